"""Iron Matron: decrees what plan the opponent is to lay, and punishes another one."""

from collections.abc import Callable, Mapping

from ..api import ALWAYS, BOTH, SUPPLY, Alien, Brings, Pick, Use, W, destroy, printed, remember, say, take_random

ALIEN = Alien("iron-matron")
DECREES: Mapping[str, Callable[[int], bool]] = {
    "odd": lambda value: value % 2 == 1,
    "even": lambda value: value % 2 == 0,
    "low": lambda value: value <= 10,
    "high": lambda value: value >= 11,
}
DECREE = ALIEN.prompt("decree", words=tuple(DECREES))
PUNISHMENT = ALIEN.prompt(
    "punishment", words=("ships", "card"), brings={"ships": Brings(other_ships=1), "card": Brings(cards=2)}
)


@ALIEN.ability(W.PLANS_BEFORE, header=BOTH, once="duel")
async def impose_your_decree(use: Use[None]) -> None:
    """One decree for the opponent's plan, not that of the contest or duel before; it stays in force after a restart
    (D-GAP-34)."""
    barred = use.g.seats[use.seat].memory.get("decree")
    word = await Pick(use.seat, DECREE, use.source, [word for word in DECREES if word != barred])
    remember(use, "decree", word)
    say(use, "decree", word)


def broken(use: Use[None]) -> bool:
    """Does the opponent's plan break the decree?"""
    word = use.frame.said.get("decree")
    laid = bool(use.frame.laid[use.other].cards)
    return laid and isinstance(word, str) and not DECREES[word](printed(use, use.other))


@ALIEN.ability(W.REVEALED, header=ALWAYS, when=broken, compares=True)
async def punish(use: Use[None]) -> None:
    """Destroy a ship in the opponent's supply, or take a card at random; what is not there is no choice."""
    there = {"ships": use.g.ships(use.other, SUPPLY), "card": len(use.g.seats[use.other].hand)}
    options = [word for word, number in there.items() if number]
    if not options:
        return
    if await Pick(use.seat, PUNISHMENT, use.source, options) == "ships":
        await destroy(use, use.other, 1, place=SUPPLY)
    else:
        take_random(use, 1)
