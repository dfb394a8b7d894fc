"""The two sides of an encounter as the reader may know them: who, with which card, and what that card counts as."""

from __future__ import annotations

from dataclasses import dataclass

from .....encounter.model.cards import FACES, Face
from .....encounter.model.encounter import Modifier
from .....encounter.model.layers import Layer
from .....encounter.model.roles import WITH_DEFENSE, WITH_OFFENSE
from .....encounter.model.views import EncounterView, SlotView, View
from .....encounter.rules.reckoning import shown_faces
from .....text.encounter.speaker import Speaker

ROLES = ("offense", "defense")


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in its slot. `state`: none, back, mine (facedown, my own), open, or claimed (a face nobody has seen).

    `counts` is the face it counts as once a morph has copied the other card or an effect has renamed it.
    """

    state: str
    face: str = ""
    counts: str = ""

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

    @property
    def role(self) -> str:
        return ROLES[self.number]


def sides_of(view: View) -> tuple[Side, Side]:
    """Both sides of the current encounter."""
    encounter = view.current
    laid = cards_of(encounter)
    offense, defense = (Side(side, seat, alien_of(view, seat), laid[side]) for side, seat in enumerate(encounter.mains))
    return offense, defense


def cards_of(encounter: EncounterView) -> tuple[Laid, Laid]:
    """The cards in their slots; once both lie open, with what they count as."""
    one, other = (_laid(slot) for slot in encounter.cards)
    if not encounter.revealed or not one.face or not other.face:
        return one, other
    counts = shown_faces((_shown(one), _shown(other)), encounter.modifiers)
    return Laid(one.state, one.face, counts[0].id), Laid(other.state, other.face, counts[1].id)


def changes(encounter: EncounterView, *layers: Layer) -> list[Modifier]:
    """The modifiers in some layers, in the order of use."""
    return [modifier for modifier in encounter.modifiers if modifier.layer in layers]


def touches(modifier: Modifier, side: int) -> bool:
    return modifier.side in (-1, side)


def alien_of(view: View, seat: int) -> str:
    """The alien of a seat, if it lies open; with several sheets the first."""
    if seat < 0:
        return ""
    return next((sheet.alien for sheet in view.seats[seat].sheets if sheet.alien), "")


def own_role(view: View, seat: int | None) -> str:
    """The side that a seat fights for; empty if it fights for neither."""
    encounter = view.encounter
    if encounter is None or seat is None:
        return ""
    bits = encounter.allied[seat] if encounter.allied else 0
    for role, main, ally in zip(ROLES, encounter.mains, (WITH_OFFENSE, WITH_DEFENSE), strict=True):
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
    return Laid({"facedown": "back", "own": "mine"}.get(slot.lies, slot.lies), slot.face, slot.face)
