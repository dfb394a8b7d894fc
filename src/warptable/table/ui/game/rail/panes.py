"""The pane of the rail with standing orders, and what a seat may always do."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from markupsafe import Markup

from .....text import t
from ....play.scenery import scenery_of_view
from ....scene.data import Orders, OrdersPart
from ...frames import Frame
from ...render import KEPT_PAGES, render


class OrdersShown(NamedTuple):
    """The standing orders of one reader, and the phases at which they can be stopped."""

    locale: str
    table: str
    orders: Orders
    phases: tuple[str, ...]


def may_order(part: OrdersPart) -> bool:
    """Spectators give no orders, and nobody does after the game."""
    return part.me is not None and part.phase != "over"


NO_ORDERS = Markup('<section id="orders" hidden></section>')


def orders_pane(scene: OrdersPart) -> Markup:
    """`<section id="orders">`."""
    if not may_order(scene):
        return NO_ORDERS
    return _orders(OrdersShown(scene.speaker.locale, scene.table, scene.orders, scenery_of_view(scene.view).phases))


@lru_cache(maxsize=KEPT_PAGES)
def _orders(part: OrdersShown) -> Markup:
    return render("rail_orders.html", t=partial(t, part.locale), scene=part, at=f"/t/{part.table}")


NO_ACTIONS = Markup('<div id="seat-actions" hidden></div>')


def seat_actions(scene: OrdersPart) -> Markup | Frame:
    """`<div id="seat-actions">`: taking back a choice, asking for time."""
    if not may_order(scene):
        return NO_ACTIONS
    reaction = scene.reaction
    number, held = (None, False) if reaction is None else (reaction.number, scene.me in reaction.held_by)
    return _actions(scene.speaker.locale, scene.table, scene.may_undo, number, held)


@lru_cache(maxsize=KEPT_PAGES)
def _actions(locale: str, table: str, may_undo: bool, number: int | None, held: bool) -> Frame:
    """`number` is that of the open pause."""
    return Frame(
        render("rail_seat_actions.html"),
        {
            "undo-form": _drawn("rail_undo.html", locale, table, may_undo=may_undo),
            "hold-form": _drawn("rail_hold.html", locale, table, number=number, held=held),
        },
    )


@lru_cache(maxsize=KEPT_PAGES)
def _drawn(template: str, locale: str, table: str, **values: bool | int | None) -> Markup:
    return render(template, t=partial(t, locale), at=f"/t/{table}", **values).strip()
