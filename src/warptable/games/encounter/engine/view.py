"""What one seat may know, built field by field: nothing is copied and then stripped.

The arguments stand in the order of the fields in `model/views.py` and without their names, because passing so many by
name takes Python three times as long.
"""

from __future__ import annotations

from functools import partial
from operator import attrgetter

from .content.registry import ways_to_win
from .editions import edition_for
from .model.constraints import AttackOnly, NoGains, SelectsFirst, Wins
from .model.encounter import Aside, Encounter, Laid, Side, Talks
from .model.nearness import FAR, Near, Way
from .model.piles import COSMIC, REWARD, back_of
from .model.places import AIR, BESIDE, GATE, OUT, WARP
from .model.state import FACEUP, Seat, Sheet, State
from .model.views import (
    AsideView,
    CardView,
    EncounterView,
    LaidView,
    ResultView,
    SeatView,
    SheetView,
    SlotView,
    TalksView,
    TechView,
    TermView,
    View,
)

FAMILY = "encounter"
"""The id of the family, which every view carries."""
BACK = SheetView("", -1, "", True, False, False, False, [], {}, 0, [], 0, ())
FACEDOWN = SlotView("facedown")
FACEDOWN_REWARD = SlotView("facedown", back=REWARD)


class OpenCards(dict[str, CardView]):
    """Open cards: one object for each face, made when it is first seen."""

    def __missing__(self, face: str) -> CardView:
        card = self[face] = CardView(-1, face)
        return card


OPEN = OpenCards()

_card = partial(tuple.__new__, CardView)  # skips the keyword handling of a named tuple's constructor
_open = OPEN.__getitem__
_allied, _invited, _committed, _lost = map(attrgetter, ("allied", "invited", "committed", "lost"))


def view_of(s: State, seat: int | None) -> View:
    """The table as a seat sees it (None: a spectator)."""
    edition = edition_for(s.edition, s.variants, len(s.seats))
    faces, ships, cosmic, rewards, lab = s.faces, s.ships, s.piles[COSMIC], s.piles.get(REWARD), s.laboratory
    face, hand = faces.__getitem__, s.seats[seat].hand if seat is not None else ()
    return View(
        FAMILY,
        s.edition,
        seat,
        s.step,
        s.encounters,
        not s.step,
        s.variants,
        edition.colonies_to_win,
        edition.home_for_power,
        s.turn,
        s.player,
        [_seat(s, number, player, seat) for number, player in enumerate(s.seats)],
        s.home_of,
        s.gone,
        s.adrift,
        [*map(list.copy, ships[: len(s.home_of)])],
        s.marks[:],
        ships[GATE][:],
        ships[BESIDE][:],
        ships[WARP][:],
        ships[OUT][:],
        ships[AIR][:],
        len(cosmic.draw),
        [*map(_open, map(face, cosmic.discard))],
        [OPEN[faces[played.card]] for played in s.played] if s.played else [],
        {planet: [faces[card] for card in cards] for planet, cards in s.planet_cards.items()} if s.planet_cards else {},
        s.tokens.copy(),
        len(s.destiny.draw),
        s.destiny.discard[:],
        _encounter(s, s.frames[-1], seat) if s.frames else None,
        s.claims[:],
        [*map(_card, zip(hand, map(face, hand), strict=True))],
        s.seats[seat].dealt if seat is not None else (),
        len(lab.deck.draw) if lab is not None else 0,
        lab.deck.discard[:] if lab is not None else [],
        len(rewards.draw) if rewards is not None else 0,
        [*map(_open, map(face, rewards.discard))] if rewards is not None else [],
        len(s.box.flares) if s.box is not None else 0,
        len(s.box.removed) if s.box is not None else 0,
        [_aside(s, held, seat) for held in s.stash] if s.stash else [],
    )


def view_over(s: State, public: View, seat: int) -> View:
    """The same as `view_of`, made of what a spectator sees now: whatever looks alike to both is shared, not copied."""
    player = s.seats[seat]
    return View(
        public.game,
        public.edition,
        seat,
        public.step,
        public.rounds,
        public.over,
        public.variants,
        public.colonies_to_win,
        public.home_for_power,
        public.turn,
        public.player,
        [_seat_over(s, shown, number, seat) for number, shown in enumerate(public.seats)],
        public.home_of,
        public.gone,
        public.adrift,
        public.planets,
        public.marks,
        public.gate,
        public.beside,
        public.warp,
        public.out,
        public.air,
        public.deck,
        public.discard,
        public.flight,
        public.planet_cards,
        public.tokens,
        public.destiny_deck,
        public.destiny_discard,
        _encounter_over(s, public.encounter, seat),
        public.claims,
        [*map(_card, zip(player.hand, map(s.faces.__getitem__, player.hand), strict=True))],
        player.dealt,
        public.tech_deck,
        public.tech_discard,
        public.reward_deck,
        public.reward_discard,
        public.flare_box,
        public.removed,
        [_aside(s, held, seat) for held in s.stash] if s.stash else public.stash,
    )


def _seat_over(s: State, public: SeatView, number: int, viewer: int) -> SeatView:
    player = s.seats[number]
    if number == viewer:
        if not any(sheet.hidden or sheet.cards for sheet in player.sheets) and not public.techs:
            return public
        sheets = [_sheet(s, sheet, True) for sheet in player.sheets]
        techs = _techs(s, number, viewer)
        return SeatView(
            public.hand, public.home, public.foreign, sheets, public.known, techs, public.rewards, public.near
        )
    known = _known(s, number, player, viewer)
    if not known:
        return public
    return SeatView(
        public.hand, public.home, public.foreign, public.sheets, known, public.techs, public.rewards, public.near
    )


def _encounter_over(s: State, public: EncounterView | None, viewer: int) -> EncounterView | None:
    """Nothing but facedown cards of the viewer's own look different."""
    if public is None:
        return None
    e = s.frames[-1]
    if all(laid.laid_by != viewer or laid.opened for laid in e.sides) and not (public.kickers or e.laid or e.aside):
        return public
    return _encounter(s, e, viewer)


def _seat(s: State, number: int, player: Seat, viewer: int | None) -> SeatView:
    return SeatView(
        len(player.hand),
        player.home,
        player.foreign,
        [_sheet(s, sheet, number == viewer) for sheet in player.sheets],
        [] if viewer is None or viewer == number else _known(s, number, player, viewer),
        _techs(s, number, viewer) if s.laboratory is not None else [],
        _rewards(s, player.hand) if REWARD in s.piles else 0,
        near_of(s, number, player),
    )


def near_of(s: State, seat: int, player: Seat) -> Near:
    """How near a seat is to winning by a power that it openly has in force."""
    ways = ways_to_win()
    for sheet in player.sheets:
        if sheet.alien in ways and not (sheet.lost or sheet.hidden or sheet.replaced):
            return ways[sheet.alien](Way(s, edition_for(s.edition, s.variants, len(s.seats)), seat, sheet))
    return FAR


def _rewards(s: State, cards: list[int]) -> int:
    """How many of these cards have the reward back, as everybody can see."""
    pile = s.piles.get(REWARD)
    return 0 if pile is None else sum(pile.first <= card < pile.end for card in cards)


def _techs(s: State, number: int, viewer: int | None) -> list[TechView]:
    """F-TECH-1: facedown techs are known to their owner only; the ships on them everybody can count."""
    if s.laboratory is None:
        return []
    own = number == viewer
    return [
        TechView(
            tech.id if own or tech.open else "",
            tech.ships,
            tech.open,
            tech.card >= 0,
            s.faces[tech.card] if own and tech.card >= 0 else "",
            REWARD if _rewards(s, [tech.card]) else COSMIC,
            tech.on_sheet,
        )
        for tech in s.laboratory.techs
        if tech.owner == number
    ]


def _sheet(s: State, sheet: Sheet, own: bool) -> SheetView:
    if sheet.hidden and not own:
        return BACK
    return SheetView(
        sheet.alien,
        sheet.home,
        sheet.origin,
        sheet.hidden,
        sheet.replaced,
        sheet.lost,
        sheet.zapped,
        sheet.used[:],
        sheet.memory.copy(),
        len(sheet.cards),
        _cards_on(s, sheet, own) if sheet.cards else [],
        _rewards(s, sheet.cards) if sheet.cards else 0,
        sheet.crew,
    )


def _cards_on(s: State, sheet: Sheet, own: bool) -> list[CardView]:
    """The cards on a sheet, for whoever may see them."""
    if not own and FACEUP not in sheet.memory:
        return []
    return [CardView(card if own else -1, s.faces[card]) for card in sheet.cards]


def _known(s: State, number: int, player: Seat, viewer: int) -> list[str]:
    """Faces the viewer knows to be held by another seat. A facedown card on the table counts as held, so that
    laying it tells nothing."""
    bit, faces, seen = 1 << viewer, s.faces, s.seen
    known = [faces[card] for card in player.hand if seen[card] & bit]
    if s.frames:
        for laid in s.frames[-1].sides:
            if laid.laid_by == number and not laid.opened and seen[laid.card] & bit:
                known.append(faces[laid.card])
        if REWARD in s.piles:
            known += [faces[card] for card in _facedown(s.frames[-1], number) if seen[card] & bit]
    known.sort()
    return known


def _facedown(e: Encounter, number: int) -> list[int]:
    """The cards that this seat has laid facedown beside the slots. What they are there for is known, not which they
    are."""
    mains = (e.offense, e.defense)
    kickers = [side.kicker for side, seat in zip(e.sides, mains, strict=True) if seat == number and side.kicker >= 0]
    return [*(() if e.revealed else kickers), *(laid.card for laid in e.laid if laid.seat == number)]


def _encounter(s: State, e: Encounter, viewer: int | None) -> EncounterView:
    attack_only, first, automatic, no_gains = _demanded(e) if e.constraints else (False, -1, (), False)
    return EncounterView(
        e.number,
        e.offense,
        e.defense,
        e.system,
        e.target,
        e.resettle,
        e.destiny,
        [*map(_allied, e.seats)],
        [*map(_invited, e.seats)],
        [*map(_committed, e.seats)],
        [_slot(s, laid, viewer) for laid in e.sides],
        e.revealed,
        attack_only,
        first,
        e.modifiers[:],
        [*automatic],
        None if e.result is None else ResultView(e.result.kind, e.result.winner, e.result.how, e.result.margin),
        [*map(_lost, e.seats)],
        no_gains,
        [_aside(s, aside, viewer) for aside in e.aside] if e.aside else [],
        e.hazard,
        [
            _kicker(s, laid, e.revealed, seat == viewer)
            for laid, seat in zip(e.sides, (e.offense, e.defense), strict=True)
        ]
        if REWARD in s.piles
        else [],
        [_laid(s, laid, viewer) for laid in e.laid] if e.laid else [],
        None if e.talks is None else _talks(s, e.talks),
    )


def _demanded(e: Encounter) -> tuple[bool, int, list[int], bool]:
    """What effects demand of the encounter: attacks only, who selects first, who wins anyway, no gains."""
    first = e.constraint(SelectsFirst)
    automatic = [wins.side for wins in e.all_of(Wins)]
    attack_only, no_gains = e.constraint(AttackOnly) is not None, e.constraint(NoGains) is not None
    return attack_only, -1 if first is None else first.seat, automatic, no_gains


def _talks(s: State, talks: Talks) -> TalksView:
    terms = tuple(TermView(term.kind, term.giver, term.receiver, term.number, term.planet) for term in talks.terms)
    face = s.faces[talks.card] if talks.card >= 0 else ""
    return TalksView(talks.parties, talks.seat, face, talks.replaced, terms, talks.agreed)


def _aside(s: State, aside: Aside, viewer: int | None) -> AsideView:
    """A card that lies aside or in the warp shows its face to whoever knows it; to spectators if everybody does."""
    seen, everybody = s.seen[aside.card], (1 << len(s.seats)) - 1
    known = seen == everybody if viewer is None else seen >> viewer & 1
    return AsideView(aside.seat, s.faces[aside.card] if known else "", back_of(s.piles, aside.card))


def _slot(s: State, laid: Side, viewer: int | None) -> SlotView | None:
    """The card in a slot; None: there is none."""
    if laid.card < 0:
        return None
    if laid.claimed:
        return SlotView("claimed", laid.claimed)
    if laid.opened:
        return SlotView("open", s.faces[laid.card])
    if viewer is not None and laid.laid_by == viewer and s.seen[laid.card] >> viewer & 1:
        return SlotView("own", s.faces[laid.card], laid.card)
    return FACEDOWN_REWARD if REWARD in s.piles and _rewards(s, [laid.card]) else FACEDOWN


def _kicker(s: State, side: Side, revealed: bool, own: bool) -> SlotView | None:
    """N-KICK-1, N-KICK-3: the kicker of a main player lies facedown until the cards are revealed."""
    if side.kicker < 0:
        return None
    if revealed:
        return SlotView("open", s.faces[side.kicker])
    return SlotView("own", s.faces[side.kicker], side.kicker) if own else FACEDOWN_REWARD


def _laid(s: State, laid: Laid, viewer: int | None) -> LaidView:
    back = REWARD if _rewards(s, [laid.card]) else COSMIC
    shown = (s.faces[laid.card], laid.card) if laid.seat == viewer else ("", -1)
    return LaidView(laid.seat, laid.kind, back, *shown)
