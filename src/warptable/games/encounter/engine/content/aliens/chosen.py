"""Chosen: once the cards lie open, may pray for a better one."""

from collections.abc import Sequence

from ..api import ATTACK, EACH, Added, Alien, Brings, CardType, Layer, Of, PowerUse, Ride, Role, Use, W

ALIEN = Alien("chosen")
PRAYER, DECLINE = 3, "old-card"
CARD = ALIEN.prompt("card", Of.CARD, (DECLINE,), declines=DECLINE, brings={EACH: Brings(replaces=True, adds=True)})
WAY = ALIEN.prompt("way", Of.WORD, ("replace", "add"), brings={"add": Brings(total=1)})
KEEP = ALIEN.prompt("keep", Of.CARD, gains=True)


@ALIEN.ability(W.REVEALED_CARD, role=Role.MAIN)
async def pray(use: PowerUse) -> None:
    """Three cards are drawn; one encounter card among them may be used, the others are discarded."""
    g = use.g
    drawn = await use.draw(PRAYER)
    kept = await use.changed_by_flare((), drawn)
    answers = [card for card in _held(use, drawn) if g.face(card).encounter]
    answer = await use.pick(CARD, [DECLINE, *answers]) if answers else DECLINE
    if answer != DECLINE:
        await _use_card(use, int(answer))
    await use.discard([card for card in _held(use, drawn) if card not in kept])


async def _use_card(use: Use, card: int) -> None:
    """It takes the place of the revealed card, or its value is added."""
    if await _adds(use, card):
        amount = use.g.face(card).value
        use.modify(Layer.BONUS, use.side, amount=amount, needs=ATTACK)
        use.impose(Added(card, use.g.s.faces[card]))
    else:
        await use.replace_card(card)


async def _adds(use: Use, card: int) -> bool:
    """Attack on attack, both values may count together; the added one is not an encounter card."""
    if not (use.own_attack() and use.g.face(card).type is CardType.ATTACK):
        return False
    way: str = await use.pick(WAY, WAY.words)
    return way == "add"


def _held(use: Use[object], drawn: Sequence[int]) -> list[int]:
    """The cards of the prayer that are in the hand."""
    return [card for card in drawn if card in use.hand]


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN)
async def one_more(use: Use) -> None:
    """Before cards are selected the holder draws a card."""
    await use.draw(1)


def _gifts(use: Use[Ride]) -> list[int]:
    """The drawn cards that are no encounter cards."""
    return [card for card in _held(use, use.event.cards) if not use.g.face(card).encounter]


def _could_keep(use: Use[Ride]) -> bool:
    """The cards are drawn. Whoever only might hold this flare is asked whatever they are."""
    return bool(_held(use, use.event.cards)) and (use.card < 0 or bool(_gifts(use)))


@ALIEN.rides(pray, role=Role.MAIN, when=_could_keep)
async def keep(use: Use[Ride]) -> tuple[int, ...]:
    """Drawn cards that are no encounter cards may be kept, after a look at all; this flare may be one of them."""
    gifts = _gifts(use)
    kept = await use.pick_some(KEEP, gifts, 0, len(gifts)) if gifts else ()
    return (use.card, *kept)
