"""How the chances ran, over the cells of a replay: a line for each seat, numbered turning points, and all of it as a
table for whoever reads instead of looking.

A column of the picture is a round, as wide as its cell. Lines stretch with it; ships and numbers lie over them, so that
they keep their size."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from warptable.replay import ALL
from warptable.story.chances import Chance, Point
from warptable.story.turning import TurningPoint
from warptable.story.work import Story

from ...play.hooks import hooks_of_view
from ...scene.replay import ReplayScene
from ..html import Html, tag
from ..render import render

WIDE, HIGH = 100, 100
"""Of one column, in units of the picture."""
APART = 4
"""A seat's ship lies on its line at every fourth point, that of another seat at another one."""


class _Line(NamedTuple):
    seat: int
    path: str
    band: str
    won: bool
    ships: list[tuple[float, float]]
    end: tuple[float, float, int]


class _Turn(NamedTuple):
    number: int
    seat: int
    left: float
    top: float
    query: str
    moment: int
    here: bool
    said: str


class _Row(NamedTuple):
    named: str
    said: list[str]


class Axis:
    """Where things are from left to right, from 0 to the number of columns."""

    def __init__(self, columns: Sequence[int], points: Sequence[Point]) -> None:
        """`columns`: the rounds with a cell, in order; round 0 is the set-up."""
        self.columns = columns
        self._points = points

    def after(self, over: int) -> float:
        """The place where so many rounds are over: the right edge of the last one's column."""
        return float(bisect_right(self.columns, over))

    def at(self, moment: int) -> float:
        """The place of a moment, by its number among all."""
        points = self._points
        before = bisect_right(points, moment, key=lambda point: point.moment) - 1
        if before < 0:
            return self.after(0) * moment / max(points[0].moment, 1)
        if before == len(points) - 1:
            return self.after(points[-1].round)
        left, right = self.after(points[before].round), self.after(points[before + 1].round)
        apart = points[before + 1].moment - points[before].moment
        return left + (right - left) * (moment - points[before].moment) / max(apart, 1)

    def percent(self, place: float) -> float:
        return round(100 * place / max(len(self.columns), 1), 2)


def columns_of(scene: ReplayScene) -> list[int]:
    """The rounds that have a cell: those in which there is a stop."""
    return sorted({stop.moment.round for stop in scene.stops})


def curve(scene: ReplayScene) -> Html:
    """`<figure id="replay-curve">`: hidden while the game goes on; the progress while it is being reckoned."""
    told = scene.told
    if told is None or (told.whole and told.story is None):
        return tag("figure", id="replay-curve", hidden=True)
    if told.story is None:
        return render("replay/reckoning.html", t=scene.t, done=told.done, all=told.all).strip()
    story = told.story
    axis = Axis(columns_of(scene), story.curve.points)
    return render(
        "replay/curve.html",
        t=scene.t,
        at=scene.source.at,
        is_open=not told.whole,
        textual=scene.reader.text_view,
        width=WIDE * len(axis.columns),
        height=HIGH,
        lines=_lines(scene, story, axis),
        turns=_turns(scene, story, axis),
        rows=_rows(scene, story),
        names=[scene.scene.speaker.name(seat) for seat in range(story.curve.seats)],
        games=story.curve.games,
    ).strip()


def head(scene: ReplayScene) -> Html:
    """`<i id="replay-head">`: where the page is on the curve."""
    told = scene.told
    if told is None or told.story is None:
        return tag("i", id="replay-head", hidden=True)
    axis = Axis(columns_of(scene), told.story.curve.points)
    left = axis.percent(axis.at(scene.same[ALL]))
    return tag("i", id="replay-head", class_="replay-head", style=f"left:{left}%")


def _lines(scene: ReplayScene, story: Story, axis: Axis) -> list[_Line]:
    """Of the seats; the winners lie on top. Whoever looks through the eyes of a seat sees how sure its line is, and
    everybody else how sure the first winner's is."""
    points = story.curve.points
    won = [seat for seat, chance in enumerate(points[-1].chances) if chance.share == 1.0]
    banded = scene.eyes if isinstance(scene.eyes, int) else won[0] if won else 0
    places = [axis.after(point.round) for point in points]
    beside: dict[float, int] = {}
    found = []
    for seat in range(story.curve.seats):
        chances = [point.chances[seat] for point in points]
        spots = list(zip(places, (chance.share for chance in chances), strict=True))
        end = spots[-1][1]
        beside[end] = beside.get(end, -1) + 1
        ships = [
            (axis.percent(x), _top(y)) for number, (x, y) in enumerate(spots[:-1]) if number % APART == seat % APART
        ]
        band = _band(places, chances) if seat == banded else ""
        last = (axis.percent(spots[-1][0]), _top(end), beside[end])
        found.append(_Line(seat, _path(spots), band, seat in won, ships, last))
    return sorted(found, key=lambda line: line.won)


def _top(share: float) -> float:
    return round(100 * (1 - share), 1)


def _path(spots: Sequence[tuple[float, float]]) -> str:
    """Smooth, and never beyond what the points say: each piece is level at both ends."""
    (x, share), *rest = spots
    drawn = [f"M{x * WIDE:.0f},{_top(share)}"]
    for to_x, to_share in rest:
        middle = (x + to_x) * WIDE / 2
        drawn.append(f"C{middle:.0f},{_top(share)} {middle:.0f},{_top(to_share)} {to_x * WIDE:.0f},{_top(to_share)}")
        x, share = to_x, to_share
    return "".join(drawn)


def _band(places: Sequence[float], chances: Sequence[Chance]) -> str:
    """The intervals of all points, as an area."""
    pairs = list(zip(places, (chance.interval for chance in chances), strict=True))
    above = _path([(x, high) for x, (_, high) in pairs])
    below = _path([(x, low) for x, (low, _) in reversed(pairs)])
    return f"{above}L{below[1:]}Z"


def _turns(scene: ReplayScene, story: Story, axis: Axis) -> list[_Turn]:
    found = []
    now = scene.same[ALL]
    for number, turn in enumerate(story.turns, 1):
        seat = turn.seat
        left, top = axis.percent(axis.after(turn.round)), _top(turn.after[seat].share)
        query, here = f"?as={scene.names[ALL]}&at={turn.moment}", turn.moment <= now < turn.until
        moment = turn.moment if scene.eyes == ALL else -1
        found.append(_Turn(number, seat, left, top, query, moment, here, _turn_said(scene, number, turn)))
    return found


def _turn_said(scene: ReplayScene, number: int, turn: TurningPoint) -> str:
    before, after = turn.before[turn.seat].share, turn.after[turn.seat].share
    prefix = hooks_of_view(scene.scene.view).prefix
    return scene.t(
        "chances-turn",
        number=number,
        round=scene.t(f"{prefix}shell-encounter", number=turn.round),
        who=scene.scene.speaker.name(turn.seat),
        before=round(100 * before),
        after=round(100 * after),
    )


def _rows(scene: ReplayScene, story: Story) -> list[_Row]:
    prefix = hooks_of_view(scene.scene.view).prefix
    found = []
    for point in story.curve.points:
        named = scene.t(f"{prefix}shell-encounter", number=point.round) if point.round else scene.t("chances-start")
        found.append(_Row(named, [_number(scene, chance) for chance in point.chances]))
    return found


def _number(scene: ReplayScene, chance: Chance) -> str:
    share = round(100 * chance.share)
    if chance.exact:
        return scene.t("chances-result", share=share)
    low, high = (round(100 * end) for end in chance.interval)
    return scene.t("chances-share", share=share, low=low, high=high)
