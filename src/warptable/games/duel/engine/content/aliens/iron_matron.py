"""Iron Matron: decrees what plan the opponent is to lay, and punishes another one."""

from collections.abc import Callable, Mapping

from ..api import ALWAYS, BOTH, SUPPLY, Alien, Brings, Use, W

ALIEN = Alien("iron-matron")
DECREES: Mapping[str, Callable[[int], bool]] = {
    "odd": lambda value: value % 2 == 1,
    "even": lambda value: value % 2 == 0,
    "low": lambda value: value <= 10,
    "high": lambda value: value >= 11,
}
NAMED = ALIEN.memory("decree", "")
DECREE = ALIEN.prompt("decree", words=tuple(DECREES))
PUNISHMENT = ALIEN.prompt(
    "punishment", words=("ships", "card"), brings={"ships": Brings(other_ships=1), "card": Brings(cards=2)}
)


@ALIEN.ability(W.PLANS_BEFORE, header=BOTH, once="duel")
async def impose_your_decree(use: Use) -> None:
    """One decree for the opponent's plan, not that of the contest or duel before; it stays in force after a restart
    (D-GAP-34)."""
    barred = NAMED[use]
    word = await use.pick(DECREE, [word for word in DECREES if word != barred])
    use.remember(NAMED, word)
    use.say("decree", word)


def broken(use: Use) -> bool:
    """Does the opponent's plan break the decree?"""
    word = use.frame.said.get("decree")
    laid = bool(use.frame.laid[use.other].cards)
    return laid and isinstance(word, str) and not DECREES[word](use.plan_value(seat=use.other))


@ALIEN.ability(W.REVEALED, header=ALWAYS, when=broken, compares=True)
async def punish(use: Use) -> None:
    """Destroy a ship in the opponent's supply, or take a card at random; what is not there is no choice."""
    there = {"ships": use.g.ships(use.other, SUPPLY), "card": len(use.g.seats[use.other].hand)}
    options = [word for word, number in there.items() if number]
    if not options:
        return
    if await use.pick(PUNISHMENT, options) == "ships":
        await use.destroy(1, seat=use.other, place=SUPPLY)
    else:
        await use.take(1)
