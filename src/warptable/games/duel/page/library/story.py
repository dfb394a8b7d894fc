"""One duel for the guide: a real game, played by the engine to the moments that the guide shows.

The reader's ships survive by a shield, and the ship advantage makes up for the lower plan. Which game tells this story
is found by trying one seed after another, so the guide never shows anything that cannot happen.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import count

import warptable
from warptable.kernel import PASS, Session
from warptable.table.reader import Reader
from warptable.table.scene.data import Person

from ...engine import facts
from ...engine.model.state import State
from ...words.speaker import Speaker
from ..scene import build
from ..scene.data import DuelScene

ME, OTHER = 0, 1
CARD = "vacant-shipyard"
SENT, AGAINST = 3, 2
"""What the dials show."""
SHIELD, BLAST = ("tactic", 1, 1), ("tactic", 0, 0)
"""Shield 4 stops Blast 4."""
MOMENTS = ("dials", "choose", "reveal", "over")
FIRST_SEED = 11


@dataclass(slots=True)
class Story:
    """The game at each moment, forked there, and the two plans."""

    games: dict[str, Session[State]] = field(default_factory=dict)
    plans: tuple[int, int] = (0, 0)
    clouts: tuple[int, int] = (0, 0)


@lru_cache(maxsize=1)
def story() -> Story:
    """The first game that fits."""
    return next(told for seed in count(FIRST_SEED) if (told := _told(seed)) is not None)


def _told(seed: int) -> Story | None:
    session = warptable.new_game("duel", 2, seed, aliens=(), decks=(CARD,), uniform=True)
    told = Story()
    told.games["dials"] = session.fork()
    _answer(session, "dial", (SENT, AGAINST))
    told.games["choose"] = session.fork()
    plans = _plans(session)
    if plans is None:
        return None
    told.plans = (_value(session, plans[ME]), _value(session, plans[OTHER]))
    _answer(session, "lock-in", ((plans[ME], SHIELD), (plans[OTHER], BLAST)))
    told.games["reveal"] = session.fork()
    for _ in range(2):
        session.answer(session.decisions[0], PASS)
    won = next(event.data for event in session.log if event.kind == "won")
    told.clouts = (won["clouts"][ME], won["clouts"][OTHER])
    told.games["over"] = session
    return told if won["seat"] == ME and set(told.games) == set(MOMENTS) else None


def _answer(session: Session[State], prompt: str, answers: tuple[object, object]) -> None:
    """Both answer a question that is put to both."""
    for _ in range(2):
        decision = next(one for one in session.decisions if one.prompt == prompt)
        session.answer(decision, answers[decision.seat])


def _value(session: Session[State], card: int) -> int:
    return facts.plans()[session.state.faces[card]].value


def _plans(session: Session[State]) -> tuple[int, int] | None:
    """A plan of each seat: the reader's is lower, but not by the ship advantage, and neither is extreme."""
    advantage = facts.destiny()[CARD].ship_advantage or 0
    mine, theirs = (session.state.seats[seat].hand for seat in (ME, OTHER))
    fitting = (
        (own, other)
        for own in mine
        for other in theirs
        if _value(session, own) >= 6 and 3 <= _value(session, other) - _value(session, own) < advantage
    )
    return next(fitting, None)


def scene_of(speaker: Speaker, moment: str, before: str = "") -> DuelScene:
    """The reader's table at a moment of the story; `before`: as it was at an earlier step of the round, at which nobody
    is asked, with the plans still facedown."""
    session = story().games[moment]
    view = session.view(ME)
    if before and view.frame is not None:
        view = replace(view, step=before, frame=replace(view.frame, revealed=False))
    memory = build.Memory()
    memory.look(session, session.view(None))
    return DuelScene(
        reader=Reader("", locale=speaker.locale),
        table="",
        title="",
        view=view,
        speaker=speaker,
        people=[Person(speaker.name(ME)), Person(speaker.name(OTHER), "steady")],
        crews=memory.crews,
        clouts=memory.clouts,
        ahead=memory.ahead,
        fought=memory.fought,
        ended=memory.ended,
    )
