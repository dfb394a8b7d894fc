"""The Parasite's flare: a colony with whoever loses its power; any number of ships as an ally."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, Table, planet, table
from tests.readings import zapped
from warptable.kernel import Distribute

FLARE = "flare-parasite"

# ---- the wild flare ----------------------------------------------------------------------------------

THREE = [(1, 4, planet(1, 1), planet(1, 4)), (1, 4, planet(1, 2), planet(1, 4))]


def toppled(*powers: str, holder: int = 2, zap: str = "", extra: tuple[tuple[int, int, int, int], ...] = ()) -> Table:
    """Seat 1 loses planet 1.0, the third of its home colonies, and with it its power."""
    hands = {0: ["attack-40", "attack-08"], 1: ["attack-04", "attack-06"], 2: ["attack-06"]}
    hands[holder].append(FLARE)
    if zap:
        hands[1].append(zap)
    t = table(*powers, hands=hands, moves=[*THREE, *extra])
    return t.encounter(ships=3, cards=("attack-40", "attack-04"))


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2", "F-POWER-1", "F-GOAL-5")
@pytest.mark.reading("founding-flares")
def test_wild_when_another_player_loses_its_power_one_ship_founds_a_colony_there() -> None:
    t = toppled("mite", "human", "virus")
    assert t.events("power_lost")[0]["seat"] == 1
    t.do(2, "window-POWER_OFF", FLARE, options=["pass", FLARE])
    t.do(2, "found-planet", planet(1, 3), options=[planet(1, number) for number in range(5)])
    decision = t.decision(2, "deal-colony")
    assert isinstance(decision, Distribute)
    assert (decision.low, decision.high, [place for place, _ in decision.places]) == (
        *(1, 1),
        [planet(2, number) for number in range(5)],
    )
    t.do(2, "deal-colony", {planet(2): 1})
    assert (t.ships(2, planet(1, 3)), t.ships(1, planet(1, 3)), t.ships(2, planet(2))) == (1, 4, 3)
    assert t.state.seats[2].foreign == 1
    assert t.hand(2) == ["attack-06", FLARE]


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("founding-flares")
def test_wild_not_where_a_colony_stands_already() -> None:
    t = toppled("mite", "human", "virus", extra=((2, 1, planet(2), planet(1, 3)),))
    t.do(2, "window-POWER_OFF", FLARE)
    assert t.options(2, "found-planet") == [planet(1, number) for number in (0, 1, 2, 4)]


@pytest.mark.rule("F-FLARE-5")
def test_wild_declined_nothing_is_founded() -> None:
    assert toppled("mite", "human", "virus").passes(2).state.seats[2].foreign == 0


@pytest.mark.rule("F-FLARE-5", "F-POWER-1")
def test_wild_not_for_the_one_who_loses_the_power_nor_when_the_power_stays() -> None:
    t = toppled("mite", "human", "virus", holder=1)
    assert (len(t.events("power_lost")), t.events("flare_played")) == (1, [])
    hands = {0: ["attack-40", "attack-08"], 1: ["attack-04"], 2: ["attack-06", FLARE]}
    t = table("mite", "human", "virus", hands=hands).encounter(ships=3, cards=("attack-40", "attack-04"))
    assert (t.events("power_lost"), t.events("flare_played")) == ([], [])


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nothing_is_founded() -> None:
    t = toppled("mite", "human", "virus", zap="card-zap").do(2, "window-POWER_OFF", FLARE)
    t.do(1, "window-CARD_PLAYED", "card-zap")
    assert (t.state.seats[2].foreign, t.hand(2)) == (0, ["attack-06"])


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = toppled("mite", "human", "parasite")
    assert (2, "window-ANSWER") in t.open
    t.passes(2).encounter(cards=("attack-40", "attack-04"))
    assert (len(t.events("power_lost")), t.events("flare_played")) == (1, [])


# ---- the super flare ---------------------------------------------------------------------------------


def joining(side: str = "offense", *, power: str = "parasite", zap: str = "") -> Table:
    """Seat 2, which holds the flare, is about to join a side."""
    hands = {0: ["attack-06", "attack-08"], 1: ["attack-06", "attack-08"], 2: ["attack-06", FLARE]}
    if zap:
        hands[1].append(zap)
    t = table("mite", "human", power, hands=hands).encounter(ships=1, allies={2: (side, 1)})
    if power == "parasite":
        t.passes(2).do(2, "ally", side)
    return t


def most(t: Table) -> int:
    decision = t.decision(2, "ally-ships")
    assert isinstance(decision, Distribute)
    return decision.high


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-ALLIANCE-7")
@pytest.mark.parametrize(("side", "place"), [("offense", GATE), ("defense", BESIDE)])
def test_super_an_ally_may_send_any_number_of_ships(side: str, place: int) -> None:
    t = joining(side).do(2, "window-SEND", FLARE, options=["pass", FLARE])
    assert most(t) == 20
    t.do(2, "ally-ships", {planet(2): 3, planet(2, 1): 3})
    assert (t.ships(2, place), t.hand(2)) == (6, ["attack-06", FLARE])
    assert t.state.frames[-1].seats[2].committed == ((6, 0) if side == "offense" else (0, 6))


@pytest.mark.rule("F-FLARE-6")
def test_super_also_for_an_uninvited_parasite() -> None:
    hands = {0: ["attack-06", "attack-08"], 2: ["attack-06", FLARE]}
    t = table("mite", "human", "parasite", hands=hands).encounter(ships=1)
    t.do(2, "window-ANSWER", "parasite.infest").do(2, "parasite-side", "offense").do(2, "window-SEND", FLARE)
    assert most(t) == 20


@pytest.mark.rule("F-FLARE-6", "F-ALLIANCE-7")
def test_super_declined_four_are_the_most() -> None:
    assert most(joining().passes(2)) == 4


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_super_not_for_others_and_not_as_offense() -> None:
    hands = {0: ["attack-06", "attack-08"], 2: ["attack-06", FLARE]}
    t = table("mite", "human", "virus", hands=hands).encounter(ships=1, allies={2: ("offense", 4)})
    assert (t.ships(2, GATE), t.events("flare_played")) == (4, [])
    t = table("parasite", "human", "virus", hands={0: ["attack-06", FLARE]}).do(0, "aim", planet(1))
    assert t.open == [(0, "launch")]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
@pytest.mark.parametrize(("zap", "window"), [("cosmic-zap", "USE_ANNOUNCED"), ("card-zap", "CARD_PLAYED")])
def test_super_zapped_four_are_the_most(zap: str, window: str) -> None:
    t = joining(zap=zap).do(2, "window-SEND", FLARE).do(1, f"window-{window}", zap)
    assert most(t) == 4
    assert (FLARE in t.hand(2), zapped(t, 2)) == (zap == "cosmic-zap", [zap == "cosmic-zap"])
