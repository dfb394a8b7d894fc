"""Laser: cards of its opponent's hand lie aside for the encounter."""

from ..api import Alien, Of, PowerUse, Result, Role, Use, W

ALIEN = Alien("laser")
HIDDEN = ALIEN.prompt("hidden", Of.NUMBER, harms=True)
BLINDED = ALIEN.prompt("blinded", Of.SEAT, harms=True)
PRICE = ALIEN.prompt("price", Of.CARD)
VICTIM = ALIEN.prompt("victim", Of.SEAT, harms=True)
MOST = 3


def _ships(use: Use[object], seat: int) -> int:
    """How many ships a main player has in the encounter."""
    return use.g.own_ships(use.g.side_of(seat))


@ALIEN.ability(W.ALLIANCE_BEFORE, role=Role.MAIN, must=True, when=lambda use: _ships(use, use.opponent) > 0)
async def blind(use: PowerUse, victim: int = -1) -> None:
    """As many cards as the opponent has ships in the encounter, or fewer, lie aside. Without an encounter card the
    opponent has lost: before anybody is invited at once, later when the alliance phase is over."""
    g, before = use.g, victim < 0
    victim = use.opponent if before else victim
    if victim == use.e.defense:
        await use.ensure_encounter_card(W.PLANNING_HAND, seat=victim)
    most = min(_ships(use, victim), len(g.hand(victim)))
    if most:
        number = await use.pick_number(HIDDEN, 0, most, most, about={"victim": victim})
        await use.set_aside_unseen(victim, number)
    if use.can_select(victim):
        return
    if before:
        lose_blinded(use, victim)
        use.cut_short()
    use.instead_of_cards(lose_blinded, victim)


@ALIEN.later
def lose_blinded(use: Use, victim: int) -> None:
    """Without an encounter card the opponent has lost."""
    use.decide(Result("won", 1 - use.g.side_of(victim), how="declared"))


@ALIEN.wild(W.ALLIANCES_FORMED, role=Role.MAIN_OR_ALLY, when=lambda use: len(use.hand) > 1)
async def shroud(use: Use) -> None:
    """For up to three cards, which are discarded, as many of somebody's cards lie aside, or fewer."""
    g = use.g
    hand = list(use.hand)
    price = await use.pick_some(PRICE, hand, 1, min(MOST, len(hand)))
    await use.discard(price)
    holders = [seat for seat in range(g.n) if g.hand(seat)]
    if not holders:
        return
    victim = await use.pick(VICTIM, holders)
    most = min(len(price), len(g.hand(victim)))
    number = await use.pick_number(HIDDEN, 0, most, most, about={"victim": victim})
    await use.set_aside_unseen(victim, number)


@ALIEN.super(W.ALLIANCES_FORMED, role=Role.ALLY)
async def blind_as_ally(use: PowerUse) -> None:
    """The power, against either main player."""
    mains = [seat for seat in (use.e.offense, use.e.defense) if _ships(use, seat)]
    if mains:
        await use.use_power(blind, await use.pick(BLINDED, mains))
