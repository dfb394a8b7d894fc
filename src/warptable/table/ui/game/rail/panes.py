"""The pane of the rail with standing orders."""

from __future__ import annotations

from markupsafe import Markup

from ....play.scenery import scenery_of_view
from ....scene.data import OrdersPart
from ...render import render

# ---- standing orders -----------------------------------------------------------------------------------------


def may_order(part: OrdersPart) -> bool:
    """Spectators give no orders, and nobody does after the game."""
    return part.me is not None and part.phase != "over"


def orders_pane(part: OrdersPart) -> Markup:
    """`<section id="orders">`."""
    if not may_order(part):
        return Markup('<section id="orders" hidden></section>')
    phases = scenery_of_view(part.view).phases
    return render("rail_orders.html", t=part.t, scene=part, at=f"/t/{part.table}", phases=phases)


def seat_actions(part: OrdersPart) -> Markup:
    """`<div id="seat-actions">`: taking back a choice, asking for time."""
    if not may_order(part):
        return Markup('<div id="seat-actions" hidden></div>')
    return render("rail_seat_actions.html", t=part.t, scene=part, at=f"/t/{part.table}")
