"""Campaigns for tests: games that begin just before their end, so that many can be played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import count
from typing import Any

import pytest

from tests.table.tables import game, idle, people, questions, seated, until
from warptable.bots import Bot, Sight, make_bot
from warptable.kernel import Composite, Decision, Rng, Session
from warptable.table.play.game import RunningGame
from warptable.table.play.reactions import is_reaction
from warptable.table.rooms import new_game
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.room import Room
from warptable.table.rooms.settings import TableSettings

CAMPAIGN = TableSettings(
    name="To fifteen", edition="avalon", players=3, choice="one", campaign=True, window=0, speed="none"
)


@cache
def answers_of(
    settings: TableSettings, seed: int, first: int | None = None, aliens: Any = None
) -> tuple[list[Any], int]:
    """All answers of a game between bots, and which of them is the last real one of the first seat."""
    session, bot, rng, last = REAL(settings, aliens, seed, (), first), make_bot("steady"), Rng.seeded("near"), 0
    while session.decisions:
        decision = session.decisions[0]
        if decision.seat == 0 and not is_reaction(decision) and len(decision.options) > 1:
            last = len(session.history)
        session.answer(decision, bot.choose(Sight(session, decision.seat), decision, rng))
    return [entry.answer for entry in session.history], last


def near_the_end(
    settings: TableSettings, aliens: Any, seed: int, packs: Any = (), first: int | None = None
) -> Session[Any]:
    """A game in which the first seat gives its last answer."""
    session = REAL(settings, aliens, seed, packs, first)
    answers, last = answers_of(settings, seed, first, aliens)
    for answer in answers[:last]:
        session.answer(session.decisions[0], answer)
    return session


REAL: Callable[..., Session[Any]] = new_game.new_session


@pytest.fixture
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of a table begins just before its end; chance is the same each time."""
    seeds = count(100)
    monkeypatch.setattr(new_game, "new_session", near_the_end)
    monkeypatch.setattr("warptable.table.rooms.hub.secrets.randbits", lambda _: next(seeds))


async def begun(at: Hub, settings: TableSettings = CAMPAIGN, persons: int = 2, *, seed: int = 7) -> Room:
    room = await seated(at, settings, persons, seed=seed)
    await room.start(people(1)[0], fill="steady")
    return room


async def played_out(room: Room) -> Room:
    """The game of this table comes to its end, and that is stored. People play as bots would."""
    play, bot, rng = game(room), make_bot("steady"), Rng.seeded("people")
    while not play.session.over:
        await until(lambda: idle(play))
        if play.pause is not None:
            await play.pauses.react(play.pause.open_to(play.people())[0], play.pauses.number, "pass")
        elif asked := questions(play):
            await play.answers.give(asked[0].seat, play.deadlines.number_of(asked[0]), partial(chosen, play, bot, rng))
    await until(lambda: room.phase == "over")
    await room.written()
    return room


def chosen(play: RunningGame, bot: Bot, rng: Rng, decision: Decision[Any]) -> Any:
    """A whole answer, as a bot gives it."""
    if not isinstance(decision, Composite):
        return bot.choose(Sight(play.session, decision.seat), decision, rng)
    session, start = play.session.fork(), len(play.session.history)
    while len(session.history) == start:
        small = next(one for one in session.decisions if one.seat == decision.seat)
        session.answer(small, bot.choose(Sight(session, decision.seat), small, rng))
    return session.history[start].answer
