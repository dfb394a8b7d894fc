"""Tournaments: fair seats, the same deals, honest ratings."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from warptable.bots import levels_of
from warptable.cli.main import main
from warptable.lab.engines import make_engine
from warptable.lab.plan import Plan, Row, play_chunk
from warptable.lab.plots import can_plot
from warptable.lab.ratings import ratings
from warptable.lab.stats import bin_of, quantile, quantile_ms
from warptable.lab.tournament import SUITES, suite_for, tournament

TIMED = {"seconds", "ms_per_decision", "ms_p99"}


def untimed(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: untimed(one) for key, one in data.items() if key not in TIMED}
    return data


def row(bots: str, *winners: int, number: int = 0) -> Row:
    return Row(0, number, number, tuple(bots.split()), winners=winners)


# ---------------------------------------------------------------- victories


def test_a_game_without_a_winner_counts_half_for_each_of_two() -> None:
    assert [row("a b").points(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert [row("a b", 1).points(seat) for seat in (0, 1)] == [0.0, 1.0]
    assert [row("a b", 0, 1).points(seat) for seat in (0, 1)] == [1.0, 1.0]
    games = [*[row("a b", 0) for _ in range(6)], *[row("a b", 1) for _ in range(2)]]
    drawn, shared = (ratings([*games, *more]) for more in ([row("a b")] * 4, [row("a b", 0), row("a b", 1)] * 2))
    assert drawn["a"][0] == pytest.approx(shared["a"][0])


def test_a_suite_is_cut_to_the_seats_of_an_edition() -> None:
    assert suite_for("strength", "ffg") == SUITES["strength"]
    assert len(next(iter(suite_for("strength", "avalon")))) == 4


# ---------------------------------------------------------------- seats and deals


def test_every_seating_is_played_with_the_same_deal() -> None:
    plan = Plan("ffg", ("steady", "random", "random", "random"), 8, seed=3, rotate=True)
    rows = play_chunk((0, plan, tuple(range(8))))
    assert [one.seed for one in rows] == [3_000_000] * 4 + [3_000_001] * 4
    assert [one.bots.index("steady") for one in rows] == [0, 3, 2, 1] * 2
    flares = {one.seed: {other.extras["flares"] for other in rows if other.seed == one.seed} for one in rows}
    assert [len(kinds) for kinds in flares.values()] == [1, 1]
    assert len({one.digest for one in rows}) == 8


@pytest.mark.parametrize(
    ("line_up", "ways"), [("a b c d", 4), ("a a a a", 1), ("a b a b", 2), ("a a b b", 4), ("a b b", 3)]
)
def test_only_different_seatings_are_played(line_up: str, ways: int) -> None:
    assert len(Plan("ffg", tuple(line_up.split()), 1, rotate=True).rotations()) == ways


def test_a_tournament_counts_seats_and_wins() -> None:
    report = tournament([("steady", "random", "random")], games=10, seed=2)
    assert report["games"] == 12  # whole deals of three seatings
    assert report["deals"] == 4
    steady, random = report["bots"]["steady"], report["bots"]["random"]
    assert (steady["seats"], random["seats"]) == (12, 24)
    assert steady["wins"] + random["wins"] >= 12
    assert steady["low"] <= steady["win_rate"] <= steady["high"]
    assert steady["win_rate"] > random["win_rate"]
    assert steady["rating_low"] < steady["rating"] < steady["rating_high"]
    assert 0 < report["encounters"]["median"] <= report["encounters"]["p99"]


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (
        tournament([("steady", "random", "random")], games=18, seed=4, engine=make_engine(workers=workers))
        for workers in (1, 2)
    )
    assert untimed(one) == untimed(two)


def test_several_line_ups_share_one_rating() -> None:
    report = tournament([("steady", "random", "random"), ("novice", "random", "random")], games=9, seed=1)
    assert [part["line_up"][0] for part in report["line_ups"]] == ["steady", "novice"]
    assert report["games"] == sum(part["games"] for part in report["line_ups"]) == 18
    assert set(report["bots"]) == {"steady", "novice", "random"}
    assert sum(one["rating"] for one in report["bots"].values()) == pytest.approx(3000, abs=2)


# ---------------------------------------------------------------- ratings


def test_equal_bots_have_equal_ratings() -> None:
    rated = ratings([row("a b", 0), row("a b", 1)])
    assert rated["a"][0] == pytest.approx(1000)
    assert rated["b"] == pytest.approx(rated["a"])


def test_a_rating_difference_says_how_often_one_wins() -> None:
    """Ten to one in wins per seat is 400 points, whatever the number of seats."""
    rows = [row("a b b", 0, number=n) for n in range(50_000)] + [row("a b b", 1, number=n) for n in range(10_000)]
    rated = ratings(rows)
    assert rated["a"][0] - rated["b"][0] == pytest.approx(400, abs=1)


def test_ratings_go_through_bots_that_never_met() -> None:
    rows = [row("a b", 0)] * 300 + [row("a b", 1)] * 100 + [row("b c", 0)] * 300 + [row("b c", 1)] * 100
    rated = ratings(rows)
    assert rated["a"][0] - rated["b"][0] == pytest.approx(rated["b"][0] - rated["c"][0], abs=1)
    assert rated["a"][0] - rated["b"][0] == pytest.approx(400 * 0.4771, abs=3)


def test_a_bot_that_never_won_has_a_wide_interval() -> None:
    few, many = ratings([row("a b", 0)] * 10), ratings([row("a b", 0)] * 1000)
    assert few["b"][2] - few["b"][1] > 200
    assert many["b"][0] < few["b"][0] < 1000


def test_more_games_make_narrower_intervals() -> None:
    rows = [row("a b", 0), row("a b", 1)]
    widths = [one["a"][2] - one["a"][1] for one in (ratings(rows * 10), ratings(rows * 1000))]
    assert widths[0] == pytest.approx(10 * widths[1], rel=0.1)


def test_a_shared_victory_is_shared_out() -> None:
    assert ratings([row("a b", 0, 1)] * 20)["a"][0] == pytest.approx(1000)


def test_quantiles_and_bins() -> None:
    assert quantile([5, 1, 3], 0.5) == 3
    assert quantile(list(range(1, 101)), 0.99) == 99
    assert quantile([], 0.5) == 0
    bins = Counter(bin_of(ns) for ns in (1_000_000, 2_000_000, 40_000_000))
    assert quantile_ms(bins, 0.5) == pytest.approx(2, rel=0.05)
    assert quantile_ms(bins, 0.99) == pytest.approx(40, rel=0.05)
    assert quantile_ms({}, 0.5) == 0


# ---------------------------------------------------------------- on the command line


def test_scripts_get_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    words = "tournament --edition ffg --line-up steady,random,random --games 6 --seed 5 --workers 1 --json"
    assert main(words.split()) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 6
    assert {"seats", "wins", "win_rate", "low", "high", "rating", "ms_per_decision", "ms_p99"} <= report["bots"][
        "steady"
    ].keys()


def test_the_strength_suite_seats_every_level_against_a_lower_one() -> None:
    levels = ["random", *levels_of("ffg")]
    suite = SUITES["strength"]
    assert [line_up[0] for line_up in dict.fromkeys(suite)] == ["novice", "steady", "steady", "shrewd", "seer"]
    for alone, *others in suite:
        assert len(others) == 3
        assert len(set(others)) == 1
        assert levels.index(others[0]) < levels.index(alone)


def test_a_line_up_may_play_a_share_of_the_games() -> None:
    report = tournament({("steady", "random", "random"): 1, ("novice", "random", "random"): 1 / 2}, games=12)
    assert [part["games"] for part in report["line_ups"]] == [12, 6]


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", ("Steady", "95 %", "interval")), ("de", ("Solide", "Siegquote", "Wertung", "(95 %)"))):
        assert main(f"tournament --line-up steady,random --edition avalon --games 2 --lang {lang}".split()) == 0
        shown = capsys.readouterr().out
        assert all(word in shown for word in words)
        assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--line-up clever,random,random", "unknown bot 'clever'"),
        ("--line-up random,random", "ffg is for 3 to 5 players, not 2"),
        ("--suite all", "unknown suite 'all'"),
        ("--engine warp", "unknown engine 'warp'"),
        ("--workers 0", "at least one worker"),
        ("--plot picture.jpg", "a picture ends in .svg or .png"),
        ("--resume", "--out FOLDER"),
        ("--lang fr", "unknown language 'fr'"),
    ],
)
def test_wrong_arguments_get_one_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "--games", "1", *words.split()]) == 2
    error = capsys.readouterr().err.strip()
    assert said in error
    assert len(error.splitlines()) == 1


def test_a_picture_is_drawn_or_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bots.svg"
    code = main(f"tournament --line-up steady,random --edition avalon --games 2 --plot {file} --lang de".split())
    if can_plot():
        assert code == 0
        assert re.search(r"<svg", file.read_text(encoding="utf-8"))
    else:
        assert code == 2
        assert "warptable[sim]" in capsys.readouterr().err
