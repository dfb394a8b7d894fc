"""Judge: before cards are chosen, says what the winner or the loser gets besides."""

from ..api import ATTACK, Alien, Layer, Of, PowerUse, Ride, Role, Use, W

ALIEN = Alien("judge")
ALIEN.event("decreed", "seat whom gain")
WINNER, LOSER = "the-winner", "the-loser"
ALL, BOTH_ALL = "all-cards", "colony-and-all-cards"
CARDS = {"one-card": 1, "two-cards": 2, "three-cards": 3, "colony-and-card": 1}
PICKED = "picked-card"
COLONY = ("a-colony", "colony-and-card", BOTH_ALL)
WHO = ALIEN.prompt("who", Of.WORD, (WINNER, LOSER))
GAINS = ("a-colony", "one-card", "two-cards", "three-cards", ALL, PICKED, "colony-and-card", BOTH_ALL)
TERMS = ALIEN.prompt("terms", Of.WORD, GAINS)
FACE = ALIEN.prompt("face", Of.FACE, gains=True)
SHIPS, CLOSE = 4, 4


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN)
async def fiat(use: PowerUse, both: bool = False) -> None:
    """The winner or the loser will get something of the other main player; with the super flare both."""
    whom = WHO.words if both else (await use.pick(WHO, WHO.words),)
    decreed: list[int] = []
    for who in whom:
        terms = await use.pick(TERMS, TERMS.words, about={"whom": who})
        use.emit("decreed", whom=who, gain=terms)
        decreed += [WHO.words.index(who), TERMS.words.index(terms)]
    use.later(W.AFTERMATH, carry_out, *decreed)


@ALIEN.later
async def carry_out(use: Use, *decreed: int) -> None:
    """What was decreed comes to pass if somebody has won, and an attack was revealed."""
    g, result = use.g, use.e.result
    if result is None or result.kind != "won" or ATTACK not in result.faces:
        return
    for who, terms in zip(decreed[::2], decreed[1::2], strict=True):
        side = result.winner if WHO.words[who] == WINNER else 1 - result.winner
        await _pay(use, g.main(side), g.main(1 - side), TERMS.words[terms])


async def _pay(use: Use, seat: int, payer: int, terms: str) -> None:
    """Cards first: a new colony may end the game."""
    g = use.g
    if terms == PICKED and g.hand(payer):
        use.show_hand(payer, seat=seat)
        held = {g.s.faces[card]: card for card in g.hand(payer)}
        picked = held[await use.pick(FACE, sorted(held), seat=seat, secret=True)]
        use.give(seat, [picked], seat=payer)
        await use.explode([picked], seat=seat)
    elif terms in CARDS and g.hand(payer):
        await use.take(payer, CARDS[terms], seat=seat)
    elif terms in (ALL, BOTH_ALL):
        await use.take(payer, len(g.hand(payer)), seat=seat)
    planets = [planet for planet in g.colonies(payer) if not g.s.ships[planet][seat]]
    if terms in COLONY and planets and g.has_colonies(seat):
        await use.found_colony(planets, SHIPS, seat=seat)


def _is_close(use: Use) -> bool:
    return use.both_attack() and use.gap() <= CLOSE


@ALIEN.wild(W.TOTALS_FINAL, role=Role.MAIN, when=_is_close)
def call_it_a_draw(use: Use) -> None:
    """Totals less than five apart do not count: both cards become negotiates."""
    use.modify(Layer.FACE, needs=ATTACK)


@ALIEN.rides(fiat, role=Role.MAIN)
def for_both(use: Use[Ride]) -> bool:
    """Something for the winner and something for the loser."""
    return True
