"""At tables by the day people who are asked get a mail, and the host's webhook is told. The servers are real ones on
this computer."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tests.table.push_service import http_server, mail_server
from tests.table.tables import begun, by_chance, game, people, play_on, questions, run, until
from tests.table.telling import ADDRESS, DAY, asked, has_timers, quiet, subscribed, told
from warptable.table.notices.notices import Notices
from warptable.table.notices.settings import MailServer, NoticeSettings
from warptable.table.play.game import RunningGame
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.orders import set_orders
from warptable.table.rooms.room import Room
from warptable.table.scene.build import _waiting


async def wanting_mail(notices: Notices, guest: str, locale: str = "en") -> None:
    assert notices.mails is not None
    box = await notices.mails.add(guest, f"{guest}@example.org", locale)
    await notices.mails.confirm(box.token)


def with_mail(port: int) -> NoticeSettings:
    server = MailServer("127.0.0.1", port, encrypts=False, sender="Warptable <table@example.org>")
    return NoticeSettings(address=ADDRESS, mail=server, private=True, soon=0.0, later=0.0, retries=(0.0, 0.0))


def test_by_the_day_one_mail_for_each_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with mail_server() as post, told(tmp_path, with_mail(post.port)) as (hub, notices):
            await wanting_mail(notices, "guest0", "de")
            room = await begun(hub, replace(DAY, name="Komet"))
            play = await asked(room)
            [mail] = await post.got(1)
            assert post.receivers == ["guest0@example.org"]
            assert mail["To"] == "guest0@example.org"
            assert mail["From"] == "Warptable <table@example.org>"
            assert mail["Subject"] == "Tisch Komet wartet auf dich"
            text = mail.get_content()
            assert f"https://table.example.org/t/{room.id}" in text
            assert "Du musst entscheiden." in text
            assert re.search(r"Du hast Zeit bis \w+, \d+\. \w+ \d{4}.* UTC\.", text)
            stop = mail["List-Unsubscribe"].strip(" <>")
            assert stop in text
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            room.mark_pages_stale()
            await quiet(notices)
            await post.got(1)
            [question] = questions(play)
            await play.answers.give(0, play.deadlines.number_of(question), by_chance(random.Random(1)))
            await asked(room)
            await post.got(2)

    run(story())


def test_at_other_tables_there_is_no_mail(tmp_path: Path) -> None:
    async def story() -> None:
        async with mail_server() as post, told(tmp_path, with_mail(post.port)) as (hub, notices):
            await wanting_mail(notices, "guest0")
            await asked(await begun(hub))
            await quiet(notices)
            await post.got(0)

    run(story())


def test_nothing_is_sent_before_an_address_is_confirmed_nor_after_it_is_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with mail_server() as post, told(tmp_path, with_mail(post.port)) as (hub, notices):
            assert notices.mails is not None
            box = await notices.mails.add("guest0", " guest0@example.org ", "en")
            await notices.mails.ask_to_confirm(box)
            [mail] = await post.got(1)
            assert f"https://table.example.org/mail/{box.token}" in mail.get_content()
            room = await begun(hub, DAY)
            await asked(room)
            await quiet(notices)
            await post.got(1)
            await notices.mails.confirm(box.token)
            room.mark_pages_stale()
            await post.got(2)
            await notices.mails.drop("guest0")
            assert await notices.mails.mailbox("guest0") is None
            play = game(room)
            [question] = questions(play)
            await play.answers.give(0, play.deadlines.number_of(question), by_chance(random.Random(1)))
            await asked(room)
            await quiet(notices)
            await post.got(2)

    run(story())


def test_a_mail_server_that_is_busy_is_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with mail_server() as post, told(tmp_path, with_mail(post.port)) as (hub, notices):
            post.refusals = 2
            await wanting_mail(notices, "guest0")
            await asked(await begun(hub, DAY))
            await post.got(1)

    run(story())


async def paused(hub: Hub) -> tuple[Room, RunningGame]:
    """A table by the day at a pause that waits for two people."""
    room = await begun(hub, replace(DAY, name="Comet"), 2)
    play = game(room)
    await play_on(
        play,
        random.Random(1),
        stop=lambda: play.pause is not None and set(play.pause.open_to(play.people())) == {0, 1},
    )
    await until(lambda: play.needs_people)
    return room, play


def test_no_mail_for_a_pause_that_somebody_passes_in_advance(tmp_path: Path) -> None:
    async def story() -> None:
        async with mail_server() as post, told(tmp_path, with_mail(post.port)) as (hub, notices):
            room, play = await paused(hub)
            room.record.orders[1].turn = True  # pass until it is their turn
            await wanting_mail(notices, "guest1")
            number = play.pauses.number
            await set_orders(room, people(2)[1], untouched=False, encounter=False, turn=True)
            await quiet(notices)
            assert play.pauses.number == number
            assert [wait.is_open for wait in room.waits()] == [True, False]
            await post.got(0)

    run(story())


def test_the_webhook_is_told_whom_a_table_by_the_day_waits_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with http_server() as service:
            hooked = NoticeSettings(address=ADDRESS, webhook=service.url("/hook?key=1"), later=0.0, retries=(0.0,))
            async with told(tmp_path, hooked) as (hub, notices):
                room, play = await paused(hub)
                await quiet(notices)
                ends = play.pauses.clock.ends
                assert ends is not None
                said = [msgspec.json.decode(request.body) for request in service.requests[-2:]]
                assert {request.path for request in service.requests} == {"/hook?key=1"}
                assert [set(one) for one in said] == [{"event", "table", "seat", "asked", "link", "deadline"}] * 2
                assert sorted(one["seat"] for one in said) == ["Guest 0", "Guest 1"]
                assert said[0]["link"] == f"https://table.example.org/t/{room.id}"
                assert (said[0]["event"], said[0]["table"], said[0]["asked"]) == ("asked", "Comet", "reaction")
                assert said[0]["deadline"].endswith("+00:00")

    run(story())


def test_the_webhook_does_not_tell_who_has_passed(tmp_path: Path) -> None:
    """What the page tells nobody, the webhook does not either."""

    async def story() -> None:
        async with http_server() as service:
            hooked = NoticeSettings(address=ADDRESS, webhook=service.url("/hook"), later=0.2, retries=())
            async with told(tmp_path, hooked) as (hub, notices):
                room, play = await paused(hub)
                await play.pauses.react(0, play.pauses.number, "pass")
                assert play.pause is not None
                assert [wait.name for wait in room.waits()] == ["Guest 0", "Guest 1"]
                assert [waited.seat for waited in _waiting(play)] == [0, 1]
                await quiet(notices)
                said = [msgspec.json.decode(request.body) for request in service.requests[-2:]]
                assert sorted(one["seat"] for one in said) == ["Guest 0", "Guest 1"]

    run(story())


def test_a_sleeping_table_tells_people_too(tmp_path: Path) -> None:
    """Whoever is asked is told after a moment, even if their table has left memory meanwhile."""

    async def story() -> None:
        settings = NoticeSettings(private=True, soon=0.3, retries=())
        async with http_server() as service, told(tmp_path, settings) as (hub, notices):
            await subscribed(notices, service, "guest0")
            room = await begun(hub, DAY)
            await until(lambda: game(room).needs_people and has_timers(notices))
            await hub.put_to_sleep(asyncio.get_running_loop().time() + 1e9)
            assert room.id not in hub.rooms
            await service.got(1)

    run(story())
