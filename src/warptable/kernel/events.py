"""What happened, for the log, the animated table and tests.

An event has a kind, the rule or the alien or card it comes from, data for everybody, and for some
seats more. `seen_by` gives the form one seat may see; nothing else ever leaves the engine.

A log holds hundreds of events, and a dictionary for each would be most of the memory of a game. So an event keeps its
data as a tuple, of which the names are shared by all events with the same ones, and makes dictionaries on demand.
"""

from functools import cache
from typing import Any

Data = dict[str, Any]
Record = tuple[Any, ...]  # the names of some data, as one tuple, and its values


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
