"""Totals: pure, computed on demand with a trail, never stored. So nothing has to be undone when a card changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..model.cards import FACES, NEGOTIATE, CardType, Face
from ..model.encounter import Modifier
from ..model.layers import Layer
from ..model.places import BESIDE, GATE
from ..model.roles import DEFENSE, OFFENSE

if TYPE_CHECKING:
    from ..game import Game


BOTH_ATTACK = "both attack"
"""A condition of modifiers: both cards count as attacks."""
ATTACK, NEGOTIATES = CardType.ATTACK.value, CardType.NEGOTIATE.value
"""Conditions of modifiers: the card of that side counts as an attack, or as a negotiate."""


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
    e, shown = g.e, g.s.faces
    off, deff = e.sides
    printed = (FACES[off.claimed or shown[off.card]], FACES[deff.claimed or shown[deff.card]])
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
    for seat, there in enumerate(e.seats):
        if there.allied & bit:
            counted.append((seat, row[seat]))
    return counted


def card_values(g: Game) -> list[int]:
    """The values of both encounter cards after all effects on values, layer by layer, in the order of use."""
    shown = faces(g)
    values = [face.value for face in shown]
    changes = [m for m in g.e.modifiers if Layer.KICK <= m.layer <= Layer.VALUE]
    for change in sorted(changes, key=lambda m: m.layer):
        sides = [side for side in (OFFENSE, DEFENSE) if change.side in (-1, side) and _fits(change, shown, side)]
        if not sides:
            continue
        if change.op in g.registry.ops:
            g.registry.ops[change.op](values, change, sides)
        else:
            for side in sides:
                values[side] = changed(values[side], change)
    return values


def _fits(modifier: Modifier, shown: tuple[Face, Face], side: int) -> bool:
    """Does the modifier's condition on the final faces hold for this side?"""
    if modifier.needs == BOTH_ATTACK:
        return shown[0].type is CardType.ATTACK and shown[1].type is CardType.ATTACK
    return not modifier.needs or modifier.needs == shown[side].type


def total(g: Game, side: int) -> Total:
    """F-REVEAL-2: card, own ships, allied ships, and whatever modifiers say, layer by layer."""
    shown = faces(g)
    face = shown[side]
    ships = ships_on(g, side)
    if not g.e.modifiers:
        trail = [Part("card", face.id, face.value)]
        value = face.value
        for seat, count in ships:
            value += count
            trail.append(Part("ships", str(seat), count))
        return Total(value, tuple(trail))
    modifiers = [m for m in g.e.modifiers if m.layer > Layer.VALUE and m.side in (-1, side) and _fits(m, shown, side)]
    return _combined(face, card_values(g)[side], ships, modifiers)


def changed(value: int, modifier: Modifier) -> int:
    """Apply one arithmetic modifier."""
    if modifier.op == "set":
        return modifier.amount
    if modifier.op == "multiply":
        return value * modifier.amount
    return value + modifier.amount


def _combined(face: Face, card: int, ships: list[tuple[int, int]], modifiers: list[Modifier]) -> Total:
    """Card and ships put together, then bonuses. A product uses the number of ships, never their worth or sign."""
    ops = {m.op: m for m in modifiers if m.layer == Layer.COMBINE}
    main = ships[0][0]
    trail: list[Part] = []
    if (product := ops.get("multiply") or ops.get("multiply_all")) is not None:
        counted = ships if product.op == "multiply_all" else ships[:1]
        count = sum(number for _, number in counted)
        trail.append(Part("product", product.source, count * card, f"{count} x {card}"))
        ships = ships[len(counted) :]
    else:
        trail.append(Part("card", face.id, card))
    if (product := ops.get("multiply_allies")) is not None:
        own, allied = ships[0][1], sum(number for _, number in ships[1:])
        trail.append(Part("product", product.source, own * allied, f"{own} x {allied}"))
        ships = []
    trail += [_ship_part(seat, count, main, modifiers) for seat, count in ships]
    for modifier in sorted(modifiers, key=lambda m: m.layer):
        if modifier.layer in (Layer.BONUS, Layer.REINFORCE):
            trail.append(Part("bonus", modifier.source, modifier.amount))
    return Total(sum(part.amount for part in trail), tuple(trail))


def _ship_part(seat: int, count: int, main: int, modifiers: list[Modifier]) -> Part:
    """The ships of one seat: number times worth, perhaps negative."""
    worth, sign = 1, 1
    for modifier in modifiers:
        if modifier.layer == Layer.WORTH and modifier.seat in (-1, seat):
            worth = changed(worth, modifier)
        elif modifier.layer == Layer.SIGN and (modifier.seat == seat or (modifier.op == "allies" and seat != main)):
            sign = -1
    return Part("ships", str(seat), count * worth * sign, f"{count} x {worth * sign}" if worth * sign != 1 else "")
