"""Love: discards a card each turn; whoever discards one of its type frees all own ships from the warp."""

from ..api import WARP, Alien, Brings, Of, Ride, Role, Use, W

ALIEN = Alien("love")
CARD = ALIEN.prompt("card", Of.CARD)
ANSWER = ALIEN.prompt("answer-card", Of.CARD, ("keep-cards",), declines="keep-cards")
PLANET = ALIEN.prompt("planet", Of.PLANET, ("no-colony",), declines="no-colony")
ASKED = ALIEN.prompt("asked", Of.WORD, ("discard-one", "refuse-love"), brings={"discard-one": Brings(cards=-1)})
TAKE = ALIEN.prompt(
    "take", Of.WORD, ("take-it", "no-thanks"), brings={"take-it": Brings(face=True)}, declines="no-thanks"
)


@ALIEN.ability(W.TURN_START, role=Role.OFFENSE, must=True, when=lambda use: bool(use.hand))
async def joy(use: Use, only_shown: bool = False) -> None:
    """A card is discarded, or with the super flare only shown. Whoever matches it frees ships; if everybody does, Love
    gets all those cards; if somebody does not, Love may settle there with its ships from the warp."""
    g = use.g
    card = await use.pick(CARD, list(use.hand), secret=True)
    if only_shown:
        use.show_openly(card)
    else:
        await use.discard([card])
    answers = {seat: await _answer(use, seat, card) for seat in use.others}
    cold = [seat for seat, answer in answers.items() if answer < 0]
    if cold:
        await _settle(use, cold)
    else:
        for lying in filter(g.discarded, (card, *answers.values())):
            use.from_discard(lying)
    await use.ensure_encounter_card(W.TURN_HAND)


async def _answer(use: Use, seat: int, card: int) -> int:
    """The card with which a seat matches; -1: it keeps its cards, or discards one of another type."""
    g, demand = use.g, use.g.face(card)
    about = {"seat": use.seat, "face": demand.id}
    answer = await use.pick(ANSWER, ["keep-cards", *g.hand(seat)], seat=seat, about=about, secret=True)
    if answer == "keep-cards":
        return -1
    await use.discard([answer], seat=seat)
    if g.face(answer).type is not demand.type:
        return -1
    if g.has_colonies(seat):
        await use.go_home(WARP, g.in_warp(seat), seat=seat)
    return int(answer)


async def _settle(use: Use, cold: list[int]) -> None:
    """All own ships from the warp may found a colony with somebody who did not match."""
    ships = use.in_warp()
    planets = [planet for seat in cold for planet in use.open_planets(seat)]
    if not ships or not planets:
        return
    planet = await use.pick(PLANET, ["no-colony", *planets])
    if planet != "no-colony":
        await use.free(((planet, ships),))
        use.emit("landed", planet=planet, ships=ships)
        await use.came_back(ships)
        await use.check()


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
async def ask_for_a_card(use: Use) -> None:
    """The opponent discards a random card, which the holder may take; or the holder gets a reward."""
    g, other = use.g, use.opponent
    if await use.pick(ASKED, ASKED.words, seat=other, about={"seat": use.seat}) == "refuse-love":
        await use.reward(1)
        return
    (card,) = g.s.rng.sample(g.hand(other), 1)
    await use.discard([card], seat=other)
    if g.discarded(card) and await use.pick(TAKE, TAKE.words, about={"face": g.s.faces[card]}) == "take-it":
        use.from_discard(card)


@ALIEN.rides(joy, when=lambda use: len(use.hand) > 1)
def show_only(use: Use[Ride]) -> bool:
    """The card is only shown, not discarded."""
    return True
