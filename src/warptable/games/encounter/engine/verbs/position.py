"""Bringing a table that was just set up into a position: cards, destiny, ships, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.piles import COSMIC, REWARD
from .encounter import name_first_player
from .powers import check_power
from .ships import move
from .techs import lay_out_techs

if TYPE_CHECKING:
    from ..game import Game
    from ..model.position import Position


def take_position(g: Game, position: Position) -> None:
    """Change the table as the position says; raises ValueError if it cannot be so."""
    deal(g, position.hands, position.deck)
    if REWARD in g.s.piles:
        deal_rewards(g, position.rewards, position.reward_deck)
    stack_destiny(g, position.destiny)
    name_first_player(g, position.first)
    for seat, number, source, target in position.moves:
        move(g, seat, source, target, number)
    if g.s.laboratory is not None:
        lay_out_techs(g, position.techs)
    for seat in range(g.n):
        g.update_masks(seat)
        check_power(g, seat)


def deal(g: Game, hands: Sequence[Sequence[str]], top: Sequence[str]) -> None:
    """All cards go back on the deck; then every seat gets its hand, and `top` goes on top, the next card first."""
    state = g.s
    pile = state.piles[COSMIC]
    for player in state.seats:
        pile.draw += player.hand
        player.hand = []
        for sheet in player.sheets:
            pile.draw += sheet.cards
            sheet.cards = []
    state.seen = [0] * len(state.faces)
    for number, (player, faces) in enumerate(zip(state.seats, hands, strict=True)):
        player.hand = pull(g, faces)
        for card in player.hand:
            state.seen[card] = 1 << number
    pile.draw += pull(g, tuple(reversed(top)))


def deal_rewards(g: Game, hands: Sequence[Sequence[str]], top: Sequence[str]) -> None:
    """Seats get these reward cards besides, and `top` goes on top of that deck, the next card first."""
    for seat, faces in enumerate(hands):
        cards = pull(g, faces, REWARD)
        g.s.seats[seat].hand += cards
        for card in cards:
            g.s.seen[card] = 1 << seat
    g.s.piles[REWARD].draw += pull(g, tuple(reversed(top)), REWARD)


def pull(g: Game, faces: Sequence[str], back: str = COSMIC) -> list[int]:
    """Cards with these faces leave a deck, wherever in it they are."""
    state, pulled = g.s, []
    draw = state.piles[back].draw
    for face in faces:
        card = next((card for card in draw if state.faces[card] == face), None)
        if card is None:
            raise ValueError(f"no {face} left in the deck")
        draw.remove(card)
        pulled.append(card)
    return pulled


def stack_destiny(g: Game, cards: Sequence[str]) -> None:
    """These cards lie on top of the destiny deck, the next one first."""
    draw = g.s.destiny.draw
    for card in cards:
        draw.remove(card)
    draw += reversed(cards)
