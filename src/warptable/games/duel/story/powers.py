"""The most useful alien: how often it was used, how many results it turned, and what it brought by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import POWER, Feat, LoggedEvent

from ..engine import facts
from .chronicle import Chronicle

CARDS = frozenset({"drawn", "gained", "taken", "took_back"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Useful(Feat, group=POWER, spread=True):
    """`seat` used `alien` this many times. `turned`: how many duels and contests were won that would have been lost
    without what it added; `cards`, `ships`: how many it brought; `sunk`: how many ships of the opponent it
    destroyed."""

    alien: str
    uses: int
    turned: int
    cards: int
    ships: int
    sunk: int


def powers(game: Chronicle) -> Iterator[Feat]:
    for seat in (0, 1):
        used = [
            event
            for event in game.events
            if event.kind == "used" and event["seat"] == seat and _alien(event["ability"]) in facts.aliens()
        ]
        if not used:
            continue
        alien = _alien(used[0]["ability"])
        did: Counter[str] = Counter()
        best = used[0]
        per_round: Counter[int] = Counter()
        for event in game.events:
            what, number = _brought(event, seat, alien)
            did[what] += number
            per_round[event.round] += number
        for fight in game.fights:
            if turned := _turned(game, fight.round, seat, alien):
                did["turned"] += turned
                per_round[fight.round] += 5 * turned
        best = max(used, key=lambda event: (per_round[event.round], -event.number))
        score = 18 * did["turned"] + 3 * did["cards"] + 3 * did["ships"] + 5 * did["sunk"]
        yield Useful(
            seat=seat,
            other=1 - seat,
            alien=alien,
            uses=len(used),
            turned=did["turned"],
            cards=did["cards"],
            ships=did["ships"],
            sunk=did["sunk"],
            round=best.round,
            event=best.number,
            score=min(score, 90),
        )


def _alien(ability: str) -> str:
    return ability.partition(".")[0]


def _brought(event: LoggedEvent, seat: int, alien: str) -> tuple[str, int]:
    """What an event of this alien brought to its seat."""
    if _alien(event.source) == alien:
        if event.kind in CARDS and event["seat"] == seat:
            return "cards", len(event.data.get("faces", ()))
        if event.kind == "recovered" and event["seat"] == seat:
            return "ships", event["ships"]
        if event.kind == "destroyed" and event["seat"] != seat:
            return "sunk", event["ships"]
    return "", 0


def _turned(game: Chronicle, round: int, seat: int, alien: str) -> int:
    """How many duels and contests of this round the seat won, though it would have been behind without its alien."""
    turned = 0
    for fight in game.fights:
        if fight.round != round or fight.trails is None or fight.won is None or fight.won["seat"] != seat:
            continue
        rest = [sum(amount for source, amount in trail if _alien(source) != alien) for trail in fight.trails]
        is_sum = [sum(amount for _, amount in trail) for trail in fight.trails] == list(fight.clouts)
        turned += int(is_sum and rest[seat] < rest[1 - seat])
    return turned
