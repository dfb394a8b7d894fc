"""A vector as named stretches, one after another."""

from __future__ import annotations


class Layout:
    """Where each part of a vector lies: `layout["hand"]` is a range of places."""

    __slots__ = ("parts", "size")

    def __init__(self) -> None:
        self.parts: dict[str, range] = {}
        self.size = 0

    def add(self, name: str, size: int) -> int:
        """Append a part; its first place."""
        start = self.size
        self.size += size
        self.parts[name] = range(start, self.size)
        return start

    def __getitem__(self, name: str) -> range:
        return self.parts[name]

    def part_of(self, place: int) -> tuple[str, int]:
        """The part a place belongs to, and which place of it that is."""
        for name, places in self.parts.items():
            if place in places:
                return name, place - places.start
        raise IndexError(place)
