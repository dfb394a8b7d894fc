"""Joint choices beyond the plain model: the duel behind the dials, and doubts about a second tactic."""

from collections import Counter
from typing import Any

from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.games.duel.bots.common.reading import Reading
from warptable.games.duel.bots.common.weights import FITTED
from warptable.games.duel.bots.joint.after_dials import AfterDials
from warptable.games.duel.bots.shrewd.doubting import doubt_in, doubted
from warptable.games.duel.bots.shrewd.rollout import RolloutBot
from warptable.games.duel.engine.model.prompts import DIAL
from warptable.kernel import Decision, Rng, Session


def until(game: Session[Any], wanted: Any) -> Decision[Any]:
    """Play on to a question."""
    rng, bot = Rng.seeded("until", game.seed), make_bot("steady", "duel")
    while game.decisions:
        decision = game.decisions[0]
        if wanted(decision):
            return decision
        game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))
    raise AssertionError("nobody was asked")


def test_more_ships_win_more_duels_behind_the_dials() -> None:
    """A planet that decides the game is worth any ship."""
    game = new_game("duel", 2, 4, ())
    decision = until(game, lambda decision: decision.prompt == DIAL)
    view = game.view(decision.seat)
    for seat in view.seats:
        seat.planets = seat.to_win - 1
    behind = AfterDials(Reading(view, weights=FITTED), 10, Rng.seeded(1))
    assert behind.worth(4, 2) > behind.worth(3, 3) > behind.worth(2, 4)


def test_whoever_may_doubt_does_so_by_chance() -> None:
    """Neither always nor never: the payoffs come from imagined games with and without a second tactic."""
    answers: Counter[str] = Counter()
    for seed in range(4):
        game = new_game("duel", 2, seed, ("cheater", "prime"), limit=200, keep=1)
        decision = until(game, doubt_in)
        words = doubt_in(decision)
        assert words is not None
        for draw in range(3):
            answer = doubted(Sight(game, decision.seat), decision, words, RolloutBot(), Rng.seeded(seed, draw))
            answers[str(answer)] += 1
    assert set(answers) == {"accuse", "let-be"}
