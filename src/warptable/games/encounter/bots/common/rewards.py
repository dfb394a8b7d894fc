"""Reward cards: which backs to take, when to lay kickers and intimidates, when to play rifts and artifacts."""

from collections.abc import Callable
from typing import Any

from warptable.kernel import Decision, Distribute, Rng
from warptable.kernel.decisions import DONE, Option

from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.roles import DEFENSE, OFFENSE
from .cards import best_worth
from .chances import chance, lead_in_ships, likely, opposing, unseen_rewards
from .hand import REWARD_WORTH, RIFT_COST
from .reading import CARD_WORTH, Reading
from .ships import price

KEPT = 0.06  # what a kicker is worth in hand, for a better encounter
HIGH = 12  # an attack of this value is played rather than an intimidate
FEARED = 15  # an intimidate that others should lay for their side is at least so high
DESPERATE = 0.35  # a main player who is as unlikely to win would rather see both sides lose
FULL = 8  # cards in a hand that needs no more
STUCK = 5  # ships in the warp: three more would not come back soon


# ---------------------------------------------------------------- backs


def reward_backs(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Reward cards are better than cosmic ones, but a hand needs encounter cards: one of several drawn cards is a
    cosmic one if none is held."""
    most = decision.options[-1]
    bare = not any(face.encounter for face in r.hand().values())
    return max(decision.options[0], most - 1) if bare and most > 1 else most


def take_rewards(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """As many as possible, unless too many of those that the victim may hold are rifts."""
    victim = (decision.about or {}).get("victim", -1)
    known = [FACES[face] for face in r.seats[victim].known] if victim >= 0 else []
    left = unseen_rewards(r)
    rifts = sum(count for face, count in left.items() if FACES[face].type is CardType.RIFT) / max(1, left.total())
    held = [face for face in known if face.type is CardType.RIFT]
    danger = 1.0 if held and victim >= 0 and r.seats[victim].rewards <= 2 * len(held) else rifts
    worth = REWARD_WORTH - danger * RIFT_COST
    return decision.options[-1 if worth > CARD_WORTH else 0]


# ---------------------------------------------------------------- cards laid facedown


def lay_kicker(r: Reading, face: Face) -> bool:
    """If my best card is worth this much more with it; one that multiplies by one only spoils everything."""
    if not r.is_main():
        return False
    side = r.side_of(r.me)
    odds, lead = opposing(r, r.defense if side == OFFENSE else r.offense), lead_in_ships(r, side)
    if face.value == 1:
        lost = r.worth_of_win(1 - side) < -1.0 or r.ships(1 - side) >= r.ships(side) + 3
        return lost and _best_chance(r, side, lead) < DESPERATE
    return best_worth(r.with_kicker(face), odds, lead) > best_worth(r, odds, lead) + KEPT


def _best_chance(r: Reading, side: int, lead: int) -> float:
    odds = opposing(r, r.defense if side == OFFENSE else r.offense)
    cards = {face.id: face for face in r.hand().values() if face.encounter}
    return max((chance(r, card, odds, side, lead) for card in cards.values()), default=0.0)


def lay_intimidate(r: Reading, face: Face) -> bool:
    """A main player without a high attack lays a high one, which becomes its card; an ally offers a high one to its
    side. A low one deceives nobody who knows these bots."""
    if r.view.encounter is None or face.value < FEARED:
        return False
    if r.is_main() and r.defense >= 0:
        attacks = [held.value for held in r.hand().values() if held.type is CardType.ATTACK]
        return max(attacks, default=0) < min(HIGH, face.value)
    return not r.is_main() and r.side_of(r.me) >= 0


def replace_card(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """An ally's intimidate instead of my card, if mine is likely to lose; that of whoever wants me to win most."""
    side = r.side_of(r.me)
    allies = [option for option in decision.options if isinstance(option, int)]
    if likely(r, side) > 0.4 or not allies:
        return decision.prompt.words[0]
    row = r.view.gate if side == OFFENSE else r.view.beside
    return max(allies, key=lambda seat: (row[seat], -seat))


# ---------------------------------------------------------------- cards that are played


def play_rift(r: Reading, face: Face) -> bool:
    """A colony at once, cards for a hand that is not full, or ships if some of mine are in the warp."""
    if face.value == 1:
        return True
    return r.seats[r.me].hand < FULL if face.value == 2 else r.view.warp[r.me] >= 2


def _turns(r: Reading) -> bool:
    """If the side that I want to lose is about to win."""
    side = r.side_of(r.me)
    return side >= 0 and likely(r, side) < 0.5


def _harms_the_leader(r: Reading) -> bool:
    """If a rival near victory has a foreign colony of a single ship."""
    leader = r.leader()
    thin = [p for p, row in enumerate(r.view.planets) if row[leader] == 1 and r.view.home_of[p] != leader]
    return r.missing(leader) <= 2 and bool(thin)


def _rewards_turn(r: Reading) -> bool:
    """If my side wins and I would rather be rewarded than land, or the other way round: as an ally of the offense with
    no colony to gain, or as an ally of the defense where there is one."""
    side = r.side_of(r.me)
    if side < 0 or r.is_main():
        return side >= 0 and r.me == r.defense and likely(r, OFFENSE) > 0.8
    lands = r.would_be_foreign(r.me, r.target)
    return likely(r, side) > 0.6 and lands == (side == DEFENSE)


LAID: dict[CardType, Callable[[Reading, Face], bool]] = {
    CardType.KICKER: lay_kicker,
    CardType.INTIMIDATE: lay_intimidate,
    CardType.RIFT: play_rift,
}
"""When cards of these types are laid or played."""

MOMENTS: dict[str, Callable[[Reading], bool]] = {
    "omni-zap": _turns,
    "ship-zap": _harms_the_leader,
    "solar-wind": _rewards_turn,
    "victory-boon": lambda r: r.me == r.defense,
    "rebirth": lambda r: r.home(r.me) < r.view.home_for_power and bool(_spare(r)),
}
"""When the artifacts of the reward deck are played."""


# ---------------------------------------------------------------- what they ask


def _spare(r: Reading) -> list[int]:
    """The planets from which I can take a ship without giving up a colony."""
    return [planet for planet, row in enumerate(r.view.planets) if row[r.me] > 1]


def myself(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """My own ships first; when none of them is left, those of nobody else."""
    if r.me in decision.options:
        return r.me
    return DONE if DONE in decision.options else decision.options[0]


def leave_for_home(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """A ship for each home planet without one, from where others stay."""
    bare = sum(not r.view.planets[planet][r.me] for planet in r.view.home_planets(r.me))
    spare = [planet for planet, _ in decision.places if planet in _spare(r)]
    return tuple((planet, 1) for planet in spare[: max(decision.low, bare)])


def price_of_zap(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Three ships to the warp, unless so many are there that one less in the game is better."""
    return decision.prompt.words[0 if r.view.warp[r.me] >= STUCK else 1]


def ship_for_good(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """From where it is missed least."""
    return min(decision.options, key=lambda place: (price(r, place, r.view.ships_at(place)[r.me]), place))


def zapped_card(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """What lies on the other side, its encounter card first."""
    other = ("defense" if r.side_of(r.me) == OFFENSE else "offense") if r.side_of(r.me) >= 0 else ""
    theirs = [word for word in decision.options if other and word.startswith(other)]
    return theirs[0] if theirs else rng.choice(decision.options)


def found_planet(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """A new foreign colony, where the fewest ships of others are."""
    planets = r.view.planets
    return min(
        decision.options, key=lambda planet: (not r.would_be_foreign(r.me, planet), sum(planets[planet]), planet)
    )


HANDLERS: dict[str, Callable[[Reading, Any, Rng], Option]] = {
    "reward-backs": reward_backs,
    "take-rewards": take_rewards,
    "intimidate-offer": replace_card,
    "found-planet": found_planet,
    "rift-3-owner": myself,
    "rebirth-player": myself,
    "rebirth-from": leave_for_home,
    "omni-zap-price": price_of_zap,
    "omni-zap-ship": ship_for_good,
    "omni-zap-target": zapped_card,
}
"""How questions about reward cards are answered."""
