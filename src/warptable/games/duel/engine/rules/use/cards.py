"""What a use does with cards: hands, piles, and what lies under an alien."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...model import prompts
from ...verbs import cards
from .. import hands
from .basis import Basis

if TYPE_CHECKING:
    from warptable.kernel import Prompt


class Cards(Basis):
    """Cards of hands and piles."""

    __slots__ = ()

    async def draw(self, number: int, *, seat: int | None = None) -> list[int]:
        """Draw cards; which."""
        return cards.draw(self.g, self._about(seat), number, "text", self.source)

    def draw_up(self, *, seat: int | None = None) -> int:
        """Draw to the hand limit; how many."""
        return hands.draw_up(self.g, self._about(seat), "text", self.source)

    def gain_reinforcements(self, number: int, *, seat: int | None = None) -> list[int]:
        """Take reinforcements from their deck; which."""
        return cards.gain(self.g, self._about(seat), number, self.source)

    def ensure_card(self, *, seat: int | None = None) -> None:
        """Draw up where a card must be used and there is none (D-HAND-05)."""
        hands.need_card(self.g, self._about(seat))

    async def choose_cards(
        self, low: int, high: int, *, seat: int | None = None, prompt: Prompt = prompts.DISCARD
    ) -> tuple[int, ...]:
        """Cards of a hand by its owner's choice, in secret, as many as there are; nothing moves."""
        return await hands.choose_cards(self.g, self._about(seat), low, high, self.source, prompt=prompt)

    async def choose_discards(self, number: int, *, seat: int | None = None) -> tuple[int, ...]:
        """Discard cards of the owner's choice; which. As a cost it must be affordable (`when`)."""
        return await hands.discard(self.g, self._about(seat), number, self.source)

    async def choose_gifts(self, number: int) -> tuple[int, ...]:
        """Give cards of one's own choice to the opponent; which."""
        chosen = await self.choose_cards(number, number, prompt=prompts.GIVE)
        if chosen:
            cards.give(self.g, self.seat, chosen, self.source)
        return chosen

    async def discard(self, gone: Sequence[int], *, seat: int | None = None) -> None:
        """Discard these cards of a hand."""
        cards.discard(self.g, self._about(seat), gone, "text", self.source)

    async def take(self, number: int) -> list[int]:
        """Take cards at random from the opponent's hand; which."""
        return cards.take_random(self.g, self.seat, number, self.source)

    def random_cards(self, number: int, *, seat: int | None = None) -> list[int]:
        """Cards of a hand at random; nothing moves."""
        return cards.random_cards(self.g, self._about(seat), number)

    def exchange_cards(self, own: Sequence[int], others: Sequence[int]) -> None:
        """These cards of both hands change owners."""
        pair = (own, others) if self.seat == 0 else (others, own)
        cards.exchange(self.g, pair, self.source)

    def show_cards(self, owner: int, shown: Sequence[int]) -> None:
        """Cards of a hand are shown to the other seat."""
        cards.show(self.g, owner, shown, self.source)

    def from_discard(self, card: int, *, seat: int | None = None) -> None:
        """A card of a seat's discard pile comes back to its hand."""
        cards.take_back(self.g, self._about(seat), card, self.source)

    # ---- under the alien -------------------------------------------------------------------------------------

    def put_under(self, card: int) -> None:
        """A card of the hand goes facedown under the alien."""
        cards.put_under(self.g, self.seat, card, self.source)

    def from_under(self, card: int) -> None:
        """A card under the alien comes back to the hand."""
        cards.from_under(self.g, self.seat, card, self.source)

    def discard_under(self, gone: Sequence[int]) -> None:
        """Cards under the alien are discarded."""
        cards.discard_under(self.g, self.seat, gone, self.source)
