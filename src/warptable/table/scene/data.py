"""What one reader sees of a running game, as data: everything on the page is drawn from this and nothing else.

A scene is built by allow-list (scene/build.py) from the seat's view, its questions and the events it may know; so
whatever is drawn from it cannot betray a hidden card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...encounter.model.views import View
from ...encounter.rules.reckoning import Total
from ...kernel import Decision
from ...text import Speaker
from ..play.encounter import phase_of
from ..reader import Reader
from ..rooms.chat import ChatLine
from .fleet import Fleet


@dataclass(frozen=True, slots=True)
class Person:
    """Who holds a seat; public. `bot` is the level of a bot, empty for a person. `absent`: a bot plays meanwhile."""

    name: str
    bot: str = ""
    present: bool = True
    absent: bool = False
    host: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: a sentence, the rule, alien or card behind it, and who did it (-1: nobody)."""

    number: int
    text: str
    source: str
    seat: int = -1
    mine: bool = False
    heading: bool = False
    places: tuple[int, ...] = ()
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to this reader that is no reaction. `serial` goes into the form, so that a stale click is known."""

    decision: Decision[Any]
    serial: int
    deadline: float | None = None  # seconds left when the scene was built


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
    left: float
    held_by: tuple[int, ...] = ()
    asked: bool = True  # may this reader answer at all?
    answered: bool = False
    answers: tuple[Answer, ...] = ()


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
class Orders:
    """The standing orders of one seat: when to pass without asking."""

    untouched: bool = False  # pass unless I or my ships, planets or power are touched
    encounter: int = -1  # pass until the end of this encounter
    stops: tuple[str, ...] = ()  # phases in which I am asked whatever the other orders say
    pausing: str = ""  # why an order does not pass at the moment: a message id


@dataclass(frozen=True, slots=True)
class Offered:
    """One proposal of the talks going on, as this reader may know it."""

    seat: int
    terms: tuple[Mapping[str, Any], ...]
    faces: tuple[str, ...] | None = None  # the cards named; None for those who may not know
    standing: bool = False  # it lies on the table now


@dataclass(frozen=True, slots=True)
class Talks:
    """A deal being made. `partners` are offense and defense."""

    partners: tuple[int, int]
    offers: tuple[Offered, ...] = ()
    left: float | None = None  # seconds on the clock
    seconds: float = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """One reader's table."""

    reader: Reader
    table: str  # the id in the address
    title: str
    view: View
    speaker: Speaker
    people: Sequence[Person]
    log: Sequence[Line] = ()
    asked: Asked | None = None
    reaction: Reaction | None = None
    waiting: Sequence[WaitedFor] = ()
    talks: Talks | None = None
    totals: tuple[Total, Total] | None = None  # of offense and defense
    chat: Sequence[ChatLine] = ()
    orders: Orders = field(default_factory=Orders)
    may_undo: bool = False
    host: bool = False
    spectators: int = 0
    speed: str = "normal"
    seed_hash: str = ""
    seed: int | None = None  # published when the game is over
    winners: tuple[int, ...] = ()
    given: tuple[int, ...] = ()  # seats whose hidden choice is made and waits for others
    fleet: Fleet | None = None  # which ship stands where, the same for everybody
    faulty: bool = False  # the game has stopped because of a mistake in the program
    again: str = ""  # the table of the next game of the same people
    flares: bool = True  # are flares in this game?
    again_by: str = ""  # who has set up the next game
    link: str = ""  # the whole address of this table, for friends
    deputy: bool = False  # the host is away, and this reader may do what cannot wait
    requests: Sequence[Request] = ()  # for those who may let somebody in
    requested: int | None = None  # the seat this reader has asked for
    since: int | None = None  # the events from this number on have happened since the reader's last answer
    agreed: Offered | None = None  # the deal that is made and not yet carried out
    window: int = 0  # the countdown of reactions, as the table is set

    @property
    def me(self) -> int | None:
        """The reader's seat; None for a spectator."""
        return self.view.seat

    @property
    def leads(self) -> bool:
        """May this reader act for the table now?"""
        return self.host or self.deputy

    @property
    def phase(self) -> str:
        """Where the encounter is: one of PHASES, or setup, over."""
        return phase_of(self.view.step)

    def t(self, message_id: str, **values: Any) -> str:
        return self.speaker.t(message_id, **values)
