"""Start and end of a turn."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from warptable.kernel import Pick

from ...model import prompts
from ...model.windows import W
from ...verbs import encounter as encounter_verbs
from ...verbs import powers
from ..hands import ensure_encounter_card
from ..held import crew_home
from ..special import turn_up_markers
from ..windows import after, window, windows

if TYPE_CHECKING:
    from ...game import Game


def start(g: Game) -> Any:
    """F-TURN-1: a turn begins."""
    encounter_verbs.begin_turn(g)
    first = _rotate(g) if g.edition.rotating_powers else window(g, W.TURN_VARIANT)
    return after(first, _hand, g)


async def _rotate(g: Game) -> None:
    """F-VROT-1..3: the offense draws a new sheet and keeps it or the old one; hidden powers come facedown."""
    seat = g.s.player
    own = [sheet for sheet in g.seats[seat].sheets if sheet.own(seat)]
    alien = powers.draw_unused(g) if own else None
    if alien is not None:
        kept = await Pick(seat, prompts.ROTATE, "F-VROT-2", ["keep", alien], secret=True) == "keep"
        g.emit("rotated", "F-VROT-2", seat=seat, kept=kept)
        powers.put_away(g, *([alien] if kept else [sheet.alien for sheet in own]))
        if not kept:
            for sheet in own:
                await crew_home(g, sheet, "F-VROT-2")
                powers.remove(g, seat, sheet, "F-VROT-2")
            powers.gain(g, seat, alien, "own", "F-VROT-2", hidden=g.edition.hidden_powers)
    await window(g, W.TURN_VARIANT)


def _hand(g: Game) -> Any:
    """F-START-1..4: the offense needs an encounter card, or draws a new hand."""
    return after(ensure_encounter_card(g, g.s.player, W.TURN_HAND, "F-START-2"), _ready, g)


def _ready(g: Game) -> Awaitable[None]:
    """Any due new hand is drawn."""
    return windows(g, W.TURN_START, W.FREE_0)


def end(g: Game) -> str:
    """F-TURN-1: turns pass to the left."""
    if g.edition.ships and g.e.number == 1:
        turn_up_markers(g, g.s.player)
    encounter_verbs.pass_turn(g)
    return "turn.start"


def game_end(g: Game) -> str:
    """F-GOAL-2, F-SHARED-1: everybody who met the condition in the same batch wins together."""
    g.emit("game_over", "F-SHARED-1" if len(g.s.claims) > 1 else "F-GOAL-2", winners=sorted(g.s.claims))
    return ""
