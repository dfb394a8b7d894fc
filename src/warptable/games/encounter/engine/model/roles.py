"""Roles of a seat in the current encounter, and sides.

A role is a question asked of the encounter, never a field of the seat; a seat may hold two (an ally
of both sides), hence flags.
"""

from enum import IntFlag


class Role(IntFlag):
    """What a seat is in the current encounter."""

    OFFENSE = 1
    DEFENSE = 2
    OFFENSIVE_ALLY = 4
    DEFENSIVE_ALLY = 8
    NONE = 16  # takes no part

    MAIN = 3
    ALLY = 12
    MAIN_OR_ALLY = 15
    OFFENSE_OR_ALLY = 13
    NOT_MAIN = 28
    NOT_OFFENSE = 30
    ANY = 31


OFFENSE = 0
"""Index of the offense's side (slots, totals, sides)."""
DEFENSE = 1
"""Index of the defense's side."""

WITH_OFFENSE = 1
"""Bit in `allied`, `invited`, `may_join`: for the offense's side."""
WITH_DEFENSE = 2
"""Bit in `allied`, `invited`, `may_join`: for the defense's side."""

ROLE_LINES = {
    "any": Role.ANY,
    "main player": Role.MAIN,
    "offense": Role.OFFENSE,
    "defense": Role.DEFENSE,
    "ally": Role.ALLY,
    "offensive ally": Role.OFFENSIVE_ALLY,
    "defensive ally": Role.DEFENSIVE_ALLY,
    "main player or ally": Role.MAIN_OR_ALLY,
    "offense or ally": Role.OFFENSE_OR_ALLY,
    "not main player": Role.NOT_MAIN,
    "not offense": Role.NOT_OFFENSE,
    "not main player or ally": Role.NONE,
}
"""The role lines printed on sheets and cards."""
