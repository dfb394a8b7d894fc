"""What every address shares: who asks, what was sent, how to say no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl
from weakref import WeakKeyDictionary

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from warptable.text import t

from ..errors import Refused
from ..invitation import Invitation, invitation
from ..notices.notices import Notices
from ..page.art.emblems import drawing
from ..page.html import Html, tag
from ..page.page import page
from ..reader import Reader
from ..rooms.hub import Hub
from ..rooms.room import Room
from ..rooms.uploads import LARGEST as LARGEST_SAVE
from ..rooms.uploads import Uploads
from ..scene.cache import SceneCache
from ..store.errors import Unavailable
from ..store.reports import Reports
from .cookies import Guests
from .limits import FORMS, GUESSES, PAGES, Limit, Limits
from .replays import Replays
from .told_games import ToldGames

Form = Mapping[str, list[str]]
Handler = Callable[["Call"], Awaitable[Response | Html]]
LARGEST = 64_000  # bytes of a form
MOST_FIELDS = 400


@dataclass(frozen=True, slots=True)
class Services:
    """What lives as long as the server."""

    hub: Hub
    guests: Guests
    limits: Limits = field(default_factory=Limits)
    caches: WeakKeyDictionary[Room, SceneCache] = field(default_factory=WeakKeyDictionary)  # they go with their room
    past_caches: WeakKeyDictionary[Room, SceneCache] = field(default_factory=WeakKeyDictionary)  # of delayed games
    replays: Replays = field(default_factory=Replays)
    told_games: ToldGames = field(default_factory=ToldGames)
    network: str = ""  # how other computers reach this server, if not as its own computer does

    def invitation(self, base: str, room: Room) -> Invitation:
        """The address of a table for friends of somebody who has reached the server at this address."""
        return invitation(base, self.network, room.id)

    async def room(self, typed: str, reader: Reader, address: str) -> Room:
        """The table with this code. Those who try one code after the other must wait, and learn nothing meanwhile;
        whoever has a seat always gets to it, and everybody to tables that are open to everybody."""
        try:
            room = await self.hub.room(typed)
        except Refused:
            self.limits.spend(GUESSES, reader.guest, address)
            raise
        if room.seat_of(reader.guest) is None and not room.row.listed:
            self.limits.check(GUESSES, reader.guest, address)
        return room

    def scene_cache(self, room: Room) -> SceneCache:
        return self.caches.setdefault(room, SceneCache())

    def past_scene_cache(self, room: Room) -> SceneCache:
        return self.past_caches.setdefault(room, SceneCache())


@dataclass(frozen=True, slots=True)
class Call:
    """One request: what was asked, by whom, with which form."""

    request: Request
    services: Services
    reader: Reader
    form: Form
    file: bytes = b""  # what was uploaded with it

    @property
    def hub(self) -> Hub:
        return self.services.hub

    @property
    def notices(self) -> Notices:
        found: Notices = self.request.app.state.notices
        return found

    @property
    def uploads(self) -> Uploads:
        found: Uploads = self.request.app.state.uploads
        return found

    @property
    def reports(self) -> Reports:
        found: Reports = self.request.app.state.reports
        return found

    def spend(self, limit: Limit) -> None:
        """Count this request; raises Refused if its guest or its address has asked for too much."""
        self.services.limits.spend(limit, self.reader.guest, address_of(self.request))

    async def room(self, typed: str | None = None) -> Room:
        """The table with this code, or that of the address; raises Refused."""
        typed = self.path["table"] if typed is None else typed
        return await self.services.room(typed, self.reader, address_of(self.request))

    @property
    def path(self) -> Mapping[str, Any]:
        return self.request.path_params

    def sent(self, name: str, default: str = "") -> str:
        values = self.form.get(name)
        return values[0] if values else default

    def number(self, name: str) -> int:
        """A number that was sent; anything else is refused."""
        text = self.sent(name)
        if not text.isdecimal() or len(text) > 12:
            raise Refused("refused-illegal")
        return int(text)

    def query(self, name: str, default: str = "") -> str:
        return str(self.request.query_params.get(name, default))[:200]

    @property
    def query_fields(self) -> Form:
        """The fields in the query string of the address."""
        params = self.request.query_params
        return {name: params.getlist(name) for name in params}

    @property
    def by_script(self) -> bool:
        return self.request.headers.get("hx-request") == "true"


def services_of(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def address_of(connection: HTTPConnection) -> str:
    """Where on the network somebody is."""
    return connection.client.host if connection.client is not None else ""


def endpoint(handler: Handler, *, back: str = "/", file: bool = False) -> Callable[[Request], Awaitable[Response]]:
    """An address: recognises the guest, reads the form, and turns a refusal into words. `back`: where a browser without
    script goes after a form; path parameters are filled in. `file`: the form brings a file and nothing else."""

    async def serve(request: Request) -> Response:
        services = services_of(request)
        reader = await services.guests.reader(request)
        try:
            sent: tuple[Form, bytes] = ({}, await read_file(request)) if file else (await read_form(request), b"")
            call = Call(request, services, reader, *sent)
            call.spend(FORMS if request.method == "POST" else PAGES)
            with drawing(services.hub.packs):
                answer = await handler(call)
        except ClientDisconnect:  # in the middle of a form: nobody is left to read an answer
            return Response(status_code=400)
        except Unavailable:
            answer = refusal(request, reader, Refused("refused-store"))
        except Refused as refused:
            answer = refusal(request, reader, refused)
        response = answer if isinstance(answer, Response) else HTMLResponse(answer)
        if request.method == "POST" and response.status_code == 204 and request.headers.get("hx-request") != "true":
            response = RedirectResponse(back.format(**request.path_params), 303)
        if services.guests.told(request).guest is None:
            services.guests.remember(response, reader, secure=request.url.scheme == "https")
        return response

    return serve


async def read_form(request: Request) -> Form:
    """The fields of a form as our pages send it; raises Refused."""
    if request.method != "POST":
        return {}
    body = await _body(request, LARGEST, "refused-illegal")
    sent: dict[str, list[str]] = {}
    try:
        fields = parse_qsl(body.decode(errors="replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise Refused("refused-illegal") from None
    for name, value in fields:
        sent.setdefault(name, []).append(value)
    return sent


async def _body(request: Request, largest: int, refusal: str) -> bytes:
    length = request.headers.get("content-length") or "0"
    if not length.isdecimal() or int(length) > largest:
        raise Refused(refusal)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > largest:
            raise Refused(refusal)
    return body


async def read_file(request: Request) -> bytes:
    """The file of a form as a browser sends it; empty if none was chosen. Raises Refused."""
    body = await _body(request, LARGEST_SAVE + LARGEST, "refused-save-long")
    kind, _, boundary = request.headers.get("content-type", "").partition("boundary=")
    if not kind.startswith("multipart/form-data") or not boundary:
        raise Refused("refused-illegal")
    for part in body.split(b"--" + boundary.strip('"').encode(errors="replace")):
        head, found, data = part.partition(b"\r\n\r\n")
        if found and b"filename=" in head:
            return data.removesuffix(b"\r\n")
    return b""


STATUS = {
    "refused-no-table": 404,
    "refused-no-replay": 404,
    "refused-no-campaign": 404,
    "refused-no-alien": 404,
    "refused-no-chapter": 404,
    "refused-no-page": 404,
    "refused-mail-link": 404,
    "refused-broken": 500,
    "refused-store": 503,
    "refused-too-fast": 429,
    "refused-many-tables": 429,
    "refused-many-reports": 429,
    "refused-my-games-off": 404,
    "refused-private-link": 404,
    "refused-many-links": 429,
    "refused-guessed-links": 429,
    "refused-many-uploads": 429,
}
"""All other refusals are conflicts with the state of the table."""


def refusal(request: Request, reader: Reader, refused: Refused) -> Response:
    """A few words for the page that asked; a separate page for a browser without script."""
    text = t(reader.locale, refused.message_id, **refused.values)
    status = STATUS.get(refused.message_id, 409)
    if request.headers.get("hx-request") == "true":
        return HTMLResponse(tag("p", text, class_="refused"), status)
    home = tag("a", t(reader.locale, "notice-home"), class_="button", href="/")
    body = tag("div", tag("h1", text), tag("p", home), class_="notice")
    return HTMLResponse(page(reader, text, body, path="/"), status)


async def no_page(request: Request, _: Exception) -> Response:
    """There is no page at this address."""
    return refusal(request, await services_of(request).guests.reader(request), Refused("refused-no-page"))


async def broken(request: Request, _: Exception) -> Response:
    """A mistake of ours: the server logs it, the reader gets a way back."""
    return refusal(request, await services_of(request).guests.reader(request), Refused("refused-broken"))


def gone(address: str, call: Call) -> Response:
    """Send the reader elsewhere, with or without script."""
    if call.by_script:
        return Response(status_code=200, headers={"HX-Redirect": address})
    return RedirectResponse(address, 303)


DONE = 204


def done() -> Response:
    """Success without a page: everything to see arrives through the socket."""
    return Response(status_code=DONE)
