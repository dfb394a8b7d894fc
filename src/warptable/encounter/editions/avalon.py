"""Avalon Hill 2000: 54 cards, discs, two to four players. Played without powers for now."""

from ..model.windows import FREE, Window
from .edition import Edition
from .ffg import STEPS

DECK = (
    ("attack-04", 2),
    ("attack-06", 8),
    ("attack-08", 8),
    ("attack-10", 6),
    ("attack-12", 4),
    ("attack-14", 2),
    ("attack-15", 2),
    ("attack-18", 1),
    ("attack-20", 2),
    ("attack-30", 1),
    ("negotiate", 10),
    ("cosmic-zap", 2),
    ("emotion-control", 1),
    ("force-field", 1),
    ("mobius-tubes", 2),
    ("plague", 1),
    ("stellar-gas", 1),
)


def _ships_before_target(steps: tuple[str, ...]) -> tuple[str, ...]:
    """A-S3-4: ships are chosen before the target planet is named."""
    order = list(steps)
    order.remove("launch.send")
    order.insert(order.index("launch.aim"), "launch.send")
    return tuple(order)


CITES = {
    "F-DRAW-2": "A-DRAW-2",
    "F-DRAW-3": "A-DRAW-3",
    "F-DRAW-5": "A-DRAW-5",
    "F-DRAW-7": "A-DRAW-9",
    "F-START-2": "A-DRAW-3",
    "F-REGROUP-1": "A-S1-1",
    "F-REGROUP-2": "A-S1-1",
    "F-REGROUP-3": "A-S1-3",
    "F-DESTINY-1": "A-S2-1",
    "F-DESTINY-2": "A-S2-3",
    "F-DESTINY-3": "A-S2-1",
    "F-DESTINY-4": "A-S2-2",
    "F-DESTINY-5": "A-S2-2",
    "F-DESTINY-6": "A-DRIVE-1",
    "F-LAUNCH-1": "A-S4-1",
    "F-LAUNCH-2": "A-S3-1",
    "F-LAUNCH-11": "A-S3-5",
    "F-ALLIANCE-1": "A-S5-1",
    "F-ALLIANCE-3": "A-S6-1",
    "F-ALLIANCE-5": "A-S7-1",
    "F-ALLIANCE-7": "A-S7-3",
    "F-ALLIANCE-8": "A-S7-4",
    "F-PLAN-1": "A-S8-1",
    "F-PLAN-2": "A-DRAW-6",
    "F-PLAN-3": "A-DRAW-4",
    "F-REVEAL-1": "A-S9-1",
    "F-REVEAL-2": "A-S10-1",
    "F-REVEAL-4": "A-S10-3",
    "F-REVEAL-5": "A-S10-12",
    "F-REVEAL-6": "A-DEAL-1",
    "F-DEAL-1": "A-DEAL-1",
    "F-DEAL-2": "A-DEAL-2",
    "F-DEAL-3": "A-DEAL-3",
    "F-DEAL-5": "A-DEAL-4",
    "F-DEAL-10": "A-DEAL-6",
    "F-DEAL-11": "A-DEAL-8",
    "F-DEAL-12": "A-DEAL-10",
    "F-DEAL-15": "A-DEAL-15",
    "F-RES-1": "A-S10-4",
    "F-RES-3": "A-S10-5",
    "F-RES-6": "A-S10-8",
    "F-RES-7": "A-S10-9",
    "F-RES-9": "A-DEAL-3",
    "F-RES-10": "A-S10-11",
    "F-COMP-2": "A-COMP-1",
    "F-REWARD-1": "A-REWARD-1",
    "F-REWARD-2": "A-REWARD-1",
    "F-SECOND-1": "A-SECOND-1",
    "F-SHARED-1": "A-SHARED-1",
    "F-GOAL-2": "A-GOAL-2",
    "F-STRIP-4": "A-STRIP-4",
    "F-TURN-1": "A-TURN-1",
    "F-SETUP-9": "A-SETUP-7",
    "F-SETUP-10": "A-SETUP-4",
}

AVALON = Edition(
    id="avalon",
    min_players=2,
    max_players=4,
    hand_size=7,
    planets=5,
    ships_per_planet=4,
    colonies_to_win=5,
    home_for_power=3,
    deck=DECK,
    per_color=3,
    wild=0,
    specials=(),
    aliens=(),
    alien_choice="random",
    steps=_ships_before_target(STEPS),
    regroup_optional=True,
    resettle=False,
    refill_on_becoming_defense=True,
    compensation_optional=True,
    rewards_optional=True,
    losses_after_return=True,
    others_first=True,
    zap_own_power=False,
    plague_types=("attack", "negotiate", "artifact"),
    emotion_takes_all=True,
    gains_doubled=False,
    card_windows={
        "force-field": (Window.ALLIANCES_FORMED, Window.CARDS_SELECTED, Window.REVEAL_BEFORE),  # A-FIELD-1
        "plague": (*FREE, Window.NEW_HAND),  # A-PLAGUE-1
    },
    cites=CITES,
)
