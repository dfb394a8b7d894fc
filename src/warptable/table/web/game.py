"""Addresses of a table: its page, its socket, and everything people do there."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from warptable.kernel import Decision
from warptable.text.typed.answers import Unclear

from ..errors import Refused
from ..invitation import NOBODY_INVITED, Invitation
from ..page.art.emblems import drawing
from ..page.families import pages_for, pages_of
from ..page.family import Fetched
from ..page.frames import Frame, Shown
from ..page.game import typed as typing
from ..page.game.page import broken_page, broken_table, fetched_page, game_page, later_page, later_table, log_page
from ..page.game.page import frame as game_frame
from ..page.html import Html
from ..page.lobby.waiting import waiting_page, waiting_room
from ..page.page import store_notice
from ..reader import Reader
from ..rooms.orders import answer_in_advance, set_orders, toggle_stop
from ..rooms.room import Room
from ..rooms.watching import Watcher
from ..scene.build import scene_for
from ..scene.data import Scene
from ..scene.delayed import delayed_scene
from ..scene.lobby import waiting_room_for
from .http import Call, Handler, Services, address_of, done, endpoint, services_of
from .sockets import let_in, reader_of, send_until_gone, turn_away

log = logging.getLogger(__name__)

LONGEST_LINE = 200
"""Letters of a typed line that are read."""


def may_watch(room: Room, reader: Reader) -> bool:
    """People at the table always; others while it waits for players, or if the host lets them."""
    return room.seat_of(reader.guest) is not None or room.phase == "waiting" or room.settings.spectators


def scene_now(services: Services, room: Room, reader: Reader, invitation: Invitation = NOBODY_INVITED) -> Scene | None:
    """The game as this reader may see it now; None: it has begun, and they see it later. Whatever anybody is sent about
    a game comes from here."""
    if not room.is_behind(reader.guest):
        services.told_games.begin(room, services.scene_cache(room), services.hub.stories)
        return scene_for(room, reader, services.scene_cache(room), invitation)
    assert room.behind is not None, "somebody is behind"
    mark = room.behind.mark()
    return delayed_scene(room, reader, mark, services.past_scene_cache(room), invitation) if mark is not None else None


def frame(services: Services, room: Room, reader: Reader, base: str) -> Frame:
    """What #table shows this reader now. If it cannot be drawn, the reader is told so and shown a way out; the next
    frame may be drawn again."""
    try:
        with drawing(room.packs):
            if room.is_lost:
                return Frame(broken_table(reader, room.id))
            if room.game is None:
                return Frame(waiting_room(waiting_room_for(room, reader, services.invitation(base, room))))
            scene = scene_now(services, room, reader, services.invitation(base, room))
            return game_frame(scene) if scene is not None else Frame(later_table(reader, room.settings.delay))
    except Exception:
        _note_fault(room)
        return Frame(broken_table(reader, room.id))


def _note_fault(room: Room) -> None:
    log.exception("table %s cannot be drawn at %s", room.id, room.game and room.game.session.where())


async def room_to_watch(call: Call) -> Room:
    """The table of the address, if this reader may look at it."""
    room = await call.room()
    if not may_watch(room, call.reader):
        raise Refused("refused-no-spectators")
    return room


async def _settled_room(call: Call) -> Room:
    """The room, with everything stored that a page could show of it now."""
    room = await room_to_watch(call)
    await room.written()
    return room


async def show_table(call: Call) -> Html:
    room = await _settled_room(call)
    if not room.is_behind(call.reader.guest):
        await call.services.told_games.told(room, call.services.scene_cache(room), call.hub.stories)
    invitation = call.services.invitation(str(call.request.base_url), room)
    if room.game is None:
        return waiting_page(waiting_room_for(room, call.reader, invitation))
    try:
        scene = scene_now(call.services, room, call.reader, invitation)
        return (
            game_page(scene) if scene is not None else later_page(call.reader, room.id, room.name, room.settings.delay)
        )
    except Exception:
        _note_fault(room)
        return broken_page(call.reader, room.id, room.name)


async def _scene(call: Call) -> Scene:
    """The game as this reader may see it now; refused before there is something to see."""
    room = await _settled_room(call)
    if room.game is None:
        raise Refused("refused-not-ready")
    scene = scene_now(call.services, room, call.reader)
    if scene is None:
        raise Refused("refused-behind")
    return scene


async def show_log(call: Call) -> Html:
    return log_page(await _scene(call))


async def tell_situation(call: Call) -> Response:
    """Where the game stands, in words, for those who ask."""
    scene = await _scene(call)
    return PlainTextResponse(pages_for(scene.view).situation(scene))


async def show_part(call: Call) -> Html:
    """What a page fetches when somebody opens it; a page of its own for a browser without script."""
    scene = await _scene(call)
    draw = pages_for(scene.view).fetched.get(call.path["part"])
    if draw is None:
        raise Refused("refused-no-page")
    return draw(scene).markup if call.by_script else fetched_page(scene, draw(scene))


async def save_file(call: Call) -> Response:
    """The whole game as a file, once nothing in it is secret any more."""
    room = await _settled_room(call)
    if room.game is None or not room.game.session.over or room.is_behind(call.reader.guest):
        raise Refused("refused-not-over")
    headers = {"content-disposition": f'attachment; filename="warptable-{room.id}.save"'}
    return Response(room.game.session.save(), media_type="application/octet-stream", headers=headers)


# ---- what people do -----------------------------------------------------------------------------------------


async def _seated(call: Call) -> tuple[Room, int]:
    room = await room_to_watch(call)
    seat = room.seat_of(call.reader.guest)
    if seat is None:
        raise Refused("refused-not-seated")
    return room, seat


async def answer(call: Call) -> Response:
    room, seat = await _seated(call)
    game = room.playing()
    family = pages_of(game.session.rules.name)

    def read(decision: Decision[Any]) -> Any:
        return family.read_answer(decision, call.form)

    unread: dict[str, Sequence[str]] = {**call.form}

    def read_next(decision: Decision[Any]) -> Any:
        return family.read_next(decision, unread)

    await game.answers.give(seat, call.number("serial"), read, read_next)
    return done()


async def typed(call: Call) -> Html | Response:
    """A line of the page in words: it answers what is asked, as in the terminal, or asks for something itself."""
    room, seat = await _seated(call)
    scene, line = await _scene(call), call.sent("line")[:LONGEST_LINE]
    if command := typing.command(scene, line):
        name, rest = command
        if name == "undo":
            await room.playing().answers.undo(seat)
            return _said(call, scene, [scene.t("undo-done")])
        return _said(call, scene, typing.told(scene, name, rest, pages_for(scene.view).situation(scene)))
    if call.sent("about") != typing.about(scene):
        raise Refused("refused-stale")
    try:
        await _answer_typed(room, seat, scene, line)
    except Unclear as unclear:
        return _said(call, scene, [str(unclear)])
    return _said(call, scene, [scene.t("typed-answered", line=line)]) if call.by_script else done()


async def _answer_typed(room: Room, seat: int, scene: Scene, line: str) -> None:
    if window := typing.open_window(scene):
        await room.playing().pauses.react(seat, window.number, typing.reply(scene, line))
    elif scene.asked is not None:
        given = typing.answer(scene, line)
        await room.playing().answers.give(seat, scene.asked.serial, lambda _: given)
    else:
        raise Unclear(scene.t("shell-text-nothing-asked"))


def _said(call: Call, scene: Scene, lines: list[str]) -> Html:
    """Under the command line; a page of its own for a browser without script."""
    said = typing.in_lines(lines)
    return said if call.by_script else fetched_page(scene, Fetched(scene.t("typed-label"), said))


async def react(call: Call) -> Response:
    room, seat = await _seated(call)
    await room.playing().pauses.react(seat, call.number("number"), call.sent("answer"))
    return done()


async def hold(call: Call) -> Response:
    room, seat = await _seated(call)
    await room.playing().pauses.hold(seat, call.number("number"))
    return done()


async def undo(call: Call) -> Response:
    room, seat = await _seated(call)
    await room.playing().answers.undo(seat)
    return done()


async def orders(call: Call) -> Response:
    room, _ = await _seated(call)
    await set_orders(
        room,
        call.reader,
        untouched=bool(call.sent("untouched")),
        encounter=bool(call.sent("encounter")),
        turn=bool(call.sent("turn")),
        touched=bool(call.sent("touched")),
        always=call.form.get("always", ()),
    )
    return done()


async def advance(call: Call) -> Response:
    room, _ = await _seated(call)
    card = call.number("card") if call.sent("card") else -1
    await answer_in_advance(room, call.reader, call.sent("kind"), card)
    return done()


async def stops(call: Call) -> Response:
    room, _ = await _seated(call)
    await toggle_stop(room, call.reader, call.sent("phase"))
    return done()


async def chat(call: Call) -> Response:
    room = await room_to_watch(call)
    await room.say(call.reader, call.sent("text"))
    return done()


# ---- the socket ---------------------------------------------------------------------------------------------


async def socket(websocket: WebSocket) -> None:
    """Sends what differs from what the page shows, whenever something changed. Only the newest counts: a slow page
    skips frames, and then gets all that has changed since in one message."""
    services = services_of(websocket)
    reader = await reader_of(websocket, services)
    try:
        room = await services.room(websocket.path_params["table"], reader, address_of(websocket))
        if not may_watch(room, reader):
            raise Refused("refused-no-spectators")
    except Refused:
        await turn_away(websocket)
        return
    await let_in(websocket, services, reader, _watch(websocket, services, room, reader))


async def _watch(websocket: WebSocket, services: Services, room: Room, reader: Reader) -> None:
    """Keep a page up to date until it goes away."""
    watcher = await room.enter(reader)
    try:
        await send_until_gone(websocket, _send(websocket, services, room, watcher))
    finally:
        room.leave_page(watcher)


async def _send(websocket: WebSocket, services: Services, room: Room, watcher: Watcher) -> None:
    shown, told = Shown(), True
    base = str(websocket.base_url).replace("ws", "http", 1)
    while True:
        stored = await room.news_for(watcher)
        # Nothing may be awaited in between: what is drawn now is stored.
        if stored and (message := shown.message(frame(services, room, watcher.reader, base))):
            await websocket.send_text(message)
        if stored != told:
            told = stored
            await websocket.send_text(store_notice(watcher.reader, stored=stored))


def _post(name: str, handler: Handler) -> Route:
    return Route(f"/t/{{table}}/{name}", endpoint(handler, back="/t/{table}"), methods=["POST"])


ROUTES: list[BaseRoute] = [
    *[_post(handler.__name__, handler) for handler in (answer, typed, react, hold, undo, orders, advance, stops, chat)],
    Route("/t/{table}", endpoint(show_table)),
    Route("/t/{table}/log", endpoint(show_log)),
    Route("/t/{table}/situation", endpoint(tell_situation)),
    Route("/t/{table}/show/{part}", endpoint(show_part)),
    Route("/t/{table}/save", endpoint(save_file)),
    WebSocketRoute("/t/{table}/ws", socket),
]
