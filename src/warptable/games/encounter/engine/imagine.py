"""A game that one seat cannot tell from the real one: everything it does not know is dealt again.

This is how a player thinks ahead without peeking. The cards a seat has not seen are gathered and dealt again, from a
source of chance of the player's own, and so are the order of the destiny deck, the facedown sheets and techs, and the
numbers that chance will give from here on. What is gathered is put in order first: two games that look alike to the
seat give the same imagined game. `kernel.imagining` plays it up to the question that is open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from warptable.kernel import Rng, Session, imagining

from .model.cards import FACES, CardType, Face, flare_of
from .model.constraints import Secret
from .model.piles import COSMIC, back_of
from .model.state import FLARES, State

if TYPE_CHECKING:
    from .rules.wiring import Registry


Fits = Callable[[Face], bool]


def imagined(
    session: Session[State], seat: int, rng: Rng, alike: imagining.Alike = imagining.same_options
) -> Session[State] | None:
    """A session at the same question to this seat that agrees with all it knows; None if none could be made."""
    before, now = session.basis()[0], session.state
    if not now.frames or before.rng != now.rng or len(before.faces) != len(now.faces):
        return None  # chance was spent since the checkpoint: with other chances it would have come out differently
    registry = session.game.registry
    named = session.options.flares  # these are public
    flares = Flares((), map(flare_of, named)) if named is not None else Flares(registry.flares)

    def deal() -> State:
        other = _dealt_anew(before, now, seat, flares, rng)
        _turn_sheets(other, seat, registry, rng)
        _deal_techs(other, now, seat, rng)
        return other

    return imagining.imagined(session, seat, deal, alike=alike)


# ---------------------------------------------------------------- dealing


class Flares:
    """Which flares might be in the game (`possible`), as far as no box holds the others, and which certainly were in
    the deck (`named`)."""

    def __init__(self, possible: Iterable[str], named: Iterable[str] = ()) -> None:
        self.possible = sorted(possible)
        self.named = frozenset(named)


def _dealt_anew(before: State, now: State, seat: int, flares: Flares, rng: Rng) -> State:
    """The checkpoint with other faces on all cards that this seat has seen neither then nor now."""
    other, bit = before.clone(), 1 << seat
    pairs = zip(now.seen, before.seen, strict=True)
    hidden = [card for card, (seen, earlier) in enumerate(pairs) if not (seen | earlier) & bit]
    for back in before.piles:
        cards = [card for card in hidden if back_of(before.piles, card) == back]
        faces = sorted(before.faces[card] for card in cards)
        if back == COSMIC:
            faces = _possible_faces(faces, other, flares, rng)
        rng.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            other.faces[card] = face
    _deal_flares(other, hidden, rng)
    _deal_fitting_cards(other, _must_fit(now, hidden), hidden, rng)
    _forget_secrets(other, seat)
    _forget_the_future(other, len(now.destiny.draw), rng)
    return other


def _possible_faces(faces: list[str], other: State, flares: Flares, rng: Rng) -> list[str]:
    """Which flares are in the deck is not known, but for those of the aliens at the table: the others are drawn again,
    together with those in the box; what is left then is in the box."""
    at_table = {flare_of(sheet.alien) for player in other.seats for sheet in player.sheets if not sheet.hidden}
    there = flares.possible if other.box is None else other.box.flares
    spare = sorted(face for face in there if face not in at_table and face not in other.faces)
    fixed = at_table | flares.named
    loose = [face for face in faces if FACES[face].type is CardType.FLARE and face not in fixed]
    pool = sorted([*spare, *loose])  # of which nobody knows what is where: the same in all worlds that look alike
    drawn = rng.sample(pool, len(loose))
    made = [face for face in faces if face not in loose] + sorted(drawn)
    if other.box is not None:
        spare = [face for face in pool if face not in drawn]
        other.box.flares = sorted([*spare, *(face for face in other.box.flares if face in at_table)])
    return made


def _deal_flares(other: State, hidden: Sequence[int], rng: Rng) -> None:
    """Cards that lie facedown on a sheet and are flares, as everybody knows, are flares here, too."""
    bound = flares_on_sheets(other)
    free = [card for card in hidden if card not in bound and FACES[other.faces[card]].type is CardType.FLARE]
    for card in bound:
        if card in hidden and FACES[other.faces[card]].type is not CardType.FLARE:
            swap = free.pop(rng.below(len(free)))
            other.faces[card], other.faces[swap] = other.faces[swap], other.faces[card]


def flares_on_sheets(state: State) -> list[int]:
    """The cards on sheets that everybody knows to be flares."""
    sheets = [sheet for player in state.seats for sheet in player.sheets if FLARES in sheet.memory]
    return [card for sheet in sheets for card in sheet.cards]


def _must_fit(now: State, hidden: Sequence[int]) -> list[tuple[list[int], Fits]]:
    """Groups of cards of which one at least is of some kind, as everybody knows: a facedown card in a slot or beside it
    is what it was announced to be, and the hand of a main player who has yet to select holds an encounter card. (A hand
    without is shown, and drawn again.)"""
    e = now.frames[-1]
    lying = [card for frame in now.frames for card in frame.facedown]
    groups = [([card], _announced(FACES[now.faces[card]])) for card in lying]
    mains = (e.offense, e.defense) if now.step.startswith("planning.") else (e.offense,)
    for side, seat in enumerate(mains):
        if seat >= 0 and e.sides[side].card < 0 and not e.revealed:
            groups.append((now.seats[seat].hand, is_encounter))
    return [(group, fits) for group, fits in groups if any(card in hidden for card in group)]


def is_encounter(face: Face) -> bool:
    return face.encounter


def _announced(laid: Face) -> Fits:
    """What is known of a card that was laid facedown: intimidates and kickers are announced (N-INTIM-2, N-KICK-1)."""
    return is_encounter if laid.encounter else lambda face: face.type is laid.type


def _deal_fitting_cards(
    other: State, groups: Sequence[tuple[list[int], Fits]], hidden: Sequence[int], rng: Rng
) -> None:
    """Where a fitting card is missing, exchange one with a card of the same back that is not bound so."""
    bound = {card for group, _ in groups for card in group}
    for group, fits in groups:
        if any(fits(FACES[other.faces[card]]) for card in group):
            continue
        free = [card for card in hidden if card not in bound and fits(FACES[other.faces[card]])]
        backs = {back_of(other.piles, card) for card in free}
        if wrong := [card for card in group if card in hidden and back_of(other.piles, card) in backs]:
            card = rng.choice(wrong)
            swap = rng.choice([swap for swap in free if back_of(other.piles, swap) == back_of(other.piles, card)])
            other.faces[card], other.faces[swap] = other.faces[swap], other.faces[card]


def _turn_sheets(other: State, seat: int, registry: Registry, rng: Rng) -> None:
    """Facedown sheets of others, and those in the box. An alien with something to set up never lies facedown."""
    facedown = [sheet for n, player in enumerate(other.seats) if n != seat for sheet in player.sheets if sheet.hidden]
    box = sorted([*other.unused, *other.put_away, *(sheet.alien for sheet in facedown)])
    rng.shuffle(box)
    players = enumerate(other.seats)
    present = [sheet.alien for n, player in players for sheet in player.sheets if n == seat or not sheet.hidden]
    for sheet in facedown:
        possible = [alien for alien in box if not registry.aliens[alien].has_setup]
        sheet.alien = next((alien for alien in possible if registry.may_join(alien, present)), possible[0])
        present.append(sheet.alien)
        box.remove(sheet.alien)
    other.unused, other.put_away = sorted(box[: len(other.unused)]), sorted(box[len(other.unused) :])


def _deal_techs(other: State, now: State, seat: int, rng: Rng) -> None:
    """Facedown techs of others, and those in the deck. What the seat has seen since the checkpoint stays."""
    lab, later = other.laboratory, now.laboratory
    if lab is None or later is None:
        return
    known = {*later.deck.discard, *(tech.id for tech in later.techs if tech.open or tech.owner == seat)}
    facedown = [tech for tech in lab.techs if not tech.open and tech.owner != seat and tech.id not in known]
    deck = [place for place, name in enumerate(lab.deck.draw) if name not in known]
    names = sorted([*(tech.id for tech in facedown), *(lab.deck.draw[place] for place in deck)])
    rng.shuffle(names)
    for tech in facedown:
        tech.id = names.pop()
    for place in deck:
        lab.deck.draw[place] = names.pop()


def _forget_secrets(other: State, seat: int) -> None:
    """What others did unseen: the seat does not know of it, and the card they did it with may be none there."""
    for frame in other.frames:
        frame.constraints = [held for held in frame.constraints if not isinstance(held, Secret) or held.seat == seat]


def _forget_the_future(other: State, undrawn: int, rng: Rng) -> None:
    """What chance holds ready from here on: the destiny cards not drawn yet, and all numbers to come."""
    coming = sorted(other.destiny.draw[:undrawn])
    rng.shuffle(coming)
    other.destiny.draw[:undrawn] = coming
    other.rng = Rng(rng.bits() << 32 | rng.bits())
