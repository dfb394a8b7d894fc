"""What the README shows is what really happens."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
ALIENS = ROOT / "src" / "warptable" / "games" / "encounter" / "engine" / "content" / "aliens"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)


def test_the_example_prints_what_is_shown_below_it() -> None:
    at = next(number for number, (kind, text) in enumerate(BLOCKS) if kind == "python" and "import random" in text)
    run = subprocess.run([sys.executable, "-c", BLOCKS[at][1]], capture_output=True, text=True, check=True, cwd=ROOT)
    assert run.stdout == BLOCKS[at + 1][1]


def test_the_alien_shown_is_a_file_of_the_package() -> None:
    shown = next(text for kind, text in BLOCKS if kind == "python" and "ALIEN" in text)
    assert shown in [path.read_text(encoding="utf-8") for path in ALIENS.glob("*.py")]


@pytest.mark.parametrize("link", re.findall(r"\]\(([^):]+)\)", README))
def test_every_link_leads_to_a_file(link: str) -> None:
    assert (ROOT / link).is_file()
