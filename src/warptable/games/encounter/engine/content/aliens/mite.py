"""Mite: threatens a defense with more than three cards, which yields the planet or discards."""

from ..api import GATE, Alien, Brings, Of, PowerUse, Result, Ride, Role, Use, W

ALIEN = Alien("mite")
ALIEN.event("yielded", "seat to planet")
SPARED = 3
BLUSTER = ALIEN.prompt(
    "bluster",
    Of.WORD,
    ("discard", "yield"),
    brings={"discard": Brings(hand=SPARED), "yield": Brings(yields=True)},
)
FACE = ALIEN.prompt("face", Of.FACE, ("done",), gains=True)


@ALIEN.ability(W.LAUNCHED, role=Role.OFFENSE, must=True, when=lambda use: len(use.g.hand(use.e.defense)) > SPARED)
async def bluster(use: PowerUse) -> None:
    """The defense discards down to three cards, or yields the planet without a fight."""
    g, defense = use.g, use.e.defense
    if await use.pick(BLUSTER, BLUSTER.words, seat=defense) == "discard":
        gone = await use.discard_down_to(SPARED, seat=defense)
        await use.changed_by_flare(None, gone)
        return
    use.move(GATE, use.e.target, g.s.ships[GATE][use.seat])
    use.decide(Result("success", how="yielded"))
    use.emit("yielded", seat=defense, to=use.seat, planet=use.e.target)
    await use.check()
    use.cut_short("resolution.aftermath")


def _allied_ships(use: Use, side: int) -> int:
    return sum(ships for _, _, ships in use.ally_ships(side))


def _outnumbered(use: Use) -> bool:
    return _allied_ships(use, 1 - use.side) > _allied_ships(use, use.side)


@ALIEN.wild(W.ALLIANCES_FORMED, role=Role.MAIN, when=_outnumbered)
async def alone(use: Use) -> None:
    """All allies of both sides go home."""
    await use.all_allies_home()


def _lying(use: Use[Ride]) -> dict[str, int]:
    """What the threatened defense has discarded and nobody has taken, by face."""
    return {use.g.s.faces[card]: card for card in use.event.cards if use.g.discarded(card)}


@ALIEN.rides(bluster, when=lambda use: bool(_lying(use)))
async def pickings(use: Use[Ride]) -> None:
    """Any of the discarded cards, even all, come to its hand."""
    while left := _lying(use):
        face = await use.pick(FACE, ["done", *sorted(left)])
        if face == "done":
            break
        use.from_discard(left[face])
