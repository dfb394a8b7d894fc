"""The rules of the game for the kernel's driver, and how a table is set up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from warptable.kernel import BadData, Event, Rng, from_data, value

from .content.registry import registry
from .game import Game
from .model.cards import DECK, SUPPORT
from .model.decks import DECKS, ICONS
from .model.places import PLACES, TILES
from .model.state import Seat, State
from .model.tactics import ALTERNATIVE
from .model.views import View
from .rules.steps import ASKING, FOLLOWING, STEPS
from .verbs.table import shuffle_all_decks
from .version import RULES_VERSION
from .view import view_of

EDITION = "duel"
TAMED = "tamed-underdog"
VARIANTS = (TAMED, ALTERNATIVE)
"""The house switches, off unless a table turns them on."""
DEALT = {"three": 3, "one": 1}
"""How many aliens each seat is dealt, by how they are chosen (D-GAP-19)."""


@value
class Settings:
    """How a table is set up.

    `aliens` names one alien per seat; None deals them (`deal`: three to choose from, or one), from `pool` if that names
    some; an empty tuple plays without. `envoys` names those in play, one of each icon, and `decks` the destiny cards on
    top of their decks, next one first: for first games, tests and the laboratory. `older` is the seat of the older
    player (D-GAP-13), `limit` the number of destiny cards after which a simulation stops (D-GAP-44).
    """

    edition: str = EDITION
    players: int = 2
    aliens: tuple[str, ...] | None = None
    variants: tuple[str, ...] = ()
    deal: str = "three"
    pool: tuple[str, ...] | None = None
    envoys: tuple[str, ...] | None = None
    decks: tuple[str, ...] = ()
    older: int = -1
    limit: int = 0

    def checked(self) -> Settings:
        """These settings, if a game can be played with them; raises ValueError with one clear line."""
        known = registry()
        if self.edition != EDITION:
            raise ValueError(f"unknown edition {self.edition!r}")
        for name, number in (("players", self.players), ("older", self.older), ("limit", self.limit)):
            if type(number) is not int:
                raise ValueError(f"{name} must be a whole number, not {number!r}")
        if self.players != 2:
            raise ValueError(f"this game is for 2 players, not for {self.players}")
        for variant in self.variants:
            if variant not in VARIANTS:
                raise ValueError(f"duel has no variant {variant!r} (it has: {', '.join(VARIANTS)})")
        if self.aliens and len(self.aliens) != 2:
            raise ValueError(f"{len(self.aliens)} aliens named for 2 players")
        for alien in (*(self.aliens or ()), *(self.pool or ())):
            if alien not in known.aliens:
                raise ValueError(f"unknown alien {alien!r}")
        if self.aliens and self.aliens[0] == self.aliens[1]:
            raise ValueError("each alien can be at the table only once")
        if self.deal not in tuple(DEALT):
            raise ValueError(f"aliens are dealt as {' or '.join(DEALT)}, not as {self.deal!r}")
        if self.pool is not None and len(set(self.pool)) < 2 * DEALT[self.deal]:
            raise ValueError(f"{len(set(self.pool))} aliens are too few to deal from")
        self._check_cards()
        if self.older not in (-1, 0, 1):
            raise ValueError(f"seat {self.older} cannot be the older player: there are seats 0 and 1")
        if self.limit < 0:
            raise ValueError(f"a simulation cannot stop after {self.limit} destiny cards (0: it does not stop)")
        return self

    def _check_cards(self) -> None:
        known = registry()
        for name in self.envoys or ():
            if name not in known.envoys:
                raise ValueError(f"unknown envoy {name!r}")
        icons = [known.envoys[name].icon for name in self.envoys or ()]
        if len(set(icons)) < len(icons):
            raise ValueError("there is one envoy of each icon at most")
        for card in self.decks:
            if card not in known.cards:
                raise ValueError(f"unknown destiny card {card!r}")
        if len(set(self.decks)) < len(self.decks):
            raise ValueError("each destiny card is there once")


@cache
def _destiny_decks() -> tuple[tuple[str, ...], ...]:
    """The three decks of destiny cards, in order."""
    cards = registry().cards.values()
    return tuple(tuple(sorted(card.id for card in cards if card.deck == deck)) for deck in DECKS)


@cache
def _envoy_decks() -> tuple[tuple[str, ...], ...]:
    """The three decks of envoys, in order."""
    envoys = registry().envoys.values()
    return tuple(tuple(sorted(envoy.id for envoy in envoys if envoy.icon == icon)) for icon in ICONS)


class DuelRules:
    """The rules of the one edition there is."""

    name = EDITION
    version = RULES_VERSION
    state_class = State
    steps = STEPS
    borders = ASKING

    def start(self, seed: int, options: Settings) -> State:
        """The table before the set-up: whatever is shuffled there lies in order."""
        plans = len(DECK)
        state = State(
            options.edition,
            options.variants,
            Rng.seeded("warptable", EDITION, seed),
            seats=[Seat(deck=list(range(plans))), Seat(deck=list(range(plans, 2 * plans)))],
            older=options.older,
            ships=[(0, 0)] * PLACES,
            stack=list(range(TILES)),
            faces=[*DECK, *DECK, *SUPPORT],
            support=list(range(2 * plans, 2 * plans + len(SUPPORT))),
            destiny=_destiny_decks(),
            envoy_decks=_envoy_decks(),
            stacked=(*(options.envoys or ()), *options.decks),
            limit=options.limit,
        )
        state.seen = [0] * len(state.faces)
        state.origin = (0,) * plans + (1,) * plans + (2,) * len(SUPPORT)
        self._deal_aliens(state, options, Rng.seeded("aliens", EDITION, seed))
        return state

    @staticmethod
    def _deal_aliens(state: State, options: Settings, rng: Rng) -> None:
        """D-GAP-19: the aliens each player may choose from. From a source of chance of its own, so that a table with
        named aliens plays the same game whatever other aliens there are."""
        if options.aliens is not None:
            for seat, alien in zip(state.seats, options.aliens, strict=False):
                seat.dealt = (alien,)
            return
        pool = sorted(registry().aliens if options.pool is None else set(options.pool))
        rng.shuffle(pool)
        each = min(DEALT[options.deal], len(pool) // 2)
        for seat in state.seats:
            seat.dealt = tuple(sorted(pool.pop() for _ in range(each)))

    def game(self, state: State, options: Settings, log: list[Event] | None, uniform: bool) -> Game:
        return Game(state, registry(), log, uniform)

    def following(self, state: State) -> Mapping[str, str]:
        return FOLLOWING

    def rule_numbers(self, state: State) -> Mapping[str, str]:
        return {}

    def check_options(self, options: Any) -> Settings:
        settings: Settings = from_data(Settings, options)
        if settings.edition != self.name:
            raise BadData("the settings belong to another edition")
        return settings.checked()

    def draw_anew(self, game: Game, seed: int) -> None:
        shuffle_all_decks(game, Rng.seeded("anew", seed))

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def seats(self, state: State) -> int:
        return 2

    def clear_broken_step(self, game: Game) -> None:
        """Nothing lies about when a step is broken off: whatever was moved has arrived."""

    def winners(self, state: State) -> tuple[int, ...]:
        return tuple(state.claims)
