"""The page of a campaign and what its tables say about it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.table.campaigns import CAMPAIGN, begun, played_out, short_games
from tests.table.tables import opened, people, run
from warptable.games.encounter.engine.campaign import Played, points, scores
from warptable.kernel import to_data
from warptable.kernel.families import NOBODY_KNOWS
from warptable.table.page.game.page import game_page
from warptable.table.page.lobby.campaign import campaign_page, campaign_table
from warptable.table.reader import Reader
from warptable.table.rooms.campaign import Result, Standing
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.room import Room
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache
from warptable.table.scene.campaign import CampaignScene, campaign_scene_for
from warptable.table.store.rows import CampaignGameRow, CampaignRow
from warptable.table.web.app import make_app

__all__ = ["short_games"]

ALIENS = ("zombie", "laser", "virus")


def over(*winners: int, starter: int = 0, foreign: tuple[int, ...] = (), hands: tuple[int, ...] = (4, 4, 4)) -> Played:
    return Played(starter, winners, foreign or tuple(5 if seat in winners else 1 for seat in range(3)), hands)


def standing_of(*games: Played, running: bool = False) -> Standing:
    """A campaign with these games; `running`: one more goes on."""
    rows = [
        CampaignGameRow(
            campaign="one",
            number=number,
            table=f"table{number}",
            began_at=0.0,
            ended_at=60.0 * 31,
            result=msgspec.json.encode(Result(to_data(game), ALIENS)),
        )
        for number, game in enumerate(games, 1)
    ]
    if running:
        number = len(games) + 1
        rows.append(CampaignGameRow(campaign="one", number=number, table=f"table{number}", began_at=0.0))
    return Standing(CampaignRow(id="one", phase="playing", changed_at=0.0, games=tuple(rows)), "avalon")


async def seen(hub: Hub, standing: Standing, reader: Reader) -> CampaignScene:
    room = await begun(hub)
    return campaign_scene_for(standing, room, None, reader)


def shown(tmp_path: Path, standing: Standing, **looks: Any) -> str:
    """The page as the first person reads it."""

    async def story() -> str:
        async with opened(tmp_path) as hub:
            reader = replace(people(1)[0], **looks)
            return str(campaign_table(await seen(hub, standing, reader)))

    return run(story())


def text_of(page: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page).split())


@pytest.mark.rule("A-CAMP-6")
def test_the_page_says_points_games_and_who_begins(tmp_path: Path) -> None:
    games = [over(0), over(1, starter=1, foreign=(3, 5, 4)), over(0, 2, starter=2, foreign=(5, 4, 5))]
    assert scores(games) == (12, 9, 5)
    page = shown(tmp_path, standing_of(*games))
    said = text_of(page)
    assert "Quill begins: the lowest score begins the next game." in said
    assert 'data-help="A-CAMP-6"' in page
    assert "Start game 4" in said
    assert "You end the campaign with any win." in said
    assert "Guest 1 ends the campaign with a win alone." in said
    assert "12 points, 8 in game 1, 4 in game 3" in said
    assert said.index("Game 3") < said.index("You and Quill win together") < said.index("Guest 1 wins alone")
    assert "31 min" in said
    assert 'href="/t/table2"' in page


@pytest.mark.rule("A-CAMP-7", "A-CAMP-14")
@pytest.mark.parametrize(
    ("game", "locale", "line"),
    [
        (
            over(0),
            "en",
            "Guest 1 begins: several have the lowest score, and Guest 1 sits next clockwise from you, who won",
        ),
        (
            over(2),
            "en",
            "You begin: several have the lowest score, and you sit next clockwise from Quill, who won last.",
        ),
        (
            over(1),
            "de",
            "Quill beginnt: Mehrere haben die wenigsten Punkte, und Quill sitzt im Uhrzeigersinn als Nächstes",
        ),
        (over(1, 2, 0, starter=1), "en", "sits next clockwise from Guest 1, the first winner after whoever began."),
        (
            over(1, 2, 0, starter=2),
            "de",
            "Du beginnst: Mehrere haben die wenigsten Punkte, und du sitzt im Uhrzeigersinn",
        ),
    ],
)
def test_of_several_the_page_says_why_this_one_begins(tmp_path: Path, game: Played, locale: str, line: str) -> None:
    assert line in text_of(shown(tmp_path, standing_of(game), locale=locale))


@pytest.mark.rule("A-CAMP-8", "A-CAMP-9", "A-CAMP-10")
@pytest.mark.parametrize(
    ("games", "title", "why"),
    [
        ([over(0), over(0)], "You win the campaign", "The highest score decides. A-CAMP-8"),
        (
            [over(0), over(1), over(0, 1), over(0, 1, hands=(2, 5, 9))],
            "Guest 1 wins the campaign",
            "The points are equal: more cards in hand at the end of the last game decide. A-CAMP-10",
        ),
    ],
)
def test_a_decided_campaign_names_its_winners_and_the_tie_break(
    tmp_path: Path, games: list[Played], title: str, why: str
) -> None:
    page = shown(tmp_path, standing_of(*games))
    assert title in text_of(page)
    assert why in text_of(page)
    assert "campaign-start-form" not in page
    assert "New campaign with the same people" in page


TIED = [over(0), over(1), over(0, 1), over(0, 1)]


def with_birthday(earliest: int) -> Standing:
    """The tied campaign after somebody has said whose birthday is the earliest."""
    standing = standing_of(*TIED)
    last = msgspec.structs.replace(standing.newest, result=standing.with_birthday(earliest).after)
    return Standing(msgspec.structs.replace(standing.row, games=(*standing.row.games[:-1], last)), "avalon")


@pytest.mark.rule("A-CAMP-11")
@pytest.mark.parametrize("text_view", [False, True])
def test_people_who_are_tied_are_asked_whose_birthday_comes_first(tmp_path: Path, text_view: bool) -> None:
    page = shown(tmp_path, standing_of(*TIED), text_view=text_view)
    said = text_of(page)
    assert "You and Guest 1 are level" in said
    assert "the birthday that comes first in the year decides. A-CAMP-11" in said
    assert "Whose birthday comes first in the year? You Guest 1 The same day, or nobody knows" in said
    assert re.findall(r'name="seat" value="(\w+)"', page) == ["0", "1", "nobody"]
    assert "campaign-again-form" not in page
    german = text_of(shown(tmp_path, standing_of(*TIED), locale="de"))
    assert "Du und Guest 1 liegt gleichauf" in german
    assert "Wer hat im Jahr zuerst Geburtstag?" in german


@pytest.mark.rule("A-CAMP-11", "A-CAMP-12")
@pytest.mark.parametrize(
    ("earliest", "title", "why"),
    [
        (1, "Guest 1 wins the campaign", "the birthday that comes first in the year decides. A-CAMP-11"),
        (NOBODY_KNOWS, "You and Guest 1 win the campaign together", "the campaign is won together. A-CAMP-12"),
    ],
)
def test_what_was_said_of_birthdays_decides_the_campaign(tmp_path: Path, earliest: int, title: str, why: str) -> None:
    page = shown(tmp_path, with_birthday(earliest))
    assert title in text_of(page)
    assert why in text_of(page)
    assert "campaign-birthday-form" not in page
    assert "New campaign with the same people" in page


@pytest.mark.rule("A-CAMP-12")
def test_bots_that_are_tied_win_together_unasked(tmp_path: Path) -> None:
    """Seat 2 is a bot; it alone is tied with nobody, but two of them would be asked in vain."""
    games = [over(2), over(2)]
    assert "campaign-birthday-form" not in shown(tmp_path, standing_of(*games))

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub)
            standing = standing_of(*TIED)
            for seat in room.record.seats:
                seat.guest, seat.bot = "", "steady"
            scene = campaign_scene_for(standing, room, None, people(3)[2])
            assert (scene.birthdays, scene.champions, scene.decided_by) == ((), (0, 1), "shared")

    run(story())


@pytest.mark.rule("A-CAMP-11")
def test_whoever_only_looks_on_is_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            scene = await seen(hub, standing_of(*TIED), people(3)[2])
            page = str(campaign_table(scene))
            assert "campaign-birthday-form" not in page
            assert "Whoever has a seat says whose birthday comes first in the year." in text_of(page)

    run(story())


def test_without_powers_no_aliens_are_promised(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            for choice, promised in (("one", True), ("none", False)):
                room = await begun(hub, msgspec.structs.replace(CAMPAIGN, choice=choice))
                scene = campaign_scene_for(standing_of(over(0)), room, None, people(1)[0])
                assert ("new aliens for every game" in campaign_table(scene)) is promised

    run(story())


def test_while_a_game_goes_on_the_page_leads_to_its_table(tmp_path: Path) -> None:
    page = shown(tmp_path, standing_of(over(0), running=True))
    assert 'id="campaign-go" href="/t/table2"' in page
    assert "campaign-start-form" not in page


def test_in_words_there_is_one_table(tmp_path: Path) -> None:
    page = shown(tmp_path, standing_of(over(0, foreign=(5, 4, 1)), over(1)), text_view=True)
    assert page.count("<table") == 1
    said = text_of(page)
    assert "You (a win alone is enough) 8 / 15 8 (5 colonies) 0 (1 colony)" in said
    assert "Guest 1 (a win alone is enough) 9 / 15 1 (4 colonies) 8 (5 colonies)" in said


def test_a_stranger_sees_no_button_and_nobodys_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            stranger = people(4)[3]
            page = str(campaign_page(await seen(hub, standing_of(over(0)), stranger)))
            assert "campaign-start-form" not in page
            assert "Only people with a seat start the next game." in page
            assert not re.search(r"guest\d", page)

    run(story())


# ---------------------------------------------------------------- at the table


def table_page(room: Room, reader: Reader) -> str:
    return str(game_page(scene_for(room, reader, SceneCache())))


@pytest.mark.usefixtures("short_games")
@pytest.mark.parametrize("text_view", [False, True])
def test_the_tables_of_a_campaign_say_so(tmp_path: Path, text_view: bool) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub)
            host, guest, stranger = (replace(reader, text_view=text_view) for reader in people(3))
            page = table_page(room, host)
            assert "Game 1 of the campaign" in page
            assert f'href="/c/{room.id}"' in page
            await played_out(room)
            game = (await hub.standing(room.id)).played[-1]
            for reader in (host, guest):
                page = table_page(room, reader)
                assert re.search('id="again-form"', page), "everybody with a seat may begin the next game"
                assert "Next game" in page
                for worth in points(game):
                    assert f"<b>{'+' if worth else ''}{worth}</b>" in page
            assert "again-form" not in table_page(room, stranger)
            second = await hub.next_game(host, room.id, 2)
            assert "Guest 0 has begun game 2." in table_page(room, guest)
            page = table_page(second, guest)
            assert "Game 2 of the campaign" in page
            for worth in points(game):
                assert (f"<td>{worth}</td>" if text_view else f"</svg> {worth}</span>") in page

    run(story())


def test_other_tables_say_nothing_of_campaigns(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, msgspec.structs.replace(CAMPAIGN, campaign=False))
            assert "campaign" not in table_page(room, people(1)[0]).lower()

    run(story())


# ---------------------------------------------------------------- over the web


FORM = {
    "edition": "avalon",
    "players": "2",
    "choice": "one",
    "campaign": "on",
    "pace": "relaxed",
    "window": "0",
    "speed": "none",
    "spectators": "on",
    "name": "Duel",
}


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(make_app(f"sqlite:///{tmp_path}/table.sqlite3"), follow_redirects=False)


def test_a_campaign_from_the_form_to_its_page(client: TestClient, short_games: None) -> None:
    with client:
        path = client.post("/tables", data=FORM).headers["location"]
        assert "Campaign to 15 points" in client.get(path).text
        campaign = path.replace("/t/", "/c/")
        assert client.get(campaign).status_code == 404, "before its first game there is none"
        client.post(f"{path}/start", data={"fill": "steady"})
        page = client.get(campaign).text
        assert "Duel" in page
        assert 'id="campaign-go"' in page
        stranger = TestClient(client.app, follow_redirects=False)
        assert "Watch" in stranger.get(campaign).text
        refused = stranger.post(f"{campaign}/next", data={"number": "2"})
        assert refused.status_code == 409
        assert client.post(f"{campaign}/next", data={"number": "2"}).status_code == 409, "the first goes on"
        assert client.post(f"{campaign}/next", data={"number": "x"}).status_code == 409


@pytest.mark.rule("A-CAMP-11")
def test_the_form_for_birthdays_sends_a_seat_or_nobody(
    client: TestClient, short_games: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    async def noted(hub: Hub, reader: Reader, campaign: str, earliest: int) -> None:
        told.append(earliest)

    with client:
        path = client.post("/tables", data=FORM).headers["location"]
        client.post(f"{path}/start", data={"fill": "steady"})
        address = f"{path.replace('/t/', '/c/')}/birthday"
        stranger = TestClient(client.app, follow_redirects=False)
        assert stranger.post(address, data={"seat": "nobody"}).status_code == 409
        assert client.post(address, data={"seat": "-1"}).status_code == 409
        monkeypatch.setattr("warptable.table.rooms.birthdays.say_birthday", noted)
        for seat in ("1", "nobody"):
            sent = client.post(address, data={"seat": seat})
            assert (sent.status_code, sent.headers["location"]) == (303, path.replace("/t/", "/c/"))
        assert told == [1, NOBODY_KNOWS]


def test_a_campaign_without_spectators_is_for_its_people(client: TestClient) -> None:
    with client:
        path = client.post("/tables", data={**FORM, "spectators": ""}).headers["location"]
        client.post(f"{path}/start", data={"fill": "steady"})
        campaign = path.replace("/t/", "/c/")
        assert client.get(campaign).status_code == 200
        assert TestClient(client.app).get(campaign).status_code == 409


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"choice": "free"}, "In a campaign aliens are dealt anew for every game"),
        ({"players": "5"}, "This edition cannot be played by that many."),
    ],
)
def test_a_form_that_asks_for_an_impossible_campaign_gets_one_line(
    client: TestClient, change: dict[str, str], line: str
) -> None:
    with client:
        assert line in client.post("/tables", data={**FORM, **change}).text


def test_the_other_edition_ignores_the_box(client: TestClient) -> None:
    """The page hides it."""
    with client:
        path = client.post("/tables", data={**FORM, "edition": "ffg", "players": "4", "choice": "two"}).headers[
            "location"
        ]
        assert "Campaign" not in client.get(path).text.partition('id="w-edit"')[0]
