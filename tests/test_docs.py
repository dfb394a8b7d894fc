"""Generated pages are up to date, and every moment is explained by a real rule."""

from tools import timing, timing_duel
from warptable.encounter.facts import rules
from warptable.encounter.model.windows import MEANING, Window


def test_the_timing_page_is_up_to_date() -> None:
    """Run `.venv/bin/python tools/timing.py` or `tools/timing_duel.py` and read the difference."""
    assert timing.FILE.read_text(encoding="utf-8") == timing.page()
    assert timing_duel.FILE.read_text(encoding="utf-8") == timing_duel.page()


def test_every_window_has_a_meaning_and_a_rule() -> None:
    assert set(MEANING) == set(Window)
    assert {rule for _, rule in MEANING.values()} <= set(rules())
