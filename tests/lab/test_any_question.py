"""A home-made alien asks a question of every shape: bots of every level answer, and the laboratory plays with it."""

import pytest

import warptable
from tests.curious import FOLDER, QUESTIONS
from warptable.bots import Sight, levels_of, make_bot
from warptable.kernel import Rng
from warptable.lab.simulate import simulate

ALIENS = ("curious", "zombie", "void")


@pytest.mark.parametrize("level", ["random", "novice", "steady"])
def test_games_with_it_are_played(level: str) -> None:
    found = simulate(players=3, games=2, bots=level, aliens=ALIENS, packs=[str(FOLDER)])
    assert (found["errors"], found["plays"]["curious"]) == ([], 2)


@pytest.mark.parametrize(
    "level",
    ["random", *(pytest.param(one, marks=pytest.mark.soak if one == "seer" else ()) for one in levels_of("ffg"))],
)
def test_bots_of_every_level_answer_every_question(level: str) -> None:
    """The seer thinks longer about the same answers as the shrewd bot; it does so in the soak."""
    pack = warptable.load_pack(FOLDER)
    game = warptable.new_game(players=3, seed=1, aliens=ALIENS, packs=[pack])
    bot, rng, met = make_bot(level), Rng.seeded(1), set[str]()
    while met != {f"curious-{name}" for name in QUESTIONS}:
        decision = game.decisions[0]
        if decision.prompt.startswith("curious-"):
            met.add(str(decision.prompt))
            answer = bot.choose(Sight(game, decision.seat), decision, rng)
            decision.twin().take(answer)  # legal, as a whole or as a small pick
            game.answer(decision, answer)
        else:
            game.answer(decision, rng.choice(decision.options))
