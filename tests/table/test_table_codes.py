"""What tables are called: words that can be said on the phone, typed as one likes, and guessed by nobody."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.table.tables import opened, people, run, url
from warptable.table.rooms import hub as hubs
from warptable.table.rooms.name_words import WORDS
from warptable.table.rooms.names import CODE_WORDS, code_meant, name_of, new_code, read_out
from warptable.table.rooms.settings import TableSettings
from warptable.table.store.rows import TableRow
from warptable.table.web.app import make_app
from warptable.table.web.limits import GUESSES

HTMX = {"hx-request": "true"}
FORM = {"edition": "ffg", "players": "3", "choice": "two", "pace": "relaxed", "window": "5", "speed": "none"}
OLD = "k3v9xw2h"
"""A table of a version whose codes were letters and digits."""
RUDE = """
anal anus arsch ass bastard bimbo bitch bomb boob bum busen cock corona coitus cunt damn devil dick dildo dirne drug
dumm dumb eros fag fart fett fick fotze fuck geil hell heil hoden hure idiot isis jerk jihad junk kack kill kot kotz
krieg latte loser lust mord moron mist nackt nazi niger nude nutte oral orgas peni penn piss poop popo porn pups
pussy rape rass sau scheis sex shit sklav slave slut sperm spast stasi suck terror teuf tit tod trott tumor turd
twat uranus urin vag viagra virus wank weed whore wichs wix
"""
"""Beginnings of words that must not be among ours, in English or German."""


def test_the_words_are_short_plain_and_all_different() -> None:
    assert len(set(WORDS)) == len(WORDS) == 512
    assert list(WORDS) == sorted(WORDS)
    assert [word for word in WORDS if not re.fullmatch("[a-z]{4,8}", word)] == []


def test_no_word_is_rude_in_either_language() -> None:
    assert [word for word in WORDS if word.startswith(tuple(RUDE.split()))] == []


def alike(one: str, other: str) -> bool:
    """Do they differ by one letter at most: another one, one more, one fewer?"""
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    if len(long) == len(short):
        return sum(a != b for a, b in zip(short, long, strict=True)) <= 1
    return any(long[:i] + long[i + 1 :] == short for i in range(len(long)))


def test_no_two_words_are_mixed_up_on_the_phone() -> None:
    assert [pair for pair in itertools.combinations(WORDS, 2) if alike(*pair)] == []


def test_words_written_together_can_be_told_apart() -> None:
    """No word begins with another: sorted, that one would stand right before it."""
    assert [pair for pair in itertools.pairwise(WORDS) if pair[1].startswith(pair[0])] == []


def test_a_code_has_enough_chance_in_it_to_be_a_secret() -> None:
    """An address that tries codes as fast as it may finds one of a thousand tables in 20 years."""
    codes = math.perm(len(WORDS), CODE_WORDS)
    assert math.log2(codes) > 35.9
    tries_a_year = 365 * 86_400 / GUESSES.address.seconds
    assert codes / (1000 * tries_a_year) > 20


def test_a_new_code_is_made_of_different_words() -> None:
    for _ in range(50):
        words = new_code().split("-")
        assert len(set(words)) == len(words) == CODE_WORDS
        assert set(words) <= set(WORDS)


@pytest.mark.parametrize(
    "typed",
    [
        "mango-radar-lotus-kiwi",
        "Mango Radar Lotus Kiwi",
        "  MANGO radar, lotus   kiwi. ",
        "mangoradarlotuskiwi",
        "mango_radar_lotus_kiwi",
        "mango–radar–lotus–kiwi",
    ],
)
def test_a_code_may_be_typed_as_one_likes(typed: str) -> None:
    assert code_meant(typed) == "mango-radar-lotus-kiwi"


def test_old_codes_mean_themselves() -> None:
    assert [code_meant(typed) for typed in (OLD, OLD.upper(), f" {OLD} ")] == [OLD] * 3
    assert name_of(OLD) == read_out(OLD) == OLD


@pytest.mark.parametrize("typed", ["", "\0", "müll", "🚀", "x" * 10_000])
def test_what_can_be_no_code_finds_nothing(typed: str) -> None:
    assert code_meant(typed) in ("", "x" * 200)


def test_the_name_of_a_table_does_not_tell_its_code() -> None:
    assert name_of("mango-radar-lotus-kiwi") == "Mango Radar"
    assert read_out("mango-radar-lotus-kiwi") == "mango radar lotus kiwi"


def test_a_code_that_is_taken_is_not_given_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["mango-radar-lotus-kiwi"] * 3 + ["tiger-piano-oslo-yoga"])
    monkeypatch.setattr(hubs, "new_code", lambda: next(codes))

    async def play() -> None:
        async with opened(tmp_path) as hub:
            first = await hub.create(people(1)[0], TableSettings())
            second = await hub.create(people(2)[1], TableSettings())
            assert (first.id, second.id) == ("mango-radar-lotus-kiwi", "tiger-piano-oslo-yoga")
            assert await hub.room("Mango Radar Lotus Kiwi") is first
            assert (await hub.room("mangoradarlotuskiwi")).host == people(1)[0].guest

    run(play())


def test_tables_of_older_versions_are_still_found(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            made = (await hub.create(people(1)[0], TableSettings())).row
            await hub.store.add_table(TableRow(**{**{f: getattr(made, f) for f in made.__struct_fields__}, "id": OLD}))
            room = await hub.room(OLD.upper())
            assert (room.id, room.name) == (OLD, OLD)

    run(play())


# ---- on the pages ---------------------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(url(tmp_path)), follow_redirects=False, client=("203.0.113.7", 1)) as made:
        made.get("/")
        yield made


def test_the_waiting_room_shows_the_name_and_the_words_to_say(client: TestClient) -> None:
    address = client.post("/tables", data=FORM).headers["location"]
    code = address.removeprefix("/t/")
    page = client.get(address).text
    assert f"Table {name_of(code)}</" in page
    assert read_out(code) in page
    assert client.get(f"/t/{code.replace('-', '%20').title()}").status_code == 200


@pytest.mark.parametrize("written", ["{code}", "http://play.example/t/{code}?lang=de#board", "/t/{code}/", "{words}"])
def test_whoever_was_told_the_words_or_sent_the_link_finds_the_table(client: TestClient, written: str) -> None:
    address = client.post("/tables", data=FORM).headers["location"]
    code = address.removeprefix("/t/")
    sent = written.format(code=code, words=read_out(code).upper())
    assert client.post("/join", data={"code": sent}).headers["location"] == address


@pytest.mark.parametrize("sent", ["http://[", "", "///", "?", "mango"])
def test_what_is_no_code_is_answered_in_words(client: TestClient, sent: str) -> None:
    answer = client.post("/join", data={"code": sent}, headers=HTMX)
    assert "There is no such table" in answer.text


def test_whoever_tries_many_codes_has_to_wait_and_learns_nothing(tmp_path: Path) -> None:
    """Friends in the same house, who have a seat, and tables open to everybody are not touched by it."""
    with TestClient(make_app(url(tmp_path)), follow_redirects=False, client=("203.0.113.7", 1)) as client:
        private = client.post("/tables", data=FORM).headers["location"]
        public = client.post("/tables", data=FORM | {"listed": "on"}).headers["location"]
        seated = dict(client.cookies)
        client.cookies.clear()
        client.get("/")
        for number in range(GUESSES.guest.at_once):
            assert client.get(f"/t/nosuchtable{number}").status_code == 404
        for table in ("/t/nosuchtable", private):
            assert "many codes were tried" in client.get(table).text
        assert client.get(public).status_code == 200
        client.cookies.clear()
        client.cookies.update(seated)
        assert client.get(private).status_code == 200
        client.cookies.clear()
        for number in range(GUESSES.address.at_once - GUESSES.guest.at_once):
            client.cookies.clear()
            assert client.get(f"/t/nosuchtable{number}").status_code == 404
        client.cookies.clear()
        assert "many codes were tried" in client.get(private).text
