"""Alchemist: pays a ship and exchanges a card for one of the same type from the discards."""

from ..api import COSMIC, EACH, REWARD, Alien, Brings, CardType, Game, Of, PowerUse, Ride, Use, W

ALIEN = Alien("alchemist")
NEAR, ANY = 4, 99
CARD = ALIEN.prompt("card", Of.CARD, brings={EACH: Brings(swap=NEAR)})
FACE = ALIEN.prompt("face", Of.FACE, gains=True)


def _lying(g: Game) -> list[int]:
    """The cards in all discard piles, which its sheet names in spite of N-REWARD-8."""
    return [card for back in (REWARD, COSMIC) if back in g.s.piles for card in g.s.piles[back].discard]


def _for(use: Use[object], card: int, within: int) -> dict[str, int]:
    """What lies in the discards and could be had for this card, by face: another one of its type, an attack with a
    value not too far away."""
    g, mine = use.g, use.g.face(card)
    like = [other for other in _lying(g) if g.face(other).type is mine.type and g.face(other) is not mine]
    if mine.type is CardType.ATTACK:
        like = [other for other in like if abs(g.face(other).value - mine.value) <= within]
    return {g.s.faces[other]: other for other in like}


def _exchangeable(use: Use[object], within: int) -> list[int]:
    return [card for card in use.hand if card != use.card and _for(use, card, within)]


async def _exchange(use: Use, cards: list[int], within: int) -> None:
    """One of these cards is discarded, and another one of its type taken from the discards."""
    card = await use.pick(CARD, cards, secret=True)
    await use.discard([card])
    lying = _for(use, card, within)
    face = await use.pick(FACE, sorted(lying))
    use.from_discard(lying[face])


@ALIEN.ability(
    W.NO_MATTER_WHEN,
    when=lambda use: use.g.has_colonies(use.seat) and bool(_exchangeable(use, NEAR)),
    brings=Brings(paid=1, swap=NEAR),
)
async def transmutation(use: Use, within: int = NEAR) -> None:
    """A ship goes to the warp, and a card is exchanged. The ship is a part of the effect: zapped, it stays."""
    await use.choose_losses(1)
    await _exchange(use, _exchangeable(use, within), within)


def _no_encounter_cards(use: Use) -> list[int]:
    return [card for card in _exchangeable(use, ANY) if not use.g.face(card).encounter]


def _might_swap(use: Use) -> bool:
    """Whoever only might hold this flare is asked whatever else it holds."""
    return bool(_lying(use.g)) and (use.card < 0 or bool(_no_encounter_cards(use)))


@ALIEN.wild(W.NO_MATTER_WHEN, when=_might_swap)
async def swap(use: Use) -> None:
    """A card that is not an encounter card is exchanged, for nothing."""
    await _exchange(use, _no_encounter_cards(use), ANY)


@ALIEN.rides(transmutation)
def any_value(use: Use[Ride]) -> int:
    """An attack may be exchanged for any other."""
    return ANY


def _only_far_away(use: PowerUse) -> bool:
    """The power cannot be used without this flare, and has not been. Whoever only might hold it is asked."""
    ready = use.g.has_colonies(use.seat) and use.not_used_yet(transmutation)
    return ready and (use.card < 0 or (not _exchangeable(use, NEAR) and bool(_exchangeable(use, ANY))))


@ALIEN.super(W.NO_MATTER_WHEN, when=_only_far_away)
async def far_away(use: PowerUse) -> None:
    """The power works also where only attacks with other values lie in the discards."""
    await use.use_power(transmutation, ANY)
