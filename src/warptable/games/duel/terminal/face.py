"""The game for two at the terminal: what it asks and tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from warptable.cli.terminal.face import Face, opening_lines
from warptable.kernel import PASS, Decision, Event, Of

from ..engine.model.cards import FACES
from ..engine.model.prompts import OF_LOCK, OF_REINFORCEMENT
from ..engine.model.views import View
from ..words.layer import hand_order
from ..words.speaker import Speaker
from .board import board, pictures

STEPS = ("destiny", "dials", "choose", "volley", "reveal", "win")
ABOUT_CARDS = frozenset({Of.CARD, OF_LOCK, OF_REINFORCEMENT})
NOT_TOLD = frozenset({"card_done", "modified", "reshuffled", "envoys_laid"})
"""Events that a reader of the whole log does not miss."""


def _goal(view: View) -> int:
    return view.seats[view.seat or 0].to_win


def goal(speaker: Speaker, view: View) -> str:
    return speaker.t("duel-cli-goal", n=_goal(view))


def opening(speaker: Speaker, view: View) -> list[str]:
    return opening_lines(speaker, _goal(view), "duel-", [f"step-{step}" for step in STEPS])


def help_lines(speaker: Speaker, view: View) -> list[str]:
    return [speaker.t("duel-opening-goal-line", goal=_goal(view))]


def help_answers(speaker: Speaker) -> list[str]:
    return [speaker.t("duel-cli-lock"), speaker.t("duel-cli-play")]


def known(view: View) -> dict[int, list[str]]:
    return {seat: one.known for seat, one in enumerate(view.seats) if one.known and seat != view.seat}


def aliens_to_choose(view: View) -> list[str]:
    return view.dealt


def open_aliens(view: View) -> dict[int, list[str]]:
    return {seat: [known.alien] for seat, known in enumerate(view.seats) if known.alien}


def end_lines(speaker: Speaker, view: View, winners: Sequence[int]) -> list[str]:
    """How long it took; the last line of the log says who has won and how."""
    return [speaker.t("duel-cli-end", n=view.rounds)]


def hand(speaker: Speaker, view: View) -> list[tuple[int, Text]]:
    """The reader's cards in order."""
    return [(card, Text(speaker.card(face), style=_colour(face))) for card, face in hand_order(view.hand)]


def _colour(face: str) -> str:
    if FACES[face].plan:
        return "#3d6fd0"
    return "#2fa866" if FACES[face].value >= 0 else "#d8472f"


def is_about_cards(decision: Decision[Any]) -> bool:
    return decision.of in ABOUT_CARDS


def sources(decision: Decision[Any], view: View) -> list[str]:
    found = [decision.source]
    if decision.of in (Of.USE, Of.ALIEN):
        found += [str(option) for option in decision.options if option != PASS]
    return list(dict.fromkeys(found))


def is_told(event: Event, me: int) -> bool:
    """Also not that the reader has passed, which they know."""
    return event.kind not in NOT_TOLD and not (event.kind == "no_reinforcement" and event.seat == me)


def is_heading(event: Event) -> bool:
    """Every destiny card has one."""
    return event.kind == "destiny_drawn"


FACE = Face(
    board,
    hand,
    pictures,
    goal,
    opening,
    help_lines,
    help_answers,
    known,
    aliens_to_choose,
    open_aliens,
    is_about_cards=is_about_cards,
    sources=sources,
    is_told=is_told,
    is_heading=is_heading,
    end_lines=end_lines,
)
