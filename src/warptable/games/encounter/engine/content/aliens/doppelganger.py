"""Doppelganger: plays encounter cards that another player has to lend.

It is long: cards are lent, given and drawn, and whole hands replaced.
"""

from ..api import Alien, CardType, Of, PowerUse, Ride, Role, Rule, Use, W

ALIEN = Alien("doppelganger")
HAUNTED = ALIEN.prompt("haunted", Of.SEAT, harms=True)
LENT = ALIEN.prompt("lent-card", Of.CARD)
ROBBED = ALIEN.prompt("robbed", Of.SEAT, harms=True)
GIVEN = ALIEN.prompt("given", Of.CARD)
OWNER = ALIEN.prompt("owner", Of.SEAT)
ENOUGH, MOST = 2, 2


def _others(use: Use[object]) -> list[int]:
    return [seat for seat in use.others if seat != use.opponent]


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN, must=True)
async def haunt(use: PowerUse, gifts: bool = False) -> None:
    """Its own encounter cards are discarded, and somebody lends it two of different types."""
    g = use.g
    await use.discard(g.encounter_cards(use.seat))
    victim = await use.pick(HAUNTED, _others(use))
    lent = await _lent(use, victim)
    if lent:
        use.borrow(victim, lent)
        use.later(W.REVEALED_CARD, give_back)
    if gifts:
        await _take_gifts(use)


async def _lent(use: PowerUse, victim: int) -> list[int]:
    """The highest attack is among the cards; all else their owner chooses."""
    g = use.g
    there = g.encounter_cards(victim)
    attacks = [card for card in there if g.face(card).type is CardType.ATTACK]
    highest = max((g.face(card).value for card in attacks), default=0)
    first = list({g.face(card).id: card for card in attacks if g.face(card).value == highest}.values()) or there
    lent: list[int] = []
    while first:
        lent.append(await use.pick(LENT, first, seat=victim, about={"seat": use.seat}, secret=True))
        types = {g.face(card).type for card in lent}
        first = [card for card in there if g.face(card).type not in types] if len(lent) < MOST else []
    return lent


async def _take_gifts(use: PowerUse) -> None:
    """Somebody gives two cards that are no encounter cards, for good."""
    g = use.g
    victim = await use.pick(ROBBED, _others(use))
    there = [card for card in g.hand(victim) if not g.face(card).encounter]
    number = min(MOST, len(there))
    if number:
        about = {"seat": use.seat}
        gifts = await use.pick_some(GIVEN, there, number, number, seat=victim, about=about, secret=True)
        use.give(use.seat, gifts, seat=victim)


@ALIEN.later
def give_back(use: Use) -> None:
    """After the reveal, what it has not played of the borrowed cards goes back."""
    use.return_borrowed()


@ALIEN.ability(
    W.SELECTION,
    role=Role.MAIN,
    must=True,
    is_use=False,
    when=lambda use: len(use.g.encounter_cards(use.seat)) < ENOUGH,
)
async def replenish(use: PowerUse) -> None:
    """With fewer than two encounter cards it draws until it has two, and discards what else it draws. This is not a
    use."""
    g = use.g
    await use.draw_until(ENOUGH, lambda face: face.encounter)
    if not g.has_encounter_card(use.seat):
        await use.new_hand(W.PLANNING_HAND)


@ALIEN.rule(Rule.NEEDS_NO_CARD)
def needs_no_card(use: PowerUse) -> bool:
    """A lack of encounter cards never hurts it."""
    return True


@ALIEN.wild(
    W.ALLIANCES_FORMED,
    role=Role.NOT_MAIN,
    when=lambda use: any(use.g.hand(seat) for seat in use.foreign_colonists()),
)
async def take_over(use: Use) -> None:
    """The hand of somebody with a colony in its system replaces its own until the encounter ends; an offense
    draws a new hand."""
    g = use.g
    owners = [seat for seat in use.foreign_colonists() if g.hand(seat)]
    owner = await use.pick(OWNER, owners)
    use.borrow_hand(owner)
    if owner == use.e.offense:
        await use.draw(g.edition.hand_size, seat=owner)


@ALIEN.rides(haunt)
def take_gifts(use: Use[Ride]) -> bool:
    """Besides, somebody gives it two cards that are no encounter cards."""
    return True
