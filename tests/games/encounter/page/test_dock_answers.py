"""Answers as form fields: every legal one comes back unchanged, everything else is refused and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.page.dock_scenes import wholes
from tests.questions import asks
from warptable.games.encounter.page.dock import read_answer
from warptable.games.encounter.page.examples import questions
from warptable.kernel import Compose, Decision, Distribute, IllegalAnswer, Number, Pick, PickSome, Rng
from warptable.table.page.game.answers import fields_for


def state(decision: Decision[Any]) -> list[Any]:
    return [list(decision.options), list(getattr(decision, "partial", ()))]


def test_every_answer_of_random_games_survives_its_form() -> None:
    rng, met = Rng.seeded("forms", 1), set()
    for _, decision in questions():
        if isinstance(decision, Compose):
            continue
        before = state(decision)
        for answer in wholes(decision, rng):
            got = read_answer(decision, fields_for(decision, answer))
            assert got == answer
            assert type(got) is type(answer)
        assert state(decision) == before
        met.add(type(decision).__name__)
    assert met == {"Pick", "Offer", "Number", "PickSome", "Distribute"}


def test_talks_are_read_as_the_deal_board_sends_them() -> None:
    deal = next(decision for _, decision in questions() if isinstance(decision, Compose) and "wait" in decision.options)
    assert read_answer(deal, {"act": ["wait"]}) == ("wait",)
    with pytest.raises(IllegalAnswer):
        read_answer(deal, {"pick": ["o0"]})


ONE = Pick(0, asks("aim"), "F-LAUNCH-1", [5, 6, 12])
WORD = Pick(0, asks("ally"), "F-ALLIANCE-5", ["decline", "offense", "defense"])
PAIR = Pick(0, asks("reserve-attack"), "reserve", [(7, 0), (7, 1)])
MIXED = Pick(0, asks("mutant-source"), "mutant", ["deck", 1, 2])
SOME = PickSome(0, asks("invite"), "F-ALLIANCE-1", [1, 2, 3], 1, 2)
SHIPS = Distribute(0, asks("lose-ships"), "F-DEAL-11", [(0, 4), (3, 2), (-1, 1)], 1, 4)
COUNT = Number(0, asks("reward-ships"), "F-REWARD-2", 0, 5)


@pytest.mark.parametrize(
    ("decision", "form", "answer"),
    [
        (ONE, {"pick": ["12"]}, 12),
        (WORD, {"say": ["o1"]}, "offense"),
        (WORD, {"pick": ["o2"]}, "defense"),
        (WORD, {"pick": ["o2"], "say": ["o0"]}, "decline"),
        (PAIR, {"say": ["o1"]}, (7, 1)),
        (MIXED, {"pick": ["2"]}, 2),
        (MIXED, {"pick": ["2"], "say": ["o0"], "serial": ["8"]}, "deck"),
        (SOME, {"pick": ["3", "1"]}, (1, 3)),
        (SHIPS, {"ships-0": ["2"], "ships-3": ["0"], "ships--1": ["1"]}, ((0, 2), (-1, 1))),
        (SHIPS, {"ships-3": ["1"]}, ((3, 1),)),
        (COUNT, {"number": ["0"]}, 0),
    ],
)
def test_forms_by_shape(decision: Decision[Any], form: dict[str, list[str]], answer: Any) -> None:
    assert read_answer(decision, form) == answer


HUGE = "9" * 400


@pytest.mark.parametrize(
    ("decision", "form"),
    [
        (ONE, {}),
        (ONE, {"pick": []}),
        (ONE, {"pick": ["7"]}),
        (ONE, {"pick": ["5", "6"]}),
        (ONE, {"pick": ["o3"]}),
        (ONE, {"pick": ["o-1"]}),
        (ONE, {"pick": ["o"]}),
        (ONE, {"pick": ["5.0"]}),
        (ONE, {"pick": [" 5"]}),
        (ONE, {"pick": ["５"]}),
        (ONE, {"pick": ["²"]}),
        (ONE, {"pick": [""]}),
        (ONE, {"pick": [HUGE]}),
        (ONE, {"pick": ["o" + HUGE]}),
        (ONE, {"number": ["5"]}),
        (WORD, {"pick": ["offense"]}),
        (WORD, {"pick": ["1"]}),
        (WORD, {"say": ["o1", "o2"]}),
        (PAIR, {"pick": ["7"]}),
        (SOME, {}),
        (SOME, {"pick": ["1", "1"]}),
        (SOME, {"pick": ["1", "2", "3"]}),
        (SOME, {"pick": ["4"]}),
        (SHIPS, {}),
        (SHIPS, {"ships-0": ["5"]}),
        (SHIPS, {"ships-0": ["3"], "ships-3": ["2"]}),
        (SHIPS, {"ships-0": ["-1"], "ships-3": ["2"]}),
        (SHIPS, {"ships-0": ["1"], "ships-9": ["0"]}),
        (SHIPS, {"ships-0": ["1"], "ships-": ["1"]}),
        (SHIPS, {"ships-0": ["1", "1"]}),
        (SHIPS, {"ships-0": [""]}),
        (SHIPS, {"ships-0": [HUGE]}),
        (COUNT, {"number": ["6"]}),
        (COUNT, {"number": ["-1"]}),
        (COUNT, {"number": ["1e1"]}),
        (COUNT, {"pick": ["1"]}),
    ],
)
def test_what_is_no_answer_is_refused(decision: Decision[Any], form: dict[str, list[str]]) -> None:
    before = state(decision)
    with pytest.raises(IllegalAnswer):
        read_answer(decision, form)
    assert state(decision) == before
