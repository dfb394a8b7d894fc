"""Recognising guests: a signed cookie says who they are, a plain one how they like their pages. No account, no
password."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl, urlencode

from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response

from warptable.text import LOCALES

from ..reader import MOTIONS, SIZES, THEMES, Reader
from ..rooms.seats import star_name
from ..store.errors import Unavailable
from ..store.rows import GuestRow
from ..store.store import Store

COOKIE, PREFS = "warptable", "warptable_looks"
KEPT_NAMES = 1000
"""Names of guests in memory; the store has the others."""
KEPT_COOKIES = 2000
"""Cookies that need not be read again."""
YEAR = 365 * 86_400
SIGNATURE = 16  # bytes: nobody guesses them
CHOICES = {"locale": LOCALES, "theme": THEMES, "size": SIZES, "motion": MOTIONS}
SWITCHES = ("text_view", "keys", "coach", "voices")


@dataclass(frozen=True, slots=True)
class Visitor:
    """What the headers of a request tell: who asks (None: nobody whom we know), and how pages should look."""

    guest: str | None
    looks: dict[str, Any]  # fields of `Reader`


def new_guest() -> str:
    return secrets.token_hex(12)


class Guests:
    """Makes and checks the cookies of one server."""

    def __init__(self, secret: bytes, store: Store, *, my_games: bool = True) -> None:
        """`my_games`: do the pages of this server lead to the games of their reader?"""
        self._my_games = my_games
        self._secret = secret
        self._store = store
        self._names: dict[str, str] = {}  # the last seen at the end
        self._told = lru_cache(KEPT_COOKIES)(self._read)  # a browser sends the same cookies with every form

    def signed(self, guest: str) -> str:
        digest = hmac.digest(self._secret, guest.encode(), hashlib.sha256)[:SIGNATURE]
        return f"{guest}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"

    def known(self, cookie: str) -> str | None:
        """The guest whom a cookie names, if we signed it."""
        guest = cookie.partition(".")[0]
        return guest if guest and hmac.compare_digest(self.signed(guest).encode(), cookie.encode()) else None

    def told(self, connection: HTTPConnection) -> Visitor:
        headers = connection.headers
        return self._told(headers.get("cookie", ""), headers.get("accept-language", ""))

    def _read(self, cookies: str, languages: str) -> Visitor:
        found = cookie_parser(cookies)
        return Visitor(self.known(found.get(COOKIE, "")), read_looks(found.get(PREFS, ""), languages))

    async def reader(self, connection: HTTPConnection) -> Reader:
        """Who is asking. A stranger becomes a guest named after a star."""
        told = self.told(connection)
        if told.guest is None:
            guest = new_guest()
            return Reader(guest, star_name(guest), my_games=self._my_games, **told.looks)
        return Reader(told.guest, await self.name(told.guest), my_games=self._my_games, **told.looks)

    async def name(self, guest: str) -> str:
        """What a guest is called."""
        name = self._names.pop(guest, None)
        if name is None:
            try:
                row = await self._store.guest(guest)
            except Unavailable:
                return star_name(guest)  # until the store is back
            name = row.name if row is not None else star_name(guest)
        self._keep(guest, name)
        return name

    def _keep(self, guest: str, name: str) -> None:
        """Remember a name; forget the guests who have been away longest if there are too many."""
        self._names[guest] = name
        if len(self._names) > KEPT_NAMES:
            del self._names[next(iter(self._names))]

    async def rename(self, guest: str, name: str) -> None:
        self._names.pop(guest, None)
        self._keep(guest, name)
        await self._store.save_guest(GuestRow(guest, name, time.time()))

    def remember(self, response: Response, reader: Reader, *, secure: bool) -> None:
        """Tell the browser who it is, if it does not know yet."""
        self.recognise(response, reader.guest, secure=secure)

    def recognise(self, response: Response, guest: str, *, secure: bool) -> None:
        """This browser is this guest from now on."""
        response.set_cookie(COOKIE, self.signed(guest), YEAR, httponly=True, samesite="lax", secure=secure)

    def let_go(self, response: Response) -> None:
        """This browser is nobody whom we know. How its pages look says nothing about anybody, and stays."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")

    def forget(self, guest: str) -> None:
        """The store no longer knows this guest."""
        self._names.pop(guest, None)


def read_looks(cookie: str, languages: str) -> dict[str, Any]:
    """Language and looks: as chosen, else what the browser prefers."""
    chosen = dict(parse_qsl(cookie))
    looks: dict[str, Any] = {"locale": preferred(languages)}
    looks |= {name: value for name, value in chosen.items() if value in CHOICES.get(name, ())}
    known = {field.name for field in fields(Reader)}
    looks |= {name: chosen[name] == "on" for name in SWITCHES if name in chosen and name in known}
    return looks


def preferred(header: str) -> str:
    """The first of our languages that the browser asks for."""
    wanted = []
    for part in header.split(","):
        language, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), language.partition("-")[0].lower()))
        except ValueError:
            continue
    return next(
        (language for _, language in sorted(wanted, key=lambda pair: pair[0]) if language in LOCALES), LOCALES[0]
    )


def set_looks(response: Response, connection: HTTPConnection, changes: dict[str, str]) -> None:
    """Store what was chosen; unknown values are ignored."""
    chosen = dict(parse_qsl(connection.cookies.get(PREFS, "")))
    chosen |= {name: value for name, value in changes.items() if _is_look(name, value)}
    response.set_cookie(PREFS, urlencode(chosen), YEAR, samesite="lax")


def _is_look(name: str, value: str) -> bool:
    return value in CHOICES.get(name, ()) or (name in SWITCHES and value in ("on", "off"))
