"""Standing orders: when a seat passes without being asked. They look at public facts only, and answer nothing but
reactions."""

from __future__ import annotations

import msgspec

from ...kernel.views import CommonView
from .reactions import Pause
from .scenery import scenery_of_view


class StandingOrders(msgspec.Struct):
    """The standing orders of one seat, as they are stored."""

    untouched: bool = False  # pass unless this seat or its ships, planets or power are concerned
    encounter: int = -1  # pass until the end of this encounter
    stops: list[str] = []  # phases in which the seat is asked whatever the other orders say

    @property
    def may_pass(self) -> bool:
        """Is there an order that passes at times?"""
        return self.untouched or self.encounter >= 0


def passes(orders: StandingOrders, view: CommonView, pause: Pause, seat: int, phase: str) -> bool:
    """Do these orders pass in this pause?"""
    if phase in orders.stops:
        return False
    if orders.encounter >= 0 and orders.encounter == view.rounds:
        return True
    return orders.untouched and not why_touched(view, pause, seat)


def why_touched(view: CommonView, pause: Pause | None, seat: int) -> str:
    """Why a seat is concerned by what happens now, as the id of a message; empty if it is not."""
    scenery = scenery_of_view(view)
    if pause is None:
        return scenery.why_concerned(view, {}, (), seat)
    return scenery.why_concerned(view, pause.first.about or {}, pause.main_players, seat)


def end_with(orders: StandingOrders, encounters: int) -> None:
    """End an order for one encounter when that encounter is over."""
    if 0 <= orders.encounter < encounters:
        orders.encounter = -1
