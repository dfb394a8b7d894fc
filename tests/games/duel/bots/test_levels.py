"""The bots of Duel: they answer legally, need nothing but a view, know no card by name, and differ in strength."""

import ast
import json
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path

import pytest

import warptable.games.duel.bots
from warptable import new_game
from warptable.bots import bots_of, make_bot, thinks_ahead
from warptable.games.duel.bots import seer
from warptable.games.duel.engine import facts
from warptable.kernel import Compose, Rng
from warptable.lab.simulate import simulate

LEVELS = ("random", "novice", "steady", "shrewd", "seer")


def test_the_levels_of_the_family() -> None:
    assert set(LEVELS) <= set(bots_of("duel"))
    assert [name for name in LEVELS if thinks_ahead(name, "duel")] == ["shrewd", "seer"]


@pytest.mark.parametrize("name", LEVELS)
def test_bots_answer_legally_to_the_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks ahead plays one game, at one seat; the seer in haste."""
    monkeypatch.setattr(seer, "GAMES", 2)
    games, line = (1, f"{name},novice") if thinks_ahead(name, "duel") else (4, name)
    report = simulate("duel", 2, games, seed=2, bots=line)
    assert report["errors"] == []
    assert report["games"] == games


@pytest.mark.parametrize("name", ["novice", "steady"])
def test_bots_need_nothing_but_a_view_in_plain_data(name: str) -> None:
    """What a bot sees can be written as JSON, and it decides the same from a copy: no way leads back to the state."""
    game, rng = new_game("duel", 2, 21, limit=200), Rng.seeded(21)
    bots = [make_bot(name, "duel") for _ in range(2)]
    while game.decisions:
        decision = game.decisions[0]
        view = game.view(decision.seat)
        json.dumps(asdict(view))
        copy, again = deepcopy(view), rng.clone()
        option = bots[decision.seat].choose(lambda view=view: view, decision, rng)  # type: ignore[misc]
        assert bots[decision.seat].choose(lambda copy=copy: copy, decision, again) == option  # type: ignore[misc]
        game.answer(decision, option)


def test_a_bot_without_a_sight_does_not_think_ahead() -> None:
    game, rng = new_game("duel", 2, 3, limit=200), Rng.seeded(3)
    bots = [make_bot("shrewd", "duel"), make_bot("novice", "duel")]
    for _ in range(60):
        if not game.decisions:
            break
        decision = game.decisions[0]
        view = game.view(decision.seat)
        game.answer(decision, bots[decision.seat].choose(lambda view=view: view, decision, rng))  # type: ignore[misc]


def test_no_bot_knows_an_alien_an_envoy_or_a_card() -> None:
    ids = {*facts.aliens(), *facts.envoys(), *facts.destiny(), *facts.reinforcements(), *facts.plans()}
    named = [
        (path.name, node.lineno, node.value)
        for path in Path(warptable.games.duel.bots.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.partition(".")[0] in ids
    ]
    assert named == []


def test_half_built_answers_are_finished() -> None:
    """A table may ask in the middle of an answer that is made of small picks."""
    game, rng, met = new_game("duel", 2, 5, limit=200), Rng.seeded(5), 0
    bots = [make_bot(name, "duel") for name in ("steady", "novice")]
    while game.decisions and met < 20:
        decision = game.decisions[0]
        if isinstance(decision, Compose) and len(decision.options) > 1 and not decision.partial:
            twin = decision.twin()
            if not twin.take(rng.choice(twin.options))[0]:
                met += 1
                for bot in bots:
                    view = game.view(decision.seat)
                    twin.checked(bot.choose(lambda view=view: view, twin, rng))  # type: ignore[misc]
        game.answer(decision, rng.choice(decision.options))
    assert met >= 10


@pytest.mark.parametrize(
    ("line", "games", "least"),
    [
        ("novice,random", 20, 15),
        ("steady,random", 20, 16),
        ("steady,novice", 24, 13),
        pytest.param("steady,novice", 200, 110, marks=pytest.mark.soak),
        pytest.param("shrewd,steady", 60, 36, marks=pytest.mark.soak),
        pytest.param("seer,steady", 20, 13, marks=pytest.mark.soak),
    ],
)
def test_a_level_beats_the_one_below(line: str, games: int, least: int) -> None:
    """Without aliens, so that luck counts less. `warptable tournament` measures."""
    report = simulate("duel", 2, games, seed=4, bots=line, aliens=())
    assert report["errors"] == []
    assert report["seat_wins"][0] + report["no_winner"] / 2 >= least
