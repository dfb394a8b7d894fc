"""Generated pages are up to date, and every moment is explained by a real rule."""

from tools.timing import FILE, page
from warptable.encounter.facts import rules
from warptable.encounter.model.windows import MEANING, Window


def test_the_timing_page_is_up_to_date() -> None:
    """Run `.venv/bin/python tools/timing.py` and read the difference."""
    assert FILE.read_text(encoding="utf-8") == page()


def test_every_window_has_a_meaning_and_a_rule() -> None:
    assert set(MEANING) == set(Window)
    assert {rule for _, rule in MEANING.values()} <= set(rules())
