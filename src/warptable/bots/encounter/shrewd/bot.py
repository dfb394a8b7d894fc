"""A player who counts: cards seen, ships at stake, and what every outcome does to its chance to win the game.

Where the table tells enough it reckons (`forecast`, `stakes`, `alliances`, `bargains`). What a power or a card will do
it does not know; there it imagines the rest of the encounter a few times, with and without (`foresight`).
"""

from __future__ import annotations

from typing import Any

from ....encounter.model.roles import DEFENSE, OFFENSE
from ....kernel import Decision, Rng
from ....kernel.decisions import PASS, Option
from ...base import Look, Sight
from ...search.thought import Thought
from ..common.odds import ahead
from ..common.offers import answer_offer
from ..common.reading import Reading
from ..common.ships import home_first
from ..steady.bot import HANDLERS as STEADY
from ..steady.bot import Handler, SteadyBot, answer_by_shape
from .alliances import ally, invite
from .candidates import candidates
from .deals import answer_deal
from .forecast import will_lay
from .outcomes import Stakes
from .standing import encounters, use_of, worth

WORLDS = 4
THOUGHT = ("ally", "aim", "own-colour", "wild", "launch")
"""Questions with an answer at hand that deserve a second thought."""
TRUST = 0.004  # what speaks for the first answer, the reckoned one
EAGER = 0.01  # an offered power is used unless it seems to cost that much
PATIENT = 0.004  # a card is played only if it seems to bring that much


class ShrewdBot:
    """Reckons what it can, and imagines what it cannot. `imagines=False` leaves the latter out, for fast play."""

    thinks_ahead = True

    def __init__(self, imagines: bool = True) -> None:
        self._imagines = imagines
        self._quick = SteadyBot()

    def choose(self, look: Look, decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        r = Reading(look())
        first = reckoned(r, decision, rng)
        if not self._imagines or not isinstance(look, Sight):
            return first
        if decision.prompt in HANDLERS and decision.prompt not in THOUGHT:
            return first
        options = [first, *candidates(r, decision, first, rng)]
        return self._thought_through(look, decision, options, rng) if len(options) > 1 else first

    def _thought_through(self, look: Sight, decision: Decision[Any], options: list[Option], rng: Rng) -> Option:
        """The option after which I stand best in imagined games; the first, if none could be imagined."""
        thought = Thought(look, decision, options, self._quick, encounters, worth)
        for _ in range(WORLDS):
            thought.play(range(len(options)), rng)
        if thought.empty:
            return options[0]
        bias = [bias_of(decision, option) for option in options]
        bias[0] += TRUST
        return options[max(range(len(options)), key=lambda index: thought.mean(index) + bias[index])]


def reckoned(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The answer that needs no imagination."""
    handler = HANDLERS.get(decision.prompt)
    if handler is None:
        handler = answer_offer if decision.kind == "offer" else answer_by_shape
    return handler(r, decision, rng)


def bias_of(decision: Decision[Any], option: Option) -> float:
    """Of what is offered, cards are kept if in doubt, powers used."""
    if option == PASS or decision.kind != "offer":
        return 0.0
    return -PATIENT if isinstance(option, int | tuple) else EAGER


def encounter_card(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The card that leaves me the best chance to win the game, against all the other may lay."""
    hand = r.hand()
    stakes = Stakes(r)
    laid = will_lay(r, r.defense if r.me == r.offense else r.offense)
    fleets = stakes.fleets()
    worth = {face.id: stakes.of_card(face, laid, *fleets) for face in {hand[card] for card in decision.options}}
    return max(decision.options, key=lambda card: worth[hand[card].id])


def reinforce(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The cheapest card, or the first of several, that turns the result to the better; if that is worth the card."""
    stakes = Stakes(r)
    fleets = stakes.fleets()
    worth = [stakes.if_won(side, *fleets) for side in (OFFENSE, DEFENSE)]
    side = OFFENSE if worth[OFFENSE] > worth[DEFENSE] else DEFENSE
    if ahead(r, side):
        return PASS
    hand = r.hand()
    offered = [option for option in decision.options if isinstance(option, tuple) and option[1] == side]
    offered.sort(key=lambda option: hand[option[0]].value)
    together = sum(hand[card].value for card, _ in offered)
    price = stakes.steep * sum(use_of(hand[card]) for card, _ in offered[:1])
    if not offered or worth[side] - worth[1 - side] < price or not ahead(r, side, _extra(side, together)):
        return PASS
    alone = [option for option in offered if ahead(r, side, _extra(side, hand[option[0]].value))]
    return alone[0] if alone else offered[-1]


def _extra(side: int, value: int) -> tuple[int, int]:
    return (value, 0) if side == OFFENSE else (0, value)


def go_on(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Another encounter is another chance, and bad cards must go somewhere."""
    return "go-on"


HANDLERS: dict[str, Handler] = {
    **STEADY,
    "invite": invite,
    "ally": ally,
    "encounter-card": encounter_card,
    "reinforce": reinforce,
    "deal": answer_deal,
    "ships-home": home_first,
    "second-encounter": go_on,
}
