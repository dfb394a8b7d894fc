"""What holds at every decision of every game."""

import json
import os
import subprocess
import sys

import pytest
from hypothesis import given

from tests.properties.play import TABLES, examples, seeds, start, step, tables, walk
from warptable.game import families
from warptable.games.encounter.engine.checks import problems
from warptable.kernel import Rng
from warptable.kernel.session import KEEP
from warptable.lab.playing import answers_digest

HIDING = [("ffg", 4, ("hidden-powers", "rotating-powers")), ("ffg", 5, ("dominion-aliens", "hidden-powers"))]
OF_OTHER_FAMILIES = [
    (edition, facts.low, ())
    for family in families().values()
    if family.id != "encounter"
    for edition, facts in family.editions().items()
]

IMAGES = """
import json, hashlib
from tests.properties.play import TABLES, image, start, step, told
from warptable.game import families
from warptable.kernel import Rng
found = []
for table in TABLES:
    game, rng = start(table, 11), Rng.seeded(11)
    for _ in range(150):
        step(game, rng)
    found.append(hashlib.sha256(image(game) + told(game)).hexdigest())
print(json.dumps(found))
"""


@examples(6)
@given(tables, seeds)
def test_ships_cards_and_colonies_are_right_at_every_decision(
    table: tuple[str, int, tuple[str, ...]], seed: int
) -> None:
    game, rng = start(table, seed, record=False), Rng.seeded("games", seed)
    for _ in walk(game, rng, 3000):
        assert problems(game) == [], game.where()
    assert problems(game) == []


@pytest.mark.parametrize("table", [*TABLES, *HIDING, *OF_OTHER_FAMILIES])
@examples(1)
@given(seeds)
def test_whoever_is_asked_can_answer(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    """Alone or in a group, as many as are asked for, also in the middle of an answer, and with what a clock would
    answer: at every step, in every family."""
    for uniform in (False, True):
        game, rng = start(table, seed, record=False, uniform=uniform), Rng.seeded("asked", seed)
        for _ in walk(game, rng, 500):
            assert game.decisions, game.where()
            for decision in game.decisions:
                assert decision.unanswerable() == "", f"{decision} at {game.where()}"
                decision.twin().checked(decision.default)


@pytest.mark.parametrize("table", TABLES)
def test_five_random_games_of_each_table_end(table: tuple[str, int, tuple[str, ...]]) -> None:
    for seed in range(5):
        game, rng = start(table, seed, record=False), Rng.seeded("end", seed)
        for _ in walk(game, rng, 60_000):
            pass
        assert game.over
        assert game.winners
        assert game.decisions == ()


@examples(6)
@given(tables, seeds)
def test_the_same_answers_make_the_same_game(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    """With and without log, with many checkpoints and with none."""
    digests = set()
    for how in ({"record": True}, {"record": False}, {"keep": 1}, {"keep": 10_000}):
        game, rng = start(table, seed, **how), Rng.seeded("same", seed)
        for _ in walk(game, rng, 400):
            pass
        digests.add((answers_digest(game), game.state.rng.state, str(game.state)))
    assert len(digests) == 1


@examples(6)
@given(tables, seeds)
def test_the_journal_stays_short(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    """Forks and saves re-feed it: a step asks few questions, and a checkpoint follows soon. Deals are the longest."""
    game, rng = start(table, seed), Rng.seeded("short", seed)
    lengths = []
    for _ in walk(game, rng, 1500):
        lengths.append(len(game.basis()[1]))
    assert max(lengths) < 60
    assert sum(lengths) / len(lengths) < 2 * KEEP


def test_games_do_not_depend_on_the_hash_seed() -> None:
    """State, views, decisions and log, in the form of every seat."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", IMAGES],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "99", "123456")
    ]
    assert len(json.loads(runs[0])) == len(TABLES)
    assert runs[0] == runs[1] == runs[2]


def test_steps_change_the_image() -> None:
    """The digests above would see a difference."""
    game, rng = start(TABLES[1], 3), Rng.seeded(3)
    images = []
    for _ in range(30):
        images.append(str(game.state) + str(game.history))
        step(game, rng)
    assert len(set(images)) > 5
