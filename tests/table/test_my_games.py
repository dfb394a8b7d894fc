"""My games at real tables: results kept with their end, old tables, moving to another guest, forgetting."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.campaigns import CAMPAIGN, begun, played_out, short_games
from tests.table.tables import QUICK, game, opened, people, seated, url
from warptable import new_game
from warptable.game import families
from warptable.kernel import Rng, Session
from warptable.table.errors import Refused
from warptable.table.play.seats import SeatHolder
from warptable.table.rooms import belongings, seating
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.my_games import my_games
from warptable.table.rooms.record import TableRecord, decoded, encoded
from warptable.table.rooms.results import GameResult, SeatResult, result_of
from warptable.table.rooms.room import Room
from warptable.table.store import Store, TableRow
from warptable.table.store.writes import AddTable

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("short_games")]

__all__ = ["short_games"]
PLAIN = replace(CAMPAIGN, campaign=False, name="Old friends")
ADA, BOB = people(2)


def play_by_chance(session: Session[Any]) -> None:
    rng = Rng.seeded("chance")
    while session.decisions:
        decision = session.decisions[0]
        session.answer(decision, rng.choice(list(decision.options)))


# ---- what is kept ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", families().values(), ids=lambda family: family.id)
def test_a_result_has_the_aliens_of_the_beginning_the_scores_and_the_winners(family: Any) -> None:
    edition, facts = next(iter(family.editions().items()))
    session = new_game(edition, facts.low, 5)
    rng = Rng.seeded("chance")
    while session.state.step in family.setup_steps:
        session.answer(session.decisions[0], rng.choice(list(session.decisions[0].options)))
    dealt = family.began(session.state)
    play_by_chance(session)
    one, two = session.state.seats[:2]
    if hasattr(one, "sheets"):
        one.sheets, two.sheets = two.sheets, one.sheets
    else:
        one.alien, two.alien = two.alien, one.alien
    bots = [SeatHolder(name="Bix", bot="seer") for _ in range(facts.low - 1)]
    holders = [SeatHolder(guest="a", name="Ada", bot="steady"), *bots]
    result = result_of(session, holders, 12.0)
    assert tuple(seat.alien for seat in result.seats) == dealt
    assert tuple(seat.score for seat in result.seats) == family.scored(session)
    assert (result.winners, result.rounds, result.ended_at) == (session.winners, family.rounds(session.state), 12.0)
    assert [seat.bot for seat in result.seats] == [
        "",
        *("seer" for _ in bots),
    ]  # a bot that stands in for a person is no player


def test_a_record_without_a_result_is_read_as_before() -> None:
    record = TableRecord(settings=QUICK, seats=[SeatHolder()])
    old = encoded(record).replace(b',"result":null', b"")
    assert b"result" not in old
    assert decoded(old).result is None


async def test_a_game_that_goes_on_from_a_moment_of_another_is_listed_and_not_counted(tmp_path: Path) -> None:
    seats = [SeatHolder(guest=ADA.guest, name="Ada"), SeatHolder(), SeatHolder()]
    result = GameResult(1.0, 9, (SeatResult(won=True), SeatResult(), SeatResult()))
    row = row_of("if", TableRecord(settings=PLAIN, seats=seats, result=result), 3.0)
    body = json.dumps(json.loads(row.body) | {"origin": {"table": "other"}}).encode()
    async with opened(tmp_path) as hub:
        await hub.store.add_table(replace(row, body=body))
        mine = await my_games(hub, ADA.guest)
    assert [(line.id, line.result) for line in mine.finished] == [("if", None)]
    assert mine.results.all.games == 0


async def test_a_finished_game_is_listed_with_what_came_of_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        room = await played_out(await begun(hub, PLAIN))
        waiting = await seated(hub, PLAIN, 1)
        mine = await my_games(hub, ADA.guest)
        assert [one.id for one in mine.running] == [waiting.id]
        [line] = mine.finished
        assert (line.id, line.name, line.seat) == (room.id, "Old friends", 0)
        assert line.result is not None
        assert line.result.winners == game(room).session.winners
        results = mine.results
        assert (results.all.games, results.all.won) == (1, 0 in line.result.winners)
        assert results.players == [(3, results.all)]
        assert [(one.name, one.theirs) for one in results.people] == [("Guest 1", 1 in line.result.winners)]
        assert [(one.name, one.games) for one in results.bots] == [("steady", 1)]
        assert (await my_games(hub, "stranger")).finished == ()


async def test_where_the_host_keeps_no_results_none_is_stored(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        hub.keeps_results = False
        room = await played_out(await begun(hub, PLAIN))
        row = await hub.store.table(room.id)
        assert row is not None
        assert decoded(row.body).result is None


async def test_a_game_that_was_over_before_results_were_kept_gets_its_result_and_keeps_its_time(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as hub:
        hub.keeps_results = False
        room = await played_out(await begun(hub, PLAIN))
        before, winners = room.row.changed_at, game(room).session.winners
    async with opened(tmp_path) as hub:
        [line] = (await my_games(hub, ADA.guest)).finished
        assert line.result is not None
        assert (line.result.winners, line.ended_at, line.changed_at) == (winners, before, before)


async def test_a_game_that_cannot_be_brought_back_is_listed_without_a_result_and_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def refused(hub: Hub, table: str) -> Room:
        tried.append(table)
        raise Refused("refused-no-table")

    async with opened(tmp_path) as hub:
        record = TableRecord(
            settings=PLAIN, seats=[SeatHolder(guest=ADA.guest, name="Ada"), SeatHolder(), SeatHolder()]
        )
        await hub.store.add_table(row_of("old", record, 3.0))
        monkeypatch.setattr(Hub, "room", refused)
        for _ in range(2):
            mine = await my_games(hub, ADA.guest)
            assert [(line.id, line.result, line.ended_at) for line in mine.finished] == [("old", None, 3.0)]
            assert mine.results.all.games == 0
        assert tried == ["old"]


def row_of(table: str, record: TableRecord, at: float) -> TableRow:
    guests = tuple(seat.guest for seat in record.seats if seat.guest)
    return TableRow(
        id=table,
        phase="over",
        created_at=at,
        changed_at=at,
        host=guests[0],
        seed=1,
        body=encoded(record),
        guests=guests,
    )


async def test_hundreds_of_finished_games_are_read_and_counted_quickly(tmp_path: Path) -> None:
    """Two thousand take about 70 ms. What counts here is the processor's time, for the machine may be busy."""
    result = GameResult(1.0, 20, tuple(SeatResult("x", 3, won=seat == 0) for seat in range(4)))
    seats = [SeatHolder(guest=guest, name=guest) for guest in ("ada", "bob", "eve", "dan")]
    async with opened(tmp_path) as hub:
        queue = hub.store.queue()
        for number in range(400):
            settings = replace(PLAIN, players=4, name=f"Table {number}")
            record = TableRecord(settings=settings, seats=seats, result=result)
            queue.put(AddTable(row_of(f"t{number}", record, float(number))))
        await queue.written()
        await my_games(hub, "ada")
        began = time.process_time()
        mine = await my_games(hub, "ada")
        spent = time.process_time() - began
    assert (len(mine.finished), mine.results.all.won) == (400, 400)
    assert spent < 0.2


# ---- moving to another guest ---------------------------------------------------------------------------------------


async def test_whoever_becomes_another_guest_keeps_seats_in_all_games_awake_and_asleep(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        finished = await played_out(await begun(hub, PLAIN))
        asleep = await begun(hub, PLAIN, seed=8)
        await hub.put_to_sleep(time.monotonic() + 1)
        awake = await begun(hub, PLAIN, seed=9)
        await awake.say(ADA, "hello")
        page = awake.watchers.add(ADA)
        await belongings.move(hub, ADA.guest, "tablet")
        assert (page.reader.guest, awake.host, awake.seat_of("tablet")) == ("tablet", "tablet", 0)
        mine = await my_games(hub, "tablet")
        assert {room.id for room in mine.running} == {asleep.id, awake.id}
        assert [line.id for line in mine.finished] == [finished.id]
        assert await hub.store.guests.belonging(ADA.guest) == []
        assert (await hub.room(asleep.id)).seat_of("tablet") == 0
        assert [line.guest for line in await hub.store.chat(awake.id) if line.text == "hello"] == ["tablet"]
        assert [one.games for one in mine.results.people] == [1]
        awake.leave_page(page)


async def test_two_guests_at_the_same_table_cannot_become_one_and_nothing_has_changed(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        await begun(hub, PLAIN, persons=1)
        room = await begun(hub, PLAIN, persons=2)
        with pytest.raises(Refused) as refused:
            await belongings.move(hub, ADA.guest, BOB.guest)
        assert (refused.value.message_id, refused.value.values) == ("refused-both-seated", {"table": "Old friends"})
        assert (room.seat_of(ADA.guest), room.seat_of(BOB.guest)) == (0, 1)
        assert len(await hub.store.guests.tables(ADA.guest)) == 2


# ---- deleting ------------------------------------------------------------------------------------------------------


async def test_a_game_that_is_removed_stays_with_the_others_without_a_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        room = await begun(hub, PLAIN)
        await room.say(ADA, "my words")
        await room.say(BOB, "his words")
        await played_out(room)
        await belongings.take_off(hub, ADA, room.id)
        assert (await my_games(hub, ADA.guest)).finished == ()
        [line] = (await my_games(hub, BOB.guest)).finished
        assert (line.record.seats[0].guest, line.record.seats[0].name, room.host) == ("", "", BOB.guest)
        assert [one.name for one in (await my_games(hub, BOB.guest)).results.people] == []
        said = [one.text for one in room.chat.lines if not one.bot and not one.notice]
        assert said == ["his words"]
        assert not [one for one in await hub.store.chat(room.id) if one.guest == ADA.guest]
        with pytest.raises(Refused):
            await belongings.take_off(hub, ADA, room.id)


async def test_a_game_that_goes_on_is_not_removed(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        room = await begun(hub, PLAIN)
        with pytest.raises(Refused) as refused:
            await belongings.take_off(hub, ADA, room.id)
        assert (refused.value.message_id, room.seat_of(ADA.guest)) == ("refused-still-played", 0)


async def test_whoever_deletes_everything_is_named_nowhere_and_bots_go_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        await played_out(await begun(hub, PLAIN))
        running = await begun(hub, PLAIN, seed=9)
        await running.say(ADA, "my words")
        waiting = await hub.create(BOB, PLAIN)
        await seating.sit(waiting, ADA, 1, ADA.name)
        await belongings.forget(hub, ADA)
        assert (running.record.seats[0].guest, running.record.seats[0].bot, running.host) == ("", "steady", BOB.guest)
        assert not waiting.record.seats[1].taken
        assert not [line for line in running.chat.lines if ADA.name in (line.name, line.text)]
        assert await hub.store.guests.belonging(ADA.guest) == []
    store = await Store.open(url(tmp_path))
    rows = await store.tables(["waiting", "playing", "over"])
    await store.close()
    assert len(rows) == 3
    assert not [row.id for row in rows if ADA.guest.encode() in row.body or ADA.name.encode() in row.body]


async def test_a_deleted_guest_leaves_a_campaign_to_a_bot(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        room = await played_out(await begun(hub))
        await belongings.forget(hub, ADA)
        following = await hub.again(BOB, room)
        assert (following.record.seats[0].guest, bool(following.record.seats[0].bot)) == ("", True)
        assert following.seat_of(BOB.guest) == 1
