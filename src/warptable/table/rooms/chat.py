"""What is said at a table, by people, by bots and by the table itself."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ..errors import Refused
from ..store.guest_writes import DropLines
from ..store.rows import ChatRow
from ..store.store import Store
from ..store.writer import WriteQueue
from ..store.writes import WriteLine

LONGEST = 300
KEPT = 100
PAUSE = 0.4  # seconds between two lines of one person
TABLE = ""
"""Stands for a guest where the table itself speaks: the text of such a line is the id of a message. Whoever did what it
says, if that was not the one in the seat, is named behind a space."""
BOT = "bot"
"""Stands for a guest where a bot speaks: the text is the id of a message, and behind spaces the seat and the name of
whom it talks to. No guest has such a short id."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One line of chat. `seat` -1: a spectator or somebody who has left. `notice`: the table itself says it; `bot`: a
    bot says it, to `whom` at the seat `to`. Both are put into words for each reader."""

    number: int
    seat: int
    name: str
    text: str
    notice: bool = False
    bot: bool = False
    to: int = -1
    whom: str = ""


class Chat:
    """The chat of one table. Nobody sees a line before it is stored."""

    def __init__(self, writes: WriteQueue, table: str) -> None:
        self.writes = writes
        self.table = table
        self.lines: list[ChatLine] = []
        self.last_at = 0.0  # when the newest line was said
        self._spoke: dict[str, float] = {}
        self._next = 0  # the number of the next line
        self._said: dict[int, str] = {}  # which guest has said the line of this number

    async def restore(self, store: Store) -> None:
        for line in await store.chat(self.table, KEPT):
            self._show(line)

    def say(self, guest: str, seat: int, name: str, text: str) -> None:
        """Add a line that somebody wrote; `seat` -1: a spectator."""
        text = " ".join(text.split())
        if not text:
            return
        if len(text) > LONGEST:
            raise Refused("refused-chat-long", longest=LONGEST)
        now = time.monotonic()
        if now - self._spoke.get(guest, -1) < PAUSE:
            raise Refused("refused-too-fast")
        self._spoke = {one: at for one, at in self._spoke.items() if now - at < PAUSE} | {guest: now}
        self._write(seat, guest, name, text)

    def announce(self, message_id: str, seat: int, name: str, by: str = "") -> None:
        """Add a line from the table itself; each reader gets it in their own language."""
        self._write(seat, TABLE, name, f"{message_id} {by}".rstrip())

    def remark(self, message_id: str, seat: int, name: str, to: int = -1, whom: str = "") -> None:
        """Add a line from a bot; each reader gets it in their own language."""
        self._write(seat, BOT, name, f"{message_id} {to} {whom}" if to >= 0 else message_id)

    def _write(self, seat: int, guest: str, name: str, text: str) -> None:
        line = ChatRow(at=time.time(), seat=seat, guest=guest, name=name, text=text)
        self.writes.put(WriteLine(self.table, line))
        self._show(line)

    def _show(self, line: ChatRow) -> None:
        number, self._next = self._next, self._next + 1
        self.lines.append(ChatLine(number, line.seat, line.name, line.text, line.guest == TABLE, line.guest == BOT))
        self._said[number] = line.guest
        self.last_at = line.at
        for old in self.lines[:-KEPT]:
            self._said.pop(old.number, None)
        del self.lines[:-KEPT]

    # ---- guests who move or are forgotten -----------------------------------------------------------------

    def moves(self, old: str, new: str) -> None:
        """What one guest has said was said by another; the store is told elsewhere."""
        self._said = {number: new if guest == old else guest for number, guest in self._said.items()}

    def forget(self, guest: str) -> None:
        """Show nothing any more that this guest has said; the store is told elsewhere."""
        self.lines = [line for line in self.lines if self._said[line.number] != guest]

    def drop(self, guest: str, seat: int, name: str) -> None:
        """Delete what a guest has said, and what bots and the table have said to them or about their seat."""
        self.writes.put(DropLines(self.table, guest, seat, name))
        self.forget(guest)
        self.lines = [line for line in self.lines if not _names(line, seat, name)]


def _names(line: ChatLine, seat: int, name: str) -> bool:
    """Has the table or a bot said this to or about the person in this seat?"""
    return (line.notice or line.bot) and (line.seat == seat or line.name == name or line.text.endswith(f" {name}"))
