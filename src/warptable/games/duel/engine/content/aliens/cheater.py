"""Cheater: a second tactic up the sleeve, unless the opponent calls it out."""

from ..api import DUELS, Alien, Rule, Use, W

ALIEN = Alien("cheater")
ACCUSE = ALIEN.prompt("accuse", words=("let-be", "accuse"), odds={"let-be": 13, "accuse": 7}, declines="let-be")


@ALIEN.rule(Rule.SLEEVE, header=DUELS)
def up_the_sleeve(use: Use) -> bool:
    """A second readied tactic may be chosen in secret."""
    return True


@ALIEN.ability(W.DOUBT, header=DUELS)
async def caught(use: Use) -> None:
    """The opponent accuses or not, in every duel, so that the question tells nothing. A second tactic that is caught is
    spent for nothing, and the accuser readies a tactic; a false accusation costs the accuser a ship, never the last,
    and the Cheater readies a tactic."""
    answer = await use.pick(ACCUSE, ["let-be", "accuse"], seat=use.other)
    use.say("accuse", answer, seat=use.other)
    if answer == "let-be":
        return
    if use.frame.laid[use.seat].second >= 0:
        use.give_up_second()
        await use.ready(1, seat=use.other)
    else:
        await use.destroy(1, seat=use.other, keep=1)
        await use.ready(1)
