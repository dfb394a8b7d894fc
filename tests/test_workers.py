"""The groups of tests/conftest.py."""

import pytest

from tests.conftest import worker_group


@pytest.mark.parametrize(
    ("nodeid", "group"),
    [
        ("tests/table/browser/test_game.py::test_a_game_to_the_end", "browser"),
        ("tests/table/test_store.py::test_big_bodies[postgres]", "postgres"),
        ("tests/table/test_store_killed.py::test_answers_survive[postgres-40]", "postgres"),
        ("tests/table/test_store.py::test_big_bodies[sqlite]", "tests/table/test_store.py::test_big_bodies[sqlite]"),
        ("tests/kernel/test_rng.py::test_it", "tests/kernel/test_rng.py::test_it"),
    ],
)
def test_who_shares_a_worker(nodeid: str, group: str) -> None:
    assert worker_group(nodeid) == group
