"""Reading a view: who has what, who takes part in the encounter, and what results are worth to this seat.

The unit of worth is a foreign colony of this seat, early in the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warptable.bots.base import Look, Sight

from ...engine.content.registry import registry_for
from ...engine.editions import edition_for
from ...engine.model.cards import FACES, Face
from ...engine.model.encounter import Modifier
from ...engine.model.nearness import ALMOST, By
from ...engine.model.roles import DEFENSE, OFFENSE
from ...engine.model.views import EncounterView, View
from ...engine.rules.reckoning import Fight, Op, seen, shown_faces
from ...engine.verbs.facedown import multiplier
from .nearing import Fleet, Steps, further, steps_if_won

SHIP_WORTH = 0.05
CARD_WORTH = 0.07
HOME_COLONY_WORTH = 0.25
POWER_WORTH = 0.5
RIVAL_COLONY_COST = 0.3  # of a new foreign colony of a rival
NEAR_VICTORY_COST = 0.5  # extra, if the rival then lacks only one colony
VICTORY_WORTH = 12.0
SHARED_VICTORY_WORTH = 8.0
CLAIM_WORTH = 4.0  # of a colony by which somebody is about to win, unless it is lost in time


class Reading:
    """A view, with the questions that a player asks about it.

    `ops` are the changes of card values that aliens declare. `modifiers` are in force in the encounter, with what my
    own facedown kicker will bring. `near` are the seats with another way to win than by colonies.
    """

    __slots__ = ("defense", "me", "modifiers", "n", "near", "need", "offense", "ops", "seats", "target", "view")

    def __init__(self, view: View, ops: Mapping[str, Op]) -> None:
        self.view = view
        self.ops = ops
        self.me = view.me
        self.seats = view.seats
        self.n = len(self.seats)
        self.need = view.colonies_to_win
        self.near = {number: seat.near for number, seat in enumerate(view.seats) if seat.near.of}
        e = view.encounter
        self.offense, self.defense, self.target = (-1, -1, -1) if e is None else (e.offense, e.defense, e.target)
        self.modifiers: Sequence[Modifier] = () if e is None else e.modifiers
        kicker = self.kicker() if e is not None and e.kickers and not e.revealed else None
        if kicker is not None:
            self.modifiers = [*self.modifiers, *multiplier(kicker, self.side_of(self.me))]

    @classmethod
    def of(cls, look: Look[View]) -> Reading:
        """What a bot sees. A look that is no Sight does not tell what packs the table has: then only the aliens of the
        package count."""
        if isinstance(look, Sight):
            return cls(look(), look.formulas)
        view = look()
        edition = edition_for(view.edition, view.variants, len(view.seats))
        return cls(view, registry_for(view.edition, more=edition.more_aliens).ops)

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
        left = self.need - self.foreign(seat)
        way = self.near.get(seat)
        return left if way is None or way.by is not By.COLONY else min(left, way.of - way.done)

    def away(self, seat: int) -> float:
        """How far this seat is from victory, in colonies, by whichever way is shorter."""
        way = self.near.get(seat)
        left = self.missing(seat)
        return left if way is None or way.by is By.COLONY else min(left, self.need * (way.of - way.done) / way.of)

    def rivals(self) -> list[int]:
        return [seat for seat in range(self.n) if seat != self.me]

    def leader(self) -> int:
        """The rival closest to victory; among equals the one with the most cards."""
        return max(self.rivals(), key=lambda seat: (-self.away(seat), self.seats[seat].hand, -seat))

    def would_be_foreign(self, seat: int, planet: int) -> bool:
        """Would ships of this seat on this planet be a new foreign colony?"""
        return planet >= 0 and self.view.home_of[planet] != seat and not self.view.planets[planet][seat]

    def worth_of_colonies(self, gains: dict[int, int]) -> float:
        """The worth to me if these seats gain so many foreign colonies at once."""
        won = [seat for seat, number in gains.items() if number and self.need - self.foreign(seat) <= number]
        if won:
            if self.me not in won:
                return -VICTORY_WORTH
            return VICTORY_WORTH if len(won) == 1 else SHARED_VICTORY_WORTH
        worth = 0.0
        for seat, number in gains.items():
            if number and seat in self.near and self.missing(seat) <= number:
                worth += CLAIM_WORTH if seat == self.me else -CLAIM_WORTH
            elif seat == self.me:
                worth += number
            else:
                near = NEAR_VICTORY_COST if self.missing(seat) - number <= 1 else 0.0
                worth -= number * (RIVAL_COLONY_COST + near)
        return worth

    def worth_of_steps(self, steps: Steps) -> float:
        """The worth to me if these seats come so many steps further on their own way to win."""
        worth = 0.0
        for seat, number in steps.items():
            way = self.near[seat]
            if number and way.done + number >= way.of:
                return VICTORY_WORTH if seat == self.me else -VICTORY_WORTH
            colonies = self.need * further(way, number)
            close = NEAR_VICTORY_COST if way.done + number >= ALMOST * way.of else 0.0
            worth += colonies if seat == self.me else -colonies * (RIVAL_COLONY_COST + close)
        return worth

    def is_claim(self, seat: int, planet: int) -> bool:
        """Is this seat about to win by its colony on this planet? Then it can be met there."""
        way = self.near.get(seat)
        if way is None or way.by is not By.COLONY or planet < 0:
            return False
        return way.done >= way.of and self.view.planets[planet][seat] > 0 and self.view.home_of[planet] != seat

    # ---- the encounter ----------------------------------------------------------------------------

    def side_of(self, seat: int) -> int:
        """OFFENSE or DEFENSE; -1 if this seat takes no part."""
        return -1 if self.view.encounter is None else self.view.encounter.side_of(seat)

    def is_main(self) -> bool:
        return self.me >= 0 and self.me in (self.offense, self.defense)

    def allies(self, side: int) -> list[int]:
        return [seat for seat, allied in enumerate(self.e.allied) if allied & (side + 1)]

    def ships(self, side: int) -> int:
        """All ships on a side now."""
        return self.main_ships(side) + self.allied_ships(side)

    def main_ships(self, side: int) -> int:
        if side == OFFENSE:
            return self.view.gate[self.offense]
        return self.view.planets[self.target][self.defense] if self.target >= 0 and self.defense >= 0 else 0

    def allied_ships(self, side: int) -> int:
        row = self.view.gate if side == OFFENSE else self.view.beside
        return sum(row[seat] for seat in self.allies(side))

    def fleet(self, side: int) -> dict[int, int]:
        """The ships of each seat on a side now, the main player's first."""
        row, main = (self.view.gate, self.offense) if side == OFFENSE else (self.view.beside, self.defense)
        return {main: self.main_ships(side), **{seat: row[seat] for seat in self.allies(side)}}

    def worth_by_other_ways(self, side: int, fleets: tuple[Fleet, Fleet]) -> float:
        """What it is worth to me, besides colonies, that this side wins: some seats come nearer to victory, or lose
        the colony by which they are about to win."""
        worth = self.worth_of_steps(steps_if_won(self.near, side, fleets))
        if side == OFFENSE and self.is_claim(self.defense, self.target):
            worth += -CLAIM_WORTH if self.defense == self.me else CLAIM_WORTH
        return worth

    def worth_of_win(self, side: int) -> float:
        """The worth to me of the lost ships, the rewards and the colonies if this side wins the encounter."""
        view, me = self.view, self.me
        worth: float = 0.0
        if side == OFFENSE:
            landing = [self.offense, *self.allies(OFFENSE)]
            worth += self.worth_of_colonies({s: int(self.would_be_foreign(s, self.target)) for s in landing})
            if self.defense == me and self.target >= 0:
                worth -= self.main_ships(DEFENSE) * SHIP_WORTH + self.colony_lost()
            worth -= view.beside[me] * SHIP_WORTH
        else:
            worth -= view.gate[me] * SHIP_WORTH
            if me != self.defense:
                worth += view.beside[me] * CARD_WORTH
        if self.near:
            worth += self.worth_by_other_ways(side, (self.fleet(OFFENSE), self.fleet(DEFENSE)))
        return worth

    def colony_lost(self) -> float:
        """What it costs me to lose my colony on the targeted planet."""
        if not self.view.planets[self.target][self.me]:
            return 0.0
        if self.view.home_of[self.target] != self.me:
            return 1.0
        return HOME_COLONY_WORTH + (POWER_WORTH if self.home(self.me) <= self.view.home_for_power else 0.0)

    # ---- cards ------------------------------------------------------------------------------------

    def hand(self) -> dict[int, Face]:
        """My cards by number, including those on my sheets that I may play as if they were in my hand."""
        stored = [card for sheet in self.seats[self.me].sheets for card in sheet.own_cards]
        return {card: FACES[face] for card, face in (*self.view.hand, *stored)}

    def kicker(self) -> Face | None:
        """The kicker that I have laid."""
        side = self.side_of(self.me)
        card = self.e.kickers[side] if self.e.kickers and self.is_main() else None
        return FACES[card.face] if card is not None and card.face else None

    def with_kicker(self, face: Face) -> Reading:
        """The same table if I, a main player, had laid this kicker."""
        other = Reading(self.view, self.ops)
        other.modifiers = [*self.modifiers, *multiplier(face, self.side_of(self.me))]
        return other

    def fight(self, cards: tuple[Face, Face]) -> Fight:
        """The encounter with these cards, offense first, as far as I know it."""
        fight = seen(self.view, cards, self.ops)
        return fight if fight.modifiers is self.modifiers else fight._replace(modifiers=self.modifiers)

    def met(self, mine: Face, other: Face) -> tuple[Face, Face]:
        """What two cards count as when they meet, by what is printed on them and by a hazard warning. Without reward
        cards only morphs change, and whoever asks knows what they do."""
        if not self.view.has_rewards or not (mine.changes or other.changes):
            return mine, other
        return shown_faces((mine, other), (), self.view.encounter is not None and self.e.hazard)

    def slot(self, side: int) -> Face | None:
        """The encounter card of a side, if I can see it; with a claim that was believed, what it is said to be."""
        card = self.e.cards[side]
        return FACES[card.face] if card is not None and card.face else None


def price_of_leaving(reading: Reading, seat: int, planet: int) -> float:
    """What it costs to take the last ship of this seat off a planet."""
    if reading.view.home_of[planet] != seat:
        return 1.2
    return HOME_COLONY_WORTH + 0.15 + (2 * POWER_WORTH if reading.home(seat) <= reading.view.home_for_power else 0.0)
