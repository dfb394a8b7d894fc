"""Some aliens need something of a table that not every table has: a colour that nobody plays, flares."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import warptable
from warptable.game import family_of
from warptable.games.encounter.engine.content.registry import aliens_of
from warptable.games.encounter.engine.rules.wiring import Registry
from warptable.games.encounter.lab.pairs import tables_of
from warptable.kernel.packs import Pack
from warptable.table.rooms.new_game import choosable, left_out
from warptable.table.rooms.settings import TableSettings

DOMINION = ("dominion-aliens",)
DRIFTER = """
from warptable.games.encounter.engine.content.api import Alien
ALIEN = Alien("drifter", needs=("unused-colour",))
AVALON = ALIEN.version("avalon")
"""


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    (tmp_path / "drifter.py").write_text(DRIFTER, encoding="utf-8")
    return warptable.load_pack(tmp_path)


def dealt(players: int, pack: Pack, **more: Any) -> set[str]:
    """Every alien that some of many games has, at a seat or in the box."""
    found: set[str] = set()
    for seed in range(6):
        state = warptable.new_game("ffg", players, seed, packs=[pack], **more).state
        found |= {*state.unused, *(alien for seat in state.seats for alien in seat.dealt)}
    return found


def test_whoever_needs_an_unused_colour_is_not_dealt_to_five_nor_drawn_later(pack: Pack) -> None:
    assert "drifter" in dealt(4, pack)
    assert "drifter" not in dealt(5, pack)


def test_whoever_needs_flares_is_not_dealt_without_them(pack: Pack) -> None:
    assert "reactor" in dealt(4, pack, variants=DOMINION)
    assert "reactor" not in dealt(4, pack, variants=DOMINION, flares=())


def test_naming_one_is_refused_in_one_line(pack: Pack) -> None:
    named = ("drifter", "void", "mite", "human")
    warptable.new_game("ffg", 4, aliens=named, packs=[pack])
    with pytest.raises(ValueError, match=r"^drifter needs a colour that nobody plays \(at most 4 players\)$"):
        warptable.new_game("ffg", 5, aliens=(*named, "virus"), packs=[pack])
    with pytest.raises(ValueError, match=r"^reactor needs flares in the game$"):
        warptable.new_game("ffg", 3, aliens=("reactor", "void", "mite"), variants=DOMINION, flares=())


def test_a_version_needs_what_its_alien_needs(pack: Pack) -> None:
    assert aliens_of("avalon", (pack,))["drifter"].needs == ("unused-colour",)
    assert family_of("ffg").left_out("ffg", 4, packs=(pack,)) == {}
    assert family_of("ffg").left_out("ffg", 5, packs=(pack,)) == {"drifter": "unused-colour"}


def test_nobody_joins_twice_nor_those_whom_they_may_not_meet() -> None:
    registry = Registry({}, {}, apart={"drifter": frozenset({"anchor"})})
    joins = [registry.may_join("drifter", others) for others in ((), ("void",), ("drifter",), ("void", "anchor"))]
    assert joins == [True, True, False, False]


def test_the_lobby_can_say_who_is_left_out_and_why(pack: Pack) -> None:
    four = TableSettings(players=4, variants=DOMINION, flares=False)
    assert left_out(four, (pack,))["reactor"] == "flares"
    assert "drifter" in choosable(four, (pack,))
    assert "reactor" not in choosable(four, (pack,))
    five = TableSettings(players=5, variants=DOMINION)
    assert left_out(five, (pack,))["drifter"] == "unused-colour"
    assert "drifter" not in choosable(five, (pack,))
    assert "reactor" in choosable(five, (pack,))


def test_the_pairs_of_the_laboratory_meet_at_tables_that_they_may_be_at() -> None:
    needy = family_of("ffg").left_out("ffg", 5, DOMINION)
    seated = [table for table in tables_of("ffg", 5, DOMINION) if needy.keys() & set(table)]
    assert seated
    assert {len(table) for table in seated} == {4}
