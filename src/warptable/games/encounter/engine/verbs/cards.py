"""Moving cards between zones, and who knows their faces: `seen` holds, per card, the seats that do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..model.piles import COSMIC, REWARD
from ..model.state import Played
from .knowledge import everybody, known_first, show
from .piles import reshuffle, shuffle, take_top, to_discard

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet


def draw(g: Game, seat: int, number: int, source: str, back: str = COSMIC) -> list[int]:
    """Draw one by one from a deck; the discards come back when it is empty (F-DRAW-7). May draw fewer."""
    s = g.s
    watchers = g.watchers(seat) if g.e.constraints else []
    hand = g.seats[seat].hand
    bit = sum((1 << watcher for watcher in watchers), 1 << seat)
    drawn: list[int] = []
    for _ in range(number):
        card = take_top(g, back)
        if card is None:
            break
        s.seen[card] |= bit
        hand.append(card)
        drawn.append(card)
    if drawn:
        g.update_masks(seat)
        if g.log is not None:
            shown = [s.faces[card] for card in drawn]
            private: dict[int, dict[str, Any]] = {seat: {"cards": drawn, "faces": shown}}
            for watcher in watchers:
                private[watcher] = {"faces": shown}
            if back == COSMIC:
                g.emit("drew", source, private, seat=seat, number=len(drawn))
            else:
                g.emit("drew_rewards", source, private, seat=seat, number=len(drawn))
    return drawn


def discard(g: Game, seat: int, cards: Sequence[int], source: str) -> None:
    """From a hand to the discard pile, openly."""
    hand = g.seats[seat].hand
    s = g.s
    for card in cards:
        hand.remove(card)
        show(g, seat, card)
    to_discard(g, cards)
    g.update_masks(seat)
    g.emit("discarded", source, seat=seat, cards=list(cards), faces=[s.faces[card] for card in cards])


def to_table(g: Game, seat: int, card: int, store: Sheet | None = None) -> None:
    """A played card, from the hand or off a sheet, lies open on the table until it is disposed of."""
    if store is None:
        g.seats[seat].hand.remove(card)
        show(g, seat, card)
    else:
        store.cards.remove(card)
        g.s.seen[card] = everybody(g)
    g.s.played.append(Played(card, seat, "" if store is None else store.alien))
    g.update_masks(seat)


def from_table(g: Game, card: int) -> int:
    """Lift a played card off the table; who played it."""
    played = g.played(card)
    g.s.played.remove(played)
    return played.seat


def to_sheet(g: Game, card: int, alien: str) -> bool:
    """Put a card on the sheet of this alien, whoever has it now; False if there is none at the table."""
    for seat, player in enumerate(g.seats):
        for sheet in player.sheets:
            if sheet.alien == alien:
                sheet.cards.append(card)
                g.s.seen[card] |= 1 << seat
                g.update_masks(seat)
                return True
    return False


def table_back(g: Game, card: int) -> None:
    """A played card goes back where it came from: to the hand of whoever played it, or onto the sheet."""
    played = g.played(card)
    if not to_sheet(g, card, played.store):
        table_to_hand(g, card, played.seat, "F-FLARE-2")
        return
    from_table(g, card)
    g.emit("card_to_sheet", played.store, seat=played.seat, card=card, face=g.s.faces[card])


def table_to_discard(g: Game, card: int) -> int:
    """A played card is discarded; who played it."""
    seat = from_table(g, card)
    to_discard(g, [card])
    return seat


def table_to_hand(g: Game, card: int, seat: int, source: str) -> None:
    """A played card goes to a hand: back to its owner, or to whom an effect gives it. Everybody sees it."""
    from_table(g, card)
    g.seats[seat].hand.append(card)
    g.update_masks(seat)
    g.emit("card_to_hand", source, seat=seat, card=card, face=g.s.faces[card])


def take_random(
    g: Game, taker: int, victim: int, number: int, source: str, spared: Sequence[int] = (), rewards: int = 0
) -> list[int]:
    """Cards taken unseen from a hand, `rewards` of them with the reward back; the two concerned know them, nobody else
    can follow them."""
    if REWARD not in g.s.piles:
        return _take(g, taker, victim, g.seats[victim].hand, number, source, spared)
    taken: list[int] = []
    for cards, wanted in zip(g.backs(victim), (number - rewards, rewards), strict=True):
        if cards and wanted:
            taken += _take(g, taker, victim, cards, wanted, source, spared)
    return taken


def _take(
    g: Game, taker: int, victim: int, cards: Sequence[int], number: int, source: str, spared: Sequence[int]
) -> list[int]:
    """This many of these cards of one back, at random; never the spared ones."""
    there = [card for card in cards if card not in spared]
    if number >= len(cards) == len(there):
        taken = list(cards)
    else:
        taken = known_first(g, victim, taker, g.s.rng.sample(there, min(number, len(there))))
        # which of the cards moved is hidden: others lose track of them
        pair = (1 << taker) | (1 << victim)
        for card in cards:
            g.s.seen[card] &= pair
    transfer(g, victim, taker, taken)
    if taken and g.log is not None:
        shown = {"cards": taken, "faces": [g.s.faces[card] for card in taken]}
        private = {taker: shown, victim: shown}
        kind = "took" if g.back(taken[0]) == COSMIC else "took_rewards"
        g.emit(kind, source, private, seat=taker, victim=victim, number=len(taken))
    return taken


def give(g: Game, giver: int, receiver: int, cards: Sequence[int], source: str) -> None:
    """Cards named by their giver; the receiver sees them."""
    if REWARD not in g.s.piles:
        _give(g, giver, receiver, g.seats[giver].hand, cards, source)
        return
    for held in g.backs(giver):
        if given := [card for card in cards if card in held]:
            _give(g, giver, receiver, held, given, source)


def _give(g: Game, giver: int, receiver: int, held: Sequence[int], cards: Sequence[int], source: str) -> None:
    """Some of these cards of one back, which is all that others see of them."""
    pair = (1 << giver) | (1 << receiver)
    for card in held:
        g.s.seen[card] &= pair
    transfer(g, giver, receiver, cards)
    if cards and g.log is not None:
        shown = {"cards": list(cards), "faces": [g.s.faces[card] for card in cards]}
        kind = "gave" if g.back(cards[0]) == COSMIC else "gave_rewards"
        g.emit(kind, source, {giver: shown, receiver: shown}, seat=giver, receiver=receiver, number=len(cards))


def hand_over(g: Game, giver: int, receiver: int, card: int, source: str) -> None:
    """A card that everybody sees goes from one hand to another."""
    show(g, giver, card)
    transfer(g, giver, receiver, [card])
    g.emit("handed_over", source, seat=receiver, giver=giver, card=card, face=g.s.faces[card])


def transfer(g: Game, giver: int, receiver: int, cards: Sequence[int]) -> None:
    """Cards change hands; the receiver knows them, the giver still does."""
    old, new = g.seats[giver].hand, g.seats[receiver].hand
    bit = 1 << receiver
    for card in cards:
        old.remove(card)
        new.append(card)
        g.s.seen[card] |= bit
    g.update_masks(giver)
    g.update_masks(receiver)


def swap_hands(g: Game, one: int, other: int, source: str) -> None:
    """Two whole hands change owners. Each of the two knows what the other now holds."""
    a, b = g.seats[one], g.seats[other]
    a.hand, b.hand = b.hand, a.hand
    for seat in (one, other):
        for card in g.seats[seat].hand:
            g.s.seen[card] |= 1 << seat
        g.update_masks(seat)
    private = {
        seat: {"cards": list(g.seats[seat].hand), "faces": [g.s.faces[card] for card in g.seats[seat].hand]}
        for seat in (one, other)
    }
    g.emit("hands_swapped", source, private, seat=one, other=other, numbers=[len(a.hand), len(b.hand)])


def mix_hands(g: Game, one: int, other: int, source: str, share: int | None = None, rewards: int | None = None) -> None:
    """Two hands are shuffled together and dealt out again in their old sizes, or so that `other` gets its `share`, with
    this many `rewards` cards among them, and `one` the rest. Of the cards it knew, each of the two knows that those it
    has not got are now with the other; nobody else can follow any of them."""
    faces, seen = g.s.faces, g.s.seen
    pool = g.seats[one].hand + g.seats[other].hand

    def look(card: int) -> tuple[str, str]:
        return faces[card], g.back(card)

    knew = {seat: [look(card) for card in pool if seen[card] >> seat & 1] for seat in (one, other)}
    if REWARD in g.s.piles:
        share = len(g.seats[other].hand) if share is None else share
        pool = _mixed_by_backs(g, one, other, share, rewards)
    else:
        shuffle(g, pool)
    if share is not None:
        rest = len(pool) - share
        g.seats[one].hand, g.seats[other].hand = pool[:rest], pool[rest:]
    hands = {seat: g.seats[seat].hand for seat in (one, other)}
    for seat, partner in ((one, other), (other, one)):
        for card in hands[seat] + hands[partner]:
            known = look(card) in knew[seat]
            if known:
                knew[seat].remove(look(card))
            if known or card in hands[seat]:
                seen[card] |= 1 << seat
        g.update_masks(seat)
    private = {
        seat: {"cards": list(hand), "faces": [faces[card] for card in hand]} for seat, hand in hands.items() if hand
    }
    g.emit("hands_mixed", source, private, seat=one, other=other)


def _mixed_by_backs(g: Game, one: int, other: int, share: int, rewards: int | None) -> list[int]:
    """All cards of two hands in the order in which they are dealt, the share of `other` last. Backs can be seen, faces
    are shuffled among cards of one back."""
    hands = [g.backs(one), g.backs(other)]
    cosmic, reward = ([card for hand in hands for card in hand[back]] for back in (0, 1))
    shuffle(g, cosmic)
    shuffle(g, reward)
    if rewards is not None:
        rest, left = len(cosmic) - (share - rewards), len(reward) - rewards
        return [*cosmic[:rest], *reward[:left], *cosmic[rest:], *reward[left:]]
    pool = cosmic + reward
    g.s.rng.shuffle(pool)
    return pool


def swap_unseen(g: Game, one: int, mine: int, other: int, theirs: int, source: str, *, swapped: bool) -> None:
    """A card of each of two hands is laid facedown, and each gets one of them back: perhaps the other's. Only the two
    know whether they have changed hands, so nobody else can follow the cards of these hands any more."""
    faces, pair = g.s.faces, (1 << one) | (1 << other)
    for card in g.seats[one].hand + g.seats[other].hand:
        g.s.seen[card] &= pair
    if swapped:
        transfer(g, one, other, [mine])
        transfer(g, other, one, [theirs])
    got = {one: theirs, other: mine} if swapped else {one: mine, other: theirs}
    private = {seat: {"cards": [card], "faces": [faces[card]]} for seat, card in got.items()}
    g.emit("swapped_unseen", source, private, seat=one, other=other)


def from_discard(g: Game, seat: int, card: int, source: str) -> None:
    """A card leaves the open discard pile for a hand; everybody sees which."""
    g.pile(card).discard.remove(card)
    g.seats[seat].hand.append(card)
    g.update_masks(seat)
    g.emit("took_discard", source, seat=seat, card=card, face=g.s.faces[card])


def take_unseen(g: Game, seat: int, *, discarded: bool) -> int:
    """The top card of the deck or the discards goes to a hand unseen: nobody else knows where it is now."""
    pile = g.s.piles[COSMIC]
    card = (pile.discard if discarded else pile.draw).pop()
    g.s.seen[card] = 1 << seat
    g.seats[seat].hand.append(card)
    g.update_masks(seat)
    return card


def put_back(g: Game, seat: int, card: int, *, discarded: bool) -> None:
    """A card goes from a hand onto the deck, or openly onto the discards."""
    g.seats[seat].hand.remove(card)
    if discarded:
        show(g, seat, card)
        to_discard(g, [card])
    else:
        g.pile(card).draw.append(card)
    g.update_masks(seat)


def take_named(g: Game, seat: int, cards: Sequence[int], source: str) -> None:
    """Cards that this seat has found in the deck go to its hand; the others see how many."""
    deck = g.s.piles[COSMIC].draw
    for card in cards:
        deck.remove(card)
        g.s.seen[card] = 1 << seat
    g.seats[seat].hand += cards
    g.update_masks(seat)
    shown = {"cards": list(cards), "faces": [g.s.faces[card] for card in cards]}
    g.emit("searched_deck", source, {seat: shown}, seat=seat, number=len(cards))


def quake(g: Game, source: str) -> None:
    """N-QUAKE-2: all hands are discarded, everything is shuffled, new hands are dealt."""
    s = g.s
    s.quakes += 1
    for seat in range(g.n):
        to_discard(g, g.seats[seat].hand)
        g.seats[seat].hand = []
        g.update_masks(seat)
    g.emit("quake", source)
    reshuffle(g)
    for seat in range(g.n):
        draw(g, seat, g.edition.hand_size, "N-QUAKE-2")
