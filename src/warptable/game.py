"""The games: what a game is to everybody else, which there are, and what may be asked of one.

A game has its own state, steps and content; an edition is a manifest inside a game, and the editions of all games have
different names. Each layer above the engines has a protocol for what it needs of a game (words, bots, encoding ...) and
finds it in the game's record. Nobody imports a game: ours live in `games/`, each in a folder with its record; those of
other packages come by an entry point of the group "warptable.games": the id of the game, and its record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # listing games loads none of what plays them
    from .kernel import Rules, Session
    from .kernel.families import EditionFacts, Family
    from .kernel.packs import Packs

OURS = ("warptable.games.encounter.game:ENCOUNTER", "warptable.games.duel.game:DUEL")
PLAIN = "warptable.games.plain."
"""Where a game finds what it does not bring."""
GROUP = "warptable.games"
"""Of the entry points of games from other packages."""


class Command(NamedTuple):
    """A command of a game: a function, and the first line of its help, which is shown before it is loaded. Its part of
    a command that all games have needs none."""

    where: str
    does: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """A game, whose layers are loaded when they are first asked for: listing games costs nothing.

    Each layer is a module (`package.module`) or something in it (`package.module:NAME`) that has what the general half
    of this layer asks for; the protocol stands there (`text.words.Words` for `words` ...).
    """

    id: str
    engine: str
    """The rules: `kernel.families.Family`."""
    bots: str = PLAIN + "bots"
    """Who plays it: `bots.GameBots`."""
    words: str = PLAIN + "words:WORDS"
    """Its names, questions and events in all languages: `text.words.Words`."""
    highlights: str = PLAIN + "highlights:HIGHLIGHTS"
    """What is worth telling of a finished game: `story.highlights.GameHighlights`."""
    highlights_words: str = PLAIN + "highlights:WORDS"
    """... and in words: `text.highlights.HighlightsWords`."""
    ledger: str = PLAIN + "ledger:LEDGER"
    """What the laboratory counts: `lab.ledger.Ledger`."""
    sections: str = PLAIN + "ledger:sections"
    """What only this game's reports have: `lab.report.sections.Sections`."""
    encoding: str = PLAIN + "encoding:ENCODING"
    """As numbers, for learners: `env.encoding.Encoding`."""
    terminal: str = PLAIN + "terminal:FACE"
    """At the terminal: `cli.terminal.face.Face`."""
    hooks: str = PLAIN + "hooks:hooks"
    """What a running table must know about the rules: `table.play.hooks.GameHooks`."""
    scenes: str = PLAIN + "scenes:SCENES"
    """What one reader is shown: `table.scene.families.FamilyScenes`."""
    pages: str = PLAIN + "page.pages:pages"
    """How it is drawn on a page: `table.page.family.FamilyPages`."""
    presets: str = "warptable.games.plain:PRESETS"
    """Ready-made tables by name: `table.rooms.presets.Preset`."""
    lessons: str = "warptable.games.plain:LESSONS"
    """Prepared positions for learners: a tuple of `lessons.lesson.Lesson`."""
    rulebook: str = ""
    """Its rules and what proves them: `text.rulebook.Rulebook`; without it they are not in `warptable rules`."""
    commands: Mapping[str, Command] = field(default_factory=dict)
    """Commands that only this game has, and its part of `warptable aliens`."""
    edition: str = ""
    """Of the first game: the edition that is meant where nobody names one."""
    name: str = ""
    """What it is called where it has no message for that."""
    messages: str = ""
    """The package in which its messages lie: `en.ftl` and `de.ftl`, or folders `en` and `de`."""

    def layer(self, name: str) -> Any:
        """This layer, loaded."""
        return loaded(getattr(self, name))


@cache
def loaded(where: str) -> Any:
    """A module, or what is named behind the colon."""
    module, _, name = where.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


@cache
def games() -> Mapping[str, Game]:
    """All games by id, ours first."""
    ours: list[Game] = [loaded(where) for where in OURS]
    from importlib.metadata import entry_points  # loaded here: it takes longer than all else of this module

    others: list[Game] = [point.load() for point in entry_points(group=GROUP)]
    return {game.id: game for game in (*ours, *others)}


def usual_edition() -> str:
    """The edition that is meant where nobody names one."""
    first: Game = loaded(OURS[0])
    return first.edition


def families() -> dict[str, Family]:
    """The engines of all games by the id of the game."""
    return {name: game.layer("engine") for name, game in games().items()}


def editions() -> dict[str, EditionFacts]:
    """The editions of all games by id."""
    return {name: facts for family in families().values() for name, facts in family.editions().items()}


@cache
def game_of(edition: str) -> Game:
    """The game to which an edition belongs; raises ValueError with one clear line."""
    for game in games().values():
        if edition in game.layer("engine").editions():
            return game
    raise ValueError(f"unknown edition {edition!r} (there are: {', '.join(editions())})")


def game_of_session(session: Session[Any]) -> Game:
    """What is being played: the name of a session's rules is its edition."""
    return game_of(session.rules.name)


def family_of(edition: str) -> Family:
    """The engine to which an edition belongs; raises ValueError with one clear line."""
    family: Family = game_of(edition).layer("engine")
    return family


def edition_facts(edition: str) -> EditionFacts:
    """What can be chosen in an edition; raises ValueError with one clear line."""
    return family_of(edition).editions()[edition]


def family_of_session(session: Session[Any]) -> Family:
    """The engine of a running game."""
    return family_of(session.rules.name)


def all_aliens(packs: Packs = ()) -> set[str]:
    """The aliens of all games, with those of these packs; raises ValueError with one clear line if two have the same
    name."""
    return {alien for family in families().values() for alien in family.all_aliens(packs)}


def all_rules(packs: Packs = ()) -> list[Rules[Any]]:
    """The rules of every edition of every game; `packs` are those that a save may name."""
    return [family.rules(name, packs) for family in families().values() for name in family.editions()]


__all__ = [
    "Command",
    "Game",
    "all_aliens",
    "all_rules",
    "edition_facts",
    "editions",
    "families",
    "family_of",
    "family_of_session",
    "game_of",
    "game_of_session",
    "games",
    "usual_edition",
]
