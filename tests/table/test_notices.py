"""People who are asked and do not look get a push: once, in their language, and nothing that is hidden. The push
service is a real server on this computer. What the host may set is read here, too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.table.push_service import Browser, HttpServer, http_server
from tests.table.tables import QUICK, act, begun, by_chance, game, people, questions, run, until
from tests.table.telling import ADDRESS, asked, quiet, subscribed, told
from warptable.table.errors import Refused
from warptable.table.notices import outgoing
from warptable.table.notices.outgoing import Forbidden
from warptable.table.notices.push import MOST_DEVICES
from warptable.table.notices.settings import BadSetting, MailServer, NoticeSettings, notice_settings
from warptable.table.rooms import seating

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
            room.mark_pages_stale()  # something else changes
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
            await play.answers.give(0, play.deadlines.number_of(question), by_chance(random.Random(1)))
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
            await seating.leave(room, people(1)[0])
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
            await seating.leave(room, people(1)[0])  # the withdrawal fails
            await quiet(notices)
            await service.got(6)
            await until(lambda: "given up" in caplog.text)

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
            room.mark_pages_stale()
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
                await seating.leave(room, people(1)[0])
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
