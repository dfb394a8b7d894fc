"""How a total came about: chips with their sources, and the sum as it would be written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .....encounter.model.encounter import Modifier
from .....encounter.model.layers import Layer
from .....encounter.model.views import EncounterView
from .....encounter.rules.reckoning import Part
from .....text.encounter.speaker import Speaker
from ....scene.encounter.data import StagePart
from .sides import Side, changes, touches

VALUE_LAYERS = (Layer.KICK, Layer.VALUE_FIRST, Layer.VALUE)
MINUS, TIMES = "−", "×"
AGAINST = " x -1"
"""Ships that count one each against their own side."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One part of a total. `seat` is the owner of ships, else -1."""

    sign: str  # what stands before it: +, − or nothing
    number: str
    label: str
    source: str
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Added:
    """A reinforcement of one side."""

    face: str
    amount: int


@dataclass(frozen=True, slots=True)
class Trail:
    """The total of a side, part by part."""

    chips: tuple[Chip, ...]
    subtotal: int
    added: tuple[Added, ...]
    total: int


def trail(scene: StagePart, side: Side) -> Trail:
    """The trail of one side; only while totals are known."""
    assert scene.totals is not None
    total, parts = scene.totals[side.number]
    mine = [change for change in changes(scene.view.current, Layer.REINFORCE) if touches(change, side.number)]
    kept = parts[: len(parts) - len(mine)]  # reinforcements are the last parts of a total
    chips = tuple(_chip(scene, side, part, first=not number) for number, part in enumerate(kept))
    added = tuple(Added(change.source, change.amount) for change in mine)
    return Trail(chips, total - sum(change.amount for change in mine), added, total)


def _chip(scene: StagePart, side: Side, part: Part, *, first: bool) -> Chip:
    what, source, amount, note = part
    sign = MINUS if amount < 0 else "" if first else "+"
    number = _written(note, amount)
    encounter, speaker = scene.view.current, scene.speaker
    if what == "card":
        by = _sources(encounter, side.number, VALUE_LAYERS)
        return Chip(sign, number, _by(scene, scene.t("stages-part-card"), by), by[0] if by else source)
    if what == "ships":
        seat = int(source)
        by = _worth(encounter, side, seat)
        label = _by(scene, scene.t("stages-part-ships", who=speaker.who(seat)), by)
        return Chip(sign, number, label, by[0] if by else "F-REVEAL-3", seat)
    return Chip(sign, number, speaker.source(source), source)


def _written(note: str, amount: int) -> str:
    """The number without its sign; 4×2 where it is a product."""
    if not note or note.endswith(AGAINST):
        return str(abs(amount))
    return note.replace("-", "").replace(" x ", TIMES)


def _by(scene: StagePart, label: str, sources: list[str]) -> str:
    """A label with the powers that changed the number."""
    names = dict.fromkeys(scene.speaker.source(source) for source in sources)
    return ", ".join([label, *names])


def _sources(encounter: EncounterView, side: int, layers: Sequence[Layer]) -> list[str]:
    return [change.source for change in changes(encounter, *layers) if touches(change, side)]


def _worth(encounter: EncounterView, side: Side, seat: int) -> list[str]:
    """What makes these ships count other than one each."""
    found = changes(encounter, Layer.WORTH, Layer.SIGN)
    return [change.source for change in found if touches(change, side.number) and _concerns(change, side, seat)]


def _concerns(change: Modifier, side: Side, seat: int) -> bool:
    if change.layer == Layer.SIGN:
        return change.seat == seat or (change.op == "allies" and seat != side.seat)
    return change.seat in (-1, seat)


def written(speaker: Speaker, found: Trail) -> str:
    """The sum in one line, for screen readers: 8 + 4 = 12, + 2 = 14."""
    sums = " ".join(f"{chip.sign} {chip.number}".strip() for chip in found.chips)
    line = f"{sums} = {found.subtotal}"
    if found.added:
        line += ", " + " ".join(f"+ {added.amount}" for added in found.added) + f" = {found.total}"
    return line
