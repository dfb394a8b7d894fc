"""The words of the game and of the table, and the rules behind each of them.

The words themselves are messages `tip-term-<term>` with a heading `tip-term-<term>-name`, and `tip-phase-<phase>`.
"""

from __future__ import annotations

from ...engine.editions import EDITIONS

TERMS: dict[str, tuple[str, ...]] = {
    "encounter": ("F-TURN-2", "F-TURN-3"),
    "offense": ("F-GOAL-8",),
    "defense": ("F-GOAL-8", "F-DESTINY-3"),
    "main-player": ("F-GOAL-8",),
    "ally": ("F-ALLIANCE-6", "F-ALLIANCE-7", "F-ALLIANCE-8"),
    "home-system": ("F-COMPONENT-7", "F-EMPTY-1"),
    "colony": ("F-GOAL-4", "F-GOAL-5", "F-LAUNCH-4"),
    "home-colony": ("F-GOAL-6", "F-POWER-1"),
    "foreign-colony": ("F-GOAL-2", "F-GOAL-6"),
    "colony-track": ("F-COMPONENT-6", "F-GOAL-9"),
    "ship": ("F-COMPONENT-1", "F-REVEAL-2"),
    "warp": ("F-COMPONENT-8", "F-REGROUP-1"),
    "gate": ("F-COMPONENT-8", "F-LAUNCH-1"),
    "bystander": ("F-LAUNCH-7", "F-RES-4"),
    "destiny": ("F-DESTINY-3", "F-DESTINY-8", "F-DESTINY-9"),
    "own-colour": ("F-DESTINY-4", "F-DRIVE-1"),
    "hand": ("F-SETUP-9", "F-DRAW-1", "F-DRAW-2"),
    "deck": ("F-TYPES-1", "F-DRAW-7"),
    "discard": ("F-RES-10", "F-DRAW-7"),
    "encounter-card": ("F-TYPES-2", "F-PLAN-1"),
    "attack": ("F-REVEAL-2", "F-REVEAL-4"),
    "negotiate": ("F-REVEAL-5", "F-REVEAL-6"),
    "morph": ("F-MORPH-1",),
    "reinforcement": ("F-REINF-3", "F-REINF-4", "F-REINF-6"),
    "artifact": ("F-ART-2", "F-ART-3"),
    "flare": ("F-FLARE-2", "F-FLARE-4", "F-FLARE-5", "F-FLARE-6"),
    "power": ("F-GOAL-7", "F-POWER-1"),
    "zap": ("F-ZAP-1", "F-ZAP-2"),
    "alert": ("F-SETUP-13",),
    "duty": ("F-COMPONENT-4",),
    "deal": ("F-DEAL-3", "F-DEAL-7", "F-DEAL-11"),
    "compensation": ("F-COMP-1", "F-COMP-2"),
    "reward": ("F-REWARD-1", "F-REWARD-2"),
    "total": ("F-REVEAL-2", "F-REVEAL-4"),
    "second-encounter": ("F-SECOND-1", "F-SECOND-5"),
    "tech": ("F-TECH-1", "F-TECH-2", "F-TECH-10"),
    "laboratory": ("F-TECH-3", "F-TECH-12", "F-TECH-20"),
    "research": ("F-TECH-4", "F-TECH-5", "F-TECH-15", "F-TECH-16"),
    "research-number": ("F-TECH-7", "F-TECH-17"),
    "complete": ("F-TECH-6", "F-TECH-7", "F-TECH-9"),
    "abandon": ("F-TECH-8", "F-TECH-9", "F-TECH-18"),
    "facedown-tech": ("F-TECH-19",),
    "new-tech": ("F-TECH-11", "F-TECH-21"),
    "tech-deck": ("F-TECH-13", "F-V4P-4"),
    "reward-card": ("N-REWARD-3", "N-REWARD-6", "N-REWARD-11"),
    "reward-deck": ("N-REWARD-3", "N-REWARD-9", "N-REWARD-10"),
    "kicker": ("N-KICK-1", "N-KICK-6", "N-KICK-8", "N-KICK-9"),
    "retreat": ("N-RETREAT-2", "N-RETREAT-3", "N-RETREAT-5"),
    "intimidate": ("N-INTIM-2", "N-INTIM-6", "N-INTIM-8"),
    "rift": ("N-RIFT-1", "N-RIFT-2", "N-RIFT-5"),
    "hazard": ("N-HAZ-1", "N-HAZ-2", "N-VAR-2"),
    "cosmic-quake": ("N-QUAKE-1", "N-QUAKE-2"),
    "special-ship": ("N-SHIP-1", "N-SHIP-3", "N-SHIP-4"),
    "shared-win": ("F-SHARED-1",),
    "reaction": (),
    "hold": (),
    "orders": (),
    "stop": (),
    "seed": (),
}
"""By the number of the 2008 edition; what belongs to the table alone has no rule."""

PHASE_RULES: dict[str, tuple[str, ...]] = {
    "setup": ("F-SETUP-2", "F-SETUP-4", "F-SETUP-9"),
    "start-turn": ("F-START-1", "F-START-2"),
    "regroup": ("F-REGROUP-1", "F-REGROUP-2"),
    "destiny": ("F-DESTINY-1", "F-DESTINY-3"),
    "launch": ("F-LAUNCH-1", "F-LAUNCH-2"),
    "alliance": ("F-ALLIANCE-1", "F-ALLIANCE-3", "F-ALLIANCE-5"),
    "planning": ("F-PLAN-1",),
    "reveal": ("F-REVEAL-2", "F-REVEAL-4", "F-REVEAL-5"),
    "resolution": ("F-RES-1", "F-RES-6", "F-SECOND-1"),
}

CARD_RULES: dict[str, tuple[str, ...]] = {
    "attack": TERMS["attack"],
    "negotiate": ("F-REVEAL-5", "F-REVEAL-6", "F-COMP-1"),
    "morph": TERMS["morph"],
    "reinforcement": TERMS["reinforcement"],
    "artifact": TERMS["artifact"],
    "flare": TERMS["flare"],
    "destiny": TERMS["destiny"],
    "tech": ("F-TECH-3", "F-TECH-7", "F-TECH-10"),
    "retreat": TERMS["retreat"],
    "intimidate": TERMS["intimidate"],
    "kicker": TERMS["kicker"],
    "rift": TERMS["rift"],
}
"""By the kind of card."""


def cited(rules: tuple[str, ...], edition: str) -> tuple[str, ...]:
    """The numbers that an edition has for these rules, each once; rules the edition does not have are left out."""
    if edition == "ffg":
        return rules
    numbers = EDITIONS[edition].rule_numbers
    return tuple(dict.fromkeys(numbers[rule] for rule in rules if rule in numbers))
