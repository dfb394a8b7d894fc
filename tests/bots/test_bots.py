"""The bots: what they may see, that they answer legally, how strong they are, and bots from other packages."""

import ast
import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from warptable import bots as bots_package
from warptable import new_game
from warptable.bots import GROUP, Bot, bots_at, bots_of, make_bot, thinks_ahead
from warptable.bots.search import halving
from warptable.games.duel import bots as duel
from warptable.games.encounter.bots import SteadyBot
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.model.views import View
from warptable.kernel import Pick, Rng
from warptable.lab.simulate import simulate

TABLES = [("ffg", 4, ()), ("ffg", 3, ("four-planets",)), ("ffg", 5, ()), ("avalon", 2, ()), ("avalon", 4, ())]


def blind() -> View:
    raise AssertionError("this bot must not look")


# ---------------------------------------------------------------- the interface


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown bot 'clever'; choose one of novice, random, seer"):
        make_bot("clever")


def test_the_random_bot_takes_every_option_equally_often_and_never_looks() -> None:
    decision = Pick(0, "any", "F-PLAN-1", ["a", "b", "c", "d"])
    rng, bot = Rng.seeded(3), make_bot("random")
    taken = Counter(bot.choose(blind, decision, rng) for _ in range(8000))
    assert set(taken) == set("abcd")
    assert all(1850 < count < 2150 for count in taken.values())


def bots_and_tables() -> Iterator[Any]:
    """Every bot at every table; those that think ahead are at the smallest and at a middle one in a plain run."""
    for name, (number, table) in product(sorted(bots_at("ffg")), enumerate(TABLES)):
        long = thinks_ahead(name) and number not in (0, 3)
        yield pytest.param(name, *table, marks=pytest.mark.soak if long else ())


@pytest.mark.parametrize(("name", "edition", "players", "variants"), [*bots_and_tables()])
def test_bots_answer_legally_to_the_end(
    name: str, edition: str, players: int, variants: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks ahead plays one game, at one seat; the seer in haste."""
    monkeypatch.setattr(halving, "GAMES", 2)
    monkeypatch.setattr(halving, "FEWEST", 1)
    games = 1 if thinks_ahead(name) else 3
    line = ",".join([name, *["novice"] * (players - 1)]) if thinks_ahead(name) else name
    report = simulate(edition, players, games, seed=2, bots=line, variants=variants)
    assert report["errors"] == []
    assert sum(report["seat_wins"]) >= games


def test_bots_need_nothing_but_a_view_in_plain_data() -> None:
    """What a bot sees can be written as JSON, and it decides the same from a copy: no way leads back to the state."""
    game = new_game("ffg", 4, 21)
    bots: list[Bot] = [make_bot("steady") for _ in range(4)]
    rng = Rng.seeded(21)
    while game.decisions:
        decision = game.decisions[0]
        view = game.view(decision.seat)
        json.dumps(asdict(view))
        copy = deepcopy(view)
        assert copy == view
        again = rng.clone()
        option = bots[decision.seat].choose(lambda view=view: view, decision, rng)  # type: ignore[misc]
        assert bots[decision.seat].choose(lambda copy=copy: copy, decision, again) == option  # type: ignore[misc]
        game.answer(decision, option)


def test_no_bot_knows_an_alien() -> None:
    ids = facts.aliens().keys() | facts.avalon_aliens().keys()
    named = [
        (path.name, node.lineno, node.value)
        for path in Path(bots_package.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.partition(".")[0] in ids
    ]
    assert named == []


@pytest.mark.parametrize("games", [15, pytest.param(60, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("edition", "players", "variants"), TABLES)
def test_one_steady_bot_beats_random_ones(edition: str, players: int, variants: tuple[str, ...], games: int) -> None:
    bots = ",".join(["steady"] + ["random"] * (players - 1))
    report = simulate(edition, players, games, seed=4, bots=bots, variants=variants)
    assert report["errors"] == []
    assert report["seat_wins"][0] >= 0.8 * games


@pytest.mark.parametrize("games", [10, pytest.param(60, marks=pytest.mark.soak)])
def test_games_between_steady_bots_come_to_an_end(games: int) -> None:
    """Nobody throws the last ships away, for then nothing moves any more."""
    lengths = [simulate("ffg", 4, 1, seed=seed, bots="steady")["encounters"] for seed in range(games)]
    assert max(lengths) < 60
    assert sum(lengths) / len(lengths) < 28


def test_a_novice_beats_random_bots_and_a_steady_bot_beats_novices() -> None:
    weak = simulate("ffg", 4, 20, seed=5, bots="novice,random,random,random")
    strong = simulate("ffg", 4, 20, seed=5, bots="steady,novice,novice,novice")
    assert weak["seat_wins"][0] >= 10
    assert strong["seat_wins"][0] >= 8


@pytest.mark.parametrize(
    ("edition", "players", "aliens", "games", "wins"),
    [
        ("avalon", 2, (), 4, 3),
        pytest.param("avalon", 2, (), 8, 5, marks=pytest.mark.soak),
        pytest.param("ffg", 4, None, 6, 3, marks=pytest.mark.soak),
    ],
)
def test_one_shrewd_bot_beats_steady_ones(
    edition: str, players: int, aliens: tuple[str, ...] | None, games: int, wins: int
) -> None:
    bots = ",".join(["shrewd", *["steady"] * (players - 1)])
    report = simulate(edition, players, games, seed=6, bots=bots, aliens=aliens)
    assert report["errors"] == []
    assert report["seat_wins"][0] >= wins


# ---------------------------------------------------------------- bots from elsewhere


def test_another_package_brings_a_bot_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "mine"

        def load(self) -> Any:
            return bots_package.RandomBot

    class Impostor(Point):
        name = "steady"

    class Other(Point):
        name = "duel:theirs"

    found = {GROUP: [Point(), Impostor(), Other()]}
    monkeypatch.setattr(bots_package, "entry_points", lambda group: found[group])
    bots_of.cache_clear()
    try:
        assert isinstance(make_bot("mine"), bots_package.RandomBot)
        assert isinstance(make_bot("steady"), SteadyBot)
        assert isinstance(make_bot("theirs", "duel"), bots_package.RandomBot)
        assert set(bots_of("duel")) == {"theirs", "random", *duel.LEVELS}
        with pytest.raises(ValueError, match="unknown bot 'mine'; choose one of novice, random, seer"):
            make_bot("mine", "duel")
        with pytest.raises(ValueError, match="unknown bot 'theirs'"):
            make_bot("theirs")
    finally:
        bots_of.cache_clear()
