"""The application: one store, one hub, all addresses."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from warptable.kernel.packs import Packs

from ..notices.notices import Notices
from ..notices.settings import NO_MAIL, NoticeSettings
from ..page import assets
from ..rooms.hub import Hub
from ..rooms.stories import Stories
from ..rooms.uploads import Uploads
from ..store.reports import Reports, reports_folder
from ..store.store import Store
from . import campaign, installed, lobby, replay, reports, stories, uploads, what_if
from . import game as playing
from . import library as reading
from . import my_games as my_games_pages
from . import notices as telling
from .cookies import Guests
from .http import Services, broken, no_page

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing is ever loaded from, or sent to, a foreign host."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]
"""Of every answer that does not say otherwise."""


class Guard:
    """Refuses forms and sockets that come from another site, and names what pages may load."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        acts = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if acts and _foreign(headers):
            refused: ASGIApp = PlainTextResponse("this comes from another site", 403)
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await refused(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = message["headers"]
                names = {name for name, _ in said}
                message["headers"] = [*said, *(header for header in HEADERS if header[0] not in names)]
            await send(message)

        await self.app(scope, receive, guarded)


class Compression(GZipMiddleware):
    """Compresses pages. What answers a form is a few words at most, and forms are the hot path."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST":
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def _foreign(headers: Headers) -> bool:
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:  # no address at all, such as http://[
        return True


def make_app(
    database: str,
    packs: Packs = (),
    network: str = "",
    settings: NoticeSettings = NO_MAIL,
    *,
    my_games: bool = True,
    chances: bool = True,
    pack_places: Sequence[str] = (),
) -> Starlette:
    """The table on this database, with these packs at every new table. Opening it brings back every running game.
    `network`: how other computers reach it, if they do so at another address than its own computer. `settings`: how
    people are told that they are asked. `my_games`: are results kept, and shown to those who have played? `chances`: is
    it reckoned how the chances ran in finished games, with what the machine has to spare? `pack_places`: where the
    packs are, for the processes that do so."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        assets.assets()  # fails early, with a clear line, if the build is not complete
        store = await Store.open(database)
        notices = await Notices.open(store, settings)
        stories = Stories(store, pack_places, reckons=chances)
        hub = Hub(store, packs, notices, keeps_results=my_games, stories=stories)
        guests = Guests(await store.secret(), store, my_games=my_games)
        app.state.services = Services(hub, guests, network=network)
        app.state.notices = notices
        app.state.reports = Reports(reports_folder(database))
        app.state.uploads = Uploads(store, packs)
        await app.state.uploads.open()
        await hub.open()
        try:
            yield
        finally:
            await hub.close()
            await notices.close()
            await store.close()

    return Starlette(
        routes=[
            *playing.ROUTES,
            *lobby.ROUTES,
            *replay.ROUTES,
            *what_if.ROUTES,
            *uploads.ROUTES,
            *stories.ROUTES,
            *campaign.ROUTES,
            *my_games_pages.ROUTES,
            *reading.ROUTES,
            *installed.ROUTES,
            *telling.ROUTES,
            *reports.ROUTES,
        ],  # searched in this order: what people do most is first
        middleware=[Middleware(Guard), Middleware(Compression, minimum_size=800)],
        exception_handlers={404: no_page, 500: broken},
        lifespan=lifespan,
    )
