"""What goes in comes out, the same from both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from warptable.table.store import AnswerRow, ChatRow, GuestRow, Missing, Store, StoryRow, TableRow, Taken

pytestmark = pytest.mark.anyio

UMLAUTS = "Zoë Übergröße — 外星人 👽‍🚀 'x'; DROP TABLE tables; --"


def a_table(table: str = "abc", **more: Any) -> TableRow:
    base: dict[str, Any] = {"phase": "waiting", "created_at": 1.5, "changed_at": 2.5, "host": "ada", "seed": 1}
    return TableRow(id=table, **{**base, **more})


def a_line(**more: Any) -> ChatRow:
    return ChatRow(**{"at": 1.0, "seat": 0, "guest": "ada", "name": "Ada", "text": "hello", **more})


# ---------------------------------------------------------------- guests


async def test_a_guest_is_remembered_and_renamed(store: Store) -> None:
    assert await store.guest("ada") is None
    await store.save_guest(GuestRow("ada", "Ada", 1.0))
    await store.save_guest(GuestRow("ada", UMLAUTS, 1_800_000_000.123))
    await store.save_guest(GuestRow("bix", "Bix", 3.0))
    assert await store.guest("ada") == GuestRow("ada", UMLAUTS, 1_800_000_000.123)


async def test_no_zero_characters_for_postgresql_has_none(store: Store) -> None:
    await store.save_guest(GuestRow("ada", "A\0da", 1.0))
    assert await store.guest("ada") == GuestRow("ada", "Ada", 1.0)


# ---------------------------------------------------------------- tables


@pytest.mark.parametrize("seed", [0, 7, 2**63 - 1])
async def test_a_table_comes_back_as_it_was(store: Store, seed: int) -> None:
    row = a_table(body=bytes(range(256)), guests=("ada", "bix", "ada"), seed=seed, listed=True, host=UMLAUTS)
    await store.add_table(row)
    assert await store.table("abc") == row
    assert await store.table("ABC") is None


async def test_a_code_is_given_once(store: Store) -> None:
    await store.add_table(a_table(seed=1))
    with pytest.raises(Taken):
        await store.add_table(a_table(seed=2))
    assert await store.table("abc") == a_table(seed=1)


async def test_a_table_is_saved_again_with_other_guests(store: Store) -> None:
    await store.add_table(a_table(guests=("ada", "bix")))
    changed = a_table(phase="playing", changed_at=9.0, guests=("bix", "nova", "quill"), body=b"new")
    await store.save_table(changed)
    assert await store.table("abc") == changed
    assert await store.tables_of("ada") == []


async def test_saving_a_table_that_is_not_there_says_so(store: Store) -> None:
    with pytest.raises(Missing):
        await store.save_table(a_table(guests=("ada",)))
    assert await store.tables_of("ada") == []


async def test_tables_by_phase_the_last_changed_first(store: Store) -> None:
    for code, phase, changed in [("a", "waiting", 1), ("b", "playing", 3), ("c", "waiting", 2), ("d", "over", 9)]:
        await store.add_table(a_table(code, phase=phase, changed_at=float(changed), guests=("ada", "bix")))
    assert [row.id for row in await store.tables(["waiting", "playing"])] == ["b", "c", "a"]
    assert [row.id for row in await store.tables(["waiting", "playing"], limit=2)] == ["b", "c"]
    assert await store.tables([]) == []
    assert {row.guests for row in await store.tables(["over"])} == {("ada", "bix")}


async def test_tables_of_a_guest(store: Store) -> None:
    await store.add_table(a_table("a", guests=("ada", "bix"), changed_at=1.0))
    await store.add_table(a_table("b", guests=("bix",), changed_at=2.0))
    await store.add_table(a_table("c", guests=("bix", "ada"), changed_at=3.0))
    assert [(row.id, row.guests) for row in await store.tables_of("ada")] == [
        ("c", ("bix", "ada")),
        ("a", ("ada", "bix")),
    ]
    assert [row.id for row in await store.tables_of("bix", limit=2)] == ["c", "b"]
    assert await store.tables_of("nobody") == []


# ---------------------------------------------------------------- games


async def test_answers_come_back_in_order(store: Store) -> None:
    await store.add_table(a_table())
    await store.add_table(a_table("other"))
    assert await store.answers("abc") == []
    for seq in (1, 3, 2):
        await store.append("abc", seq, seq % 2, seq + 0.25, b"\x00\xff%d" % seq)
    await store.append("other", 1, 4, 1.0, b"elsewhere")
    expected = [AnswerRow("abc", seq, seq % 2, seq + 0.25, b"\x00\xff%d" % seq) for seq in (1, 2, 3)]
    assert await store.answers("abc") == expected
    assert await store.answers("abc", after=1) == expected[1:]


async def test_a_number_is_taken_once(store: Store) -> None:
    await store.add_table(a_table())
    await store.append("abc", 1, 0, 1.0, b"first")
    with pytest.raises(Taken):
        await store.append("abc", 1, 1, 2.0, b"second")
    assert [row.body for row in await store.answers("abc")] == [b"first"]


async def test_an_answer_needs_its_table(store: Store) -> None:
    with pytest.raises(Missing):
        await store.append("abc", 1, 0, 1.0, b"")


async def test_many_answers_or_none(store: Store) -> None:
    await store.add_table(a_table())
    rows = [AnswerRow("abc", seq, 0, 1.0, b"x") for seq in range(1, 2001)]
    await store.append_many(rows)
    await store.append_many([])
    with pytest.raises(Taken):
        await store.append_many([AnswerRow("abc", seq, 0, 1.0, b"y") for seq in (2001, 2000)])
    assert await store.answers("abc") == rows


async def test_big_bodies(store: Store) -> None:
    body = bytes(range(256)) * 20_000
    await store.add_table(a_table(body=body))
    await store.append("abc", 1, 0, 1.0, body)
    await store.snapshot("abc", 1, body)
    assert (await store.answers("abc"))[0].body == body
    assert await store.snapshots("abc") == [(1, body)]
    assert (await store.tables(["waiting"]))[0].body == body


async def test_the_last_two_snapshots_are_kept(store: Store) -> None:
    await store.add_table(a_table())
    await store.add_table(a_table("other"))
    assert await store.snapshots("abc") == []
    await store.snapshot("other", 5, b"other")
    for seq in (10, 20, 30):
        await store.snapshot("abc", seq, b"%d" % seq)
    await store.snapshot("abc", 30, b"again")
    assert await store.snapshots("abc") == [(30, b"again"), (20, b"20")]
    assert await store.snapshots("other") == [(5, b"other")]
    assert await column(store, "SELECT seq FROM snapshots WHERE table_id = 'abc' ORDER BY seq") == [20, 30]


async def test_a_snapshot_needs_its_table(store: Store) -> None:
    with pytest.raises(Missing):
        await store.snapshot("abc", 1, b"")


# ---------------------------------------------------------------- chat


async def test_chat_is_numbered_and_the_last_lines_come_back(store: Store) -> None:
    await store.add_table(a_table())
    await store.add_table(a_table("other"))
    said = [a_line(text=f"{n} {UMLAUTS}", seat=n - 1) for n in range(4)]
    for line in said:
        await store.say("abc", line)
    await store.say("other", a_line(text="elsewhere"))
    found = await store.chat("abc")
    assert [msgspec.structs.replace(line, number=0) for line in found] == said
    assert await store.chat("abc", limit=2) == found[2:]
    numbers = [line.number for line in found]
    assert numbers == sorted(set(numbers))
    assert numbers[0] > 0


async def test_chat_needs_its_table(store: Store) -> None:
    with pytest.raises(Missing):
        await store.say("abc", a_line())


# ---------------------------------------------------------------- housekeeping


async def test_old_waiting_tables_and_guests_are_forgotten(store: Store) -> None:
    tables = [("old", "waiting", 1), ("new", "waiting", 6), ("game", "playing", 1), ("done", "over", 1)]
    for code, phase, changed in tables:
        seated = (code, "everywhere") if code != "new" else (code,)
        await store.add_table(a_table(code, phase=phase, changed_at=float(changed), host=f"host-{code}", guests=seated))
        await store.append(code, 1, 0, 1.0, b"x")
        await store.say(code, a_line())
        for guest in (code, f"host-{code}"):
            await store.save_guest(GuestRow(guest, guest, 1.0))
    await store.save_guest(GuestRow("fresh", "fresh", 6.0))

    assert await store.forget(before=5.0) == ["old"]

    assert {row.id for row in await store.tables(["waiting", "playing", "over"])} == {"new", "game", "done"}
    assert (await store.answers("old"), await store.chat("old")) == ([], [])
    assert len(await store.answers("game")) == len(await store.answers("done")) == 1
    left = set(await column(store, "SELECT id FROM guests"))
    assert left == {"new", "host-new", "game", "host-game", "done", "host-done", "fresh"}
    assert await store.forget(before=5.0) == []


# ---------------------------------------------------------------- many at once


async def test_of_two_writers_of_one_number_one_wins(database: str, store: Store) -> None:
    """The two are like two servers: each has its own connections."""
    other = await Store.open(database)
    await store.add_table(a_table())

    async def attempt(writer: Store, seq: int, seat: int) -> bool:
        try:
            await writer.append("abc", seq, seat, 1.0, b"%d" % seat)
        except Taken:
            return False
        return True

    for seq in range(1, 31):
        won = await asyncio.gather(*(attempt(writer, seq, seat) for seat, writer in enumerate([store, other])))
        assert sorted(won) == [False, True]
        assert (await store.answers("abc"))[-1].seat == won.index(True)
    await other.close()


async def test_many_tables_at_once(store: Store) -> None:
    codes = [f"t{n}" for n in range(40)]

    async def play(code: str) -> None:
        await store.add_table(a_table(code))
        for seq in range(1, 5):
            await store.append(code, seq, 0, 1.0, f"{code}/{seq}".encode())
            await store.snapshot(code, seq, b"s")
            assert (await store.answers(code))[-1].seq == seq

    await asyncio.gather(*(play(code) for code in codes))
    for code in codes:
        assert [row.body.decode() for row in await store.answers(code)] == [f"{code}/{seq}" for seq in range(1, 5)]


async def test_who_is_called_off_leaves_nothing_locked(store: Store) -> None:
    await store.add_table(a_table())
    for seq in range(1, 21):
        task = asyncio.ensure_future(store.append("abc", seq, 0, 1.0, b"x"))
        await asyncio.sleep(0.0002 * seq)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    # Some of the answers called off may still be on their way to the database: this one comes after all of them.
    await asyncio.wait_for(store.append("abc", 21, 0, 1.0, b"after"), timeout=60)
    assert (await store.answers("abc"))[-1].body == b"after"


async def test_the_secret_is_made_once(database: str, store: Store) -> None:
    other = await Store.open(database)
    found = await asyncio.gather(*(writer.secret() for writer in [store, other] * 5))
    assert len(set(found)) == 1
    assert len(found[0]) == 32
    await other.close()
    again = await Store.open(database)
    assert await again.secret() == found[0]
    await again.close()


async def test_two_databases_have_two_secrets(new_database: Any) -> None:
    stores = [await Store.open(new_database()) for _ in range(2)]
    assert await stores[0].secret() != await stores[1].secret()
    for store in stores:
        await store.close()


async def column(store: Store, query: str) -> list[Any]:
    """What stands in the database, past the store's own methods."""
    async with store._engine.connect() as connection:
        return list((await connection.execute(text(query))).scalars())


def test_rows_can_be_changed_by_copy_only() -> None:
    with pytest.raises(AttributeError):
        a_table().seed = 2  # type: ignore[misc]
    assert msgspec.structs.replace(a_table(), seed=2).seed == 2


# ---------------------------------------------------------------- stories


async def test_a_story_is_kept_and_replaced_and_goes_with_its_table(store: Store) -> None:
    await store.add_table(a_table())
    assert await store.story("abc") is None
    await store.save_story(StoryRow("abc", 1, b"old"))
    await store.save_story(StoryRow("abc", 2, b'{"curve": []}'))
    assert await store.story("abc") == StoryRow("abc", 2, b'{"curve": []}')
    await store.forget(10.0)
    assert await store.story("abc") is None


async def test_a_story_needs_its_table(store: Store) -> None:
    with pytest.raises(Missing):
        await store.save_story(StoryRow("abc", 1, b""))
