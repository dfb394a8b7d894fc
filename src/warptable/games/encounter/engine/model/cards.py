"""What a card shows. A physical card is a number; `faces[number]` names one of these.

Faces are declared, by the editions' decks and by content that brings its own; a name that nobody declared is an error.
Only flares are named after something else, their alien, and so need no declaration.
"""

from enum import StrEnum

from warptable.kernel import value


class CardType(StrEnum):
    """F-TYPES-1. The first three are encounter cards (F-TYPES-2), and so is a retreat (N-RETREAT-1). The last four are
    in the reward deck only."""

    ATTACK = "attack"
    NEGOTIATE = "negotiate"
    MORPH = "morph"
    REINFORCEMENT = "reinforcement"
    FLARE = "flare"
    ARTIFACT = "artifact"
    RETREAT = "retreat"
    INTIMIDATE = "intimidate"
    RIFT = "rift"
    KICKER = "kicker"


@value
class Face:
    """One kind of card."""

    id: str
    type: CardType
    value: int = 0
    encounter: bool = False  # F-TYPES-2: it can be selected in planning
    hazard: int | None = None  # its value under a hazard warning, if that is another one (N-VAR-1)
    gain: int = 1  # a kicker's factor for compensation and for the losses of a failed deal (N-KICK-8, N-KICK-9)
    changes: bool = False  # it changes itself when it is revealed (N-ORDER-1)


def attack(value: int) -> Face:
    return Face(f"attack-{_written(value)}", CardType.ATTACK, value, encounter=True)


def _written(value: int) -> str:
    """A value as it stands in a name."""
    return f"{value:02}" if value >= 0 else f"m{-value:02}"


def reinforcement(value: int) -> Face:
    return Face(f"reinforcement-{value}", CardType.REINFORCEMENT, value)


def artifact(name: str) -> Face:
    return Face(name, CardType.ARTIFACT)


def variable_attack(value: int, hazard: int) -> Face:
    """N-VAR-4: an attack that has another value under a hazard warning."""
    return Face(f"attack-{value:02}-{hazard:02}", CardType.ATTACK, value, encounter=True, hazard=hazard, changes=True)


def unique_negotiate(name: str) -> Face:
    """N-NEG-1: a negotiate in every respect, with an extra effect."""
    return Face(f"negotiate-{name}", CardType.NEGOTIATE, encounter=True)


def intimidate(value: int) -> Face:
    return Face(f"intimidate-{_written(value)}", CardType.INTIMIDATE, value, changes=True)


def rift(value: int) -> Face:
    return Face(f"rift-{value}", CardType.RIFT, value)


def kicker(name: str, value: int, gain: int) -> Face:
    """Multiplies its player's attack by `value`, and compensation and the losses of a failed deal by `gain`."""
    return Face(f"kicker-{'m' if value < 0 else ''}{abs(value)}-{name}", CardType.KICKER, value, gain=gain)


NEGOTIATE = Face("negotiate", CardType.NEGOTIATE, encounter=True)
MORPH = Face("morph", CardType.MORPH, encounter=True, changes=True)
RETREAT = Face("retreat", CardType.RETREAT, encounter=True, changes=True)

FLARE = "flare"


def flare_of(alien: str) -> str:
    """The face of an alien's flare."""
    return f"{FLARE}-{alien}"


def alien_of(flare: str) -> str:
    """The alien of a flare."""
    return flare.removeprefix(f"{FLARE}-")


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


def attack_of(value: int) -> Face:
    """The declared attack of this value: what a card counts as that has become one."""
    return FACES[attack(value).id]
