"""Addresses of the lobby: home, new tables, taking seats."""

from __future__ import annotations

import re

from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from warptable.text import t

from ..errors import Refused
from ..page.html import Html, tag
from ..page.lobby.forms import YES, read_play_now, read_query, read_settings
from ..page.lobby.home import home
from ..page.lobby.new_table import new_table
from ..rooms import requests, running, seating
from ..rooms.room import Room
from ..rooms.seats import checked_name
from ..rooms.settings import TableSettings
from ..scene.lobby import campaign_card_for, table_card_for
from .cookies import set_looks
from .http import Call, Handler, done, endpoint, gone
from .limits import TABLES

LONGEST_QUERY = 1000
"""The length limit of the address to return to after a change of language."""


async def show_home(call: Call) -> Html:
    mine = await call.hub.of(call.reader.guest)
    others = [room for room in await call.hub.listed() if room.seat_of(call.reader.guest) is None]
    campaigns = await call.hub.campaigns_of(call.reader.guest)
    await call.hub.written([*mine, *others])
    cards = {room.id: table_card_for(room, call.reader) for room in (*mine, *others)}
    waiting = [campaign_card_for(standing, room, call.reader) for standing, room in campaigns]
    return home(call.reader, [cards[room.id] for room in mine], [cards[room.id] for room in others], campaigns=waiting)


async def play_now(call: Call) -> Response:
    """One click: a table of bots, started at once."""
    wanted = read_play_now(call.form)
    call.spend(TABLES)
    room = await call.hub.create(call.reader, wanted.settings)
    await room.start(call.reader, fill=wanted.level, unread=call.sent("coach") == YES)
    response = gone(f"/t/{room.id}", call)
    set_looks(response, call.request, {"coach": call.sent("coach")})
    return response


async def learn(call: Call) -> Response:
    """One click: a lesson, started at once."""
    call.spend(TABLES)
    room = await call.hub.teach(call.reader, call.path["number"])
    return gone(f"/t/{room.id}", call)


async def read_on(call: Call) -> Response:
    """What the game is about has been read; or the game goes on after a lesson."""
    await running.read_on(await _room(call), call.reader)
    return done()


async def show_new_table(call: Call) -> Html:
    return new_table(call.reader, read_query(call.query_fields), asked=call.request.url.query[:LONGEST_QUERY])


async def create_table(call: Call) -> Response | Html:
    try:
        settings = read_settings(call.form)
        call.spend(TABLES)
        room = await call.hub.create(call.reader, settings)
    except Refused as refused:
        if call.by_script:
            raise
        return new_table(call.reader, TableSettings(), t(call.reader.locale, refused.message_id, **refused.values))
    return gone(f"/t/{room.id}", call)


async def join(call: Call) -> Response:
    """A code, or the whole address somebody was sent."""
    path = re.split("[?#]", call.sent("code").strip())[0]
    room = await call.room(path.rstrip("/").rpartition("/")[2])
    place = room.record.campaign
    return gone(f"/c/{place.id}" if place is not None and room.phase == "over" else f"/t/{room.id}", call)


async def _room(call: Call) -> Room:
    return await call.room()


async def sit(call: Call) -> Response:
    room = await _room(call)
    name = call.sent("name") or call.reader.name
    if room.phase == "playing":
        await requests.ask_for_seat(room, call.reader, call.number("seat"), name)
    else:
        await seating.sit(room, call.reader, call.number("seat"), name)
    await call.services.guests.rename(call.reader.guest, checked_name(name))
    return done()


async def rename(call: Call) -> Response:
    name = checked_name(call.sent("name"))
    await seating.rename(await _room(call), call.reader, name)
    await call.services.guests.rename(call.reader.guest, name)
    return done()


async def leave(call: Call) -> Response:
    await seating.leave(await _room(call), call.reader)
    return gone("/", call)


async def ask_no_more(call: Call) -> Response:
    await requests.withdraw_request(await _room(call), call.reader)
    return done()


async def answer_request(call: Call) -> Response:
    room = await _room(call)
    await requests.answer_request(room, call.reader, call.number("number"), yes=call.sent("answer") == "yes")
    return done()


async def come_back(call: Call) -> Response:
    await seating.come_back(await _room(call), call.reader)
    return done()


async def set_bot(call: Call) -> Response:
    await seating.set_bot(await _room(call), call.reader, call.path["seat"], call.sent("level"))
    return done()


async def free_seat(call: Call) -> Response:
    await seating.free(await _room(call), call.reader, call.path["seat"])
    return done()


async def hand_over(call: Call) -> Response:
    await seating.hand_over(await _room(call), call.reader, call.number("seat"))
    return done()


async def change_settings(call: Call) -> Response:
    await seating.change(await _room(call), call.reader, read_settings(call.form))
    if not call.by_script:
        return done()
    return HTMLResponse(tag("p", t(call.reader.locale, "lobby-saved"), class_="lobby-good"))


async def set_pace(call: Call) -> Response:
    await running.set_pace(await _room(call), call.reader, call.number("window"), call.sent("speed"))
    return done()


async def set_voices(call: Call) -> Response:
    await running.set_voices(await _room(call), call.reader, on=call.sent("voices") == "on")
    return done()


async def halt(call: Call) -> Response:
    await running.halt(await _room(call), call.reader, halted=bool(call.sent("halted")))
    return done()


async def step(call: Call) -> Response:
    await running.step(await _room(call), call.reader)
    return done()


async def pick_alien(call: Call) -> Response:
    await seating.pick_alien(await _room(call), call.reader, call.sent("alien"))
    return done()


async def start(call: Call) -> Response:
    await (await _room(call)).start(call.reader, fill=call.sent("fill"))
    return done()


async def again(call: Call) -> Response:
    call.spend(TABLES)
    room = await call.hub.again(call.reader, await _room(call))
    return gone(f"/t/{room.id}", call)


async def prefs(call: Call) -> Response:
    """Language and looks; back to where the reader was."""
    back = call.sent("back", "/")
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = gone(back if safe else "/", call)
    changes = {name: call.sent(name) for name in call.form}
    changes["locale"] = changes.pop("lang", "")
    set_looks(response, call.request, changes)
    return response


def _post(path: str, handler: Handler, back: str = "/t/{table}") -> Route:
    return Route(path, endpoint(handler, back=back), methods=["POST"])


ROUTES: list[BaseRoute] = [
    Route("/", endpoint(show_home)),
    Route("/tables/new", endpoint(show_new_table)),
    _post("/tables", create_table, "/"),
    _post("/play-now", play_now, "/"),
    _post("/lessons/{number:int}", learn, "/"),
    _post("/join", join, "/"),
    _post("/prefs", prefs, "/"),
    _post("/t/{table}/sit", sit),
    _post("/t/{table}/name", rename),
    _post("/t/{table}/leave", leave, "/"),
    _post("/t/{table}/back", come_back),
    _post("/t/{table}/read-on", read_on),
    _post("/t/{table}/ask-no-more", ask_no_more),
    _post("/t/{table}/request", answer_request),
    _post("/t/{table}/seats/{seat:int}/bot", set_bot),
    _post("/t/{table}/seats/{seat:int}/free", free_seat),
    _post("/t/{table}/host", hand_over),
    _post("/t/{table}/settings", change_settings),
    _post("/t/{table}/pace", set_pace),
    _post("/t/{table}/voices", set_voices),
    _post("/t/{table}/alien", pick_alien),
    _post("/t/{table}/start", start),
    _post("/t/{table}/again", again),
    _post("/t/{table}/halt", halt),
    _post("/t/{table}/step", step),
]
