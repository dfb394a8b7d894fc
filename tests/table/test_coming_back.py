"""A table comes back after a crash from what is sound: the newest snapshot, an older one, or the answers alone."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import QUICK, act, game, idle, opened, people, run, seated, until, url, where
from warptable.table.errors import Refused
from warptable.table.play import answers as running
from warptable.table.rooms import seating
from warptable.table.rooms.settings import TableSettings
from warptable.table.store import Store

FREE = replace(QUICK, choice="free", window=9)
DEALT = replace(QUICK, variants=("hidden-powers",))


async def first_life(folder: Path, settings: TableSettings) -> tuple[str, str]:
    """Some encounters; one of three people picks an alien and leaves for good when the game runs."""
    async with opened(folder) as hub:
        room = await seated(hub, settings, persons=3)
        if settings.choice == "free":
            await seating.pick_alien(room, people(3)[1], "oracle")
        await room.start(people(1)[0])
        play, rng = game(room), random.Random(3)
        while play.session.state.encounters < 3:
            if play.session.state.encounters == 1 and room.seat_of("guest1") is not None:
                await seating.leave(room, people(3)[1])
            await act(play, rng)
        for _ in range(5):
            await act(play, rng)
        await until(lambda: idle(play))
        await room.stop()
        return room.id, where(play)


async def broken(folder: Path, table: str, number: int) -> None:
    """Spoil this many of the newest snapshots."""
    store = await Store.open(url(folder))
    kept = await store.snapshots(table)
    assert len(kept) == 2
    for seq, data in kept[:number]:
        await store.snapshot(table, seq, data[:-1])
    await store.close()


async def second_life(folder: Path, table: str) -> str:
    async with opened(folder) as hub:
        play = game(await hub.room(table))
        await until(lambda: idle(play))
        now = where(play)
        for _ in range(5):  # and it goes on from there
            await act(play, random.Random(1))
        assert not play.faulty
        return now


@pytest.fixture(scope="module", params=[FREE, DEALT], ids=["chosen freely", "dealt"])
def crashed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The store after a crash, the code of the table in it, and where its game was."""
    folder = tmp_path_factory.mktemp("crashed")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(running, "ROUNDS_BETWEEN_SNAPSHOTS", 1)
        return folder, *run(first_life(folder, request.param))


@pytest.mark.parametrize("spoiled", [0, 1, 2], ids=["newest", "older", "answers alone"])
def test_a_game_comes_back_from_what_is_left(crashed: tuple[Path, str, str], tmp_path: Path, spoiled: int) -> None:
    folder, table, before = crashed
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    run(broken(tmp_path, table, spoiled))
    assert run(second_life(tmp_path, table)) == before


def test_a_game_whose_answers_do_not_fit_is_refused(crashed: tuple[Path, str, str], tmp_path: Path) -> None:
    folder, table, _ = crashed
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    run(broken(tmp_path, table, 2))

    async def changed_seed() -> None:
        store = await Store.open(url(tmp_path))
        row = await store.table(table)
        assert row is not None
        await store.save_table(replace(row, seed=row.seed + 1))
        await store.close()

    async def coming_back() -> None:
        async with opened(tmp_path) as hub:
            with pytest.raises(Refused, match="refused-no-table"):
                await hub.room(table)

    run(changed_seed())
    run(coming_back())
