"""Fodder: throws in attack cards that lie between the two revealed ones."""

from ..api import EACH, WITH_DEFENSE, WITH_OFFENSE, Added, Alien, Brings, CardType, Layer, Of, PowerUse, Role, Use, W

ALIEN = Alien("fodder")
CARDS = ALIEN.prompt("cards", Of.CARD, brings={EACH: Brings(adds=True)})
SIDE = ALIEN.prompt("side", Of.WORD, ("offense", "defense"))


def _fitting(use: Use, above: int) -> list[int]:
    """Attack cards in hand that are higher than `above` and lower than the opponent's card, as it counts now."""
    g, below = use.g, use.card_values()[1 - use.side]
    return [card for card in use.held(CardType.ATTACK) if above < g.face(card).value < below]


def _between(use: Use) -> list[int]:
    return _fitting(use, use.card_values()[use.side])


def _below(use: Use) -> list[int]:
    return _fitting(use, -1)


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, when=lambda use: use.both_attack() and bool(_between(use)))
async def overwhelm(use: Use, all_below: bool = False) -> None:
    """Attack cards between the two revealed ones are thrown in; their values count for the total, not for the card."""
    fitting = _below(use) if all_below else _between(use)
    cards = await use.pick_some(CARDS, fitting, 1, len(fitting), secret=True)
    for card in cards:
        use.impose(Added(card, use.g.s.faces[card]))
    await use.discard(cards)
    use.modify(Layer.BONUS, use.side, amount=sum(use.g.face(card).value for card in cards))


def _turned_down(use: Use) -> bool:
    own = use.e.seats[use.seat]
    return bool(own.invited) and not own.joined and use.g.has_colonies(use.seat)


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.NONE, when=_turned_down)
async def late(use: Use) -> None:
    """Whoever turned down an invitation may still join a side that invited it."""
    bits = {"offense": WITH_OFFENSE, "defense": WITH_DEFENSE}
    sides = [side for side, bit in bits.items() if use.e.seats[use.seat].invited & bit]
    side = await use.pick(SIDE, sides)
    await use.join(bits[side], most=1)


def _more_fits(use: PowerUse) -> bool:
    """The power has not been used, and without its lower bound more cards fit."""
    return use.not_used_yet(overwhelm) and use.both_attack() and len(_below(use)) > len(_between(use))


@ALIEN.super(W.REVEALED_TOTAL, role=Role.MAIN, when=_more_fits)
async def no_lower_bound(use: PowerUse) -> None:
    """All attack cards below the opponent's fit."""
    await use.use_power(overwhelm, True)
