"""Answers in advance, at tables by the day: a person says with which card to answer when something certain happens, and
need not be there. They are stored with the standing orders, nobody else sees them, and each ends when it was used, when
its card is gone, or when the encounter is over in which the seat takes part."""

from __future__ import annotations

from typing import Any

from warptable.kernel import Decision, Session

from .hooks import hooks_of, rounds
from .orders import StandingOrders


def give(orders: StandingOrders, kind: str, card: int) -> None:
    """Answer in advance with this card; -1 takes it back."""
    orders.advance = {one: other for one, other in orders.advance.items() if one != kind}
    if card >= 0:
        orders.advance[kind] = card
    orders.advance_round = -1


def answer(orders: StandingOrders, session: Session[Any], decision: Decision[Any]) -> tuple[str, Any] | None:
    """What was said in advance for exactly this question: which kind of answer, and the option. None: nothing."""
    kinds = hooks_of(session).in_advance
    for kind, card in orders.advance.items():
        option = kinds[kind].option(session, decision, card)
        if option is not None and option in decision.options:
            return kind, option
    return None


def use(orders: StandingOrders, kind: str) -> None:
    """An answer is given, and so used up."""
    _end(orders, kind, "used")


def end(orders: StandingOrders, session: Session[Any], seat: int) -> bool:
    """End what can no longer be answered. True: something has changed."""
    if not orders.advance:
        return False
    hooks, encounter = hooks_of(session), rounds(session)
    if 0 <= orders.advance_round < encounter:
        for kind in list(orders.advance):
            _end(orders, kind, "over")
        return True
    gone = [kind for kind, card in orders.advance.items() if card not in hooks.in_advance[kind].cards(session, seat)]
    for kind in gone:
        _end(orders, kind, "gone")
    begins = orders.advance_round < 0 and seat in hooks.takes_part(session)
    if begins:
        orders.advance_round = encounter
    return bool(gone) or begins


def _end(orders: StandingOrders, kind: str, how: str) -> None:
    del orders.advance[kind]
    orders.ended.append(f"advance-{kind}-{how}")
