"""An edition is data: which cards and aliens, which numbers, which way each rule switch stands."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from ..model.cards import Face
from ..model.windows import Window

CARD_TYPES = ("attack", "negotiate", "morph", "reinforcement", "flare", "artifact")
REWARD_TYPES = ("retreat", "intimidate", "rift", "kicker")
"""Types of cards that are in the reward deck only."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A manifest. Every difference between the editions of the family is a field here."""

    id: str
    min_players: int
    max_players: int
    hand_size: int
    planets: int  # per player
    ships_per_planet: int
    colonies_to_win: int
    home_for_power: int  # home colonies needed to keep the power
    faces: tuple[Face, ...]  # what its cards show
    deck: tuple[tuple[str, int], ...]  # how many cards show which of them
    per_color: int  # destiny cards or discs of each colour
    wild: int
    specials: tuple[str, ...]
    aliens: tuple[str, ...]
    alien_choice: str  # two: one of two dealt, in secret; random: one dealt, open
    steps: tuple[str, ...]
    groups: dict[str, tuple[str, ...]] = field(default_factory=dict)  # aliens it suggests for a game together
    flares: int = 0  # in the deck
    classic: tuple[str, ...] = ()  # aliens whose flare is played in its classic version
    flares_each: int = 1  # that a player may use in an encounter; 0: any number
    hidden_powers: bool = False  # sheets stay facedown until their owners turn them up
    rotating_powers: bool = False  # at the start of a turn the offense may change its alien
    regroup_optional: bool = False
    resettle: bool = True  # own colour may settle an empty home planet
    aim_names_colonist: bool = False  # own colour: which colony is attacked, and so who defends, is said by aiming
    refill_on_becoming_defense: bool = False
    second_needs_card: bool = True
    compensation_optional: bool = False
    rewards_optional: bool = False
    deal_needs_transfer: bool = True
    losses_after_return: bool = False  # failed deal: gate ships go home before the losses are chosen
    others_first: bool = False  # conflict order: others, offense, defense
    zap_own_power: bool = True
    card_types: tuple[str, ...] = CARD_TYPES  # Plague takes one card of each
    techs: tuple[str, ...] = ()  # the tech deck; empty: no technology
    spare_techs: tuple[str, ...] = ()  # a tech deck for aliens that use one, whether or not there is technology
    most_research: int = 99  # techs with a higher research number are left out
    reward_deck: tuple[tuple[str, int], ...] = ()  # how many of its cards show which face; empty: there is none
    ships: tuple[str, ...] = ()  # the special ships that every player has; empty: none
    quake_on_empty: bool = False  # a draw from an empty deck shakes up all hands; else it stops
    destiny_names_defense: bool = True  # two-player game: the opponent is always the defense
    specials_name_others: bool = False  # a special destiny card never names the offense
    offers_each: int = 3  # proposals a party may make in deal talks
    target_closed: bool = False  # ships of the defense that come home do not land on the planet under attack
    card_windows: dict[str, tuple[Window, ...]] = field(default_factory=dict)  # where a card's moments differ
    more_aliens: tuple[str, ...] = ()  # of an expansion that is in play
    variants: dict[str, dict[str, Any]] = field(default_factory=dict)  # by name, the fields each of them changes
    modules: tuple[str, ...] = ()  # variants that bring cards, aliens or pieces; all others only change a rule
    one_of: tuple[str, ...] = ()  # variants of which a table has one at most
    house: tuple[str, ...] = ()  # variants that are house rules: other readings of the same rules
    campaign: bool = False  # may several games be played for points?
    two_players: dict[str, Any] = field(default_factory=dict)  # the fields that change in a game of two
    rule_numbers: dict[str, str] = field(default_factory=dict)  # this edition's number for a rule of the family

    @property
    def known_techs(self) -> tuple[str, ...]:
        """The techs that may come into the game."""
        return self.techs or self.spare_techs

    @property
    def technology(self) -> bool:
        """Are there techs to research?"""
        return bool(self.techs)

    @property
    def hazard(self) -> bool:
        """Do hazard warnings on destiny cards count? Nothing else looks at them (N-HAZ-5)."""
        return bool(self.reward_deck or self.more_aliens)

    @property
    def more_places(self) -> int:
        """Places for ships that only some tables have: on techs; on sheets, which aliens of an expansion need."""
        return 2 if self.more_aliens else int(self.technology)

    @property
    def pool(self) -> tuple[str, ...]:
        """All aliens that may be dealt."""
        return self.aliens + self.more_aliens

    def together(self, variants: Iterable[str], players: int) -> tuple[str, ...]:
        """As many of these variants as may be combined at a table of this size, in the order of the edition."""
        wanted = [name for name in self.variants if name in set(variants)]
        fitting = [name for name in wanted if self.variants[name].get("max_players", players) >= players]
        first = next((name for name in fitting if name in self.one_of), "")
        return tuple(name for name in fitting if name not in self.one_of or name == first)

    def prepared(self, variants: tuple[str, ...], players: int) -> "Edition":
        """This edition with variants and the player count applied."""
        unknown = [name for name in variants if name not in self.variants]
        if unknown:
            known = ", ".join(self.variants) or "none"
            raise ValueError(f"{self.id} has no variant {unknown[0]!r} (it has: {known})")
        if not self.min_players <= players <= self.max_players:
            raise ValueError(f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}")
        if len(several := [name for name in variants if name in self.one_of]) > 1:
            raise ValueError(f"{' and '.join(several)} exclude each other: choose one of them")
        edition = self
        for name in variants:
            edition = replace(edition, **self.variants[name])
            if players > edition.max_players:
                raise ValueError(f"{name} is for at most {edition.max_players} players, not {players}")
        return replace(edition, **self.two_players) if players == 2 else edition
