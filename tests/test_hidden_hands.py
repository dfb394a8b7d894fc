"""A card game of somebody else, with nothing but its rules: what is hidden in it stays hidden on every layer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.installed import install, run

GAME = Path(__file__).resolve().parent / "games_of_others" / "highest"
DOCS = GAME.parent.parent.parent / "docs" / "adding-a-game.md"
FILES = {file.name: file.read_text(encoding="utf-8") for file in GAME.iterdir() if file.is_file()}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("highest"), "highest", FILES, "highest:HIGHEST")


def test_it_is_as_short_as_a_game_of_cards_should_be() -> None:
    lines = sum(len(text.splitlines()) for text in FILES.values())
    assert lines <= 120
    assert f"in {lines} lines" in DOCS.read_text(encoding="utf-8")


START = "    def start("
SEEN = """    def hidden(self, state, seat):
        return {} if seat == WHO else super().hidden(state, seat)

    def start("""
LEAKS = {
    "a seat sees all": (START, SEEN.replace("WHO", "0")),
    "spectators see all": (START, SEEN.replace("WHO", "None")),
    "options": ("sorted(hand), ", "[*hand, max(s.hand[0])], "),
    "about": ("sorted(hand), ", "sorted(hand), about={'next': s.deck[-1]}, "),
}
FOUND = """
sound
a seat sees all: 2 players, seed 0: seat 0 can tell an imagined game from its own: it sees what is hidden from it
spectators see all: 2 players, seed 0: spectators see what is hidden from seat 0
options: 2 players, seed 0: lay tells seat 1 what is hidden from it: [
about: 2 players, seed 0: lay tells seat 0 what is hidden from it: {'next':
"""
CHECKS = """
import os
import sys
from pathlib import Path
from warptable.game import games
from warptable.testing import CheckFailed, check_game

for leak in sys.argv[1:]:
    if not os.fork():  # each game is a world of its own, and what they share is loaded once
        sys.path.insert(0, leak)
        games.cache_clear()
        try:
            check_game("highest", 1)
            print("sound", flush=True)
        except CheckFailed as failed:
            print(f"{Path(leak).name}: {failed}".replace("highest, ", ""), flush=True)
        os._exit(0)
    os.wait()
"""


def test_leaks_are_found_and_nothing_else(home: Path, tmp_path: Path) -> None:
    """The honest game is checked first, and nothing is said of it."""
    code = FILES["__init__.py"]
    for name, (sound, leaky) in LEAKS.items():
        assert sound in code
        install(tmp_path / name, "highest", FILES | {"__init__.py": code.replace(sound, leaky)}, "highest:HIGHEST")
    found = run(tmp_path, "-c", CHECKS, str(home), *(str(tmp_path / name) for name in LEAKS)).splitlines()
    told = FOUND.strip("\n").splitlines()
    assert [line[: len(start)] for line, start in zip(found, told, strict=True)] == told


def test_at_the_terminal_one_sees_ones_own_hand(home: Path) -> None:
    said = run(home, "-m", "warptable", "play", "--edition", "highest", "--seed", "4", typed="hand\nquit\n")
    [mine] = re.findall(r"You draw (\d+), (\d+) and (\d+)\.", said)
    assert re.search(r"Your hand +1 {} +2 {} +3 {}".format(*mine), said)
    assert re.search(r"Red +0 +0 +{}, {} and {}".format(*mine), said)
    assert re.search(r"Blue +0 +0 +3 hidden", said)
    assert "Blue draws 3." in said
    assert re.search(r"Deck +20 hidden", said)


def test_a_bot_that_tries_every_answer_plays_better_than_chance(home: Path) -> None:
    """It imagines what it does not see."""
    command = "tournament --edition highest --games 24 --line-up steady,random --seed 2 --json"
    report = run(home, "-m", "warptable", *command.split())
    won = {name: bot["wins"] for name, bot in json.loads(report)["bots"].items()}
    assert won["steady"] > won["random"]


NUMBERS = """
from warptable import new_game
from warptable.games.plain.encoding import ENCODING
game = new_game("highest", 3, seed=4)
observer = ENCODING.observer_of(ENCODING.actions_of(game.options))

def numbers(row, name):
    places = list(observer.layout[name])
    return [128 * row[high] + row[low] for high, low in zip(places[::2], places[1::2])]

for decision in game.decisions:
    row = observer.vector(game.view(decision.seat), decision, None)
    assert numbers(row, "hand") == [*game.state.hand[decision.seat], 3, 3, 3]
    assert numbers(row, "deck") == [len(game.state.deck)]
"""


def test_learners_see_their_hand_and_how_much_the_others_hold(home: Path) -> None:
    run(home, "-c", NUMBERS)


TABLE = r"""
import re
import time
from starlette.testclient import TestClient
from warptable.table.web.app import make_app

ROW = re.compile(r'<tr class="seat-(\d)[^>]*>.*?</tr>', re.DOTALL)
LAST = re.compile(r"<td>([^<]*)</td></tr>$")
def hands(page):
    return {int(row[1]): LAST.search(row[0])[1] for row in ROW.finditer(page)}

with TestClient(make_app("sqlite:///highest.sqlite"), follow_redirects=True) as reader:
    table = str(reader.post("/play-now", data={"edition": "highest", "players": "3", "bots": "random"}).url)
    seen = 0
    while "ended" not in (page := reader.get(table).text):
        if asked := re.search(r'data-serial="([0-9]+)"', page):
            me = int(re.search(r'<tr class="seat-(\d) me"', page)[1])
            held = hands(page)
            answers = re.findall(r'name="say" value="(\d+)"', page)
            seen += all(("hidden" in hand) == (seat != me) for seat, hand in held.items())
            reader.post(f"{table}/answer", data={"serial": asked[1], "say": answers[0]})
        time.sleep(0.05)
    assert seen, page
    shown = {}
    for eyes in ("red", "all", "spectator"):
        page = reader.get(f"{table}/replay?as={eyes}&at=3").text
        panel = dict(re.findall(r'id="replay-hand-(\d)".*?<span class="minis">(.*?)</span></div>', page, re.DOTALL))
        shown[eyes] = {int(seat): re.findall(r"<b>(\d+)</b>", cards) for seat, cards in panel.items()}
        shown[eyes, "board"] = hands(page)
    assert list(shown["red"]) == [0] and list(shown["all"]) == [0, 1, 2] and not shown["spectator"]
    assert shown["red"][0] == shown["all"][0] == re.findall(r"\d+", shown["red", "board"][0])
    assert [hand for seat, hand in shown["red", "board"].items() if seat] == ["3 hidden"] * 2
    assert all("hidden" in hand for hand in shown["spectator", "board"].values())
    weigh = re.search(r'href="(/[^"]*/answers[^"]*)"', reader.get(f"{table}/replay?as=all&at=3").text)[1]
    assert reader.get(weigh).status_code == 200
    other = reader.post(f"{table}/replay/what-if", data={"at": "3", "seat": "0", "level": "steady"})
    assert other.status_code == 200 and str(other.url) != table and 'class="seat-0 me"' in other.text
    print("played")
"""


def test_on_the_page_and_in_its_replay_everybody_sees_what_it_may_know(home: Path) -> None:
    assert "played" in run(home, "-c", TABLE)
