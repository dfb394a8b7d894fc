"""Bots: programs that play. They see a view and a decision, nothing else.

bot = make_bot("steady")
option = bot.choose(Sight(game, decision.seat), decision, rng)
game.answer(decision, option)

Each game family has its own levels. Other packages add bots by an entry point of the group "warptable.bots": a name,
with the family in front of it ("duel:mybot"; a bare name means "encounter"), and a callable that makes a Bot.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from warptable.game import game_of, games
from warptable.kernel import Decision, Rng, Session
from warptable.kernel.decisions import Option

from .base import Bot, Look, Sight
from .random import RandomBot
from .search.thought import Thought
from .voice import Listener, Saying, Voices

GROUP = "warptable.bots"
THINKING = 1.0
"""Seconds that a bot may think about one decision while people wait for it."""
USUAL = next(iter(games()))
"""The game of a bot whose entry point names none."""


class GameBots(Protocol):
    """Who plays a game, besides bots that choose at random."""

    LEVELS: Mapping[str, Callable[[], Bot]]
    """From the weakest to the strongest."""

    QUICK: Callable[[], Bot]
    """The player of many imagined games: fast, and sound enough to tell a good position from a bad one."""

    def thought_about(
        self, sight: Sight, decision: Decision[Any], given: Option, rng: Rng, /
    ) -> tuple[Thought, list[Option]]:
        """What the strongest player would try at a question, besides an answer that was given."""
        ...

    def listener(self, view: Any, /) -> Listener:
        """What the bots talk about in the game that spectators see so."""
        ...


def game_bots(game: str) -> GameBots:
    """Those that a game brings."""
    bots: GameBots = games()[game].layer("bots")
    return bots


def _from_elsewhere(point: EntryPoint) -> Bot:
    made: Bot = point.load()()
    return made


def _all_bots(family: str) -> dict[str, Callable[[], Bot]]:
    """Our bots, and those of other packages, which are loaded when they are first used and never replace ours."""
    others = {}
    for point in entry_points(group=GROUP):
        *named, name = point.name.split(":", 1)
        if family == (named[0] if named else USUAL):
            others[name] = partial(_from_elsewhere, point)
    return {**others, "random": RandomBot, **game_bots(family).LEVELS}


@lru_cache(maxsize=8)
def bots_of(family: str) -> Mapping[str, Callable[[], Bot]]:
    """The bots of a family by name; each entry makes a fresh bot for one seat of one game."""
    return _all_bots(family)


def levels_of(edition: str) -> tuple[str, ...]:
    """The bots that people can choose for a table of this edition, from the weakest to the strongest."""
    return tuple(game_bots(game_of(edition).id).LEVELS)


def bots_at(edition: str) -> Mapping[str, Callable[[], Bot]]:
    """All bots that can play this edition, by name."""
    return bots_of(game_of(edition).id)


def bot_names() -> list[str]:
    """The bots of all games."""
    return sorted({name for game in games() for name in bots_of(game)})


def make_bot(name: str, family: str = USUAL) -> Bot:
    """A fresh bot of this kind; raises ValueError with one clear line."""
    known = bots_of(family)
    if name not in known:
        raise ValueError(f"unknown bot {name!r}; choose one of {', '.join(sorted(known))}")
    return known[name]()


def quick_bot(family: str) -> Bot:
    """The one that plays imagined games of this family."""
    return game_bots(family).QUICK()


def thought_about(
    family: str, sight: Sight, decision: Decision[Any], given: Option, rng: Rng
) -> tuple[Thought, list[Option]]:
    """Options to be tried in imagined games: the one that was given first, then those that the seer looks at. Options
    whose games are to be compared are played together (`Thought.play`)."""
    return game_bots(family).thought_about(sight, decision, given, rng)


def thinks_ahead(name: str, family: str = USUAL) -> bool:
    """Does this bot imagine games? Then its session should keep checkpoints, which make that fast."""
    return bool(getattr(bots_of(family)[name], "thinks_ahead", True))


def voices_of(session: Session[Any]) -> Voices:
    """What the bots of this game say, by what everybody sees."""
    public = session.view(None)
    return Voices(game_bots(public.game).listener(public), session.seed)


__all__ = [
    "GROUP",
    "THINKING",
    "Bot",
    "GameBots",
    "Look",
    "RandomBot",
    "Saying",
    "Sight",
    "Voices",
    "bot_names",
    "bots_at",
    "bots_of",
    "game_bots",
    "levels_of",
    "make_bot",
    "quick_bot",
    "thinks_ahead",
    "thought_about",
    "voices_of",
]
