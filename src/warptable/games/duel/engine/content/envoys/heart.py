"""The envoys with the heart."""

from ..api import (
    ALWAYS,
    BOTH,
    DUELS,
    HEART,
    PASS,
    SUPPLY,
    WARP,
    Bout,
    BoutRule,
    Destruction,
    Envoy,
    Of,
    Rule,
    Shelter,
    Use,
    W,
)

CHOSEN = Envoy("chosen", HEART)
HEALER = Envoy("healer", HEART)
ORACLE = Envoy("oracle", HEART)
PACIFIST = Envoy("pacifist", HEART)
PHILANTHROPIST = Envoy("philanthropist", HEART)
ZOMBIE = Envoy("zombie", HEART)

PRAYER = CHOSEN.prompt("plan-card", of=Of.CARD, words=(PASS,))


@CHOSEN.ability(W.REVEALED, header=BOTH, may=True)
async def divine_help(use: Use) -> None:
    """Three cards of the deck: one plan among them may take the place of its own; the others are discarded, and the
    Chosen leaves (D-GAP-36)."""
    drawn = await use.draw(3)
    plans = [card for card in drawn if use.g.face(card).plan]
    answer = await use.pick(PRAYER, [PASS, *plans], secret=True)
    if answer != PASS:
        use.replace_plan(answer)
    await use.discard([card for card in drawn if card != answer])
    await use.part()


@HEALER.ability(W.OVER, header=BOTH, may=True, when=lambda use: use.g.ships(use.other, WARP) > 0)
async def house_call(use: Use) -> None:
    """The opponent recovers two ships, the ally one, and draws two cards."""
    await use.recover(2, seat=use.other)
    await use.recover(1)
    await use.draw(2)


@ORACLE.ability(W.PLANS_BEFORE, header=BOTH, may=True)
def foresight(use: Use) -> None:
    """The opponent lays the plan first and faceup."""
    use.lay_open(seat=use.other)
    use.note()


@ORACLE.ability(W.CLEAN_CARDS, header=BOTH, when=Use.noted, name="foresight")
async def depart(use: Use) -> None:
    """An Oracle leaves whoever asked it at cleanup; an ally that it found meanwhile keeps it."""
    await use.part()


@PACIFIST.formula(BoutRule.BLAST_CAP, header=DUELS)
def disarm(bout: Bout, seat: int) -> int:
    """No blast of either player destroys more than one ship, after shields."""
    return 1


@PHILANTHROPIST.ability(W.PLANS_BEFORE, header=BOTH, may=True, when=lambda use: bool(use.hand))
async def donation(use: Use) -> None:
    """A card for the opponent, two ships for the ally."""
    await use.choose_gifts(1)
    await use.recover(2)


@ZOMBIE.rule(Rule.SHELTERS, header=ALWAYS)
def undying(use: Use, event: Destruction) -> list[Shelter]:
    """One ship of each event goes to the supply instead of the Warp."""
    return [Shelter(SUPPLY, 1, must=True)]


ENVOYS = (CHOSEN, HEALER, ORACLE, PACIFIST, PHILANTHROPIST, ZOMBIE)
