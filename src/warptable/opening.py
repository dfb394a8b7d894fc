"""Opening a game: a fresh one, or one that was saved. `warptable.new_game` and `warptable.load` are these."""

from collections.abc import Sequence
from typing import Any

from .game import all_rules, family_of, usual_edition
from .kernel import Session
from .kernel.packs import Pack
from .kernel.save import load as _load
from .kernel.session import KEEP


def new_game(
    edition: str = usual_edition(),
    players: int = 4,
    seed: int = 0,
    aliens: Sequence[str] | None = None,
    variants: Sequence[str] = (),
    *,
    uniform: bool = False,
    record: bool = True,
    keep: int = KEEP,
    **more: Any,
) -> Session[Any]:
    """A fresh game at its first decision; raises ValueError for a table that cannot be set up.

    `aliens` names one per seat (None: dealt as the edition does, empty: no powers); `more` is what the edition's family
    knows besides: `flares`, the aliens whose flares are in the deck (None: as the edition does, empty: none), and
    `pool`, the aliens that may be dealt (None: all); `packs`, aliens from outside (see `load_pack`); `position`, where
    the game begins instead of with its set-up (`model/position.py` of its engine); `group`, aliens that the edition
    suggests; `first`, the seat that begins a later game of a campaign.
    """
    family = family_of(edition)
    settings = family.settings(edition, players, aliens, variants, **more)
    return Session.new(
        family.rules(edition, more.get("packs", ())), seed, settings, uniform=uniform, record=record, keep=keep
    )


def load(data: bytes, packs: Sequence[Pack] = ()) -> Session[Any]:
    """The game saved in `data`; raises warptable.kernel.BadSave. `packs` are those that the game may need."""
    return _load(data, all_rules(tuple(packs)))
