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
from typing import Any, TypeAlias

from ..kernel import Decision, Rng, Session
from ..kernel.decisions import Option
from . import duel, encounter
from .base import Bot, Look, Sight
from .duel.remarks import listener as listener_to_duels
from .encounter import LEVELS, NoviceBot, SeerBot, ShrewdBot, SteadyBot
from .encounter.remarks import listener
from .random import RandomBot
from .search.thought import Thought
from .voice import Listener, Saying, Silence, Voices

GROUP = "warptable.bots"
THINKING = 1.0
"""Seconds that a bot may think about one decision while people wait for it."""


USUAL = "encounter"
"""The family of a bot whose entry point names none."""
FAMILIES: Mapping[str, Mapping[str, Callable[[], Bot]]] = {"encounter": LEVELS, "duel": duel.LEVELS}
"""The levels of each family, from the weakest to the strongest. A family without an entry has only the random bot."""
QUICK: Mapping[str, Callable[[], Bot]] = {"encounter": SteadyBot, "duel": duel.RolloutBot}
"""The player of many imagined games of each family: fast, and sound enough to tell a good position from a bad one."""
Thinking: TypeAlias = Callable[[Sight, Decision[Any], Option, Rng], tuple[Thought, list[Option]]]
THOUGHTS: Mapping[str, Thinking] = {"encounter": encounter.thought_about, "duel": duel.thought_about}
"""What the strongest player of each family would try at a question, besides an answer that was given."""
LISTENERS: Mapping[str, Callable[[Any], Listener]] = {"encounter": listener, "duel": listener_to_duels}
"""What the bots of each family talk about."""


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
    return {**others, "random": RandomBot, **FAMILIES.get(family, {})}


@lru_cache(maxsize=8)
def bots_of(family: str) -> Mapping[str, Callable[[], Bot]]:
    """The bots of a family by name; each entry makes a fresh bot for one seat of one game."""
    return _all_bots(family)


BOTS = bots_of(USUAL)
"""The bots of the multi-player family."""


def make_bot(name: str, family: str = USUAL) -> Bot:
    """A fresh bot of this kind; raises ValueError with one clear line."""
    known = bots_of(family)
    if name not in known:
        raise ValueError(f"unknown bot {name!r}; choose one of {', '.join(sorted(known))}")
    return known[name]()


def quick_bot(family: str) -> Bot:
    """The one that plays imagined games of this family."""
    return QUICK.get(family, RandomBot)()


def thought_about(
    family: str, sight: Sight, decision: Decision[Any], given: Option, rng: Rng
) -> tuple[Thought, list[Option]]:
    """Options to be tried in imagined games: the one that was given first, then those that the seer looks at. Options
    whose games are to be compared are played together (`Thought.play`)."""
    return THOUGHTS[family](sight, decision, given, rng)


def thinks_ahead(name: str, family: str = USUAL) -> bool:
    """Does this bot imagine games? Then its session should keep checkpoints, which make that fast."""
    return bool(getattr(bots_of(family)[name], "thinks_ahead", True))


def voices_of(session: Session[Any]) -> Voices:
    """What the bots of this game say, by what everybody sees."""
    public = session.view(None)
    make = LISTENERS.get(public.game)
    return Voices(Silence() if make is None else make(public), session.seed)


__all__ = [
    "BOTS",
    "FAMILIES",
    "GROUP",
    "LEVELS",
    "LISTENERS",
    "QUICK",
    "THINKING",
    "THOUGHTS",
    "Bot",
    "Look",
    "NoviceBot",
    "RandomBot",
    "Saying",
    "SeerBot",
    "ShrewdBot",
    "Sight",
    "SteadyBot",
    "Voices",
    "bots_of",
    "make_bot",
    "quick_bot",
    "thinks_ahead",
    "thought_about",
    "voices_of",
]
