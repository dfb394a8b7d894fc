"""The laboratory of another player as chips on the plate: facedown techs as backs with their ships, completed ones by
picture and name, those that were used up in this encounter faded. Public facts only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.html import Html, tag

from ..engine.model.views import View
from .art.cards import card_back, tech_glyph

if TYPE_CHECKING:
    from .board.words import Voice

FEW = 2
"""Up to this many techs are called by their names; of more the pictures alone have room, on a phone their number."""


class Chip(NamedTuple):
    """One tech, as everybody sees it: `id` is empty while it lies facedown. `spent`: used up or given up in this
    encounter."""

    id: str
    ships: int
    card: bool = False  # a card lies under it
    spent: bool = False


def chips_of(view: View, spent: Sequence[tuple[int, str]]) -> tuple[tuple[Chip, ...], ...]:
    """By seat, the same for every reader: nobody's own facedown techs are named here."""
    gone: list[list[Chip]] = [[] for _ in view.seats]
    for seat, tech in spent:
        gone[seat].append(Chip(tech, 0, spent=True))
    return tuple(
        (*(Chip(tech.id if tech.open else "", tech.ships, tech.card) for tech in player.techs), *gone[seat])
        for seat, player in enumerate(view.seats)
    )


@lru_cache(maxsize=4096)
def lab(voice: Voice, seat: int, chips: tuple[Chip, ...]) -> Html:
    """`<span id="lab-N">`; empty for a seat without techs."""
    shown = [_chip(voice, seat, chip) for chip in chips]
    if len(chips) <= FEW:
        return tag("span", *shown, id=f"lab-{seat}", class_="labs")
    there = tag("b", sum(not chip.spent for chip in chips))
    whole = tag("span", icon("flask", 14), there, class_="lab sum", aria_hidden="true")
    return tag("span", whole, *shown, id=f"lab-{seat}", class_="labs many")


def _chip(voice: Voice, seat: int, chip: Chip) -> Html:
    if not chip.id:
        words = tag("span", voice.say("board-tech-facedown", ("n", chip.ships)), class_="spoken")
        shown = (card_back(17, "tech"), ship_icon(seat, 14, letter=False), tag("b", chip.ships), words)
        return tag("span", *shown, class_="lab down", data_help="term-tech")
    return tag(
        "span",
        tech_glyph(chip.id, 16),
        tag("span", voice.speaker.tech(chip.id), class_="tech-name"),
        icon("cards", 13, label=voice.say("board-tech-card")) if chip.card else "",
        tag("span", voice.say(f"board-tech-{'spent' if chip.spent else 'open'}"), class_="spoken"),
        class_=f"lab{' spent' if chip.spent else ''}",
        data_help=chip.id,
    )
