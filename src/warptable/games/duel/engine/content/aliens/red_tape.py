"""Red Tape: fills in forms, refuses things for three of them, and wins with twelve."""

from ..api import ALWAYS, Alien, Friendship, Prize, Rule, Use, W

ALIEN = Alien("red-tape")
FORMS = ALIEN.memory("forms", 0)
COST, ENOUGH, PLANETS = 3, 12, 3


@ALIEN.ability(
    W.OVER, W.REFRESH_DONE, header=ALWAYS, when=lambda use: use.g.s.frame is None or use.lost(), orderly=False
)
def file_in_triplicate(use: Use) -> None:
    """A form after each contest or duel lost and after each refresh card."""
    use.count(FORMS, 1)


@ALIEN.ability(
    W.PRIZE_STOP,
    header=ALWAYS,
    may=True,
    once="card",
    when=lambda use: use.event.receiver == use.other and FORMS[use] >= COST,
    name="denied",
)
def prize_denied(use: Use[Prize]) -> None:
    """Three forms cancel a whole prize of the opponent."""
    use.count(FORMS, -COST)
    use.event.cancelled_by = use.source


@ALIEN.ability(
    W.FRIENDSHIP,
    header=ALWAYS,
    may=True,
    once="card",
    when=lambda use: use.event.seat == use.other and use.event.change > 0 and FORMS[use] >= COST,
    name="denied",
)
def friendship_denied(use: Use[Friendship]) -> None:
    """Three forms keep an envoy where it is."""
    use.count(FORMS, -COST)
    use.event.cancelled_by = use.source


@ALIEN.rule(Rule.CLAIMS, header=ALWAYS)
def fully_processed(use: Use) -> bool:
    """Twelve forms and three planets."""
    return FORMS[use] >= ENOUGH and use.g.count(use.seat) >= PLANETS
