"""Which card a seat may play, and how likely a side wins while not everything is open."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from ...engine.editions import EDITIONS, edition_for
from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.encounter import INTIMIDATE
from ...engine.model.roles import OFFENSE
from ...engine.rules.reckoning import Fight, outcome
from .reading import Reading
from .ships import CHANCE_PER_SHIP

Odds: TypeAlias = list[tuple[Face, float]]
"""Cards, each with its probability."""

ATTACK, NEGOTIATE, MORPH = CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH
ENCOUNTER_SHARE = 0.7  # about this share of the cosmic cards in a hand are encounter cards


@lru_cache(maxsize=8)
def _deck(edition: str) -> Counter[str]:
    """The encounter cards of a full deck."""
    return Counter({face: count for face, count in EDITIONS[edition].deck if FACES[face].encounter})


@lru_cache(maxsize=32)
def reward_deck(edition: str, variants: tuple[str, ...], players: int) -> Counter[str]:
    """The cards of a full reward deck; none where it is not in play."""
    return Counter(dict(edition_for(edition, variants, players).reward_deck))


def unseen_rewards(reading: Reading) -> Counter[str]:
    """The reward cards that may be in hidden hands or in their deck, with their numbers. A morph of mine, or one that I
    know of, counts as one of them."""
    view = reading.view
    left = reward_deck(view.edition, view.variants, reading.n).copy()
    open_faces = (face for _, face in (*view.hand, *view.reward_discard))
    left.subtract(face for face in open_faces if face in left)
    left.subtract(face for seat in reading.seats for face in seat.known if face in left)
    return +left


def opposing(reading: Reading, seat: int) -> Odds:
    """What this seat may have played: its card if it is open, else by its known hand or by what is left of the deck."""
    side = reading.side_of(seat)
    shown = reading.slot(side) if side >= 0 else None
    if shown is not None:
        return [(shown, 1.0)]
    if reading.view.has_rewards:
        return _opposing_with_rewards(reading, seat)
    return _likely_cards(reading, seat)


def _opposing_with_rewards(reading: Reading, seat: int) -> Odds:
    """The same by backs: an intimidate that was laid will be played; else a card of the hand, as likely a reward card
    as there are such among its unknown cards."""
    rewards = unseen_rewards(reading)
    if any(laid.seat == seat and laid.kind == INTIMIDATE for laid in reading.e.laid):
        return _shares(Counter({face: n for face, n in rewards.items() if FACES[face].type is CardType.INTIMIDATE}))
    player, fits = reading.seats[seat], {face: n for face, n in rewards.items() if FACES[face].encounter}
    part = player.rewards / max(1, player.hand) * sum(fits.values()) / max(1, rewards.total()) / ENCOUNTER_SHARE
    odds = [(face, weight * (1.0 - min(1.0, part))) for face, weight in _likely_cards(reading, seat)]
    return odds + [(face, weight * min(1.0, part)) for face, weight in _shares(Counter(fits))]


def _shares(counted: Counter[str]) -> Odds:
    total = counted.total()
    return [(FACES[face], count / total) for face, count in counted.items()]


def _likely_cards(reading: Reading, seat: int) -> Odds:
    known = [face for face in reading.seats[seat].known if FACES[face].encounter]
    if known and len(reading.seats[seat].known) >= reading.seats[seat].hand:
        counted = Counter(known)
    else:
        counted = _deck(reading.view.edition).copy()
        counted.subtract(face for _, face in reading.view.discard if face in counted)
        counted.subtract(face for _, face in reading.view.hand if face in counted)
        counted = +counted or _deck(reading.view.edition)
    return _shares(counted)


def chance(reading: Reading, card: Face, odds: Odds, side: int, lead: int) -> float:
    """The probability that this card wins the encounter, with this lead in ships."""
    if reading.modifiers or reading.e.automatic:
        fight = reading.fight((card, card))
        share = 0.0
        for face, weight in odds:
            cards = (card, face) if side == OFFENSE else (face, card)
            share += weight if _winner(fight._replace(cards=cards)) == side else 0.0
        return share
    if card.type is NEGOTIATE:
        return 0.0
    needed = 1 if side == OFFENSE else 0  # a tie goes to the defense
    share = 0.0
    for face, weight in odds:
        mine, other = reading.met(card, face)
        if other.type is NEGOTIATE or other.type is CardType.RETREAT:
            share += weight if mine.type is ATTACK else 0.0
        elif mine.type is ATTACK is other.type:
            share += weight if mine.value - other.value + lead >= needed else 0.0
        elif mine.type is CardType.RETREAT:
            continue
        elif mine.type is ATTACK or other.type is ATTACK:  # a morph copies the attack that it meets
            share += weight if lead >= needed else 0.0
    return share


def lead_in_ships(reading: Reading, side: int) -> int:
    """By how many ships this side leads."""
    return reading.ships(side) - reading.ships(1 - side)


def _winner(fight: Fight) -> int:
    """The side that wins by everything that is in force; -1: nobody."""
    result = outcome(fight)
    return result.winner if result.kind == "won" else -1


def likely(reading: Reading, side: int) -> float:
    """The probability that this side wins, by what I see: both cards, one of them, or only ships."""
    mine, other = reading.slot(side), reading.slot(1 - side)
    if mine is not None and other is not None:
        cards = (mine, other) if side == OFFENSE else (other, mine)
        return float(_winner(reading.fight(cards)) == side)
    lead, mains = lead_in_ships(reading, side), (reading.offense, reading.defense)
    if mine is not None:
        return chance(reading, mine, opposing(reading, mains[1 - side]), side, lead)
    if other is not None:
        return 1.0 - chance(reading, other, opposing(reading, mains[side]), 1 - side, -lead)
    return min(0.95, max(0.05, 0.5 + CHANCE_PER_SHIP * lead))
