"""The end of an encounter, and whether another follows."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, NoReturn

from warptable.kernel import GoTo, Pick
from warptable.kernel.moments import NO_WAIT

from ...model import prompts
from ...model.constraints import AnotherEncounter, NewAlien
from ...model.windows import W
from ...verbs import encounter as encounter_verbs
from ...verbs.destiny import discard_destiny
from ...verbs.powers import end_zaps, renew, return_lent
from ...verbs.set_aside import return_aside, return_borrowed
from ...verbs.slots import slots_to_hands
from ...verbs.talks import end_talks
from ...verbs.techs import draw_techs, keep_tech
from ..held import crews_home
from ..laboratory import can_draw_tech, choice_of_tech
from ..outlook import ENCOUNTERS_A_TURN
from ..questions import needs_no_card
from ..stash import check_stash
from ..windows import after, window, windows

if TYPE_CHECKING:
    from ...game import Game

FOLLOWING, RESUME = "encounter.following", "encounter.resume"
NEW_TECH, KEEP_TECH = "encounter.tech", "encounter.keep"


def end(g: Game) -> Any:
    """The encounter is over; what lasts as long as it does is about to end."""
    slots_to_hands(g)
    if g.e.constraints:
        return_borrowed(g, hands=True)
    return_aside(g)
    if g.s.stash:
        check_stash(g)
    end_talks(g)
    discard_destiny(g)
    return after(window(g, W.ENCOUNTER_CLOSED), _closed, g)


def _closed(g: Game) -> Any:
    """F-ZAP-2: zaps and loans end with the encounter; then aliens are changed. What happens next?"""
    return_lent(g)
    end_zaps(g)
    due = {constraint.seat: constraint.source for constraint in g.e.all_of(NewAlien)}
    return after(_renewed(g, due) if due else NO_WAIT, _ended, g)


async def _renewed(g: Game, due: dict[int, str]) -> None:
    """These seats get other aliens; ships that lie on the old sheets go home."""
    for seat, source in due.items():
        await crews_home(g, seat, source)
        renew(g, seat, source)


def _ended(g: Game) -> Any:
    return after(windows(g, W.ENCOUNTER_END, W.FREE_8), following, g)


def following(g: Game) -> Awaitable[str] | str:
    """F-SECOND-1..6, F-TURN-2, F-TURN-4: after a success the offense may have a second encounter."""
    e = g.e
    end_zaps(g)
    g.emit("encounter_over", "F-TURN-2", seat=e.offense)
    if e.outer:
        return encounter_verbs.close(g)
    if e.constraint(AnotherEncounter) is not None:
        return _next_or_tech(g) if can_draw_tech(g) else _next(g)
    if successful(g) and e.number < ENCOUNTERS_A_TURN and (_has_card(g) or g.uniform):
        return _second(g)
    return "turn.end"


def resume(g: Game) -> Any:
    """A whole encounter was put in at the end of this one, which goes on where it was interrupted."""
    return _ended(g)


def insert_whole_encounter(g: Game, offense: int) -> NoReturn:
    """An encounter of this seat, from its regroup phase on, is put in at the end of this one."""
    encounter_verbs.begin(g, offense, 1, outer=RESUME)
    raise GoTo("regroup.start")


def insert_encounter(g: Game, offense: int, defense: int, source: str) -> NoReturn:
    """An extra encounter in the defense's home system is put in here; afterwards this one goes on to its end."""
    encounter_verbs.begin(g, offense, 1, outer=FOLLOWING)
    encounter_verbs.name_defense(g, defense, defense)
    encounter_verbs.announce(g, source)
    raise GoTo("launch.aim")


async def _second(g: Game) -> str:
    """F-SECOND-3: it is optional, and starts again with regroup. Asked uniformly, also those who cannot go on are
    asked, so that stopping does not tell that the hand lacks an encounter card."""
    e = g.e
    options = ["stop", "go-on"] if _has_card(g) else ["stop"]
    if _has_card(g) and can_draw_tech(g):
        options.append("new-tech")
    choice = await Pick(e.offense, prompts.SECOND_ENCOUNTER, "F-SECOND-1", options, secret=True)
    return {"stop": "turn.end", "new-tech": NEW_TECH}.get(choice) or _next(g)


async def _next_or_tech(g: Game) -> str:
    """F-TECH-14: an encounter that an effect grants may be given up for a tech, too; that ends the turn."""
    choice = await Pick(g.e.offense, prompts.NEXT_OR_TECH, "F-TECH-14", prompts.NEXT_OR_TECH.words)
    return NEW_TECH if choice == "new-tech" else _next(g)


def _next(g: Game) -> str:
    """The offense goes on with another encounter."""
    encounter_verbs.begin(g, g.e.offense, g.e.number + 1)
    return "regroup.start"


def draw_new_techs(g: Game) -> str:
    """F-TECH-11: instead of another encounter the offense draws one tech more than it has foreign colonies."""
    seat = g.e.offense
    draw_techs(g, seat, g.seats[seat].foreign + 1, "F-TECH-11")
    return KEEP_TECH


async def keep_new_tech(g: Game) -> str:
    """F-TECH-11: it keeps one of them facedown and discards the others. That ends its turn (F-TECH-14)."""
    seat = g.e.offense
    keep_tech(g, seat, await choice_of_tech(g, seat, "F-TECH-11"), "F-TECH-11")
    return "turn.end"


def _has_card(g: Game) -> bool:
    """F-SECOND-5, A-SECOND-1: not without an encounter card in hand."""
    seat = g.e.offense
    return not g.edition.second_needs_card or g.has_encounter_card(seat) or needs_no_card(g, seat)


def successful(g: Game) -> bool:
    """F-SECOND-1, F-SECOND-2: won by the offense, a deal made, or a success without winner."""
    result = g.e.result
    assert result is not None
    return result.kind in ("deal", "success") or (result.kind == "won" and result.winner == 0)
