"""Warptable plays the Cosmic Encounter family: one engine for people, bots, simulations and learners.

game = warptable.new_game("ffg", players=4, seed=7)
while not game.over:
    decision = game.decisions[0]
    game.answer(decision, decision.options[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .kernel import Session
    from .kernel.packs import Pack
    from .opening import load, new_game
    from .packs import installed_packs, load_pack, load_packs

__version__ = "0.1.0"

_HOMES = {
    "Pack": "kernel.packs",
    "Session": "kernel",
    "installed_packs": "packs",
    "load": "opening",
    "load_pack": "packs",
    "load_packs": "packs",
    "new_game": "opening",
}


def __getattr__(name: str) -> Any:
    """The engine is loaded when it is first asked for: commands that play no game start without it."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value


__all__ = [
    "Pack",
    "Session",
    "__version__",
    "installed_packs",
    "load",
    "load_pack",
    "load_packs",
    "new_game",
]
