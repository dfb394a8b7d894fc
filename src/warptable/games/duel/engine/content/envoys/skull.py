"""The envoys with the skull."""

from ..api import BOTH, DUELS, SKULL, SUPPLY, Bout, Envoy, Of, Prize, Use, Volley, W

CUDGEL = Envoy("cudgel", SKULL)
GRUMPUS = Envoy("grumpus", SKULL)
KAMIKAZE = Envoy("kamikaze", SKULL)
SHADOW = Envoy("shadow", SKULL)
VACUUM = Envoy("vacuum", SKULL)
WARRIOR = Envoy("warrior", SKULL, resets=True)

GLORY = KAMIKAZE.prompt("ships", of=Of.NUMBER)
MOST_EXPERIENCE = 8


@CUDGEL.ability(W.CLEAN_FIRST, header=DUELS, when=lambda use: use.won() and use.ships(seat=use.other) > 0)
async def clobber(use: Use) -> None:
    """Before the loser retreats: as many of its ships are destroyed as the winner has there."""
    await use.destroy(use.ships(), seat=use.other)


@GRUMPUS.ability(
    W.PRIZE_WHO,
    header=DUELS,
    may=True,
    when=lambda use: use.lost() and use.frame.sent[use.seat] > use.frame.sent[use.other],
)
async def advantaged(use: Use[Prize]) -> None:
    """A loser who sent more ships resolves the prize, whoever it was meant for, and draws a card."""
    use.event.receiver = use.seat
    await use.draw(1)


@KAMIKAZE.ability(W.PLANS_BEFORE, header=DUELS, may=True, once="duel", when=lambda use: use.ships() > 1)
async def glorious_end(use: Use) -> None:
    """Up to two own ships, never the last, are destroyed for 5 clout each."""
    number = await use.pick_number(GLORY, 1, min(2, use.ships() - 1))
    use.add_clout(5 * await use.destroy(number, keep=1))


@SHADOW.ability(W.ENVOYS_DONE, header=DUELS, when=lambda use: use.ships(seat=use.other) > max(1, use.ships()))
async def lurk(use: Use) -> None:
    """An opponent with more ships loses one, never the last."""
    await use.destroy(1, seat=use.other, keep=1)


@VACUUM.ability(W.TACTICS_DONE, header=DUELS, when=lambda use: use.event.damage[use.seat] > 0)
async def drag_along(use: Use[Volley]) -> None:
    """As many ships in the opponent's supply are destroyed as their blast has destroyed, two at most."""
    await use.destroy(min(2, use.event.damage[use.seat]), seat=use.other, place=SUPPLY)


@WARRIOR.clout(header=BOTH)
def experience(bout: Bout, seat: int) -> int:
    """What lies on the card."""
    return bout.tokens[seat].get(WARRIOR.id, 0)


@WARRIOR.ability(W.OVER, header=BOTH, when=lambda use: use.envoy.tokens < MOST_EXPERIENCE, orderly=False)
def learn(use: Use) -> None:
    """One experience for a victory, two for a defeat, eight at most."""
    use.add_tokens(min(1 if use.won() else 2, MOST_EXPERIENCE - use.envoy.tokens))


ENVOYS = (CUDGEL, GRUMPUS, KAMIKAZE, SHADOW, VACUUM, WARRIOR)
