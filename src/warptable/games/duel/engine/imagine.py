"""A game that one seat cannot tell from the real one: everything it does not know is dealt again.

The cards a seat has not seen are gathered and dealt again, from a source of chance of the player's own; so are the
facedown envoys, the orders of all decks, the tactics and dials that the opponent has chosen in secret, and the numbers
that chance will give. What is gathered is put in order first: two games that look alike to the seat give the same
imagined game.

What a seat may work out is kept: every deck was shuffled in public, so a card that came from the opponent's deck is one
of those that were in it, and a gained reinforcement one of those. Each card remembers its deck (`State.origin`). Which
of the opponent's hidden cards is which, nobody can tell, also if some of them are known: one of these may lie there as
the plan. `kernel.imagining` plays the result up to the question that is open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from warptable.kernel import DONE, Entry, Option, Rng, Session, imagining

from .content.registry import registry
from .model import prompts
from .model.cards import FACES
from .model.decks import ICONS
from .model.prompts import KEEP, SLEEVE, TACTIC
from .model.state import State
from .model.tactics import tactics_in
from .rules.standing import Rule

T = TypeVar("T", str, int)
MOST_ON_DIAL = 4


def imagined(
    session: Session[State], seat: int, rng: Rng, alike: imagining.Alike = imagining.same_options
) -> Session[State] | None:
    """A session at the same question to this seat that agrees with all it knows; None if none could be made."""
    start, now = session.basis()[0], session.state
    if start.rng != now.rng:  # chance was spent since, and would fall otherwise
        return None
    pool = _pool(session)
    sleeve = session.game.rule_for(1 - seat, Rule.SLEEVE, False)

    def deal() -> State:
        other = start.clone()
        _deal_aliens(other, seat, pool, rng)
        _deal_cards(other, now, seat, rng)
        _deal_envoys(other, now, seat, rng)
        _choose_in_secret(other, now, seat, sleeve, rng)
        _forget_the_future(other, now, rng)
        return other

    return imagining.imagined(session, seat, deal, lambda journal: _retold(journal, now, seat, rng), alike)


# ---------------------------------------------------------------- cards


def _deal_cards(other: State, now: State, seat: int, rng: Rng) -> None:
    """Unknown cards change faces, within the deck that each came from; then the opponent's hidden cards among
    themselves, those that the seat knows too."""
    bit = 1 << seat
    learned = {card for card in range(len(other.faces)) if now.seen[card] & ~other.seen[card] & bit}
    learned |= _laid(other, 1 - seat) - _laid(now, 1 - seat)  # plans that have been seen since, wherever they are now
    held = sorted((_held(other, 1 - seat) & _held(now, 1 - seat)) - learned)
    hidden = [card for card in range(len(other.faces)) if not (other.seen[card] | now.seen[card]) & bit]
    hidden.sort(key=lambda card: card in held)  # which of those held are known differs between worlds that look alike
    for origin in (0, 1, 2):
        cards = [card for card in hidden if other.origin[card] == origin]
        faces = sorted(other.faces[card] for card in cards)
        rng.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            other.faces[card] = face
    shown = sorted((other.faces[card], other.seen[card] & bit, other.origin[card]) for card in held)
    rng.shuffle(shown)
    origins = list(other.origin)
    for card, (face, known, origin) in zip(held, shown, strict=True):
        other.faces[card] = face
        other.seen[card] = other.seen[card] & ~bit | known
        origins[card] = origin
    other.origin = tuple(origins)
    _lay_plans(other, now, held, seat, rng)


def _held(state: State, seat: int) -> set[int]:
    """The cards that a seat has where the other does not see them."""
    player = state.seats[seat]
    return {*player.hand, *player.under, *_laid(state, seat)}


def _laid(state: State, seat: int) -> set[int]:
    """The plans that a seat has laid facedown."""
    frame = state.frame
    return set(frame.laid[seat].cards) if frame is not None and not frame.laid[seat].open else set()


def _lay_plans(other: State, now: State, held: Sequence[int], seat: int, rng: Rng) -> None:
    """D-GAP-05: what the opponent has laid facedown is a plan, if it had any."""
    if now.frame is None:
        return
    laid = [card for card in now.frame.laid[1 - seat].cards if card in held]
    free = [card for card in held if card not in laid and FACES[other.faces[card]].plan]
    for card in laid:
        if not FACES[other.faces[card]].plan and free:
            swap = free.pop(rng.below(len(free)))
            origins = list(other.origin)
            _swap(other.faces, card, swap)
            _swap(other.seen, card, swap)
            _swap(origins, card, swap)
            other.origin = tuple(origins)


def _swap(things: list[T], one: int, two: int) -> None:
    things[one], things[two] = things[two], things[one]


# ---------------------------------------------------------------- aliens, envoys, secret choices


def _pool(session: Session[State]) -> list[str]:
    """The aliens that were dealt from; none if they were named, for then everybody knows them."""
    options = session.options
    if options.aliens is not None:
        return []
    return sorted(registry().aliens if options.pool is None else set(options.pool))


def _deal_aliens(other: State, seat: int, pool: Sequence[str], rng: Rng) -> None:
    """D-GAP-19: what the opponent may choose from, until it has chosen."""
    mine, theirs = other.seats[seat], other.seats[1 - seat]
    if pool and not theirs.alien:
        spare = [alien for alien in pool if alien not in mine.dealt]
        theirs.dealt = tuple(sorted(rng.sample(spare, len(theirs.dealt))))


def _deal_envoys(other: State, now: State, seat: int, rng: Rng) -> None:
    """Facedown envoys that the seat has not read, with those in their decks and out of the game."""
    bit = 1 << seat
    known = {envoy.id for envoy in (*now.envoys, *now.gone, *other.envoys, *other.gone) if envoy.up or envoy.read & bit}
    decks = [list(deck) for deck in other.envoy_decks]
    for icon, deck in zip(ICONS, decks, strict=True):
        facedown = [
            (envoys, place)
            for envoys in (other.envoys, other.gone)
            for place, envoy in enumerate(envoys)
            if envoy.icon == icon and envoy.id not in known
        ]
        loose = [index for index, name in enumerate(deck) if name not in known]
        names = sorted([*(envoys[place].id for envoys, place in facedown), *(deck[index] for index in loose)])
        rng.shuffle(names)
        for envoys, place in facedown:
            envoys[place] = replace(envoys[place], id=names.pop())
        for index in loose:
            deck[index] = names.pop()
    other.envoy_decks = tuple(map(tuple, decks))


def _is_secret(now: State, seat: int) -> bool:
    """Has the opponent of this seat chosen a tactic that it does not know?"""
    frame = now.frame
    return frame is not None and not frame.shown[1 - seat] and seat not in frame.peeked


def _choose_in_secret(other: State, now: State, seat: int, sleeve: bool, rng: Rng) -> None:
    """Tactics and dials that the opponent had chosen before the checkpoint; with a `sleeve` perhaps a second one."""
    frame, rival = other.frame, 1 - seat
    if frame is None or now.frame is None or (other.cards, frame.round) != (now.cards, now.frame.round):
        return  # what was secret then is known now
    laid = frame.laid[rival]
    if laid.tactic >= 0 and _is_secret(now, seat):
        first, second = _other_tactics(now, seat, rng)
        laid.tactic, laid.side = first
        if sleeve:
            laid.second, laid.second_side = second if rng.below(2) else (-1, -1)
    if rival in now.frame.late and rival in frame.late:
        dial = 1 + rng.below(MOST_ON_DIAL)
        frame.dials = (dial, frame.dials[1]) if rival == 0 else (frame.dials[0], dial)


def _other_tactics(now: State, seat: int, rng: Rng) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two different readied tactics of the opponent with a half of each; (-1, -1) if there is no second one."""
    ready = tactics_in(now.seats[1 - seat].ready)
    rng.shuffle(ready)
    sides = rng.below(2), rng.below(2)
    return (ready[0], sides[0]), (ready[1], sides[1]) if len(ready) > 1 else (-1, -1)


def _retold(journal: Sequence[Entry], now: State, seat: int, rng: Rng) -> list[Entry]:
    """The answers since the checkpoint, with other secret choices of the opponent where they are secret still."""
    told, rival, frame = list(journal), 1 - seat, now.frame
    if frame is None:
        return told
    if _is_secret(now, seat) and frame.laid[rival].tactic >= 0:
        first, second = _other_tactics(now, seat, rng)
        before = first if not _chose_anew(told, rival) else (first[0], 1 - first[1])  # that it changed may be known
        _replace_last(told, rival, prompts.LOCK_IN, lambda answer: _with_tactics(answer, before, second, rng))
        _replace_last(told, rival, prompts.TACTIC_ANEW, lambda answer: _with_tactics(answer, first, second, rng))
    if rival in frame.late:
        dial = 1 + rng.below(MOST_ON_DIAL)
        _replace_last(told, rival, prompts.DIAL, lambda answer: dial)
    return told


def _chose_anew(told: Sequence[Entry], seat: int) -> bool:
    """Has this seat chosen another tactic after it had locked in?"""
    locked = _last(told, seat, prompts.LOCK_IN)
    anew = _last(told, seat, prompts.TACTIC_ANEW)
    if anew < locked or KEEP in told[anew].answer:
        return False
    return locked < 0 or not set(told[anew].answer) <= set(told[locked].answer)


def _last(told: Sequence[Entry], seat: int, prompt: str) -> int:
    """The place of a seat's last answer to a question; -1: there is none."""
    places = (place for place, entry in enumerate(told) if entry.seat == seat and entry.prompt == prompt)
    return max(places, default=-1)


def _replace_last(told: list[Entry], seat: int, prompt: str, change: Callable[[Any], Any]) -> None:
    place = _last(told, seat, prompt)
    if place >= 0:
        told[place] = told[place]._replace(answer=change(told[place].answer))


def _with_tactics(
    answer: Sequence[Option], first: tuple[int, int], second: tuple[int, int], rng: Rng
) -> tuple[Option, ...]:
    """A locked answer with the same cards and other tactics. Whether there could be a second tactic is public."""
    if KEEP in answer:
        return tuple(answer)
    cards = [pick for pick in answer if type(pick) is int or (type(pick) is tuple and pick[0] not in (TACTIC, SLEEVE))]
    made: list[Option] = [*cards, (TACTIC, *first)]
    if len(answer) > len(made):
        made.append((SLEEVE, *second) if second[0] >= 0 and rng.below(2) else DONE)
    return tuple(made)


# ---------------------------------------------------------------- chance


def _forget_the_future(other: State, now: State, rng: Rng) -> None:
    """What chance holds ready from here on: destiny cards and planets not yet drawn, and all numbers to come."""
    pairs = zip(other.destiny, now.destiny, strict=True)
    other.destiny = tuple(tuple(_rest_shuffled(deck, len(left), rng)) for deck, left in pairs)
    other.stack = _rest_shuffled(other.stack, len(now.stack), rng)
    other.rng = Rng(rng.bits() << 32 | rng.bits())


def _rest_shuffled(deck: Sequence[T], left: int, rng: Rng) -> list[T]:
    """Those that are still in the deck now in another order; what was drawn since the checkpoint is known."""
    coming: list[T] = sorted(deck[:left])
    rng.shuffle(coming)
    return coming + list(deck[left:])
