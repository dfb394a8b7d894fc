"""What bots of the multi-player family talk about: who comes along, who strikes whom, deals and their reasons, the end.

Only what spectators see comes in here (`bots.voice`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warptable.bots.voice import Remark, Topic

from ..engine.model.cards import FACES, CardType
from ..engine.model.places import GATE
from ..engine.model.roles import DEFENSE, OFFENSE
from ..engine.model.views import View

MANY_SHIPS = 4
"""This many ships lost at once are worth a sigh."""
OFFERS = ("swap", "buy", "sell", "cards", "gift", "ask")
TOPICS: Mapping[str, Topic] = {
    "greet": Topic(),
    "plea": Topic(),
    "aboard": Topic(),
    "declined": Topic(),
    "threat": Topic(),
    "betrayed": Topic(),
    "zapped": Topic(),
    "zapping": Topic(),
    "thanks": Topic(),
    "gloat": Topic(),
    "praise": Topic(),
    "warp": Topic(),
    "leader": Topic(),
    "agreed": Topic(),
    "refused": Topic(),
    "won": Topic(),
    "lost": Topic(),
    **{f"offer-{kind}": Topic(variants=2, always=True) for kind in OFFERS},
}
"""What can be talked about. The offers give the reason for a deal that a bot proposes."""

Groups = Sequence[Sequence[Remark]]


class Listener:
    """Follows the encounters of one game. `goal`: how many foreign colonies win."""

    topics = TOPICS

    def __init__(self, players: int, goal: int) -> None:
        self._players = players
        self._goal = goal
        self._about = {
            "encounter": self._encounter,
            "aimed": self._aimed,
            "invited": self._invited,
            "declined": self._declined,
            "ships_sent": self._ships_sent,
            "revealed": self._revealed,
            "cancelled": self._cancelled,
            "outcome": self._outcome,
            "to_warp": self._to_warp,
            "deal_offered": self._deal_offered,
            "deal_agreed": self._deal_agreed,
            "deal_refused": self._deal_refused,
            "colonies": self._colonies,
            "game_over": self._game_over,
        }
        self.heard = frozenset(self._about)
        self.round = 0
        self._mains = [-1, -1]
        self._guests: list[list[int]] = [[], []]  # whom each side has invited
        self._allies: list[list[int]] = [[], []]
        self._reasons: set[int] = set()  # who has given a reason for an offer in this encounter
        self._foreign: dict[int, int] = {}  # colonies in other systems, by seat

    def hear(self, seen: Mapping[str, Any]) -> Groups:
        return self._about[seen["kind"]](seen)

    def _encounter(self, seen: Mapping[str, Any]) -> Groups:
        self.round = seen["count"]
        self._mains = [seen["seat"], -1]
        self._guests, self._allies = [[], []], [[], []]
        self._reasons = set()
        if self.round > 1:
            return ()
        return [[Remark(seat, "greet", likely=60) for seat in range(self._players)]]

    def _aimed(self, seen: Mapping[str, Any]) -> Groups:
        self._mains = [seen["seat"], seen["defense"]]
        return [[Remark(seen["defense"], "threat", seen["seat"], likely=35)]]

    def _invited(self, seen: Mapping[str, Any]) -> Groups:
        if seen["seat"] not in self._mains or not seen["guests"]:
            return ()
        self._guests[self._mains.index(seen["seat"])] = list(seen["guests"])
        guest = seen["guests"][self.round % len(seen["guests"])]
        return [[Remark(seen["seat"], "plea", guest, likely=35)]]

    def _declined(self, seen: Mapping[str, Any]) -> Groups:
        hosts = [self._mains[side] for side in (OFFENSE, DEFENSE) if seen["seat"] in self._guests[side]]
        return [[Remark(host, "declined", seen["seat"], likely=25) for host in hosts]]

    def _ships_sent(self, seen: Mapping[str, Any]) -> Groups:
        if seen["seat"] in self._mains:
            return ()
        side = OFFENSE if seen["place"] == GATE else DEFENSE
        self._allies[side].append(seen["seat"])
        return [[Remark(self._mains[side], "aboard", seen["seat"], likely=25)]]

    def _revealed(self, seen: Mapping[str, Any]) -> Groups:
        types = [FACES[face].type for face in seen["faces"] if face in FACES]
        if set(types) != {CardType.ATTACK, CardType.NEGOTIATE}:
            return ()
        peaceful = types.index(CardType.NEGOTIATE)
        return [[Remark(self._mains[peaceful], "betrayed", self._mains[1 - peaceful], likely=60)]]

    def _cancelled(self, seen: Mapping[str, Any]) -> Groups:
        if seen["seat"] == seen["of"]:
            return ()
        zapped = Remark(seen["of"], "zapped", seen["seat"], likely=60)
        return [[zapped, Remark(seen["seat"], "zapping", seen["of"], likely=60)]]

    def _outcome(self, seen: Mapping[str, Any]) -> Groups:
        if seen["result"] != "won" or seen["winner"] not in self._mains:
            return ()
        side = self._mains.index(seen["winner"])
        winner, loser = self._mains[side], self._mains[1 - side]
        helped = [Remark(winner, "thanks", ally, likely=60) for ally in self._allies[side][:1]]
        return [[*helped, Remark(winner, "gloat", loser, likely=30), Remark(loser, "praise", winner, likely=35)]]

    def _to_warp(self, seen: Mapping[str, Any]) -> Groups:
        return [[Remark(seen["seat"], "warp", likely=30)]] if seen["ships"] >= MANY_SHIPS else ()

    def _deal_offered(self, seen: Mapping[str, Any]) -> Groups:
        if seen["seat"] in self._reasons:
            return ()
        self._reasons.add(seen["seat"])
        kind = reason(seen["seat"], seen["terms"])
        return [[Remark(seen["seat"], f"offer-{kind}", seen["other"])]]

    def _deal_agreed(self, seen: Mapping[str, Any]) -> Groups:
        one, other = seen["seat"], seen["other"]
        return [[Remark(one, "agreed", other, likely=50), Remark(other, "agreed", one, likely=50)]]

    def _deal_refused(self, seen: Mapping[str, Any]) -> Groups:
        return [[Remark(seen["other"], "refused", seen["seat"], likely=60)]]

    def _colonies(self, seen: Mapping[str, Any]) -> Groups:
        seat, before = seen["seat"], self._foreign.get(seen["seat"], 0)
        self._foreign[seat] = seen["foreign"]
        if seen["foreign"] != self._goal - 1 or before >= seen["foreign"]:
            return ()
        others = [(seat + step) % self._players for step in range(1, self._players)]
        return [[Remark(other, "leader", seat, likely=70) for other in others]]

    def _game_over(self, seen: Mapping[str, Any]) -> Groups:
        self.round += 1  # the end has lines of its own
        winners = seen["winners"]
        losers = [seat for seat in range(self._players) if seat not in winners]
        return [
            [Remark(seat, "won") for seat in winners],
            [Remark(seat, "lost", winners[0], likely=60) for seat in losers if winners],
        ]


def listener(view: View) -> Listener:
    """A listener for the game that spectators see so."""
    return Listener(len(view.seats), view.colonies_to_win)


def reason(seat: int, terms: Sequence[Mapping[str, Any]]) -> str:
    """Which kind of deal this is for whoever proposes it."""
    given = {term["kind"] == "colony" for term in terms if term["giver"] == seat}
    got = {term["kind"] == "colony" for term in terms if term["giver"] != seat}
    if not given or not got:
        return "gift" if given else "ask"
    if True in given:
        return "swap" if True in got else "sell"
    return "buy" if True in got else "cards"
