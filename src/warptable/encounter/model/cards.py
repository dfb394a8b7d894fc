"""What a card shows. A physical card is a number; `faces[number]` names one of these.

Faces are declared, by the editions' decks and by content that brings its own; a name that nobody declared is an error.
Only flares are named after something else, their alien, and so need no declaration.
"""

from enum import StrEnum

from ...kernel import value


class CardType(StrEnum):
    """F-TYPES-1. The first three are encounter cards (F-TYPES-2)."""

    ATTACK = "attack"
    NEGOTIATE = "negotiate"
    MORPH = "morph"
    REINFORCEMENT = "reinforcement"
    FLARE = "flare"
    ARTIFACT = "artifact"


@value
class Face:
    """One kind of card."""

    id: str
    type: CardType
    value: int = 0
    encounter: bool = False  # F-TYPES-2: it can be selected in planning


def attack(value: int) -> Face:
    return Face(f"attack-{value:02}", CardType.ATTACK, value, encounter=True)


def reinforcement(value: int) -> Face:
    return Face(f"reinforcement-{value}", CardType.REINFORCEMENT, value)


def artifact(name: str) -> Face:
    return Face(name, CardType.ARTIFACT)


NEGOTIATE = Face("negotiate", CardType.NEGOTIATE, encounter=True)
MORPH = Face("morph", CardType.MORPH, encounter=True)

FLARE = "flare"


def flare_of(alien: str) -> str:
    """The face of an alien's flare."""
    return f"{FLARE}-{alien}"


class Faces(dict[str, Face]):
    """All declared faces by id."""

    def declare(self, *faces: Face) -> None:
        """Make faces known; the same face may be in several decks, but not two faces of one name."""
        for face in faces:
            if self.setdefault(face.id, face) != face:
                raise ValueError(f"there is already another face {face.id!r}")

    def __missing__(self, face_id: str) -> Face:
        if not face_id.startswith(f"{FLARE}-"):
            raise KeyError(f"no face {face_id!r} is declared")
        face = self[face_id] = Face(face_id, CardType.FLARE)
        return face


FACES = Faces()
