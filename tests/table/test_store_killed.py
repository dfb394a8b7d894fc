"""A process that dies the hard way loses nothing that it was told is kept."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from warptable.table.store import Store, TableRow

pytestmark = pytest.mark.anyio

CHILD = """
import asyncio, sys
from warptable.table.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    for seq in range(1, 100_000):
        await store.append("abc", seq, 0, 1.0, b"answer %d" % seq)
        print(seq, flush=True)

asyncio.run(main())
"""


async def test_sqlite_flushes_at_every_commit(tmp_path: Path) -> None:
    """Against power cuts, which no test can make."""
    store = await Store.open(f"sqlite:///{tmp_path}/test.sqlite3")
    async with store._engine.connect() as connection:
        found = [await connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
    assert found == ["wal", 2]  # 2 is FULL
    await store.close()


@pytest.mark.parametrize("answers", [1, 40])
async def test_answers_survive_the_death_of_the_process(database: str, answers: int) -> None:
    store = await Store.open(database)
    await store.add_table(TableRow(id="abc", phase="playing", created_at=1, changed_at=1, host="ada", seed=1))
    await store.close()  # the child is alone: nobody else flushes anything for it
    with subprocess.Popen([sys.executable, "-c", CHILD, database], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        for _ in range(answers):
            child.stdout.readline()
        child.kill()
        told = answers + len(child.stdout.read().splitlines())
    assert child.returncode < 0
    store = await Store.open(database)
    kept = await store.answers("abc")
    assert told <= len(kept) <= told + 1
    assert [(row.seq, row.body) for row in kept] == [(seq, b"answer %d" % seq) for seq in range(1, len(kept) + 1)]
    await store.append("abc", len(kept) + 1, 0, 1.0, b"and on it goes")
    await store.close()
