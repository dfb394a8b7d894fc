"""What a use asks about the encounter and its cards on the table, and what it does to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from warptable.kernel import GoTo

from ...model import prompts
from ...model.cards import CardType
from ...model.places import GATE
from ...model.roles import WITH_DEFENSE, WITH_OFFENSE
from ...verbs import destiny, encounter, facedown, slots
from .. import hands, totals
from ..allying import all_allies_home
from ..cut_short import RESULT
from ..losses import go_home
from ..steps import destiny as destiny_step
from ..steps import finish, planning, reveal
from .cards import Cards

if TYPE_CHECKING:
    from ...model.cards import Face
    from ...model.constraints import Constraint, OnSeat
    from ...model.encounter import Result
    from ...model.laboratory import Tech
    from ..reckoning import Total


class Outcome(Cards):
    """The cards that fight, the totals, the result."""

    __slots__ = ()

    # ---- the revealed cards ----------------------------------------------------------------------------------

    def faces(self) -> tuple[Face, Face]:
        """What the two revealed cards count as, the offense's first."""
        return totals.faces(self.g)

    def printed(self) -> tuple[Face, Face]:
        """What the two revealed cards show; a morph shows what it has copied."""
        return totals.printed(self.g)

    def own_type(self) -> CardType:
        """What the card of this seat's side counts as."""
        return totals.faces(self.g)[self.side].type

    def other_type(self) -> CardType:
        """What the card of the opposing side counts as."""
        return totals.faces(self.g)[1 - self.side].type

    def own_attack(self) -> bool:
        """The card of this seat's side counts as an attack."""
        return self.own_type() is CardType.ATTACK

    def beside_attack(self) -> bool:
        """The card of a side that this seat is on counts as an attack."""
        shown = totals.faces(self.g)
        return any(shown[side].type is CardType.ATTACK for side in self.g.sides_of(self.seat))

    def both_attack(self) -> bool:
        """Both cards count as attacks."""
        return totals.both_attack(self.g)

    def card_values(self) -> list[int]:
        """The values of both encounter cards after all effects on values."""
        return totals.card_values(self.g)

    def total(self, side: int) -> Total:
        """The total of a side, with how it came about."""
        return totals.total(self.g, side)

    def gap(self) -> int:
        """By how much the totals of both sides differ."""
        return abs(totals.total(self.g, 0).value - totals.total(self.g, 1).value)

    async def own_side(self) -> int:
        """The side that an effect on this seat's side touches: an ally of both names one of them."""
        sides = self.g.sides_of(self.seat)
        if len(sides) < 2:
            return self.side
        words = prompts.WHICH_SIDE.words
        return words.index(await self.pick(prompts.WHICH_SIDE, [words[side] for side in sides]))

    # ---- the result ------------------------------------------------------------------------------------------

    def side_won(self, side: int) -> bool:
        """This side has won the encounter."""
        result = self.e.result
        return result is not None and result.kind == "won" and result.winner == side

    def side_lost(self, side: int) -> bool:
        """This side has lost the encounter, alone or together with the other."""
        result = self.e.result
        return result is not None and (result.kind == "both_lost" or self.side_won(1 - side))

    def on_both_sides(self, *, seat: int | None = None) -> bool:
        """An ally of both sides has neither won nor lost."""
        return self.e.seats[self._about(seat)].allied == WITH_OFFENSE | WITH_DEFENSE

    def won(self) -> bool:
        """This seat's side has won the encounter."""
        return self.side_won(self.side) and not self.on_both_sides()

    def lost(self, *, seat: int | None = None) -> bool:
        """The side of a seat has lost, or the seat has failed to make a deal as a main player."""
        who, result = self._about(seat), self.e.result
        side = self.g.side_of(who)
        if result is None or side < 0 or self.on_both_sides(seat=who):
            return False
        if result.kind == "deal_failed":
            return who in (self.e.offense, self.e.defense)
        return self.side_lost(side)

    def deal_made(self) -> bool:
        """The main players have made a deal."""
        return self.e.result is not None and self.e.result.kind == "deal"

    def won_or_made_deal(self) -> bool:
        """This main player has won or made a deal."""
        return self.won() or self.deal_made()

    def successful(self) -> bool:
        """The encounter was a success for the offense, by which it may have another one."""
        return finish.successful(self.g)

    # ---- deciding it -----------------------------------------------------------------------------------------

    def decide(self, result: Result) -> None:
        """The encounter comes out like this."""
        encounter.decide(self.g, result)

    def cut_short(self, then: str = RESULT) -> NoReturn:
        """The outcome is known, and everything up to this step is skipped. What lies facedown for the reveal goes back
        before anything takes or discards hands: it is not used any more (N-INTIM-10)."""
        facedown.unused_back(self.g)
        raise GoTo(then)

    async def call_off(self, result: Result) -> None:
        """The encounter ends here: selected cards go back to their hands, all ships in it to colonies."""
        g, offense = self.g, self.e.offense
        slots.slots_to_hands(g)
        encounter.decide(g, result)
        g.emit("called_off", self.source, seat=offense, other=self.e.defense)
        await go_home(g, offense, GATE, g.s.ships[GATE][offense], self.source)
        await all_allies_home(g, self.source)
        raise GoTo("encounter.end")

    def fail_deal(self, how: str) -> None:
        """The deal that was just made has failed."""
        encounter.fail_deal(self.g, how)

    def lift(self, kind: type[OnSeat], seat: int) -> None:
        """What was imposed on a seat holds no more."""
        encounter.lift(self.g, kind, seat)

    def settle(self, constraint: Constraint) -> None:
        """One thing that was imposed holds no more."""
        encounter.settle(self.g, constraint)

    # ---- other encounters ------------------------------------------------------------------------------------

    def insert_encounter(self, defense: int) -> NoReturn:
        """An extra encounter against somebody at home, from the launch on; afterwards this one goes on to its end."""
        finish.insert_encounter(self.g, self.seat, defense, self.source)

    def insert_whole_encounter(self) -> NoReturn:
        """An extra encounter of this seat's own; afterwards play goes on where it was interrupted."""
        finish.insert_whole_encounter(self.g, self.seat)

    def name_defense(self, defense: int, system: int = -1) -> None:
        """Somebody is the defense, in a home system: its own, if none is named."""
        encounter.name_defense(self.g, defense, system)

    async def draw_destiny(self) -> None:
        """The offense draws another destiny card."""
        await destiny_step.draw_destiny(self.g, self.source)

    def shuffle_destiny(self) -> None:
        """The destiny deck is shuffled."""
        destiny.shuffle_destiny(self.g)

    # ---- cards on the table ----------------------------------------------------------------------------------

    def can_select(self, seat: int) -> bool:
        """Has this main player an encounter card to play, or a rule by which it needs none?"""
        return planning.can_select(self.g, seat)

    def select_again(self) -> NoReturn:
        """The encounter goes back to where cards are selected. What was used before the cards were turned up stays
        used, and what it left in force still holds. What was used since then was about those cards: it ends with them
        and may be used again, but for the use that turns time back."""
        slots.turn_down(self.g)
        encounter.undo_reveal(self.g, self.name)
        self.g.emit("selecting_again", self.name, seat=self.e.offense, other=self.e.defense)
        raise GoTo("planning.select")

    def swap_slots(self) -> None:
        """The two encounter cards change places."""
        slots.swap_slots(self.g, self.source)

    def open_slot(self, side: int) -> None:
        """The card of a side is turned up."""
        slots.open_slot(self.g, side, self.source)

    def claim_face(self, side: int, face: str) -> None:
        """What was claimed about the facedown card of a side counts."""
        slots.claim_face(self.g, side, face)

    def replace_facedown(self, side: int, seat: int, card: int) -> None:
        """A card of a hand takes the place of the facedown card of a side."""
        slots.replace_facedown(self.g, side, seat, card, self.source)

    def slot_aside(self, side: int) -> None:
        """The encounter card of a side lies aside until the encounter ends."""
        slots.slot_aside(self.g, side, self.source)

    def slot_to_hand(self, side: int, seat: int) -> None:
        """The encounter card of a side comes to a hand."""
        slots.slot_to_hand(self.g, side, seat, self.source)

    async def replace_card(self, card: int, *, side: int | None = None, tech: Tech | None = None) -> None:
        """A card from the hand of a side's main player, or from under a tech, takes the place of its revealed encounter
        card, which is discarded at once."""
        where = self.side if side is None else side
        seat = self.g.main(where)
        old = slots.replace_slot(self.g, seat, where, card, self.source, tech)
        if old >= 0:
            await hands.discarded(self.g, seat, [old])

    async def reinforce(self, card: int, side: int, amount: int | None = None) -> None:
        """Play a card as a reinforcement of a side, for its own value or for this one."""
        await reveal.reinforce_with(self.g, self.seat, card, side, amount, self.source)

    def revealed_kicker(self, side: int) -> int:
        """The factor of the kicker that lies open at a side; 0 without one."""
        return facedown.revealed_kicker(self.g, side)

    def raise_kicker(self, side: int) -> None:
        """The factor of a side's kicker rises by one."""
        facedown.raise_kicker(self.g, side, self.source)

    def cancel_kicker(self, side: int) -> None:
        """The kicker of a side is discarded and does not count."""
        facedown.cancel_kicker(self.g, side, self.source)
