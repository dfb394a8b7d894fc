"""Betrayals: against whom one stands by, against whoever had asked for help, against the friend of yesterday."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import BETRAYAL, Feat

from ..engine.model.encounter import Layer
from ..engine.rules.reckoning import Fight, outcome
from .chronicle import Chronicle, PastEncounter, later, stood_by

YESTERDAY = 2
"""Friends of this many encounters ago are not forgotten."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Feat, group=BETRAYAL):
    """`seat` stood by `other` and reinforced the other side by `value`. `decided`: else `other` would have won."""

    value: int
    decided: bool
    lost: int  # ships of `other` that went to the warp


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(Feat, group=BETRAYAL):
    """`seat` stood by `other` and stopped what `other` used; `other` lost the encounter."""

    ability: str
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Sided(Feat, group=BETRAYAL):
    """`other` had invited `seat`, who joined the other side with `ships`; without these `other` would have won."""

    ships: int
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedOn(Feat, group=BETRAYAL):
    """`seat` attacked `other` and won, who in encounter `before` had stood by `seat`, or made a deal (`dealt`)."""

    before: int
    dealt: bool
    lost: int


def betrayals(game: Chronicle) -> Iterator[Feat]:
    for place, met in enumerate(game.encounters):
        if met.outcome is None or met.outcome["result"] != "won":
            continue
        yield from _turned(met)
        yield from _stopped(met)
        yield from _sided(met)
        yield from _turned_on(game, place, met)


def is_true(met: PastEncounter) -> bool:
    """Does what the totals were made of lead to what happened?"""
    assert met.outcome is not None
    return met.fight is not None and outcome(met.fight).winner == met.outcome["side"]


def would_win(fight: Fight) -> int:
    """The side that would win with these."""
    return outcome(fight).winner


def _turned(met: PastEncounter) -> Iterator[Feat]:
    for event in met.all("reinforced"):
        seat, side = event["seat"], stood_by(met, event["seat"])
        if side < 0 or seat in met.mains or event["side"] == side:
            continue
        other = met.mains[side]
        decided = False
        if is_true(met) and met.outcome is not None and met.outcome["side"] != side:
            assert met.fight is not None
            decided = would_win(_without_card(met.fight, event["side"], event["value"])) == side
        lost = met.losses[other]
        yield Turned(
            seat=seat,
            other=other,
            value=event["value"],
            decided=decided,
            lost=lost,
            round=met.round,
            event=event.number,
            score=min(40 + 3 * event["value"] + (30 if decided else 0), 100),
        )


def _without_card(fight: Fight, side: int, value: int) -> Fight:
    """The same without one reinforcement of this value."""
    modifiers = list(fight.modifiers)
    for place, one in enumerate(modifiers):
        if one.layer == Layer.REINFORCE and (one.side, one.amount) == (side, value):
            del modifiers[place]
            break
    return fight._replace(modifiers=modifiers)


def _stopped(met: PastEncounter) -> Iterator[Feat]:
    assert met.outcome is not None
    for event in met.all("cancelled"):
        seat, other = event["seat"], event["of"]
        side = stood_by(met, seat)
        if seat in met.mains or side < 0 or other != met.mains[side] or met.outcome["side"] == side:
            continue
        if event.number > met.outcome.number:
            continue
        lost = met.losses[other]
        score = min(55 + 5 * lost, 100)
        yield Stopped(
            seat=seat,
            other=other,
            ability=event["ability"],
            lost=lost,
            round=met.round,
            event=event.number,
            score=score,
        )


def _sided(met: PastEncounter) -> Iterator[Feat]:
    if not is_true(met):
        return
    assert met.outcome is not None
    assert met.fight is not None
    winner = met.outcome["side"]
    other = met.mains[1 - winner]
    guests = {guest for event in met.all("invited") if event["seat"] == other for guest in event["guests"]}
    sent = {event["seat"]: event for event in met.all("ships_sent")}
    for seat in met.allies(winner):
        if seat not in guests or seat not in sent:
            continue
        crews = list(met.fight.crews)
        ships = sum(number for one, number in crews[winner] if one == seat)
        crews[winner] = [crew for crew in crews[winner] if crew[0] != seat]
        if would_win(met.fight._replace(crews=(crews[0], crews[1]))) != winner:
            lost = met.losses[other]
            yield Sided(
                seat=seat,
                other=other,
                ships=ships,
                lost=lost,
                round=met.round,
                event=sent[seat].number,
                score=min(45 + 4 * lost, 90),
            )


def _turned_on(game: Chronicle, place: int, met: PastEncounter) -> Iterator[Feat]:
    assert met.outcome is not None
    seat, other = met.mains
    lost = met.losses[other]
    if other < 0 or met.outcome["side"] != 0 or not lost:
        return
    for earlier in later(game.encounters, place, YESTERDAY):
        if earlier.nested:
            continue
        dealt = bool(earlier.all("deal_made")) and {seat, other} == set(earlier.mains)
        side = stood_by(earlier, other)
        helped = side >= 0 and other not in earlier.mains and earlier.mains[side] == seat
        if dealt or helped:
            yield TurnedOn(
                seat=seat,
                other=other,
                before=earlier.round,
                dealt=dealt,
                lost=lost,
                round=met.round,
                event=met.outcome.number,
                score=min(25 + 5 * lost, 60),
            )
            return
