"""Addresses of a campaign: its page, its socket, and the next game."""

from __future__ import annotations

import contextlib

from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from warptable.kernel.families import NOBODY_KNOWS

from ..errors import Refused
from ..invitation import invitation
from ..page.frames import Frame, Shown
from ..page.html import Html
from ..page.lobby.campaign import campaign_page, campaign_table
from ..reader import Reader
from ..rooms import birthdays
from ..rooms.campaign import CampaignPages, Standing
from ..rooms.hub import Hub
from ..rooms.room import Room
from ..rooms.watching import Watcher
from ..scene.campaign import CampaignScene, campaign_scene_for
from ..store.errors import Unavailable
from .http import Call, Services, address_of, endpoint, gone, services_of
from .limits import GUESSES, TABLES
from .sockets import let_in, reader_of, send_until_gone, turn_away


async def _found(services: Services, typed: str, reader: Reader, address: str) -> tuple[Standing, Room]:
    """The campaign with this code and the table of its newest game; guessing codes is as slow as with tables. Raises
    Refused if this reader may not look at it."""
    try:
        standing = await services.hub.standing(typed)
    except Refused:
        services.limits.spend(GUESSES, reader.guest, address)
        raise
    room = await services.hub.newest(standing)
    if room.seat_of(reader.guest) is None:
        if not room.row.listed:
            services.limits.check(GUESSES, reader.guest, address)
        if not room.settings.spectators:
            raise Refused("refused-no-spectators")
        if room.settings.delay:  # who has won what is told at once here
            raise Refused("refused-behind")
    return standing, room


async def show_campaign(call: Call) -> Html:
    standing, room = await _found(call.services, call.path["campaign"], call.reader, address_of(call.request))
    await room.written()
    base = str(call.request.base_url)
    return campaign_page(_scene(call.services, standing, room, call.reader, base))


async def next_game(call: Call) -> Response:
    """Begin the game of the number on the button, or come to it if somebody was faster."""
    call.spend(TABLES)
    room = await call.hub.next_game(call.reader, call.path["campaign"], call.number("number"))
    return gone(f"/t/{room.id}", call)


NOBODY = "nobody"
"""Sent instead of a seat: nobody knows whose birthday is the earliest."""


async def say_birthday(call: Call) -> Response:
    earliest = NOBODY_KNOWS if call.sent("seat") == NOBODY else call.number("seat")
    campaign = call.path["campaign"]
    await birthdays.say_birthday(call.hub, call.reader, campaign, earliest)
    return gone(f"/c/{campaign}", call)


def _scene(
    services: Services, standing: Standing, room: Room, reader: Reader, base: str, pages: CampaignPages | None = None
) -> CampaignScene:
    sent = invitation(base, services.network, standing.row.id, "c")
    known = pages or services.hub.pages(standing.row.id)
    return campaign_scene_for(standing, room, known, reader, sent)


# ---- the socket ---------------------------------------------------------------------------------------------


async def socket(websocket: WebSocket) -> None:
    """Sends the page again whenever a game begins or ends, or somebody comes or goes."""
    services = services_of(websocket)
    reader = await reader_of(websocket, services)
    try:
        standing, _ = await _found(services, websocket.path_params["campaign"], reader, address_of(websocket))
    except Refused:
        await turn_away(websocket)
        return
    pages = services.hub.pages(standing.row.id)
    await let_in(websocket, services, reader, _watch(websocket, services, pages, reader))


async def _watch(websocket: WebSocket, services: Services, pages: CampaignPages, reader: Reader) -> None:
    watcher = pages.watchers.add(reader)
    try:
        await send_until_gone(websocket, _send(websocket, services, pages, watcher))
    finally:
        pages.watchers.remove(watcher)


async def _send(websocket: WebSocket, services: Services, pages: CampaignPages, watcher: Watcher) -> None:
    shown = Shown()
    base = str(websocket.base_url).replace("ws", "http", 1)
    while True:
        await watcher.dirty.wait()
        watcher.dirty.clear()
        with contextlib.suppress(Unavailable, Refused):  # the next change is shown when it can be stored
            frame = await _frame(services.hub, services, pages, watcher.reader, base)
            if message := shown.message(frame):
                await websocket.send_text(message)


async def _frame(hub: Hub, services: Services, pages: CampaignPages, reader: Reader, base: str) -> Frame:
    """Everything is read from the store: nobody sees what could still be lost."""
    room = await hub.newest(await hub.standing(pages.id))
    await room.written()
    standing = await hub.standing(pages.id)
    return Frame(campaign_table(_scene(services, standing, room, reader, base, pages)))


ROUTES: list[BaseRoute] = [
    Route("/c/{campaign}", endpoint(show_campaign)),
    Route("/c/{campaign}/next", endpoint(next_game, back="/c/{campaign}"), methods=["POST"]),
    Route("/c/{campaign}/birthday", endpoint(say_birthday, back="/c/{campaign}"), methods=["POST"]),
    WebSocketRoute("/c/{campaign}/ws", socket),
]
