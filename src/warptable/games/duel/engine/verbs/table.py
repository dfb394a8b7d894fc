"""What lies between the players: destiny cards, planets, roles; what alien cards carry; and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NoReturn

from warptable.kernel import GoTo, Rng

from ..model.decks import DECKS

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Memory

# ---------------------------------------------------------------- set-up


def shuffle_decks(g: Game) -> None:
    """D-SET-01, D-SET-02, D-SET-03: the decks of destiny cards, the planets and the envoys."""
    g.s.destiny = tuple(_shuffled(g, deck) for deck in g.s.destiny)
    g.s.envoy_decks = tuple(_shuffled(g, deck) for deck in g.s.envoy_decks)
    g.s.rng.shuffle(g.s.stack)


def shuffle_all_decks(g: Game, rng: Rng) -> None:
    """From now on chance is another: what lies unknown in a deck changes places, and so do the numbers to come."""
    s = g.s
    for deck in (*(seat.deck for seat in s.seats), s.support):
        unknown = [card for card in deck if not s.seen[card]]
        faces = [s.faces[card] for card in unknown]
        rng.shuffle(faces)
        for card, face in zip(unknown, faces, strict=True):
            s.faces[card] = face
    s.destiny = tuple(tuple(rng.sample(deck, len(deck))) for deck in s.destiny)
    s.envoy_decks = tuple(tuple(rng.sample(deck, len(deck))) for deck in s.envoy_decks)
    rng.shuffle(s.stack)
    s.rng = rng


def _shuffled(g: Game, deck: Sequence[str]) -> tuple[str, ...]:
    """A deck in random order, with the cards on top that the table wants there."""
    cards = list(deck)
    g.s.rng.shuffle(cards)
    if not g.s.stacked:
        return tuple(cards)
    top = [name for name in reversed(g.s.stacked) if name in cards]
    return (*(name for name in cards if name not in top), *top)


def choose_alien(g: Game, seat: int, alien: str, source: str) -> None:
    """D-SET-06: an alien is laid out faceup."""
    g.seats[seat].alien = alien
    g.emit("alien_chosen", source, seat=seat, alien=alien)
    g.rewire()


def lead(g: Game, seat: int, faces: Sequence[str], source: str) -> None:
    """D-SET-11, D-SET-12: the roles at the beginning."""
    g.s.leader = seat
    g.emit("roles_set", source, leader=seat, straggler=1 - seat, faces=list(faces))


# ---------------------------------------------------------------- destiny cards, planets


def with_deck(decks: tuple[tuple[str, ...], ...], place: int, deck: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The decks with another one at this place."""
    return (*decks[:place], deck, *decks[place + 1 :])


def draw_destiny(g: Game) -> str:
    """D-DES-02, D-DES-03: the next destiny card comes faceup on the past."""
    s = g.s
    if not s.destiny[s.next_deck]:
        _renew_deck(g, s.next_deck)
    card = s.destiny[s.next_deck][-1]
    s.destiny = with_deck(s.destiny, s.next_deck, s.destiny[s.next_deck][:-1])
    s.past.append(card)
    g.card = g.registry.cards[card]
    s.cards += 1
    s.used = ()
    g.emit("destiny_drawn", "D-DES-02", card=card, deck=DECKS[s.next_deck], round=s.cards)
    return card


def _renew_deck(g: Game, deck: int) -> None:
    """D-GAP-01: the cards of an empty deck come back out of the past."""
    cards = g.registry.cards
    back = sorted(card for card in g.s.past if cards[card].deck == DECKS[deck])
    g.s.past = [card for card in g.s.past if cards[card].deck != DECKS[deck]]
    g.s.rng.shuffle(back)
    g.s.destiny = with_deck(g.s.destiny, deck, tuple(back))
    g.emit("deck_renewed", "D-GAP-01", deck=DECKS[deck])


def follow(g: Game, card: str, deck: str) -> None:
    """D-DES-09: the icon at the bottom of a card names the deck of the next one."""
    g.s.next_deck = DECKS.index(deck)
    g.emit("card_done", "D-DES-09", card=card, next=deck)


def discover(g: Game) -> int:
    """D-DES-05: the top planet of the stack comes into the row."""
    tile = g.s.stack.pop()
    g.s.row.append(tile)
    g.emit("discovered", "D-DES-05", planet=tile)
    return tile


def make_warpplanet(g: Game, source: str) -> None:
    """D-WRP-01: the top planet of the stack comes onto the Warp."""
    tile = g.s.stack.pop()
    g.s.row.append(tile)
    g.s.warpplanet = tile
    g.emit("warpplanet", source, planet=tile)


# ---------------------------------------------------------------- roles, memories, uses


def change_roles(g: Game) -> None:
    """D-LEAD-02: leader and straggler change places."""
    g.s.leader = 1 - g.s.leader
    g.emit("roles_changed", "D-LEAD-02", leader=g.s.leader, straggler=1 - g.s.leader)


def remember(g: Game, seat: int, name: str, memory: Memory) -> None:
    """Something lies on the alien card, for everybody to see."""
    g.seats[seat].memory[name] = memory


def count(g: Game, seat: int, name: str, change: int, source: str) -> int:
    """Something is put on the alien card or taken off it; how many lie there now."""
    held = g.seats[seat].memory.get(name, 0)
    number = (held if isinstance(held, int) else 0) + change
    g.seats[seat].memory[name] = number
    g.emit("counted", source, seat=seat, what=name, number=number, change=change)
    return number


def mark_used(g: Game, mark: str, once: str) -> None:
    """An ability cannot be used again: for this destiny card, this duel or contest, or this round of it."""
    if once == "card":
        g.s.used += (mark,)
    elif once == "duel":
        g.frame.used += (mark,)
    else:
        g.frame.used_now += (mark,)


# ---------------------------------------------------------------- the end


def claim(g: Game, seats: Iterable[int], way: str) -> None:
    """These seats have won, perhaps none."""
    g.s.claims = sorted(seats)
    g.s.way = way


def end_game(g: Game, seats: Iterable[int], way: str, source: str) -> NoReturn:
    """D-GAP-26: the game is over at once, in the middle of whatever goes on."""
    claim(g, seats, way)
    g.emit("game_over", source, winners=g.s.claims[:], way=way)
    raise GoTo("")
