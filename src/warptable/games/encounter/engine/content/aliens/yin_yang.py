"""Yin-Yang: invited by both main players it may help both; who does not invite it may share its opponent's losses.

It is long: each of its texts has to hold for somebody who is on both sides.
"""

from ..api import (
    AIR,
    DEFENSE,
    GATE,
    OFFENSE,
    WITH_DEFENSE,
    WITH_OFFENSE,
    Alien,
    Losses,
    Of,
    PowerUse,
    Role,
    Rule,
    Use,
    W,
)

ALIEN = Alien("yin-yang")
SAVED = ALIEN.prompt("saved", Of.NUMBER, gains=True)
TOKENS = ALIEN.prompt("tokens", Of.SEAT, harms=True)
BLAMED = ALIEN.prompt("blamed", Of.SEAT, harms=True)
BOTH = WITH_OFFENSE | WITH_DEFENSE


def _invited_by_both(use: Use) -> bool:
    there = use.e.seats[use.seat]
    return there.invited == BOTH and not there.allied and len(use.g.sources(use.seat)) > 0


@ALIEN.ability(W.ANSWER, role=Role.NOT_MAIN, when=_invited_by_both)
async def balance(use: PowerUse) -> None:
    """It becomes an ally of both sides, with ships on each."""
    await use.join(WITH_OFFENSE)
    if use.g.has_colonies(use.seat):
        await use.join(WITH_DEFENSE)


def _defense_loses(use: PowerUse[Losses]) -> bool:
    loses = use.event.by_result and use.side_lost(DEFENSE) and use.event.heading[use.e.defense] > 0
    return loses and use.on_both_sides()


def _with_offense(use: PowerUse[Losses]) -> int:
    """Its ships in the gate, or those just picked up there because both sides have lost."""
    lifted = sum(number for seat, place, number in use.event.left if (seat, place) == (use.seat, GATE))
    return use.g.s.ships[GATE][use.seat] + lifted


@ALIEN.ability(W.STAY, role=Role.ALLY, must=True, is_use=False, when=_defense_loses)
async def shelter(use: PowerUse[Losses]) -> None:
    """A beaten defense may save as many ships as Yin-Yang has with the offense: they stay on the planet."""
    defense = use.e.defense
    most = min(use.event.heading[defense], _with_offense(use))
    saved = await use.pick_number(SAVED, 0, most, most, seat=defense) if most else 0
    if saved:
        use.event.heading[defense] -= saved
        await use.bring(AIR, use.e.target, saved, seat=defense)
        use.emit("stayed", seat=defense, planet=use.e.target, ships=saved)


@ALIEN.rule(Rule.GRANTS_REWARDS)
def comfort(use: PowerUse) -> list[tuple[int, int]]:
    """A beaten offense gets a reward for each ship that Yin-Yang had with the defense when the outcome was known."""
    if not use.on_both_sides() or not use.side_lost(OFFENSE):
        return []
    return [(use.e.offense, use.e.seats[use.seat].engaged[DEFENSE])]


def _cold_hosts(use: Use) -> list[int]:
    """The main players who have not invited this seat."""
    invited = use.e.seats[use.seat].invited
    hosts = ((use.e.offense, WITH_OFFENSE), (use.e.defense, WITH_DEFENSE))
    return [host for host, bit in hosts if not invited & bit]


@ALIEN.ability(W.INVITED, role=Role.NOT_MAIN, is_use=False, when=lambda use: bool(_cold_hosts(use)))
async def give_tokens(use: PowerUse) -> None:
    """Main players who have not invited it may be given a token each. This is not a use."""
    hosts = _cold_hosts(use)
    holders = await use.pick_some(TOKENS, hosts, 1, len(hosts))
    use.hand_out_tokens(holders)
    use.later(W.AFTERMATH, share_losses, *holders)


@ALIEN.later
async def share_losses(use: Use, *holders: int) -> None:
    """Whoever holds a token loses as many ships as the encounter has cost its opponent."""
    g, e = use.g, use.e
    for holder in holders:
        there = e.seats[g.opponent(holder)]
        failed = e.result is not None and e.result.kind == "deal_failed"
        await use.choose_losses(there.warped if failed else there.lost, [holder], gate=False)


def _others(use: Use[Losses]) -> list[int]:
    return [seat for seat in use.others if use.g.has_colonies(seat)]


@ALIEN.wild(W.WARPED, when=lambda use: use.event.heading[use.seat] > 0 and bool(_others(use)))
async def blame(use: Use[Losses]) -> None:
    """Somebody else loses as many ships."""
    blamed = await use.pick(BLAMED, _others(use))
    await use.choose_losses(use.event.heading[use.seat], [blamed])


def _loses_on_one_side(use: Use[Losses]) -> bool:
    return use.event.by_result and use.event.heading[use.seat] > 0 and use.on_both_sides()


@ALIEN.super(W.HOME_INSTEAD, role=Role.ALLY, when=_loses_on_one_side)
async def retreat(use: PowerUse[Losses]) -> None:
    """Its own ships on the losing side go home."""
    ships, use.event.heading[use.seat] = use.event.heading[use.seat], 0
    await use.go_home(AIR, ships)
