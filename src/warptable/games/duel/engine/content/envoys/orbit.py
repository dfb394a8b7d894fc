"""The envoys with the orbit."""

from ..api import (
    ALWAYS,
    BOTH,
    ORBIT,
    Bout,
    BoutRule,
    Destruction,
    Envoy,
    Layer,
    Revealed,
    Rule,
    Shelter,
    Use,
    W,
    digits,
)

ANTI_MATTER = Envoy("anti-matter", ORBIT)
DEUCE = Envoy("deuce", ORBIT)
MIRROR = Envoy("mirror", ORBIT)
TICK_TOCK = Envoy("tick-tock", ORBIT)
TRIPLER = Envoy("tripler", ORBIT)
VOYAGER = Envoy("voyager", ORBIT)

TICKS = 7


@ANTI_MATTER.formula(BoutRule.LOWER_WINS, header=BOTH)
def negate(bout: Bout, seat: int) -> bool:
    """The lower clout wins."""
    return True


@ANTI_MATTER.formula(BoutRule.TURNS_ADVANTAGE, header=BOTH)
def burden(bout: Bout, seat: int) -> bool:
    """The ship advantage is subtracted."""
    return True


@DEUCE.rule(Rule.HALVES, header=BOTH)
def two_at_once(use: Use) -> bool:
    """A second plan may be laid; half of the one that is not picked is added."""
    return True


def swapped(number: int) -> int:
    """The two printed digits change places; the sign stays."""
    tens, ones = digits(number)
    made = 10 * ones + tens
    return -made if number < 0 else made


SWAPPED = MIRROR.op(swapped)


@MIRROR.ability(W.REVEAL_BEFORE, header=BOTH, may=True)
async def reversal(use: Use) -> None:
    """The digits of all plans are swapped, and the Mirror leaves."""
    use.modify(Layer.SWAP, seat=-1, op=SWAPPED)
    await use.part()


@TICK_TOCK.ability(W.ENVOY_REVEALED, header=BOTH, when=lambda use: use.event.icon == use.envoy.icon, orderly=False)
def wind_up(use: Use[Revealed]) -> None:
    """Seven ticks lie on it when it is revealed."""
    use.add_tokens(TICKS)


@TICK_TOCK.ability(W.OVER, header=BOTH, when=Use.won)
def countdown(use: Use) -> None:
    """A victory takes one tick away, two if its ally was the straggler when it began (D-GAP-33). The last one wins the
    game."""
    if use.add_tokens(-min(2 if use.straggled() else 1, use.envoy.tokens)) == 0:
        use.win_game()


@TRIPLER.value(Layer.THIRDS, header=BOTH)
def thirds(number: int) -> int:
    """1 to 9 count three times, 10 and more a third, rounded up; nothing else changes."""
    if number >= 10:
        return (number + 2) // 3
    return 3 * number if number >= 1 else number


@VOYAGER.ability(W.ENVOY_REVEALED, header=ALWAYS, when=lambda use: use.event.icon == use.envoy.icon)
def warp_colony(use: Use[Revealed]) -> None:
    """Revealing it makes the Warpplanet, if there is none and a planet is left."""
    use.make_warpplanet()


@VOYAGER.rule(Rule.SHELTERS, header=ALWAYS)
def strand(use: Use, event: Destruction) -> list[Shelter]:
    """Destroyed ships may go to the Warpplanet, but not if they were there."""
    tile = use.g.s.warpplanet
    return [Shelter(tile, event.ships, must=False)] if tile >= 0 and event.place != tile else []


ENVOYS = (ANTI_MATTER, DEUCE, MIRROR, TICK_TOCK, TRIPLER, VOYAGER)
