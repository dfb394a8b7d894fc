"""Step 5 as one batch: what the revealed halves destroy and ready (D-D05-01..07). Pure functions over a `Volley`."""

from __future__ import annotations

from collections.abc import Sequence

from ..model.frame import Switches
from ..model.occurrences import Volley
from ..model.tactics import Half, HalfKind
from .reckoning import Bout


def power(halves: Sequence[Half], kind: HalfKind) -> int:
    """The sum of the halves of one kind."""
    total = 0
    for half in halves:
        if half.kind is kind:
            total += half.value
    return total


def strengthened(halves: Sequence[Half], switches: Switches, *, controller: bool) -> list[Half]:
    """Values as the destiny card changes them: each blast, and each shield of a seat that controls the planet."""
    made = []
    for half in halves:
        more = 0
        if half.kind is HalfKind.BLAST:
            more = switches.blast
        elif half.kind is HalfKind.SHIELD and controller:
            more = switches.shield
        made.append(Half(half.kind, half.value + more))
    return made


def reckon(volley: Volley, switches: Switches, controllers: Sequence[int], bout: Bout | None = None) -> None:
    """What each seat loses: blast minus shield, not below 0 (D-D05-02, D-D05-03); within a cap, and a shield above the
    blast strikes back, where texts of this bout say so."""
    halves: Sequence[Sequence[Half]] = volley.halves
    if switches.blast or switches.shield:
        halves = [strengthened(volley.halves[seat], switches, controller=seat in controllers) for seat in (0, 1)]
    for seat in (0, 1):
        blast, shield = power(halves[1 - seat], HalfKind.BLAST), power(halves[seat], HalfKind.SHIELD)
        if blast:
            volley.damage[seat] = max(0, blast - shield)
            if bout is not None:
                _apply_texts(volley, bout, seat, shield - blast)


def _apply_texts(volley: Volley, bout: Bout, seat: int, parried: int) -> None:
    """Caps of both seats, and the riposte of this one."""
    caps = [formula(bout, owner) for owner in (0, 1) for formula in bout.of(owner, "blast_cap")]
    volley.damage[seat] = min([volley.damage[seat], *caps])
    if parried > 0 and any(formula(bout, seat) for formula in bout.of(seat, "ripostes")):
        volley.riposte[1 - seat] = parried
