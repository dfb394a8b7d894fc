"""The laboratory at work: tech actions, using a tech, and what becomes of it and of its ships afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import GoTo, Pick

from ..model import prompts
from ..model.constraints import Acted
from ..model.places import AIR
from ..model.windows import W
from ..verbs.encounter import impose
from ..verbs.techs import (
    add_ship,
    count_warp,
    lab_of,
    lift_ships,
    open_tech,
    put_away_tech,
    spend_tech,
)
from .abilities import TECH_ACTION, itself
from .losses import spread_home, to_warp
from .playing import cancelled, carry_out, choose_use, open_uses, run
from .standing import Rule
from .tech_uses import ABANDON, RESEARCH, warp_counts
from .victory import check

if TYPE_CHECKING:
    from ..game import Game
    from ..model.laboratory import Tech
    from .use import TechUse, Use


def drawn_techs(g: Game, seat: int) -> list[int]:
    """The techs of which this seat is about to keep one, by their places among its own."""
    return [slot for slot, tech in enumerate(lab_of(g).of(seat)) if tech.drawn]


def choice_of_tech(g: Game, seat: int, source: str) -> Pick:
    """Which of the techs it has just drawn does this seat keep?"""
    return Pick(seat, prompts.KEEP_TECH, source, drawn_techs(g, seat), secret=True)


def can_draw_tech(g: Game) -> bool:
    """Do all play with techs, and is there one to draw, counting the discards that would be shuffled (F-TECH-13)?"""
    lab = g.s.laboratory
    return lab is not None and g.edition.technology and bool(lab.deck.draw or lab.deck.discard)


# ---------------------------------------------------------------- the action of a regroup phase


async def regroup_techs(g: Game) -> None:
    """F-TECH-3, F-TECH-20: each seat, the offense first and then clockwise, has one offer. A tech on a sheet that has
    left its player goes before."""
    for seat in g.order():
        if not any(Rule.COUNTS_WARP.name in g.registry.aliens[sheet.alien].standing for sheet in g.seats[seat].sheets):
            await replace_on_sheet(g, seat, "F-TECH-9")
        while (uses := open_uses(g, seat, W.REGROUP_TECH, None)) is not None:
            use = await choose_use(seat, W.REGROUP_TECH, uses, rule="F-TECH-3")
            if use is None:
                break
            if use.ability is TECH_ACTION:
                await _act(g, use)
            else:
                await carry_out(g, use)


async def _act(g: Game, use: Use[object]) -> None:
    """F-TECH-3, F-TECH-12: the one tech action of this seat in this regroup phase."""
    impose(g, Acted(use.seat, TECH_ACTION.id), use.source)
    word, slot = use.choice
    tech = lab_of(g).of(use.seat)[slot]
    if word == RESEARCH:
        await research(g, tech)
    elif word == ABANDON:
        await abandon(g, tech)
    else:
        await complete(g, tech)


async def research(g: Game, tech: Tech) -> None:
    """F-TECH-4: one ship from any colony goes onto the tech; the last one there gives the colony up (F-STRIP-1)."""
    seat = tech.owner
    planet = await Pick(seat, prompts.RESEARCH, "F-TECH-4", g.colonies(seat), about={"tech": tech.id}, secret=True)
    add_ship(g, tech, planet, "F-TECH-4")
    await check(g)


async def complete(g: Game, tech: Tech) -> None:
    """F-TECH-6, F-TECH-7, F-TECH-9: the tech lies faceup and may be used from now on; its ships return."""
    _reveal(g, tech)
    g.emit("tech_completed", "F-TECH-7", seat=tech.owner, tech=tech.id, ships=tech.ships)
    await _happen(g, g.registry.techs[tech.id].arrivals, tech)
    await ships_return(g, tech)


def _reveal(g: Game, tech: Tech) -> None:
    """A tech is turned up; ships in the warp that were needed for it have researched it, too."""
    kind = g.registry.techs[tech.id]
    there = warp_counts(g, tech)
    count_warp(tech, min(there, max(0, kind.research - tech.ships)) if kind.research else there)
    open_tech(g, tech)


async def replace_on_sheet(g: Game, seat: int, source: str) -> None:
    """The tech on a sheet gives way: its ships return, and it is discarded."""
    for tech in [tech for tech in lab_of(g).of(seat) if tech.on_sheet and not tech.drawn]:
        await ships_return(g, tech)
        put_away_tech(g, tech, source)


async def abandon(g: Game, tech: Tech) -> None:
    """F-TECH-8, F-TECH-9: with too few ships it is turned up all the same, but discarded; its ships return."""
    open_tech(g, tech)
    spend_tech(tech)
    g.emit("tech_abandoned", "F-TECH-8", seat=tech.owner, tech=tech.id)
    await ships_return(g, tech)
    put_away_tech(g, tech, "F-TECH-8")


async def ships_return(g: Game, tech: Tech) -> None:
    """F-TECH-9: research ships return to any colonies of their owner; F-TECH-18: without one, to the warp."""
    seat, number = tech.owner, tech.ships
    count_warp(tech, 0)
    if not number:
        return
    if not g.has_colonies(seat):
        lift_ships(g, tech, AIR, number)
        await to_warp(g, [(seat, AIR, number)], "F-TECH-18")
        return
    spread = await spread_home(g, seat, number, "F-TECH-9")
    for planet, ships in spread:
        lift_ships(g, tech, planet, ships)
    g.emit("ships_home", "F-TECH-9", seat=seat, ships=number, to=[list(pair) for pair in spread])
    await check(g)


def researchers(g: Game, seat: int) -> list[int]:
    """The techs of a seat with ships on them, by their places among its own."""
    if g.s.laboratory is None:
        return []
    return [slot for slot, tech in enumerate(g.s.laboratory.of(seat)) if tech.ships]


async def _happen(g: Game, effects: Sequence[Callable[..., Any]], tech: Tech) -> None:
    for effect in effects:
        made = effect(g.TechUse(g, tech.owner, itself(tech.id), tech, None))
        if made is not None:
            await made


async def discard_tech(g: Game, tech: Tech, source: str) -> None:
    """F-TECH-10: a tech that lies open leaves play, and with it what it brought; its ships return."""
    await _happen(g, g.registry.techs[tech.id].departures, tech)
    await ships_return(g, tech)
    put_away_tech(g, tech, source)


# ---------------------------------------------------------------- using one


async def use_tech(g: Game, use: TechUse[object]) -> bool:
    """F-TECH-10: a tech is used, and may be answered by what answers techs; False if it was cancelled. One that stays
    facedown is revealed by that (F-TECH-19); unless it lasts, it is discarded when its use is over, and always if
    it was cancelled."""
    tech, kind, here = use.tech, g.registry.techs[use.tech.id], use.ability.id
    if use.ability.once:
        impose(g, Acted(use.seat, here), use.source)
    if not tech.open:
        _reveal(g, tech)
        g.emit("tech_revealed", "F-TECH-19", seat=use.seat, tech=tech.id, ships=tech.ships)
    if not kind.lasting:
        spend_tech(tech)
    g.emit("tech_used", here, seat=use.seat, tech=tech.id, ability=here)
    try:
        if not await cancelled(g, W.TECH_USED, use):
            await run(use.ability.effect, use)
    except GoTo:
        await _after_use(g, use)
        raise
    await _after_use(g, use)
    return not use.cancelled


async def _after_use(g: Game, use: TechUse[object]) -> None:
    if use.tech.spent or use.cancelled:
        await discard_tech(g, use.tech, use.source)
