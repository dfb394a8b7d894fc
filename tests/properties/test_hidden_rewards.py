"""Cards laid facedown tell nobody what it cannot know: which kicker, which intimidate, which encounter card."""

import pytest

from tests.properties.redeal import can_redeal
from tests.properties.test_hidden import compare
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.model.cards import FACES, CardType
from warptable.games.encounter.engine.model.position import Position
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.rulebook import EncounterRules, Settings
from warptable.kernel import PASS, Composite, Divergence, IllegalAnswer, Rng, Session

HANDS = ["attack-04", "attack-06", "attack-08", "attack-10", "negotiate"]
MORE = ["attack-12", "attack-14", "morph", "cosmic-zap", "mobius-tubes", "reinforcement-3", "emotion-control", "quash"]
LAID = (CardType.KICKER, CardType.INTIMIDATE)


def begun(seed: int, uniform: bool, rng: Rng) -> Session[State]:
    """Four players with the whole reward deck in their hands."""
    cards = [face for face, number in dominion.REWARDS for _ in range(number)]
    rng.shuffle(cards)
    rewards = tuple(tuple(cards[seat::4]) for seat in range(4))
    position = Position(tuple((*HANDS[:3], *MORE[seat * 2 : seat * 2 + 2]) for seat in range(4)), rewards=rewards)
    aliens = ("void", "oracle", "sorcerer", "human")
    settings = Settings("ffg", 4, aliens, ("reward-deck",), (), position=position).checked()
    game = Session.new(EncounterRules("ffg"), seed, settings, uniform=uniform)
    game.keep = 1
    return game


def lies_facedown(game: Session[State]) -> bool:
    """Does a card lie facedown that some other seat has not seen?"""
    e = game.state.frames[-1]
    return not e.revealed and any(game.state.seen[card] != 15 for card in e.facedown)


@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize("seeds", [range(3), pytest.param(range(3, 40), marks=pytest.mark.soak)])
def test_what_lies_facedown_tells_nobody_what_it_cannot_know(seeds: range, uniform: bool) -> None:
    compared, tried = 0, 0
    for seed in seeds:
        rng = Rng.seeded("hidden", "rewards", seed, uniform)
        game = begun(seed, uniform, rng)
        for _ in range(300):
            if not game.decisions:
                break
            seat = rng.below(4)
            half_built = any(isinstance(d, Composite) and d.partial for d in game.decisions)
            if not half_built and lies_facedown(game) and can_redeal(game, seat):
                tried += 1
                try:
                    compared += compare(game, seat, rng, by_type=rng.chance(70))
                except (Divergence, IllegalAnswer, RuntimeError):  # others answered what these hands could not
                    continue
            decision = rng.choice(game.decisions)
            laying = [
                option
                for option in decision.options
                if decision.kind == "offer" and isinstance(option, int) and _is_laid(game, option)
            ]
            game.answer(decision, rng.choice(laying or [o for o in decision.options if o != PASS] or [PASS]))
    assert tried > 20 * len(seeds)
    assert compared > 0.7 * tried


def _is_laid(game: Session[State], card: int) -> bool:
    return FACES[game.state.faces[card]].type in LAID
