"""What everybody looks at for a moment, from what everybody has seen: a destiny card, an ability, an envoy that is
turned up, something announced, a volley, how a duel or contest came out.

Between two questions a whole duel may be fought. Whoever has answered the first one learns from this how it went.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from warptable.kernel import Event

from .data import Ended, Shot, ShownMoment

MOST = 5
"""This many are kept for a page that comes late."""
NAMES = {"destiny_drawn": "card", "used": "ability", "envoy_revealed": "envoy", "said": "what"}
"""Events with a moment of their own, and the field that says what it is about."""
KINDS = {"destiny_drawn": "destiny", "envoy_revealed": "envoy"}


def moments_in(log: Sequence[Event]) -> tuple[ShownMoment, ...]:
    """The moments of this destiny card and the one before, the newest last."""
    first = _second_card(log)
    found: list[ShownMoment] = []
    shots: list[Shot] = []
    plans: list[tuple[str, ...]] = [(), ()]
    planet, card = -1, ""
    for number, event in enumerate(log[first:], first):
        kind = event.kind
        if kind in NAMES:
            what, seat = str(getattr(event, NAMES[kind])), getattr(event, "seat", -1)
            found.append(ShownMoment(number, KINDS.get(kind, kind), seat, what))
        elif kind in ("began", "restarted"):
            shots, plans = [], [(), ()]
            planet, card = (event.planet, event.card) if kind == "began" else (planet, card)
            if kind == "restarted" and found and found[-1].kind == "volley":
                found[-1] = replace(found[-1], again=event.round)
        elif kind == "tactic_revealed":
            shots.append(Shot(event.seat, event.tactic, event.half, event.what, event.value))
        elif kind == "volley":
            found.append(ShownMoment(number, "volley", what=card, planet=planet, shots=tuple(shots)))
        elif kind == "destroyed" and event.blast and event.place == planet:
            _lose(found, event.seat, event.ships)
        elif kind in ("plan_revealed", "plan_replaced"):
            plans[event.seat] = tuple(event.faces) if kind == "plan_revealed" else (event.face,)
        elif kind == "won":
            found.append(_won(number, event, card, planet, plans))
        elif kind == "prize" and found and found[-1].kind == "won":
            found[-1] = replace(found[-1], prize=event.seat)
    return tuple(found[-MOST:])


def _second_card(log: Sequence[Event]) -> int:
    """Where the destiny card before this one was drawn."""
    seen = 0
    for number in range(len(log) - 1, -1, -1):
        if log[number].kind == "destiny_drawn":
            seen += 1
            if seen == 2:
                return number
    return 0


def _lose(found: list[ShownMoment], seat: int, ships: int) -> None:
    """Ships that the newest volley has destroyed."""
    if found and found[-1].kind == "volley":
        first, second = found[-1].lost
        found[-1] = replace(found[-1], lost=(first + ships, second) if seat == 0 else (first, second + ships))


def _won(number: int, event: Event, card: str, planet: int, plans: list[tuple[str, ...]]) -> ShownMoment:
    ended = Ended(event.what, event.seat, event.loser, event.how, tuple(event.clouts or ()))
    return ShownMoment(number, "won", event.seat, card, planet, plans=(plans[0], plans[1]), ended=ended)
