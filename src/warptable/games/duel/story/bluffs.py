"""Bluffs: a low plan that wins, a high one spent on a low one, a duel lost on purpose, few ships that shoot down many,
a tactic up the sleeve that nobody calls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import BLUFF, Feat, Lured

from ..engine import facts
from .chronicle import Chronicle, PastDuel

BEATEN, WASTED, LOW, BETTER, FEWER = 8, 18, 10, 5, 2
"""A plan that beats one higher by this much, or is spent on one lower by this much, which is at most `LOW` while one
better by this much is held; ships that beat this many more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WonLow(Feat, group=BLUFF):
    """`seat` won with a plan of `low` against one of `high`, by `mine` to `theirs` clout."""

    low: int
    high: int
    mine: int
    theirs: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OnPurpose(Feat, group=BLUFF):
    """`seat` was ahead, played `card` and so lost, by `mine` to `theirs`; then it got the prize."""

    card: str
    mine: int
    theirs: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outgunned(Feat, group=BLUFF):
    """`seat` sent `few` ships against `many`, and only its own were left."""

    few: int
    many: int
    planet: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Unchallenged(Feat, group=BLUFF):
    """`seat` had a second tactic up the sleeve, and `other` did not call it; then `seat` won."""

    tactic: int
    half: int


def bluffs(game: Chronicle) -> Iterator[Feat]:
    for fight in game.fights:
        if fight.won is None:
            continue
        if fight.trails is not None and not fight.replaced:
            is_last = fight.round == game.events[-1].round
            yield from (feat for feat in _plans(fight) if feat.name != Lured.name or not is_last)
        yield from _on_purpose(fight)
        yield from _outgunned(fight)
        yield from _unchallenged(fight)


def value_of(fight: PastDuel, seat: int) -> int | None:
    """The plan of a seat, if it was a single one."""
    faces = fight.plans.get(seat, ())
    return facts.plans()[faces[0]].value if len(faces) == 1 and faces[0] in facts.plans() else None


def _plans(fight: PastDuel) -> Iterator[Feat]:
    assert fight.won is not None
    seat, other = fight.won["seat"], fight.won["loser"]
    mine, theirs = value_of(fight, seat), value_of(fight, other)
    if mine is None or theirs is None:
        return
    clouts, where = fight.clouts, {"round": fight.round, "event": fight.won.number}
    if theirs - mine >= BEATEN and clouts[seat] > clouts[other]:
        score = min(20 + 2 * (theirs - mine), 90)
        yield WonLow(
            seat=seat,
            other=other,
            low=mine,
            high=theirs,
            mine=clouts[seat],
            theirs=clouts[other],
            score=score,
            **where,
        )
    kept = [facts.plans()[face].value for face in fight.hands.get(other, ()) if face in facts.plans()]
    if mine - theirs >= WASTED and theirs <= LOW and max(kept, default=-99) >= theirs + BETTER:
        score = min(2 * (mine - theirs), 80)
        yield Lured(seat=other, other=seat, low=theirs, high=mine, held=max(kept), score=score, **where)


def _on_purpose(fight: PastDuel) -> Iterator[Feat]:
    assert fight.won is not None
    if fight.won["how"] != "clout":
        return
    winner, seat = fight.won["seat"], fight.won["loser"]
    clouts = fight.clouts
    if not any(event["seat"] == seat for event in fight.all("prize")):
        return
    for event in fight.all("reinforced"):
        if event["seat"] != seat:
            continue
        change = event["value"] if event["on"] == seat else -event["value"]
        before = clouts[seat] - clouts[winner] - change
        if before > 0 and change < 0:
            yield OnPurpose(
                seat=seat,
                other=winner,
                card=event["face"],
                mine=clouts[seat],
                theirs=clouts[winner],
                round=fight.round,
                event=event.number,
                score=45 + min(abs(change), 20),
            )
            return


def _outgunned(fight: PastDuel) -> Iterator[Feat]:
    assert fight.won is not None
    seat, other = fight.won["seat"], fight.won["loser"]
    few, many = fight.ships[seat], fight.ships[other]
    if fight.won["how"] == "ships" and few and many - few >= FEWER:
        yield Outgunned(
            seat=seat,
            other=other,
            few=few,
            many=many,
            planet=fight.planet,
            round=fight.round,
            event=fight.won.number,
            score=25 + 8 * (many - few),
        )


def _unchallenged(fight: PastDuel) -> Iterator[Feat]:
    assert fight.won is not None
    for event in fight.all("tactic_revealed"):
        doubted = [said for said in fight.all("said") if said["what"] == "accuse" and said["word"] == "accuse"]
        asked = [said for said in fight.all("said") if said["what"] == "accuse" and said["seat"] != event["seat"]]
        if event["second"] and asked and not doubted and fight.won["seat"] == event["seat"]:
            yield Unchallenged(
                seat=event["seat"],
                other=1 - event["seat"],
                tactic=event["tactic"],
                half=event["half"],
                round=fight.round,
                event=event.number,
                score=48,
            )
