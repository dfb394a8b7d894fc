"""The groups of tests/conftest.py, and the order in which they run."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests.conftest import from_last_to_first, place, worker_group


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


def test_the_second_worker_finds_every_file_of_tests_from_the_last_to_the_first(tmp_path: Path) -> None:
    for name in ("a/test_x.py", "b/helper.py", "c/d/test_y.py", "conftest.py", "test_z.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert list(from_last_to_first(tmp_path)) == [str(tmp_path / name) for name in ("test_z.py", "c", "a")]
    assert list(from_last_to_first(tmp_path / "test_z.py")) == []
