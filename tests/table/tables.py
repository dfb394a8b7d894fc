"""Tables for tests: real rooms on a real store, with people who answer by chance."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from msgspec.structs import replace

from warptable.kernel import Composite, Decision
from warptable.table.play.game import RunningGame
from warptable.table.play.reactions import Pause, is_reaction
from warptable.table.reader import Reader
from warptable.table.rooms import seating
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.room import Room
from warptable.table.rooms.settings import TableSettings
from warptable.table.store import Store

T = TypeVar("T")
QUICK = TableSettings(players=3, speed="none", window=0)
DATABASE = "table.sqlite3"


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(coroutine)


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/{DATABASE}"


def people(number: int) -> list[Reader]:
    return [Reader(f"guest{i}", f"Guest {i}") for i in range(number)]


_empty: list[bytes] = []


async def empty_database() -> bytes:
    """The file of a store in which nothing is yet. Its schema is made once, step by step."""
    if not _empty:
        with TemporaryDirectory() as folder:
            await (await Store.open(url(Path(folder)))).close()
            _empty.append((Path(folder) / DATABASE).read_bytes())
    return _empty[0]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Hub]:
    """A hub on the store in this folder, with every running game going on."""
    if not (folder / DATABASE).exists():
        folder.mkdir(exist_ok=True)
        (folder / DATABASE).write_bytes(await empty_database())
    store = await Store.open(url(folder))
    hub = Hub(store)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()


async def seated(hub: Hub, settings: TableSettings, persons: int, *, seed: int = 7) -> Room:
    """A table with this many people, bots on the other seats, not begun yet."""
    readers = people(persons)
    room = await hub.create(readers[0], settings)
    object.__setattr__(room, "row", type(room.row)(**{**_fields(room.row), "seed": seed}))
    for number, reader in enumerate(readers[1:], 1):
        await seating.sit(room, reader, number, reader.name)
    return room


def _fields(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


async def begun(hub: Hub, settings: TableSettings = QUICK, persons: int = 1, *, seed: int = 7) -> Room:
    room = await seated(hub, settings, persons, seed=seed)
    await room.start(people(1)[0], fill="steady")
    return room


def game(room: Room) -> RunningGame:
    assert room.game is not None
    return room.game


def by_chance(rng: random.Random) -> Callable[[Decision[Any]], Any]:
    """Reads no form: builds a legal whole answer by chance."""

    def read(decision: Decision[Any]) -> Any:
        if not isinstance(decision, Composite):
            return rng.choice(list(decision.options))
        partial: list[Any] = []
        while following := decision.following(partial):
            partial.append(rng.choice(list(following)))
        return decision.whole(partial)

    return read


async def until(condition: Callable[[], bool], *, seconds: float = 60) -> None:
    """Wait for something to come true; fails loudly."""
    for _ in range(int(seconds / 0.002)):
        if condition():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it did not happen in time")


def questions(play: RunningGame) -> list[Decision[Any]]:
    """What people are asked now that is no reaction."""
    return [d for d in play.session.decisions if d.seat in play.people() and not is_reaction(d)]


def idle(play: RunningGame) -> bool:
    """Does the table wait for people?"""
    waits = play.pause is not None and bool(play.pause.open_to(play.people()))
    return play.session.over or play.faulty or waits or bool(questions(play))


async def act(play: RunningGame, rng: random.Random) -> None:
    """Somebody whom the table waits for does something legal."""
    await until(lambda: idle(play))
    if play.session.over or play.faulty:
        return
    if play.pause is not None:
        seat = rng.choice(play.pause.open_to(play.people()))
        keys = ["pass", *map(str, range(len(play.pause.choices.get(seat, ()))))]
        await play.pauses.react(seat, play.pauses.number, rng.choice(keys))
        return
    decision = rng.choice(questions(play))
    await play.answers.give(decision.seat, play.deadlines.number_of(decision), by_chance(rng))


def where(play: RunningGame) -> str:
    """Whom the table asks what, what is given already, and what has happened."""
    asked = [(d.seat, d.prompt, tuple(map(str, d.options)), play.deadlines.number_of(d)) for d in questions(play)]
    paused = (play.pauses.number, sorted(play.pause.answers)) if play.pause else None
    return f"{asked} {paused} {play.session.given()} {[event.kind for event in play.session.log]}"


async def play_on(
    play: RunningGame, rng: random.Random, *, most: int = 5000, stop: Callable[[], bool] = lambda: False
) -> None:
    for _ in range(most):
        await until(lambda: idle(play))
        if play.session.over or play.faulty or stop():
            return
        await act(play, rng)


async def paused(hub: Hub, settings: TableSettings, persons: int, *, seconds: int = 9) -> RunningGame:
    """A game that has come to its first pause, which lasts this long."""
    play = game(await begun(hub, replace(settings, window=seconds), persons))
    await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
    return play


def pause_of(play: RunningGame) -> Pause:
    assert play.pause is not None
    return play.pause


async def all_pass(play: RunningGame) -> int:
    """Everybody whom the pause asks passes. Returns the number of that pause, for the next may have begun."""
    number = play.pauses.number
    for seat in pause_of(play).open_to(play.people()):
        await play.pauses.react(seat, number, "pass")
    return number


async def pause_over(play: RunningGame, number: int) -> None:
    """Wait until the pause of this number is over; another may have begun."""
    await until(lambda: play.pause is None or play.pauses.number != number)
