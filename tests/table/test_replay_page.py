"""The page of a replay: every moment through eyes that its reader may borrow, and nothing that these did not see."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.properties.redeal import can_redeal, journal_for, redealt
from tests.replay.witness import played
from tests.table.tables import idle, until
from tests.table.test_web import HTMX, client, new_table, newcomer
from warptable import new_game
from warptable.games.duel.engine.imagine import imagined
from warptable.kernel import Composite, Entry, Rng, Session
from warptable.replay import ALL, Eyes, Record
from warptable.table.page.frames import Shown
from warptable.table.page.replay.page import frame, replay_page
from warptable.table.page.replay.parts import finished, source
from warptable.table.play import clocks
from warptable.table.reader import Reader
from warptable.table.rooms.room import Room
from warptable.table.scene.replay import WatchedGame

__all__ = ["client"]
SETTINGS = {"encounter": {"players": "3"}, "duel": {"edition": "duel", "players": "2", "choice": "two"}}
NUMBERS = {"encounter": 2, "duel": 3}
"""Games of chance (tests.replay.witness) at such tables."""


TABLES = {"encounter": ("ffg", 3), "duel": ("duel", 2)}


def room_of(client: TestClient) -> Room:
    room: Room = next(iter(client.app.state.services.hub.rooms.values()))  # type: ignore[attr-defined]
    return room


def table_at(client: TestClient, session: Session[Any], **settings: str) -> str:
    """A table of ours, at which this game is played."""
    path = new_table(client, **settings)
    client.post(f"{path}/start", data={"fill": "steady"}, headers=HTMX)
    play = room_of(client).game
    assert play is not None
    assert client.portal is not None
    client.portal.call(until, lambda: idle(play))  # else a bot that is thinking would go on in this game
    play.session = session
    return path


def now(page: str) -> dict[str, str]:
    """Where a page says that it is."""
    [tag] = re.findall(r'<div id="replay-now"[^>]*>', page)
    return dict(re.findall(r'data-(\w+)="([^"]*)"', tag))


def borrowed(page: str) -> list[str]:
    return re.findall(r'id="replay-as-(\w+)"', page)


@pytest.mark.parametrize("family", SETTINGS)
def test_a_game_that_is_over_is_open_to_everybody(client: TestClient, family: str) -> None:
    """A link names eyes and moment, and a page that shows another moment gets what differs."""
    game = finished(family)
    path = table_at(client, game, **SETTINGS[family]) + "/replay"
    first = newcomer(client).get(path)
    assert first.status_code == 200
    colors = borrowed(first.text)[2:]
    assert borrowed(first.text)[:2] == ["all", "spectator"]
    assert len(colors) == TABLES[family][1]
    assert now(first.text)["place"] == "0", "a game that is over is watched from its beginning"
    last = int(now(first.text)["last"])
    for name in borrowed(first.text):
        end = client.get(f"{path}?as={name}&at=9999999").text
        assert now(end)["place"] == now(end)["last"]
        assert re.search(r'<section id="stage" class="[^"]*stage-over|class="[^"]*stage-over[^"]*" id="stage"', end)
        assert "stage-ways" not in end, "a replay leads nowhere else"
        link = f"{path}?as={name}&at={int(now(end)['moment']) // 2}"
        page = client.get(link).text
        assert 0 < int(now(page)["place"]) < int(now(page)["last"])
        assert now(client.get(f"{path}?as={name}&at={now(page)['moment']}").text) == now(page)
    middle = client.get(f"{path}?as=all&place={last // 2}").text
    message = client.get(f"{path}?as=all&place={last // 2 + 1}&from={now(middle)['moment']}", headers=HTMX).text
    assert "<html" not in message
    assert message.startswith("<hx-partial"), "only what differs"
    assert int(now(message)["place"]) == last // 2 + 1
    assert len(message) < len(middle) / 2
    assert f'href="{path.removesuffix("/replay")}/save"' in middle


@pytest.mark.parametrize("family", SETTINGS)
def test_while_a_game_is_on_everybody_has_their_own_eyes_and_no_others(client: TestClient, family: str) -> None:
    game = played(NUMBERS[family], 120)
    assert not game.over
    path = table_at(client, game, **SETTINGS[family])
    room = room_of(client)
    mine = client.get(f"{path}/replay")
    color = borrowed(mine.text)
    assert len(color) == 1
    assert now(mine.text)["place"] == now(mine.text)["last"], "where the game is"
    assert f"{path}/save" not in mine.text
    assert str(room.row.seed) not in mine.text
    for name in ("all", "spectator", "blue", "green", "yellow", "purple", "nobody"):
        if name != color[0]:
            other = client.get(f"{path}/replay?as={name}&at=3").text
            assert now(other) == now(mine.text)
            assert borrowed(other) == color
    theirs = newcomer(client).get(f"{path}/replay?as={color[0]}&at=3").text
    assert borrowed(theirs) == ["spectator"]
    assert 'id="replay-hand-' not in theirs
    before = now(mine.text)
    for _ in range(12):  # the game goes on: what was to be seen keeps its number
        game.answer(game.decisions[0], list(game.decisions[0].options)[-1])
    after = client.get(f"{path}/replay?as={color[0]}&at={before['moment']}").text
    assert now(after)["moment"] == before["moment"]
    assert now(after)["place"] == before["place"]
    assert int(now(client.get(f"{path}/replay").text)["last"]) >= int(before["last"])
    assert "data-follow" in after
    newest = client.get(f"{path}/replay/news?as=all").json()
    assert newest == {"last": int(now(after)["last"])}, "of one's own eyes, whatever a page asks for"
    ask = f"{path}/replay?as={color[0]}&from={before['moment']}&at={before['moment']}&last="
    assert client.get(ask + now(after)["last"], headers=HTMX).text.startswith("<hx-partial"), "what differs"
    assert client.get(ask + "0", headers=HTMX).text.startswith('<div id="table"'), "the game has gone on: all anew"


def test_who_sees_the_game_later_sees_no_more_of_it_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The delay of spectators holds for replays, too, until they have been shown the end."""
    time = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: time[0])
    path = table_at(client, game := played(2, 60), players="3", delay="60")
    room, stranger = room_of(client), newcomer(client)
    room.mark_pages_stale()
    assert stranger.get(f"{path}/replay").status_code == 409, "nothing to be seen yet"
    time[0] += 61
    before = stranger.get(f"{path}/replay").text
    for _ in range(30):
        game.answer(game.decisions[0], list(game.decisions[0].options)[-1])
    room.mark_pages_stale()
    assert stranger.get(f"{path}/replay?as=spectator&at=999999").text == before
    assert stranger.get(f"{path}/replay/news?as=spectator").json() == {"last": int(now(before)["last"])}
    time[0] += 61
    assert int(now(stranger.get(f"{path}/replay").text)["last"]) > int(now(before)["last"])


def test_a_replay_is_refused_before_the_game_and_to_strangers_where_nobody_may_watch(client: TestClient) -> None:
    path = new_table(client, spectators="")
    assert client.get(f"{path}/replay").status_code == 409
    client.post(f"{path}/start", data={"fill": "steady"}, headers=HTMX)
    room = room_of(client)
    assert room.settings.spectators or newcomer(client).get(f"{path}/replay").status_code == 409
    assert newcomer(client).get(f"{path}/replay").status_code == 409, "nothing has happened yet"
    assert client.get(f"{path}/replay?as=%C2%B2&at=%C2%B2&place=-1").status_code == 200, "numbers that are none"


@pytest.mark.parametrize("family", SETTINGS)
def test_what_differs_turns_one_page_into_another(family: str) -> None:
    """Also backwards, and over the end of the game."""
    game = finished(family)
    watched = WatchedGame(Record.of(game))
    allowed: tuple[Eyes, ...] = (ALL, None, *range(TABLES[family][1]))
    rng = Rng.seeded("replay-page", family)
    shown, reader = Shown(), Reader("guest")
    count = len(watched.scene(source(TABLES[family][1]), reader, ALL, allowed).stops)
    for place in (count - 1, count - 2, *(rng.below(count) for _ in range(6)), count - 1):
        scene = watched.scene(source(TABLES[family][1]), reader, ALL, allowed, place=place)
        message = shown.message(frame(scene))
        assert f'data-place="{place}"' in message
        assert sorted(re.findall("<!--region ([a-z0-9-]+)-->", frame(scene).shell)) == sorted(frame(scene).regions)
    for text_view in (False, True):
        words = watched.scene(
            source(TABLES[family][1]), Reader("guest", locale="de", text_view=text_view), 0, allowed, 40
        )
        page = str(replay_page(words))
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert sorted(set(ids)) == sorted(ids), "every id is there once"


# ---- what a seat did not know --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Otherwise(Record):
    """A game that begins in another position."""

    checkpoint: Any = None

    def start(self) -> Any:
        return self.checkpoint.clone()


World = tuple[Any, list[Entry]]
"""A checkpoint, and the answers since."""


def told(game: Session[Any], world: World, seat: int | None, text_view: bool) -> list[str]:
    """Every third page of a seat's replay, from the checkpoint on."""
    checkpoint, journal = world
    record = Otherwise(game.rules, game.seed, game.options, game.uniform, tuple(journal), checkpoint=checkpoint)
    watched, seats = WatchedGame(record), game.rules.seats(game.state)
    if watched.last(seat, "en", ()) < 0:
        return []
    reader, pages = Reader("guest", text_view=text_view), []
    count = len(watched.scene(source(seats), reader, seat, (seat,)).stops)
    for place in range(0, count, 3):
        scene = watched.scene(source(seats), reader, seat, (seat,), place=place)
        pages.append(str(frame(scene).whole))
    return pages


def encounter_worlds(game: Session[Any], seat: int, rng: Rng) -> World | None:
    if not can_redeal(game, seat):
        return None
    return redealt(game, seat, rng, by_type=True), journal_for(game, seat)


def duel_worlds(game: Session[Any], seat: int, rng: Rng) -> World | None:
    if game.basis()[0].frame is not None:  # pages tell of a duel by its destiny card, which was drawn before
        return None
    there = imagined(game, seat, rng)
    return None if there is None or game.given() else there.basis()


def compared(
    edition: str, players: int, worlds: Callable[..., Any], games: int, often: int = 25
) -> Iterator[tuple[str, bool]]:
    """Seats at random moments of random games: are the pages of their replays the same in a world that differs in what
    the seat does not know?"""
    for seed in range(games):
        game, rng = new_game(edition, players, seed, None, (), uniform=True), Rng.seeded("replay-leaks", edition, seed)
        game.keep = 8 if edition != "duel" else 1
        for _ in range(300):
            if not game.decisions:
                break
            seat = rng.below(players)
            half_built = any(isinstance(one, Composite) and one.partial for one in game.decisions)
            if rng.below(often) == 0 and not half_built and (other := worlds(game, seat, rng)) is not None:
                text_view = bool(rng.below(2))
                here, there = (told(game, world, seat, text_view) for world in (game.basis(), other))
                if here:
                    yield f"seat {seat} at {game.where()}", here == there
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(list(decision.options)))


@pytest.mark.parametrize(
    ("edition", "players", "worlds", "games"),
    [
        ("ffg", 4, encounter_worlds, 1),
        ("duel", 2, duel_worlds, 4),
        pytest.param("ffg", 4, encounter_worlds, 40, marks=pytest.mark.soak),
        pytest.param("duel", 2, duel_worlds, 40, marks=pytest.mark.soak),
    ],
)
def test_a_replay_shows_a_seat_nothing_that_it_does_not_know(
    edition: str, players: int, worlds: Callable[..., Any], games: int
) -> None:
    found = list(compared(edition, players, worlds, games, often=25 if edition != "duel" else 4))
    assert [where for where, same in found if not same] == []
    assert len(found) > games


def test_the_comparison_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of a moment among those of everybody would tell what others were asked."""
    honest = WatchedGame.summaries

    def leaky(self: WatchedGame) -> Any:
        hands = [card for seat in self.replay.session.state.seats[1:] for card in seat.hand]
        faces = sum(map(len, (self.replay.session.state.faces[card] for card in hands)))
        return [one.__class__(faces % 4, (faces + 1) % 4, "attack") for one in honest(self)]

    monkeypatch.setattr(WatchedGame, "summaries", leaky)
    assert not all(same for _, same in compared("ffg", 4, encounter_worlds, 1))
