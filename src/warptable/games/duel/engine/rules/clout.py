"""The duel or contest of the state as plain data, and what is reckoned over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.cards import FACES
from ..model.frame import Laid
from . import reckoning
from .reckoning import Bout, Clout, Played, Slot

if TYPE_CHECKING:
    from ..game import Game


def bout_of(g: Game) -> Bout:
    """What clout and winner depend on now."""
    s, frame, formulas = g.s, g.frame, g.wiring.formulas
    faces = s.faces
    texts = bool(formulas[0] or formulas[1])  # nobody else asks for planets and tokens
    return Bout(
        frame.kind,
        s.leader if frame.result is None else frame.leader,  # roles may change while a contest goes on (D-GAP-15)
        (slot_of(g, frame.laid[0]), slot_of(g, frame.laid[1])),
        s.ships[frame.planet] if frame.planet >= 0 else (0, 0),
        frame.advantage,
        g.counts() if texts else (0, 0),
        [Played(FACES[faces[extra.card]], extra.by, extra.on) for extra in frame.extras] if frame.extras else (),
        frame.modifiers,
        g.registry.cards[frame.card].switches.lower_wins,
        frame.destroyed,
        frame.sent,
        frame.hidden,
        frame.halves,
        frame.said,
        (tokens_of(g, 0), tokens_of(g, 1)) if texts else ({}, {}),
        formulas,
        g.registry.ops,
        s.variants,
    )


def slot_of(g: Game, laid: Laid) -> Slot:
    """The values of the plans laid, as they count; before anything is built, of the first card."""
    faces, cards = g.s.faces, laid.main or laid.cards[:1]
    half = FACES[faces[laid.half]].value if laid.half >= 0 else None
    if len(cards) == 1:
        return Slot((FACES[faces[cards[0]]].value,), half)
    return Slot(tuple([FACES[faces[card]].value for card in cards]), half)


def tokens_of(g: Game, seat: int) -> dict[str, int]:
    """What lies on the envoys in force."""
    return {envoy.id: envoy.tokens for envoy in g.s.envoys if envoy.ally == seat and envoy.up}


def clout(g: Game, seat: int) -> Clout:
    """The clout of a seat as it stands now, with its trail."""
    return reckoning.clout(bout_of(g), seat)


def printed(g: Game, seat: int) -> int:
    """D-GAP-31: the number that comparisons call the printed value of a seat's plan."""
    return reckoning.printed(slot_of(g, g.frame.laid[seat]))
