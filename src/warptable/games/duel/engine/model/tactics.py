"""The five tactics of a player. A tactic is a number from 0 to 4, its id in the facts is `tactic-1` to `tactic-5`."""

from enum import StrEnum
from typing import NamedTuple

ALTERNATIVE = "alternative-tactics"
"""The variant with other halves on two of the tactics."""
ALL_READY = 0b11111
TACTICS_EACH = 5


class HalfKind(StrEnum):
    """D-TAC-01: what a half of a tactic does."""

    BLAST = "blast"
    SHIELD = "shield"
    RECOVER = "recover"


WORDS: dict[str, str] = {kind: kind.value for kind in HalfKind}
"""The plain word of each kind."""


class Half(NamedTuple):
    """One half of a tactic."""

    kind: HalfKind
    value: int


def plain(half: Half) -> tuple[str, int]:
    """A half as plain data, for state and events."""
    return WORDS[half.kind], half.value


Tactic = tuple[Half, Half]
B, S, R = HalfKind.BLAST, HalfKind.SHIELD, HalfKind.RECOVER

TACTICS: tuple[Tactic, ...] = (
    (Half(B, 4), Half(R, 1)),
    (Half(B, 3), Half(S, 4)),
    (Half(B, 2), Half(S, 3)),
    (Half(B, 2), Half(S, 2)),
    (Half(S, 2), Half(R, 2)),
)
OTHER_TACTICS: tuple[Tactic, ...] = (
    (Half(B, 4), Half(S, 1)),
    (Half(B, 3), Half(S, 2)),
    TACTICS[2],
    (Half(B, 1), Half(R, 1)),
    TACTICS[4],
)


def tactics_with(variants: tuple[str, ...]) -> tuple[Tactic, ...]:
    """The tactics of a table with these variants."""
    return OTHER_TACTICS if ALTERNATIVE in variants else TACTICS


SETS: tuple[tuple[int, ...], ...] = tuple(
    tuple(tactic for tactic in range(TACTICS_EACH) if bits >> tactic & 1) for bits in range(ALL_READY + 1)
)


def tactics_in(bits: int) -> list[int]:
    """The tactics in a set of bits."""
    return list(SETS[bits & ALL_READY])
