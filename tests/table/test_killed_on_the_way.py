"""A process dies at any moment of an answer's way: nothing that it has told or shown is lost, asked again or applied
twice.

A real process plays a game with three people, and writes down what it has told them and what their pages could show. It
kills itself at the n-th step of its event loop, for one n after the other: so it dies at every `await` on the way of an
answer, of a reaction and of the end of a pause. Each life goes on with the game that the last one has left.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.tables import QUICK, by_chance, game, idle, people, questions, seated, until
from warptable.kernel import PASS, Event
from warptable.table.errors import Refused
from warptable.table.play.game import RunningGame
from warptable.table.play.journal import decode
from warptable.table.play.reactions import is_paused
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.room import Room
from warptable.table.store import Store
from warptable.table.store.address import driver_url

pytestmark = pytest.mark.anyio

Tell = Callable[..., None]
ACTS = 400
"""How often people act in one life, if it does not end before."""


# ---------------------------------------------------------------- the process that dies


class Mortal(asyncio.SelectorEventLoop):
    """Kills its process when so many steps have been scheduled."""

    left = 0

    def call_soon(self, *args: Any, **more: Any) -> Any:  # type: ignore[override]
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().call_soon(*args, **more)


def digest(log: list[Event]) -> int:
    return zlib.crc32(repr([(event.kind, event.source, event.data) for event in log]).encode())


async def live(database: str, table: str, steps: int, tell: Tell) -> None:
    hub = Hub(Store(driver_url(database)))
    room = await hub.room(table)
    play, rng = game(room), random.Random(steps)
    looking = asyncio.ensure_future(look(room, tell))
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Mortal)
    loop.left = steps
    for _ in range(ACTS):
        await until(lambda: idle(play))
        if play.session.over:
            break
        await asyncio.gather(*doings(play, rng, tell))
    looking.cancel()


async def look(room: Room, tell: Tell) -> None:
    """An open page."""
    watcher, play = await room.enter(people(1)[0]), game(room)
    while True:
        if await room.news_for(watcher):
            tell("seen", len(play.session.log), digest(play.session.log))


def doings(play: RunningGame, rng: random.Random, tell: Tell) -> list[Any]:
    """All who are asked act at once."""
    if play.pause is not None:
        return [reacted(play, seat, rng, tell) for seat in play.pause.open_to(play.people())]
    return [answered(play, decision, rng, tell) for decision in questions(play)]


async def reacted(play: RunningGame, seat: int, rng: random.Random, tell: Tell) -> None:
    assert play.pause is not None
    number, events = play.pauses.number, len(play.session.log)
    key = rng.choice(["pass", "pass", *map(str, range(len(play.pause.choices.get(seat, ()))))])
    try:
        await play.pauses.react(seat, number, key)
    except Refused:
        return
    tell("react", seat, number, events)


async def answered(play: RunningGame, decision: Any, rng: random.Random, tell: Tell) -> None:
    number = play.deadlines.number_of(decision)
    try:
        await play.answers.give(decision.seat, number, by_chance(rng))
    except Refused:
        return
    tell("answer", decision.seat, number)


def parent() -> None:
    """Makes a process for each line: database, table, steps, and where to write what was told."""
    for line in sys.stdin:
        database, table, steps, file = json.loads(line)
        if (child := os.fork()) == 0:
            told = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)

            def tell(*what: Any, to: int = told) -> None:
                os.write(to, json.dumps(what).encode() + b"\n")

            with asyncio.Runner(loop_factory=Mortal) as runner:
                runner.run(live(database, table, steps, tell))
            os._exit(0)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


# ---------------------------------------------------------------- those who look what is left


async def new_table(store: Store) -> str:
    """A game of three people that has just begun."""
    room = await seated(Hub(store), replace(QUICK, window=9), persons=3)
    await room.start(people(1)[0])
    await room.stop()
    return str(room.id)


async def check(store: Store, table: str, told: list[list[Any]]) -> bool:
    """Everything that was told and shown is there. Returns whether the game is over."""
    rows = await store.answers(table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    said = Counter((entry.seat, entry.at) for entry in map(decode, (row.body for row in rows)) if entry.do == "react")
    assert max(said.values(), default=1) == 1, "a reaction was taken twice"
    row = await store.table(table)
    assert row is not None
    room = Room(row, store)
    await room.restore()
    play = game(room)
    log, asked = play.session.log, {play.deadlines.number_of(decision) for decision in play.session.decisions}
    pause = play.pauses.open() if is_paused(play.session) else None
    for what, *values in told:
        if what == "seen":
            events, shown = values
            assert len(log) >= events
            assert digest(log[:events]) == shown, "something else happened than was seen"
        elif what == "answer":
            seat, number = values
            assert number not in asked, "asked again"
        else:
            seat, number, events = values
            assert said[seat, number] == 1, "a reaction is lost"
            since = play.session.history[number:]  # whatever is asked after another answer is asked for the first time
            if pause is not None and len(log) == events and all(entry.answer == PASS for entry in since):
                assert seat not in pause.open_to(play.people()), "asked again for a reaction"
    return play.session.over


ALL_KINDS = frozenset({"seen", "react", "answer"})


async def die(
    database: str,
    folder: Path,
    numbers: list[int],
    begin: Callable[[Store], Awaitable[str]] = new_table,
    wanted: frozenset[str] = ALL_KINDS,
) -> None:
    """`wanted`: what must have been told meanwhile."""
    command = [sys.executable, "-c", "from tests.table.test_killed_on_the_way import parent; parent()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        store, killed, kinds = await Store.open(database), 0, set[str]()
        table, file = await begin(store), folder / "told"
        for steps in numbers:
            process.stdin.write(json.dumps([database, table, steps, str(file)]) + "\n")
            process.stdin.flush()
            ended = int(process.stdout.readline())
            assert ended in (0, -signal.SIGKILL)
            killed += ended != 0
            told = [json.loads(line) for line in file.read_text().splitlines()]
            kinds |= {what for what, *_ in told}
            if await check(store, table, told):
                table = await begin(store)
        assert killed >= len(numbers) / 2
        assert kinds >= wanted
        process.stdin.close()
        await store.close()


async def test_a_process_is_killed_on_the_way_of_an_answer(database: str, tmp_path: Path) -> None:
    await die(database, tmp_path, [1, 5, 9, 14, 21, 45, 70, 170, 400])


@pytest.mark.soak
async def test_a_process_is_killed_at_every_await(database: str, tmp_path: Path) -> None:
    await die(database, tmp_path, list(range(1, 700)))
