"""What the texts of destiny cards are worth to the seat that carries them out. They are data, so no card is known here.

The unit is the strength of `standing`: a planet early in the game is about half a point.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any

from ...engine.model import effects as does
from ...engine.model.effects import Effect
from ...engine.model.places import SYMBOLS, Symbol
from .reading import Reading

CARD = 0.03  # from one's own deck; these two are parts of `Weights.cards`
SUPPORT = 0.12  # a reinforcement


def ships(r: Reading, seat: int, number: int) -> float:
    """What so many more (or fewer) ships in supply are worth to a seat; they come from the Warp or go there."""
    before = r.view.supply[seat]
    number = max(-before, min(number, r.view.warp[seat]))
    supply = r.weights.supply
    held = max(0, min(len(supply) - 1, before)), max(0, min(len(supply) - 1, before + number))
    return supply[held[1]] - supply[held[0]] - r.weights.recoverable * number


def tactics(r: Reading, seat: int, number: int) -> float:
    """What so many more (or fewer) readied tactics are worth."""
    ready = r.seats[seat].ready.bit_count()
    return r.weights.tactic * (max(0, min(len(r.tokens), ready + number)) - ready)


def friend(r: Reading, seat: int) -> float:
    """What it is worth to increase a friendship: an ally, if the seat has none, or none for the opponent."""
    mine = [envoy for envoy in r.view.envoys if envoy.ally == seat and not r.may(seat, "envoy_limit")]
    theirs = [envoy for envoy in r.view.envoys if envoy.ally == 1 - seat]
    by = r.weights
    taken = max((by.ally if envoy.up else by.hidden_ally for envoy in theirs), default=0.0)
    return max(0.02 if mine else by.hidden_ally, taken)


def total(effects: Sequence[Effect], r: Reading, seat: int) -> float:
    """What all of these are worth together."""
    return sum(worth(effect, r, seat) for effect in effects)


@singledispatch
def worth(effect: Effect, r: Reading, seat: int) -> float:
    """What an effect is worth to the seat that carries it out; below zero it is a loss. Nothing is known of others."""
    return 0.0


def _register(kind: type[Effect], value: Callable[[Any, Reading, int], float]) -> None:
    worth.register(kind, value)


_register(does.Recover, lambda effect, r, seat: ships(r, seat, effect.ships))
_register(does.Draw, lambda effect, r, seat: CARD * r.weights.cards * effect.number)
_register(does.Gain, lambda effect, r, seat: SUPPORT * r.weights.cards * min(effect.number, r.view.support))
_register(does.Ready, lambda effect, r, seat: tactics(r, seat, effect.number))
_register(does.Spend, lambda effect, r, seat: tactics(r, seat, -effect.number))
_register(does.Befriend, lambda effect, r, seat: friend(r, seat))
_register(does.Unfriend, lambda effect, r, seat: 0.02 if effect.may else -0.02)
_register(
    does.TakeRandom, lambda effect, r, seat: 2 * CARD * r.weights.cards * min(effect.number, r.seats[1 - seat].hand)
)
_register(does.FromPile, lambda effect, r, seat: 0.12 if r.seats[seat].pile else 0.0)
_register(does.DiscardAny, lambda effect, r, seat: CARD * r.weights.cards * (1 + effect.more))
_register(does.Give, lambda effect, r, seat: 0.0)
_register(does.LoseSupply, lambda effect, r, seat: ships(r, seat, -_lost(r, seat, effect)))
_register(does.Bombard, lambda effect, r, seat: -ships(r, 1 - seat, -_lost(r, 1 - seat, effect)))
_register(does.StrikePlanet, lambda effect, r, seat: r.weights.planet / 2 if r.seats[1 - seat].planets else 0.0)
_register(does.SendMore, lambda effect, r, seat: 0.05 if r.seats[seat].planets else 0.0)
_register(does.Settle, lambda effect, r, seat: r.weights.planet if r.seats[seat].planets <= effect.most else 0.0)
_register(does.Choose, lambda effect, r, seat: max(total(way, r, seat) for _, way in effect.ways))
_register(does.Each, lambda effect, r, seat: total(effect.effects, r, seat) - total(effect.effects, r, 1 - seat))
_register(does.Other, lambda effect, r, seat: -total(effect.effects, r, 1 - seat))


@worth.register
def _recover_for(effect: does.RecoverFor, r: Reading, seat: int) -> float:
    return ships(r, seat, max(effect.low, min(effect.high, effect.each * r.seats[1 - seat].planets)))


@worth.register
def _draw_up(effect: does.DrawUp, r: Reading, seat: int) -> float:
    number = max(0, r.seats[seat].hand_limit - r.seats[seat].hand)
    return CARD * r.weights.cards * number + (total(effect.then, r, seat) if number < effect.under else 0.0)


@worth.register
def _by_role(effect: does.ByRole, r: Reading, seat: int) -> float:
    ways = (effect.leader, effect.straggler)
    mine, theirs = ways if seat == r.view.leader else ways[::-1]
    return total(mine, r, seat) - total(theirs, r, 1 - seat)


@worth.register
def _lines(effect: does.Lines, r: Reading, seat: int) -> float:
    tiles = [tile for tile in r.view.row if not effect.own or seat in r.controllers(tile)]
    values = sorted({SYMBOLS[tile]: total(line(effect, tile), r, seat) for tile in tiles}.values(), reverse=True)
    if not values:
        return total(effect.without, r, seat)
    return sum(values[: effect.planets or len(values)])


def line(effect: does.Lines, tile: int) -> tuple[Effect, ...]:
    """What a planet brings."""
    return {Symbol.BLUE: effect.blue, Symbol.PINK: effect.pink, Symbol.GREEN: effect.green}[SYMBOLS[tile]]


def _lost(r: Reading, seat: int, effect: does.LoseSupply | does.Bombard) -> int:
    return max(0, min(effect.ships, r.view.supply[seat] - effect.keep))
