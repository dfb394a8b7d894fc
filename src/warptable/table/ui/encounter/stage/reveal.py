"""The reveal: both cards big, the totals with their trail, who leads, and what is at stake."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from .....encounter.model.cards import FACES
from .....encounter.model.layers import Layer
from .....encounter.model.prompts import DRIVE_OUT
from .....encounter.rules.reckoning import ahead
from .....text.encounter.asking import PLACES, face_of
from ....scene.encounter.data import StagePart
from ...render import render_kept
from .consequences import possible_consequences
from .faceoff import BIG, strip, told
from .sides import ROLES, Side, changes, own_role, sides_of
from .trail import trail, written
from .verdict import Verdict, headline, notes, outcome, verdict

ON_THE_BOARD = PLACES | {DRIVE_OUT}
"""Questions that are answered by looking at the board."""


def reveal(scene: StagePart) -> Markup:
    """The stage; it opens as a strip while the reader is asked about the board."""
    pair = sides_of(scene.view)
    found = verdict(scene.view.current, [side.laid for side in pair], scene.totals)
    said = outcome(scene)
    return render_kept(
        "stages_reveal.html",
        scene.speaker,
        encounter=scene.view.rounds,
        slim=strip(scene, said or _in_short(scene, found), numbers=_numbers(scene)),
        asked_about_board=asked_about_board(scene),
        place=scene.speaker.planet(scene.view.current.target) if scene.view.current.target >= 0 else "",
        sides=[told(scene, side, BIG) for side in pair],
        found=found,
        numbers=_numbers(scene),
        headline=headline(scene, found),
        notes=notes(scene, found),
        tie_rule=found.kind == "totals" and bool(found.margin) and not changes(scene.view.current, Layer.UPSET),
        outcome=said,
        trails=[_trail(scene, side) for side in pair] if scene.totals else [],
        thoughts=[] if said else _thoughts(scene, found),
        played=_played(scene),
        reinforcing=found.kind == "totals" and not said,
        consequences=_consequences(scene, pair, found),
    )


def asked_about_board(scene: StagePart) -> bool:
    return scene.asked is not None and scene.asked.decision.of in ON_THE_BOARD


def _numbers(scene: StagePart) -> tuple[int, int] | None:
    """The totals, while ships still stand where they are counted."""
    if scene.totals is None:
        return None
    offense, defense = scene.totals
    return offense.value, defense.value


def _in_short(scene: StagePart, found: Verdict) -> str:
    said = notes(scene, found)
    return said[0].text if said else headline(scene, found)


def _trail(scene: StagePart, side: Side) -> dict[str, Any]:
    found = trail(scene, side)
    return {"trail": found, "written": written(scene.speaker, found), "seat": side.seat, "role": side.role}


def _thoughts(scene: StagePart, found: Verdict) -> list[dict[str, Any]]:
    return [
        {
            "numbers": thought.values,
            "turns": thought.turns,
            "with_it": scene.t("stages-if", face=scene.speaker.card(thought.face), side=thought.role),
            "then": scene.t("stages-if-wins", side=("offense", "defense")[thought.ahead]),
        }
        for thought in what_if(scene, found)
    ]


def _played(scene: StagePart) -> list[dict[str, Any]]:
    return [
        {
            "face": card.face,
            "name": scene.speaker.card(card.face),
            "seat": card.seat,
            "who": "" if card.seat < 0 else _name(scene, card.seat),
            "on": scene.t("stages-reinforced", side=card.role),
        }
        for card in played(scene)
    ]


def _consequences(scene: StagePart, pair: tuple[Side, Side], found: Verdict) -> list[dict[str, Any]]:
    return [
        {
            "title": case.title,
            "source": case.source,
            "seats": [
                {"seat": one.seat, "name": _name(scene, one.seat), "words": one.words, "good": one.good}
                | {"me": one.seat == scene.me}
                for one in case.seats
            ],
        }
        for case in possible_consequences(scene, (pair[0].laid, pair[1].laid), found)
    ]


def _name(scene: StagePart, seat: int) -> str:
    return scene.t("stages-you") if seat == scene.me else scene.speaker.name(seat)


MOST_SHOWN = 4
"""Lines in the private box; more would hide the cards."""


@dataclass(frozen=True, slots=True)
class Played:
    """A reinforcement on the table. `seat` is -1 where it is unknown who played it."""

    face: str
    role: str
    seat: int


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The totals with one of the reader's cards added."""

    face: str
    role: str
    values: tuple[int, int]
    ahead: int
    turns: bool  # somebody else would win then


def played(scene: StagePart) -> list[Played]:
    """The reinforcements in force, in the order played."""
    found = [change for change in changes(scene.view.current, Layer.REINFORCE) if change.side >= 0]
    seats = _players(scene)
    if len(seats) != len(found):  # one was cancelled: the log alone tells which
        seats = [-1] * len(found)
    return [Played(change.source, ROLES[change.side], seat) for change, seat in zip(found, seats, strict=True)]


def _players(scene: StagePart) -> list[int]:
    """Who has reinforced since the cards were revealed, from the log."""
    seats: list[int] = []
    for line in reversed(scene.log):
        if line.kind == "revealed":
            break
        if line.kind == "reinforced":
            seats.append(line.seat)
    return seats[::-1]


def what_if(scene: StagePart, found: Verdict) -> list[WhatIf]:
    """What the reader's reinforcements would do for the side that is behind; those that turn the encounter come first.
    Only this reader sees it."""
    if scene.totals is None or scene.reaction is None or found.kind != "totals":
        return []
    choices = [answer.option for answer in scene.reaction.answers if _reinforces(answer.option)]
    distinct = dict.fromkeys((face_of(scene.view, card), side) for card, side in choices)
    thoughts = [_thought(scene, face, side, found) for face, side in distinct if face]
    telling = [thought for thought in thoughts if _helps(scene, thought)]
    return sorted(telling, key=lambda thought: not thought.turns)[:MOST_SHOWN]


def _helps(scene: StagePart, thought: WhatIf) -> bool:
    """Is it for the reader's own side, and needed there? A reader who is on neither side may help either."""
    if not thought.turns and thought.role == ROLES[thought.ahead]:
        return False
    own = own_role(scene.view, scene.me)
    return not own or thought.role == own


def _reinforces(option: object) -> bool:
    return isinstance(option, tuple) and len(option) == 2 and isinstance(option[0], int)


def _thought(scene: StagePart, face: str, side: int, found: Verdict) -> WhatIf:
    assert scene.totals is not None
    modifiers = scene.view.current.modifiers
    values = [total.value for total in scene.totals]
    now = ahead(values, modifiers)
    values[side] += FACES[face].value
    then = ahead(values, modifiers)
    upset = now != found.ahead
    return WhatIf(face, ROLES[side], (values[0], values[1]), 1 - then if upset else then, then != now)
