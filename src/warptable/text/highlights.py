"""The told ending in words: feats, how a round ended, and how the game was won, for one reader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from warptable.game import game_of
from warptable.story.feats import Feat
from warptable.story.highlights import Highlights
from warptable.story.rounds import Ending, RoundOutcome

from .bundles import capital
from .speaker import Speaker
from .values import Named, in_words


@dataclass(frozen=True, slots=True)
class HighlightsWords:
    """What a game's feats are called, and the values of their messages."""

    prefix: str
    """Of the ids of its messages."""
    values: Callable[[Any, Any], dict[str, Any]]
    """The values of a message about a feat, a round or an ending, by who speaks."""


class FeatText(NamedTuple):
    """A feat in words: what kind of thing it is, what it is called, and what happened."""

    label: str
    headline: str
    said: str


def words_for(edition: str) -> HighlightsWords:
    words: HighlightsWords = game_of(edition).layer("highlights_words")
    return words


def told(words: HighlightsWords, speaker: Speaker, feat: Feat) -> FeatText:
    """A feat in words."""
    values = words.values(speaker, feat)
    own = f"{words.prefix}highlights-label-{feat.name}"
    label = speaker.t(own) if speaker.has(own) else speaker.t(f"highlights-label-{feat.group}")
    name = f"{words.prefix}highlights-{feat.name}"
    return FeatText(label, capital(speaker.t(name, **values)), capital(speaker.t(f"{name}-said", **values)))


def round_said(words: HighlightsWords, speaker: Speaker, outcome: RoundOutcome) -> str:
    """How a round ended, in a few words."""
    return capital(speaker.t(f"{words.prefix}highlights-round-{outcome.kind}", **words.values(speaker, outcome)))


def turning_said(words: HighlightsWords, speaker: Speaker, highlights: Highlights, round_: int) -> str:
    """What is said of a round in which the chances turned: its best feat, or else how it ended."""
    feat = highlights.best_of(round_)
    if feat is not None:
        return told(words, speaker, feat).headline
    outcome = highlights.rounds.get(round_)
    return round_said(words, speaker, outcome) if outcome is not None else ""


def ending_said(words: HighlightsWords, speaker: Speaker, ending: Ending) -> str:
    """How the game was won."""
    return capital(speaker.t(f"{words.prefix}highlights-end-{ending.kind}", **words.values(speaker, ending)))


def values_of(speaker: Any, told: Any, named: Named) -> dict[str, Any]:
    """The values of a message about something that is told; `named`: fields besides those that all games have."""
    return in_words(speaker, {one.name: getattr(told, one.name) for one in fields(told)}, {**NAMED, **named})


NAMED: Named = {
    "seat": Speaker.who,
    "other": Speaker.who,
    "place": lambda speaker, place: speaker.place(place) if place >= 0 else "",
    "alien": lambda speaker, alien: speaker.alien(alien),
}
"""Fields of feats, rounds and endings that name something."""
