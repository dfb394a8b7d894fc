"""Deals by the chances of both parties: ask for as much as the partner may still agree to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import Option

from ...engine.model.cards import Face
from ..common.nearing import steps_by_deal
from ..common.reading import Reading
from ..common.terms import as_terms
from .standing import UNKNOWN_CARD_STRENGTH, Standing, strength_of

SHIPS_LOST = 3  # by each party if the deal fails
COUNTER = 0.01  # how much better my own proposal must be than the one on the table
FAIR = 0.004  # what the partner must gain, compared with a failed deal
YIELDING = (0.6, 0.3, 0.0)
"""The share of my gain that the partner must gain too: in my last proposal, the one before it, and all earlier ones."""
ASKED_CARD_STRENGTH = 0.045  # of a card that is taken at random from the partner's hand
ASKED_REWARD_STRENGTH = 0.065  # of a reward card among them


class Bargain:
    """A deal between me and a partner: the worth of terms to both, as far as I can see."""

    def __init__(self, r: Reading, partner: int) -> None:
        self.r = r
        self.me, self.partner = r.me, partner
        self.mine = Standing.seen(r)
        self.theirs = self.mine.of(partner)
        lost = {self.me: -SHIPS_LOST, partner: -SHIPS_LOST}
        self.failed = {self.me: self.mine.worth({}, lost), partner: self.theirs.worth({}, lost)}

    def worth(self, seat: int, terms: Sequence[dict[str, Any]], faces: Sequence[Face] = ()) -> float:
        """The chance of one of the parties after these terms. `faces` are the cards that I would give."""
        home_of = self.r.view.home_of
        colonies: dict[int, float] = {}
        ships: dict[int, float] = {}
        cards: dict[int, float] = {}
        for term in terms:
            giver, receiver = term["giver"], term["receiver"]
            if term["kind"] == "colony" and home_of[term["planet"]] != receiver:
                colonies[receiver] = colonies.get(receiver, 0) + 1
            elif term["kind"] == "free":
                ships[receiver] = ships.get(receiver, 0) + term["number"]
            elif term["kind"] in ("cards", "random", "random-rewards"):
                known = term["kind"] == "cards" and giver == self.me and faces
                each = ASKED_REWARD_STRENGTH if term["kind"] == "random-rewards" else ASKED_CARD_STRENGTH
                use = sum(strength_of(face) for face in faces) if known else term["number"] * each
                cards[giver] = cards.get(giver, 0.0) - use
                cards[receiver] = cards.get(receiver, 0.0) + max(use, UNKNOWN_CARD_STRENGTH * term["number"])
        steps = steps_by_deal(self.r.near)
        return (self.mine if seat == self.me else self.theirs).worth(colonies, ships, cards, steps=steps)

    def proposals(self, options: Sequence[Option]) -> Iterator[tuple[Option, ...]]:
        """Colony for colony, a colony for cards, and cards alone, each with every number of cards to ask for."""
        planets, home_of = self.r.view.planets, self.r.view.home_of
        pairs = [option for option in options if isinstance(option, tuple)]
        wants = [option for option in pairs if option[0] == "want" and home_of[option[1]] != self.me]
        grants = [option for option in pairs if option[0] == "grant" and home_of[option[1]] != self.partner]
        want = min(wants, key=lambda option: (planets[option[1]][self.partner], option[1]), default=None)
        grant = max(grants, key=lambda option: (planets[option[1]][self.me], -option[1]), default=None)
        asks: list[Option] = [None, *(option for option in pairs if option[0] == "ask")]
        gives = self._spare(pairs)
        for ask in asks:
            for granted in (None, grant):
                for wanted in (None, want):
                    for given in ((), gives[:1], gives[:2]):
                        picks = (*given, *(pick for pick in (ask, granted, wanted) if pick is not None))
                        if picks:
                            yield (*picks, "propose")

    def _spare(self, pairs: Sequence[Option]) -> list[Option]:
        """My least useful cards, as gifts, in the order in which they must be picked."""
        hand = self.r.hand()
        gives = [option for option in pairs if option[0] == "give"]
        worst = sorted(gives, key=lambda option: strength_of(hand[option[1]]))[:2]
        return [option for option in gives if option in worst]


def answer_deal(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Accept what is on the table, unless the partner may agree to more; never a deal that is worse than a failure."""
    about = decision.about or {}
    partner, terms = about["partner"], about["terms"]
    bargain = Bargain(r, partner)
    failed = bargain.failed[r.me]
    on_table = bargain.worth(r.me, terms) if terms else failed
    best, most = None, on_table + (COUNTER if terms else 0.0)
    hand, left = r.hand(), about["offers_left"]
    share = YIELDING[min(left, len(YIELDING)) - 1]
    for picks in bargain.proposals(decision.options) if left else ():
        proposed = as_terms(r.me, partner, picks)
        faces = [hand[pick[1]] for pick in picks if pick[0] == "give"]
        worth = bargain.worth(r.me, proposed, faces)
        theirs = bargain.worth(partner, proposed, faces) - bargain.failed[partner]
        if worth > most and theirs > max(FAIR, share * (worth - failed)):
            best, most = picks, worth
    if best is not None and not (terms and left <= 1 and on_table > failed):
        return best
    if terms and on_table > failed:
        return ("accept",)
    return ("wait",) if "wait" in decision.options else ("refuse",)
