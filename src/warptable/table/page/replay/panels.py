"""What stands round the board of a replay: whose eyes, where in the game, what has just happened, hands, the log."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from warptable.replay import ALL, Eyes
from warptable.text.speaker import Speaker

from ...play.hooks import hooks_of_view
from ...scene.data import Summary
from ...scene.replay import ReplayScene, Stop
from ..art.emblems import drawing
from ..art.icons import icon
from ..art.ships import ship_icon
from ..family import FamilyPages
from ..game.rail.log import Teller, teller_of
from ..html import Html, tag
from ..render import KEPT_PAGES, render

SPEEDS = (1, 2, 4)
"""How many times as fast as the table."""


def link(scene: ReplayScene, stop: Stop | None) -> str:
    """The query of another moment through the same eyes; empty where there is none."""
    return "" if stop is None else f"?as={scene.eyes_name}&at={stop.moment.number}"


def now(scene: ReplayScene) -> Html:
    """`<div id="replay-now">`: where the page is, for the script."""
    stop = scene.stop
    return tag(
        "div",
        id="replay-now",
        hidden=True,
        data_at=scene.source.at,
        data_as=scene.eyes_name,
        data_moment=stop.moment.number,
        data_place=scene.place,
        data_last=len(scene.stops) - 1,
        data_seconds=stop.seconds,
        data_round=stop.moment.round,
        data_said=_place_said(scene),
        data_jump=scene.jumped,
        data_follow=bool(scene.source.back and not scene.over),
    )


def _place_said(scene: ReplayScene) -> str:
    return scene.t("replay-place", number=scene.place + 1, all=len(scene.stops))


# ---- whose eyes ------------------------------------------------------------------------------------------------


class _Eye(NamedTuple):
    name: str
    words: str
    seat: int
    sign: str
    current: bool
    query: str


def eyes(scene: ReplayScene) -> Html:
    """`<nav id="replay-eyes">`: through whose eyes; only those that this reader may borrow."""
    speaker = scene.scene.speaker
    found = []
    for one in scene.allowed:
        words, seat, sign = _eye(scene, speaker, one)
        name = scene.names[one]
        current = one == scene.eyes
        found.append(_Eye(name, words, seat, sign, current, f"?as={name}&at={scene.same[one]}"))
    return render("replay/eyes.html", t=scene.t, eyes=found, at=scene.source.at).strip()


def _eye(scene: ReplayScene, speaker: Speaker, one: Eyes) -> tuple[str, int, str]:
    if isinstance(one, int):
        return speaker.name(one), one, ""
    return (scene.t("replay-all"), -1, "eye") if one == ALL else (scene.t("replay-spectator"), -1, "people")


# ---- where in the game -----------------------------------------------------------------------------------------


def bar(scene: ReplayScene) -> Html:
    """`<div id="replay-bar">`: to the beginning and the end, back and on, play, the phases of this round, speeds."""
    stops, place = scene.stops, scene.place
    before, after = stops[place - 1] if place else None, stops[place + 1] if place + 1 < len(stops) else None
    hooks = hooks_of_view(scene.scene.view)
    phases = _phases(scene)
    return render(
        "replay/bar.html",
        t=scene.t,
        at=scene.source.at,
        first=link(scene, stops[0] if place else None),
        before=link(scene, before),
        after=link(scene, after),
        last=link(scene, stops[-1] if after else None),
        numbers={
            "first": stops[0].moment.number,
            "before": before.moment.number if before else "",
            "after": after.moment.number if after else "",
            "last": stops[-1].moment.number,
        },
        phases=[
            (phase, scene.t(f"{hooks.prefix}phase-{phase}"), phase == scene.stop.phase, link(scene, stop), stop)
            for phase, stop in phases
        ],
        speeds=SPEEDS,
    ).strip()


def _where(scene: ReplayScene) -> str:
    """The round, and how far into it."""
    stop, prefix = scene.stop, hooks_of_view(scene.scene.view).prefix
    own = [one.moment.number for one in scene.stops if one.moment.round == stop.moment.round]
    number, count = own.index(stop.moment.number) + 1, len(own)
    named = (
        scene.t(f"{prefix}shell-encounter", number=stop.moment.round)
        if stop.moment.round
        else scene.t(f"{prefix}phase-setup")
    )
    return scene.t("replay-where-in", round=named, number=number, all=count)


def _phases(scene: ReplayScene) -> list[tuple[str, Stop | None]]:
    """The phases of this round, each with its first stop: first those of the track, of which those that never came have
    none; then what came besides."""
    here = [stop for stop in scene.stops if stop.moment.round == scene.stop.moment.round]
    first: dict[str, Stop] = {}
    for stop in here:
        first.setdefault(stop.phase, stop)
    track = dict.fromkeys((*hooks_of_view(scene.scene.view).track_of(scene.scene.view), *first))
    return [(phase, first.get(phase)) for phase in track]


class _Cell(NamedTuple):
    number: int
    query: str
    moment: int
    current: bool
    summary: Summary
    sign: str
    said: str


def cells(scene: ReplayScene) -> Html:
    """`<nav id="replay-cells">`: one cell for each round; a curve of chances may stand over them on the same axis."""
    by_number, icons = {stop.moment.number: stop for stop in scene.stops}, hooks_of_view(scene.scene.view).round_icons
    found = []
    for chapter in scene.chapters:
        stop = next((by_number[at] for at in range(chapter.first, chapter.last + 1) if at in by_number), None)
        if stop is None:
            continue
        summary = scene.summaries[chapter.round]
        current = chapter.round == scene.stop.moment.round
        query, sign = link(scene, stop), icons.get(summary.kind, "") if chapter.round else ""
        said = _said(scene, chapter.round, summary)
        found.append(_Cell(chapter.round, query, stop.moment.number, current, summary, sign, said))
    return render("replay/cells.html", t=scene.t, at=scene.source.at, cells=found).strip()


def _said(scene: ReplayScene, number: int, summary: Summary) -> str:
    """A cell in words."""
    prefix, speaker = hooks_of_view(scene.scene.view).prefix, scene.scene.speaker
    if not number:
        return scene.t(f"{prefix}phase-setup")
    named = scene.t(f"{prefix}shell-encounter", number=number)
    met = [speaker.name(seat) for seat in (summary.left, summary.right) if seat >= 0]
    parts = [named, *([scene.t("replay-cell-met", one=met[0], other=met[1])] if len(met) == 2 else [])]
    if summary.winners:
        parts.append(scene.t("replay-cell-won", who=speaker.join([speaker.name(seat) for seat in summary.winners])))
    return ", ".join(parts)


# ---- what has just happened ------------------------------------------------------------------------------------


def story(scene: ReplayScene) -> Html:
    """`<section id="replay-story">`: the sentence of this moment, or the question with what was answered."""
    stop, question = scene.stop, scene.question
    teller = teller_of(scene.scene)
    speaker = scene.scene.speaker
    return render(
        "replay/story.html",
        t=scene.t,
        told=teller.say(stop.line.text) if stop.line is not None else "",
        source=stop.line.source if stop.line is not None else "",
        seat=stop.line.seat if stop.line is not None else question.seat if question is not None else -1,
        who="" if question is None or question.seat == scene.scene.me else speaker.name(question.seat),
        asked=question.text if question is not None else "",
        answer=question.answer if question is not None else "",
        is_open=question.is_open if question is not None else False,
        where=_where(scene),
        may_branch=scene.what_if is not None and not scene.reader.text_view,
    ).strip()


def hands(scene: ReplayScene, family: FamilyPages) -> Html:
    """`<section id="replay-hands">`: the cards that these eyes saw."""
    name = scene.scene.speaker.name
    with drawing(scene.source.packs):
        rows = [(hand.seat, name(hand.seat), family.cards_held(hand.speaker, hand.view)) for hand in scene.hands]
    return render("replay/hands.html", t=scene.t, rows=rows, me=scene.scene.me).strip()


def log(scene: ReplayScene) -> Html:
    """`<ol id="replay-log">`: this round, line by line; each line leads to its moment. What the page shows now is
    marked by the script, so that going on sends no line again."""
    here = tuple(stop for stop in scene.stops if stop.moment.round == scene.stop.moment.round)
    name, asked = scene.scene.speaker.name, []
    for number, (seat, text, answer, _) in scene.questions:
        said = scene.t("replay-line", asked=text, answer=answer) if answer else text
        asked.append((number, seat, said if seat == scene.scene.me else f"{name(seat)}: {said}"))
    return _log(teller_of(scene.scene), scene.source.at, scene.eyes_name, here, tuple(asked))


@lru_cache(maxsize=KEPT_PAGES)
def _log(teller: Teller, at: str, name: str, stops: tuple[Stop, ...], asked: tuple[tuple[int, int, str], ...]) -> Html:
    questions = {number: (seat, text) for number, seat, text in asked}
    rows = []
    for stop in stops:
        number, line = stop.moment.number, stop.line
        seat, text = (line.seat, line.text) if line is not None else questions.get(number, (-1, ""))
        sign = ship_icon(seat) if seat >= 0 else icon("spark", 16)
        look = "log-line replay-line" + (" replay-asked" if line is None else " me" if line.mine else "")
        told = tag("span", teller.say(text), class_="told")
        to = f"{at}?as={name}&at={number}"
        rows.append(
            tag("li", tag("a", sign, " ", told, class_=look, id=f"replay-line-{number}", data_go=number, href=to))
        )
    return tag("ol", *rows, class_="replay-log", id="replay-log", aria_label=teller.t("shell-tab-log"))
