"""Bluffs: a low card that costs the other side a high one, a low card that wins, a negotiate that is well paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import BLUFF, Feat, Lured

from ..engine.model.cards import FACES, CardType
from ..engine.model.roles import DEFENSE, OFFENSE
from .chronicle import Card, Chronicle, PastEncounter

WASTED = 15
"""A high card is wasted on one that is lower by this much."""
LOW, BETTER = 10, 5
"""Whoever lays no more than this, and holds a card better by this much, does not mean to win by the card."""
BEATEN = 7
"""A low card has done something if it beats one that is higher by this much."""
PAID, PAID_FOR = 3, 15
"""A negotiate is well paid with this many cards, against an attack of at least this value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WonLow(Feat, group=BLUFF):
    """`seat` won with an attack of `low` against one of `high`, by `mine` to `theirs`."""

    low: int
    high: int
    mine: int
    theirs: int
    allies: int  # how many stood by the winner


@dataclass(frozen=True, slots=True, kw_only=True)
class Ransom(Feat, group=BLUFF):
    """`seat` laid a negotiate against an attack of `high`, and took `cards` from `other` for it."""

    high: int
    cards: tuple[str, ...]


def bluffs(game: Chronicle) -> Iterator[Feat]:
    for met in game.encounters:
        outcome = met.outcome
        if outcome is None or outcome["result"] != "won" or outcome["upset"] or met.faces is None:
            continue
        if not _as_laid(met):
            continue
        winner = outcome["side"]
        won_the_game = met is game.encounters[-1]
        values = [FACES[face].value for face in met.faces]
        if met.totals is not None and met.is_plain:
            yield from (feat for feat in _attacks(met, winner, values) if feat.name != Lured.name or not won_the_game)
        elif outcome["how"] == "faces" and _is_attack(met.faces[winner]):
            yield from _negotiate(met, winner, values[winner])


def _is_attack(face: str) -> bool:
    return FACES[face].type is CardType.ATTACK


def _as_laid(met: PastEncounter) -> bool:
    """Were the cards that were turned up those that the main players had laid themselves?"""
    assert met.faces is not None
    return all(
        side in met.cards and (met.cards[side].seat, met.cards[side].face) == (met.mains[side], met.faces[side])
        for side in (OFFENSE, DEFENSE)
    )


def _attacks(met: PastEncounter, winner: int, values: list[int]) -> Iterator[Feat]:
    assert met.faces is not None
    assert met.totals is not None
    assert met.outcome is not None
    if not all(map(_is_attack, met.faces)):
        return
    loser = 1 - winner
    difference = values[winner] - values[loser]
    where = {"round": met.round, "event": met.outcome.number}
    if difference <= -BEATEN:
        yield WonLow(
            seat=met.mains[winner],
            other=met.mains[loser],
            low=values[winner],
            high=values[loser],
            mine=met.totals[winner],
            theirs=met.totals[loser],
            allies=len(met.allies(winner)),
            score=min(10 - 3 * difference, 100),
            **where,
        )
    held = _best(met.cards[loser])
    if difference >= WASTED and values[loser] <= LOW and held >= values[loser] + BETTER and _is_gone(met, winner):
        yield Lured(
            seat=met.mains[loser],
            other=met.mains[winner],
            low=values[loser],
            high=values[winner],
            held=held,
            score=min(2 * difference, 100),
            **where,
        )


def _best(card: Card) -> int:
    """The highest attack that whoever laid this card kept in hand."""
    return max((FACES[face].value for face in card.hand if _is_attack(face)), default=-1)


def _is_gone(met: PastEncounter, side: int) -> bool:
    """Did this side's card go to the discards?"""
    assert met.faces is not None
    return any(met.faces[side] in event["faces"] for event in met.all("encounter_cards_discarded"))


def _negotiate(met: PastEncounter, winner: int, high: int) -> Iterator[Feat]:
    assert met.outcome is not None
    seat, other = met.mains[1 - winner], met.mains[winner]
    taken = [
        event
        for event in met.all("took")
        if (event["seat"], event["victim"]) == (seat, other) and event.source.partition("-")[2].startswith("COMP")
    ]
    cards = tuple(face for event in taken for face in event.data.get("faces", ()))
    if len(cards) >= PAID and high >= PAID_FOR:
        score = min(high + 4 * len(cards), 100)
        yield Ransom(
            seat=seat, other=other, high=high, cards=cards, round=met.round, event=taken[0].number, score=score
        )
