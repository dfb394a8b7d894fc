"""A server dies at any moment between the last answer of a game and the next game: every result is in the campaign
exactly once, and no game is begun twice or lost.

A real process plays a campaign of two people, who both press "next game" at once, and writes down what it has told
them. It kills itself at the n-th step of its event loop, for one n after the other. Each life goes on with what the
last one has left.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.campaigns import CAMPAIGN, near_the_end, played_out
from tests.table.tables import game, people, seated
from tests.table.test_killed_on_the_way import Mortal
from warptable.table.rooms import new_game
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.record import decoded
from warptable.table.store import Store
from warptable.table.store.address import driver_url

pytestmark = pytest.mark.anyio

Tell = Callable[..., None]
LIVES = 0
"""A process that is not killed: it plays the campaign to its end."""
FOR_TWO = replace(CAMPAIGN, players=2, choice="none")


# ---------------------------------------------------------------- the process that dies


async def live(database: str, code: str, steps: int, tell: Tell) -> None:
    hub = Hub(Store(driver_url(database)))
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Mortal)
    await hub.open()
    loop.left = steps
    while True:
        standing = await hub.standing(code)
        room = await hub.room(standing.newest.table)
        await played_out(room)
        tell("over", standing.newest.number, list(game(room).session.winners))
        if (await hub.standing(code)).row.phase == "over":
            return
        begun = await asyncio.gather(*(hub.again(reader, room) for reader in people(2)))
        for one in begun:
            tell("begun", standing.newest.number + 1, one.id)


def parent() -> None:
    """Makes a process for each line: database, campaign, steps, and where to write what was told."""
    new_game.new_session = near_the_end
    for line in sys.stdin:
        database, code, steps, file = json.loads(line)
        if (child := os.fork()) == 0:
            told = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)

            def tell(*what: Any, to: int = told) -> None:
                os.write(to, json.dumps(what).encode() + b"\n")

            with asyncio.Runner(loop_factory=Mortal) as runner:
                runner.run(live(database, code, steps, tell))
            os._exit(0)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


# ---------------------------------------------------------------- those who look what is left


async def new_campaign(store: Store) -> str:
    """A campaign whose first game has just begun."""
    hub = Hub(store)
    room = await seated(hub, FOR_TWO, persons=2)
    await room.start(people(1)[0], fill="steady")
    await room.stop()
    return str(room.id)


async def check(store: Store, code: str, told: list[list[Any]], before: list[bytes]) -> list[bytes]:
    """Everything that was told is there, nothing twice, nothing besides. Returns the results so far."""
    campaign = await store.campaign(code)
    assert campaign is not None
    games = campaign.games
    assert [one.number for one in games] == list(range(1, len(games) + 1))
    assert all(one.result is not None for one in games[:-1]), "a game was begun before the last one was over"
    results = [one.result for one in games if one.result is not None]
    assert results[: len(before)] == before, "a result has changed"
    for what, number, value in told:
        if what == "begun":
            assert games[number - 1].table == value, "another game was begun"
        else:
            found = json.loads(results[number - 1])
            assert found["game"]["winners"] == value
    theirs = [
        row
        for row in await store.tables(["waiting", "playing", "over"])
        if (place := decoded(row.body).campaign) is not None and place.id == code
    ]
    assert {row.id for row in theirs} == {one.table for one in games}, "a table that belongs to no game"
    for row in theirs:
        game_row = next(one for one in games if one.table == row.id)
        assert (row.phase == "over") == (game_row.result is not None), "the end and the result go together"
        assert (row.phase == "over") == (decoded(row.body).result is not None), "so does what is kept with the table"
    return results


async def die(database: str, folder: Path, numbers: list[int]) -> None:
    command = [sys.executable, "-c", "from tests.table.test_campaign_killed import parent; parent()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        store, killed, kinds = await Store.open(database), 0, set[str]()
        code, file, results = await new_campaign(store), folder / "told", list[bytes]()
        for steps in numbers:
            process.stdin.write(json.dumps([database, code, steps, str(file)]) + "\n")
            process.stdin.flush()
            ended = int(process.stdout.readline())
            assert ended in (0, -signal.SIGKILL)
            killed += ended != 0
            told = [json.loads(line) for line in file.read_text().splitlines()]
            kinds |= {what for what, *_ in told}
            results = await check(store, code, told, results)
            campaign = await store.campaign(code)
            assert campaign is not None
            if campaign.phase == "over":
                code, results = await new_campaign(store), []
        assert killed > len(numbers) / 2
        assert kinds == {"over", "begun"}
        process.stdin.close()
        await store.close()


async def test_a_server_is_killed_between_two_games(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "new_session", near_the_end)
    await die(database, tmp_path, [*range(10, 200, 19), LIVES, LIVES])


@pytest.mark.soak
async def test_a_server_is_killed_at_every_await_between_two_games(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "new_session", near_the_end)
    await die(database, tmp_path, [*range(1, 500), LIVES, LIVES])
