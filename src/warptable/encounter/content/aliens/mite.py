"""Mite: threatens a defense with more than three cards, which yields the planet or discards."""

from ..api import GATE, Alien, GoTo, Pick, Result, Role, Use, W, check, discard_cards, move

ALIEN = Alien("mite")
SPARED = 3


@ALIEN.ability(W.LAUNCHED, role=Role.OFFENSE, must=True, when=lambda use: len(use.g.hand(use.e.defense)) > SPARED)
async def bluster(use: Use) -> None:
    g, defense = use.g, use.e.defense
    if await Pick(defense, "mite-bluster", use.source, ["discard", "yield"]) == "discard":
        hand = g.hand(defense)
        await discard_cards(g, defense, g.s.rng.sample(hand, len(hand) - SPARED), use.source)
        return
    move(g, use.seat, GATE, use.e.target, g.s.ships[GATE][use.seat])
    use.e.result = Result("success", how="yielded")
    g.emit("yielded", use.source, seat=defense, to=use.seat, planet=use.e.target)
    await check(g)
    raise GoTo("resolution.aftermath")
