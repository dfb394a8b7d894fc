"""Politician: promises a kind of tactic, and gains by keeping its word or by breaking it."""

from ..api import DUELS, Alien, HalfKind, Use, Volley, W

ALIEN = Alien("politician")
PROMISE = ALIEN.prompt("promise", words=tuple(kind.value for kind in HalfKind))


@ALIEN.ability(W.PROMISE, header=DUELS, when=lambda use: use.frame.laid[use.seat].tactic >= 0)
async def campaign_promise(use: Use) -> None:
    """Announce the kind of half that will be revealed; then the opponent may choose their tactic again."""
    word = await use.pick(PROMISE, [kind.value for kind in HalfKind])
    use.say("promise", word)
    use.choose_anew(seat=use.other, told=False)


@ALIEN.ability(W.TACTICS_DONE, header=DUELS, when=lambda use: bool(use.frame.halves[use.seat]), orderly=False)
async def two_faced(use: Use[Volley]) -> None:
    """A lie adds 5 clout, the truth is worth two cards. Only the kind counts."""
    if use.frame.said["promise"] in [kind for kind, _ in use.frame.halves[use.seat]]:
        await use.draw(2)
    else:
        use.add_clout(5)
