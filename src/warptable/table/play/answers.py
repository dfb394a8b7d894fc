"""Answers of a running game: the only place that puts them into the session."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Collection
from typing import Any

from warptable.bots import Saying, voices_of
from warptable.kernel import CannotUndo, Compose, Composite, Decision, IllegalAnswer, Session

from ..errors import Refused
from .clocks import DEAL_SECONDS
from .deadlines import Deadlines
from .hooks import hooks_of, rounds
from .journal import Entry, is_trivial
from .ports import Keeper, Seated
from .reactions import is_reaction

ROUNDS_BETWEEN_SNAPSHOTS = 4
"""A snapshot holds the whole game and is big; coming back from an older one takes some more answers."""
Read = Callable[[Decision[Any]], Any]
"""Makes an answer to a decision out of what a page sent; raises IllegalAnswer."""
MOST_AT_ONCE = 12
"""Questions that one form may answer."""


def _nothing_more(_: Decision[Any]) -> Any:
    return None


class AnsweredGame:
    """A session, and what people and bots answer in it. Each answer is handed over to the keeper at once."""

    def __init__(self, session: Session[Any], record: Seated, keeper: Keeper) -> None:
        self.session = session
        self.record = record
        self.keeper = keeper
        self.hooks = hooks_of(session)
        self.deadlines = Deadlines(self.hooks)
        self.spoken: dict[int, int] = {}  # by seat: how much had happened when its person last answered
        self.unwritten = False  # has anything been passed since the last row that could only be passed?
        self.news = False  # is there something to tell?
        self.woken = asyncio.Event()
        self._snapshot_due = rounds(session) + ROUNDS_BETWEEN_SNAPSHOTS
        self.voices = voices_of(session)
        self._heard = 0  # how many events the bots have listened to
        if session.history:  # it has come back from the store: the bots only catch up
            self._listen(())

    def people(self) -> tuple[int, ...]:
        """The seats for which a person decides now."""
        return tuple([number for number, seat in enumerate(self.record.seats) if seat.person])

    def number_of(self, decision: Decision[Any]) -> int:
        """A number for exactly this question that stays the same after a restart. A stale click carries a different
        number."""
        named = f"{len(self.session.history)}/{decision.prompt}/{decision.source}/{decision.seat}"
        if isinstance(decision, Composite) and decision.partial:
            named += f"/{len(decision.partial)}"
        return zlib.crc32(named.encode())

    def deadline_of(self, decision: Decision[Any]) -> float | None:
        """Until when a question may be answered; None: no limit."""
        return self.deadlines.of(decision, self.number_of(decision))

    @property
    def talk_seconds(self) -> float:
        return DEAL_SECONDS[self.record.settings.pace] or 0.0

    def changed(self) -> None:
        """There is something to tell, and `run` may have something to do."""
        self.news = True
        self.wake()

    def wake(self) -> None:
        self.woken.set()

    def put(self, decision: Decision[Any], answer: Any) -> None:
        """Let an answer take effect, and have it stored before anybody sees the result."""
        entry = Entry("answer", decision.seat, str(decision.prompt), decision.source, answer)
        self.unwritten = is_trivial(decision)
        self.session.answer(decision, answer)
        self.news = True
        if not self.unwritten:
            self.keeper.keep(entry)
        self._let_bots_speak()
        self._set_clocks()
        if rounds(self.session) >= self._snapshot_due or self.session.over:
            self._snapshot_due = rounds(self.session) + ROUNDS_BETWEEN_SNAPSHOTS
            self.keeper.snapshot(self.session.save())
            self.unwritten = False

    def _let_bots_speak(self) -> None:
        """Bots say something about what has just happened, if the table wants to hear them. Stand-ins are silent: they
        have somebody else's name."""
        speaking = self.record.settings.voices
        seats = self.record.seats if speaking else ()
        for saying in self._listen([number for number, seat in enumerate(seats) if seat.bot and not seat.guest]):
            self.keeper.say(saying)

    def _listen(self, speakers: Collection[int]) -> list[Saying]:
        log = self.session.log
        start, self._heard = min(self._heard, len(log)), len(log)
        return list(self.voices.hear(log[start:], speakers))

    def _set_clocks(self) -> None:
        """Start the clocks of new questions, before anybody sees these. The clocks of questions that are no longer open
        must not wake anybody."""
        decisions = self.session.decisions
        if self.deadlines.ends():
            self.deadlines.keep(decisions, list(map(self.number_of, decisions)))
        asked = {self.number_of(decision): decision for decision in decisions if self._has_clock(decision)}
        if self.deadlines.start(asked, self.record.settings.pace):
            self.news = True

    def _has_clock(self, decision: Decision[Any]) -> bool:
        """Reactions have the clock of their pause, bots none; but talks have theirs as soon as one partner is a
        person."""
        people = self.people()
        if self.hooks.is_deal(decision):
            return not self.hooks.main_players(self.session).isdisjoint(people)
        return decision.seat in people and not is_reaction(decision)

    async def answer(self, seat: int, number: int, read: Read, read_next: Read = _nothing_more) -> None:
        """A person answers a question, and with `read_next` those that follow from it, as far as the page knew them
        (None: it did not). Raises Refused; then nothing has changed."""
        self.keeper.check()
        decision = self._asked(seat, number)
        try:
            given = read(decision)
            whole = _whole(decision, given, deal=self.hooks.is_deal(decision))
        except IllegalAnswer:
            raise Refused("refused-illegal") from None
        self.spoken[seat] = len(self.session.log)
        self._is_back(seat)
        if whole is not None:
            self.put(decision, whole)
            self._go_on(seat, read_next)
        self.changed()
        await self.keeper.written()

    def _go_on(self, seat: int, read_next: Read) -> None:
        """Answer what this seat alone is asked next, as long as the page has said it already. Whatever it said that
        does not fit is asked."""
        for _ in range(MOST_AT_ONCE):
            asked = self.session.decisions
            if len(asked) != 1 or asked[0].seat != seat or is_reaction(asked[0]):
                return
            try:
                given = read_next(asked[0])
                if given is None:
                    return
                whole = asked[0].checked(given)
            except IllegalAnswer:
                return
            self.put(asked[0], whole)

    def _is_back(self, seat: int) -> None:
        """A person does something, so nothing has to be said any more about what happened without them."""
        kept = self.record.orders[seat]
        if kept.away or kept.missed or kept.ended:
            kept.away, kept.missed, kept.ended = False, 0, []
            self.keeper.keep_record()

    def _asked(self, seat: int, number: int) -> Decision[Any]:
        for decision in self.session.decisions:
            if decision.seat == seat and not is_reaction(decision) and self.number_of(decision) == number:
                return decision
        raise Refused("refused-stale")

    async def undo(self, seat: int) -> None:
        """Take back a hidden choice that waits for others."""
        self.keeper.check()
        if seat not in self.session.given():
            raise Refused("refused-undo")
        try:
            self.session.undo(seat)
        except CannotUndo:
            raise Refused("refused-undo") from None
        self.keeper.keep(Entry("undo", seat))
        self.changed()
        await self.keeper.written()


def _whole(decision: Decision[Any], given: Any, *, deal: bool) -> Any:
    """The complete answer, or None if these are only the first steps of a composed answer. The question keeps such
    steps for its person, and a restart forgets them; a deal is always given complete. Raises IllegalAnswer."""
    if not isinstance(decision, Compose) or deal:
        return decision.checked(given)
    trial = decision.twin()
    try:
        trial.rebuild(given)
    except IllegalAnswer:  # nothing is left to choose, or this was not possible
        return decision.checked(given)
    decision.rebuild(given)
    return None
