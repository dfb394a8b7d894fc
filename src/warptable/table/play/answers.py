"""Answers of a running game: the only place that puts them into the session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from warptable.kernel import CannotUndo, Compose, Decision, IllegalAnswer, Session

from ..errors import Refused
from .bots import Remarks
from .deadlines import Deadlines
from .hooks import hooks_of, rounds
from .journal import Entry, Said, is_trivial
from .ports import Keeper, Seated
from .reactions import is_reaction

Read = Callable[[Decision[Any]], Any]
"""Makes an answer to a decision out of what a page sent; raises IllegalAnswer."""
ROUNDS_BETWEEN_SNAPSHOTS = 4
"""A snapshot holds the whole game and is big; coming back from an older one takes some more answers."""
MOST_AT_ONCE = 12
"""Questions that one form may answer."""


def _nothing_more(_: Decision[Any]) -> Any:
    return None


class Answers:
    """A session, and what people and bots answer in it. Each answer is handed over to the keeper at once."""

    def __init__(
        self, session: Session[Any], record: Seated, keeper: Keeper, deadlines: Deadlines, remarks: Remarks
    ) -> None:
        self.session = session
        self.record = record
        self.keeper = keeper
        self.deadlines = deadlines
        self.remarks = remarks
        self.spoken: dict[int, int] = {}  # by seat: how much had happened when its person last answered
        self.unwritten = False  # has anything been passed since the last row that could only be passed?
        self.news = False  # is there something new to show?
        self.woken = asyncio.Event()  # has somebody done something?
        self._snapshot_due = rounds(session) + ROUNDS_BETWEEN_SNAPSHOTS

    def changed(self) -> None:
        """There is something to show, and the loop of the game may have something to do."""
        self.news = True
        self.woken.set()

    def put(self, decision: Decision[Any], answer: Any) -> None:
        """Let an answer take effect, and have it stored before anybody sees the result."""
        entry = Entry("answer", decision.seat, str(decision.prompt), decision.source, answer)
        self.unwritten = is_trivial(decision)
        self.session.answer(decision, answer)
        self.news = True
        if not self.unwritten:
            self.keeper.keep(entry)
        self.remarks.make()
        self.start_clocks()
        if rounds(self.session) >= self._snapshot_due or self.session.over:
            self._snapshot_due = rounds(self.session) + ROUNDS_BETWEEN_SNAPSHOTS
            self.keeper.snapshot(self.session.save())
            self.unwritten = False

    def store_passed(self, seat: int, said: Sequence[Said] | None = None) -> None:
        """Store how far passes went that have no row. `said`: the pause goes on, and this was said for its rest: after
        a restart that is a pause of its own, in which people have answered."""
        self.keeper.keep(Entry("passed", seat, answer=said and tuple(said), at=len(self.session.history)))
        self.unwritten = False

    def start_clocks(self) -> None:
        """The clocks of new questions start before anybody sees these."""
        if self.deadlines.start():
            self.news = True

    def welcome(self, seat: int) -> None:
        """A person does something, so nothing has to be said any more about what happened without them."""
        kept = self.record.orders[seat]
        if kept.away or kept.missed or kept.ended:
            kept.away, kept.missed, kept.ended = False, 0, []
            self.keeper.keep_record()

    async def give(self, seat: int, number: int, read: Read, read_next: Read = _nothing_more) -> None:
        """A person answers a question, and with `read_next` those that follow from it, as far as the page knew them
        (None: it did not). Raises Refused; then nothing has changed."""
        self.keeper.check()
        decision = self._asked(seat, number)
        try:
            given = read(decision)
            whole = _whole(decision, given, deal=hooks_of(self.session).is_deal(decision))
        except IllegalAnswer:
            raise Refused("refused-illegal") from None
        self.spoken[seat] = len(self.session.log)
        self.welcome(seat)
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

    def _asked(self, seat: int, number: int) -> Decision[Any]:
        for decision in self.session.decisions:
            if decision.seat == seat and not is_reaction(decision) and self.deadlines.number_of(decision) == number:
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
