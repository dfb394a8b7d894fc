"""Nothing that one seat chooses in secret is on the other one's page, in its messages, or in whether there are any."""

from __future__ import annotations

import re
from typing import Any

import pytest

from warptable.games.duel.page.examples import Game, game_at, scene_of
from warptable.kernel import Compose, Number
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import frame, game_page


def answers_of(session: Game, seat: int, most: int = 12) -> list[Any]:
    """Several whole answers that this seat could give now."""
    decision = next(one for one in session.decisions if one.seat == seat)
    if isinstance(decision, Number):
        return list(decision.options)
    assert isinstance(decision, Compose)
    found: list[tuple[Any, ...]] = []

    def go(partial: list[Any]) -> None:
        following = decision.following(partial)
        if not following:
            found.append(tuple(partial))
        for option in following:
            if len(found) < most * 4:
                go([*partial, option])

    go([])
    return found[:: max(1, len(found) // most)]


def answered(session: Game, seat: int, answer: Any) -> Game:
    made = session.fork()
    made.answer(next(one for one in made.decisions if one.seat == seat), answer)
    return made


@pytest.mark.parametrize("prompt", ["dial", "lock-in"])
@pytest.mark.parametrize("reader", [1, None])
def test_whatever_is_locked_in_the_other_page_stays_the_same(prompt: str, reader: int | None) -> None:
    """The whole page and the message that brings it there are alike for all answers: only that one was given shows."""
    session = game_at(prompt, 0)
    pages, messages = set(), set()
    for answer in answers_of(session, 0):
        shown = Shown()
        shown.message(frame(scene_of(session, reader)))
        after = scene_of(answered(session, 0, answer), reader)
        pages.add(re.sub(r'data-now="[^"]*"', "", str(game_page(after))))
        messages.add(shown.message(frame(after)))
    assert len(pages) == 1
    assert len(messages) == 1


def test_the_order_of_the_answers_changes_nothing() -> None:
    """Who was first is forgotten once both have locked in."""
    session = game_at("lock-in", 0)
    both = {seat: answers_of(session, seat)[0] for seat in (0, 1)}
    first, second = (answered(answered(session, seat, both[seat]), 1 - seat, both[1 - seat]) for seat in (0, 1))
    for reader in (0, 1, None):
        one, other = (re.sub(r'data-now="[^"]*"', "", str(game_page(scene_of(end, reader)))) for end in (first, second))
        assert one == other


def test_before_the_reveal_a_page_holds_nothing_of_the_other() -> None:
    """No face of the other hand, no plan, no half, no dial: their numbers are in no attribute either."""
    session = game_at("lock-in", 0)
    answer = answers_of(session, 0)[-1]
    after = answered(session, 0, answer)
    own = after.view(0)
    page = str(game_page(scene_of(after, 1)))
    theirs, mine = {card.number for card in own.hand}, {card.number for card in after.view(1).hand}
    for number in theirs - mine:
        assert f'id="card-{number}"' not in page
        assert f'id="plan-{number}"' not in page
    assert 'id="take-back"' not in page
    assert "Locked in:" not in page
    assert "locked in" in page  # that it is done is public


def test_the_seat_itself_sees_its_own_choice_alone() -> None:
    session = game_at("dial", 0)
    after = answered(session, 0, 3)
    assert "Your dial is set to 3." in str(game_page(scene_of(after, 0)))
    for reader in (1, None):
        assert "set to 3" not in str(game_page(scene_of(after, reader)))
