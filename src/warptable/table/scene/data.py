"""What one reader sees of a running game, as data: everything on the page is drawn from this and nothing else.

A scene is built by allow-list (scene/build.py) from the seat's view, its questions and the events it may know; so
whatever is drawn from it cannot betray a hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar, dataclass_transform

from warptable.kernel import Decision, Session
from warptable.kernel.views import CommonView
from warptable.story.highlights import Highlights
from warptable.text.speaker import Speaker

from ..invitation import NOBODY_INVITED, Invitation
from ..play.hooks import hooks_of_view
from ..reader import Reader
from ..rooms.chat import ChatLine
from .campaign import InCampaign
from .origin import OriginLine


@dataclass(frozen=True, slots=True)
class Person:
    """Who holds a seat; public. `bot` is the level of a bot, empty for a person. `absent`: a bot plays meanwhile."""

    name: str
    bot: str = ""
    present: bool = True
    absent: bool = False
    host: bool = False


@dataclass(frozen=True, slots=True)
class Running:
    """A game of which a scene is made: `talks_end` is when the time for a deal is up, by `clocks.now`."""

    session: Session[Any]
    talks_end: float | None = None
    talk_seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Summary:
    """A round in short: who met whom (-1: nobody), what it was, and who came out ahead. Public."""

    left: int = -1
    right: int = -1
    kind: str = ""
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """A round of a finished game in short, and the first moment of it in a replay with everything open."""

    round: int
    moment: int
    summary: Summary


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: the round in which the chance of a seat turned, from what to what (0 to 1), and the moment."""

    round: int
    seat: int
    before: float
    after: float
    moment: int


@dataclass(frozen=True, slots=True)
class Chances:
    """How the chances ran: for each of `rounds` that were over, everybody's chance to win, from 0 to 1. The last are
    the result."""

    rounds: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]
    turns: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class ToldGame:
    """A finished game as it is told: what is worth telling, and its rounds."""

    highlights: Highlights
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: a sentence, the rule, alien or card behind it, and who did it (-1: nobody)."""

    number: int
    text: str
    source: str
    seat: int = -1
    mine: bool = False
    loss: bool = False  # the reader loses something
    heading: bool = False
    places: tuple[int, ...] = ()
    kind: str = ""
    what: str = ""  # the power or card that was used or stopped, the destiny card that was drawn; public
    about: frozenset[int] = frozenset()  # the seats that read it in other words


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to this reader, other than a reaction. `serial` goes into the form, so that a stale click is
    recognised."""

    decision: Decision[Any]
    serial: int
    deadline: float | None = None  # when the time is up, by `clocks.now`


@dataclass(frozen=True, slots=True)
class Answer:
    """Something this reader could do in the open reaction window."""

    key: str  # what the form sends
    decision: Decision[Any]
    option: Any


@dataclass(frozen=True, slots=True)
class Reaction:
    """The open reaction window. All but `answers` and `answered` is the same for everybody at the table.

    `decision` words what is being answered: one question of the window, never its private options.
    """

    number: int
    decision: Decision[Any]
    seconds: float  # the whole countdown; 0: it waits until everybody has answered
    ends: float  # when the countdown is over, by `clocks.now`; by the day that is tomorrow
    held_by: tuple[int, ...] = ()
    reader_asked: bool = True  # may this reader answer at all?
    answered: bool = False
    answers: tuple[Answer, ...] = ()
    kind: str = ""  # what an order to pass here always would be about
    offers: tuple[str, ...] = ()  # orders that the bar itself offers, after two passes in a row

    @property
    def offered(self) -> Decision[Any]:
        """What this reader is asked: a pause may be several moments long, and the first at which this reader could do
        something need not be the one with which it begins."""
        moments = [answer.decision for answer in self.answers]
        if not moments or any(one.prompt == self.decision.prompt for one in moments):
            return self.decision
        return moments[0]


@dataclass(frozen=True, slots=True)
class WaitedFor:
    """Whom the table waits for, and the public id of the question."""

    seat: int
    prompt: str


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks for the seat of a bot. `number` goes into the form."""

    number: int
    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class InAdvance:
    """What this reader may answer in advance, or has answered: `card` is the chosen card, -1 none; `cards` those to
    choose from, with their names."""

    kind: str
    card: int
    cards: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Orders:
    """The standing orders of one seat: when to pass without asking."""

    untouched: bool = False  # pass unless I or my ships, planets or power are touched
    encounter: int = -1  # pass until the end of this encounter
    stops: tuple[str, ...] = ()  # phases in which I am asked whatever the other orders say
    pausing: str = ""  # why an order does not pass at the moment: a message id
    away: bool = False  # I let a whole pause run out; everything passes until I am back
    missed: int = 0  # how many reactions have passed so
    turn: bool = False  # pass until I am a main player
    is_turn: bool = False  # am I one now?
    ended: tuple[str, ...] = ()  # how orders have ended by themselves: message ids
    in_advance: tuple[InAdvance, ...] = ()
    touched: bool = False  # pass until something touches me; then it ends
    always: tuple[tuple[str, str], ...] = ()  # kinds of reactions that I always pass, each with its words


@dataclass(frozen=True, slots=True)
class Taught:
    """What a lesson says now to whoever learns; without a key it says nothing about this moment. `text`: what this is
    about, or what has happened; `advice`: what to do, or what to learn from it. `over`: the lesson has come to its
    end, and `played_out`: so has the game."""

    number: int
    lessons: int  # how many there are
    name: str  # the id of the lesson
    key: str = ""
    text: str = ""
    advice: str = ""
    over: bool = False
    played_out: bool = False


# ---- parts of a scene: what the regions of a page show -------------------------------------------------------
# A scene is all of its parts, so a region gets the scene itself, as its part: nothing is copied, and mypy refuses
# whatever reads more of it than the part has.


T = TypeVar("T")


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def part_class(cls: type[T]) -> type[T]:
    """A dataclass that the type checker holds to be frozen. At run time it is not, like views: a frozen one with as
    many fields as a scene takes three times as long to make, for every reader and change."""
    return dataclass(kw_only=True)(cls)


@part_class
class ScenePart:
    """What every region may know: the game as the reader sees it, and how to speak to the reader."""

    table: str  # the id in the address
    view: CommonView
    speaker: Speaker
    by_day: bool = False  # do people come one after the other, when it suits them?
    campaign: InCampaign | None = None  # this game is one of several
    origin: OriginLine | None = None  # this game goes on from another one
    replayed: bool = False  # the game is watched again: nobody answers, whoever looks

    @property
    def watched(self) -> bool:
        """Does this reader only look on, so that every seat is shown like any other?"""
        return self.replayed or self.view.seat is None

    @property
    def me(self) -> int | None:
        """The reader's seat; None for a spectator."""
        return self.view.seat

    @cached_property
    def phase(self) -> str:
        """Where the round is: one of the family's phases, or setup, over."""
        return hooks_of_view(self.view).phase_of(self.view.step)

    def t(self, message_id: str, **values: Any) -> str:
        return self.speaker.t(message_id, **values)


@part_class
class PeoplePart(ScenePart):
    """Who sits where."""

    people: Sequence[Person]


@part_class
class QuestionPart(ScenePart):
    """What the reader is asked."""

    asked: Asked | None = None
    reaction: Reaction | None = None


@part_class
class WaitingPart(ScenePart):
    """Whom the table waits for."""

    waiting: Sequence[WaitedFor] = ()


@part_class
class LogPart(PeoplePart):
    """What has happened."""

    log: Sequence[Line] = ()


@part_class
class EndingPart(LogPart):
    """The end of the game."""

    winners: tuple[int, ...] = ()
    seed_hash: str = ""
    seed: int | None = None  # published when the game is over
    told_game: ToldGame | None = None  # None: it is not told yet, or the game is not over
    chances: Chances | None = None  # how the chances ran; None: that is not reckoned
    reckoned: int | None = None  # how much of that is reckoned, in percent; None: it is not being reckoned


@part_class
class ChatPart(ScenePart):
    """What was said."""

    chat: Sequence[ChatLine] = ()


@part_class
class OrdersPart(ScenePart):
    """Standing orders, taking back, asking for time."""

    orders: Orders = field(default_factory=Orders)
    may_undo: bool = False
    reaction: Reaction | None = None


@part_class
class NewsPart(LogPart, QuestionPart):
    """The question and what has happened to the reader since their last answer."""

    since: int | None = None  # the events from this number on have happened since the reader's last answer


@part_class
class LeadPart(PeoplePart):
    """What those who lead the table may do."""

    host: bool = False
    deputy: bool = False  # the host is away, and this reader may do what cannot wait
    requested: int | None = None  # the seat this reader has asked for

    @property
    def leads(self) -> bool:
        """May this reader act for the table now?"""
        return self.host or self.deputy


@part_class
class TopPart(LeadPart):
    """The bar on top with the phases, and the menu of the table."""

    reader: Reader
    title: str
    lesson: int = 0  # the number of the lesson that is taught here
    orders: Orders = field(default_factory=Orders)
    invitation: Invitation = NOBODY_INVITED
    spectators: int = 0
    speed: str = "normal"
    halted: bool = False  # somebody has stopped the table
    window: int = 0  # the countdown of reactions, as the table is set
    voices: bool = True  # do the bots speak at this table?
    house: tuple[str, ...] = ()  # the house rules of this table
    seed_hash: str = ""
    seed: int | None = None  # published when the game is over

    @property
    def heading(self) -> str:
        """What the page is called. The name of a lesson, or of a game that goes on from another, says already what it
        is."""
        return self.title if self.lesson or self.origin else self.t("shell-table", table=self.title)


@part_class
class FaultPart(ScenePart):
    """Whether the game has stopped."""

    faulty: bool = False  # the game has stopped because of a mistake in the program


@part_class
class SituationPart(WaitingPart, NewsPart):
    """What a screen reader says."""


@part_class
class CoachPart(QuestionPart):
    """The hint for a first game, and what a lesson says."""

    reader: Reader
    unread: bool = False  # what the game is about is told first
    taught: Taught | None = None


@part_class
class AnswerPart(WaitingPart, NewsPart, LeadPart):
    """Where the reader answers, and what stands beside the question."""

    orders: Orders = field(default_factory=Orders)
    requests: Sequence[Request] = ()  # for those who may let somebody in
    again: str = ""  # the table of the next game of the same people
    again_by: str = ""  # who has set up the next game
    taught: Taught | None = None  # what a lesson says to whoever learns
    behind: int = 0  # this reader sees everything so many seconds later than those who play
    halted: bool = False  # somebody has stopped the table
    has_list: bool = False  # the reader finds this game in a list of their own


@part_class
class Scene(AnswerPart, TopPart, OrdersPart, ChatPart, FaultPart, EndingPart):
    """One reader's table, whatever is played. A family adds what only it shows."""

    unread: bool = False  # what the game is about is told first


AnyPart = TypeVar("AnyPart", bound=ScenePart)
