"""What is on the map besides planets and plain ships."""

from warptable.kernel import value

SECOND = "second-"
"""How the name of the second of two equal special ships begins (N-TWO-2)."""
GENESIS = "genesis-bomb"
"""The token of the Genesis planet. There is one in the game, whatever brings it."""


def model_of(kind: str) -> str:
    """What kind of special ship this is: the second of two equal ones is like the first."""
    return kind.removeprefix(SECOND)


@value
class Mark:
    """Ships of a seat at a place that are not plain ones: `number` of the ships counted there are of this kind."""

    kind: str  # the card, power or variant that makes them so
    seat: int
    place: int
    bonus: int = 0  # what each adds to its side's total, without a question, beyond what every ship counts
    number: int = 1
    added: bool = False  # they came into the game besides those of the set-up
    ready: bool = True  # faceup: the special action of the ship can be used (N-SHIP-3)


@value
class Token:
    """Something that a card has put on the map."""

    planet: int  # where it lies: on this planet,
    between: bool = False  # or between it and the next planet of its system,
    system: int = -1  # or beside the sun of this home system, on no planet (-1)
