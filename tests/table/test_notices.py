"""People who are asked and do not look are told, by push, mail and webhook: once, in their language, and nothing that
is hidden. The push service, the mail server and the webhook are real servers on this computer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.table.push_service import Browser, HttpServer, http_server, mail_server
from tests.table.tables import QUICK, act, begun, by_chance, game, people, play_on, questions, run, until, url
from warptable.table.errors import Refused
from warptable.table.notices import outgoing
from warptable.table.notices.notices import Notices
from warptable.table.notices.outgoing import Forbidden
from warptable.table.notices.push import MOST_DEVICES
from warptable.table.notices.settings import BadSetting, MailServer, NoticeSettings, notice_settings
from warptable.table.play.game import Play
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.orders import set_orders
from warptable.table.rooms.room import Room
from warptable.table.scene.build import _waiting
from warptable.table.store import Store

DAY = replace(QUICK, pace="day", window=5)
ADDRESS = "https://table.example.org/"
QUICKLY = NoticeSettings(address=ADDRESS, private=True, soon=0.0, later=0.0, retries=(0.0, 0.0))


@asynccontextmanager
async def told(folder: Path, settings: NoticeSettings = QUICKLY) -> AsyncIterator[tuple[Hub, Notices]]:
    """A hub whose people are told that they are asked."""
    store = await Store.open(url(folder))
    notices = await Notices.open(store, settings)
    hub = Hub(store, (), notices)
    await hub.open()
    try:
        yield hub, notices
    finally:
        await hub.close()
        await notices.close()
        await store.close()


async def subscribed(notices: Notices, service: HttpServer, guest: str, locale: str = "en", name: str = "") -> Browser:
    """A browser of this guest that gets pushes."""
    browser = Browser()
    path = f"/push/{name or guest}"
    await notices.pushes.add(guest, service.url(path), browser.keys["p256dh"], browser.keys["auth"], locale)
    return browser


async def asked(room: Room, seat: int = 0) -> Play:
    """Play on until the person at this seat is asked to decide."""
    play = game(room)
    await play_on(play, random.Random(1), stop=lambda: any(one.seat == seat for one in questions(play)))
    await until(lambda: play.needs_people)
    return play


async def quiet(notices: Notices) -> None:
    """Everything that the tables have said is looked at, and all messages have arrived."""
    await until(lambda: not notices._changed and len(notices._tasks) == 1 and not _timers(notices))


def _timers(notices: Notices) -> bool:
    return any(state.timer for states in notices._known.values() for state in states.values())


# ---- pushes ------------------------------------------------------------------------------------------------------


def test_whoever_is_asked_and_does_not_look_gets_one_push(tmp_path: Path) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            browser = await subscribed(notices, service, "guest0", "de")
            room = await begun(hub)
            await until(lambda: bool(questions(game(room))))
            [request] = await service.got(1)
            assert request.path == "/push/guest0"
            assert browser.message(request) == {
                "title": f"Tisch {room.name}",
                "body": "Du musst entscheiden.",
                "lang": "de",
                "tag": f"table-{room.id}",
                "url": f"/t/{room.id}",
            }
            headers = request.headers
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["authorization"].startswith("vapid t=")
            assert headers["authorization"].endswith(f", k={notices.pushes.key}")
            assert headers["urgency"] == "high"
            assert headers["ttl"] == "86400"
            assert len(headers["topic"]) == 32
            assert room.id not in headers["topic"]
            room.tell()  # something else changes
            await quiet(notices)
            await service.got(1)

    run(story())


def test_whoever_looks_is_not_told_until_they_leave(tmp_path: Path) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            await subscribed(notices, service, "guest0")
            room = await hub.create(people(1)[0], QUICK)
            watcher = await room.enter(people(1)[0])
            await room.start(people(1)[0], fill="steady")
            await until(lambda: bool(questions(game(room))))
            await quiet(notices)
            await service.got(0)
            room.leave_page(watcher)
            await service.got(1)

    run(story())


def test_an_answer_elsewhere_withdraws_the_notification_except_from_apple(tmp_path: Path) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            browser = await subscribed(notices, service, "guest0")
            room = await begun(hub)
            await service.got(1)
            await room.enter(people(1)[0])  # on another device
            play = game(room)
            [question] = questions(play)
            await play.answer(0, play.number_of(question), by_chance(random.Random(1)))
            [first, second] = await service.got(2)
            assert browser.message(second) == {"tag": f"table-{room.id}", "withdrawn": True}
            assert first.headers["topic"] == second.headers["topic"]  # one that was not delivered yet is replaced
            await quiet(notices)
            assert await hub.store.notices.told() == []

    run(story())


def test_apple_gets_no_push_without_anything_to_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            await subscribed(notices, service, "guest0")
            monkeypatch.setattr("warptable.table.notices.push.APPLE", "127.0.0.1")
            room = await begun(hub)
            await service.got(1)
            await room.leave(people(1)[0])
            await quiet(notices)
            await service.got(1)

    run(story())


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            await subscribed(notices, service, "guest0")
            service.answers = [status]
            await begun(hub)
            await service.got(1)
            await quiet(notices)
            assert await hub.store.notices.devices("guest0") == []
            assert notices.pushes.guests == set()

    run(story())


def test_a_push_service_in_trouble_is_asked_again_but_not_for_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            await subscribed(notices, service, "guest0")
            service.answers = [503, 429]
            room = await begun(hub)
            await service.got(3)
            service.answers = [500] * 9
            await room.leave(people(1)[0])  # the withdrawal fails
            await quiet(notices)
            await service.got(6)
            assert "given up" in caplog.text

    run(story())


def test_a_refused_push_is_not_sent_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            await subscribed(notices, service, "guest0")
            service.answers = [400]
            await begun(hub)
            await service.got(1)
            await quiet(notices)
            await service.got(1)
            assert "answers 400" in caplog.text

    run(story())


def test_a_push_service_that_is_away_does_not_stop_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with told(tmp_path) as (hub, notices):
            await subscribed(notices, HttpServer(port=9), "guest0")
            room = await begun(hub)
            rng = random.Random(2)
            for _ in range(12):
                await act(game(room), rng)
            assert not game(room).faulty

    run(story())


def test_a_game_stopped_by_a_mistake_calls_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            browser = await subscribed(notices, service, "guest0")
            room = await begun(hub)
            await service.got(1)
            game(room).faulty = True
            room.tell()
            [_, second] = await service.got(2)
            assert browser.message(second)["withdrawn"]

    run(story())


def test_devices_belong_to_a_guest_who_has_a_few(tmp_path: Path) -> None:
    async def story() -> None:
        async with http_server() as service, told(tmp_path) as (hub, notices):
            for number in range(MOST_DEVICES + 2):
                await subscribed(notices, service, "guest0", name=str(number))
            devices = await hub.store.notices.devices("guest0")
            assert {one.endpoint for one in devices} == {
                service.url(f"/push/{number}") for number in range(2, MOST_DEVICES + 2)
            }
            await subscribed(notices, service, "guest1", name="2")  # another guest at the same browser
            assert len(await hub.store.notices.devices("guest0")) == MOST_DEVICES - 1
            await notices.pushes.drop("guest0", service.url("/push/2"))  # not theirs any more
            assert len(await hub.store.notices.devices("guest1")) == 1
            await notices.pushes.drop("guest1", service.url("/push/2"))
            assert notices.pushes.guests == {"guest0"}

    run(story())


def test_after_a_restart_devices_are_known_and_nobody_is_told_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with http_server() as service:
            async with told(tmp_path) as (hub, notices):
                browser = await subscribed(notices, service, "guest0")
                room, key = await begun(hub), notices.pushes.key
                await service.got(1)
                await quiet(notices)
            async with told(tmp_path) as (hub, notices):
                assert notices.pushes.key == key
                room = await hub.room(room.id)
                await until(lambda: bool(questions(game(room))))
                await quiet(notices)
                await service.got(1)
                await room.leave(people(1)[0])
                [_, second] = await service.got(2)
                assert browser.message(second)["withdrawn"]

    run(story())


def test_whoever_was_not_told_before_a_restart_is_told_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        never = NoticeSettings(private=True, soon=1e6)
        async with http_server() as service:
            async with told(tmp_path, never) as (hub, notices):
                await subscribed(notices, service, "guest0")
                await asked(await begun(hub))
            async with told(tmp_path) as (hub, notices):
                await service.got(1)

    run(story())


# ---- where pushes may go -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[2002:a00:1::]/x",
        "https://[fe80::1]/x",
        "https://100.64.0.1/x",
        "https://user:word@push.example.org/x",
        "https://push.example.org:8443/x",
        "https://push.example.org/a b",
        "https://push.example.org/ä",
        "https://push.example.org/\r\nHost: x",
        "https://push.example.org/" + "x" * 1000,
        "https:///x",
        "https://[",
        "file:///etc/passwd",
        "",
    ],
)
def test_pushes_go_nowhere_else_than_to_push_services(tmp_path: Path, endpoint: str) -> None:
    async def story() -> None:
        async with told(tmp_path, NoticeSettings()) as (hub, notices):
            browser = Browser()
            with pytest.raises(Refused):
                await notices.pushes.add("guest0", endpoint, browser.keys["p256dh"], browser.keys["auth"], "en")
            with pytest.raises(Forbidden):
                await outgoing.post(endpoint, {}, b"")
            assert await hub.store.notices.devices("guest0") == []

    run(story())


@pytest.mark.parametrize("keys", [("", ""), ("AAAA", "A" * 22), (Browser().keys["p256dh"], "AAAA")])
def test_keys_that_are_none_are_refused(tmp_path: Path, keys: tuple[str, str]) -> None:
    async def story() -> None:
        async with told(tmp_path) as (_, notices):
            with pytest.raises(Refused):
                await notices.pushes.add("guest0", "https://push.example.org/x", *keys, "en")

    run(story())


def test_a_name_that_stands_for_a_private_address_is_found_out() -> None:
    """Whatever a name stands for when it is looked up is connected to, and nothing else."""
    with pytest.raises(Forbidden):
        run(outgoing.post("https://localhost/x", {}, b""))


def test_public_addresses_are_public() -> None:
    assert outgoing.is_public("142.250.1.1")
    assert outgoing.is_public("2a00:1450::1")
    assert not outgoing.is_public("224.0.0.1")
    assert not outgoing.is_public("0.0.0.0")


# ---- tables by the day: mail and webhook ---------------------------------------------------------------------------


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
            assert "Du hast Zeit bis" in text
            stop = mail["List-Unsubscribe"].strip(" <>")
            assert stop in text
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            room.tell()
            await quiet(notices)
            await post.got(1)
            [question] = questions(play)
            await play.answer(0, play.number_of(question), by_chance(random.Random(1)))
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
            room.tell()
            await post.got(2)
            await notices.mails.drop("guest0")
            assert await notices.mails.mailbox("guest0") is None
            play = game(room)
            [question] = questions(play)
            await play.answer(0, play.number_of(question), by_chance(random.Random(1)))
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


async def paused(hub: Hub) -> tuple[Room, Play]:
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
            number = play.pause_number
            await set_orders(room, people(2)[1], untouched=False, encounter=False, turn=True)
            await quiet(notices)
            assert play.pause_number == number
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
                ends = play.pause_ends
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
                await play.react(0, play.pause_number, "pass")
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
            await until(lambda: game(room).needs_people and _timers(notices))
            await hub.put_to_sleep(asyncio.get_running_loop().time() + 1e9)
            assert room.id not in hub.rooms
            await service.got(1)

    run(story())


# ---- settings ----------------------------------------------------------------------------------------------------


def test_what_the_host_writes() -> None:
    settings = notice_settings(ADDRESS, "smtp://me%40here:p%2Fw@mail.example.org", "table@example.org", "")
    assert settings.mail == MailServer("mail.example.org", 587, False, "table@example.org", "me@here", "p/w")
    assert settings.contact == ADDRESS
    assert settings.link("/t/x") == "https://table.example.org/t/x"
    encrypting = notice_settings(ADDRESS, "smtps://mail.example.org", "Us <table@example.org>", "").mail
    assert encrypting == MailServer("mail.example.org", 465, True, "Us <table@example.org>")
    assert notice_settings("", "", "", "").contact.startswith("mailto:")


@pytest.mark.parametrize(
    ("address", "mail", "sender", "webhook"),
    [
        ("table.example.org", "", "", ""),
        ("", "smtp://mail.example.org", "a@b.org", ""),
        ("", "", "", "https://example.org/hook"),
        (ADDRESS, "", "", "example.org/hook"),
        (ADDRESS, "mail.example.org", "a@b.org", ""),
        (ADDRESS, "smtp://mail.example.org", "", ""),
        (ADDRESS, "smtp://mail.example.org", "nobody", ""),
        (ADDRESS, "smtp://mail.example.org:port", "a@b.org", ""),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(address: str, mail: str, sender: str, webhook: str) -> None:
    with pytest.raises(BadSetting):
        notice_settings(address, mail, sender, webhook)
