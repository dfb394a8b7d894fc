"""Moving ships: they leave where they are needed least, and return to where they are needed most."""

from typing import Any

from warptable.kernel import Decision, Distribute, Rng
from warptable.kernel.decisions import Option

from .reading import Reading, price_of_leaving

CHANCE_PER_SHIP = 0.045  # what one more ship adds to the chance to win the encounter
MANY_IN_WARP = 4  # with more ships in the warp, each of them makes sending dearer by SHORTAGE: only one ship
SHORTAGE = 0.004  # comes back each turn, and a game in which all ships are lost does not end


def send(r: Reading, decision: Distribute, gain: float) -> Option:
    """Take ships one by one from the cheapest place, while one more ship is worth its price. `gain` is what winning the
    encounter brings."""
    left = dict(decision.places)
    taken: dict[int, int] = {}
    scarce = SHORTAGE * max(0, r.view.warp[r.me] - MANY_IN_WARP)
    for number in range(decision.high):
        prices = [(price(r, place, n), place) for place, n in left.items() if n]
        if not prices:
            break
        cheapest, place = min(prices)
        if number >= decision.low and cheapest + scarce > CHANCE_PER_SHIP * gain:
            break
        left[place] -= 1
        taken[place] = taken.get(place, 0) + 1
    return tuple((place, taken[place]) for place, _ in decision.places if place in taken)


def price(r: Reading, place: int, n: int) -> float:
    """The price of taking one ship from a place where `n` are now."""
    if place < 0:
        return 0.0
    if n == 1:
        return price_of_leaving(r, r.me, place)
    return 0.03 / n + (0.01 if r.view.home_of[place] != r.me else 0.0)


def spare_price(r: Reading) -> float:
    """The price of the first ship that leaves for an encounter: high if every colony has only one ship."""
    planets = r.view.planets
    return min((price(r, place, row[r.me]) for place, row in enumerate(planets) if row[r.me]), default=1.0)


def bring_home(r: Reading, decision: Distribute, rng: Rng, most: int | None = None) -> Option:
    """Ships return to where the fewest are: all of them, or this many at most."""
    planets = r.view.planets
    standing = {place: planets[place][r.me] for place, _ in decision.places}
    spread: dict[int, int] = {}
    room = dict(decision.places)
    number = decision.high if most is None else min(decision.high, max(decision.low, most))
    for _ in range(number):
        open_places = [place for place in standing if room[place] > spread.get(place, 0)]
        if not open_places:
            break
        place = min(open_places, key=lambda p: (standing[p], r.view.home_of[p] == r.me, p))
        standing[place] += 1
        spread[place] = spread.get(place, 0) + 1
    return tuple((place, spread[place]) for place, _ in decision.places if place in spread)


def lose_ships(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """As few as possible, from the cheapest places."""
    return send(r, decision, 0.0)


def take_from(r: Reading, decision: Distribute, victim: int) -> Option:
    """Ships of somebody else: colonies with few ships first, abroad if possible."""
    left, taken = decision.low, {}
    for place, n in sorted(decision.places, key=lambda pair: (pair[1], r.view.home_of[pair[0]] == victim, pair[0])):
        if left and n:
            taken[place] = min(n, left)
            left -= taken[place]
    return tuple((place, taken[place]) for place, _ in decision.places if place in taken)


def regroup(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The ship from the warp goes to where the fewest are."""
    places = [place for place in decision.options if isinstance(place, int)]
    planets = r.view.planets
    return min(places, key=lambda p: (planets[p][r.me] if p >= 0 else 0, p))


def which_ships(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """A ship that counts more than others goes along wherever ships are sent, and is lost last; one of somebody else
    is picked first."""
    return decision.prompt.words[1 if _spares(decision) else 0]


def how_many_marked(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The same of several such ships: as many as possible go along, as few as possible are lost."""
    return decision.options[0 if _spares(decision) else -1]


def _spares(decision: Decision[Any]) -> bool:
    """Are these own ships that are lost?"""
    about = decision.about or {}
    return bool(about.get("lost")) and "victim" not in about


def send_number(r: Reading, decision: Distribute, number: int) -> Option:
    """This many ships: first spare ones of foreign colonies, which are rarely attacked, then from the fullest home
    planet. A colony is given up only if there is no other ship."""
    left = dict(decision.places)
    taken: dict[int, int] = {}
    for _ in range(max(decision.low, min(number, decision.high))):
        open_places = [place for place, n in left.items() if n]
        if not open_places:
            break
        place = min(open_places, key=lambda place: (_cost(r, place, left[place]), place))
        left[place] -= 1
        taken[place] = taken.get(place, 0) + 1
    return tuple((place, taken[place]) for place, _ in decision.places if place in taken)


def _cost(r: Reading, place: int, n: int) -> float:
    """The price of taking one ship from a place where `n` are now, for a bot that knows who is attacked."""
    if place < 0:
        return -1.0
    foreign = r.view.home_of[place] != r.me
    if n == 1:
        return price_of_leaving(r, r.me, place)
    return 0.0 if foreign else 0.2 / n


def home_first(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """Ships return to the home planets with the fewest ships, because those are attacked."""
    planets, home_of = r.view.planets, r.view.home_of
    standing = {place: planets[place][r.me] for place, _ in decision.places}
    spread: dict[int, int] = {}
    room = dict(decision.places)
    for _ in range(decision.high):
        open_places = [place for place in standing if room[place] > spread.get(place, 0)]
        if not open_places:
            break
        place = min(open_places, key=lambda p: (home_of[p] != r.me, standing[p], p))
        standing[place] += 1
        spread[place] = spread.get(place, 0) + 1
    return tuple((place, spread[place]) for place, _ in decision.places if place in spread)
