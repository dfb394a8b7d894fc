"""All that content may import: declarations, moments, questions and verbs of the engine."""

from ...kernel import Distribute, GoTo, Number, Pick, PickSome
from ..game import Game
from ..model.cards import CardType
from ..model.layers import Layer
from ..model.places import AIR, BESIDE, GATE, OUT, WARP
from ..model.roles import DEFENSE, OFFENSE, WITH_DEFENSE, WITH_OFFENSE, Role
from ..model.state import Modifier, Result
from ..model.windows import FREE
from ..model.windows import Window as W
from ..rules.abilities import Alien, Artifact
from ..rules.allying import join, leave
from ..rules.hands import discard_cards, draw_cards
from ..rules.losses import choose_losses, go_home
from ..rules.totals import both_attack, faces
from ..rules.use import DISCARD, HAND, Use
from ..rules.victory import check
from ..verbs.cards import from_discard, swap_hands, swap_slots, take_random
from ..verbs.powers import draw_unused, gain, remove
from ..verbs.ships import move


def own_type(use: Use) -> CardType:
    """What this main player's revealed card counts as."""
    return faces(use.g)[use.side].type


def other_type(use: Use) -> CardType:
    """What the opposing main player's revealed card counts as."""
    return faces(use.g)[1 - use.side].type


def lost_encounter(use: Use) -> bool:
    """This seat's side lost, or it failed to make a deal as a main player."""
    result = use.e.result
    if result is None or use.side < 0:
        return False
    if result.kind == "deal_failed":
        return use.seat in (use.e.offense, use.e.defense)
    return result.kind == "both_lost" or (result.kind == "won" and result.winner != use.side)


def won_encounter(use: Use) -> bool:
    """This seat's side won."""
    result = use.e.result
    return result is not None and result.kind == "won" and result.winner == use.side


__all__ = [
    "AIR",
    "BESIDE",
    "DEFENSE",
    "DISCARD",
    "FREE",
    "GATE",
    "HAND",
    "OFFENSE",
    "OUT",
    "WARP",
    "WITH_DEFENSE",
    "WITH_OFFENSE",
    "Alien",
    "Artifact",
    "CardType",
    "Distribute",
    "Game",
    "GoTo",
    "Layer",
    "Modifier",
    "Number",
    "Pick",
    "PickSome",
    "Result",
    "Role",
    "Use",
    "W",
    "both_attack",
    "check",
    "choose_losses",
    "discard_cards",
    "draw_cards",
    "draw_unused",
    "faces",
    "from_discard",
    "gain",
    "go_home",
    "join",
    "leave",
    "lost_encounter",
    "move",
    "other_type",
    "own_type",
    "remove",
    "swap_hands",
    "swap_slots",
    "take_random",
    "won_encounter",
]
