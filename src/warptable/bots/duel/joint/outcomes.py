"""What it is worth to one seat how a duel or contest comes out: its chance to win the game afterwards."""

from __future__ import annotations

from ....duel.rules.cards import WINNER
from ..common.choices import card_of
from ..common.effects import total
from ..common.reading import Reading
from ..common.standing import EVEN_SHIPS, Standing, seen
from .dials import cell
from .plain import Pair, PlainDuel
from .sending import EVEN

MORE_LOSSES = 2  # ships that each seat is likely to lose in a duel that begins anew


class Outcomes:
    """The chances of the viewer after each result, worked out when they are asked for and kept."""

    def __init__(self, r: Reading, ships: Pair | None = None) -> None:
        """`ships`: those that will be on the planet, if they are not there yet; they come from the supplies."""
        self.r = r
        self.now: Standing = seen(r)
        self.duel = r.in_duel
        card = card_of(r)
        frame = r.view.frame
        self.advantage = frame.advantage if frame is not None else 0
        switches = card.switches if card is not None else None
        shield = switches.shield if switches is not None else 0
        held = frame.controllers if frame is not None else ()
        there = (r.ships_there(0), r.ships_there(1))
        if ships is None:
            ships = there
        else:
            left = [max(0, self.now.supply[seat] - ships[seat] + there[seat]) for seat in (0, 1)]
            self.now = self.now._replace(supply=(left[0], left[1]))
        self.plain = PlainDuel(
            ships,
            self.advantage,
            r.view.straggler,
            blast=switches.blast if switches is not None else 0,
            shields=(shield if 0 in held else 0, shield if 1 in held else 0),
        )
        self._prize = [[0.0, 0.0], [0.0, 0.0]]  # [winner][seat]
        if card is not None and self.duel and card.prize is not None:
            for winner in (0, 1):
                receiver = winner if card.prize.who == WINNER else 1 - winner
                self._prize[winner][receiver] = total(card.prize.effects, r, receiver)
        elif card is not None and not self.duel:
            for winner in (0, 1):
                self._prize[winner][winner] = total(card.effects, r, winner)
        self._known: dict[tuple[int, Pair, Pair], float] = {}

    def after(self, winner: int, lost: Pair, ready: Pair) -> float:
        """My chance to win the game if this seat wins (-1: the duel begins anew) and these ships are lost and these
        tactics are left."""
        key = winner, lost, ready
        if key not in self._known:
            self._known[key] = self._anew(lost, ready) if winner < 0 else self._decided(winner, lost, ready)
        return self._known[key]

    def _decided(self, winner: int, lost: Pair, ready: Pair) -> float:
        now, loser = self.now, 1 - winner
        supply, warp, missing = list(now.supply), list(now.warp), list(now.missing)
        if self.duel:
            missing[winner] -= 1
            supply[loser] += max(0, self.plain.ships[loser] - lost[loser])
            warp[0] += lost[0]
            warp[1] += lost[1]
        more = self._prize[winner]
        return now._replace(
            missing=(missing[0], missing[1]),
            supply=(supply[0], supply[1]),
            warp=(warp[0], warp[1]),
            ready=ready,
            allies=(now.allies[0] + more[0], now.allies[1] + more[1]),
        ).chance(self.r.me)

    def _anew(self, lost: Pair, ready: Pair) -> float:
        """Who wins then is open; ships are lost on both sides."""
        me, other = self.r.me, self.r.other
        even = cell(EVEN_SHIPS, (ready[me], ready[other]), self.advantage, self.r.tokens) if any(ready) else EVEN
        worse = lost[0] + MORE_LOSSES, lost[1] + MORE_LOSSES
        if not self.now.supply[me]:
            return 0.5 if not self.now.supply[other] else 0.0  # who must send and cannot, loses the game (D-WIN-05)
        if not self.now.supply[other]:
            return 1.0
        won, beaten = self._decided(me, worse, ready), self._decided(other, worse, ready)
        return even.wins * won + (1 - even.wins) * beaten
