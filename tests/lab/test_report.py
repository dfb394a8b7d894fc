"""The report: one page that needs nothing else, tables, pictures, and rates to publish."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

from warptable.cli.balance import command_of
from warptable.cli.main import main
from warptable.games.encounter.lab.uses import kind_of, uses
from warptable.games.encounter.words.speaker import Speaker
from warptable.lab import measured as module
from warptable.lab.balance import balance
from warptable.lab.measured import TECHNOLOGY, file_of, measured, publish
from warptable.lab.plan import Row
from warptable.lab.plots import can_plot
from warptable.lab.report.charts import histogram
from warptable.lab.report.files import write_all
from warptable.lab.report.page import page
from warptable.lab.stats import surprise
from warptable.lab.tables import lengths, pairs, rates, verdict
from warptable.text import LOCALES


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    return balance(players=(3, 4), games=15, seed=8, bots="novice")


def row(aliens: str, *winners: int, number: int = 0, **more: Any) -> Row:
    names = tuple(aliens.split())
    return Row(0, number, number, ("random",) * len(names), names, winners, **more)


# ---------------------------------------------------------------- tables


def test_rates_compare_with_what_an_average_alien_wins_at_such_tables() -> None:
    groups = [[row("void mite", 0)] * 10, [row("void mite zombie loser", 1, 2)] * 10]
    found = rates(groups)
    assert (found["void"]["games"], found["void"]["wins"], found["void"]["rate"]) == (20, 10, 0.5)
    assert found["void"]["par"] == 0.5  # one of two at the first tables, two of four at the second
    assert found["zombie"]["shared"] == 10
    assert list(found) == ["zombie", "mite", "void", "loser"]
    assert [found[name]["verdict"] for name in ("zombie", "void", "loser")] == ["strong", "fair", "weak"]


def test_a_verdict_needs_the_whole_interval() -> None:
    assert [verdict(0.1, 0.2, 0.25), verdict(0.2, 0.3, 0.25), verdict(0.3, 0.4, 0.25)] == ["weak", "fair", "strong"]


def test_pairs_count_meetings_wins_and_shared_wins() -> None:
    rows = [row("void mite zombie", 0), row("void mite loser", 0, 1), row("void zombie loser", 2)]
    found = {(pair["alien"], pair["other"]): pair for pair in pairs([rows])}
    assert [found["void", "mite"][what] for what in ("games", "wins", "together")] == [2, 2, 1]
    assert [found["mite", "void"][what] for what in ("games", "wins", "together")] == [2, 1, 1]
    assert ("mite", "mite") not in found
    assert found["void", "zombie"]["z"] < 0 < found["void", "mite"]["z"]


def test_meeting_at_large_tables_is_no_bad_company() -> None:
    """Everybody wins in turn, everywhere; two aliens meet more often at tables of four, where each wins less."""
    names = ["void", "mite", "zombie", "loser"]
    twos = [row(f"{one} {other}", seat) for one in names for other in names if one != other for seat in (0, 1)]
    fours = [row("void mite zombie loser", seat) for seat in range(4)] * 9
    assert all(abs(pair["z"]) < 0.1 for pair in pairs([twos, fours]))


def test_few_games_do_not_shout() -> None:
    assert 1.9 < surprise(2, 2, 0.18) < 2.2  # three deviations by the usual formula
    assert surprise(30, 100, 0.2) == pytest.approx(2.4, abs=0.1)
    assert surprise(10, 100, 0.2) == pytest.approx(-2.65, abs=0.1)
    assert surprise(5, 10, 0.5) == pytest.approx(0)
    assert surprise(400, 400, 0.2) < 7
    assert surprise(0, 0, 0.2) == surprise(3, 3, 1.0) == surprise(0, 3, 0.0) == 0


def test_uses_count_where_they_could_happen() -> None:
    rows = [
        row("void mite zombie", 0, used={"void.erase": 4, "loser.upset": 2, "quash": 1}, stopped={"void.erase": 1}),
        row("mite zombie loser", 0, used={"void.wild": 3}, stopped={"void.wild": 1}, extras={"flares": ("void",)}),
    ]
    found = uses(rows)
    assert found["powers"]["void.erase"] == {
        "games": 1,
        "used": 4,
        "stopped": 1,
        "per_game": 4.0,
        "stopped_share": 0.25,
    }
    assert "loser.upset" not in found["powers"]  # no seat of that game began with it
    assert found["flares"]["void.wild"]["per_game"] == 3
    assert found["flares"]["void.super"]["used"] == 0
    assert found["cards"]["quash"]["games"] == 2
    assert [kind_of(name) for name in ("void.erase", "void.wild", "void.super", "quash")] == [
        "powers",
        "flares",
        "flares",
        "cards",
    ]


def test_lengths_by_player_count() -> None:
    rows = [row("a b c", 0, encounters=number) for number in (10, 10, 30)]
    assert lengths({3: rows})["by_players"][3] == {"median": 10, "p99": 30, "games": {10: 2, 30: 1}}


# ---------------------------------------------------------------- the page


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_needs_nothing_from_elsewhere(report: dict[str, Any], locale: str) -> None:
    html = page(Speaker(locale), report, "warptable balance")
    assert f'<html lang="{locale}">' in html
    assert "<script" not in html
    assert "<link" not in html
    assert "@import" not in html
    outside = [
        place for place in re.findall(r'(?:src|href)="([^"]*)"|url\(([^)]*)\)', html) for place in place if place
    ]
    assert outside
    assert all(place.startswith(("#e-", "data:font/woff2;base64,")) for place in outside)


def test_every_alien_has_its_bar_its_emblem_and_its_row_of_pairs(report: dict[str, Any]) -> None:
    html, speaker = page(Speaker("de"), report), Speaker("de")
    for alien in report["aliens"]:
        assert html.count(f'<symbol id="e-{alien}"') == 1
        assert f'<th scope="row">{speaker.alien(alien)}</th>' in html
    assert html.count('class="bar strong"') + html.count('class="bar fair"') + html.count('class="bar weak"') == len(
        report["aliens"]
    )
    assert len(re.findall(r'<rect class="(?:up|down)"', html)) == len(report["pairs"])


def test_the_last_bar_of_a_histogram_holds_all_longer_games() -> None:
    label = "{}-{}:{}".format
    shown = histogram({1: 2, 5: 1, 58: 4, 60: 1, 61: 3, 90: 2}, 60, label, "")
    assert re.findall("<title>(.*?)</title>", shown) == ["1-5:3", "56-60:5", "61-None:5"]
    assert ">60+</text>" in shown
    assert "60+" not in histogram({1: 2, 60: 1}, 60, label, "")


def test_pairs_that_stand_out_are_named(report: dict[str, Any]) -> None:
    alien, other = list(report["aliens"])[:2]
    many = [
        {"alien": alien, "other": other, "games": 50, "wins": wins, "together": 0, "z": z}
        for wins, z in ((40, 4.2), (3, -3.1), (20, 0.3))
    ]
    html = page(Speaker("en"), {**report, "pairs": many})
    told = html[html.index('class="pairs"') :]
    assert told.index("40 wins in 50 games") < told.index("3 wins in 50 games")
    assert "20 wins in 50 games" not in told
    assert "2 of 3 pairs" in html


def test_shared_wins_stand_beside_the_others(report: dict[str, Any]) -> None:
    aliens = {"void": {**next(iter(report["aliens"].values())), "games": 40, "shared": 7}}
    html = page(Speaker("en"), {**report, "aliens": aliens, "by_players": {3: {}, 4: {}}, "pairs": []})
    assert '<td class="num more">18 %</td><td class="num more">40</td>' in html


def test_words_from_outside_are_escaped(report: dict[str, Any]) -> None:
    html = page(
        Speaker("en"), {**report, "variants": ["<b>x"], "errors": [{"game": 1, "seed": 2, "error": "<i>y"}]}, "a <u>z"
    )
    assert not re.search("<b>x|<i>y|<u>z", html)


def test_the_page_of_a_home_made_alien_begins_with_the_verdict(report: dict[str, Any]) -> None:
    guest = next(iter(report["aliens"]))
    html = page(Speaker("de"), {**report, "guest": guest})
    assert html.index('class="verdict"') < html.index('class="tiles"')
    assert f"{Speaker('de').alien(guest)} ist " in html
    assert html.count('<tr class="guest">') == 1
    assert 'class="verdict"' not in page(Speaker("de"), report)


def test_a_run_without_aliens_has_a_page_too() -> None:
    report = balance("avalon", (3,), 3, bots="random")
    html = page(Speaker("en"), {**report, "aliens": {}, "by_players": {3: {}}, "pairs": {}})
    assert 'id="lengths"' in html
    assert 'id="rates"' not in html


# ---------------------------------------------------------------- files


def small(report: dict[str, Any]) -> dict[str, Any]:
    """The same with few aliens: pictures of all take longer than the games."""
    few = dict(list(report["aliens"].items())[:6])
    pairs = [pair for pair in report["pairs"] if {pair["alien"], pair["other"]} <= few.keys()]
    return {**report, "aliens": few, "pairs": pairs}


@pytest.mark.slow
def test_everything_is_written(report: dict[str, Any], tmp_path: Path) -> None:
    report = small(report)
    files = {file.name: file for file in write_all(Speaker("en"), report, tmp_path)}
    assert {"report.html", "report.json", "aliens.csv", "pairs.csv", "uses.csv", "lengths.csv"} <= files.keys()
    assert json.loads(files["report.json"].read_bytes())["games"] == 30
    with files["aliens.csv"].open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    whole = [one for one in rows if one["players"] == "all"]
    assert {one["alien"]: int(one["games"]) for one in whole} == {
        alien: one["games"] for alien, one in report["aliens"].items()
    }
    if can_plot():
        assert files["rates.png"].read_bytes().startswith(b"\x89PNG")
        for name in ("rates.svg", "pairs.svg", "lengths.svg"):
            assert "30 games · Bots: Novice" in files[name].read_text(encoding="utf-8")  # a picture goes round alone


def test_the_command_in_the_report_plays_the_same_games(
    report: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command_of(report).split()[1:], "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == report["digest"]


def test_the_command_names_home_made_aliens_without_where_they_lie(report: dict[str, Any]) -> None:
    assert command_of(report, "/home/me/my aliens/herald.py").endswith(" --alien herald.py")
    assert command_of(report, None, "/home/me/aliens").endswith(" --aliens-from aliens")


def test_a_run_goes_on_in_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warptable.lab.report.files.can_plot", lambda: False)  # pictures take longer than the games
    words = ["balance", "--players", "3", "--bots", "novice", "--workers", "1", "--out", str(tmp_path)]
    assert main([*words, "--games", "3"]) == 0
    assert main([*words, "--games", "6"]) == 2
    assert main([*words, "--games", "6", "--resume", "--json"]) == 0
    out = capsys.readouterr().out
    assert json.loads(out[out.index("{") :])["games"] == 6
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 7


# ---------------------------------------------------------------- publishing


def test_published_rates_come_back(
    report: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "measured.json"
    assert measured(file) is None
    measured.cache_clear()
    monkeypatch.setattr(module, "FILE", file)
    words = "balance --players 3 --games 4 --bots novice --workers 1 --publish"
    assert main(words.split()) == 0
    assert "Published" in capsys.readouterr().out
    found = measured(file)
    assert found is not None
    assert (found.games, found.players, found.bots, found.edition) == (4, (3,), "novice", "ffg")
    assert sum(one.games for one in found.aliens.values()) == 12
    publish(report, file)
    again = measured(file)
    assert again is not None
    assert again.games == 30
    measured.cache_clear()


def test_every_edition_technology_and_the_expansion_have_a_file_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FILE", tmp_path / "measured.json")
    measured.cache_clear()
    common = "--games 3 --bots novice --workers 1 --publish"
    assert main(f"balance --edition avalon --players 2 {common}".split()) == 0
    assert main(f"balance --variants technology --players 3 {common}".split()) == 0
    assert main(f"balance --variants dominion-aliens --players 3 {common}".split()) == 0
    names = {f"measured-{kind}.json" for kind in ("avalon", "technology", "dominion-aliens")}
    assert {file.name for file in tmp_path.iterdir()} == names
    old, technology = measured(file_of("avalon")), measured(file_of(variants=TECHNOLOGY))
    assert old is not None
    assert (old.edition, old.techs, sum(one.games for one in old.aliens.values())) == ("avalon", {}, 6)
    assert technology is not None
    assert sum(one.games for one in technology.techs.values()) == 9, "each seat keeps one tech at the set-up"
    assert measured(file_of()) is None
    measured.cache_clear()


def test_the_techs_are_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"balance --variants technology --players 3 --games 2 --bots novice --workers 1 --out {tmp_path}"
    assert main(words.split()) == 0
    shown = capsys.readouterr().out
    assert "Tech " in shown
    with (tmp_path / "techs.csv").open(encoding="utf-8") as file:
        assert sum(int(row["games"]) for row in csv.DictReader(file)) == 6


def test_a_package_that_cannot_be_written_to_gets_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "FILE", tmp_path / "nowhere" / "measured.json")
    assert main(["balance", "--players", "3", "--games", "1", "--bots", "novice", "--workers", "1", "--publish"]) == 2
    assert capsys.readouterr().err.startswith("warptable: cannot publish: ")


@pytest.mark.parametrize(
    "change", [{"complete": False}, {"errors": [{}]}, {"guest": "herald"}, {"variants": ["x"]}, {"aliens": {}}]
)
def test_only_a_whole_and_plain_run_is_published(
    report: dict[str, Any], change: dict[str, Any], tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match="can be published"):
        publish({**report, **change}, tmp_path / "measured.json")
    assert not list(tmp_path.iterdir())
