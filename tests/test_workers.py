"""The groups of tests/conftest.py, and the order in which they run."""

from itertools import pairwise

import pytest

from tests.conftest import place, worker_group


@pytest.mark.parametrize(
    ("nodeid", "group"),
    [
        ("tests/table/browser/test_game.py::test_a_game_to_the_end", "tests/table/browser/test_game.py"),
        ("tests/table/test_store.py::test_big_bodies[postgres]", "postgres"),
        ("tests/table/test_store_killed.py::test_answers_survive[postgres-40]", "postgres"),
        ("tests/table/test_store.py::test_big_bodies[sqlite]", "tests/table/test_store.py"),
        ("tests/kernel/test_rng.py::test_it[a::b]", "tests/kernel/test_rng.py"),
    ],
)
def test_who_shares_a_worker(nodeid: str, group: str) -> None:
    assert worker_group(nodeid) == group


def test_browsers_come_first_then_postgresql_then_what_is_slow() -> None:
    places = [
        place("tests/table/browser/test_ways.py::test_slow", True),
        place("tests/table/browser/test_game.py::test_it", False),
        place("tests/table/test_store.py::test_it[postgres]", False),
        place("tests/lab/test_pairs.py::test_slow", True),
        place("tests/aliens/test_void.py::test_it", False),
    ]
    assert all(one < other for one, other in pairwise(places))
