"""The pane of the rail with standing orders, and what a seat may always do."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from markupsafe import Markup, escape

from warptable.table.play.hooks import hooks_of_view
from warptable.table.scene.data import Orders, OrdersPart
from warptable.text import t

from ...art.icons import icon
from ...frames import Frame, slot
from ...render import KEPT_PAGES, render


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


NO_ORDERS = Markup('<section id="orders" hidden></section>')


def orders_pane(scene: OrdersPart) -> Markup:
    """`<section id="orders">`."""
    hooks = hooks_of_view(scene.view)
    if not (may_order(scene) and hooks.pauses):
        return NO_ORDERS
    phases = hooks.phases
    return _orders(OrdersShown(scene.speaker.locale, scene.table, scene.orders, phases, scene.by_day))


@lru_cache(maxsize=KEPT_PAGES)
def _orders(part: OrdersShown) -> Markup:
    return render("game/rail/orders.html", t=partial(t, part.locale), scene=part, at=f"/t/{part.table}")


NO_ACTIONS = Markup('<div id="seat-actions" hidden></div>')


def seat_actions(scene: OrdersPart) -> Markup | Frame:
    """`<div id="seat-actions">`: taking back a choice, asking for time."""
    if not may_order(scene):
        return NO_ACTIONS
    reaction = scene.reaction
    number, held = (None, False) if reaction is None else (reaction.number, scene.me in reaction.held_by)
    may_hold = not scene.by_day and hooks_of_view(scene.view).pauses
    return _actions(scene.speaker.locale, scene.table, scene.may_undo, number, held, may_hold)


NO_HOLD = '<form id="hold-form" hidden></form>'
ACTIONS = f'<div class="seat-actions" id="seat-actions">{slot("undo-form")} {slot("hold-form")}</div>'


@lru_cache(maxsize=KEPT_PAGES)
def _actions(locale: str, table: str, may_undo: bool, number: int | None, held: bool, may_hold: bool) -> Frame:
    """`number` is that of the open pause. By the day nobody asks for time."""
    at = f"/t/{table}"
    hold = _hold(locale, at, number, held) if may_hold else NO_HOLD
    return Frame(ACTIONS, {"undo-form": _undo(locale, at, may_undo), "hold-form": hold})


def _undo(locale: str, at: str, may: bool) -> str:
    title, word = (escape(t(locale, id)) for id in ("shell-undo-may" if may else "shell-undo-none", "shell-undo"))
    return (
        f'<form id="undo-form" {_post(at, "undo")}><button class="btn sm ghost" title="{title}"'
        f"{'' if may else ' disabled'}>{icon('undo', 15)}{word}</button></form>"
    )


def _hold(locale: str, at: str, number: int | None, held: bool) -> str:
    title, word = (escape(t(locale, id)) for id in ("shell-hold-is", "shell-hold"))
    return (
        f'<form id="hold-form" {_post(at, "hold")}><input type="hidden" name="number" '
        f'value="{"" if number is None else number}"><button class="btn sm ghost" title="{title}" '
        f'aria-pressed="{"true" if held else "false"}"{" disabled" if number is None else ""}>'
        f"{icon('pause', 15)}{word} <kbd>H</kbd></button></form>"
    )


def _post(at: str, action: str) -> str:
    return f'method="post" action="{at}/{action}" hx-post="{at}/{action}" hx-target="#toast" hx-swap="innerHTML"'
