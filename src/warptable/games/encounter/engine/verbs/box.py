"""The box: flares that come out of it, and cards that leave the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.piles import COSMIC
from ..model.state import FLARES
from .knowledge import everybody, show
from .piles import shuffle

if TYPE_CHECKING:
    from ..game import Game
    from ..model.piles import Box
    from ..model.state import Sheet


def box_of(g: Game) -> Box:
    """The box, at a table that has one."""
    assert g.s.box is not None, "no alien at this table asks for the box"
    return g.s.box


def drawn_names(g: Game, number: int) -> list[str]:
    """This many flares by chance, as far as there are any. They are still names: whoever draws makes cards of them, or
    puts them back."""
    flares = box_of(g).flares
    return [flares.pop(g.s.rng.below(len(flares))) for _ in range(min(number, len(flares)))]


def back_in_box(g: Game, names: Sequence[str]) -> None:
    """Names that were drawn and are not used go back."""
    box = box_of(g)
    box.flares = sorted([*box.flares, *names])


def _as_cards(g: Game, names: Sequence[str], seen: int) -> list[int]:
    """These flares become cards of the game."""
    first = len(g.s.faces)
    g.s.faces += names
    g.s.seen += [seen] * len(names)
    return list(range(first, len(g.s.faces)))


def flares_to_hand(g: Game, seat: int, names: Sequence[str], source: str) -> list[int]:
    """Flares out of the box go to a hand; the others see how many."""
    cards = _as_cards(g, names, 1 << seat)
    g.seats[seat].hand += cards
    g.update_masks(seat)
    g.emit("drew_flares", source, {seat: {"cards": cards, "faces": list(names)}}, seat=seat, number=len(cards))
    return cards


def draw_flares(g: Game, seat: int, number: int, source: str) -> list[int]:
    """Flares by chance out of the box into a hand; perhaps fewer."""
    return flares_to_hand(g, seat, drawn_names(g, number), source)


def search_box(g: Game, seat: int, face: str, source: str) -> int:
    """A named flare out of the box into a hand; nobody else learns which."""
    box_of(g).flares.remove(face)
    return flares_to_hand(g, seat, [face], source)[0]


def flares_to_sheet(g: Game, seat: int, sheet: Sheet, number: int, source: str) -> None:
    """Flares by chance out of the box go facedown on a sheet: everybody knows that they are flares, its owner which."""
    names = drawn_names(g, number)
    cards = _as_cards(g, names, 1 << seat)
    sheet.cards += cards
    sheet.memory[FLARES] = True
    g.update_masks(seat)
    g.emit("flares_to_sheet", source, {seat: {"cards": cards, "faces": names}}, seat=seat, number=len(cards))


def flares_to_deck(g: Game, seat: int, names: Sequence[str], source: str) -> None:
    """Flares that this seat has drawn are shuffled into the deck; the others see how many."""
    deck = g.s.piles[COSMIC].draw
    deck += _as_cards(g, names, 0)
    shuffle(g, deck)
    g.emit("flares_to_deck", source, {seat: {"faces": list(names)}}, seat=seat, number=len(names))


def remove_cards(g: Game, seat: int, cards: Sequence[int], source: str, sheet: Sheet | None = None) -> None:
    """Cards of a hand or of a sheet leave the game for good, openly."""
    for card in cards:
        if sheet is None:
            g.seats[seat].hand.remove(card)
            show(g, seat, card)
        else:
            sheet.cards.remove(card)
            g.s.seen[card] = everybody(g)
    box_of(g).removed += cards
    g.update_masks(seat)
    g.emit("removed", source, seat=seat, cards=list(cards), faces=[g.s.faces[card] for card in cards])
