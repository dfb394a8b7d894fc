"""Reinforcements: those that lie on the table, and what one of mine would do."""

from __future__ import annotations

from dataclasses import dataclass

from .....encounter.model.cards import FACES
from .....encounter.model.layers import Layer
from .....encounter.rules.reckoning import ahead
from .....text.encounter.asking import face_of
from ....scene.data import StagePart
from .sides import ROLES, changes, own_role
from .verdict import Verdict

MOST_SHOWN = 4
"""Lines in the private box; more would hide the cards."""


@dataclass(frozen=True, slots=True)
class Played:
    """A reinforcement on the table. `seat` is -1 where it cannot be told who played it."""

    face: str
    role: str
    seat: int


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The totals with one of my cards."""

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
    """What my reinforcements would do for the side that is behind, those that turn the encounter first. For the
    reader alone."""
    if scene.totals is None or scene.reaction is None or found.kind != "totals":
        return []
    choices = [answer.option for answer in scene.reaction.answers if _reinforces(answer.option)]
    distinct = dict.fromkeys((face_of(scene.view, card), side) for card, side in choices)
    thoughts = [_thought(scene, face, side, found) for face, side in distinct if face]
    telling = [thought for thought in thoughts if _helps(scene, thought)]
    return sorted(telling, key=lambda thought: not thought.turns)[:MOST_SHOWN]


def _helps(scene: StagePart, thought: WhatIf) -> bool:
    """Is it for the reader's own side, and needed there? A side of its own none has who is no ally."""
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
