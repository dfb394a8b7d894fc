"""A game to be watched again: the scene of any of its moments, through the eyes that its reader may borrow.

Scenes are those of a running game, made by the same family from the same views, so the same regions draw them. What
depends on all that happened before is worked out once: which ship is where, and the lines of the log.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from warptable.game import edition_facts
from warptable.kernel import Event, Session
from warptable.kernel.packs import Packs
from warptable.replay import ALL, Chapter, Eyes, Moment, Record, Replay
from warptable.replay.moments import seat_of
from warptable.replay.replay import Asked, seen
from warptable.replay.what_if import crossing
from warptable.story.answers import AnswerChances, answer_chances
from warptable.text.asking import answered
from warptable.text.speaker import Speaker
from warptable.text.words import words_of

from ..play.clocks import OTHERWISE, SECONDS_SHOWN
from ..play.hooks import hooks_of
from ..reader import Reader
from ..rooms.stories import StoryProgress
from .data import Line, Person, Running, Scene, Summary
from .families import scenes_of_edition
from .fleet import Placement
from .origin import OriginLine

SPECTATOR = "spectator"
QUESTION_SECONDS = 1.4
"""How long a question and its answer are shown."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a game to be watched comes from. `at`: the address of its page; `back`: that of its table, empty for a
    file; `save`: where it can be fetched as a file, empty as long as nobody may have it; `origin`: the game that it
    goes on from."""

    at: str
    title: str
    people: tuple[Person, ...]
    packs: Packs = ()
    back: str = ""
    save: str = ""
    origin: OriginLine | None = None


class Stop(NamedTuple):
    """Where a replay stops: something is told, or something is asked."""

    moment: Moment
    phase: str
    seconds: float
    line: Line | None = None


class Question(NamedTuple):
    """A question in words, with the answer; `seat`: who was asked."""

    seat: int
    text: str
    answer: str
    is_open: bool = False


class WhatIf(NamedTuple):
    """Where another game could go on from: the round, and what was asked there and answered, each by the number of its
    moment of all hands."""

    round: int
    questions: tuple[tuple[int, Question], ...]


class Weighed(NamedTuple):
    """An answer that was open, in words: what the seer thinks of it, from 0 to 1, with the 95 % interval; `given`: it
    is the one that was given."""

    text: str
    share: float
    low: float
    high: float
    given: bool


class Hand(NamedTuple):
    """The cards of a seat: its own view, and who speaks to it about that."""

    seat: int
    view: Any
    speaker: Speaker


@dataclass(frozen=True, slots=True)
class ReplayScene:
    """One moment of a game for one reader. `scene` is what a table would show; `allowed` whose eyes this reader may
    borrow, `names` how links call these, and `same` the numbers of this moment through them; `stops` all there is to
    look at, `place` where this moment is among them; `questions` those of this round by the numbers of their moments;
    `jumped`: the page showed something else than the moment before; `told`: how far its story is, once it is over."""

    source: Source
    reader: Reader
    eyes: Eyes
    allowed: tuple[Eyes, ...]
    scene: Scene
    stops: Sequence[Stop]
    place: int
    chapters: Sequence[Chapter]
    summaries: Sequence[Summary]
    question: Question | None
    questions: tuple[tuple[int, Question], ...]
    hands: tuple[Hand, ...]
    over: bool
    names: Mapping[Eyes, str]
    same: Mapping[Eyes, int]
    jumped: bool = False
    what_if: WhatIf | None = None  # None: this reader may not, or nobody ever had a choice
    told: StoryProgress | None = None

    @property
    def eyes_name(self) -> str:
        return self.names[self.eyes]

    @property
    def stop(self) -> Stop:
        return self.stops[self.place]

    def t(self, message_id: str, **values: Any) -> str:
        return self.scene.t(message_id, **values)


class WatchedGame:
    """One game, and what is kept of it from one picture to the next."""

    def __init__(self, record: Record) -> None:
        """Raises BadSave."""
        self.edition = record.rules.name
        self._ships: list[tuple[int, Placement]] = []  # where the ships are after this many events
        self._moves: deque[tuple[int, Any]] = deque()  # later: where ships are after this many events
        self._where: Any = None  # these places after the last event
        self._family = scenes_of_edition(record.rules.name)
        self._memory = self._family.memory()
        self.replay = Replay(record, self._watch)
        self._summaries: list[Summary] = []
        self._lines: dict[tuple[Eyes, str], list[Line]] = {}
        self._stops: dict[tuple[Eyes, str], list[Stop]] = {}
        self._questions: dict[tuple[Eyes, str, int], tuple[tuple[int, Question], ...]] = {}
        self._crossings: dict[tuple[str, int], WhatIf] = {}
        self._weighed: dict[int, AnswerChances] = {}

    def _watch(self, session: Session[Any]) -> None:
        """Note when ships move."""
        where = self._family.ships(session)
        if where != self._where:
            self._where = where
            self._moves.append((len(session.log), where))

    def follow(self, record: Record) -> bool:
        """Take in what has happened since; False if this has become another game."""
        known = len(self.replay.record.answers)
        if not self.replay.follow(record):
            return False
        if len(record.answers) != known:
            self._summaries.clear()
            for kept in (self._lines, self._stops, self._questions, self._crossings):
                kept.clear()
        return True

    def eyes_named(self, name: str) -> Eyes | bool:
        """Whose eyes a link means: all, spectator or the colour of a seat; False if there are none of this name."""
        colors = edition_facts(self.edition).colors[: self.replay.seats]
        if name in colors:
            return colors.index(name)
        return {ALL: ALL, SPECTATOR: None}.get(name, False)

    def name_of(self, eyes: Eyes) -> str:
        """The same, the other way round."""
        seat = seat_of(eyes)
        return edition_facts(self.edition).colors[seat] if seat is not None else ALL if eyes == ALL else SPECTATOR

    # ---- what there is to look at ---------------------------------------------------------------------

    def lines(self, eyes: Eyes, speaker: Speaker) -> list[Line]:
        """The whole log as these eyes read it."""
        key = eyes, speaker.locale
        if key not in self._lines:
            log: Sequence[Event] = self.replay.log
            if eyes == ALL:
                log = [_opened(event) for event in log]
            self._lines[key] = self._family.lines(speaker, log, seat_of(eyes), 0, ())
        return self._lines[key]

    def stops(self, eyes: Eyes, speaker: Speaker) -> list[Stop]:
        """The moments of these eyes that are worth a stop: what gets a line in the log, and every question."""
        key = eyes, speaker.locale
        if key not in self._stops:
            told = {line.number + 1: line for line in self.lines(eyes, speaker)}
            phase_of = hooks_of(self.replay.session).phase_of
            found = []
            for moment in self.replay.moments(eyes):
                line = None if moment.is_question else told.get(moment.events)
                if line is not None or moment.is_question:
                    seconds = SECONDS_SHOWN.get(line.kind, OTHERWISE) if line is not None else QUESTION_SECONDS
                    found.append(Stop(moment, phase_of(moment.step), seconds, line))
            self._stops[key] = found
        return self._stops[key]

    def last(self, eyes: Eyes, locale: str, packs: Packs) -> int:
        """The place of the newest stop; -1 as long as there is nothing to look at."""
        return len(self.stops(eyes, self._speaker(locale, self.replay.session, eyes, packs))) - 1

    def summaries(self) -> list[Summary]:
        """Every round in short."""
        if not self._summaries:
            rounds: list[list[Event]] = [[] for _ in range(self.replay.session.view(None).rounds + 1)]
            for event, note in zip(self.replay.log, self.replay.happened, strict=True):
                while len(rounds) <= note.round:
                    rounds.append([])
                if not event.secret:
                    rounds[note.round].append(event)
            summary = self._family.summary
            self._summaries = [summary(events) for events in rounds]
        return self._summaries

    # ---- one moment -----------------------------------------------------------------------------------

    def scene(
        self,
        source: Source,
        reader: Reader,
        eyes: Eyes,
        allowed: tuple[Eyes, ...],
        number: int | None = None,
        place: int | None = None,
    ) -> ReplayScene:
        """What this reader sees through these eyes of the moment of this number, or of the stop at this place; without
        either, where one begins to look."""
        last = self.replay.session
        speaker = self._speaker(reader.locale, last, eyes, source.packs)
        stops = self.stops(eyes, speaker)
        place = self._place(stops, number) if place is None else min(place, len(stops) - 1)
        stop = stops[place]
        still = self.replay.at(stop.moment)
        session, seat = still.session, seat_of(eyes)
        family = self._family
        public = family.public_view(session)
        view = public if seat is None else family.own_view(session, public, seat)
        memory = family.memory()
        memory.placement = self._placement(stop.moment.events)
        memory.look(session, public)
        lines = self.lines(eyes, speaker)
        common = Scene(
            reader=reader,
            table="",
            title=source.title,
            view=view,
            speaker=self._speaker(reader.locale, session, eyes, source.packs),
            people=source.people,
            log=lines[: bisect_left(lines, stop.moment.events, key=lambda line: line.number)],
            seed=session.seed if session.over else None,
            winners=session.winners,
            replayed=True,
            origin=source.origin,
        )
        asked = still.asked(eyes)
        return ReplayScene(
            source=source,
            reader=reader,
            eyes=eyes,
            allowed=allowed,
            scene=family.scene(common, Running(session), memory),
            stops=stops,
            place=place,
            chapters=self.replay.chapters(eyes),
            summaries=self.summaries(),
            question=None if asked is None else self._question(reader.locale, session, asked, source.packs),
            questions=self._asked_in(stop.moment.round, stops, eyes, reader.locale, source.packs),
            hands=tuple(self._hands(reader.locale, session, eyes, source.packs)),
            over=self.replay.over,
            names={one: self.name_of(one) for one in allowed},
            same={one: self.replay.same(stop.moment, one).number for one in allowed},
            what_if=self.what_if(stop.moment, reader.locale, source.packs) if ALL in allowed else None,
        )

    def what_if(self, moment: Moment, locale: str, packs: Packs) -> WhatIf | None:
        """Where a game of its own goes on from, if somebody wants this moment otherwise."""
        place = crossing(self.replay, moment)
        if place is None:
            return None
        key = locale, place.answers
        if key not in self._crossings:
            asked = [one for one in self.replay.moments(ALL) if one.is_question and one.answers == place.answers]
            questions = []
            for one in asked:
                still = self.replay.at(one)
                if (question := still.asked(ALL)) is not None:
                    questions.append((one.number, self._question(locale, still.session, question, packs)))
            self._crossings[key] = WhatIf(place.round, tuple(questions))
        return self._crossings[key]

    def weigh(self, number: int) -> AnswerChances | None:
        """What the seer thinks of the answers to the question of this moment of all hands; None: nothing was asked
        there and answered. It takes a second the first time, so call it in a thread."""
        moments = self.replay.moments(ALL)
        if not 0 <= number < len(moments):
            return None
        if number not in self._weighed and (found := answer_chances(self.replay, moments[number])) is not None:
            self._weighed[number] = found
        return self._weighed.get(number)

    def weighed(self, number: int, chances: AnswerChances, locale: str, packs: Packs) -> list[Weighed]:
        """The same in words: the answer that was given first, then the best ones."""
        still = self.replay.at(self.replay.moments(ALL)[number])
        asked = still.asked(ALL)
        assert asked is not None, "only of a question"
        decision, words = asked.decision, words_of(self.edition)
        view, speaker = still.session.view(decision.seat), self._speaker(locale, still.session, decision.seat, packs)
        found = [
            Weighed(answered(words, speaker, decision, one.option, view), one.share, *one.interval, one.given)
            for one in chances.answers
        ]
        return sorted(found, key=lambda one: (not one.given, -one.share))

    def _asked_in(
        self, number: int, stops: Sequence[Stop], eyes: Eyes, locale: str, packs: Packs
    ) -> tuple[tuple[int, Question], ...]:
        """What these eyes were asked in a round, by the numbers of the moments."""
        key = eyes, locale, number
        if key not in self._questions:
            found = []
            for stop in stops:
                if stop.moment.round == number and stop.moment.is_question:
                    still = self.replay.at(stop.moment)
                    if (asked := still.asked(eyes)) is not None:
                        found.append((stop.moment.number, self._question(locale, still.session, asked, packs)))
            self._questions[key] = tuple(found)
        return self._questions[key]

    def _place(self, stops: Sequence[Stop], number: int | None) -> int:
        """The stop of this moment, or the last one before it. A game that is over is watched from its beginning, one
        that goes on from where it is."""
        if number is None:
            return 0 if self.replay.over else len(stops) - 1
        return max(bisect_right(stops, number, key=lambda stop: stop.moment.number) - 1, 0)

    def _placement(self, events: int) -> Placement:
        """Ships get their numbers from the first event on, so that the same ship flies whoever looks, and when; as far
        as somebody has looked."""
        while self._moves and self._moves[0][0] <= events:
            number, ships = self._moves.popleft()
            self._memory.move(ships)
            self._ships.append((number, self._memory.placement))
        place = bisect_right(self._ships, events, key=lambda entry: entry[0]) - 1
        return self._ships[place][1] if place >= 0 else {}

    def _speaker(self, locale: str, session: Session[Any], eyes: Eyes, packs: Packs) -> Speaker:
        seat = seat_of(eyes)
        speaker: Speaker = words_of(self.edition).speaker_for(locale, session.view(seat), seat, (), packs)
        return speaker

    def _question(self, locale: str, session: Session[Any], asked: Asked, packs: Packs) -> Question:
        decision, words = asked.decision, words_of(self.edition)
        view = session.view(decision.seat)
        speaker = self._speaker(locale, session, decision.seat, packs)
        said = "" if asked.is_open else answered(words, speaker, decision, asked.answer, view)
        return Question(decision.seat, words.question(speaker, decision, view), said, asked.is_open)

    def _hands(self, locale: str, session: Session[Any], eyes: Eyes, packs: Packs) -> list[Hand]:
        seat = seat_of(eyes)
        seats = list(range(self.replay.seats)) if eyes == ALL else [] if seat is None else [seat]
        return [Hand(one, session.view(one), self._speaker(locale, session, one, packs)) for one in seats]


def _opened(event: Event) -> Event:
    """An event with everything that any seat learned of it."""
    if not event.private:
        return event
    data = seen(event, ALL)
    return Event(data.pop("kind"), data.pop("source"), data)
