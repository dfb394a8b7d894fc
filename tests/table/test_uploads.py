"""Games from files: kept in both databases, watched under an address of their own, refused in one line if they are no
games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.replay.witness import played
from tests.table.test_replay_page import borrowed, now, table_at
from tests.table.test_web import HTMX, client, newcomer
from warptable.kernel.save import peek, wrapped
from warptable.table.page.replay.parts import finished
from warptable.table.rooms import uploads
from warptable.table.store import Store
from warptable.table.store.guest_writes import ForgetGuest, MoveGuest
from warptable.table.store.rows import UploadRow
from warptable.text import t

__all__ = ["client"]
ROW = UploadRow(id="one", guest="ada", digest="d", added_at=1.0, seen_at=1.0, about=b"{}", data=b"\x00save\xff")


# ---------------------------------------------------------------- the store


@pytest.mark.anyio
async def test_games_come_back_and_go_with_their_owner_alone(store: Store) -> None:
    shelf = store.uploads
    await shelf.add(ROW)
    await shelf.add(replace(ROW, id="two", added_at=2.0))
    await shelf.add(replace(ROW, id="three", guest="bob"))
    assert await shelf.get("one") == ROW
    assert await shelf.get("four") is None
    assert [row.id for row in await shelf.of("ada")] == ["two", "one"]
    assert await shelf.number() == 3
    await shelf.drop("one", "bob")
    assert await shelf.number() == 3, "it is not his"
    await shelf.drop("one", "ada")
    assert await shelf.get("one") is None
    await shelf.note_seen("two", 50.0)
    assert await shelf.seen_at("two") == 50.0
    await shelf.drop_unseen(40.0)
    assert [await shelf.seen_at(one) for one in ("two", "three")] == [50.0, None]


@pytest.mark.anyio
async def test_games_go_with_a_guest_who_moves_and_with_one_who_is_forgotten(store: Store) -> None:
    await store.uploads.add(ROW)
    queue = store.queue()
    queue.put(MoveGuest("ada", "bob"))
    await queue.written()
    assert [row.id for row in await store.uploads.of("bob")] == ["one"]
    queue.put(ForgetGuest("bob"))
    await queue.written()
    assert await store.uploads.number() == 0


# ---------------------------------------------------------------- the pages


def sent(client: TestClient, data: bytes, **headers: str) -> Any:
    return client.post("/replays", files={"file": ("a.save", data, "application/octet-stream")}, headers=headers)


@pytest.mark.parametrize("family", ["encounter", "duel"])
def test_a_file_is_watched_like_a_table_by_whoever_has_its_address(client: TestClient, family: str) -> None:
    game = finished(family)
    answer = sent(client, game.save())
    assert answer.status_code == 303
    path = answer.headers["location"]
    assert re.fullmatch(r"/replay/[\w-]{16}", path)
    friend = newcomer(client)
    first = friend.get(path).text
    assert borrowed(first)[:2] == ["all", "spectator"]
    middle = friend.get(f"{path}?as=all&at={int(now(first)['last']) // 2}").text
    assert 0 < int(now(middle)["place"]) < int(now(middle)["last"])
    seat = borrowed(first)[2]
    assert 'aria-current="true"' in friend.get(f"{path}?as={seat}&at=3").text
    on = friend.get(f"{path}?as=all&place=9&from={now(first)['moment']}", headers=HTMX)
    assert on.text.startswith("<hx-partial")
    assert friend.get(f"{path}/save").content == game.save()
    assert "replay-back" not in first, "there is no table to go back to"
    assert sent(client, game.save()).headers["location"] == path, "the same file again"
    assert sent(friend, game.save()).headers["location"] != path, "that of somebody else is theirs"


def test_a_game_is_deleted_by_whoever_brought_it_and_by_nobody_else(client: TestClient) -> None:
    client.get("/")
    path = sent(client, finished("duel").save()).headers["location"]
    shelf = client.get("/replays").text
    assert f'action="{path}/delete"' in shelf
    friend = newcomer(client)
    assert path not in friend.get("/replays").text
    friend.post(f"{path}/delete")
    assert friend.get(path).status_code == 200
    assert client.post(f"{path}/delete").headers["location"] == "/replays"
    assert path not in client.get("/replays").text
    for address in (path, f"{path}?as=all&at=3", f"{path}/save"):
        gone = friend.get(address)
        assert gone.status_code == 404
        assert t("en", "refused-no-replay") in gone.text


def changed(save: bytes, **values: Any) -> bytes:
    return wrapped(peek(save) | values)


def bad_files() -> dict[str, bytes]:
    save = finished("duel").save()
    history = peek(save)["history"]
    return {
        "refused-no-file": b"",
        "refused-save-none": b"GIF89a" * 40,
        "refused-save-version": changed(save, rules=1),
        "refused-save-game": changed(save, game="chess"),
        "refused-save-damaged": save[:-9],
        "refused-save-damaged ": changed(save, history=history[:30] + history[31:]),
        "refused-save-damaged  ": changed(save, history=[[7, 0, 0, "x"], *history]),
        "refused-save-damaged   ": changed(save, options={"edition": 7}),
        "refused-save-long": b"WARPTABLE" + b"x" * uploads.LARGEST,
        "refused-save-long ": b"x" * (uploads.LARGEST * 3),
    }


@pytest.mark.parametrize("locale", ["en", "de"])
def test_what_is_no_game_is_refused_in_one_line_and_not_kept(client: TestClient, locale: str) -> None:
    client.headers["accept-language"] = locale
    for why, data in bad_files().items():
        client.cookies.clear()
        answer = sent(client, data)
        assert t(locale, why.strip()) in answer.text, why
        assert "location" not in answer.headers
        assert f"{why.strip()}" not in answer.text
    assert client.get("/replays").text.count("/delete") == 0


def test_a_game_of_a_pack_that_is_not_here_is_refused_by_its_name(client: TestClient) -> None:
    save = finished("encounter").save()
    options = peek(save)["options"]
    options["packs"] = [{"name": "mine", "version": "7"}]
    answer = sent(client, changed(save, options=options))
    assert "location" not in answer.headers
    assert t("en", "refused-save-pack", pack="mine") in answer.text


def test_a_game_that_was_never_finished_is_watched_with_all_hands_by_whoever_has_its_file(client: TestClient) -> None:
    path = sent(client, played(3, 80).save()).headers["location"]
    assert borrowed(client.get(path).text)[0] == "all"


def test_a_running_table_gives_its_save_to_nobody(client: TestClient) -> None:
    path = table_at(client, played(3, 80), edition="duel", players="2", choice="two")
    for one in (client, newcomer(client)):
        answer = one.get(f"{path}/save")
        assert answer.status_code == 409
        assert b"WARPTABLE" not in answer.content


def test_nobody_has_more_games_than_twenty_and_the_server_not_more_than_its_limit(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "EACH", 1)
    client.get("/")
    sent(client, finished("duel").save())
    other = played(3, 40).save()
    assert t("en", "refused-uploads-yours", most=1) in sent(client, other).text
    monkeypatch.setattr(uploads, "IN_ALL", 1)
    assert t("en", "refused-uploads-all") in sent(newcomer(client), other).text


def test_many_files_in_a_short_time_are_refused(client: TestClient) -> None:
    client.get("/")
    for _ in range(6):
        sent(client, b"x")
    assert "many files" in sent(client, b"x").text


def test_a_game_that_today_s_program_cannot_read_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = sent(client, finished("duel").save()).headers["location"]
    monkeypatch.setattr("warptable.games.duel.engine.rulebook.DuelRules.version", 99_999)
    answer = client.get(path)
    assert answer.status_code == 409
    assert t("en", "refused-save-version") in answer.text
