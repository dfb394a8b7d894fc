"""Mind: before allies are invited, may look at a main player's hand; in the edition of 2000 also when alliances are
formed."""

from ..api import Alien, CardsDrawn, Of, Ride, Role, ShowsDraws, Use, W

ALIEN = Alien("mind")
HAND = ALIEN.prompt("hand", Of.SEAT)


def _readable(use: Use[object]) -> list[int]:
    """The main players whose hands may be read: a main player reads the opponent."""
    return [seat for seat in (use.e.offense, use.e.defense) if seat != use.seat and use.g.hand(seat)]


@ALIEN.ability(W.ALLIANCE_BEFORE, when=lambda use: bool(_readable(use)))
async def read(use: Use, both: bool = False) -> None:
    """A look at the hand of a main player, or with the super flare at both."""
    hands = _readable(use)
    if hands and not both:  # the last card may have been played to stop this use
        hands = [await use.pick(HAND, hands)]
    for seat in hands:
        use.show_hand(seat)


def _another_draws(use: Use[CardsDrawn]) -> bool:
    return use.event.seat != use.seat and bool(use.event.cards) and use.seat not in use.g.watchers(use.event.seat)


@ALIEN.wild(W.DRAWN, when=_another_draws)
def watch(use: Use[CardsDrawn]) -> None:
    """F-FAQ-4: the holder sees the cards just drawn, and whatever that player draws until the encounter ends."""
    drawn = use.event
    use.impose(ShowsDraws(drawn.seat, use.seat))
    held = [card for card in drawn.cards if card in use.g.hand(drawn.seat)]
    use.show_cards(drawn.seat, held)


@ALIEN.rides(read, role=Role.NOT_MAIN, when=lambda use: len(_readable(use)) > 1)
def read_both(use: Use[Ride]) -> bool:
    """The hands of both main players."""
    return True


AVALON = ALIEN.version("avalon")
"""Once, at the beginning of the alliance phase or when alliances are formed."""
AVALON.ability((W.ALLIANCE_BEFORE, W.FREE_4), when=lambda use: bool(_readable(use)))(read)
