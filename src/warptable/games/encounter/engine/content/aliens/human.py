"""Human: a bonus of four; whoever zaps it hands the encounter to its side."""

from ..api import DISCARD, Alien, Brings, Layer, Of, PowerUse, Ride, Role, Use, W, Wins

ALIEN = Alien("human")
BONUS, DOUBLE = 4, 8
FLARE = ALIEN.prompt(
    "flare",
    Of.WORD,
    ("eight", "zapped"),
    brings={"eight": Brings(total=DOUBLE), "zapped": Brings(wins=True, cards=-1)},
)


async def _win(use: Use) -> None:
    """Zapped, whatever was revealed: its side wins automatically."""
    use.impose(Wins(await use.own_side()))


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, must=True, on_cancel=_win)
async def humanity(use: Use, bonus: int = BONUS) -> None:
    """Four more for its side."""
    use.modify(Layer.BONUS, await use.own_side(), amount=bonus)


@ALIEN.wild(W.REVEALED_CARD, role=Role.MAIN, when=lambda use: use.opponent != use.has_open(ALIEN.id))
def answer(use: Use) -> None:
    """Its own card becomes an attack 42; the flare goes to whoever plays Human, or is discarded."""
    use.modify(Layer.FACE, use.side, face="attack-42")
    use.pass_flare_on()


@ALIEN.rides(humanity, role=Role.MAIN_OR_ALLY)
async def eight_or_zapped(use: PowerUse[Ride]) -> int:
    """Twice the bonus, or the flare is thrown away and the power counts as zapped."""
    if await use.pick(FLARE, FLARE.words) == "eight":
        return DOUBLE
    use.disposal = DISCARD
    use.switch_off()
    return BONUS
