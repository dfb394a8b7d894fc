"""Deals by the steady bot's measure: what terms are worth, what to propose, what to accept."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import Option

from ..common.hand import REWARD_WORTH
from ..common.nearing import steps_by_deal
from ..common.reading import CARD_WORTH, HOME_COLONY_WORTH, SHIP_WORTH, Reading
from ..common.terms import as_terms

CARDS = {"cards": CARD_WORTH, "random": CARD_WORTH, "random-rewards": REWARD_WORTH}
"""What a card is worth that changes hands."""
FAILURE = 3 * SHIP_WORTH
"""What a failed deal costs each party."""


def worth_of_terms(reading: Reading, me: int, terms: Sequence[dict[str, Any]]) -> float:
    """The worth of these terms to one of the parties; colonies of the other party count against them."""
    gains: dict[int, int] = {}
    worth = 0.0
    for term in terms:
        receiver = term["receiver"]
        if term["kind"] == "colony":
            if reading.view.home_of[term["planet"]] != receiver:
                gains[receiver] = gains.get(receiver, 0) + 1
            elif receiver == me:
                worth += HOME_COLONY_WORTH
        elif term["kind"] in CARDS:
            worth += term["number"] * CARDS[term["kind"]] * (1 if receiver == me else -1)
        elif term["kind"] == "free":
            worth += term["number"] * (SHIP_WORTH if receiver == me else -SHIP_WORTH / 2)
    party = _as_seen_by(reading, me)
    if terms and party.near:
        worth += party.worth_of_steps(steps_by_deal(party.near))
    return worth + party.worth_of_colonies(gains)


def _as_seen_by(reading: Reading, seat: int) -> Reading:
    return reading if seat == reading.me else Reading(replace(reading.view, seat=seat), reading.ops)


def proposals(reading: Reading, partner: int, options: Sequence[Option]) -> list[tuple[Option, ...]]:
    """Some sensible proposals."""
    me, home_of = reading.me, reading.view.home_of
    pairs = [option for option in options if isinstance(option, tuple)]
    wants = [option for option in pairs if option[0] == "want" and home_of[option[1]] != me]
    grants = [option for option in pairs if option[0] == "grant" and home_of[option[1]] != partner]
    asks = [option for word in ("ask-rewards", "ask") for option in pairs if option[0] == word]
    gives = _spare_cards(reading, pairs)
    want, grant = _weakest(reading, wants, partner), _weakest(reading, grants, me)
    made: list[tuple[Option, ...]] = []
    if want and grant:
        made += [(*asks[:1], *grant, *want, "propose"), (*grant, *want, "propose")]
    if want:
        made.append((*gives[:3], *want, "propose"))
    if gives and asks:
        made.append((gives[0], asks[0], "propose"))
    if asks:
        made.append((asks[0], "propose"))
    return made


def _weakest(reading: Reading, options: Sequence[Option], owner: int) -> tuple[Option, ...]:
    """The planet on which the owner has the fewest ships, as a part of a proposal."""
    planets = reading.view.planets
    return (min(options, key=lambda option: (planets[option[1]][owner], option[1])),) if options else ()


def _spare_cards(reading: Reading, pairs: Sequence[Option]) -> list[Option]:
    """Cards that are cheap to give, in the order of the options."""
    hand = reading.hand()
    spare = [option for option in pairs if option[0] == "give" and hand[option[1]].value <= 8]
    return [option for option in spare if hand[option[1]].type in ("attack", "negotiate")]


def answer_talk(reading: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Talks among three: accept what is better than a failure, else propose a colony for everybody."""
    about = decision.about or {}
    terms = about["terms"]
    if terms and worth_of_terms(reading, reading.me, terms) > -FAILURE:
        return ("accept",)
    planets, home_of = reading.view.planets, reading.view.home_of
    parties = [reading.me, *about["partners"]]
    chosen = []
    for receiver in parties if about["offers_left"] else ():
        offers = [part for part in decision.options if part[0] == "colony" and part[3] == receiver]
        abroad = [part for part in offers if home_of[part[1]] != receiver]
        if abroad:
            chosen.append(min(abroad, key=lambda part: (planets[part[1]][part[2]], part[1], part[2])))
    if len(chosen) == len(parties):
        return (*sorted(chosen, key=list(decision.options).index), "propose")
    return ("wait",) if "wait" in decision.options else ("refuse",)


def answer_deal(reading: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Propose what gains me most and still helps the partner; else accept terms that are better than a failed deal."""
    about = decision.about or {}
    partner, terms = about["partner"], about["terms"]
    on_table = worth_of_terms(reading, reading.me, terms) if terms else -FAILURE
    best, most = None, on_table
    for picks in proposals(reading, partner, decision.options) if about["offers_left"] else ():
        proposed = as_terms(reading.me, partner, picks)
        worth = worth_of_terms(reading, reading.me, proposed)
        fair = worth_of_terms(reading, partner, proposed) > -FAILURE
        if worth > most + 0.3 * bool(terms) and fair:
            best, most = picks, worth
    if best is not None:
        return best
    if terms and on_table > -FAILURE:
        return ("accept",)
    return ("wait",) if "wait" in decision.options else ("refuse",)
