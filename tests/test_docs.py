"""Generated pages are up to date, every moment is explained by a real rule, and sentences are plain."""

import inspect
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import warptable
from tests.games.encounter import scenario
from tools import events, reference, timing, timing_duel
from warptable.cli.main import commands
from warptable.games.encounter.engine.facts import rules
from warptable.games.encounter.engine.model.windows import MOMENTS

ROOT = Path(__file__).resolve().parent.parent


def test_the_timing_page_is_up_to_date() -> None:
    """Run `.venv/bin/python tools/timing.py` or `tools/timing_duel.py` and read the difference."""
    assert timing.FILE.read_text(encoding="utf-8") == timing.page()
    assert timing_duel.FILE.read_text(encoding="utf-8") == timing_duel.page()


def test_the_reference_of_content_is_up_to_date_and_says_something_about_everything() -> None:
    """Run `.venv/bin/python tools/reference.py` and read the difference."""
    page = reference.page()
    assert reference.FILE.read_text(encoding="utf-8") == page
    assert [line for line in page.splitlines() if line.endswith(("|  |", "| |")) and "`" in line] == []


def test_the_list_of_events_is_up_to_date() -> None:
    """Run `.venv/bin/python tools/events.py`."""
    assert events.FILE.read_text(encoding="utf-8") == events.page()


def test_every_window_has_a_meaning_and_a_rule() -> None:
    assert all(window.meaning for window in MOMENTS)
    assert {window.rule for window in MOMENTS} <= set(rules())


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


# ---------------------------------------------------------------- pages for builders


def blocks(page: str, language: str) -> list[str]:
    """The code of a page in one language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


@pytest.mark.parametrize("block", blocks("docs/scenarios.md", "python"))
def test_the_scenarios_of_the_cheat_sheet_hold(block: str) -> None:
    names: dict[str, Any] = {"pytest": pytest}
    exec(block, names)
    tests = [test for name, test in names.items() if name.startswith("test_")]
    assert tests
    for test in tests:
        test()


def test_the_cheat_sheet_names_every_word_of_a_scenario() -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    words = {*inspect.signature(scenario.table).parameters} - {"packs"}
    words |= {
        name for name in dir(scenario.Table) if not name.startswith("_") and callable(getattr(scenario.Table, name))
    }
    assert {word for word in words if not re.search(rf"\b{word}\b", page)} <= {
        "verify",
        "check",
        "answer_of",
        "decision",
        "seen_card",
        "aliens",
    }


def test_a_game_is_looked_at_as_the_page_on_debugging_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.warp").write_bytes(warptable.new_game("ffg", 3, 1).save())
    (block,) = blocks("docs/debugging.md", "python")
    names: dict[str, Any] = {}
    exec(block, names)
    assert [one.key for one in names["copy"].decisions] != [one.key for one in names["game"].decisions]


PAGES = ("README.md", "CONTRIBUTING.md", *(str(page.relative_to(ROOT)) for page in sorted(ROOT.glob("docs/**/*.md"))))
FILE = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|html|css|js|json))`")
MADE_UP = re.compile(r"NAME|^my-aliens/|^pig/")
"""Files that a reader is to write."""
FILES = [path.as_posix() for part in ("src", "tests", "tools") for path in (ROOT / part).rglob("*.*")]
TEMPLATES = ("duel/coach/opening.html",)
"""Templates of a game are named with its id, not by the place of their file."""


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_is_there(page: str) -> None:
    """Links, files of the project, tools that are run by their name, and commands."""
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\((?!https?:)([^)]+)\)", text)]
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []
    named = {file for file in FILE.findall(text) if not MADE_UP.search(file)}.difference(TEMPLATES)
    assert [file for file in sorted(named) if not any(there.endswith(f"/{file}") for there in FILES)] == []
    modules = re.findall(r"python -m ((?:tools|warptable)[\w.]*)", text)
    assert [name for name in modules if find_spec(name) is None] == []
    assert set(re.findall(r"(?:^|`)warptable (\w+)", text, re.MULTILINE)) <= commands().keys()


# ---------------------------------------------------------------- words

RETIRED = {
    "PausingGame": "RunningGame",
    "Scenery": "GameHooks",
    "Album": "SceneCache",
    "half_sent": "request_timeout",
    "Tale": "Highlights",
    "tale_of": "highlights_of",
}
"""Words that we have given up, and what we say now (docs/glossary.md)."""


def test_retired_words_stay_out() -> None:
    words = re.compile(rf"\b({'|'.join(RETIRED)})\b")
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.html"), *ROOT.glob("docs/*.md")]
    found = [f"{path.relative_to(ROOT)}: {word}" for path in files for word in words.findall(path.read_text("utf-8"))]
    assert found == []
