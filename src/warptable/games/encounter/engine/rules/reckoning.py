"""Totals and outcome, reckoned from plain data, with a trail. Nothing is stored, so nothing has to be undone when a
card changes.

The rules reckon over the state (`totals.py`), the table and the bots over what one seat knows (`seen`). A value that an
alien changes in its own way is changed by the function that the alien declares (`ops`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ..model.cards import FACES, NEGOTIATE, CardType, Face, attack_of
from ..model.encounter import BOTH_ATTACK, Layer, Modifier, Result
from ..model.pieces import Mark
from ..model.places import BESIDE, GATE
from ..model.roles import DEFENSE, OFFENSE
from ..model.views import View

ATTACK, NEGOTIATES = CardType.ATTACK.value, CardType.NEGOTIATE.value
"""Conditions of modifiers: the card of that side counts as an attack, or as a negotiate."""

Op: TypeAlias = Callable[..., None]
"""(values, modifier, sides): changes the values of both cards in place."""
Crew: TypeAlias = list[tuple[int, int]]
"""(seat, ships) of a side, main player first (F-REVEAL-3)."""


class Fight(NamedTuple):
    """What totals and outcome depend on, offense first."""

    cards: tuple[Face, Face]  # as printed, or as claimed
    crews: tuple[Crew, Crew]
    modifiers: Sequence[Modifier]
    ops: Mapping[str, Op]
    automatic: int = -1  # the side that wins whatever the totals are
    marks: tuple[Sequence[Mark], Sequence[Mark]] = ((), ())  # ships that count more
    hazard: bool = False  # is there a hazard warning?

    @property
    def shown(self) -> tuple[Face, Face]:
        """What the two cards count as."""
        return shown_faces(self.cards, self.modifiers, self.hazard)


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


def seen(view: View, cards: tuple[Face, Face], ops: Mapping[str, Op]) -> Fight:
    """The encounter as a seat knows it. `cards` are the encounter cards, or what the seat takes them for."""
    e = view.current
    crews: list[Crew] = []
    for side, place in ((OFFENSE, GATE), (DEFENSE, BESIDE)):
        row, main = view.ships_at(place), e.mains[side]
        own = row[main] if side == OFFENSE else view.planets[e.target][main] if e.target >= 0 and main >= 0 else 0
        allies = [(seat, row[seat]) for seat, allied in enumerate(e.allied) if allied & (side + 1)]
        crews.append([(main, own), *allies])
    automatic = e.automatic[0] if e.automatic else -1
    marks = in_fight(view.marks, crews, e.target)
    return Fight(cards, (crews[0], crews[1]), e.modifiers, ops, automatic, marks, e.hazard)


def in_fight(marks: Sequence[Mark], crews: Sequence[Crew], target: int) -> tuple[Sequence[Mark], Sequence[Mark]]:
    """The ships in the encounter that count more than plain ones, by side."""
    if not marks:
        return (), ()
    sides: list[list[Mark]] = []
    for crew, place, own in zip(crews, (GATE, BESIDE), (GATE, target), strict=True):
        seats = [seat for seat, _ in crew]
        there = {(seats[0], own), *((seat, place) for seat in seats[1:])}
        sides.append([mark for mark in marks if mark.bonus and (mark.seat, mark.place) in there])
    return sides[0], sides[1]


# ---------------------------------------------------------------- cards


def shown_faces(cards: tuple[Face, Face], modifiers: Sequence[Modifier], hazard: bool) -> tuple[Face, Face]:
    """What the two cards count as: first they change themselves (N-ORDER-1), then effects rename them in the order of
    use, and what an effect has turned into a card that changes itself does so at once."""
    off, deff = cards
    pair = [off, deff]
    if off.changes or deff.changes:
        _change_themselves(pair, hazard)
    for change in modifiers:
        if change.layer == Layer.FACE:
            turned = False
            for side in (OFFENSE, DEFENSE):
                if change.side in (-1, side) and change.needs in ("", pair[side].type):
                    pair[side] = FACES[change.face] if change.face else NEGOTIATE
                    turned = turned or pair[side].changes
            if turned or CardType.RETREAT in (pair[0].type, pair[1].type):
                _change_themselves(pair, hazard)
    return pair[0], pair[1]


def _change_themselves(pair: list[Face], hazard: bool) -> None:
    """N-ORDER-1: a morph copies the other card, two morphs stay morphs (F-MORPH-1, F-MORPH-3). Under a hazard warning a
    variable attack has its other value (N-VAR-2). Then intimidates and retreats look at what they meet: against an
    attack the one is an attack and the other stays a retreat, against anything else both are plain negotiates
    (N-INTIM-8, N-RETREAT-3, N-MORE-4)."""
    for side in (OFFENSE, DEFENSE):
        if pair[side].type is CardType.MORPH:
            pair[side] = pair[1 - side]
    if hazard:
        pair[:] = [face if face.hazard is None else attack_of(face.hazard) for face in pair]
    met = [pair[1 - side].type is CardType.ATTACK for side in (OFFENSE, DEFENSE)]
    for side, face in enumerate(pair):
        if face.type is CardType.INTIMIDATE:
            pair[side] = attack_of(face.value) if met[side] else NEGOTIATE
        elif face.type is CardType.RETREAT and not met[side]:
            pair[side] = NEGOTIATE


def are_attacks(shown: tuple[Face, Face]) -> bool:
    """Does attack meet attack?"""
    return shown[0].type is CardType.ATTACK and shown[1].type is CardType.ATTACK


def card_values(shown: tuple[Face, Face], modifiers: Sequence[Modifier], ops: Mapping[str, Op]) -> list[int]:
    """The values of both encounter cards after all effects on values, layer by layer, in the order of use."""
    values = [face.value for face in shown]
    changes = [modifier for modifier in modifiers if Layer.KICK <= modifier.layer <= Layer.VALUE]
    for change in sorted(changes, key=lambda modifier: modifier.layer):
        sides = [side for side in (OFFENSE, DEFENSE) if change.side in (-1, side) and _fits(change, shown, side)]
        if not sides:
            continue
        if change.op in ops:
            ops[change.op](values, change, sides)
        else:
            for side in sides:
                values[side] = _changed(values[side], change)
    return values


def _fits(modifier: Modifier, shown: tuple[Face, Face], side: int) -> bool:
    """Does the modifier's condition on the final faces hold for this side?"""
    if modifier.needs == BOTH_ATTACK:
        return are_attacks(shown)
    return not modifier.needs or modifier.needs == shown[side].type


def _changed(value: int, modifier: Modifier) -> int:
    """Apply one arithmetic modifier. What an alien does that is not known here changes nothing."""
    if modifier.op == "add":
        return value + modifier.amount
    if modifier.op == "set":
        return modifier.amount
    return value * modifier.amount if modifier.op == "multiply" else value


# ---------------------------------------------------------------- totals


def total(fight: Fight, side: int) -> Total:
    """F-REVEAL-2: card, own ships, allied ships, and whatever modifiers say, layer by layer."""
    shown = fight.shown
    face, crew = shown[side], fight.crews[side]
    if not fight.modifiers:
        trail = [Part("card", face.id, face.value)]
        value = face.value
        for seat, count in crew:
            value += count
            trail.append(Part("ships", str(seat), count))
        for mark in fight.marks[side]:
            value += mark.bonus * mark.number
            trail.append(Part("bonus", mark.kind, mark.bonus * mark.number))
        return Total(value, tuple(trail))
    later = [m for m in fight.modifiers if m.layer > Layer.VALUE and m.side in (-1, side) and _fits(m, shown, side)]
    counted = _counted(crew, later)
    return _combined(face, card_values(shown, fight.modifiers, fight.ops)[side], counted, later, fight.marks[side])


def _counted(crew: Crew, modifiers: list[Modifier]) -> Crew:
    """The ships that count, which effects may have put in the place of those that are there."""
    instead = {m.seat: m.amount for m in modifiers if m.layer == Layer.COUNT}
    return [(seat, instead.get(seat, number)) for seat, number in crew] if instead else crew


def value_of(fight: Fight, side: int) -> int:
    """The total of a side, where nobody asks for its trail."""
    if fight.modifiers:
        return total(fight, side).value
    shown = fight.shown
    bonus = sum([mark.bonus * mark.number for mark in fight.marks[side]])
    return shown[side].value + sum([count for _, count in fight.crews[side]]) + bonus


def _combined(face: Face, card: int, ships: Crew, modifiers: list[Modifier], marks: Sequence[Mark]) -> Total:
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
    trail += [Part("bonus", mark.kind, mark.bonus * mark.number) for mark in marks]
    for modifier in sorted(modifiers, key=lambda m: m.layer):
        if modifier.layer in (Layer.BONUS, Layer.REINFORCE):
            trail.append(Part("bonus", modifier.source, modifier.amount))
    return Total(sum(part.amount for part in trail), tuple(trail))


def _ship_part(seat: int, count: int, main: int, modifiers: list[Modifier]) -> Part:
    """The ships of one seat: number times worth, perhaps negative."""
    worth, sign = 1, 1
    for modifier in modifiers:
        if modifier.layer == Layer.WORTH and modifier.seat == seat:
            worth = _changed(worth, modifier)
        elif modifier.layer == Layer.SIGN and (modifier.seat == seat or (modifier.op == "allies" and seat != main)):
            sign = -1
    return Part("ships", str(seat), count * worth * sign, f"{count} x {worth * sign}" if worth * sign != 1 else "")


# ---------------------------------------------------------------- outcome


def lower_wins(modifiers: Sequence[Modifier]) -> bool:
    """Does an effect let the lower total win?"""
    return any(modifier.layer == Layer.COMPARE for modifier in modifiers)


def is_upset(modifiers: Sequence[Modifier]) -> bool:
    """Do winner and loser change places, last of all?"""
    return any(modifier.layer == Layer.UPSET for modifier in modifiers)


def ahead(values: Sequence[float], modifiers: Sequence[Modifier]) -> int:
    """F-REVEAL-4: the side with the higher total, a tie goes to the defense; unless an effect lets the lower one win.
    An upset is not counted here."""
    mine, theirs = values
    if lower_wins(modifiers):
        mine, theirs = -mine, -theirs
    return OFFENSE if mine > theirs else DEFENSE


def outcome(fight: Fight) -> Result:
    """The result of the revealed cards."""
    values, shown = None, fight.shown
    if fight.automatic < 0 and are_attacks(shown):
        values = value_of(fight, OFFENSE), value_of(fight, DEFENSE)
    result = decided(shown, fight.modifiers, values, fight.automatic)
    assert result is not None
    return result


def decided(
    shown: tuple[Face, Face], modifiers: Sequence[Modifier], totals: tuple[int, int] | None, automatic: int
) -> Result | None:
    """The result of what the cards count as, in ordered stages: faces, automatic wins, totals, the upset last of all.
    None: attack meets attack and the totals are not given. A deal is only announced here; the talks decide it."""
    off, deff = shown
    kinds = (off.type.value, deff.type.value)
    if off.type is CardType.MORPH and deff.type is CardType.MORPH:
        return Result("both_lost", how="faces", faces=kinds)  # F-MORPH-3
    margin = -1
    if automatic >= 0:
        winner, how = automatic, "automatic"
    elif off.type is deff.type is CardType.NEGOTIATE:
        return Result("deal", how="faces", faces=kinds)  # F-REVEAL-6
    elif not are_attacks(shown):
        winner = OFFENSE if off.type is CardType.ATTACK else DEFENSE
        how = "retreat" if CardType.RETREAT in (off.type, deff.type) else "faces"  # F-REVEAL-5, N-RETREAT-2
    elif totals is None:
        return None
    else:
        winner, how, margin = ahead(totals, modifiers), "totals", abs(totals[0] - totals[1])
    upset = is_upset(modifiers)
    return Result("won", 1 - winner if upset else winner, how, margin, kinds, upset)
