"""The outcomes of an encounter, and my chance to win the game after each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.roles import DEFENSE, OFFENSE
from ..common.nearing import steps_by_deal, steps_if_won
from ..common.odds import reversed_result
from ..common.reading import Reading
from .forecast import Laid, card_margin, will_draw
from .standing import SHIP_STRENGTH, UNKNOWN_CARD_STRENGTH, Standing, strength_of

Fleet: TypeAlias = dict[int, int]
"""Ships of each seat on one side, the main player's included."""

ATTACK, NEGOTIATE, RETREAT = CardType.ATTACK, CardType.NEGOTIATE, CardType.RETREAT
NO_STEPS: Mapping[int, int] = {}
AGREED = 0.6  # how often a deal ends with a colony for each party (an assumption)
TAKEN = 0.05  # the strength of a card taken as compensation: it is better than one from the deck (an assumption)


class Outcomes:
    """The possible outcomes of the present encounter, valued as my chance to win the game."""

    __slots__ = ("r", "slope", "standing")

    def __init__(self, r: Reading) -> None:
        self.r = r
        self.standing = Standing.seen(r)
        now = self.standing.worth()
        self.slope = max(0.05, now * (1.0 - now))  # how much my chance grows with my strength

    def fleets(self) -> tuple[Fleet, Fleet]:
        """The ships of the offense and of the defense now."""
        return self.r.fleet(OFFENSE), self.r.fleet(DEFENSE)

    def if_won(self, side: int, offense: Fleet, defense: Fleet, cards: Mapping[int, float] | None = None) -> float:
        """My chance if this side wins: ships are lost, colonies founded, rewards paid."""
        r = self.r
        gained = dict(cards) if cards else {}
        steps = steps_if_won(r.near, side, (offense, defense)) if r.near else NO_STEPS
        if side == DEFENSE:
            for seat, number in defense.items():
                if seat != r.defense:
                    back = min(number, r.view.warp[seat])  # a reward is a ship from the warp, or a card
                    gained[seat] = (
                        gained.get(seat, 0.0) + back * SHIP_STRENGTH + (number - back) * UNKNOWN_CARD_STRENGTH
                    )
            return self.standing.worth({}, {seat: -number for seat, number in offense.items()}, gained, steps=steps)
        colonies: dict[int, float] = {seat: 1 for seat in offense if r.would_be_foreign(seat, r.target)}
        homes: dict[int, float] = {}
        if r.target >= 0 and r.view.planets[r.target][r.defense]:
            (homes if r.view.home_of[r.target] == r.defense else colonies)[r.defense] = -1
        lost = {seat: -number for seat, number in defense.items()}
        return self.standing.worth(colonies, lost, gained, homes, steps)

    def if_retreated(self, side: int, offense: Fleet, defense: Fleet) -> float:
        """My chance if this side retreats: nobody on it loses ships, and a defense keeps its colony (N-RETREAT-5)."""
        r = self.r
        if side == OFFENSE:
            return self.if_won(DEFENSE, dict.fromkeys(offense, 0), defense)
        return self.standing.worth({seat: 1 for seat in offense if r.would_be_foreign(seat, r.target)})

    def if_deal(self) -> float:
        """My chance if both negotiate: mostly a colony for each party, unless one of them alone would win by that."""
        r, standing = self.r, self.standing
        failed = standing.worth({}, {r.offense: -3, r.defense: -3})
        swapped = standing.worth({r.offense: 1, r.defense: 1}, steps=steps_by_deal(r.near))
        parties = (r.offense, r.defense)
        if any(r.missing(seat) <= 1 for seat in parties):
            both = all(r.missing(seat) <= 1 for seat in parties)
            return AGREED * swapped + (1 - AGREED) * failed if both else 0.3 * failed + 0.7 * standing.worth()
        return AGREED * swapped + 0.15 * failed + (0.85 - AGREED) * standing.worth()

    def of_card(self, card: Face, laid: Laid, offense: Fleet, defense: Fleet) -> float:
        """My chance, as a main player, if I play this card against what the opponent may play."""
        r = self.r
        side = OFFENSE if r.me == r.offense else DEFENSE
        mine, theirs = (offense, defense) if side == OFFENSE else (defense, offense)
        win, lose = (self.if_won(s, offense, defense) for s in (side, 1 - side))
        if card.type is RETREAT:
            lose = self.if_retreated(side, offense, defense)
        fights, likely, deals, only_mine, only_theirs = self._meetings(
            card, laid, sum(offense.values()) - sum(defense.values())
        )
        worth = likely * win + (fights - likely) * lose + (deals * self.if_deal() if deals else 0.0)
        _, upset = reversed_result(r)
        other = r.defense if side == OFFENSE else r.offense
        if only_mine:
            paid = self._compensation(r.me, other, mine[r.me])
            worth += only_mine * (win if upset else self.if_won(1 - side, offense, defense, paid))
        if only_theirs:
            paid = self._compensation(other, r.me, theirs[other])
            worth += only_theirs * (lose if upset else self.if_won(side, offense, defense, paid))
        return worth - self.slope * strength_of(card)

    def _meetings(self, card: Face, laid: Laid, lead: int) -> tuple[float, float, float, float, float]:
        """The probabilities that both cards fight, that mine wins the fight, that both negotiate, that only mine is a
        negotiate card, and that only the other one is."""
        side = OFFENSE if self.r.me == self.r.offense else DEFENSE
        fights = likely = deals = only_mine = only_theirs = 0.0
        for face_id, chance in laid.items():
            mine, face = self.r.met(card, FACES[face_id])
            if ATTACK not in (mine.type, face.type):
                deals += chance
            elif mine.type is NEGOTIATE:
                only_mine += chance
            elif face.type is NEGOTIATE:
                only_theirs += chance
            else:
                fights += chance
                likely += chance * self._wins(side, mine, face, lead)
        return fights, likely, deals, only_mine, only_theirs

    def _wins(self, side: int, mine: Face, other: Face, lead: int) -> float:
        """The probability that my attack (or morph) wins; nobody who retreats does."""
        if mine.type is RETREAT:
            return 0.0
        return 1.0 if other.type is RETREAT else card_margin(self.r, side, mine, other, lead)

    def _compensation(self, receiver: int, payer: int, ships: int) -> dict[int, float]:
        """One card for each lost ship, as far as the payer has cards after playing one."""
        due = min(ships, max(0, self.r.seats[payer].hand - 1))
        return {receiver: due * TAKEN, payer: -due * UNKNOWN_CARD_STRENGTH}

    def best_card(self, laid: Laid, offense: Fleet, defense: Fleet) -> float:
        """My chance, as a main player, with the best card that I can play. Without one I shall draw a new hand, and
        play whatever is in it (F-PLAN-2)."""
        faces = {face.id: face for face in self.r.hand().values() if face.encounter}
        if faces:
            return max(self.of_card(face, laid, offense, defense) for face in faces.values())
        drawn = will_draw(self.r)
        return sum(likely * self.of_card(FACES[face], laid, offense, defense) for face, likely in drawn.items())
