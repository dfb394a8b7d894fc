"""The record of an encounter: begun, inserted, constrained, decided, closed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.constraints import Acted, Constraint, Engaged, OnSeat, Wins
from ..model.encounter import Encounter, EncounterSeat, Modifier, Result, Term
from ..model.places import BESIDE, GATE, WARP
from ..model.roles import DEFENSE
from ..model.windows import phase_of

if TYPE_CHECKING:
    from ..game import Game


def begin(g: Game, offense: int, number: int, outer: str = "") -> Encounter:
    """A new record; with `outer` it is inserted into the one running, which goes on there afterwards."""
    begun = Encounter(number, offense, seats=[EncounterSeat() for _ in range(g.n)], outer=outer)
    if outer:
        g.s.frames.append(begun)
    else:
        g.s.frames = [begun]
    promised, g.e = g.e.constraints, begun
    if promised:
        g.join_masks()
    return begun


def announce(g: Game, source: str = "F-TURN-3") -> None:
    """F-TURN-3: the encounter is counted."""
    g.s.encounters += 1
    g.emit("encounter", source, seat=g.e.offense, number=g.e.number, count=g.s.encounters)


def close(g: Game) -> str:
    """Drop the record of an inserted encounter; where the outer one goes on."""
    outer = g.s.frames.pop().outer
    g.e = g.s.frames[-1]
    g.join_masks()
    return outer


def name_first_player(g: Game, seat: int) -> None:
    """F-SETUP-10: whose turn is the first."""
    g.s.player = g.s.first = seat


def begin_turn(g: Game) -> None:
    """F-TURN-1: a turn begins, with its first encounter."""
    g.s.turn += 1
    begin(g, g.s.player, 1)
    g.emit("turn", "F-TURN-1", seat=g.s.player, turn=g.s.turn)


def pass_turn(g: Game) -> None:
    """F-TURN-1: turns pass to the left."""
    g.s.player = (g.s.player + 1) % g.n


def claim_victory(g: Game, seat: int) -> None:
    """F-GOAL-2, F-GOAL-9: a seat has met a victory condition."""
    g.s.claims.append(seat)


# ---------------------------------------------------------------- with whom and where


def name_defense(g: Game, seat: int, system: int = -1) -> None:
    """Who is the defense, and if that is known by now, in whose home system."""
    g.e.defense = seat
    if system >= 0:
        g.e.system = system


def name_system(g: Game, system: int) -> None:
    """In whose home system the encounter is."""
    g.e.system = system


def resettle(g: Game) -> None:
    """F-DESTINY-7: the offense goes for an empty planet of its own home system."""
    g.e.system = g.e.offense
    g.e.resettle = True
    g.emit("resettling", "F-DESTINY-7", seat=g.e.offense)


def forget_defense(g: Game) -> None:
    """Neither defense nor system nor resettling stands: destiny decides again."""
    e = g.e
    e.defense = e.system = -1
    e.resettle = False


def aim(g: Game, planet: int, source: str = "F-LAUNCH-1") -> None:
    """F-LAUNCH-1: the gate points at a planet."""
    g.e.target = planet
    g.emit("aimed", source, seat=g.e.offense, planet=planet, defense=g.e.defense)


# ---------------------------------------------------------------- what effects leave in force


def impose(g: Game, constraint: Constraint, source: str) -> None:
    """Leave a constraint in force until the encounter ends; `source` says so."""
    g.e.constraints.append(replace(constraint, source=source))


def lift(g: Game, kind: type[OnSeat], seat: int) -> None:
    """The constraints of this kind on a seat end."""
    lifted = [held for held in g.e.all_of(kind) if held.seat == seat]
    g.e.constraints = [held for held in g.e.constraints if held not in lifted]


def settle(g: Game, constraint: Constraint) -> None:
    """This very constraint ends."""
    g.e.constraints.remove(constraint)
    g.join_masks()


def modify(g: Game, modifier: Modifier) -> None:
    """Leave a modifier in force until the encounter ends."""
    g.e.modifiers.append(modifier)
    layer, side, amount = int(modifier.layer), modifier.side, modifier.amount
    shown = {"face": modifier.face} if modifier.face else {}
    g.emit("modified", modifier.source, layer=layer, side=side, amount=amount, **shown)


def undo_reveal(g: Game, use: str) -> None:
    """What powers and cards have done since the encounter cards were turned up is undone, but for this `use`: their
    marks, what they changed, and wins. A change stays if it comes from a power that was used before the reveal."""
    before: set[str] = set()
    for player in g.seats:
        for sheet in player.sheets:
            sheet.used = [name for name in sheet.used if name == use or not _in_reveal(g, name)]
            before.update(name.partition(".")[0] for name in sheet.used if name != use)
    g.e.modifiers = [modifier for modifier in g.e.modifiers if modifier.source in before]
    undone = [held for held in g.e.constraints if isinstance(held, Wins) or _by_ship_in_reveal(g, held)]
    g.e.constraints = [held for held in g.e.constraints if held not in undone]


def _by_ship_in_reveal(g: Game, held: Constraint) -> bool:
    """Does this say that a special ship was used in the reveal phase?"""
    return isinstance(held, Acted) and held.source in g.registry.ships and _in_reveal(g, held.what)


def _in_reveal(g: Game, name: str) -> bool:
    """Is this an ability that can be used in the reveal phase only?"""
    source = name.partition(".")[0]
    abilities = (g.registry.ships if source in g.registry.ships else g.registry.aliens)[source].abilities
    windows = [window for ability in abilities if ability.id == name for window in ability.windows]
    return all(phase_of(window) == "reveal" for window in windows)


def add_reinforcement(g: Game, modifier: Modifier) -> None:
    """F-REINF-5: the value of a reinforcement, which was announced when it was played."""
    g.e.modifiers.append(modifier)


def count_flare(g: Game, seat: int, card: int) -> None:
    """F-FLARE-3, F-FLARE-4: a flare counts as played in this encounter."""
    g.e.flares[card] = seat


def discount_flare(g: Game, card: int) -> None:
    """A flare that was stopped does not count as played."""
    del g.e.flares[card]


# ---------------------------------------------------------------- how it comes out


def decide(g: Game, result: Result) -> None:
    """How the encounter comes out, as far as it is known now."""
    g.e.result = result


def agree(g: Game, terms: tuple[Term, ...]) -> None:
    """F-DEAL-3: the terms of a deal stand."""
    g.e.terms = terms


def fail_deal(g: Game, how: str) -> None:
    """A deal fails, before or after terms were agreed."""
    assert g.e.result is not None
    g.e.terms = ()
    g.e.result = Result("deal_failed", how=how, faces=g.e.result.faces)


def count_engaged(g: Game) -> None:
    """Note who has how many ships in the encounter, for effects of its result that come when ships have moved."""
    e, ships = g.e, g.s.ships
    for there, gate, beside in zip(e.seats, ships[GATE], ships[BESIDE], strict=True):
        there.engaged = (gate, beside)
    gate, _ = e.seats[e.defense].engaged
    e.seats[e.defense].engaged = (gate, g.own_ships(DEFENSE))
    if g.edition.ships:
        _count_special(g)


def _count_special(g: Game) -> None:
    e = g.e
    for mark in g.s.marks:
        defends = mark.seat == e.defense and mark.place == e.target
        if mark.kind in g.edition.ships and (mark.place in (GATE, BESIDE) or defends):
            impose(g, Engaged(mark.seat, mark.kind), "N-SHIP-2")


def count_lost(g: Game, seat: int, number: int, *, by_result: bool) -> None:
    """Ships of this seat have reached the warp, perhaps by the outcome of the encounter."""
    there = g.e.seats[seat]
    there.warped += number
    if by_result:
        there.lost += number


def uncount_lost(g: Game, seat: int, number: int) -> None:
    """Ships that had just reached the warp go back: they count as lost by the outcome, but were never there."""
    there = g.e.seats[seat]
    there.warped = max(0, there.warped - number)


def back_from_warp(g: Game, seat: int) -> None:
    """Ships came back from the warp: those that had reached it in this encounter are the last to be counted."""
    there = g.e.seats[seat]
    there.warped = min(there.warped, g.s.ships[WARP][seat])
