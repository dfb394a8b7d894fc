"""Observer: ships of allies go home instead of to the warp; its flare feeds allies, or sends a ship from the warp."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.readings import homes, uses, zapped
from warptable.kernel import Distribute

SELF, ALLIES = "observer.protect-self", "observer.protect-allies"
FLARE = "flare-observer"


@pytest.mark.rule("F-GOAL-7", "F-RES-3")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_as_an_ally_of_the_losers_its_ships_go_home(side: str) -> None:
    own, other = ("attack-04", "attack-40") if side == "offense" else ("attack-40", "attack-04")
    t = table("filch", "virus", "observer", hands={0: [own], 1: [other]})
    t.encounter(ships=3, allies={2: (side, {planet(2, 1): 2})}, cards=(own, other))
    assert uses(t)[-1] == (2, SELF)
    assert t.options(2, "ships-home") == [planet(2, number) for number in range(5)]
    t.do(2, "ships-home", {planet(2): 2})
    assert (t.ships(2, WARP), t.ships(2, planet(2)), t.ships(2, planet(2, 1))) == (0, 6, 2)
    assert t.events("ships_home")[-1]["source"] == "observer"
    assert [event["seat"] for event in t.events("to_warp")] == [0 if side == "offense" else 1]


@pytest.mark.rule("F-GOAL-7", "F-RES-6")
def test_as_offense_it_saves_its_allies_but_not_its_own_ships() -> None:
    t = table("observer", "virus", "human", "mite", hands={0: ["attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, allies={2: ("offense", {planet(2): 2}), 3: ("offense", 1)}, cards=("attack-04", "attack-40"))
    assert (0, ALLIES) in uses(t)
    t.do(2, "ships-home", {planet(2, 4): 2}).do(3, "ships-home", {planet(3): 1})
    assert (t.ships(0, WARP), t.ships(2, WARP), t.ships(3, WARP)) == (3, 0, 0)
    assert (t.ships(2, planet(2)), t.ships(2, planet(2, 4))) == (2, 6)


@pytest.mark.rule("F-GOAL-7", "F-RES-3")
def test_as_defense_it_saves_its_allies_but_not_its_own_ships_nor_the_other_side() -> None:
    t = table("virus", "observer", "human", "mite", hands={0: ["attack-40"], 1: ["attack-04"]})
    t.encounter(ships=3, allies={2: ("defense", 2), 3: ("offense", 1)}, cards=("attack-40", "attack-04"))
    t.do(2, "ships-home", {planet(2): 2})
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(2, BESIDE)) == (4, 0, 0)
    assert t.ships(3, planet(1)) == 1


@pytest.mark.rule("F-TIMING-1")
def test_allies_of_the_opponent_are_lost() -> None:
    t = table("virus", "observer", "human", hands={0: ["attack-04"], 1: ["attack-40"]})
    t.encounter(ships=1, allies={2: ("offense", 2)}, cards=("attack-04", "attack-40"))
    assert t.ships(2, WARP) == 2
    assert all(seat != 1 for seat, _ in uses(t))


@pytest.mark.rule("F-ART-2", "F-TURN-3")
def test_losses_in_other_phases_are_not_prevented() -> None:
    t = table("virus", "filch", "observer", hands={0: ["attack-08", "plague"], 2: ["attack-06"]})
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 2).do(2, "lose-ships", {planet(2): 3})
    assert (t.ships(2, WARP), uses(t)) == (3, [])


@pytest.mark.rule("F-STRIP-1", "F-STRIP-2")
def test_ships_cannot_return_to_a_colony_emptied_in_the_process() -> None:
    t = table(
        *("virus", "filch", "observer"),
        hands={0: ["attack-40"], 1: ["attack-04"]},
        moves=[(2, 2, planet(2), planet(2, 1))],
    )
    t.encounter(ships=3, allies={2: ("defense", {planet(2): 2})}, cards=("attack-40", "attack-04"))
    assert t.options(2, "ships-home") == [planet(2, number) for number in (1, 2, 3, 4)]


@pytest.mark.rule("F-GOAL-7")
def test_a_winning_void_comes_first() -> None:
    t = table("void", "filch", "observer", hands={0: ["attack-40"], 1: ["attack-04"]})
    t.encounter(ships=3, allies={2: ("defense", 2)}, cards=("attack-40", "attack-04"))
    assert (0, "void.eradicate") in uses(t)
    assert all(seat != 2 for seat, _ in uses(t))
    assert sum(row[2] for row in t.state.ships[: len(t.state.home_of)]) == 18


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_ships_are_lost_and_the_power_is_back_in_the_next_encounter() -> None:
    t = table("mite", "virus", "observer", hands={0: ["attack-04"], 1: ["attack-40", "cosmic-zap"]})
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-04", "attack-40"))
    assert t.open == [(1, "window-USE_ANNOUNCED")]  # virus.multiply comes first
    t.passes(1)
    assert uses(t)[-1] == (2, SELF)
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.ships(2, WARP) == 2
    assert zapped(t, 2) == [False]


@pytest.mark.rule("F-POWER-2")
def test_without_its_power_the_ships_are_lost() -> None:
    t = table("filch", "virus", "observer", hands={0: ["attack-04"], 1: ["attack-40"]}, moves=homes(2, 2))
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-04", "attack-40"))
    assert t.ships(2, WARP) == 2


# ---- the wild flare ----------------------------------------------------------------------------------


def allied(*aliens: str, holder: int = 0, zap: str = "") -> Table:
    """Seats 2 and 3 ally with the offense, seat 4 with the defense."""
    hands = {seat: ["attack-06"] if seat > 1 else ["attack-06", "attack-04"] for seat in range(5)}
    hands[holder].append(FLARE)
    if zap:
        hands[1].append(zap)
    t = table(*aliens, players=5, hands=hands, deck=["attack-08", "attack-10", "attack-12"])
    return t.encounter(ships=1, allies={2: ("offense", 1), 3: ("offense", 1), 4: ("defense", 1)})


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.reading("observer-wild-draw")
def test_wild_each_ally_of_ones_own_side_draws_a_card() -> None:
    t = allied("filch", "virus", "human", "mite", "oracle")
    t.do(0, "window-ALLIANCES_FORMED", FLARE, options=["pass", FLARE])
    assert (t.hand(2), t.hand(3), t.hand(4)) == (["attack-06", "attack-08"], ["attack-06", "attack-10"], ["attack-06"])
    assert t.hand(0) == ["attack-04", "attack-06", FLARE]
    assert [(event["source"], event["seat"]) for event in t.events("drew")] == [("observer", 2), ("observer", 3)]


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_wild_not_for_allies_and_not_without_allies() -> None:
    t = allied("filch", "virus", "human", "mite", "oracle", holder=2)
    assert {prompt for _, prompt in t.open} == {"encounter-card"}
    t = table("filch", "virus", "human", hands={0: ["attack-06", FLARE]}).encounter(ships=1, cards=("attack-06",) * 2)
    assert t.events("flare_played") == []
    assert len(t.events("outcome")) == 1


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nobody_draws() -> None:
    t = allied("filch", "virus", "human", "mite", "oracle", zap="card-zap")
    t.do(0, "window-ALLIANCES_FORMED", FLARE).do(1, "window-CARD_PLAYED", "card-zap")
    assert (t.hand(2), t.hand(0), t.discards()) == (["attack-06"], ["attack-04", "attack-06"], [FLARE, "card-zap"])


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = allied("observer", "virus", "human", "mite", "oracle")
    assert (0, "window-ALLIANCES_FORMED") not in t.open
    assert t.hand(2) == ["attack-06"]


# ---- the super flare ---------------------------------------------------------------------------------

LOST = [(0, 2, planet(0, 1), WARP)]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-LAUNCH-2")
def test_super_one_of_the_ships_launched_may_come_from_the_warp() -> None:
    t = table("observer", "virus", "human", hands={0: ["attack-06", FLARE]}, moves=LOST)
    t.do(0, "regroup", planet(0, 1)).do(0, "aim", planet(1))
    t.do(0, "window-SEND", FLARE, options=["pass", FLARE])
    decision = t.decision(0, "launch")
    assert isinstance(decision, Distribute)
    assert ((WARP, 1) in decision.places, decision.low, decision.high) == (True, 1, 4)
    t.do(0, "launch", {planet(0): 3, WARP: 1})
    assert (t.ships(0, GATE), t.ships(0, WARP), t.ships(0, planet(0))) == (4, 0, 1)
    assert t.hand(0) == ["attack-06", FLARE]


@pytest.mark.rule("F-FLARE-6", "F-LAUNCH-2")
def test_super_of_several_ships_in_the_warp_it_is_one() -> None:
    moves = [(0, 4, planet(0, 1), WARP)]
    t = table("observer", "virus", "human", hands={0: ["attack-06", FLARE]}, moves=moves)
    t.do(0, "regroup", planet(0, 2)).do(0, "aim", planet(1)).do(0, "window-SEND", FLARE)
    decision = t.decision(0, "launch")
    assert isinstance(decision, Distribute)
    assert (dict(decision.places)[WARP], t.ships(0, WARP)) == (1, 3)


@pytest.mark.rule("F-FLARE-6", "F-ALLIANCE-7")
def test_super_one_of_the_ships_of_an_ally_may_come_from_the_warp() -> None:
    hands = {1: ["attack-06", "attack-08"], 2: ["attack-06", FLARE]}
    t = table("virus", "filch", "observer", hands=hands, moves=[(2, 2, planet(2), WARP)])
    t.encounter(ships=1, allies={2: ("offense", {planet(2): 1, WARP: 1})})
    t.do(2, "window-SEND", FLARE).encounter(allies={2: ("offense", {planet(2): 1, WARP: 1})})
    assert (t.ships(2, GATE), t.ships(2, WARP), t.state.frames[-1].seats[2].committed) == (2, 1, (2, 0))


@pytest.mark.rule("F-FLARE-6")
def test_super_not_without_a_ship_in_the_warp_and_not_for_others() -> None:
    t = table("observer", "virus", "human", hands={0: ["attack-06", FLARE]}).do(0, "aim", planet(1))
    assert t.open == [(0, "launch")]
    t = table("filch", "virus", "human", hands={0: ["attack-06", FLARE]}, moves=LOST)
    t.do(0, "regroup", planet(0, 1)).do(0, "aim", planet(1))
    assert t.open == [(0, "launch")]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
@pytest.mark.parametrize(("zap", "window"), [("cosmic-zap", "USE_ANNOUNCED"), ("card-zap", "CARD_PLAYED")])
def test_super_zapped_all_ships_come_from_colonies(zap: str, window: str) -> None:
    t = table("observer", "filch", "human", hands={0: ["attack-06", FLARE], 1: ["attack-06", zap]}, moves=LOST)
    t.do(0, "regroup", planet(0, 1)).do(0, "aim", planet(1)).do(0, "window-SEND", FLARE).do(1, f"window-{window}", zap)
    assert t.open == [(0, "launch")]
    assert WARP not in t.options(0, "launch")
    assert (FLARE in t.hand(0)) is (zap == "cosmic-zap")
    assert zapped(t, 0) == [zap == "cosmic-zap"]
