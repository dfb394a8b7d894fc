"""`warptable new` as a newcomer uses it: what it writes passes its own tests, as it stands."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.installed import install, run
from warptable.cli.main import main
from warptable.text import LOCALES, t

TESTED = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def written() -> list[str]:
    return sorted(str(file) for file in Path().rglob("*") if file.is_file())


def test_a_new_game_is_played_and_tested(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "game", "pick-up", "--to", "mine", "--lang", "en"]) == 0
    files, following = capsys.readouterr().out.splitlines()
    assert written() == sorted(re.findall(r"[\w/.-]+\.\w+", files))
    assert "pip install -e mine/pick_up" in following
    project = tomllib.loads(Path("mine/pick_up/pyproject.toml").read_text(encoding="utf-8"))
    [(name, record)] = project["project"]["entry-points"]["warptable.games"].items()
    home = tmp_path / "mine" / "pick_up"
    install(home, name, {}, record)
    assert "2 passed" in run(home, *TESTED, "--rootdir", str(home))
    played = run(home, "-m", "warptable", "play", "--edition", name, "--seed", "4", "--lang", "de", typed="2\nquit\n")
    assert "Wie viele Stäbe nimmst du?" in played
    assert "Du nimmst 2, 19 bleiben." in played


def test_a_new_alien_is_played_and_tested(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Beside another one, which is left alone."""
    Path("my-aliens").mkdir()
    Path("my-aliens", "en.ftl").write_text("", encoding="utf-8")
    assert main(["new", "alien", "tick_tack", "--lang", "en"]) == 0
    assert written() == ["my-aliens/en.ftl", "my-aliens/tests/test_tick_tack.py", "my-aliens/tick_tack.py"]
    [following] = re.findall(r"then warptable (.*) \(", capsys.readouterr().out)
    assert "2 passed" in run(tmp_path, *TESTED, "--rootdir", str(tmp_path), "my-aliens/tests")
    assert "You are Red" in run(tmp_path, "-m", "warptable", *following.split(), "--lang", "en", typed="quit\n")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("game 2x", "'2x' is no name for a file: take small letters, digits and underscores"),
        ("game class", "'class' is no name for a file: take small letters, digits and underscores"),
        ("game ../up", "'../up' is no name for a file: take small letters, digits and underscores"),
        ("game duel", "there is already a game 'duel'"),
        ("game avalon", "there is already a game 'avalon'"),
        ("game random", "there is already a Python module 'random'"),
        ("alien zombie", "there is already an alien 'zombie'"),
        ("alien tick-tock", "there is already an alien 'tick-tock'"),
        ("alien mine --to there/file", "there/file: File exists"),
        ("game mine --to there", "there/mine/pyproject.toml is there already; nothing was written"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("there", "mine").mkdir(parents=True)
    Path("there", "mine", "pyproject.toml").write_text("mine", encoding="utf-8")
    Path("there", "file").write_text("", encoding="utf-8")
    before = written()
    assert main(["new", *words.split()]) == 2
    assert capsys.readouterr().err == f"warptable: {line}\n"
    assert written() == before
    assert Path("there", "mine", "pyproject.toml").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", ["game", "alien"])
def test_what_comes_next_is_said_in_both_languages(locale: str, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", kind, "mine", "--to", "here", "--lang", locale]) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 2
    assert said.startswith(t(locale, "new-written", files="here"))
    shutil.rmtree("here")
