"""What concerns the people at the table: who is away and who would like to come in. It stands above the question."""

from __future__ import annotations

from markupsafe import Markup

from ....play.bots import STAND_IN
from ....scene.data import DockPart
from ...render import render


def notices(scene: DockPart) -> Markup:
    """Empty if there is nothing to be done about anybody."""
    away = absentees(scene)
    if not away and not scene.requests and scene.requested is None:
        return Markup("")
    return render(
        "controls_notices.html",
        t=scene.t,
        at=f"/t/{scene.table}",
        away=[(seat, scene.people[seat].name or scene.speaker.name(seat)) for seat in away],
        may=scene.leads,
        level=STAND_IN,
        requests=[(ask, scene.speaker.name(ask.seat)) for ask in scene.requests],
        requested=None if scene.requested is None else scene.speaker.name(scene.requested),
    )


def absentees(scene: DockPart) -> list[int]:
    """People whom the table waits for and who are not there. A countdown waits for nobody, and who is asked as well has
    something better to do than wait."""
    if scene.asked is not None or (scene.reaction is not None and scene.reaction.seconds):
        return []
    asked = dict.fromkeys(waiting.seat for waiting in scene.waiting)
    people = scene.people
    return [seat for seat in asked if seat != scene.me and not people[seat].bot and not people[seat].present]
