"""Reserve: plays low attacks as reinforcements, and answers others' reinforcements with a negotiate."""

from ..api import DEFENSE, OFFENSE, REINFORCEMENT, Alien, CardsDiscarded, CardType, Play, PowerUse, Role, Use, W

ALIEN = Alien("reserve")
ATTACK = ALIEN.prompt("attack", REINFORCEMENT, like="reinforce")
LOW = 6
HIGHER = 9


def _attacks(use: Use, most: int) -> list[int]:
    """The attack cards in hand up to this value."""
    return [card for card in use.held(CardType.ATTACK) if use.g.face(card).value <= most]


@ALIEN.ability(W.REINFORCE, role=Role.MAIN_OR_ALLY, once=False, when=lambda use: bool(_attacks(use, LOW)))
async def attack_as_reinforcement(use: Use, most: int = LOW) -> None:
    """An attack of up to six is played as a reinforcement: one at a time, for either side, as often as it likes."""
    cards = _attacks(use, most)
    options = [(card, side) for card in cards for side in (OFFENSE, DEFENSE)]
    card, side = await use.pick(ATTACK, options)
    await use.reinforce(card, side)


def _may_answer(use: Use[Play]) -> bool:
    return use.event.seat != use.seat and bool(use.held(CardType.NEGOTIATE))


@ALIEN.ability(W.REINFORCED, role=Role.MAIN_OR_ALLY, once=False, when=_may_answer)
async def cancel_reinforcement(use: Use[Play]) -> None:
    """Somebody else's reinforcement is stopped for a negotiate. That is part of the effect: zapped, nothing is paid."""
    await use.discard(use.held(CardType.NEGOTIATE)[:1])
    use.event.cancel()


def _thrown_away(use: Use[CardsDiscarded]) -> list[int]:
    """Reinforcements that another player has just discarded, the best first."""
    lying = use.discarded_by_another(CardType.REINFORCEMENT)
    return sorted(lying, key=lambda card: -use.g.face(card).value)


@ALIEN.wild(W.DISCARDED, when=lambda use: bool(_thrown_away(use)))
def salvage(use: Use[CardsDiscarded]) -> None:
    """A reinforcement that somebody else discards comes to the hand; of several the best."""
    use.from_discard(_thrown_away(use)[0])


@ALIEN.super(W.REINFORCE, role=Role.MAIN_OR_ALLY, when=lambda use: bool(_attacks(use, HIGHER)))
async def higher_attack(use: PowerUse) -> None:
    """One attack of up to nine may be played as a reinforcement."""
    await use.use_power(attack_as_reinforcement, HIGHER)
