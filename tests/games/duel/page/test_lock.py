"""Locking in: one form, one answer, which nobody else sees and which can be taken back until the other has chosen."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from warptable.games.duel.engine.model.prompts import SLEEVE, TACTIC, WITH
from warptable.games.duel.page.dock.asking import ASKING
from warptable.games.duel.page.dock.lock import fields_of, read_answer, read_lock, room_of
from warptable.games.duel.page.examples import Game, game_at, new_duel, scene_of
from warptable.kernel import DONE, Compose, IllegalAnswer
from warptable.table.page.game.page import game_page


def question(session: Game, seat: int) -> Compose:
    found = next(one for one in session.decisions if one.seat == seat)
    assert isinstance(found, Compose)
    return found


def with_more(first: int = 3, second: int = 5) -> Compose:
    """A question with room for a second plan and a second tactic; the plans are these cards."""

    def grammar(partial: list[Any]) -> list[Any]:
        halves = [(TACTIC, tactic, half) for tactic in (0, 1) for half in (0, 1)]
        if not partial:
            return [first, second]
        if partial[-1] == DONE:
            return []
        last = partial[-1]
        if isinstance(last, int):
            return [*[(WITH, card) for card in (first, second) if card != last], *halves]
        if last[0] == WITH:
            return halves
        if last[0] == TACTIC:
            return [DONE, *[(SLEEVE, tactic, half) for tactic in (0, 1) for half in (0, 1) if tactic != last[1]]]
        return []

    return Compose(0, "lock-in", "D-D04-01", grammar, secret=True)


def test_the_form_has_plans_and_halves_and_one_button() -> None:
    session = game_at("lock-in")
    scene = scene_of(session, 0)
    page = str(game_page(scene))
    room = room_of(question(session, 0))
    assert {int(value) for value in re.findall(r'name="plan" id="[^"]+" value="(\d+)"', page)} == set(room.plans)
    halves = re.findall(r'name="tactic" id="[^"]+" value="(\d)-(\d)"', page)
    assert {(int(tactic), int(half)) for tactic, half in halves} == set(room.halves)
    assert page.count('data-mode="parts"') == 1
    assert 'form="prompt-form"' in page


def test_one_tap_locks_in() -> None:
    """What can be taken back needs no second tap."""
    page = str(game_page(scene_of(game_at("lock-in"), 0)))
    button = re.search(r'<button class="button primary main"[^>]*>', page)
    assert button is not None
    assert "data-twice" not in button[0]


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_can_be_given_by_the_form(seed: int) -> None:
    """The fields of any legal answer read back as that answer."""
    session, chance, tried = new_duel(seed), random.Random(seed), 0
    for _ in range(300):
        if session.over or tried >= 8:
            break
        decision = session.decisions[0]
        if decision.prompt == "lock-in" and isinstance(decision, Compose) and not decision.partial:
            picks: list[Any] = []
            while following := decision.following(picks):
                picks.append(chance.choice(list(following)))
            assert read_lock(decision, fields_of(picks)) == decision.checked(tuple(picks))
            tried += 1
        session.answer(decision, chance.choice(list(decision.options)))
    assert tried


def test_a_second_plan_and_a_second_tactic_are_optional() -> None:
    decision = with_more()
    room = room_of(decision)
    assert (room.plans, room.more, room.free) == ((3, 5), 1, ("with", "sleeve"))
    plain = {"plan": ["3"], "with": [""], "tactic": ["1-0"], "sleeve": [""]}
    assert read_lock(decision, plain) == (3, (TACTIC, 1, 0), DONE)
    full = {"plan": ["3"], "with": ["5"], "tactic": ["1-0"], "sleeve": ["0-1"]}
    assert read_lock(decision, full) == (3, (WITH, 5), (TACTIC, 1, 0), (SLEEVE, 0, 1))
    labels = ASKING.control_of(scene_of(game_at("lock-in"), 0), decision).labels
    assert labels["plan,tactic"] == "Lock in {plan} and {tactic}"
    assert labels["plan,sleeve,tactic,with"] == "Lock in {plan} with {with} and {tactic}, hide {sleeve}"


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"plan": ["3"]},
        {"tactic": ["0-0"]},
        {"plan": ["99"], "tactic": ["0-0"]},
        {"plan": ["x"], "tactic": ["0-0"]},
        {"plan": ["3"], "tactic": ["7-0"]},
        {"plan": ["3"], "tactic": ["0"]},
        {"plan": ["3", "5"], "tactic": ["0-0"]},
        {"plan": ["3"], "with": ["3"], "tactic": ["0-0"]},
        {"plan": ["3"], "tactic": ["0-0"], "sleeve": ["0-1"]},
    ],
)
def test_what_cannot_be_meant_is_refused(form: dict[str, list[str]]) -> None:
    with pytest.raises(IllegalAnswer):
        read_answer(with_more(), form)


def test_what_i_have_locked_in_is_told_to_me_and_can_be_taken_back() -> None:
    session = game_at("lock-in").fork()
    mine = question(session, 0)
    session.answer(mine, mine.default)
    page = str(game_page(scene_of(session, 0)))
    assert 'id="take-back"' in page
    assert "Locked in:" in page
    session.undo(0)
    assert 'data-mode="parts"' in str(game_page(scene_of(session, 0)))


def test_the_dial_is_a_ring_of_four() -> None:
    session = game_at("dial")
    page = str(game_page(scene_of(session, 0)))
    assert re.findall(r'name="number" id="[^"]+" value="(\d)"', page) == ["1", "2", "3", "4"]
    assert "Send 3 ships" in page.replace("&#34;", '"')
