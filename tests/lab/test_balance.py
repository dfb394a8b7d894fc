"""The balance of aliens: rates with honest intervals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warptable.cli.main import main
from warptable.encounter.content.registry import all_aliens, drop_homemade
from warptable.lab.balance import balance, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (250, 1000, 0.2241, 0.2778), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_rates_add_up_over_player_counts() -> None:
    report = balance(players=(3, 4), games=15, seed=2, bots="random")
    assert report["games"] == 30
    assert not report["errors"]
    seats = sum(rate["games"] for rate in report["aliens"].values())
    assert seats == 15 * 3 + 15 * 4
    for alien, rate in report["aliens"].items():
        parts = [rates[alien] for rates in report["by_players"].values() if alien in rates]
        assert rate["games"] == sum(part["games"] for part in parts)
        assert rate["wins"] == sum(part["wins"] for part in parts)
        assert rate["low"] <= rate["rate"] <= rate["high"]
    rates = [rate["rate"] for rate in report["aliens"].values()]
    assert rates == sorted(rates, reverse=True)


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (balance(players=(3,), games=40, seed=4, bots="random", workers=workers) for workers in (1, 2))
    assert one["digest"] == two["digest"]
    assert one["aliens"] == two["aliens"]


def test_a_homemade_alien_is_measured_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "giant.py"
    file.write_text(
        "from warptable.encounter.content.api import Alien, Layer, Modifier, Role, Use, W\n"
        "ALIEN = Alien('giant')\n"
        "@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True)\n"
        "def loom(use: Use) -> None:\n"
        "    use.g.modify(Modifier(Layer.BONUS, use.source, use.side, amount=30))\n",
        encoding="utf-8",
    )
    try:
        code = main(["balance", "--players", "4", "--games", "120", "--aliens-from", str(tmp_path), "--json"])
        assert "giant" in all_aliens()
    finally:
        drop_homemade()
    assert code == 0
    report = json.loads(capsys.readouterr().out)
    assert report["aliens"]["giant"]["rate"] > report["aliens"]["giant"]["par"]


@pytest.mark.parametrize("words", [["--players", "x"], ["--players", "9"], ["--aliens-from", "nowhere"]])
def test_wrong_arguments_get_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "--games", "1", *words]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
