"""What if: the question from which another game can go on, and the form that begins it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from warptable.bots import levels_of
from warptable.replay import ALL
from warptable.story.answers import AnswerChances
from warptable.table.reader import Reader
from warptable.table.scene.origin import round_named
from warptable.table.scene.replay import ReplayScene, Source, Weighed
from warptable.text import t

from ...html import Html, tag
from ...lobby.forms import FAIR
from ...page import page
from ...render import render

NOT_YET = tag("div", id="replay-whatif", hidden=True)


MOST_SHOWN = 7
"""Answers beside the one that was given; of very many only the best are shown."""


def answers(locale: str, number: int, weighed: Sequence[Weighed], chances: AnswerChances | None) -> Html:
    """`<div id="replay-answers-N">`: the answers that were open at a moment, each with its chance."""
    return render(
        "replay/what_if/answers.html",
        t=partial(t, locale),
        number=number,
        answers=weighed[: MOST_SHOWN + 1],
        games=chances.games if chances is not None else 0,
        open_hands=chances is not None and chances.open_hands,
    ).strip()


def answers_page(reader: Reader, source: Source, number: int, bars: Html) -> Html:
    """The same as a page, for a browser without script."""
    title, address = t(reader.locale, "what-if-answers"), f"{source.at}?as={ALL}&at={number}"
    back = tag("p", tag("a", t(reader.locale, "what-if-back"), class_="button", href=address))
    body = tag("div", tag("section", tag("h1", title), bars, back, class_="panel shelf-box"), class_="shelf")
    return page(reader, title, body, path=address)


class _Seat(NamedTuple):
    number: int
    name: str
    chosen: bool


def what_if(scene: ReplayScene) -> Html:
    """`<div id="replay-whatif">`; hidden as long as this game keeps its secrets."""
    place = scene.what_if
    if place is None:
        return NOT_YET
    locale, name = scene.reader.locale, scene.scene.speaker.name
    mine = scene.scene.me if scene.scene.me is not None else place.questions[0][1].seat
    return render(
        "replay/what_if/what_if.html",
        t=partial(t, locale),
        at=scene.source.at,
        number=place.questions[0][0],
        round=round_named(locale, scene.scene.view.edition, place.round),
        questions=[(number, one.seat, name(one.seat), one.text, one.answer) for number, one in place.questions],
        seats=[_Seat(seat, name(seat), seat == mine) for seat in scene.allowed if isinstance(seat, int)],
        levels=levels_of(scene.scene.view.edition),
        usual=FAIR,
    ).strip()
