"""The two sides of an encounter as the reader may know them: who, with which card, and what that card counts as."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.encounter import Layer, Modifier
from ...engine.model.piles import COSMIC
from ...engine.model.roles import WITH_DEFENSE, WITH_OFFENSE
from ...engine.model.views import SlotView
from ...engine.rules.reckoning import shown_faces
from ...words.speaker import Speaker
from .reveal_matchup import Matchup

ROLES = ("offense", "defense")
CHANGED_BY = {
    CardType.MORPH: "F-MORPH-1",
    CardType.ATTACK: "N-VAR-2",
    CardType.INTIMIDATE: "N-INTIM-8",
    CardType.RETREAT: "N-RETREAT-3",
}
"""The rules by which cards change themselves (N-ORDER-1)."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in its slot. `state`: none, back, mine (facedown, my own), open, or claimed (a face nobody has seen).

    `counts` is the face it counts as once a morph has copied the other card or an effect has renamed it. `warned`: it
    counts its other value because of a hazard warning (N-VAR-2).
    """

    state: str
    face: str = ""
    counts: str = ""
    back: str = COSMIC
    warned: bool = False

    @property
    def changed(self) -> bool:
        return self.counts != self.face


@dataclass(frozen=True, slots=True)
class Side:
    """The offense (0) or the defense (1)."""

    number: int
    seat: int
    alien: str
    laid: Laid
    changed_by: str = ""  # what has made the card another one
    kicker: Laid | None = None

    @property
    def role(self) -> str:
        return ROLES[self.number]


def sides_of(matchup: Matchup) -> tuple[Side, Side]:
    """Both sides."""
    kickers = [None if slot is None else _laid(slot) for slot in matchup.kickers] or (None, None)
    offense, defense = (
        Side(side, matchup.mains[side], matchup.aliens[side], laid, _changed_by(matchup, side, laid), kickers[side])
        for side, laid in enumerate(cards_of(matchup))
    )
    return offense, defense


def cards_of(matchup: Matchup) -> tuple[Laid, Laid]:
    """The cards in their slots; once both lie open, with what they count as."""
    one, other = (_laid(slot) for slot in matchup.cards)
    if not matchup.revealed or not one.face or not other.face:
        return one, other
    counts = shown_faces((_shown(one), _shown(other)), matchup.modifiers, matchup.hazard)
    offense, defense = (
        Laid(laid.state, laid.face, face.id, laid.back, matchup.hazard and _warned(laid.face, face))
        for laid, face in zip((one, other), counts, strict=True)
    )
    return offense, defense


def _warned(face: str, counts: Face) -> bool:
    """Does a card count what it counts under a hazard warning?"""
    printed = FACES[face]
    return printed.hazard is not None and counts.type is CardType.ATTACK and counts.value == printed.hazard


def _changed_by(matchup: Matchup, side: int, laid: Laid) -> str:
    """The card or power that renamed the card last; else the rule by which it has changed itself."""
    if not laid.changed or laid.warned:
        return ""
    renamed = [change for change in changes(matchup.modifiers, Layer.FACE) if touches(change, side)]
    return renamed[-1].source if renamed else CHANGED_BY[FACES[laid.face].type]


def changes(modifiers: Sequence[Modifier], *layers: Layer) -> list[Modifier]:
    """The modifiers in some layers, in the order of use."""
    return [modifier for modifier in modifiers if modifier.layer in layers]


def touches(modifier: Modifier, side: int) -> bool:
    return modifier.side in (-1, side)


def own_role(seat: int | None, mains: Sequence[int], allied: Sequence[int]) -> str:
    """The side that this reader fights for; empty if it is neither."""
    if seat is None:
        return ""
    bits = allied[seat] if allied else 0
    for role, main, ally in zip(ROLES, mains, (WITH_OFFENSE, WITH_DEFENSE), strict=True):
        if main == seat or bits & ally:
            return role
    return ""


def alien_name(speaker: Speaker, alien: str) -> str:
    return speaker.alien(alien) if alien else ""


def _shown(laid: Laid) -> Face:
    return FACES[laid.face]


def _laid(slot: SlotView | None) -> Laid:
    if slot is None:
        return Laid("none")
    return Laid({"facedown": "back", "own": "mine"}.get(slot.lies, slot.lies), slot.face, slot.face, slot.back)
