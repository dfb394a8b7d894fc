"""What bots of the game for two talk about: wins by a hair, promises and accusations, envoys, heavy losses, the end.

Only what spectators see comes in here (`bots.voice`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warptable.bots.voice import Remark, Topic

from ..engine.model.views import View

HAIR = 3
"""A duel that is won by so little clout is worth a word."""
MANY_SHIPS = 3
"""This many ships lost in one volley are worth a sigh."""
VARIANTS = {
    "greet": 3,
    "narrow-win": 4,
    "narrow-loss": 3,
    "accused": 3,
    "caught": 3,
    "innocent": 3,
    "broken": 3,
    "envoy": 4,
    "hit": 3,
    "again": 3,
    "won": 3,
    "lost": 4,
}
TOPICS: Mapping[str, Topic] = {name: Topic(number, prefix="duel-say") for name, number in VARIANTS.items()}

Groups = Sequence[Sequence[Remark]]


class Listener:
    """Follows the duels of one game."""

    topics = TOPICS

    def __init__(self) -> None:
        self._about = {
            "destiny_drawn": self._destiny_drawn,
            "began": self._began,
            "said": self._said,
            "spent": self._spent,
            "destroyed": self._destroyed,
            "tactic_revealed": self._tactic_revealed,
            "volley": self._volley,
            "restarted": self._restarted,
            "won": self._won,
            "friendship": self._friendship,
            "game_over": self._game_over,
        }
        self.heard = frozenset(self._about)
        self.round = 0
        self._accuser = -1  # who has just accused and does not know yet whether it is true
        self._promised: dict[int, str] = {}  # the kind of tactic that a seat has announced in this duel

    def hear(self, seen: Mapping[str, Any]) -> Groups:
        return self._about[seen["kind"]](seen)

    def _destiny_drawn(self, seen: Mapping[str, Any]) -> Groups:
        self.round = seen["round"]
        return [[Remark(seat, "greet", likely=60) for seat in (0, 1)]] if self.round == 1 else ()

    def _began(self, seen: Mapping[str, Any]) -> Groups:
        self._accuser, self._promised = -1, {}
        return ()

    def _said(self, seen: Mapping[str, Any]) -> Groups:
        seat = seen["seat"]
        if seen["what"] == "promise":
            self._promised[seat] = seen["word"]
        if (seen["what"], seen["word"]) != ("accuse", "accuse"):
            return ()
        self._accuser = seat
        return [[Remark(1 - seat, "accused", seat, likely=40)]]

    def _spent(self, seen: Mapping[str, Any]) -> Groups:
        """A tactic that the accused gives up: the accusation was true."""
        accuser, self._accuser = self._accuser, -1
        if accuser < 0 or seen["seat"] == accuser:
            return ()
        return [[Remark(accuser, "caught", seen["seat"], likely=70)]]

    def _destroyed(self, seen: Mapping[str, Any]) -> Groups:
        """A ship that the accuser loses at once: it was not."""
        accuser, self._accuser = self._accuser, -1
        if accuser < 0 or seen["seat"] != accuser:
            return ()
        return [[Remark(1 - accuser, "innocent", accuser, likely=70)]]

    def _tactic_revealed(self, seen: Mapping[str, Any]) -> Groups:
        self._accuser = -1
        promised = self._promised.pop(seen["seat"], seen["what"])
        if promised == seen["what"]:
            return ()
        return [[Remark(1 - seen["seat"], "broken", seen["seat"], likely=35)]]

    def _volley(self, seen: Mapping[str, Any]) -> Groups:
        hit = [seat for seat in (0, 1) if seen["damage"][seat] >= MANY_SHIPS]
        return [[Remark(seat, "hit", 1 - seat, likely=35) for seat in hit]]

    def _restarted(self, seen: Mapping[str, Any]) -> Groups:
        return [[Remark(seat, "again", 1 - seat, likely=30) for seat in (0, 1)]]

    def _won(self, seen: Mapping[str, Any]) -> Groups:
        clouts, winner, loser = seen["clouts"], seen["seat"], 1 - seen["seat"]
        if seen["how"] != "clout" or not clouts or abs(clouts[0] - clouts[1]) > HAIR:
            return ()
        won = Remark(winner, "narrow-win", loser, likely=45)
        return [[won, Remark(loser, "narrow-loss", winner, likely=45)]]

    def _friendship(self, seen: Mapping[str, Any]) -> Groups:
        if seen["change"] < 0 or seen["ally"] != seen["seat"]:
            return ()
        return [[Remark(seen["seat"], "envoy", 1 - seen["seat"], likely=30)]]

    def _game_over(self, seen: Mapping[str, Any]) -> Groups:
        self.round += 1  # the end has lines of its own
        winners = seen["winners"]
        if len(winners) != 1:
            return ()
        return [[Remark(winners[0], "won", 1 - winners[0])], [Remark(1 - winners[0], "lost", winners[0])]]


def listener(view: View) -> Listener:
    """A listener for the game that spectators see so."""
    return Listener()
