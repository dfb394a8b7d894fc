"""What a seat must, may and might use at a moment, and the use itself as an object."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Generic

from ..model.cards import flare_of
from ..model.encounter import Constraint, Kind, Modifier
from ..model.occurrences import DISCARD, HAND, Occ_co
from ..model.windows import Moment, Occ
from ..verbs.encounter import impose
from ..verbs.powers import remember, zap
from .abilities import STORES, Ability
from .hidden import facedown, may_hold

if TYPE_CHECKING:
    from ...kernel import Option
    from ..game import Game
    from ..model.encounter import Encounter
    from ..model.layers import Layer
    from ..model.occurrences import Play
    from ..model.state import Sheet


TOKENS = "tokens"
"""Under this name a sheet remembers its tokens."""


class Use(Generic[Occ_co]):
    """An ability or card of one seat at one moment: what conditions and effects are given.

    `Use[Losses]` is one in a window about Losses, `Use` alone one in a window about nothing but its moment. While it is
    announced it is itself what a window is about: the target that cancels answer (`Play`).
    """

    __slots__ = ("ability", "cancelled", "card", "choice", "counts", "disposal", "event", "g", "seat", "store")

    def __init__(self, g: Game, seat: int, ability: Ability, card: int, event: Occ_co) -> None:
        self.g = g
        self.seat = seat
        self.ability = ability
        self.card = card  # -1: it is no card
        self.event = event
        self.cancelled = False
        self.counts = True  # a flare that is stopped may not count as played
        self.disposal: str | int = ""  # what becomes of a played card: see `dispose`; empty: the usual
        self.store: Sheet | None = None  # the sheet a card is played from; None: the hand
        self.choice: Option = None  # what was chosen with the offer itself, for a secret play

    def cancel(self, disposal: str | int = DISCARD, *, counts: bool = True) -> None:
        """This use or card has no effect; a card goes where the canceller says."""
        self.cancelled = True
        self.disposal = disposal
        self.counts = counts

    def impose(
        self,
        kind: Kind,
        *,
        seat: int = -1,
        side: int = -1,
        card: int = -1,
        numbers: tuple[int, ...] = (),
        text: str = "",
        face: str = "",
    ) -> None:
        """Demand, forbid or allow something until the encounter ends; `Kind` says which fields each kind uses."""
        impose(self.g, Constraint(kind, self.source, seat, side, card, numbers, text, face))

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

    @property
    def e(self) -> Encounter:
        return self.g.e

    @property
    def name(self) -> str:
        """The id of the ability or artifact."""
        return self.ability.id

    @property
    def flare(self) -> str:
        """The side on which a flare is played; empty for anything else."""
        return self.ability.flare

    @property
    def answers(self) -> Play | None:
        """The use or card that this one was played against."""
        return self.event if isinstance(self.event, Use) else None

    @property
    def source(self) -> str:
        """The alien or card id, for events and modifiers."""
        return self.ability.source

    @property
    def side(self) -> int:
        return self.g.side_of(self.seat)

    @property
    def opponent(self) -> int:
        return self.g.opponent(self.seat)

    @property
    def option(self) -> Option:
        """How this stands among the options of an offer: the ability's id, the card's number, or a secret choice."""
        if self.choice is not None:
            return self.choice
        return self.ability.id if self.card < 0 else self.card

    def __repr__(self) -> str:
        return f"{self.ability.id} (seat {self.seat})"


class PowerUse(Use[Occ_co]):
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
        self.store = None
        self.choice = None
        self.sheet = sheet

    @property
    def borrowed(self) -> bool:
        """Is this a power lent by another seat for this encounter?"""
        return self.sheet.home != self.seat

    @property
    def tokens(self) -> int:
        """How many tokens lie on the sheet."""
        held = self.sheet.memory.get(TOKENS, 0)
        return held if isinstance(held, int) else 0

    @tokens.setter
    def tokens(self, number: int) -> None:
        remember(self.sheet, TOKENS, number)

    def zap(self) -> None:
        """F-ZAP-2, F-FAQ-6: this use is cancelled and its power is off until the encounter ends. A super flare so
        answered goes back to its hand and does not count as played."""
        self.cancel(HAND, counts=False)
        zap(self.sheet)


TURN_UP = Ability("turn-up", (), 31, False, lambda use: None, once=False, is_use=False)
"""F-VHID-3: turning up a hidden sheet, offered where something of it could then be used."""


REINFORCEMENT = Ability("reinforcement", (), 31, False, lambda use: None, once=False, is_use=False)
"""A reinforcement on the table, as what cancels answer (F-REINF-5)."""


Done = Collection[tuple[int, str]]
"""(seat, ability): what has already answered one occurrence of an event."""

Uses = list[Use[object]]


def usable(g: Game, seat: int, window: Moment[Occ], event: Occ, done: Done = ()) -> tuple[Uses, Uses]:
    """What this seat must and may use now. The one place that knows of lost and zapped powers, roles and limits:
    once in an encounter, or for reactions once for each occurrence of their event (F-FAQ-12)."""
    must: Uses = []
    may: Uses = []
    role = g.role(seat)
    for index, ability in g.wiring.by_window[seat].get(window, ()):
        if index < 0:
            may += _house(g, seat, ability, event)
            continue
        sheet = g.seats[seat].sheets[index]
        if sheet.lost or sheet.replaced or (sheet.zapped and ability.is_use):
            continue
        if not ability.role & role or (ability.id in sheet.used if ability.once else (seat, ability.id) in done):
            continue
        use = PowerUse(g, seat, ability, sheet, -1, event)
        if ability.when is None or ability.when(use):
            if not sheet.hidden:
                (must if ability.must else may).append(use)
            elif not any(other.ability is TURN_UP for other in may):  # F-VHID-2, F-VHID-3: nobody has to turn it up
                may.append(_turning_up(g, seat, sheet))
    if g.edition.hidden_powers and not any(other.ability is TURN_UP for other in may):
        may.extend(_turn_up(g, seat, window, event))
    if g.card_masks[seat] >> window & 1:
        may += _plays(g, seat, window, event, g.seats[seat].hand)
        if STORES in g.wiring.standing:
            may += _plays_off(g, seat, window, event)
    return must, may


def _turning_up(g: Game, seat: int, sheet: Sheet) -> PowerUse:
    return PowerUse(g, seat, TURN_UP, sheet, -1, None)


def _plays_off(g: Game, seat: int, window: int, event: Occ) -> Iterator[Use[Occ]]:
    """What could be played off the sheets. That is a use of their power, which everybody sees: nothing secret."""
    for sheet in g.stores(seat):
        for use in _plays(g, seat, window, event, sheet.cards):
            if use.ability.secret is None:
                use.store = sheet
                yield use


def _house(g: Game, seat: int, ability: Ability, event: Occ) -> Iterator[Use[Occ]]:
    """What this seat may do like everybody else, without any sheet."""
    use = Use(g, seat, ability, -1, event)
    done = any(held.seat == seat and held.source == ability.id for held in g.e.all_of(Kind.DONE))
    if not done and (ability.when is None or ability.when(use)):
        yield use


def _plays(g: Game, seat: int, window: int, event: Occ, cards: list[int]) -> list[Use[Occ]]:
    """Which of these cards the seat could play now."""
    faces, masks, role = g.s.faces, g.registry.card_masks, g.role(seat)
    found: list[Use[Occ]] = []
    for card in cards:
        face = faces[card]
        if face in masks and masks[face] >> window & 1:
            play, sheet = play_of(g, seat, card, face, window)
            if play is not None and play.role & role:
                use = _play(g, seat, play, sheet, card, event)
                if play.when is None or play.when(use):
                    found += (use,) if play.secret is None else _ways(use, play.secret(use))
    return found


def _play(g: Game, seat: int, play: Ability, sheet: Sheet | None, card: int, event: Occ) -> Use[Occ]:
    """A card played: one with a sheet is a super flare."""
    return Use(g, seat, play, card, event) if sheet is None else PowerUse(g, seat, play, sheet, card, event)


def _ways(use: Use[Occ], choices: Sequence[Option]) -> Iterator[Use[Occ]]:
    """A secret play, once for each way to do it."""
    for choice in choices:
        way = Use(use.g, use.seat, use.ability, use.card, use.event)
        way.choice = choice
        yield way


def play_of(g: Game, seat: int, card: int, face: str, window: int) -> tuple[Ability | None, Sheet | None]:
    """What playing this card now would be, and for a super flare the sheet it belongs to.

    F-FLARE-3..7: each flare once in an encounter, and one for each player; the super side for whoever has the
    matching power in force, for all others the wild side. Reinforcements are offered by their own step.
    """
    flare = g.registry.flares.get(face)
    if flare is None:
        return None if _barred(g, card, "") else g.registry.card_plays[face].get(window), None
    sheet = matching_sheet(g, seat, flare.alien)
    play = (flare.wild if sheet is None else flare.super).get(window)
    return (play, sheet) if play is not None and _may_flare(g, seat, card, play) else (None, None)


def _may_flare(g: Game, seat: int, card: int, play: Ability) -> bool:
    """F-FLARE-3, F-FLARE-4: within the limits of this encounter."""
    flares, limit = g.e.flares, g.edition.flares_each
    if flares and (card in flares or (limit and list(flares.values()).count(seat) >= limit)):
        return False
    return not _barred(g, card, play.flare)


def _barred(g: Game, card: int, side: str) -> bool:
    """Has an effect stopped this card, or this side of a flare, for the rest of the encounter?"""
    held = g.e.constraints
    return bool(held) and any(one.kind is Kind.BARRED and one.card == card and one.text == side for one in held)


def _turn_up(g: Game, seat: int, window: int, event: object) -> list[PowerUse]:
    """F-VHID-3: a hidden sheet is worth turning up for what simply holds, or for its super flare."""
    sheet = facedown(g, seat)
    if sheet is None or sheet.lost or sheet.replaced:
        return []
    if may_hold(g, seat, sheet, window):
        return [_turning_up(g, seat, sheet)]
    flare = g.registry.flares.get(flare_of(sheet.alien))
    play = flare.super.get(window) if flare is not None else None
    if play is None or not play.role & g.role(seat):
        return []
    held = [card for card in g.seats[seat].hand if g.s.faces[card] == flare_of(sheet.alien)]
    could = any(
        _may_flare(g, seat, card, play) and (play.when is None or play.when(_play(g, seat, play, sheet, card, event)))
        for card in held
    )
    return [_turning_up(g, seat, sheet)] if could else []


def matching_sheet(g: Game, seat: int, alien: str) -> Sheet | None:
    """The sheet of this alien that the seat has in force; a zapped one does not count (F-FLARE-7)."""
    for sheet in g.seats[seat].sheets:
        if sheet.alien == alien and not (sheet.lost or sheet.hidden or sheet.replaced or sheet.zapped):
            return sheet
    return None


def might_play(g: Game, seat: int, window: int, event: object) -> bool:
    """By what everybody knows, might this seat hold a card for this moment? (For uniform asking.)"""
    if not g.seats[seat].hand and not any(sheet.cards for sheet in g.stores(seat)):
        return False
    role = g.role(seat)
    for face in g.public_cards.at(window):
        play, sheet = play_of(g, seat, -1, face, window)
        if play is None or not play.role & role:
            continue
        if play.when is None or play.when(_play(g, seat, play, sheet, -1, event)):
            return True
    return False


def might_use(g: Game, seat: int, window: int) -> bool:
    """Has this seat an open sheet with something optional for this role and moment? Whether its condition holds may
    depend on the hand, so for uniform asking that does not count."""
    role = g.role(seat)
    for index, ability in g.wiring.by_window[seat].get(window, ()):
        if index < 0:  # offered or not by what everybody knows
            continue
        sheet = g.seats[seat].sheets[index]
        if sheet.lost or sheet.replaced or sheet.hidden or (sheet.zapped and ability.is_use) or ability.must:
            continue
        if ability.role & role and not (ability.once and ability.id in sheet.used):
            return True
    return False
