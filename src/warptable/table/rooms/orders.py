"""Standing orders: when a seat passes without being asked. They look at public facts only, and never answer a question
that is no reaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .body import StandingOrders
from .pauses import Pause

View = Mapping[str, Any]


def passes(orders: StandingOrders, view: View, pause: Pause, seat: int, phase: str) -> bool:
    """Do these orders pass this pause?"""
    if phase in orders.stops:
        return False
    if orders.encounter >= 0 and orders.encounter == view["encounters"]:
        return True
    return orders.untouched and not why_touched(view, pause, seat)


def why_touched(view: View, pause: Pause | None, seat: int) -> str:
    """Why a seat is concerned by what happens now, as the id of a message; empty if it is not."""
    about = pause.first.about if pause is not None and pause.first.about else {}
    if about.get("of") == seat:
        return "touched-own"
    encounter = view["encounter"]
    if encounter is None:
        return ""
    if seat in (encounter["offense"], encounter["defense"], *(pause.mains if pause is not None else ())):
        return "touched-main"
    if encounter["allied"][seat]:
        return "touched-ally"
    target = encounter["target"]
    if target >= 0 and (view["home_of"][target] == seat or view["planets"][target][seat]):
        return "touched-planet"
    return ""


def renewed(orders: StandingOrders, encounters: int) -> bool:
    """Let an order for one encounter end with it; was there one to end?"""
    if 0 <= orders.encounter < encounters:
        orders.encounter = -1
        return True
    return False
