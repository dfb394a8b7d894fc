"""Answers that follow from what lies open: planets, envoys, tactics, cards of one's own hand, ships. All levels but the
beginner use them as they are, or as a first guess."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from typing import Any, TypeAlias

from warptable.kernel import DONE, PASS, Decision, Distribute, Of, Option, PickSome, Rng

from ...engine.content.registry import registry
from ...engine.model import prompts
from ...engine.model.cards import FACES
from ...engine.model.effects import Choose, Effect, Lines
from ...engine.model.places import SUPPLY, WARP
from ...engine.model.views import EnvoyView
from ...engine.rules.cards import DestinyCard
from ...engine.rules.reckoning import bred
from ..joint.plain import BLAST, RECOVER
from .cards import worth_of_face
from .effects import CARD, SUPPORT, line, ships, tactics, total
from .reading import Reading

Handler: TypeAlias = Callable[[Reading, Any, Rng], Option]
ENOUGH = 9  # ships in supply above which some can be spared
CLOUT = 0.03  # a point of clout
THIN = 3  # ships on a planet above which more are wasted


# ---------------------------------------------------------------- the destiny card


def card_of(r: Reading) -> DestinyCard | None:
    """The destiny card that is being resolved."""
    return registry().cards[r.view.past[-1]] if r.view.past else None


def parts(effects: Sequence[Effect]) -> Iterator[Effect]:
    """These effects with all that stand inside them."""
    for effect in effects:
        yield effect
        names: Sequence[str] = type(effect).__slots__
        for inner in (getattr(effect, name) for name in names):
            if isinstance(inner, tuple):
                yield from parts([one for one in _flat(inner) if isinstance(one, Effect)])


def _flat(items: tuple[Any, ...]) -> Iterator[Any]:
    for item in items:
        if isinstance(item, tuple):
            yield from _flat(item)
        else:
            yield item


def texts_of(r: Reading) -> list[Effect]:
    """Everything that the destiny card does."""
    card = card_of(r)
    if card is None:
        return []
    prize = card.prize.effects if card.prize is not None else ()
    return list(parts((*card.effects, *card.on_sent, *card.before_plans, *prize)))


def choice(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The alternative of a destiny card that is worth most by its text."""
    ways: dict[str, tuple[Effect, ...]] = {}
    for effect in texts_of(r):
        if isinstance(effect, Choose):
            ways.update(effect.ways)
    if any(option not in ways for option in decision.options):
        return rng.choice(decision.options)
    return max(decision.options, key=lambda option: total(ways[option], r, r.me))


def resources(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The planet whose line is worth most; with several, the best of them."""
    lines = next((effect for effect in texts_of(r) if isinstance(effect, Lines)), None)
    if lines is None:
        return rng.choice(decision.options)
    worth = {tile: total(line(lines, tile), r, r.me) for tile in r.view.row}
    if isinstance(decision, PickSome):
        best = sorted(decision.items, key=lambda tile: -worth.get(tile, 0.0))[: decision.high]
        return tuple(tile for tile in decision.items if tile in best)
    return max(decision.options, key=lambda tile: worth.get(tile, -1.0))


# ---------------------------------------------------------------- planets


def where(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """A planet that the other seat alone controls, with few of its ships; next one that nobody controls."""

    def wanted(tile: int) -> tuple[float, int]:
        here, row = r.controllers(tile), r.view.ships[tile]
        gain = (r.other in here) - (r.me in here)
        return gain - 0.1 * row[r.other] * (gain > 0) + 0.1 * row[r.me] * (gain < 0), -tile

    tiles = [option for option in decision.options if isinstance(option, int)]
    return max(tiles, key=wanted) if tiles else rng.choice(decision.options)


def strike(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Where the other seat has the fewest ships, so that it loses the planet."""
    tiles = [option for option in decision.options if isinstance(option, int)]
    return min(tiles, key=lambda tile: (r.view.ships[tile][r.other], tile)) if tiles else rng.choice(decision.options)


# ---------------------------------------------------------------- envoys


def envoy(r: Reading, icon: Option) -> EnvoyView | None:
    return next((one for one in r.view.envoys if one.icon == icon), None)


def friend_up(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """A first ally; else take one from the opponent, best one that acts already."""
    has_ally = any(one.ally == r.me for one in r.view.envoys) and not r.may(r.me, "envoy_limit")

    def wanted(icon: Option) -> float:
        one = envoy(r, icon)
        if one is None:
            return 0.0
        if one.ally == r.other:
            return 3.0 if one.up else 1.5
        return -1.0 if one.ally == r.me else 0.5 if has_ally else 2.0 + 0.5 * one.up

    return _best(decision, rng, lambda icon: wanted(icon) + 0.1 * (icon != PASS))


def friend_down(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Nothing, or without effect: the opponent's ally. Else a facedown envoy, whose worth nobody knows."""

    def harm(icon: Option) -> float:
        one = envoy(r, icon)
        if one is None or one.ally == r.other:
            return 0.0
        return (2.0 if one.ally == r.me else 1.0) + 0.5 * one.up

    return min(decision.options, key=harm)


def keep_envoy(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The one that acts already; of two others any."""
    up = [icon for icon in decision.options if (one := envoy(r, icon)) is not None and one.up]
    return rng.choice(up or decision.options)


def reveal_envoy(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """An envoy that lies facedown does nothing, so it is turned up."""
    if isinstance(decision, PickSome):
        return tuple(decision.items[: decision.high])
    return "reveal" if "reveal" in decision.options else decision.options[-1]


# ---------------------------------------------------------------- tactics


def worth_of_tactic(r: Reading, tactic: int) -> float:
    """A tactic by its halves: a blast counts most, then a recover, then a shield."""
    weights = {BLAST: 1.0, RECOVER: 1.5}
    return sum(weights.get(kind, 0.6) * value for kind, value in r.tokens[tactic])


def ready(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    return _tactics(r, decision, 1.0)


def spend(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    return _tactics(r, decision, -1.0)


def _tactics(r: Reading, decision: Decision[Any], sign: float) -> Option:
    """The best tactics, or the worst ones."""
    if isinstance(decision, PickSome):
        ranked = sorted(decision.items, key=lambda tactic: -sign * worth_of_tactic(r, tactic))
        number = decision.high if sign > 0 else decision.low
        return tuple(tactic for tactic in decision.items if tactic in ranked[:number])
    tactics = [option for option in decision.options if isinstance(option, int)]
    return max(tactics, key=lambda tactic: sign * worth_of_tactic(r, tactic)) if tactics else decision.options[0]


# ---------------------------------------------------------------- cards


def give_up(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The cards that are worth least; where their number is free, all that are worth less than nothing."""
    held = r.hand
    if not isinstance(decision, PickSome):
        cards = [option for option in decision.options if isinstance(option, int)]
        return min(cards, key=lambda card: worth_of_face(held[card])) if cards else decision.options[0]
    ranked = sorted(decision.items, key=lambda card: worth_of_face(held[card]))
    useless = sum(worth_of_face(held[card]) < 0 for card in ranked)
    chosen = ranked[: max(decision.low, min(decision.high, useless))]
    return tuple(card for card in decision.items if card in chosen)


def from_pile(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The best card of its own pile, whose order is public."""
    faces = dict(zip(decision.options, r.seats[r.me].pile, strict=False))
    return max(decision.options, key=lambda option: worth_of_face(FACES[faces[option]]) if option in faces else -1.0)


def build(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """What makes the highest number of the plans laid."""
    faces = {card.number: FACES[card.face].value for card in laid_cards(r)}

    def number(option: Any) -> float:
        tens, ones, half = option
        main = faces.get(tens, 0) if ones < 0 else bred(faces.get(tens, 0), faces.get(ones, 0))
        return main + (faces.get(half, 0) // 2 if half >= 0 else 0)

    return max(decision.options, key=number)


def laid_cards(r: Reading) -> Sequence[Any]:
    frame = r.view.frame
    return frame.laid[r.me].faces if frame is not None else ()


# ---------------------------------------------------------------- ships


def recover_from(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """All that can be had, from the Warp first: ships on the Warpplanet are of use there."""
    return _spread(decision, decision.high, lambda place: place != WARP)


def destroyed_to(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """Home to the supply if possible, else anywhere but the Warp."""
    return _spread(decision, decision.high, lambda place: (place != SUPPLY, place == WARP))


def retreat(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """As few as must be, unless the supply runs low: then from planets with ships to spare."""
    number = decision.low
    if r.view.supply[r.me] < ENOUGH:
        spare = sum(max(0, min(most, r.view.ships[place][r.me] - 1)) for place, most in decision.places if place >= 0)
        number = max(number, min(decision.high, spare, ENOUGH - r.view.supply[r.me]))
    left = {place: r.view.ships[place][r.me] for place, _ in decision.places}
    return _one_by_one(decision, number, lambda place, taken: -(left[place] - taken))


def send_to(r: Reading, decision: Distribute, rng: Rng) -> Option:
    """One ship after another to the thinnest planet, as long as the supply is full."""
    spare = max(0, r.view.supply[r.me] - ENOUGH)
    thin = sum(max(0, THIN - r.view.ships[place][r.me]) for place, _ in decision.places if place >= 0)
    number = max(decision.low, min(decision.high, spare, thin))
    there = {place: r.view.ships[place][r.me] for place, _ in decision.places}
    return _one_by_one(decision, number, lambda place, put: there[place] + put)


def _spread(decision: Distribute, number: int, key: Callable[[int], Any]) -> Option:
    """This many ships, from or to the best places first."""
    left, found = number, []
    for place, most in sorted(decision.places, key=lambda pair: key(pair[0])):
        if count := min(left, most):
            found.append((place, count))
            left -= count
    return tuple(sorted(found, key=lambda pair: [place for place, _ in decision.places].index(pair[0])))


def _one_by_one(decision: Distribute, number: int, key: Callable[[int, int], Any]) -> Option:
    """This many ships, each where it fits best after the ones before."""
    taken = dict.fromkeys((place for place, _ in decision.places), 0)
    most = dict(decision.places)
    for _ in range(number):
        places = [place for place in taken if taken[place] < most[place]]
        if not places:
            break
        best = min(places, key=lambda place: key(place, taken[place]))
        taken[best] += 1
    return tuple((place, count) for place, count in taken.items() if count)


# ---------------------------------------------------------------- questions of powers


def by_meaning(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """A question that no handler knows: by what its declaration says of its answers, and by its shape."""
    prompt = decision.prompt
    if isinstance(decision, Distribute):
        return _spread(decision, decision.high if prompt.gains else decision.low, lambda place: place == WARP)
    if prompt.odds:
        return by_odds(decision, rng)
    if prompt.brings:
        return _best(decision, rng, lambda option: worth_of_answer(r, prompt.brings.get(option)))
    if prompt.of == Of.CARD:
        return _of_cards(r, decision, rng)
    if prompt.of == prompts.OF_ENVOY:
        return (friend_up if prompt.gains else friend_down)(r, decision, rng)
    if prompt.of == prompts.OF_TACTIC:
        return (ready if prompt.gains else spend)(r, decision, rng)
    if prompt.of == Of.PLANET:
        return (strike if prompt.harms else where)(r, decision, rng)
    return rng.choice(decision.options)


def by_odds(decision: Decision[Any], rng: Rng) -> Option:
    """One of the answers by chance, each as often as it is declared to be right."""
    odds = decision.prompt.odds
    every = [option for option in decision.options for _ in range(odds.get(option, 1))]
    return rng.choice(every)


def _of_cards(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    if decision.prompt.matches:
        return middling(r, decision)
    if not decision.prompt.gains:
        return give_up(r, decision, rng)
    cards = [option for option in decision.options if option in r.hand]
    if not cards or isinstance(decision, PickSome):
        return rng.choice(decision.options)
    return max(cards, key=lambda card: worth_of_face(r.hand[card]))


def middling(r: Reading, decision: Decision[Any]) -> Option:
    """The plan that is closest to a middling one of the opponent; nothing where that is possible."""
    middle = median(r.pool(r.other))

    def distance(card: int) -> tuple[bool, float]:
        return not r.hand[card].plan, abs(r.hand[card].value - middle)

    if isinstance(decision, PickSome):
        return (min(decision.items, key=distance),) if decision.low else ()
    return min((option for option in decision.options if option in r.hand), key=distance)


def worth_of_answer(r: Reading, brings: prompts.Brings | None) -> float:
    """What an answer is worth that brings this."""
    if brings is None:
        return 0.0
    return (
        CARD * r.weights.cards * brings.cards
        + ships(r, r.me, brings.ships)
        + SUPPORT * r.weights.cards * brings.support
        + tactics(r, r.me, brings.tactics)
        + CLOUT * brings.clout * (r.view.frame is not None)
        - ships(r, r.other, -brings.other_ships)
    )


def _best(decision: Decision[Any], rng: Rng, worth: Callable[[Option], float]) -> Option:
    """The option that is worth most; one of several equal ones by chance."""
    values = [worth(option) for option in decision.options]
    most = max(values)
    return rng.choice([option for option, value in zip(decision.options, values, strict=True) if value == most])


def use(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """What may be used is used, mostly: its owner chose the alien for it."""
    offered = [option for option in decision.options if option not in (PASS, DONE)]
    return rng.choice(offered) if offered and rng.below(4) else decision.options[0]


def first(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    return decision.options[0]


OPEN: Mapping[str, Handler] = {
    prompts.HAND_LIMIT: give_up,
    prompts.DISCARD: give_up,
    prompts.GIVE: give_up,
    prompts.EXCHANGE: give_up,
    prompts.WHERE: where,
    prompts.DESTROY_AT: strike,
    prompts.REVEAL_ENVOY: reveal_envoy,
    prompts.FRIEND_UP: friend_up,
    prompts.FRIEND_DOWN: friend_down,
    prompts.KEEP_ENVOY: keep_envoy,
    prompts.READY: ready,
    prompts.SPEND: spend,
    prompts.FROM_PILE: from_pile,
    prompts.BUILD: build,
    prompts.LINE: resources,
    prompts.CHOICE: choice,
    prompts.RECOVER_FROM: recover_from,
    prompts.DESTROYED_TO: destroyed_to,
    prompts.RETREAT: retreat,
    prompts.SEND_TO: send_to,
    prompts.USE: use,
    prompts.ORDER_USES: first,
}
"""The questions that are answered by what lies open."""
