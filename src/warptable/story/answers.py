"""The chance of each answer that was open at a question, as the seer thinks.

The seer looks at the question as the seat that was asked: what that seat did not know is dealt again in every imagined
game, and the estimate is the seat's chance when the round is over. It tries the answers that it would look at itself,
and the one that was given. Where the seat's knowledge does not allow another game to be imagined, all hands are left as
they were, and `open_hands` says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warptable.bots import Sight, thought_about
from warptable.game import family_of_session
from warptable.kernel import Rng, Session
from warptable.kernel.decisions import Option
from warptable.replay import ALL, Moment, Replay

GAMES = 60
"""Imagined games in which every answer is tried."""


@dataclass(frozen=True, slots=True)
class AnswerChance:
    """What one answer was worth to the seat: its chance to win from 0 to 1, the 95 % interval of that, and whether it
    is the answer that was given."""

    option: Option
    share: float
    interval: tuple[float, float]
    given: bool


@dataclass(frozen=True, slots=True)
class AnswerChances:
    """All answers that were tried, the best first. `games`: in this many imagined games each; 0: none could be
    imagined, and there are no answers. `open_hands`: the hands of all seats were as they really were."""

    seat: int
    answers: tuple[AnswerChance, ...]
    games: int
    open_hands: bool = False


class _OpenSight(Sight):
    """A seat that thinks ahead with all hands open."""

    __slots__ = ()

    def __init__(self, session: Session[Any], seat: int) -> None:
        super().__init__(session, seat)

        def imagine(rng: Rng) -> Session[Any]:
            game = session.fork(record=False)
            game.rules.draw_anew(game.game, rng.bits())
            return game

        self._imagine = imagine


def answer_chances(replay: Replay, moment: Moment, games: int = GAMES, seed: int = 0) -> AnswerChances | None:
    """What the answers to the question at this moment were worth; None if nobody was asked, or nobody answered. The
    same seed gives the same chances."""
    asked = replay.at(moment).asked(ALL)
    if asked is None or asked.is_open:
        return None
    session = replay.branch(moment)
    decision = next(one for one in session.decisions if one.key == asked.decision.key)
    family = family_of_session(session).id
    for sight in (Sight(session, decision.seat), _OpenSight(session, decision.seat)):
        rng = Rng.seeded("answers", seed, moment.number)
        thought, options = thought_about(family, sight, decision, asked.answer, rng)
        for _ in range(games):
            thought.play(range(len(options)), rng)
        if not thought.empty:
            break
    found = [
        AnswerChance(option, thought.mean(place), thought.interval(place), given=place == 0)
        for place, option in enumerate(options)
    ]
    found.sort(key=lambda answer: -answer.share)
    played = thought.games
    return AnswerChances(decision.seat, tuple(found) if played else (), played, isinstance(sight, _OpenSight))
