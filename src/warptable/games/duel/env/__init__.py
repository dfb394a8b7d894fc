"""The game for two in numbers: its names, its actions and what a seat sees."""

from __future__ import annotations

from warptable.env.encoding import Encoding

from ..engine.model.views import View
from ..words.speaker import Speaker
from .actions import Actions, Held
from .observer import Observer
from .vocabulary import vocabulary


def standing(speaker: Speaker, view: View) -> list[str]:
    """A line for each player: name and alien, planets, ships in supply and Warp, cards."""
    lines = []
    for seat, player in enumerate(view.seats):
        alien = speaker.alien(player.alien) if player.alien else "-"
        planets, ships = f"{player.planets}/{player.to_win}", f"{view.supply[seat]}+{view.warp[seat]}"
        lines.append(f"{speaker.name(seat)} ({alien}) | {planets} | {ships} | {player.hand}")
    return lines


ENCODING = Encoding(lambda settings: Actions(vocabulary()), Observer, standing, Held)  # the actions of every table

__all__ = ["ENCODING", "Actions", "Held", "Observer"]
