"""The steps of the game: each is a program counter, named and in play order."""

from warptable.kernel.rules import Step

from ..lock import lock_in
from ..prize import award
from . import between, destiny, duel, finish, plans, setup

STEPS: dict[str, Step] = {
    "setup.decks": setup.decks,
    "setup.envoys": setup.lay_envoys,
    "setup.aliens": setup.aliens,
    "setup.pieces": setup.pieces,
    "setup.roles": setup.roles,
    "setup.hands": setup.hands,
    "setup.abilities": setup.abilities,
    "between.wins": between.wins,
    "between.hands": between.hands,
    "destiny.draw": destiny.draw,
    "destiny.place": destiny.place,
    "duel.begin": duel.begin,
    "duel.dials": duel.dials,
    "duel.send": duel.reveal_dials,
    "duel.envoys": plans.envoys,
    "duel.prepare": plans.prepare,
    "duel.choose": lock_in,
    "duel.locked": duel.locked,
    "duel.arrive": duel.arrive,
    "duel.tactics": duel.resolve_tactics,
    "duel.check": duel.check,
    "duel.reveal": plans.reveal,
    "duel.reinforce": plans.reinforce,
    "duel.winner": plans.winner,
    "duel.prize": award,
    "duel.cleanup": finish.cleanup,
    "duel.over": finish.over,
    "contest.begin": duel.begin_contest,
    "contest.envoys": plans.envoys,
    "contest.prepare": plans.prepare,
    "contest.choose": lock_in,
    "contest.reveal": plans.reveal,
    "contest.reinforce": plans.reinforce,
    "contest.winner": plans.winner,
    "contest.effect": finish.contest_effect,
    "contest.cleanup": finish.contest_cleanup,
    "contest.over": finish.over,
    "destiny.effect": destiny.effect,
    "destiny.end": destiny.end,
}

FOLLOWING: dict[str, str] = dict(zip(STEPS, [*list(STEPS)[1:], ""], strict=True))
FOLLOWING["setup.abilities"] = "destiny.draw"  # D-SET-16: hands are checked only before the second card
"""The step after each step, unless it names another one."""
ASKING = frozenset(
    {
        "setup.aliens",
        "duel.dials",
        "duel.choose",
        "duel.reinforce",
        "duel.prize",
        "contest.choose",
        "contest.effect",
        "destiny.effect",
    }
)
"""The steps that nearly always ask something, or may ask much."""
SETUP = frozenset({"setup.aliens"})
"""The steps before the first destiny card in which players choose something."""
