"""Warptable plays the Cosmic Encounter family: one engine for people, bots, simulations and learners.

game = warptable.new_game("ffg", players=4, seed=7)
while not game.over:
    decision = game.decisions[0]
    game.answer(decision, decision.options[0])
"""

from collections.abc import Sequence
from typing import Any

from .encounter.content.packs import Pack
from .encounter.model.state import State
from .encounter.rulebook import Settings
from .games import all_rules, family_of
from .homemade import load_alien, load_aliens
from .kernel import Session
from .kernel.save import load as _load
from .kernel.session import KEEP
from .packs import installed_packs, load_pack, load_packs

__version__ = "0.1.0"


def new_game(
    edition: str = "ffg",
    players: int = 4,
    seed: int = 0,
    aliens: Sequence[str] | None = None,
    variants: Sequence[str] = (),
    *,
    uniform: bool = False,
    record: bool = True,
    keep: int = KEEP,
    **more: Any,
) -> Session[State]:
    """A fresh game at its first decision; raises ValueError for a table that cannot be set up.

    `aliens` names one a seat (None: dealt as the edition does, empty: no powers); `more` is what the edition's family
    knows besides: `flares`, the aliens whose flares are in the deck (None: as the edition does, empty: none), and
    `pool`, the aliens that may be dealt (None: all); `packs`, aliens from outside (see `load_pack`).
    """
    family = family_of(edition)
    settings = family.settings(edition, players, aliens, variants, **more)
    return Session.new(
        family.rules(edition, more.get("packs", ())), seed, settings, uniform=uniform, record=record, keep=keep
    )


def load(data: bytes, packs: Sequence[Pack] = ()) -> Session[State]:
    """The game saved in `data`; raises warptable.kernel.BadSave. `packs` are those that the game may need."""
    return _load(data, all_rules(packs))


__all__ = [
    "Pack",
    "Session",
    "Settings",
    "__version__",
    "installed_packs",
    "load",
    "load_alien",
    "load_aliens",
    "load_pack",
    "load_packs",
    "new_game",
]
