"""Bug reports: the file stays on the server, and opens at the moment at which it was made."""

from __future__ import annotations

import random
import zlib
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.table.tables import QUICK, begun, game, opened, play_on, run, url
from tests.table.test_delayed import TABLES, WATCHER, Clock, services
from tests.table.test_web import new_table, newcomer
from warptable import load
from warptable.cli.main import main
from warptable.table.play import clocks
from warptable.table.reader import Reader
from warptable.table.rooms.settings import TableSettings
from warptable.table.store.reports import BadReport, Report, Reports, TooMany, reports_folder, unpacked
from warptable.table.web.app import make_app
from warptable.table.web.reports import report_of

GAMES = {"encounter": QUICK, "duel": TableSettings(edition="duel", players=2, choice="three", speed="none")}


@pytest.mark.parametrize("family", GAMES)
def test_a_report_opens_at_its_moment(family: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def made() -> Report:
        async with opened(tmp_path) as hub:
            room = await begun(hub, GAMES[family], 1)
            await play_on(game(room), random.Random(5), stop=lambda: len(game(room).session.history) > 30)
            found = report_of(services(hub), room, Reader("guest0", "Ada"), "The warp is wrong.", "Browser 1")
            assert load(found.save).where() == game(room).session.where() == found.where
            return found

    report = run(made())
    assert 'id="table"' in report.page
    assert "guest0" not in str(report), "it does not say who made it"
    number = Reports(reports_folder(url(tmp_path))).add(report)
    page, save = tmp_path / "page.html", tmp_path / "game.save"
    wanted = ["--database", url(tmp_path), "--lang", "en", "--page", str(page), "--save", str(save)]
    assert main(["report", str(number), *wanted]) == 0
    said = capsys.readouterr().out
    assert "The warp is wrong." in said
    assert report.where in said
    assert page.read_text() == report.page
    assert load(save.read_bytes()).where() == report.where
    assert main(["report", str(tmp_path / "reports" / f"{number}.report"), "--lang", "de"]) == 0
    assert report.where in capsys.readouterr().out


def test_a_spectator_who_sees_the_game_later_reports_what_they_saw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(clocks, "now", clock)

    async def check() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, TABLES["encounter"], 1)
            play = game(room)
            await play_on(play, random.Random(5), stop=lambda: len(play.session.history) > 10)
            room.mark_pages_stale()
            seen = len(play.session.history)
            clock.time += 60
            await play_on(play, random.Random(5), stop=lambda: len(play.session.history) > seen + 10)
            report = report_of(services(hub), room, WATCHER, "", "")
            assert (report.seat, report.answers) == (None, seen)

    run(check())


def test_the_reader_gets_a_number_and_nothing_else(tmp_path: Path) -> None:
    with TestClient(make_app(url(tmp_path)), follow_redirects=False) as host:
        table = new_table(host)
        assert host.post(f"{table}/report").status_code == 409, "there is no game yet"
        host.post(f"{table}/start", data={"fill": "steady"})
        assert f'action="{table}/report"' in host.get(table).text
        answer = host.post(f"{table}/report", data={"words": "Odd."})
        assert answer.status_code == 200
        assert "Report 1" in answer.text
        assert 'id="table"' not in answer.text, "nothing of the game"
        report = Reports(reports_folder(url(tmp_path))).read(1)
        assert (report.words, report.seat) == ("Odd.", 0)
        assert host.get(f"{table}/report").status_code == 405, "nobody fetches one"
        watcher = newcomer(host)
        watcher.get("/")
        assert "Report 2" in watcher.post(f"{table}/report").text
        for _ in range(5):
            last = watcher.post(f"{table}/report")
        assert last.status_code == 429, "nobody fills the disk"


def test_damaged_and_missing_reports_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for data in (b"", b"garbage", zlib.compress(b"{}")):
        with pytest.raises(BadReport):
            unpacked(data)
    assert main(["report", "7", "--database", url(tmp_path)]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_a_full_folder_takes_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warptable.table.store.reports.MOST", 1)
    report = Report(
        made_at=0,
        table="a",
        edition="ffg",
        seat=None,
        answers=0,
        where="",
        words="",
        versions={},
        looks={},
        browser="",
        page="",
        fault="",
        save=b"",
    )
    reports = Reports(tmp_path / "deep" / "reports")
    assert reports.add(report) == 1
    assert reports.read(1) == report
    with pytest.raises(TooMany):
        reports.add(report)
