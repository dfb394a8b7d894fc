"""The pane of the rail with standing orders, and what a seat may always do."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from warptable.table.play.hooks import hooks_of_view
from warptable.table.scene.data import Orders, OrdersPart
from warptable.text import t

from ...art.icons import icon
from ...frames import Frame, slot
from ...html import Html, tag
from ...render import KEPT_PAGES, render
from ..dock.pieces import post_attributes


class OrdersShown(NamedTuple):
    """The standing orders of one reader, and the phases at which they can be stopped."""

    locale: str
    table: str
    orders: Orders
    phases: tuple[str, ...]
    by_day: bool

    @property
    def switches(self) -> tuple[tuple[str, bool], ...]:
        """The orders that pass, and whether each is given."""
        orders = self.orders
        usual = (("untouched", orders.untouched), ("encounter", orders.encounter >= 0), ("touched", orders.touched))
        return (*usual, ("turn", orders.turn)) if self.by_day else usual


def may_order(part: OrdersPart) -> bool:
    """Spectators give no orders, and nobody does after the game."""
    return part.me is not None and part.phase != "over"


NO_ORDERS = tag("section", id="orders", hidden=True)


def orders_pane(scene: OrdersPart) -> Html:
    """`<section id="orders">`."""
    hooks = hooks_of_view(scene.view)
    if not (may_order(scene) and hooks.pauses):
        return NO_ORDERS
    phases = hooks.phases
    return _orders(OrdersShown(scene.speaker.locale, scene.table, scene.orders, phases, scene.by_day))


@lru_cache(maxsize=KEPT_PAGES)
def _orders(part: OrdersShown) -> Html:
    return render("game/rail/orders.html", t=partial(t, part.locale), scene=part, at=f"/t/{part.table}")


NO_ACTIONS = tag("div", id="seat-actions", hidden=True)


def seat_actions(scene: OrdersPart) -> Html | Frame:
    """`<div id="seat-actions">`: taking back a choice, asking for time."""
    if not may_order(scene):
        return NO_ACTIONS
    reaction = scene.reaction
    number, held = (None, False) if reaction is None else (reaction.number, scene.me in reaction.held_by)
    may_hold = not scene.by_day and hooks_of_view(scene.view).pauses
    return _actions(scene.speaker.locale, scene.table, scene.may_undo, number, held, may_hold)


NO_HOLD = tag("form", id="hold-form", hidden=True)
ACTIONS = tag("div", slot("undo-form"), " ", slot("hold-form"), class_="seat-actions", id="seat-actions")


@lru_cache(maxsize=KEPT_PAGES)
def _actions(locale: str, table: str, may_undo: bool, number: int | None, held: bool, may_hold: bool) -> Frame:
    """`number` is that of the open pause. By the day nobody asks for time."""
    at = f"/t/{table}"
    hold = _hold(locale, at, number, held) if may_hold else NO_HOLD
    return Frame(ACTIONS, {"undo-form": _undo(locale, at, may_undo), "hold-form": hold})


def _undo(locale: str, at: str, may: bool) -> Html:
    title, word = (t(locale, id) for id in ("shell-undo-may" if may else "shell-undo-none", "shell-undo"))
    button = tag("button", icon("undo", 15), word, class_="button compact ghost", title=title, disabled=not may)
    return tag("form", button, id="undo-form", **post_attributes(f"{at}/undo"))


def _hold(locale: str, at: str, number: int | None, held: bool) -> Html:
    return render("game/rail/hold.html", t=partial(t, locale), at=at, number=number, held=held).strip()
