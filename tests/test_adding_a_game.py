"""What docs/adding-a-game.md shows works as it stands there: a game in one folder is played everywhere."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.installed import fails, install, run

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS: list[str] = re.findall(r"^```\w*\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^\.venv/bin/warptable ((?:simulate|tournament|balance) .*)$", PAGE, flags=re.MULTILINE)


def shown(word: str) -> str:
    """The one block with this word in it."""
    [block] = [block for block in BLOCKS if word in block]
    return block


CODE, WORDS, INSTALLED, TEST = map(shown, ("class Pig", "pig-goal", "[project]", "check_game"))


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game is installed."""
    [point] = re.findall(r"^pig = \"(.*)\"$", INSTALLED, flags=re.MULTILINE)
    home = install(tmp_path_factory.mktemp("pig"), "pig", {"__init__.py": CODE, "en.ftl": WORDS}, point)
    (home / "test_pig.py").write_text(TEST, encoding="utf-8")
    return home


def test_the_game_is_as_short_as_it_says() -> None:
    assert len((CODE + WORDS + INSTALLED).splitlines()) <= 160


def test_its_own_test_passes(home: Path) -> None:
    run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(home), "test_pig.py")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_play_it(home: Path, command: str) -> None:
    assert re.search("[0-9]+ games in", run(home, "-m", "warptable", *command.split()))


def test_it_is_played_at_the_terminal_in_both_languages(home: Path) -> None:
    said = run(home, "-m", "warptable", "play", "--edition", "pig", "--seed", "4", typed="2\nwhy\nquit\n")
    assert "Roll the die, or hold?" in said
    assert "Be the first to bank 100 points." in said
    assert "P-1" in said
    german = run(home, "-m", "warptable", "play", "--edition", "pig", "--lang", "de", "--seed", "4", typed="2\nquit\n")
    assert "Willkommen" in german
    assert "Roll the die, or hold?" in german, "what it has not translated it says in English"


@pytest.mark.parametrize(
    ("sound", "broken", "told"),
    [
        ("s.rng.below(6)", "__import__('random').randrange(6)", "the same answers lead to another game"),
        ("{ROLL: ROLL.words}", '{ROLL: ("roll",)}', "'hold' is not among the answers that the game declares"),
        ('"turn": turn', '"turn": lambda table: table.end(-1)', "seat -1 has won, which is not there"),
    ],
    ids=["chance of its own", "an answer that is not declared", "a winner who does not play"],
)
def test_the_check_says_what_is_wrong_with_a_game(home: Path, sound: str, broken: str, told: str) -> None:
    assert sound in CODE
    bad = home.with_name(f"bad-{abs(hash(sound))}")
    shutil.copytree(home, bad)
    (bad / "pig" / "__init__.py").write_text(CODE.replace(sound, broken), encoding="utf-8")
    assert re.search(told, fails(bad, "-c", "from warptable.testing import check_game; check_game('pig', 2)"))


LEARNER = """
from warptable.env.pettingzoo import raw_env
env = raw_env("pig", 2)
env.reset(seed=3)
steps = 0
while env.agents:
    observation, reward, over, cut, info = env.last()
    mask = observation["action_mask"]
    env.step(None if over or cut else int(mask.nonzero()[0][-1 if steps % 4 else 0]))
    steps += 1
print("over after", steps)
"""


def test_learners_play_it(home: Path) -> None:
    assert "over after" in run(home, "-c", LEARNER)


TABLE = """
import re
import time
from starlette.testclient import TestClient
from warptable.table.web.app import make_app

ROLL, HOLD = "o0", "o1"
with TestClient(make_app("sqlite:///pig.sqlite"), follow_redirects=True) as reader:
    assert "how far you dare to go" in reader.get("/").text
    assert reader.get("/tables/new?edition=pig").status_code == 200
    table = str(reader.post("/play-now", data={"edition": "pig", "players": "2", "bots": "steady"}).url)
    answers = 0
    while "ended" not in (page := reader.get(table).text):
        asked = re.search(r'data-serial="([0-9]+)"', page)
        say = HOLD if answers % 4 == 3 else ROLL
        answer = asked and reader.post(f"{table}/answer", data={"serial": asked[1], "say": say})
        answers += bool(answer) and answer.status_code in (200, 204)
        time.sleep(0.2)  # a bot is asked, or nobody may be so quick
    assert answers > 1
    for path in ("", "/replay?as=all&at=3", "/story.svg", "/log"):
        assert reader.get(table + path).status_code == 200, path
    while "Pig · " not in reader.get("/me").text:
        time.sleep(0.2)  # results are kept a moment later
    for path in ("/help?source=P-4&edition=pig", "/rules?edition=pig"):
        assert "Whoever has banked 100 points wins." in reader.get(path).text, path
    found = reader.get("/rules?edition=pig&query=banked").text
    assert re.findall(r'<li id="(P-[0-9]+)"[^>]*(?<! hidden)>', found) == ["P-4"]
    reader.post("/prefs", data={"text_view": "on", "back": "/"})
    assert "Banked" in reader.get(f"{table}/replay?as=0&at=3").text
    print("played")
"""


def test_it_is_played_at_the_web_table_and_watched_again(home: Path) -> None:
    """A short game: up to 20 points."""
    (home / "short").mkdir()
    shutil.copytree(home, home / "short", dirs_exist_ok=True, ignore=shutil.ignore_patterns("short"))
    (home / "short" / "pig" / "__init__.py").write_text(CODE.replace("GOAL = 100", "GOAL = 20"), encoding="utf-8")
    assert "played" in run(home / "short", "-c", TABLE)
