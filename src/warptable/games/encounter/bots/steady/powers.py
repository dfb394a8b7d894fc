"""Questions of powers and cards. No alien is known here: the declaration of a question says what its answers mean
(`Sense`, `Brings`), and the best of them is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warptable.kernel import EACH, Decision, Distribute, Number, Of, PickSome, Rng
from warptable.kernel.decisions import DONE, PASS, Option

from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.places import next_planet
from ...engine.model.prompts import OF_GAP, OF_TECH, Brings
from ...engine.model.roles import DEFENSE, OFFENSE
from ..common.cards import DEAL_WORTH
from ..common.chances import likely
from ..common.costs import worth_of_swap
from ..common.hand import worth_in_hand
from ..common.odds import result_with, wanted_side
from ..common.reading import CARD_WORTH, HOME_COLONY_WORTH, SHIP_WORTH, Reading
from ..common.ships import CHANCE_PER_SHIP, bring_home, lose_ships, send, take_from
from ..common.techs import lacking
from .ransom import cards_for_ships, worth_of_asking, worth_of_ransom

NOTHING = Brings()
SHORT_HAND = 5  # cards; a hand that is shorter makes each card worth more
MARGIN = 0.002  # of each point by which a side leads, because others may still add something
FOREGONE, SAFE = 0.15, 0.85  # the chances to win below and above which more ships change little


def answer_by_meaning(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The best answer by what the declaration says; where it says nothing, a random one that gives nothing up."""
    prompt = decision.prompt
    if isinstance(decision, Distribute):
        return _ships(r, decision, rng)
    if isinstance(decision, PickSome) and prompt.of == Of.CARD and not decision.partial:
        return _some_cards(r, decision)
    if isinstance(decision, Number):
        return _number(r, decision, rng)
    if prompt.of == OF_GAP:
        return min(decision.options, key=lambda planet: _away(r, planet))
    if prompt.harms:
        return _victim(r, decision, rng)
    if prompt.gains and prompt.of == Of.PLANET:  # the more ships of mine stand there, the better
        return max(decision.options, key=lambda planet: (r.view.planets[planet][r.me], -planet))
    if prompt.gains and prompt.of == Of.SEAT:
        return _giver(r, decision)
    if prompt.gains and prompt.of == OF_TECH:  # what is completed soonest
        techs = r.seats[r.me].techs
        return min(decision.options, key=lambda slot: (lacking(techs[slot]), slot))
    if prompt.brings or (prompt.of in (Of.CARD, Of.FACE) and (prompt.gains or prompt.of == Of.CARD)):
        return _best(r, decision, rng)
    kept = [option for option in decision.options if option != "yield"]
    return rng.choice(kept)


# ---------------------------------------------------------------- ships


def _ships(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """Ships of others: from where they are missed most. Own ones: as many as what they bring is worth, else as few as
    possible; those that come out of an encounter go home, but for one that may still land."""
    victim = (decision.about or {}).get("victim", r.me)
    if victim != r.me:
        return take_from(r, decision, victim)
    if decision.of == Of.ARRIVING:
        return bring_home(r, decision, rng, decision.high - 1)
    each: Brings | None = decision.prompt.brings.get(EACH)
    if each is None:
        return lose_ships(r, decision, rng)
    return send(r, decision, (each.cards * CARD_WORTH - SHIP_WORTH) / (2 * CHANCE_PER_SHIP))


# ---------------------------------------------------------------- whom it harms


def _victim(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The leader, or where the victim has the fewest ships, abroad if possible."""
    options: Sequence[Option] = decision.options
    if isinstance(decision, PickSome):
        return tuple(decision.items[: decision.high]) if not decision.partial else rng.choice(options)
    victim = (decision.about or {}).get("victim", -1)
    if decision.of == Of.PLANET and victim >= 0:
        planets, home_of = r.view.planets, r.view.home_of
        return min(options, key=lambda planet: (planets[planet][victim], home_of[planet] == victim, planet))
    if decision.of == Of.PLANET:
        return min(options, key=lambda planet: _spared(r, planet))
    if r.leader() in options:
        return r.leader()
    return rng.choice([option for option in options if option != r.me])


def _spared(r: Reading, planet: int) -> tuple[int, int, int]:
    """The less, the better a planet is harmed: no ship of mine is there, but a foreign colony of the leader; where none
    is, many of the leader's ships."""
    row, leader = r.view.planets[planet], r.leader()
    abroad = row[leader] > 0 and r.view.home_of[planet] != leader
    return row[r.me], -abroad, -row[leader]


def _giver(r: Reading, decision: Decision[Any]) -> Option:
    """Who has something to give: the one with the most cards."""
    seats = [option for option in decision.options if isinstance(option, int)]
    return max(seats, key=lambda seat: (r.seats[seat].hand, -seat))


# ---------------------------------------------------------------- numbers


def _number(r: Reading, decision: Number, rng: Rng) -> Option:
    """What each brings says whether most or fewest are named; where nothing is declared, any number."""
    prompt, fewest, most = decision.prompt, decision.options[0], decision.options[-1]
    each: Brings | None = prompt.brings.get(EACH)
    if each is None:
        return most if prompt.gains or prompt.harms else fewest if prompt.few else rng.choice(decision.options)
    if each.asked:
        return max(fewest, min(most, cards_for_ships(r, decision)))
    if each.sent < 0:  # one ship may still land
        landing = r.side_of(r.me) == OFFENSE and r.would_be_foreign(r.me, r.target)
        return max(fewest, min(most, r.view.gate[r.me] - 1)) if landing else most
    return most if worth_of(r, decision, each) > 0.0 else fewest


# ---------------------------------------------------------------- places between planets


def _away(r: Reading, planet: int) -> tuple[bool, int, int]:
    """The less, the better the place after this planet is for something that helps me: at home, beside the colonies
    with the fewest of my ships, for they need help most."""
    beside = planet, next_planet(r.view.home_of, r.view.gone, planet)
    return r.view.home_of[planet] != r.me, sum(r.view.planets[one][r.me] for one in beside), planet


# ---------------------------------------------------------------- cards and words


def _best(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The option that is worth most; one of several equal ones by chance."""
    worth = [_worth(r, decision, option) for option in decision.options]
    most = max(worth)
    best = [option for option, value in zip(decision.options, worth, strict=True) if value == most]
    return best[0] if len(best) == 1 else rng.choice(best)


def _worth(r: Reading, decision: Decision[Any], option: Option) -> float:
    prompt = decision.prompt
    each: Brings | None = prompt.brings.get(EACH)
    if each is not None and each.asked and isinstance(option, int):
        return worth_of_asking(r, decision, option)
    face = _face(r, decision, option)
    if face is None:
        return worth_of(r, decision, prompt.brings.get(option, NOTHING))
    if each is not None:
        return worth_of(r, decision, each, face)
    return worth_in_hand(face) if prompt.gains else -worth_in_hand(face)


def _face(r: Reading, decision: Decision[Any], option: Option) -> Face | None:
    """The card that an option names; None for a word."""
    if option in decision.prompt.words or option in (DONE, PASS) or decision.of not in (Of.CARD, Of.FACE):
        return None
    return FACES[option] if isinstance(option, str) else r.hand().get(option)


def _some_cards(r: Reading, decision: PickSome) -> Option:
    """Cards that add to a total: the fewest points that turn the result. Cards that are gained: all that are of use.
    Cards that go away: all that are of none."""
    hand = r.hand()
    each: Brings | None = decision.prompt.brings.get(EACH)
    if each is not None and each.adds:
        return _enough(r, decision, hand)
    sign = 1 if decision.prompt.gains else -1
    ranked = sorted(decision.items, key=lambda card: -sign * worth_in_hand(hand[card]))
    wanted = [card for card in ranked if sign * worth_in_hand(hand[card]) > 0]
    chosen = ranked[: max(decision.low, min(decision.high, len(wanted)))]
    return tuple(card for card in decision.items if card in chosen)


def _enough(r: Reading, decision: PickSome, hand: dict[int, Face]) -> Option:
    """The lowest cards that win, one after another; if all together do not, the lowest alone."""
    side, total = r.side_of(r.me), 0
    chosen: list[int] = []
    for card in sorted(decision.items, key=lambda card: hand[card].value):
        chosen.append(card)
        total += hand[card].value
        if len(chosen) >= decision.low and result_with(r, side, None, total)[0] == side:
            return tuple(card for card in decision.items if card in chosen)
    return tuple(card for card in decision.items if card in chosen[: decision.low])


def worth_of(r: Reading, decision: Decision[Any], brings: Brings, named: Face | None = None) -> float:
    """What an answer is worth to me that brings this; `named` is the card that it names."""
    worth = brings.cards * _card(r)
    if brings.ships:
        worth += brings.ships * _ship(r) if brings.ships > 0 else -_danger(r, -brings.ships)
    if brings.face:
        worth += worth_in_hand(FACES[(decision.about or {})["face"]])
    if brings.hand is not None:
        lost = max(0, r.seats[r.me].hand - brings.hand)
        worth += (r.worth_of_win(OFFENSE) + r.worth_of_win(DEFENSE)) / 2 - lost * CARD_WORTH
    if brings.yields:
        worth += r.worth_of_colonies({r.offense: int(r.would_be_foreign(r.offense, r.target))})
    if brings.sent:
        open_still = FOREGONE < likely(r, wanted_side(r)) < SAFE
        worth += brings.sent * (CHANCE_PER_SHIP if open_still else -CHANCE_PER_SHIP)
    if brings.freed:
        worth += worth_of_ransom(r, decision)
    if brings.swap and named is not None:
        worth += worth_of_swap(r, named, brings.swap)
    if _about_the_fight(decision):
        worth += _worth_of_fight(r, brings, named)
    return worth


def _card(r: Reading) -> float:
    """What another card is worth."""
    return CARD_WORTH + (0.03 if r.seats[r.me].hand < SHORT_HAND else 0.0)


def _ship(r: Reading) -> float:
    """What a ship from the warp is worth: the more if many are there."""
    return SHIP_WORTH + 0.01 * max(0, r.view.warp[r.me] - 3)


def _danger(r: Reading, number: int) -> float:
    """What it costs if others take so many of my ships from where they like: ships, and perhaps a thin colony."""
    thin = [planet for planet, row in enumerate(r.view.planets) if 0 < row[r.me] <= number]
    abroad = any(r.view.home_of[planet] != r.me for planet in thin)
    return number * SHIP_WORTH + (0.3 if abroad else HOME_COLONY_WORTH / 4 if thin else 0.0)


def _about_the_fight(decision: Decision[Any]) -> bool:
    brings: Sequence[Brings] = tuple(decision.prompt.brings.values())
    return any(one.total or one.wins or one.replaces or one.adds for one in brings)


def _worth_of_fight(r: Reading, brings: Brings, named: Face | None) -> float:
    """What the result is worth by the cards as this answer makes them."""
    side = r.side_of(r.me)
    if brings.wins:
        return r.worth_of_win(side)
    ways = [result_with(r, side, None, brings.total)] if named is None else []
    if named is not None and brings.replaces:
        ways.append(result_with(r, side, named, 0))
    if named is not None and brings.adds and named.type is CardType.ATTACK:
        ways.append(result_with(r, side, None, named.value))
    return max(_worth_of_result(r, winner, lead) for winner, lead in ways)


def _worth_of_result(r: Reading, winner: int, lead: float) -> float:
    """-1 as a winner: a deal, or nobody wins."""
    return (DEAL_WORTH if winner < 0 else r.worth_of_win(winner)) + MARGIN * lead
