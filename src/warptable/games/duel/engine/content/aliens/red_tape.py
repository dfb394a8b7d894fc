"""Red Tape: fills in forms, refuses things for three of them, and wins with twelve."""

from ..api import ALWAYS, Alien, Friendship, Game, Prize, Use, W, count

ALIEN = Alien("red-tape")
FORMS = "forms"
COST, ENOUGH, PLANETS = 3, 12, 3


@ALIEN.ability(W.OVER, W.REFRESH_DONE, header=ALWAYS, when=lambda use: use.g.s.frame is None or use.lost, orderly=False)
def file_in_triplicate(use: Use[None]) -> None:
    """A form after each contest or duel lost and after each refresh card."""
    count(use, FORMS, 1)


@ALIEN.ability(
    W.PRIZE_STOP,
    header=ALWAYS,
    may=True,
    once="card",
    when=lambda use: use.event.receiver == use.other and use.memory(FORMS) >= COST,
    name="denied",
)
def prize_denied(use: Use[Prize]) -> None:
    """Three forms cancel a whole prize of the opponent."""
    count(use, FORMS, -COST)
    use.event.cancelled_by = use.source


@ALIEN.ability(
    W.FRIENDSHIP,
    header=ALWAYS,
    may=True,
    once="card",
    when=lambda use: use.event.seat == use.other and use.event.change > 0 and use.memory(FORMS) >= COST,
    name="denied",
)
def friendship_denied(use: Use[Friendship]) -> None:
    """Three forms keep an envoy where it is."""
    count(use, FORMS, -COST)
    use.event.cancelled_by = use.source


@ALIEN.rule("claims", header=ALWAYS)
def fully_processed(g: Game, seat: int) -> bool:
    """Twelve forms and three planets."""
    forms = g.seats[seat].memory.get(FORMS, 0)
    return isinstance(forms, int) and forms >= ENOUGH and g.count(seat) >= PLANETS
