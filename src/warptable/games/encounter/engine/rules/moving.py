"""Ships on their way: where plain ships and others stand together, their owner says which of them go, unless an effect
lets somebody else pick the very ships."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import Distribute, Number, Pick, Spread
from warptable.kernel.moments import NO_WAIT

from ..model import prompts
from ..model.places import AIR, OUT, WARP
from ..verbs.ships import move

if TYPE_CHECKING:
    from ..game import Game
    from ..model.pieces import Mark

Moves = Sequence[tuple[int, int, int, int]]  # (seat, from, to, number)

OWNER = -1
"""Who picks ships where nobody else does."""

WITH, WITHOUT = WITH_OR_WITHOUT = prompts.WHICH_SHIPS.words


def bring(g: Game, seat: int, source: int, target: int, number: int, why: str) -> Awaitable[None]:
    """Ships of one seat go from one place to another."""
    if g.s.marks:
        return transfer(g, [(seat, source, target, number)], why)
    move(g, seat, source, target, number)
    return NO_WAIT


def gather(
    g: Game, seat: int, spread: Spread, target: int, why: str, barred: str = "", destination: int = AIR
) -> Awaitable[None]:
    """Ships of one seat go from several places to one; none of the `barred` kind. `destination`: where those that are
    only picked up will be put down, if that is known."""
    if g.s.marks:
        moves = [(seat, place, target, number) for place, number in spread]
        return transfer(g, moves, why, barred=barred, destination=destination)
    for place, number in spread:
        move(g, seat, place, target, number)
    return NO_WAIT


def spread_out(g: Game, seat: int, source: int, spread: Spread, why: str) -> Awaitable[None]:
    """Ships of one seat go from one place to several."""
    if g.s.marks:
        return transfer(g, [(seat, source, place, number) for place, number in spread], why)
    for place, number in spread:
        move(g, seat, source, place, number)
    return NO_WAIT


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
    await gather(g, seat, spread, AIR, why, destination=AIR if spared is None else spared)


async def transfer(
    g: Game, moves: Moves, why: str, *, barred: str = "", destination: int = AIR, picker: int = OWNER
) -> None:
    """Ships move in one batch: all questions about them come before the first ship moves, so that nobody is asked
    while a colony is founded or given up and its power has not been looked at. `destination`: of those that are only
    picked up. `picker`: who says which ships go."""
    chosen: list[tuple[str, ...]] = []
    for index, (seat, source, target, number) in enumerate(moves):
        before = [index for index, move in enumerate(moves[:index]) if move[:2] == (seat, source)]
        ahead = sum(moves[index][3] for index in before), [kind for index in before for kind in chosen[index]]
        about = _about(destination if target == AIR else target)
        chooser = seat if picker == OWNER else picker
        chosen.append(await _which(g, chooser, seat, source, number, why, about, barred, ahead))
    for (seat, source, target, number), along in zip(moves, chosen, strict=True):
        move(g, seat, source, target, number, along)


def _about(destination: int) -> dict[str, Any]:
    """Where the ships go; AIR if that is not known yet."""
    return {"lost": destination in (WARP, OUT), "destination": destination}


async def which_ships(
    g: Game, seat: int, place: int, number: int, why: str, destination: int, picker: int = OWNER
) -> tuple[str, ...]:
    """Which ships that are not plain ones are among this many of a seat, a kind once for each ship; asked only where
    there is a choice. `destination`: where they go; AIR if that is not known yet. `picker`: who says which, if not
    their owner."""
    if not g.s.marks:
        return ()
    return await _which(g, seat if picker == OWNER else picker, seat, place, number, why, _about(destination))


async def _which(
    g: Game,
    chooser: int,
    seat: int,
    place: int,
    number: int,
    why: str,
    about: dict[str, Any],
    barred: str = "",
    ahead: tuple[int, Sequence[str]] = (0, ()),
) -> tuple[str, ...]:
    """Each question tells all that is still to be chosen: how many ships are `left`, how many `plain` ones there are,
    and how many of this kind and of those asked about after it (`others`). `ahead`: how many ships of this place are
    already promised to others of the same batch, and which of them are not plain ones."""
    promised, kinds = ahead
    there = [
        (mark, mark.number - kinds.count(mark.kind)) for mark in g.s.marks if mark.place == place and mark.seat == seat
    ]
    if not there:
        return ()
    if chooser != seat:
        about = {**about, "victim": seat}
    others = g.s.ships[place][seat] - promised - sum(n for mark, n in there if mark.kind == barred)
    along: list[str] = []
    asked = [(mark, n) for mark, n in there if mark.kind != barred]
    for nth, (mark, here) in enumerate(asked):
        others -= here
        left = number - len(along)
        fewest, most = max(0, left - others), min(left, here)
        if fewest < most:
            plain = others - sum(n for _, n in asked[nth + 1 :])
            mix = {"left": left, "plain": plain, "others": tuple((one.kind, n) for one, n in asked[nth:])}
            fewest = await _how_many(chooser, mark, fewest, most, {**about, **mix, "ships": number}, why)
        along += [mark.kind] * fewest
    return tuple(along)


async def _how_many(chooser: int, mark: Mark, fewest: int, most: int, about: dict[str, Any], why: str) -> int:
    """How many ships of a kind are among those that go; of a single one, whether it is."""
    one, several = (
        (prompts.WHICH_TAKEN, prompts.HOW_MANY_TAKEN)
        if "victim" in about
        else (prompts.WHICH_SHIPS, prompts.HOW_MANY_MARKED)
    )
    about |= {"mark": mark.kind, "place": mark.place}
    if mark.number > 1:
        usual = fewest if about["lost"] and "victim" not in about else most
        return await Number(chooser, several, why, fewest, most, usual, about)
    return int(await Pick(chooser, one, why, WITH_OR_WITHOUT, about=about) == WITH)
