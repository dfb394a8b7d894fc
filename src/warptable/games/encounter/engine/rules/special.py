"""Special ships: one ship of each player with a marker, an effect and a special action (N-SHIP)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Unpack

from warptable.kernel import Of, Pick, Prompt, Sense

from ..model import prompts
from ..model.pieces import SECOND
from ..model.places import AIR, GATE, HELD, OUT, WARP
from ..model.roles import Role
from ..verbs.ships import shift_mark, turn_mark
from .abilities import Ability, declared, windows_of
from .questions import captured

if TYPE_CHECKING:
    from ..game import Game
    from ..model.pieces import Mark
    from .abilities import Moments
    from .use import Use
    from .use.basis import Basis

    When = Callable[[Use], bool]
    Happens = Callable[[Use], Awaitable[None] | None]

NOT_IN_CONTROL = (WARP, OUT, AIR, HELD)
"""Where a ship is out of its owner's control."""


@dataclass(frozen=True, slots=True)
class Ship:
    """A kind of special ship. What it does is neither a power nor a card: nothing answers it."""

    id: str
    abilities: list[Ability] = field(default_factory=list)
    prompts: list[Prompt] = field(default_factory=list)
    made: list[Callable[[str], Ability]] = field(default_factory=list)  # its abilities for a ship of that name

    def second(self) -> Ship:
        """Another such ship of the same player (N-TWO-2). It has a marker of its own, and asks the same questions."""
        kind = SECOND + self.id
        return Ship(kind, [make(kind) for make in self.made], made=self.made)

    def prompt(self, name: str, of: str = Of.WORD, words: Sequence[str] = (), **sense: Unpack[Sense]) -> Prompt:
        """Declare a question: what its options are, which plain words are among them, and what answers mean."""
        return declared(self.prompts, Prompt(f"{self.id}-{name}", of, words, **sense))

    def ability(
        self, at: Moments[None], *, role: Role = Role.ANY, when: When | None = None
    ) -> Callable[[Happens], Happens]:
        """Declare what its owner may do with it once in an encounter, while it is under control (N-SHIP-2)."""

        def declare(effect: Happens) -> Happens:
            self._declare(lambda kind: _made(kind, at, role, effect, lambda use, mark: when is None or when(use)))
            return effect

        return declare

    def action(self, at: Moments[None], *, when: When | None = None) -> Callable[[Happens], Happens]:
        """Declare its special action, for which the marker is turned facedown (N-SHIP-3)."""

        def declare(effect: Happens) -> Happens:
            def ready(use: Use, mark: Mark) -> bool:
                return mark.ready and (when is None or when(use))

            async def act(use: Use) -> None:
                turn_mark(use.g, marker(use), "N-SHIP-3", ready=False)
                made = effect(use)
                if made is not None:
                    await made

            self._declare(lambda kind: replace(_made(kind, at, Role.ANY, effect, ready), effect=act, once=False))
            return effect

        return declare

    def _declare(self, make: Callable[[str], Ability]) -> None:
        self.made.append(make)
        self.abilities.append(make(self.id))


def _made(kind: str, at: Moments[None], role: Role, effect: Happens, when: Callable[[Use, Mark], bool]) -> Ability:
    """An ability of a ship of this name, while it is under control (N-SHIP-2)."""

    def possible(use: Use) -> bool:
        mark = marker_of(use.g, use.seat, kind)
        return mark is not None and in_control(use.g, mark) and when(use, mark)

    name = f"{kind}.{effect.__name__.replace('_', '-')}"
    return Ability(name, windows_of(at, effect), role.value, False, effect, possible, is_use=False)


def in_control(g: Game, mark: Mark) -> bool:
    """N-SHIP-2: is the ship neither in the warp (also on a planet adrift there) nor captured nor gone?"""
    return mark.place not in NOT_IN_CONTROL and mark.place not in g.s.adrift


def marker_of(g: Game, seat: int, kind: str) -> Mark | None:
    """The special ship of this kind of a seat."""
    for mark in g.s.marks:  # asked in many windows: a loop is faster than a generator
        if mark.seat == seat and mark.kind == kind:
            return mark
    return None


def marker(use: Basis) -> Mark:
    """The special ship that is being used."""
    mark = marker_of(use.g, use.seat, use.source)
    assert mark is not None
    return mark


def turn_up_markers(g: Game, seat: int) -> None:
    """N-SHIP-4: in a turn without a second encounter the markers of its player are turned faceup again."""
    for mark in [mark for mark in g.s.marks if mark.seat == seat and not mark.ready]:
        turn_mark(g, mark, "N-SHIP-4", ready=True)


async def new_markers(g: Game, seat: int) -> None:
    """N-SHIP-5: whoever frees ships in its own regroup phase, in whatever way, may give any plain ship of its own
    outside the warp the marker of one that is captured or out of the game. No ship carries two."""
    if seat != g.e.offense or not g.s.step.startswith("regroup."):
        return
    for kind in g.edition.ships:
        mark = marker_of(g, seat, kind)
        if mark is None or not (mark.place == OUT or (mark.place == HELD and captured(g, seat))):
            continue
        places = [place for place in (*g.colonies(seat), GATE) if plain_ships(g, seat, place)]
        if not places:
            continue
        chosen = await Pick(seat, prompts.NEW_MARKER, "N-SHIP-5", [*places, "no-marker"], about={"mark": kind})
        if chosen != "no-marker":
            shift_mark(g, mark, int(chosen), "N-SHIP-5")


def plain_ships(g: Game, seat: int, place: int) -> int:
    """How many plain ships of a seat are at a place."""
    return g.s.ships[place][seat] - sum(mark.number for mark in g.s.marks if (mark.seat, mark.place) == (seat, place))
