"""Secret second tactics, and doubts about them: small games whose payoffs come from imagined games.

One side has a second tactic or not, the other side says so or not. Who always doubts, or never, is exploited, and so is
who always cheats. Both sides try their answers in imagined games against both answers of the other one, and draw from
the solution of that game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from warptable.bots.base import Bot, Look, Sight
from warptable.bots.search.thought import tried
from warptable.kernel import Decision, Option, Rng, Session

from ...engine.model.views import View
from ..common.standing import rounds, worth
from ..joint.solver import Holder, drawn, solve

DOUBTS = {"accuse": "let-be"}
"""Words by which a seat doubts what the other one has locked in, and those by which it does not."""
DOUBT_CHANCE, CHEAT_CHANCE = 40, 35  # percent, where no game can be imagined
GAMES = 12  # imagined games, in which each answer is tried
SECONDS = 3  # second tactics that are tried
ROUNDS = 100


class Answering:
    """The same player, who answers any doubt with this word."""

    thinks_ahead = False

    def __init__(self, player: Bot, doubts: bool) -> None:
        self._player = player
        self._doubts = doubts

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        words = doubt_in(decision)
        return words[0 if self._doubts else 1] if words else self._player.choose(look, decision, rng, budget)


def doubt_in(decision: Decision[Any]) -> tuple[str, str] | None:
    """The word of doubt and the word of trust, if this question asks for one of them."""
    for doubt, trust in DOUBTS.items():
        if doubt in decision.options and trust in decision.options:
            return doubt, trust
    return None


def doubted(look: Look[View], decision: Decision[Any], words: tuple[str, str], player: Bot, rng: Rng) -> Option:
    """To doubt or not: the columns are games in which the opponent has a second tactic, and games in which it has
    none."""
    sums = [[0.0, 0.0], [0.0, 0.0]]
    games = [0, 0]
    for _ in range(GAMES if isinstance(look, Sight) else 0):
        world = look.imagine(rng) if isinstance(look, Sight) else None
        if world is None:
            continue
        column = int(world.state.frame.laid[1 - decision.seat].second >= 0)
        results = [_result(world.fork(record=False), decision, word, player, rng.bits()) for word in words]
        if None in results:
            continue
        games[column] += 1
        for row, result in enumerate(results):
            sums[row][column] += result or 0.0
    if not all(games):
        return words[0] if rng.chance(DOUBT_CHANCE) else words[1]
    return words[_mixed([[total / number for total, number in zip(row, games, strict=True)] for row in sums], rng)]


def with_second(
    look: Look[View],
    decision: Decision[Any],
    seconds: Sequence[tuple[int, int]],
    whole: Callable[[tuple[int, int] | None], Option],
    player: Bot,
    rng: Rng,
) -> Option:
    """The answer without a second tactic, or with one of these: the columns are an opponent who doubts and one who does
    not. `whole` makes the answer."""
    tried = [None, *(rng.sample(list(seconds), SECONDS) if len(seconds) > SECONDS else seconds)]
    answers = [whole(second) for second in tried]
    players = [Answering(player, doubts) for doubts in (True, False)]
    sums, games = [[0.0, 0.0] for _ in answers], 0
    for _ in range(GAMES // 3 if isinstance(look, Sight) else 0):
        world = look.imagine(rng) if isinstance(look, Sight) else None
        if world is None:
            continue
        seed = rng.bits()
        results = [
            [_result(world.fork(record=False), decision, answer, one, seed) for one in players] for answer in answers
        ]
        if any(None in row for row in results):
            continue
        games += 1
        for row, found in zip(sums, results, strict=True):
            for column, result in enumerate(found):
                row[column] += result or 0.0
    if not games:
        return answers[rng.below(len(answers) - 1) + 1 if rng.chance(CHEAT_CHANCE) else 0]
    return answers[_mixed([[total / games for total in row] for row in sums], rng)]


def _mixed(payoff: Sequence[Sequence[float]], rng: Rng) -> int:
    rows, columns = [Holder.free(1.0, range(len(payoff)))], [Holder.free(1.0, range(len(payoff[0])))]
    return drawn(solve(payoff, rows, columns, ROUNDS).rows[0], rng)


def _result(world: Session[Any], decision: Decision[Any], option: Option, player: Bot, seed: int) -> float | None:
    """My chance to win after this answer; None if these hands cannot occur under the rules."""
    return tried(world, decision, option, player, Rng.seeded(seed), rounds, worth)
