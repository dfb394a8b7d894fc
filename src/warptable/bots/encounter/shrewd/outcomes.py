"""What is at stake in an encounter: my chance to win the game after each of its outcomes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ....encounter.model.cards import FACES, CardType, Face
from ....encounter.model.roles import DEFENSE, OFFENSE
from ..common.odds import reversed_result
from ..common.reading import Reading
from .forecast import Laid, card_margin
from .standing import CARD, SHIP, Standing, use_of

Fleet: TypeAlias = dict[int, int]
"""Ships of each seat on one side, the main player's included."""

ATTACK, NEGOTIATE = CardType.ATTACK, CardType.NEGOTIATE
AGREED = 0.6  # how often talks end with a colony for each: an assumption, like the next
TAKEN = 0.05  # a card taken as compensation is better than one off the deck


class Stakes:
    """The outcomes of the present encounter, and what they are worth to me."""

    __slots__ = ("r", "standing", "steep")

    def __init__(self, r: Reading) -> None:
        self.r = r
        self.standing = Standing.seen(r)
        now = self.standing.worth()
        self.steep = max(0.05, now * (1.0 - now))  # what a little strength adds to my chance

    def fleets(self) -> tuple[Fleet, Fleet]:
        """Who stands where now."""
        r, view = self.r, self.r.view
        offense = {r.offense: r.main_ships(OFFENSE), **{seat: view.gate[seat] for seat in r.allies(OFFENSE)}}
        defense = {r.defense: r.main_ships(DEFENSE), **{seat: view.beside[seat] for seat in r.allies(DEFENSE)}}
        return offense, defense

    def if_won(self, side: int, offense: Fleet, defense: Fleet, cards: Mapping[int, float] | None = None) -> float:
        """One side wins: ships are lost, colonies founded, rewards paid."""
        r = self.r
        gained = dict(cards) if cards else {}
        if side == DEFENSE:
            for seat, number in defense.items():
                if seat != r.defense:
                    back = min(number, r.view.warp[seat])  # a reward is a ship from the warp, or a card
                    gained[seat] = gained.get(seat, 0.0) + back * SHIP + (number - back) * CARD
            return self.standing.worth({}, {seat: -number for seat, number in offense.items()}, gained)
        colonies: dict[int, float] = {seat: 1 for seat in offense if r.would_be_foreign(seat, r.target)}
        homes: dict[int, float] = {}
        if r.target >= 0 and r.view.planets[r.target][r.defense]:
            (homes if r.view.home_of[r.target] == r.defense else colonies)[r.defense] = -1
        return self.standing.worth(colonies, {seat: -number for seat, number in defense.items()}, gained, homes)

    def if_talked(self) -> float:
        """Both negotiate: mostly a colony for each, unless that ends the game for one of them alone."""
        r, standing = self.r, self.standing
        failed = standing.worth({}, {r.offense: -3, r.defense: -3})
        swapped = standing.worth({r.offense: 1, r.defense: 1})
        parties = (r.offense, r.defense)
        if any(r.missing(seat) <= 1 for seat in parties):
            both = all(r.missing(seat) <= 1 for seat in parties)
            return AGREED * swapped + (1 - AGREED) * failed if both else 0.3 * failed + 0.7 * standing.worth()
        return AGREED * swapped + 0.15 * failed + (0.85 - AGREED) * standing.worth()

    def of_card(self, card: Face, laid: Laid, offense: Fleet, defense: Fleet) -> float:
        """What laying this card is worth to me, a main player, against what the other may lay."""
        r = self.r
        side = OFFENSE if r.me == r.offense else DEFENSE
        mine, theirs = (offense, defense) if side == OFFENSE else (defense, offense)
        win, lose = (self.if_won(s, offense, defense) for s in (side, 1 - side))
        fights, likely, talks, meek, mild = self._meetings(card, laid, sum(offense.values()) - sum(defense.values()))
        worth = likely * win + (fights - likely) * lose + (talks * self.if_talked() if talks else 0.0)
        _, upset = reversed_result(r)
        other = r.defense if side == OFFENSE else r.offense
        if meek:
            paid = self._compensation(r.me, other, mine[r.me])
            worth += meek * (win if upset else self.if_won(1 - side, offense, defense, paid))
        if mild:
            paid = self._compensation(other, r.me, theirs[other])
            worth += mild * (lose if upset else self.if_won(side, offense, defense, paid))
        return worth - self.steep * use_of(card)

    def _meetings(self, card: Face, laid: Laid, lead: int) -> tuple[float, float, float, float, float]:
        """How likely: the cards fight, mine wins the fight, both talk, only mine negotiates, only the other's does."""
        side = OFFENSE if self.r.me == self.r.offense else DEFENSE
        fights = likely = talks = meek = mild = 0.0
        for face_id, chance in laid.items():
            face = FACES[face_id]
            if ATTACK not in (card.type, face.type):
                talks += chance
            elif card.type is NEGOTIATE:
                meek += chance
            elif face.type is NEGOTIATE:
                mild += chance
            else:
                fights += chance
                likely += chance * card_margin(self.r, side, card, face, lead)
        return fights, likely, talks, meek, mild

    def _compensation(self, receiver: int, payer: int, ships: int) -> dict[int, float]:
        """Cards for ships, as far as the payer has any after laying one."""
        due = min(ships, max(0, self.r.seats[payer].hand - 1))
        return {receiver: due * TAKEN, payer: -due * CARD}

    def best_card(self, laid: Laid, offense: Fleet, defense: Fleet) -> float:
        """What the encounter is worth to me, a main player, with the best card I could lay."""
        faces = {face.id: face for face in self.r.hand().values() if face.encounter}
        return max((self.of_card(face, laid, offense, defense) for face in faces.values()), default=0.0)
