"""The two sides of an encounter as the reader may know them: who, with which card, and what that card counts as."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .....encounter.model.cards import FACES, Face
from .....encounter.model.encounter import Modifier
from .....encounter.model.layers import Layer
from .....encounter.model.roles import WITH_DEFENSE, WITH_OFFENSE
from .....encounter.rules.totals import shown_faces
from .....text import Speaker

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


def sides_of(view: Mapping[str, Any]) -> tuple[Side, Side]:
    """Both sides of the encounter going on."""
    encounter = view["encounter"]
    laid = cards_of(encounter)
    off, deff = (
        Side(number, encounter[role], alien_of(view, encounter[role]), laid[number])
        for number, role in enumerate(ROLES)
    )
    return off, deff


def cards_of(encounter: Mapping[str, Any]) -> tuple[Laid, Laid]:
    """The cards in their slots; once both lie open, with what they count as."""
    one, other = (_laid(raw) for raw in encounter["cards"])
    if not encounter["revealed"] or not one.face or not other.face:
        return one, other
    counts = shown_faces((_shown(one), _shown(other)), changes(encounter, Layer.FACE))
    return Laid(one.state, one.face, counts[0].id), Laid(other.state, other.face, counts[1].id)


def changes(encounter: Mapping[str, Any], *layers: Layer) -> list[Modifier]:
    """The modifiers in some layers, in the order of use."""
    return [Modifier(**raw) for raw in encounter["modifiers"] if raw["layer"] in layers]


def touches(modifier: Modifier, side: int) -> bool:
    return modifier.side in (-1, side)


def alien_of(view: Mapping[str, Any], seat: int) -> str:
    """The alien of a seat, if it lies open; with several sheets the first."""
    if seat < 0:
        return ""
    return next((str(sheet["alien"]) for sheet in view["seats"][seat]["sheets"] if "alien" in sheet), "")


def own_role(view: Mapping[str, Any], seat: int | None) -> str:
    """The side that a seat fights for; empty if for none."""
    encounter = view["encounter"]
    if encounter is None or seat is None:
        return ""
    bits = encounter["allied"][seat] if encounter["allied"] else 0
    for role, ally in zip(ROLES, (WITH_OFFENSE, WITH_DEFENSE), strict=True):
        if encounter[role] == seat or bits & ally:
            return role
    return ""


def alien_name(speaker: Speaker, alien: str) -> str:
    return speaker.alien(alien) if alien else ""


def _shown(laid: Laid) -> Face:
    return FACES[laid.face]


def _laid(raw: Any) -> Laid:
    if raw is None:
        return Laid("none")
    if raw == "facedown":
        return Laid("back")
    if isinstance(raw, Mapping):
        return Laid("claimed", raw["claimed"], raw["claimed"])
    number, face = raw
    return Laid("mine" if number >= 0 else "open", face, face)
