"""Addresses of a guest's own things: their games, the private link to another device, and deleting.

A private link is 128 random bits, of which only a digest is stored. Opening it changes nothing: programs that look at
links in messages open them, too. The token is in the address of that one page only; from there it travels in a form,
and the page tells nobody the address that it was found at.
"""

from __future__ import annotations

import hashlib
import secrets
import time

from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from ..errors import Refused
from ..invitation import Invitation, invitation
from ..page.html import Html
from ..page.mine.games import my_games_page
from ..page.mine.moving import Leaving, arrival_page, delete_page, deleted_page, link_page, off_page, remove_page
from ..rooms import belongings
from ..rooms.my_games import my_games
from ..scene.my_games import my_games_scene
from ..store.rows import LinkRow
from .cookies import new_guest
from .http import Call, address_of, endpoint, gone
from .limits import GUESSED_LINKS, LINKS

TOKEN = 16  # bytes
UNTOLD = {"referrer-policy": "strict-origin"}
"""Whatever this page loads does not learn the whole address. Without any origin its own form would be refused."""


async def show_games(call: Call) -> Html:
    if not call.hub.keeps_results:
        return off_page(call.reader)
    mine = await my_games(call.hub, call.reader.guest)
    link = await call.hub.store.guests.link(call.reader.guest)
    await call.hub.written(mine.running)
    page = call.query("page", "1")
    number = int(page) if page.isdecimal() and len(page) < 6 else 1
    scene = my_games_scene(mine, call.reader, number, link.made_at if link is not None else None)
    return my_games_page(scene, call.hub.packs)


# ---- the private link ----------------------------------------------------------------------------------------


def digest_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _must_be_on(call: Call) -> None:
    if not call.hub.keeps_results:
        raise Refused("refused-my-games-off")


async def make_link(call: Call) -> Html:
    """A new link; the one before leads nowhere any more."""
    _must_be_on(call)
    call.spend(LINKS)
    token = secrets.token_urlsafe(TOKEN)
    row = LinkRow(guest=call.reader.guest, digest=digest_of(token), made_at=time.time())
    await call.hub.store.guests.save_link(row)
    start = invitation(str(call.request.base_url), call.services.network, "", "me/link")
    return link_page(call.reader, Invitation(start.link + token, only_here=start.only_here))


async def drop_link(call: Call) -> Response:
    await call.hub.store.guests.drop_link(call.reader.guest)
    return gone("/me", call)


async def _owner(call: Call, token: str) -> str:
    """The guest whose private link has this token. Whoever tries one after the other must wait."""
    _must_be_on(call)
    address = address_of(call.request)
    call.services.limits.check(GUESSED_LINKS, call.reader.guest, address)
    link = await call.hub.store.guests.link_by_digest(digest_of(token))
    if link is None:
        call.services.limits.spend(GUESSED_LINKS, call.reader.guest, address)
        raise Refused("refused-private-link")
    return link.guest


async def show_link(call: Call) -> Response:
    """Only asks: nothing has changed yet."""
    token = call.path["token"]
    owner = await _owner(call, token)
    if owner == call.reader.guest:
        return gone("/me", call)
    games = len(await call.hub.store.guests.tables(owner))
    own = len(await call.hub.store.guests.tables(call.reader.guest))
    name = await call.services.guests.name(owner)
    return HTMLResponse(arrival_page(call.reader, token, name, games, own), headers=UNTOLD)


async def arrive(call: Call) -> Response:
    """This browser becomes the guest of the link, with or without what it has already."""
    owner, before = await _owner(call, call.sent("token")), call.reader.guest
    call.spend(LINKS)
    if owner != before and call.sent("own") == "bring":
        await _move(call, owner)
    return _as(call, owner)


async def be_alone(call: Call) -> Response:
    """Other devices with the cookie of this guest, and the private link, lead to nobody from now on. A cookie cannot be
    called back, so everything goes to a new guest, who is this browser alone."""
    call.spend(LINKS)
    fresh = new_guest()
    await _move(call, fresh)
    return _as(call, fresh)


async def _move(call: Call, owner: str) -> None:
    before = call.reader.guest
    await belongings.move(call.hub, before, owner)
    call.services.guests.forget(before)
    await call.notices.recount()


def _as(call: Call, guest: str) -> Response:
    """Back to the page; the browser is this guest from now on."""
    response = gone("/me", call)
    call.services.guests.recognise(response, guest, secure=call.request.url.scheme == "https")
    return response


# ---- deleting ------------------------------------------------------------------------------------------------


async def show_deletion(call: Call) -> Html:
    rows = await call.hub.store.guests.tables(call.reader.guest)
    waiting, playing, finished = (sum(row.phase == phase for row in rows) for phase in ("waiting", "playing", "over"))
    campaigns = len(await call.hub.campaigns_of(call.reader.guest))
    return delete_page(call.reader, Leaving(waiting, playing, finished, campaigns))


async def delete_all(call: Call) -> Response:
    if call.sent("sure") != "yes":
        raise Refused("refused-illegal")
    call.spend(LINKS)
    await belongings.forget(call.hub, call.reader)
    call.services.guests.forget(call.reader.guest)
    await call.notices.recount()
    response = HTMLResponse(deleted_page(call.reader))
    call.services.guests.let_go(response)
    return response


async def show_removal(call: Call) -> Html:
    room = await call.room()
    room.mine(call.reader)
    place = room.record.campaign
    goes_on = place is not None and (await call.hub.standing(place.id)).row.phase != "over"
    return remove_page(call.reader, room.id, room.name, campaign=goes_on)


async def remove(call: Call) -> Response:
    """One finished game."""
    await belongings.take_off(call.hub, call.reader, (await call.room()).id)
    return gone("/me", call)


ROUTES: list[BaseRoute] = [
    Route("/me", endpoint(show_games)),
    Route("/me/link", endpoint(make_link), methods=["POST"]),
    Route("/me/link/off", endpoint(drop_link), methods=["POST"]),
    Route("/me/link/{token}", endpoint(show_link)),
    Route("/me/here", endpoint(arrive), methods=["POST"]),
    Route("/me/alone", endpoint(be_alone), methods=["POST"]),
    Route("/me/delete", endpoint(show_deletion)),
    Route("/me/delete", endpoint(delete_all), methods=["POST"]),
    Route("/me/games/{table}/delete", endpoint(show_removal)),
    Route("/me/games/{table}/delete", endpoint(remove), methods=["POST"]),
]
