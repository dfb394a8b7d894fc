"""The envoys with the skull."""

from ..api import (
    BOTH,
    DUELS,
    SKULL,
    SUPPLY,
    Bout,
    Envoy,
    Number,
    Of,
    Prize,
    Use,
    Volley,
    W,
    add_clout,
    add_tokens,
    destroy,
    draw,
)

CUDGEL = Envoy("cudgel", SKULL)
GRUMPUS = Envoy("grumpus", SKULL)
KAMIKAZE = Envoy("kamikaze", SKULL)
SHADOW = Envoy("shadow", SKULL)
VACUUM = Envoy("vacuum", SKULL)
WARRIOR = Envoy("warrior", SKULL, resets=True)

GLORY = KAMIKAZE.prompt("ships", of=Of.NUMBER)
MOST_EXPERIENCE = 8


@CUDGEL.ability(W.CLEAN_FIRST, header=DUELS, when=lambda use: use.won and use.ships(use.other) > 0)
async def clobber(use: Use[None]) -> None:
    """Before the loser retreats: as many of its ships are destroyed as the winner has there."""
    await destroy(use, use.other, use.ships(use.seat))


@GRUMPUS.ability(
    W.PRIZE_WHO,
    header=DUELS,
    may=True,
    when=lambda use: use.lost and use.frame.sent[use.seat] > use.frame.sent[use.other],
)
def advantaged(use: Use[Prize]) -> None:
    """A loser who sent more ships resolves the prize, whoever it was meant for, and draws a card."""
    use.event.receiver = use.seat
    draw(use, 1)


@KAMIKAZE.ability(W.PLANS_BEFORE, header=DUELS, may=True, once="duel", when=lambda use: use.ships(use.seat) > 1)
async def glorious_end(use: Use[None]) -> None:
    """Up to two own ships, never the last, are destroyed for 5 clout each."""
    number = await Number(use.seat, GLORY, use.source, 1, min(2, use.ships(use.seat) - 1))
    add_clout(use, 5 * await destroy(use, use.seat, number, keep=1))


@SHADOW.ability(W.ENVOYS_DONE, header=DUELS, when=lambda use: use.ships(use.other) > max(1, use.ships(use.seat)))
async def lurk(use: Use[None]) -> None:
    """An opponent with more ships loses one, never the last."""
    await destroy(use, use.other, 1, keep=1)


@VACUUM.ability(W.TACTICS_DONE, header=DUELS, when=lambda use: use.event.damage[use.seat] > 0)
async def drag_along(use: Use[Volley]) -> None:
    """As many ships in the opponent's supply are destroyed as their blast has destroyed, two at most."""
    await destroy(use, use.other, min(2, use.event.damage[use.seat]), place=SUPPLY)


@WARRIOR.clout(header=BOTH)
def experience(bout: Bout, seat: int) -> int:
    """What lies on the card."""
    return bout.tokens[seat].get(WARRIOR.id, 0)


@WARRIOR.ability(W.OVER, header=BOTH, when=lambda use: use.envoy.tokens < MOST_EXPERIENCE, orderly=False)
def learn(use: Use[None]) -> None:
    """One experience for a victory, two for a defeat, eight at most."""
    add_tokens(use, min(1 if use.won else 2, MOST_EXPERIENCE - use.envoy.tokens))


ENVOYS = (CUDGEL, GRUMPUS, KAMIKAZE, SHADOW, VACUUM, WARRIOR)
