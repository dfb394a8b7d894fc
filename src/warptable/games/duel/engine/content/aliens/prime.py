"""Prime: prime numbers count double."""

from ..api import BOTH, Alien, Bout, BoutRule, Layer, Played

ALIEN = Alien("prime")


def is_prime(number: int) -> bool:
    """Negative numbers, 0 and 1 are not."""
    return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))


@ALIEN.value(Layer.DOUBLE, header=BOTH)
def sacred_numbers(number: int) -> int:
    """A plan."""
    return 2 * number if is_prime(number) else number


@ALIEN.formula(BoutRule.FACTOR, header=BOTH, name="sacred-numbers")
def sacred_help(bout: Bout, seat: int, extra: Played) -> int:
    """A reinforcement that Prime plays, on either side."""
    return 2 if is_prime(extra.face.value) else 1
