"""Generated pages are up to date, every moment is explained by a real rule, and sentences are plain."""

import re
from pathlib import Path

from tools import timing, timing_duel
from warptable.games.encounter.engine.facts import rules
from warptable.games.encounter.engine.model.windows import MEANING, Window

ROOT = Path(__file__).resolve().parent.parent


def test_the_timing_page_is_up_to_date() -> None:
    """Run `.venv/bin/python tools/timing.py` or `tools/timing_duel.py` and read the difference."""
    assert timing.FILE.read_text(encoding="utf-8") == timing.page()
    assert timing_duel.FILE.read_text(encoding="utf-8") == timing_duel.page()


def test_every_window_has_a_meaning_and_a_rule() -> None:
    assert set(MEANING) == set(Window)
    assert {rule for _, rule in MEANING.values()} <= set(rules())


def test_sentences_need_no_decoding() -> None:
    """These phrases make a reader translate first. Each has a plain form, such as `by default` or `rarely`."""
    phrases = re.compile(
        r"\bthe own \w|\bin the midst\b|\bso and so\b|\bseldom\b|\bunless told\b|\bThis is no \w|\bthough there be\b"
    )
    texts = [*(ROOT / "src").rglob("*.py"), *ROOT.glob("docs/**/*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md"]
    found = [
        f"{path.relative_to(ROOT)}:{number} {line.strip()}"
        for path in texts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if phrases.search(line)
    ]
    assert found == []
