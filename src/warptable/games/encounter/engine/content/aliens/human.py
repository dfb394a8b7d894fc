"""Human: a bonus of four; whoever zaps it hands the encounter to its side."""

from ..api import (
    DISCARD,
    Alien,
    Brings,
    Layer,
    Of,
    Pick,
    PowerUse,
    Ride,
    Role,
    Use,
    W,
    Wins,
    open_sheet,
    own_side,
    to_matching,
    zap,
)

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
    use.impose(Wins(await own_side(use.g, use.seat, use.source)))


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, must=True, on_cancel=_win)
async def humanity(use: Use, bonus: int = BONUS) -> None:
    """Four more for its side."""
    use.modify(Layer.BONUS, await own_side(use.g, use.seat, use.source), amount=bonus)


@ALIEN.wild(W.REVEALED_CARD, role=Role.MAIN, when=lambda use: use.opponent != open_sheet(use.g, ALIEN.id))
def answer(use: Use) -> None:
    """Its own card becomes an attack 42; the flare goes to whoever plays Human, or is discarded."""
    use.modify(Layer.FACE, use.side, face="attack-42")
    to_matching(use)


@ALIEN.rides(humanity, role=Role.MAIN_OR_ALLY)
async def eight_or_zapped(use: PowerUse[Ride]) -> int:
    """Twice the bonus, or the flare is thrown away and the power counts as zapped."""
    if await Pick(use.seat, FLARE, use.source, FLARE.words) == "eight":
        return DOUBLE
    use.disposal = DISCARD
    zap(use.sheet)
    return BONUS
