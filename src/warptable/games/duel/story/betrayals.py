"""Betrayals: a promise that was broken, an envoy that was lured away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import BETRAYAL, Feat

from .chronicle import Chronicle, PastDuel


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokenPromise(Feat, group=BETRAYAL):
    """`seat` promised one kind of tactic and revealed another; `other` lost this many ships in that duel."""

    word: str
    tactic: int
    half: int
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LuredAway(Feat, group=BETRAYAL):
    """`envoy` was an ally of `other` and became one of `seat`."""

    envoy: str
    icon: str
    since: int  # the round since which it had been an ally of `other`


def betrayals(game: Chronicle) -> Iterator[Feat]:
    for fight in game.fights:
        yield from _promises(fight)
    yield from _envoys(game)


def _promises(fight: PastDuel) -> Iterator[Feat]:
    for promise in fight.all("said"):
        if promise["what"] != "promise":
            continue
        seat = promise["seat"]
        shown = [
            event for event in fight.all("tactic_revealed") if event["seat"] == seat and event.number > promise.number
        ]
        again = [event.number for event in fight.all("restarted") if event.number > promise.number]
        shown = [event for event in shown if not again or event.number < again[0]]
        if not shown or any(event["what"] == promise["word"] for event in shown):
            continue
        other = 1 - seat
        lost = sum(event["ships"] for event in fight.all("destroyed") if event["seat"] == other)
        yield BrokenPromise(
            seat=seat,
            other=other,
            word=promise["word"],
            tactic=shown[0]["tactic"],
            half=shown[0]["half"],
            lost=lost,
            round=fight.round,
            event=shown[0].number,
            score=min(35 + 6 * lost, 80),
        )


def _envoys(game: Chronicle) -> Iterator[Feat]:
    allies: dict[str, tuple[int, int]] = {}  # icon -> whose ally it is, since which round
    lost: dict[str, tuple[int, int, int]] = {}  # icon -> whose it was until just now, since when, and the event
    names: dict[str, str] = {}
    for event in game.events:
        match event.kind:
            case "envoy_replaced":
                for known in (allies, lost, names):
                    known.pop(event["icon"], None)
            case "envoy_read" | "envoy_revealed":
                names[event["icon"]] = event["envoy"]
            case "envoy_neutral":
                if event["icon"] in allies:
                    lost[event["icon"]] = (*allies.pop(event["icon"]), event.round)
            case "friendship":
                icon, ally = event["icon"], event["ally"]
                was = allies.get(icon)
                if was is None and icon in lost and lost[icon][2] == event.round:
                    was = lost[icon][:2]
                if was is not None and ally == 1 - was[0]:
                    yield LuredAway(
                        seat=ally,
                        other=was[0],
                        envoy=names.get(icon, ""),
                        icon=icon,
                        since=was[1],
                        round=event.round,
                        event=event.number,
                        score=38 + min(3 * (event.round - was[1]), 20),
                    )
                if ally >= 0:
                    if was is None or was[0] != ally:
                        allies[icon] = ally, event.round
                else:
                    if icon in allies:
                        lost[icon] = (*allies.pop(icon), event.round)
