"""Lizard: winning ships are morphed. Wild: double reinforcements or a stronger kicker. Super: two ships more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, VARIANT, ZAP, dominion
from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import homes, totals, uses
from warptable import new_game
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Mark
from warptable.games.encounter.engine.verbs.ships import mark_ships, move

POWER, FLARE = "lizard.transmogrify", "flare-lizard"
SHOWN = "window-REVEALED_TOTAL"


def morphed(t: Table, seat: int = 0) -> dict[int, int]:
    """Morphed ships by place."""
    return {mark.place: mark.number for mark in t.state.marks if mark.seat == seat and mark.kind == "lizard"}


def fight(
    *own: str,
    seat: int = 0,
    cards: tuple[str, str] = ("attack-30", "attack-08"),
    third: tuple[str, ...] = ("attack-07",),
    **more: Any,
) -> Table:
    """Seat 0 attacks seat 1 with three ships; Lizard sits on this seat."""
    aliens = ["hacker", "pacifist", "clone"]
    aliens[seat] = "lizard"
    hands: dict[int, list[str]] = {0: [cards[0], "attack-01"], 1: [cards[1]], 2: [*third]}
    hands[seat] += own
    t = dominion(*aliens, hands=hands, destiny=["blue", "green"], **more)
    return t.encounter(ships=3, cards=cards)


@pytest.mark.rule("F-RES-1")
@pytest.mark.reading("lizard-when-morphed")
def test_the_ships_of_a_winning_offense_are_morphed_and_land() -> None:
    t = fight()
    assert uses(t) == [(0, POWER)]  # mandatory
    assert t.state.marks == [Mark("lizard", 0, planet(1), 2, 3)]
    assert t.ships(0, planet(1)) == 3
    assert t.view(None).seats[0].sheets[0].memory["tokens"] == 17


def test_so_are_those_of_a_winning_defense() -> None:
    t = fight(seat=1, cards=("attack-04", "attack-30"))
    assert uses(t) == [(1, POWER)]
    assert morphed(t, 1) == {planet(1): 4}


def test_not_after_a_defeat_nor_as_an_ally() -> None:
    assert uses(fight(cards=("attack-04", "attack-30"))) == []
    hands = {0: ["attack-30"], 1: ["attack-08"], 2: ["attack-07"]}
    t = dominion("hacker", "pacifist", "lizard", hands=hands)
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-30", "attack-08"))
    assert uses(t) == []


def prepared(seat: int = 0, place: int | None = None, number: int = 2) -> Callable[[Game], None]:
    def prepare(game: Game) -> None:
        mark_ships(game, seat, "lizard", planet(seat) if place is None else place, "lizard", number=number, bonus=2)

    return prepare


@pytest.mark.rule("F-REVEAL-2")
def test_a_morphed_ship_counts_three_as_main_player_and_as_ally() -> None:
    t = fight(seat=1, prepare=prepared(1), cards=("attack-04", "attack-30"))
    assert totals(t) == (4 + 3, 30 + 4 + 2 * 2)
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-07"]}
    t = dominion("hacker", "pacifist", "lizard", hands=hands, prepare=prepared(2, number=4))
    t.encounter(ships=3, allies={2: ("offense", {planet(2): 2})}, cards=("attack-10", "attack-08"))
    t.scripted({(2, "how-many-marked"): [2]})
    assert totals(t) == (10 + 3 + 2 + 2 * 2, 8 + 4)


@pytest.mark.rule("F-REVEAL-2")
def test_a_morphed_ship_of_a_main_player_with_an_ally_counts_three() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-07"]}
    t = dominion("lizard", "pacifist", "clone", hands=hands, prepare=prepared(number=4))
    t.encounter(ships={planet(0): 2}, allies={2: ("offense", {planet(2): 1})}, cards=("attack-10", "attack-08"))
    t.scripted({(0, "how-many-marked"): [2]})
    assert totals(t) == (10 + 2 + 1 + 2 * 2, 8 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-3", "F-POWER-1")
def test_zapped_or_without_its_power_the_bonus_stays_and_no_ship_is_morphed() -> None:
    t = fight(third=("cosmic-zap",)).do(2, ZAP, "cosmic-zap")
    assert morphed(t) == {}
    t = fight(seat=1, moves=homes(1, 2), prepare=prepared(1, planet(1, 3)), cards=("attack-04", "attack-30"))
    assert (totals(t), uses(t)) == ((4 + 3, 30), [])
    hands = {0: ["attack-10"], 1: ["attack-08"]}
    t = dominion("hacker", "lizard", "clone", hands=hands, moves=homes(1, 2), prepare=prepared(1, planet(1, 3)))
    t.encounter(target=planet(1, 3), ships=3, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 3, 8 + 4 + 2 * 2)


def test_which_ships_go_is_asked_where_both_kinds_stand_together() -> None:
    t = dominion("lizard", "pacifist", "clone", hands={0: ["attack-10"], 1: ["attack-08"]}, prepare=prepared())
    t.encounter(ships={planet(0): 3})
    t.do(0, "how-many-marked", 2, options=[1, 2])
    assert morphed(t) == {GATE: 2}


def _all_but(left: int) -> Callable[[Game], None]:
    """All ships but so many on the first home planet are morphed."""

    def prepare(game: Game) -> None:
        for number in range(5):
            plain = left if number == 0 else 0
            mark_ships(game, 0, "lizard", planet(0, number), "lizard", number=4 - plain, bonus=2)

    return prepare


@pytest.mark.rule("F-GOAL-1")
def test_without_a_normal_ship_left_it_has_won() -> None:
    t = dominion("lizard", "pacifist", "clone", hands={0: ["attack-30"], 1: ["attack-08"]}, prepare=_all_but(2))
    t.encounter(ships={planet(0): 2}).do(0, "how-many-marked", 0)
    t.encounter(cards=("attack-30", "attack-08"))
    assert t.session.over
    assert t.state.claims == [0]
    assert t.events("claim_by_effect") == [{"source": "lizard", "seat": 0}]


def test_normal_ships_in_the_warp_are_still_in_the_game_and_those_out_of_it_are_not() -> None:
    def prepare(game: Game) -> None:
        _all_but(1)(game)
        move(game, 0, planet(0), WARP, 1)

    t = dominion("lizard", "pacifist", "clone", hands={0: ["attack-30"]}, prepare=prepare)
    assert not t.session.over

    def out(game: Game) -> None:
        _all_but(1)(game)
        move(game, 0, planet(0), -4, 1)

    t = dominion("lizard", "pacifist", "clone", hands={0: ["attack-30"]}, prepare=out)
    assert (t.session.over, t.state.claims) == (True, [0])


@pytest.mark.reading("lizard-bound")
def test_it_cannot_be_exchanged_or_lent() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["flare-sorcerer"]}
    t = dominion("lizard", "pacifist", "clone", hands=hands).encounter(ships=3)
    assert "window-PLANNING_BEFORE" not in [prompt for _, prompt in t.open]
    t = dominion("lizard", "pacifist", "clone", hands={0: ["attack-10", "flare-philanthropist"]})
    assert "window-ENCOUNTER_START" not in [prompt for _, prompt in t.open]


@pytest.mark.rule("F-V4P-1")
def test_as_many_ships_lie_on_the_sheet_as_a_player_has() -> None:
    for variants, ships in ((VARIANT, 20), (("four-planets", *VARIANT), 16)):
        game = new_game("ffg", 3, 1, ("lizard", "void", "mite"), variants)
        assert game.state.seats[0].sheets[0].memory == {"tokens": ships}
    with pytest.raises(ValueError, match="lizard needs a colour that nobody plays"):
        table("lizard", "void", "mite", "human", "virus", variants=VARIANT)


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
def test_super_two_ships_elsewhere_are_morphed_too() -> None:
    t = fight(FLARE, moves=[(0, 1, planet(0, 4), WARP)])
    t.scripted({(0, "regroup"): [planet(0, 4)]})
    t.encounter(ships=3, cards=("attack-30", "attack-08")).do(0, RIDER, FLARE)
    t.do(0, "lizard-more", {planet(0, 1): 1, planet(0, 2): 1})
    assert morphed(t) == {planet(1): 3, planet(0, 1): 1, planet(0, 2): 1}


# ---------------------------------------------------------------- wild


def shown(*own: str, holder: int = 0, theirs: tuple[str, ...] = (), **more: Any) -> Table:
    hands: dict[int, list[str]] = {0: ["attack-10"], 1: ["attack-12", *theirs], 2: ["attack-07"]}
    hands[holder] += [FLARE, *own]
    t = dominion("hacker", "pacifist", "clone", hands=hands, destiny=["blue", "green"], **more)
    return t.encounter(ships=3, allies={2: ("offense", 1)})


@pytest.mark.rule("F-FLARE-5", "F-REINF-5")
@pytest.mark.parametrize("holder", [0, 2])
def test_wild_later_reinforcements_of_the_holder_count_double(holder: int) -> None:
    t = shown("reinforcement-3", holder=holder, theirs=("reinforcement-2",))
    t.encounter(cards=("attack-10", "attack-12")).do(holder, SHOWN, FLARE, options=["pass", FLARE])
    script: dict[tuple[int, str], list[object]] = {
        (holder, "reinforce"): [("reinforcement-3", 0)],
        (1, "reinforce"): [("reinforcement-2", 1)],
    }
    t.scripted(script)
    assert totals(t) == (10 + 3 + 1 + 6, 12 + 4 + 2)


@pytest.mark.rule("F-FLARE-5", "N-KICK-6")
def test_wild_or_the_factor_of_the_own_kicker_rises() -> None:
    t = shown(rewards={0: ["kicker-2-team-spirit"]}).do(0, "window-PLANNING_BEFORE", "kicker-2-team-spirit")
    t.encounter(cards=("attack-10", "attack-12")).do(0, SHOWN, FLARE)
    t.do(0, "lizard-boost", "raise-kicker", options=["double-reinforcements", "raise-kicker"])
    assert totals(t) == (10 * 3 + 3 + 1, 12 + 4)
    assert [event["value"] for event in t.events("kicker_raised")] == [3]


@pytest.mark.rule("N-KICK-12")
@pytest.mark.reading("lizard-wild-kicker")
def test_wild_it_does_not_raise_reverse_polarity() -> None:
    """It multiplies the cards of both sides: there is nothing to raise, and so nothing to choose."""
    face = "kicker-m1-reverse-polarity"
    t = shown(rewards={0: [face]}).do(0, "window-PLANNING_BEFORE", face)
    t.encounter(cards=("attack-10", "attack-12")).do(0, SHOWN, FLARE)
    assert "lizard-boost" not in [prompt for _, prompt in t.open]
    assert totals(t) == (-10 + 3 + 1, -12 + 4)


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_only_when_attack_meets_attack_and_a_card_zap_stops_it() -> None:
    t = shown("reinforcement-3", theirs=("negotiate",)).encounter(cards=("attack-10", "negotiate"))
    assert SHOWN not in [prompt for _, prompt in t.open]
    t = shown("reinforcement-3", theirs=("card-zap",)).encounter(cards=("attack-10", "attack-12"))
    t.do(0, SHOWN, FLARE).do(1, STOP, "card-zap").do(0, "reinforce", ("reinforcement-3", 0))
    assert totals(t) == (10 + 3 + 1 + 3, 12 + 4)
