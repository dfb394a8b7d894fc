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
    Destruction,
    Envoy,
    Game,
    Of,
    Pick,
    Shelter,
    Use,
    W,
    discard_these,
    draw,
    give,
    lay_open,
    note,
    part,
    recover,
    replace_plan,
)

CHOSEN = Envoy("chosen", HEART)
HEALER = Envoy("healer", HEART)
ORACLE = Envoy("oracle", HEART)
PACIFIST = Envoy("pacifist", HEART)
PHILANTHROPIST = Envoy("philanthropist", HEART)
ZOMBIE = Envoy("zombie", HEART)

PRAYER = CHOSEN.prompt("plan-card", of=Of.CARD, words=(PASS,))


@CHOSEN.ability(W.REVEALED, header=BOTH, may=True)
async def divine_help(use: Use[None]) -> None:
    """Three cards of the deck: one plan among them may take the place of its own; the others are discarded, and the
    Chosen leaves (D-GAP-36)."""
    drawn = draw(use, 3)
    plans = [card for card in drawn if use.g.face(card).plan]
    answer = await Pick(use.seat, PRAYER, use.source, [PASS, *plans], secret=True)
    if answer != PASS:
        replace_plan(use, answer)
    discard_these(use, [card for card in drawn if card != answer])
    await part(use)


@HEALER.ability(W.OVER, header=BOTH, may=True, when=lambda use: use.g.ships(use.other, WARP) > 0)
async def house_call(use: Use[None]) -> None:
    """The opponent recovers two ships, the ally one, and draws two cards."""
    await recover(use, 2, use.other)
    await recover(use, 1)
    draw(use, 2)


@ORACLE.ability(W.PLANS_BEFORE, header=BOTH, may=True)
def foresight(use: Use[None]) -> None:
    """The opponent lays the plan first and faceup."""
    lay_open(use, use.other)
    note(use)


@ORACLE.ability(W.CLEAN_CARDS, header=BOTH, when=lambda use: use.noted, name="foresight")
async def depart(use: Use[None]) -> None:
    """An Oracle leaves whoever asked it at cleanup; an ally that it found meanwhile keeps it."""
    await part(use)


@PACIFIST.formula("blast_cap", header=DUELS)
def disarm(bout: Bout, seat: int) -> int:
    """No blast of either player destroys more than one ship, after shields."""
    return 1


@PHILANTHROPIST.ability(W.PLANS_BEFORE, header=BOTH, may=True, when=lambda use: bool(use.hand))
async def donation(use: Use[None]) -> None:
    """A card for the opponent, two ships for the ally."""
    await give(use, 1)
    await recover(use, 2)


@ZOMBIE.rule("shelters", header=ALWAYS)
def undying(g: Game, seat: int, event: Destruction) -> list[Shelter]:
    """One ship of each event goes to the supply instead of the Warp."""
    return [Shelter(SUPPLY, 1, must=True)]


ENVOYS = (CHOSEN, HEALER, ORACLE, PACIFIST, PHILANTHROPIST, ZOMBIE)
