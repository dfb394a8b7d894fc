"""The address of bug reports. Whoever makes one is told its number; the file stays on the server."""

from __future__ import annotations

import asyncio
import platform
import time
import traceback
from dataclasses import asdict

from starlette.routing import BaseRoute, Route

from warptable import __version__

from ..errors import Refused
from ..page.game.page import game_page, reported_page
from ..page.html import Html
from ..reader import Reader
from ..rooms.room import Room
from ..store.reports import Report, TooMany
from .game import room_to_watch, scene_now
from .http import Call, Services, endpoint
from .limits import REPORTS

LONGEST_WORDS = 500
LONGEST_BROWSER = 300
LOOKS = ("locale", "theme", "size", "motion", "text_view", "keys", "coach", "voices")
"""What a report tells of its maker: how their pages look, and not who they are."""


async def report(call: Call) -> Html:
    """Put down what this reader sees, and the game behind it."""
    room = await room_to_watch(call)
    if room.game is None:
        raise Refused("refused-not-ready")
    call.spend(REPORTS)
    browser = call.request.headers.get("user-agent", "")[:LONGEST_BROWSER]
    made = report_of(call.services, room, call.reader, call.sent("words")[:LONGEST_WORDS], browser)
    try:
        number = await asyncio.to_thread(call.reports.add, made)
    except (TooMany, OSError):
        raise Refused("refused-reports") from None
    return reported_page(call.reader, room.id, room.name, number)


def report_of(services: Services, room: Room, reader: Reader, words: str, browser: str) -> Report:
    """Everything that is needed to see again what this reader sees."""
    assert room.game is not None, "only of a game"
    session, page, fault = room.game.session, "", ""
    behind = room.behind.mark() if room.behind is not None and room.is_behind(reader.guest) else None
    try:
        scene = scene_now(services, room, reader)
        page = str(game_page(scene)) if scene is not None else ""
    except Exception:  # a page that cannot be drawn is what most reports are about
        fault = traceback.format_exc()
    looks = asdict(reader)
    return Report(
        made_at=time.time(),
        table=room.id,
        edition=room.settings.edition,
        seat=room.seat_of(reader.guest),
        answers=behind.answers if behind is not None else len(session.history),
        where=session.where(),
        words=words,
        versions={
            "warptable": __version__,
            "rules": str(session.rules.version),
            "python": platform.python_version(),
            "system": platform.platform(),
        },
        looks={name: looks[name] for name in LOOKS},
        browser=browser,
        page=page,
        fault=fault,
        save=session.save(),
    )


ROUTES: list[BaseRoute] = [Route("/t/{table}/report", endpoint(report), methods=["POST"])]
