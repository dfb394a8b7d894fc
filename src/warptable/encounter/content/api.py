"""All that content may import: declarations, moments, questions and verbs of the engine."""

from ...kernel import Distribute, GoTo, Number, Pick, PickSome
from ..game import Game
from ..model.cards import CardType
from ..model.encounter import Constraint, Kind, Modifier, Result
from ..model.layers import Layer
from ..model.occurrences import (
    DISCARD,
    HAND,
    ArtifactSpent,
    CardsDiscarded,
    CardsDrawn,
    CardsTaken,
    ColonyGained,
    ColonyLost,
    Compensation,
    DealFailed,
    DestinyDraw,
    DestinyDrawn,
    EncounterCards,
    Gains,
    Losses,
    NewHand,
    Play,
    PowerLost,
    PowerPlay,
    Regroup,
    Ride,
    ShipsBack,
)
from ..model.piles import COSMIC
from ..model.places import AIR, BESIDE, GATE, OUT, WARP
from ..model.roles import DEFENSE, OFFENSE, WITH_DEFENSE, WITH_OFFENSE, Role
from ..model.state import Sheet
from ..model.windows import W
from ..rules.abilities import Alien, Artifact
from ..rules.allying import all_allies_home, call_off, join, leave
from ..rules.founding import found_colony, open_planets
from ..rules.hands import (
    discard_cards,
    discarded,
    draw_cards,
    ensure_encounter_card,
    renew_hand,
    replace_card,
    take_cards,
)
from ..rules.losses import came_back, choose_losses, go_home, remove_ships, restore, to_warp
from ..rules.playing import changed_by_flare, use_power
from ..rules.questions import encounter_faces, ships_outside
from ..rules.steps.destiny import draw_destiny, named_by_destiny
from ..rules.steps.finish import insert_encounter, successful
from ..rules.steps.launch import targets
from ..rules.steps.reveal import reinforce_with
from ..rules.totals import BOTH_ATTACK, both_attack, card_values, faces
from ..rules.use import PowerUse, Use
from ..rules.victory import check, claim
from ..verbs.alliances import commit
from ..verbs.cards import from_discard, give, mix_hands, pocket, put_back, swap_hands, take_random
from ..verbs.destiny import shuffle_destiny
from ..verbs.encounter import back_from_warp, count_flare, decide, fail_deal, lift, name_defense
from ..verbs.knowledge import show_cards, show_hand, show_openly
from ..verbs.powers import draw_unused, exchange, forget, gain, lend, remember, remove
from ..verbs.ships import move, move_spread, place_spread
from ..verbs.slots import claim_face, open_slot, slot_to_hand, swap_slots
from ..verbs.stores import discard_sheet, draw_to_sheet, station, swap_with_sheet


def own_type(use: Use[object]) -> CardType:
    """What this main player's revealed card counts as."""
    return faces(use.g)[use.side].type


def other_type(use: Use[object]) -> CardType:
    """What the opposing main player's revealed card counts as."""
    return faces(use.g)[1 - use.side].type


def has_lost(g: Game, seat: int) -> bool:
    """A seat's side lost, or it failed to make a deal as a main player."""
    result, side = g.e.result, g.side_of(seat)
    if result is None or side < 0:
        return False
    if result.kind == "deal_failed":
        return seat in (g.e.offense, g.e.defense)
    return result.kind == "both_lost" or (result.kind == "won" and result.winner != side)


def lost_encounter(use: Use[object]) -> bool:
    """This seat has lost."""
    return has_lost(use.g, use.seat)


def won_encounter(use: Use[object]) -> bool:
    """This seat's side won."""
    result = use.e.result
    return result is not None and result.kind == "won" and result.winner == use.side


__all__ = [
    "AIR",
    "BESIDE",
    "BOTH_ATTACK",
    "COSMIC",
    "DEFENSE",
    "DISCARD",
    "GATE",
    "HAND",
    "OFFENSE",
    "OUT",
    "WARP",
    "WITH_DEFENSE",
    "WITH_OFFENSE",
    "Alien",
    "Artifact",
    "ArtifactSpent",
    "CardType",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsTaken",
    "ColonyGained",
    "ColonyLost",
    "Compensation",
    "Constraint",
    "DealFailed",
    "DestinyDraw",
    "DestinyDrawn",
    "Distribute",
    "EncounterCards",
    "Gains",
    "Game",
    "GoTo",
    "Kind",
    "Layer",
    "Losses",
    "Modifier",
    "NewHand",
    "Number",
    "Pick",
    "PickSome",
    "Play",
    "PowerLost",
    "PowerPlay",
    "PowerUse",
    "Regroup",
    "Result",
    "Ride",
    "Role",
    "Sheet",
    "ShipsBack",
    "Use",
    "W",
    "all_allies_home",
    "back_from_warp",
    "both_attack",
    "call_off",
    "came_back",
    "card_values",
    "changed_by_flare",
    "check",
    "choose_losses",
    "claim",
    "claim_face",
    "commit",
    "count_flare",
    "decide",
    "discard_cards",
    "discard_sheet",
    "discarded",
    "draw_cards",
    "draw_destiny",
    "draw_to_sheet",
    "draw_unused",
    "encounter_faces",
    "ensure_encounter_card",
    "exchange",
    "faces",
    "fail_deal",
    "forget",
    "found_colony",
    "from_discard",
    "gain",
    "give",
    "go_home",
    "has_lost",
    "insert_encounter",
    "join",
    "leave",
    "lend",
    "lift",
    "lost_encounter",
    "mix_hands",
    "move",
    "move_spread",
    "name_defense",
    "named_by_destiny",
    "open_planets",
    "open_slot",
    "other_type",
    "own_type",
    "place_spread",
    "pocket",
    "put_back",
    "reinforce_with",
    "remember",
    "remove",
    "remove_ships",
    "renew_hand",
    "replace_card",
    "restore",
    "ships_outside",
    "show_cards",
    "show_hand",
    "show_openly",
    "shuffle_destiny",
    "slot_to_hand",
    "station",
    "successful",
    "swap_hands",
    "swap_slots",
    "swap_with_sheet",
    "take_cards",
    "take_random",
    "targets",
    "to_warp",
    "use_power",
    "won_encounter",
]
