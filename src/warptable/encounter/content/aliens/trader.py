"""Trader: before cards are selected, may exchange whole hands with the opponent."""

from ..api import Alien, Role, Use, W, swap_hands

ALIEN = Alien("trader")


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: use.g.has_encounter_card(use.seat))
def trade_hands(use: Use) -> None:
    """Not with a hand that lacks an encounter card."""
    swap_hands(use.g, use.seat, use.opponent, use.source)
