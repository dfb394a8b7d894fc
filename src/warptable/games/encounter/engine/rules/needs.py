"""What an alien needs of a table (`Alien.needs`), beyond what every table has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from warptable.kernel.colors import COLORS

from .aliens import Alien

UNUSED_COLOUR, FLARES = "unused-colour", "flares"


@dataclass(frozen=True, slots=True)
class Need:
    """`met` is asked with the number of players and with whether there are flares in the game; `words` are for whoever
    reads a refusal."""

    words: str
    met: Callable[[int, bool], bool]


NEEDS = {
    UNUSED_COLOUR: Need(
        f"a colour that nobody plays (at most {len(COLORS) - 1} players)",
        lambda players, flares: players < len(COLORS),
    ),
    FLARES: Need("flares in the game", lambda players, flares: flares),
}


def unmet(aliens: Iterable[Alien], players: int, *, flares: bool) -> dict[str, str]:
    """The aliens that cannot be at such a table, each with the first thing that it lacks there."""
    missing = ((alien.id, need) for alien in aliens for need in alien.needs if not NEEDS[need].met(players, flares))
    return dict(reversed(list(missing)))
