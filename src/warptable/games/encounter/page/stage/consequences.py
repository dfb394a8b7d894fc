"""What winning and losing bring each seat, in words: by the plain rules and from open facts only, as the rules reckon
it (`engine/rules/outlook.py`)."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.model.outlook import GAINS, Fate, Outlook
from ..scene.data import ClosePart
from .reveal_matchup import Reveal

TITLES = {"offense": "stages-stakes-offense", "defense": "stages-stakes-defense", "no_deal": "stages-stakes-no-deal"}
"""Headings of what is open; what is certain has one of its own."""
RULES = {
    "offense": "F-RES-1",
    "defense": "F-RES-6",
    "both_lost": "F-MORPH-3",
    "no_deal": "F-DEAL-11",
    "deal": "F-RES-9",
}
MESSAGES = {
    "colony": "stages-gain-colony",
    "home-colony": "stages-gain-home",
    "more-ships": "stages-gain-more",
    "keeps": "stages-gain-keeps",
    "rewards": "stages-gain-rewards",
    "some-rewards": "stages-gain-some-rewards",
    "loses": "stages-lose-ships",
    "loses-colony": "stages-lose-colony",
    "loses-nothing": "stages-lose-nothing",
    "stays": "stages-keep-ships",
    "home": "stages-save-ships",
    "compensation": "stages-gain-compensation",
    "some-compensation": "stages-gain-some-compensation",
    "duplicity": "stages-lose-duplicity",
    "overload": "stages-lose-overload",
    "spirit": "stages-gain-spirit",
    "struck": "stages-lose-struck",
    "saves": "stages-save-spirit",
}
"""What each fate is called."""


@dataclass(frozen=True, slots=True)
class SeatConsequence:
    """What happens to one seat. `good`: the seat gains from it."""

    seat: int
    words: tuple[str, ...]
    good: bool


@dataclass(frozen=True, slots=True)
class Consequences:
    """What happens to every seat if the encounter ends one way."""

    title: str
    seats: tuple[SeatConsequence, ...]
    source: str


def possible_consequences(reveal: Reveal) -> tuple[Consequences, ...]:
    """What follows if the offense wins and if the defense wins; only what is certain, once something is. Empty while
    nothing can be said."""
    return tuple(_in_words(reveal, outlook) for outlook in reveal.outlooks if outlook.case != "any_deal")


def _in_words(reveal: Reveal, outlook: Outlook) -> Consequences:
    t, case = reveal.speaker.t, outlook.case
    alone = len(reveal.outlooks) == 1 and case != "no_deal"
    title = "stages-stakes-certain" if outlook.sure else "stages-stakes-so-far" if alone else TITLES[case]
    if case == "deal":
        return Consequences(t("stages-stakes-deal"), _deal(reveal, outlook), RULES[case])
    seats = []
    for seat in dict.fromkeys(fate.seat for fate in outlook.fates):
        mine = [fate for fate in outlook.fates if fate.seat == seat]
        seats.append(SeatConsequence(seat, tuple(_said(reveal, fate) for fate in mine), mine[0].what in GAINS))
    return Consequences(t(title), tuple(seats), _source(reveal, case))


def _source(reveal: Reveal, case: str) -> str:
    """The rule behind it."""
    result = reveal.foreseen
    if case == "both_lost" and result is not None and result.how != "faces":
        return "N-KICK-11" if result.how == "kicker" else "F-RES-3"
    return RULES[case]


def _said(reveal: Reveal, fate: Fate) -> str:
    """One fate in words."""
    t = reveal.speaker.t
    if fate.what == "again":
        return t("stages-gain-again-card" if fate.number else "stages-gain-again")
    return t(MESSAGES[fate.what], n=fate.number, goal=reveal.goal, planet=reveal.speaker.planet(reveal.target))


def _deal(reveal: Reveal, outlook: Outlook) -> tuple[SeatConsequence, ...]:
    """F-RES-9, F-DEAL-12: what the deal brings each of the two."""
    seats = []
    for side, seat in enumerate(reveal.matchup.mains):
        words = reveal.brings[side] if reveal.brings is not None else ()
        words += tuple(_said(reveal, fate) for fate in outlook.fates if fate.seat == seat)
        seats.append(SeatConsequence(seat, words or (reveal.speaker.t("stages-nothing"),), bool(words)))
    return tuple(seats)


def one_colony_short(scene: ClosePart) -> list[int]:
    """F-DEAL-4: a colony may be part of a deal. Which of the two would win the game with one more?"""
    encounter, goal = scene.view.current, scene.view.colonies_to_win
    parties = (encounter.offense, encounter.defense)
    return [seat for seat in parties if scene.view.seats[seat].foreign + 1 >= goal]


def deal_wins_warning(scene: ClosePart) -> str:
    """The players who would win through a deal, in words; empty if neither of them would."""
    close = one_colony_short(scene)
    if not close:
        return ""
    mine = "yes" if scene.me in close else "no"
    return scene.t("context-deal-wins", who=scene.speaker.everyone(close, "nom"), n=len(close), mine=mine)
