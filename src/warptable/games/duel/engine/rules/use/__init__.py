"""A use as an object: an ability of one seat at one moment. Its verbs stand in the modules beside this one, by subject;
`docs/content-reference.md` lists them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NoReturn, TypeVar

from warptable.kernel.moments import Occ_co

from ...verbs import envoys, table
from ...verbs import frame as frames
from .. import friendship
from .cards import Cards
from .duels import Duels

if TYPE_CHECKING:
    from warptable.kernel import Memory

    from ...game import Game
    from ..abilities import Ability

T = TypeVar("T", int, str)


class Use(Duels, Cards, Generic[Occ_co]):
    """An ability of one seat at one moment: what conditions and effects are given. `event` is what the window is about;
    `Use` alone is one in a window about nothing but its moment."""

    __slots__ = ("event",)

    def __init__(self, g: Game, seat: int, ability: Ability, event: Occ_co) -> None:
        self.g = g
        self.seat = seat
        self.ability = ability
        self.event = event

    # ---- words and tokens ------------------------------------------------------------------------------------

    def say(self, what: str, word: int | str, *, seat: int | None = None) -> None:
        """Announce something; `use.frame.said[what]` remembers it for this duel or contest."""
        frames.say(self.g, self._about(seat), what, word, self.source)

    def note(self) -> None:
        """Remember that this seat used this text in this duel or contest (`noted`)."""
        if not self.noted():
            table.mark_used(self.g, self._note, "duel")

    def noted(self) -> bool:
        """Has this seat noted a text of this name in this duel or contest?"""
        return self._note in self.frame.used

    @property
    def _note(self) -> str:
        """Under this name it is noted."""
        return f"{self.ability.mark}.{self.seat}"

    def remember(self, memory: Memory[T], value: T) -> None:
        """Put something on one's own alien card, for good and for everybody to see."""
        table.remember(self.g, self.seat, memory.name, value)

    def count(self, memory: Memory[int], change: int) -> int:
        """Put tokens on one's own alien card or take some off; how many lie there now."""
        return table.count(self.g, self.seat, memory.name, change, self.source)

    # ---- envoys, planets, the game ---------------------------------------------------------------------------

    def add_tokens(self, change: int) -> int:
        """Put tokens on the envoy whose text this is, or take some off; how many lie there now."""
        return envoys.add_tokens(self.g, self.envoy, change, self.source).tokens

    async def part(self) -> None:
        """Decrease the friendship with the envoy whose text this is."""
        await friendship.move(self.g, self.seat, self.envoy.icon, -1, self.source)

    def make_warpplanet(self) -> None:
        """The top planet of the stack comes onto the Warp, if there is one and no Warpplanet yet (D-WRP-01)."""
        if self.g.s.stack and self.g.s.warpplanet < 0:
            table.make_warpplanet(self.g, self.source)

    def win_game(self) -> NoReturn:
        """This seat wins the game at once (D-GAP-26)."""
        table.end_game(self.g, [self.seat], self.ability.source, self.source)
