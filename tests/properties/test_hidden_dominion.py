"""What the aliens of Cosmic Dominion do tells nobody what it cannot know."""

import pytest

from tests.properties.redeal import can_redeal
from tests.properties.test_hidden import compare
from warptable import new_game
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.model.state import State
from warptable.kernel import Composite, Divergence, IllegalAnswer, Rng, Session

PUBLIC = {"asked_for", "asked_around", "peeked", "peeked_at"}
"""Answers about a hand that are public by the rules: with other cards they may be others. And looks at what has no
number (destiny, techs), which nothing remembers."""


IN_TURN = {"love-answer-card", "angler-answer", "muckraker-payment-card"}
"""Questions to one seat after another. Unless all are asked alike, others may be asked before in the other world."""


def comparable(game: Session[State], seat: int) -> bool:
    half_built = any(isinstance(d, Composite) and d.partial for d in game.decisions)
    told = any(event.kind in PUBLIC for event in game.log[-30:])
    in_turn = not game.uniform and any(decision.prompt in IN_TURN for decision in game.decisions)
    return not half_built and not told and not in_turn and can_redeal(game, seat)


@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 30), marks=pytest.mark.soak)])
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(seeds: range, uniform: bool) -> None:
    compared, tried = 0, 0
    for seed in seeds:
        rng = Rng.seeded("hidden", "dominion", seed, uniform)
        aliens = (*rng.sample(dominion.ALIENS, 3), "void")
        flares = (*rng.sample(dominion.ALIENS, 7), "zombie", "mite", "will")
        game = new_game("ffg", 4, seed, aliens, ("dominion-aliens",), uniform=uniform, flares=flares)
        game.keep = 1
        for _ in range(400):
            if not game.decisions:
                break
            seat = rng.below(4)
            if rng.below(3) == 0 and comparable(game, seat):
                tried += 1
                try:
                    compared += compare(game, seat, rng, by_type=rng.chance(50))
                except (
                    Divergence,
                    IllegalAnswer,
                    RuntimeError,
                    KeyError,
                ):  # others answered what these hands could not
                    continue
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
    assert tried > 20 * len(seeds)
    assert compared > 0.8 * tried
