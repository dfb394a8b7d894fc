"""Forecasts: which card a main player will play, and which side will win.

Cards are counted: a card in the discard pile or in a known hand is in no other hand. Of the cards they hold, players
play high ones more often. These habits are rounded counts from 500 games between steady bots.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp
from typing import TypeAlias

from ...engine.editions import EDITIONS
from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.encounter import INTIMIDATE
from ...engine.model.roles import DEFENSE, OFFENSE
from ..common.chances import unseen_rewards
from ..common.hand import usual_value
from ..common.odds import lead_with, reversed_result
from ..common.reading import Reading

Laid: TypeAlias = dict[str, float]
"""The probability of each face."""

ATTACK, NEGOTIATE, MORPH = CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH
USUAL: Laid = {"attack-08": 1.0}
"""What is played where nothing is known."""
SURPRISE = 1.6  # points by which reinforcements and powers make a total uncertain
WIDEST = 80
HABITS = {NEGOTIATE: 0.2, MORPH: 0.4, CardType.RETREAT: 0.15}


def _habit(face: Face) -> float:
    """How often a card in hand is the one that is played."""
    if face.type is not ATTACK:
        return HABITS.get(face.type, 0.4)
    value = usual_value(face)
    for least, often in ((30, 0.35), (20, 0.45), (14, 0.37), (11, 0.27), (9, 0.2), (8, 0.14)):
        if value >= least:
            return often
    return 0.1


@lru_cache(maxsize=8)
def _deck(edition: str) -> Counter[str]:
    return Counter(dict(EDITIONS[edition].deck))


_CHANCES = [1.0 / (1.0 + exp(-(margin - 0.5) / SURPRISE)) for margin in range(-WIDEST, WIDEST + 1)]


def chance_of_offense(margin: float) -> float:
    """The probability that the offense wins if it leads by this many points now; a tie goes to the defense."""
    return _CHANCES[max(0, min(2 * WIDEST, round(margin) + WIDEST))]


def unseen(r: Reading) -> Counter[str]:
    """The cards that may be in hidden hands or in the deck, with their numbers."""
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
    """What this seat may play or has played."""
    side = r.side_of(seat)
    shown = r.slot(side) if side in (0, 1) and seat in (r.offense, r.defense) else None
    if shown is not None:
        return {shown.id: 1.0}
    known = r.seats[seat].known
    weights: Laid = {}
    rewards = r.seats[seat].rewards
    if r.view.has_rewards:
        left = unseen_rewards(r)
        if any(laid.seat == seat and laid.kind == INTIMIDATE for laid in r.e.laid):
            threats = {face: count for face, count in left.items() if FACES[face].type is CardType.INTIMIDATE}
            return {face: count / sum(threats.values()) for face, count in threats.items()} if threats else USUAL
        for face_id, count in left.items() if rewards else ():
            if FACES[face_id].encounter:
                weights[face_id] = count * rewards / left.total() * _habit(FACES[face_id])
    pool = unseen(r)
    total = pool.total() or 1
    hidden = max(0, r.seats[seat].hand - rewards - len(known)) / total
    for face_id, count in pool.items():
        face = FACES[face_id]
        if face.encounter:
            weights[face_id] = weights.get(face_id, 0.0) + count * (hidden + 1e-6) * _habit(face)
    for face_id in known:
        face = FACES[face_id]
        if face.encounter:
            weights[face_id] = weights.get(face_id, 0.0) + _habit(face)
    whole = sum(weights.values())
    return {face_id: weight / whole for face_id, weight in weights.items()} if whole else USUAL


def will_draw(r: Reading) -> Laid:
    """What I may play from a new hand."""
    pool = {face: count * _habit(FACES[face]) for face, count in unseen(r).items() if FACES[face].encounter}
    whole = sum(pool.values())
    return {face: weight / whole for face, weight in pool.items()} if whole else USUAL


def points_ahead(r: Reading, cards: tuple[Face, Face]) -> int:
    """By how much the offense leads with these two attacks (or morphs), without the lead in ships."""
    if r.modifiers:
        return lead_with(r, cards) - r.ships(OFFENSE) + r.ships(DEFENSE)
    offense, defense = cards
    return 0 if MORPH in (offense.type, defense.type) else offense.value - defense.value


class Clash:
    """Two unknown cards against each other: the probabilities of the results, for any lead in ships."""

    __slots__ = ("deals", "lower", "margins", "only_one_negotiates", "upset")

    def __init__(self, r: Reading, offense: Laid, defense: Laid) -> None:
        self.lower, self.upset = reversed_result(r)
        self.margins: dict[int, float] = {}  # attack against attack: the offense's lead in points
        self.only_one_negotiates = [0.0, 0.0]  # this side negotiates, the other attacks
        self.deals = 0.0
        theirs = [(FACES[face], chance) for face, chance in defense.items()]
        for face, chance in offense.items():
            mine = FACES[face]
            for other, likely in theirs:
                self._meet(r, mine, other, chance * likely)

    def _meet(self, r: Reading, mine: Face, other: Face, chance: float) -> None:
        mine, other = r.met(mine, other)
        kinds = (mine.type, other.type)
        if ATTACK not in kinds:
            self.deals += chance
        elif CardType.RETREAT in kinds:
            self.only_one_negotiates[kinds.index(CardType.RETREAT)] += chance
        elif NEGOTIATE in kinds:
            self.only_one_negotiates[kinds.index(NEGOTIATE)] += chance
        else:
            margin = points_ahead(r, (mine, other))
            self.margins[margin] = self.margins.get(margin, 0.0) + chance

    def offense_wins(self, lead: float) -> float:
        """The probability that the offense wins, with this lead in ships."""
        sign = -1 if self.lower else 1
        fought = sum(chance * chance_of_offense(sign * (margin + lead)) for margin, chance in self.margins.items())
        if self.upset:
            return sum(self.margins.values()) - fought + self.only_one_negotiates[0]
        return fought + self.only_one_negotiates[1]


def card_margin(r: Reading, side: int, mine: Face, other: Face, lead: float) -> float:
    """The probability that my attack (or morph) beats the other one, with this lead of the offense in ships."""
    lower, upset = reversed_result(r)
    margin = points_ahead(r, (mine, other) if side == OFFENSE else (other, mine)) + lead
    won = chance_of_offense(-margin if lower else margin)
    offense = 1.0 - won if upset else won
    return offense if side == OFFENSE else 1.0 - offense
