"""Addresses of what if: what the answers of a moment were worth, and another game that goes on from there."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from warptable.replay import ALL, Record
from warptable.replay.what_if import crossing, other_game

from ..errors import Refused
from ..page.html import Html
from ..page.replay.what_if import answers, answers_page
from ..rooms.record import Origin
from ..rooms.what_if import Beginning, begin, new_chance, settings_for
from ..scene.replay import WatchedGame
from .http import Call, endpoint, gone
from .limits import TABLES, THOUGHTS
from .replay import Watching, number_in, watched


async def play_on(call: Call) -> Response:
    """A table of its own with the game of this moment. Only where nothing is secret any more: after the end, and of
    one's own files."""
    watching = await watched(call)
    if ALL not in watching.allowed:
        raise Refused("refused-not-over")
    seat, number, level = call.number("seat"), number_in(call.sent("at")), call.sent("level")
    call.spend(TABLES)
    async with call.services.replays.opened(watching.kept, watching.record) as game:
        beginning = await _beginning(watching, game, number or 0)
    room = await begin(call.hub, call.reader, beginning, seat, level)
    return gone(f"/t/{room.id}", call)


async def _beginning(watching: Watching, game: WatchedGame, number: int) -> Beginning:
    """The game up to the question of this moment of all hands, or the one before."""
    moments = game.replay.moments(ALL)
    moment = moments[min(number, len(moments) - 1)] if moments else None
    place = crossing(game.replay, moment) if moment is not None else None
    if moment is None or place is None:
        raise Refused("refused-no-choice")
    chance, room = new_chance(), watching.room
    record = other_game(game.replay, place, chance)
    session = await asyncio.to_thread(Record.session, record)
    origin = Origin(
        at=f"{watching.source.at}?as={ALL}&at={moment.number}",
        title=room.name if room is not None else "",
        round=place.round,
    )
    settings = settings_for(session, room.settings if room is not None else None)
    return Beginning(record, session, chance, settings, origin)


async def weigh_answers(call: Call) -> Html:
    """What the seer thinks of the answers that were open at a moment; one question at a time, in a thread, as bots
    think at tables."""
    watching = await watched(call)
    if ALL not in watching.allowed:
        raise Refused("refused-not-over")
    call.spend(THOUGHTS)
    number, locale, source = number_in(call.query("at")) or 0, call.reader.locale, watching.source
    async with call.services.replays.opened(watching.kept, watching.record) as game:
        async with call.services.replays.thinking:
            chances = await asyncio.to_thread(game.weigh, number)
        weighed = game.weighed(number, chances, locale, source.packs) if chances is not None else []
        bars = answers(locale, number, weighed, chances)
    return bars if call.by_script else answers_page(call.reader, source, number, bars)


ROUTES: list[BaseRoute] = [
    Route("/t/{table}/replay/answers", endpoint(weigh_answers)),
    Route("/replay/{upload}/answers", endpoint(weigh_answers)),
    Route("/t/{table}/replay/what-if", endpoint(play_on, back="/t/{table}/replay"), methods=["POST"]),
    Route("/replay/{upload}/what-if", endpoint(play_on, back="/replay/{upload}"), methods=["POST"]),
]
