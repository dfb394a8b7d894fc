"""The most useful power: how often it was used, how many results it turned, and what it brought by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import POWER, Feat

from ..engine.rules.reckoning import outcome
from .betrayals import is_true
from .chronicle import Chronicle, PastEncounter

CARDS = {"drew": "seat", "took": "seat", "took_discard": "seat", "card_kept": "seat", "searched_deck": "seat"}
"""Events that bring cards to a seat, and which field names it."""
FREED = frozenset({"ships_freed", "regrouped"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Useful(Feat, group=POWER, spread=True):
    """`seat` used the power of `alien` in `uses` encounters. `turned`: how many were won that would have been lost
    without it; `cards`: how many it brought; `sunk`: how many ships of others it sent to the warp; `freed`: own ships
    that it saved from there; `colonies`: places where ships landed by it."""

    alien: str
    uses: int
    turned: int
    cards: int
    sunk: int
    freed: int
    colonies: int


class _Tally:
    """What one power did for one seat."""

    def __init__(self) -> None:
        self.did: Counter[str] = Counter()
        self.first: PastEncounter | None = None
        self.event = -1
        self.best = -1


def powers(game: Chronicle) -> Iterator[Feat]:
    tallies: dict[tuple[int, str], _Tally] = {}
    for met in game.encounters:
        for (seat, alien), event in _used(met).items():
            tally = tallies.setdefault((seat, alien), _Tally())
            did = _brought(met, seat, alien)
            did["turned"] = _turned(met, seat, alien)
            tally.did += did
            tally.did["uses"] += 1
            if (worth := _worth(did)) > tally.best:
                tally.first, tally.event, tally.best = met, event, worth
    for (seat, alien), tally in tallies.items():
        did = tally.did
        assert tally.first is not None
        yield Useful(
            seat=seat,
            alien=alien,
            uses=did["uses"],
            turned=did["turned"],
            cards=did["cards"],
            sunk=did["sunk"],
            freed=did["freed"],
            colonies=did["colonies"],
            round=tally.first.round,
            event=tally.event,
            score=min(_worth(did), 95),
        )


def _worth(did: Counter[str]) -> int:
    return 18 * did["turned"] + 15 * did["colonies"] + 4 * did["cards"] + 4 * did["sunk"] + 3 * did["freed"]


def _used(met: PastEncounter) -> dict[tuple[int, str], int]:
    """The powers that were used in an encounter and not stopped, each with the event."""
    stopped = {(event["of"], event["ability"]) for event in met.all("cancelled")}
    found: dict[tuple[int, str], int] = {}
    for event in met.all("power_used"):
        if (event["seat"], event["ability"]) not in stopped:
            found.setdefault((event["seat"], event["ability"].partition(".")[0]), event.number)
    return found


def _turned(met: PastEncounter, seat: int, alien: str) -> int:
    """1: this seat won as a main player, and would not have without what its power changed in the totals."""
    if met.outcome is None or seat not in met.mains or not is_true(met):
        return 0
    assert met.fight is not None
    side = met.mains.index(seat)
    rest = tuple(one for one in met.fight.modifiers if one.source.partition(".")[0] != alien)
    if met.outcome["side"] != side or len(rest) == len(met.fight.modifiers):
        return 0
    return int(outcome(met.fight._replace(modifiers=rest)).winner != side)


def _brought(met: PastEncounter, seat: int, alien: str) -> Counter[str]:
    """What this seat gained and what others lost through events of the power itself."""
    did: Counter[str] = Counter()
    for event in met.events:
        if event.source.partition(".")[0] != alien:
            continue
        if event.kind in CARDS and event[CARDS[event.kind]] == seat:
            did["cards"] += event.data.get("number", 1)
        elif event.kind == "to_warp" and event["seat"] != seat:
            did["sunk"] += event["ships"]
        elif event.kind in FREED and event["seat"] == seat:
            did["freed"] += event.data.get("ships", 1)
        elif event.kind == "landed" and event["seat"] == seat:
            did["colonies"] += 1
    return did
