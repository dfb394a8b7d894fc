"""A game that goes on from a question of another one: the past is as it was, and what chance brings is new."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from warptable import load
from warptable.game import family_of
from warptable.kernel import BadSave, Rng, Session
from warptable.kernel.driver import Entry, chance_anew
from warptable.kernel.save import peek, wrapped
from warptable.replay import ALL, Record, Replay
from warptable.replay.what_if import Crossing, crossing, other_game

from .witness import TABLES, played

PICKS = 140
NUMBERS = (0, 1, 2, 3, 4)


@cache
def replay_of(number: int) -> Replay:
    return Replay(Record.of(played(number, PICKS)))


def place_in(number: int) -> Crossing:
    """Half-way through the game."""
    replay = replay_of(number)
    moments = replay.moments(ALL)
    found = crossing(replay, moments[len(moments) // 2])
    assert found is not None
    return found


def begun(number: int, seed: int = 5) -> Session[Any]:
    return other_game(replay_of(number), place_in(number), seed).session()


def play_on(session: Session[Any], picks: int, seed: int = 1) -> None:
    rng = Rng.seeded("on", seed)
    for _ in range(picks):
        if session.decisions:
            decision = rng.choice(session.decisions)
            session.answer(decision, rng.choice(list(decision.options)))


@pytest.mark.parametrize("number", NUMBERS)
def test_everything_that_somebody_knew_stays(number: int) -> None:
    replay, place = replay_of(number), place_in(number)
    session, old = begun(number), replay.record.answers
    before = replay.branch(next(one for one in replay.moments(ALL) if one.answers == place.answers))
    assert session.history[:-1] == list(old[: place.answers])
    assert [repr(event) for event in session.log] == [repr(event) for event in before.log]
    for seat in (None, *range(TABLES[number][1])):
        assert session.view(seat) == before.view(seat)
    assert [d.key for d in session.decisions] == [d.key for d in before.decisions]
    assert sorted({d.seat for d in session.decisions if len(d.options) > 1}) == sorted({*place.seats})
    assert session.state.rng != before.state.rng


@pytest.mark.parametrize("number", NUMBERS)
def test_it_is_played_on_saved_and_watched_like_any_other(number: int) -> None:
    session = begun(number)
    play_on(session, 60)
    again = load(session.save())
    assert again.state == session.state
    assert [d.key for d in session.fork().decisions] == [d.key for d in session.decisions]
    kept = Record.kept(Record.of(session).written())
    assert kept.session().state == session.state
    watched = Replay(Record.read(session.save()))
    assert watched.session.state == session.state
    for moment in watched.moments(ALL)[::7]:
        still = watched.at(moment)
        assert len(still.session.log) == moment.events
        assert (still.asked(ALL) is not None) == moment.is_question
    assert family_of(session.rules.name).problems(session) == []


@pytest.mark.parametrize("number", [0, 1])
def test_the_seed_alone_decides_what_chance_brings(number: int) -> None:
    games = [begun(number, seed) for seed in (5, 5, 6)]
    assert games[0].state == games[1].state
    assert games[0].state != games[2].state
    assert decks(games[0]) == decks(games[2]), "the same cards, in another order"
    assert games[0].state.faces != games[2].state.faces


def decks(session: Session[Any]) -> list[str]:
    return sorted(session.state.faces)


@pytest.mark.parametrize("number", [0, 1])
def test_whoever_thinks_ahead_does_not_think_with_the_chance_that_comes(number: int) -> None:
    session = begun(number)
    seat, family = session.decisions[0].seat, family_of(session.rules.name)
    for seed in range(3):
        world = family.imagined(session, seat, Rng.seeded("think", seed))
        assert world is None or world.state.rng != session.state.rng


def test_a_game_may_go_on_from_a_game_that_went_on() -> None:
    first = begun(1)
    play_on(first, 40)
    replay = Replay(Record.of(first))
    for moment in (replay.moments(ALL)[0], replay.moments(ALL)[-1]):
        place = crossing(replay, moment)
        assert place is not None
        second = other_game(replay, place, 9).session()
        play_on(second, 30)
        assert load(second.save()).state == second.state


def test_a_moment_in_the_midst_of_a_step_goes_back_to_the_question_it_came_of() -> None:
    replay = replay_of(0)
    for moment in replay.moments(ALL):
        place = crossing(replay, moment)
        assert place is not None
        first = min(one.answers for one in replay.asked if one.is_choice)
        assert place.answers <= moment.answers or place.answers == first


@pytest.mark.parametrize(
    "note", [Entry(-1, "chance", "", "5"), Entry(-1, "destiny", "", 5), Entry(-1, "chance", "F-1", 5)]
)
def test_a_file_with_another_note_of_nobody_is_refused(note: Entry) -> None:
    session = begun(1)
    body = peek(session.save())
    words = body["words"] + [note.prompt, note.source]
    body["words"], body["history"][-1] = words, [-1, len(words) - 2, len(words) - 1, note.answer]
    with pytest.raises(BadSave):
        Replay(Record.read(wrapped(body)))


def test_chance_begins_anew_only_where_the_answers_say_so() -> None:
    assert chance_anew(7) == Entry(-1, "chance", "", 7)
    assert not [entry for entry in replay_of(0).record.answers if entry.seat < 0]
