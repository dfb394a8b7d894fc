"""The two-player family in numbers: its names, its actions and what a seat sees."""

from __future__ import annotations

from typing import Any

from warptable.kernel import Session

from .actions import Actions, Held
from .observer import Observer
from .telling import Teller
from .vocabulary import vocabulary


def actions_of(settings: Any, /) -> Actions:
    """The actions, the same at every table."""
    return Actions(vocabulary())


def observer_of(actions: Actions, /) -> Observer:
    return Observer(actions)


def held_in(view: Any, /) -> Held:
    """The cards that a seat may name."""
    return Held(view)


def teller_of(game: Session[Any], /) -> Teller:
    return Teller(game)


__all__ = ["Actions", "Held", "Observer", "actions_of", "held_in", "observer_of", "teller_of"]
