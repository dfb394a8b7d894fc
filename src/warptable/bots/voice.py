"""What bots say at the table: short lines that fit what everybody has just seen.

A bot's words are made of public events and of nothing else: this module is given no view, no hand and no plan, so what
is said tells nobody more than the log does. Chance is drawn from the fingerprint of the seed, which is published before
the game begins; so the same game is always talked about in the same way.

A line is the id of a message, which each reader gets in their own language. Every bot has a character, and says no line
twice in a game.
"""

from __future__ import annotations

import hashlib
import zlib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from warptable.kernel import Event

CHARACTERS = ("bold", "kind", "dry", "gloomy", "playful")
"""How the bots speak, by seat."""
MOST = 2
"""Lines in one round, of all bots together."""


class Remark(NamedTuple):
    """Something that a seat might say now. `likely`: in how many of a hundred cases it does."""

    seat: int
    topic: str
    to: int = -1
    likely: int = 100


class Topic(NamedTuple):
    """What can be talked about. `variants`: how many wordings there are for all characters together; 0: each character
    has its own. `always`: it explains what its bot does, so it counts for no limit and may be said again. `prefix`: how
    the ids of its messages begin."""

    variants: int = 0
    always: bool = False
    prefix: str = "say"


class Saying(NamedTuple):
    """What a bot says: the id of a message, and to whom (-1: everybody)."""

    seat: int
    message_id: str
    to: int


class Listener(Protocol):
    """What a family makes of its events. It keeps in mind what it needs of earlier ones."""

    @property
    def heard(self) -> Collection[str]:
        """The kinds of events it listens to."""
        ...

    @property
    def topics(self) -> Mapping[str, Topic]:
        """What it can talk about."""
        ...

    def hear(self, seen: Mapping[str, Any], /) -> Sequence[Sequence[Remark]]:
        """What could be said about an event, as spectators see it: of each group at most one remark, the first that
        somebody wants to make."""
        ...

    @property
    def round(self) -> int:
        """The round that is going on."""
        ...


class Silence:
    """Listens to nothing: for families whose bots do not speak."""

    heard: Collection[str] = ()
    topics: Mapping[str, Topic] = {}
    round = 0

    def hear(self, seen: Mapping[str, Any]) -> Sequence[Sequence[Remark]]:
        return ()


class Voices:
    """The voices of all bots of one game."""

    def __init__(self, listener: Listener, seed: int) -> None:
        self._listener = listener
        self._salt = hashlib.sha256(str(seed).encode()).hexdigest()
        self._heard = 0  # public events so far
        self._said: set[tuple[int, str]] = set()
        self._count: Counter[int] = Counter()  # lines by round

    def hear(self, events: Sequence[Event], speakers: Collection[int]) -> Iterator[Saying]:
        """Listen to what has happened; the bots in `speakers` may say something."""
        for event in events:
            if event.kind in self._listener.heard and event.known_to(None):
                self._heard += 1
                for group in self._listener.hear(event.seen_by(None)):
                    yield from self._one_of(group, speakers)

    def has_said(self, seat: int, message_id: str) -> None:
        """This was said before the server was started again."""
        self._said.add((seat, message_id))

    def _one_of(self, group: Sequence[Remark], speakers: Collection[int]) -> Iterator[Saying]:
        for remark in group:
            topic = self._listener.topics[remark.topic]
            if remark.seat not in speakers or self._chance(remark, "whether") % 100 >= remark.likely:
                continue
            if not topic.always and self._count[self._listener.round] >= MOST:
                continue
            if (message_id := self._wording(remark, topic)) is not None:
                self._said.add((remark.seat, message_id))
                self._count[self._listener.round] += not topic.always
                yield Saying(remark.seat, message_id, remark.to)
                return

    def _wording(self, remark: Remark, topic: Topic) -> str | None:
        """The message for this remark; None if this bot has said all it has to say about that."""
        known = wordings(remark.topic, topic, remark.seat)
        new = [message_id for message_id in known if (remark.seat, message_id) not in self._said]
        if not new and topic.always:
            new = known
        return new[self._chance(remark, "how") % len(new)] if new else None

    def _chance(self, remark: Remark, what: str) -> int:
        return zlib.crc32(f"{self._salt}/{self._heard}/{remark.seat}/{remark.topic}/{what}".encode())


def wordings(name: str, topic: Topic, seat: int) -> list[str]:
    """The messages that this seat has for a topic."""
    if topic.variants:
        return [f"{topic.prefix}-{name}-{number}" for number in range(1, topic.variants + 1)]
    return [f"{topic.prefix}-{name}-{CHARACTERS[seat % len(CHARACTERS)]}"]
