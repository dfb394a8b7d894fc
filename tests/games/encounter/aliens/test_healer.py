"""Healer: brings back what others lost, for a card. Its flare: proof against zaps, or a card for every ship."""

import pytest

from tests.games.encounter.scenario import OUT, WARP, Table, planet, table
from tests.readings import homes, outcome, uses, without, zapped

HEAL = "healer.heal"
FLARE = "flare-healer"
LOST = "window-WARPED"
ANNOUNCED = "window-USE_ANNOUNCED"
PLAYED = "window-CARD_PLAYED"
ZAP = ["attack-06", "cosmic-zap"]
NEXT = ["attack-30", "attack-20", "attack-15", "attack-14", "attack-13", "attack-12", "attack-11", "attack-10"]


def lost(own: str = "attack-40", other: str = "attack-08", **more: list[str]) -> Table:
    """The Healer is seat 2; the attack wins and its allies land, four defenders and two allied ships are lost."""
    hands = {0: [own, "attack-04"], 1: [other, "attack-04"], 2: ["attack-06"], 3: ["attack-06"]}
    hands |= {int(seat[-1]): faces for seat, faces in more.items()}
    t = table("parasite", "filch", "healer", "trader", hands=hands, deck=NEXT)
    return t.encounter(ships=3, allies={3: ("defense", 2)}, cards=(own, other))


@pytest.mark.rule("F-GOAL-7", "F-FAQ-12", "F-STRIP-2")
def test_lost_ships_return_to_other_colonies_and_the_healer_draws_a_card() -> None:
    t = lost().do(2, LOST, HEAL, options=["pass", HEAL])
    t.do(2, "healer-seats", (1,))
    t.do(1, "ships-home", {planet(1, 1): 4})
    assert (t.ships(1, WARP), t.ships(1, planet(1, 1)), t.ships(1, planet(1))) == (0, 8, 0)
    assert t.ships(3, WARP) == 2
    assert t.hand(2) == sorted(["attack-06", NEXT[0]])
    assert t.events("ships_home")[0]["source"] == "healer"
    assert t.state.seats[1].home == 4


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.reading("healer-one-batch")
def test_several_players_healed_of_one_loss_earn_a_card_each() -> None:
    t = lost().do(2, LOST, HEAL).do(2, "healer-seats", (1, 3), options=[1, 3])
    t.do(1, "ships-home", {planet(1, 1): 4}).do(3, "ships-home", {planet(3): 2})
    assert (t.ships(1, WARP), t.ships(3, WARP)) == (0, 0)
    assert t.hand(2) == sorted(["attack-06", *NEXT[:2]])
    assert uses(t) == [(2, HEAL)]


@pytest.mark.rule("F-TIMING-1")
def test_it_may_refuse() -> None:
    t = lost().passes(2)
    assert (t.ships(1, WARP), t.hand(2)) == (4, ["attack-06"])


@pytest.mark.rule("F-FAQ-16", "F-COMP-1")
def test_compensation_is_due_all_the_same() -> None:
    t = lost("attack-40", "negotiate").do(2, LOST, HEAL).do(2, "healer-seats", (1,))
    t.do(1, "ships-home", {planet(1, 1): 4})
    assert [(event["seat"], event["victim"]) for event in t.events("took")] == [(1, 0)]


@pytest.mark.rule("F-POWER-2", "A-POWER-3")
@pytest.mark.parametrize(("edition", "left"), [("ffg", 3), ("ffg", 4), ("avalon", 3), ("avalon", 4)])
@pytest.mark.reading("power-goes-with-ships")
def test_ships_lost_with_its_own_third_home_colony_are_not_healed(edition: str, left: int) -> None:
    hands = {0: ["attack-30", "attack-20"], 1: ["attack-04", "attack-06"]}
    t = table("parasite", "healer", "filch", edition=edition, hands=hands, moves=homes(1, left))
    t.encounter(ships=1, target=planet(1, 3), allies={2: ("defense", 2)}, cards=("attack-30", "attack-04"))
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (4, 2)
    assert (len(t.events("power_lost")), (1, LOST) in t.open) == (4 - left, left == 4)


@pytest.mark.rule("F-FAQ-12")
def test_each_loss_is_an_occasion_of_its_own() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08"], 2: ["attack-06"]}
    t = table("filch", "kamikaze", "healer", hands=hands, deck=NEXT).encounter(ships=3)
    t.do(1, "window-PLANNING_BEFORE", "kamikaze.sacrifice").do(1, "kamikaze-ships", {planet(1, 1): 1})
    t.do(2, LOST, HEAL).do(1, "ships-home", {planet(1, 1): 1})
    assert len(t.hand(1)) == 3  # the sacrifice is paid
    t.encounter(cards=("attack-40", "attack-08")).do(2, LOST, HEAL)
    assert uses(t).count((2, HEAL)) == 2


@pytest.mark.rule("F-GOAL-7")
def test_own_ships_cannot_be_healed() -> None:
    t = table("healer", "filch", "trader", hands={0: ["attack-01"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("attack-01", "attack-40"))
    assert t.ships(0, WARP) == 3
    without(t, "filch.theft")
    assert uses(t) == []


@pytest.mark.rule("F-STRIP-4")
def test_without_a_colony_ships_stay_lost() -> None:
    moves = [(0, 4, planet(0, n), WARP) for n in range(1, 5)] + [(0, 1, planet(0), WARP)]
    t = table("parasite", "filch", "healer", hands={0: ["attack-01"], 1: ["attack-40"]}, moves=moves)
    t.encounter(ships={planet(0): 4}, cards=("attack-01", "attack-40"))
    assert outcome(t)[:2] == ("won", 1)
    assert not t.game.has_colonies(0)
    without(t, "filch.theft")
    assert uses(t) == []


@pytest.mark.rule("F-RES-3")
def test_ships_that_never_reach_the_warp_cannot_be_healed() -> None:
    t = table("zombie", "filch", "healer", hands={0: ["attack-01"], 1: ["attack-40"]})
    t.encounter(ships={planet(0): 1}, cards=("attack-01", "attack-40"))
    assert uses(t) == [(0, "zombie.immortality")]


@pytest.mark.rule("F-RES-3")
def test_ships_taken_out_of_the_game_can_be_healed() -> None:
    t = table("void", "filch", "healer", hands={0: ["attack-40"], 1: ["attack-01"]}, deck=NEXT)
    t.encounter(ships=3, cards=("attack-40", "attack-01"))
    assert t.ships(1, OUT) == 4
    t.do(2, LOST, HEAL).do(1, "ships-home", {planet(1, 1): 4})
    assert (t.ships(1, OUT), t.ships(1, planet(1, 1))) == (0, 8)
    assert len(t.hand(2)) == 2


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize(("alien", "place"), [("parasite", WARP), ("void", OUT)])
def test_what_was_lost_before_stays_lost(alien: str, place: int) -> None:
    hands = {0: ["attack-40"], 1: ["attack-01"]}
    t = table(alien, "filch", "healer", hands=hands, deck=NEXT, moves=[(1, 3, planet(1, 2), place)])
    t.encounter(ships=3, cards=("attack-40", "attack-01")).do(2, LOST, HEAL).scripted({(2, "healer-seats"): [(1,)]})
    t.do(1, "ships-home", {planet(1, 1): 4})
    assert (t.ships(1, place), t.ships(1, planet(1, 1))) == (3, 8)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_ships_stay_lost() -> None:
    t = lost(seat0=["attack-40", "cosmic-zap"]).do(2, LOST, HEAL)
    t.do(0, ANNOUNCED, "cosmic-zap", options=["pass", "cosmic-zap"])
    assert (t.ships(1, WARP), t.hand(2)) == (4, ["attack-06"])


@pytest.mark.rule("F-ZAP-2")
def test_zapped_there_is_no_more_healing_in_this_encounter() -> None:
    hands = {0: ["attack-40", "cosmic-zap"], 1: ["attack-08"], 2: ["attack-06"]}
    t = table("filch", "kamikaze", "healer", hands=hands, deck=NEXT).encounter(ships=3)
    t.do(1, "window-PLANNING_BEFORE", "kamikaze.sacrifice").passes(0).do(1, "kamikaze-ships", {planet(1, 1): 1})
    t.do(2, LOST, HEAL).do(0, ANNOUNCED, "cosmic-zap")
    assert zapped(t, 2) == [True]
    t.encounter(cards=("attack-40", "attack-08"))
    assert t.ships(1, WARP) == 5
    assert uses(t).count((2, HEAL)) == 1


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_the_power_is_lost() -> None:
    t = table("parasite", "filch", "healer", hands={0: ["attack-40"], 1: ["attack-01"]}, moves=homes(2, 2))
    t.encounter(ships=3, cards=("attack-40", "attack-01"))
    without(t, "filch.theft")
    assert (t.ships(1, WARP), uses(t)) == (4, [])


# ---------------------------------------------------------------- wild


def zap_at(alien: str = "human", third: str = "attack-06", holder: int = 0) -> Table:
    """Seat 1 zaps the power of seat 0."""
    hands = {0: ["attack-10"], 1: ["attack-10", "cosmic-zap"], 2: [third]}
    hands[holder].append(FLARE)
    t = table(alien, "filch", "trader", hands=hands).encounter(ships=3, cards=("attack-10", "attack-10"))
    return t.do(1, ANNOUNCED, "cosmic-zap")


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-ART-3")
def test_wild_a_cosmic_zap_against_its_holder_fizzles_and_is_discarded() -> None:
    t = zap_at().do(0, PLAYED, FLARE, options=["pass", FLARE])
    assert outcome(t) == ("won", 0, "totals")  # 10 + 3 + 4 against 10 + 4: the bonus stands
    assert FLARE in t.hand(0)
    assert "cosmic-zap" in t.discards()


@pytest.mark.rule("F-FLARE-5")
def test_wild_left_alone_the_zap_stands() -> None:
    assert outcome(zap_at().passes(0))[2] == "automatic"


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_does_not_help_others() -> None:
    t = zap_at(holder=2)
    assert t.events("flare_played") == []
    assert outcome(t)[2] == "automatic"


@pytest.mark.rule("F-TIMING-4")
def test_wild_other_artifacts_are_not_stopped() -> None:
    hands = {0: ["attack-10", FLARE], 1: ["attack-10"], 2: ["attack-06", "emotion-control"]}
    t = table("parasite", "filch", "trader", hands=hands).encounter(ships=3, cards=("attack-10", "attack-10"))
    t.do(2, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-ZAP-1", "F-TIMING-4")
def test_wild_a_card_zap_against_its_holder_is_not_stopped() -> None:
    hands = {0: ["attack-10", "plague", FLARE], 1: ["attack-10", "card-zap"]}
    t = table("parasite", "filch", "trader", hands=hands)
    t.do(0, "window-ENCOUNTER_START", "plague").do(1, PLAYED, "card-zap")
    assert t.open == [(0, "aim")]
    assert t.events("cancelled")[0]["ability"] == "plague"


@pytest.mark.rule("F-TIMING-4", "F-FAQ-10")
def test_wild_card_zapped_the_cosmic_zap_stands() -> None:
    t = zap_at(third="card-zap").do(0, PLAYED, FLARE).do(2, PLAYED, "card-zap")
    assert outcome(t)[2] == "automatic"
    assert FLARE in t.discards()


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_the_fee_is_a_card_for_every_ship() -> None:
    t = lost(seat2=["attack-06", FLARE]).do(2, LOST, HEAL).do(2, "window-RIDER", FLARE, options=["pass", FLARE])
    t.do(2, "healer-seats", (1, 3)).do(1, "ships-home", {planet(1, 1): 4}).do(3, "ships-home", {planet(3): 2})
    assert t.hand(2) == sorted(["attack-06", FLARE, *NEXT[:6]])


@pytest.mark.rule("F-FLARE-6")
def test_super_so_it_is_for_ships_that_were_out_of_the_game() -> None:
    hands = {0: ["attack-40"], 1: ["attack-01"], 2: ["attack-06", FLARE]}
    t = table("void", "filch", "healer", hands=hands, deck=NEXT).encounter(ships=3, cards=("attack-40", "attack-01"))
    t.do(2, LOST, HEAL).do(2, "window-RIDER", FLARE).do(1, "ships-home", {planet(1, 1): 4})
    assert t.hand(2) == sorted(["attack-06", FLARE, *NEXT[:4]])


@pytest.mark.rule("F-FLARE-6")
def test_super_the_healer_cannot_play_the_wild_side() -> None:
    t = lost(seat0=["attack-40", "cosmic-zap"], seat2=["attack-06", FLARE]).do(2, LOST, HEAL).passes(2)
    t.do(0, ANNOUNCED, "cosmic-zap")
    assert t.ships(1, WARP) == 4
    assert t.events("flare_played") == []


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_the_usual_fee_is_due() -> None:
    t = lost(seat0=["attack-40", "card-zap"], seat2=["attack-06", FLARE]).do(2, LOST, HEAL)
    t.do(2, "window-RIDER", FLARE).do(0, PLAYED, "card-zap")
    t.do(2, "healer-seats", (1,)).do(1, "ships-home", {planet(1, 1): 4})
    assert t.hand(2) == sorted(["attack-06", NEXT[0]])


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_cosmic_zapped_nobody_is_healed_and_the_flare_is_back() -> None:
    t = lost(seat0=["attack-40", "cosmic-zap"], seat2=["attack-06", FLARE]).do(2, LOST, HEAL)
    t.do(2, "window-RIDER", FLARE).do(0, ANNOUNCED, "cosmic-zap")
    assert (t.ships(1, WARP), t.hand(2)) == (4, ["attack-06", FLARE])
