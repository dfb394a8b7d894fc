"""Using a power and playing a card: announce, let it be cancelled, then let it happen."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from ...kernel import PASS, GoTo, Offer, Pick
from ..model.cards import CardType, flare_of
from ..model.windows import Window
from ..verbs import cards as card_verbs
from ..verbs.powers import turn_up
from .abilities import STORES, Ability
from .hidden import facedown, may_hold, might_turn_up

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Encounter, Sheet


DISCARD, HAND = "discard", "hand"

PROMPTS = {window: f"window-{window.name}" for window in Window}
"""The question a window asks."""


class Use:
    """An ability of one seat at one moment: what conditions and effects are given.

    While it is announced it is also the target that cancels answer.
    """

    __slots__ = ("ability", "cancelled", "card", "counts", "disposal", "event", "g", "ridden", "seat", "sheet", "store")

    def __init__(
        self, g: Game, seat: int, ability: Ability, sheet: Sheet | None = None, card: int = -1, event: Any = None
    ) -> None:
        self.g = g
        self.seat = seat
        self.ability = ability
        self.sheet = sheet
        self.card = card
        self.event = event
        self.cancelled = False
        self.counts = True  # a flare that is stopped may not count as played
        self.disposal: str | int = ""  # what becomes of a played card: see `dispose`; empty: the usual
        self.ridden: Any = None  # what a super flare made of this use
        self.store: Sheet | None = None  # the sheet a card is played from; None: the hand

    def cancel(self, disposal: str | int = DISCARD, *, counts: bool = True) -> None:
        """This use or card has no effect; a card goes where the canceller says."""
        self.cancelled = True
        self.disposal = disposal
        self.counts = counts

    def zap(self) -> None:
        """F-ZAP-2, F-FAQ-6: this use is cancelled and its power is off until the encounter ends. A super flare so
        answered goes back to its hand and does not count as played."""
        assert self.sheet is not None
        self.cancel(HAND, counts=False)
        self.sheet.zapped = True

    @property
    def e(self) -> Encounter:
        return self.g.e

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
    def borrowed(self) -> bool:
        """Is this a power lent by another seat for this encounter?"""
        return self.sheet is not None and self.sheet.home != self.seat

    @property
    def option(self) -> str | int:
        """How this stands among the options of an offer: the ability's id, or the card's number."""
        return self.ability.id if self.card < 0 else self.card

    def __repr__(self) -> str:
        return f"{self.ability.id} (seat {self.seat})"


TURN_UP = Ability("turn-up", (), 31, False, lambda use: None, once=False, is_use=False)
"""F-VHID-3: turning up a hidden sheet, offered where something of it could then be used."""


REINFORCEMENT = Ability("reinforcement", (), 31, False, lambda use: None, once=False, is_use=False)
"""A reinforcement on the table, as what cancels answer (F-REINF-5)."""


Done = Collection[tuple[int, str]]
"""(seat, ability): what has already answered one occurrence of an event."""


def usable(g: Game, seat: int, window: Window, event: Any, done: Done = ()) -> tuple[list[Use], list[Use]]:
    """What this seat must and may use now. The one place that knows of lost and zapped powers, roles and limits:
    once in an encounter, or for reactions once for each occurrence of their event (F-FAQ-12)."""
    must: list[Use] = []
    may: list[Use] = []
    role = g.role(seat)
    for index, ability in g.wiring.by_window[seat].get(window, ()):
        sheet = g.seats[seat].sheets[index]
        if sheet.lost or sheet.aside or (sheet.zapped and ability.is_use):
            continue
        if not ability.role & role or (ability.id in sheet.used if ability.once else (seat, ability.id) in done):
            continue
        use = Use(g, seat, ability, sheet, event=event)
        if ability.when is None or ability.when(use):
            if not sheet.hidden:
                (must if ability.must else may).append(use)
            elif not any(other.ability is TURN_UP for other in may):  # F-VHID-2, F-VHID-3: nobody has to turn it up
                may.append(Use(g, seat, TURN_UP, sheet))
    if g.edition.hidden_powers and not any(use.ability is TURN_UP for use in may):
        may += _turn_up(g, seat, window, event)
    may += _plays(g, seat, window, event, g.seats[seat].hand)
    for sheet in g.stores(seat):
        for use in _plays(g, seat, window, event, sheet.cards):
            use.store = sheet
            may.append(use)
    return must, may


def _plays(g: Game, seat: int, window: Window, event: Any, cards: list[int]) -> Iterator[Use]:
    """Which of these cards the seat could play now."""
    faces, masks, role = g.s.faces, g.registry.card_masks, g.role(seat)
    for card in cards:
        face = faces[card]
        if masks.get(face, 0) >> window & 1:
            play, matching = play_of(g, seat, card, face, window)
            if play is not None and play.role & role:
                use = Use(g, seat, play, matching, card, event)
                if play.when is None or play.when(use):
                    yield use


def play_of(g: Game, seat: int, card: int, face: str, window: Window) -> tuple[Ability | None, Sheet | None]:
    """What playing this card now would be, and for a super flare the sheet it belongs to.

    F-FLARE-3..7: each flare once in an encounter, and one for each player; the super side for whoever has the
    matching power in force, for all others the wild side. Reinforcements are offered by their own step.
    """
    flare = g.registry.flares.get(face)
    if flare is None:
        resting = g.e.barred and (card, "") in g.e.barred
        return None if resting else g.registry.card_plays[face].get(window), None
    sheet = matching_sheet(g, seat, flare.alien)
    play = (flare.wild if sheet is None else flare.super).get(window)
    return (play, sheet) if play is not None and _may_flare(g, seat, card, play) else (None, None)


def _may_flare(g: Game, seat: int, card: int, play: Ability) -> bool:
    """F-FLARE-3, F-FLARE-4: within the limits of this encounter."""
    e, limit = g.e, g.edition.flares_each
    return card not in e.flares and not (limit and e.flared[seat] >= limit) and (card, play.flare) not in e.barred


def _turn_up(g: Game, seat: int, window: Window, event: Any) -> list[Use]:
    """F-VHID-3: a hidden sheet is worth turning up for what simply holds, or for its super flare."""
    sheet = facedown(g, seat)
    if sheet is None or sheet.lost or sheet.aside:
        return []
    if may_hold(g, seat, sheet, window):
        return [Use(g, seat, TURN_UP, sheet)]
    flare = g.registry.flares.get(flare_of(sheet.alien))
    play = flare.super.get(window) if flare is not None else None
    if play is None or not play.role & g.role(seat):
        return []
    held = [card for card in g.seats[seat].hand if g.s.faces[card] == flare_of(sheet.alien)]
    could = any(
        _may_flare(g, seat, card, play) and (play.when is None or play.when(Use(g, seat, play, sheet, card, event)))
        for card in held
    )
    return [Use(g, seat, TURN_UP, sheet)] if could else []


def matching_sheet(g: Game, seat: int, alien: str) -> Sheet | None:
    """The sheet of this alien that the seat has in force; a zapped one does not count (F-FLARE-7)."""
    for sheet in g.seats[seat].sheets:
        if sheet.alien == alien and not (sheet.lost or sheet.hidden or sheet.aside or sheet.zapped):
            return sheet
    return None


def might_play(g: Game, seat: int, window: Window, event: Any) -> bool:
    """By what everybody knows, might this seat hold a card for this moment? (For uniform asking.)"""
    if not g.seats[seat].hand and not any(sheet.cards for sheet in g.stores(seat)):
        return False
    role = g.role(seat)
    for face in g.public_faces:
        if g.registry.card_masks.get(face, 0) >> window & 1:
            play, sheet = play_of(g, seat, -1, face, window)
            if play is None or not play.role & role:
                continue
            if play.when is None or play.when(Use(g, seat, play, sheet, -1, event)):
                return True
    return False


def might_use(g: Game, seat: int, window: Window) -> bool:
    """Has this seat an open sheet with something optional for this role and moment? Whether its condition holds may
    depend on the hand, so for uniform asking that does not count."""
    role = g.role(seat)
    for index, ability in g.wiring.by_window[seat].get(window, ()):
        sheet = g.seats[seat].sheets[index]
        if sheet.lost or sheet.aside or sheet.hidden or (sheet.zapped and ability.is_use) or ability.must:
            continue
        if ability.role & role and not (ability.once and ability.id in sheet.used):
            return True
    return False


async def chosen_use(
    g: Game, seat: int, window: Window, event: Any, about: dict[str, Any] | None = None, done: Done = ()
) -> Use | None:
    """This seat's turn in a window: its mandatory uses first, then an offer of the others."""
    must, may = usable(g, seat, window, event, done)
    if must:
        if len(must) == 1:
            return must[0]
        first: str = await Pick(seat, "order-uses", "F-TIMING-5", [use.option for use in must])
        return next(use for use in must if use.option == first)
    if not may:
        if g.uniform and (
            might_play(g, seat, window, event) or might_use(g, seat, window) or might_turn_up(g, seat, window)
        ):
            await Offer(seat, PROMPTS[window], "F-TIMING-1", [PASS], PASS, about)
        return None
    picked = await Offer(seat, PROMPTS[window], "F-TIMING-1", [PASS, *(use.option for use in may)], PASS, about)
    return None if picked == PASS else next(use for use in may if use.option == picked)


async def carry_out(g: Game, use: Use) -> bool:
    """Use a power or play a card; False if it was cancelled. The outermost one clears the table of all cards
    played in the exchange: the zaps that answered a power as well as an artifact and what answered it (F-ART-3)."""
    g.deeper()
    done = await (use_power(g, use) if use.card < 0 else play_card(g, use))
    while g.depth == 1 and g.s.flight:  # clearing may itself be answered with cards
        await clear_table(g)
    g.depth -= 1
    return done


async def use_power(g: Game, use: Use) -> bool:
    """F-ZAP-1, F-ZAP-2: a use may be zapped at the moment it is announced."""
    here = use.ability.id
    ability, sheet = use.ability, use.sheet
    assert sheet is not None
    if ability is TURN_UP:
        turn_up(g, use.seat, sheet)
        return True
    sheet.used.append(ability.id)
    if not ability.is_use:
        await _run(ability.effect, use)
        return True
    g.emit("power_used", here, seat=use.seat, ability=here)
    rider = await ride(g, use) if g.masks[use.seat] >> Window.RIDER & 1 else None
    if sheet.zapped:  # F-FAQ-6: the zap of a riding flare turns the power off, this very use too
        use.cancel()
    if not use.cancelled and not await cancelled(g, use, Window.USE_ANNOUNCED):
        await _run(ability.effect, use)
    elif ability.on_cancel is not None:
        await _run(ability.on_cancel, use)
    if rider is not None:
        await put_away(g, rider)
    return not use.cancelled


async def ride(g: Game, use: Use) -> Use | None:
    """F-FLARE-6: a super flare may change this very use of its power before anybody answers it. It lies on the table
    until that use is over, so that it is in no hand meanwhile (F-FAQ-17)."""
    rider = await chosen_use(g, use.seat, Window.RIDER, use)
    if rider is not None:
        g.deeper()
        await put_down(g, rider)
        g.depth -= 1
    return rider


async def ride_now(use: Use) -> None:
    """A super flare that may be played at a later point of its power's effect: after a look at drawn cards."""
    rider = await ride(use.g, use)
    if rider is not None:
        await put_away(use.g, rider)


async def play_card(g: Game, use: Use) -> bool:
    """A card is played, and put away when that is over; also a flare that takes the encounter elsewhere."""
    try:
        await put_down(g, use)
    except GoTo:
        if use.ability.flare:
            await put_away(g, use)
        raise
    await put_away(g, use)
    return not use.cancelled


async def put_down(g: Game, use: Use) -> None:
    """A card goes on the table, may be cancelled, takes effect."""
    here = use.ability.id
    card_verbs.to_table(g, use.seat, use.card, use.store)
    if use.store is not None and not await plays_off(g, use.seat, use.store):
        use.cancel(HAND, counts=False)
        return
    if use.ability.flare:
        stands = await play_flare(g, use)
    else:
        g.emit("card_played", here, seat=use.seat, card=use.card, face=here)
        stands = not await cancelled(g, use, Window.CARD_PLAYED)
    if stands:
        await _run(use.ability.effect, use)


async def plays_off(g: Game, seat: int, store: Sheet) -> bool:
    """Playing a card that lies on a sheet is a use of that sheet's power: may it stand? The card is already where it
    is played, so that it is no answer to itself; the table is left as it is."""
    ability_id = g.registry.aliens[store.alien].standing[STORES](g, seat)
    ability = next(a for a in g.registry.aliens[store.alien].abilities if a.id == ability_id)
    g.deeper()
    stands = await use_power(g, Use(g, seat, ability, store))
    g.depth -= 1
    return stands


async def put_away(g: Game, use: Use) -> None:
    """A flare goes back to the hand (F-FLARE-2), an artifact is discarded after the whole exchange (F-ART-3)."""
    dispose(g, use)
    if use.ability.flare and not use.cancelled:
        await flare_used(g, use)


async def play_flare(g: Game, use: Use) -> bool:
    """F-FLARE-3, F-FLARE-4: count it. A super flare may also be answered as a use of the power (F-FAQ-6)."""
    e, side = g.e, use.ability.flare
    e.flares.append(use.card)
    e.flared[use.seat] += 1
    face = g.s.faces[use.card]
    g.emit("flare_played", use.source, seat=use.seat, card=use.card, face=face, side=side)
    stopped = await cancelled(g, use, Window.CARD_PLAYED)
    if not stopped and use.sheet is not None:
        stopped = await cancelled(g, use, Window.USE_ANNOUNCED)
    if not use.counts:
        e.flares.remove(use.card)
        e.flared[use.seat] -= 1
    return not stopped


def dispose(g: Game, use: Use) -> None:
    """Where a played card goes: to the discards (after the exchange), back to its hand, or to another seat's hand."""
    usual = HAND if use.ability.flare else DISCARD
    where = use.disposal if use.disposal != "" else usual
    if where == HAND:
        card_verbs.table_back(g, use.card)
    elif isinstance(where, int):
        card_verbs.table_to_hand(g, use.card, where, use.source)


async def flare_used(g: Game, use: Use) -> None:
    """Others may react to a flare that has taken effect."""
    if g.stirs(Window.FLARE_USED):
        for seat in g.order():
            while g.masks[seat] >> Window.FLARE_USED & 1:
                reaction = await chosen_use(g, seat, Window.FLARE_USED, use)
                if reaction is None:
                    break
                await carry_out(g, reaction)


async def widened(use: Use, name: str, ridden: Any = None) -> None:
    """A super flare opens an ability of its own power to another role or case: an ordinary use, which may be zapped.
    The effect finds in `ridden` what the flare makes of it."""
    ability_id = f"{use.source}.{name}"
    ability = next(a for a in use.g.registry.aliens[use.source].abilities if a.id == ability_id)
    opened = Use(use.g, use.seat, ability, use.sheet, event=use.event)
    opened.ridden = ridden
    await carry_out(use.g, opened)


class Spent:
    """A played artifact is about to be discarded; an effect may give it back to its player."""

    __slots__ = ("card", "kept_by", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.kept_by = ""

    def keep(self, source: str) -> None:
        self.kept_by = source


async def kept(g: Game, card: int) -> bool:
    """Does an effect keep this played artifact for its player? Then it rests for the rest of the encounter."""
    spent = Spent(g.s.flight_by[g.s.flight.index(card)], card)
    seat = spent.seat
    while g.masks[seat] >> Window.SPENT & 1 and not spent.kept_by and g.face(card).type is CardType.ARTIFACT:
        use = await chosen_use(g, seat, Window.SPENT, spent)
        if use is None:
            break
        await carry_out(g, use)
    if not spent.kept_by:
        return False
    card_verbs.table_to_hand(g, card, seat, spent.kept_by)
    g.e.barred.append((card, ""))
    return True


async def clear_table(g: Game) -> None:
    """F-ART-3: discards of an exchange happen after it, in the order of play."""
    from .hands import discarded  # hands opens windows, which use this module

    gone = [(card, card_verbs.table_to_discard(g, card)) for card in list(g.s.flight) if not await kept(g, card)]
    if g.stirs(Window.DISCARDED):
        for card, seat in gone:
            await discarded(g, seat, [card])


async def cancelled(g: Game, target: Use, window: Window) -> bool:
    """Does anyone cancel this use, and does that cancel stand? The zap may itself be zapped: same rule, one deeper."""
    if not g.stirs(window):
        return False
    about = {"answering": target.ability.id, "of": target.seat}
    again = True
    while again:
        again = False
        for seat in g.order():
            if not g.masks[seat] >> window & 1:
                continue
            answer = await chosen_use(g, seat, window, target, about)
            if answer is None:
                continue
            await carry_out(g, answer)
            if target.cancelled:
                g.emit("cancelled", answer.source, seat=seat, ability=target.ability.id, of=target.seat)
                return True
            again = True
            break
    return False


async def _run(effect: Any, use: Use) -> None:
    made = effect(use)
    if made is not None:
        await made
