"""Spy: looks at the opponent's tactic, or at cards of their hand."""

from ..api import CONTESTS, DUELS, Alien, Use, W, choose_anew, need_card, peek, random_cards, show

ALIEN = Alien("spy")


@ALIEN.ability(W.PEEK, header=DUELS, may=True, when=lambda use: use.frame.laid[use.other].tactic >= 0, name="peek")
def look(use: Use[None]) -> None:
    """Look at the opponent's tactic and half, then choose its own again; the opponent learns only whether it
    changed."""
    peek(use)
    choose_anew(use, use.seat, told=True)


@ALIEN.ability(W.PLANS_BEFORE, header=CONTESTS)
def wiretap(use: Use[None]) -> None:
    """The opponent shows two random cards, or all if they hold fewer. Whoever has none draws up first (D-HAND-05)."""
    need_card(use, use.other)
    show(use, use.other, random_cards(use, use.other, 2))
