"""Kicker x2 (Team Spirit): winning, each own ally gets a reward more; losing, each may save one ship."""

from ..api import (
    AIR,
    Artifact,
    Fate,
    Game,
    Losses,
    Of,
    Pick,
    Result,
    Use,
    W,
    ally_ships,
    go_home,
    no_gains,
    side_lost,
    side_won,
)

CARD = Artifact("kicker-2-team-spirit")
SAVE = CARD.prompt("save", Of.WORD, ("save-ship", "lose-ship"))


@CARD.rule("grants_rewards")
def share(g: Game, seat: int) -> list[tuple[int, int]]:
    """One reward for each ally of the winning side."""
    side = g.side_of(seat)
    return [(ally, 1) for ally in g.allies(side)] if side_won(g, side) else []


def _losing(use: Use[Losses]) -> list[int]:
    """The allies of a beaten side whose ships are about to be lost by the outcome."""
    if not use.event.by_result or not side_lost(use.g, use.side):
        return []
    return [ally for ally in use.g.allies(use.side) if use.event.heading[ally] > 0]


@CARD.while_revealed(W.HOME_INSTEAD, when=lambda use: bool(_losing(use)))
async def rescue(use: Use[Losses]) -> None:
    """Each ally may take one ship back to a colony."""
    for ally in _losing(use):
        if await Pick(ally, SAVE, CARD.id, SAVE.words) == "save-ship":
            use.event.heading[ally] -= 1
            await go_home(use.g, ally, AIR, 1, CARD.id)


@CARD.rule("foretells")
def foretell(g: Game, seat: int, result: Result, fates: list[Fate]) -> None:
    """What its player's allies get, or may save."""
    side = g.side_of(seat)
    if side != result.winner and not result.retreated:
        fates += [Fate(ally, "saves", 1) for ally, _, _ in ally_ships(g, side)]
    elif side == result.winner and not no_gains(g):
        fates += [Fate(ally, "spirit", 1) for ally in g.allies(side)]
