"""Everything happens at least once, and nothing breaks on the way; and what breaks would be found."""

from pathlib import Path
from typing import Any

import pytest

from warptable import load, new_game
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.content.registry import all_techs
from warptable.games.encounter.engine.model.places import GATE
from warptable.games.encounter.engine.verbs import ships as ship_verbs
from warptable.games.encounter.lab.coverage import FACETS, wanted
from warptable.games.encounter.lab.modules import COSMOS
from warptable.games.encounter.lab.steering import TableSetup
from warptable.kernel import Rng, Session
from warptable.lab.coverage import Coverage
from warptable.lab.exhaustive import STALE, Broken, Run, explore, main
from warptable.lab.playing import at_random, play

HOURS = 3600.0  # seconds; these tests are bounded by games


@pytest.mark.slow
@pytest.mark.parametrize(("games", "share"), [(4, 0.16), pytest.param(20, 0.5, marks=pytest.mark.soak)])
def test_a_few_steered_games_bring_a_good_share_of_all_that_can_happen(
    tmp_path: Path, games: int, share: float
) -> None:
    """That everything happens is what the soak proves; here nothing breaks and the steering works."""
    coverage = explore("ffg", 4, HOURS, seed=3, folder=tmp_path, games=games)
    possible = sum(len(facets) for facets in coverage.wanted.values())
    assert coverage.games == games
    assert possible - len(coverage.missing()) > share * possible, coverage.table(FACETS)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("edition", "players"), [("ffg", 3), ("ffg", 4), ("ffg", 5), ("avalon", 2), ("avalon", 3), ("avalon", 4)]
)
@pytest.mark.parametrize("seed", range(100, 110))
def test_soak(edition: str, players: int, seed: int, tmp_path: Path) -> None:
    coverage = explore(edition, players, 300.0, seed=seed, folder=tmp_path)
    assert coverage.missing() == [], coverage.table(FACETS)


@pytest.mark.slow
@pytest.mark.parametrize(("games", "missing"), [(5, 60), pytest.param(400, 0, marks=pytest.mark.soak)])
def test_everything_that_techs_can_do_happens(tmp_path: Path, games: int, missing: int) -> None:
    """All of it in the soak, about half of it in a few games."""
    coverage = explore(
        "ffg", 4, HOURS, seed=2, folder=tmp_path, variants=("technology",), games=games, only=[*all_techs()]
    )
    assert len(coverage.missing()) <= missing, coverage.table(FACETS)


@pytest.mark.slow
@pytest.mark.parametrize(("games", "missing"), [(3, 120), pytest.param(400, 0, marks=pytest.mark.soak)])
def test_everything_that_happens_to_reward_cards_happens(tmp_path: Path, games: int, missing: int) -> None:
    """All of it in the soak, a part of it in a few games."""
    cards = [face for face, _ in dominion.REWARDS]
    coverage = explore("ffg", 4, HOURS, seed=2, folder=tmp_path, variants=("reward-deck",), games=games, only=cards)
    assert len(coverage.missing()) <= missing, coverage.table(FACETS)


@pytest.mark.soak
def test_everything_happens_with_everything_in_play(tmp_path: Path) -> None:
    coverage = explore("ffg", 4, HOURS, seed=2, folder=tmp_path, variants=COSMOS, games=2000)
    assert coverage.missing() == [], coverage.table(FACETS)


def test_encounters_of_a_steered_game_are_played_again_until_it_is_left() -> None:
    coverage = Coverage("ffg", {"virus.multiply": ("offered",)})  # in reach, yet it never happens
    table = TableSetup(3, ("virus", "void", "mite"), steered=True)
    run = Run(coverage, table, table.open("ffg", 3, ()), None)
    run.play()
    assert run.stale == STALE
    assert not run.game.over
    assert run.steps > 2 * len(run.game.history)


def test_the_command_prints_what_happened_and_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--edition", "ffg", "--players", "3", "--games", "1", "--seed", "4"]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].split() == ["item", "offered", "used", "declined", "cancelled", "zapped"]
    assert any(line.split()[0] == "virus.super" and len(line.split()) == 6 for line in shown)
    assert any(line.startswith("missing: ") for line in shown)


@pytest.mark.slow
def test_everything_of_the_small_edition_happens_in_some_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--edition", "avalon", "--players", "3", "--games", "60", "--seed", "3"]) == 0
    shown = capsys.readouterr().out.splitlines()
    possible = sum(map(len, wanted("avalon", 3).values()))
    assert shown[-1].endswith(f": {possible} of {possible} happened")


def test_a_lost_ship_is_found_named_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ship_verbs.move

    def leaky(g: Any, seat: int, source: int, target: int, number: int) -> None:
        honest(g, seat, source, target, number)
        if g.s.encounters > 3 and g.s.ships[target][seat] > 1:
            g.s.ships[target][seat] -= 1

    monkeypatch.setattr("warptable.games.encounter.engine.rules.moving.move", leaky)
    with pytest.raises(Broken, match=r"seed 5000000 .*has \d+ ships, not 20") as caught:
        explore("ffg", 3, HOURS, seed=5, folder=tmp_path, games=8)
    monkeypatch.undo()
    (path,) = tmp_path.iterdir()
    assert str(path) in str(caught.value)
    game: Session[Any] = load(path.read_bytes())
    assert problems(game) == []
    play(game, at_random(Rng.seeded(1)))
    assert game.over


def test_an_exception_in_a_rule_is_named_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: Any) -> None:
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr("warptable.games.encounter.engine.rules.steps.reveal.turn_up", failing)
    with pytest.raises(Broken, match="broken on purpose") as caught:
        explore("ffg", 3, HOURS, seed=6, folder=tmp_path, games=8)
    monkeypatch.undo()
    (path,) = tmp_path.iterdir()
    game = load(path.read_bytes())
    assert game.state.step.startswith("planning.")
    assert any(f" {decision.prompt}/" in str(caught.value) for decision in game.decisions)


def a_zap(state: Any) -> int:
    """A card that may answer others, which seat 0 does not hold."""
    return int(next(card for card in state.piles["cosmic"].draw if state.faces[card] == "cosmic-zap"))


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda s: s.piles["cosmic"].draw.pop(), "cards are missing or doubled"),
        (lambda s: s.piles["cosmic"].discard.append(s.piles["cosmic"].draw[0]), "cards are missing or doubled"),
        (lambda s: s.seats[0].__setattr__("home", 9), "seat 0 has 5 home and 0 foreign colonies, not 9 and 0"),
        (lambda s: s.ships[0].__setitem__(0, 3), "seat 0 has 19 ships, not 20"),
        (lambda s: s.seen.__setitem__(s.seats[1].hand[0], 0), "seat 1 does not know its card"),
        (lambda s: s.ships[GATE].__setitem__((s.player + 1) % 3, 1), "ships are left over at the gate"),
        (
            lambda s: setattr(s.frames[-1].sides[0], "card", s.piles["cosmic"].draw.pop()),
            "encounter cards are left over",
        ),
        (lambda s: s.seats[0].sheets[0].__setattr__("lost", True), "seat 0 lacks its power with 5 home colonies"),
        (lambda s: s.seats[0].hand.append(a_zap(s)), "the windows that are listened to"),
    ],
)
def test_the_checks_see_harm(harm: Any, message: str) -> None:
    game = new_game("ffg", 3, 1, ("void", "virus", "mite"))
    assert problems(game) == []
    harm(game.state)
    assert any(message in problem for problem in problems(game))
