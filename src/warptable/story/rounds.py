"""How each round of a finished game ended, and how the game was won: facts, without words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOutcome:
    """How a round ended. `kind`: the id of its words; `seat` did it, `other` suffered it or took part (-1: nobody);
    `place`: about which planet it was (-1: none); `what`: the card it was about; `event`: which event shows it."""

    round: int
    kind: str
    seat: int = -1
    other: int = -1
    place: int = -1
    what: str = ""
    event: int = -1
    moment: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """How the game was won. `kind`: the id of its words; `number`: the last of this many colonies or planets; `source`:
    the alien, card or text by which somebody has won; `other`: who could not go on."""

    kind: str
    round: int
    number: int = 0
    other: int = -1
    place: int = -1
    source: str = ""
