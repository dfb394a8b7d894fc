"""Techs that stay in play: Xenon Lasers, Collapsium Hulls, Plasma Thrusters, Precursor Seed."""

from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from warptable.games.encounter.engine.game import Game

FIRE = "xenon-lasers.fire"
HOLD = "collapsium-hulls.hold"
SUPPORT = "plasma-thrusters.support"
STAY = "window-STAY"


# ---------------------------------------------------------------- Xenon Lasers


@pytest.mark.rule("F-TECH-10")
@pytest.mark.parametrize(("way", "total"), [("raise", 10), ("lower", 8)])
def test_xenon_lasers_change_the_own_total_by_one_and_stay(way: str, total: int) -> None:
    hands = {0: ["attack-08", "attack-06", "attack-04"], 1: ["attack-08", "attack-06"]}
    t = table(players=3, hands=hands, techs={0: ["xenon-lasers"]})
    t.encounter(ships=1, cards=("attack-08", "attack-08"))
    t.do(0, "window-REVEALED_TOTAL", FIRE, options=["pass", FIRE]).do(
        0, "xenon-lasers", way, options=["raise", "lower"]
    )
    assert t.events("totals")[0]["offense"] == total
    assert [held.id for held in t.view(1).seats[0].techs] == ["xenon-lasers"]
    assert t.events("tech_used") == [{"source": FIRE, "seat": 0, "tech": "xenon-lasers", "ability": FIRE}]


def test_xenon_lasers_help_an_ally_once_an_encounter_and_not_a_bystander() -> None:
    hands = {0: ["attack-08", "attack-06"], 1: ["attack-08", "attack-06"]}
    t = table(players=3, hands=hands, techs={2: ["xenon-lasers"]})
    t.encounter(ships=1, allies={2: ("defense", 1)}, cards=("attack-08", "attack-08"))
    t.do(2, "window-REVEALED_TOTAL", FIRE).do(2, "xenon-lasers", "raise")
    assert t.events("totals")[0]["defense"] == 8 + 4 + 1 + 1
    t = table(players=3, hands=hands, techs={2: ["xenon-lasers"]})
    t.encounter(ships=1, cards=("attack-08", "attack-08"))
    assert t.events("totals")


# ---------------------------------------------------------------- Collapsium Hulls


def beaten(attack: str, defense: str = "attack-04") -> Table:
    """Blue attacks Red, which has Collapsium Hulls, with one ship against four."""
    hands = {0: [defense, "attack-06"], 1: [attack, "attack-06"]}
    t = table(players=3, first=1, destiny=["red"], hands=hands, techs={0: ["collapsium-hulls"]})
    return t.encounter(offense=1, defense=0, ships=1, cards=(attack, defense))


@pytest.mark.parametrize("attack", ["attack-08", "attack-12"])
def test_collapsium_hulls_keep_a_ship_after_a_narrow_defeat(attack: str) -> None:
    t = beaten(attack)
    t.do(0, STAY, HOLD, options=["pass", HOLD])
    assert t.ships(0, planet(0)) == 1
    assert t.ships(1, planet(0)) == 1
    assert t.ships(0, WARP) == 3
    assert t.events("stayed") == [{"source": "collapsium-hulls", "seat": 0, "planet": 0, "ships": 1}]
    assert t.state.seats[0].home == 5


@pytest.mark.reading("collapsium-margin")
def test_collapsium_hulls_keep_a_ship_after_a_defeat_by_nothing() -> None:
    """With Loser's upset a tie is won by the offense."""
    hands = {0: ["attack-05"], 1: ["attack-08", "attack-06"]}
    t = table("mite", "loser", "virus", first=1, destiny=["red"], hands=hands, techs={0: ["collapsium-hulls"]})
    t.encounter(offense=1, defense=0, ships=1)
    t.do(1, "window-PLANNING_BEFORE", "loser.upset")
    t.encounter(offense=1, defense=0, cards=("attack-08", "attack-05"))
    assert t.events("outcome")[-1]["margin"] == 0
    t.do(0, STAY, HOLD)
    assert t.ships(0, planet(0)) == 1


@pytest.mark.parametrize(("attack", "defense"), [("attack-13", "attack-04"), ("attack-08", "negotiate")])
def test_collapsium_hulls_do_nothing_after_a_clear_defeat_or_without_totals(attack: str, defense: str) -> None:
    t = beaten(attack, defense)
    assert t.events("tech_used") == t.events("stayed") == []
    assert t.ships(0, planet(0)) == 0


def test_collapsium_hulls_are_for_the_defense() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-06", "attack-08"]}
    t = table(players=3, hands=hands, techs={0: ["collapsium-hulls"]})
    t.encounter(ships=1, cards=("attack-04", "attack-06"))
    assert t.events("tech_used") == t.events("stayed") == []
    hands = {0: ["attack-12", "attack-06"], 1: ["attack-06", "attack-08"]}
    t = table(players=3, hands=hands, first=1, destiny=["red"], techs={0: ["collapsium-hulls"]})
    t.encounter(offense=1, defense=0, ships=1, cards=("attack-06", "attack-12"))
    assert t.events("tech_used") == [], "nor for a defense that has won"


# ---------------------------------------------------------------- Plasma Thrusters


def test_plasma_thrusters_let_the_offense_and_allies_send_five_ships() -> None:
    t = table(players=3, techs={0: ["plasma-thrusters"]})
    t.do(0, "aim", planet(1))
    decision = t.decision(0, "launch")
    assert (decision.low, decision.high) == (1, 5)  # type: ignore[attr-defined]
    t.do(0, "launch", 5)
    assert t.ships(0, GATE) == 5
    t = table(players=3, techs={2: ["plasma-thrusters"]})
    t.do(0, "aim", planet(1)).do(0, "launch", 4).do(0, "invite", (2,)).do(1, "invite", ()).do(2, "ally", "offense")
    assert t.decision(2, "ally-ships").high == 5  # type: ignore[attr-defined]


@pytest.mark.reading("plasma-additional")
def test_plasma_thrusters_add_one_to_whatever_is_usual() -> None:
    t = table("macron", "human", "virus", techs={0: ["plasma-thrusters"]})
    t.do(0, "aim", planet(1))
    decision = t.decision(0, "launch")
    assert (decision.low, decision.high) == (1, 2)  # type: ignore[attr-defined]


def test_plasma_thrusters_bring_a_ship_to_the_targeted_planet() -> None:
    t = table(players=3, techs={1: ["plasma-thrusters"]})
    t.do(0, "aim", planet(1)).do(0, "launch", 1)
    t.do(1, "window-LAUNCHED", SUPPORT, options=["pass", SUPPORT])
    t.do(1, "plasma-thrusters-planet", planet(1, 2), options=[planet(1, number) for number in range(1, 5)])
    assert (t.ships(1, planet(1)), t.ships(1, planet(1, 2))) == (5, 3)
    assert [held.id for held in t.view(0).seats[1].techs] == ["plasma-thrusters"]


# ---------------------------------------------------------------- Precursor Seed


def seeded(box: list[str], *aliens: str, **how: Any) -> Table:
    """Red completes the Precursor Seed; only these aliens are unused."""

    def prepare(game: Game) -> None:
        game.s.unused = list(box)

    t = table(*aliens, techs={0: [("precursor-seed", 9)]}, prepare=prepare, **how)
    t.do(0, "window-REGROUP_TECH", ("complete", 0)).do(0, "ships-home", {0: 9})
    return t


def powers(t: Table, seat: int) -> list[str]:
    return [sheet.alien for sheet in t.state.seats[seat].sheets]


def test_the_precursor_seed_gives_a_second_power() -> None:
    t = seeded(["macron"], "human", "virus", "oracle")
    assert powers(t, 0) == ["human", "macron"]
    assert t.events("power_gained") == [{"source": "precursor-seed", "seat": 0, "alien": "macron", "origin": "seed"}]
    t.do(0, "aim", planet(1))
    assert t.decision(0, "launch").high == 1  # type: ignore[attr-defined]  # a mandatory power stays mandatory


def test_an_alien_with_set_up_text_is_never_the_seed() -> None:
    t = seeded(["tick-tock", "macron"], "human", "virus", "oracle")
    assert powers(t, 0) == ["human", "macron"]


def test_with_no_alien_left_the_seed_gives_nothing() -> None:
    assert powers(seeded([], "human", "virus", "oracle"), 0) == ["human"]


@pytest.mark.rule("F-POWER-1", "F-POWER-4")
@pytest.mark.reading("precursor-seed-stays")
def test_the_extra_power_is_lost_together_with_the_own_one() -> None:
    """Only three home colonies are left, and then one of them falls."""
    moves = [(0, 4, planet(0, 3), planet(0)), (0, 4, planet(0, 4), WARP)]
    hands = {0: ["attack-06", "attack-08"], 1: ["attack-40", "attack-30"], 2: ["attack-06", "attack-08"]}
    t = seeded(["clone"], "human", "virus", "oracle", moves=moves, hands=hands, destiny=["blue", "red"])
    assert [sheet.lost for sheet in t.state.seats[0].sheets] == [False, False]
    while not t.events("power_lost"):
        decision = t.session.decisions[0]
        plain = {"aim": planet(1) if t.state.player == 0 else planet(0, 1), "launch": 4, "invite": ()}
        t.do(decision.seat, decision.prompt, plain.get(decision.prompt, decision.default))
    assert [event["alien"] for event in t.events("power_lost")] == ["human", "clone"]
    assert [sheet.lost for sheet in t.state.seats[0].sheets] == [True, True]


def test_the_flare_of_the_extra_power_is_super() -> None:
    t = seeded(["macron"], "human", "virus", "oracle", hands={0: ["attack-06", "flare-macron"]})
    t.do(0, "aim", planet(1)).do(0, "window-SEND", "flare-macron", options=["pass", "flare-macron"])
    assert t.decision(0, "launch").high == 4  # type: ignore[attr-defined]


@pytest.mark.reading("precursor-seed-stays")
def test_the_extra_power_goes_with_the_tech() -> None:
    def prepare(game: Game) -> None:
        game.s.unused = ["macron"]

    techs = {0: [("precursor-seed", 9)], 1: [("tech-scrambler", 9)]}
    t = table("human", "virus", "oracle", techs=techs, prepare=prepare)
    t.do(0, "window-REGROUP_TECH", ("complete", 0)).do(0, "ships-home", {0: 9}).passes(1)
    t.do(1, "window-ENCOUNTER_START", "tech-scrambler.shut-down").do(1, "ships-home", {planet(1): 9})
    assert powers(t, 0) == ["human"]
    assert t.events("power_gone") == [{"source": "precursor-seed", "seat": 0, "alien": "macron"}]


@pytest.mark.reading("precursor-seed-stays")
def test_a_seed_is_not_exchanged_with_the_own_power() -> None:
    hands = {0: ["attack-06"], 2: ["attack-06", "flare-sorcerer"]}
    t = seeded(["macron"], "human", "virus", "oracle", hands=hands)
    t.encounter(ships=1).do(2, "window-PLANNING_BEFORE", "flare-sorcerer")
    assert powers(t, 0) == ["virus", "macron"]
    assert powers(t, 1) == ["human"]


def test_collapsium_hulls_keep_the_only_ship() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-08", "attack-06"]}
    moves = [(0, 3, planet(0), planet(0, 1))]
    t = table(players=3, first=1, destiny=["red"], hands=hands, techs={0: ["collapsium-hulls"]}, moves=moves)
    t.encounter(offense=1, defense=0, target=planet(0), ships=1, cards=("attack-08", "attack-04")).do(0, STAY, HOLD)
    assert (t.ships(0, planet(0)), t.ships(0, WARP)) == (1, 0)


def thrusters(moves: list[tuple[int, int, int, int]]) -> Table:
    """Blue, with Plasma Thrusters, is attacked on its first planet."""
    hands = {0: ["attack-08"], 1: ["attack-06"]}
    t = table("mite", "human", "virus", hands=hands, techs={1: ["plasma-thrusters"]}, moves=moves)
    return t.do(0, "aim", planet(1)).do(0, "launch", 2)


def test_plasma_thrusters_need_another_colony() -> None:
    t = thrusters([(1, 4, planet(1, number), WARP) for number in range(1, 5)])
    assert t.events("tech_used") == []
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-POWER-1")
def test_a_home_colony_that_plasma_thrusters_give_up_may_cost_the_power_at_once() -> None:
    t = thrusters([(1, 4, planet(1, 2), WARP), (1, 4, planet(1, 3), WARP), (1, 3, planet(1, 1), WARP)])
    assert not t.state.seats[1].sheets[0].lost
    t.do(1, "window-LAUNCHED", SUPPORT).do(1, "plasma-thrusters-planet", planet(1, 1))
    assert (t.ships(1, planet(1)), t.state.seats[1].sheets[0].lost) == (5, True)
