"""Politician: promises a kind of tactic, and gains by keeping its word or by breaking it."""

from ..api import DUELS, Alien, HalfKind, Pick, Use, Volley, W, add_clout, choose_anew, draw, say

ALIEN = Alien("politician")
PROMISE = ALIEN.prompt("promise", words=tuple(kind.value for kind in HalfKind))


@ALIEN.ability(W.PROMISE, header=DUELS, when=lambda use: use.frame.laid[use.seat].tactic >= 0)
async def campaign_promise(use: Use[None]) -> None:
    """Announce the kind of half that will be revealed; then the opponent may choose their tactic again."""
    word = await Pick(use.seat, PROMISE, use.source, [kind.value for kind in HalfKind])
    say(use, "promise", word)
    choose_anew(use, use.other, told=False)


@ALIEN.ability(W.TACTICS_DONE, header=DUELS, when=lambda use: bool(use.frame.halves[use.seat]), orderly=False)
def two_faced(use: Use[Volley]) -> None:
    """A lie adds 5 clout, the truth is worth two cards. Only the kind counts."""
    if use.frame.said["promise"] in [kind for kind, _ in use.frame.halves[use.seat]]:
        draw(use, 2)
    else:
        add_clout(use, 5)
