"""Campaigns: games of the same seats for points, one table after the other.

A campaign has the code of its first table. The result of a game is stored together with its end, and a game is stored
together with its number in the campaign: so a crash loses no result, and nobody begins the same game twice. Everything
else follows from that: people, names and settings are those of the newest table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from warptable.game import family_of
from warptable.kernel import Session, to_data
from warptable.kernel.families import CampaignRules

from ..errors import Refused
from ..play.bots import STAND_IN
from ..play.clocks import BY_DAY
from ..play.seats import BOT_NAMES, SeatHolder
from ..store.rows import CampaignGameRow, CampaignRow
from ..store.writes import AmendResult, WriteResult
from .names import name_of
from .record import CampaignGame
from .watching import Watchers


class Result(msgspec.Struct, frozen=True):
    """The result of a game: as its family has noted it, and the alien of each seat. `earliest`: in the last one, whose
    birthday is the earliest among those who are tied, or NOBODY_KNOWS; None: nobody has said."""

    game: Any
    aliens: tuple[str, ...] = ()
    earliest: int | None = None


@dataclass(frozen=True, slots=True)
class GameOver:
    """A game of a campaign that is over."""

    number: int
    table: str
    minutes: int
    played: Any  # as the rules of the campaign have noted it
    aliens: tuple[str, ...]


class Standing:
    """A campaign as it is stored."""

    def __init__(self, row: CampaignRow, edition: str) -> None:
        self.row = row
        self.rules = rules_of(edition)

    @property
    def name(self) -> str:
        """What a campaign is called unless its host has named the table."""
        return name_of(self.row.id)

    @property
    def newest(self) -> CampaignGameRow:
        """The game that goes on, or the last one."""
        return self.row.games[-1]

    @cached_property
    def over(self) -> tuple[GameOver, ...]:
        """The games that are over."""
        return tuple(self._over(row, row.result) for row in self.row.games if row.result is not None)

    @cached_property
    def played(self) -> list[Any]:
        return [game.played for game in self.over]

    @property
    def is_playing(self) -> bool:
        """Does a game go on?"""
        return self.newest.result is None

    @property
    def earliest(self) -> int | None:
        """What was said of birthdays (A-CAMP-11); None: nothing."""
        result = self.newest.result
        return None if result is None else msgspec.json.decode(result, type=Result).earliest

    def asks_birthdays_of(self, seats: Sequence[SeatHolder]) -> tuple[int, ...]:
        """Those who are tied, as long as nobody has said whose birthday is the earliest; none if all of them are
        bots."""
        found = self.rules.tied(self.played) if self.earliest is None else ()
        return found if any(seats[number].guest for number in found) else ()

    def with_birthday(self, earliest: int) -> AmendResult:
        """What is stored when somebody has said whose is the earliest."""
        newest = self.newest
        assert newest.result is not None
        result = msgspec.structs.replace(msgspec.json.decode(newest.result, type=Result), earliest=earliest)
        return AmendResult(self.row.id, newest.number, newest.result, msgspec.json.encode(result))

    def _over(self, row: CampaignGameRow, data: bytes) -> GameOver:
        result = msgspec.json.decode(data, type=Result)
        minutes = round(((row.ended_at or row.began_at) - row.began_at) / 60)
        return GameOver(row.number, row.table, minutes, self.rules.noted(result.game), result.aliens)


class CampaignPages:
    """The open pages of one campaign."""

    def __init__(self, campaign: str) -> None:
        self.id = campaign
        self.watchers = Watchers()
        self._seen: Any = None

    def look(self, table: str, phase: str, seats: Sequence[SeatHolder], guests: Sequence[str]) -> None:
        """A table of the campaign has changed. Pages are told only if they could show it."""
        seen = (table, phase, [(seat.guest, seat.name, seat.bot) for seat in seats], set(guests))
        if seen != self._seen:
            self._seen = seen
            self.watchers.mark_pages_stale()


def rules_of(edition: str) -> CampaignRules:
    return family_of(edition).campaign


def earlier_games(place: CampaignGame, edition: str) -> list[Any]:
    """The games before this one."""
    rules = rules_of(edition)
    return [rules.noted(data) for data in place.earlier]


def begun(place: CampaignGame, table: str) -> CampaignGameRow:
    """What is stored of a game that begins."""
    return CampaignGameRow(campaign=place.id, number=place.number, table=table, began_at=time.time())


def campaign_result(place: CampaignGame, table: str, session: Session[Any]) -> WriteResult:
    """What is stored of a game that is over."""
    family = family_of(session.rules.name)
    rules = family.campaign
    played = rules.played(session.state)
    now = time.time()
    row = CampaignGameRow(
        campaign=place.id,
        number=place.number,
        table=table,
        began_at=now,
        ended_at=now,
        result=msgspec.json.encode(Result(to_data(played), family.began(session.state))),
    )
    return WriteResult(row, over=rules.is_over([*earlier_games(place, session.rules.name), played]))


def next_place(standing: Standing) -> CampaignGame:
    """The next game of a campaign. Raises Refused if it is decided."""
    rules, played = standing.rules, standing.played
    if rules.is_over(played):
        raise Refused("refused-campaign-over")
    return CampaignGame(
        id=standing.row.id,
        number=standing.newest.number + 1,
        first=rules.next_starter(played),
        earlier=tuple(to_data(game) for game in played),
    )


def seats_for_next(seats: Sequence[SeatHolder], pace: str, is_here: Callable[[str], bool]) -> list[SeatHolder]:
    """The same people and bots. For those who are away a bot plays until they come; by the day nobody has to be
    there."""
    following = []
    for number, seat in enumerate(seats):
        if not seat.guest:
            following.append(SeatHolder(name=seat.name or BOT_NAMES[number], bot=seat.bot or STAND_IN))
            continue
        taken = SeatHolder(guest=seat.guest, name=seat.name, was=seat.was)
        if pace != BY_DAY and not is_here(seat.guest):
            taken.let_bot_play(STAND_IN)
        following.append(taken)
    return following
