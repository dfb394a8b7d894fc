"""Steps 1 to 6 of a duel (D-D01-01 to D-D06-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warptable.kernel import Number, Together

from ...model import prompts
from ...model.frame import Result
from ...model.occurrences import Destruction, Volley
from ...model.tactics import HalfKind
from ...model.windows import W
from ...verbs import frame as frames
from ...verbs import tactics as tactic_verbs
from .. import fleet, tactics
from ..clout import bout_of
from ..lock import choose_anew
from ..sending import MOST_ON_DIAL, dial_matters, late_senders, send, senders
from ..volley import reckon
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game

LOCKED = 1 << W.PROMISE | 1 << W.PEEK | 1 << W.DOUBT
"""The windows between locking in and revealing, as bits."""


def begin(g: Game) -> Any:
    """A duel begins; a restart does not come here."""
    return window(g, W.DUEL_BEGIN)


def begin_contest(g: Game) -> None:
    """D-CNT-01: no dials, ships, planet, tactics, advantage or prize; the other steps are those of a duel."""
    frames.begin(g, "contest")


async def dials(g: Game) -> None:
    """D-D01-01, D-D01-02: whoever sends sets a dial from 1 to 4, in secret and together. Nobody is asked for a dial on
    which nothing depends."""
    sending = senders(g)
    if not g.card.switches.fixed and sending:
        late = late_senders(g, sending)
        order = [seat for seat in g.order() if seat in sending and dial_matters(g, seat, sending, late)]
        asked = [Number(seat, prompts.DIAL, "D-D01-01", 1, MOST_ON_DIAL, secret=True) for seat in order]
        answers = await Together(asked) if asked else []
        chosen = dict(zip(order, answers, strict=True))
        frames.set_dials(g, (chosen.get(0, 0), chosen.get(1, 0)), late)


def reveal_dials(g: Game) -> Any:
    """D-D02-01..03: dials are revealed and ships sent, but for those that come late."""
    now = [seat for seat in senders(g) if seat not in g.frame.late]
    return send(g, now) if now else None


def locked(g: Game) -> Any:
    """All is locked in: promises, looks, new choices because of them, and accusations, in this order."""
    return _locked(g) if g.active & LOCKED and g.card.switches.tactics else None


async def _locked(g: Game) -> None:
    await window(g, W.PROMISE)
    await window(g, W.PEEK)
    for seat in g.order():
        for chooser, source, told in g.frame.anew:
            if chooser == seat:
                await choose_anew(g, seat, source, told=told)
    await window(g, W.DOUBT)


def arrive(g: Game) -> Any:
    """D-GAP-38: late ships come just before tactics are revealed."""
    return _arrive(g, list(g.frame.late)) if g.frame.late else None


async def _arrive(g: Game, late: list[int]) -> None:
    await send(g, late)
    await window(g, W.ARRIVAL)


async def resolve_tactics(g: Game) -> None:
    """D-D05-01..07: both tactics are revealed and resolved as one batch; then they are spent, but for those whose
    recover half was used (D-TAC-05, D-TAC-08)."""
    if not g.card.switches.tactics:
        return
    frames.show_tactics(g)
    volley = _volley(g)
    await window(g, W.TACTICS, volley)
    f, formulas = g.frame, g.wiring.formulas
    texts = any("blast_cap" in mine or "ripostes" in mine for mine in formulas if mine)
    reckon(volley, g.card.switches, f.controllers if f.round == 1 else (), bout_of(g) if texts else None)
    if batch := _struck(g, volley):
        await fleet.destroy_all(g, batch, "D-D05-02")
    for seat in g.order():
        for half in volley.halves[seat]:
            if half.kind is HalfKind.RECOVER:
                await _recover(g, seat, half.value)
    for seat in (0, 1):
        tactic_verbs.spend(g, seat, volley.spends[seat], "D-D05-07")
    await window(g, W.TACTICS_DONE, volley)


def _volley(g: Game) -> Volley:
    """What both seats have shown."""
    halves: tuple[list[Any], list[Any]] = ([], [])
    spends: tuple[list[int], list[int]] = ([], [])
    for seat, laid in enumerate(g.frame.laid):
        chosen = [(laid.tactic, laid.side)] if laid.tactic >= 0 else []
        if laid.second >= 0:
            chosen.append((laid.second, laid.second_side))
        for tactic, side in chosen:
            half = g.half(tactic, side)
            halves[seat].append(half)
            if half.kind is not HalfKind.RECOVER:
                spends[seat].append(tactic)
    return Volley(halves, spends)


def _struck(g: Game, volley: Volley) -> list[Destruction]:
    """D-D05-04, D-D05-06: all ships that blasts and ripostes destroy, at the same time."""
    planet, batch = g.frame.planet, []
    for seat in g.order():
        if not (volley.damage[seat] or volley.riposte[seat]):
            continue
        there = g.ships(seat, planet)
        blasted = volley.damage[seat] = min(volley.damage[seat], there)
        struck = volley.riposte[seat] = min(volley.riposte[seat], there - blasted)
        if blasted:
            batch.append(Destruction(seat, blasted, planet, blast=True))
        if struck:
            batch.append(Destruction(seat, struck, planet))
    g.emit("volley", "D-D05-02", damage=volley.damage[:], riposte=volley.riposte[:])
    return batch


async def _recover(g: Game, seat: int, value: int) -> None:
    """D-TAC-05..07, D-GAP-39: ready one; or two, and then the opponent one that it has not just shown."""
    await tactics.ready(g, seat, value, "D-TAC-05" if value == 1 else "D-TAC-06")
    if value == 2:
        await tactics.ready(g, 1 - seat, 1, "D-TAC-07", but=g.frame.shown[1 - seat])


def check(g: Game) -> str | None:
    """D-D06-01..04: no ships left: start over; ships of one seat: it has won; ships of both: on."""
    first, second = g.s.ships[g.frame.planet]
    if first and second:
        return None
    if not first and not second:
        frames.restart(g)
        return "duel.dials"
    winner = 0 if first else 1
    frames.decide(g, Result(winner, 1 - winner, "ships"), "D-D06-03")
    return "duel.prize"
