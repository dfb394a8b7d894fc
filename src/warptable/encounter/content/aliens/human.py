"""Human: a bonus of four; whoever zaps it hands the encounter to its side."""

from ..api import DISCARD, Alien, Kind, Layer, Modifier, Pick, Ride, Role, Use, W

ALIEN = Alien("human")
BONUS, DOUBLE = 4, 8


def _win(use: Use) -> None:
    """Zapped, whatever was revealed: the own side wins automatically."""
    use.impose(Kind.WINS, side=use.side)


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, must=True, on_cancel=_win)
def humanity(use: Use, bonus: int = BONUS) -> None:
    use.g.modify(Modifier(Layer.BONUS, use.source, use.side, amount=bonus))


@ALIEN.rides(humanity, role=Role.MAIN_OR_ALLY)
async def eight_or_zapped(use: Use[Ride]) -> int:
    """Twice the bonus, or the flare is thrown away and the power counts as zapped."""
    if await Pick(use.seat, "human-flare", use.source, ["eight", "zapped"]) == "eight":
        return DOUBLE
    use.disposal = DISCARD
    use.event.use.zap()
    return BONUS


def _players(use: Use) -> list[int]:
    """Who plays Human, as far as everybody knows: also without the power in force."""
    seats = enumerate(use.g.seats)
    return [seat for seat, player in seats if any(s.alien == ALIEN.id and not s.hidden for s in player.sheets)]


@ALIEN.wild(W.REVEALED_CARD, role=Role.MAIN, when=lambda use: use.opponent not in _players(use))
def answer(use: Use) -> None:
    """The own card becomes an attack 42; the flare goes to whoever plays Human, or is discarded."""
    use.g.modify(Modifier(Layer.FACE, use.source, use.side, face="attack-42"))
    use.disposal = next(iter(_players(use)), DISCARD)
