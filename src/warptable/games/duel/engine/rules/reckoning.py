"""Clout and winner over plain data, in nine layers and with a trail (D-GAP-12). Nothing is stored, so nothing has to be
undone when something changes.

The rules reckon over the state (`bout_of` in `clout.py`), bots and pages over what one seat knows (`seen.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from ..model.cards import FACES, Face
from ..model.frame import Layer, Modifier
from .abilities import Formula

SET = "set"
PLAN, SECOND_PLAN, ADVANTAGE = "plan", "second-plan", "ship-advantage"
"""The sources of the parts of a clout that come from no text."""


Formulas = Mapping[str, Sequence[Formula]]
"""Formulas by the question that they answer."""


def by_question(formulas: Iterable[Formula]) -> Formulas:
    """These formulas by the question that they answer, in the order of their layers."""
    found: dict[str, tuple[Formula, ...]] = {}
    for formula in sorted(formulas, key=lambda formula: formula.layer):
        found[formula.question] = (*found.get(formula.question, ()), formula)
    return found


class Slot(NamedTuple):
    """The plans of one side, as they count: the value of one plan, or of the two that give tens and ones; and the one
    of which half is added."""

    main: tuple[int, ...] = ()
    half: int | None = None


class Played(NamedTuple):
    """A reinforcement: what it shows, who played it, whose clout it changes."""

    face: Face
    by: int
    on: int


class Bout(NamedTuple):
    """A duel or contest, as far as clout and winner depend on it; pairs are by seat."""

    kind: str
    leader: int  # now, not when it began: a tie is won by whoever is the straggler (D-LEAD-04)
    slots: tuple[Slot, Slot]
    ships: Sequence[int] = (0, 0)  # on the planet
    advantage: int = 0
    planets: Sequence[int] = (0, 0)  # controlled
    extras: Sequence[Played] = ()
    modifiers: Sequence[Modifier] = ()
    lower_wins: bool = False  # by the card
    destroyed: Sequence[int] = (0, 0)
    sent: Sequence[int] = (0, 0)
    hidden: Sequence[int] = ()  # seats whose dial was hidden
    halves: Sequence[Sequence[tuple[str, int]]] = ((), ())  # revealed, as kind and value
    said: Mapping[str, int | str] = {}  # announced in it
    tokens: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {})  # on the envoys in force, by their ids
    formulas: tuple[Formulas, Formulas] = ({}, {})  # in force, by seat
    ops: Mapping[str, Callable[[int], int]] = {}
    variants: Sequence[str] = ()  # of the table

    def of(self, seat: int, question: str) -> Sequence[Formula]:
        """The formulas of a seat that answer this."""
        return self.formulas[seat].get(question, ())

    def has(self, *questions: str) -> bool:
        """Does a formula of either seat answer one of these?"""
        return any(question in formulas for formulas in self.formulas for question in questions)

    def any(self, question: str) -> bool:
        """Does a formula of either seat say yes?"""
        return any(formula(self, seat) for seat in (0, 1) for formula in self.of(seat, question))


class Part(NamedTuple):
    """One piece of a clout: the layer, what it comes from, and by how much it changed the number."""

    layer: Layer
    source: str
    amount: int


class Clout(NamedTuple):
    """A side's clout with its trail."""

    value: int
    trail: tuple[Part, ...]


def digits(value: int) -> tuple[int, int]:
    """Tens and ones as printed; the sign is not a digit."""
    return abs(value) // 10, abs(value) % 10


def bred(tens: int, ones: int) -> int:
    """Two plans make one number; it is negative if either is."""
    made = digits(tens)[0] * 10 + digits(ones)[1]
    return -made if tens < 0 or ones < 0 else made


def printed(slot: Slot) -> int:
    """The number that comparisons call the printed value (D-GAP-31); 0 without a plan (D-GAP-22)."""
    if len(slot.main) == 2:
        return bred(slot.main[0], slot.main[1])
    return slot.main[0] if slot.main else 0


def advantaged(bout: Bout) -> int:
    """Who has the ship advantage now (D-CLT-03, D-CLT-04); -1: nobody."""
    first, second = bout.ships
    if first == second or bout.kind != "duel":
        return -1
    seat = 0 if first > second else 1
    for formula in bout.of(1 - seat, "denies_advantage"):
        if formula(bout, 1 - seat):
            return -1
    return seat


def advantage(bout: Bout, seat: int) -> int:
    """What the ship advantage adds to this seat's clout."""
    if advantaged(bout) != seat:
        return 0
    return -bout.advantage if bout.any("turns_advantage") else bout.advantage


def changed(bout: Bout, seat: int, layer: Layer, number: int) -> tuple[int, list[Part]]:
    """A number after the modifiers and value formulas of one layer, with what each of them changed."""
    parts: list[Part] = []
    for modifier in bout.modifiers:
        if modifier.layer == layer and modifier.seat in (-1, seat):
            new = modifier.amount if modifier.op == SET else bout.ops[modifier.op](number)
            parts.append(Part(layer, modifier.source, new - number))
            number = new
    for formula in bout.of(seat, "value"):
        if formula.layer == layer:
            new = formula(number)
            if new != number:
                parts.append(Part(layer, formula.id, new - number))
            number = new
    return number, parts


def plan_value(bout: Bout, seat: int) -> tuple[int, list[Part]]:
    """Layers SLOT to DOUBLE: what the plan counts."""
    number = printed(bout.slots[seat])
    trail = [Part(Layer.BUILD if len(bout.slots[seat].main) == 2 else Layer.SLOT, PLAN, number)]
    if not bout.modifiers and not bout.of(seat, "value"):
        return number, trail
    for layer in (Layer.SWAP, Layer.VOID, Layer.THIRDS, Layer.DOUBLE):
        number, parts = changed(bout, seat, layer, number)
        trail += parts
    return number, trail


def added(bout: Bout, seat: int) -> list[Part]:
    """Layer ADD: ship advantage, second plan, and what modifiers and formulas add."""
    parts = []
    if extra := advantage(bout, seat):
        parts.append(Part(Layer.ADD, ADVANTAGE, extra))
    half = bout.slots[seat].half
    if half is not None:  # half of it, rounded down, after digits are swapped
        parts.append(Part(Layer.ADD, SECOND_PLAN, changed(bout, seat, Layer.SWAP, half)[0] // 2))
    for modifier in bout.modifiers:
        if modifier.layer == Layer.ADD and modifier.seat in (-1, seat):
            parts.append(Part(Layer.ADD, modifier.source, modifier.amount))
    for formula in bout.of(seat, "clout"):
        if amount := formula(bout, seat):
            parts.append(Part(Layer.ADD, formula.id, amount))
    return parts


def factor(bout: Bout, extra: Played) -> int:
    """By what a reinforcement is multiplied, because of who played it."""
    product = 1
    for formula in bout.of(extra.by, "factor"):
        product *= formula(bout, extra.by, extra)
    return product


def clout(bout: Bout, seat: int) -> Clout:
    """The clout of one side as it stands now."""
    number, trail = plan_value(bout, seat)
    for part in added(bout, seat):
        number += part.amount
        trail.append(part)
    if not bout.extras:
        return Clout(number, tuple(trail))
    here = [extra for extra in bout.extras if extra.on == seat]
    for extra in here:
        if not extra.face.even:
            amount = extra.face.value * factor(bout, extra)
            trail.append(Part(Layer.REINFORCE, extra.face.id, amount))
            number += amount
    even = number % 2 == 0
    for extra in here:
        if extra.face.even:  # D-MISC-07..09: they look at the sum without parity cards, so they never flip each other
            amount = (extra.face.even if even else -extra.face.even) * factor(bout, extra)
            trail.append(Part(Layer.PARITY, extra.face.id, amount))
            number += amount
    return Clout(number, tuple(trail))


def victor(bout: Bout, clouts: Sequence[int]) -> int:
    """Who wins by clout (D-D09-02, D-D09-03): higher, or lower if an odd number of texts says so; ties by the band of a
    text, and then by whoever wins ties, else by the straggler (D-LEAD-04)."""
    band = 0
    texts = [seat for seat in (0, 1) if bout.formulas[seat]]
    for seat in texts:
        for formula in bout.of(seat, "tie_band"):
            band = max(band, formula(bout, seat))
    if abs(clouts[0] - clouts[1]) <= band:
        for seat in (bout.leader, 1 - bout.leader):
            if any(formula(bout, seat) for formula in bout.of(seat, "wins_ties")):
                return seat
        return 1 - bout.leader
    lower = bout.lower_wins
    for seat in texts:
        for formula in bout.of(seat, "lower_wins"):
            lower ^= bool(formula(bout, seat))
    higher = 0 if clouts[0] > clouts[1] else 1
    return 1 - higher if lower else higher


def upset(bout: Bout) -> int:
    """Who wins at once when these plans are revealed, because a text says so; -1: nobody. It is not looked at again
    later: the rules ask once, in the window of the reveal."""
    for seat in (bout.leader, 1 - bout.leader):
        for formula in bout.of(seat, "upsets"):
            if formula(bout, seat):
                return seat
    return -1


def face_value(face: str) -> int:
    """What a card counts as a plan: a reinforcement its printed value, a parity card 0 (D-GAP-04)."""
    return FACES[face].value
