"""Barbarian: winning as the offense, it plunders the defense's hand and keeps a card for each of its ships."""

from ..api import OFFENSE, Alien, Gains, Of, PowerUse, Role, Use, W

ALIEN = Alien("barbarian")
CARDS = ALIEN.prompt("cards", Of.CARD, gains=True)
UNWANTED = ALIEN.prompt("unwanted", Of.CARD)


def _loot_there(use: Use) -> bool:
    return use.won() and bool(use.g.hand(use.e.defense))


@ALIEN.ability(W.SPOILS, role=Role.OFFENSE, must=True, when=_loot_there)
async def loot(use: Use) -> None:
    """The defense hands over its whole hand; a card for each own ship may be kept, the others are discarded."""
    g, seat, defense = use.g, use.seat, use.e.defense
    cards = await use.take_unanswered(defense, len(g.hand(defense)))
    most = min(use.e.seats[seat].engaged[OFFENSE], len(cards))
    kept = await use.pick_some(CARDS, cards, 0, most) if most else ()
    await use.discard([card for card in cards if card not in kept])
    await use.explode(cards)


def _gained(use: Use[Gains]) -> list[int]:
    """The cards of this payment that are in the hand, but for this flare."""
    hand = use.hand
    return [card for card in use.event.cards if card in hand and card != use.card] if use.event.seat == use.seat else []


@ALIEN.wild(W.GAINS, role=Role.MAIN_OR_ALLY, when=lambda use: bool(_gained(use)))
async def throw_away(use: Use[Gains]) -> None:
    """Unwanted compensation or rewards are discarded, without others for them."""
    cards = _gained(use)
    unwanted = await use.pick_some(UNWANTED, cards, 1, len(cards))
    await use.discard(unwanted)


@ALIEN.super(W.SPOILS, role=Role.OFFENSIVE_ALLY, when=_loot_there)
async def ally(use: PowerUse) -> None:
    """The power works for an offensive ally too, by its own ships."""
    await use.use_power(loot)
