"""Cosmic Dominion, the expansion of 2014 for the edition of 2008: its aliens and reward cards."""

from .model.cards import (
    MORPH,
    RETREAT,
    CardType,
    Face,
    artifact,
    attack,
    intimidate,
    kicker,
    reinforcement,
    rift,
    unique_negotiate,
    variable_attack,
)

ALIENS = (
    "ace",
    "alchemist",
    "angler",
    "aristocrat",
    "bride",
    "daredevil",
    "diplomat",
    "doppelganger",
    "engineer",
    "explorer",
    "greenhorn",
    "host",
    "joker",
    "judge",
    "laser",
    "lizard",
    "love",
    "mesmer",
    "mirage",
    "muckraker",
    "pentaform",
    "pickpocket",
    "pirate",
    "quartermaster",
    "reactor",
    "tourist",
    "usurper",
    "voyager",
    "whirligig",
    "yin-yang",
)
"""Its aliens; they may be at a table with the variant `dominion-aliens` only."""

SHIPS = ("flagship", "salvage-vessel")
FLAGSHIPS, VESSELS = ("flagship", "second-flagship"), ("salvage-vessel", "second-salvage-vessel")
"""Its special ships (N-SHIP-1)."""

FACES = (
    variable_attack(2, 20),
    variable_attack(3, 30),
    variable_attack(12, 21),
    variable_attack(21, 12),
    *map(unique_negotiate, ("epic-oratory", "faulty-translator", "right-of-refusal", "self-defense")),
    MORPH,
    RETREAT,
    *map(intimidate, (-9, 19, 29, 39)),
    *map(rift, (1, 2, 3)),
    kicker("reverse-polarity", -1, gain=1),
    kicker("self-destruct", 1, gain=1),
    kicker("duplicity", 2, gain=2),
    kicker("team-spirit", 2, gain=2),
    kicker("overload", 4, gain=2),
    reinforcement(4),
    Face("reinforcement-x", CardType.REINFORCEMENT),  # worth what its player has in the warp
    *map(artifact, ("omni-zap", "rebirth", "ship-zap", "solar-wind", "victory-boon")),
)
"""What the cards of its reward deck show. A morph looks like that of the cosmic deck: its number tells its back."""

_SEVERAL = {"attack-12-21": 2, "retreat": 2, "rift-2": 2}

REWARDS = tuple((face.id, _SEVERAL.get(face.id, 1)) for face in FACES)
"""The reward deck: how many cards show which face (N-REWARD-2)."""

BECOME = tuple(map(attack, (-9, 16, 19, 20, 21, 29, 30, 39, 12)))
"""Attacks that cards of this set may become, printed on a card or not."""
