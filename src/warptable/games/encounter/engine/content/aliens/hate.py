"""Hate: discards a card at the start of its turn; the others match it or give up three ships."""

from ..api import Alien, Brings, CardType, Face, Of, Result, Ride, Role, Use, W

ALIEN = Alien("hate")
CARD = ALIEN.prompt("card", Of.CARD)
SHIPS = 3
ANSWER_CARD = ALIEN.prompt("answer-card", Of.CARD, ("give-up-ships",), brings={"give-up-ships": Brings(ships=-SHIPS)})
LOST_SHIPS = ALIEN.prompt("ships", Of.LEAVING, harms=True)


@ALIEN.ability(W.TURN_START, role=Role.OFFENSE, must=True, when=lambda use: bool(use.hand))
async def rage(use: Use, only_shown: bool = False) -> None:
    """A card is discarded, and everybody else matches it or gives up three ships. With the super flare it is only
    shown; the flare lies on the table and so is not among the cards."""
    card = await use.pick(CARD, list(use.hand), secret=True)
    if only_shown:
        use.show_openly(card)
    else:
        await use.discard([card])
    for victim in use.others:
        await _answer(use, victim, card)
    await use.ensure_encounter_card(W.TURN_HAND)


async def _answer(use: Use, victim: int, card: int) -> None:
    """A card of the same type, an attack not lower; or three ships that Hate picks."""
    g, demand = use.g, use.g.face(card)
    fitting = [other for other in g.hand(victim) if _meets(g.face(other), demand)]
    about = {"seat": use.seat, "face": demand.id}
    answer = await use.pick(ANSWER_CARD, ["give-up-ships", *fitting], seat=victim, about=about, secret=True)
    if answer != "give-up-ships":
        await use.discard([answer], seat=victim)
        return
    places = g.sources(victim)
    number = min(SHIPS, sum(n for _, n in places))
    if not number:
        return
    spread = await use.distribute(LOST_SHIPS, places, number, number, about={"victim": victim})
    await use.to_warp([(victim, place, n) for place, n in spread], picker=use.seat)


def _meets(face: Face, demand: Face) -> bool:
    """Only the values of attacks matter: a kicker is a kicker, though it multiplies by less than nothing."""
    return face.type is demand.type and (face.type is not CardType.ATTACK or face.value >= demand.value)


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
async def disarm(use: Use) -> None:
    """The opponent drops a random card; without an encounter card left the encounter is lost."""
    g, victim = use.g, use.opponent
    await use.discard(g.s.rng.sample(g.hand(victim), 1), seat=victim)
    if not g.has_encounter_card(victim):
        use.decide(Result("won", use.side, how="declared"))
        use.cut_short()


@ALIEN.rides(rage, when=lambda use: len(use.hand) > 1)
def show_only(use: Use[Ride]) -> bool:
    """The card is only shown, not discarded."""
    return True
