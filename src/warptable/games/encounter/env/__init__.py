"""The multi-player game in numbers: its names, its actions and what a seat sees."""

from __future__ import annotations

from warptable.env.encoding import Encoding

from ..engine.model.views import View
from ..engine.rulebook import Settings
from ..words.speaker import Speaker
from .actions import Actions, Held
from .observer import Observer
from .vocabulary import vocabulary_of


def actions_of(settings: Settings) -> Actions:
    """The actions of a kind of table."""
    return Actions(vocabulary_of(settings))


def standing(speaker: Speaker, view: View) -> list[str]:
    """The encounter, and a line for each player: name and powers, ships planet by planet, ships in the warp, colonies,
    cards."""
    return [
        speaker.t("table-title", turn=view.turn, encounters=view.rounds),
        *(_player(speaker, view, seat) for seat in range(len(view.seats))),
    ]


def _player(speaker: Speaker, view: View, seat: int) -> str:
    t, player = speaker.t, view.seats[seat]
    powers = ", ".join(speaker.alien(sheet.alien) for sheet in player.sheets if sheet.alien) or t("table-no-power")
    parts = [
        f"{speaker.name(seat)} ({powers})",
        speaker.spread((planet, ships[seat]) for planet, ships in enumerate(view.planets) if ships[seat]),
        f"{t('table-warp')} {view.warp[seat]}",
        f"{t('table-colonies')} {player.foreign}/{view.colonies_to_win}",
        f"{t('table-cards')} {player.hand}",
    ]
    return " | ".join(parts)


ENCODING = Encoding(actions_of, Observer, standing, Held)

__all__ = ["ENCODING", "Actions", "Held", "Observer", "actions_of"]
