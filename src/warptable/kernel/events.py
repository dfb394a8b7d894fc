"""What happened, for the log, the animated table and tests.

An event has a kind, the rule or the alien or card it comes from, data for everybody, and for some
seats more. `seen_by` gives the form one seat may see; nothing else ever leaves the engine.
"""

from typing import Any

Data = dict[str, Any]


class Event:
    """One thing that happened. `private` maps a seat to what only that seat learns besides; of a `secret` event
    nobody else learns even that it happened."""

    __slots__ = ("data", "kind", "private", "secret", "source")

    def __init__(
        self, kind: str, source: str, data: Data, private: dict[int, Data] | None = None, secret: bool = False
    ) -> None:
        self.kind = kind
        self.source = source
        self.data = data
        self.private = private
        self.secret = secret

    def known_to(self, seat: int | None) -> bool:
        """Does this seat learn at all that it happened (None: a spectator)?"""
        return not self.secret or (self.private is not None and seat in self.private)

    def seen_by(self, seat: int | None) -> Data:
        """The form for one seat (None: a spectator); empty if it learns nothing."""
        if not self.known_to(seat):
            return {}
        seen: Data = {"kind": self.kind, "source": self.source, **self.data}
        if self.private is not None and seat is not None and seat in self.private:
            seen.update(self.private[seat])
        return seen

    def __repr__(self) -> str:
        inner = ", ".join(f"{key}={item!r}" for key, item in self.data.items())
        return f"<{self.kind} {self.source} {inner}>"
