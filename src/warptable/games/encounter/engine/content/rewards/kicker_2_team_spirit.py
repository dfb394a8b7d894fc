"""Kicker x2 (Team Spirit): winning, each own ally gets a reward more; losing, each may save one ship."""

from ..api import AIR, Artifact, CardRule, Fate, Losses, Of, Result, Use, W

CARD = Artifact("kicker-2-team-spirit")
SAVE = CARD.prompt("save", Of.WORD, ("save-ship", "lose-ship"))


@CARD.rule(CardRule.GRANTS_REWARDS)
def share(use: Use) -> list[tuple[int, int]]:
    """One reward for each ally of the winning side."""
    return [(ally, 1) for ally in use.g.allies(use.side)] if use.side_won(use.side) else []


def _losing(use: Use[Losses]) -> list[int]:
    """The allies of a beaten side whose ships are about to be lost by the outcome."""
    if not use.event.by_result or not use.side_lost(use.side):
        return []
    return [ally for ally in use.g.allies(use.side) if use.event.heading[ally] > 0]


@CARD.while_revealed(W.HOME_INSTEAD, when=lambda use: bool(_losing(use)))
async def rescue(use: Use[Losses]) -> None:
    """Each ally may take one ship back to a colony."""
    for ally in _losing(use):
        if await use.pick(SAVE, SAVE.words, seat=ally) == "save-ship":
            use.event.heading[ally] -= 1
            await use.go_home(AIR, 1, seat=ally)


@CARD.rule(CardRule.FORETELLS)
def foretell(use: Use, result: Result, fates: list[Fate]) -> None:
    """What its player's allies get, or may save."""
    if use.side != result.winner and not result.retreated:
        fates += [Fate(ally, "saves", 1) for ally, _, _ in use.ally_ships(use.side)]
    elif use.side == result.winner and not use.no_gains():
        fates += [Fate(ally, "spirit", 1) for ally in use.g.allies(use.side)]
