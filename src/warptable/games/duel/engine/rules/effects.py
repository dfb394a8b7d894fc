"""Carrying out what destiny cards say (`model/effects.py`): one small function for each kind of effect."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import PASS, Distribute, Pick, PickSome, Together

from ..model import effects as e
from ..model import prompts
from ..model.effects import Effect
from ..model.occurrences import Destruction
from ..model.places import SUPPLY
from ..verbs import cards, envoys, ships, table
from . import fleet, friendship, hands, planets, tactics
from .roles import check_roles

if TYPE_CHECKING:
    from ..game import Game


async def carry_out(g: Game, seat: int, effects: Sequence[Effect], source: str) -> None:
    """This seat does what these effects say, one after the other, each as far as possible (D-ABL-04, D-ABL-06)."""
    for effect in effects:
        done = DO[type(effect)](g, seat, effect, source)
        if done is not None:
            await done


# ---------------------------------------------------------------- cards


def _draw(g: Game, seat: int, effect: e.Draw, source: str) -> None:
    cards.draw(g, seat, effect.number, "text", source)


async def _draw_up(g: Game, seat: int, effect: e.DrawUp, source: str) -> None:
    if hands.draw_up(g, seat, "text", source) < effect.under:
        await carry_out(g, seat, effect.then, source)


def _gain(g: Game, seat: int, effect: e.Gain, source: str) -> None:
    cards.gain(g, seat, effect.number, source)


def _take_random(g: Game, seat: int, effect: e.TakeRandom, source: str) -> None:
    cards.take_random(g, seat, effect.number, source)


async def _from_pile(g: Game, seat: int, effect: e.FromPile, source: str) -> None:
    if pile := g.seats[seat].pile:
        faces = [g.s.faces[card] for card in pile]
        card = await Pick(seat, prompts.FROM_PILE, source, pile[:], about={"faces": faces})
        cards.take_back(g, seat, card, source)


def _discard_hand(g: Game, seat: int, effect: e.DiscardHand, source: str) -> None:
    cards.discard(g, seat, g.seats[seat].hand[:], "text", source)


async def _discard_any(g: Game, seat: int, effect: e.DiscardAny, source: str) -> None:
    chosen = await hands.choose_cards(g, seat, 0, len(g.seats[seat].hand), source)
    cards.discard(g, seat, chosen, "text", source)
    cards.draw(g, seat, len(chosen) + effect.more, "text", source)


async def _give(g: Game, seat: int, effect: e.Give, source: str) -> None:
    hands.need_card(g, seat)
    chosen = await hands.choose_cards(g, seat, effect.number, effect.number, source, prompt=prompts.GIVE)
    if chosen:
        cards.give(g, seat, chosen, source)


async def _exchange(g: Game, seat: int, effect: e.Exchange, source: str) -> None:
    asked = []
    for owner in g.order():
        hands.need_card(g, owner)
        hand = g.seats[owner].hand[:]
        number = min(effect.number, len(hand))
        asked.append(PickSome(owner, prompts.EXCHANGE, source, hand, number, number, secret=True) if number else None)
    given = [decision for decision in asked if decision is not None]
    answers = dict(zip([decision.seat for decision in given], await Together(given) if given else [], strict=True))
    cards.exchange(g, [answers.get(0, ()), answers.get(1, ())], source)


# ---------------------------------------------------------------- ships


async def _recover(g: Game, seat: int, effect: e.Recover, source: str) -> None:
    await fleet.recover(g, seat, effect.ships, source)


async def _recover_for(g: Game, seat: int, effect: e.RecoverFor, source: str) -> None:
    number = max(effect.low, min(effect.high, effect.each * g.count(1 - seat)))
    await fleet.recover(g, seat, number, source)


async def _lose_supply(g: Game, seat: int, effect: e.LoseSupply, source: str) -> None:
    await fleet.destroy(g, seat, effect.ships, SUPPLY, source, keep=effect.keep)


async def _bombard(g: Game, seat: int, effect: e.Bombard, source: str) -> None:
    await fleet.destroy(g, 1 - seat, effect.ships, SUPPLY, source, keep=effect.keep)


async def _lose_sent(g: Game, seat: int, effect: e.LoseSent, source: str) -> None:
    if g.frame.sent[seat] >= effect.least:
        await fleet.destroy(g, seat, effect.ships, g.frame.planet, source)


async def _strike_planet(g: Game, seat: int, effect: e.StrikePlanet, source: str) -> None:
    if tiles := g.planets(1 - seat):
        tile = await Pick(seat, prompts.DESTROY_AT, source, tiles)
        await fleet.destroy(g, 1 - seat, effect.ships, tile, source)


async def _destroy_all(g: Game, seat: int, effect: e.DestroyAll, source: str) -> None:
    tile = await planets.by_bar(g)
    if tile != planets.NOWHERE:
        await fleet.destroy_all(g, [Destruction(owner, g.ships(owner, tile), tile) for owner in g.order()], source)


async def _retreat_any(g: Game, seat: int, effect: e.RetreatAny, source: str) -> None:
    there = [(tile, g.ships(seat, tile)) for tile in g.s.row if g.ships(seat, tile)]
    if there:
        most = sum(number for _, number in there)
        for tile, number in await Distribute(seat, prompts.RETREAT, source, there, 0, most):
            ships.retreat(g, seat, number, tile, source)
        check_roles(g)


async def _send_more(g: Game, seat: int, effect: e.SendMore, source: str) -> None:
    most = min(effect.ships, g.ships(seat, SUPPLY))
    own = g.planets(seat)
    if most and own:
        for tile, number in await Distribute(seat, prompts.SEND_TO, source, [(tile, most) for tile in own], 0, most):
            ships.send(g, seat, number, tile, source)


async def _settle(g: Game, seat: int, effect: e.Settle, source: str) -> None:
    free = [tile for tile in g.s.row if not g.ships(seat, tile)]
    if free and g.ships(seat, SUPPLY) and g.count(seat) <= effect.most:
        tile = await Pick(seat, prompts.SETTLE, source, [PASS, *free])
        if tile != PASS:
            ships.send(g, seat, 1, tile, source)
            check_roles(g)


# ---------------------------------------------------------------- tactics, envoys


async def _ready(g: Game, seat: int, effect: e.Ready, source: str) -> None:
    await tactics.ready(g, seat, effect.number, source)


async def _spend(g: Game, seat: int, effect: e.Spend, source: str) -> None:
    await tactics.spend(g, seat, effect.number, source)


async def _befriend(g: Game, seat: int, effect: e.Befriend, source: str) -> None:
    await friendship.befriend(g, seat, source, may=effect.may)


async def _unfriend(g: Game, seat: int, effect: e.Unfriend, source: str) -> None:
    await friendship.unfriend(g, seat, source, may=effect.may)


def _all_neutral(g: Game, seat: int, effect: e.AllNeutral, source: str) -> None:
    for envoy in g.s.envoys:
        if envoy.ally >= 0:
            envoys.make_neutral(g, envoy, source)


async def _replace_neutral(g: Game, seat: int, effect: e.ReplaceNeutral, source: str) -> None:
    neutral = [envoy for envoy in g.s.envoys if envoy.ally < 0]
    for envoy in neutral:
        envoys.replace(g, envoy, source)
    if not neutral:
        await carry_out(g, g.straggler, effect.otherwise, source)


# ---------------------------------------------------------------- who and which


async def _each(g: Game, seat: int, effect: e.Each, source: str) -> None:
    for one in g.order(effect.first):
        await carry_out(g, one, effect.effects, source)


async def _by_role(g: Game, seat: int, effect: e.ByRole, source: str) -> None:
    leader = g.s.leader
    for one in g.order(effect.first):
        await carry_out(g, one, effect.leader if one == leader else effect.straggler, source)


async def _other(g: Game, seat: int, effect: e.Other, source: str) -> None:
    await carry_out(g, 1 - seat, effect.effects, source)


async def _choose(g: Game, seat: int, effect: e.Choose, source: str) -> None:
    ways = dict(effect.ways)
    word = await Pick(seat, prompts.CHOICE, source, list(ways))
    await carry_out(g, seat, ways[word], source)


async def _lines(g: Game, seat: int, effect: e.Lines, source: str) -> None:
    """D-RES-01..04: resources of planets."""
    tiles = g.planets(seat) if effect.own else [tile for tile in g.s.row if _line(tile) not in g.s.used]
    if not tiles:
        await carry_out(g, seat, effect.without, source)
        return
    for tile in await _named(g, seat, tiles, effect, source):
        if not effect.own:
            table.mark_used(g, _line(tile), "card")
        line: tuple[Effect, ...] = getattr(effect, g.symbol(tile).value)
        await carry_out(g, seat, line, source)


async def _named(g: Game, seat: int, tiles: list[int], effect: e.Lines, source: str) -> Sequence[int]:
    """The planets whose resources are acquired."""
    one_each = list({g.symbol(tile): tile for tile in reversed(tiles)}.values())[::-1]  # D-RES-03
    if effect.planets == 0:
        return one_each
    if effect.planets > 1:
        chosen: tuple[int, ...] = await PickSome(seat, prompts.LINE, source, tiles, 0, min(effect.planets, len(tiles)))
        return chosen
    return [await Pick(seat, prompts.LINE, source, one_each if effect.own else tiles)]


def _line(tile: int) -> str:
    """Under this name it is remembered that a planet was named for its resources."""
    return f"line-{tile}"


async def _certify(g: Game, seat: int, effect: e.Certify, source: str) -> None:
    held = [g.count(0), g.count(1)]
    for one in (0, 1):
        if held[one] >= effect.most and held[1 - one] <= effect.least:
            table.end_game(g, [one], source, source)
    for one in g.order():
        if held[one] <= held[1 - one]:
            await carry_out(g, one, effect.equal if held[0] == held[1] else effect.fewer, source)


DO: dict[type[Effect], Callable[[Game, int, Any, str], Awaitable[None] | None]] = {
    e.Recover: _recover,
    e.RecoverFor: _recover_for,
    e.Draw: _draw,
    e.DrawUp: _draw_up,
    e.Gain: _gain,
    e.Ready: _ready,
    e.Spend: _spend,
    e.Befriend: _befriend,
    e.Unfriend: _unfriend,
    e.TakeRandom: _take_random,
    e.FromPile: _from_pile,
    e.DiscardHand: _discard_hand,
    e.DiscardAny: _discard_any,
    e.Give: _give,
    e.Exchange: _exchange,
    e.LoseSupply: _lose_supply,
    e.Bombard: _bombard,
    e.LoseSent: _lose_sent,
    e.StrikePlanet: _strike_planet,
    e.DestroyAll: _destroy_all,
    e.RetreatAny: _retreat_any,
    e.SendMore: _send_more,
    e.Settle: _settle,
    e.Choose: _choose,
    e.Each: _each,
    e.ByRole: _by_role,
    e.Other: _other,
    e.Lines: _lines,
    e.AllNeutral: _all_neutral,
    e.ReplaceNeutral: _replace_neutral,
    e.Certify: _certify,
}
"""What carries out each kind of effect."""
