"""What docs/learning.md shows is what happens."""

import re
import subprocess
import sys
from pathlib import Path

from warptable.env.match import Match

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")


def test_the_example_plays_a_game() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    *gains, steps = run.stdout.splitlines()
    assert sorted(line.split(" gets ")[0] for line in gains) == ["player_0", "player_1", "player_2"]
    assert {float(line.split(" gets ")[1]) for line in gains} >= {1.0}
    assert int(steps.removesuffix(" steps")) > 50
    assert run.stderr == ""


def test_the_parts_it_names_are_parts_of_the_vector() -> None:
    table = re.findall(r"^\| (`.*?) \|", PAGE, flags=re.MULTILINE)
    named = [name for row in table for name in re.findall(r"`([a-z_]+?)(?:_\.\.\.)?`", row)]
    parts = Match("ffg", 4, ("technology", "reward-deck", "dominion-aliens")).observer.layout.parts
    assert len(named) > 25
    assert [name for name in named if not any(part.startswith(name) for part in parts)] == []
