"""Forecasts: which card a main player will lay, and how a clash will come out.

Cards are counted: what lies in the discard pile or in hands one knows is not in the others. And players have habits:
of the cards they hold they lay high ones more often. The habits are rounded counts from 500 games between steady bots.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp
from typing import TypeAlias

from ....encounter.editions import EDITIONS
from ....encounter.model.cards import FACES, CardType, Face
from ....encounter.model.roles import OFFENSE
from ..common.odds import reversed_result
from ..common.reading import Reading

Laid: TypeAlias = dict[str, float]
"""How likely each face is."""

ATTACK, NEGOTIATE, MORPH = CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH
SURPRISE = 1.6  # points by which reinforcements and powers blur a total
WIDE = 80


def _habit(face: Face) -> float:
    """How often a card in hand is the one that is laid."""
    if face.type is not ATTACK:
        return 0.2 if face.type is NEGOTIATE else 0.4
    for least, often in ((30, 0.35), (20, 0.45), (14, 0.37), (11, 0.27), (9, 0.2), (8, 0.14)):
        if face.value >= least:
            return often
    return 0.1


@lru_cache(maxsize=8)
def _deck(edition: str) -> Counter[str]:
    return Counter(dict(EDITIONS[edition].deck))


_AHEAD = [1.0 / (1.0 + exp(-(margin - 0.5) / SURPRISE)) for margin in range(-WIDE, WIDE + 1)]


def ahead(margin: float) -> float:
    """How likely the offense wins that leads by this much before the last surprises; a tie goes to the defense."""
    return _AHEAD[max(0, min(2 * WIDE, round(margin) + WIDE))]


def unseen(r: Reading) -> Counter[str]:
    """The cards that may be in hidden hands or in the deck."""
    left = _deck(r.view.edition).copy()
    for _, face in r.view.discard:
        left[face] -= 1
    for held in r.hand().values():
        left[held.id] -= 1
    for seat in r.seats:
        for face_id in seat.known:
            left[face_id] -= 1
    return +left


def will_lay(r: Reading, seat: int) -> Laid:
    """What this seat may lay, or have laid."""
    side = r.side_of(seat)
    shown = r.slot(side) if side in (0, 1) and seat in (r.offense, r.defense) else None
    if shown is not None:
        return {shown.id: 1.0}
    known = r.seats[seat].known
    weights: Laid = {}
    pool = unseen(r)
    total = pool.total() or 1
    hidden = max(0, r.seats[seat].hand - len(known)) / total
    for face_id, count in pool.items():
        face = FACES[face_id]
        if face.encounter:
            weights[face_id] = count * (hidden + 1e-6) * _habit(face)
    for face_id in known:
        face = FACES[face_id]
        if face.encounter:
            weights[face_id] = weights.get(face_id, 0.0) + _habit(face)
    whole = sum(weights.values())
    return {face_id: weight / whole for face_id, weight in weights.items()} if whole else {"attack-08": 1.0}


class Clash:
    """Two unknown cards against each other: how it comes out, for any lead in ships."""

    __slots__ = ("lower", "margins", "meek", "talks", "upset")

    def __init__(self, r: Reading, offense: Laid, defense: Laid) -> None:
        self.lower, self.upset = reversed_result(r)
        self.margins: dict[int, float] = {}  # attack against attack: the offense's lead in points
        self.meek = [0.0, 0.0]  # this side negotiates, the other attacks
        self.talks = 0.0
        theirs = [(FACES[face], chance) for face, chance in defense.items()]
        for face, chance in offense.items():
            mine = FACES[face]
            for other, likely in theirs:
                self._meet(mine, other, chance * likely)

    def _meet(self, mine: Face, other: Face, chance: float) -> None:
        kinds = (mine.type, other.type)
        if ATTACK not in kinds:
            self.talks += chance
        elif NEGOTIATE in kinds:
            self.meek[kinds.index(NEGOTIATE)] += chance
        else:
            margin = mine.value - other.value if MORPH not in kinds else 0
            self.margins[margin] = self.margins.get(margin, 0.0) + chance

    def offense_wins(self, lead: float) -> float:
        """How likely the offense wins by cards and ships, with this lead in ships."""
        sign = -1 if self.lower else 1
        fought = sum(chance * ahead(sign * (margin + lead)) for margin, chance in self.margins.items())
        if self.upset:
            return sum(self.margins.values()) - fought + self.meek[0]
        return fought + self.meek[1]


def card_margin(r: Reading, side: int, mine: Face, other: Face, lead: float) -> float:
    """How likely my attack (or morph) beats the other attack (or morph) with this lead of the offense in ships."""
    lower, upset = reversed_result(r)
    difference = 0 if MORPH in (mine.type, other.type) else mine.value - other.value
    margin = (difference if side == OFFENSE else -difference) + lead
    won = ahead(-margin if lower else margin)
    offense = 1.0 - won if upset else won
    return offense if side == OFFENSE else 1.0 - offense
