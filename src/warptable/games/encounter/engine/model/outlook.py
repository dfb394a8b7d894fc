"""What an encounter may bring every seat, as plain data; reckoned in `rules/outlook.py`."""

from typing import NamedTuple

LANDINGS = frozenset({"colony", "home-colony", "more-ships"})
GAINS = LANDINGS | frozenset({"keeps", "rewards", "some-rewards", "again"})
"""What somebody is glad of; anything else is a loss, or less than one."""


class Fate(NamedTuple):
    """What one seat gets or loses: `what` it is, and how many.

    colony (its how-many-eth foreign one), home-colony, more-ships: it lands on the target; keeps: the target stays as
    it is; rewards, or at most so many (some-rewards); again: a second encounter, 1 if that takes an encounter card;
    loses: ships to the warp; loses-colony: the same, and the target with them; loses-nothing; stays, home: ships that
    the loser keeps there or takes home; compensation: cards, or at most so many (some-compensation);
    whatever else the texts of open cards bring (`FORETELLS`)."""

    seat: int
    what: str
    number: int = 0


class Outlook(NamedTuple):
    """One way in which the encounter may end. `case`: offense, defense (who wins), both_lost, deal (the one
    that is made), no_deal, any_deal (what every deal brings). `sure`:
    it has been declared; until then that is how things stand."""

    case: str
    sure: bool
    fates: tuple[Fate, ...]
