"""The multi-player games as a family: what general modules may ask of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel import Rng, Session
from ..kernel.families import EditionFacts, Facts
from . import checks, facts, imagine
from .editions import EDITIONS, Edition
from .model.state import State
from .rulebook import EncounterRules, Settings


class Encounter:
    """The editions of 2000 and 2008 and everything built on them."""

    id = "encounter"
    setup_steps = frozenset({"setup.aliens"})
    facts: Facts = facts

    def editions(self) -> Mapping[str, EditionFacts]:
        return _EDITIONS

    def settings(
        self,
        edition: str,
        players: int,
        aliens: Sequence[str] | None = None,
        variants: Sequence[str] = (),
        **more: Any,
    ) -> Settings:
        """`aliens` names one a seat (None: dealt as the edition does, empty: no powers); more: `flares`, the aliens
        whose flares are in the deck (None: as the edition does, empty: none); `pool`, the aliens that may be dealt
        (None: all); `packs`, aliens from outside."""
        named = None if aliens is None else tuple(aliens)
        extra: Any = {name: None if asked is None else tuple(asked) for name, asked in more.items()}
        return Settings(edition, players, named, tuple(variants), **extra).checked()

    def rules(self, edition: str, packs: Sequence[Any] = ()) -> EncounterRules:
        return EncounterRules(edition, tuple(packs))

    def imagined(self, session: Session[State], seat: int, rng: Rng) -> Session[State] | None:
        return imagine.imagined(session, seat, rng)

    def rounds(self, state: State) -> int:
        return state.encounters

    def began(self, state: State) -> tuple[str, ...]:
        return tuple(player.sheets[0].alien if player.sheets else "" for player in state.seats)

    def problems(self, session: Session[State]) -> list[str]:
        return checks.problems(session)


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
        ("two", "free", "levels") if edition.aliens else (),
    )


_EDITIONS = {name: _facts(edition) for name, edition in EDITIONS.items()}
ENCOUNTER = Encounter()
