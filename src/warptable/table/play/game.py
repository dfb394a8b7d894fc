"""A running game at one table: the only place that puts answers into a session.

`run` carries the game on while nobody is needed: bots answer, pauses end, clocks run out. People's answers come in
from outside. Whatever changes the game does so without an `await`: it hands over to the keeper what must not be lost,
and goes on. Nobody is shown anything before it is written, and no form is answered before. So a crash at any moment
loses nothing that somebody has seen. Only bots take their time, in threads of their own, and nobody waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ...kernel import PASS, CannotUndo, Compose, Composite, Decision, IllegalAnswer, Session
from ..errors import Refused
from . import clocks, orders
from .bots import STAND_IN, Thinkers
from .clocks import DEAL_SECONDS, DECISION_SECONDS, HOLD, SPEEDS, rest
from .journal import Entry, is_trivial
from .orders import StandingOrders
from .reactions import Pause, ReactionOption, is_reaction, pause_at, public
from .scenery import rounds, scenery_of
from .seats import SeatHolder

log = logging.getLogger(__name__)

LOOKED = 0.6
"""At least this share of a countdown is left once the last events have been shown."""
ROUNDS_BETWEEN_SNAPSHOTS = 4
"""A snapshot holds the whole game and is big; coming back from an older one takes some more answers."""
Read = Callable[[Decision[Any]], Any]
"""Makes an answer to a decision out of what a page sent; raises IllegalAnswer."""


class Pace(Protocol):
    """The settings of a table that a running game looks at."""

    @property
    def pace(self) -> str: ...

    @property
    def window(self) -> int: ...

    @property
    def speed(self) -> str: ...


class Seated(Protocol):
    """A table as its game sees it: who decides for which seat, with which orders and at which pace. All of it may
    change while the game runs."""

    @property
    def settings(self) -> Pace: ...

    @property
    def seats(self) -> Sequence[SeatHolder]: ...

    @property
    def orders(self) -> Sequence[StandingOrders]: ...


@dataclass(frozen=True, slots=True)
class Thought:
    """A question that a bot of this level has to answer before anything else can happen in this game."""

    decision: Decision[Any]
    level: str


@dataclass(slots=True)
class Ending:
    """A pause that is over while the events it foresaw still happen. `start`: how many events there were when it ended.
    `seen`: how many there were when its answers began to be passed to the rules; None while people still look at the
    latest events."""

    pause: Pause
    start: int
    seen: int | None = None


class Keeper(Protocol):
    """Where a game stores what must not be lost. It takes over at once and writes as soon as it can, in this order."""

    def check(self) -> None:
        """Raises Refused if nothing can be stored now. Whoever changes something asks first."""
        ...

    def keep(self, entry: Entry) -> None: ...

    def snapshot(self, data: bytes) -> None: ...

    def keep_record(self) -> None: ...

    async def written(self) -> None:
        """Wait until everything taken over is written; raises Refused if that may take long."""
        ...

    async def working(self) -> float:
        """Wait until things can be stored; returns how many seconds that took, 0 if they could be at once."""
        ...


class Play:
    """One game. `told` is called whenever there is something new to see."""

    def __init__(self, session: Session[Any], record: Seated, keeper: Keeper, told: Callable[[], None]) -> None:
        self.session = session
        self.record = record
        self.keeper = keeper
        self.told = told
        self.thinkers = Thinkers()
        self.woken = asyncio.Event()
        self.ending = asyncio.Event()  # the server stops: finish what is under way, begin nothing new
        self.pause: Pause | None = None
        self.ended: Ending | None = None  # the pause whose answers are put to the rules
        self.pause_began = 0.0
        self.pause_ends: float | None = None
        self.shown_until = 0.0  # until then the last events are to be looked at
        self.held: list[int] = []
        self.remembered: list[Entry] = []  # reactions given before a restart, for the pauses they belong to
        self.deadlines: dict[int, float] = {}  # by the number of the question
        self.talks_end: float | None = None
        self.spoken: dict[int, int] = {}  # by seat: how much had happened when its person last answered
        self.unwritten = False  # has anything been passed since the last row that could only be passed?
        self.news = False  # is there something to tell?
        self.needs_people = False  # is there nothing to do but to wait?
        self.faulty = False
        self.scenery = scenery_of(session)
        self._snapshot_due = rounds(session) + ROUNDS_BETWEEN_SNAPSHOTS

    # ---- who decides ------------------------------------------------------------------------------------

    def people(self) -> tuple[int, ...]:
        """The seats for which a person decides now."""
        return tuple(number for number, seat in enumerate(self.record.seats) if seat.person)

    def number_of(self, decision: Decision[Any]) -> int:
        """A number for exactly this question that stays the same after a restart. A stale click carries a different
        number."""
        named = f"{len(self.session.history)}/{decision.prompt}/{decision.source}/{decision.seat}"
        if isinstance(decision, Composite) and decision.partial:
            named += f"/{len(decision.partial)}"
        return zlib.crc32(named.encode())

    @property
    def pause_number(self) -> int:
        """The number of the open pause, or of the one that would begin now. It stays while a pause ends, so that nobody
        sees how far its answers have come."""
        return self.pause.number if self.pause is not None else len(self.session.history)

    @property
    def window(self) -> int:
        """The countdown of a pause in seconds. One person alone with bots has nobody to hide anything from, so there is
        none."""
        return self.record.settings.window if len(self.people()) > 1 else 0

    # ---- carrying on ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Go on until the game is over, and tell once whenever there is something to look at: people are needed, a bot
        thinks, or events are shown for a moment. People who are asked for a reaction may answer before that moment is
        over."""
        try:
            while not self.session.over and not self.ending.is_set():
                await self._until_stored()
                seen = len(self.session.log)
                if not await self.advance():
                    self.tell()
                    await self._until_woken()
                    continue
                seconds = rest(self.session.log[seen:], SPEEDS[self.record.settings.speed])
                self.shown_until = clocks.now() + seconds
                if seconds and not self._in_pause():
                    self.tell()
                    await self._rest(seconds)
                await asyncio.sleep(0)  # other tables have their turn
        except Exception:
            log.exception("the game stopped at %s", self.session.where())
            self.faulty = True
        self.told()

    async def _until_stored(self) -> None:
        """While nothing can be stored, the table waits, and so do its clocks."""
        if seconds := await self.keeper.working():
            self._delay(seconds)

    def tell(self) -> None:
        """Tell what is new, if anything is."""
        if self.news:
            self.news = False
            self.told()

    def changed(self) -> None:
        """There is something to tell, and `run` may have something to do."""
        self.news = True
        self.wake()

    def wake(self) -> None:
        self.woken.set()

    async def advance(self) -> bool:
        """Do one thing that needs no person; False if the table has to wait for people."""
        while True:
            done = self._step()
            if isinstance(done, bool):
                return done
            if self.ended is None:  # else it would betray that a bot can answer in this pause
                self.tell()
            if await self._think(done) and self.ended is None:
                return True

    def _step(self) -> bool | Thought:
        """Do one thing that needs no person, or return the thought that is needed first."""
        self._end_orders()
        if self._in_pause() or self._is_ending():
            return self._pause()
        self.pause = self.ended = None
        for decision in self.session.decisions:
            if (done := self._without_person(decision)) is not False:
                return done
        return False

    def _without_person(self, decision: Decision[Any]) -> bool | Thought:
        seat = self.record.seats[decision.seat]
        if seat.person:
            if not self._is_overdue(decision):
                return False
            if self.scenery.is_deal(decision):
                self.put(decision, self.scenery.no_deal)  # F-DEAL-2: the time is up
                return True
            seat.bot = STAND_IN
            self.keeper.keep_record()
            self.news = True
        return Thought(decision, seat.bot)

    async def _think(self, thought: Thought) -> bool:
        """Let a bot answer. Its answer counts only if the question is still open and still its own."""
        answer = await self.thinkers.answer(self.session, thought.decision, thought.level)
        await self._until_stored()
        decision = self._still_open(thought.decision)
        if decision is None or self.record.seats[decision.seat].bot != thought.level:
            return False
        self.put(decision, answer)
        return True

    def _still_open(self, wanted: Decision[Any]) -> Decision[Any] | None:
        """The open question equal to this one. Meanwhile others may have answered theirs or taken an answer back."""
        for decision in self.session.decisions:
            same = (decision.seat, decision.prompt, decision.source) == (wanted.seat, wanted.prompt, wanted.source)
            if same and decision.options == wanted.options:
                return decision
        return None

    async def _rest(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.ending.wait(), seconds)

    def end(self) -> None:
        """Stop at the next good moment: between two answers, never while one is being stored."""
        self.ending.set()
        self.wake()

    async def _until_woken(self) -> None:
        """Until somebody has done something or a clock runs out."""
        end = self.next_clock()
        left = None if end is None else max(0.01, end - clocks.now())
        self.needs_people = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.woken.wait(), left)
        self.needs_people = False
        self.woken.clear()

    def next_clock(self) -> float | None:
        """When the game has to go on by itself; None: it waits for people, however long."""
        ends = [*self.deadlines.values(), *(end for end in (self.pause_ends, self.talks_end) if end is not None)]
        if self.shown_until > clocks.now():
            ends.append(self.shown_until)
        return min(ends, default=None)

    # ---- clocks -----------------------------------------------------------------------------------------

    def _delay(self, seconds: float) -> None:
        """Put off all clocks."""
        self.shown_until += seconds
        self.pause_began += seconds
        self.deadlines = {number: end + seconds for number, end in self.deadlines.items()}
        self.pause_ends = None if self.pause_ends is None else self.pause_ends + seconds
        self.talks_end = None if self.talks_end is None else self.talks_end + seconds

    def _is_overdue(self, decision: Decision[Any]) -> bool:
        """Has this person's time run out? The clock starts when the question is first met."""
        pace = self.record.settings.pace
        now = clocks.now()
        if self.scenery.is_deal(decision):
            seconds = DEAL_SECONDS[pace]
            if self.talks_end is None and seconds is not None:
                self.talks_end = now + seconds
            return self.talks_end is not None and now >= self.talks_end
        seconds = DECISION_SECONDS[pace]
        if seconds is None:
            return False
        number = self.number_of(decision)
        self.deadlines = {number: self.deadlines.get(number, now + seconds)} | {
            n: end for n, end in self.deadlines.items() if n in map(self.number_of, self.session.decisions)
        }
        return now >= self.deadlines[number]

    def deadline_of(self, decision: Decision[Any]) -> float | None:
        """Until when a question may be answered; None: no limit."""
        return self.talks_end if self.scenery.is_deal(decision) else self.deadlines.get(self.number_of(decision))

    @property
    def talk_seconds(self) -> float:
        return DEAL_SECONDS[self.record.settings.pace] or 0.0

    @property
    def pause_seconds(self) -> float:
        """The whole countdown, including extra time that people asked for."""
        return self.pause_ends - self.pause_began if self.pause_ends is not None else 0.0

    # ---- pauses -----------------------------------------------------------------------------------------

    def _in_pause(self) -> bool:
        decisions = self.session.decisions
        return len(decisions) == 1 and is_reaction(decisions[0])

    def _pause(self) -> bool | Thought:
        """The open pause: wait for people, or end it."""
        if self.ended is None:
            pause = self.pause or self._open_pause()
            if pause.open_to(self.people()) and (self.pause_ends is None or clocks.now() < self.pause_ends):
                return False
            self.ended = Ending(pause, len(self.session.log))
        if self.ended.seen is None:
            if clocks.now() < self.shown_until:
                return False
            self.ended.seen = len(self.session.log)
        return self._end_pause(self.ended, self.ended.seen)

    def _open_pause(self) -> Pause:
        pause = pause_at(self.session)
        assert pause is not None
        self.pause, self.held = pause, []
        for entry in self.remembered:
            if entry.at == self.pause_number:
                pause.intents[entry.seat] = _chosen(pause, entry)
        self.remembered = [entry for entry in self.remembered if entry.at > self.pause_number]
        phase = self.scenery.phase_of(self.session.state.step)
        for seat in self.people():
            ordered = orders.passes(self.record.orders[seat], self.session.view(seat), pause, seat, phase)
            if ordered or (not self.window and not pause.choices.get(seat)):
                pause.intents.setdefault(seat, None)
        self.pause_began = clocks.now()
        if self.window:
            self.pause_ends = max(self.pause_began + self.window, self.shown_until + self.window * LOOKED)
        self.news = True
        return pause

    def _end_pause(self, ended: Ending, seen: int) -> bool | Thought:
        """Pass everybody's answers to the rules, in the order of the rules, until something happens that all can see.
        If the pause foresaw it, people get time to look at it and the answers continue; otherwise the remaining
        questions are asked again."""
        pause = ended.pause
        while self._in_pause() and not public(self.session.log[seen:]):
            decision = self.session.decisions[0]
            seat = self.record.seats[decision.seat]
            if not seat.person and not is_trivial(decision):
                self._keep_rest(pause)
                return Thought(decision, seat.bot)
            self.put(decision, self._reaction(pause, decision))
        happened = public(self.session.log[ended.start :])
        as_foreseen = happened == pause.foreseen[: len(happened)]
        self.ended = Ending(pause, ended.start) if as_foreseen and self._in_pause() else None
        self.pause = self.pause_ends = None
        if self.ended is not None:
            self._keep_rest(pause)
        elif self.unwritten:
            self.keeper.keep(Entry("passed", pause.seats_asked[0], at=len(self.session.history)))
            self.unwritten = False
        return True

    def _keep_rest(self, pause: Pause) -> None:
        """Write down how far a pause that goes on has come, and what people have said for the rest of it: after a
        restart the rest is a pause of its own, in which they have answered."""
        if len(self.session.history) == pause.number:
            return
        given = [(seat, pause.intents.get(seat)) for seat in pause.seats_asked if seat in self.people()]
        said = tuple((seat, str(one.prompt) if one else "", one.option if one else None) for seat, one in given)
        self.keeper.keep(Entry("passed", pause.seats_asked[0], answer=said, at=len(self.session.history)))
        self.unwritten = False

    def _is_ending(self) -> bool:
        """Are the answers of a pause being passed to the rules? Then it is too late to change them."""
        return self.ended is not None and self.ended.seen is not None

    def _open_to(self, seat: int) -> Pause | None:
        """The pause in which this seat may still answer."""
        if self.pause is None or self._is_ending():
            return None
        return self.pause if seat in self.pause.open_to(self.people()) else None

    def _reaction(self, pause: Pause, decision: Decision[Any]) -> Any:
        """What the person at this seat chose to do, if it is possible now."""
        if is_trivial(decision):
            return PASS
        choice = pause.intents.get(decision.seat)
        if choice is None or choice.prompt != decision.prompt or choice.option not in decision.options:
            return PASS
        pause.intents[decision.seat] = None
        return choice.option

    def _end_orders(self) -> None:
        for kept in self.record.orders:
            orders.end_with(kept, rounds(self.session))

    # ---- what people do ---------------------------------------------------------------------------------

    def put(self, decision: Decision[Any], answer: Any) -> None:
        """Let an answer take effect, and have it stored before anybody sees what came of it."""
        entry = Entry("answer", decision.seat, str(decision.prompt), decision.source, answer)
        self.unwritten = is_trivial(decision)
        self.session.answer(decision, answer)
        self.news = True
        if not self.unwritten:
            self.keeper.keep(entry)
        if not any(self.scenery.is_deal(other) for other in self.session.decisions):
            self.talks_end = None
        if rounds(self.session) >= self._snapshot_due or self.session.over:
            self._snapshot_due = rounds(self.session) + ROUNDS_BETWEEN_SNAPSHOTS
            self.keeper.snapshot(self.session.save())
            self.unwritten = False

    async def answer(self, seat: int, number: int, read: Read) -> None:
        """A person answers a question. Raises Refused; then nothing has changed."""
        self.keeper.check()
        decision = self._asked(seat, number)
        try:
            given = read(decision)
            whole = _whole(decision, given, deal=self.scenery.is_deal(decision))
        except IllegalAnswer:
            raise Refused("refused-illegal") from None
        self.spoken[seat] = len(self.session.log)
        if whole is not None:
            self.put(decision, whole)
        self.changed()
        await self.keeper.written()

    def _asked(self, seat: int, number: int) -> Decision[Any]:
        for decision in self.session.decisions:
            if decision.seat == seat and not is_reaction(decision) and self.number_of(decision) == number:
                return decision
        raise Refused("refused-stale")

    async def react(self, seat: int, number: int, key: str) -> None:
        """A person says what to do in the open pause: one of its choices, or pass."""
        self.keeper.check()
        pause = self._open_to(seat)
        if pause is None or number != self.pause_number:
            raise Refused("refused-stale")
        choice = None if key == PASS else _by_key(pause, seat, key)
        entry = Entry("react", seat, at=number)
        if choice is not None:
            entry = Entry("react", seat, str(choice.prompt), choice.decision.source, choice.option, number)
        self.keeper.keep(entry)
        pause.intents[seat] = choice
        if not pause.open_to(self.people()):
            self.shown_until = clocks.now()  # everybody has seen enough
        self.changed()
        await self.keeper.written()

    async def hold(self, seat: int, number: int) -> None:
        """Ask publicly for more time, once in a pause."""
        if self.pause is None or self.pause_ends is None or self._is_ending() or number != self.pause_number:
            raise Refused("refused-stale")
        if seat in self.held:
            raise Refused("refused-held")
        self.held.append(seat)
        self.pause_ends += HOLD
        self.changed()

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

    async def order(self, seat: int, change: Callable[[], None]) -> None:
        """Change standing orders; they apply to the open pause at once."""
        self.keeper.check()
        change()
        self.keeper.keep_record()
        if (pause := self._open_to(seat)) is not None:
            kept, phase = self.record.orders[seat], self.scenery.phase_of(self.session.state.step)
            if orders.passes(kept, self.session.view(seat), pause, seat, phase):
                pause.intents[seat] = None
        self.changed()
        await self.keeper.written()


def _by_key(pause: Pause, seat: int, key: str) -> ReactionOption:
    choices = pause.choices.get(seat, ())
    if not key.isdecimal() or len(key) > 3 or int(key) >= len(choices):
        raise Refused("refused-illegal")
    return choices[int(key)]


def _chosen(pause: Pause, entry: Entry) -> ReactionOption | None:
    """What a stored reaction meant; a pass if that is no longer possible."""
    for choice in pause.choices.get(entry.seat, ()):
        if choice.prompt == entry.prompt and choice.option == entry.answer:
            return choice
    return None


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
