"""The game page. What a socket sends after every change is one frame: all regions of the page, put together."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from ....text import LOCALES, t
from ...reader import Reader
from ...scene.data import Scene
from ..encounter.announcements import announcement
from ..encounter.text_view import text_table
from ..page import page
from ..render import render
from .rail.log import whole_log
from .regions import IN_WORDS, PICTURE, drawn

TABS = ("log", "chat", "deals", "powers")


def table(scene: Scene) -> Markup:
    """`<div id="table">`: what a socket sends after every change."""
    if scene.reader.text_view:
        return text_table(scene, drawn(IN_WORDS, scene))
    return render(
        "shell_table.html",
        t=scene.t,
        scene=scene,
        reader=scene.reader,
        at=f"/t/{scene.table}",
        call=announcement(scene),
        tabs=TABS,
        locales=LOCALES,
        regions=drawn(PICTURE, scene),
    )


def game_page(scene: Scene) -> Markup:
    """The document around the table."""
    body = table(scene) + render("shell_keys.html", t=scene.t)
    address = f"/t/{scene.table}"
    return page(scene.reader, scene.title, body, path=address, live=f"{address}/ws", bare=True)


def broken_table(reader: Reader, table: str) -> Markup:
    """`<div id="table">` for a reader whose table could not be drawn: what is wrong, and where to go from here."""
    return render("broken.html", t=partial(t, reader.locale), reader=reader, table=table, at=f"/t/{table}")


def broken_page(reader: Reader, table: str, title: str) -> Markup:
    """The document around it. The next frame comes through its socket and may be drawn again."""
    address = f"/t/{table}"
    return page(reader, title, broken_table(reader, table), path=address, live=f"{address}/ws", bare=True)


def log_page(scene: Scene) -> Markup:
    """Everything that happened, as far as this reader may know it."""
    title = scene.t("shell-log-of", table=scene.title)
    return page(scene.reader, title, whole_log(scene, scene.title), path=f"/t/{scene.table}/log")
