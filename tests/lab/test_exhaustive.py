"""Everything happens at least once, and nothing breaks on the way; and what breaks would be found."""

from pathlib import Path
from typing import Any

import pytest

from warptable import load, new_game
from warptable.encounter.verbs import ships as ship_verbs
from warptable.kernel import Rng, Session
from warptable.lab.checks import problems
from warptable.lab.exhaustive import Broken, Coverage, explore, line_up, wanted_of
from warptable.lab.simulate import play_at_random

SLICE = 18.0  # seconds


def test_every_power_and_card_is_offered_used_declined_and_cancelled(tmp_path: Path) -> None:
    """A slice in time: on a busy machine or with much content it may stay incomplete; the soak must complete it."""
    coverage = explore("ffg", 4, SLICE, seed=3, folder=tmp_path)
    possible = sum(len(facets) for facets in coverage.wanted.values())
    assert len(coverage.missing()) < 0.5 * possible, coverage.table()


def test_every_artifact_of_the_small_deck_is_played(tmp_path: Path) -> None:
    coverage = explore("avalon", 3, 5.0, seed=3, folder=tmp_path)
    assert coverage.missing() == [], coverage.table()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("edition", "players"), [("ffg", 3), ("ffg", 4), ("ffg", 5), ("avalon", 2), ("avalon", 3), ("avalon", 4)]
)
@pytest.mark.parametrize("seed", range(100, 110))
def test_soak(edition: str, players: int, seed: int, tmp_path: Path) -> None:
    coverage = explore(edition, players, 120.0, seed=seed, folder=tmp_path)
    assert coverage.missing() == [], coverage.table()


def test_what_can_happen_is_read_from_the_declarations() -> None:
    wanted = wanted_of("ffg", 4)
    assert wanted["sorcerer.switch"] == ("offered", "used", "declined", "cancelled")
    assert wanted["virus.multiply"] == ("used", "cancelled"), "mandatory: never offered"
    assert wanted["card-zap"] == ("offered", "used", "declined", "cancelled")
    avalon = wanted_of("avalon", 3)
    assert avalon["plague"] == ("offered", "used", "declined"), "nothing cancels an artifact there"
    assert "quash" not in avalon


def test_tables_are_filled_with_what_is_missing() -> None:
    coverage = Coverage("ffg", {"filch.theft": ("used",), "plague": ("used",)})
    for seed in range(20):
        aliens = line_up(coverage, 4, Rng.seeded(seed))
        assert aliens is not None
        assert "filch" in aliens
        assert len(set(aliens)) == 4
    assert line_up(Coverage("avalon", {}), 3, Rng.seeded(1)) is None


def test_a_lost_ship_is_found_named_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ship_verbs.move

    def leaky(g: Any, seat: int, source: int, target: int, number: int) -> None:
        honest(g, seat, source, target, number)
        if g.s.encounters > 3 and g.s.ships[target][seat] > 1:
            g.s.ships[target][seat] -= 1

    monkeypatch.setattr("warptable.encounter.rules.steps.regroup.move", leaky)
    with pytest.raises(Broken, match=r"seed 5000000 .*has \d+ ships, not 20") as caught:
        explore("ffg", 3, 20.0, seed=5, folder=tmp_path)
    monkeypatch.undo()
    (path,) = tmp_path.iterdir()
    assert str(path) in str(caught.value)
    game: Session[Any] = load(path.read_bytes())
    assert problems(game) == []
    play_at_random(game, Rng.seeded(1), "")
    assert game.over


def test_an_exception_in_a_rule_is_named_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: Any) -> None:
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr("warptable.encounter.rules.steps.reveal.turn_up", failing)
    with pytest.raises(Broken, match="broken on purpose") as caught:
        explore("ffg", 3, 20.0, seed=6, folder=tmp_path)
    monkeypatch.undo()
    (path,) = tmp_path.iterdir()
    game = load(path.read_bytes())
    assert game.state.step.startswith("planning.")
    assert any(f" {decision.prompt}/" in str(caught.value) for decision in game.decisions)


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda s: s.deck.pop(), "cards are missing or doubled"),
        (lambda s: s.discard.append(s.deck[0]), "cards are missing or doubled"),
        (lambda s: s.seats[0].__setattr__("home", 9), "seat 0 has 5 home and 0 foreign colonies, not 9 and 0"),
        (lambda s: s.ships[0].__setitem__(0, 3), "seat 0 has 19 ships, not 20"),
        (lambda s: s.seen.__setitem__(s.seats[1].hand[0], 0), "seat 1 does not know its card"),
    ],
)
def test_the_checks_see_harm(harm: Any, message: str) -> None:
    game = new_game("ffg", 3, 1, ("void", "virus", "mite"))
    assert problems(game) == []
    harm(game.state)
    assert any(message in problem for problem in problems(game))
