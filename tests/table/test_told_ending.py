"""The told ending: every card of it leads to its moment; the picture is there once nothing is secret, not before."""

from __future__ import annotations

import re
import struct
import xml.dom.minidom
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.table.markup import page
from tests.table.test_replay_page import SETTINGS, now, room_of, table_at
from tests.table.test_web import client, newcomer
from warptable.games.encounter.page.examples import finished as finished_five
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.page.stage import stage
from warptable.games.encounter.page.stage.over import face
from warptable.replay import ALL, Record, Replay
from warptable.table.page.game import picture as drawing
from warptable.table.page.game.picture import picture, wrapped
from warptable.table.page.replay.parts import finished
from warptable.table.play import clocks
from warptable.table.scene.data import Chances, Turn
from warptable.table.scene.families import scenes_of
from warptable.table.scene.telling import tell
from warptable.text.highlights import FeatText, told, words_for

__all__ = ["client"]


@pytest.mark.parametrize("family", SETTINGS)
def test_the_page_tells_the_game_and_every_link_leads_to_its_moment(client: TestClient, family: str) -> None:
    game = finished(family)
    path = table_at(client, game, **SETTINGS[family])
    shown = client.get(path).text
    highlights = tell(Record.of(game), game.log, scenes_of(game).summary).highlights
    assert shown.count('class="panel stage-card"') == len(highlights.feats)
    for feat in highlights.feats:
        link = f"{path}/replay?as=all&amp;at={feat.moment}"
        assert link in shown
        there = now(client.get(link.replace("&amp;", "&")).text)
        assert int(there["round"]) == feat.round
        assert int(there["moment"]) <= feat.moment
    cells = re.findall(r'class="replay-cell[^"]*" href="[^"]*at=(\d+)"', shown)
    assert len(cells) == game.view(None).rounds
    moments = Replay(Record.of(game)).moments(ALL)
    assert [moments[int(cell)].round for cell in cells] == list(range(1, len(cells) + 1))
    assert "og:image" in shown


@pytest.mark.parametrize("family", SETTINGS)
def test_the_picture_is_a_drawing_and_a_png_of_1200_by_630_in_the_language_of_whoever_asks(
    client: TestClient, family: str
) -> None:
    path = table_at(client, finished(family), **SETTINGS[family])
    for locale, won in (("en", "has won"), ("de", "hat gewonnen")):
        client.cookies.set("lang", locale)
        client.post("/prefs", data={"lang": locale, "back": "/"})
        svg = client.get(f"{path}/story.svg")
        assert svg.headers["content-type"] == "image/svg+xml"
        xml.dom.minidom.parseString(svg.text)
        assert won in svg.text
        assert "warptable" in svg.text
    png = newcomer(client).get(f"{path}/story.png")
    assert png.headers["content-type"] == "image/png"
    assert png.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", png.content[16:24]) == (1200, 630)


def test_a_running_game_has_no_picture(client: TestClient) -> None:
    from warptable import new_game

    path = table_at(client, new_game("ffg", 3, 1, uniform=True), players="3")
    for name in ("story.svg", "story.png"):
        answer = client.get(f"{path}/{name}", headers={"accept": "text/html"})
        assert answer.status_code != 200
        assert "image/" not in answer.headers["content-type"]
    assert "og:image" not in client.get(path).text


def test_who_sees_the_game_later_gets_the_picture_later(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    time = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: time[0])
    path = table_at(client, finished("duel"), **SETTINGS["duel"], delay="60")
    room, stranger = room_of(client), newcomer(client)
    room.mark_pages_stale()
    for name in ("story.svg", "story.png"):
        answer = stranger.get(f"{path}/{name}")
        assert answer.status_code == 409
        assert "image/" not in answer.headers["content-type"]
        assert client.get(f"{path}/{name}").status_code == 200, "whoever has played has seen the end"
    assert "og:image" not in stranger.get(path).text
    time[0] += 61
    assert stranger.get(f"{path}/story.png").headers["content-type"] == "image/png"


def ended(seat: int | None = 1, locale: str = "en") -> EncounterScene:
    """The end of a real game, told, with chances as they might have been reckoned."""
    game = finished_five(8)
    told_game = tell(Record.of(game), game.log, scenes_of(game).summary)
    rounds = len(told_game.cells)
    result = tuple(float(one in game.winners) for one in range(5))
    shares = [(0.2,) * 5, *[(0.1, 0.3, 0.2, 0.2, 0.2)] * (rounds - 1), result]
    turn = Turn(2, 0, 0.2, 0.1, told_game.cells[1].moment)
    return replace(
        scene_of(game, seat, locale),
        told_game=told_game,
        chances=Chances(tuple(range(rounds + 1)), tuple(shares), (turn,)),
        winners=game.winners,
    )


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_curve_stands_there_with_its_turning_points_once_it_is_reckoned(locale: str) -> None:
    scene = ended(locale=locale)
    shown = page(stage(scene))
    assert shown.all("svg", cls="curve")
    assert scene.chances is not None
    assert "20 % → 10 %" in shown.text
    assert not page(stage(replace(scene, chances=None))).all("svg", cls="curve")
    assert "20 % → 10 %" in picture(scene, face(scene), fonts=False)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_feats_speak_to_their_reader(seat: int | None, locale: str) -> None:
    scene = ended(seat, locale)
    assert scene.told_game is not None
    shown = page(stage(scene))
    for feat in scene.told_game.highlights.feats:
        said = told(words_for("ffg"), scene.speaker, feat)
        assert said.headline in shown.text
        assert said.label in shown.text


def test_a_replay_and_a_game_that_is_not_told_yet_lead_nowhere() -> None:
    scene = ended()
    assert "/t/abc/" not in page(stage(replace(scene, replayed=True))).text
    assert not page(stage(replace(scene, replayed=True))).all("a")
    waiting = page(stage(replace(scene, told_game=None)))
    assert "is being written" in waiting.text


@pytest.mark.parametrize("headline", ["Short", "A headline that is so long that it needs two lines of its panel"])
@pytest.mark.parametrize("reckoned", [True, False])
def test_every_line_of_a_card_of_the_picture_lies_in_its_panel(
    monkeypatch: pytest.MonkeyPatch, reckoned: bool, headline: str
) -> None:
    monkeypatch.setattr(drawing, "told", lambda *_: FeatText("Label", headline, "many words " * 40))
    scene = ended()
    drawn = picture(scene if reckoned else replace(scene, chances=None), face(scene), fonts=False)
    panels = [
        (float(y), float(y) + float(high)) for y, high in re.findall(r'<rect x="\d+" y="(\d+)".*?height="(\d+)"', drawn)
    ]
    lines = [float(y) for y in re.findall(r'y="([\d.]+)"[^>]*>many words', drawn)]
    assert len(lines) > 3
    assert all(any(top < y < bottom - 5 for top, bottom in panels) for y in lines)


def test_long_texts_are_cut_and_say_so() -> None:
    lines = wrapped("one two three four five six seven eight nine ten", 16, 90, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert wrapped("one two", 16, 900, 2) == ["one two"]
