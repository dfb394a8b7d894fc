"""What a card shows. A physical card is a number; `faces[number]` names one of these."""

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


ENCOUNTER_TYPES = (CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH)


@value
class Face:
    """One kind of cosmic card."""

    id: str
    type: CardType
    value: int = 0
    encounter: bool = False


FLARE = "flare"


def flare_of(alien: str) -> str:
    """The face of an alien's flare."""
    return f"{FLARE}-{alien}"


def make_face(face_id: str) -> Face:
    """`attack-08`, `negotiate`, `morph`, `reinforcement-3`, `flare-ALIEN`; anything else is an artifact."""
    head, _, tail = face_id.partition("-")
    if head == "attack" or head == "reinforcement":
        return Face(face_id, CardType(head), int(tail), head == "attack")
    if face_id in ("negotiate", "morph"):
        return Face(face_id, CardType(face_id), 0, True)
    if head == FLARE:
        return Face(face_id, CardType.FLARE)
    return Face(face_id, CardType.ARTIFACT)


class Faces(dict[str, Face]):
    """All faces by id, made on demand."""

    def __missing__(self, face_id: str) -> Face:
        face = self[face_id] = make_face(face_id)
        return face


FACES = Faces()
NEGOTIATE = FACES["negotiate"]
MORPH = FACES["morph"]
