"""Diplomat: turns battles into deals among three.

It is long: it makes deals among three, takes the place of a main player, and holds elections.
"""

from ..api import (
    ATTACK,
    DEFENSE,
    NEGOTIATES,
    OFFENSE,
    Alien,
    CardType,
    InsteadOfCards,
    Layer,
    Of,
    PowerUse,
    Result,
    Role,
    Term,
    Together,
    Use,
    W,
)

ALIEN = Alien("diplomat")
ALIEN.event("voted", "seat offense_votes votes")
ALIEN.event("vote_promised", "seat other planet colony")
CARD = ALIEN.prompt("card", Of.CARD)
REPLACED = ALIEN.prompt("replaced", Of.SEAT)
NOTHING, RANDOM = "no-promise", "promise-card"
PROMISE = ALIEN.prompt("promise", Of.PLANET, (NOTHING, RANDOM), declines=NOTHING)
SIDES = ("offense", "defense")
VOTE = ALIEN.prompt("vote", Of.WORD, SIDES)


async def _own_negotiate(use: Use) -> int:
    """One of its own negotiates; of equal ones any."""
    cards = {use.g.s.faces[card]: card for card in use.held(CardType.NEGOTIATE)}
    card: int = await use.pick(CARD, list(cards.values()))
    return card


def _battle(use: Use) -> bool:
    """An attack was revealed, and there is a negotiate in hand."""
    attacks = any(face.type is CardType.ATTACK for face in use.faces())
    return attacks and bool(use.held(CardType.NEGOTIATE)) and use.e.talks is None


@ALIEN.ability(W.REVEALED_CARD, role=Role.NOT_MAIN, when=_battle)
async def negotiate(use: PowerUse) -> None:
    """With a negotiate of its own all attacks become negotiates, and three try to make one deal."""
    use.join_talks(await _own_negotiate(use))
    use.modify(Layer.FACE, face=NEGOTIATES, needs=ATTACK)


def _may_replace(use: Use) -> bool:
    """Whoever only might hold this flare is asked whatever else is in its hand."""
    return use.e.talks is None and (use.card < 0 or bool(use.held(CardType.NEGOTIATE)))


@ALIEN.wild(W.DEAL_BEFORE, role=Role.NOT_MAIN, when=_may_replace)
async def speak_for(use: Use) -> None:
    """With a negotiate of its own the holder talks in the place of a main player, and gains or loses by it."""
    card = await _own_negotiate(use)
    replaced = await use.pick(REPLACED, (use.e.offense, use.e.defense))
    use.join_talks(card, replaced)


@ALIEN.super(W.ALLIANCES_FORMED, role=Role.MAIN, when=lambda use: not use.e.all_of(InsteadOfCards))
async def hold_a_vote(use: PowerUse) -> None:
    """All players vote on the winner; a tie is the defense's. What it has promised for votes is due if it wins."""
    mine = SIDES[use.side]
    promised = {voter: await _promise(use, voter) for voter in use.others}
    voters = [use.seat, *use.others]
    votes = await Together([use.pick(VOTE, SIDES, seat=seat, secret=True) for seat in voters])
    use.emit("voted", offense_votes=votes.count("offense"), votes=len(votes))
    due: list[int] = []
    for voter, vote in zip(voters, votes, strict=True):
        promise = promised.get(voter, NOTHING)
        if vote == mine and promise != NOTHING:
            due += [voter, -1 if promise == RANDOM else int(promise)]
    use.later(W.AFTERMATH, keep_promises, *due)
    use.instead_of_cards(elect, OFFENSE if 2 * votes.count("offense") > len(votes) else DEFENSE)


@ALIEN.later
def elect(use: Use, winner: int) -> None:
    """The side that was voted for wins."""
    use.decide(Result("won", winner, "declared"))


async def _promise(use: PowerUse, voter: int) -> str | int:
    """Nothing, a card of its own hand unseen, or a colony where it has one."""
    card = [RANDOM] if use.hand else []
    planets = use.new_colonies(use.seat, voter)
    about = {"victim": voter}
    promise: str | int = await use.pick(PROMISE, [NOTHING, *card, *planets], about=about)
    if promise != NOTHING:
        planet = -1 if promise == RANDOM else int(promise)
        use.emit("vote_promised", other=voter, planet=planet, colony=planet >= 0)
    return promise


@ALIEN.later
async def keep_promises(use: Use, *due: int) -> None:
    """Whoever was promised something for a vote gets it now, if the election was won: a colony on this planet, or a
    card (-1)."""
    if not use.side_won(use.side):
        return
    for voter, planet in zip(due[::2], due[1::2], strict=True):
        colony = planet >= 0 and planet in use.new_colonies(use.seat, voter)
        if colony:
            await use.carry_out_terms([Term("colony", use.seat, voter, planet=planet)])
        elif planet < 0:  # whoever gets it chooses by the backs (N-REWARD-11)
            kind = "random-rewards" if await use.rewards_among(use.seat, 1, seat=voter) else "random"
            await use.carry_out_terms([Term(kind, use.seat, voter, number=1)])
