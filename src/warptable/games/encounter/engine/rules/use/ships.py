"""What a use does with ships: lost, brought home, moved, marked, or lying on a tech."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...model import prompts
from ...model.constraints import Engaged
from ...model.occurrences import Losses
from ...model.places import AIR, BESIDE, GATE, HELD, LAB, OUT, WARP
from ...model.roles import WITH_DEFENSE, WITH_OFFENSE
from ...model.windows import W
from ...verbs import alliances, ships
from ...verbs.encounter import back_from_warp, uncount_lost
from ...verbs.held import held_by
from ...verbs.techs import lab_of, lift_ships
from .. import laboratory, losses, moving, questions, special, victory
from ..held import held_to_warp
from ..windows import window
from .basis import Basis

if TYPE_CHECKING:
    from warptable.kernel import Spread

    from ...model.pieces import Mark


class Ships(Basis):
    """Ships and colonies."""

    __slots__ = ()

    # ---- what there is ---------------------------------------------------------------------------------------

    def in_warp(self) -> int:
        """How many ships of this seat are in the warp."""
        return self.g.in_warp(self.seat)

    def could_return(self, *, seat: int | None = None) -> int:
        """How many ships of a seat in the warp have a colony to return to."""
        who = self._about(seat)
        return self.g.in_warp(who) if self.g.has_colonies(who) else 0

    def ships_outside(self, *, seat: int | None = None) -> list[tuple[int, int]]:
        """(planet, ships) of a seat's colonies that take no part in the encounter."""
        return questions.ships_outside(self.g, self._about(seat))

    def places_in_encounter(self) -> list[int]:
        """Where ships of this seat are part of the encounter; empty if it takes no part, or nothing is aimed at yet."""
        e = self.e
        if e.target < 0 or e.resettle:
            return []
        if self.seat == e.offense:
            return [GATE]
        if self.seat == e.defense:
            return [e.target]
        sides = ((WITH_OFFENSE, GATE), (WITH_DEFENSE, BESIDE))
        return [place for side, place in sides if e.seats[self.seat].allied & side]

    def plain_ships(self, place: int, *, seat: int | None = None) -> int:
        """How many ships of a seat at a place are nothing but ships."""
        return special.plain_ships(self.g, self._about(seat), place)

    def lost_ships(self) -> int:
        """The ships of this seat that are in the warp, out of the game, or prisoners on a sheet."""
        g, number = self.g, self.in_warp() + self.g.s.ships[OUT][self.seat]
        if g.edition.more_aliens and g.s.ships[HELD][self.seat]:
            number += questions.captured(g, self.seat)
        return number

    def ally_ships(self, side: int) -> list[tuple[int, int, int]]:
        """(seat, place, number): the ships that the allies of a side have in the encounter."""
        place = BESIDE if side else GATE
        return [(ally, place, n) for ally in self.g.allies(side) if (n := self.g.s.ships[place][ally])]

    def researchers(self, *, seat: int | None = None) -> list[int]:
        """The techs of a seat with ships on them, by their places among its own."""
        return laboratory.researchers(self.g, self._about(seat))

    # ---- losing them -----------------------------------------------------------------------------------------

    async def to_warp(self, lost: Sequence[tuple[int, int, int]], *, picker: int | None = None) -> None:
        """Send (seat, place, number) to the warp in one batch. `picker`: who says which ships go, if not their
        owners."""
        who = moving.OWNER if picker is None else picker
        await losses.to_warp(self.g, lost, self.source, picker=who)

    async def choose_losses(
        self,
        number: int | Mapping[int, int],
        seats: Sequence[int] | None = None,
        *,
        gate: bool = True,
        outside: bool = False,
        spared: Sequence[tuple[int, int]] = (),
    ) -> None:
        """This seat, or each of these, loses that many (or: its number of) ships of its own choice: from anywhere but
        the warp, or only from colonies (`gate=False`), or only from colonies that take no part in the encounter
        (`outside`). (place, number) of them are `spared`."""
        victims = [self.seat] if seats is None else seats
        await losses.choose_losses(self.g, victims, number, self.source, gate=gate, outside=outside, spared=spared)

    async def remove_ships(self, place: int, number: int, *, seat: int | None = None) -> None:
        """Ships leave the game; whoever answers lost ships may answer this too."""
        event, who = Losses([0] * self.g.n, [0] * self.g.n, self.source), self._about(seat)
        event.removed[who] = number
        await self.bring(place, OUT, number, seat=who)
        self.emit("eradicated", seat=who, ships=number)
        await self.check()
        await window(self.g, W.WARPED, event)
        await self.check()

    async def send_any_ship(self) -> None:
        """This seat names an owner and a place, and picks the ship there that goes to the warp, wherever it is."""
        g = self.g
        owners = [owner for owner in (*g.clockwise(self.seat), self.seat) if self._ships_anywhere(owner)]
        owner = await self.pick(prompts.ANY_OWNER, owners)
        place = await self.pick(prompts.ANY_SHIP, self._ships_anywhere(owner), about={"victim": owner})
        if place == LAB:
            await self.lose_researcher(owner)
        elif place == HELD:
            sheets = [sheet for player in g.seats for sheet in player.sheets if held_by(sheet, owner)]
            await held_to_warp(g, sheets[0], owner, 1, self.source, self.seat)
        else:
            await self.to_warp([(owner, place, 1)], picker=self.seat)

    def _ships_anywhere(self, seat: int) -> list[int]:
        """The places outside the warp where a seat has ships: colonies, the encounter, techs, sheets, out of the
        game."""
        g, there = self.g, self.g.s.ships
        places = g.colonies(seat) + [place for place in (GATE, BESIDE, OUT) if there[place][seat]]
        if self.researchers(seat=seat):
            places.append(LAB)
        if any(held_by(sheet, seat) for player in g.seats for sheet in player.sheets):
            places.append(HELD)
        return places

    async def lose_researcher(self, victim: int) -> None:
        """A ship that researches a tech of the victim goes to the warp; this seat chooses which (F-TECH-16)."""
        slots = self.researchers(seat=victim)
        slot = slots[0]
        if len(slots) > 1:
            slot = await self.pick(prompts.WHICH_TECH, slots, about={"whose": victim})
        along = await moving.which_ships(self.g, victim, LAB, 1, self.source, WARP, self.seat)
        lift_ships(self.g, lab_of(self.g).of(victim)[slot], AIR, 1, along)
        await self.to_warp([(victim, AIR, 1)])

    # ---- bringing them back ----------------------------------------------------------------------------------

    async def go_home(self, place: int, number: int, *, seat: int | None = None) -> None:
        """Ships return from a place to any colonies of their owner; without one, to the warp."""
        await losses.go_home(self.g, self._about(seat), place, number, self.source)

    async def restore(self, event: Losses, *, seat: int | None = None) -> int:
        """All ships that a seat lost in this batch return to its colonies; how many. That they were lost stays on
        record: compensation is due all the same (F-FAQ-16)."""
        g, who = self.g, self._about(seat)
        lost = min(event.heading[who], g.s.ships[WARP][who])
        removed = min(event.removed[who], g.s.ships[OUT][who])
        uncount_lost(g, who, lost)
        await self.bring(WARP, AIR, lost, seat=who)
        await self.bring(OUT, AIR, removed, seat=who)
        await self.go_home(AIR, lost + removed, seat=who)
        return lost + removed

    async def free(self, spread: Spread, *, seat: int | None = None) -> None:
        """Ships leave the warp for these places, (place, number) each; `came_back` is still to be called."""
        await moving.free(self.g, self._about(seat), spread, self.source)

    async def came_back(self, number: int, *, seat: int | None = None) -> None:
        """Ships came back from the warp; it may be reacted to."""
        await losses.came_back(self.g, self._about(seat), number)

    def back_from_warp(self) -> None:
        """A ship came back from the warp, unnoticed."""
        back_from_warp(self.g, self.seat)

    # ---- moving them -----------------------------------------------------------------------------------------

    async def bring(self, place: int, target: int, number: int, *, seat: int | None = None) -> None:
        """Ships go from one place to another; their owner says which, where some are not plain ones."""
        await moving.bring(self.g, self._about(seat), place, target, number, self.source)

    async def gather(self, spread: Spread, target: int, *, seat: int | None = None) -> None:
        """Ships go from several places, (place, number) each, to one."""
        await moving.gather(self.g, self._about(seat), spread, target, self.source)

    async def spread_out(self, place: int, spread: Spread, *, seat: int | None = None) -> None:
        """Ships go from one place to several, (place, number) each."""
        await moving.spread_out(self.g, self._about(seat), place, spread, self.source)

    def move(self, place: int, target: int, number: int, along: Sequence[str] = (), *, seat: int | None = None) -> None:
        """Ships go from one place to another, and nobody is asked which; `along`: the special ones among them."""
        ships.move(self.g, self._about(seat), place, target, number, along)

    def commit(self, side: int, number: int) -> None:
        """So many ships more, or fewer, are there as those of an ally of a side."""
        alliances.commit(self.g, self.seat, side, number)

    async def check(self) -> None:
        """To be called when ships or planets have moved: colonies, powers and victory are looked at again."""
        await victory.check(self.g)

    # ---- special ones ----------------------------------------------------------------------------------------

    def marker(self) -> Mark:
        """The special ship that is being used."""
        return special.marker(self)

    def was_engaged(self) -> bool:
        """Was this special ship in the encounter when the outcome was known?"""
        return any(held.seat == self.seat and held.ship == self.source for held in self.e.all_of(Engaged))

    def mark_ships(self, place: int, number: int, bonus: int) -> None:
        """Plain ships of this seat become special ones of the alien's or card's name, worth so much more."""
        ships.mark_ships(self.g, self.seat, self.source, place, self.source, number=number, bonus=bonus)

    def add_marked_ship(self, place: int, bonus: int) -> None:
        """One more ship, a special one, comes into the game."""
        ships.add_marked_ship(self.g, self.seat, self.source, bonus, place, self.source)

    def remove_marked_ship(self) -> None:
        """The special ship of this alien's or card's name leaves the game."""
        ships.remove_marked_ship(self.g, self.source, self.source)
