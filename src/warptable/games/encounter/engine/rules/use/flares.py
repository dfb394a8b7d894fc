"""What a use does with flares, the box that they may come from, and decks that are looked through."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from ...model.cards import flare_of
from ...model.occurrences import DISCARD
from ...model.piles import COSMIC
from ...model.windows import W
from ...verbs import box
from ...verbs.cards import take_named
from ...verbs.encounter import count_flare
from ...verbs.knowledge import learn
from ...verbs.piles import reshuffle, shuffle
from ..windows import window
from .basis import Basis

if TYPE_CHECKING:
    from warptable.kernel import Prompt


class Flares(Basis):
    """Flares, their box, and whole decks."""

    __slots__ = ()

    def box_left(self) -> bool:
        """There is a flare in the box."""
        return self.g.s.box is not None and bool(self.g.s.box.flares)

    def open_flares(self) -> set[str]:
        """The flares of all aliens that somebody openly has."""
        return {flare_of(sheet.alien) for player in self.g.seats for sheet in player.sheets if not sheet.hidden}

    def has_open(self, alien: str) -> int:
        """Who openly has this alien, in force or not; -1 if nobody has."""
        for seat, player in enumerate(self.g.seats):
            if any(sheet.alien == alien and not sheet.hidden for sheet in player.sheets):
                return seat
        return -1

    def pass_flare_on(self) -> None:
        """The flare that is being played goes to whoever openly has its alien, else to the discards."""
        owner = self.has_open(self.source)
        self.disposal = owner if owner >= 0 else DISCARD

    def count_flare(self, card: int, *, seat: int | None = None) -> None:
        """A flare counts as played by a seat (F-FLARE-3)."""
        count_flare(self.g, self._about(seat), card)

    def draw_flares(self, number: int) -> list[int]:
        """Random flares out of the box come to the hand."""
        return box.draw_flares(self.g, self.seat, number, self.source)

    def search_box(self, face: str) -> int:
        """This flare out of the box comes to the hand."""
        return box.search_box(self.g, self.seat, face, self.source)

    def flares_to_deck(self, names: Sequence[str]) -> None:
        """Flares that were taken out of the box are shuffled into the deck."""
        box.flares_to_deck(self.g, self.seat, names, self.source)

    def remove_cards(self, gone: Sequence[int]) -> None:
        """Cards of the hand leave the game."""
        box.remove_cards(self.g, self.seat, gone, self.source)

    async def search_deck(
        self, number: int, prompt: Prompt, spared: Collection[str] = (), *, discards: bool = False
    ) -> None:
        """Look through the deck and take this many cards, but none with a `spared` face. Then the deck is shuffled,
        with `discards` together with its discard pile."""
        g, pile = self.g, self.g.s.piles[COSMIC]
        learn(g, self.seat, pile.draw)
        named: list[int] = []
        for _ in range(number):
            left = {g.s.faces[card]: card for card in pile.draw if card not in named}
            faces = sorted(left.keys() - set(spared))
            if not faces:
                break
            named.append(left[await self.pick(prompt, faces, secret=True)])
        take_named(g, self.seat, named, self.source)
        if discards:
            reshuffle(g)
            await window(g, W.RESHUFFLED)
        else:
            shuffle(g, pile.draw)
