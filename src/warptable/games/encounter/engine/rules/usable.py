"""What a seat must, may and might use at a moment."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from warptable.kernel.moments import Moment, Occ

from ..model.cards import flare_of
from ..model.constraints import Barred
from ..model.piles import REWARD
from .abilities import STORES, TURN_UP, WILD, Ability
from .faceup import faceup_uses
from .hidden import facedown, may_hold
from .stash import stash_uses
from .tech_uses import tech_uses
from .ways import Way, might_play_otherwise, other_plays

if TYPE_CHECKING:
    from warptable.kernel import Option

    from ..game import Game
    from ..model.state import Sheet
    from .use import PowerUse, Use

Done = Collection[tuple[int, str]]
"""(seat, ability): what has already answered one occurrence of an event."""

Uses = list["Use[object]"]


def usable(g: Game, seat: int, window: Moment[Occ], event: Occ, done: Done = ()) -> tuple[Uses, Uses]:
    """What this seat must and may use now. The one place that knows of lost and zapped powers, roles and limits:
    once in an encounter, or for reactions once for each occurrence of their event (F-FAQ-12)."""
    must: Uses = []
    may: Uses = []
    role = g.role(seat)
    for index, ability in g.wiring.by_window[seat].get(window, ()):
        if index < 0:
            if ability.role & role and (own := _house(g, seat, ability, event)) is not None:
                may.append(own)
            continue
        sheet = g.seats[seat].sheets[index]
        if sheet.lost or sheet.replaced or (sheet.zapped and ability.is_use):
            continue
        if not ability.role & role or (ability.id in sheet.used if ability.once else (seat, ability.id) in done):
            continue
        use = g.PowerUse(g, seat, ability, sheet, -1, event)
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
        if g.wiring.ways:
            may += _plays_otherwise(g, seat, window, event)
    if g.tech_masks[seat] >> window & 1:
        may += tech_uses(g, seat, window, event, done)
    if g.s.stash:
        may += stash_uses(g, seat, window)
    if window in g.registry.faceup_windows and g.e.revealed:
        must += faceup_uses(g, seat, window, event)
    return must, may


def _turning_up(g: Game, seat: int, sheet: Sheet) -> PowerUse:
    return g.PowerUse(g, seat, TURN_UP, sheet, -1, None)


def _plays_off(g: Game, seat: int, window: int, event: Occ) -> Iterator[Use[Occ]]:
    """What could be played off the sheets. That is a use of their power, which everybody sees: nothing secret."""
    for sheet in g.stores(seat):
        for use in _plays(g, seat, window, event, sheet.cards):
            if use.ability.secret is None:
                use.way = Way(sheet, g.registry.aliens[sheet.alien].standing[STORES](g.power(seat, sheet)), sheet)
                yield use


def _plays_otherwise(g: Game, seat: int, window: int, event: Occ, turned_up: Sheet | None = None) -> Iterator[Use[Occ]]:
    """What could be played as something else, or at another time than it says; or by what this facedown sheet would
    allow if it were turned up."""

    def may_play(card: int, play: Ability) -> bool:
        if play.secret is not None or _barred(g, card, play.flare):
            return False
        return not play.flare or (card not in g.e.flares if play.flare == WILD else _may_flare(g, seat, card, play))

    role = g.role(seat)
    for card, play, way in other_plays(g, seat, window, may_play, turned_up):
        if play.role & role:
            use = g.Use(g, seat, play, card, event)
            use.way = way
            if play.when is None or play.when(use):
                yield use


def _house(g: Game, seat: int, ability: Ability, event: Occ) -> Use[Occ] | None:
    """What this seat may do like everybody else, without any sheet; None if it may not now."""
    use = g.Use(g, seat, ability, -1, event)
    if ability.when is not None and not ability.when(use):
        return None
    if ability.once and g.e.has_done(seat, ability.id):
        return None
    return use


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
    return g.Use(g, seat, play, card, event) if sheet is None else g.PowerUse(g, seat, play, sheet, card, event)


def _ways(use: Use[Occ], choices: Sequence[Option]) -> Iterator[Use[Occ]]:
    """A secret play, once for each way to do it."""
    for choice in choices:
        way = use.g.Use(use.g, use.seat, use.ability, use.card, use.event)
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
    return bool(g.e.constraints) and any(held.card == card and held.flare == side for held in g.e.all_of(Barred))


def _turn_up(g: Game, seat: int, window: int, event: object) -> list[PowerUse]:
    """F-VHID-3: a hidden sheet is worth turning up for what simply holds, for how it lets cards be played, or for its
    super flare."""
    for sheet in facedown(g, seat):
        if not (sheet.lost or sheet.replaced) and _worth_turning_up(g, seat, sheet, window, event):
            return [_turning_up(g, seat, sheet)]
    return []


def _worth_turning_up(g: Game, seat: int, sheet: Sheet, window: int, event: object) -> bool:
    if may_hold(g, seat, sheet, window):
        return True
    if g.wiring.ways and any(_plays_otherwise(g, seat, window, event, sheet)):
        return True
    flare = g.registry.flares.get(flare_of(sheet.alien))
    play = flare.super.get(window) if flare is not None else None
    if play is None or not play.role & g.role(seat):
        return False
    held = [card for card in g.seats[seat].hand if g.s.faces[card] == flare_of(sheet.alien)]
    return any(
        _may_flare(g, seat, card, play) and (play.when is None or play.when(_play(g, seat, play, sheet, card, event)))
        for card in held
    )


def matching_sheet(g: Game, seat: int, alien: str) -> Sheet | None:
    """The sheet of this alien that the seat has in force; a zapped one does not count (F-FLARE-7)."""
    for sheet in g.seats[seat].sheets:
        if sheet.alien == alien and not (sheet.lost or sheet.hidden or sheet.replaced or sheet.zapped):
            return sheet
    return None


def might_play(g: Game, seat: int, window: int, event: object) -> bool:
    """By what everybody knows, might this seat hold a card for this moment? (For uniform asking.)"""
    if g.wiring.ways and _might_play_otherwise(g, seat, window, event):
        return True
    if REWARD in g.s.piles:
        faces = _might_hold(g, seat, window)
    elif g.seats[seat].hand or any(sheet.cards for sheet in g.stores(seat)):
        faces = g.public_cards.at(window)
    else:
        return False
    role = g.role(seat)
    for face in faces:
        play, sheet = play_of(g, seat, -1, face, window)
        if play is None or not play.role & role:
            continue
        if play.when is None or play.when(_play(g, seat, play, sheet, -1, event)):
            return True
    return False


def _might_hold(g: Game, seat: int, window: int) -> tuple[str, ...]:
    """The cards for this moment that this seat might hold, by the backs of those that it holds."""
    cards = [*g.seats[seat].hand, *(card for sheet in g.stores(seat) for card in sheet.cards)]
    rewards = sum(g.back(card) == REWARD for card in cards)
    cosmic = g.public_cards.at(window) if rewards < len(cards) else ()
    return (*cosmic, *_rewards_about(g, window)) if rewards else cosmic


def _rewards_about(g: Game, window: int) -> list[str]:
    """The reward cards for this moment that may be in hands: those that do not all lie on the open discards."""
    lying = [g.s.faces[card] for card in g.s.piles[REWARD].discard]
    there = dict(g.edition.reward_deck)
    return [face for face in g.public_rewards.at(window) if lying.count(face) < there[face]]


def _might_play_otherwise(g: Game, seat: int, window: int, event: object) -> bool:
    role = g.role(seat)
    plays = (play for play in might_play_otherwise(g, seat, window) if play.role & role and play.secret is None)
    return any(play.when is None or play.when(g.Use(g, seat, play, -1, event)) for play in plays)


def might_use(g: Game, seat: int, window: int) -> bool:
    """Has this seat an open sheet with something optional for this role and moment? Whether its condition holds may
    depend on the hand, so for uniform asking that does not count, unless it reads only what everybody knows: then the
    offer itself tells nothing."""
    role = g.role(seat)
    for index, ability in g.wiring.by_window[seat].get(window, ()):
        if index < 0:  # offered or not by what everybody knows
            continue
        sheet = g.seats[seat].sheets[index]
        if sheet.lost or sheet.replaced or sheet.hidden or (sheet.zapped and ability.is_use) or ability.must:
            continue
        if ability.role & role and not (ability.once and ability.id in sheet.used) and not ability.public:
            return True
    return False
