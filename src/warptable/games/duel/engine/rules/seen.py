"""The duel or contest as a seat sees it, as plain data to reckon over: for bots and pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..model.cards import FACES
from ..model.views import FrameView, View
from .abilities import Formula
from .reckoning import Bout, Formulas, Played, Slot, by_question, face_value


def bout_seen(
    view: View,
    formulas: Mapping[str, Callable[..., Any]],
    *,
    slots: tuple[Slot, Slot] | None = None,
) -> Bout:
    """What clout and winner depend on, as far as the viewer knows it. `formulas` are those of the family
    (`Family.formulas`); `slots` are the plans, or what the viewer takes them for."""
    frame = view.frame
    assert frame is not None, "neither duel nor contest is going on"
    known = slots if slots is not None else (slot_seen(frame, 0), slot_seen(frame, 1))
    declared = [formula for formula in formulas.values() if isinstance(formula, Formula)]
    return Bout(
        frame.kind,
        view.leader if frame.result is None else frame.leader,  # as in `clout.py`
        known,
        view.ships[frame.planet] if frame.planet >= 0 else (0, 0),
        frame.advantage,
        (view.seats[0].planets, view.seats[1].planets),
        [Played(FACES[extra.face], extra.by, extra.on) for extra in frame.extras],
        frame.modifiers,
        frame.switches.lower_wins,
        frame.destroyed,
        frame.sent,
        frame.hidden,
        frame.halves,
        frame.said,
        (_tokens(view, 0), _tokens(view, 1)),
        (_in_force(view, 0, declared), _in_force(view, 1, declared)),
        {name: op for name, op in formulas.items() if not isinstance(op, Formula)},
        view.variants,
    )


def slot_seen(frame: FrameView, seat: int) -> Slot:
    """The plans of a side as far as they lie open."""
    laid = frame.laid[seat]
    faces = laid.main or tuple(card.face for card in laid.faces[:1])
    return Slot(tuple(map(face_value, faces)), face_value(laid.half) if laid.half else None)


def _tokens(view: View, seat: int) -> dict[str, int]:
    return {envoy.id: envoy.tokens for envoy in view.envoys if envoy.ally == seat and envoy.up}


def _in_force(view: View, seat: int, declared: Iterable[Formula]) -> Formulas:
    """The formulas of the alien and of the faceup allies of a seat, where their header lets them work."""
    frame = view.frame
    assert frame is not None
    envoys = {envoy.id for envoy in view.envoys if envoy.ally == seat and envoy.up}
    return by_question(
        formula
        for formula in declared
        if (formula.source in envoys if formula.envoy else formula.source == view.seats[seat].alien)
        and formula.header.covers(frame.kind)
    )
