"""The result of a game, as it is kept with its table. Who sat where, the edition and the variants stand beside it in
the record of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from warptable.game import family_of_session
from warptable.kernel import Session

from ..play.seats import SeatHolder


class SeatResult(msgspec.Struct, frozen=True, gc=False):
    """What a game was to one seat. `alien`: the one that it began with; empty: none. `score`: foreign colonies, or
    planets. `bot`: the level of the bot whose seat it was at the end; empty: a person's, also if a bot stood in."""

    alien: str = ""
    score: int = 0
    won: bool = False
    bot: str = ""


class GameResult(msgspec.Struct, frozen=True, gc=False):
    """The result of a game. Nobody may have won."""

    ended_at: float
    rounds: int
    seats: tuple[SeatResult, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.won)


def result_of(session: Session[Any], holders: Sequence[SeatHolder], ended_at: float) -> GameResult:
    """What is kept of a game that is over."""
    family, winners = family_of_session(session), session.winners
    aliens, scores = _aliens(session), family.scored(session)
    return GameResult(
        ended_at=ended_at,
        rounds=family.rounds(session.state),
        seats=tuple(
            SeatResult(aliens[number], scores[number], number in winners, "" if holder.guest else holder.bot)
            for number, holder in enumerate(holders)
        ),
    )


def _aliens(session: Session[Any]) -> tuple[str, ...]:
    """The aliens with which the seats began: aliens may change hands during a game, so its beginning is made again."""
    family = family_of_session(session)
    fresh = Session.new(session.rules, session.seed, session.options, uniform=session.uniform, record=False)
    for entry in session.history:
        if fresh.state.step not in family.setup_steps:
            break
        asked = [one for one in fresh.decisions if (one.seat, one.prompt, one.source) == entry[:3]]
        if not asked:  # it was begun by older rules: those that it ended with are near enough
            return family.began(session.state)
        fresh.answer(asked[0], entry.answer)
    return family.began(fresh.state)
