"""What it is worth to one seat how a duel or contest comes out: its chance to win the game afterwards."""

from __future__ import annotations

from ...engine.rules.cards import WINNER
from ..common.choices import card_of
from ..common.effects import total
from ..common.reading import Reading
from ..common.standing import EVEN_SHIPS, Standing, seen
from .dials import cell
from .plain import Pair, PlainDuel
from .sending import EVEN

MORE_LOSSES = 2  # ships that each seat is likely to lose in a duel that starts over


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
        self._strengths: dict[tuple[int, bool, int, int], float] = {}

    def after(self, winner: int, lost: Pair, ready: Pair) -> float:
        """My chance to win the game if this seat wins (-1: the duel starts over) and these ships are lost and these
        tactics are left."""
        key = winner, lost, ready
        if key not in self._known:
            self._known[key] = self._anew(lost, ready) if winner < 0 else self._decided(winner, lost, ready)
        return self._known[key]

    def _decided(self, winner: int, lost: Pair, ready: Pair) -> float:
        me, other = self.r.me, self.r.other
        mine = self._strength(me, winner == me, lost[me], ready[me])
        theirs = self._strength(other, winner == other, lost[other], ready[other])
        return self.now.chance_of(mine, theirs, ready[me], ready[other])

    def _strength(self, seat: int, won: bool, lost: int, ready: int) -> float:
        """A seat's strength afterwards, which depends on nothing of the other seat but the prize."""
        key = seat, won, lost, ready
        if key not in self._strengths:
            now = self.now
            supply, warp, missing = now.supply[seat], now.warp[seat], now.missing[seat]
            if self.duel:
                missing -= won
                supply += 0 if won else max(0, self.plain.ships[seat] - lost)
                warp += lost
            allies = now.allies[seat] + self._prize[seat if won else 1 - seat][seat]
            self._strengths[key] = now._replace(
                missing=(missing, missing),
                supply=(supply, supply),
                warp=(warp, warp),
                ready=(ready, ready),
                allies=(allies, allies),
            ).strength(seat)
        return self._strengths[key]

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
