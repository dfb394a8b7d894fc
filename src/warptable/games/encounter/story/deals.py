"""Deals: the biggest one that was kept, and the failed talks that cost the most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import DEAL, Feat

from .chronicle import Chronicle, PastEncounter


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Feat, group=DEAL):
    """`seat` and `other` made a deal: how many colonies and cards each got. `won`: it brought the victory to one of
    them, or to both."""

    colonies: tuple[int, int]
    cards: tuple[int, int]
    planets: tuple[int, ...]
    won: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoDeal(Feat, group=DEAL):
    """`seat` and `other` laid negotiates and found no deal; it cost them this many ships."""

    lost: tuple[int, int]


def deals(game: Chronicle) -> Iterator[Feat]:
    for met in game.encounters:
        if met.nested or met.defense < 0:
            continue
        if made := met.all("deal_made"):
            yield _dealt(game, met, made[-1].number)
        elif failed := met.all("deal_failed"):
            lost = met.losses[met.offense], met.losses[met.defense]
            yield NoDeal(
                seat=met.offense,
                other=met.defense,
                lost=lost,
                round=met.round,
                event=failed[-1].number,
                score=7 * sum(lost),
            )


def _dealt(game: Chronicle, met: PastEncounter, event: int) -> Dealt:
    colonies: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    planets = []
    for one in met.events:
        if "DEAL" not in one.source or one.number > event:
            continue
        if one.kind == "colony_granted":
            colonies[one["receiver"]] += 1
            planets.append(one["planet"])
        elif one.kind == "gave":
            cards[one["receiver"]] += one["number"]
        elif one.kind == "took":
            cards[one["seat"]] += one["number"]
    is_last = met is game.encounters[-1]
    won = tuple(seat for seat in met.mains if is_last and seat in game.winners and colonies[seat])
    total = sum(colonies.values())
    return Dealt(
        seat=met.offense,
        other=met.defense,
        colonies=(colonies[met.offense], colonies[met.defense]),
        cards=(cards[met.offense], cards[met.defense]),
        planets=tuple(planets),
        won=won,
        round=met.round,
        event=event,
        score=min(12 * total + 2 * sum(cards.values()) + (45 if won else 0), 95),
    )
