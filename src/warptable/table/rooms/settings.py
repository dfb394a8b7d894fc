"""How a table is set up: what the host chooses before the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from warptable.game import edition_facts, family_of, usual_edition
from warptable.lessons import LESSONS, NONE

from ..errors import Refused
from ..play.clocks import BY_DAY, SPEEDS

CHOICES = ("two", "three", "one", "free", "levels", "groups", "none")
"""How aliens are chosen: two or three are dealt and one is kept; one is dealt, openly; each picks one; two are dealt
from some alert levels; one is dealt from a group that the edition suggests; nobody has a power. Each edition has some
of them."""
LEVELS = ("green", "yellow", "red")
SETS = ("all", "base", "dominion")
"""From which boxes aliens are dealt or picked."""
MORE_ALIENS = "dominion-aliens"
"""The variant with which there is more than one box."""
TWO_SHIPS, MOST_WITH_TWO_SHIPS = frozenset(("two-ships", "two-flagships", "two-salvage-vessels")), 4
"""N-TWO-1: the second special ship is marked with an unused colour."""
LONGEST_WINDOW = 10
DELAYS = (0, 60, 300, 900)
"""How many seconds later spectators may see the game."""
NAME_LENGTH = 24


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the host may choose. `window` is the countdown of reaction windows in seconds; 0: there is no
    countdown, and only seats that could do something are asked."""

    name: str = ""
    edition: str = usual_edition()
    players: int = 4
    variants: tuple[str, ...] = ()
    choice: Literal["two", "three", "one", "free", "levels", "groups", "none"] = "two"
    levels: tuple[str, ...] = LEVELS
    group: str = ""  # for the choice `groups`
    sets: Literal["all", "base", "dominion"] = "all"  # where there are aliens of an expansion
    flares: bool = True
    pace: Literal["relaxed", "live", "day"] = "relaxed"
    window: int = 5
    speed: Literal["slow", "normal", "quick", "none"] = "normal"
    listed: bool = False  # open to everybody; otherwise by link
    spectators: bool = True
    delay: int = 0  # how many seconds later spectators see everything
    voices: bool = True  # the bots speak in the chat
    campaign: bool = False  # several games for points
    older: Literal[-1, 0, 1] = -1  # the seat of the older player, where that may matter; -1: nobody says (D-SET-13)
    lesson: int = NONE  # the number of the lesson that is played here

    @property
    def by_day(self) -> bool:
        """Do people come one after the other, when it suits them?"""
        return self.pace == BY_DAY

    @property
    def way(self) -> str:
        """How aliens are chosen at this table: as the host chose, if the edition has that, else as it usually is."""
        choices = edition_facts(self.edition).choices
        return self.choice if self.choice in choices or not choices else choices[0]

    @property
    def boxes(self) -> tuple[str, ...]:
        """From which boxes aliens come to this table; empty: from all there are."""
        return () if self.sets == "all" or MORE_ALIENS not in self.variants else (self.sets,)

    @property
    def house(self) -> tuple[str, ...]:
        """The house rules among the variants."""
        return edition_facts(self.edition).house_of(self.variants)

    def paced(self, window: int, speed: str) -> TableSettings:
        """The same table, faster or slower; raises Refused."""
        if speed not in SPEEDS:
            raise Refused("refused-illegal")
        return msgspec.structs.replace(self, window=window, speed=speed).checked()

    def checked(self) -> TableSettings:
        """These settings, if a table can be set up with them; raises Refused."""
        try:
            edition = edition_facts(self.edition)
        except ValueError:
            raise Refused("refused-edition") from None
        if TWO_SHIPS.intersection(self.variants) and self.players > MOST_WITH_TWO_SHIPS:
            raise Refused("refused-two-ships", most=MOST_WITH_TWO_SHIPS)
        if len([variant for variant in self.variants if variant in edition.one_of]) > 1:
            raise Refused("refused-one-ship")
        try:
            family_of(self.edition).settings(self.edition, self.players, None, self.variants)
        except ValueError:
            raise Refused("refused-players") from None
        if not 0 <= self.window <= LONGEST_WINDOW:
            raise Refused("refused-window", longest=LONGEST_WINDOW)
        if self.delay not in DELAYS:
            raise Refused("refused-form")
        if self.way == "groups" and self.group not in edition.groups:
            raise Refused("refused-form")
        if self.campaign:
            self._check_campaign()
        if not self.levels or any(level not in LEVELS for level in self.levels):
            raise Refused("refused-levels")
        if self.lesson != NONE and not 1 <= self.lesson <= len(LESSONS):
            raise Refused("refused-illegal")
        if len(self.name) > NAME_LENGTH:
            raise Refused("refused-name", longest=NAME_LENGTH)
        return self

    def _check_campaign(self) -> None:
        if not edition_facts(self.edition).campaign:
            raise Refused("refused-campaign-edition")
        if self.way == "free":  # A-CAMP-5
            raise Refused("refused-campaign-free")


def lesson_settings(number: int) -> TableSettings:
    """The table of a lesson; raises Refused."""
    if not 1 <= number <= len(LESSONS):
        raise Refused("refused-illegal")
    lesson = LESSONS[number - 1]
    players = len(lesson.aliens)
    return TableSettings(
        lesson=number, edition=lesson.edition, players=players, flares=False, speed="slow", voices=False
    )
