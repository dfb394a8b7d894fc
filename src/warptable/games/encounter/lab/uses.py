"""How often powers, flares and other cards are used: a table made from the rows of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from warptable.lab.wording import alien_of

if TYPE_CHECKING:
    from warptable.lab.plan import Row

SIDES = ("wild", "super")


def uses(rows: Sequence[Row]) -> dict[str, dict[str, dict[str, Any]]]:
    """How often powers, flares and other cards are used in a game that has them, and how often they are stopped.

    A power counts in games whose tables began with its alien, a flare in games with it in the deck.
    """
    used, stopped = _counted(rows, "used"), _counted(rows, "stopped")
    sat = Counter(alien for row in rows for alien in row.aliens if alien)
    decks = Counter(alien for row in rows for alien in row.extras.get("flares", ()))
    chances = {"powers": sat, "flares": decks}
    found: dict[str, dict[str, dict[str, Any]]] = {"powers": {}, "flares": {}, "cards": {}}
    flares = {*decks, *(alien_of(name) for name in used if kind_of(name) == "flares")}
    unplayed = {f"{alien}.{side}" for alien in flares for side in SIDES}
    for name in sorted(unplayed.union(used)):
        kind = kind_of(name)
        games = chances[kind][alien_of(name)] if kind in chances else len(rows)
        found[kind][name] = {
            "games": games,
            "used": used[name],
            "stopped": stopped[name],
            "per_game": round(used[name] / max(1, games), 3),
            "stopped_share": round(stopped[name] / max(1, used[name]), 4),
        }
    return found


def _counted(rows: Sequence[Row], what: str) -> Counter[str]:
    """How often in all games; powers only of aliens that a seat began with."""
    found: Counter[str] = Counter()
    for row in rows:
        for name, number in getattr(row, what).items():
            if kind_of(name) != "powers" or alien_of(name) in row.aliens:
                found[name] += number
    return found


def kind_of(name: str) -> str:
    """A side of a flare, a power of an alien, or another card."""
    _, dot, part = name.partition(".")
    return "flares" if part in SIDES else "powers" if dot else "cards"
