"""The Loser flare. Wild: both sides lose before cards are chosen. Super: the upset may wait until the cards lie."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import outcome

PLAN, LATE = "window-PLANNING_BEFORE", "window-REVEAL_BEFORE"


def wild(holder: int = 0, *zap: str, aliens: tuple[str, ...] = ("mite", "void", "filch", "human")) -> Table:
    hands: dict[int, list[str]] = {0: ["attack-10"], 1: ["negotiate"], 2: ["attack-06"], 3: ["attack-06", *zap]}
    hands[holder].append("flare-loser")
    t = table(*aliens, hands=hands)
    return t.encounter(ships=3, allies={2: ("offense", 2), 3: ("defense", 1)})


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-GOAL-7")
@pytest.mark.parametrize("holder", [0, 1])
def test_both_sides_lose_everything_and_no_card_is_chosen(holder: int) -> None:
    t = wild(holder).do(holder, PLAN, "flare-loser", options=["pass", "flare-loser"])
    assert outcome(t) == ("both_lost", -1, "declared")
    assert [t.ships(seat, WARP) for seat in range(4)] == [3, 4, 2, 1]
    assert {e["source"] for e in t.events("to_warp")} == {"F-GOAL-7"}
    assert (t.events("card_laid"), t.events("took"), t.events("rewarded")) == ([], [], [])
    assert (t.events("power_used"), t.discards()) == ([], [])
    assert "flare-loser" in t.hand(holder)
    assert t.state.player == 1  # a defeat: no second encounter


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize("holder", [2, 3])
def test_an_ally_cannot_play_it(holder: int) -> None:
    assert outcome(wild(holder))[0] == "won"


@pytest.mark.rule("F-FLARE-5")
def test_declined_the_encounter_goes_on() -> None:
    assert outcome(wild().do(0, PLAN, "pass"))[:2] == ("won", 0)


@pytest.mark.rule("F-FLARE-3", "F-ART-3")
def test_a_card_zap_stops_it() -> None:
    t = wild(0, "card-zap").do(0, PLAN, "flare-loser").do(3, "window-CARD_PLAYED", "card-zap")
    assert outcome(t)[:2] == ("won", 0)
    assert t.discards()[:2] == ["flare-loser", "card-zap"]


@pytest.mark.rule("F-FLARE-5", "F-TIMING-2")
@pytest.mark.reading("declared-results")
def test_an_upset_announced_before_has_nothing_to_turn_round() -> None:
    t = wild(1, aliens=("loser", "void", "filch", "human")).do(0, PLAN, "loser.upset")
    t.do(1, PLAN, "flare-loser")
    assert outcome(t) == ("both_lost", -1, "declared")
    assert t.events("outcome")[-1]["upset"] is False


@pytest.mark.rule("F-FLARE-2", "F-FLARE-4")
def test_others_may_react_to_it_before_the_encounter_goes_on_to_its_end() -> None:
    """The holder of the wild Remora draws when it was used."""
    hands = {0: ["attack-10", "flare-loser"], 1: ["negotiate"], 2: ["attack-06", "flare-remora"]}
    t = table("mite", "void", "filch", hands=hands, deck=["attack-40"]).encounter(ships=3).do(0, PLAN, "flare-loser")
    assert "flare-loser" in t.hand(0)
    t.do(2, "window-FLARE_USED", "flare-remora")
    assert t.hand(2) == ["attack-06", "attack-40", "flare-remora"]
    assert outcome(t) == ("both_lost", -1, "declared")


def super_(holder: int = 0, *zap: str) -> Table:
    """Loser has laid its card and holds its flare; both players chose between an attack and a negotiate."""
    hands = {0: ["attack-04", "negotiate"], 1: ["attack-08", "negotiate"], 2: ["attack-06", *zap]}
    hands[holder] = [*hands[holder], "flare-loser"]
    aliens = ("loser", "void", "filch") if holder == 0 else ("mite", "loser", "filch")
    return table(*aliens, hands=hands).encounter(ships=3)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6", "F-PLAN-1")
@pytest.mark.reading("loser-super-late")
def test_super_the_upset_comes_when_the_cards_lie_and_nobody_was_bound_to_attack() -> None:
    t = super_().do(0, PLAN, "pass", options=["pass", "loser.upset"])
    t.do(0, "encounter-card", "negotiate", options=["attack-04", "negotiate"])
    t.do(1, "encounter-card", "attack-08", options=["attack-08", "negotiate"])
    t.do(0, LATE, "flare-loser", options=["pass", "flare-loser"])
    assert outcome(t) == ("won", 0, "faces")
    assert t.events("outcome")[-1]["upset"] is True
    assert (t.hand(0), t.ships(0, planet(1)), t.ships(1, WARP)) == (["attack-04", "flare-loser"], 3, 4)


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_nothing_is_turned_round() -> None:
    t = super_().do(0, PLAN, "pass").encounter(cards=("attack-04", "attack-08")).do(0, LATE, "pass")
    assert outcome(t) == ("won", 1, "totals")


@pytest.mark.rule("F-FLARE-6")
def test_super_the_defense_may_do_it_too() -> None:
    t = super_(1).do(1, PLAN, "pass").encounter(cards=("attack-04", "attack-08")).do(1, LATE, "flare-loser")
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8")
@pytest.mark.reading("loser-super-late")
def test_super_not_after_the_upset_was_announced_in_time() -> None:
    t = super_().do(0, PLAN, "loser.upset", options=["pass", "loser.upset"])
    assert outcome(t) == ("won", 0, "totals")
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_stops_it() -> None:
    t = super_(0, "card-zap").do(0, PLAN, "pass").encounter(cards=("attack-04", "attack-08"))
    t.do(0, LATE, "flare-loser").do(2, "window-CARD_PLAYED", "card-zap")
    assert outcome(t) == ("won", 1, "totals")
    assert "flare-loser" in t.discards()


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_a_cosmic_zap_returns_it() -> None:
    t = super_(0, "cosmic-zap").do(0, PLAN, "pass").encounter(cards=("attack-04", "attack-08"))
    t.do(0, LATE, "flare-loser").do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert outcome(t) == ("won", 1, "totals")
    assert "flare-loser" in t.hand(0)


@pytest.mark.rule("F-FLARE-7", "F-ZAP-2")
def test_a_loser_whose_upset_was_zapped_has_the_wild_side() -> None:
    t = super_(0, "cosmic-zap").do(0, PLAN, "loser.upset").do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, PLAN, "flare-loser", options=["pass", "flare-loser"])
    assert outcome(t) == ("both_lost", -1, "declared")
