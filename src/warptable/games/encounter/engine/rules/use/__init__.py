"""A use as an object: an ability, a card or a tech of one seat at one moment. Its verbs stand in the modules beside
this one, by subject; `docs/content-reference.md` lists them all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Generic

from warptable.kernel.moments import Occ, Occ_co

from ...model.cards import CardType
from ...model.constraints import InsteadOfCards, Later
from ...model.encounter import INTIMIDATE, Modifier
from ...model.occurrences import DISCARD, HAND
from ...verbs import techs as tech_verbs
from ...verbs.encounter import impose
from ...verbs.facedown import return_laid
from ..abilities import P
from ..playing import Change, announce, carry_out, one_exchange, put_away, ride
from .alliances import Alliances
from .flares import Flares
from .outcome import Outcome
from .planets import Planets
from .powers import Powers
from .sheets import Sheets
from .techs import Techs

if TYPE_CHECKING:
    from warptable.kernel.moments import Moment

    from ...game import Game
    from ...model.constraints import Constraint
    from ...model.encounter import Layer
    from ...model.laboratory import Tech
    from ...model.occurrences import CardsDiscarded, Play, Regroup
    from ...model.state import Sheet
    from ..abilities import Ability, LaterEffect


class Use(Techs, Flares, Powers, Alliances, Planets, Outcome, Generic[Occ_co]):
    """An ability or card of one seat at one moment: what conditions and effects are given.

    `Use[Losses]` is one in a window about Losses, `Use` alone one in a window about nothing but its moment. While it is
    announced it is itself what a window is about: the target that cancels answer (`Play`).
    """

    __slots__ = ("event",)

    def __init__(self, g: Game, seat: int, ability: Ability, card: int, event: Occ_co) -> None:
        self.g = g
        self.seat = seat
        self.ability = ability
        self.card = card
        self.event = event
        self.cancelled = False
        self.counts = True
        self.disposal = ""
        self.way = None
        self.choice = None

    @property
    def answers(self) -> Play | None:
        """The use or card that this one was played against."""
        return self.event if isinstance(self.event, Use) else None

    def cancel(self, disposal: str | int = DISCARD, *, counts: bool = True) -> None:
        """This use or card has no effect; a card goes where the canceller says."""
        self.cancelled = True
        self.disposal = disposal
        self.counts = counts

    def impose(self, constraint: Constraint) -> None:
        """Demand, forbid or allow something until the encounter ends (`model/constraints.py` says what there is)."""
        impose(self.g, constraint, self.source)

    def later(self, moment: Moment[None], effect: LaterEffect[Awaitable[None] | None], *numbers: int) -> None:
        """What this use has announced happens when that window opens, before anything is used there, and even if its
        power is gone by then (F-POWER-2 ends uses, not what was used). `effect` is declared with `Alien.later`; it is
        given a use and these numbers."""
        self.impose(Later(self.seat, effect.__name__, numbers, window=int(moment)))
        self.g.join_masks()

    def instead_of_cards(self, effect: LaterEffect[Awaitable[None] | None], *numbers: int) -> None:
        """Whoever is declared the winner by `effect` (as in `later`) wins without encounter cards. That happens when
        the alliance phase is over: whatever is used in it still is. The first such announcement holds. Intimidates are
        not needed any more (N-INTIM-10)."""
        if not self.e.all_of(InsteadOfCards):
            self.impose(InsteadOfCards(self.seat, effect.__name__, numbers))
            return_laid(self.g, INTIMIDATE)

    def modify(
        self,
        layer: Layer,
        side: int = -1,
        *,
        seat: int = -1,
        op: str = "add",
        amount: int = 0,
        face: str = "",
        needs: str = "",
    ) -> None:
        """Change the totals, the card faces or the result in one layer, until the encounter ends (`Modifier`)."""
        self.g.modify(Modifier(layer, self.source, side, seat, op, amount, face, needs))

    async def changed_by_flare(self, normal: Change, cards: Sequence[int] = ()) -> Change:
        """In the middle of a power's effect its super flare may be played, after a look at the `cards` drawn or
        discarded so far: what it makes of the use, or else what is normal."""
        rider, change = await ride(self.g, self, tuple(cards))
        if rider is not None:
            await put_away(self.g, rider)
        return change[0] if change else normal

    # ---- what the window is about ----------------------------------------------------------------------------

    def is_zappable(self: Use[Play]) -> bool:
        """Is what was played a flare or an artifact? A rift is neither (N-RIFT-8)."""
        return self.g.face(self.event.card).type is not CardType.RIFT

    def discarded_by_another(self: Use[CardsDiscarded], kind: CardType) -> list[int]:
        """Cards of one type that somebody else has just discarded and nobody has taken yet."""
        if self.event.seat == self.seat:
            return []
        return [card for card in self.event.cards if self.g.face(card).type is kind and self.g.discarded(card)]

    def takes_ship(self: Use[Regroup]) -> bool:
        """This seat is about to take a ship from the warp, and has one there."""
        return self.event.seat == self.seat and self.event.number > 0 and self.in_warp() > 0


class PowerUse(Sheets, Use[Occ_co]):
    """The use of a power that is in force, or of its super flare: there is a sheet."""

    __slots__ = ("sheet",)

    def __init__(self, g: Game, seat: int, ability: Ability, sheet: Sheet, card: int, event: Occ_co) -> None:
        self.g = g  # as in Use, without a second call: every window makes many of these
        self.seat = seat
        self.ability = ability
        self.card = card
        self.event = event
        self.cancelled = False
        self.counts = True
        self.disposal = ""
        self.way = None
        self.choice = None
        self.sheet = sheet

    def zap(self) -> None:
        """F-ZAP-2, F-FAQ-6: this use is cancelled and its power is off until the encounter ends. A super flare so
        answered goes back to its hand and does not count as played."""
        self.cancel(HAND, counts=False)
        self.switch_off()

    async def use_power(
        self: PowerUse[Occ],
        power: Callable[Concatenate[PowerUse[Occ], P], Awaitable[None] | None],
        *change: P.args,
        **_: P.kwargs,
    ) -> None:
        """A super flare opens an ability of its own power to another role or case: an ordinary use, which may be
        zapped. `change` is what the flare makes of it."""
        alien = self.g.registry.aliens[self.source]
        ability_id = alien.id_of(power)
        ability = next(ability for ability in alien.abilities if ability.id == ability_id)
        opened = PowerUse(self.g, self.seat, ability, self.sheet, -1, self.event)
        await one_exchange(self.g, announce(self.g, opened, *change))

    def not_used_yet(self, power: Callable[..., object]) -> bool:
        """This ability of the seat's own power has not been used in this encounter."""
        return self.g.registry.aliens[self.source].id_of(power) not in self.sheet.used


class TechUse(Use[Occ_co]):
    """The use of a tech card: neither a power nor a card, so no zap reaches it."""

    __slots__ = ("tech",)

    def __init__(self, g: Game, seat: int, ability: Ability, tech: Tech, event: Occ_co) -> None:
        super().__init__(g, seat, ability, -1, event)
        self.tech = tech

    def pass_on(self, seat: int) -> None:
        """The tech belongs to another seat from now on."""
        tech_verbs.pass_on_tech(self.g, self.tech, seat, self.source)

    def put_under(self, card: int) -> None:
        """A card of the hand goes facedown under the tech."""
        tech_verbs.card_under_tech(self.g, self.tech, card, self.source)

    async def settle_crew(self, planet: int, number: int) -> None:
        """This many of the ships that have researched the tech land on a planet: those on it first, then those in the
        warp."""
        own = min(number, self.tech.ships)
        if number > own:
            await self.free(((planet, number - own),))
        self.lift_researchers(self.tech, planet, own)
        self.emit("landed", planet=planet, ships=number)
        await self.check()
        if number > own:
            await self.came_back(number - own)

    async def use_at_once(self, effect: Callable[..., Any]) -> None:
        """The tech is used at another moment than its own: for what it says about its completion."""
        ability = next(one for one in self.g.registry.techs[self.tech.id].abilities if one.effect is effect)
        await carry_out(self.g, TechUse(self.g, self.seat, ability, self.tech, None))
