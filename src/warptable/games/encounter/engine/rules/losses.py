"""Ships that head for the warp, and ships that go home.

All ships of a batch are picked up first: a planet emptied that way is no longer a colony when they are
put down again, and a power lost with it is gone. Then the stages follow, each a window: removed from the game,
elsewhere, home instead; what is left arrives in the warp.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import TYPE_CHECKING

from warptable.kernel import Distribute, Pick, Prompt, Spread, Together
from warptable.kernel.moments import NO_WAIT

from ..model import prompts
from ..model.occurrences import Losses, ShipsBack
from ..model.places import AIR, GATE, OUT, WARP
from ..model.windows import W
from ..verbs.encounter import back_from_warp, count_lost
from ..verbs.ships import move
from .moving import OWNER, gather, lift_from_warp, spread_out, transfer
from .questions import ships_outside
from .special import new_markers
from .victory import check, powers_gone
from .windows import window

if TYPE_CHECKING:
    from ..game import Game


STAGES = (W.ERADICATE, W.STAY, W.HOME_INSTEAD, W.WARPED)


def to_warp(
    g: Game, losses: Sequence[tuple[int, int, int]], source: str, *, by_result: bool = False, picker: int = OWNER
) -> Awaitable[None]:
    """Send (seat, place, number) to the warp in one batch. `by_result`: lost by the outcome of the encounter. `picker`:
    the seat that picks the very ships; else their owners do."""
    if g.s.marks:
        return _chosen_to_warp(g, losses, source, by_result, picker)
    event = Losses([0] * g.n, [0] * g.n, source, by_result, losses)
    for seat, place, number in losses:
        move(g, seat, place, AIR, number)
        event.heading[seat] += number
    return _lost(g, event) if losses else NO_WAIT


async def _chosen_to_warp(
    g: Game, losses: Sequence[tuple[int, int, int]], source: str, by_result: bool, picker: int
) -> None:
    """The same where some ships are not plain ones."""
    event = Losses([0] * g.n, [0] * g.n, source, by_result, losses)
    moves = [(seat, place, AIR, number) for seat, place, number in losses]
    await transfer(g, moves, source, destination=WARP, picker=picker)
    for seat, _, number in losses:
        event.heading[seat] += number
    if losses:
        await _lost(g, event)


def _lost(g: Game, event: Losses) -> Awaitable[None]:
    """Ships that were picked up head for the warp."""
    for stage in STAGES:
        if g.is_active(stage):
            return _stages(g, event)
    _arrive(g, event)
    return check(g)


async def _stages(g: Game, event: Losses) -> None:
    """What may become of the ships on their way, stage by stage; what is left arrives. F-POWER-2, A-POWER-3: whoever
    loses its power because they are picked up can neither save them nor answer that they have arrived."""
    gone = powers_gone(g)
    before = list(g.s.ships[OUT])
    await window(g, W.ERADICATE, event)
    event.removed = [now - then for now, then in zip(g.s.ships[OUT], before, strict=True)]
    await window(g, W.STAY, event)
    await window(g, W.HOME_INSTEAD, event)
    _arrive(g, event)
    await check(g, gone)
    await window(g, W.WARPED, event)
    await check(g)


def _arrive(g: Game, event: Losses) -> None:
    for seat, number in enumerate(event.heading):
        if number:
            move(g, seat, AIR, WARP, number)
            count_lost(g, seat, number, by_result=event.by_result)
            g.emit("to_warp", event.source, seat=seat, ships=number)


async def go_home(g: Game, seat: int, place: int, number: int, source: str) -> None:
    """F-RES-7, F-STRIP-2: ships return to any colonies their owner has now; F-STRIP-4: without one, to the warp."""
    if not number:
        return
    if place == WARP and g.s.adrift:
        await lift_from_warp(g, seat, number, source)
        await go_home(g, seat, AIR, number, source)
        await came_back(g, seat, number)
        return
    if not g.has_colonies(seat):
        await to_warp(g, [(seat, place, number)], "F-STRIP-4")
        return
    spread = await spread_home(g, seat, number, source)
    await spread_out(g, seat, place, spread, source)
    g.emit("ships_home", source, seat=seat, ships=number, to=[list(pair) for pair in spread])
    if place == WARP:
        await came_back(g, seat, number)


async def spread_home(g: Game, seat: int, number: int, source: str) -> Spread:
    """To which of its colonies, of which there is one at least, a seat brings this many ships."""
    colonies = havens(g, seat)
    if len(colonies) == 1:
        return ((colonies[0], number),)
    places = [(planet, number) for planet in colonies]
    return await Distribute(seat, prompts.SHIPS_HOME, source, places, number, number)


def havens(g: Game, seat: int) -> list[int]:
    """The colonies to which ships of this seat may come home: any. Where the planet under attack is closed, it takes
    none of the defense while it is fought for (F-LAUNCH-5), unless there is no other colony."""
    colonies, e = g.colonies(seat), g.e
    if g.edition.target_closed and seat == e.defense and e.result is None and e.target in colonies:
        return [planet for planet in colonies if planet != e.target] or colonies
    return colonies


async def came_back(g: Game, seat: int, number: int) -> None:
    """Ships came back from the warp; it may be reacted to."""
    back_from_warp(g, seat)
    if g.edition.ships:
        await new_markers(g, seat)
    await window(g, W.FROM_WARP, ShipsBack(seat, number))


async def choose_losses(
    g: Game,
    seats: Sequence[int],
    number: int | Mapping[int, int],
    source: str,
    *,
    gate: bool = True,
    outside: bool = False,
    spared: Sequence[tuple[int, int]] = (),
) -> None:
    """Each of these seats loses that many (or: its number of) ships of its own choice from anywhere but the warp
    (F-DEAL-11..14), or from its colonies only, or only such as take no part in the encounter; chosen openly and
    together, lost in one batch. (place, number) of them are `spared`."""
    asked: list[Distribute] = []
    sure: list[tuple[int, int, int]] = []
    for seat in seats:
        places = losable(g, seat, gate=gate and not outside, outside=outside, spared=spared)
        held = sum(n for _, n in places)
        due = number if isinstance(number, int) else number[seat]
        if held <= due:
            sure += [(seat, place, n) for place, n in places]
        elif due > 0:
            asked.append(Distribute(seat, prompts.LOSE_SHIPS, source, places, due, due))
    spreads: list[Spread] = await Together(asked) if asked else []
    losses = sure + [
        (decision.seat, place, n) for decision, spread in zip(asked, spreads, strict=True) for place, n in spread
    ]
    await to_warp(g, losses, source)


def losable(
    g: Game, seat: int, *, gate: bool = True, outside: bool = False, spared: Sequence[tuple[int, int]] = ()
) -> list[tuple[int, int]]:
    """(place, ships) from which a seat may choose its losses."""
    places = ships_outside(g, seat) if outside else g.sources(seat)
    if gate and g.s.ships[GATE][seat]:
        places.append((GATE, g.s.ships[GATE][seat]))
    for planet, kept in spared:
        places = [(place, n - kept if place == planet else n) for place, n in places]
    return [(place, n) for place, n in places if n > 0]


async def send_ships(
    g: Game, seat: int, place: int, prompt: Prompt, source: str, most: int = 4, cause: str = ""
) -> int:
    """F-LAUNCH-2, F-LAUNCH-3, F-ALLIANCE-7: one to four ships from any colonies go into the encounter; `most` below
    four holds whatever else allows more. `cause`: the effect by which they do, if there is one."""
    low, high = g.may_send(seat)
    already = g.s.ships[place][seat]
    places = g.sources(seat)
    within, beyond = g.may_send_from_warp(seat)
    if within := min(within, g.s.ships[WARP][seat]):
        places.append((WARP, within))
    barred = ""
    if len(g.edition.ships) > 1:
        places, barred = await _one_special(g, seat, place, places, source)
    held = sum(n for _, n in places)
    low = max(0, min(low - already, held))
    high = min(high - already, held)
    if most < 4:
        low, high = min(low, most), min(high, most)
    if high > 0:
        about = {"barred": barred} if barred else None
        spread = await Distribute(seat, prompt, source, places, low, high, about)
        await gather(g, seat, spread, place, source, barred)
        if back := dict(spread).get(WARP, 0):
            await came_back(g, seat, back)
    if beyond and g.s.ships[place][seat]:
        await _rescue(g, seat, place, min(beyond, g.s.ships[WARP][seat]), source)
    sent = g.s.ships[place][seat]
    g.emit("ships_sent", cause or source, seat=seat, ships=sent, place=place)
    return sent


async def _one_special(
    g: Game, seat: int, place: int, places: list[tuple[int, int]], source: str
) -> tuple[list[tuple[int, int]], str]:
    """N-TWO-3: two special ships cannot be sent into one encounter. From where ships may then be sent, and which of the
    two stays; asked only where both could go."""
    open_places = dict(places)
    could = {mark.kind: mark.place for mark in g.s.marks if mark.seat == seat and mark.place in open_places}
    there = [mark.kind for mark in g.s.marks if mark.seat == seat and mark.place == place]
    could = {kind: at for kind, at in could.items() if kind in g.edition.ships}
    if len(could) + len(there) < 2 or not could:
        return places, ""
    goes = "" if there else await Pick(seat, prompts.ONE_SPECIAL, source, list(could))
    stays = next(kind for kind in could if kind != goes)
    open_places[could[stays]] -= 1
    return [(at, number) for at, number in open_places.items() if number], stays


async def _rescue(g: Game, seat: int, place: int, most: int, source: str) -> None:
    """Ships from the warp that an effect lets a seat add to those it has sent, beyond the usual number."""
    if most and (spread := await Distribute(seat, prompts.WARP_SHIPS, source, [(WARP, most)], 0, most)):
        await gather(g, seat, spread, place, source)
        await came_back(g, seat, spread[0][1])
