"""Miser: a second hand on its sheet, the hoard, from which it plays."""

from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import homes, totals, uses, zapped
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.rulebook import EncounterRules, Settings
from warptable.games.encounter.engine.view import FACEDOWN
from warptable.kernel import Session

PLAY = "miser.play-from-hoard"
RENEW = "miser.new-hoard"
FLARE = "flare-miser"
ANNOUNCED = "window-USE_ANNOUNCED"
PLAYED = "window-CARD_PLAYED"
ZAP = ["attack-06", "cosmic-zap"]
NEXT = ["attack-30", "attack-20", "attack-15", "attack-14", "attack-13", "attack-12", "attack-11", "attack-10"]


def hoard(t: Table, seat: int = 0) -> list[str]:
    return sorted(t.state.faces[card] for card in t.state.seats[seat].sheets[0].cards)


def miser(stored: list[str], hand: list[str], others: dict[int, list[str]] | None = None, **more: Any) -> Table:
    """The Miser is the offense."""
    hands = {0: hand, 1: ["attack-08", "attack-04"], 2: ["attack-06"]} | (others or {})
    return table("miser", "virus", "human", hands=hands, stored={0: stored}, **more)


def stripped(stored: list[str], seat: int, hand: list[str]) -> Table:
    """A Mutant has taken the offense's only card before the planning."""
    aliens = ["miser", "mutant", "human"]
    hands = {0: ["attack-06"], 1: [], 2: ["attack-06"]} | {seat: hand}
    t = table(*aliens, hands=hands, stored={0: stored}, deck=NEXT).encounter(ships=1)
    t.do(1, "window-ALLIANCE_BEFORE", "mutant.refill")
    if seat == 2 and "cosmic-zap" in hand:
        t.passes(2)
    t.do(1, "mutant-source", 0)
    while (1, "mutant-source") in t.open:
        t.do(1, "mutant-source", "deck")
    t.encounter(ships=1)
    return t.do(1, "encounter-card", "attack-30")


# ---------------------------------------------------------------- set-up


def fresh() -> Session[State]:
    return Session.new(EncounterRules("ffg"), 3, Settings("ffg", 3, ("miser", "virus", "human"), flares=()))


@pytest.mark.rule("F-SETUP-9")
@pytest.mark.parametrize("kept", ["first-hand", "second-hand"])
def test_it_is_dealt_two_hands_and_keeps_one(kept: str) -> None:
    game = fresh()
    before = game.view(0)
    first, second = before.hand, before.seats[0].sheets[0].own_cards
    assert (len(first), len(second)) == (8, 8)
    decision = game.decisions[0]
    assert (decision.seat, decision.prompt, list(decision.options)) == (0, "miser-hand", ["first-hand", "second-hand"])
    game.answer(decision, kept)
    after = game.view(0)
    hand, stored = (first, second) if kept == "first-hand" else (second, first)
    assert (after.hand, after.seats[0].sheets[0].own_cards) == (hand, stored)


@pytest.mark.rule("F-COMPONENT-4")
def test_others_know_only_how_many_cards_the_hoard_holds() -> None:
    t = miser(["attack-40", "cosmic-zap"], ["attack-01"])
    for other in (1, None):
        sheet = t.view(other).seats[0].sheets[0]
        assert (sheet.cards, sheet.own_cards) == (2, [])
    assert [face for _, face in t.view(0).seats[0].sheets[0].own_cards] == ["attack-40", "cosmic-zap"]
    assert t.view(0).seats[0].hand == 1


# ---------------------------------------------------------------- playing from the hoard


@pytest.mark.rule("F-PLAN-1", "F-RES-10", "F-GOAL-7")
def test_an_encounter_card_may_come_from_the_hoard() -> None:
    t = miser(["attack-40", "negotiate", "force-field"], ["attack-01"]).encounter(ships=3)
    assert t.options(0, "encounter-card") == ["attack-01", "attack-40", "negotiate"]
    t.encounter(cards=("attack-40", "attack-04"))
    assert uses(t)[0] == (0, PLAY)
    assert totals(t)[0] == 40 + 3
    assert hoard(t) == ["force-field", "negotiate"]
    assert t.hand(0) == ["attack-01"]
    assert "attack-40" in t.discards()


@pytest.mark.rule("F-PLAN-1")
def test_the_card_stays_hidden_until_the_reveal() -> None:
    t = miser(["attack-40", "negotiate"], ["attack-01"], {2: ZAP}).encounter(ships=3, cards=("attack-40", "attack-04"))
    assert t.open == [(2, ANNOUNCED)]
    assert t.view(2).current.cards == [FACEDOWN, FACEDOWN]
    assert t.seen_card(0, 0) == "attack-40"


@pytest.mark.rule("F-ART-2", "F-ART-3")
def test_an_artifact_from_the_hoard_is_played_and_discarded_like_any_other() -> None:
    t = miser(["emotion-control", "attack-40"], ["attack-01"]).encounter(ships=3, cards=("attack-01", "attack-08"))
    t.do(0, "window-REVEALED_CARD", "emotion-control", options=["pass", "emotion-control"])
    assert (uses(t), t.open) == ([(0, PLAY)], [(0, "deal")])
    assert t.discards() == ["emotion-control"]
    assert hoard(t) == ["attack-40"]


@pytest.mark.rule("F-FLARE-2", "F-FLARE-3")
def test_a_flare_from_the_hoard_goes_back_there() -> None:
    t = miser(["flare-kamikaze", "attack-40"], ["attack-06"]).encounter(ships=3, cards=("attack-06", "attack-08"))
    t.do(0, "window-CARDS_SELECTED", "flare-kamikaze").do(0, "kamikaze-ships", {planet(0, 4): 1})
    assert hoard(t) == ["attack-40", "flare-kamikaze"]
    assert "flare-kamikaze" not in t.hand(0)
    assert t.events("card_to_sheet")[0]["face"] == "flare-kamikaze"
    assert totals(t)[0] == 6 + 3 + 3


@pytest.mark.rule("F-REINF-3", "F-REINF-5")
def test_a_reinforcement_may_come_from_the_hoard() -> None:
    t = miser(["reinforcement-5", "attack-40"], ["attack-06"]).encounter(ships=3, cards=("attack-06", "attack-08"))
    t.do(0, "reinforce", ("reinforcement-5", 0))
    assert totals(t)[0] == 6 + 3 + 5
    assert uses(t).count((0, PLAY)) == 1
    assert (hoard(t), "reinforcement-5" in t.discards()) == (["attack-40"], True)


@pytest.mark.rule("F-ZAP-1", "F-TIMING-4")
def test_a_zap_may_come_from_the_hoard_and_is_no_answer_to_itself() -> None:
    t = miser(["cosmic-zap", "attack-40"], ["attack-06"], {1: ["attack-08", "attack-04"]})
    t.encounter(ships=3, cards=("attack-06", "attack-08"))
    t.do(0, ANNOUNCED, "cosmic-zap", options=["pass", "cosmic-zap"])
    assert uses(t) == [(1, "virus.multiply"), (0, PLAY)]
    assert totals(t) == (6 + 3, 8 + 4)


@pytest.mark.rule("F-COMPONENT-4")
def test_what_it_gains_goes_to_the_hand() -> None:
    hands = {0: ["attack-01"], 1: ["attack-40"], 2: ["attack-06"]}
    t = table("human", "virus", "miser", hands=hands, stored={2: ["attack-30"]})
    t.encounter(ships=1, allies={2: ("defense", {planet(2): 2})}, cards=("attack-01", "attack-40"))
    t.do(2, "ships-home", {planet(2): 2})
    assert (len(t.hand(2)), hoard(t, 2)) == (3, ["attack-30"])


# ---------------------------------------------------------------- zapped, lost


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_encounter_card_goes_back_and_one_from_the_hand_is_needed() -> None:
    t = miser(["attack-40", "negotiate"], ["attack-01", "attack-05"], {2: ZAP})
    t.encounter(ships=3, cards=("attack-40", "attack-04")).do(2, ANNOUNCED, "cosmic-zap")
    assert zapped(t, 0) == [True]
    assert hoard(t) == ["attack-40", "negotiate"]
    assert "face" not in t.events("card_to_sheet")[0]
    assert t.options(0, "encounter-card") == ["attack-01", "attack-05"]
    t.do(0, "encounter-card", "attack-05")
    assert totals(t)[0] == 5 + 3
    assert "cosmic-zap" in t.discards()


@pytest.mark.rule("F-ART-3", "F-FLARE-5")
def test_the_zap_that_stopped_a_card_off_the_hoard_may_be_kept_by_the_clone_flare() -> None:
    """What answers the clearing of the table does not clear it a second time."""
    t = miser(["attack-40", "negotiate"], ["attack-01", "attack-05"], {2: [*ZAP, "flare-clone"]})
    t.encounter(ships=3, cards=("attack-40", "attack-04")).do(2, ANNOUNCED, "cosmic-zap")
    t.do(2, "window-SPENT", "flare-clone")
    assert (t.hand(2), t.state.played, t.open) == (
        ["attack-06", "cosmic-zap", "flare-clone"],
        [],
        [(0, "encounter-card")],
    )
    assert t.game.depth == 0


@pytest.mark.rule("F-ART-3", "F-REINF-5")
def test_the_zap_that_stopped_a_reinforcement_off_the_hoard_may_be_kept_by_the_clone_flare() -> None:
    """The reinforcement and all that answers it are one exchange, cleared once."""
    t = miser(["attack-40", "reinforcement-5"], ["attack-01"], {2: [*ZAP, "flare-clone"]})
    t.encounter(ships=3, cards=("attack-01", "attack-04")).passes(2)  # the zap is held back from the power of seat 1
    t.do(0, "reinforce", ("reinforcement-5", 0)).do(2, ANNOUNCED, "cosmic-zap").do(2, "window-SPENT", "flare-clone")
    assert (t.hand(2), t.state.played) == (["attack-06", "cosmic-zap", "flare-clone"], [])
    assert hoard(t) == ["attack-40", "reinforcement-5"]
    assert t.game.depth == 0


@pytest.mark.rule("F-PLAN-3", "F-DRAW-5", "F-ZAP-2")
def test_zapped_without_a_card_in_hand_an_offense_breaks_off_its_turn() -> None:
    t = stripped(["attack-40", "negotiate"], 2, ZAP)
    t.do(0, "encounter-card", "attack-40").do(2, ANNOUNCED, "cosmic-zap")
    t.do(0, "ships-home", {planet(0): 1})
    assert t.events("turn_breaks_off")[-1]["seat"] == 0
    assert (hoard(t), t.ships(0, GATE)) == (["attack-40", "negotiate"], 0)
    assert len(t.hand(1)) == 8  # the card it had selected is back


@pytest.mark.rule("F-PLAN-2", "F-ZAP-2")
def test_zapped_without_a_card_in_hand_a_defense_draws_a_new_hand() -> None:
    hands = {0: ["attack-08", "attack-04"], 1: ["quash"], 2: ZAP}
    t = table("human", "miser", "filch", hands=hands, stored={1: ["attack-40", "negotiate"]}, deck=NEXT)
    t.encounter(ships=1).do(1, "new-hand", "off-sheet")
    t.encounter(cards=("attack-08", "attack-40")).do(2, ANNOUNCED, "cosmic-zap")
    assert t.events("turn_breaks_off") == []
    assert [(event["source"], event["seat"]) for event in t.events("new_hand")] == [("F-PLAN-2", 1)]
    t.do(1, "encounter-card", "attack-30", options=NEXT)
    assert hoard(t, 1) == ["attack-40", "negotiate"]


@pytest.mark.rule("F-PLAN-3", "F-DRAW-5", "F-ZAP-2")
def test_so_does_an_offense_that_had_to_select_first() -> None:
    """The Oracle, its opponent, waits for its card."""
    hands = {0: ["attack-06", "quash"], 1: ["attack-08", "plague"], 2: ZAP}
    t = table("miser", "oracle", "filch", hands=hands, stored={0: ["attack-40", "negotiate"]})
    t.do(1, "window-ENCOUNTER_START", "plague").do(1, "plague-victim", 0).do(0, "lose-ships", {planet(0): 3})
    t.do(0, "regroup", planet(0)).encounter(ships=1).passes(2)
    t.do(0, "encounter-card", "attack-40").do(2, ANNOUNCED, "cosmic-zap").do(0, "ships-home", {planet(0, 1): 1})
    assert t.events("turn_breaks_off") == [{"source": "F-PLAN-3", "seat": 0}]
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-ZAP-2", "F-FLARE-2")
def test_zapped_an_artifact_or_flare_goes_back_and_the_flare_does_not_count() -> None:
    t = miser(["flare-kamikaze", "attack-40"], ["attack-06"], {2: ZAP})
    t.encounter(ships=3, cards=("attack-06", "attack-08")).do(0, "window-CARDS_SELECTED", "flare-kamikaze")
    t.do(2, ANNOUNCED, "cosmic-zap", options=["pass", "cosmic-zap"])
    assert hoard(t) == ["attack-40", "flare-kamikaze"]
    assert t.ships(0, WARP) == 3  # lost with the encounter, none given up for the flare
    assert t.events("flare_played") == []
    assert t.events("modified")[0]["source"] != "kamikaze"


@pytest.mark.rule("F-ZAP-2")
def test_zapped_a_reinforcement_goes_back() -> None:
    t = miser(["reinforcement-5", "attack-40"], ["attack-06"], {2: ZAP})
    t.encounter(ships=3, cards=("attack-06", "attack-08")).passes(2)  # the zap is held back from the power of seat 1
    t.do(0, "reinforce", ("reinforcement-5", 0)).do(2, ANNOUNCED, "cosmic-zap")
    assert totals(t)[0] == 6 + 3
    assert hoard(t) == ["attack-40", "reinforcement-5"]


@pytest.mark.rule("F-TIMING-4", "F-ART-3")
def test_a_card_zap_on_an_artifact_from_the_hoard_discards_it() -> None:
    t = miser(["emotion-control", "attack-40"], ["attack-01"], {2: ["attack-06", "card-zap"]})
    t.encounter(ships=3, cards=("attack-01", "attack-08")).do(0, "window-REVEALED_CARD", "emotion-control")
    t.do(2, PLAYED, "card-zap")
    assert t.discards()[:2] == ["emotion-control", "card-zap"]
    assert hoard(t) == ["attack-40"]


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_the_hoard_lies_frozen_on_the_sheet() -> None:
    t = miser(["attack-40", "cosmic-zap"], ["attack-01", "attack-05"], moves=homes(0, 2)).encounter(ships=3)
    assert t.options(0, "encounter-card") == ["attack-01", "attack-05"]
    t.encounter(cards=("attack-05", "attack-04"))
    assert totals(t)[0] == 5 + 3
    assert hoard(t) == ["attack-40", "cosmic-zap"]


@pytest.mark.rule("F-POWER-4")
def test_with_a_third_home_colony_the_hoard_thaws_at_once() -> None:
    stored = ["mobius-tubes", "attack-40"]
    t = miser(stored, ["attack-01"], destiny=["red"], moves=[*homes(0, 2), (1, 2, planet(1), WARP)])
    t.do(0, "own-colour", "resettle").do(0, "aim", planet(0)).do(0, "launch", {planet(0, 4): 1})
    t.do(0, "second-encounter", "go-on")
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes", options=["pass", "mobius-tubes"])
    assert uses(t) == [(0, PLAY)]
    assert hoard(t) == ["attack-40"]


# ---------------------------------------------------------------- no part of the hand


@pytest.mark.rule("F-COMP-2", "F-COMP-5")
def test_compensation_does_not_reach_the_hoard() -> None:
    hands = {0: ["negotiate"], 1: ["attack-40", "attack-01"], 2: ["attack-06"]}
    t = table("anti-matter", "miser", "human", hands=hands, stored={1: ["attack-30", "attack-20"]})
    t.encounter(ships=3, cards=("negotiate", "attack-40"))
    assert [(event["seat"], event["number"]) for event in t.events("took")] == [(0, 1)]
    assert (t.hand(0), hoard(t, 1)) == (["attack-01"], ["attack-20", "attack-30"])


@pytest.mark.rule("F-COMPONENT-4")
def test_the_mind_reads_the_hand_only() -> None:
    t = table("miser", "virus", "mind", hands={0: ["attack-01"]}, stored={0: ["attack-40"]}).encounter(ships=1)
    t.do(2, "window-ALLIANCE_BEFORE", "mind.read").do(2, "mind-hand", 0)
    assert t.view(2).seats[0].known == ["attack-01"]


@pytest.mark.rule("F-COMPONENT-4")
def test_an_exchange_of_hands_leaves_the_hoard_where_it_is() -> None:
    hands = {0: ["attack-01", "attack-05"], 1: ["attack-08"]}
    t = table("miser", "trader", "human", hands=hands, stored={0: ["attack-40"]}).encounter(ships=1)
    t.do(1, "window-PLANNING_BEFORE", "trader.trade-hands")
    assert (t.hand(0), hoard(t)) == (["attack-08"], ["attack-40"])


@pytest.mark.rule("F-GOAL-7")
def test_an_exchanged_power_takes_the_hoard_along() -> None:
    hands = {0: ["attack-01", "attack-05"], 1: ["attack-08"], 2: ["attack-06", "flare-sorcerer"]}
    t = table("miser", "virus", "human", hands=hands, stored={0: ["attack-40", "negotiate"]}).encounter(ships=1)
    t.do(2, "window-PLANNING_BEFORE", "flare-sorcerer")
    assert hoard(t, 1) == ["attack-40", "negotiate"]
    assert t.options(1, "encounter-card") == ["attack-08", "attack-40", "negotiate"]
    assert t.view(0).seats[1].sheets[0].cards == 2
    t.do(0, "encounter-card", "attack-05", options=["attack-01", "attack-05"]).do(1, "encounter-card", "attack-40")
    assert uses(t)[0] == (1, PLAY)


def test_a_new_hoard_without_encounter_card_may_be_renewed_at_the_same_moment() -> None:
    useless = ["quash", "ionic-gas", "reinforcement-2", "reinforcement-2", "reinforcement-3", "reinforcement-3",
               "force-field", "emotion-control"]  # fmt: skip
    t = miser(["mobius-tubes"], ["attack-01"], deck=[*useless, *NEXT])
    [(_, moment)] = t.open
    t.do(0, moment, RENEW)
    assert hoard(t) == sorted(useless)
    t.do(0, moment, RENEW)
    assert hoard(t) == sorted(NEXT)
