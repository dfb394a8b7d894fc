"""What a use does in a duel or contest: ships, tactics, plans, clout, and how it comes out."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from warptable.kernel import DONE, Option

from ...model import prompts
from ...model.frame import Layer, Modifier, Result
from ...model.places import SUPPLY
from ...verbs import frame as frames
from ...verbs import ships
from ...verbs import tactics as tactic_verbs
from .. import clout, fleet, tactics
from ..roles import check_roles
from .basis import Basis

if TYPE_CHECKING:
    from ...model.frame import Extra
    from ...model.tactics import Half
    from ..reckoning import Bout


class Duels(Basis):
    """Ships, tactics, plans, clout."""

    __slots__ = ()

    # ---- ships -----------------------------------------------------------------------------------------------

    def ships(self, *, seat: int | None = None) -> int:
        """Ships of a seat on the planet of the duel."""
        return self.g.s.ships[self.frame.planet][self._about(seat)]

    async def recover(self, number: int, *, seat: int | None = None) -> int:
        """Ships come back from the Warp, as many as there are; how many."""
        return await fleet.recover(self.g, self._about(seat), number, self.source)

    async def destroy(self, number: int, *, seat: int | None = None, place: int | None = None, keep: int = 0) -> int:
        """Ships of a seat are destroyed, on the planet of the duel unless a place is named; `keep` of them stay. How
        many."""
        where = self.planet if place is None else place
        return await fleet.destroy(self.g, self._about(seat), number, where, self.source, keep=keep)

    def retreat(self, number: int, *, seat: int | None = None, keep: int = 0) -> None:
        """Ships of a seat retreat from the planet of the duel; `keep` of them stay."""
        most = max(0, min(number, self.ships(seat=seat) - keep))
        fleet.retreat(self.g, self._about(seat), most, self.planet, self.source)

    def send(self, number: int) -> None:
        """Own ships go from the supply to the planet of the duel; these are not sent by dial."""
        there = min(number, self.g.ships(self.seat, SUPPLY))
        if there:
            ships.send(self.g, self.seat, there, self.planet, self.source)
            check_roles(self.g)

    # ---- tactics ---------------------------------------------------------------------------------------------

    async def ready(self, number: int, *, seat: int | None = None, but: Collection[int] = ()) -> tuple[int, ...]:
        """Ready spent tactics of the owner's choice, as many as there are."""
        return await tactics.ready(self.g, self._about(seat), number, self.source, but=but)

    async def spend(self, number: int, *, seat: int | None = None, but: Collection[int] = ()) -> tuple[int, ...]:
        """Spend readied tactics of the owner's choice, as many as there are."""
        return await tactics.spend(self.g, self._about(seat), number, self.source, but=but)

    def choose_anew(self, *, seat: int | None = None, told: bool) -> None:
        """A seat may choose its tactic again, once promises and looks are over; the opponent is `told` whether it
        did."""
        frames.allow_anew(self.g, self._about(seat), self.source, told=told)

    def peek(self) -> None:
        """Look at the opponent's tactic and half."""
        frames.peek(self.g, self.seat, self.source)

    def show_half(self, half: Half) -> None:
        """A further half of the tactic shown is resolved, and counts as revealed."""
        frames.show_half(self.g, self.seat, half)

    def give_up_second(self) -> None:
        """One's own second tactic is shown and spent without effect (D-GAP-39)."""
        tactic = self.frame.laid[self.seat].second
        frames.give_up_second(self.g, self.seat)
        tactic_verbs.spend(self.g, self.seat, [tactic], self.source)

    # ---- plans and clout -------------------------------------------------------------------------------------

    def bout(self) -> Bout:
        """The duel or contest as plain data, for what formulas say about it."""
        return clout.bout_of(self.g)

    def plan_value(self, *, seat: int | None = None) -> int:
        """The printed value of a seat's plan (D-GAP-31)."""
        return clout.printed(self.g, self._about(seat))

    def add_clout(self, amount: int, *, seat: int | None = None) -> None:
        """Add to a clout until the round ends."""
        self.modify(Layer.ADD, seat=self._about(seat), amount=amount)

    def modify(self, layer: Layer, *, seat: int, op: str = "add", amount: int = 0) -> None:
        """Leave a change in a layer until the round ends; `seat` -1 means both. `op` is `add`, `set` or a declared
        one."""
        frames.modify(self.g, Modifier(layer, self.source, seat, op, amount))

    def replace_plan(self, card: int) -> None:
        """A card of the hand takes the place of all own plans laid (D-GAP-36)."""
        frames.replace_plan(self.g, self.seat, card, self.source)

    def lay_open(self, *, seat: int | None = None) -> None:
        """A seat lays its plan first and faceup."""
        frames.demand_open(self.g, self._about(seat))

    async def roll_out(self, *, seat: int | None = None) -> None:
        """A seat plays now all reinforcements that it wants to use, and none later."""
        who = self._about(seat)
        cards = self.g.reinforcements(who)

        def following(partial: list[Option]) -> list[Option]:
            if partial and partial[-1] == DONE:
                return []
            played = [pick[0] for pick in partial]
            return [DONE, *((card, on) for card in cards if card not in played for on in (who, 1 - who))]

        might = self.g.uniform and bool(self.g.seats[who].hand)
        if cards or might:
            for pick in await self.compose(prompts.ROLL_OUT, following, seat=who, secret=True):
                if pick != DONE:
                    frames.play_reinforcement(self.g, who, pick[0], pick[1], self.source)
        frames.silence(self.g, who)

    def take_extra(self, extra: Extra) -> None:
        """A reinforcement that was played comes to one's own hand."""
        frames.take_extra(self.g, self.seat, extra, self.source)

    # ---- how it comes out ------------------------------------------------------------------------------------

    def won(self) -> bool:
        """This seat has won the duel or contest."""
        return self.result.winner == self.seat

    def lost(self) -> bool:
        """This seat has lost the duel or contest."""
        return self.result.loser == self.seat

    def straggled(self) -> bool:
        """Was this seat the straggler when the duel or contest began (D-GAP-33)?"""
        return self.frame.leader != self.seat

    def win_at_once(self) -> None:
        """This seat wins the duel or contest whatever the clouts are; prize or effect come after what else must be done
        at the reveal."""
        values = clout.printed(self.g, 0), clout.printed(self.g, 1)
        frames.decide(self.g, Result(self.seat, self.other, "automatic", (), values), self.source)
