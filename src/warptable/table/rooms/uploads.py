"""Games that people bring as files, to be watched here under an address that nobody can guess.

A save is checked by running its game, in a thread and one at a time, so that no table waits for it. Whoever has a file
has everything that is in it, so it may be watched with all hands, also if it was never finished."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time

import msgspec

from warptable.kernel import BadSave
from warptable.kernel.packs import Packs
from warptable.replay import Record, Replay

from ..errors import Refused
from ..play.hooks import rounds
from ..reader import Reader
from ..store.rows import UploadRow
from ..store.store import Store

LARGEST = 256_000
"""Bytes of a file. Long games of people take about 30,000."""
LONGEST = 12_000
"""Answers of a game. Random play at a table of eight asks about ten thousand times."""
EACH, IN_ALL = 20, 2_000
"""Games of one guest, and of all together."""
UNSEEN = 180 * 86_400.0
"""Seconds after which a game is deleted that nobody has looked at."""
NOTED = 86_400.0
"""How often it is noted that somebody looks."""


class About(msgspec.Struct, frozen=True):
    """What is in a file, in short. `rounds`: how far the game came; `winners`: their seats."""

    edition: str
    players: int
    rounds: int
    over: bool
    winners: tuple[int, ...]


def refused_save(error: BadSave) -> Refused:
    """Why a file cannot be watched, in the reader's language."""
    return Refused(f"refused-save-{error.why}", **error.values)


def read(data: bytes, packs: Packs) -> Record:
    """The game in a file; raises BadSave."""
    record = Record.read(data, packs)
    if len(record.answers) > LONGEST:
        raise BadSave("this save is too long for a game", "long")
    return record


def looked_into(data: bytes, packs: Packs) -> About:
    """Run the game of a file; raises BadSave."""
    session = Replay(read(data, packs)).session
    seats = session.rules.seats(session.state)
    return About(session.rules.name, seats, rounds(session), session.over, tuple(session.winners))


class Uploads:
    """All of them."""

    def __init__(self, store: Store, packs: Packs = ()) -> None:
        self._shelf = store.uploads
        self._packs = packs
        self._checking = asyncio.Lock()

    async def open(self) -> None:
        """Forget what nobody looks at."""
        await self._shelf.drop_unseen(time.time() - UNSEEN)

    async def add(self, reader: Reader, data: bytes) -> str:
        """Keep a game; its id. The same file of the same guest is kept once. Raises Refused."""
        if not data:
            raise Refused("refused-no-file")
        if len(data) > LARGEST:
            raise Refused("refused-save-long")
        digest, mine = hashlib.sha256(data).hexdigest(), await self._shelf.of(reader.guest)
        if (known := next((row.id for row in mine if row.digest == digest), None)) is not None:
            return known
        if len(mine) >= EACH:
            raise Refused("refused-uploads-yours", most=EACH)
        if await self._shelf.number() >= IN_ALL:
            raise Refused("refused-uploads-all")
        about, now = await self._looked_into(data), time.time()
        row = UploadRow(
            id=secrets.token_urlsafe(12),
            guest=reader.guest,
            digest=digest,
            added_at=now,
            seen_at=now,
            about=msgspec.json.encode(about),
            data=data,
        )
        await self._shelf.add(row)
        return row.id

    async def _looked_into(self, data: bytes) -> About:
        async with self._checking:
            try:
                return await asyncio.to_thread(looked_into, data, self._packs)
            except BadSave as error:
                raise refused_save(error) from error

    async def of(self, guest: str) -> list[tuple[str, About]]:
        """The games of a guest, the newest first."""
        return [(row.id, msgspec.json.decode(row.about, type=About)) for row in await self._shelf.of(guest)]

    async def must_be(self, upload: str) -> None:
        """Is there such a game? Then somebody looks at it now. Raises Refused."""
        seen_at = await self._shelf.seen_at(upload)
        if seen_at is None:
            raise Refused("refused-no-replay")
        if seen_at < time.time() - NOTED:
            await self._shelf.note_seen(upload, time.time())

    async def record(self, upload: str) -> Record:
        """The game itself; raises Refused."""
        row = await self._shelf.get(upload)
        if row is None:
            raise Refused("refused-no-replay")
        try:
            return await asyncio.to_thread(read, row.data, self._packs)
        except BadSave as error:  # the program is another one since
            raise refused_save(error) from error

    async def data(self, upload: str) -> bytes:
        """The file as it came; raises Refused."""
        row = await self._shelf.get(upload)
        if row is None:
            raise Refused("refused-no-replay")
        return row.data

    async def drop(self, upload: str, guest: str) -> None:
        """Delete a game of this guest."""
        await self._shelf.drop(upload, guest)
