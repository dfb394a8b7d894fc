"""What a use does with cards: hands, discards, cards set aside, and who knows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...model.cards import FACES, CardType
from ...model.piles import COSMIC
from ...verbs import cards, knowledge, set_aside
from .. import hands, taking
from .basis import Basis

if TYPE_CHECKING:
    from warptable.kernel.moments import Moment

    from ...model.cards import Face


class Cards(Basis):
    """Cards of hands and piles."""

    __slots__ = ()

    # ---- what there is ---------------------------------------------------------------------------------------

    def held(self, kind: CardType) -> list[int]:
        """The cards of one type in this seat's hand."""
        return [card for card in self.hand if self.g.face(card).type is kind]

    def cards_left(self) -> bool:
        """There is something to draw, if need be after a shuffle or by a cosmic quake (N-QUAKE-1)."""
        return self.g.can_draw() or self.g.edition.quake_on_empty

    def card_names(self) -> list[str]:
        """Every card that may be in a hand, by face: those of the decks, and all flares if any are in the game."""
        flares = any(FACES[face].type is CardType.FLARE for face in self.g.s.faces)
        decks = dict([*self.g.edition.deck, *self.g.edition.reward_deck])  # a face in both is one name
        return [*decks, *(sorted(self.g.registry.flares) if flares else ())]

    def encounter_faces(self, back: str = "") -> list[str]:
        """All encounter cards with this back, or of all decks, by face (F-TYPES-2)."""
        deck = self.g.edition.deck if back == COSMIC else self.g.edition.reward_deck
        there = [*self.g.edition.deck, *self.g.edition.reward_deck] if not back else deck
        return [face for face in dict(there) if FACES[face].encounter]

    # ---- drawing and discarding ------------------------------------------------------------------------------

    async def draw(self, number: int, *, seat: int | None = None, back: str = COSMIC) -> list[int]:
        """Draw cards, as many as there are; which. `back`: from this deck."""
        return await hands.draw_cards(self.g, self._about(seat), number, self.source, back)

    async def draw_until(self, number: int, wanted: Callable[[Face], bool], *, seat: int | None = None) -> None:
        """Draw card by card until there are so many of the wanted ones in hand, or none is left to draw; discard what
        else was drawn."""
        g, who = self.g, self._about(seat)
        rest: list[int] = []
        while sum(wanted(g.face(card)) for card in g.hand(who)) < number and hands.left(g, wanted):
            rest += [card for card in await self.draw(1, seat=who) if not wanted(g.face(card))]
        hand = g.hand(who)
        await self.discard([card for card in rest if card in hand], seat=who)

    async def discard(self, gone: Sequence[int], *, seat: int | None = None) -> None:
        """Discard these cards of a hand; each discard may be reacted to."""
        await hands.discard_cards(self.g, self._about(seat), gone, self.source)

    async def discard_down_to(self, number: int, *, seat: int | None = None) -> list[int]:
        """Discard at random until this many cards are left in the hand; those that are gone."""
        who = self._about(seat)
        hand = self.g.seats[who].hand
        gone = self.g.s.rng.sample(hand, len(hand) - number) if len(hand) > number else []
        await self.discard(gone, seat=who)
        return gone

    def from_discard(self, card: int, *, seat: int | None = None) -> None:
        """A card that lies in the discards comes to a hand."""
        cards.from_discard(self.g, self._about(seat), card, self.source)

    async def renew_hand(self) -> None:
        """Show the hand, discard it, draw a new one."""
        await hands.renew_hand(self.g, self.seat, self.source)

    async def new_hand(self, moment: Moment[None]) -> None:
        """New hands until there is an encounter card in one (F-PLAN-2); cards may be played before, at this moment."""
        await hands.new_hand(self.g, self.seat, moment, self.source)

    async def ensure_encounter_card(self, moment: Moment[None], *, seat: int | None = None) -> None:
        """Whoever needs an encounter card and holds none draws a new hand; cards may be played before, at this
        moment."""
        await hands.ensure_encounter_card(self.g, self._about(seat), moment, self.source)

    # ---- from hand to hand -----------------------------------------------------------------------------------

    async def take(self, victim: int, number: int, *, seat: int | None = None, sorting: bool = False) -> list[int]:
        """Take cards at random from a hand; which. `sorting`: whoever takes them may still get rid of some of them at
        once; then `explode` is to be called when that is over (N-RIFT-6)."""
        return await taking.take_cards(self.g, self._about(seat), victim, number, self.source, sorting=sorting)

    async def take_unanswered(self, victim: int, number: int, spared: Sequence[int] = ()) -> list[int]:
        """The same where nobody may react, but for the `spared` cards; `explode` is still to be called."""
        return await taking.take(self.g, self.seat, victim, number, self.source, spared)

    async def rewards_among(self, victim: int, number: int, *, seat: int | None = None) -> int:
        """Whoever takes cards at random chooses by their backs how many of them are reward cards (N-REWARD-11)."""
        return await taking.rewards_among(self.g, self._about(seat), victim, number, self.source)

    async def choose_backs(self, cosmic: int, rewards: int, number: int, *, seat: int | None = None) -> int:
        """How many of this many cards are reward cards, where so many of both lie there."""
        return await taking.choose_backs(self._about(seat), cosmic, rewards, number, self.source)

    async def explode(self, taken: Sequence[int], *, seat: int | None = None) -> None:
        """Rifts among cards that were taken from a hand explode, if the taker still holds them (N-RIFT-2)."""
        await taking.explode(self.g, self._about(seat), taken)

    def give(self, receiver: int, gifts: Sequence[int], *, seat: int | None = None) -> None:
        """Cards of a hand go to another one; only these two seats see them."""
        cards.give(self.g, self._about(seat), receiver, gifts, self.source)

    def hand_over(self, receiver: int, card: int, *, seat: int | None = None) -> None:
        """A card of a hand goes openly to another one."""
        cards.hand_over(self.g, self._about(seat), receiver, card, self.source)

    def swap_hands(self, other: int) -> None:
        """Exchange whole hands with another seat."""
        cards.swap_hands(self.g, self.seat, other, self.source)

    def mix_hands(self, other: int, share: int | None = None, rewards: int | None = None) -> None:
        """Shuffle both hands together and deal them out: as many to the `other` as before, or its `share`, with this
        many `rewards` among them."""
        cards.mix_hands(self.g, self.seat, other, self.source, share, rewards)

    def swap_unseen(self, mine: int, other: int, theirs: int, *, swapped: bool) -> None:
        """A card of this hand and one of another lay mixed; they have changed hands, or not, and nobody else knows."""
        cards.swap_unseen(self.g, self.seat, mine, other, theirs, self.source, swapped=swapped)

    def take_unseen(self, *, discarded: bool) -> int:
        """Take the top card of the deck, or of the discards, and tell nobody; which."""
        return cards.take_unseen(self.g, self.seat, discarded=discarded)

    def put_back(self, card: int, *, discarded: bool, seat: int | None = None) -> None:
        """A card of a hand goes back on top of the deck, or of the discards."""
        cards.put_back(self.g, self._about(seat), card, discarded=discarded)

    # ---- cards that lie aside --------------------------------------------------------------------------------

    async def set_aside_unseen(self, victim: int, number: int) -> None:
        """Cards of a hand are picked unseen, by their backs, and lie aside until the encounter ends; all of them if
        there are too few."""
        number = min(number, len(self.g.hand(victim)))
        rewards = await self.rewards_among(victim, number)
        picked: list[int] = []
        for there, wanted in zip(self.g.backs(victim), (number - rewards, rewards), strict=True):
            picked += self.g.s.rng.sample(there, wanted)
        set_aside.set_aside(self.g, victim, picked, self.source)

    def borrow(self, owner: int, lent: Sequence[int]) -> None:
        """Cards of another hand come to this one until `return_borrowed`."""
        set_aside.borrow(self.g, self.seat, owner, lent, self.source)

    def borrow_hand(self, owner: int) -> None:
        """Another hand replaces this one until the encounter ends."""
        set_aside.borrow_hand(self.g, self.seat, owner, self.source)

    def return_borrowed(self) -> None:
        """All borrowed cards that are still held go back."""
        set_aside.return_borrowed(self.g)

    def stash(self, card: int) -> None:
        """A card of the hand goes facedown into the warp, from where its owner may take it back."""
        set_aside.stash_card(self.g, self.seat, card, self.source)

    # ---- who knows them --------------------------------------------------------------------------------------

    def show_hand(self, owner: int, *, seat: int | None = None) -> None:
        """This seat, or the one named, looks at the whole hand of another."""
        knowledge.show_hand(self.g, owner, self._about(seat), self.source)

    def show_cards(self, owner: int, shown: Sequence[int], *, seat: int | None = None) -> None:
        """This seat, or the one named, looks at some cards of another."""
        knowledge.show_cards(self.g, owner, self._about(seat), shown, self.source)

    def show_openly(self, card: int, *, seat: int | None = None) -> None:
        """Everybody sees a card of a hand."""
        knowledge.show_openly(self.g, self._about(seat), card, self.source)
