"""The page of a replay. The board, what lies over it and its motion are those of the table: the same regions, drawn
from scenes of the same kind. A page gets the regions that differ, as at the table, when it asks for another moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from warptable.text import LOCALES, t

from ...reader import Reader
from ...scene.replay import ReplayScene, Source
from ..families import pages_for
from ..family import FamilyShell
from ..frames import Drawn, Frame
from ..game.regions import drawn
from ..html import Html
from ..page import page
from ..render import KEPT_PAGES, render
from .curve import curve, head
from .panels import bar, cells, eyes, hands, link, log, now, story
from .what_if import what_if

PICTURE = ("stage", "board", "moment", "where")
"""Regions of the table that a replay shows. It asks nothing, so it has no dock; a family's panes are shown if they are
about the board."""
IN_WORDS = ("situation", "board", "players", "powers", "planets", "tactics", "envoys", "destiny")
"""The same of the page in words."""


@dataclass(frozen=True, slots=True)
class Shell:
    """What stays the same while one watches through the same eyes."""

    source: Source
    edition: str
    game: str
    reader: Reader
    family: FamilyShell
    regions: tuple[str, ...]
    open: bool  # is nothing of this game secret any more?


def frame(scene: ReplayScene) -> Frame:
    """The page of a moment."""
    table, family = scene.scene, pages_for(scene.scene.view)
    textual = scene.reader.text_view
    wanted = IN_WORDS if textual else (*PICTURE, *family.replayed)
    regions: dict[str, Drawn] = {
        "replay-now": now(scene),
        "replay-eyes": eyes(scene),
        "replay-bar": bar(scene),
        "replay-curve": curve(scene),
        "replay-head": head(scene),
        "replay-cells": cells(scene),
        "replay-story": story(scene),
        "replay-hands": hands(scene, family),
        "replay-log": log(scene),
        "replay-whatif": what_if(scene),
        **drawn([one for one in (family.in_words if textual else family.picture) if one.name in wanted], table),
    }
    names = tuple(one.name for one in family.in_words if one.name in IN_WORDS) if textual else family.replayed
    made = Shell(
        scene.source,
        table.view.edition,
        table.view.game,
        scene.reader,
        family.shell_of(table),
        names,
        scene.what_if is not None,
    )
    return Frame(shell(made), regions)


@lru_cache(maxsize=KEPT_PAGES)
def shell(made: Shell) -> Html:
    """`<div id="table">` with slots for the regions."""
    locale = made.reader.locale
    return render(
        "replay/text.html" if made.reader.text_view else "replay/replay.html",
        t=partial(t, locale),
        shell_of=made,
        source=made.source,
        reader=made.reader,
        board="" if made.reader.text_view else made.family.board(locale),
        locales=LOCALES,
        heading=t(locale, "replay-heading", table=made.source.title),
    )


def replay_page(scene: ReplayScene) -> Html:
    """The document around it."""
    path = scene.source.at + link(scene, scene.stop)
    title = scene.t("replay-heading", table=scene.source.title)
    body = frame(scene).whole + render("replay/keys.html", t=scene.t)
    return page(scene.reader, title, body, path=path, bare=True, colors=scene.scene.speaker.colors)
