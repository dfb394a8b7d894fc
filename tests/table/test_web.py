"""The server: who is recognised, what is refused, what is sent to whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.table.tables import url
from warptable.games.encounter.page.pages import ENCOUNTER
from warptable.games.encounter.page.scene.data import BoardPart
from warptable.table.page import assets
from warptable.table.page.game.regions import Region
from warptable.table.page.html import Html
from warptable.table.web.app import make_app
from warptable.table.web.cookies import COOKIE, preferred

HTMX = {"hx-request": "true"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(url(tmp_path)), follow_redirects=False) as made:
        yield made


def newcomer(client: TestClient, **headers: str) -> TestClient:
    """Another browser at the same server."""
    return at_same_server(client, TestClient(client.app, follow_redirects=False, headers=headers))


def at_same_server(client: TestClient, other: TestClient) -> TestClient:
    """A client of its own would run the server in an event loop of its own, and wait for ever for a lock that is held
    in the first one."""
    other.portal = client.portal
    return other


def new_table(client: TestClient, **fields: str) -> str:
    client.get("/")
    form = {"edition": "ffg", "players": "3", "choice": "two", "pace": "relaxed", "window": "5", "speed": "none"}
    answer = client.post("/tables", data=form | {"spectators": "on", "flares": "on"} | fields)
    assert answer.status_code == 303
    return answer.headers["location"]


def test_every_page_answers_in_both_languages(client: TestClient) -> None:
    for language in ("en", "de"):
        for path in ("/", "/tables/new", "/aliens", "/aliens/zombie", "/rules", "/rules?edition=avalon", "/guide"):
            answer = client.get(path, headers={"accept-language": language})
            assert answer.status_code == 200, path
            assert f'lang="{language}"' in answer.text
    assert client.get("/healthz").text == "ok"
    assert client.get("/aliens/nobody").status_code == 404


@pytest.mark.parametrize("length", ["many", "-1", "1e3", "99999999"])
def test_a_length_that_cannot_be_is_refused(client: TestClient, length: str) -> None:
    client.get("/")
    answer = client.post("/join", content=b"code=abc", headers=HTMX | {"content-length": length})
    assert answer.status_code == 409


def test_a_form_that_is_too_large_is_refused_also_without_a_length(client: TestClient) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(70):
            yield b"code=" + b"x" * 1000 + b"&"

    client.get("/")
    answer = client.post("/join", content=parts(), headers=HTMX)
    assert (answer.status_code, "transfer-encoding" in answer.request.headers) == (409, True)


def test_a_form_with_too_many_fields_is_refused(client: TestClient) -> None:
    client.get("/")
    assert client.post("/join", content=b"a=1&" * 500, headers=HTMX).status_code == 409


def test_a_form_may_be_written_in_any_signs(client: TestClient) -> None:
    """Percent signs as browsers send them, and plain UTF-8."""
    table = new_table(client)
    for content in ("name=Z%C3%B6e+%26+Anne", "name=Z\u00f6e+%26+Anne"):
        assert client.post(f"{table}/name", content=content.encode(), headers=HTMX).status_code == 204
        assert "Z\u00f6e &amp; Anne" in client.get(table).text
        client.post(f"{table}/name", content=b"name=Nobody", headers=HTMX)


def test_whoever_changes_the_looks_gets_them_with_the_next_page(client: TestClient) -> None:
    """Cookies are read once and kept, by what they say."""
    for theme in ("light", "dark", "light"):
        client.post("/prefs", data={"theme": theme}, headers=HTMX)
        assert f'data-theme="{theme}"' in client.get("/").text


def test_what_there_is_not_and_what_goes_wrong_get_pages_of_their_own(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = client.get("/nowhere", headers={"accept-language": "de"})
    assert answer.status_code == 404
    assert "Diese Seite gibt es nicht." in answer.text
    assert 'href="/"' in answer.text

    def fails(*_: object) -> Html:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr("warptable.table.web.library.library_of", fails)
    careless = at_same_server(client, TestClient(client.app, raise_server_exceptions=False))
    answer = careless.get("/rules")
    assert answer.status_code == 500
    assert "Something went wrong here." in answer.text
    assert "secret" not in answer.text


def test_the_language_is_detected_and_can_be_chosen(client: TestClient) -> None:
    assert preferred("fr-FR, de;q=0.7, en;q=0.3") == "de"
    assert preferred("en-GB,en;q=0.9,de;q=0.8") == "en"
    assert preferred("x;q=what, ,") == "en"
    answer = client.post("/prefs", data={"lang": "de", "theme": "light", "size": "12345", "back": "//evil.example"})
    assert answer.status_code == 303
    assert answer.headers["location"] == "/"
    page = client.get("/").text
    assert 'lang="de"' in page
    assert 'data-theme="light"' in page
    assert 'data-size="100"' in page


def test_another_language_keeps_what_the_address_of_a_new_table_says(client: TestClient) -> None:
    page = client.get("/tables/new?edition=ffg&players=5").text
    assert page.count('name="back" value="/tables/new?edition=ffg&amp;players=5"') == 2  # language, looks


def test_saved_settings_are_confirmed(client: TestClient) -> None:
    table = new_table(client)
    form = {"edition": "ffg", "players": "4", "choice": "two", "pace": "relaxed", "window": "5", "speed": "none"}
    answer = client.post(f"{table}/settings", data=form, headers=HTMX)
    assert "The settings are saved." in answer.text
    assert client.post(f"{table}/settings", data=form).headers["location"] == table


def test_a_late_guest_asks_and_is_let_in_through_the_page(client: TestClient) -> None:
    table = new_table(client)
    client.post(f"{table}/start", data={"fill": "novice"})
    stranger = newcomer(client)
    assert 'id="sit-form-1"' in stranger.get(table).text
    assert stranger.post(f"{table}/sit", data={"seat": "1", "name": "Spica"}, headers=HTMX).status_code == 204
    asking = stranger.get(table).text
    assert 'id="asking"' in asking
    assert 'id="cards"' not in asking
    host = client.get(table).text
    assert 'id="request-1"' in host
    assert stranger.post(f"{table}/request", data={"number": "1", "answer": "yes"}, headers=HTMX).status_code == 409
    assert client.post(f"{table}/request", data={"number": "1", "answer": "yes"}, headers=HTMX).status_code == 204
    assert 'id="own-plate"' in stranger.get(table).text
    assert "Spica now plays Blue" in client.get(table).text


def test_a_guest_is_recognised_by_a_signed_cookie(client: TestClient) -> None:
    table = new_table(client)
    assert "hx-ws:connect" in client.get(table).text
    forged = newcomer(client)
    guest = client.cookies[COOKIE].partition(".")[0]
    forged.cookies.set(COOKIE, f"{guest}.AAAAAAAAAAAAAAAAAAAAAA")
    refused = forged.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX)
    assert refused.status_code == 409
    assert client.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX).status_code == 204


def test_forms_and_sockets_from_another_site_are_refused(client: TestClient) -> None:
    table = new_table(client)
    evil = {"origin": "https://evil.example"}
    assert client.post(f"{table}/start", data={"fill": "steady"}, headers=evil).status_code == 403
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"{table}/ws", headers=evil):
        pass
    own = {"origin": "http://testserver"}
    assert client.post(f"{table}/start", data={"fill": "steady"}, headers=own | HTMX).status_code == 204


def test_a_refusal_is_said_in_words_and_changes_nothing(client: TestClient) -> None:
    table = new_table(client)
    client.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX)
    for sent in ({"serial": "1", "pick": "0"}, {"serial": "x"}, {}, {"serial": "9" * 40}):
        answer = client.post(f"{table}/answer", data=sent, headers=HTMX | {"accept-language": "de"})
        assert answer.status_code == 409
        assert answer.text.startswith('<p class="refused">')
    assert client.post("/t/nosuch/answer", data={}, headers=HTMX).status_code == 404
    assert client.get("/t/nosuch").status_code == 404


def test_a_stranger_may_watch_only_if_the_host_lets(client: TestClient) -> None:
    table = new_table(client, spectators="")
    stranger = newcomer(client)
    assert stranger.get(table).status_code == 200  # it still waits for players
    client.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX)
    assert stranger.get(table).status_code == 409
    with stranger.websocket_connect(f"{table}/ws") as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text()
    assert stranger.get(f"{table}/show/discards").status_code == 409
    assert stranger.get(f"{table}/show/discards", headers=HTMX).status_code == 409


def test_the_discard_pile_is_fetched_as_a_list_or_read_as_a_page(client: TestClient) -> None:
    table = new_table(client)
    assert client.get(f"{table}/show/discards").status_code == 409, "there are no cards yet"
    client.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX)
    for reader in (client, newcomer(client)):
        fetched = reader.get(f"{table}/show/discards", headers=HTMX)
        whole = reader.get(f"{table}/show/discards")
        assert fetched.status_code == whole.status_code == 200
        assert "<html" not in fetched.text
        assert "<html" in whole.text
        assert fetched.text.strip() in whole.text
        assert f'href="{table}"' in whole.text, "the way back"
        assert f'href="{table}/show/discards"' in reader.get(table).text, "a browser without script finds it"
    assert client.get(f"{table}/show/hands").status_code == 404


def test_a_running_game_cannot_be_downloaded(client: TestClient) -> None:
    """The save holds every card."""
    table = new_table(client)
    client.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX)
    answer = client.get(f"{table}/save")
    assert answer.status_code == 409


def test_the_situation_is_told_to_those_who_ask(client: TestClient) -> None:
    """In plain words, so that it can be read without script, too; a spectator hears of nobody's hand."""
    table = new_table(client)
    assert client.get(f"{table}/situation").status_code == 409, "no game yet"
    client.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX)
    mine, theirs = (one.get(f"{table}/situation") for one in (client, newcomer(client)))
    assert (mine.status_code, mine.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert mine.text.startswith("The game is being set up.")
    assert "You have" in mine.text
    assert "You have" not in theirs.text


def test_the_seed_stays_secret_until_the_game_is_over(client: TestClient) -> None:
    table = new_table(client)
    client.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX)
    room = next(iter(client.app.state.services.hub.rooms.values()))  # type: ignore[attr-defined]
    assert str(room.row.seed) not in client.get(table).text


def test_names_and_talk_are_escaped(client: TestClient) -> None:
    table = new_table(client)
    nasty = '<img src=x onerror="1">'
    client.post(f"{table}/name", data={"name": nasty}, headers=HTMX)
    client.post(f"{table}/chat", data={"text": f"{nasty} hello"}, headers=HTMX)
    waiting = client.get(table).text
    client.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX)
    for page in (waiting, client.get(table).text):
        assert "<img src=x" not in page
        assert "hello" in page


def test_without_script_a_form_leads_back_to_the_table(client: TestClient) -> None:
    table = new_table(client)
    answer = client.post(f"{table}/start", data={"fill": "steady"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)


def test_files_may_be_kept_for_good_and_nothing_else(client: TestClient) -> None:
    kept = client.get(assets.url("style.css"))
    assert "immutable" in kept.headers["cache-control"]
    assert client.get("/static/old/style.css").headers["cache-control"] == "no-cache"
    assert client.get(f"/static/{assets.version()}/../../secret").status_code == 404
    page = client.get("/")
    assert page.headers["cache-control"] == "no-store"
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_a_socket_sends_whole_frames(client: TestClient) -> None:
    table = new_table(client)
    with client.websocket_connect(f"{table}/ws") as socket:
        first = socket.receive_text()
        assert first.startswith('<div id="table"')
        client.post(f"{table}/seats/1/bot", data={"level": "steady"}, headers=HTMX)
        assert socket.receive_text() != first


@pytest.mark.parametrize(("asked", "spoken"), [("?lang=de", "<h1>Tisch"), ("?lang=xx", "<h1>Table"), ("", "<h1>Table")])
def test_a_socket_speaks_the_language_of_its_page(client: TestClient, asked: str, spoken: str) -> None:
    """Some browsers name other languages for a socket than for the page that opens it, or none."""
    table = new_table(client)
    with client.websocket_connect(f"{table}/ws{asked}", headers={"accept-language": "en"}) as socket:
        assert spoken in socket.receive_text()


def test_a_code_or_a_whole_address_leads_to_the_table(client: TestClient) -> None:
    table = new_table(client)
    for code in (table.rpartition("/")[2], f"http://testserver{table}", f" {table}/ "):
        assert client.post("/join", data={"code": code}).headers["location"] == table
    assert client.post("/join", data={"code": "../../etc"}, headers=HTMX).status_code == 404


def test_a_socket_sends_the_table_once_and_then_what_changes(client: TestClient) -> None:
    table = new_table(client)
    client.post(f"{table}/start", data={"fill": "novice"}, headers=HTMX)
    with client.websocket_connect(f"{table}/ws") as socket:
        first = socket.receive_text()
        assert first.startswith(f'<div id="table" class="game" data-version="{assets.version()}"')
        client.post(f"{table}/chat", data={"text": "Hello"}, headers=HTMX)
        changed = socket.receive_text()
        while "Hello" not in changed:  # the bots may still choose their aliens
            changed = socket.receive_text()
        assert changed.startswith("<hx-partial ")
        assert 'id="board"' not in changed


CANNOT_BE_SHOWN = [
    ("en", "This table cannot be shown just now", "Load again", "Text view"),
    ("de", "Dieser Tisch lässt sich gerade nicht zeigen", "Neu laden", "Textansicht"),
]


@pytest.mark.parametrize(("language", "title", "again", "words"), CANNOT_BE_SHOWN)
def test_a_frame_that_cannot_be_drawn_says_so_and_the_next_one_comes(
    client: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    title: str,
    again: str,
    words: str,
) -> None:
    logged: list[str] = []
    monkeypatch.setattr("warptable.table.web.game.log.exception", lambda line, *_: logged.append(line))
    ada = newcomer(client, **{"accept-language": language})
    table = new_table(ada)
    with ada.websocket_connect(f"{table}/ws") as socket:
        assert title not in socket.receive_text()
        with monkeypatch.context() as broken:
            broken.setattr("warptable.table.web.game.waiting_room", lambda data: 1 / 0)
            ada.post(f"{table}/seats/1/bot", data={"level": "steady"}, headers=HTMX)
            told = socket.receive_text()
        assert told.startswith('<div id="table"')
        assert all(said in told for said in (title, again, words, f'href="{table}"', f'href="{table}/log"', 'href="/"'))
        assert logged == ["table %s cannot be drawn at %s"]
        ada.post(f"{table}/seats/2/bot", data={"level": "steady"}, headers=HTMX)
        assert title not in socket.receive_text()


@pytest.mark.parametrize(("language", "title", "again", "words"), CANNOT_BE_SHOWN)
def test_a_page_that_cannot_be_drawn_says_so_and_stays_connected(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, language: str, title: str, again: str, words: str
) -> None:
    ada = client
    ada.headers["accept-language"] = language
    table = new_table(ada)
    assert ada.post(f"{table}/start", data={"fill": "steady"}, headers=HTMX).status_code == 204

    def fails(*_: object) -> Html:
        raise RuntimeError("a secret of the server")

    with monkeypatch.context() as broken:
        board = Region("board", BoardPart, fails)
        broken.setattr("warptable.table.page.game.page.pages_for", lambda _: replace(ENCOUNTER, picture=(board,)))
        answer = ada.get(table)
        assert answer.status_code == 200
        assert all(said in answer.text for said in (title, again, words, f"{table}/ws", f'lang="{language}"'))
        assert "secret" not in answer.text
        ada.post("/prefs", data={"text_view": "on", "back": table})
        assert title not in ada.get(table).text, "the other view is a way on"
    assert title not in ada.get(table).text


def asked_about(client: TestClient, path: str) -> str:
    """What the command line of the page in words is about now."""
    found = re.search(r'name="about" value="([^"]*)"', client.get(path).text)
    assert found is not None
    return found[1]


def test_a_line_of_the_page_in_words_answers_and_asks(client: TestClient) -> None:
    """With script words come back; without one, a page, or the table itself after an answer."""
    path = new_table(client)
    client.post("/prefs", data={"text_view": "on", "back": "/"})
    client.post(f"{path}/start", data={"fill": "steady"})
    about = asked_about(client, path)
    assert about.startswith("question-")  # which alien to play

    def send(line: str, **options: Any) -> Any:
        return client.post(f"{path}/typed", data={"line": line, "about": about}, **options)

    assert "<p>1 " in send("help", headers=HTMX).text
    wrong = send("no such alien", headers=HTMX)
    assert wrong.status_code == 200
    assert "is not one of the answers" in wrong.text
    page = send("?")
    assert page.status_code == 200
    assert "<html" in page.text
    assert f'href="{path}"' in page.text
    answered = send("1")
    assert (answered.status_code, answered.headers["location"]) == (303, path)
    assert asked_about(client, path) != about
    assert send("1", headers=HTMX).status_code == 409  # it was for the question before
    assert newcomer(client).post(f"{path}/typed", data={"line": "1", "about": about}).status_code == 409
