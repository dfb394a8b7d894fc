"""Zombie: its ships do not go to the warp; in a deal it may free ships."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, planet, table
from tests.readings import homes, outcome, uses, zapped
from warptable.kernel import IllegalAnswer

IMMORTALITY = "zombie.immortality"
ZAP = ["attack-06", "cosmic-zap"]


@pytest.mark.rule("F-GOAL-7", "F-RES-6")
def test_as_a_beaten_offense_its_ships_return_to_any_of_its_colonies() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("attack-04", "attack-40"))
    assert uses(t) == [(0, IMMORTALITY)]
    assert t.open == [(0, "ships-home")]
    assert t.options(0, "ships-home") == [planet(0, number) for number in range(5)]
    t.do(0, "ships-home", {planet(0): 1, planet(0, 4): 2})
    assert (t.ships(0, WARP), t.ships(0, GATE), t.ships(0, planet(0, 4))) == (0, 0, 6)
    assert t.events("ships_home")[-1]["source"] == "zombie"
    assert t.events("to_warp") == []


@pytest.mark.rule("F-GOAL-7", "F-RES-3", "F-STRIP-1")
def test_as_a_beaten_defense_its_ships_must_leave_the_planet() -> None:
    """All ships are picked up first: the emptied planet is no colony that could receive them."""
    t = table("parasite", "zombie", "filch", hands={0: ["attack-40"], 1: ["attack-04"]})
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    assert t.options(1, "ships-home") == [planet(1, number) for number in (1, 2, 3, 4)]
    t.do(1, "ships-home", {planet(1, 1): 4})
    assert (t.ships(1, planet(1)), t.ships(1, planet(1, 1)), t.ships(1, WARP)) == (0, 8, 0)
    assert t.ships(0, planet(1)) == 3


@pytest.mark.rule("F-GOAL-7", "F-RES-3")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_as_an_ally_of_the_losing_side_its_ships_return(side: str) -> None:
    own, other = ("attack-04", "attack-40") if side == "offense" else ("attack-40", "attack-04")
    t = table("parasite", "filch", "zombie", hands={0: [own], 1: [other]})
    t.encounter(ships=3, allies={2: (side, {planet(2, 1): 2})}, cards=(own, other))
    assert uses(t) == [(2, IMMORTALITY)]
    t.do(2, "ships-home", {planet(2): 2})
    assert (t.ships(2, WARP), t.ships(2, planet(2)), t.ships(2, planet(2, 1))) == (0, 6, 2)


@pytest.mark.rule("F-GOAL-7", "F-ART-2")
def test_a_bystander_zombie_is_safe_from_the_plague() -> None:
    t = table("parasite", "filch", "zombie", hands={0: ["attack-04", "plague"], 2: ["attack-06", "negotiate"]})
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 2)
    t.do(2, "lose-ships", {planet(2): 3})
    assert uses(t) == [(2, IMMORTALITY)]
    t.do(2, "ships-home", {planet(2, 1): 3})
    assert (t.ships(2, WARP), t.ships(2, planet(2)), t.ships(2, planet(2, 1))) == (0, 1, 7)
    assert t.hand(2) == []


@pytest.mark.rule("F-GOAL-7", "F-STRIP-1", "F-STRIP-2")
def test_a_colony_emptied_by_the_plague_is_given_up() -> None:
    t = table(
        *("parasite", "filch", "zombie"),
        hands={0: ["attack-04", "plague"], 2: ["attack-06"]},
        moves=[(2, 1, planet(2), planet(2, 1))],
    )
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 2).do(2, "lose-ships", {planet(2): 3})
    assert t.options(2, "ships-home") == [planet(2, number) for number in (1, 2, 3, 4)]


@pytest.mark.rule("F-DEAL-11", "F-DEAL-14")
def test_after_a_failed_deal_its_three_ships_return_too() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["negotiate"], 1: ["negotiate"]})
    t.encounter(ships={planet(0): 2}, cards=("negotiate", "negotiate")).do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1): 3})
    assert uses(t) == [(0, IMMORTALITY)]
    t.do(0, "ships-home", {planet(0): 3})
    assert (t.ships(0, WARP), t.ships(1, WARP), t.ships(0, planet(0, 1))) == (0, 3, 1)


@pytest.mark.rule("F-FAQ-18", "F-COMP-2")
def test_it_takes_no_compensation_for_ships_it_saves() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["negotiate"], 1: ["attack-40", "attack-10", "attack-08"]})
    t.encounter(ships=2, cards=("negotiate", "attack-40")).do(0, "ships-home", {planet(0): 2})
    assert outcome(t) == ("won", 1, "faces")
    assert t.events("took") == []
    assert t.hand(1) == ["attack-08", "attack-10"]


@pytest.mark.rule("F-FAQ-12")
def test_the_power_works_as_often_as_ships_are_lost() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["attack-04", "attack-05"], 1: ["attack-40"], 2: ["plague"]})
    t.do(2, "window-ENCOUNTER_START", "plague").do(2, "plague-victim", 0)
    t.do(0, "lose-ships", {planet(0): 3}).do(0, "ships-home", {planet(0): 3}).do(0, "plague-card", "attack-05")
    t.encounter(ships=2, cards=("attack-04", "attack-40"))
    t.do(0, "ships-home", {planet(0): 2})
    assert uses(t) == [(0, IMMORTALITY), (0, IMMORTALITY)]
    assert t.ships(0, WARP) == 0


@pytest.mark.rule("F-STRIP-4")
def test_with_no_colony_left_anywhere_the_ships_go_to_the_warp() -> None:
    moves = [(0, 4, planet(0, number), WARP) for number in range(1, 5)]
    moves += [(0, 4, planet(0), GATE)]
    t = table("zombie", "parasite", "filch", hands={0: ["attack-04"], 1: ["attack-40"]}, moves=moves)
    t.encounter(cards=("attack-04", "attack-40"))
    assert uses(t) == []
    assert t.ships(0, WARP) == 20


@pytest.mark.rule("F-STRIP-1", "F-STRIP-4")
def test_a_loss_that_takes_its_last_ships_everywhere_cannot_be_saved() -> None:
    """Three home colonies of one ship each: the Plague picks all three up, and no colony is left to receive them."""
    moves = [(2, 3, planet(2, number), WARP) for number in range(3)]
    moves += [(2, 4, planet(2, number), WARP) for number in (3, 4)]
    t = table("parasite", "filch", "zombie", hands={0: ["attack-04", "plague"], 2: ["attack-06"]}, moves=moves)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 2)
    assert uses(t) == []
    assert t.ships(2, WARP) == 20


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_it_loses_ships_like_anybody() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["negotiate"], 1: ["attack-40", "attack-10"]}, moves=homes(0, 2))
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    assert uses(t) == []
    assert t.ships(0, WARP) == 2
    assert t.hand(0) == ["attack-10"]


@pytest.mark.rule("F-POWER-2", "A-POWER-3")
@pytest.mark.parametrize("edition", ["ffg", "avalon"])
@pytest.mark.reading("power-goes-with-ships")
def test_losing_its_third_home_colony_it_cannot_save_these_ships(edition: str) -> None:
    """The ships are picked up, so the colony is gone and the power with it, before anything can become of them."""
    aliens = ("parasite", "zombie", "filch")
    t = table(*aliens, edition=edition, hands={0: ["attack-20"], 1: ["attack-04"]}, moves=homes(1, 3))
    t.encounter(ships=3, target=planet(1, 2), cards=("attack-20", "attack-04"))
    assert (uses(t), t.ships(1, WARP)) == ([], 4)
    assert [(event["seat"], event["home"]) for event in t.events("power_lost")] == [(1, 2)]


@pytest.mark.rule("F-POWER-1")
def test_with_three_home_colonies_left_it_saves_its_ships() -> None:
    t = table("parasite", "zombie", "filch", hands={0: ["attack-40"], 1: ["attack-04"]}, moves=homes(1, 4))
    t.encounter(ships=3, target=planet(1, 1), cards=("attack-40", "attack-04"))
    t.do(1, "ships-home", {planet(1, 4): 4}, options=[planet(1, 2), planet(1, 3), planet(1, 4)])
    assert (uses(t), t.ships(1, WARP)) == ([(1, IMMORTALITY)], 0)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-COMP-2")
def test_zapped_it_loses_its_ships_and_its_negotiate_brings_compensation() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["negotiate"], 1: ["attack-40", "attack-10"], 2: ZAP})
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert t.ships(0, WARP) == 2
    assert t.hand(0) == ["attack-10"]


@pytest.mark.rule("F-ZAP-2")
def test_the_zap_holds_for_every_loss_of_this_encounter_and_ends_with_it() -> None:
    t = table(
        *("zombie", "parasite", "filch"),
        hands={0: ["attack-04", "attack-05", "attack-01"], 1: ["attack-40", "attack-30"], 2: [*ZAP, "plague"]},
        destiny=["blue", "red"],
    )
    t.do(2, "window-ENCOUNTER_START", "plague").do(2, "plague-victim", 0).do(0, "lose-ships", {planet(0): 3})
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert zapped(t, 0) == [True]
    assert t.ships(0, WARP) == 3
    t.do(0, "plague-card", "attack-05").do(0, "regroup", planet(0))
    t.encounter(ships=2, cards=("attack-04", "attack-40"))
    assert uses(t) == [(0, IMMORTALITY)]
    assert t.ships(0, WARP) == 3 - 1 + 2
    assert zapped(t, 0) == [False]
    t.encounter(offense=1, defense=0, target=planet(0, 1), ships=2)
    assert uses(t) == [(0, IMMORTALITY), (0, IMMORTALITY)]
    assert t.open == [(0, "ships-home")]


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4")
def test_a_card_zap_on_the_zap_saves_the_ships() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["attack-04", "card-zap"], 1: ["attack-40"], 2: ZAP})
    t.encounter(ships=2, cards=("attack-04", "attack-40")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"]).do(0, "ships-home", {planet(0): 2})
    assert t.ships(0, WARP) == 0


# ---- freeing ships in a deal ---------------------------------------------------------------------

IN_WARP = [(0, 1, planet(0), WARP), (1, 2, planet(1, 1), WARP), (2, 3, planet(2), WARP)]


@pytest.mark.rule("F-RES-9", "F-ZAP-3")
def test_in_a_deal_it_may_free_ships_of_anybody_back_to_their_owners_colonies() -> None:
    t = table("parasite", "zombie", "filch", hands={0: ["negotiate"], 1: ["negotiate", "attack-08"]}, moves=IN_WARP)
    t.do(0, "regroup", planet(0)).encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("ask", 1), ("free", 1), ("free", 2), ("free", 2), "propose")).do(1, "deal", ("accept",))
    t.do(1, "ships-home", {planet(1): 1})
    t.do(2, "ships-home", {planet(2, 1): 2})
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (1, 1)
    assert (t.ships(1, planet(1)), t.ships(2, planet(2, 1))) == (5, 6)
    assert [(event["owner"], event["ships"]) for event in t.events("ships_freed")] == [(1, 1), (2, 2)]
    assert uses(t) == []


@pytest.mark.rule("F-RES-9", "F-DEAL-3")
def test_no_more_ships_are_freed_than_lie_in_the_warp() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["negotiate"], 1: ["negotiate"]}, moves=IN_WARP[1:])
    t.encounter(ships=1, cards=("negotiate", "negotiate")).do(0, "deal", ("want", planet(1)))
    for left in ([1, 2], [1, 2], [2], [2], [2]):
        frees = [("free", owner) for owner in left]
        t.do(0, "deal", frees[0], options=["propose", *frees])
    terms = t.events("deal_offered")[-1]["terms"]  # nothing more to add: proposed
    assert [(term["receiver"], term["number"]) for term in terms if term["kind"] == "free"] == [(1, 2), (2, 3)]


@pytest.mark.rule("F-DEAL-3", "F-DEAL-9")
def test_freed_ships_alone_make_no_deal() -> None:
    t = table("zombie", "parasite", "filch", hands={0: ["negotiate"], 1: ["negotiate"]}, moves=IN_WARP[1:])
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    assert not any(pick[0] == "free" for pick in t.options(0, "deal"))
    with pytest.raises(IllegalAnswer):
        t.do(0, "deal", (("free", 1), ("free", 1), "propose"))
    with pytest.raises(IllegalAnswer):
        t.do(0, "deal", (("free", 1), ("free", 1), ("free", 2), ("free", 2), ("free", 2)))
    t.do(0, "deal", (("grant", planet(0)), ("free", 1), "propose"))
    assert t.open == [(1, "deal")]


@pytest.mark.rule("F-RES-9")
def test_only_a_party_to_the_deal_that_is_the_zombie_can_free_ships() -> None:
    t = table("parasite", "filch", "zombie", hands={0: ["negotiate"], 1: ["negotiate"]}, moves=IN_WARP[1:])
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    assert [pick for pick in t.decision(0, "deal").options if pick[0] == "free"] == []


@pytest.mark.rule("F-ZAP-3", "F-COMPONENT-5")
def test_zapped_it_can_still_free_ships_in_a_deal() -> None:
    t = table(
        *("zombie", "parasite", "filch"),
        hands={0: ["negotiate", "negotiate", "attack-08"], 1: ["negotiate", "attack-10"], 2: [*ZAP, "plague"]},
    )
    t.do(2, "window-ENCOUNTER_START", "plague").do(2, "plague-victim", 0).do(0, "lose-ships", {planet(0): 3})
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "regroup", planet(0))
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    assert zapped(t, 0) == [True]
    t.do(0, "deal", (("ask", 1), ("free", 0), ("free", 0), "propose")).do(1, "deal", ("accept",))
    t.do(0, "ships-home", {planet(0): 2})
    assert (t.ships(0, WARP), t.hand(0)) == (0, ["attack-10"])


@pytest.mark.rule("F-POWER-1", "F-POWER-3")
def test_without_its_power_it_frees_nobody() -> None:
    t = table(
        *("zombie", "parasite", "filch"),
        hands={0: ["negotiate"], 1: ["negotiate"]},
        moves=[*homes(0, 2), *IN_WARP[1:]],
    )
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    assert [pick for pick in t.decision(0, "deal").options if pick[0] == "free"] == []
