"""What random play broke once, each as the smallest scenario that shows it."""

from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from warptable import load
from warptable.kernel import CannotUndo, Composite, IllegalAnswer, Session


@pytest.mark.rule("F-DEAL-3", "F-RES-9")
def test_a_promised_card_that_was_played_before_the_deal_is_carried_out_is_not_given() -> None:
    t = table(players=3, hands={0: ["negotiate", "quash", "attack-04"], 1: ["negotiate"], 2: ["card-zap"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "quash"), ("give", "attack-04"), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(0, "window-DEAL_AGREED", "quash", options=["pass", "quash"])
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert t.hand(1) == ["attack-04"]
    assert t.hand(0) == []
    assert t.discards()[:2] == ["quash", "card-zap"]


@pytest.mark.rule("F-DEAL-3", "F-RES-9")
@pytest.mark.parametrize("seed", range(8))
def test_cards_given_in_a_deal_are_not_among_those_taken_at_random_in_it(seed: int) -> None:
    t = table(players=3, seed=seed, hands={0: ["negotiate", "attack-04"], 1: ["negotiate", "attack-08"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-04"), ("ask", 1), "propose"))
    t.do(1, "deal", ("accept",))
    assert (t.hand(0), t.hand(1)) == (["attack-08"], ["attack-04"])


def one_colony() -> Table:
    """The offense has a single colony: the first ship it launches is no choice and is picked for it."""
    t = table(players=3, moves=[(0, 4, planet(0, n), planet(0)) for n in range(1, 5)])
    t.do(0, "aim", planet(1))
    return t


def partial(t: Table, session: Session[Any] | None = None) -> list[Any]:
    (decision,) = (session or t.session).decisions
    assert isinstance(decision, Composite)
    return list(decision.partial)


def test_a_save_does_not_repeat_a_pick_that_was_made_by_force() -> None:
    t = one_colony()
    assert partial(t) == [planet(0)]
    assert partial(t, load(t.session.save())) == [planet(0)]
    t.session.answer(t.decision(0, "launch"), planet(0))
    assert partial(t, load(t.session.save())) == [planet(0)] * 2


def test_undo_does_not_take_back_a_pick_that_was_made_by_force() -> None:
    t = one_colony()
    with pytest.raises(CannotUndo):
        t.session.undo(0)
    assert partial(t) == [planet(0)]
    t.session.answer(t.decision(0, "launch"), planet(0))
    t.session.undo(0)
    assert partial(t) == [planet(0)]
    assert list(t.decision(0, "launch").options) == ["done", planet(0)]


@pytest.mark.parametrize("answer", [((0, 10**12),), True, 1.0, ((0, 1.0),), ((0, True),), {0: 1}, iter([(0, 1)])])
def test_ships_are_counted_in_integers_and_never_beyond_the_limit(answer: Any) -> None:
    """A number of ships without bound would be counted out one by one."""
    t = table(players=3).do(0, "aim", planet(1))
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(0, "launch"), answer)
    t.do(0, "launch", ((0, 1), (1, 2)))
    assert t.ships(0, GATE) == 3


def test_an_answer_built_by_picks_can_be_taken_back_while_others_still_choose() -> None:
    """A failed deal: both lose three ships of their choice, together."""
    t = table(players=3, hands={0: ["negotiate"], 1: ["negotiate"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate")).do(0, "deal", ("refuse",))
    mine = t.decision(1, "lose-ships")
    for _ in range(3):
        t.session.answer(mine, planet(1))
    assert t.open == [(0, "lose-ships")]
    t.session.undo(1)
    assert t.open == [(0, "lose-ships"), (1, "lose-ships")]
    assert isinstance(mine, Composite)
    assert mine.partial == [planet(1)] * 2
    t.session.answer(mine, planet(1, 1))
    t.do(0, "lose-ships", {planet(0): 3})
    assert (t.ships(1, planet(1)), t.ships(1, planet(1, 1)), t.ships(1, WARP)) == (2, 3, 3)


def test_cards_picked_over_are_handed_over_once_even_if_they_come_back() -> None:
    """The opponent picks its rejected artifact up again by its own power: that goes on for ever if it counts anew."""
    hands = {0: ["attack-20", "flare-vulch"], 1: ["attack-06", "quash"]}
    t = table("void", "vulch", "mite", hands=hands)
    t.encounter(ships=1, cards=("attack-20", "attack-06"))
    t.do(0, "window-SPOILS", "flare-vulch")
    t.do(0, "vulch-keep-card", "reject")
    assert "quash" in t.hand(1)
    assert (0, "vulch-keep-card") not in t.open
