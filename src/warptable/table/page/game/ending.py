"""The told ending, whatever was played: who has won and how, how the chances ran, what was worth telling, and the way
into the replay. What only a family can draw comes in its `Face`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from warptable.story.feats import Feat
from warptable.text.highlights import ending_said, told, turning_said, words_for

from ...play.hooks import hooks_of_view
from ...scene.data import EndingPart, Summary, Turn
from ..art.curve import Box, Mark, curve
from ..art.palette import look_of
from ..html import Html, Svg
from ..names import coloured
from ..render import render

ICONS = {"bluff": "eye", "betrayal": "sword", "power": "spark", "deal": "heart", "turn": "flag"}
"""Of the groups of feats."""
CHART = Box(960, 330)
NARROW = Box(360, 250, words=False)
"""The same for phones: what is said of the turning points stands below it."""
LOW = 0.25
"""A chance worth remembering, of somebody who won."""
FELT, NOTED = 0.10, 0.05
"""So great a change of their own chance is what readers want to know of a turning point; so great a one is told of a
card at all."""


@dataclass(frozen=True, slots=True)
class Row:
    """A seat in the final standings."""

    seat: int
    name: str
    nick: str
    bot: bool
    sign: Svg
    alien: str
    points: int
    goal: int
    won: bool
    more: str  # the rest of it in words
    campaign: tuple[int, int] | None = None  # points of this game and of all so far


@dataclass(frozen=True, slots=True)
class Face:
    """What a family shows of the end of its games."""

    title: str
    crown: Html
    signs: Html
    claims: Sequence[tuple[str, str]]
    """How it was won in the words of the log, each with its source; for as long as the game is not told."""
    rows: Sequence[Row]
    caption: str
    points: str
    """What the points of a seat are called."""
    numbers: Sequence[tuple[int, str]]
    picture: Callable[[Feat], Html]
    """What is drawn over the sentences of a feat."""


def ending(scene: EndingPart, face: Face) -> Html:
    """`<section id="stage">` of a game that is over; it can be hidden to look at the board."""
    at = "" if scene.replayed else f"/t/{scene.table}"
    return render(
        "game/over/over.html",
        t=scene.t,
        at=at,
        face=face,
        lead=_lead(scene),
        chart=_chart(scene, at, CHART),
        narrow=_chart(scene, at, NARROW),
        reckoned=scene.reckoned if at else None,
        turns=_turns(scene, at),
        cards=_cards(scene, face, at),
        deals=_deals(scene, at),
        cells=_cells(scene, at),
        is_told=scene.told_game is not None,
        campaign=scene.campaign,
        seed=scene.seed,
        seed_hash=scene.seed_hash,
    )


def _lead(scene: EndingPart) -> list[Html]:
    """How the game was won, and how small the chance once was."""
    if scene.told_game is None:
        return []
    words = words_for(scene.view.edition)
    said = [ending_said(words, scene.speaker, scene.told_game.highlights.ending)]
    chances = scene.chances
    if chances is not None and scene.winners:
        share, round_, winner = min(
            (shares[winner], round_, winner)
            for winner in scene.winners
            for round_, shares in zip(chances.rounds, chances.shares, strict=True)
        )
        if share <= LOW and round_:
            who = scene.speaker.who(winner)
            said.append(scene.t(f"{words.prefix}highlights-lowest", round=round_, who=who, percent=_percent(share)))
    return [_coloured(scene, one) for one in said]


def _round(scene: EndingPart, number: int) -> str:
    return scene.t(f"{hooks_of_view(scene.view).prefix}shell-encounter", number=number)


def _coloured(scene: EndingPart, text: str) -> Html:
    return coloured(scene.speaker, len(scene.people), text)


def _watch(at: str, moment: int) -> str:
    return f"{at}/replay?as=all&at={moment}" if at else ""


def _percent(share: float) -> int:
    return round(100 * share)


def _chart(scene: EndingPart, at: str, box: Box) -> Html | None:
    """The curve of chances with its turning points; None as long as it is not reckoned."""
    chances, game = scene.chances, scene.told_game
    if chances is None or game is None:
        return None
    words, colors = words_for(scene.view.edition), scene.speaker.colors
    marks = []
    for turn in chances.turns:
        title = turning_said(words, scene.speaker, game.highlights, turn.round)
        link = _watch(at, turn.moment) if box.words else ""  # else it stands in the list
        marks.append(Mark(turn.round, turn.seat, title, _turn_changes(scene, turn)[-1], link))
    looks = [look_of(colors, seat) for seat in range(len(chances.shares[0]))]
    label = scene.t("highlights-chances")
    return curve(chances.rounds, chances.shares, looks, scene.winners, marks, box, label)


def _turns(scene: EndingPart, at: str) -> list[dict[str, Any]]:
    """The turning points as a list, for phones and for the page in words."""
    chances, game = scene.chances, scene.told_game
    if chances is None or game is None:
        return []
    words = words_for(scene.view.edition)
    return [
        {
            "number": number,
            "seat": turn.seat,
            "title": turning_said(words, scene.speaker, game.highlights, turn.round),
            "facts": [_round(scene, turn.round), *_turn_changes(scene, turn)],
            "link": _watch(at, turn.moment),
        }
        for number, turn in enumerate(chances.turns, 1)
    ]


def _turn_changes(scene: EndingPart, turn: Turn) -> list[str]:
    """Whose chance changed most in a turning point; then the reader's own, if that was felt."""
    found = [_changed(scene, turn.seat, turn.before, turn.after)]
    step = _step(scene, turn.round, scene.me) if scene.me is not None else None
    if scene.me is not None and scene.me != turn.seat and step is not None and abs(step[1] - step[0]) >= FELT:
        found.append(_changed(scene, scene.me, *step))
    return found


def _changed(scene: EndingPart, seat: int, before: float, after: float) -> str:
    who = scene.t("stages-you") if seat == scene.me else scene.speaker.name(seat)
    return scene.t("highlights-change", who=who, before=_percent(before), after=_percent(after))


def _step(scene: EndingPart, round_: int, seat: int) -> tuple[float, float] | None:
    """The chance of a seat before and after a round, if both are reckoned."""
    chances = scene.chances
    if chances is None or round_ not in chances.rounds or round_ - 1 not in chances.rounds:
        return None
    before, after = (chances.shares[chances.rounds.index(one)][seat] for one in (round_ - 1, round_))
    return before, after


def _cards(scene: EndingPart, face: Face, at: str) -> list[dict[str, Any]]:
    """What was worth telling, at most three."""
    if scene.told_game is None:
        return []
    words = words_for(scene.view.edition)
    found = []
    for feat in scene.told_game.highlights.feats:
        said = told(words, scene.speaker, feat)
        found.append(
            {
                "label": said.label,
                "icon": ICONS[feat.group],
                "headline": said.headline,
                "said": _coloured(scene, said.said),
                "picture": face.picture(feat),
                "link": _watch(at, feat.moment),
                "round": _round(scene, feat.round),
                "change": _change(scene, feat),
            }
        )
    return found


def _change(scene: EndingPart, feat: Feat) -> str:
    """How the chance of the reader changed with a feat of one round, or that of the one who suffered or did it. What
    luck of the reckoning may explain is not told."""
    seats = [seat for seat in (feat.other, feat.seat) if seat >= 0]
    seat = scene.me if scene.me is not None and scene.me in seats else seats[0]
    step = None if feat.is_spread else _step(scene, feat.round, seat)
    if step is None or abs(step[1] - step[0]) < NOTED:
        return ""
    return _changed(scene, seat, *step)


def _deals(scene: EndingPart, at: str) -> list[dict[str, Any]]:
    """All deals of the game, kept or failed."""
    if scene.told_game is None:
        return []
    words = words_for(scene.view.edition)
    return [
        {
            "round": _round(scene, feat.round),
            "said": _coloured(scene, told(words, scene.speaker, feat).said),
            "link": _watch(at, feat.moment),
        }
        for feat in scene.told_game.highlights.deals
    ]


def _cells(scene: EndingPart, at: str) -> list[dict[str, Any]]:
    """The way into the replay, round by round."""
    if scene.told_game is None or not at:
        return []
    return [
        {
            "round": cell.round,
            "summary": cell.summary,
            "sign": hooks_of_view(scene.view).round_icons.get(cell.summary.kind, ""),
            "link": _watch(at, cell.moment),
            "said": _cell_said(scene, cell.round, cell.summary),
        }
        for cell in scene.told_game.cells
    ]


def _cell_said(scene: EndingPart, number: int, summary: Summary) -> str:
    speaker = scene.speaker
    met = [speaker.name(seat) for seat in (summary.left, summary.right) if seat >= 0]
    parts = [
        _round(scene, number),
        *([scene.t("replay-cell-met", one=met[0], other=met[1])] if len(met) == 2 else []),
    ]
    if summary.winners:
        parts.append(scene.t("replay-cell-won", who=speaker.join([speaker.name(seat) for seat in summary.winners])))
    return ", ".join(parts)
