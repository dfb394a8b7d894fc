"""The highlights of a finished game: what its log shows that is worth telling, with the moments of its replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from warptable.game import game_of
from warptable.kernel import Session
from warptable.replay import ALL, Record, Replay

from .feats import DEAL, Feat, chosen
from .rounds import Ending, RoundOutcome


@dataclass(frozen=True, slots=True)
class GameHighlights:
    """What a game finds in the log of one that is finished."""

    read: Callable[[Replay, Any], Any]
    """The game as its feats are found in it, with what the watcher noted."""
    rounds: Callable[[Any], Iterable[RoundOutcome]]
    """How each round ended."""
    ending: Callable[[Any], Ending]
    """How it was won."""
    feats: Callable[[Any], Iterable[Feat]] = lambda game: ()
    """Everything that might be told."""
    watcher: Callable[[], Callable[[Session[Any]], None]] = lambda: lambda session: None
    """Notes what events do not say, while a game is run again: called with the session after every event."""


@dataclass(frozen=True, slots=True)
class Highlights:
    """`feats`: those that are told; `found`: all of them, for whoever tells of one round. `starts`: the first event and
    the first moment of each round, with everything open."""

    winners: tuple[int, ...]
    feats: tuple[Feat, ...]
    found: tuple[Feat, ...]
    rounds: Mapping[int, RoundOutcome]
    starts: Mapping[int, tuple[int, int]]
    ending: Ending

    @property
    def deals(self) -> tuple[Feat, ...]:
        """All deals, in order, also those that failed."""
        return tuple(sorted((feat for feat in self.found if feat.group == DEAL), key=lambda feat: feat.event))

    def best_of(self, round_: int) -> Feat | None:
        """The best feat of this round alone, if there is one worth telling."""
        here = chosen(feat for feat in self.found if feat.round == round_ and not feat.is_spread)
        return max(here, key=lambda feat: feat.score, default=None)


def highlights_of(record: Record) -> Highlights:
    """Those of a game that is over; of another one ValueError. Raises BadSave if the answers do not make a game."""
    family: GameHighlights = game_of(record.rules.name).layer("highlights")
    watched = family.watcher()
    replay = Replay(record, watched)
    if not replay.over:
        raise ValueError("a game that is not over has no highlights")
    game = family.read(replay, watched)
    moments = {moment.events - 1: moment.number for moment in replay.moments(ALL) if not moment.is_question}
    found = tuple(replace(feat, moment=moments[feat.event]) for feat in family.feats(game))
    rounds = {one.round: replace(one, moment=moments[one.event]) for one in family.rounds(game)}
    starts: dict[int, tuple[int, int]] = {}
    for number, when in enumerate(replay.happened):
        starts.setdefault(when.round, (number, moments[number]))
    return Highlights(
        winners=tuple(replay.session.winners),
        feats=chosen(found),
        found=found,
        rounds=MappingProxyType(rounds),
        starts=MappingProxyType(starts),
        ending=family.ending(game),
    )
