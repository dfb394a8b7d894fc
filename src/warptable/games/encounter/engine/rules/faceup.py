"""What revealed encounter cards and kickers do where they lie, for the main player whose card it is: neither uses nor
plays, so nothing zaps them. A card acts as what it counts as: a morph that copies a unique negotiate has its effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from warptable.kernel.standing import P, Question, R_co

from ..model.roles import DEFENSE, OFFENSE
from .abilities import itself
from .totals import faces

if TYPE_CHECKING:
    from warptable.kernel.moments import Occ

    from ..game import Game
    from .use import Use


def _cards(g: Game, side: int) -> list[str]:
    """The faces that act for this main player: its encounter card as it counts, and its kicker."""
    kicker = g.e.sides[side].kicker
    slots = all(laid.card >= 0 for laid in g.e.sides)
    return [*([faces(g)[side].id] if slots else []), *([g.s.faces[kicker]] if kicker >= 0 else [])]


def faceup_uses(g: Game, seat: int, window: int, event: Occ) -> Iterator[Use[Occ]]:
    """What the revealed cards of this seat do at this moment."""
    e = g.e
    if not e.revealed or seat not in (e.offense, e.defense):
        return
    for face in _cards(g, OFFENSE if seat == e.offense else DEFENSE):
        ability = g.registry.faceup[face].get(window) if face in g.registry.faceup else None
        if ability is None or e.has_done(seat, ability.id):
            continue
        use = g.Use(g, seat, ability, -1, event)
        if ability.when is None or ability.when(use):
            yield use


def faceup_rules(g: Game, question: Question[P, R_co]) -> list[tuple[Use, Callable[P, R_co]]]:
    """The revealed cards that answer this question, the offense's first: what they answer with, and the answer."""
    e, cards = g.e, g.registry.artifacts
    if not g.registry.faceup or not e.revealed:
        return []
    acting = [(seat, face) for side, seat in enumerate((e.offense, e.defense)) for face in _cards(g, side)]
    if e.talks is not None:  # the card of whoever has joined the talks counts like theirs, or instead of one
        acting = [(seat, face) for seat, face in acting if seat != e.talks.replaced]
        acting += [(e.talks.seat, g.s.faces[e.talks.card])] if e.talks.card >= 0 else []
    return [
        (g.Use(g, seat, itself(face), -1, None), cards[face].standing[question.name])
        for seat, face in acting
        if face in cards and question.name in cards[face].standing
    ]


def kicks(g: Game, side: int) -> int:
    """N-KICK-8, N-KICK-9: the factor of this side's kicker for compensation and for what a failed deal costs the
    opponent; 1 without one."""
    kicker = g.e.sides[side].kicker
    return g.face(kicker).gain if kicker >= 0 and g.e.revealed else 1
