"""Worry Wart: names what it is afraid of, and is comforted if it happens."""

from ..api import DUELS, Alien, HalfKind, Use, W

ALIEN = Alien("worry-wart")
WORRY = ALIEN.prompt("worry", words=("ships", "blast", "plan"), odds={"blast": 4})
NAMED = ALIEN.memory("worry", "")
FAR_HIGHER = 8


@ALIEN.ability(W.DUEL_BEGIN, header=DUELS)
async def what_if(use: Use) -> None:
    """One worry for the whole duel, not that of the duel before: more ships, a blast, or a far higher plan of the
    opponent."""
    barred = NAMED[use]
    word = await use.pick(WORRY, [word for word in WORRY.words if word != barred])
    use.remember(NAMED, word)
    use.say("worry", word)


def came_true(use: Use) -> bool:
    """In any round of the duel; a plan that was never revealed did not."""
    worry = use.frame.said.get("worry")
    if worry == "plan":
        shown = use.result.printed
        return bool(shown) and shown[use.other] - shown[use.seat] >= FAR_HIGHER
    if worry == "ships":
        return any(past.sent[use.other] > past.sent[use.seat] for past in use.frame.rounds)
    return any(kind == HalfKind.BLAST for past in use.frame.rounds for kind, _ in past.halves[use.other])


@ALIEN.ability(W.OVER, header=DUELS, when=came_true, orderly=False)
async def told_you_so(use: Use) -> None:
    """A card and a ship."""
    await use.draw(1)
    await use.recover(1)
