"""Fork, save and load are identities at any decision, and copies go their own way."""

from hypothesis import given

from tests.properties.play import examples, image, seeds, start, tables, told, walk
from warptable import load
from warptable.kernel import Rng

EXAMPLES = examples(4)


@EXAMPLES
@given(tables, seeds)
def test_a_fork_is_equal_and_stays_equal(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed, uniform=seed % 3 == 0), Rng.seeded("fork", seed)
    for number in walk(game, rng, 220):
        if rng.below(12) == 0:
            copy = game.fork()
            assert image(copy) == image(game), f"step {number}: {game.where()}"
            assert told(copy) == told(game)
            ours, theirs = Rng.seeded(number), Rng.seeded(number)
            one, other = game.fork(), copy
            for _ in walk(one, ours, 25):
                pass
            for _ in walk(other, theirs, 25):
                pass
            assert image(one) == image(other)
            assert told(one) == told(other)


@EXAMPLES
@given(tables, seeds)
def test_a_fork_made_later_is_the_game_as_it_was(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed, uniform=seed % 3 == 0), Rng.seeded("later", seed)
    for _ in walk(game, rng, 150):
        if rng.below(12) == 0:
            then, later = image(game.fork(record=False)), game.fork_later()
            for _ in walk(game, rng, 1 + rng.below(12)):
                pass
            assert image(later()) == then
            assert image(later()) == then, "as often as wanted"


@EXAMPLES
@given(tables, seeds)
def test_a_loaded_save_is_equal_and_stays_equal(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed, uniform=seed % 3 == 0), Rng.seeded("save", seed)
    for number in walk(game, rng, 220):
        if rng.below(25) == 0:
            data = game.save()
            copy = load(data)
            assert image(copy) == image(game), f"step {number}: {game.where()}"
            assert copy.save() == data
            ours, theirs = Rng.seeded(number), Rng.seeded(number)
            one = game.fork()
            for _ in walk(one, ours, 25):
                pass
            for _ in walk(copy, theirs, 25):
                pass
            assert image(one) == image(copy)
            assert told(one) == told(copy)


@EXAMPLES
@given(tables, seeds)
def test_what_a_fork_does_is_not_felt_by_the_original(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed), Rng.seeded("apart", seed)
    for number in walk(game, rng, 220):
        if rng.below(15) == 0:
            before, log = image(game), told(game)
            forks = [game.fork(), game.fork(record=False), game.fork().fork()]
            for n, fork in enumerate(forks):
                for _ in walk(fork, Rng.seeded(number, n), 40):
                    pass
            assert image(game) == before
            assert told(game) == log
            assert image(game.fork()) == before


@examples(4)
@given(tables, seeds)
def test_a_finished_game_is_saved_with_its_result(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed), Rng.seeded("whole", seed)
    for _ in walk(game, rng, 20_000):
        pass
    copy = load(game.save())
    assert copy.over
    assert copy.winners == game.winners
    assert image(copy) == image(game)
    assert told(copy) == told(game)
