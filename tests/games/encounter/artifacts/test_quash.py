"""Quash: a deal just agreed is cancelled and counts as failed."""

import pytest

from tests.games.encounter.artifacts.helpers import ROLES, moments
from tests.games.encounter.scenario import GATE, WARP, Table, planet, table

OFFER = ["pass", "quash"]


def deal_agreed(holder: int, **hands: list[str]) -> Table:
    """Red gives a card for a colony; the Quash is with `holder`."""
    held = {0: ["negotiate", "attack-08", "attack-10"], 1: ["negotiate", "attack-09"], 2: ["attack-06"]}
    held |= {int(name.removeprefix("seat_")): faces for name, faces in hands.items()}
    held[holder] = [*held[holder], "quash"]
    t = table(players=3, hands=held)
    t.encounter(ships={planet(0): 2}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-08"), ("want", planet(1, 1)), "propose"))
    return t.do(1, "deal", ("accept",))


@pytest.mark.rule("F-ART-2")
def test_it_is_offered_to_every_role_when_a_deal_is_agreed_and_at_no_other_moment() -> None:
    assert moments("quash") == {(role, "deal"): ["window-DEAL_AGREED"] for role in ROLES}


@pytest.mark.rule("F-DEAL-11", "F-ART-3")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_deal_is_off_and_both_pay_for_a_failed_one(holder: int) -> None:
    t = deal_agreed(holder)
    t.do(holder, "window-DEAL_AGREED", "quash", options=OFFER)
    assert t.events("deal_made") == t.events("gave") == t.events("colony_granted") == []
    result = t.view(None).current.result
    assert result is not None
    assert (result.kind, result.how) == ("deal_failed", "quashed")
    assert t.hand(0) == ["attack-08", "attack-10"], "nothing has changed hands"
    t.do(0, "lose-ships", {GATE: 2, planet(0, 1): 1}).do(1, "lose-ships", {planet(1): 3})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (3, 3)
    assert t.ships(0, planet(1, 1)) == 0
    assert t.discards()[0] == "quash"


@pytest.mark.rule("F-DEAL-12", "F-SECOND-4")
def test_there_is_no_second_encounter() -> None:
    t = deal_agreed(2)
    t.do(2, "window-DEAL_AGREED", "quash")
    t.do(0, "lose-ships", {GATE: 2, planet(0, 1): 1}).do(1, "lose-ships", {planet(1): 3})
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-DEAL-15")
def test_ships_left_on_the_gate_go_home() -> None:
    t = deal_agreed(2)
    t.do(2, "window-DEAL_AGREED", "quash")
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1): 3})
    t.do(0, "ships-home", {planet(0, 2): 2})
    assert t.ships(0, planet(0, 2)) == 6


def test_the_moment_is_after_the_terms_are_agreed_and_before_anything_changes_place() -> None:
    t = deal_agreed(2)
    assert t.open == [(2, "window-DEAL_AGREED")]
    assert t.events("deal_agreed")
    assert (t.hand(0), t.hand(1)) == (["attack-08", "attack-10"], ["attack-09"])
    assert t.ships(0, GATE) == 2


def test_declined_the_deal_is_carried_out() -> None:
    t = deal_agreed(2)
    t.passes(2)
    t.do(0, "deal-colony", {GATE: 2})
    assert t.hand(1) == ["attack-08", "attack-09"]
    assert t.ships(0, planet(1, 1)) == 2
    assert t.open == [(0, "second-encounter")]


def test_card_zapped_the_deal_is_carried_out() -> None:
    t = deal_agreed(2, seat_1=["negotiate", "card-zap"])
    t.do(2, "window-DEAL_AGREED", "quash")
    t.do(1, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    t.do(0, "deal-colony", {GATE: 2})
    assert t.hand(1) == ["attack-08"]
    assert t.discards()[:2] == ["quash", "card-zap"]
    assert t.open == [(0, "second-encounter")]


def test_a_failed_deal_gives_no_occasion() -> None:
    t = table(
        players=3, hands={0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-09"], 2: ["attack-06", "quash"]}
    )
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", ("refuse",))
    assert t.open == [(0, "lose-ships"), (1, "lose-ships")]
