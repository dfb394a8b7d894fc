"""The told ending in words: feats, how a round ended, and how the game was won, for one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, NamedTuple, Protocol

from warptable.game import game_of
from warptable.story.feats import Feat
from warptable.story.rounds import Ending, RoundOutcome
from warptable.story.tale import Tale

from .speaker import Speaker


class TaleWords(Protocol):
    """What a family's feats are called, and the values of their messages."""

    PREFIX: str
    """Of the ids of its messages."""

    def values(self, speaker: Any, told: Any, /) -> dict[str, Any]:
        """The values of a message about a feat, a round or an ending."""
        ...


class FeatText(NamedTuple):
    """A feat in words: what kind of thing it is, what it is called, and what happened."""

    label: str
    headline: str
    said: str


def words_for(edition: str) -> TaleWords:
    words: TaleWords = game_of(edition).layer("tale_words")
    return words


def told(words: TaleWords, speaker: Speaker, feat: Feat) -> FeatText:
    """A feat in words."""
    values = words.values(speaker, feat)
    own = f"{words.PREFIX}tale-label-{feat.name}"
    label = speaker.t(own) if speaker.has(own) else speaker.t(f"tale-label-{feat.group}")
    name = f"{words.PREFIX}tale-{feat.name}"
    return FeatText(label, capital(speaker.t(name, **values)), capital(speaker.t(f"{name}-said", **values)))


def round_said(words: TaleWords, speaker: Speaker, outcome: RoundOutcome) -> str:
    """How a round ended, in a few words."""
    return capital(speaker.t(f"{words.PREFIX}tale-round-{outcome.kind}", **words.values(speaker, outcome)))


def turning_said(words: TaleWords, speaker: Speaker, tale: Tale, round_: int) -> str:
    """What is said of a round in which the chances turned: its best feat, or else how it ended."""
    feat = tale.best_of(round_)
    if feat is not None:
        return told(words, speaker, feat).headline
    outcome = tale.rounds.get(round_)
    return round_said(words, speaker, outcome) if outcome is not None else ""


def ending_said(words: TaleWords, speaker: Speaker, ending: Ending) -> str:
    """How the game was won."""
    return capital(speaker.t(f"{words.PREFIX}tale-end-{ending.kind}", **words.values(speaker, ending)))


def values_of(speaker: Any, told: Any, words: Mapping[str, Callable[[Any, Any], str]]) -> dict[str, Any]:
    """The values of a message about something that is told: its numbers and words as they are; seats, places, aliens
    and what `words` knows by their names."""
    known: dict[str, Any] = {"seat": _who, "other": _who, "place": _place, "alien": _alien, **words}
    found: dict[str, Any] = {}
    for field in fields(told):
        raw = getattr(told, field.name)
        if field.name in known:
            found[field.name] = known[field.name](speaker, raw)
        elif isinstance(raw, bool):
            found[field.name] = "yes" if raw else "no"
        elif isinstance(raw, (int, str)):
            found[field.name] = raw
    return found


def _who(speaker: Any, seat: int) -> Any:
    return speaker.who(seat)


def _place(speaker: Any, place: int) -> Any:
    return speaker.place(place) if place >= 0 else ""


def _alien(speaker: Any, alien: str) -> Any:
    return speaker.alien(alien)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
