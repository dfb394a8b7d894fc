"""A game that one seat cannot tell from the real one: everything it does not know is dealt anew.

This is how a player thinks ahead without peeking. The cards a seat has not seen are gathered and dealt again, from a
source of chance of the player's own, and so are the order of the destiny deck, the facedown sheets and the numbers that
chance will give from here on. What is gathered is put in order first: two games that look alike to the seat give the
same imagined game.

Rules run as coroutines, which cannot be changed half-way. So the cards are dealt at the session's checkpoint, a few
answers ago, and these answers are given again. Where another hand could not have given them, another deal is tried.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from ..kernel import PASS, Composite, Decision, Entry, Rng, Session
from .model.cards import FACES, CardType, flare_of
from .model.state import State

if TYPE_CHECKING:
    from .rules.wiring import Registry

TRIES = 4


def imagined(session: Session[State], seat: int, rng: Rng) -> Session[State] | None:
    """A session at the same question to this seat that agrees with all it knows; None if none could be made."""
    asked = next((decision for decision in session.decisions if decision.seat == seat), None)
    before, journal = session.basis()
    now = session.state
    if asked is None or not now.frames or before.rng != now.rng:
        return None  # chance was spent since the checkpoint: with other chances it would have come out differently
    flares = () if session.options.flares is not None else session.game.registry.flares  # named ones are public
    view = session.view(seat)
    for _ in range(TRIES):
        other = _dealt_anew(before, now, seat, flares, rng)
        _turn_sheets(other, seat, session.game.registry, rng)
        world = _retold(session, other, _without_passes(session, journal, seat))
        if world is not None and _asked_alike(world, asked) and world.view(seat) == view:
            return world
    return None


def _retold(session: Session[State], start: State, journal: Sequence[Entry]) -> Session[State] | None:
    """The answers given again in another world; None if somebody could not have given them there."""
    try:
        return session.retold(start, journal)
    except Exception:  # an answer that does not fit may break a rule anywhere
        return None


def _without_passes(session: Session[State], journal: Sequence[Entry], seat: int) -> Sequence[Entry]:
    """Unless seats are asked uniformly, the others' passes are left out: in another world they may not be asked."""
    if session.uniform:
        return journal
    return [entry for entry in journal if entry.seat == seat or entry.answer != PASS]


def _asked_alike(world: Session[State], asked: Decision[Any]) -> bool:
    """Bring the other world to this question: let the others pass what is offered to them in this world only."""
    while world.decisions:
        for decision in world.decisions:
            if decision.key == asked.key:
                if isinstance(decision, Composite) and isinstance(asked, Composite):
                    decision.rebuild(asked.partial)
                return list(decision.options) == list(asked.options)
        first = world.decisions[0]
        if not first.passable or first.seat == asked.seat:
            return False
        world.answer(first, PASS)
    return False


# ---------------------------------------------------------------- dealing


def _dealt_anew(before: State, now: State, seat: int, flares: Collection[str], rng: Rng) -> State:
    """The checkpoint with other faces on all cards that this seat has seen neither then nor now."""
    other, bit = before.clone(), 1 << seat
    pairs = zip(now.seen, before.seen, strict=True)
    hidden = [card for card, (seen, earlier) in enumerate(pairs) if not (seen | earlier) & bit]
    faces = _possible_faces(sorted(before.faces[card] for card in hidden), before, flares, rng)
    rng.shuffle(faces)
    for card, face in zip(hidden, faces, strict=True):
        other.faces[card] = face
    _deal_encounter_cards(other, _must_fit(now, hidden), hidden, rng)
    _forget_the_future(other, len(now.destiny), rng)
    return other


def _possible_faces(faces: list[str], before: State, flares: Collection[str], rng: Rng) -> list[str]:
    """Which flares are in the deck is not known, but for those of the aliens at the table: the others are drawn anew,
    from `flares`, all that might be there."""
    at_table = {flare_of(sheet.alien) for player in before.seats for sheet in player.sheets if not sheet.hidden}
    box = sorted(face for face in flares if face not in before.faces and face not in at_table)
    made = []
    for face in faces:
        if FACES[face].type is CardType.FLARE and face not in at_table and box:
            box.append(face)
            box.sort()
            face = box.pop(rng.below(len(box)))
        made.append(face)
    return made


def _must_fit(now: State, hidden: Sequence[int]) -> list[list[int]]:
    """Groups of cards of which one at least is an encounter card, as everybody knows: a facedown card in a slot, and
    the hand of a main player who has yet to select. (A hand without is shown, and drawn anew.)"""
    e = now.frames[-1]
    groups = [[card] for frame in now.frames for card in frame.slots if card >= 0]
    mains = (e.offense, e.defense) if now.step.startswith("planning.") else (e.offense,)
    for side, seat in enumerate(mains):
        if seat >= 0 and e.slots[side] < 0 and not e.revealed:
            groups.append(now.seats[seat].hand)
    return [group for group in groups if any(card in hidden for card in group)]


def _deal_encounter_cards(other: State, groups: Sequence[list[int]], hidden: Sequence[int], rng: Rng) -> None:
    """Where an encounter card is missing, exchange one with a card that is not bound so."""
    bound = {card for group in groups for card in group}
    free = [card for card in hidden if card not in bound and FACES[other.faces[card]].encounter]
    for group in groups:
        if free and not any(FACES[other.faces[card]].encounter for card in group):
            card, swap = rng.choice([card for card in group if card in hidden]), free.pop(rng.below(len(free)))
            other.faces[card], other.faces[swap] = other.faces[swap], other.faces[card]


def _turn_sheets(other: State, seat: int, registry: Registry, rng: Rng) -> None:
    """Facedown sheets of others, and those in the box. An alien with something to set up never lies facedown."""
    facedown = [sheet for n, player in enumerate(other.seats) if n != seat for sheet in player.sheets if sheet.hidden]
    box = sorted([*other.unused, *(sheet.alien for sheet in facedown)])
    rng.shuffle(box)
    players = enumerate(other.seats)
    present = [sheet.alien for n, player in players for sheet in player.sheets if n == seat or not sheet.hidden]
    for sheet in facedown:
        possible = [alien for alien in box if not registry.aliens[alien].has_setup]
        sheet.alien = next((alien for alien in possible if registry.may_join(alien, present)), possible[0])
        present.append(sheet.alien)
        box.remove(sheet.alien)
    other.unused = sorted(box)


def _forget_the_future(other: State, undrawn: int, rng: Rng) -> None:
    """What chance holds ready from here on: the destiny cards not drawn yet, and all numbers to come."""
    coming = sorted(other.destiny[:undrawn])
    rng.shuffle(coming)
    other.destiny[:undrawn] = coming
    other.rng = Rng(rng.bits() << 32 | rng.bits())
