"""Totals: pure, computed on demand with a trail, never stored. So nothing has to be undone when a card changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..model.cards import FACES, NEGOTIATE, CardType, Face
from ..model.layers import Layer
from ..model.places import BESIDE, GATE
from ..model.roles import DEFENSE, OFFENSE
from ..model.state import Modifier

if TYPE_CHECKING:
    from ..game import Game


class Part(NamedTuple):
    """One piece of a total: what it is, whose, how much."""

    what: str
    source: str
    amount: int
    note: str = ""


class Total(NamedTuple):
    """A side's total with its trail."""

    value: int
    trail: tuple[Part, ...]

    def __str__(self) -> str:
        words = [part.note or str(part.amount) for part in self.trail]
        return " + ".join(words).replace("+ -", "- ") + f" = {self.value}"


def faces(g: Game) -> tuple[Face, Face]:
    """What the two revealed cards count as: printed, changed by themselves (F-MORPH-1), renamed by effects."""
    e, s = g.e, g.s
    printed = (FACES[s.faces[e.slots[OFFENSE]]], FACES[s.faces[e.slots[DEFENSE]]])
    changes = [modifier for modifier in e.modifiers if modifier.layer == Layer.FACE]
    return shown_faces(printed, changes)


def shown_faces(printed: tuple[Face, Face], changes: list[Modifier]) -> tuple[Face, Face]:
    """Two morphs stay morphs (F-MORPH-3). A morph copies what the other card has become."""
    off, deff = printed
    if off.type is CardType.MORPH and deff.type is not CardType.MORPH:
        off = deff
    elif deff.type is CardType.MORPH and off.type is not CardType.MORPH:
        deff = off
    pair = [off, deff]
    for change in changes:
        for side in (OFFENSE, DEFENSE):
            if change.side in (-1, side) and _applies_to_face(change, pair[side]):
                pair[side] = FACES[change.face] if change.face else NEGOTIATE
    return pair[0], pair[1]


def _applies_to_face(change: Modifier, face: Face) -> bool:
    return not change.needs or change.needs == face.type


def both_attack(g: Game) -> bool:
    off, deff = faces(g)
    return off.type is CardType.ATTACK and deff.type is CardType.ATTACK


def ships_on(g: Game, side: int) -> list[tuple[int, int]]:
    """(seat, ships) of a side, main player first (F-REVEAL-3)."""
    e, ships = g.e, g.s.ships
    row = ships[GATE if side == OFFENSE else BESIDE]
    counted = [(g.main(side), g.own_ships(side))]
    bit = side + 1
    for seat, allied in enumerate(e.allied):
        if allied & bit:
            counted.append((seat, row[seat]))
    return counted


def total(g: Game, side: int) -> Total:
    """F-REVEAL-2: card, own ships, allied ships, and whatever modifiers say, layer by layer."""
    face = faces(g)[side]
    modifiers = [
        modifier
        for modifier in g.e.modifiers
        if modifier.layer > Layer.FACE
        and modifier.side in (-1, side)
        and (not modifier.needs or modifier.needs == face.type)
    ]
    card = _card_value(face.value, modifiers)
    ships = ships_on(g, side)
    if not modifiers:
        trail = [Part("card", face.id, card)]
        value = card
        for seat, count in ships:
            value += count
            trail.append(Part("ships", str(seat), count))
        return Total(value, tuple(trail))
    return _combined(g, face, card, ships, modifiers)


def _card_value(value: int, modifiers: list[Modifier]) -> int:
    for modifier in sorted(modifiers, key=lambda m: m.layer):
        if modifier.layer in (Layer.KICK, Layer.VALUE_FIRST, Layer.VALUE):
            value = changed(value, modifier)
    return value


def changed(value: int, modifier: Modifier) -> int:
    """Apply one arithmetic modifier."""
    if modifier.op == "set":
        return modifier.amount
    if modifier.op == "multiply":
        return value * modifier.amount
    return value + modifier.amount


def _combined(g: Game, face: Face, card: int, ships: list[tuple[int, int]], modifiers: list[Modifier]) -> Total:
    trail: list[Part] = []
    main = ships[0][0]
    multiplies = next((m for m in modifiers if m.layer == Layer.COMBINE and m.op == "multiply"), None)
    if multiplies is None:
        trail.append(Part("card", face.id, card))
    for seat, count in ships:
        if multiplies is not None and seat == main:
            # the product uses the number of ships, never their worth or sign
            trail.append(Part("product", multiplies.source, count * card, f"{count} x {card}"))
            continue
        worth, sign = 1, 1
        for modifier in modifiers:
            if modifier.layer == Layer.WORTH and modifier.seat in (-1, seat):
                worth = changed(worth, modifier)
            elif modifier.layer == Layer.SIGN and (modifier.seat == seat or (modifier.op == "allies" and seat != main)):
                sign = -1
        note = f"{count} x {worth * sign}" if worth * sign != 1 else ""
        trail.append(Part("ships", str(seat), count * worth * sign, note))
    for modifier in sorted(modifiers, key=lambda m: m.layer):
        if modifier.layer in (Layer.BONUS, Layer.REINFORCE):
            trail.append(Part("bonus", modifier.source, modifier.amount))
    return Total(sum(part.amount for part in trail), tuple(trail))
