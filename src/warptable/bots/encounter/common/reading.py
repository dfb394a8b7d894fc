"""Reading a view: who stands how, what is at stake, and what it is worth to the seat that looks.

The unit of worth is one foreign colony of one's own, far from the end of the game.
"""

from ....encounter.model.cards import FACES, Face
from ....encounter.model.roles import DEFENSE, OFFENSE
from ....encounter.model.views import EncounterView, View

SHIP = 0.05
CARD = 0.07
HOME_COLONY = 0.25
POWER = 0.5
RIVAL = 0.3  # what a rival's foreign colony costs
NEAR = 0.5  # that much more when the rival then lacks only one
VICTORY = 12.0
SHARED = 8.0


class Reading:
    """A view with the questions a player asks of it."""

    __slots__ = ("defense", "me", "n", "need", "offense", "seats", "target", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.me
        self.seats = view.seats
        self.n = len(self.seats)
        self.need = view.colonies_to_win
        e = view.encounter
        self.offense, self.defense, self.target = (-1, -1, -1) if e is None else (e.offense, e.defense, e.target)

    @property
    def e(self) -> EncounterView:
        """The encounter, where there is one."""
        return self.view.current

    # ---- standing ---------------------------------------------------------------------------------

    def foreign(self, seat: int) -> int:
        return self.seats[seat].foreign

    def home(self, seat: int) -> int:
        return self.seats[seat].home

    def missing(self, seat: int) -> int:
        """Foreign colonies this seat still needs."""
        return self.need - self.foreign(seat)

    def rivals(self) -> list[int]:
        return [seat for seat in range(self.n) if seat != self.me]

    def leader(self) -> int:
        """The rival nearest to victory; among equals the one with the most cards."""
        return max(self.rivals(), key=lambda seat: (self.foreign(seat), self.seats[seat].hand, -seat))

    def would_be_foreign(self, seat: int, planet: int) -> bool:
        """Would ships of this seat on this planet be a new foreign colony?"""
        return planet >= 0 and self.view.home_of[planet] != seat and not self.view.planets[planet][seat]

    def worth_of_colonies(self, gains: dict[int, int]) -> float:
        """What it is worth to me if these seats gain so many foreign colonies at once."""
        won = [seat for seat, number in gains.items() if number and self.missing(seat) <= number]
        if won:
            if self.me not in won:
                return -VICTORY
            return VICTORY if len(won) == 1 else SHARED
        worth = 0.0
        for seat, number in gains.items():
            if seat == self.me:
                worth += number
            else:
                near = NEAR if self.missing(seat) - number <= 1 else 0.0
                worth -= number * (RIVAL + near)
        return worth

    # ---- the encounter ----------------------------------------------------------------------------

    def side_of(self, seat: int) -> int:
        """0 offense, 1 defense, -1 takes no part."""
        if seat == self.offense:
            return OFFENSE
        if seat == self.defense:
            return DEFENSE
        allied = self.e.allied[seat] if self.view.encounter is not None else 0
        return -1 if not allied else OFFENSE if allied & 1 else DEFENSE

    def is_main(self) -> bool:
        return self.me >= 0 and self.me in (self.offense, self.defense)

    def allies(self, side: int) -> list[int]:
        return [seat for seat, allied in enumerate(self.e.allied) if allied & (side + 1)]

    def ships(self, side: int) -> int:
        """All ships that now stand on a side."""
        return self.main_ships(side) + self.allied_ships(side)

    def main_ships(self, side: int) -> int:
        if side == OFFENSE:
            return self.view.gate[self.offense]
        return self.view.planets[self.target][self.defense] if self.target >= 0 and self.defense >= 0 else 0

    def allied_ships(self, side: int) -> int:
        row = self.view.gate if side == OFFENSE else self.view.beside
        return sum(row[seat] for seat in self.allies(side))

    def worth_of_win(self, side: int) -> float:
        """What the ships' fate and the colonies are worth to me if this side wins the encounter."""
        view, me = self.view, self.me
        worth: float = 0.0
        if side == OFFENSE:
            landing = [self.offense, *self.allies(OFFENSE)]
            worth += self.worth_of_colonies({s: int(self.would_be_foreign(s, self.target)) for s in landing})
            if self.defense == me and self.target >= 0:
                worth -= self.main_ships(DEFENSE) * SHIP + self._colony_lost()
            worth -= view.beside[me] * SHIP
        else:
            worth -= view.gate[me] * SHIP
            if me != self.defense:
                worth += view.beside[me] * CARD
        return worth

    def _colony_lost(self) -> float:
        """The price of my colony on the targeted planet."""
        if not self.view.planets[self.target][self.me]:
            return 0.0
        if self.view.home_of[self.target] != self.me:
            return 1.0
        return HOME_COLONY + (POWER if self.home(self.me) <= self.view.home_for_power else 0.0)

    # ---- cards ------------------------------------------------------------------------------------

    def hand(self) -> dict[int, Face]:
        """My cards by number, with those on my sheets that I may play like a hand."""
        stored = [card for sheet in self.seats[self.me].sheets for card in sheet.own_cards]
        return {card: FACES[face] for card, face in (*self.view.hand, *stored)}

    def slot(self, side: int) -> Face | None:
        """The encounter card of a side, if I can see it."""
        card = self.e.cards[side]
        return FACES[card.face] if card is not None and card.lies in ("open", "own") else None


def price_of_leaving(reading: Reading, seat: int, planet: int) -> float:
    """What it costs to take the last ship of this seat off a planet."""
    if reading.view.home_of[planet] != seat:
        return 1.2
    return HOME_COLONY + 0.15 + (2 * POWER if reading.home(seat) <= reading.view.home_for_power else 0.0)
