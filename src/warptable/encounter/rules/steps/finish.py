"""The end of an encounter, and whether another follows."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from ....kernel import GoTo, Pick
from ...model import prompts
from ...model.encounter import Kind
from ...model.windows import W
from ...verbs import encounter as encounter_verbs
from ...verbs.destiny import discard_destiny
from ...verbs.powers import end_zaps, renew, return_lent
from ...verbs.slots import return_aside, slots_to_hands
from ..windows import after, window, windows

if TYPE_CHECKING:
    from ...game import Game

ENCOUNTERS_A_TURN = 2
FOLLOWING = "encounter.following"


def end(g: Game) -> Any:
    """The encounter is over; what lasts as long as it does is about to end."""
    slots_to_hands(g)
    return_aside(g)
    discard_destiny(g)
    return after(window(g, W.ENCOUNTER_CLOSED), _closed, g)


def _closed(g: Game) -> Any:
    """F-ZAP-2: zaps and loans end with the encounter; then aliens are changed. What happens next?"""
    return_lent(g)
    end_zaps(g)
    due = {constraint.seat: constraint.source for constraint in g.e.all_of(Kind.NEW_ALIEN)}
    for seat, source in due.items():
        renew(g, seat, source)
    return after(windows(g, W.ENCOUNTER_END, W.FREE_8), following, g)


def following(g: Game) -> Awaitable[str] | str:
    """F-SECOND-1..6, F-TURN-2, F-TURN-4: after a success the offense may have a second encounter."""
    e = g.e
    end_zaps(g)
    g.emit("encounter_over", "F-TURN-2", seat=e.offense)
    if e.outer:
        return encounter_verbs.close(g)
    if e.constraint(Kind.ANOTHER_ENCOUNTER) is not None:
        encounter_verbs.begin(g, e.offense, e.number + 1)
        return "regroup.start"
    if successful(g) and e.number < ENCOUNTERS_A_TURN and (_has_card(g) or g.uniform):
        return _second(g)
    return "turn.end"


def insert_encounter(g: Game, offense: int, defense: int) -> None:
    """An extra encounter in the defense's home system is put in here; afterwards this one goes on to its end."""
    encounter_verbs.begin(g, offense, 1, outer=FOLLOWING)
    encounter_verbs.name_defense(g, defense, defense)
    encounter_verbs.announce(g)
    raise GoTo("launch.aim")


async def _second(g: Game) -> str:
    """F-SECOND-3: it is optional, and starts again with regroup. Asked uniformly, also those who cannot go on are
    asked, so that stopping does not tell that the hand lacks an encounter card."""
    e = g.e
    options = ["stop", "go-on"] if _has_card(g) else ["stop"]
    if await Pick(e.offense, prompts.SECOND_ENCOUNTER, "F-SECOND-1", options, secret=True) == "stop":
        return "turn.end"
    encounter_verbs.begin(g, e.offense, e.number + 1)
    return "regroup.start"


def _has_card(g: Game) -> bool:
    """F-SECOND-5, A-SECOND-1: not without an encounter card in hand."""
    return not g.edition.second_needs_card or g.has_encounter_card(g.e.offense)


def successful(g: Game) -> bool:
    """F-SECOND-1, F-SECOND-2: won by the offense, a deal made, or a success without winner."""
    result = g.e.result
    if result is None:
        return False
    return result.kind in ("deal", "success") or (result.kind == "won" and result.winner == 0)
