"""What happened, for the log, the animated table and tests.

An event has a kind, the rule or the alien or card it comes from, data for everybody, and for some
seats more. `seen_by` gives the form one seat may see; nothing else ever leaves the engine.

A log holds hundreds of events, and a dictionary for each would be most of the memory of a game. So an event keeps its
data as a tuple, of which the names are shared by all events with the same ones, and makes dictionaries on demand. What
everybody learns is read by attribute: `event.seat`.

A game lists the kinds of its events with their fields (`Kinds`), and logs nothing else.
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin

from .errors import RuleBug

Data = dict[str, Any]
Record = tuple[Any, ...]  # the names of some data, as one tuple, and its values


class Kind:
    """The fields of a kind of event, by name. All learn the `public` ones; those in `sometimes` need not be there; the
    seats concerned may learn the `private` ones, too. `whisper`: only one seat learns that it happened."""

    __slots__ = ("private", "public", "sometimes", "whisper")

    def __init__(self, public: str = "", *, private: str = "", sometimes: str = "", whisper: bool = False) -> None:
        self.public = tuple(public.split())
        self.private = tuple(private.split())
        self.sometimes = tuple(sometimes.split())
        self.whisper = whisper

    @property
    def fields(self) -> tuple[str, ...]:
        """All of them."""
        return *self.public, *self.sometimes, *self.private


class Field(NamedTuple):
    """What a field of that name holds in all events that have it."""

    type: Any
    meaning: str


class Kinds(Mapping[str, Kind]):
    """The kinds of events of a game."""

    check_values = False
    """Is every event checked, and the types of its values? In tests; it would take time in every game."""

    def __init__(self, kinds: Mapping[str, Kind], fields: Mapping[str, Field]) -> None:
        self._kinds = dict(kinds)
        self._fields = fields
        self.known: set[tuple[str, ...]] = set()
        """Kinds with the names of public fields that were checked before: looking here is faster than checking."""

    def __getitem__(self, kind: str) -> Kind:
        return self._kinds[kind]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def add(self, kind: str, declared: Kind, source: str) -> None:
        """An alien or card brings an event of its own."""
        if kind in self._kinds:
            raise ValueError(f"{source} declares the event {kind}, which there is already")
        self._kinds[kind] = declared

    def check(self, kind: str, data: Data, private: dict[int, Data] | None = None, *, whisper: bool = False) -> None:
        """Refuse an event that there is not, and one with other fields than it has."""
        declared = self.get(kind)
        if declared is None:
            near = get_close_matches(kind, self, 1)
            raise RuleBug(f"there is no event {kind}" + (f"; {near[0]} is meant?" if near else ""))
        if whisper != declared.whisper:
            raise RuleBug(f"{kind} is {'' if declared.whisper else 'not '}for one seat alone")
        private = private or {}
        learned = {name for more in private.values() for name in more}
        if missing := [name for name in declared.public if name not in (learned if whisper else data)]:
            raise RuleBug(f"{kind} lacks {missing[0]}")
        unknown = learned.difference(declared.fields) | data.keys() - {*declared.public, *declared.sometimes}
        if unknown:
            raise RuleBug(f"{kind} does not tell that: {', '.join(sorted(unknown))}")
        if not self.check_values:
            self.known.add((kind, *data))
        else:
            for some in (data, *private.values()):
                for name, item in some.items():
                    if name in self._fields and not _fits(item, self._fields[name].type):
                        raise RuleBug(f"{name} of {kind} is {item!r}")


def _fits(item: Any, kind: Any) -> bool:
    """Is this of that type, in all its parts?"""
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        return type(item) is list and all(_fits(part, args[0]) for part in item)
    if origin in (Union, UnionType):
        return any(_fits(item, one) for one in args)
    return kind is Any or type(item) is (origin or kind)


@cache
def _shared(names: tuple[str, ...]) -> tuple[str, ...]:
    """One tuple for all records with these names."""
    return names


def _record(data: Data) -> Record:
    return _shared(tuple(data)), *data.values()


def _data(record: Record) -> Data:
    return dict(zip(record[0], record[1:], strict=True))


class Event:
    """One thing that happened. `private` maps a seat to what only that seat learns besides; of a `secret` event
    nobody else learns even that it happened."""

    __slots__ = ("_private", "_public", "kind", "secret", "source")

    def __init__(
        self, kind: str, source: str, data: Data, private: dict[int, Data] | None = None, secret: bool = False
    ) -> None:
        self.kind = kind
        self.source = source
        self._public = _record(data)
        self._private = tuple([(seat, _record(more)) for seat, more in private.items()]) if private else ()
        self.secret = secret

    def __getattr__(self, name: str) -> Any:
        """One field of what everybody learns."""
        if not name.startswith("_") and name in (names := self._public[0]):
            return self._public[1 + names.index(name)]
        raise AttributeError(f"{self.kind} does not tell everybody {name}" if name[0] != "_" else name)

    @property
    def data(self) -> Data:
        """What everybody learns."""
        return _data(self._public)

    @property
    def private(self) -> dict[int, Data]:
        """What some seats learn besides."""
        return {seat: _data(record) for seat, record in self._private}

    def known_to(self, seat: int | None) -> bool:
        """Does this seat learn at all that it happened (None: a spectator)?"""
        return not self.secret or self.tells_more(seat)

    def tells_more(self, seat: int | None) -> bool:
        """Does this seat learn more than everybody?"""
        return any(seat == one for one, _ in self._private)

    def seen_by(self, seat: int | None) -> Data:
        """The form for one seat (None: a spectator); empty if it learns nothing."""
        if not self.known_to(seat):
            return {}
        seen: Data = {"kind": self.kind, "source": self.source, **self.data}
        for one, record in self._private:
            if one == seat:
                seen |= _data(record)
        return seen

    def opened(self) -> Data:
        """The form for whoever may know everything. Where seats have learned different things, what the first of them
        has learned stands for all, and `each` has all by seat; `unseen`: not everybody has learned all of this."""
        private = self.private
        learned: Data = {}
        for more in private.values():
            learned = {**more, **learned}
        opened = {"kind": self.kind, "source": self.source, **self.data, **learned}
        if learned:
            opened["unseen"] = True
        if any(more[name] != learned[name] for more in private.values() for name in more):
            opened["each"] = private
        return opened

    def __repr__(self) -> str:
        inner = ", ".join(f"{key}={item!r}" for key, item in self.data.items())
        return f"<{self.kind} {self.source} {inner}>"
