"""Grudge: whoever was invited and did not join it pays for that with ships."""

from ..api import OFFENSE, Alien, PowerUse, Ride, Role, Rule, Use, W

ALIEN = Alien("grudge")
LITTLE, MUCH = 1, 4


def _snubs(use: Use) -> list[int]:
    """Invited by this main player, and did not join it; who joined and was removed did join."""
    e, bit = use.e, use.side + 1
    return [seat for seat in use.others if e.seats[seat].invited & bit and not e.seats[seat].joined & bit]


@ALIEN.ability(W.ALLIANCES_FORMED, role=Role.MAIN, must=True, when=lambda use: bool(_snubs(use)))
def mark(use: PowerUse) -> None:
    """Whoever was invited and did not join gets a token."""
    holders = _snubs(use)
    use.hand_out_tokens(holders)
    use.later(W.AFTERMATH, settle, *holders)


@ALIEN.rule(Rule.PUNISHES_STAYING_OUT)
def punishes(use: PowerUse) -> bool:
    """Whoever this main player invites should know that staying out has a price."""
    return True


def _price(use: Use[object]) -> int:
    """Ships for each token: few after a win or a deal, many after a defeat."""
    if use.lost():
        return MUCH
    return LITTLE if use.won_or_made_deal() else 0


@ALIEN.later
async def settle(use: Use, *holders: int) -> None:
    """All tokens have their price."""
    least = await use.changed_by_flare(0)
    for holder in holders:
        await _pay(use, holder, max(least, _price(use)))


async def _pay(use: Use, holder: int, price: int) -> None:
    """Not with ships that stood on the other side: those of an offensive ally have landed on the target, those of a
    defensive ally, or of one who was sent home, are among the others again."""
    g, e, there = use.g, use.e, use.e.seats[holder]
    stood = max(0, there.engaged[1 - use.side] - there.lost)
    landed = [(e.target, stood)] if g.side_of(holder) == OFFENSE else []
    free = sum(number for _, number in g.sources(holder)) - stood
    if price and free > 0:
        await use.choose_losses(min(price, free), [holder], gate=False, spared=landed)


def _winners(use: Use) -> list[int]:
    """The allies of an opponent who has won."""
    side = 1 - use.side
    return use.g.allies(side) if use.side_won(side) else []


@ALIEN.wild(W.RESOLUTION_START, role=Role.MAIN, when=lambda use: bool(_winners(use)))
async def empty_handed(use: Use) -> None:
    """The allies of an opponent who wins go home, and gain nothing. What an ally of both has on the other side is lost
    as ever."""
    for seat in _winners(use):
        await use.leave(seat, (1 - use.side) + 1)


@ALIEN.rides(settle, when=lambda use: _price(use) < MUCH)
def in_any_case(use: Use[Ride]) -> int:
    """Four ships for each token, however the encounter came out."""
    return MUCH
