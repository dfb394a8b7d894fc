"""What a card of a hand shows. A physical card is a number; `State.faces[number]` names one of these.

Numbers 0 to 16 begin as the plans of seat 0, 17 to 33 as those of seat 1, 34 to 52 as the reinforcements. A shuffle
permutes faces, so a number never betrays a card; whose a card is, is where it lies (D-MISC-02).
"""

from warptable.kernel import value

PLAN_VALUES = (-2, 0, 2, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 18, 23, 31, 42)
"""D-CLT-01: one plan of each value in each player's deck."""
REINFORCEMENT_COUNTS = (
    ("mega-support", 12, 1),
    ("grand-support", 10, 1),
    ("loyal-support", 8, 2),
    ("modest-support", 6, 2),
    ("moral-support", 5, 2),
    ("token-support", 2, 2),
    ("swayed-backing", -10, 1),
    ("traitors", -7, 2),
    ("deserters", -5, 2),
    ("grumblers", -3, 2),
)
"""Id, value and number of the plain reinforcements."""
PARITY = (("even-support-odd-suppression", 10), ("even-suppression-odd-support", -10))
"""D-MISC-07, D-MISC-08: one card each, and what it adds to an even clout; an odd one gets the opposite."""


@value
class Face:
    """One kind of card. `even` is what a parity card adds to an even clout; 0 for any other card."""

    id: str
    plan: bool
    value: int = 0
    even: int = 0


def plan_id(number: int) -> str:
    """The id of the plan of this value."""
    return f"plan-{number:02}" if number >= 0 else f"plan-m{-number:02}"


PLANS: tuple[Face, ...] = tuple(Face(plan_id(number), True, number) for number in PLAN_VALUES)
REINFORCEMENTS: tuple[tuple[Face, int], ...] = (
    *((Face(name, False, number), count) for name, number, count in REINFORCEMENT_COUNTS),
    *((Face(name, False, 0, even), 1) for name, even in PARITY),
)
VALUES: dict[str, int] = {face.id: face.value for face in PLANS}
"""The values of the plans. What is not in here is a reinforcement."""
FACES: dict[str, Face] = {face.id: face for face in (*PLANS, *(face for face, _ in REINFORCEMENTS))}

DECK: tuple[str, ...] = tuple(face.id for face in PLANS)
"""The plans of one player (D-SET-08)."""
SUPPORT: tuple[str, ...] = tuple(face.id for face, count in REINFORCEMENTS for _ in range(count))
"""The reinforcement deck."""
CARDS = 2 * len(DECK) + len(SUPPORT)
