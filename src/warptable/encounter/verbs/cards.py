"""Moving cards between zones, and who knows their faces.

A card is a number; shuffling a pile permutes the faces among its numbers, so that a number never tells
what a card was before. `seen` holds, per card, the seats that know its face.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..model.layers import Layer
from ..model.state import Modifier

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet


def everybody(g: Game) -> int:
    return (1 << g.n) - 1


def shuffle(g: Game, pile: Sequence[int]) -> None:
    """Shuffle a pile: its faces change places and nobody knows them any more."""
    faces, seen = g.s.faces, g.s.seen
    shown = [faces[card] for card in pile]
    g.s.rng.shuffle(shown)
    for card, face in zip(pile, shown, strict=True):
        faces[card] = face
        seen[card] = 0


def reshuffle(g: Game) -> None:
    """F-DRAW-7: the discard pile becomes the deck."""
    s = g.s
    s.deck = s.discard + s.deck
    s.discard = []
    s.reshuffles += 1
    shuffle(g, s.deck)
    g.emit("reshuffled", "F-DRAW-7", cards=len(s.deck))


def draw(g: Game, seat: int, number: int, source: str) -> list[int]:
    """Draw one by one from the deck; the discards come back when it is empty (F-DRAW-7). May draw fewer."""
    s = g.s
    watchers = g.e.watched.get(seat, 0)
    deck, hand, bit = s.deck, g.seats[seat].hand, 1 << seat | watchers
    drawn: list[int] = []
    for _ in range(number):
        if not deck:
            if not s.discard:
                break
            reshuffle(g)
            deck = s.deck
        card = deck.pop()
        s.seen[card] |= bit
        hand.append(card)
        drawn.append(card)
    if drawn:
        g.hand_changed(seat)
        if g.log is not None:
            shown = [s.faces[card] for card in drawn]
            private: dict[int, dict[str, Any]] = {seat: {"cards": drawn, "faces": shown}}
            for watcher in range(g.n):
                if watchers >> watcher & 1:
                    private[watcher] = {"faces": shown}
            g.emit("drew", source, private, seat=seat, number=len(drawn))
    return drawn


def show(g: Game, seat: int, card: int) -> None:
    """Everybody sees a card that comes from this hand. Equal cards cannot be told apart: whoever knew of one like it
    there, but not of this one, cannot know any more whether that one is still in the hand."""
    seen, faces = g.s.seen, g.s.faces
    everyone = everybody(g)
    unaware = everyone & ~seen[card]
    if unaware:
        face = faces[card]
        for other in g.seats[seat].hand:
            if seen[other] & unaware and other != card and faces[other] == face:
                unsure = seen[other] & unaware
                seen[other] &= ~unsure
                unaware &= ~unsure
    seen[card] = everyone


def known_first(g: Game, holder: int, viewer: int, cards: Sequence[int]) -> list[int]:
    """These cards of a hand, or equal ones in their place that the viewer knows already. Which of two equal cards it is
    means nothing to the holder, but a second one would be news to the viewer."""
    seen, faces, bit = g.s.seen, g.s.faces, 1 << viewer
    named = list(cards)
    for i, card in enumerate(named):
        if not seen[card] & bit:
            like = (c for c in g.seats[holder].hand if seen[c] & bit and faces[c] == faces[card] and c not in named)
            named[i] = next(like, card)
    return named


def discard(g: Game, seat: int, cards: Sequence[int], source: str) -> None:
    """From a hand to the discard pile, openly."""
    hand = g.seats[seat].hand
    s = g.s
    for card in cards:
        hand.remove(card)
        show(g, seat, card)
        s.discard.append(card)
    g.hand_changed(seat)
    g.emit("discarded", source, seat=seat, cards=list(cards), faces=[s.faces[card] for card in cards])


def to_table(g: Game, seat: int, card: int, store: Sheet | None = None) -> None:
    """A played card, from the hand or off a sheet, lies open on the table until it is disposed of."""
    if store is None:
        g.seats[seat].hand.remove(card)
        show(g, seat, card)
    else:
        store.cards.remove(card)
        g.s.seen[card] = everybody(g)
    g.s.flight.append(card)
    g.s.flight_by.append(seat)
    g.s.flight_from.append("" if store is None else store.alien)
    g.hand_changed(seat)


def from_table(g: Game, card: int) -> int:
    """Lift a played card off the table; who played it."""
    at = g.s.flight.index(card)
    del g.s.flight[at], g.s.flight_from[at]
    return g.s.flight_by.pop(at)


def table_back(g: Game, card: int) -> None:
    """A played card goes back where it came from: to the hand of whoever played it, or onto the sheet."""
    at = g.s.flight.index(card)
    seat, store = g.s.flight_by[at], g.s.flight_from[at]
    if not to_sheet(g, card, store):
        table_to_hand(g, card, seat, "F-FLARE-2")
        return
    from_table(g, card)
    g.emit("card_to_sheet", store, seat=seat, card=card, face=g.s.faces[card])


def to_sheet(g: Game, card: int, alien: str) -> bool:
    """Put a card on the sheet of this alien, whoever has it now; False if there is none at the table."""
    for seat, player in enumerate(g.seats):
        for sheet in player.sheets:
            if sheet.alien == alien:
                sheet.cards.append(card)
                g.s.seen[card] |= 1 << seat
                g.hand_changed(seat)
                return True
    return False


def draw_to_sheet(g: Game, seat: int, sheet: Sheet, number: int, source: str) -> None:
    """Cards of the deck go facedown on a sheet: no hand gets them, nobody but its owner sees them."""
    s = g.s
    drawn: list[int] = []
    for _ in range(number):
        if not s.deck:
            if not s.discard:
                break
            reshuffle(g)
        drawn.append(s.deck.pop())
        s.seen[drawn[-1]] |= 1 << seat
    sheet.cards += drawn
    g.hand_changed(seat)
    shown = {"cards": drawn, "faces": [s.faces[card] for card in drawn]}
    g.emit("drew_to_sheet", source, {seat: shown}, seat=seat, number=len(drawn))


def discard_sheet(g: Game, seat: int, sheet: Sheet, source: str) -> list[int]:
    """All cards of a sheet go openly to the discard pile."""
    gone, sheet.cards = sheet.cards, []
    for card in gone:
        g.s.seen[card] = everybody(g)
    g.s.discard += gone
    g.hand_changed(seat)
    g.emit("discarded", source, seat=seat, cards=list(gone), faces=[g.s.faces[card] for card in gone])
    return gone


def swap_with_sheet(g: Game, seat: int, sheet: Sheet) -> None:
    """The hand and the cards on a sheet change places; nobody else learns more than that."""
    player = g.seats[seat]
    player.hand, sheet.cards = sheet.cards, player.hand
    g.hand_changed(seat)


def table_to_discard(g: Game, card: int) -> int:
    """A played card is discarded; who played it."""
    seat = from_table(g, card)
    g.s.discard.append(card)
    return seat


def table_to_hand(g: Game, card: int, seat: int, source: str) -> None:
    """A played card goes to a hand: back to its owner, or to whom an effect gives it. Everybody sees it."""
    from_table(g, card)
    g.seats[seat].hand.append(card)
    g.hand_changed(seat)
    g.emit("card_to_hand", source, seat=seat, card=card, face=g.s.faces[card])


def lay(g: Game, seat: int, side: int, card: int, openly: bool, store: Sheet | None = None) -> None:
    """F-PLAN-1: an encounter card goes into its slot, facedown unless an effect opens it."""
    (g.seats[seat].hand if store is None else store.cards).remove(card)
    g.hand_changed(seat)
    e = g.e
    e.slots[side] = card
    e.laid_by[side] = seat
    e.laid_from[side] = "" if store is None else store.alien
    e.opened[side] = openly
    if openly:
        _open_slot(g, side)
        g.emit("card_laid", "F-PLAN-1", seat=seat, side=side, card=card, face=g.s.faces[card])
    else:
        g.emit("card_laid", "F-PLAN-1", {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat, side=side)


def _open_slot(g: Game, side: int) -> None:
    """Everybody sees an encounter card; one off a sheet tells nothing about the hand."""
    e = g.e
    if e.laid_from[side]:
        g.s.seen[e.slots[side]] = everybody(g)
    else:
        show(g, e.laid_by[side], e.slots[side])


def open_slot(g: Game, side: int, source: str) -> None:
    """One encounter card is turned up before the other."""
    e = g.e
    if not e.opened[side]:
        _open_slot(g, side)
        e.opened[side] = True
        g.emit("card_turned", source, seat=g.main(side), face=g.s.faces[e.slots[side]])


def _bury(g: Game, side: int) -> None:
    """A card for which a claim stands goes under the deck, unseen. Nobody else can tell which card that was, hence
    not what is left of the hand it came from either."""
    e, s = g.e, g.s
    card, seat = e.slots[side], e.laid_by[side]
    s.deck.insert(0, card)
    for other in (card, *g.seats[seat].hand):
        s.seen[other] &= 1 << seat
    e.slots[side] = -1
    g.emit("card_buried", "F-GOAL-7", seat=seat)


def slot_to_sheet(g: Game, side: int) -> bool:
    """A selected card that lay on a sheet goes back there; False if it did not, or the sheet is gone."""
    e = g.e
    card, seat, alien = e.slots[side], e.laid_by[side], e.laid_from[side]
    if not to_sheet(g, card, alien):
        return False
    e.slots[side], e.laid_by[side], e.laid_from[side] = -1, -1, ""
    shown = {"card": card, "face": g.s.faces[card]}
    if e.opened[side]:
        g.emit("card_to_sheet", alien, seat=seat, **shown)
    else:
        g.emit("card_to_sheet", alien, {seat: shown}, seat=seat)
    e.opened[side] = False
    return True


def turn_up(g: Game) -> None:
    """F-REVEAL-1: both encounter cards at the same time."""
    e, s = g.e, g.s
    for side in range(len(e.slots)):
        if not e.claimed[side]:  # an accepted claim stands for a card that nobody ever sees
            _open_slot(g, side)
            e.opened[side] = True
    e.revealed = True
    shown = [e.claimed[side] or s.faces[card] for side, card in enumerate(e.slots)]
    g.emit("revealed", "F-REVEAL-1", faces=shown)


def take_random(g: Game, taker: int, victim: int, number: int, source: str, spared: Sequence[int] = ()) -> list[int]:
    """Cards taken unseen from a hand; the two concerned know them, nobody else can follow them."""
    hand = g.seats[victim].hand
    there = [card for card in hand if card not in spared]
    if number >= len(hand):
        taken = list(hand)
    else:
        taken = known_first(g, victim, taker, g.s.rng.sample(there, min(number, len(there))))
        # which of the cards moved is hidden: others lose track of this hand
        pair = (1 << taker) | (1 << victim)
        for card in hand:
            g.s.seen[card] &= pair
    transfer(g, victim, taker, taken)
    if taken and g.log is not None:
        shown = {"cards": taken, "faces": [g.s.faces[card] for card in taken]}
        private = {taker: shown, victim: shown}
        g.emit("took", source, private, seat=taker, victim=victim, number=len(taken))
    return taken


def give(g: Game, giver: int, receiver: int, cards: Sequence[int], source: str) -> None:
    """Cards named by their giver; the receiver sees them."""
    pair = (1 << giver) | (1 << receiver)
    for card in g.seats[giver].hand:
        g.s.seen[card] &= pair
    transfer(g, giver, receiver, cards)
    if cards and g.log is not None:
        shown = {"cards": list(cards), "faces": [g.s.faces[card] for card in cards]}
        g.emit("gave", source, {giver: shown, receiver: shown}, seat=giver, receiver=receiver, number=len(cards))


def transfer(g: Game, giver: int, receiver: int, cards: Sequence[int]) -> None:
    """Cards change hands; the receiver knows them, the giver still does."""
    old, new = g.seats[giver].hand, g.seats[receiver].hand
    bit = 1 << receiver
    for card in cards:
        old.remove(card)
        new.append(card)
        g.s.seen[card] |= bit
    g.hand_changed(giver)
    g.hand_changed(receiver)


def swap_hands(g: Game, one: int, other: int, source: str) -> None:
    """Two whole hands change owners. Each of the two knows what the other now holds."""
    a, b = g.seats[one], g.seats[other]
    a.hand, b.hand = b.hand, a.hand
    for seat in (one, other):
        for card in g.seats[seat].hand:
            g.s.seen[card] |= 1 << seat
        g.hand_changed(seat)
    private = {
        seat: {"cards": list(g.seats[seat].hand), "faces": [g.s.faces[card] for card in g.seats[seat].hand]}
        for seat in (one, other)
    }
    g.emit("hands_swapped", source, private, seat=one, other=other, numbers=[len(a.hand), len(b.hand)])


def mix_hands(g: Game, one: int, other: int, source: str) -> None:
    """Two hands are shuffled together and dealt out again in their old sizes. Of the cards it knew, each of the two
    knows that those it has not got are now with the other; nobody else can follow any of them."""
    hands = {seat: g.seats[seat].hand for seat in (one, other)}
    pool = hands[one] + hands[other]
    faces, seen = g.s.faces, g.s.seen
    knew = {seat: [faces[card] for card in pool if seen[card] >> seat & 1] for seat in hands}
    shuffle(g, pool)
    for seat, partner in ((one, other), (other, one)):
        for card in hands[seat] + hands[partner]:
            known = faces[card] in knew[seat]
            if known:
                knew[seat].remove(faces[card])
            if known or card in hands[seat]:
                seen[card] |= 1 << seat
        g.hand_changed(seat)
    private = {
        seat: {"cards": list(hand), "faces": [faces[card] for card in hand]} for seat, hand in hands.items() if hand
    }
    g.emit("hands_mixed", source, private, seat=one, other=other)


def swap_slots(g: Game, source: str) -> None:
    """The two encounter cards change places; whoever laid a card still knows it."""
    e = g.e
    e.slots.reverse()
    e.opened.reverse()
    e.laid_by.reverse()
    e.laid_from.reverse()
    e.claimed.reverse()
    g.emit("cards_switched", source)


def discard_slots(g: Game) -> list[int]:
    """F-RES-10: the offense's encounter card first, the defense's on top of it."""
    e, s = g.e, g.s
    for side, card in enumerate(e.slots):
        if card >= 0 and e.claimed[side]:
            _bury(g, side)
    gone = [card for card in e.slots if card >= 0]
    s.discard.extend(gone)
    for card in gone:
        s.seen[card] = everybody(g)
    e.slots = [-1, -1]
    if gone:
        g.emit("encounter_cards_discarded", "F-RES-10", cards=gone, faces=[s.faces[card] for card in gone])
    return gone


def slots_to_hands(g: Game) -> None:
    """Selected cards go back to their owners when no encounter comes of it."""
    e = g.e
    for side, card in enumerate(e.slots):
        if card >= 0 and not slot_to_sheet(g, side):
            seat = g.main(side)
            g.seats[seat].hand.append(card)
            g.s.seen[card] |= 1 << seat
            g.hand_changed(seat)
    e.slots, e.laid_by, e.laid_from = [-1, -1], [-1, -1], ["", ""]


def from_discard(g: Game, seat: int, card: int, source: str) -> None:
    """A card leaves the open discard pile for a hand; everybody sees which."""
    g.s.discard.remove(card)
    g.seats[seat].hand.append(card)
    g.hand_changed(seat)
    g.emit("took_discard", source, seat=seat, card=card, face=g.s.faces[card])


def show_hand(g: Game, victim: int, viewer: int, source: str) -> None:
    """One seat sees another's whole hand; everybody knows that it did."""
    hand = g.seats[victim].hand
    for card in hand:
        g.s.seen[card] |= 1 << viewer
    private = {viewer: {"faces": [g.s.faces[card] for card in hand]}}
    g.emit("hand_seen", source, private, seat=viewer, victim=victim, number=len(hand))


def show_cards(g: Game, victim: int, viewer: int, cards: Sequence[int], source: str) -> None:
    """One seat sees some of another's cards; everybody knows that it did."""
    for card in cards:
        g.s.seen[card] |= 1 << viewer
    private = {viewer: {"faces": [g.s.faces[card] for card in cards]}}
    g.emit("cards_seen", source, private, seat=viewer, victim=victim, number=len(cards))


def show_openly(g: Game, seat: int, card: int, source: str) -> None:
    """A seat shows everybody a card that stays in its hand."""
    show(g, seat, card)
    g.emit("card_shown", source, seat=seat, card=card, face=g.s.faces[card])


def slot_to_hand(g: Game, side: int, seat: int, source: str) -> None:
    """An encounter card goes from its slot to a hand, openly if it lay open."""
    e = g.e
    card = e.slots[side]
    e.slots[side] = -1
    g.seats[seat].hand.append(card)
    g.s.seen[card] |= 1 << seat
    g.hand_changed(seat)
    g.emit("card_kept", source, seat=seat, side=side)


def replace_slot(g: Game, seat: int, side: int, card: int, source: str) -> int:
    """A card from the hand takes the place of a revealed encounter card, openly; what the old one counted as ends with
    it. The old card, now among the discards; -1 for one that nobody may see."""
    e, s = g.e, g.s
    old = e.slots[side]
    hidden = bool(e.claimed[side])
    if hidden:
        _bury(g, side)
        e.claimed[side] = ""
    g.seats[seat].hand.remove(card)
    show(g, seat, card)
    g.hand_changed(seat)
    e.slots[side], e.laid_by[side], e.opened[side] = card, seat, True
    e.laid_from[side] = ""
    e.modifiers = [kept for modifier in e.modifiers if (kept := _without_face(modifier, side)) is not None]
    g.emit("card_replaced", source, seat=seat, side=side, face=s.faces[card])
    if hidden:
        return -1
    s.discard.append(old)
    s.seen[old] = everybody(g)
    return old


def _without_face(modifier: Modifier, side: int) -> Modifier | None:
    """What is left of a modifier when the card on this side gives way: a new face was given to that card only."""
    if modifier.layer != Layer.FACE or modifier.side == 1 - side:
        return modifier
    return None if modifier.side == side else replace(modifier, side=1 - side)


def station(g: Game, seat: int, card: int, planet: int, source: str) -> None:
    """A card from the hand is laid at a planet, faceup; it is in no hand any more."""
    g.seats[seat].hand.remove(card)
    show(g, seat, card)
    g.hand_changed(seat)
    g.s.planet_cards[planet] = (*g.s.planet_cards.get(planet, ()), card)
    g.emit("card_stationed", source, seat=seat, planet=planet, face=g.s.faces[card])


def clear_planets(g: Game, cards: Sequence[int], source: str) -> None:
    """These cards at planets are discarded."""
    s = g.s
    for planet, lying in list(s.planet_cards.items()):
        gone = [card for card in lying if card in cards]
        if not gone:
            continue
        s.discard += gone
        left = tuple(card for card in lying if card not in gone)
        if left:
            s.planet_cards[planet] = left
        else:
            del s.planet_cards[planet]
        g.emit("planet_cleared", source, planet=planet, faces=[s.faces[card] for card in gone])


def quake(g: Game, source: str) -> None:
    """N-QUAKE-2: all hands are discarded, everything is shuffled, new hands are dealt."""
    s = g.s
    s.quakes += 1
    for seat in range(g.n):
        s.discard.extend(g.seats[seat].hand)
        g.seats[seat].hand = []
        g.hand_changed(seat)
    g.emit("quake", source)
    reshuffle(g)
    for seat in range(g.n):
        draw(g, seat, g.edition.hand_size, "N-QUAKE-2")
