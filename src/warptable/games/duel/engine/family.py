"""The game for two as a family: what general modules may ask of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from warptable.kernel import Rng, Session
from warptable.kernel.families import EditionFacts, Facts, Family
from warptable.kernel.imagining import Alike, same_options
from warptable.kernel.packs import Packs

from . import checks, facts, imagine
from .content.registry import all_aliens, all_formulas
from .facts import first_game
from .model.cards import CARDS
from .model.state import State
from .rulebook import EDITION, VARIANTS, DuelRules, Settings
from .rules.steps import SETUP
from .view import FAMILY

OWN = frozenset({"deal", "pool", "envoys", "decks", "older", "limit"})
"""What may be said about a table besides edition, players, aliens, variants and group."""
FOREIGN = frozenset({"flares", "packs", "position", "first"})
"""What only other families know."""


def _names(what: str, given: Any) -> tuple[str, ...]:
    """A list of names as settings hold it."""
    if not isinstance(given, Collection) or isinstance(given, str) or any(type(name) is not str for name in given):
        raise ValueError(f"{what} must be a list of names, not {given!r}")
    return tuple(given)


class Duel(Family):
    """Cosmic Encounter Duel."""

    id = FAMILY
    setup_steps = SETUP
    facts: Facts = facts

    def editions(self) -> Mapping[str, EditionFacts]:
        return _EDITIONS

    def all_aliens(self, packs: Packs = ()) -> Collection[str]:
        return all_aliens().keys()

    def dealt(self, edition: str, variants: tuple[str, ...] = ()) -> tuple[str, ...]:
        return tuple(sorted(all_aliens()))

    def set_of(self, alien: str) -> str:
        return "base" if alien in all_aliens() else ""

    def level_of(self, alien: str) -> str:
        sheet = facts.aliens().get(alien)
        return sheet.level if sheet is not None else ""

    def may_join(self, edition: str, alien: str, others: Collection[str], packs: Packs = ()) -> bool:
        return alien not in others

    def settings(
        self,
        edition: str,
        players: int,
        aliens: Sequence[str] | None = None,
        variants: Sequence[str] = (),
        **more: Any,
    ) -> Settings:
        """`aliens` names one per seat (None: dealt, empty: none); more: `deal`, `pool`, `envoys`, `decks`, `older` and
        `limit` of `Settings`; `group` may be the first game. What only other families know may be there, if it asks for
        nothing."""
        group = more.pop("group", None) or ""
        if group == first_game.NAME:
            more |= {"pool": first_game.ALIENS, "deal": "one", "envoys": first_game.ENVOYS}
        elif group:
            raise ValueError(f"duel has no group of aliens {group!r} (it has: {first_game.NAME})")
        for foreign in sorted(set(more) - OWN):
            if more.pop(foreign) not in (None, (), [], "") or foreign not in FOREIGN:
                raise ValueError(f"duel knows no {foreign}")
        for name in ("pool", "envoys", "decks"):
            if more.get(name) is not None:
                more[name] = _names(name, more[name])
        if more.get("decks", ()) is None:
            del more["decks"]
        named = None if aliens is None else _names("aliens", aliens)
        return Settings(edition, players, named, _names("variants", variants), **more).checked()

    def group_of(self, settings: Settings) -> str:
        """The settings keep what the name of the group stands for."""
        first = (first_game.ALIENS, first_game.ENVOYS, "one")
        return first_game.NAME if (settings.pool, settings.envoys, settings.deal) == first else ""

    def rules(self, edition: str, packs: Packs = ()) -> DuelRules:
        return DuelRules()

    def imagined(
        self, session: Session[State], seat: int, rng: Rng, alike: Alike = same_options
    ) -> Session[State] | None:
        return imagine.imagined(session, seat, rng, alike)

    def formulas(self, session: Session[State]) -> Mapping[str, Callable[..., Any]]:
        """What aliens and envoys say about clout, by the ids of their abilities; and the named changes of numbers."""
        return all_formulas()

    def rounds(self, state: State) -> int:
        return state.cards

    def began(self, state: State) -> tuple[str, ...]:
        return tuple(player.alien for player in state.seats)

    def scored(self, session: Session[State]) -> tuple[int, ...]:
        held: tuple[int, int] = session.game.counts()
        return held

    def problems(self, session: Session[State]) -> list[str]:
        return checks.problems(session)


_EDITIONS = {
    EDITION: EditionFacts(
        EDITION,
        2,
        2,
        tuple(sorted(all_aliens())),
        CARDS,
        VARIANTS,
        flares=False,
        choices=("three", "one", "free", "groups"),
        groups={first_game.NAME: first_game.ALIENS},
        house=VARIANTS,
        colors=("orange", "blue"),
        older=True,
    )
}
DUEL = Duel()
