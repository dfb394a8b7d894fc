"""A sound player with simple rules: it weighs outcomes, keeps its colonies and never helps a rival to win.

It knows no alien. It uses its own power most of the times when that is offered. The docstring of each handler says how
a question is answered; `common.reading` says what outcomes are worth.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from warptable.bots.base import Look
from warptable.kernel import Decision, Distribute, Rng
from warptable.kernel.decisions import DONE, PASS, Option

from ...engine.model.cards import CardType
from ...engine.model.prompts import WINDOWS
from ...engine.model.roles import DEFENSE, OFFENSE
from ...engine.model.views import View
from ...engine.model.windows import W
from ..common import rewards
from ..common.cards import worth_of_card
from ..common.chances import chance, lead_in_ships, opposing
from ..common.odds import leads, wanted_side
from ..common.offers import answer_offer
from ..common.reading import CARD_WORTH, CLAIM_WORTH, SHIP_WORTH, Reading
from ..common.ships import (
    CHANCE_PER_SHIP,
    bring_home,
    how_many_marked,
    lose_ships,
    regroup,
    send,
    spare_price,
    which_ships,
)
from ..common.special import is_idle, jump_to, mark_ship, new_marker
from ..common.techs import act, keep, research_from
from .deals import answer_deal, answer_talk
from .powers import answer_by_meaning

DECISIVE = 8.0  # what winning an encounter brings that may decide the game
THREAT_WORTH = 0.5  # of an encounter with a rival who comes near to winning by its power
WITHIN_REACH = 6  # points that a power may add to a side's reinforcements
Handler: TypeAlias = Callable[[Reading, Any, Rng], Option]


class SteadyBot:
    """Each known question has a handler; other questions are answered by their shape."""

    thinks_ahead = False

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if is_idle(decision):
            return PASS
        return handler_of(HANDLERS, decision)(Reading.of(look), decision, rng)


def handler_of(handlers: Mapping[str, Handler], decision: Decision[Any]) -> Handler:
    """The one for this question or for one that asks the same; else one by its shape and its meaning."""
    prompt = decision.prompt
    found = handlers.get(prompt) or handlers.get(prompt.like)
    return found or (answer_offer if decision.kind == "offer" else answer_by_shape)


# ---------------------------------------------------------------- destiny and launch


def choose_defense(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """A wild destiny: the seat whose weakest planet is the best target, preferably one with few cards."""

    def worth(seat: int) -> float:
        planets, cards = r.view.home_planets(seat), r.seats[seat].hand
        return max(_worth_of_target(r, planet, seat) for planet in planets) - 0.02 * cards + _threat(r, seat)

    return max(decision.options, key=worth)


def _worth_of_target(r: Reading, planet: int, defense: int) -> float:
    """A planet is a good target if it gives a new foreign colony, has few defenders, or is a foreign colony of a rival
    who is close to victory."""
    held = r.view.planets[planet][defense]
    worth = -0.08 * held
    worth += 1.0 if r.would_be_foreign(r.me, planet) else 0.0
    if held and r.view.home_of[planet] != defense and r.missing(defense) <= 2:
        worth += 0.6
    if r.near:
        worth += CLAIM_WORTH * any(r.is_claim(seat, planet) for seat in r.rivals())
    return worth


def _threat(r: Reading, seat: int) -> float:
    """A rival who is about to win by its power must be met: where its colony is that wins, or at home, because without
    home colonies it has no power."""
    if seat not in r.near or seat == r.me:
        return 0.0
    claims = any(r.is_claim(seat, planet) for planet in range(len(r.view.planets)))
    return CLAIM_WORTH if claims else THREAT_WORTH if r.away(seat) <= 2 else 0.0


def choose_target(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Whoever may be the defense there: one seat, or at home anybody with a colony."""

    def worth(planet: int) -> float:
        colonists = [r.defense] if r.defense >= 0 else colonists_on(r, planet)
        return max((_worth_of_colony(r, planet, seat) for seat in colonists), default=0.0)

    return max(decision.options, key=lambda planet: (worth(planet), rng.below(64)))


def colonists_on(r: Reading, planet: int) -> list[int]:
    """Whose foreign colony can be attacked there."""
    return [seat for seat, held in enumerate(r.view.planets[planet]) if held and seat != r.view.home_of[planet]]


def _worth_of_colony(r: Reading, planet: int, seat: int) -> float:
    """The target, and the threat that its owner is where another could be attacked instead."""
    return _worth_of_target(r, planet, seat) + (_threat(r, seat) if r.defense < 0 else 0.0)


def choose_colonist(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    planet = (decision.about or {})["planet"]
    return max(decision.options, key=lambda seat: (_worth_of_colony(r, planet, seat), rng.below(64)))


def own_colour(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Attack a rival who lacks only one colony; resettle if its own power is lost; else draw again."""
    at_home = "attack-at-home" in decision.options
    seats = [option for option in decision.options if isinstance(option, int)]
    if at_home:
        seats = sorted({seat for planet in r.view.home_planets(r.me) for seat in colonists_on(r, planet)})
    near = [seat for seat in seats if r.missing(seat) <= 1]
    if near:
        return "attack-at-home" if at_home else near[0]
    weak = r.home(r.me) <= r.view.home_for_power - 1
    return "resettle" if weak and "resettle" in decision.options else "redraw"


def launch(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """As many ships as can be spared; more against a rival who is about to win by the colony that is attacked."""
    return send(r, decision, DECISIVE if r.is_claim(r.defense, r.target) else 1.0)


# ---------------------------------------------------------------- alliances


def invite(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The defense invites everybody, because rewards are cheap. The offense invites only if it may lose, and only seats
    that are far from victory, because its allies get colonies."""
    guests = list(decision.options)
    if DONE in guests:
        guests.remove(DONE)
    if r.me == r.defense:
        return tuple(guests) if r.missing(r.offense) <= 1 or _best_chance(r, DEFENSE) < 0.9 else ()
    harmless = [seat for seat in guests if r.missing(seat) > 1 or not r.would_be_foreign(seat, r.target)]
    if _best_chance(r, OFFENSE) > 0.7 and r.missing(r.me) > 1:
        return ()
    harmless = [seat for seat in harmless if r.missing(seat) > 2 or r.missing(r.me) <= 1]
    return tuple(sorted(harmless, key=guests.index))


def _best_chance(r: Reading, side: int) -> float:
    """The probability that my best card wins with the ships that are there now."""
    other = r.defense if side == OFFENSE else r.offense
    odds, lead = opposing(r, other), lead_in_ships(r, side)
    cards = [face for face in r.hand().values() if face.encounter]
    return max((chance(r, card, odds, side, lead) for card in cards), default=0.0)


def ally(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The side that is worth most to me, or none if joining either side costs more than it brings."""
    worth: dict[Option, float] = {}
    for option in decision.options:
        side = {"offense": OFFENSE, "defense": DEFENSE}.get(option, -1)
        worth[option] = _worth_of_joining(r, side)
    return max(decision.options, key=lambda option: worth[option])


def _worth_of_joining(r: Reading, side: int) -> float:
    """The average of both results if I bring two ships to this side (-1: to none)."""
    ships = 2
    lead = r.ships(OFFENSE) - r.ships(DEFENSE) + (ships if side == OFFENSE else -ships if side == DEFENSE else 0)
    likely = min(0.95, max(0.05, 0.5 + CHANCE_PER_SHIP * lead))
    landing = [r.offense, *r.allies(OFFENSE), *([r.me] if side == OFFENSE else [])]
    gains = {seat: int(r.would_be_foreign(seat, r.target)) for seat in landing}
    worth = likely * r.worth_of_colonies(gains)
    if r.near:
        joined = [{**r.fleet(at), **({r.me: ships} if at == side else {})} for at in (OFFENSE, DEFENSE)]
        fleets = joined[OFFENSE], joined[DEFENSE]
        worth += likely * r.worth_by_other_ways(OFFENSE, fleets)
        worth += (1 - likely) * r.worth_by_other_ways(DEFENSE, fleets)
    if side >= 0:
        worth -= spare_price(r)
    if side == OFFENSE:
        worth -= (1 - likely) * ships * SHIP_WORTH
    elif side == DEFENSE:
        worth += (1 - likely) * ships * CARD_WORTH - likely * ships * SHIP_WORTH
    return worth


def ally_ships(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """More ships when somebody may win the game by this encounter."""
    side = r.side_of(r.me)
    decisive = r.missing(r.offense) <= 1 or (side == OFFENSE and r.missing(r.me) <= 1)
    if r.near and not decisive:
        decisive = abs(r.worth_of_win(OFFENSE) - r.worth_of_win(DEFENSE)) >= CLAIM_WORTH
    return send(r, decision, DECISIVE if decisive else 0.8)


# ---------------------------------------------------------------- cards


def encounter_card(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The card that is worth most against what the opponent may play."""
    hand = r.hand()
    odds = opposing(r, r.defense if r.me == r.offense else r.offense)
    lead = lead_in_ships(r, OFFENSE if r.me == r.offense else DEFENSE)
    worth: dict[str, float] = {}
    for card in decision.options:
        face = hand[card]
        if face.id not in worth:
            worth[face.id] = worth_of_card(r, face, odds, lead)
    return max(decision.options, key=lambda card: worth[hand[card].id])


def reinforce(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Only if it turns the result for the side I want to win; the cheapest card that does."""
    side = wanted_side(r)
    if decision.kind == "offer" and (side < 0 or leads(r, side)):
        return PASS
    hand = r.hand()
    offered = [option for option in decision.options if isinstance(option, tuple)]
    reach = sum(hand[card].value for card, _ in offered) // 2
    turning: list[tuple[int, Option]] = []
    for option in offered:
        card, at = option
        value = hand[card].value
        if leads(r, side, (value, 0) if at == OFFENSE else (0, value)):
            turning.append((value, option))
        elif reach > value and leads(r, side, (reach, 0) if at == OFFENSE else (0, reach)):
            turning.append((100 - value, option))  # the first of several cards that turn the result together
    return min(turning)[1] if turning else otherwise_reinforce(r, decision, side)


def otherwise_reinforce(r: Reading, decision: Decision[Any], side: int) -> Option:
    """No card turns the result. A power that adds something is used if a little more would; who must name a card names
    the highest one for its own side."""
    if decision.kind == "offer":
        powers = [option for option in decision.options if isinstance(option, str) and option != PASS]
        extra = (WITHIN_REACH, 0) if side == OFFENSE else (0, WITHIN_REACH)
        return powers[0] if powers and leads(r, side, extra) else PASS
    hand = r.hand()
    return max(decision.options, key=lambda option: (option[1] == side, hand[option[0]].value))


# ---------------------------------------------------------------- ships that come and go


def reward_ships(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Ships if many are in the warp, else cards."""
    stuck = r.view.warp[r.me]
    short = r.seats[r.me].hand < 5
    wanted = max(0, stuck - (8 if short else 3))
    return min(decision.options[-1], wanted)


def as_many_as_possible(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    return decision.options[-1]


def second_encounter(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Go on with a strong attack card, a negotiate card or a morph; else a new tech is better than nothing."""
    cards = [face for face in r.hand().values() if face.encounter]
    strong = any(face.value >= 8 or face.type is not CardType.ATTACK for face in cards)
    return "go-on" if strong else "new-tech" if "new-tech" in decision.options else "stop"


def go_on(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Another encounter is another chance for a colony, and a way to get rid of bad cards."""
    return "go-on"


# ---------------------------------------------------------------- anything else


def repelled(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The allies of the side I want to lose; if it has none, the first seat that can be named."""
    side = 1 - wanted_side(r)
    named = tuple(seat for seat in decision.options if isinstance(seat, int) and r.e.allied[seat] & (side + 1))
    return named or (next(seat for seat in decision.options if seat != DONE),)


def answer_by_shape(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """A question of some power or card: a side as in an alliance, anything else by its meaning."""
    if all(option in ("offense", "defense", "decline") for option in decision.options):
        return ally(r, decision, rng)
    return answer_by_meaning(r, decision, rng)


HANDLERS: dict[str, Handler] = {
    "wild": choose_defense,
    "aim": choose_target,
    "own-colour": own_colour,
    "colonist": choose_colonist,
    "launch": launch,
    "invite": invite,
    "ally": ally,
    "ally-ships": ally_ships,
    "encounter-card": encounter_card,
    "reinforce": reinforce,
    "deal": answer_deal,
    "talk": answer_talk,
    "deal-colony": lose_ships,
    "ships-home": bring_home,
    "lose-ships": lose_ships,
    "which-ships": which_ships,
    "how-many-marked": how_many_marked,
    "which-taken": which_ships,
    "how-many-taken": how_many_marked,
    "regroup": regroup,
    "reward-ships": reward_ships,
    "reward-cards": as_many_as_possible,
    "compensation": as_many_as_possible,
    "second-encounter": second_encounter,
    "next-or-tech": go_on,
    WINDOWS[W.REGROUP_TECH]: act,
    "research": research_from,
    "keep-tech": keep,
    "force-field": repelled,
    "mark-ship": mark_ship,
    "new-marker": new_marker,
    "flagship-to": jump_to,
    **rewards.HANDLERS,
}
