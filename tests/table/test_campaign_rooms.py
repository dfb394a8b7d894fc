"""Campaigns at tables (A-CAMP): seats that stay, who begins, results that are noted once, and the next game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, delete

from tests.table.campaigns import CAMPAIGN, answers_of, begun, played_out, short_games
from tests.table.tables import game, opened, people, run, seated, until
from warptable.game import editions
from warptable.games.encounter.engine.campaign import Played
from warptable.kernel import to_data
from warptable.table.errors import Refused
from warptable.table.rooms import seating
from warptable.table.rooms.absence import GRACE
from warptable.table.rooms.birthdays import say_birthday
from warptable.table.rooms.campaign import Result
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.room import Room
from warptable.table.store import Store, schema
from warptable.table.store.writes import AmendResult

__all__ = ["short_games"]

pytestmark = pytest.mark.usefixtures("short_games")


async def following(hub: Hub, room: Room) -> Room:
    """The next game, at the wish of the first person."""
    place = room.record.campaign
    assert place is not None
    return await hub.next_game(people(1)[0], place.id, place.number + 1)


def aliens(room: Room) -> tuple[str, ...]:
    return tuple(seat.sheets[0].alien for seat in game(room).session.state.seats)


@pytest.mark.rule("A-CAMP-1", "A-CAMP-5", "A-CAMP-6", "A-CAMP-7", "A-CAMP-8")
def test_a_whole_campaign(tmp_path: Path) -> None:
    """Games are played until somebody has fifteen points; each is begun by whom the points name, with new aliens."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub)
            code, dealt, first = room.id, set(), game(room).session.state.first
            for number in range(1, 30):
                place = room.record.campaign
                assert place is not None
                assert (place.id, place.number, len(place.earlier)) == (code, number, number - 1)
                assert game(room).session.state.first == first
                dealt.add(aliens(room))
                await played_out(room)
                standing = await hub.standing(code)
                rules, games = standing.rules, standing.played
                assert [one.starter for one in games][-1] == first
                assert standing.over[-1].aliens == aliens(room)
                if rules.is_over(games):
                    break
                assert not any(score >= rules.goal() for score in rules.scores(games))
                first = rules.next_starter(games)
                room = await following(hub, room)
            assert standing.row.phase == "over"
            assert number >= 2
            assert len(dealt) == number, "new aliens for every game"
            assert {alien for one in dealt for alien in one} <= set(editions()["avalon"].aliens)
            assert rules.champions(games)
            with pytest.raises(Refused, match="refused-campaign-over"):
                await following(hub, room)
            again = await hub.again(people(1)[0], room)
            assert (again.phase, again.record.campaign, again.settings.campaign) == ("waiting", None, True)

    run(story())


def test_seats_names_and_bots_stay_from_game_to_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub)
            host, guest = people(2)
            pages = [await room.enter(reader) for reader in (host, guest)]
            await played_out(room)
            await seating.rename(room, guest, "Nina")
            second = await following(hub, room)
            assert [(seat.guest, seat.name, seat.bot) for seat in second.record.seats] == [
                (host.guest, host.name, ""),
                (guest.guest, "Nina", ""),
                ("", room.record.seats[2].name, "steady"),
            ]
            assert (second.host, second.settings, second.phase) == (host.guest, room.settings, "playing")
            assert (room.record.again, room.record.again_by) == (second.id, host.name)
            assert second.row.seed != room.row.seed
            for page in pages:
                room.leave_page(page)

    run(story())


def test_a_bot_plays_for_who_is_away_until_they_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, persons=3)
            _, near, far = people(3)
            page = await room.enter(near)
            await played_out(room)
            room.leave_page(page)  # a moment ago
            away = await room.enter(far)
            room.leave_page(away)
            room.absence._left[far.guest] -= GRACE
            second = await following(hub, room)
            assert [bool(seat.bot) for seat in second.record.seats] == [False, False, True]
            assert second.record.seats[2].guest == far.guest
            await second.enter(far)
            assert not second.record.seats[2].bot

    run(story())


def test_who_looks_at_the_page_of_the_campaign_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub)
            _, guest = people(2)
            await played_out(room)
            pages = hub.pages(room.id)
            pages.watchers.add(guest)
            second = await following(hub, room)
            assert not second.record.seats[1].bot

    run(story())


def test_a_bot_keeps_the_seat_and_the_points_of_who_leaves_between_two_games(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await played_out(await begun(hub))
            _, guest = people(2)
            await seating.leave(room, guest)
            assert (room.record.seats[1].guest, room.record.seats[1].bot) == ("", "steady")
            second = await following(hub, room)
            assert (second.record.seats[1].guest, second.record.seats[1].bot) == ("", "steady")
            assert len((await hub.standing(room.id)).played[0].foreign) == 3

    run(story())


def test_by_the_day_nobody_has_to_be_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await played_out(await begun(hub, replace(CAMPAIGN, pace="day")))
            second = await following(hub, room)
            assert [bool(seat.bot) for seat in second.record.seats] == [False, False, True]

    run(story())


def test_two_who_press_the_button_at_once_get_to_the_same_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await played_out(await begun(hub))
            one, other = people(2)
            found = await asyncio.gather(*(hub.again(reader, room) for reader in (one, other, one)))
            assert len({id(one) for one in found}) == 1
            assert [row.number for row in (await hub.standing(room.id)).row.games] == [1, 2]
            late = await hub.next_game(other, room.id, 2)
            assert late is found[0]

    run(story())


@pytest.mark.anyio
async def test_of_two_servers_one_begins_the_game(database: str) -> None:
    stores = [await Store.open(database) for _ in range(2)]
    hubs = [Hub(store) for store in stores]
    room = await played_out(await begun(hubs[0]))
    readers = people(2)
    found = await asyncio.gather(*(hub.next_game(readers[n], room.id, 2) for n, hub in enumerate(hubs)))
    assert len({one.id for one in found}) == 1
    rows = (await hubs[0].standing(room.id)).row.games
    assert [(row.number, row.table) for row in rows] == [(1, room.id), (2, found[0].id)]
    assert len(await stores[0].tables(["waiting", "playing", "over"])) == 2
    for hub, store in zip(hubs, stores, strict=True):
        await hub.close()
        await store.close()


def test_only_who_has_a_seat_begins_the_next_game_and_only_when_the_last_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub)
            with pytest.raises(Refused, match="refused-stale"):
                await hub.next_game(people(1)[0], room.id, 2)
            await played_out(room)
            stranger = people(5)[4]
            for refused in (hub.next_game(stranger, room.id, 2), hub.again(stranger, room)):
                with pytest.raises(Refused, match="refused-not-seated"):
                    await refused
            with pytest.raises(Refused, match="refused-stale"):
                await hub.next_game(people(1)[0], room.id, 3)
            with pytest.raises(Refused, match="refused-no-campaign"):
                await hub.standing("nobody-knows-this-one")
            assert len((await hub.standing(room.id)).row.games) == 1

    run(story())


def test_a_result_that_was_not_noted_before_a_crash_is_noted_after_it(tmp_path: Path) -> None:
    """The last answer is stored, and the server dies before it has noticed that the game is over."""

    async def first_life() -> str:
        async with opened(tmp_path) as hub:
            room = await begun(hub)
            await room.stop()
            play = game(room)
            answers, last = answers_of(room.settings, room.row.seed)
            for answer in answers[last:]:
                play.answers.put(play.session.decisions[0], answer)
            await room.written()
            assert play.session.over
            assert (await hub.standing(room.id)).is_playing
            return str(room.id)

    async def second_life(code: str) -> None:
        async with opened(tmp_path) as hub:
            room = await hub.room(code)
            await until(lambda: room.phase == "over")
            await room.written()
            standing = await hub.standing(code)
            assert [one.number for one in standing.over] == [1]
            assert standing.played[0].winners == game(room).session.winners

    run(second_life(run(first_life())))


def without_snapshots(connection: Connection) -> None:
    connection.execute(delete(schema.snapshots))


def test_a_later_game_comes_back_with_the_right_starter_without_a_snapshot(tmp_path: Path) -> None:
    async def first_life() -> tuple[str, int]:
        async with opened(tmp_path) as hub:
            room = await following(hub, await played_out(await begun(hub)))
            first = game(room).session.state.first
            await room.stop()
            await hub.store.writer._database.transact(without_snapshots)
            return str(room.id), first

    async def second_life(code: str) -> int:
        async with opened(tmp_path) as hub:
            return int(game(await hub.room(code)).session.state.first)

    code, first = run(first_life())
    assert run(second_life(code)) == first


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"edition": "ffg", "choice": "two"}, "refused-campaign-edition"),
        ({"choice": "free"}, "refused-campaign-free"),
        ({"players": 5}, "refused-players"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused(tmp_path: Path, change: dict[str, object], why: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            with pytest.raises(Refused, match=why):
                await hub.create(people(1)[0], replace(CAMPAIGN, **change))

    run(story())


def test_home_lists_the_campaigns_that_wait_for_their_next_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub)
            host, guest, stranger = people(3)
            assert await hub.campaigns_of(host.guest) == []
            await played_out(room)
            for reader in (host, guest):
                assert [standing.row.id for standing, _ in await hub.campaigns_of(reader.guest)] == [room.id]
            assert await hub.campaigns_of(stranger.guest) == []
            await following(hub, room)
            assert await hub.campaigns_of(host.guest) == []

    run(story())


def test_a_waiting_table_is_no_campaign_yet(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await seated(hub, CAMPAIGN, 2)
            with pytest.raises(Refused, match="refused-no-campaign"):
                await hub.standing(room.id)

    run(story())


@pytest.mark.rule("A-CAMP-11")
def test_the_first_answer_about_birthdays_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people share a game that ends the campaign, with as many cards in hand."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await played_out(await begun(hub))
            code, (host, guest, stranger) = room.id, people(3)
            before = (await hub.standing(code)).newest.result
            assert before is not None
            level = Played(0, (0, 1), (5, 5, 1), (4, 4, 9))
            after = msgspec.json.encode(Result(to_data(level), ("zombie", "laser", "virus")))
            queue = hub.store.queue()
            queue.put(AmendResult(code, 1, before, after))
            await queue.written()
            monkeypatch.setattr("warptable.games.encounter.engine.campaign.GOAL", 4)
            with pytest.raises(Refused, match="refused-not-seated"):
                await say_birthday(hub, stranger, code, 0)
            with pytest.raises(Refused, match="refused-illegal"):
                await say_birthday(hub, host, code, 2)
            assert (await hub.standing(code)).earliest is None
            await say_birthday(hub, guest, code, 1)
            await say_birthday(hub, host, code, 0)
            standing = await hub.standing(code)
            assert (standing.earliest, standing.played) == (1, [level])
            assert standing.rules.champions(standing.played, 1) == (1,)
            queue.put(AmendResult(code, 1, after, b"too late"))
            await queue.written()
            assert (await hub.standing(code)).earliest == 1, "what was read meanwhile is not overwritten"

    run(story())
