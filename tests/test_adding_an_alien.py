"""What docs/adding-an-alien.md shows works as it stands there: the pack, its words, its test, its commands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import warptable
from warptable.cli.main import main
from warptable.games.encounter.engine.content.registry import aliens_of
from warptable.games.encounter.words.speaker import Speaker
from warptable.text import LOCALES
from warptable.text.checking import check_words

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "adding-an-alien.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`my-aliens/([\w.]+)`:\n\n```\w*\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL))
PYTHON: list[str] = re.findall(r"^```python\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> warptable.Pack:
    """The pack of the page, in a folder below the current one."""
    monkeypatch.chdir(tmp_path)
    Path("my-aliens").mkdir()
    for name, text in FILES.items():
        Path("my-aliens", name).write_text(text, encoding="utf-8")
    return warptable.load_pack("my-aliens")


def shown(word: str) -> str:
    """The one block of Python with this word in it."""
    [block] = [block for block in PYTHON if word in block]
    return block


def test_the_pack_loads_with_everything_it_shows(pack: warptable.Pack) -> None:
    assert sorted(FILES) == ["en.ftl", "herald.py", "herald.svg", "pack.toml"]
    assert (pack.name, pack.version, pack.authors) == ("trumpets", "1.0", ("You",))
    assert (list(pack.aliens), list(pack.words), list(pack.emblems)) == (["herald"], ["en"], ["herald"])


@pytest.mark.parametrize("locale", LOCALES)
def test_its_words_are_said(pack: warptable.Pack, locale: str) -> None:
    check_words(pack)
    speaker = Speaker(locale, packs=(pack,))
    sheet = speaker.sheet("herald")
    assert (speaker.alien("herald"), sheet.power_name) == ("Herald", "The Power to Proclaim")
    assert all((sheet.power, sheet.wild, sheet.super, sheet.does))
    assert "Proclaim" in speaker.ability("herald.proclaim")


def test_a_game_is_played_with_it_and_saved(pack: warptable.Pack) -> None:
    scope: dict[str, object] = {}
    exec(shown('load_pack("my-aliens")\ngame'), scope)
    assert scope["game"].history == scope["again"].history  # type: ignore[attr-defined]


def test_the_test_passes(pack: warptable.Pack) -> None:
    scope: dict[str, object] = {}
    exec(shown("t = table("), scope)
    [test] = [made for name, made in scope.items() if name.startswith("test_")]
    assert callable(test)
    test()


@pytest.mark.usefixtures("pack")
def test_the_check_passes(capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, Any] = {}
    exec(shown("check_pack("), scope)
    scope["test_my_aliens"]()
    [missing] = capsys.readouterr().out.splitlines()
    assert missing.startswith("de has no words for: alien-herald, alien-herald-does, ")


def test_the_version_of_an_edition_differs_as_it_says(pack: warptable.Pack) -> None:
    with Path("my-aliens", "herald.py").open("a", encoding="utf-8") as file:
        file.write("\n\n" + shown("ALIEN.version("))
    packs = (warptable.load_pack("my-aliens"),)
    ours, theirs = aliens_of("ffg", packs)["herald"], aliens_of("avalon", packs)["herald"]
    assert [ability.id for ability in ours.abilities] == [ability.id for ability in theirs.abilities]
    assert ours.abilities[0].role != theirs.abilities[0].role
    assert (len(ours.flares), len(theirs.flares)) == (2, 0)


@pytest.mark.usefixtures("pack")
@pytest.mark.parametrize("command", re.findall(r"^\.venv/bin/warptable (.*my-aliens.*)$", PAGE, flags=re.MULTILINE))
def test_the_commands_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = re.sub(r"--games \d+", "--games 4", command).split()
    assert main([*words, "--workers", "1"]) == 0
    assert "Herald" in capsys.readouterr().out
