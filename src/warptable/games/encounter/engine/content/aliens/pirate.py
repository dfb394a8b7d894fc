"""Pirate: takes beaten ships prisoner, sells them to the warp, or lets their owners ransom them.

It is long: prisoners are taken, sold and ransomed for cards or colonies, and the flare splits rewards.
"""

from typing import Any

from ..api import (
    AIR,
    BESIDE,
    EACH,
    GATE,
    OFFENSE,
    Alien,
    Brings,
    Losses,
    Of,
    PowerUse,
    Rewards,
    Ride,
    Role,
    Rule,
    Term,
    Use,
    W,
)

ALIEN = Alien("pirate")
ALIEN.event("ransom_offered", "seat other ships cards rewards planet price")
ALIEN.event("ransom_refused", "seat other")
CAPTIVES = ALIEN.prompt("captives", Of.NUMBER, brings={EACH: Brings(sent=-1)})
SOLD = ALIEN.prompt("sold", Of.NUMBER, brings={EACH: Brings(cards=1)})
OWNER = ALIEN.prompt("owner", Of.SEAT, ("nobody",), gains=True, declines="nobody")
FREED = ALIEN.prompt("freed", Of.NUMBER, gains=True)
CARDS = ALIEN.prompt("cards", Of.NUMBER, brings={EACH: Brings(cards=1, asked=True)})
COLONY = ALIEN.prompt("colony", Of.PLANET, ("no-colony",), brings={EACH: Brings(asked=True)}, declines="no-colony")
RANSOM = ALIEN.prompt("ransom", Of.WORD, ("accept", "refuse"), brings={"accept": Brings(freed=True)})
INSTEAD = ALIEN.prompt("instead", Of.NUMBER, gains=True)
MOST_SOLD = 4


# ---------------------------------------------------------------- taking prisoners


def _place(use: Use[object]) -> int:
    return GATE if use.side == OFFENSE else BESIDE


def _may_raid(use: Use[Losses]) -> bool:
    """Beaten ships head for the warp, and there is a ship to escort them."""
    return use.event.by_result and use.won() and any(use.event.heading) and use.g.s.ships[_place(use)][use.seat] > 0


@ALIEN.ability(W.STAY, role=Role.OFFENSE_OR_ALLY, when=_may_raid)
async def raid(use: PowerUse[Losses], each: int = 1) -> None:
    """Beaten ships go onto this sheet; for each of them (with the super flare, for two) a winning ship goes home."""
    g, place, taken = use.g, _place(use), 0
    escorts = g.s.ships[place][use.seat]
    losers = [seat for seat in g.order() if use.event.heading[seat]]
    for seat in losers:
        most = min(use.event.heading[seat], escorts * each - taken)
        fewest = 1 if seat == losers[-1] and not taken else 0
        if most:
            number = await use.pick_number(CAPTIVES, fewest, most, about={"victim": seat})
            along = await use.which_ships(AIR, number, seat=seat, picker=use.seat)
            use.hold(AIR, number, along, seat=seat)
            use.event.heading[seat] -= number
            taken += number
    back = -(-taken // each)
    await use.go_home(place, back)
    if use.seat != use.e.offense:
        use.commit(use.side, -back)


@ALIEN.rule(Rule.HOLDS_LOST)
def holds_lost(use: PowerUse) -> bool:
    """Prisoners are lost to their owners."""
    return True


# ---------------------------------------------------------------- selling and ransom


def _owners(use: PowerUse[object]) -> list[int]:
    """Whose ships lie on the sheet, clockwise."""
    return [seat for seat in use.others if use.holding(seat)]


def _holds(use: PowerUse[object]) -> bool:
    return any(use.sheet.crew)


@ALIEN.ability(W.REGROUP_OPEN, when=_holds, is_use=False, public=True)
async def sell(use: PowerUse) -> None:
    """Up to four prisoners of its choice go to the warp, for a reward each."""
    sold = 0
    for seat in _owners(use):
        most = min(use.holding(seat), MOST_SOLD - sold)
        number = await use.pick_number(SOLD, 0, most, about={"victim": seat}) if most else 0
        if number:
            await use.held_to_warp(number, seat=seat)
            sold += number
    await use.reward(sold)


@ALIEN.ability(W.REGROUP_OPEN, when=_holds, is_use=False, public=True)
async def ransom(use: PowerUse) -> None:
    """One proposal to each owner: some ships for some cards, for a colony, or for both. Own ships, found on a
    sheet that came from another player, are simply free."""
    own = use.holding(use.seat)
    await use.held_home(own)
    left = _owners(use)
    while left:
        owner = await use.pick(OWNER, ["nobody", *left])
        if owner == "nobody":
            return
        left.remove(owner)
        await _bargain(use, owner)


async def _bargain(use: PowerUse, owner: int) -> None:
    """Pirate names ships and price; the owner accepts or refuses. Nothing happens to the ships if it refuses."""
    g = use.g
    number = await use.pick_number(FREED, 1, use.holding(owner), about={"victim": owner})
    about = {"victim": owner, "ships": number}
    planets = use.new_colonies(owner, use.seat)
    hand = len(g.hand(owner))
    cards = await use.pick_number(CARDS, 0 if planets else min(hand, 1), hand, about=about) if hand else 0
    about["cards"] = cards
    named = await use.pick(COLONY, ["no-colony", *planets], about=about) if planets else "no-colony"
    planet = -1 if named == "no-colony" else int(named)
    rewards = await use.rewards_among(owner, cards)
    asked = {"random": cards - rewards, "random-rewards": rewards}
    terms = [Term(kind, owner, use.seat, number=count) for kind, count in asked.items() if count]
    terms += [Term("colony", owner, use.seat, planet=planet)] if planet >= 0 else []
    price = "cards" if planet < 0 else "both" if cards else "colony"
    offer: dict[str, Any] = {"ships": number, "cards": cards, "rewards": rewards, "planet": planet, "price": price}
    use.emit("ransom_offered", other=owner, **offer)
    if await use.pick(RANSOM, RANSOM.words, seat=owner, about={"seat": use.seat, **offer}) == "refuse":
        use.emit("ransom_refused", seat=owner, other=use.seat)
        return
    await use.carry_out_terms(terms)
    await use.held_home(number, seat=owner)
    await use.check()


# ---------------------------------------------------------------- the flare


def _due(use: Use[Rewards]) -> int:
    """How many rewards this seat gets."""
    return sum(due.ships + due.cards + due.rewards for due in use.event.due if due.seat == use.seat)


def _paid_by_the_main_player(use: Use[Rewards]) -> bool:
    return use.won() and _due(use) > 0 and bool(use.g.hand(use.g.main(use.side)))


def _less(number: int, fewer: int) -> tuple[int, int]:
    """As many fewer as there are; and how many are still to be taken off elsewhere."""
    return max(0, number - fewer), max(0, fewer - number)


@ALIEN.wild(W.REWARDS, role=Role.ALLY, when=_paid_by_the_main_player)
async def take_a_share(use: Use[Rewards]) -> None:
    """A winning ally takes random cards of the winning main player instead of rewards: first instead of cards, then
    instead of ships."""
    g, payer = use.g, use.g.main(use.side)
    most = min(_due(use), len(g.hand(payer)))
    number = await use.pick_number(INSTEAD, 1, most, most, about={"victim": payer})
    left = number
    for reward in [reward for reward in use.event.due if reward.seat == use.seat]:
        reward.cards, left = _less(reward.cards, left)
        reward.rewards, left = _less(reward.rewards, left)
        reward.ships, left = _less(reward.ships, left)
    await use.gained(await use.take(payer, number))


@ALIEN.rides(raid)
def crowded_brig(use: Use[Ride[Losses]]) -> int:
    """Two prisoners for each ship that goes home."""
    return 2
