"""What makes a general hint untrue at this very table: powers that everybody knows of and that are in force now.

An alien says itself that it makes staying out of an alliance cost something, by a standing rule. Whatever else a power
changes follows from the moments at which its abilities are declared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from warptable.kernel import Session

from ...engine.game import Game
from ...engine.model.state import Sheet, State
from ...engine.model.windows import W, Window
from ...engine.rules.standing import Rule

STAYING_OUT = "staying-out"
"""The claim that nobody loses anything by not joining an alliance."""
ACT_ON: Mapping[str, tuple[Window, ...]] = {
    "totals": (W.REVEAL_TURN, W.REVEALED_CARD, W.REVEALED_VALUE, W.REVEALED_TOTAL),
    "losses": (W.LOSSES, W.ERADICATE, W.STAY, W.HOME_INSTEAD, W.WARPED),
    "deals": (W.DEAL_BEFORE, W.DEAL_AGREED, W.DEAL_FAILED),
    "gains": (W.SPOILS, W.COMPENSATION, W.REWARDS, W.GAINS),
}
"""What a hint speaks about -> the moments at which a power can change it."""

HintExceptions = tuple[tuple[str, tuple[str, ...]], ...]
"""What a hint may speak about, with the aliens that may make it untrue."""


def hint_exceptions_for(session: Session[State], seat: int) -> HintExceptions:
    """What this seat should not take for granted now."""
    g = session.game
    if not session.state.frames:
        return ()
    found = {claim: tuple(_acting(g, windows)) for claim, windows in ACT_ON.items()}
    found[STAYING_OUT] = tuple(_punishing(g, seat))
    return tuple((claim, tuple(dict.fromkeys(aliens))) for claim, aliens in found.items() if aliens)


def loss_powers(session: Session[State]) -> tuple[str, ...]:
    """The aliens that may change which ships are lost, once the cards lie open. Everybody knows of them."""
    frames = session.state.frames
    if not frames or not frames[-1].revealed:
        return ()
    return tuple(dict.fromkeys(_acting(session.game, ACT_ON["losses"])))


def _acting(g: Game, windows: tuple[Window, ...]) -> Iterator[str]:
    """The aliens whose powers may be used at one of these moments, in the roles that their owners have now."""
    for seat in range(g.n):
        role = g.role(seat)
        for index, sheet in enumerate(g.seats[seat].sheets):
            if not _in_force(sheet):
                continue
            held = [held for window in windows for held in g.wiring.by_window[seat].get(window, ())]
            if any(place == index and ability.role & role for place, ability in held):
                yield sheet.alien


def _punishing(g: Game, seat: int) -> Iterator[str]:
    """The aliens of main players who have invited this seat and make it pay if it stays out."""
    for power, _ in g.standing(Rule.PUNISHES_STAYING_OUT):
        owner, sheet = power.seat, power.sheet
        side = g.side_of(owner)
        if owner in (g.e.offense, g.e.defense) and g.e.seats[seat].invited >> side & 1 and _in_force(sheet):
            yield sheet.alien


def _in_force(sheet: Sheet) -> bool:
    return not (sheet.hidden or sheet.lost or sheet.replaced or sheet.zapped)
