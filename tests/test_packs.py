"""Packs: aliens from a folder or an installed package, which belong to the table that has them and to no other."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import warptable
from warptable.games.encounter.engine.content.registry import all_aliens, registry_for
from warptable.kernel import BadSave, Rng, Session
from warptable.text.checking import check_words

HERALD = '''
"""Herald: as a main player, draws a card before allies are invited."""

from warptable.games.encounter.engine.content.api import Alien, Role, Use, W

ALIEN = Alien("herald")


@ALIEN.ability(W.ALLIANCE_BEFORE, role=Role.MAIN)
async def proclaim(use: Use) -> None:
    await use.draw(CARDS)


CARDS = 1
'''
ALIENS = ("herald", "zombie", "void")


def folder(place: Path, files: dict[str, str]) -> Path:
    """A folder with these files."""
    place.mkdir(exist_ok=True)
    for name, text in files.items():
        (place / name).write_text(text, encoding="utf-8")
    return place


def herald(place: Path, cards: int = 1, **more: str) -> warptable.Pack:
    """A pack with the Herald, who draws so many cards; more files by their endings."""
    files = {"herald.py": HERALD.replace("CARDS = 1", f"CARDS = {cards}")}
    return warptable.load_pack(folder(place, files | {f"pack.{ending}": text for ending, text in more.items()}))


def played(game: Session[Any]) -> list[int]:
    """Play at random, with the herald's power wherever it is offered; how many cards it drew each time."""
    rng, wants = Rng.seeded(1), "herald.proclaim"
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision, wants if wants in decision.options else rng.choice(decision.options))
    return [event.data["number"] for event in game.log if event.kind == "drew" and event.source == "herald"]


def test_an_alien_of_a_pack_plays(tmp_path: Path) -> None:
    pack = herald(tmp_path)
    assert list(pack.aliens) == ["herald"]
    assert pack.texts["herald"] == "As a main player, draws a card before allies are invited."
    assert set(played(warptable.new_game(players=3, seed=1, aliens=ALIENS, packs=[pack]))) == {1}


def test_it_is_dealt_like_the_others(tmp_path: Path) -> None:
    def dealt(**more: Any) -> set[str]:
        games = [warptable.new_game(players=5, seed=seed, **more) for seed in range(60)]
        return {alien for game in games for decision in game.decisions for alien in decision.options}

    assert dealt(packs=[herald(tmp_path)]) - dealt() == {"herald"}


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    warptable.new_game(players=3, aliens=ALIENS, packs=[herald(tmp_path)])
    assert "herald" not in all_aliens()
    assert "herald" not in registry_for("ffg").aliens
    assert not [name for name in sys.modules if "warptable_pack" in name]
    with pytest.raises(ValueError, match="unknown alien 'herald'"):
        warptable.new_game(players=3, aliens=ALIENS)


def test_two_tables_of_one_process_have_different_packs_with_the_same_alien(tmp_path: Path) -> None:
    """Forked and saved on the way: each keeps its own Herald."""
    small, large = herald(tmp_path / "small", 1), herald(tmp_path / "large", 3)
    one, three = (warptable.new_game(players=3, seed=1, aliens=ALIENS, packs=[pack]) for pack in (small, large))
    assert set(played(one.fork())) == {1}
    assert set(played(three.fork())) == {3}
    assert set(played(warptable.load(one.save(), [small]))) == {1}
    assert set(played(warptable.load(three.save(), [large, small]))) == {3}
    assert set(played(one)) == {1}


# ---------------------------------------------------------------- saves


def a_save(pack: warptable.Pack) -> bytes:
    return warptable.new_game(players=3, seed=1, aliens=ALIENS, packs=[pack]).save()


@pytest.mark.parametrize(
    ("here", "line"),
    [
        ((), "this save needs the pack 'trumpets' (version 1.2), which is not loaded"),
        (("drums", "1.2"), "this save needs the pack 'trumpets' (version 1.2), which is not loaded"),
        (("trumpets", "1.3"), "this save needs version 1.2 of the pack 'trumpets', not 1.3"),
    ],
)
def test_a_save_without_its_pack_is_refused_in_one_line(tmp_path: Path, here: tuple[str, ...], line: str) -> None:
    pack = herald(tmp_path, toml='name = "trumpets"\nversion = "1.2"\n')
    others = [warptable.Pack(here[0], here[1], pack.aliens)] if here else []
    with pytest.raises(BadSave) as refused:
        warptable.load(a_save(pack), others)
    assert str(refused.value) == line
    assert warptable.load(a_save(pack), [pack]).options.packs == (pack,)


def test_a_pack_that_does_not_say_its_version_has_another_one_when_it_changes(tmp_path: Path) -> None:
    before, again, after = herald(tmp_path), herald(tmp_path), herald(tmp_path, 2)
    assert before.version == again.version != after.version
    assert warptable.load(a_save(before), [again]).options.packs == (again,)
    with pytest.raises(BadSave, match=f"needs version {before.version} of the pack"):
        warptable.load(a_save(before), [after])


# ---------------------------------------------------------------- what is in a pack


def test_a_pack_with_everything(tmp_path: Path) -> None:
    files = {
        "herald.py": HERALD,
        "pack.toml": 'name = "trumpets"\nversion = "2.0"\nauthors = ["Ada", "Bo"]\n',
        "en.ftl": "alien-herald = Town Crier\n",
        "de.ftl": "alien-herald = Ausrufer\n",
        "herald.svg": '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>',
        "test_herald.py": "raise RuntimeError",
        "conftest.py": "raise RuntimeError",
    }
    folder(folder(tmp_path, files) / "tests", {"test_more.py": "raise RuntimeError"})
    pack = warptable.load_pack(tmp_path)
    assert (pack.name, pack.version, pack.authors) == ("trumpets", "2.0", ("Ada", "Bo"))
    assert (sorted(pack.words), sorted(pack.emblems), sorted(pack.aliens)) == (["de", "en"], ["herald"], ["herald"])


def test_one_file_is_a_pack_too(tmp_path: Path) -> None:
    folder(tmp_path, {"herald.py": HERALD, "broken.py": "x = 1"})
    pack = warptable.load_pack(tmp_path / "herald.py")
    assert (pack.name, list(pack.aliens)) == ("herald", ["herald"])


def test_an_installed_package_brings_a_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder(tmp_path / "warptable_trumpets", {"__init__.py": "", "herald.py": HERALD})
    about = {
        "METADATA": "Metadata-Version: 2.1\nName: warptable-trumpets\nVersion: 3.1\n",
        "entry_points.txt": "[warptable.aliens]\ntrumpets = warptable_trumpets\n",
    }
    folder(tmp_path / "warptable_trumpets-3.1.dist-info", about)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert warptable.installed_packs() == ("trumpets",)
    pack = warptable.load_pack("trumpets")
    assert (pack.name, pack.version, list(pack.aliens)) == ("trumpets", "3.1", ["herald"])
    with pytest.raises(ValueError, match=r"there is no folder 'drums' or installed pack \(there are: trumpets\)"):
        warptable.load_pack("drums")


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({}, "no alien file"),
        ({"herald.py": "x = 1"}, "herald.py does not define ALIEN"),
        ({"herald.py": "raise SystemExit(3)"}, "herald.py: SystemExit: 3"),
        ({"herald.py": "import nothing_like_this"}, "herald.py: ModuleNotFoundError"),
        ({"herald.py": "def ("}, "herald.py: SyntaxError"),
        ({"herald.py": HERALD, "twin.py": HERALD}, "twin.py: there is already an alien 'herald'"),
        ({"herald.py": HERALD, "pack.toml": "name ="}, "pack.toml: Invalid value"),
        ({"herald.py": HERALD, "pack.toml": "nmae = 'x'"}, "pack.toml: unknown entry 'nmae'"),
        ({"herald.py": HERALD, "pack.toml": "version = 2"}, "pack.toml: 'version' must be a text"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, files: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message) as raised:
        warptable.load_pack(folder(tmp_path / "pack", files))
    assert "\n" not in str(raised.value)


def test_a_folder_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="there is no folder 'nowhere'"):
        warptable.load_pack("nowhere")


def test_a_name_that_is_taken_is_refused_at_the_table(tmp_path: Path) -> None:
    """By an alien of the package, or by one of another pack."""
    folder(tmp_path / "one", {"zombie.py": HERALD.replace("herald", "zombie")})
    with pytest.raises(ValueError, match="there is already an alien 'zombie'"):
        warptable.new_game(packs=[warptable.load_pack(tmp_path / "one")])
    first = herald(tmp_path / "two")
    twin = warptable.load_pack(shutil.copytree(tmp_path / "two", tmp_path / "three"))
    with pytest.raises(ValueError, match="there is already an alien 'herald'"):
        warptable.new_game(packs=[first, twin])


def test_words_that_cannot_be_read_or_that_are_ours_are_refused_in_one_line(tmp_path: Path) -> None:
    for words, message in (
        ("alien-herald = {", "en.ftl cannot be read near 'alien-herald = {'"),
        ("option-pass = No", "en.ftl: there is already a message 'option-pass'"),
    ):
        pack = warptable.load_pack(folder(tmp_path, {"herald.py": HERALD, "en.ftl": f"{words}\n"}))
        with pytest.raises(ValueError, match="ftl") as raised:
            check_words(pack)
        assert str(raised.value) == message
    with pytest.raises(ValueError, match="there is no language 'fr'"):
        check_words(warptable.Pack("french", "1", words={"fr": "alien-herald = Héraut\n"}))
