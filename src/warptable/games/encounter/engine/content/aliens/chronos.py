"""Chronos: when the cards are revealed, may turn time back and have them laid once more."""

from ..api import Alien, PowerUse, Role, Use, W

ALIEN = Alien("chronos", edition="avalon")


def _cards_lie_open(use: Use) -> bool:
    """Both cards are there, and real ones: nobody may see what stands behind a claim."""
    return all(laid.card >= 0 and not laid.claimed for laid in use.e.sides)


@ALIEN.ability(W.REVEALED_CARD, role=Role.MAIN, when=_cards_lie_open)
def time_travel(use: PowerUse) -> None:
    """Its own card goes back to the hand, the opponent's is laid aside until the encounter ends, and both select again;
    an opponent without another encounter card takes its own back, too."""
    g, other = use.g, 1 - use.side
    use.slot_to_hand(use.side, use.seat)
    if g.has_encounter_card(use.opponent):
        use.slot_aside(other)
    else:
        use.slot_to_hand(other, use.opponent)
    use.select_again()
