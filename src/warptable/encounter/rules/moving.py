"""Ships on their way: where plain ships and others stand together, their owner says which of them go."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from ...kernel import Distribute, Number, Pick, Spread
from ..model import prompts
from ..model.places import AIR, OUT, WARP
from ..verbs.ships import move
from .windows import QUIET

if TYPE_CHECKING:
    from ..game import Game
    from ..model.pieces import Mark

WITH, WITHOUT = WITH_OR_WITHOUT = prompts.WHICH_SHIPS.words


def bring(g: Game, seat: int, source: int, target: int, number: int, why: str) -> Awaitable[None]:
    """Ships of one seat go from one place to another."""
    if g.s.marks:
        return _bring(g, seat, source, target, number, why)
    move(g, seat, source, target, number)
    return QUIET


def gather(g: Game, seat: int, spread: Spread, target: int, why: str, barred: str = "") -> Awaitable[None]:
    """Ships of one seat go from several places to one; none of the `barred` kind."""
    if g.s.marks:
        return _gather(g, seat, spread, target, why, barred)
    for place, number in spread:
        move(g, seat, place, target, number)
    return QUIET


def spread_out(g: Game, seat: int, source: int, spread: Spread, why: str) -> Awaitable[None]:
    """Ships of one seat go from one place to several."""
    if g.s.marks:
        return _spread_out(g, seat, source, spread, why)
    for place, number in spread:
        move(g, seat, source, place, number)
    return QUIET


def free(g: Game, seat: int, spread: Spread, why: str) -> Awaitable[None]:
    """Ships of one seat leave the warp for these places."""
    return _free(g, seat, spread, why) if g.s.adrift else spread_out(g, seat, WARP, spread, why)


async def _free(g: Game, seat: int, spread: Spread, why: str) -> None:
    spared = spread[0][0] if len(spread) == 1 else None
    await lift_from_warp(g, seat, sum(number for _, number in spread), why, spared)
    await spread_out(g, seat, AIR, spread, why)


async def lift_from_warp(g: Game, seat: int, number: int, why: str, spared: int | None = None) -> None:
    """Ships of one seat in the warp are picked up. Those on planets adrift are in the warp, too: their owner says which
    of them go. None is taken off a planet to which it would go back (`spared`)."""
    places = [(place, n) for place in (WARP, *g.s.adrift) if (n := g.s.ships[place][seat]) and place != spared]
    spread: Spread = tuple(places)
    if sum(n for _, n in places) > number:
        spread = await Distribute(seat, prompts.OUT_OF_WARP, why, places, number, number)
    await gather(g, seat, spread, AIR, why)


async def _gather(g: Game, seat: int, spread: Spread, target: int, why: str, barred: str) -> None:
    for place, number in spread:
        await _bring(g, seat, place, target, number, why, barred)


async def _spread_out(g: Game, seat: int, source: int, spread: Spread, why: str) -> None:
    for place, number in spread:
        await _bring(g, seat, source, place, number, why)


async def _bring(g: Game, seat: int, source: int, target: int, number: int, why: str, barred: str = "") -> None:
    about = {"lost": target in (WARP, OUT)}
    along = await _which(g, seat, seat, source, number, why, about, barred)
    move(g, seat, source, target, number, along)


async def which_ships(g: Game, seat: int, place: int, number: int, why: str, *, lost: bool) -> tuple[str, ...]:
    """Which ships that are not plain ones are among so many of a seat, a kind once for each ship; asked only where
    there is a choice."""
    return await _which(g, seat, seat, place, number, why, {"lost": lost})


async def _which(
    g: Game, chooser: int, seat: int, place: int, number: int, why: str, about: dict[str, Any], barred: str = ""
) -> tuple[str, ...]:
    there = [mark for mark in g.s.marks if mark.seat == seat and mark.place == place]
    others = g.s.ships[place][seat] - sum(mark.number for mark in there if mark.kind == barred)
    along: list[str] = []
    for mark in [mark for mark in there if mark.kind != barred]:
        others -= mark.number
        left = number - len(along)
        fewest, most = max(0, left - others), min(left, mark.number)
        if fewest < most:
            fewest = await _how_many(chooser, mark, fewest, most, {**about, "ships": number}, why)
        along += [mark.kind] * fewest
    return tuple(along)


async def which_taken(g: Game, taker: int, seat: int, place: int, number: int, why: str) -> tuple[str, ...]:
    """The same where somebody else takes these ships, and says which."""
    return await _which(g, taker, seat, place, number, why, {"victim": seat}) if g.s.marks else ()


async def _how_many(chooser: int, mark: Mark, fewest: int, most: int, about: dict[str, Any], why: str) -> int:
    """How many ships of a kind are among those that go; of a single one, whether it is."""
    one, several = (
        (prompts.WHICH_TAKEN, prompts.HOW_MANY_TAKEN)
        if "victim" in about
        else (prompts.WHICH_SHIPS, prompts.HOW_MANY_MARKED)
    )
    about |= {"mark": mark.kind, "place": mark.place}
    if mark.number > 1:
        usual = fewest if about.get("lost") else most
        return await Number(chooser, several, why, fewest, most, usual, about)
    return int(await Pick(chooser, one, why, WITH_OR_WITHOUT, about=about) == WITH)
