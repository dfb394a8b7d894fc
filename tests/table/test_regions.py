"""The regions of the game page: each comes from its part of the scene, and the page is made of nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import warptable
from warptable.game import games
from warptable.games.duel.page import examples as duel_scenes
from warptable.games.encounter.page.examples import played, scene_at, scene_of, with_reader
from warptable.games.encounter.page.pages import IN_WORDS, PICTURE
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.invitation import Invitation
from warptable.table.page.frames import Frame, whole
from warptable.table.page.game.page import frame, table
from warptable.table.page.game.regions import AnyRegion, drawn
from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.data import Orders, Person

DOCS = Path(__file__).parents[2] / "docs" / "web-table.md"
SRC = Path(warptable.__file__).parent
CHANGES: dict[str, Any] = {
    "asked": None,
    "chat": (ChatLine(99, 1, "Bix", "Something new"),),
    "log": (),
    "orders": Orders(untouched=True, stops=("reveal",)),
    "people": [Person("Eve", present=False)] * 4,
    "invitation": Invitation("http://elsewhere/t/abc"),
    "waiting": (),
}


def scenes() -> Iterator[EncounterScene]:
    for prompt in ("aim", "launch", "ally", "encounter-card"):
        yield with_reader(scene_at(prompt), coach=True)
    yield scene_of(played(lambda game: game.decisions[0].kind == "offer"))
    yield scene_of(played(lambda game: game.state.encounters > 2), None, "de")
    yield scene_of(played(lambda game: False, players=3))
    yield scene_of(warptable.new_game("ffg", 3, 1, variants=("technology", "reward-deck"), uniform=True))


def test_the_page_shows_every_region_as_it_is_drawn_alone() -> None:
    for scene in scenes():
        page = table(scene)
        for name, markup in drawn(PICTURE, scene).items():
            assert whole(markup) in page, name


def test_the_page_has_a_slot_for_every_region_and_no_other() -> None:
    """A region without a slot would be sent to pages that have no such element."""
    for scene in scenes():
        for text_view in (False, True):
            made = frame(with_reader(scene, text_view=text_view))
            assert sorted(re.findall("<!--region ([a-z0-9-]+)-->", made.shell)) == sorted(made.regions)


@pytest.mark.parametrize("text_view", [False, True])
def test_a_region_is_one_element_that_bears_its_name(text_view: bool) -> None:
    for scene in scenes():
        for name, markup in drawn(IN_WORDS if text_view else PICTURE, scene).items():
            text = whole(markup)
            tag, attributes = re.match(r"\s*<(\w+)([^>]*)>", text).groups()  # type: ignore[union-attr]
            assert re.search(rf'\bid="{name}"', attributes), name
            assert text.rstrip().endswith(f"</{tag}>"), name


@pytest.mark.parametrize("region", PICTURE, ids=lambda region: region.name)
def test_a_region_changes_only_with_its_part(region: AnyRegion) -> None:
    known = {field.name for field in fields(region.part)}
    scene = with_reader(scene_at("launch"), coach=True)
    before = region.of(scene)
    for name in CHANGES.keys() - known:
        assert region.of(replace(scene, **{name: CHANGES[name]})) == before, name


# ---------------------------------------------------------------- a newcomer finds them


def exceptions(family: str) -> dict[str, str]:
    """The table of docs/web-table.md, without what only another family draws: regions that are not drawn in a folder or
    module of their name."""
    rows = re.findall(r"^\| (`.*) \| `([\w/]+\.py)` \|$", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    others = tuple(f"games/{other}/" for other in games() if other != family)
    return {
        name: file for names, file in rows if not file.startswith(others) for name in re.findall(r"`([\w-]+)`", names)
    }


def by_name(family: str) -> dict[str, Path]:
    """Folders and modules of the pages, general ones and those of a family, by the id that they would draw."""
    folders = (SRC / "table" / "page", SRC / "games" / family / "page")
    files = [file for folder in folders for file in folder.rglob("*.py")]
    return {(file.parent if file.stem == "__init__" else file).stem.replace("_", "-"): file for file in files}


def file_of(name: str, family: str) -> Path:
    other = exceptions(family).get(name)
    return SRC / other if other else by_name(family)[name]


def names_in(shown: Frame) -> Iterator[str]:
    """The regions of a frame, and those in them."""
    for name, region in shown.regions.items():
        yield name
        if isinstance(region, Frame):
            yield from names_in(region)


def test_a_region_is_found_by_its_name_or_in_the_docs() -> None:
    frames = [frame(with_reader(s, text_view=v)) for s in scenes() for v in (False, True)]
    inner = {re.sub(r"\d+", "N", name) for shown in frames for name in names_in(shown)}
    outer = {re.sub(r"\d+", "N", name) for shown in frames for name in shown.regions}
    for name in outer | exceptions("encounter").keys():
        assert name in inner, f"no page has {name}"
        text = file_of(name, "encounter").read_text(encoding="utf-8")
        begun = re.escape(name.partition("N")[0].rpartition("-")[0])  # with a number or the name of a place behind it
        assert re.search(rf'id="{name}"|id=f?"{begun}-\{{', text), f"another file draws {name}"


def test_a_region_of_duel_is_found_by_its_name_or_in_the_docs() -> None:
    for prompt in ("dial", "lock-in", "reinforce"):
        scene = duel_scenes.scene_of(duel_scenes.game_at(prompt))
        for text_view in (False, True):
            shown = frame(replace(scene, reader=replace(scene.reader, text_view=text_view)))
            for name in {re.sub(r"\d+", "N", name) for name in shown.regions}:
                assert file_of(name, "duel").is_file()
