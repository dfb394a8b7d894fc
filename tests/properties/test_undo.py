"""Undo: an answer that told nobody anything can be taken back, and then it was never given."""

import pytest
from hypothesis import given

from tests.properties.play import examples, image, seeds, start, step, tables, told, walk
from warptable.games.encounter.engine.model.state import State
from warptable.kernel import CannotUndo, Composite, Rng, Session

EXAMPLES = examples(6)


def undone(game: Session[State], seat: int) -> bool:
    try:
        game.undo(seat)
    except CannotUndo:
        return False
    return True


@examples(3)  # it looks at the whole game four times at every step
@given(tables, seeds)
def test_an_answer_taken_back_was_never_given(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed), Rng.seeded("undo", seed)
    for number in walk(game, rng, 120):
        trial = game.fork()
        before, log = image(trial), told(trial)
        decision = rng.choice(trial.decisions)
        seat, option = decision.seat, rng.choice(decision.options)
        trial.answer(decision, option)
        after = image(trial)
        if undone(trial, seat):
            assert image(trial) == before, f"step {number}: {game.where()}"
            assert told(trial) == log
            again = next(d for d in trial.decisions if d.key == decision.key)
            trial.answer(again, option)
            assert image(trial) == after
        else:
            assert image(trial) == after, "a refused undo changes nothing"


@EXAMPLES
@given(tables, seeds)
def test_nobody_takes_back_the_answer_of_another(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed), Rng.seeded("others", seed)
    for _ in walk(game, rng, 120):
        trial = game.fork()
        answers = len(trial.history)
        step(trial, rng)
        if len(trial.history) != answers + 1:
            continue
        last, before = trial.history[-1].seat, image(trial)
        building = {d.seat for d in trial.decisions if isinstance(d, Composite) and d.partial}
        for seat in range(len(trial.state.seats)):
            if seat != last and seat not in building:
                with pytest.raises(CannotUndo):
                    trial.undo(seat)
        assert image(trial) == before


@EXAMPLES
@given(tables, seeds)
def test_what_spent_chance_or_told_something_stays(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    """If an answer can be taken back, the others see the same with and without it."""
    game, rng = start(table, seed), Rng.seeded("told", seed)
    taken = 0
    for _ in walk(game, rng, 120):
        trial = game.fork()
        decision = rng.choice(trial.decisions)
        seat = decision.seat
        others = [None, *(s for s in range(len(trial.state.seats)) if s != seat)]
        trial.answer(decision, rng.choice(decision.options))
        seen = [trial.view(other) for other in others]
        chance, events = trial.state.rng.state, len(trial.log)
        if undone(trial, seat):
            taken += 1
            assert [trial.view(other) for other in others] == seen
            assert trial.state.rng.state == chance
            assert len(trial.log) == events
    assert taken > 0


def test_with_nothing_answered_there_is_nothing_to_undo() -> None:
    game = start(("ffg", 3, ()), 1)
    with pytest.raises(CannotUndo):
        game.undo(0)
