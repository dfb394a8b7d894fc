"""Worry Wart: names what it is afraid of, and is comforted if it happens."""

from ..api import DUELS, Alien, HalfKind, Pick, Use, W, draw, recover, remember, say

ALIEN = Alien("worry-wart")
WORRY = ALIEN.prompt("worry", words=("ships", "blast", "plan"), odds={"blast": 4})
FAR_HIGHER = 8


@ALIEN.ability(W.DUEL_BEGIN, header=DUELS)
async def what_if(use: Use[None]) -> None:
    """One worry for the whole duel, not that of the duel before: more ships, a blast, or a far higher plan of the
    opponent."""
    barred = use.g.seats[use.seat].memory.get("worry")
    word = await Pick(use.seat, WORRY, use.source, [word for word in WORRY.words if word != barred])
    remember(use, "worry", word)
    say(use, "worry", word)


def came_true(use: Use[None]) -> bool:
    """In any round of the duel; a plan that was never revealed did not."""
    worry = use.frame.said.get("worry")
    if worry == "plan":
        shown = use.result.printed
        return bool(shown) and shown[use.other] - shown[use.seat] >= FAR_HIGHER
    if worry == "ships":
        return any(past.sent[use.other] > past.sent[use.seat] for past in use.frame.rounds)
    return any(kind == HalfKind.BLAST for past in use.frame.rounds for kind, _ in past.halves[use.other])


@ALIEN.ability(W.OVER, header=DUELS, when=came_true, orderly=False)
async def told_you_so(use: Use[None]) -> None:
    """A card and a ship."""
    draw(use, 1)
    await recover(use, 1)
