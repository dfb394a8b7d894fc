"""Addresses of the table as an app on somebody's device: its manifest, its icons and its service worker."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..errors import Refused
from ..page import assets
from ..page.app import manifest
from ..page.art.mark import mark
from .http import Call, endpoint

ALWAYS_ASK = "no-cache"
"""A browser keeps it and asks each time whether it is still the newest."""
A_DAY = "public, max-age=86400"


async def show_manifest(call: Call) -> Response:
    content = msgspec.json.encode(manifest(call.reader.locale))
    return Response(content, media_type="application/manifest+json", headers={"cache-control": ALWAYS_ASK})


async def show_mark(call: Call) -> Response:
    return Response(mark(), media_type="image/svg+xml", headers={"cache-control": A_DAY})


async def show_icon(call: Call) -> Response:
    content = assets.icons().get(call.path["name"])
    if content is None:
        raise Refused("refused-no-page")
    return Response(content, media_type="image/png", headers={"cache-control": A_DAY})


async def worker(request: Request) -> Response:
    """At the root, so that it may serve every page, and under one name for ever: a device that has installed an older
    one looks for the newest here."""
    return Response(assets.worker(), media_type=assets.TYPES["js"], headers={"cache-control": ALWAYS_ASK})


ROUTES: list[BaseRoute] = [
    Route("/app.webmanifest", endpoint(show_manifest)),
    Route("/icons/mark.svg", endpoint(show_mark)),
    Route("/icons/{name}", endpoint(show_icon)),
    Route("/worker.js", worker),
]
