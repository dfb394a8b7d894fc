"""Reserve: plays low attacks as reinforcements, and answers others' reinforcements with a negotiate."""

from ..api import (
    DEFENSE,
    OFFENSE,
    Alien,
    CardsDiscarded,
    CardType,
    Pick,
    Play,
    PowerUse,
    Role,
    Use,
    W,
    discard_cards,
    from_discard,
    reinforce_with,
    use_power,
)

ALIEN = Alien("reserve")
LOW = 6
HIGHER = 9


def _attacks(use: Use, most: int) -> list[int]:
    """The attack cards in hand up to this value."""
    g = use.g
    held = [(card, g.face(card)) for card in g.hand(use.seat)]
    return [card for card, face in held if face.type is CardType.ATTACK and face.value <= most]


@ALIEN.ability(W.REINFORCE, role=Role.MAIN_OR_ALLY, once=False, when=lambda use: bool(_attacks(use, LOW)))
async def attack_as_reinforcement(use: Use, most: int = LOW) -> None:
    """One card at a time, for either side, as often as it likes."""
    cards = _attacks(use, most)
    options = [(card, side) for card in cards for side in (OFFENSE, DEFENSE)]
    card, side = await Pick(use.seat, "reserve-attack", use.source, options)
    await reinforce_with(use.g, use.seat, card, side)


@ALIEN.super(W.REINFORCE, role=Role.MAIN_OR_ALLY, when=lambda use: bool(_attacks(use, HIGHER)))
async def higher_attack(use: PowerUse) -> None:
    await use_power(use, attack_as_reinforcement, HIGHER)


def _negotiates(use: Use[Play]) -> list[int]:
    return [card for card in use.g.hand(use.seat) if use.g.face(card).type is CardType.NEGOTIATE]


def _may_answer(use: Use[Play]) -> bool:
    return use.event.seat != use.seat and bool(_negotiates(use))


@ALIEN.ability(W.REINFORCED, role=Role.MAIN_OR_ALLY, once=False, when=_may_answer)
async def cancel_reinforcement(use: Use[Play]) -> None:
    """It costs a negotiate, which is part of the effect: zapped, nothing is paid."""
    await discard_cards(use.g, use.seat, _negotiates(use)[:1], use.source)
    use.event.cancel()


def _thrown_away(use: Use[CardsDiscarded]) -> list[int]:
    """Reinforcements that another player has just discarded, the best first."""
    g = use.g
    lying = [card for card in use.event.cards if use.event.seat != use.seat and g.discarded(card)]
    return sorted(
        (card for card in lying if g.face(card).type is CardType.REINFORCEMENT),
        key=lambda card: -g.face(card).value,
    )


@ALIEN.wild(W.DISCARDED, when=lambda use: bool(_thrown_away(use)))
def salvage(use: Use[CardsDiscarded]) -> None:
    from_discard(use.g, use.seat, _thrown_away(use)[0], use.source)
