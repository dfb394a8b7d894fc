"""What if: the question from which another game can go on, and the form that begins it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from markupsafe import Markup

from ....bots import LEVELS
from ....text import t
from ...scene.origin import round_named
from ...scene.replay import ReplayScene
from ..lobby.forms import FAIR
from ..render import render

NOT_YET = Markup('<div id="rp-whatif" hidden></div>')


class _Seat(NamedTuple):
    number: int
    name: str
    chosen: bool


def what_if(scene: ReplayScene) -> Markup:
    """`<div id="rp-whatif">`; hidden as long as this game keeps its secrets."""
    place = scene.what_if
    if place is None:
        return NOT_YET
    locale, name = scene.reader.locale, scene.scene.speaker.name
    mine = scene.scene.me if scene.scene.me is not None else place.questions[0].seat
    return render(
        "replay_what_if.html",
        t=partial(t, locale),
        action=f"{scene.source.at}/what-if",
        number=place.number,
        round=round_named(locale, scene.scene.view.edition, place.round),
        questions=[(one.seat, name(one.seat), one.text, one.answer) for one in place.questions],
        seats=[_Seat(seat, name(seat), seat == mine) for seat in scene.allowed if isinstance(seat, int)],
        levels=tuple(LEVELS),
        usual=FAIR,
    ).strip()
