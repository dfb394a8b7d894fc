"""A small seeded random source whose whole state is one integer, so that it is saved with the game.

A 64-bit linear congruential generator with a permuted output (the PCG family, 'xorshift high,
random shift'). The same seed gives the same numbers on every machine and Python version.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from .plain import Plain, plain

T = TypeVar("T")
_MASK = (1 << 64) - 1
_MUL = 6364136223846793005
_ADD = 1442695040888963407


@plain
class Rng(Plain):
    """Uniform numbers from a state that is plain data."""

    state: int = 0

    @staticmethod
    def seeded(*parts: int | str) -> "Rng":
        """A source for these numbers and words; different parts give unrelated sources."""
        state = 0x9E3779B97F4A7C15
        for part in parts:
            for byte in repr(part).encode():
                state = ((state ^ byte) * _MUL + _ADD) & _MASK
                state ^= state >> 29
        return Rng(state)

    def bits(self) -> int:
        """32 random bits."""
        state = self.state
        self.state = (state * _MUL + _ADD) & _MASK
        return ((state ^ (state >> 22)) >> (22 + (state >> 61))) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """An integer from 0 to n-1 (n is small: the bias of the multiplication is under 2**-24)."""
        state = self.state
        self.state = (state * _MUL + _ADD) & _MASK
        return (((state ^ (state >> 22)) >> (22 + (state >> 61))) & 0xFFFFFFFF) * n >> 32

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        state = self.state
        for i in range(len(items) - 1, 0, -1):  # numbers as `below` gives them, without a call for each
            j = (((state ^ (state >> 22)) >> (22 + (state >> 61))) & 0xFFFFFFFF) * (i + 1) >> 32
            state = (state * _MUL + _ADD) & _MASK
            items[i], items[j] = items[j], items[i]
        self.state = state

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """k different items in random order."""
        pool = list(items)
        for i in range(k):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent
