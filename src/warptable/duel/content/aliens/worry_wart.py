"""Worry Wart: names what it is afraid of, and is comforted if it happens."""

from ..api import DUELS, Alien, HalfKind, Pick, Use, W, gain, recover, say

ALIEN = Alien("worry-wart")
WORRY = ALIEN.prompt("worry", words=("ships", "blast", "plan"))
FAR_HIGHER = 8


@ALIEN.ability(W.DUEL_BEGIN, header=DUELS)
async def what_if(use: Use[None]) -> None:
    """One worry for the whole duel: more ships, a blast, or a far higher plan of the opponent."""
    say(use, "worry", await Pick(use.seat, WORRY, use.source, ["ships", "blast", "plan"]))


def came_true(use: Use[None]) -> bool:
    """In any round of the duel; a plan that was never revealed did not."""
    worry = use.frame.said.get("worry")
    if worry == "plan":
        shown = use.result.printed
        return bool(shown) and shown[use.other] - shown[use.seat] >= FAR_HIGHER
    if worry == "ships":
        return any(past.sent[use.other] > past.sent[use.seat] for past in use.frame.rounds)
    return any(kind == HalfKind.BLAST for past in use.frame.rounds for kind, _ in past.halves[use.other])


@ALIEN.ability(W.OVER, header=DUELS, when=came_true)
async def told_you_so(use: Use[None]) -> None:
    """A reinforcement and two ships."""
    gain(use, 1)
    await recover(use, 2)
