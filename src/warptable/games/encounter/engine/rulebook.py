"""The multi-player family as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from warptable.kernel import BadData, BadSave, Event, Rng, Together, from_data, value
from warptable.kernel.packs import Pack, Packs

from . import dominion
from .content.registry import aliens_of, registry_for
from .editions import Edition, edition_for, steps_after
from .game import Game
from .model.cards import CardType, flare_of
from .model.laboratory import Laboratory
from .model.piles import COSMIC, REWARD, Box, NamedPile, Pile
from .model.places import SPECIAL
from .model.position import Position
from .model.state import Seat, State
from .model.views import View
from .rules.needs import NEEDS, unmet
from .rules.steps import STEPS
from .rules.techs import deck_of
from .rules.wiring import Registry
from .verbs import cards as card_verbs
from .verbs.piles import shuffle_all_decks
from .verbs.position import take_position
from .version import RULES_VERSION
from .view import view_of

AFTER_SETUP = "turn.start"
"""The step with which a position begins."""
POOL_PER_PLAYER = {"two": 3, "random": 1}
"""How many aliens there must be to deal from, by how they are dealt. With two to choose from there are some to spare:
not every alien may meet every other."""


@value
class Settings:
    """How a table is set up.

    `aliens` names one alien per seat; None deals them as the edition does; an empty tuple plays without powers.
    `flares` names the aliens whose flares are in the deck; None fills it as the edition does; an empty tuple plays
    without flares (F-SETUP-7). `pool` names the aliens that may be dealt; None: all of the edition and of the packs.
    `packs` bring aliens from outside. With a `position` the game does not begin with the set-up but there. `group`
    names a group of aliens that the edition suggests (A-SETUP-10): only they are dealt. `first` is the seat that begins
    a later game of a campaign (A-CAMP-6); None: chance names it, as at every other table.
    """

    edition: str = "ffg"
    players: int = 4
    aliens: tuple[str, ...] | None = None
    variants: tuple[str, ...] = ()
    flares: tuple[str, ...] | None = None
    pool: tuple[str, ...] | None = None
    packs: Packs = ()
    position: Position | None = None
    group: str = ""
    first: int | None = None

    def checked(self) -> Settings:
        """These settings, if a game can be played with them; raises ValueError with one clear line."""
        edition = edition_for(self.edition, self.variants, self.players)
        known = aliens_of(self.edition, self.packs, edition.more_aliens)
        if self.aliens and len(self.aliens) != self.players:
            raise ValueError(f"{len(self.aliens)} aliens named for {self.players} players")
        self._check_group(edition)
        self._check_first(edition)
        if (
            self.pool is not None
            and len(self.dealt_from(edition)) < POOL_PER_PLAYER[edition.alien_choice] * self.players
        ):
            raise ValueError(
                f"{len(self.dealt_from(edition))} aliens are too few to deal from for {self.players} players"
            )
        for named in (self.aliens or (), self.flares or (), self.pool or ()):
            for alien in named:
                if alien in dominion.ALIENS and alien not in known:
                    raise ValueError(f"{alien} needs the variant 'dominion-aliens'")
                if alien not in known:
                    raise ValueError(f"unknown alien {alien!r}")
            if len(set(named)) != len(named):
                raise ValueError("each alien can be at the table only once")
        self._check_needs()
        if self.position is not None and len(self.position.hands) != self.players:
            raise ValueError(f"{len(self.position.hands)} hands described for {self.players} players")
        for alien in self.aliens or ():
            for other in sorted(registry_for(self.edition, (), self.packs).apart.get(alien, ())):
                if other in (self.aliens or ()):
                    raise ValueError(f"{alien} and {other} may not be at one table")
        return self

    def _check_group(self, edition: Edition) -> None:
        if self.group and self.group not in edition.groups:
            there = ", ".join(edition.groups) or "none"
            raise ValueError(f"{self.edition} has no group of aliens {self.group!r} (it has: {there})")
        if self.group and (self.aliens is not None or self.pool is not None):
            raise ValueError("a group of aliens is dealt: name either the group or the aliens")

    def _check_needs(self) -> None:
        lacking = self.left_out()
        for alien in self.aliens or ():
            if alien in lacking:
                raise ValueError(f"{alien} needs {NEEDS[lacking[alien]].words}")

    def left_out(self) -> dict[str, str]:
        """The aliens that such a table cannot have, each with what it needs (`rules/needs.py`): they are not dealt, and
        nobody may name them."""
        edition = edition_for(self.edition, self.variants, self.players)
        known = registry_for(self.edition, (), self.packs, (), edition.more_aliens).aliens
        return unmet(known.values(), self.players, flares=self.has_flares(edition))

    def _check_first(self, edition: Edition) -> None:
        if self.first is None:
            return
        if not edition.campaign:
            raise ValueError(f"{self.edition} has no campaign: who begins is left to chance")
        if not 0 <= self.first < self.players:
            raise ValueError(f"seat {self.first} cannot begin: there are seats 0 to {self.players - 1}")

    def has_flares(self, edition: Edition) -> bool:
        """Are there flares in the deck?"""
        return edition.flares > 0 and self.flares != ()

    def dealt_from(self, edition: Edition) -> set[str]:
        """The aliens that may be dealt: those of the edition and of the packs that such a table can have, within the
        group or the pool if one is named."""
        if self.group:
            return set(edition.groups[self.group])
        brought = [alien for pack in self.packs for alien in pack.ids]
        there = {*edition.pool, *brought} - self.left_out().keys() if edition.aliens else set()
        return there if self.pool is None else there & set(self.pool)


def finished(flow: Any) -> str:
    """Run a step of the set-up to its end; the step that follows."""
    answer: Any = None
    while True:
        try:
            asked = flow.send(answer)
            answer = [one.default for one in asked.decisions] if isinstance(asked, Together) else asked.default
        except StopIteration as stop:
            following: str = stop.value
            return following


class EncounterRules:
    """Rules of one edition, for the kernel's driver."""

    version = RULES_VERSION
    state_class = State
    steps = STEPS
    borders: frozenset[str] = frozenset()

    def __init__(self, edition: str, shelf: Packs = ()) -> None:
        """`shelf`: the packs that a save may name."""
        self.name = edition
        self.shelf = shelf

    def registry(self, options: Settings) -> Registry:
        """The content at a table."""
        edition = edition_for(options.edition, options.variants, options.players)
        return registry_for(
            self.name,
            edition.classic,
            options.packs,
            edition.known_techs,
            edition.more_aliens,
            edition.reward_deck,
            edition.ships,
        )

    def start(self, seed: int, options: Settings) -> State:
        """Everything that chance decides before the first question is laid out, or the position is."""
        state = self._laid_out(seed, options)
        if options.position is not None:
            self._bring_to(state, options, options.position)
        return state

    def _bring_to(self, state: State, options: Settings, position: Position) -> None:
        """Set the table up without a word, and change it into the position; what the set-up asks gets the default
        answer."""
        game = self.game(state, options, None, uniform=False)
        while state.step != AFTER_SETUP:
            result = self.steps[state.step](game)
            state.step = finished(result) if hasattr(result, "send") else result
        take_position(game, position)

    def _laid_out(self, seed: int, options: Settings) -> State:
        edition = edition_for(options.edition, options.variants, options.players)
        n = options.players
        state = State(
            edition.id,
            options.variants,
            Rng.seeded("warptable", seed),
            seats=[Seat() for _ in range(n)],
            home_of=tuple(seat for seat in range(n) for _ in range(edition.planets)),
            ships=[[0] * n for _ in range(n * edition.planets + SPECIAL + edition.more_places)],
            first=-1 if options.first is None else options.first,
        )
        self._deal_aliens(state, options, Rng.seeded("aliens", seed))
        state.faces = [face for face, count in edition.deck for _ in range(count)] + self._flares(state, options)
        state.piles[COSMIC] = Pile(0, len(state.faces), list(range(len(state.faces))))
        if edition.reward_deck:
            first = len(state.faces)
            state.faces += [face for face, count in edition.reward_deck for _ in range(count)]
            state.piles[REWARD] = Pile(first, len(state.faces), list(range(first, len(state.faces))))
        state.seen = [0] * len(state.faces)
        state.box = self._box(state, options)
        if edition.technology:
            state.laboratory = Laboratory(NamedPile(self._techs(edition, options)))
        return state

    def _techs(self, edition: Edition, options: Settings) -> list[str]:
        """F-TECH-1, F-V4P-4: the tech deck, without those whose research number is too high."""
        return deck_of(edition, self.registry(options).techs)

    def _flares(self, state: State, options: Settings) -> list[str]:
        """F-SETUP-5, F-SETUP-6: the flares of all aliens dealt, and random ones until the deck holds ten."""
        edition = edition_for(options.edition, options.variants, options.players)
        if options.flares is not None:
            return [flare_of(alien) for alien in options.flares]
        known = self.registry(options).flares
        dealt = [flare_of(alien) for seat in state.seats for alien in seat.dealt if flare_of(alien) in known]
        others = [flare_of(alien) for alien in edition.pool if flare_of(alien) in known]
        spare = [face for face in others if face not in dealt]
        missing = max(0, min(edition.flares - len(dealt), len(spare)))
        return dealt[: edition.flares] + state.rng.sample(spare, missing)

    def _box(self, state: State, options: Settings) -> Box | None:
        """The flares that are not in the deck, where an alien might ask for them and there are flares in the game."""
        edition, registry = edition_for(options.edition, options.variants, options.players), self.registry(options)
        if not any(alien.box for alien in registry.aliens.values()) or not options.has_flares(edition):
            return None
        there = {flare_of(alien) for alien in (*edition.pool, *(one for pack in options.packs for one in pack.ids))}
        return Box(sorted(there & registry.flares.keys() - set(state.faces)))

    def _deal_aliens(self, state: State, options: Settings, rng: Rng) -> None:
        """F-SETUP-4, A-SETUP-5: the sheets each player may choose from. From a source of chance of its own, so that a
        table with named aliens plays the same game whatever other aliens there are."""
        edition = edition_for(options.edition, options.variants, options.players)
        registry = self.registry(options)
        pool = sorted(options.dealt_from(edition) & registry.aliens.keys())
        rng.shuffle(pool)
        if options.aliens is None:
            each = 2 if edition.alien_choice == "two" else 1
            for seat in state.seats:
                seat.dealt = tuple(sorted(self._deal_one(registry, pool) for _ in range(each))) if pool else ()
        elif options.aliens:
            for seat, alien in zip(state.seats, options.aliens, strict=True):
                seat.dealt = (alien,)
            pool = [alien for alien in pool if alien not in options.aliens]
        state.unused = pool if options.aliens != () else []

    @staticmethod
    def _deal_one(registry: Registry, pool: list[str]) -> str:
        """The next alien that may meet all those dealt before."""
        alien = pool.pop()
        strangers = registry.apart.get(alien, frozenset())
        pool[:] = [other for other in pool if other not in strangers]
        return alien

    def game(self, state: State, options: Settings, log: list[Event] | None, uniform: bool) -> Game:
        return Game(state, self.registry(options), log, uniform)

    def following(self, state: State) -> Mapping[str, str]:
        return steps_after(state.edition, state.variants, len(state.seats))

    def rule_numbers(self, state: State) -> Mapping[str, str]:
        return edition_for(state.edition, state.variants, len(state.seats)).rule_numbers

    def check_options(self, options: Any) -> Settings:
        settings: Settings = from_data(Settings, options)
        if settings.edition != self.name:
            raise BadData("the settings belong to another edition")
        return replace(settings, packs=tuple(self._found(pack) for pack in settings.packs)).checked()

    def _found(self, named: Pack) -> Pack:
        """The pack that a save names, with all that is in it."""
        known = {pack.name: pack for pack in self.shelf}
        if named.name not in known:
            needs = f"this save needs the pack {named.name!r} (version {named.version}), which is not loaded"
            raise BadSave(needs, "pack", pack=named.name)
        pack = known[named.name]
        if pack.version != named.version:
            needs = f"this save needs version {named.version} of the pack {named.name!r}, not {pack.version}"
            raise BadSave(needs, "pack", pack=named.name)
        return pack

    def draw_anew(self, game: Game, seed: int) -> None:
        shuffle_all_decks(game, Rng.seeded("anew", seed))

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def seats(self, state: State) -> int:
        return len(state.seats)

    def clear_broken_step(self, game: Game) -> None:
        """A broken-off exchange is cleared away: flares go back to their hands (F-FLARE-2), the rest is discarded."""
        game.depth = 0
        s = game.s
        for played in list(s.played):
            if game.face(played.card).type is CardType.FLARE:
                card_verbs.table_back(game, played.card)
            else:
                card_verbs.table_to_discard(game, played.card)

    def winners(self, state: State) -> tuple[int, ...]:
        return tuple(sorted(state.claims))
