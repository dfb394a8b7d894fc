"""Which techs a seat could use: in which windows, and what others must take for possible.

A completed tech listens to its windows like a sheet in force. One that stays facedown until it is used listens as soon
as enough ships are on it; with uniform asking so does every facedown tech that, by what everybody knows, might be one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from warptable.kernel.moments import Occ

from ..model.laboratory import Tech
from ..model.windows import W
from .abilities import TECH_ACTION
from .standing import Rule

if TYPE_CHECKING:
    from ..game import Game
    from . import techs
    from .abilities import Ability
    from .use import TechUse, Use

RESEARCH, COMPLETE, ABANDON = "research", "complete", "abandon"
"""The first parts of a tech action; the second is the place of the tech among those of its owner. A name would be news
to others in the journal, and no answer in the worlds that they imagine."""


def tech_mask(g: Game, seat: int) -> int:
    """The windows in which this seat could use a tech, or act in its laboratory."""
    assert g.s.laboratory is not None
    mask = 0
    for tech in g.s.laboratory.techs:
        if tech.owner == seat:
            if not tech.open:
                mask |= 1 << W.REGROUP_TECH
            for kind in _possible(g, tech, anyhow=tech.on_sheet):
                mask |= kind.mask
    return mask


def _possible(g: Game, tech: Tech, anyhow: bool = False) -> list[techs.Tech]:
    """What may be used as this tech; with uniform asking, as everybody sees it. `anyhow`: now, or as soon as more
    ships are in the warp."""
    kind = g.registry.techs[tech.id]
    if tech.open:
        return [kind]
    ships = tech.ships + warp_counts(g, tech)
    if g.uniform:
        return [other for other in unlocated(g) if anyhow or other.enough(ships)]
    return [kind] if kind.hidden and (anyhow or kind.enough(ships)) else []


def warp_counts(g: Game, tech: Tech) -> int:
    """How many ships in the warp count toward this tech: none, unless a power says so of one on its sheet."""
    return g.in_warp(tech.owner) if tech.on_sheet and g.rule_for(tech.owner, Rule.COUNTS_WARP, False) else 0


def unlocated(g: Game) -> list[techs.Tech]:
    """The techs that stay facedown until they are used and that nobody has seen yet."""
    lab = g.s.laboratory
    assert lab is not None
    seen = {*lab.deck.discard, *(tech.id for tech in lab.techs if tech.open)}
    return [kind for kind in g.registry.techs.values() if kind.hidden and kind.id not in seen]


def tech_uses(g: Game, seat: int, window: int, event: Occ, done: Collection[tuple[int, str]]) -> Iterator[Use[Occ]]:
    """What this seat could now do with its techs."""
    lab = g.s.laboratory
    assert lab is not None
    for tech in lab.techs:
        if tech.owner == seat and not tech.spent:
            kind = g.registry.techs[tech.id]
            if window in kind.by_window and (
                tech.open or (kind.hidden and kind.enough(tech.ships + warp_counts(g, tech)))
            ):
                yield from _uses(g, seat, kind, tech, window, event, done)
    if window == W.REGROUP_TECH:
        yield from tech_actions(g, seat, event)


def _uses(
    g: Game,
    seat: int,
    kind: techs.Tech,
    tech: Tech,
    window: int,
    event: Occ,
    done: Collection[tuple[int, str]] = (),
) -> Iterator[TechUse[Occ]]:
    role = g.role(seat)
    for ability in kind.by_window[window]:
        if ability.role & role and not _was_used(g, seat, ability, done):
            use = g.TechUse(g, seat, ability, tech, event)
            if ability.when is None or ability.when(use):
                yield use


def _was_used(g: Game, seat: int, ability: Ability, done: Collection[tuple[int, str]]) -> bool:
    """Once in an encounter, or for reactions once for each occurrence of their event (F-FAQ-12)."""
    if not ability.once:
        return (seat, ability.id) in done
    return g.e.has_done(seat, ability.id)


def tech_actions(g: Game, seat: int, event: Occ) -> Iterator[Use[Occ]]:
    """F-TECH-3, F-TECH-12: one tech is researched, completed or abandoned, once in a regroup phase. A tech that stays
    facedown until it is used cannot be completed by an action."""
    lab = g.s.laboratory
    assert lab is not None
    if g.e.has_done(seat, TECH_ACTION.id):
        return
    for slot, tech in enumerate(lab.of(seat)):
        if not tech.open:
            kind = g.registry.techs[tech.id]
            words = [RESEARCH] if g.has_colonies(seat) else []
            if not kind.enough(tech.ships + warp_counts(g, tech)):
                words.append(ABANDON)
            elif not kind.hidden:
                words.append(COMPLETE)
            for word in words:
                use = g.Use(g, seat, TECH_ACTION, -1, event)
                use.choice = (word, slot)
                yield use


def might_use_tech(g: Game, seat: int, window: int, event: object) -> bool:
    """By what everybody knows, might this seat have a tech for this moment? (For uniform asking.) Whether the condition
    of a completed one holds may depend on the hand, so that does not count."""
    lab = g.s.laboratory
    if lab is None:
        return False
    role = g.role(seat)
    for tech in lab.techs:
        if tech.owner != seat or tech.spent:
            continue
        if not tech.open and window == W.REGROUP_TECH and not g.e.has_done(seat, TECH_ACTION.id):
            return True
        for kind in _possible(g, tech):
            if window not in kind.by_window:
                continue
            if not tech.open:
                pretended = Tech(kind.id, seat, tech.ships, on_sheet=tech.on_sheet)
                if any(_uses(g, seat, kind, pretended, window, event)):
                    return True
            elif any(ability.role & role and not _was_used(g, seat, ability, ()) for ability in kind.by_window[window]):
                return True
    return False
