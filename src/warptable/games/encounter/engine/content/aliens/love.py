"""Love: discards a card at the start of its turn; others may discard one, too, and of its type that frees all ships
from the warp."""

from collections.abc import Sequence

from ..api import (
    WARP,
    Alien,
    Brings,
    Of,
    Pick,
    Ride,
    Role,
    Use,
    W,
    came_back,
    check,
    discard_cards,
    ensure_encounter_card,
    free,
    from_discard,
    go_home,
    in_warp,
    open_planets,
    pay,
    show_openly,
)

ALIEN = Alien("love")
CARD = ALIEN.prompt("card", Of.CARD)
ANSWER = ALIEN.prompt("answer-card", Of.CARD, ("keep-cards",))
PLANET = ALIEN.prompt("planet", Of.PLANET, ("no-colony",))
ASKED = ALIEN.prompt("asked", Of.WORD, ("discard-one", "refuse-love"), brings={"discard-one": Brings(cards=-1)})
TAKE = ALIEN.prompt("take", Of.WORD, ("take-it", "no-thanks"), brings={"take-it": Brings(face=True)})


@ALIEN.ability(W.TURN_START, role=Role.OFFENSE, must=True, when=lambda use: bool(use.g.hand(use.seat)))
async def joy(use: Use, only_shown: bool = False) -> None:
    """A card is discarded, or with the super flare only shown. Whoever matches it frees ships; if everybody does, Love
    gets all those cards; if somebody does not, Love may settle there with its ships from the warp."""
    g = use.g
    card = await Pick(use.seat, CARD, use.source, list(g.hand(use.seat)), secret=True)
    if only_shown:
        show_openly(g, use.seat, card, use.source)
    else:
        await discard_cards(g, use.seat, [card], use.source)
    answers = {seat: await _answer(use, seat, card) for seat in g.clockwise(use.seat)}
    cold = [seat for seat, answer in answers.items() if answer < 0]
    if cold:
        await _settle(use, cold)
    else:
        for lying in (card, *answers.values()):
            if g.discarded(lying):
                from_discard(g, use.seat, lying, use.source)
    await ensure_encounter_card(g, use.seat, W.TURN_HAND, use.source)


async def _answer(use: Use, seat: int, card: int) -> int:
    """The card with which a seat matches; -1: it keeps its cards, or discards one of another type."""
    g, demand = use.g, use.g.face(card)
    about = {"seat": use.seat, "face": demand.id}
    answer = await Pick(seat, ANSWER, use.source, ["keep-cards", *g.hand(seat)], about=about, secret=True)
    if answer == "keep-cards":
        return -1
    await discard_cards(g, seat, [answer], use.source)
    if g.face(answer).type is not demand.type:
        return -1
    if g.has_colonies(seat):
        await go_home(g, seat, WARP, g.in_warp(seat), use.source)
    return int(answer)


async def _settle(use: Use, cold: Sequence[int]) -> None:
    """All own ships from the warp may found a colony with somebody who did not match."""
    g, ships = use.g, in_warp(use)
    planets = [planet for seat in cold for planet in open_planets(g, use.seat, seat)]
    if not ships or not planets:
        return
    planet = await Pick(use.seat, PLANET, use.source, ["no-colony", *planets])
    if planet != "no-colony":
        await free(g, use.seat, ((planet, ships),), use.source)
        g.emit("landed", use.source, seat=use.seat, planet=planet, ships=ships)
        await came_back(g, use.seat, ships)
        await check(g)


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
async def ask_for_a_card(use: Use) -> None:
    """The opponent discards a random card, which the holder may take; or the holder gets a reward."""
    g, other = use.g, use.opponent
    if await Pick(other, ASKED, use.source, ASKED.words, about={"seat": use.seat}) == "refuse-love":
        await pay(g, [(use.seat, 1, use.source)])
        return
    (card,) = g.s.rng.sample(g.hand(other), 1)
    await discard_cards(g, other, [card], use.source)
    about = {"face": g.s.faces[card]}
    if g.discarded(card) and await Pick(use.seat, TAKE, use.source, TAKE.words, about=about) == "take-it":
        from_discard(g, use.seat, card, use.source)


@ALIEN.rides(joy, when=lambda use: len(use.g.hand(use.seat)) > 1)
def show_only(use: Use[Ride]) -> bool:
    """The card is only shown, not discarded."""
    return True
