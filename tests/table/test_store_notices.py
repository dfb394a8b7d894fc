"""Devices, mailboxes and what was told, in both databases."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from warptable.table.store import DeviceRow, MailboxRow, Missing, Store, TableRow, ToldRow

pytestmark = pytest.mark.anyio

PHONE = DeviceRow(endpoint="https://push.example/1", guest="ada", key=b"\x04k", auth=b"a", locale="de", added_at=1.0)
BOX = MailboxRow(guest="ada", address="ada@x.org", locale="en", token="t", confirmed=False, added_at=1.0)


async def with_table(store: Store, **values: Any) -> None:
    row = TableRow(id="abc", phase="playing", created_at=0, changed_at=0, host="ada", seed=1, guests=("ada",))
    await store.add_table(replace(row, **values))


async def test_devices_come_back_and_the_oldest_of_too_many_goes(store: Store) -> None:
    shelf = store.notices
    for number in range(4):
        await shelf.add_device(replace(PHONE, endpoint=f"https://push.example/{number}", added_at=number), 3)
    await shelf.add_device(replace(PHONE, endpoint="https://push.example/of-bob", guest="bob"), 3)
    assert {one.endpoint[-1] for one in await shelf.devices("ada")} == {"1", "2", "3"}
    await shelf.add_device(replace(PHONE, endpoint="https://push.example/1", locale="en", added_at=9.0), 3)
    assert {one.locale for one in await shelf.devices("ada")} == {"de", "en"}
    await shelf.drop_device("https://push.example/1")
    assert len(await shelf.devices("ada")) == 2
    assert await shelf.reachable() == ({"ada", "bob"}, set())


async def test_a_guest_has_one_mailbox_that_counts_once_it_is_confirmed(store: Store) -> None:
    shelf = store.notices
    assert await shelf.mailbox("ada") is None
    await shelf.save_mailbox(BOX)
    assert await shelf.mailbox("ada") == BOX
    assert await shelf.reachable() == (set(), set())
    await shelf.confirm_mailbox(BOX)
    assert await shelf.reachable() == (set(), {"ada"})
    assert await shelf.mailbox_by_token("t") == replace(BOX, confirmed=True)
    await shelf.save_mailbox(replace(BOX, token="u"))
    assert await shelf.mailbox_by_token("t") is None
    assert await shelf.reachable() == (set(), set())
    await shelf.drop_mailbox("ada")
    assert await shelf.mailbox("ada") is None


async def test_what_was_told_is_known_until_it_is_over_or_the_table_gone(store: Store) -> None:
    shelf, row = store.notices, ToldRow("abc", "ada", "push", "q1")
    with pytest.raises(Missing):
        await shelf.note_told(row)
    await with_table(store)
    await shelf.note_told(row)
    await shelf.note_told(replace(row, wait="q2"))
    await shelf.note_told(replace(row, way="mail"))
    assert set(await shelf.told()) == {replace(row, wait="q2"), replace(row, way="mail")}
    await shelf.forget_told(row)  # a newer one has taken its place
    assert len(await shelf.told()) == 2
    await shelf.forget_told(replace(row, wait="q2"))
    assert await shelf.told() == [replace(row, way="mail")]
    await store.save_table(replace(await found(store), phase="waiting", changed_at=1.0))
    assert await store.forget(before=5.0) == ["abc"]
    assert await shelf.told() == []


async def found(store: Store) -> TableRow:
    row = await store.table("abc")
    assert row is not None
    return row


async def test_devices_and_mailboxes_of_guests_who_sit_nowhere_are_forgotten(store: Store) -> None:
    shelf = store.notices
    await with_table(store)
    for guest, added_at in (("ada", 1.0), ("old", 1.0), ("new", 9.0)):
        await shelf.add_device(
            replace(PHONE, endpoint=f"https://push.example/{guest}", guest=guest, added_at=added_at), 3
        )
        await shelf.save_mailbox(replace(BOX, guest=guest, token=guest, confirmed=True, added_at=added_at))
    await with_table(store, id="def", host="eve", guests=("eve",))
    await shelf.save_mailbox(replace(BOX, guest="eve", token="eve"))  # sits somewhere, but has never confirmed
    await store.forget(before=5.0)
    assert await shelf.reachable() == ({"ada", "new"}, {"ada", "new"})
    assert await shelf.mailbox("eve") is None


async def test_a_secret_with_a_name_is_made_once(store: Store) -> None:
    made = [await store.secret("push-key", lambda: b"first"), await store.secret("push-key", lambda: b"second")]
    assert made == [b"first", b"first"]
    assert await store.secret() not in made
