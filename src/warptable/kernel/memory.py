"""What an alien keeps on its own sheet or card, declared once with its type: tokens, names, marks.

The values lie in the state, under a name, and travel with the sheet. `Memory` is how a file reads them; they are
written by verbs of a use (`remember`, `count`, `forget`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Remembers(Protocol):
    """A sheet, or whatever can tell what its sheet remembers: a use, the way to a win of its own."""

    @property
    def memory(self) -> Mapping[str, Any]: ...


class Memory(Generic[T]):
    """`TOKENS = ALIEN.memory("tokens", 0)` is read as `TOKENS[use]` or `TOKENS[sheet]`."""

    __slots__ = ("default", "name")

    def __init__(self, name: str, default: T) -> None:
        self.name = name
        self.default = default

    def __getitem__(self, holder: Remembers) -> T:
        found: T = holder.memory.get(self.name, self.default)
        return found

    def __repr__(self) -> str:
        return f"Memory({self.name!r}, {self.default!r})"
