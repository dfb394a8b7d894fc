"""What belongs to a guest, in both databases: tables, the private link, moving and forgetting."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from warptable.table.store import ChatRow, DeviceRow, GuestRow, LinkRow, MailboxRow, Store, TableRow, ToldRow, schema
from warptable.table.store.guest_writes import DropLines, ForgetGuest, MoveGuest
from warptable.table.store.writes import Write

pytestmark = pytest.mark.anyio

TABLE = TableRow(id="one", phase="over", created_at=0, changed_at=5, host="ada", seed=1, guests=("ada", "bob"))
LINK = LinkRow(guest="ada", digest=b"secret", made_at=3.0)


async def write(store: Store, *writes: Write) -> None:
    queue = store.queue()
    for one in writes:
        queue.put(one)
    await queue.written()


async def well_known(store: Store, guest: str, endpoint: str) -> None:
    """Somebody of whom everything is stored that can be."""
    await store.save_guest(GuestRow(guest, guest.title(), 1.0))
    device = DeviceRow(endpoint=endpoint, guest=guest, key=b"k", auth=b"a", locale="en", added_at=1.0)
    await store.notices.add_device(device, 8)
    box = MailboxRow(
        guest=guest, address=f"{guest}@example.org", locale="en", token=guest, confirmed=True, added_at=1.0
    )
    await store.notices.save_mailbox(box)
    await store.guests.save_link(replace(LINK, guest=guest, digest=guest.encode()))
    await store.notices.note_told(ToldRow("one", guest, "mail", "7"))
    await store.say("one", ChatRow(at=1.0, seat=0, guest=guest, name=guest.title(), text=f"I am {guest}"))


async def traces(store: Store, guest: str) -> set[str]:
    """The database tables in which a guest is named."""
    columns = [schema.guests.c.id, *(kind.c.guest for kind in schema.metadata.tables.values() if "guest" in kind.c)]
    columns.append(schema.tables.c.host)
    found = [(column.table.name, await store._read(select(column).where(column == guest))) for column in columns]
    return {name for name, rows in found if rows}


async def test_all_tables_of_a_guest_are_found_and_those_of_a_host_who_does_not_sit_there(store: Store) -> None:
    await store.add_table(TABLE)
    await store.add_table(replace(TABLE, id="two", guests=("bob",), changed_at=7.0))
    await store.add_table(replace(TABLE, id="three", guests=("ada",), changed_at=9.0, host="bob", phase="playing"))
    assert [row.id for row in await store.guests.tables("ada")] == ["three", "one"]
    assert [row.id for row in await store.guests.belonging("ada")] == ["three", "two", "one"]
    assert await store.guests.tables("eve") == []


async def test_a_new_link_takes_the_place_of_the_old_one(store: Store) -> None:
    assert await store.guests.link("ada") is None
    await store.guests.save_link(LINK)
    newer = replace(LINK, digest=b"newer", made_at=4.0)
    await store.guests.save_link(newer)
    assert await store.guests.link_by_digest(b"secret") is None
    assert await store.guests.link_by_digest(b"newer") == await store.guests.link("ada") == newer
    await store.guests.drop_link("ada")
    assert await store.guests.link_by_digest(b"newer") is None


async def test_links_of_guests_who_sit_nowhere_are_forgotten_in_time(store: Store) -> None:
    await store.add_table(TABLE)
    for guest in ("ada", "eve"):
        await store.guests.save_link(replace(LINK, guest=guest, digest=guest.encode()))
    await store.forget(before=3.0)
    assert await store.guests.link("eve") is not None
    await store.forget(before=10.0)
    assert (await store.guests.link("eve"), await store.guests.link("ada") is not None) == (None, True)


async def test_of_a_forgotten_guest_only_the_seats_are_left_which_are_part_of_the_tables(store: Store) -> None:
    await store.add_table(TABLE)
    for guest in ("ada", "bob"):
        await well_known(store, guest, f"https://{guest}")
    whole = await traces(store, "bob")
    await write(store, ForgetGuest("ada"))
    assert await traces(store, "ada") == {"seated", "tables"}
    assert await traces(store, "bob") == whole
    assert [line.guest for line in await store.chat("one")] == ["bob"]


async def test_whoever_becomes_another_guest_brings_everything_along_that_is_missing_there(store: Store) -> None:
    await store.add_table(TABLE)
    await well_known(store, "ada", "https://ada")
    await write(store, MoveGuest("ada", "eve"))
    assert await traces(store, "ada") == {"seated", "tables"}
    name, box = await store.guest("eve"), await store.notices.mailbox("eve")
    assert name is not None
    assert box is not None
    assert (name.name, box.address) == ("Ada", "ada@example.org")
    assert [device.endpoint for device in await store.notices.devices("eve")] == ["https://ada"]
    assert [line.guest for line in await store.chat("one")] == ["eve"]


async def test_the_guest_who_stays_keeps_name_mail_and_link(store: Store) -> None:
    await store.add_table(TABLE)
    for guest in ("ada", "bob"):
        await well_known(store, guest, f"https://{guest}")
    await write(store, MoveGuest("ada", "bob"))
    name, box, link = await store.guest("bob"), await store.notices.mailbox("bob"), await store.guests.link("bob")
    assert name is not None
    assert box is not None
    assert link is not None
    assert (name.name, box.address, link.digest) == ("Bob", "bob@example.org", b"bob")
    assert len(await store.notices.devices("bob")) == 2


async def test_lines_of_a_guest_and_those_that_name_them_go_from_one_table_only(store: Store) -> None:
    said = [
        ("ada", 0, "Ada", "hello"),
        ("bob", 1, "Bob", "hello Ada"),
        ("", 1, "Bob", "people-bot-plays Ada"),
        ("", 0, "Ada", "people-gave-up"),
        ("bot", 2, "Quill", "bot-thanks 0 Ada"),
        ("bot", 2, "Quill", "bot-thanks 1 Bob"),
        ("bot", 2, "Quill", "bot-thanks 1 A%a"),
    ]
    for table in ("one", "two"):
        await store.add_table(replace(TABLE, id=table))
        for guest, seat, name, text in said:
            await store.say(table, ChatRow(at=1.0, seat=seat, guest=guest, name=name, text=text))
    await write(store, DropLines("one", "ada", 0, "Ada"))
    left = ["hello Ada", "bot-thanks 1 Bob", "bot-thanks 1 A%a"]
    assert [line.text for line in await store.chat("one")] == left
    assert len(await store.chat("two")) == len(said)
