"""Pauses of a running game: they open, people say what to do in them, and their end puts that to the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from warptable.bots import THINKING, thinks_ahead
from warptable.kernel import PASS, Decision, Session

from ..errors import Refused
from . import advance, clocks, orders
from .answers import AnsweredGame
from .bots import Thinkers
from .clocks import BY_DAY, DECISION_SECONDS, HOLD
from .journal import Entry, Said, is_trivial, reactions_for
from .ports import Keeper, Seated
from .reactions import Pause, ReactionOption, is_reaction, learned_by, pause_at, public

LOOKED = 0.6
"""At least this share of a countdown is left once the last events have been shown."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
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


@dataclass(frozen=True, slots=True)
class CarriedAnswers:
    """What people have said in a pause that is over, and how many events there were when it ended."""

    intents: dict[int, ReactionOption | None]
    start: int


class PausingGame(AnsweredGame):
    """A game that asks for reactions in pauses (`reactions.py`), one after the other."""

    def __init__(self, session: Session[Any], record: Seated, keeper: Keeper) -> None:
        super().__init__(session, record, keeper)
        self.thinkers = Thinkers(record.settings.lesson)
        self.pause: Pause | None = None
        self.ended: Ending | None = None  # the pause whose answers are put to the rules
        self.carried: CarriedAnswers | None = None  # what was said for a pause that somebody's answer has cut off
        self.pause_began = 0.0
        self.pause_ends: float | None = None
        self.shown_until = 0.0  # until then the last events are to be looked at
        self.thought_until = 0.0  # until then the open pause does not end, whether a bot thinks or not
        self.held: list[int] = []
        self.stepped = 0  # how many events there were when a stopped table was last let go on for one step
        self.passed: dict[int, int] = {}  # by seat: how many pauses its person has passed in a row
        self.remembered: list[Entry] = []  # reactions given before a restart, for the pauses they belong to
        self.kept_ends: dict[int, float] = {}  # until when pauses wait that were open before a restart, by number

    @property
    def pause_number(self) -> int:
        """The number of the open pause, or of the one that would begin now. It stays while a pause ends, so that nobody
        sees how far its answers have come."""
        return self.pause.number if self.pause is not None else len(self.session.history)

    @property
    def window(self) -> int:
        """The countdown of a pause in seconds. One person alone with bots has nobody to hide anything from, so there is
        none. By the day it is as long as that of a decision: a pause waits for people who come when it suits them."""
        if len(self.people()) < 2:
            return 0
        return int(DECISION_SECONDS[BY_DAY] or 0) if self.by_day else self.record.settings.window

    @property
    def by_day(self) -> bool:
        """Do people come one after the other, when it suits them?"""
        return self.record.settings.pace == BY_DAY

    @property
    def pause_seconds(self) -> float:
        """The whole countdown, including extra time that people asked for."""
        return self.pause_ends - self.pause_began if self.pause_ends is not None else 0.0

    def _in_pause(self) -> bool:
        decisions = self.session.decisions
        return len(decisions) == 1 and is_reaction(decisions[0])

    def _halts(self) -> bool:
        """Is the table stopped, and has its last step happened? A step is what everybody sees happen at once, so nobody
        learns anything from where the table stops."""
        return self.record.halted and bool(public(self.session.log[self.stepped :]))

    def _pause(self) -> bool | BotQuestion:
        """The open pause: wait for people, or end it."""
        if self.ended is None:
            pause = self.pause or self._open_pause()
            if pause.open_to(self.people()) and (self.pause_ends is None or clocks.now() < self.pause_ends):
                return False
            self._note_missed(pause)
            self.ended = Ending(pause, len(self.session.log))
        if self.ended.seen is None:
            if self._halts() or clocks.now() < max(self.shown_until, self.thought_until):
                return False
            self.ended.seen = len(self.session.log)
        return self._end_pause(self.ended, self.ended.seen)

    def _open_pause(self) -> Pause:
        pause = pause_at(self.session, None if self.window else self.people())
        assert pause is not None
        self.pause, self.held = pause, []
        for entry in self.remembered:
            if entry.at == self.pause_number:
                pause.intents[entry.seat] = _chosen(pause, entry)
        self.remembered = [entry for entry in self.remembered if entry.at > self.pause_number]
        self._carry_over(pause)
        for seat in self.people():
            if seat not in pause.intents and self._is_unasked(pause, seat):
                _answer_by_order(pause, seat)
            kept = self.record.orders[seat]
            if kept.touched and orders.end_touched(kept, self.session.view(seat), pause, seat):
                self.keeper.keep_record()
        self._start_clock(pause)
        if self.by_day:
            self._excuse(pause)
        self._let_bots_think(pause)
        self.news = True
        return pause

    def _carry_over(self, pause: Pause) -> None:
        """Nobody is asked once more because somebody has done what changes nothing for the others. Stored, so that a
        restart asks nobody again, either."""
        carried, self.carried = self.carried, None
        happened = public(self.session.log[carried.start :]) if carried is not None else ()
        if carried is None or not happened or any(kind not in self.hooks.changes_nothing for kind, _ in happened):
            return
        for seat, said in carried.intents.items():
            choice = said.same_in(pause.choices.get(seat, ())) if said is not None else None
            if seat in pause.seats_asked and seat not in pause.intents and (said is None or choice is not None):
                pause.intents[seat] = choice
                self.keeper.keep(_entry(seat, choice, pause.number))

    def _is_unasked(self, pause: Pause, seat: int) -> bool:
        """Is this person not asked: because of an answer in advance, of an order to pass, or because nothing else is
        possible and nobody learns anything from that?"""
        kept = self.record.orders[seat]
        if kept.advance:
            questions = [choice.decision for choice in pause.choices.get(seat, ())]
            if any(advance.answer(kept, self.session, question) is not None for question in questions):
                return True
        if kept.may_pass and orders.passes(kept, self.session.view(seat), pause, seat):
            return True
        if pause.choices.get(seat):
            return False
        return not self.window or (self.by_day and self.hooks.is_open_book(self.session.view(None), seat))

    def _start_clock(self, pause: Pause) -> None:
        """By the day the clock is stored, so that neither sleep nor a restart gives anybody more time."""
        self.pause_began = clocks.now()
        if not self.window:
            return
        kept = self.kept_ends.get(pause.number)
        self.kept_ends = {}
        self.pause_ends = kept or max(self.pause_began + self.window, self.shown_until + self.window * LOOKED)
        if self.by_day and kept is None and pause.open_to(self.people()):
            self.keeper.keep(Entry("waits", pause.seats_asked[0], answer=self.pause_ends, at=pause.number))

    # ---- by the day: people who do not come ---------------------------------------------------------------

    def _excuse(self, pause: Pause) -> None:
        """Nobody waits for those who are away."""
        away = [seat for seat in pause.open_to(self.people()) if self.record.orders[seat].away]
        self._miss(pause, away)
        for seat in away:
            _answer_by_order(pause, seat)
            pause.excused.add(seat)

    def _note_missed(self, pause: Pause) -> None:
        """The pause is over. By the day, whoever has not answered is away from now on: a day was enough."""
        if self.by_day and self.pause_ends is not None and clocks.now() >= self.pause_ends:
            self._miss(pause, pause.open_to(self.people()))

    def _miss(self, pause: Pause, seats: Sequence[int]) -> None:
        noted = [orders.miss(self.record.orders[seat], pause.number) for seat in seats]
        if any(noted):
            self.keeper.keep_record()

    def ask_again(self, seat: int) -> None:
        """Somebody who was away is back: they are asked from now on, and in the open pause if it is not too late."""
        kept, pause = self.record.orders[seat], self.pause
        if not kept.away:
            return
        kept.away = False
        if pause is not None and self.ended is None and seat in pause.excused:
            pause.excused.discard(seat)
            pause.unasked.discard(seat)
            pause.intents.pop(seat, None)
            kept.missed -= 1
        self.changed()

    # ---- the end of a pause -------------------------------------------------------------------------------

    def _let_bots_think(self, pause: Pause) -> None:
        """Bots that can answer in this pause begin to think about it. Who watches the clock learns nothing: with a
        countdown, every pause in which a bot is asked that takes its time lasts at least that long."""
        levels = {seat: self.record.seats[seat].bot for seat in pause.seats_asked if not self.record.seats[seat].person}
        if any(pause.choices.get(seat) for seat in levels):
            self.thinkers.think_ahead(self.session, pause.questions, levels)
        slow = self.window and any(map(thinks_ahead, levels.values()))
        self.thought_until = self.pause_began + THINKING if slow else 0.0

    def _end_pause(self, ended: Ending, seen: int) -> bool | BotQuestion:
        """Pass everybody's answers to the rules, in the order of the rules, until something happens that all can see.
        If the pause foresaw it, people get time to look at it and the answers continue; otherwise the remaining
        questions are asked again."""
        pause = ended.pause
        while self._in_pause() and not public(self.session.log[seen:]):
            decision = self.session.decisions[0]
            seat = self.record.seats[decision.seat]
            if seat.person and decision.seat in self._learned(ended):
                self._ask_rest(pause, self._learned(ended))
                return True
            if not seat.person and not is_trivial(decision):
                self._keep_rest(pause)
                return BotQuestion(decision, seat.bot)
            self.put(decision, self._reaction(pause, decision))
        happened = public(self.session.log[ended.start :])
        as_foreseen = happened == pause.foreseen[: len(happened)]
        self.ended = Ending(pause, ended.start) if as_foreseen and self._in_pause() else None
        if self.ended is None:
            silent = pause.acted | pause.unasked | pause.excused
            said = {seat: choice for seat, choice in pause.intents.items() if seat not in silent}
            self.carried = CarriedAnswers(said, ended.start)
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
        self._keep_said(pause, self._said(pause))

    def _keep_said(self, pause: Pause, said: Sequence[Said]) -> None:
        self.keeper.keep(Entry("passed", pause.seats_asked[0], answer=tuple(said), at=len(self.session.history)))
        self.unwritten = False

    def _said(self, pause: Pause, but: Collection[int] = ()) -> list[Said]:
        """What people have said for the rest of a pause, without those `but`. Orders answer again."""
        people = [seat for seat in pause.seats_asked if seat in self.people() and seat not in pause.unasked]
        given = [(seat, pause.intents.get(seat)) for seat in people if seat not in but]
        return [(seat, str(one.prompt) if one else "", one.option if one else None) for seat, one in given]

    def _learned(self, ended: Ending) -> set[int]:
        """Who has learned more than the others since the pause began, by an event that everybody saw coming."""
        return learned_by(self.session, self.session.log[ended.start :]) or set()

    def _ask_rest(self, pause: Pause, learned: set[int]) -> None:
        """The rest of a pause is asked once more, but only those who have learned something meanwhile: they have drawn
        cards, for example. What the others have said goes on."""
        said = self._said(pause, learned)
        self._keep_said(pause, said)
        self.remembered += reactions_for(said, len(self.session.history))
        self.pause = self.ended = self.pause_ends = None

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
        if decision.seat in pause.unasked:
            return self._in_advance(decision)
        choice = pause.intents.get(decision.seat)
        if choice is None or choice.prompt != decision.prompt or choice.option not in decision.options:
            return PASS
        pause.intents[decision.seat] = None
        pause.acted.add(decision.seat)
        return choice.option

    def _in_advance(self, decision: Decision[Any]) -> Any:
        """What somebody who is not asked has answered in advance; else a pass."""
        kept = self.record.orders[decision.seat]
        found = advance.answer(kept, self.session, decision)
        if found is None:
            return PASS
        kind, option = found
        advance.use(kept, kind)
        self.keeper.keep_record()
        return option

    async def react(self, seat: int, number: int, key: str) -> None:
        """A person says what to do in the open pause: one of its choices, or pass."""
        self.keeper.check()
        pause = self._open_to(seat)
        if pause is None or number != self.pause_number:
            raise Refused("refused-stale")
        choice = None if key == PASS else _by_key(pause, seat, key)
        self.keeper.keep(_entry(seat, choice, number))
        self._is_back(seat)
        pause.intents[seat] = choice
        self.passed[seat] = self.passed.get(seat, 0) + 1 if choice is None else 0
        if not pause.open_to(self.people()):
            self.shown_until = clocks.now()  # everybody has seen enough
        self.changed()
        await self.keeper.written()

    async def hold(self, seat: int, number: int) -> None:
        """Ask publicly for more time, once in a pause. By the day there is time enough."""
        if self.pause is None or self.pause_ends is None or self._is_ending() or number != self.pause_number:
            raise Refused("refused-stale")
        if self.by_day:
            raise Refused("refused-illegal")
        if seat in self.held:
            raise Refused("refused-held")
        self.held.append(seat)
        self.pause_ends += HOLD
        self.changed()

    async def order(self, seat: int, change: Callable[[], None]) -> None:
        """Change standing orders; they apply to the open pause at once."""
        self.keeper.check()
        self._is_back(seat)
        change()
        self.keeper.keep_record()
        if (pause := self._open_to(seat)) is not None and self._is_unasked(pause, seat):
            _answer_by_order(pause, seat)
        self.changed()
        await self.keeper.written()


def _entry(seat: int, choice: ReactionOption | None, number: int) -> Entry:
    """What a person said in a pause, to be stored."""
    if choice is None:
        return Entry("react", seat, at=number)
    return Entry("react", seat, str(choice.prompt), choice.decision.source, choice.option, number)


def _answer_by_order(pause: Pause, seat: int) -> None:
    """This seat is not asked: what its orders say counts when the rules ask, else it passes."""
    pause.intents[seat] = None
    pause.unasked.add(seat)


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
