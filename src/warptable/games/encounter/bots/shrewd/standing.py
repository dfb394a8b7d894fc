"""A seat's chance to win the game, estimated from what all seats have.

The strength of a seat is a weighted sum of its foreign colonies, home colonies, ships outside the warp, and cards. The
chance of a seat is exp(strength), divided by the sum of that over all seats. The weights were fitted to the winners of
500 games between steady bots and then adjusted by hand: a bit more for colonies, less for scarce ships, because better
players make more of a lead. That of other ways to win was rounded up from a fit to 1,000 games with everything in play
(1.3, give or take 0.8); for a claim the same fit gives 0.3, give or take 1, and the weight here is set by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from warptable.kernel import Session

from ...engine.editions import edition_for
from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.laboratory import Tech
from ...engine.model.nearness import By, Near
from ...engine.model.piles import REWARD, back_of
from ...engine.model.places import BESIDE, GATE, LAB
from ...engine.model.state import State
from ...engine.model.views import TechView
from ...engine.view import near_of
from ..common.hand import usual_value
from ..common.reading import Reading
from ..common.techs import needed

COLONY_STRENGTH = 0.45
HOME_STRENGTH = 0.12  # from a fit to 400 games between shrewd bots that imagined nothing
LAST_COLONY_STRENGTH = 0.55  # extra, for a seat that lacks only one colony
SHIP_STRENGTH = 0.06
FEW_SHIPS, SCARCE_SHIP_STRENGTH = 8, 0.14  # up to this many ships, each counts for that much more
UNKNOWN_CARD_STRENGTH = 0.03
UNKNOWN_REWARD_STRENGTH = 0.05  # of a card with the reward back
TECH_STRENGTH = 0.03  # of a completed tech, for each ship that it needs; of a facedown one, for each ship on it
NEAR_STRENGTH = 1.6  # for a seat that is about to win by its power; less by the square of how far it has come
CLAIM_STRENGTH = (
    2.0  # for a seat that wins by a colony if it keeps it: more than the fit says, for somebody must attack it
)
SHARED_VICTORY = 0.75  # the worth of a shared victory, where a sole one is 1
NOTHING: Mapping[int, float] = {}
NO_OTHER_WAY: Mapping[int, Near] = {}

CARD_STRENGTH = {
    CardType.NEGOTIATE: -0.03,
    CardType.MORPH: 0.06,
    CardType.REINFORCEMENT: 0.12,
    CardType.FLARE: 0.03,
    CardType.ARTIFACT: 0.07,
    CardType.RETREAT: 0.02,
    CardType.INTIMIDATE: 0.12,
    CardType.RIFT: 0.05,
    CardType.KICKER: 0.08,
}
"""What a card in hand adds to the strength. A useless card is worse than none: it delays the next new hand."""


def strength_of(face: Face) -> float:
    """What this card in hand adds to a seat's strength."""
    if face.type is CardType.INTIMIDATE and face.value < 0:
        return 0.0
    if face.type is not CardType.ATTACK:
        return CARD_STRENGTH[face.type]
    value = usual_value(face)
    if value >= 20:
        return 0.18
    return 0.07 if value >= 12 else 0.03 if value >= 8 else -0.03


def strength_of_tech(tech: TechView | Tech) -> float:
    """What a tech adds to a seat's strength, by the ships that it needs or that are on it."""
    return TECH_STRENGTH * (needed(tech.id) if tech.open else tech.ships)


class Standing:
    """What all seats have, as far as one seat knows it."""

    __slots__ = ("cards", "colonies", "homes", "me", "near", "need", "ships")

    def __init__(
        self,
        me: int,
        need: int,
        colonies: list[int],
        homes: list[int],
        ships: list[int],
        cards: list[float],
        near: Mapping[int, Near] = NO_OTHER_WAY,
    ) -> None:
        self.me = me
        self.need = need
        self.colonies = colonies  # foreign ones
        self.homes = homes
        self.ships = ships  # outside the warp
        self.cards = cards  # what their cards add to their strength
        self.near = near  # of the seats with another way to win

    def of(self, seat: int) -> Standing:
        """The same from another seat."""
        return Standing(seat, self.need, self.colonies, self.homes, self.ships, self.cards, self.near)

    @classmethod
    def seen(cls, r: Reading) -> Standing:
        """From a view."""
        view = r.view
        rows = [*view.planets, view.gate, view.beside]
        ships = [sum(column) for column in zip(*rows, strict=True)]
        cards = [_strength_of_hand(seat.hand, seat.known) for seat in r.seats]
        cards[r.me] = sum(strength_of(face) for face in r.hand().values())
        if view.tech_deck or any(seat.techs for seat in r.seats):
            for number, seat in enumerate(r.seats):
                ships[number] += sum(tech.ships for tech in seat.techs)
                cards[number] += sum(strength_of_tech(tech) for tech in seat.techs)
        if view.has_rewards:
            for number, seat in enumerate(r.seats):
                if number != r.me:
                    cards[number] += (UNKNOWN_REWARD_STRENGTH - UNKNOWN_CARD_STRENGTH) * seat.rewards
        homes = [seat.home for seat in r.seats]
        return cls(r.me, r.need, [seat.foreign for seat in r.seats], homes, ships, cards, r.near)

    @classmethod
    def imagined(cls, s: State, me: int) -> Standing:
        """From the state of an imagined game. The other hands count by size only: their cards are invented."""
        rows = [*s.ships[: len(s.home_of)], s.ships[GATE], s.ships[BESIDE]]
        ships = [sum(column) for column in zip(*rows, strict=True)]
        cards = [UNKNOWN_CARD_STRENGTH * len(player.hand) for player in s.seats]
        if REWARD in s.piles:
            for seat, player in enumerate(s.seats):
                rewards = sum(back_of(s.piles, card) == REWARD for card in player.hand)
                cards[seat] += (UNKNOWN_REWARD_STRENGTH - UNKNOWN_CARD_STRENGTH) * rewards
        cards[me] = sum(strength_of(FACES[s.faces[card]]) for card in s.seats[me].hand)
        if s.laboratory is not None:
            ships = [number + more for number, more in zip(ships, s.ships[LAB], strict=True)]
            for tech in s.laboratory.techs:
                cards[tech.owner] += strength_of_tech(tech)
        ways = [near_of(s, number, player) for number, player in enumerate(s.seats)]
        near = {number: way for number, way in enumerate(ways) if way.of}
        need = edition_for(s.edition, s.variants, len(s.seats)).colonies_to_win
        homes = [player.home for player in s.seats]
        return cls(me, need, [player.foreign for player in s.seats], homes, ships, cards, near)

    def worth(
        self,
        colonies: Mapping[int, float] = NOTHING,
        ships: Mapping[int, float] = NOTHING,
        cards: Mapping[int, float] = NOTHING,
        homes: Mapping[int, float] = NOTHING,
        steps: Mapping[int, float] = NOTHING,
    ) -> float:
        """My chance to win if these seats gain (or lose) these numbers, and come so many steps further on other ways
        to win."""
        me, need, near = self.me, self.need, self.near
        held = [own + colonies.get(seat, 0) for seat, own in enumerate(self.colonies)]
        winners = [seat for seat, number in enumerate(held) if number >= need]
        winners += [seat for seat, more in steps.items() if more and near[seat].done + more >= near[seat].of]
        if winners:
            return 0.0 if me not in winners else 1.0 if len(winners) == 1 else SHARED_VICTORY
        mine = total = 0.0
        for seat, number in enumerate(held):
            fleet = self.ships[seat] + ships.get(seat, 0)
            strength = COLONY_STRENGTH * number + SHIP_STRENGTH * fleet + SCARCE_SHIP_STRENGTH * min(FEW_SHIPS, fleet)
            strength += (
                self.cards[seat] + cards.get(seat, 0.0) + HOME_STRENGTH * (self.homes[seat] + homes.get(seat, 0))
            )
            if number > need - 2:
                strength += LAST_COLONY_STRENGTH * min(1.0, number - need + 2)
            if seat in near:
                strength += _strength_of_nearness(near[seat], number, steps.get(seat, 0))
            weight = exp(strength)
            total += weight
            if seat == me:
                mine = weight
        return mine / total


def _strength_of_nearness(way: Near, colonies: float, steps: float) -> float:
    """What another way to win adds to the strength of a seat with this many foreign colonies, after this many steps
    more."""
    if way.by is By.COLONY:
        return CLAIM_STRENGTH * min(1.0, colonies / way.of) ** 2
    return NEAR_STRENGTH * min(1.0, (way.done + steps) / way.of) ** 2


def _strength_of_hand(number: int, known: list[str]) -> float:
    return sum(strength_of(FACES[face]) for face in known) + UNKNOWN_CARD_STRENGTH * max(0, number - len(known))


def encounters(state: State) -> int:
    """An imagined game is played on until this number changes: to the end of the encounter."""
    return state.encounters


def worth(world: Session[State], seat: int) -> float:
    """A seat's chance to win an imagined game from here."""
    if world.over:
        return 0.0 if seat not in world.winners else 1.0 if len(world.winners) == 1 else SHARED_VICTORY
    return Standing.imagined(world.state, seat).worth()
