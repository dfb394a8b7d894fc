"""Warptable plays the Cosmic Encounter family: one engine for people, bots, simulations and learners.

game = warptable.new_game("ffg", players=4, seed=7)
while not game.over:
    decision = game.decisions[0]
    game.answer(decision, decision.options[0])
"""

from collections.abc import Sequence
from functools import lru_cache

from .encounter.content.registry import homemade_ids
from .encounter.editions import EDITIONS
from .encounter.model.state import State
from .encounter.rulebook import EncounterRules, Settings
from .homemade import load_alien, load_aliens
from .kernel import Session
from .kernel.save import load as _load
from .kernel.session import KEEP

__version__ = "0.1.0"


def _rules(edition: str) -> EncounterRules:
    """Made once for the content that is loaded; anew when an alien was added."""
    return _rules_with(edition, homemade_ids())


@lru_cache(maxsize=8)
def _rules_with(edition: str, extra: tuple[str, ...]) -> EncounterRules:
    return EncounterRules(edition)


def new_game(
    edition: str = "ffg",
    players: int = 4,
    seed: int = 0,
    aliens: Sequence[str] | None = None,
    variants: Sequence[str] = (),
    *,
    flares: Sequence[str] | None = None,
    pool: Sequence[str] | None = None,
    uniform: bool = False,
    record: bool = True,
    keep: int = KEEP,
) -> Session[State]:
    """A fresh game at its first decision; raises ValueError for a table that cannot be set up.

    `aliens` names one a seat (None: dealt as the edition does, empty: no powers); `flares` the aliens whose flares
    are in the deck (None: as the edition does, empty: none); `pool` the aliens that may be dealt (None: all).
    """
    named = [None if names is None else tuple(names) for names in (aliens, flares, pool)]
    settings = Settings(edition, players, named[0], tuple(variants), named[1], named[2]).checked()
    return Session.new(_rules(edition), seed, settings, uniform=uniform, record=record, keep=keep)


def load(data: bytes) -> Session[State]:
    """The game saved in `data`; raises warptable.kernel.BadSave."""
    return _load(data, [_rules(name) for name in EDITIONS])


__all__ = ["Session", "Settings", "__version__", "load", "load_alien", "load_aliens", "new_game"]
