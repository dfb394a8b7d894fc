"""The game page: a shell that stays as it is while the game goes on, and regions that change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

from warptable.text import LOCALES, t

from ...reader import Reader
from ...scene.data import Scene
from ..families import pages_for
from ..family import FamilyShell, Fetched
from ..frames import Frame
from ..html import Html, tag
from ..page import page
from ..render import KEPT_PAGES, render
from .rail.log import whole_log
from .regions import drawn


@dataclass(frozen=True, slots=True)
class Shell:
    """What stays the same on the page of one reader while a game goes on."""

    table: str
    heading: str
    edition: str
    reader: Reader
    family: FamilyShell
    campaign: str = ""  # the campaign of which this game is one
    number: int = 0


def frame(scene: Scene) -> Frame:
    """The table of this reader, in the view that the reader has chosen."""
    family = pages_for(scene.view)
    regions = drawn(family.in_words if scene.reader.text_view else family.picture, scene)
    place = (scene.campaign.id, scene.campaign.number) if scene.campaign is not None else ("", 0)
    made = Shell(scene.table, scene.heading, scene.view.edition, scene.reader, family.shell_of(scene), *place)
    return Frame(shell(made), regions)


@lru_cache(maxsize=KEPT_PAGES)
def shell(game: Shell) -> Html:
    """`<div id="table">` with slots for the regions."""
    locale = game.reader.locale
    return render(
        game.family.in_words if game.reader.text_view else "game/game.html",
        t=partial(t, locale),
        game=game,
        reader=game.reader,
        at=f"/t/{game.table}",
        board=game.family.board(locale),
        dock=game.family.dock(locale),
        tabs=game.family.tabs,
        parts=game.family.parts,
        heading=partial(heading, locale, game.family.parts),
        locales=LOCALES,
    )


def heading(locale: str, parts: Mapping[str, str], part: str) -> Html:
    """The heading of a part of the page in words, with its number."""
    return tag("h2", f"{[*parts].index(part) + 1}. {t(locale, parts[part])}")


def table(scene: Scene) -> Html:
    """`<div id="table">` with everything in it."""
    return frame(scene).whole


def game_page(scene: Scene) -> Html:
    """The document around the table."""
    body = table(scene) + render("game/keys/keys.html", t=scene.t, family=scene.view.game)
    address = f"/t/{scene.table}"
    colors = scene.speaker.colors
    is_over = scene.phase == "over" and not scene.behind and scene.invitation.link
    picture = f"{scene.invitation.link}/story.png" if is_over else ""
    live = f"{address}/ws"
    return page(scene.reader, scene.title, body, path=address, live=live, bare=True, colors=colors, picture=picture)


def broken_table(reader: Reader, table: str) -> Html:
    """`<div id="table">` for a reader whose table could not be drawn: what is wrong, and where to go from here."""
    return render("game/broken.html", t=partial(t, reader.locale), reader=reader, table=table, at=f"/t/{table}")


def broken_page(reader: Reader, table: str, title: str) -> Html:
    """The document around it. The next frame comes through its socket and may be drawn again."""
    address = f"/t/{table}"
    return page(reader, title, broken_table(reader, table), path=address, live=f"{address}/ws", bare=True)


def later_table(reader: Reader, seconds: int) -> Html:
    """`<div id="table">` for a spectator who sees the game later, as long as there is nothing to see."""
    return render("game/later.html", t=partial(t, reader.locale), minutes=seconds // 60)


def later_page(reader: Reader, table: str, title: str, seconds: int) -> Html:
    """The document around it. The game comes through its socket."""
    address = f"/t/{table}"
    return page(reader, title, later_table(reader, seconds), path=address, live=f"{address}/ws", bare=True)


def reported_page(reader: Reader, table: str, title: str, number: int) -> Html:
    """A bug report is written down: its number, and the way back."""
    address, say = f"/t/{table}", partial(t, reader.locale)
    body = render("game/reported.html", t=say, at=address, number=str(number))
    return page(reader, title, body, path=address)


def fetched_page(scene: Scene, fetched: Fetched) -> Html:
    """The document around what is fetched otherwise, for a browser without script."""
    body = render("game/fetched.html", t=scene.t, at=f"/t/{scene.table}", fetched=fetched)
    return page(scene.reader, fetched.title, body, path=f"/t/{scene.table}")


def log_page(scene: Scene) -> Html:
    """Everything that happened, as far as this reader may know it."""
    title = scene.t("shell-log-of", table=scene.title)
    return page(scene.reader, title, whole_log(scene, scene.title), path=f"/t/{scene.table}/log")
