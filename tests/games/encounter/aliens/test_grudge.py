"""Grudge: who was invited and did not join pays. Wild: the winner's allies gain nothing. Super: always four ships."""

import pytest

from tests.games.encounter.scenario import BESIDE, WARP, Table, planet, table

ZAP, RIDER, START = "window-USE_ANNOUNCED", "window-RIDER", "window-RESOLUTION_START"
OFF, DEF = "offense", "defense"


def asked(
    mine: str = "attack-20",
    theirs: str = "attack-08",
    *own: str,
    answers: dict[int, str] | None = None,
    invited: tuple[tuple[int, ...], tuple[int, ...]] = ((2, 3), (2, 3)),
    third: tuple[str, ...] = (),
    moves: list[tuple[int, int, int, int]] | None = None,
    seat: int = 0,
) -> Table:
    """Seats 2 and 3 are invited by these sides and answer so (default: decline); Grudge sits on this seat."""
    aliens = ["mite", "hate", "hacker", "fodder"]
    aliens[seat] = "grudge"
    hands: dict[int, list[str]] = {0: [mine, "attack-00"], 1: [theirs], 2: ["attack-06", *third], 3: ["attack-06"]}
    hands[seat] = [*hands[seat], *own]
    t = table(*aliens, hands=hands, destiny=["blue", "green"], moves=moves or [])
    t.do(0, "aim", planet(1)).do(0, "launch", {planet(0, 4): 3}).do(0, "invite", invited[0]).do(1, "invite", invited[1])
    for guest in (2, 3):
        if (guest, "ally") in t.open:
            answer = (answers or {}).get(guest, "decline")
            t.do(guest, "ally", answer)
            if answer != "decline":
                t.do(guest, "ally-ships", {planet(guest): 2})
    return t


def fought(t: Table, mine: str = "attack-20", theirs: str = "attack-08") -> Table:
    return t.encounter(cards=(mine, theirs))


def tokens(t: Table) -> list[int]:
    return [guest for event in t.events("tokens_given") for guest in event["guests"]]


@pytest.mark.rule("F-ALLIANCE-5", "F-GOAL-7")
def test_the_invited_who_declined_get_tokens_and_pay_one_ship_if_grudge_won() -> None:
    t = asked()
    assert t.events("tokens_given") == [{"source": "grudge", "seat": 0, "guests": [2, 3]}]
    assert t.view(3).seats[0].sheets[0].memory["tokens"] == (2, 3)
    fought(t).do(2, "lose-ships", {planet(2, 1): 1}).do(3, "lose-ships", {planet(3): 1})
    assert [t.ships(seat, WARP) for seat in range(4)] == [0, 4, 1, 1]
    assert t.events("to_warp")[-1] == {"source": "grudge", "seat": 3, "ships": 1}
    assert t.state.seats[0].sheets[0].memory == {}


@pytest.mark.rule("F-ALLIANCE-5")
def test_they_pay_four_ships_if_grudge_lost() -> None:
    t = fought(asked("attack-04", "attack-20", seat=0), "attack-04", "attack-20")
    t.do(2, "lose-ships", {planet(2, 1): 2, planet(2, 2): 2}).do(3, "lose-ships", {planet(3): 4})
    assert [t.ships(seat, WARP) for seat in range(4)] == [3, 0, 4, 4]


@pytest.mark.rule("F-COMPONENT-4")
def test_only_those_whom_grudge_invited_are_punished() -> None:
    t = asked(invited=((2,), (3,)), answers={3: DEF})
    assert tokens(t) == [2]
    assert tokens(asked(seat=1, invited=((2,), (3,)))) == [3]
    assert asked(invited=((), (2, 3))).events("power_used") == []


@pytest.mark.rule("F-COMPONENT-4")
def test_who_joined_grudge_gets_none_who_joined_the_other_side_does() -> None:
    assert tokens(asked(answers={2: OFF, 3: DEF})) == [3]
    assert tokens(asked(answers={2: OFF, 3: DEF}, seat=1)) == [2]


@pytest.mark.rule("F-FAQ-12", "F-ALLIANCE-5")
def test_an_ally_who_was_removed_did_join_and_gets_none() -> None:
    hands = {0: ["attack-20", "force-field"], 1: ["attack-08"]}
    t = table("mite", "grudge", "hacker", "fodder", hands=hands)
    t.encounter(ships=3, allies={3: (DEF, 2)}).do(0, "window-ALLIANCES_FORMED", "force-field")
    assert (t.events("tokens_given"), t.events("ally_left")[-1]["seat"]) == ([], 3)


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.reading("grudge-landed-ships")
def test_ships_that_landed_against_grudge_cannot_pay() -> None:
    """Grudge, the defense, lost; the offensive ally has two ships on the target and may not give those."""
    t = asked(answers={2: OFF}, seat=1)
    fought(t).do(2, "lose-ships", {planet(2): 2, planet(2, 1): 2}, options=[planet(2, n) for n in range(5)])
    assert (t.ships(2, planet(1)), t.ships(2, WARP)) == (2, 4)


@pytest.mark.rule("F-RES-7")
@pytest.mark.reading("grudge-landed-ships")
def test_ships_of_a_defensive_ally_that_came_home_cannot_pay_either() -> None:
    away = [(3, 4, planet(3, n), WARP) for n in range(1, 5)] + [(3, 1, planet(3), WARP)]
    t = asked("attack-04", "attack-20", answers={3: DEF}, moves=away)
    fought(t, "attack-04", "attack-20")
    assert t.ships(3, planet(3)) + t.ships(3, BESIDE) == 3
    t.do(3, "reward-ships", 0).do(2, "lose-ships", {planet(2): 4}).do(3, "lose-ships", {planet(3): 1})
    assert t.events("to_warp")[-1] == {"source": "grudge", "seat": 3, "ships": 1}
    assert t.ships(3, planet(3)) == 2


@pytest.mark.rule("F-COMPONENT-4")
def test_who_has_too_few_ships_loses_those() -> None:
    away = [(3, 4, planet(3, n), WARP) for n in range(1, 5)] + [(3, 2, planet(3), WARP)]
    t = fought(asked("attack-04", "attack-20", moves=away), "attack-04", "attack-20").do(
        2, "lose-ships", {planet(2): 4}
    )
    assert t.ships(3, WARP) == 20


@pytest.mark.rule("F-DEAL-10", "F-DEAL-11")
@pytest.mark.parametrize(("made", "price"), [(True, 1), (False, 4)])
def test_a_deal_costs_one_ship_a_failed_one_four(made: bool, price: int) -> None:
    t = asked("negotiate", "negotiate").encounter(cards=("negotiate", "negotiate"))
    if made:
        t.do(0, "deal", [("give", "attack-00"), "propose"]).do(1, "deal", ["accept"]).do(0, "ships-home", 3)
    else:
        t.do(0, "deal", ["refuse"]).do(0, "lose-ships", {planet(0): 3}).do(1, "lose-ships", {planet(1): 3})
        t.do(0, "ships-home", 3)
    t.do(2, "lose-ships", {planet(2): price}).do(3, "lose-ships", {planet(3): price})
    assert (t.ships(2, WARP), t.ships(3, WARP)) == (price, price)


@pytest.mark.rule("F-REVEAL-4")
def test_with_loser_the_final_result_counts() -> None:
    hands = {0: ["attack-20", "attack-00"], 1: ["attack-08"]}
    t = table("grudge", "loser", "hacker", hands=hands).do(0, "aim", planet(1)).do(0, "launch", 3)
    t.do(0, "invite", (2,)).do(1, "invite", ()).do(2, "ally", "decline").do(1, "window-PLANNING_BEFORE", "loser.upset")
    t.encounter(cards=("attack-20", "attack-08")).do(2, "lose-ships", {planet(2): 4})
    assert t.ships(2, WARP) == 4


@pytest.mark.rule("F-PLAN-3")
def test_an_encounter_without_outcome_costs_nothing() -> None:
    """Mutant takes the offense's only encounter card: the turn breaks off, and the tokens come back without a price."""
    hands = {0: ["attack-20"], 1: ["attack-08"] * 7, 2: ["attack-06"]}
    t = table("grudge", "mutant", "hacker", hands=hands).do(0, "aim", planet(1)).do(0, "launch", 3)
    t.do(1, "window-ALLIANCE_BEFORE", "mutant.refill").do(1, "mutant-source", 0)
    t.do(0, "invite", (2,)).do(1, "invite", ()).do(2, "ally", "decline").do(0, "ships-home", 3)
    assert tokens(t) == [2]
    assert (t.events("turn_breaks_off")[-1]["seat"], t.ships(2, WARP), t.state.player) == (0, 0, 1)


@pytest.mark.rule("F-COMPONENT-4")
def test_as_a_bystander_it_marks_nobody() -> None:
    t = table("mite", "hate", "grudge", hands={0: ["attack-20"], 1: ["attack-08"]}).encounter(ships=3)
    assert (t.events("tokens_given"), t.events("outcome")[-1]["winner"]) == ([], 0)


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_marks_nobody() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    assert asked(moves=away).events("power_used") == []


@pytest.mark.rule("F-POWER-2")
@pytest.mark.reading("announced-stands")
def test_a_power_lost_meanwhile_takes_revenge_all_the_same() -> None:
    away = [(1, 4, planet(1, number), planet(2, number)) for number in (1, 2)]
    t = fought(asked(seat=1, moves=away)).do(2, "lose-ships", {planet(2): 4}).do(3, "lose-ships", {planet(3): 4})
    assert (t.events("power_lost")[-1]["seat"], t.ships(2, WARP), t.ships(3, WARP)) == (1, 4, 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_no_tokens_are_given() -> None:
    t = asked(third=("cosmic-zap",)).do(2, ZAP, "cosmic-zap")
    fought(t)
    assert (tokens(t), t.ships(2, WARP), t.open) == ([], 0, [(0, "second-encounter")])
    assert not t.state.seats[0].sheets[0].zapped


@pytest.mark.rule("F-ZAP-1", "F-ZAP-3")
def test_the_payment_is_no_use_and_cannot_be_zapped() -> None:
    t = asked(third=("cosmic-zap",)).passes(2)
    fought(t).do(2, "lose-ships", {planet(2): 1}).do(3, "lose-ships", {planet(3): 1})
    assert t.hand(2) == ["attack-06", "cosmic-zap"]


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_the_price_is_four_ships_also_after_a_victory() -> None:
    t = fought(asked("attack-20", "attack-08", "flare-grudge"))
    t.do(0, RIDER, "flare-grudge", options=["pass", "flare-grudge"])
    t.do(2, "lose-ships", {planet(2): 4}).do(3, "lose-ships", {planet(3): 4})
    assert (t.ships(2, WARP), t.hand(0)) == (4, ["attack-00", "flare-grudge"])


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_one_ship_and_not_offered_after_a_defeat_or_without_tokens() -> None:
    t = fought(asked("attack-20", "attack-08", "flare-grudge")).do(0, RIDER, "pass").do(2, "lose-ships", {planet(2): 1})
    assert t.ships(2, WARP) == 1
    t = fought(asked("attack-04", "attack-20", "flare-grudge"), "attack-04", "attack-20")
    assert t.open == [(2, "lose-ships")]
    t = fought(asked("attack-20", "attack-08", "flare-grudge", invited=((), ())))
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_leaves_the_usual_price() -> None:
    t = fought(asked("attack-20", "attack-08", "flare-grudge", third=("card-zap",))).do(0, RIDER, "flare-grudge")
    t.do(2, "window-CARD_PLAYED", "card-zap").do(2, "lose-ships", {planet(2): 1})
    assert t.ships(2, WARP) == 1


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_returns_it_and_leaves_the_usual_price() -> None:
    t = fought(asked("attack-20", "attack-08", "flare-grudge", third=("cosmic-zap",)).passes(2))
    t.do(0, RIDER, "flare-grudge").do(2, ZAP, "cosmic-zap").do(2, "lose-ships", {planet(2): 1})
    assert (t.ships(2, WARP), t.hand(0)) == (1, ["attack-00", "flare-grudge"])


# ---------------------------------------------------------------- wild


def spoiled(holder: int, cards: tuple[str, str], *zap: str) -> Table:
    """Seat 2 is allied with the offense, seat 3 with the defense."""
    hands: dict[int, list[str]] = {0: [cards[0], "attack-00"], 1: [cards[1]], 2: ["attack-06"], 3: ["attack-06", *zap]}
    hands[holder].append("flare-grudge")
    t = table("mite", "hate", "hacker", "fodder", hands=hands)
    return t.encounter(ships=3, allies={2: (OFF, 2), 3: (DEF, 1)}, cards=cards)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-RES-1")
def test_wild_the_allies_of_a_winning_offense_do_not_land() -> None:
    t = spoiled(1, ("attack-20", "attack-08")).do(1, START, "flare-grudge", options=["pass", "flare-grudge"])
    t.do(2, "ships-home", {planet(2): 2})
    assert (t.ships(0, planet(1)), t.ships(2, planet(1)), sum(t.ships(2, planet(2, n)) for n in range(5))) == (3, 0, 20)
    assert t.hand(1) == ["flare-grudge"]


@pytest.mark.rule("F-FLARE-5", "F-REWARD-1")
def test_wild_the_allies_of_a_winning_defense_get_no_reward() -> None:
    t = spoiled(0, ("attack-04", "attack-20")).do(0, START, "flare-grudge").do(3, "ships-home", 1)
    assert (t.events("rewarded"), t.ships(2, WARP)) == ([], 2)


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize("holder", [0, 2, 3])
def test_wild_not_for_the_winner_nor_for_allies(holder: int) -> None:
    assert spoiled(holder, ("attack-20", "attack-08")).events("flare_played") == []


@pytest.mark.rule("F-FLARE-8")
def test_wild_not_against_a_winner_without_allies() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08", "flare-grudge"]}
    t = table("mite", "hacker", "fodder", hands=hands).encounter(ships=3)
    assert (t.events("flare_played"), t.events("outcome")[-1]["winner"]) == ([], 0)


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = spoiled(1, ("attack-20", "attack-08"), "card-zap").do(1, START, "flare-grudge")
    t.do(3, "window-CARD_PLAYED", "card-zap")
    assert t.ships(2, planet(1)) == 2


@pytest.mark.rule("F-FLARE-6")
def test_grudge_itself_has_no_wild_side() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08", "flare-grudge"]}
    t = table("mite", "grudge", "fodder", hands=hands).encounter(ships=3, allies={2: (OFF, 2)})
    assert (t.ships(2, planet(1)), t.events("flare_played")) == (2, [])
