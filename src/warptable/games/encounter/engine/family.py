"""The multi-player games as a family: what general modules may ask of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import ModuleType
from typing import Any

from warptable.kernel import Rng, Session
from warptable.kernel.families import CampaignRules, EditionFacts, Facts, Family
from warptable.kernel.imagining import Alike, same_options
from warptable.kernel.packs import Packs

from . import campaign, checks, facts, imagine
from .content.registry import aliens_of, all_aliens, declared_in, registry_for
from .editions import EDITIONS, Edition, edition_for
from .model.state import State
from .rulebook import EncounterRules, Settings
from .rules.aliens import Alien
from .rules.reckoning import Op
from .view import FAMILY


class Encounter(Family):
    """The editions of 2000 and 2008 and everything built on them."""

    id = FAMILY
    setup_steps = frozenset({"setup.aliens"})
    facts: Facts = facts
    campaign: CampaignRules = campaign

    def editions(self) -> Mapping[str, EditionFacts]:
        return _EDITIONS

    def all_aliens(self, packs: Packs = ()) -> Collection[str]:
        return all_aliens(packs).keys()

    def aliens_of(self, edition: str, packs: Packs = ()) -> Collection[str]:
        return aliens_of(edition, packs).keys()

    def dealt(self, edition: str, variants: tuple[str, ...] = ()) -> tuple[str, ...]:
        printed = EDITIONS[edition]
        limits = [printed.variants.get(name, {}).get("max_players", printed.max_players) for name in variants]
        return edition_for(edition, variants, min([printed.max_players, *limits])).pool

    def set_of(self, alien: str) -> str:
        sheet = facts.sheet_of(alien)
        return sheet.set if sheet is not None else ""

    def level_of(self, alien: str) -> str:
        sheet = facts.sheet_of(alien)
        return sheet.level if sheet is not None else ""

    def declared_in(self, module: ModuleType) -> Sequence[Alien]:
        return declared_in(module)

    def may_join(self, edition: str, alien: str, others: Collection[str], packs: Packs = ()) -> bool:
        return registry_for(edition, (), packs).may_join(alien, others)

    def left_out(
        self, edition: str, players: int, variants: Sequence[str] = (), *, flares: bool = True, packs: Packs = ()
    ) -> Mapping[str, str]:
        played = None if flares else ()
        return Settings(edition, players, variants=tuple(variants), flares=played, packs=packs).left_out()

    def settings(
        self,
        edition: str,
        players: int,
        aliens: Sequence[str] | None = None,
        variants: Sequence[str] = (),
        **more: Any,
    ) -> Settings:
        """`aliens` names one per seat (None: dealt as the edition does, empty: no powers); more: `flares`, the aliens
        whose flares are in the deck (None: as the edition does, empty: none); `pool`, the aliens that may be dealt
        (None: all); `packs`, aliens from outside; `position`, where the game begins; `group`, a group of aliens that
        the edition suggests, by name; `first`, the seat that begins a later game of a campaign."""
        named = None if aliens is None else tuple(aliens)
        plain = {name: more.pop(name) for name in ("position", "group", "first") if name in more}
        extra: Any = {name: None if asked is None else tuple(asked) for name, asked in more.items()}
        return Settings(edition, players, named, tuple(variants), **extra, **plain).checked()

    def group_of(self, settings: Settings) -> str:
        return settings.group

    def rules(self, edition: str, packs: Packs = ()) -> EncounterRules:
        return EncounterRules(edition, packs)

    def imagined(
        self, session: Session[State], seat: int, rng: Rng, alike: Alike = same_options
    ) -> Session[State] | None:
        return imagine.imagined(session, seat, rng, alike)

    def formulas(self, session: Session[State]) -> Mapping[str, Op]:
        """The changes of card values that aliens declare."""
        ops: Mapping[str, Op] = session.game.registry.ops
        return ops

    def rounds(self, state: State) -> int:
        return state.encounters

    def began(self, state: State) -> tuple[str, ...]:
        return tuple(player.sheets[0].alien if player.sheets else "" for player in state.seats)

    def scored(self, session: Session[State]) -> tuple[int, ...]:
        return tuple(player.foreign for player in session.state.seats)

    def problems(self, session: Session[State]) -> list[str]:
        return checks.problems(session)


CHOICES = {"two": ("two", "free", "levels"), "random": ("one", "free", "groups", "none")}
"""The ways to get an alien, by how an edition deals them: two are dealt and one is kept; one is dealt, openly; each
player picks one; only some alert levels are dealt, or a group that the edition suggests; nobody has a power."""


def _facts(edition: Edition) -> EditionFacts:
    cards = sum(number for _, number in edition.deck) + edition.flares
    return EditionFacts(
        edition.id,
        edition.min_players,
        edition.max_players,
        edition.aliens,
        cards,
        tuple(edition.variants),
        bool(edition.flares),
        CHOICES[edition.alien_choice] if edition.aliens else (),
        edition.groups,
        edition.campaign,
        edition.modules,
        edition.one_of,
        edition.house,
    )


_EDITIONS = {name: _facts(edition) for name, edition in EDITIONS.items()}
ENCOUNTER = Encounter()
