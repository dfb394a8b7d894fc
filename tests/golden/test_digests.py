"""Digests of seeded games over all editions, variants and numbers of players: a change that should change nothing
changes none of them. `python tools/digests.py` writes them anew when a rule or a bot is meant to change."""

import json

import pytest

from tools.digests import FILE, RUNS, Run, digest_of

KNOWN = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_games_are_played_as_they_were(run: Run) -> None:
    assert digest_of(run) == KNOWN[run.name]


def test_every_digest_is_checked() -> None:
    assert sorted(KNOWN) == sorted(run.name for run in RUNS)
