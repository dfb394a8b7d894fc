"""Who decides for a seat: a person, a bot, or a bot for somebody who is absent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .clocks import now

BOT_NAMES = ("Bix", "Nova", "Quill", "Tarn", "Zuzu")
"""What bots are called, by seat."""


class SeatHolder(msgspec.Struct):
    """Who holds a seat. A seat belongs to its guest; if `bot` is set too, a bot plays for the absent guest."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    alien: str = ""  # picked before the game, where aliens are chosen freely
    was: str = ""  # the level of the bot from which a guest has taken over
    bot_since: float = 0.0  # when a bot began to stand in, by `clocks.now`

    def let_bot_play(self, level: str) -> None:
        """A bot of this level stands in for the guest, until the guest comes back."""
        if not self.bot:
            self.bot_since = now()
        self.bot = level

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.bot)

    @property
    def person(self) -> bool:
        """Does a person decide for this seat now?"""
        return bool(self.guest) and not self.bot


def people(seats: Sequence[SeatHolder]) -> tuple[int, ...]:
    """The seats for which a person decides now."""
    return tuple([number for number, seat in enumerate(seats) if seat.person])
