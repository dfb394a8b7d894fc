"""A replay shows at every moment what each seat saw then, was told and was asked; and nothing else."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Any

import pytest

from warptable import load
from warptable.kernel import BadSave, Rng
from warptable.kernel.save import peek, wrapped
from warptable.replay import ALL, Eyes, Moment, Record, Replay

from .witness import TABLES, Witness, digest, played

PICKS = 60
"""Small picks of a game of the plain run; a soak plays to the end."""


def compare(game: Witness, replay: Replay, every: int) -> int:
    """Every so many moments of each pair of eyes: the views of all seats are those of that time."""
    looked = 0
    for eyes in (ALL, None, *range(game.seats)):
        for moment in replay.moments(eyes)[:: every if eyes == ALL else every * 3]:
            still = replay.at(moment)
            assert len(still.session.history) == moment.answers
            assert len(still.session.log) == moment.events
            now = moment.answers, moment.events
            then = game.at_questions.get(now) or game.at_events[now]
            is_last = replay.over and moment.events == len(replay.log)
            if not is_last:  # the end is shown with what came after the last event
                for seat in (None, *range(game.seats)):
                    assert digest(still.view(seat)) == then[seat], (eyes, moment, seat)
            compare_asked(game, still, moment, eyes)
            looked += 1
    return looked


def compare_asked(game: Witness, still: Any, moment: Moment, eyes: Eyes) -> None:
    asked = still.asked(eyes)
    if not moment.is_question:
        assert asked is None
        assert still.told(eyes)["kind"] == game.log[moment.events - 1].kind
        return
    assert asked is not None
    if moment.answer < len(game.history):
        entry = game.history[moment.answer]
        assert (asked.decision.seat, asked.decision.prompt, asked.answer) == (entry.seat, entry.prompt, entry.answer)
    assert still.told(eyes) == {}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_moment_is_as_it_was(number: int) -> None:
    game = played(number, PICKS)
    assert compare(game, Replay(Record.of(game)), every=12)


def test_choices_made_together_without_a_choice_are_no_question() -> None:
    """What has happened before them is shown as it was then, not as the game went on by itself."""
    for number in range(92, 800, 8):  # avalon, four players: sooner or later both sides have one card each
        game = played(number, 250)
        replay = Replay(Record.of(game))
        before = [one for one in replay.moments(ALL) if one.answers in replay.session.unasked]
        if before:
            break
    assert before
    for moment in before:
        still = replay.at(moment)
        assert len(still.session.history) == moment.answers
        assert digest(still.view(0)) == game.at_events[moment.answers, moment.events][0]


@pytest.mark.soak
def test_every_moment_of_a_thousand_whole_games_is_as_it_was() -> None:
    first, games = int(os.environ.get("WARPTABLE_FIRST", "0")), int(os.environ.get("WARPTABLE_GAMES", "1000"))
    for number in range(first, first + games):
        game = played(number)
        assert game.over, number
        assert compare(game, Replay(Record.of(game)), every=7), number


def test_eyes_get_what_they_were_told_and_asked_and_nothing_else() -> None:
    game = played(1, 200)
    replay = Replay(Record.of(game))
    for seat in (None, 0, 1):
        moments = replay.moments(seat)
        told = [moment for moment in moments if not moment.is_question]
        assert [moment.events for moment in told] == [
            number for number, event in enumerate(game.log, 1) if event.known_to(seat)
        ]
        assert {game.history[m.answer].seat for m in moments if m.is_question and m.answer < len(game.history)} <= {
            seat
        }
        assert [moment.number for moment in moments] == list(range(len(moments)))
    assert not any(moment.is_question for moment in replay.moments(None))
    everything = replay.moments(ALL)
    assert sum(not moment.is_question for moment in everything) == len(game.log)
    for seat in (0, 1):
        asked = sum(moment.is_question for moment in replay.moments(seat))
        assert 0 < asked < sum(moment.is_question for moment in everything)


def test_chapters_are_the_rounds() -> None:
    game = played(4, 120)
    replay = Replay(Record.of(game))
    chapters = replay.chapters(0)
    assert [chapter.round for chapter in chapters] == list(range(game.state.encounters + 1))
    assert chapters[0].first == 0
    assert chapters[-1].last == len(replay.moments(0)) - 1
    for before, after in pairwise(chapters):
        assert before.last + 1 == after.first


@pytest.mark.parametrize("number", [0, 1])
def test_a_running_game_is_followed_answer_by_answer(number: int) -> None:
    game = played(number, 30)
    replay, rng = Replay(Record.of(game)), Rng.seeded("following", number)
    before = replay.moments(0)[:-1]  # the last one may have been the open question, which is answered now
    for _ in range(60):
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(list(decision.options)))
        assert replay.follow(Record.of(game))
        assert replay.session.state == game.state
    fresh = Replay(Record.of(game))
    assert replay.moments(0) == fresh.moments(0)
    assert replay.moments(0)[: len(before)] == before
    assert replay.moments(ALL) == fresh.moments(ALL)
    assert compare(game, replay, every=25)


def test_a_game_in_which_something_was_taken_back_is_another_one() -> None:
    game = played(1, 40)
    replay = Replay(Record.of(game))
    other = Record.of(played(1, 30))
    assert not replay.follow(other)


def test_the_open_question_is_a_moment_for_whom_it_is_put_to() -> None:
    game = played(1, 40)
    asked = game.decisions[0]
    replay = Replay(Record.of(game))
    last = replay.moments(asked.seat)[-1]
    question = replay.at(last).asked(asked.seat)
    assert question is not None
    assert question.is_open
    assert (question.decision.prompt, list(question.decision.options)) == (asked.prompt, list(asked.options))
    assert replay.at(last).asked(1 - asked.seat) is None


def test_the_same_moment_through_other_eyes_is_never_later() -> None:
    game = played(3, 60)
    replay = Replay(Record.of(game))
    for moment in replay.moments(ALL)[10::7]:
        for eyes in (None, 0, 1):
            found = replay.same(moment, eyes)
            assert found.place <= moment.place
            following = replay.moments(eyes)[found.number + 1 : found.number + 2]
            assert all(after.place > moment.place for after in following)


@pytest.mark.parametrize("number", [0, 1])
def test_a_branch_is_a_game_that_can_be_played_on(number: int) -> None:
    game = played(number, 120)
    replay = Replay(Record.of(game))
    moment = replay.moments(ALL)[len(replay.moments(ALL)) // 2]
    branch = replay.branch(moment)
    assert branch.history == game.history[: moment.answers]
    assert len(branch.log) >= moment.events
    branch.answer(branch.decisions[0], branch.decisions[0].options[0])
    assert load(branch.save()).state == branch.state
    assert replay.moments(ALL)[moment.number] == moment


# ---- saves ---------------------------------------------------------------------------------------------------


def test_a_save_is_replayed_from_its_settings_seed_and_answers() -> None:
    game = played(2, PICKS)
    replay = Replay(Record.read(game.save()))
    assert [repr(event) for event in replay.log] == [repr(event) for event in game.log]
    assert replay.session.state == game.state


def test_the_checkpoint_of_a_save_is_not_believed() -> None:
    game = played(1, PICKS)
    body = peek(game.save())
    body["checkpoint"] = {"step": "anything"}
    assert Replay(Record.read(wrapped(body))).session.state == game.state


@pytest.mark.parametrize(
    "change",
    [
        lambda body: body["history"][3].__setitem__(3, 10**9),
        lambda body: body["history"].pop(2),
        lambda body: body["history"].append([0, 0, 0, "pass"]),
        lambda body: body.__setitem__("seed", body["seed"] + 1),
        lambda body: body.__setitem__("history", "all of them"),
        lambda body: body.__setitem__("history", body["history"] * 2000),
        lambda body: body.__setitem__("options", {"edition": "ffg"}),
        lambda body: body.__setitem__("game", "chess"),
        lambda body: body.__setitem__("rules", 1),
    ],
)
def test_a_save_that_holds_no_game_is_refused_in_one_line(change: Any) -> None:
    body = peek(played(1, PICKS).save())
    change(body)
    with pytest.raises(BadSave) as refused:
        Replay(Record.read(wrapped(body)))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"WARPTABLE", b"WARPTABLE\x02" + bytes(40)])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(BadSave):
        Record.read(data)
