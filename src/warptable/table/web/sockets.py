"""What the sockets of all pages have in common: who is let in, and how a page is kept up to date."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from warptable.text import LOCALES

from ..errors import Refused
from ..page.page import refused_notice
from ..reader import Reader
from .http import Services, address_of

NO_SUCH_TABLE, TOO_MANY = 4404, 4429  # codes of our own for closing a socket


async def reader_of(websocket: WebSocket, services: Services) -> Reader:
    """Who watches, in the language of the page that opened the socket: what a browser says about languages may differ
    from one kind of request to another."""
    reader = await services.guests.reader(websocket)
    spoken = websocket.query_params.get("lang")
    return replace(reader, locale=spoken) if spoken in LOCALES else reader


async def turn_away(websocket: WebSocket) -> None:
    """There is nothing here for this reader."""
    await websocket.accept()
    await websocket.close(NO_SUCH_TABLE)


async def let_in(websocket: WebSocket, services: Services, reader: Reader, watching: Coroutine[Any, Any, None]) -> None:
    """Watch, unless this reader or this address has too many pages open."""
    await websocket.accept()
    try:
        with services.limits.socket(reader.guest, address_of(websocket)):
            await watching
    except Refused as refused:
        watching.close()
        await websocket.send_text(refused_notice(reader, refused))
        await websocket.close(TOO_MANY)


async def send_until_gone(websocket: WebSocket, sending: Coroutine[Any, Any, None]) -> None:
    """Send until the page goes away. Pages send forms and never messages, so a message is not read."""
    task = asyncio.create_task(sending)
    try:
        while (await websocket.receive())["type"] != "websocket.disconnect":
            pass
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await task
