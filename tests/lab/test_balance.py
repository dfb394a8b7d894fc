"""The balance of aliens: rates with honest intervals."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from warptable.cli.main import main
from warptable.games.encounter.engine.content.registry import all_aliens
from warptable.games.encounter.words.speaker import Speaker
from warptable.lab.balance import balance
from warptable.lab.engines import make_engine
from warptable.lab.stats import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (250, 1000, 0.2241, 0.2778), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_rates_add_up_over_player_counts() -> None:
    report = balance(players=(3, 4), games=15, seed=2, bots="novice")
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
    one, two = (
        balance(players=(3,), games=20, seed=4, bots="novice", engine=make_engine(workers=workers))
        for workers in (1, 2)
    )
    assert one["digest"] == two["digest"]
    assert one["aliens"] == two["aliens"]


GIANT = (
    "from warptable.games.encounter.engine.content.api import Alien, Layer, Modifier, Role, Use, W\n"
    "ALIEN = Alien('giant')\n"
    "@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True)\n"
    "def loom(use: Use) -> None:\n"
    "    use.g.modify(Modifier(Layer.BONUS, use.source, use.side, amount=30))\n"
)


@pytest.fixture
def giant(tmp_path: Path) -> Path:
    file = tmp_path / "giant.py"
    file.write_text(GIANT, encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", ["en", "de"])
def test_people_get_one_line_an_alien_in_eighty_columns(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["balance", "--games", "5", "--bots", "novice", "--workers", "1", "--lang", lang]) == 0
    took, _, heading, *lines, shared = capsys.readouterr().out.splitlines()
    assert re.search("players  players  players|Spieler  Spieler  Spieler", heading)
    assert max(map(len, (took, heading, *lines, shared))) <= 80
    speaker = Speaker(lang)
    known = {speaker.alien(alien) for alien in all_aliens()}
    assert all(line.split("  ")[0] in known and line.count("%") == 6 - line.count(" -") for line in lines)


def test_home_made_aliens_take_part(giant: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--players", "4", "--games", "40", "--bots", "novice", "--aliens-from", str(giant.parent)]
    assert main([*words, "--workers", "1", "--json"]) == 0
    assert "giant" not in all_aliens()  # it came to these tables only
    report = json.loads(capsys.readouterr().out)
    assert report["aliens"]["giant"]["rate"] > report["aliens"]["giant"]["par"]


@pytest.mark.parametrize(
    ("lang", "verdict"), [("en", "Giant is strong"), pytest.param("de", "Giant ist stark", marks=pytest.mark.soak)]
)
def test_a_home_made_alien_is_judged(giant: Path, lang: str, verdict: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--players", "3", "--games", "30", "--bots", "novice", "--alien", str(giant)]
    assert main([*words, "--workers", "1", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert verdict in out
    assert "loom" in out


def test_a_home_made_alien_sits_at_every_table(giant: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--players", "3", "--games", "30", "--bots", "novice", "--workers", "1", "--alien", str(giant)]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["guest"] == "giant"
    assert report["aliens"]["giant"]["games"] == 30


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "x"],
        ["--players", "9"],
        ["--players", ""],
        ["--aliens-from", "nowhere"],
        ["--alien", "nowhere.py"],
        ["--alien", "a.py", "--aliens-from", "b"],
        ["--alien", "a.py", "--publish"],
        ["--bots", "clever"],
        ["--resume"],
        ["--engine", "warp"],
    ],
)
def test_wrong_arguments_get_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "--games", "1", *words]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
