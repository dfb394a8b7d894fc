"""My games in the browser: who sees what, the private link, deleting, and the host's switch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.table.campaigns import CAMPAIGN
from tests.table.tables import url
from tests.table.test_my_games import row_of
from tests.table.test_web import at_same_server, new_table, newcomer
from warptable.game import families
from warptable.table.play.seats import SeatHolder
from warptable.table.rooms.record import TableRecord
from warptable.table.rooms.results import GameResult, SeatResult
from warptable.table.web.app import make_app
from warptable.table.web.cookies import COOKIE

PLAIN = replace(CAMPAIGN, campaign=False, edition="ffg", choice="two", name="Old friends")
ONE, OTHER = sorted(families()["encounter"].aliens_of("ffg"))[:2]
AFTER_DAYS = 86_400 * 3.0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("my-games")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[TestClient]:
    with TestClient(make_app(url(folder)), follow_redirects=False) as made:
        yield made


@pytest.fixture
def client(server: TestClient) -> TestClient:
    """Somebody new at the server of all tests."""
    return another(server)


def another(client: TestClient) -> TestClient:
    made = newcomer(client)
    made.get("/")
    return made


def guest_of(client: TestClient) -> str:
    return client.cookies[COOKIE].partition(".")[0]


def hub_of(client: TestClient) -> Any:
    return client.app.state.services.hub  # type: ignore[attr-defined]


def table_of(client: TestClient, name: str) -> str:
    """The code of a table of this guest."""
    return guest_of(client)[:6] + name


def finished(client: TestClient, table: str, *others: str, won: tuple[int, ...] = (0,), at: float = AFTER_DAYS) -> None:
    """A game at which this guest and these others have sat, and a bot."""
    guests = [guest_of(client), *others]
    seats = [SeatHolder(guest=guest, name=f"Person {number}") for number, guest in enumerate(guests)]
    seats.append(SeatHolder(name="Nova", bot="steady"))
    results = [SeatResult(ONE if n == 0 else OTHER, 5 - n, n in won, seat.bot) for n, seat in enumerate(seats)]
    settings = replace(PLAIN, players=len(seats), name=f"Table {table}")
    record = TableRecord(settings=settings, seats=seats, result=GameResult(at, 17, tuple(results)))
    assert client.portal is not None
    client.portal.call(hub_of(client).store.add_table, row_of(table_of(client, table), record, at))


def private_link(client: TestClient) -> str:
    """The path of a new one."""
    found = re.search(r'id="mine-link" value="http://[^/"]+(/me/link/[^"]+)"', client.post("/me/link").text)
    assert found is not None
    return found[1]


def move(client: TestClient, link: str, own: str = "leave") -> Any:
    return client.post("/me/here", data={"token": link.rpartition("/")[2], "own": own})


# ---- the page ----------------------------------------------------------------------------------------------------


def test_the_page_has_running_and_finished_games_results_and_no_key_of_another_guest(client: TestClient) -> None:
    bob = another(client)
    finished(client, "one", guest_of(bob), won=(0, 1))
    finished(client, "two", guest_of(bob), won=(2,), at=2 * AFTER_DAYS)
    table = new_table(client)
    page = unescape(client.get("/me").text)
    assert page.index("Table two") < page.index("Won together with Person 1")
    assert "Blue (bot) won" in page or "(bot) won" in page
    assert "1 of 2 won" in page
    assert "one of them shared" in page
    assert "one win together" in page
    assert f'href="{table}"' in page
    assert f'href="/t/{table_of(client, "one")}/replay"' in page
    assert "17 encounters" in page
    assert guest_of(bob) not in page
    assert guest_of(client) not in page
    german = client.get("/me", headers={"accept-language": "de"}).text
    assert "1 von 2 gewonnen" in german
    assert "Gewonnen, gemeinsam mit Person 1" in german


def test_whoever_has_not_played_sees_nothing_of_others(client: TestClient) -> None:
    finished(client, "one", guest_of(another(client)))
    stranger = another(client)
    page = stranger.get("/me").text
    assert "Table one" not in page
    assert 'id="mine-results"' not in page
    path = f"/me/games/{table_of(client, 'one')}/delete"
    assert stranger.get(path).status_code == stranger.post(path).status_code == 409
    assert "Table one" in client.get("/me").text


def test_shares_are_told_from_ten_games_on(client: TestClient) -> None:
    for number in range(9):
        finished(client, f"t{number}", won=(0,) if number < 3 else (1,))
    page = client.get("/me").text
    assert "3 of 9 won" in page
    assert "33 %" not in page
    finished(client, "t9", won=(1,))
    page = client.get("/me").text
    assert "3 of 10 won" in page
    assert "30 %" in page
    assert "11 to 60" in page


def test_finished_games_come_in_pages(client: TestClient) -> None:
    for number in range(23):
        finished(client, f"t{number:02}", at=AFTER_DAYS + number)
    assert client.get("/me").text.count('class="mine-game') == 20
    for last in ("2", "99"):
        page = client.get(f"/me?page={last}").text
        assert re.findall(r'id="mine-\w{6}(t\d\d)"', page) == ["t02", "t01", "t00"]
    assert client.get("/me?page=no").text.count('class="mine-game') == 20


def test_a_lesson_is_listed_and_not_counted(client: TestClient) -> None:
    record = TableRecord(settings=replace(PLAIN, lesson=1), seats=[SeatHolder(guest=guest_of(client), name="Ada")])
    assert client.portal is not None
    client.portal.call(hub_of(client).store.add_table, row_of(table_of(client, "one"), record, AFTER_DAYS))
    page = client.get("/me").text
    assert "Lesson, not counted" in page
    assert 'id="mine-results"' not in page


# ---- the private link --------------------------------------------------------------------------------------------


def test_opening_a_private_link_changes_nothing_and_tells_nobody_its_address(client: TestClient) -> None:
    finished(client, "one")
    link, visitor = private_link(client), another(client)
    before = dict(visitor.cookies)
    answer = visitor.get(link)
    assert answer.status_code == 200
    assert "with one game" in answer.text
    assert answer.headers.get_list("referrer-policy") == ["strict-origin"]
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers
    assert dict(visitor.cookies) == before
    assert "Table one" not in answer.text
    assert "Table one" not in visitor.get("/me").text
    assert "Table one" in client.get("/me").text


def test_a_confirmed_link_brings_the_games_to_another_device_and_leaves_the_address(client: TestClient) -> None:
    finished(client, "one")
    link, visitor = private_link(client), another(client)
    answer = move(visitor, link)
    assert (answer.status_code, answer.headers["location"]) == (303, "/me")
    assert guest_of(visitor) == guest_of(client)
    assert "Table one" in visitor.get("/me").text
    assert "Table one" in client.get("/me").text
    assert visitor.get(link).headers["location"] == "/me"  # it is there already


def test_the_token_is_not_stored(client: TestClient, folder: Path) -> None:
    token = private_link(client).rpartition("/")[2]
    files = list(folder.glob("table.sqlite3*"))
    assert files
    assert not [file for file in files if token.encode() in file.read_bytes()]


@pytest.mark.parametrize("how", ["renewed", "switched off"])
def test_a_link_that_was_renewed_or_switched_off_is_useless(client: TestClient, how: str) -> None:
    link, visitor = private_link(client), another(client)
    if how == "renewed":
        private_link(client)
    else:
        client.post("/me/link/off")
    before = guest_of(visitor)
    assert visitor.get(link).status_code == 404
    assert move(visitor, link).status_code == 404
    assert guest_of(visitor) == before


def test_whoever_tries_many_links_must_wait_and_then_not_even_a_right_one_helps(client: TestClient) -> None:
    link, visitor = private_link(client), another(client)
    answers = [visitor.get(f"/me/link/{number}").status_code for number in range(11)]
    assert (answers[:10], answers[10]) == ([404] * 10, 429)
    assert visitor.get(link).status_code == 429


def test_games_of_the_other_device_come_along_if_its_owner_says_so(client: TestClient) -> None:
    visitor = another(client)
    finished(client, "one")
    finished(visitor, "two")
    table = new_table(visitor)
    before, link = guest_of(visitor), private_link(client)
    page = visitor.get(link).text
    assert "This device already has 2 games of its own." in page
    assert move(visitor, link, "bring").status_code == 303
    page = visitor.get("/me").text
    assert "Table one" in page
    assert "Table two" in page
    assert f'href="{table}"' in page
    assert client.portal is not None
    assert client.portal.call(hub_of(client).store.guests.belonging, before) == []


def test_games_of_the_other_device_stay_with_who_it_was_if_its_owner_says_so(client: TestClient) -> None:
    visitor = another(client)
    finished(visitor, "two")
    back, link = private_link(visitor), private_link(client)
    move(visitor, link)
    assert "Table two" not in visitor.get("/me").text
    move(visitor, back)
    assert "Table two" in visitor.get("/me").text


def test_two_seats_of_one_table_are_refused_with_the_name_of_the_table(client: TestClient) -> None:
    visitor = another(client)
    finished(client, "one", guest_of(visitor))
    before = guest_of(visitor)
    answer = move(visitor, private_link(client), "bring")
    assert answer.status_code == 409
    assert "At Table one you sit twice" in answer.text
    assert guest_of(visitor) == before
    assert "Table one" in visitor.get("/me").text


def test_whoever_has_lost_a_device_keeps_everything_here_and_nothing_there(client: TestClient) -> None:
    finished(client, "one")
    table, lost = new_table(client), another(client)
    move(lost, private_link(client))
    link = private_link(client)
    assert client.post("/me/alone").status_code == 303
    assert guest_of(client) != guest_of(lost)
    page = client.get("/me").text
    assert "Table one" in page
    assert f'href="{table}"' in page
    assert "Table one" not in lost.get("/me").text
    assert lost.get(link).status_code == 404


def test_running_games_stay_on_the_home_page_however_many_are_over_since(client: TestClient) -> None:
    table = new_table(client)
    for number in range(13):
        finished(client, f"t{number}", at=4e9 + number)
    assert f'href="{table}"' in client.get("/").text


# ---- deleting ------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_removed_after_a_question(client: TestClient) -> None:
    bob = another(client)
    finished(client, "one", guest_of(bob))
    path = f"/me/games/{table_of(client, 'one')}/delete"
    assert "Table one leaves your list" in client.get(path).text
    assert "Table one" in client.get("/me").text
    assert client.post(path).headers["location"] == "/me"
    assert "Table one" not in client.get("/me").text
    page = bob.get("/me").text
    assert "Table one" in page
    assert "Person 0" not in page


def test_everything_is_deleted_after_a_question_and_the_browser_is_nobody(client: TestClient) -> None:
    bob = another(client)
    finished(client, "one", guest_of(bob))
    table, link = new_table(client), private_link(client)
    client.post(f"{table}/name", data={"name": "Ada Lovelace"})
    asked = client.get("/me/delete").text
    assert "You leave the table that waits for its game." in asked
    assert "Your finished game is no longer yours." in asked
    assert client.post("/me/delete").status_code == 409  # only by that page's button
    before = guest_of(client)
    gone = client.post("/me/delete", data={"sure": "yes"})
    assert "Everything is deleted" in gone.text
    assert COOKIE not in client.cookies
    assert bob.get(link).status_code == 404
    client.get("/")
    assert guest_of(client) != before
    assert "Table one" not in client.get("/me").text
    assert "Person 0" not in bob.get("/me").text
    assert client.portal is not None
    assert client.portal.call(hub_of(client).store.guest, before) is None


# ---- the host's switch -----------------------------------------------------------------------------------------------


def test_where_the_host_has_switched_it_off_there_is_no_list_no_link_and_no_way_to_it(tmp_path: Path) -> None:
    with TestClient(make_app(url(tmp_path), my_games=False), follow_redirects=False) as client:
        home = client.get("/").text
        assert 'href="/me"' not in home
        finished(client, "one")
        page = client.get("/me").text
        assert "switched off" in page
        assert "Table one" not in page
        assert client.post("/me/link").status_code == 404
        assert at_same_server(client, TestClient(client.app)).get("/me/link/x").status_code == 404
        assert 'href="/me/delete"' in page  # what is stored can be deleted all the same
        assert client.post("/me/delete", data={"sure": "yes"}).status_code == 200
    with TestClient(make_app(url(tmp_path))) as client:
        assert 'href="/me"' in client.get("/").text
