"""Filch: takes the opponent's used encounter card."""

from ..api import Alien, Role, Use, W, from_discard

ALIEN = Alien("filch")


def _card(use: Use) -> int:
    """The card that finally lay on the opponent's side."""
    card: int = use.event[1 - use.side]
    return card


@ALIEN.ability(W.CARDS_DISCARDED, role=Role.MAIN, when=lambda use: _card(use) in use.g.s.discard)
def theft(use: Use) -> None:
    from_discard(use.g, use.seat, _card(use), use.source)
