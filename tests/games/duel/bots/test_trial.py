"""Options are tried in imagined games: a clear gain is taken, luck is not."""

from typing import Any

from warptable import new_game
from warptable.bots import Sight
from warptable.games.duel.bots.shrewd.rollout import RolloutBot
from warptable.games.duel.bots.shrewd.trial import Trial, lead
from warptable.games.duel.engine.model.prompts import FRIEND_UP, WHERE
from warptable.kernel import Rng


def test_a_lead_is_doubted_as_long_as_luck_explains_it() -> None:
    lucky, clear = [0.2, -0.15, 0.1, -0.1], [0.05, 0.06, 0.04, 0.05]
    assert lead(lucky) > 0 > lead(lucky, -0.5)
    assert 0 < lead(clear, -0.5) < lead(clear)
    assert lead([]) == 0
    assert lead([0.1], -0.5) == 0.1


def asked(seed: int) -> tuple[Any, Any]:
    """A game at the first choice of a planet or an envoy."""
    game, rng, bot = new_game("duel", 2, seed, (), limit=200, keep=1), Rng.seeded(seed), RolloutBot()
    while game.decisions:
        decision = game.decisions[0]
        if decision.prompt in (WHERE, FRIEND_UP) and len(decision.options) > 1:
            return game, decision
        game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))
    raise AssertionError("nobody was asked")


def test_the_same_chance_gives_the_same_answer_and_touches_nothing() -> None:
    game, decision = asked(3)
    before, sight = game.state.clone(), Sight(game, decision.seat)
    found = [
        Trial(sight, decision, list(decision.options), RolloutBot()).best(4, Rng.seeded(7), deadline=None)
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert game.state == before


def test_no_more_games_are_played_after_the_deadline() -> None:
    """The first answer of a trial without a proof stays."""
    game, decision = asked(3)
    rng = Rng.seeded(7)
    Trial(Sight(game, decision.seat), decision, list(decision.options), RolloutBot()).best(50, rng, deadline=0.0)
    once = Rng.seeded(7)
    once.bits()
    assert rng == once
