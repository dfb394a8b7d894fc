"""Addresses of the story of a finished game as a picture. Only whoever may see the end gets it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..errors import Refused
from ..page.art.emblems import drawing
from ..page.families import pages_for
from ..page.game.picture import picture, png
from ..scene.build import scene_for
from .game import room_to_watch
from .http import Call, endpoint

KEPT = "private, max-age=60"
"""The curve may still be reckoned."""
NOBODY = "-"
"""The guest of a scene for everybody: it has no seat at any table."""


async def _drawn(call: Call, *, fonts: bool) -> str:
    """The picture as somebody without a seat reads it, in the language of whoever asks."""
    room = await room_to_watch(call)
    await room.written()
    if room.game is None or not room.game.session.over or room.is_behind(call.reader.guest):
        raise Refused("refused-not-over")
    cache = call.services.scene_cache(room)
    await call.services.told_games.told(room, cache, call.hub.stories)
    scene = scene_for(room, replace(call.reader, guest=NOBODY), cache)
    with drawing(room.packs):
        return picture(scene, pages_for(scene.view).ending(scene), fonts=fonts)


async def show_svg(call: Call) -> Response:
    return Response(await _drawn(call, fonts=True), media_type="image/svg+xml", headers={"cache-control": KEPT})


async def show_png(call: Call) -> Response:
    content = await asyncio.to_thread(png, await _drawn(call, fonts=False))
    return Response(content, media_type="image/png", headers={"cache-control": KEPT})


ROUTES: list[BaseRoute] = [
    Route("/t/{table}/story.svg", endpoint(show_svg)),
    Route("/t/{table}/story.png", endpoint(show_png)),
]
