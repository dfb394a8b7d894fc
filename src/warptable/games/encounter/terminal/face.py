"""The multi-player game at the terminal: what it asks and tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from warptable.cli.terminal.face import Face, opening_lines
from warptable.kernel import PASS, Decision, Event, Of

from ..engine.model.prompts import REINFORCEMENT
from ..engine.model.views import View
from ..words import sentences
from ..words.asking import WINDOW
from ..words.explain import TURN
from ..words.hands import hand_order, own_rewards
from ..words.speaker import Speaker
from .board import board, pictures
from .dealing import talks

CARD_COLOURS = {
    "attack": "#d8472f",
    "negotiate": "#0f9d8a",
    "morph": "#9a63e8",
    "reinforcement": "#2fa866",
    "retreat": "#7a8b9c",
    "intimidate": "#c24a86",
    "kicker": "#c09a1c",
    "rift": "#9457d8",
}
ABOUT_CARDS = frozenset({Of.CARD, Of.USE, Of.TERM, REINFORCEMENT})
NOT_TOLD = frozenset({"encounter_over", "turn", "encounter_cards_discarded"})
"""Events that a reader of the whole log does not miss: the next encounter's heading and the outcome say it."""


def goal(speaker: Speaker, view: View) -> str:
    return speaker.t("table-goal", colonies=view.colonies_to_win)


def opening(speaker: Speaker, view: View) -> list[str]:
    return opening_lines(speaker, view.colonies_to_win, "", [f"turn-{step}" for step in TURN])


def help_lines(speaker: Speaker, view: View) -> list[str]:
    return [speaker.t("help-goal", colonies=view.colonies_to_win)]


def help_answers(speaker: Speaker) -> list[str]:
    """How a deal is proposed."""
    return [speaker.t("help-deal")]


def hand(speaker: Speaker, view: View) -> list[tuple[int, Text]]:
    """The reader's cards in order; those that others see to be reward cards have a star."""
    stars = own_rewards(view)
    return [
        (card, Text(speaker.card(face) + ("*" if card in stars else ""), style=card_colour(face)))
        for card, face in hand_order(view)
    ]


def card_colour(face: str) -> str:
    return CARD_COLOURS.get(face.partition("-")[0], "#3d6fd0")


def known(view: View) -> dict[int, list[str]]:
    return {seat: one.known for seat, one in enumerate(view.seats) if one.known and seat != view.seat}


def aliens_to_choose(view: View) -> list[str]:
    return list(view.dealt)


def open_aliens(view: View) -> dict[int, list[str]]:
    by_seat = {seat: [sheet.alien for sheet in player.sheets if sheet.alien] for seat, player in enumerate(view.seats)}
    return {seat: aliens for seat, aliens in by_seat.items() if aliens}


def end_lines(speaker: Speaker, view: View, winners: Sequence[int]) -> list[str]:
    return [result(speaker, view, winners), speaker.t("end-encounters", encounters=view.rounds, turns=view.turn)]


def result(speaker: Speaker, view: View, winners: Sequence[int]) -> str:
    """Who has won, and with how many colonies."""
    colonies = min((view.seats[seat].foreign for seat in winners), default=0)
    if view.seat not in winners:
        names = speaker.everyone(winners, "nom")
        return speaker.t("end-won", winners=names, count=len(winners), colonies=colonies)
    text = speaker.t("end-you-won", colonies=colonies)
    if others := [seat for seat in winners if seat != view.seat]:
        text += " " + speaker.t("end-you-shared", others=speaker.everyone(others, "nom"))
    return text


def is_window(decision: Decision[Any]) -> bool:
    return decision.prompt.startswith(WINDOW)


def sources(decision: Decision[Any], view: View) -> list[str]:
    """Also the use that a window answers."""
    found = [decision.source]
    if decision.of in (Of.USE, Of.ALIEN):
        faces: dict[Any, str] = dict(view.hand)
        found += [faces.get(option, str(option)) for option in decision.options if option != PASS]
    if decision.about and "answering" in decision.about:
        found.append(decision.about["answering"])
    return list(dict.fromkeys(found))


def is_about_cards(decision: Decision[Any]) -> bool:
    return decision.of in ABOUT_CARDS


def is_told(event: Event, me: int) -> bool:
    return event.kind not in NOT_TOLD and sentences.is_told(event) and not is_first_hand_of_another(event, me)


def is_first_hand_of_another(event: Event, me: int) -> bool:
    """Everybody draws the same number of cards."""
    return event.kind == "drew" and "SETUP" in event.source and event.seat != me


def is_heading(event: Event) -> bool:
    """Every encounter has one."""
    return event.kind == "encounter"


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
    is_window,
    is_about_cards,
    sources,
    talks,
    is_told,
    is_heading,
    end_lines,
)
