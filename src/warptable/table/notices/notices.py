"""Watches all tables: whoever is asked and does not look is told, once for each question, in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..errors import Refused
from ..store.errors import StoreError
from ..store.rows import ToldRow
from ..store.store import Store
from .channel import Channel, Notice
from .encryption import Signer, new_private_key
from .mail import Mails
from .push import Pushes
from .settings import NoticeSettings
from .waits import Wait, WaitingTable
from .webhook import Webhook

log = logging.getLogger(__name__)

KEY = "push-key"
"""The name of the key that signs pushes, among the secrets of the server."""
AT_ONCE = 16
"""Messages that are on their way at the same time; the others wait."""


class Whom(NamedTuple):
    """Somebody at a table, and one of the ways to reach them."""

    guest: str
    way: str


@dataclass(slots=True)
class State:
    """A question to somebody, as far as it concerns one way. `timer`: when they are told. `sending`: their message is
    on its way. `is_told`: it is stored that they are, or were before a restart."""

    asked: Notice
    is_told: bool = False
    timer: asyncio.TimerHandle | None = None
    sending: asyncio.Task[None] | None = None

    def keep_back(self) -> None:
        """Do not tell them for now."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        self.keep_back()
        if self.sending is not None:
            self.sending.cancel()


class Notices:
    """The only listener of all rooms."""

    def __init__(self, store: Store, pushes: Pushes, settings: NoticeSettings) -> None:
        self.pushes = pushes
        self.mails = Mails(store.notices, settings.mail, settings) if settings.mail is not None else None
        webhook = Webhook(settings) if settings.webhook else None
        self._ways: dict[str, Channel] = {way.name: way for way in (pushes, self.mails, webhook) if way is not None}
        self._always = webhook is not None
        self._shelf = store.notices
        self._changed: dict[str, WaitingTable] = {}
        self._called = asyncio.Event()
        self._known: dict[str, dict[Whom, State]] = {}  # by table
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    @classmethod
    async def open(cls, store: Store, settings: NoticeSettings) -> Notices:
        signer = Signer(await store.secret(KEY, new_private_key), settings.contact)
        made = cls(store, Pushes(store.notices, signer, settings), settings)
        await made.recount()
        for row in await store.notices.told():
            asked = Notice(row.table, "", Wait(row.guest, "", row.wait, "decision"))
            made._known.setdefault(row.table, {})[Whom(row.guest, row.way)] = State(asked, is_told=True)
        made.do(made._watch())
        return made

    async def recount(self) -> None:
        """Look up who can be reached: guests have moved or are forgotten."""
        by_push, by_mail = await self._shelf.reachable()
        self.pushes.guests = by_push
        if self.mails is not None:
            self.mails.guests = by_mail

    async def close(self) -> None:
        """Stop at once. Whoever was not told yet is told after the next start, if they are still asked."""
        for states in self._known.values():
            for state in states.values():
                state.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- what happens at the tables ------------------------------------------------------------------------

    def changed(self, table: WaitingTable) -> None:
        if self._always or self.pushes.guests or (self.mails is not None and self.mails.guests) or self._known:
            self._changed[table.id] = table
            self._called.set()

    async def _watch(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            changed, self._changed = self._changed, {}
            for table in changed.values():
                try:
                    await table.written()  # nobody is told of what could still be lost
                    self._look(table)
                except Refused:  # nothing can be stored now; as soon as it can, every table says so
                    continue
                except Exception:
                    log.exception("table %s: people are not told", table.id)

    def _look(self, table: WaitingTable) -> None:
        """Compare whom a table waits for with what we know of it."""
        waits = table.waits()
        waited = {
            Whom(wait.guest, way.name): wait
            for way in self._ways.values()
            for wait in waits
            if way.concerns(table, wait)
        }
        states = self._known.get(table.id, {})
        for whom, state in list(states.items()):
            if whom not in waited or waited[whom].key != state.asked.wait.key:
                del states[whom]
                self._end(whom, state)
        for whom, wait in waited.items():
            state = states.setdefault(whom, State(Notice(table.id, table.name, wait)))
            if table.watchers.has(whom.guest):
                state.keep_back()
            elif not state.is_told and state.timer is None and state.sending is None:
                delay = self._ways[whom.way].delay
                state.timer = asyncio.get_running_loop().call_later(delay, self._due, whom, state)
        if states:
            self._known[table.id] = states
        else:
            self._known.pop(table.id, None)

    def _end(self, whom: Whom, state: State) -> None:
        """This question is open no more."""
        state.stop()
        if state.is_told:
            self.do(self._withdraw(whom, state.asked))

    # ---- messages ------------------------------------------------------------------------------------------

    def _due(self, whom: Whom, state: State) -> None:
        state.timer = None
        state.sending = self._begun(self._notify(whom, state))

    async def _notify(self, whom: Whom, state: State) -> None:
        """Store first that they are told, then tell: a restart in between must not tell them twice."""
        try:
            await self._shelf.note_told(_row(whom, state.asked))
            state.is_told = True
            async with self._places:
                await self._ways[whom.way].notify(state.asked)
        finally:
            state.sending = None

    async def _withdraw(self, whom: Whom, asked: Notice) -> None:
        await self._shelf.forget_told(_row(whom, asked))
        if whom.way in self._ways:  # the host may have switched one off
            async with self._places:
                await self._ways[whom.way].withdraw(asked)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this in the background."""
        _ = self._begun(work)

    def _begun(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="notices")
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, StoreError):
            log.warning("somebody is not told: %s", error)
        else:
            log.error("somebody is not told", exc_info=error)


def _row(whom: Whom, asked: Notice) -> ToldRow:
    return ToldRow(asked.table, whom.guest, whom.way, asked.wait.key)
