"""What the use of a power does with its own sheet: what it remembers, and the cards and ships on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ...model.places import HELD
from ...verbs import box, powers, stages, stores
from ...verbs import held as held_verbs
from .. import held, moving
from ..hands import discarded
from .basis import Basis

if TYPE_CHECKING:
    from warptable.kernel import Memory

    from ...model.state import Sheet
    from ...verbs.stages import Stages

T = TypeVar("T", int, str, bool, tuple[int, ...], tuple[str, ...])


class Sheets(Basis):
    """The sheet of the power that is used."""

    __slots__ = ()
    sheet: Sheet

    @property
    def borrowed(self) -> bool:
        """Is this a power lent by another seat for this encounter?"""
        return self.sheet.home != self.seat

    # ---- what it remembers -----------------------------------------------------------------------------------

    @property
    def memory(self) -> Mapping[str, Any]:
        """What the sheet remembers, for `Memory`: `TOKENS[use]`."""
        return self.sheet.memory

    def remember(self, memory: Memory[T], value: T) -> None:
        """Put something on the sheet: it stays there until it is forgotten, whoever has the sheet."""
        powers.remember(self.sheet, memory.name, value)

    def count(self, memory: Memory[int], change: int) -> int:
        """Put tokens on the sheet or take some off; how many lie there now."""
        left = memory[self] + change
        powers.remember(self.sheet, memory.name, left)
        return left

    def forget(self, memory: Memory[T]) -> None:
        """Take something off the sheet, if it is there."""
        if memory.name in self.sheet.memory:
            powers.forget(self.sheet, memory.name)

    def hand_out_tokens(self, holders: Sequence[int]) -> None:
        """Tokens of the sheet are with these seats; when the encounter ends they come back."""
        powers.hand_out_tokens(self.g, self.seat, self.sheet, holders, self.source)

    # ---- its power -------------------------------------------------------------------------------------------

    def use_again(self) -> None:
        """The ability may be used once more in this encounter."""
        powers.use_again(self.sheet, self.name)

    def switch_off(self) -> None:
        """The power is off until the encounter ends, as after a Cosmic Zap."""
        powers.zap(self.sheet)

    # ---- cards on it -----------------------------------------------------------------------------------------

    def draw_to_sheet(self, number: int) -> None:
        """Cards of the deck go facedown on the sheet."""
        stores.draw_to_sheet(self.g, self.seat, self.sheet, number, self.source)

    async def discard_sheet(self) -> None:
        """All cards on the sheet are shown and discarded; it may be reacted to."""
        if gone := stores.discard_sheet(self.g, self.seat, self.sheet, self.source):
            await discarded(self.g, self.seat, gone)

    def swap_with_sheet(self) -> None:
        """The hand and the cards on the sheet change places."""
        stores.swap_with_sheet(self.g, self.seat, self.sheet)

    def lay_out(self, cards: Sequence[int]) -> None:
        """Cards of the deck or of the discards go openly on the sheet."""
        stores.lay_out(self.g, self.seat, self.sheet, cards, self.source)

    def hand_off_sheet(self, card: int, receiver: int) -> None:
        """A card that lies open on the sheet goes to a hand."""
        stores.hand_off_sheet(self.g, self.seat, self.sheet, card, receiver, self.source)

    def flares_to_sheet(self, number: int) -> None:
        """Random flares out of the box go on the sheet."""
        box.flares_to_sheet(self.g, self.seat, self.sheet, number, self.source)

    def remove_from_sheet(self, cards: Sequence[int]) -> None:
        """Cards on the sheet leave the game."""
        box.remove_cards(self.g, self.seat, cards, self.source, self.sheet)

    # ---- ships on it -----------------------------------------------------------------------------------------

    def holding(self, seat: int) -> int:
        """How many ships of a seat lie on the sheet."""
        return held_verbs.held_by(self.sheet, seat)

    def hold(self, place: int, number: int, along: Sequence[str] = (), *, seat: int | None = None) -> None:
        """Ships of a seat go from a place onto the sheet; `along`: the special ones among them."""
        held_verbs.hold(self.g, self.sheet, self._about(seat), place, number, self.source, along)

    async def which_ships(
        self, place: int, number: int, *, seat: int | None = None, picker: int | None = None
    ) -> tuple[str, ...]:
        """Which special ships are among so many that will go onto the sheet; asked only where there is a choice.
        `picker`: who says which, if not their owner."""
        who = moving.OWNER if picker is None else picker
        return await moving.which_ships(self.g, self._about(seat), place, number, self.source, HELD, who)

    def release(self, place: int, number: int) -> None:
        """All ships of this seat, or so many plain ones, go from the sheet to a place."""
        held_verbs.release(self.g, self.sheet, self.seat, place, number)

    async def lift_off(self, number: int) -> None:
        """Ships of this seat are picked up from the sheet; they have to be put down before anything else happens."""
        await held.lift_off(self.g, self.sheet, self.seat, number, self.source)

    async def held_home(self, number: int, *, seat: int | None = None) -> None:
        """Ships of a seat return from the sheet to any of its colonies; without one, to the warp."""
        await held.held_home(self.g, self.sheet, self._about(seat), number, self.source)

    async def held_to_warp(self, number: int, *, seat: int | None = None) -> None:
        """Ships of a seat go from the sheet to the warp; whoever has the sheet says which."""
        await held.held_to_warp(self.g, self.sheet, self._about(seat), number, self.source, self.seat)

    # ---- life stages -----------------------------------------------------------------------------------------

    @property
    def stages(self) -> Stages:
        """The life stages that lie with the sheet, and which of them counts."""
        return stages.stages_of(self.sheet)

    def lay_stages(self, aliens: Sequence[str]) -> None:
        """These aliens are the life stages of this sheet, in this order; the first one counts."""
        stages.lay_stages(self.g, self.seat, self.sheet, aliens, self.source)

    def move_stage(self, to: int, order: Sequence[str] | None = None) -> None:
        """Another stage counts, perhaps in another order of them."""
        stages.move_stage(self.g, self.seat, self.sheet, to, self.source, order)
