"""Golden playthroughs: the same game as ever, line by line. `python tools/golden.py` writes them anew."""

import difflib

import pytest

from tools.golden import FOLDER, GAMES, Golden, transcript


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_playthrough_is_as_it_was(golden: Golden) -> None:
    written = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8").splitlines()
    played = transcript(golden).splitlines()
    changes = list(difflib.unified_diff(written, played, "written", "played", lineterm="", n=2))
    shown = "\n".join(changes[:40])
    assert not changes, f"read the change; if it is meant, run tools/golden.py\n{shown}"


def test_there_is_no_playthrough_that_nobody_checks() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(golden.name for golden in GAMES)


def test_a_playthrough_tells_decisions_and_events() -> None:
    lines = transcript(GAMES[0]).splitlines()
    assert sum(line.startswith("[") for line in lines) > 100
    assert sum(line.startswith("    outcome (") for line in lines) >= 8
    assert sum(line.startswith("    encounter (") for line in lines) == 12
    assert "digest of all events and answers" in lines[-1]
