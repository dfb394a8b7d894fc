"""Standing orders: when a seat passes without being asked. They look at public facts only, and answer nothing but
reactions."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from warptable.kernel.views import CommonView

from .hooks import hooks_of_view
from .reactions import Pause


class StandingOrders(msgspec.Struct):
    """The standing orders of one seat, as they are stored."""

    untouched: bool = False  # pass unless this seat or its ships, planets or power are concerned
    encounter: int = -1  # pass until the end of this encounter
    turn: bool = False  # pass until this seat is a main player
    touched: bool = False  # pass until this seat is concerned; then this order ends
    always: list[str] = []  # the kinds of reactions (`kind_of`) to pass, until this seat gets other cards
    always_cards: list[int] = []  # its cards when the last of these was ordered
    advance: dict[str, int] = {}  # answers in advance (`advance.py`): kind -> card
    advance_round: int = -1  # the encounter with whose end they end; -1: the next in which this seat takes part
    stops: list[str] = []  # phases in which the seat is asked whatever the other orders say
    away: bool = False  # by the day: a whole pause ran out; pass everything until the person is back
    missed: int = 0  # pauses that have passed so, until the person does something again
    missed_at: int = -1  # the number of the last of them
    ended: list[str] = []  # how orders have ended by themselves: message ids, until the person does something again

    @property
    def may_pass(self) -> bool:
        """Is there an order that passes at times?"""
        return self.untouched or self.turn or self.touched or bool(self.always) or self.encounter >= 0


def passes(orders: StandingOrders, view: CommonView, pause: Pause, seat: int) -> bool:
    """Do these orders pass in this pause?"""
    if any(phase in orders.stops for phase in pause.phases):
        return False
    if orders.encounter >= 0 and orders.encounter == view.rounds:
        return True
    if orders.turn and seat not in pause.main_players:
        return True
    if kind_of(pause) in orders.always:
        return True
    return (orders.untouched or orders.touched) and not why_touched(view, pause, seat)


def kind_of(pause: Pause) -> str:
    """What an order to pass here always is about: the moment with which a pause begins, and the power or card that
    could be stopped there, if there is one."""
    answering = (pause.first.about or {}).get("answering", "")
    return f"{pause.first.prompt} {answering}".rstrip()


def miss(orders: StandingOrders, number: int) -> bool:
    """The pause of this number passes because the person is away. False: that is noted already."""
    if orders.away and orders.missed_at == number:
        return False
    orders.away, orders.missed, orders.missed_at = True, orders.missed + 1, number
    return True


def why_touched(view: CommonView, pause: Pause | None, seat: int) -> str:
    """Why a seat is concerned by what happens now, as the id of a message; empty if it is not."""
    hooks = hooks_of_view(view)
    if pause is None:
        return hooks.why_concerned(view, "", {}, (), seat)
    return hooks.why_concerned(view, pause.first.prompt, pause.first.about or {}, pause.main_players, seat)


def end_touched(orders: StandingOrders, view: CommonView, pause: Pause, seat: int) -> bool:
    """End an order to pass until the seat is concerned, if this pause concerns it. True: the person should be told."""
    if not orders.touched or not why_touched(view, pause, seat):
        return False
    orders.touched = False
    orders.ended.append("order-ended-touched")
    return True


def end_always(orders: StandingOrders, cards: Collection[int]) -> bool:
    """End orders to pass here always when the seat has got other cards, for these may be worth playing there. That it
    got some is public, so the others learn nothing from the end. True: the person should be told."""
    if not orders.always or set(cards) <= set(orders.always_cards):
        return False
    orders.always = []
    orders.ended.append("order-ended-always")
    return True


def end_with(orders: StandingOrders, encounters: int, *, is_main: bool) -> bool:
    """End an order for one encounter when that encounter is over, and one to pass until the seat's turn when that has
    come (`is_main`). True: the person should be told."""
    if 0 <= orders.encounter < encounters:
        orders.encounter = -1
    if not (orders.turn and is_main):
        return False
    orders.turn = False
    orders.ended.append("order-ended-turn")
    return True
