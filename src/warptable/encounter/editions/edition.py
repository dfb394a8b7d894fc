"""An edition is data: which cards and aliens, which numbers, which way each rule switch stands."""

from dataclasses import dataclass, field, replace

from ..model.windows import Window

COLORS = ("red", "blue", "green", "yellow", "purple")


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
    deck: tuple[tuple[str, int], ...]
    per_color: int  # destiny cards or discs of each colour
    wild: int
    specials: tuple[str, ...]
    aliens: tuple[str, ...]
    alien_choice: str  # two: one of two dealt, in secret; random: one dealt, open
    steps: tuple[str, ...]
    regroup_optional: bool = False
    resettle: bool = True  # own colour may settle an empty home planet
    refill_on_becoming_defense: bool = False
    second_needs_card: bool = True
    compensation_optional: bool = False
    rewards_optional: bool = False
    deal_needs_transfer: bool = True
    losses_after_return: bool = False  # failed deal: gate ships go home before the losses are chosen
    others_first: bool = False  # conflict order: others, offense, defense
    zap_own_power: bool = True
    plague_types: tuple[str, ...] = ("attack", "negotiate", "morph", "reinforcement", "flare", "artifact")
    quake_on_empty: bool = False  # a draw from an empty deck shakes up all hands; else it stops
    destiny_names_defense: bool = True  # two-player game: the opponent is always the defense
    emotion_takes_all: bool = False  # Emotion Control turns every card, not only attacks
    zombie_compensation: bool = False
    gains_doubled: bool = True  # Macron's compensation and rewards
    offers_each: int = 3  # proposals a party may make in deal talks
    card_windows: dict[str, tuple[Window, ...]] = field(default_factory=dict)  # where a card's moments differ
    variants: tuple[str, ...] = ()
    cites: dict[str, str] = field(default_factory=dict)  # this edition's number for a rule of the family

    def prepared(self, variants: tuple[str, ...], players: int) -> "Edition":
        """This edition with variants and the player count applied."""
        unknown = [name for name in variants if name not in self.variants]
        if unknown:
            known = ", ".join(self.variants) or "none"
            raise ValueError(f"{self.id} has no variant {unknown[0]!r} (it has: {known})")
        if not self.min_players <= players <= self.max_players:
            raise ValueError(f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}")
        edition = self
        if "four-planets" in variants:  # F-V4P-1..3
            edition = replace(edition, planets=4, colonies_to_win=4, home_for_power=2)
        if players == 2:  # A-2P-1, A-2P-3
            edition = replace(edition, home_for_power=4, destiny_names_defense=False)
        return edition
