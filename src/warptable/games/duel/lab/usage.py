"""What a game of Duel tells for its row: how long it was, how it was won, what was used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from warptable.kernel import Event, Session

from ..engine.model.state import State

SHIPS = "ships"
"""How a duel is won in which only one seat has ships left (step 6)."""


def extras(game: Session[State]) -> dict[str, tuple[str, ...]]:
    """The way in which the game was won and the envoys that came into play; if the game has a log, also how many duels,
    restarts, duels won in step 6 and contests there were, and which seat had which envoy faceup."""
    s = game.state
    found: dict[str, tuple[str, ...]] = {"way": (s.way,), "cards": (str(s.cards),)}
    found["envoys"] = tuple(sorted(envoy.id for envoy in (*s.envoys, *s.gone)))
    if not game.record:
        return found
    kinds = Counter(_kind(event) for event in game.log)
    for name in ("duels", "contests", "restarts", "step6"):
        found[name] = (str(kinds[name]),)
    found["allies"] = tuple(sorted(_allies(game.log)))
    return found


def _kind(event: Event) -> str:
    """Under which number of a row an event counts; empty: none."""
    if event.kind == "began":
        return f"{event.what}s"
    if event.kind == "restarted":
        return "restarts"
    if event.kind == "won" and event.what == "duel" and event.how == SHIPS:
        return "step6"
    return ""


def _allies(log: Sequence[Event]) -> set[str]:
    """`seat:envoy` for every envoy that lay faceup as the ally of a seat."""
    found, up = set(), set()
    for event in log:
        if event.kind == "envoy_revealed":
            up.add(event.icon)
            found.add(f"{event.seat}:{event.envoy}")
        elif event.kind == "envoy_replaced":
            up.discard(event.icon)
        elif event.kind == "friendship" and event.icon in up and event.ally >= 0:
            found.add(f"{event.ally}:{event.envoy}")
    return found


def usage(log: Sequence[Event]) -> tuple[dict[str, int], dict[str, int]]:
    """How often each ability, envoy, destiny card, prize, reinforcement and half of a tactic was used, and how often a
    prize was stopped."""
    used = Counter(item for event in log for item in items(event))
    stopped = Counter(prize_of(event.card) for event in log if event.kind == "prize_skipped")
    return dict(sorted(used.items())), dict(sorted(stopped.items()))


def items(event: Event) -> list[str]:
    """The items whose use this event reports."""
    if event.kind == "used":
        return [str(event.ability)]
    if event.kind == "envoy_revealed":
        return [envoy_item(event.envoy)]
    if event.kind == "destiny_drawn":
        return [str(event.card)]
    if event.kind == "prize":
        return [prize_of(event.card)]
    if event.kind == "reinforced":
        return [str(event.face)]
    if event.kind == "tactic_revealed":
        return [f"tactic-{event.tactic + 1}.{event.what}"]
    return []


def prize_of(card: str) -> str:
    """The item of the prize that a destiny card prints."""
    return f"{card}.prize"


def envoy_item(envoy: str) -> str:
    """The item of an envoy; an alien of the other family may have the same id, an ability of its own never has."""
    return f"envoy:{envoy}"
