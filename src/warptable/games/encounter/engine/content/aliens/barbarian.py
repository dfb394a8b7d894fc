"""Barbarian: winning as the offense, it plunders the defense's hand and keeps a card for each of its ships."""

from ..api import (
    OFFENSE,
    Alien,
    Gains,
    Of,
    PickSome,
    PowerUse,
    Role,
    Use,
    W,
    discard_cards,
    explode,
    take,
    use_power,
    won,
)

ALIEN = Alien("barbarian")
CARDS = ALIEN.prompt("cards", Of.CARD, gains=True)
UNWANTED = ALIEN.prompt("unwanted", Of.CARD)


def _loot_there(use: Use) -> bool:
    return won(use) and bool(use.g.hand(use.e.defense))


@ALIEN.ability(W.SPOILS, role=Role.OFFENSE, must=True, when=_loot_there)
async def loot(use: Use) -> None:
    """The defense hands over its whole hand; a card for each own ship may be kept, the others are discarded."""
    g, seat, defense = use.g, use.seat, use.e.defense
    cards = await take(g, seat, defense, len(g.hand(defense)), use.source)
    most = min(use.e.seats[seat].engaged[OFFENSE], len(cards))
    kept = await PickSome(seat, CARDS, use.source, cards, 0, most) if most else ()
    await discard_cards(g, seat, [card for card in cards if card not in kept], use.source)
    await explode(g, seat, cards)


def _gained(use: Use[Gains]) -> list[int]:
    """The cards of this payment that are in the hand, but for this flare."""
    hand = use.g.hand(use.seat)
    return [card for card in use.event.cards if card in hand and card != use.card] if use.event.seat == use.seat else []


@ALIEN.wild(W.GAINS, role=Role.MAIN_OR_ALLY, when=lambda use: bool(_gained(use)))
async def throw_away(use: Use[Gains]) -> None:
    """Unwanted compensation or rewards are discarded, without others for them."""
    cards = _gained(use)
    unwanted = await PickSome(use.seat, UNWANTED, use.source, cards, 1, len(cards))
    await discard_cards(use.g, use.seat, unwanted, use.source)


@ALIEN.super(W.SPOILS, role=Role.OFFENSIVE_ALLY, when=_loot_there)
async def ally(use: PowerUse) -> None:
    """The power works for an offensive ally too, by its own ships."""
    await use_power(use, loot)
