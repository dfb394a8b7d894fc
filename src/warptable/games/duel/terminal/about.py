"""What one plays for, who plays it, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.model.views import View
from ..words.speaker import Speaker

STEPS = ("destiny", "dials", "choose", "volley", "reveal", "win")


def _goal(view: View) -> int:
    return view.seats[view.seat or 0].to_win


def goal(speaker: Speaker, view: View, /) -> str:
    return speaker.t("duel-cli-goal", n=_goal(view))


def opening(speaker: Speaker, view: View, /) -> list[str]:
    told = [
        f"{speaker.t('duel-opening-goal', goal=_goal(view))}.",
        speaker.t("duel-opening-goal-line", goal=_goal(view)),
    ]
    steps = [f"{number}. {speaker.t(f'duel-opening-step-{step}')}" for number, step in enumerate(STEPS, 1)]
    return [*told, "", f"{speaker.t('duel-opening-turn')}:", *steps]


def players(speaker: Speaker, view: View, /) -> list[str]:
    return [_player(speaker, seat, aliens[0], view.seat) for seat, aliens in open_aliens(view).items()]


def _player(speaker: Speaker, seat: int, alien: str, me: int | None) -> str:
    name, does = speaker.alien(alien), speaker.sheet(alien).does
    if seat == me:
        return f"{speaker.t('opening-you', alien=name)} {does}"
    return f"{speaker.t('opening-other', who=speaker.name(seat), alien=name)} {speaker.t('opening-quote', does=does)}"


def help_lines(speaker: Speaker, view: View, /) -> list[str]:
    return [speaker.t("duel-opening-goal-line", goal=_goal(view))]


def help_answers(speaker: Speaker, /) -> list[str]:
    return [speaker.t("duel-cli-lock"), speaker.t("duel-cli-play")]


def aliens_to_choose(view: View, /) -> list[str]:
    return view.dealt


def open_aliens(view: View, /) -> dict[int, list[str]]:
    return {seat: [known.alien] for seat, known in enumerate(view.seats) if known.alien}


def end_lines(speaker: Speaker, view: View, winners: Sequence[int], /) -> list[str]:
    """How long it took; the last line of the log says who has won and how."""
    return [speaker.t("duel-cli-end", n=view.rounds)]
