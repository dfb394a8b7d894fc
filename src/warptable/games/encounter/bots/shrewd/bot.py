"""A player who counts cards and ships, and estimates its chance to win the game after every outcome.

Where the view tells enough, it calculates (`forecast`, `outcomes`, `alliances`, `deals`). It does not know what a power
or a card will do; there it tries the options in a few imagined games, each to the end of the encounter (`bots.search`).
"""

from __future__ import annotations

from typing import Any

from warptable.bots.base import Look, Sight
from warptable.bots.search.thought import Thought
from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import PASS, Option

from ...engine.model.roles import DEFENSE, OFFENSE
from ...engine.model.views import View
from ..common.costs import declared
from ..common.odds import leads
from ..common.reading import Reading
from ..common.ships import home_first
from ..common.special import is_idle
from ..steady.bot import HANDLERS as STEADY
from ..steady.bot import Handler, SteadyBot, go_on, handler_of, otherwise_reinforce
from ..steady.deals import answer_talk
from .alliances import ally, invite
from .candidates import candidates
from .deals import answer_deal
from .forecast import will_lay
from .outcomes import Outcomes
from .standing import encounters, strength_of, worth

IMAGINED_GAMES = 4
RECONSIDERED = ("ally", "aim", "own-colour", "wild", "launch")
"""Questions that have a handler and are nevertheless tried out in imagined games."""
TRUST = 0.004  # the bonus of the first answer, which was calculated
EAGER = 0.01  # the bonus of using a power
PATIENT = 0.004  # the malus of playing a card from the hand


class ShrewdBot:
    """Calculates what it can, and imagines the rest. With `imagines=False` it only calculates, for fast play."""

    thinks_ahead = True

    def __init__(self, imagines: bool = True) -> None:
        self._imagines = imagines
        self._quick = SteadyBot()

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if is_idle(decision):
            return PASS
        r = Reading.of(look)
        first = first_answer(r, decision, rng)
        if not self._imagines or not isinstance(look, Sight):
            return first
        if decision.prompt in HANDLERS and decision.prompt not in RECONSIDERED:
            return first
        options = [first, *candidates(r, decision, first, rng)]
        return self._thought_through(look, decision, options, rng) if len(options) > 1 else first

    def _thought_through(self, look: Sight, decision: Decision[Any], options: list[Option], rng: Rng) -> Option:
        """The option with the best results in imagined games; the first one if no game could be imagined."""
        thought = Thought(look, decision, options, self._quick, encounters, worth)
        for _ in range(IMAGINED_GAMES):
            thought.play(range(len(options)), rng)
        if thought.empty:
            return options[0]
        bias = [bias_of(decision, option) for option in options]
        bias[0] += TRUST
        return options[max(range(len(options)), key=lambda index: thought.mean(index) + bias[index])]


def first_answer(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The answer without imagined games."""
    return handler_of(HANDLERS, decision)(r, decision, rng)


def bias_of(decision: Decision[Any], option: Option) -> float:
    """What is added to the estimate of an option of an offer: in doubt, cards are kept and powers are used."""
    if option == PASS or decision.kind != "offer" or option in declared():
        return 0.0
    return -PATIENT if isinstance(option, int | tuple) else EAGER


def encounter_card(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The card that leaves me the best chance to win the game, over all cards that the opponent may play."""
    hand = r.hand()
    outcomes = Outcomes(r)
    laid = will_lay(r, r.defense if r.me == r.offense else r.offense)
    fleets = outcomes.fleets()
    worth = {face.id: outcomes.of_card(face, laid, *fleets) for face in {hand[card] for card in decision.options}}
    return max(decision.options, key=lambda card: worth[hand[card].id])


def reinforce(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The cheapest card that turns the result, or the highest of several that do so together, if that is worth it."""
    outcomes = Outcomes(r)
    fleets = outcomes.fleets()
    worth = [outcomes.if_won(side, *fleets) for side in (OFFENSE, DEFENSE)]
    side = OFFENSE if worth[OFFENSE] > worth[DEFENSE] else DEFENSE
    if decision.kind == "offer" and leads(r, side):
        return PASS
    hand = r.hand()
    offered = [option for option in decision.options if isinstance(option, tuple) and option[1] == side]
    offered.sort(key=lambda option: hand[option[0]].value)
    together = sum(hand[card].value for card, _ in offered)
    price = outcomes.slope * sum(strength_of(hand[card]) for card, _ in offered[:1])
    if not offered or worth[side] - worth[1 - side] < price or not leads(r, side, _extra(side, together)):
        return otherwise_reinforce(r, decision, side)
    alone = [option for option in offered if leads(r, side, _extra(side, hand[option[0]].value))]
    return alone[0] if alone else offered[-1]


def _extra(side: int, value: int) -> tuple[int, int]:
    return (value, 0) if side == OFFENSE else (0, value)


HANDLERS: dict[str, Handler] = {
    **STEADY,
    "invite": invite,
    "ally": ally,
    "encounter-card": encounter_card,
    "reinforce": reinforce,
    "deal": answer_deal,
    "talk": answer_talk,
    "ships-home": home_first,
    "second-encounter": go_on,
}
