"""Chronos: once the cards are revealed, may have them laid once more (edition of 2000)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, WARP, Table, planet, table
from tests.readings import outcome, totals, uses, without, zapped
from warptable.games.encounter.engine.model.views import AsideView

TRAVEL = "chronos.time-travel"
OPEN = "window-REVEALED_CARD"
MINE, THEIRS = ["attack-04", "attack-20"], ["attack-12", "attack-08"]


def revealed(
    other: str = "healer",
    *,
    chronos: int = 0,
    mine: list[str] | None = None,
    theirs: list[str] | None = None,
    **given: Any,
) -> Table:
    """Both have revealed the first cards of their hands; Chronos is asked."""
    powers = [other, "parasite"]
    powers.insert(chronos, "chronos")
    own, opposing = mine or MINE, theirs or THEIRS
    hands = {chronos: own, 1 - chronos: opposing} | given.pop("extra", {})
    t = table(*powers, edition="avalon", hands=hands, **given).encounter(ships=2)
    t.do(2, "window-ANSWER", "pass")
    return t.encounter(ships=2, cards=(own[0], opposing[0]) if chronos == 0 else (opposing[0], own[0]))


@pytest.mark.rule("A-POWER-1", "A-S8-1", "A-S9-1")
@pytest.mark.parametrize("chronos", [0, 1])
def test_its_own_card_comes_back_the_other_lies_aside_and_both_choose_again(chronos: int) -> None:
    t = revealed(chronos=chronos).do(chronos, OPEN, TRAVEL, options=["pass", TRAVEL])
    assert uses(t) == [(chronos, TRAVEL)]
    assert t.hand(chronos) == sorted(MINE)
    assert t.hand(1 - chronos) == ["attack-08"]
    aside = t.view(None).current.aside
    assert [(card.seat, card.face) for card in aside] == [(1 - chronos, "attack-12")]
    assert not t.view(None).current.revealed
    t.do(chronos, "encounter-card", "attack-20", options=MINE)  # the other's only card is laid at once
    assert t.events("revealed")[-1]["faces"] == (
        ["attack-20", "attack-08"] if chronos == 0 else ["attack-08", "attack-20"]
    )
    assert outcome(t)[1] == chronos  # the second result stands


@pytest.mark.rule("A-S8-1")
def test_it_may_play_the_same_card_again_but_travels_once_an_encounter() -> None:
    t = revealed().do(0, OPEN, TRAVEL).do(0, "encounter-card", "attack-04")
    assert t.events("revealed")[-1]["faces"] == ["attack-04", "attack-08"]
    assert outcome(t) == ("won", 1, "totals")  # it was not asked again


@pytest.mark.rule("A-POWER-1")
def test_it_may_leave_things_as_they_are() -> None:
    t = revealed().passes(0)
    without(t, "healer.heal")
    assert (uses(t), totals(t)) == ([], (4 + 2, 12 + 4))


@pytest.mark.rule("A-S10-11", "A-COMP-2")
def test_the_card_aside_comes_back_when_the_encounter_ends() -> None:
    """Until then it is in no hand: it cannot be taken as compensation."""
    t = revealed(mine=["attack-04", "negotiate"], destiny=["blue", "green"]).do(0, OPEN, TRAVEL)
    t.do(0, "encounter-card", "negotiate")
    assert outcome(t) == ("won", 1, "faces")
    t.passes(1)  # the Healer does not heal
    assert t.events("took") == []  # two ships were lost, and the winner's hand was empty
    assert t.hand(1) == ["attack-12"]
    assert t.view(0).seats[1].known == ["attack-12"]  # everybody saw it
    assert t.events("card_to_hand") == [{"source": "chronos", "seat": 1, "face": "attack-12"}]
    assert t.discards() == ["negotiate", "attack-08"]


@pytest.mark.rule("A-SECOND-1")
def test_back_in_hand_it_allows_a_second_encounter() -> None:
    t = revealed(chronos=1, mine=["attack-30", "attack-04"], theirs=["attack-12", "attack-20"])
    t.do(1, OPEN, TRAVEL).do(1, "encounter-card", "attack-04").passes(0)
    assert outcome(t)[1] == 0
    assert t.hand(0) == ["attack-12"]
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("A-S8-1")
def test_an_opponent_without_another_encounter_card_plays_its_own_again() -> None:
    t = revealed(theirs=["attack-12", "force-field"]).do(0, OPEN, TRAVEL)
    assert t.view(None).current.aside == []
    assert t.hand(1) == ["attack-12", "force-field"]
    t.do(0, "encounter-card", "attack-20")
    assert t.events("revealed")[-1]["faces"] == ["attack-20", "attack-12"]


@pytest.mark.rule("A-VEC-3", "A-ZAP-1", "A-ZAP-2", "A-ZAP-3")
def test_zapped_there_is_no_journey_and_vulch_takes_the_zap() -> None:
    """The rulebook's example: Pacifist attacks with three ships and a negotiate; Chronos, helped by Macron, has
    revealed an attack of 10, calls for time travel and is stopped."""
    hands = {0: ["negotiate", "cosmic-zap"], 1: ["attack-10", "attack-20"], 2: ["attack-06"], 3: ["attack-08"]}
    moves = [(1, 3, planet(1), planet(1, 1))]
    t = table("pacifist", "chronos", "macron", "vulch", edition="avalon", hands=hands, moves=moves)
    t.encounter(ships=3, allies={2: ("defense", 1)}).passes(0)  # Macron sends one ship
    t.do(2, "ally-ships", 1).encounter(cards=("negotiate", "attack-10"))
    t.do(1, OPEN, TRAVEL, options=["pass", TRAVEL])
    t.do(0, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert zapped(t, 1) == [True]
    assert t.events("selecting_again") == []
    t.passes(3, 3)  # Vulch holds the zap now and could stop the Pacifist or Macron
    assert outcome(t) == ("won", 0, "automatic")
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(2, BESIDE)) == (1, 1, 0)
    assert t.ships(0, planet(1)) == 3  # a colony
    assert t.hand(3) == ["attack-08", "cosmic-zap"]


@pytest.mark.rule("A-POWER-1")
@pytest.mark.reading("chronos-undone")
def test_what_the_revealed_cards_called_for_is_undone_and_may_be_used_again() -> None:
    """Empath has turned the attack; after the journey the new attack is turned as well, which is no second use in one
    encounter but the first on these cards."""
    t = revealed("empath", chronos=1, mine=["attack-10", "attack-20"], theirs=["negotiate", "negotiate"])
    assert uses(t) == [(0, "empath.harmony")]
    t.do(1, OPEN, TRAVEL)
    assert t.view(None).current.modifiers == []
    t.do(1, "encounter-card", "attack-20")
    assert [use for use in uses(t) if use[0] == 0] == [(0, "empath.harmony")] * 2
    assert t.open == [(0, "deal")]


@pytest.mark.rule("A-EMOTION-1", "A-ART-1")
@pytest.mark.reading("chronos-artifacts")
def test_an_artifact_played_before_the_call_stays_played_and_is_without_effect_on_new_cards() -> None:
    extra = {2: ["emotion-control", "attack-06"]}
    t = revealed(extra=extra).do(2, OPEN, "emotion-control")
    t.do(0, OPEN, TRAVEL).do(0, "encounter-card", "attack-20")
    assert "emotion-control" in t.discards()
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("A-POWER-1")
@pytest.mark.reading("chronos-undone")
def test_powers_used_before_the_reveal_stay_used() -> None:
    """The Sorcerer has switched the cards and cannot switch the new ones."""
    t = table(
        "chronos",
        "sorcerer",
        "healer",
        edition="avalon",
        hands={0: ["attack-20", "attack-10"], 1: ["attack-04", "attack-08"]},
    )
    t.encounter(ships=2, cards=("attack-20", "attack-04")).do(1, "window-CARDS_SELECTED", "sorcerer.switch")
    t.do(0, OPEN, TRAVEL)
    assert t.hand(0) == ["attack-04", "attack-10"]  # the card of its side, whoever laid it
    assert t.view(None).current.aside == [AsideView(1, "attack-20")]
    t.do(0, "encounter-card", "attack-10")
    assert uses(t) == [(1, "sorcerer.switch"), (0, TRAVEL)]
    assert t.events("revealed")[-1]["faces"] == ["attack-10", "attack-08"]


@pytest.mark.rule("A-POWER-1")
@pytest.mark.parametrize("other", ["oracle", "laser"])
@pytest.mark.reading("chronos-undone")
def test_what_others_have_ordered_for_the_choice_of_cards_still_holds(other: str) -> None:
    """The Oracle's opponent lays first and openly again; the Laser's opponent has its card drawn again."""
    hands = {0: ["attack-20", "attack-20"], 1: ["attack-12", "attack-08"]}
    t = table("chronos", other, "healer", edition="avalon", hands=hands).encounter(ships=2)
    t.scripted({(0, "encounter-card"): ["attack-20"], (1, "encounter-card"): ["attack-08"]})
    t.do(0, OPEN, TRAVEL)
    kind = "card_laid" if other == "oracle" else "card_laid_blind"
    t.scripted({(0, "encounter-card"): ["attack-20"]})
    assert [event["seat"] for event in t.events(kind) if event["seat"] == 0] == [0, 0]
    assert [use for use in uses(t) if use[0] == 1 and use[1] != "laser.blind"] in ([], [(1, "oracle.foresee")])


@pytest.mark.rule("A-2P-3", "A-2P-4")
def test_the_game_of_two() -> None:
    t = table("chronos", "healer", edition="avalon", hands={0: MINE, 1: THEIRS})
    t.encounter(ships=2, cards=("attack-04", "attack-12")).do(0, OPEN, TRAVEL).do(0, "encounter-card", "attack-20")
    assert outcome(t)[1] == 0
