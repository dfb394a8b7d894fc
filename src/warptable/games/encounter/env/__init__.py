"""The multi-player family in numbers: its names, its actions and what a seat sees."""

from __future__ import annotations

from typing import Any

from warptable.kernel import Session

from ..engine.model.state import State
from ..engine.rulebook import Settings
from .actions import Actions, Held
from .observer import Observer
from .telling import Teller
from .vocabulary import vocabulary_of


def actions_of(settings: Settings, /) -> Actions:
    """The actions of a kind of table."""
    return Actions(vocabulary_of(settings))


def observer_of(actions: Actions, /) -> Observer:
    return Observer(actions)


def held_in(view: Any, /) -> Held:
    """The cards of a seat by number and by face."""
    return Held(view)


def teller_of(game: Session[State], /) -> Teller:
    return Teller(game)


__all__ = ["Actions", "Held", "Observer", "actions_of", "held_in", "observer_of", "teller_of"]
