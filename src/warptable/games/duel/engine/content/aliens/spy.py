"""Spy: looks at the opponent's tactic, or at cards of their hand."""

from ..api import CONTESTS, DUELS, Alien, Use, W

ALIEN = Alien("spy")


@ALIEN.ability(W.PEEK, header=DUELS, may=True, when=lambda use: use.frame.laid[use.other].tactic >= 0, name="peek")
def look(use: Use) -> None:
    """Look at the opponent's tactic and half, then choose its own again; the opponent learns only whether it
    changed."""
    use.peek()
    use.choose_anew(told=True)


@ALIEN.ability(W.PLANS_BEFORE, header=CONTESTS)
def wiretap(use: Use) -> None:
    """The opponent shows two random cards, or all if they hold fewer. Whoever has none draws up first (D-HAND-05)."""
    use.ensure_card(seat=use.other)
    use.show_cards(use.other, use.random_cards(2, seat=use.other))
