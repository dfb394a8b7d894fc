"""How likely a seat is to win the game, from how everybody stands.

A seat's strength is a sum of what it has: foreign colonies, ships outside the warp, cards. Chances are shared out by
strength. The weights began as a fit to the winners of 500 games between steady bots and were then set by hand: a bit
more for colonies, less for scarce ships, because better players make more of a lead.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from ....encounter.editions import edition_for
from ....encounter.model.cards import FACES, CardType, Face
from ....encounter.model.places import BESIDE, GATE
from ....encounter.model.state import State
from ....kernel import Session
from ..common.reading import Reading

COLONY = 0.45
HOME = 0.12  # from a fit to 400 games between shrewd bots that imagined nothing
NEAR = 0.55  # that much more for who lacks only one
SHIP = 0.06
FEW, SCARCE = 8, 0.14  # below so many ships each counts for that much more
CARD = 0.03  # an unknown one
SHARED = 0.75  # what a shared victory is worth, of a victory alone
NOTHING: Mapping[int, float] = {}

USE = {
    CardType.NEGOTIATE: -0.03,
    CardType.MORPH: 0.06,
    CardType.REINFORCEMENT: 0.12,
    CardType.FLARE: 0.03,
    CardType.ARTIFACT: 0.07,
}
"""What a card in hand adds to a strength. A useless one is worth less than none: it keeps one from a new hand."""


def use_of(face: Face) -> float:
    """What this card in hand adds to a seat's strength."""
    if face.type is not CardType.ATTACK:
        return USE[face.type]
    if face.value >= 20:
        return 0.18
    return 0.07 if face.value >= 12 else 0.03 if face.value >= 8 else -0.03


class Standing:
    """What everybody has, as one seat knows it."""

    __slots__ = ("cards", "colonies", "homes", "me", "need", "ships")

    def __init__(
        self, me: int, need: int, colonies: list[int], homes: list[int], ships: list[int], cards: list[float]
    ) -> None:
        self.me = me
        self.need = need
        self.colonies = colonies  # foreign ones
        self.homes = homes
        self.ships = ships  # outside the warp
        self.cards = cards  # what their cards add to their strength

    @classmethod
    def seen(cls, r: Reading) -> Standing:
        """From a view."""
        view = r.view
        rows = [*view.planets, view.gate, view.beside]
        ships = [sum(column) for column in zip(*rows, strict=True)]
        cards = [_known_use(seat.hand, seat.known) for seat in r.seats]
        cards[r.me] = sum(use_of(face) for face in r.hand().values())
        homes = [seat.home for seat in r.seats]
        return cls(r.me, r.need, [seat.foreign for seat in r.seats], homes, ships, cards)

    @classmethod
    def imagined(cls, s: State, me: int) -> Standing:
        """From the state of an imagined game. The other hands count by their number only: they are dreamt up."""
        rows = [*s.ships[: len(s.home_of)], s.ships[GATE], s.ships[BESIDE]]
        ships = [sum(column) for column in zip(*rows, strict=True)]
        cards = [CARD * len(player.hand) for player in s.seats]
        cards[me] = sum(use_of(FACES[s.faces[card]]) for card in s.seats[me].hand)
        need = edition_for(s.edition, s.variants, len(s.seats)).colonies_to_win
        homes = [player.home for player in s.seats]
        return cls(me, need, [player.foreign for player in s.seats], homes, ships, cards)

    def worth(
        self,
        colonies: Mapping[int, float] = NOTHING,
        ships: Mapping[int, float] = NOTHING,
        cards: Mapping[int, float] = NOTHING,
        homes: Mapping[int, float] = NOTHING,
    ) -> float:
        """My chance to win if these seats gain (or lose) that much."""
        me, need = self.me, self.need
        held = [own + colonies.get(seat, 0) for seat, own in enumerate(self.colonies)]
        winners = [seat for seat, number in enumerate(held) if number >= need]
        if winners:
            return 0.0 if me not in winners else 1.0 if len(winners) == 1 else SHARED
        mine = total = 0.0
        for seat, number in enumerate(held):
            fleet = self.ships[seat] + ships.get(seat, 0)
            strength = COLONY * number + SHIP * fleet + SCARCE * min(FEW, fleet)
            strength += self.cards[seat] + cards.get(seat, 0.0) + HOME * (self.homes[seat] + homes.get(seat, 0))
            if number > need - 2:
                strength += NEAR * min(1.0, number - need + 2)
            weight = exp(strength)
            total += weight
            if seat == me:
                mine = weight
        return mine / total


def _known_use(number: int, known: list[str]) -> float:
    return sum(use_of(FACES[face]) for face in known) + CARD * max(0, number - len(known))


def encounters(state: State) -> int:
    """An imagined game is played on until this number changes: to the end of the encounter."""
    return state.encounters


def worth(world: Session[State], seat: int) -> float:
    """A seat's chance to win, as an imagined game stands."""
    if world.over:
        return 0.0 if seat not in world.winners else 1.0 if len(world.winners) == 1 else SHARED
    return Standing.imagined(world.state, seat).worth()
