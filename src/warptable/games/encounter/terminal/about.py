"""What one plays for, who plays it, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.model.views import View
from ..words.speaker import Speaker
from ..words.turns import TURN


def goal(speaker: Speaker, view: View, /) -> str:
    return speaker.t("table-goal", colonies=view.colonies_to_win)


def opening(speaker: Speaker, view: View, /) -> list[str]:
    goal = view.colonies_to_win
    steps = [f"{number}. {speaker.t(f'opening-turn-{step}')}" for number, step in enumerate(TURN, 1)]
    told = [f"{speaker.t('opening-goal', goal=goal)}.", speaker.t("opening-goal-line", goal=goal)]
    return [*told, "", f"{speaker.t('opening-turn')}:", *steps]


def players(speaker: Speaker, view: View, /) -> list[str]:
    return [_player(speaker, seat, aliens[0], view.seat) for seat, aliens in open_aliens(view).items()]


def _player(speaker: Speaker, seat: int, alien: str, me: int | None) -> str:
    name, does = speaker.alien(alien), speaker.sheet(alien).does
    if seat == me:
        return f"{speaker.t('opening-you', alien=name)} {does}"
    who = speaker.t("opening-other", who=speaker.name(seat), alien=name)
    return f"{who} {speaker.t('opening-quote', does=does)}"


def help_lines(speaker: Speaker, view: View, /) -> list[str]:
    return [speaker.t("help-goal", colonies=view.colonies_to_win)]


def help_answers(speaker: Speaker, /) -> list[str]:
    """How a deal is proposed."""
    return [speaker.t("help-deal")]


def aliens_to_choose(view: View, /) -> list[str]:
    return list(view.dealt)


def open_aliens(view: View, /) -> dict[int, list[str]]:
    by_seat = {seat: [sheet.alien for sheet in player.sheets if sheet.alien] for seat, player in enumerate(view.seats)}
    return {seat: aliens for seat, aliens in by_seat.items() if aliens}


def end_lines(speaker: Speaker, view: View, winners: Sequence[int], /) -> list[str]:
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
