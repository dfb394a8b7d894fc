"""The private link to another device, and deleting: pages that say what will happen before a button does it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from warptable.text import t

from ...invitation import Invitation
from ...reader import Reader
from ..art.qr import qr_code
from ..html import Html, tag
from ..page import page
from ..render import render


def link_page(reader: Reader, link: Invitation) -> Html:
    """The new link. It is shown this once: only its digest is kept."""
    drawn = qr_code.__wrapped__  # nobody keeps a picture of it either
    return _page(reader, "mine-link-title", "mine/link.html", link=link, qr=drawn)


def arrival_page(reader: Reader, token: str, name: str, games: int, own: int) -> Html:
    """Somebody has opened a private link. `games`: how many belong to it; `own`: how many this device has already."""
    return _page(reader, "mine-arrive-title", "mine/arrival.html", token=token, person=name, games=games, own=own)


@dataclass(frozen=True, slots=True)
class Leaving:
    """What deleting everything concerns."""

    waiting: int
    playing: int
    finished: int
    campaigns: int = 0  # that go on without them


def delete_page(reader: Reader, leaving: Leaving) -> Html:
    return _page(reader, "mine-delete-title", "mine/deletion.html", leaving=leaving)


def remove_page(reader: Reader, table: str, name: str, *, campaign: bool) -> Html:
    """`campaign`: the game belongs to one that goes on."""
    return _page(reader, "mine-remove-title", "mine/removal.html", table=table, called=name, campaign=campaign)


def deleted_page(reader: Reader) -> Html:
    say = partial(t, reader.locale)
    home = tag("p", tag("a", say("notice-home"), class_="button", href="/"))
    return _framed(reader, "mine-deleted-title", tag("p", say("mine-deleted")) + home)


def off_page(reader: Reader) -> Html:
    """The host does not want such lists. Names and addresses are stored all the same, so they can be deleted."""
    return _page(reader, "mine-off-title", "mine/off.html")


def _page(reader: Reader, title_id: str, template: str, **values: object) -> Html:
    return _framed(reader, title_id, render(template, t=partial(t, reader.locale), **values))


def _framed(reader: Reader, title_id: str, body: Html) -> Html:
    title = t(reader.locale, title_id)
    return page(
        reader, title, tag("div", tag("h1", title), body, class_="notice mine-notice"), path="/me", current="mine"
    )
