"""Greenhorn: asks innocent questions, and bends rules that it does not know.

It is long: it bends many rules, each in its own way.
"""

from collections.abc import Iterator

from ..api import (
    AIR,
    Ability,
    Alien,
    CardType,
    Game,
    Of,
    PowerUse,
    Role,
    Rule,
    Targets,
    Use,
    W,
    freed_from,
    late_kickers,
)

ALIEN = Alien("greenhorn")
ALIEN.event("asked_innocently", "seat other number")
ALIEN.event("ships_spread", "seat to")
CARD = ALIEN.prompt("card", Of.CARD)
ASKED = ALIEN.prompt("asked", Of.SEAT)
SHIPS = ALIEN.prompt("ships", Of.ARRIVING)
DEFENSE = ALIEN.prompt("defense", Of.SEAT, like="wild")
QUESTIONS = 6
BOUND_TO = ("regroup", "alliance")


@ALIEN.ability(W.ENCOUNTER_START, must=True, when=lambda use: bool(use.hand))
async def ignorance(use: PowerUse) -> None:
    """It shows somebody a card of its hand and asks what that is; nobody owes it an answer."""
    g = use.g
    card = await use.pick(CARD, list(use.hand), secret=True)
    asked = await use.pick(ASKED, use.others)
    use.show_cards(use.seat, [card], seat=asked)
    use.emit("asked_innocently", other=asked, number=1 + g.s.encounters % QUESTIONS)


def _without_attack(use: Use) -> bool:
    return not use.held(CardType.ATTACK) and use.cards_left()


@ALIEN.ability(W.NO_MATTER_WHEN, once=False, is_use=False, when=_without_attack)
async def new_cards(use: PowerUse) -> None:
    """Without an attack in hand it may draw a new hand. This is not a use."""
    await use.renew_hand()


@ALIEN.ability(W.REGROUP_OPEN, is_use=False, when=lambda use: use.g.has_colonies(use.seat))
async def regroup_all(use: PowerUse) -> None:
    """In any regroup phase its ships may be spread again over its colonies and home planets. This is not a use."""
    g, seat = use.g, use.seat
    ships = tuple(g.sources(seat))
    number = sum(n for _, n in ships)
    places = sorted({planet for planet, _ in ships} | set(g.home_planets(seat)))
    spread = await use.distribute(SHIPS, [(place, number) for place in places], number, number)
    await use.gather(ships, AIR)
    await use.spread_out(AIR, spread)
    use.emit("ships_spread", to=[list(pair) for pair in spread])
    await use.check()


@ALIEN.rule(Rule.MAY_REINFORCE)
def meddle(use: PowerUse) -> bool:
    """It may reinforce either side though it has no part in the encounter."""
    return True


def _any_time(g: Game) -> Iterator[tuple[str, int, Ability]]:
    """Rifts and artifacts of the regroup and the alliance phase, and kickers after the reveal."""
    yield from freed_from(g, BOUND_TO, (CardType.ARTIFACT, CardType.RIFT))
    yield from late_kickers(g)


ALIEN.way(_any_time)


def _one_sided(use: Use) -> bool:
    """No attack or no negotiate in hand; whoever only might hold this flare is asked whatever is in its hand."""
    lacks = not use.held(CardType.ATTACK) or not use.held(CardType.NEGOTIATE)
    return (use.card < 0 or lacks) and use.cards_left()


@ALIEN.wild(W.NO_MATTER_WHEN, when=_one_sided)
async def start_afresh(use: Use) -> None:
    """A hand without attack or without negotiate is replaced by a new one."""
    await use.renew_hand()


def _colonists(use: Use) -> dict[int, list[int]]:
    """The others with colonies in the system that destiny names, with the planets."""
    g, system = use.g, use.e.named
    homes = g.home_planets(system) if system >= 0 else []
    found = {seat: [planet for planet in homes if g.s.ships[planet][seat]] for seat in use.others}
    return {seat: planets for seat, planets in found.items() if planets}


def _somebody_abroad(use: Use) -> bool:
    return use.e.defense < 0 and any(seat != use.e.named for seat in _colonists(use))


@ALIEN.super(W.DESTINY_CHOICE, role=Role.OFFENSE, when=_somebody_abroad)
async def wrong_address(use: PowerUse) -> None:
    """Anybody with a colony in that system is the defense, at one of these colonies."""
    colonists = _colonists(use)
    defense = await use.pick(DEFENSE, list(colonists))
    use.name_defense(defense, use.e.named)
    use.impose(Targets(tuple(colonists[defense])))
