"""Cheater: a second tactic up the sleeve, unless the opponent calls it out."""

from ..api import DUELS, Alien, Game, Pick, Use, W, destroy, give_up_second, ready, say

ALIEN = Alien("cheater")
ACCUSE = ALIEN.prompt("accuse", words=("let-be", "accuse"), odds={"let-be": 13, "accuse": 7})


@ALIEN.rule("sleeve", header=DUELS)
def up_the_sleeve(g: Game, seat: int) -> bool:
    """A second readied tactic may be chosen in secret."""
    return True


@ALIEN.ability(W.DOUBT, header=DUELS)
async def caught(use: Use[None]) -> None:
    """The opponent accuses or not, in every duel, so that the question tells nothing. A second tactic that is caught is
    spent for nothing, and the accuser readies a tactic; a false accusation costs the accuser a ship, never the last,
    and the Cheater readies a tactic."""
    answer = await Pick(use.other, ACCUSE, use.source, ["let-be", "accuse"])
    say(use, "accuse", answer, use.other)
    if answer == "let-be":
        return
    if use.frame.laid[use.seat].second >= 0:
        give_up_second(use, use.seat)
        await ready(use, 1, use.other)
    else:
        await destroy(use, use.other, 1, keep=1)
        await ready(use, 1)
