"""The panes of the rail that every game has: chat and standing orders."""

from __future__ import annotations

from markupsafe import Markup

from ....play.scenery import scenery_of_view
from ....scene.data import ChatPart, OrdersPart
from ...render import render

LAST_CHAT = 2
"""Lines of chat under the log."""


# ---- chat ----------------------------------------------------------------------------------------------------


def chat_pane(part: ChatPart) -> Markup:
    """`<div id="chat">`: everything that was said."""
    return render("rail_chat_pane.html", t=part.t, scene=part)


def last_chat(part: ChatPart) -> Markup:
    """`<div id="last-chat">`: the newest lines of chat, under the log."""
    return render("rail_last_chat.html", t=part.t, lines=part.chat[-LAST_CHAT:])


# ---- standing orders -----------------------------------------------------------------------------------------


def may_order(part: OrdersPart) -> bool:
    """Spectators give no orders, and nobody does after the game."""
    return part.me is not None and part.phase != "over"


def orders_pane(part: OrdersPart) -> Markup:
    """`<section id="orders">`."""
    if not may_order(part):
        return Markup('<section id="orders" hidden></section>')
    phases = scenery_of_view(part.view).PHASES
    return render("rail_orders.html", t=part.t, scene=part, at=f"/t/{part.table}", phases=phases)


def seat_actions(part: OrdersPart) -> Markup:
    """`<div id="seat-actions">`: taking back a choice, asking for time."""
    if not may_order(part):
        return Markup('<div id="seat-actions" hidden></div>')
    return render("rail_seat_actions.html", t=part.t, scene=part, at=f"/t/{part.table}")
