"""Addresses of games that people bring as files: the page of replays, uploading, fetching, deleting."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from warptable.text import t

from ..errors import Refused
from ..page.html import Html
from ..page.replay.shelf import replays_page
from .http import Call, endpoint, gone
from .limits import UPLOADS


async def show_replays(call: Call) -> Html:
    return await _page(call)


async def _page(call: Call, error: str = "") -> Html:
    return replays_page(call.reader, await call.uploads.of(call.reader.guest), error)


async def upload(call: Call) -> Response | Html:
    """Keep the file and show its game; if it cannot be watched, say why beside the form."""
    try:
        call.spend(UPLOADS)
        found = await call.uploads.add(call.reader, call.file)
    except Refused as refused:
        if call.by_script:
            raise
        return await _page(call, t(call.reader.locale, refused.message_id, **refused.values))
    return gone(f"/replay/{found}", call)


async def delete(call: Call) -> Response:
    await call.uploads.drop(str(call.path["upload"]), call.reader.guest)
    return gone("/replays", call)


async def save_file(call: Call) -> Response:
    """The file as it came."""
    headers = {"content-disposition": 'attachment; filename="warptable.save"'}
    data = await call.uploads.data(str(call.path["upload"]))
    return Response(data, media_type="application/octet-stream", headers=headers)


ROUTES: list[BaseRoute] = [
    Route("/replays", endpoint(show_replays)),
    Route("/replays", endpoint(upload, back="/replays", file=True), methods=["POST"]),
    Route("/replay/{upload}/save", endpoint(save_file)),
    Route("/replay/{upload}/delete", endpoint(delete, back="/replays"), methods=["POST"]),
]
