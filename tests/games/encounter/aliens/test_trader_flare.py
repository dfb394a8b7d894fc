"""The flare of the Trader: a card for a card; a partner of its choice."""

import pytest

from tests.games.encounter.scenario import Table, table
from tests.readings import uses

FLARE = "flare-trader"
ZAP = ["attack-06", "cosmic-zap"]
BEFORE = "window-ALLIANCE_BEFORE"


# ---- wild


def haggling(*aliens: str, **hands: list[str]) -> Table:
    """Seat 0 has launched its ships against seat 1."""
    held = {0: ["attack-08", "attack-04", FLARE], 1: ["attack-20"]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    return table(*(aliens or ("parasite", "pacifist", "mite")), hands=held).scripted(
        {(0, "aim"): [5], (0, "launch"): [3]}
    )


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_it_takes_an_unseen_card_and_hands_one_back() -> None:
    t = haggling().do(0, BEFORE, FLARE, options=["pass", FLARE])
    t.do(0, "trader-card", "attack-04", options=["attack-04", "attack-08", "attack-20"])
    assert (t.hand(0), t.hand(1)) == (["attack-08", "attack-20", FLARE], ["attack-04"])
    assert [(event["seat"], event["victim"]) for event in t.events("took")] == [(0, 1)]
    assert [(event["seat"], event["receiver"]) for event in t.events("gave")] == [(0, 1)]


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_may_hand_back_the_very_card() -> None:
    t = haggling().do(0, BEFORE, FLARE).do(0, "trader-card", "attack-20")
    assert (t.hand(0), t.hand(1)) == (["attack-04", "attack-08", FLARE], ["attack-20"])


@pytest.mark.rule("F-FAQ-17")
def test_wild_the_flare_itself_is_on_the_table_and_cannot_be_handed_back() -> None:
    t = haggling(seat0=["attack-08", FLARE]).do(0, BEFORE, FLARE)
    assert t.options(0, "trader-card") == ["attack-08", "attack-20"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_others_do_not_learn_which_cards_they_were() -> None:
    t = haggling().do(0, BEFORE, FLARE).do(0, "trader-card", "attack-04")
    seen = [event.seen_by(2) for event in t.session.log if event.kind in ("took", "gave")]
    assert len(seen) == 2
    assert not any("attack" in str(event) for event in seen)
    assert t.view(2).seats[0].known == [FLARE]


@pytest.mark.rule("F-TIMING-1")
def test_wild_it_serves_the_defense_too_but_not_the_others_nor_against_an_empty_hand() -> None:
    t = haggling(seat0=["attack-08"], seat1=["attack-20", "attack-06", FLARE]).do(1, BEFORE, FLARE)
    t.do(1, "trader-card", "attack-08")
    assert t.hand(0) == ["attack-08"]
    t = haggling(seat0=["attack-08"], seat2=["attack-20", FLARE])
    assert t.open == [(0, "invite")]
    t = haggling(seat1=[])
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nothing_changes_hands() -> None:
    t = haggling(seat2=["attack-06", "card-zap"]).do(0, BEFORE, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert (t.hand(0), t.hand(1)) == (["attack-04", "attack-08"], ["attack-20"])
    assert FLARE in t.discards()


# ---- super


def trading(**hands: list[str]) -> Table:
    """The Trader, offense against seat 1, may trade hands."""
    held = {0: ["attack-08", "attack-04", FLARE], 1: ["attack-20"], 2: ["attack-30", "negotiate"]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    return table("trader", "pacifist", "mite", "human", hands=held).encounter(ships=3)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6", "F-FAQ-17")
def test_super_it_trades_hands_with_anybody_and_keeps_the_flare() -> None:
    t = trading().do(0, "window-PLANNING_BEFORE", "trader.trade-hands", options=["pass", "trader.trade-hands"])
    t.do(0, "window-RIDER", FLARE, options=["pass", FLARE]).do(0, "trader-partner", 2, options=[1, 2, 3])
    assert (t.hand(0), t.hand(2)) == (["attack-30", FLARE, "negotiate"], ["attack-04", "attack-08"])
    assert t.hand(1) == ["attack-20"]


@pytest.mark.rule("F-FLARE-6")
def test_super_without_it_the_flare_goes_with_the_hand_to_the_opponent() -> None:
    t = trading().do(0, "window-PLANNING_BEFORE", "trader.trade-hands").passes(0)
    assert t.hand(1) == ["attack-04", "attack-08", FLARE]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8")
def test_super_its_owner_has_no_wild_side() -> None:
    assert haggling("trader", "pacifist", "mite").open == [(0, "invite")]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
def test_super_cosmic_zapped_no_hands_are_traded() -> None:
    t = trading(seat3=ZAP).do(0, "window-PLANNING_BEFORE", "trader.trade-hands").do(0, "window-RIDER", FLARE)
    t.do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.hand(0), t.hand(1)) == (["attack-04", "attack-08", FLARE], ["attack-20"])
    assert uses(t) == [(0, "trader.trade-hands")]
    assert t.events("hands_swapped") == []


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_the_hand_goes_to_the_opponent() -> None:
    t = trading(seat3=["attack-06", "card-zap"]).do(0, "window-PLANNING_BEFORE", "trader.trade-hands")
    t.do(0, "window-RIDER", FLARE).do(3, "window-CARD_PLAYED", "card-zap")
    assert (t.hand(0), t.hand(1)) == (["attack-20"], ["attack-04", "attack-08"])
    assert FLARE in t.discards()
