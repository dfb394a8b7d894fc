"""Addresses of replays. Who may borrow whose eyes is decided here and nowhere else: by the seat of whoever asks, and by
whether the game is over."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from warptable.replay import ALL, Eyes, Record
from warptable.text import t

from ..errors import Refused
from ..page.art.emblems import drawing
from ..page.frames import Shown, exchanged
from ..page.html import Html
from ..page.replay.curve import curve, head
from ..page.replay.page import frame, replay_page
from ..reader import Reader
from ..rooms.room import Room
from ..rooms.stories import StoryProgress
from ..scene.build import title_of
from ..scene.data import Person
from ..scene.origin import origin_line
from ..scene.replay import ReplayScene, Source, WatchedGame
from .game import may_watch
from .http import Call, endpoint


class Watching(NamedTuple):
    """What is watched, and through whose eyes it may be; the first of them are those of whoever names none. `kept`: the
    name of the replay among those in memory. `room`: the table at which it was played, if it was played here. `story`:
    the name of the story that is told with it once the game is over; empty: none."""

    source: Source
    record: Record
    allowed: tuple[Eyes, ...]
    kept: str
    room: Room | None = None
    story: str = ""


async def watched(call: Call) -> Watching:
    """The game that the address names, as far as this reader may see it; raises Refused."""
    return await _at_table(call) if "table" in call.path else await _of_file(call)


async def _of_file(call: Call) -> Watching:
    """A game that somebody has uploaded. Whoever has the file has everything in it."""
    upload = str(call.path["upload"])
    await call.uploads.must_be(upload)
    at = f"/replay/{upload}"
    record = call.services.replays.record(at) or await call.uploads.record(upload)
    title = t(call.reader.locale, "replay-file")
    packs = call.hub.packs
    source = Source(at=at, title=title, people=(), packs=packs, save=f"{at}/save")
    return Watching(source, record, (ALL, None, *range(record.seats)), at, story=at)


async def _at_table(call: Call) -> Watching:
    """The game of a table, as far as it is stored and this reader may see it."""
    room = await call.room()
    if not may_watch(room, call.reader):
        raise Refused("refused-no-spectators")
    await room.written()
    if room.game is None:
        raise Refused("refused-not-ready")
    people = tuple(Person(name=seat.name, bot=seat.bot) for seat in room.record.seats)
    session = room.game.session  # nothing is awaited from here on: all of it is stored
    is_behind = room.is_behind(call.reader.guest)
    if is_behind:
        assert room.behind is not None, "somebody is behind"
        mark = room.behind.mark()
        if mark is None:
            raise Refused("refused-behind")
        session = room.behind.session(session, mark)
        people = tuple(Person(name=sitting.name, bot=sitting.bot) for sitting in mark.seats)
    at = f"/t/{room.id}/replay"
    source = Source(
        at=at,
        title=title_of(room, call.reader.locale),
        people=people,
        packs=room.packs,
        back=f"/t/{room.id}",
        save=f"/t/{room.id}/save" if session.over and not is_behind else "",
        origin=origin_line(room.record.origin, call.reader.locale, room.settings.edition),
    )
    allowed = (None,) if is_behind else eyes_of(room, call.reader)
    story = "" if is_behind else room.id
    return Watching(source, Record.of(session), allowed, f"{at} later" if is_behind else at, room, story)


def eyes_of(room: Room, reader: Reader) -> tuple[Eyes, ...]:
    """While a game goes on, people see it through their own eyes, and everybody else as a spectator. Afterwards
    nothing is secret any more."""
    assert room.game is not None
    session = room.game.session
    if not session.over:
        return (room.seat_of(reader.guest),)
    return (ALL, None, *range(session.rules.seats(session.state)))


class _Asked(NamedTuple):
    """What a request asks for: eyes, and a moment by its number or by its place among the stops."""

    eyes: Eyes
    number: int | None
    place: int | None


def _asked(call: Call, watching: Watching, game: WatchedGame) -> _Asked:
    """Whoever may not borrow the eyes of a link gets the first pair that may be borrowed, and no moment of it: numbers
    mean something else to these eyes."""
    eyes = game.eyes_named(call.query("as"))
    if isinstance(eyes, bool) or eyes not in watching.allowed:
        return _Asked(watching.allowed[0], None, None)
    return _Asked(eyes, _number(call, "at"), _number(call, "place"))


def _number(call: Call, name: str) -> int | None:
    return number_in(call.query(name))


def number_in(text: str) -> int | None:
    """A number as links and forms carry it."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else None


def _scene(call: Call, watching: Watching, game: WatchedGame, asked: _Asked, told: StoryProgress | None) -> ReplayScene:
    scene = game.scene(watching.source, call.reader, asked.eyes, watching.allowed, asked.number, asked.place)
    return replace(scene, told=told)


async def _told(call: Call, watching: Watching, game: WatchedGame) -> StoryProgress | None:
    """How far the story of this game is; None while the game goes on."""
    is_told = watching.story and game.replay.over
    return await call.hub.stories.look(watching.story, watching.record) if is_told else None


async def show_replay(call: Call) -> Html | Response:
    """The page of a moment; for a page that shows another one, what differs from that (`from`)."""
    watching = await watched(call)
    async with call.services.replays.opened(watching.kept, watching.record) as game:
        asked = _asked(call, watching, game)
        if game.last(asked.eyes, call.reader.locale, watching.source.packs) < 0:
            raise Refused("refused-nothing-yet")
        told = await _told(call, watching, game)
        scene = _scene(call, watching, game, asked, told)
        with drawing(watching.source.packs):
            if not call.by_script:
                return replay_page(scene)
            shown, before = Shown(), _number(call, "from")
            if before is not None:
                known = _scene(call, watching, game, asked._replace(number=before, place=None), told)
                scene = replace(scene, jumped=scene.place != known.place + 1)
                if _number(call, "last") in (None, len(scene.stops) - 1):  # else the game has gone on: all is sent
                    shown.frame = frame(known)
            return shown.message(frame(scene))


async def show_news(call: Call) -> Response:
    """How far the game has come for these eyes, for a page that follows it."""
    watching = await watched(call)
    async with call.services.replays.opened(watching.kept, watching.record) as game:
        asked = _asked(call, watching, game)
        last = game.last(asked.eyes, call.reader.locale, watching.source.packs)
        return JSONResponse({"last": last}, headers={"cache-control": "no-store"})


async def show_chances(call: Call) -> Html | Response:
    """How the chances ran, as far as that is reckoned, for a page that shows it being reckoned."""
    watching = await watched(call)
    async with call.services.replays.opened(watching.kept, watching.record) as game:
        told = await _told(call, watching, game)
        if told is None:
            raise Refused("refused-not-over")
        scene = _scene(call, watching, game, _asked(call, watching, game), told)
        return exchanged("replay-curve", curve(scene)) + exchanged("replay-head", head(scene))


ROUTES: list[BaseRoute] = [
    Route("/t/{table}/replay", endpoint(show_replay)),
    Route("/t/{table}/replay/chances", endpoint(show_chances)),
    Route("/t/{table}/replay/news", endpoint(show_news)),
    Route("/replay/{upload}", endpoint(show_replay)),
    Route("/replay/{upload}/chances", endpoint(show_chances)),
]
