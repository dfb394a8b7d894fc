"""What is on the map besides planets and plain ships."""

from ...kernel import value


@value
class Mark:
    """A ship that is not a plain one, and that came into the game besides those of the set-up. It is one of the ships
    of its seat at that place, and counted among them."""

    kind: str  # the card or power that brought it
    seat: int
    place: int
    bonus: int  # what it adds to its side's total, beyond what every ship counts


@value
class Token:
    """Something that a card has put on the map."""

    planet: int  # where it lies: on this planet,
    between: bool = False  # or between it and the next planet of its system
