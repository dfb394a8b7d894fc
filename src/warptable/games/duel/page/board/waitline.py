"""The line on top of the row: whom the table waits for. Of questions to the other it says only what everybody may
know."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.page.html import Html, tag
from warptable.table.page.names import coloured
from warptable.table.page.render import KEPT_PAGES
from warptable.table.scene.data import WaitedFor

from ...words.speaker import Speaker
from ..scene.data import BoardPart


def wait_line(scene: BoardPart) -> Html:
    """`<div id="waitline">`; empty when the game is over."""
    if scene.view.over:
        return tag("div", id="waitline", hidden=True)
    return _drawn(scene.speaker, tuple(scene.waiting), scene.asked is not None)


@lru_cache(maxsize=KEPT_PAGES)
def _drawn(speaker: Speaker, waiting: tuple[WaitedFor, ...], mine: bool) -> Html:
    seats = list(dict.fromkeys(one.seat for one in waiting))
    kinds = ["waitline", *(["yours"] if mine else []), *(f"now-{seat}" for seat in sorted(seats))]
    said = coloured(speaker, 2, speaker.t("duel-web-waits", who=speaker.everyone(seats))) if seats else ""
    words = tag("span", said or speaker.t("board-waits-nobody"))
    return tag("div", tag("p", words), id="waitline", class_=" ".join(kinds))
