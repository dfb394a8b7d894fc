"""Sorcerer: once both cards are down, may exchange them."""

from ..api import Alien, Role, Use, W, swap_slots

ALIEN = Alien("sorcerer")


@ALIEN.ability(W.CARDS_SELECTED, role=Role.MAIN)
def switch(use: Use) -> None:
    swap_slots(use.g, use.source)
