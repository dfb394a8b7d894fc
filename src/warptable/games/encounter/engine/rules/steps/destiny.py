"""Destiny: with whom, and where."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from warptable.kernel import Pick
from warptable.kernel.colors import COLORS

from ...model import prompts
from ...model.destiny import WILD, without_warning
from ...model.occurrences import DestinyDraw, DestinyDrawn
from ...model.places import GATE
from ...model.windows import W
from ...verbs.destiny import count_as, renew_destiny, turn_destiny
from ...verbs.encounter import name_defense, name_system, resettle
from ..hands import ensure_encounter_card
from ..questions import empty_home_planets, foreign_colonists, special_defense
from ..windows import window, windows

if TYPE_CHECKING:
    from ...game import Game


AT_HOME = "attack-at-home"
"""The word for attacking a foreign colony at home, whichever it will be."""


async def draw(g: Game) -> str | None:
    """F-DESTINY-1, F-DESTINY-2: the top card; the last one is never drawn but shuffled in again."""
    e = g.e
    if not g.edition.destiny_names_defense:  # A-2P-1, A-2P-2
        name_defense(g, g.clockwise(e.offense)[0])
        return None
    await draw_destiny(g)
    return None


async def draw_destiny(g: Game, source: str = "F-DESTINY-1") -> None:
    """One draw, with everything that may happen before and after it. A redraw is a draw of its own. Whom a special
    card names is settled when it is turned up: nothing that follows can change it. `source`: by what it is drawn."""
    renew_destiny(g)
    draw = DestinyDraw()
    await window(g, W.DESTINY_DRAW, draw)
    turn_destiny(g, draw.card, source)
    count_as(g, _named_by(g, g.e.destiny))
    await window(g, W.DESTINY_DRAWN, DestinyDrawn(g.e.destiny, g.e.named))


def _named_by(g: Game, card: str) -> int:
    """The seat a colour or special card names (F-DESTINY-3, F-DESTINY-9); -1 for a wild."""
    if card == WILD:
        return -1
    color = without_warning(card).removeprefix("destiny-")
    if color in COLORS:
        return COLORS.index(color)
    return special_defense(g, card)


async def settle(g: Game) -> None:
    """F-DESTINY-3..11: who is the defense, and in whose system."""
    e = g.e
    await window(g, W.DESTINY_CHOICE)
    if e.defense < 0:
        await _settle(g)
    if e.system < 0:
        name_system(g, e.defense)
    if not (e.resettle or e.defense < 0):
        await becomes_defense(g)
    await window(g, W.DESTINY_SETTLED)


async def becomes_defense(g: Game) -> None:
    """Everybody knows by now who is the defense. A-DRAW-7: without an encounter card it draws at once."""
    e = g.e
    g.emit("defense", "F-DESTINY-3", seat=e.defense, system=e.system, offense=e.offense)
    if g.edition.refill_on_becoming_defense:
        await ensure_encounter_card(g, e.defense, W.PLANNING_HAND, "A-DRAW-7")


async def _settle(g: Game) -> None:
    e = g.e
    named = e.named
    if named == e.offense:
        named = await _own_colour(g)
        if named < 0 and e.destiny != WILD:
            return
    if named < 0:  # F-DESTINY-8: a wild
        others = g.clockwise(e.offense)
        named = await Pick(e.offense, prompts.WILD, "F-DESTINY-8", others)
    name_defense(g, named)


async def _own_colour(g: Game) -> int:
    """F-DESTINY-4, F-DRIVE-1..6: redraw, drive a foreign colony out, or resettle an empty home planet.

    The seat to encounter; -1 with a wild card on top, when resettling, or if it is known only when the target is
    (A-S4-2).
    """
    e = g.e
    colonists: list[str | int] = [*foreign_colonists(g, e.offense)]
    if colonists and g.edition.aim_names_colonist:
        colonists = [AT_HOME]
    options: list[str | int] = ["redraw", *colonists]
    has_ships = g.has_colonies(e.offense) or g.s.ships[GATE][e.offense]  # F-REGROUP-5: the ship on the gate counts
    if g.edition.resettle and has_ships and empty_home_planets(g, e.offense):
        options.append("resettle")
    choice = await Pick(e.offense, prompts.OWN_COLOUR, "F-DESTINY-4", options)
    if choice == "redraw":
        while e.named == e.offense:  # F-DESTINY-5
            g.emit("redraw", "F-DESTINY-5", seat=e.offense)
            await draw_destiny(g)
        return e.named
    if choice == "resettle":
        resettle(g)
        return -1
    name_system(g, e.offense)
    if choice == AT_HOME:
        g.emit("attacking_at_home", "F-DESTINY-4", seat=e.offense)
        return -1
    g.emit("driving_out", "F-DRIVE-2", seat=e.offense, colonist=choice)
    return int(choice)


def end(g: Game) -> Awaitable[None]:
    """End of the destiny phase."""
    return windows(g, W.DESTINY_END, W.FREE_2)
