"""What a use does about alliances, deals and rewards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...model.roles import WITH_DEFENSE, WITH_OFFENSE
from ...model.windows import W
from ...verbs import talks
from .. import allying, deals, rewards
from .basis import Basis

if TYPE_CHECKING:
    from ...model.encounter import Term
    from ...model.occurrences import Reward


class Alliances(Basis):
    """Allies, deals, rewards."""

    __slots__ = ()

    # ---- allies ----------------------------------------------------------------------------------------------

    def could_join(self, seat: int, side: int) -> bool:
        """This seat may join the side, or openly has a power that it could use when its turn to join comes."""
        g = self.g
        if g.e.seats[seat].may_join >> side & 1:
            return True
        sheets = [sheet for sheet in g.seats[seat].sheets if not (sheet.hidden or sheet.lost or sheet.zapped)]
        return any(W.ANSWER in ability.windows for s in sheets for ability in g.registry.aliens[s.alien].abilities)

    async def join(self, side: int, most: int = 4) -> None:
        """This seat becomes an ally (`WITH_OFFENSE`, `WITH_DEFENSE`) with up to so many ships."""
        await allying.join(self.g, self.seat, side, most, self.source)

    async def leave(self, seat: int, sides: int = WITH_OFFENSE | WITH_DEFENSE) -> None:
        """The alliance of a seat ends, with one side or with both: its ships go home."""
        await allying.leave(self.g, seat, self.source, sides)

    async def all_allies_home(self) -> None:
        """Every ally of both sides takes its ships back."""
        await allying.all_allies_home(self.g, self.source)

    # ---- deals -----------------------------------------------------------------------------------------------

    def join_talks(self, card: int, replaced: int = -1) -> None:
        """With this card the seat takes part in the talks about a deal, perhaps in the place of a main player."""
        talks.join_talks(self.g, self.seat, card, self.source, replaced)

    def new_colonies(self, giver: int, receiver: int) -> list[int]:
        """The planets on which one seat could grant another a colony."""
        return deals.new_colonies(self.g, giver, receiver)

    async def carry_out_terms(self, terms: Sequence[Term]) -> None:
        """What was promised changes hands."""
        await deals.carry_out_terms(self.g, terms, self.source)

    # ---- rewards ---------------------------------------------------------------------------------------------

    def no_gains(self) -> bool:
        """Does an effect keep everybody from compensation and rewards?"""
        return rewards.no_gains(self.g)

    def rewards_for(self, ships: int, *, seat: int | None = None) -> int:
        """How many rewards a seat gets for this many ships of its own."""
        return rewards.for_ships(self.g, self._about(seat), ships)

    async def reward(self, number: int, *, seat: int | None = None) -> None:
        """Pay rewards; the receiver splits them into ships and cards."""
        await rewards.pay(self.g, [(self._about(seat), number, self.source)])

    async def gained(self, cards: Sequence[int], *, seat: int | None = None) -> None:
        """A seat has received these cards as rewards; it may be reacted to."""
        await rewards.gained(self.g, self._about(seat), list(cards))

    def log_reward(self, reward: Reward, ships: int) -> None:
        """Log what somebody is paid, and with how many ships."""
        rewards.tell_reward(self.g, reward.source, reward.seat, ships, reward.cards, reward.rewards)
