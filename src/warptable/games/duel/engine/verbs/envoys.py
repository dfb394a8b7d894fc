"""Envoys: whose ally they are, who has read them, and what lies on them."""

from __future__ import annotations

from dataclasses import replace as replaced
from typing import TYPE_CHECKING

from ..model.decks import ICONS
from ..model.state import Envoy
from .table import with_deck

if TYPE_CHECKING:
    from ..game import Game


def known(envoy: Envoy) -> str:
    """The id of an envoy for everybody: empty while it lies facedown."""
    return envoy.id if envoy.up else ""


def told(envoy: Envoy) -> dict[int, dict[str, str]] | None:
    """What seats that have read a facedown envoy learn of an event besides."""
    if envoy.up:
        return None
    return {seat: {"envoy": envoy.id} for seat in (0, 1) if envoy.read >> seat & 1}


def lay_out(g: Game, icon: str) -> None:
    """D-SET-03, D-ENV-01: the next envoy of this deck comes into play, facedown and neutral."""
    place = ICONS.index(icon)
    deck = g.s.envoy_decks[place]
    g.s.envoy_decks = with_deck(g.s.envoy_decks, place, deck[:-1])
    g.s.envoys.append(Envoy(deck[-1], icon))
    g.s.envoys.sort(key=lambda envoy: ICONS.index(envoy.icon))


def _put(g: Game, changed: Envoy) -> Envoy:
    """An envoy in play has changed: this record takes the place of the old one."""
    envoys = g.s.envoys
    for place, envoy in enumerate(envoys):
        if envoy.icon == changed.icon:
            envoys[place] = changed
    return changed


def shift(g: Game, envoy: Envoy, seat: int, change: int, source: str) -> int:
    """D-ENV-03..06: an envoy moves one place, towards this seat or away from it; whose ally it is now."""
    ally = (seat if change > 0 else 1 - seat) if envoy.ally < 0 else -1
    old = _leave(g, envoy)
    envoy = _put(g, Envoy(old.id, old.icon, old.up, ally, old.read, old.tokens))
    g.emit(
        "friendship",
        source,
        told(envoy),
        seat=seat,
        icon=envoy.icon,
        envoy=known(envoy),
        change=change,
        ally=ally,
    )
    if ally >= 0:
        read(g, envoy, ally)
    g.rewire()
    return ally


def read(g: Game, envoy: Envoy, seat: int) -> None:
    """D-ENV-11: whoever becomes allied with a facedown envoy may read it."""
    if not (envoy.up or envoy.read >> seat & 1):
        _put(g, Envoy(envoy.id, envoy.icon, envoy.up, envoy.ally, envoy.read | 1 << seat, envoy.tokens))
        g.whisper(seat, "envoy_read", "D-ENV-11", icon=envoy.icon, envoy=envoy.id)


def make_neutral(g: Game, envoy: Envoy, source: str) -> None:
    """An ally becomes neutral by no move of friendship; its face stays as it is (D-ENV-15)."""
    was = envoy.ally
    envoy = _put(g, replaced(_leave(g, envoy), ally=-1))
    g.emit("envoy_neutral", source, told(envoy), icon=envoy.icon, envoy=known(envoy), was=was)
    g.rewire()


def turn_up(g: Game, envoy: Envoy) -> None:
    """D-ENV-12: its ally reveals an envoy; it is active from now on."""
    envoy = _put(g, replaced(envoy, up=True, read=3))
    g.emit("envoy_revealed", "D-D03-01", seat=envoy.ally, icon=envoy.icon, envoy=envoy.id)
    g.rewire()


def stopped(g: Game, seat: int, envoy: Envoy, source: str) -> None:
    """A rise of friendship was cancelled."""
    g.emit("friendship_stopped", source, told(envoy), seat=seat, icon=envoy.icon, envoy=known(envoy))


def replace(g: Game, envoy: Envoy, source: str) -> None:
    """An envoy leaves the game, and a random one of the same icon comes, if there is any (D-SET-04)."""
    g.s.envoys.remove(envoy)
    g.s.gone.append(replaced(envoy, tokens=0))
    deck = g.s.envoy_decks[ICONS.index(envoy.icon)]
    g.emit("envoy_replaced", source, icon=envoy.icon, gone=known(envoy), new=bool(deck))
    if deck:
        lay_out(g, envoy.icon)
    g.rewire()


def add_tokens(g: Game, envoy: Envoy, change: int, source: str) -> Envoy:
    """Something is put on an envoy or taken off it; how it is now."""
    envoy = _put(g, replaced(envoy, tokens=envoy.tokens + change))
    g.emit("counted", source, seat=envoy.ally, what=envoy.id, number=envoy.tokens, change=change)
    return envoy


def _leave(g: Game, envoy: Envoy) -> Envoy:
    """What some envoys carry is lost when they leave their ally; how it is now."""
    if envoy.ally >= 0 and envoy.tokens and g.registry.envoys[envoy.id].resets:
        return add_tokens(g, envoy, -envoy.tokens, envoy.id)
    return envoy
