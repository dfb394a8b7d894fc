"""The pane of the rail with standing orders."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from markupsafe import Markup

from .....text import t
from ....play.scenery import scenery_of_view
from ....scene.data import Orders, OrdersPart
from ...render import KEPT_PAGES, render


@dataclass(frozen=True, slots=True)
class OrdersShown:
    """The standing orders of one reader, and the phases at which they can be stopped."""

    locale: str
    table: str
    orders: Orders
    phases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionsShown:
    """May a choice be taken back, and time be asked for? `number` is that of the open pause."""

    locale: str
    table: str
    may_undo: bool
    number: int | None
    held: bool


def may_order(part: OrdersPart) -> bool:
    """Spectators give no orders, and nobody does after the game."""
    return part.me is not None and part.phase != "over"


def orders_pane(scene: OrdersPart) -> Markup:
    """`<section id="orders">`."""
    if not may_order(scene):
        return Markup('<section id="orders" hidden></section>')
    phases = tuple(scenery_of_view(scene.view).phases)
    return _orders(OrdersShown(scene.speaker.locale, scene.table, scene.orders, phases))


@lru_cache(maxsize=KEPT_PAGES)
def _orders(part: OrdersShown) -> Markup:
    return render("rail_orders.html", t=partial(t, part.locale), scene=part, at=f"/t/{part.table}")


def seat_actions(scene: OrdersPart) -> Markup:
    """`<div id="seat-actions">`: taking back a choice, asking for time."""
    if not may_order(scene):
        return Markup('<div id="seat-actions" hidden></div>')
    reaction = scene.reaction
    number, held = (None, False) if reaction is None else (reaction.number, scene.me in reaction.held_by)
    return _actions(ActionsShown(scene.speaker.locale, scene.table, scene.may_undo, number, held))


@lru_cache(maxsize=KEPT_PAGES)
def _actions(part: ActionsShown) -> Markup:
    return render("rail_seat_actions.html", t=partial(t, part.locale), scene=part, at=f"/t/{part.table}")
