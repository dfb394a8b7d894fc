"""A guide to a first game: a real game in a few screens, each with a picture, a text and a question; and chapters about
what comes after it.

All words are messages. Those of a guide are `guide-`, behind the prefix of its game, and then `title`, `start-hint`,
and for each step `STEP-text`, `STEP-question`, and `STEP-a` and `STEP-a-why` for each answer. Those of a chapter are
`chapter-CHAPTER`, `-line`, and for each section `-SECTION` (its heading) and `-SECTION-text`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from warptable.table.reader import Reader
from warptable.text.words import words_of

from ...html import EMPTY, Html
from ...page import page
from ...render import render
from ..games import address, guides, links

ANSWERS = ("a", "b", "c")


@dataclass(frozen=True, slots=True)
class Step:
    """One screen, with its right answer, and acceptable ones that are not the best. `title` is a message."""

    name: str
    title: str
    right: str
    possible: str = ""

    def verdict(self, answer: str) -> str:
        return "right" if answer == self.right else "possible" if answer in self.possible else "wrong"


@dataclass(frozen=True, slots=True)
class Section:
    """One idea of a chapter, and what is shown beside it."""

    name: str
    shown: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """Short sections with pictures. `preset`: the ready-made table to try it at. `more`: where to read on, by the name
    of its message. `edition`: of which it speaks, if not of that of the guide."""

    sections: tuple[Section, ...]
    preset: str
    more: tuple[tuple[str, str], ...]
    edition: str = ""


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide to a game."""

    prefix: str
    """What stands before the messages of this game, and before the name of a step where style names it."""
    edition: str
    preset: str
    """The kind of table at which a first game is played."""
    steps: tuple[Step, ...]
    speaker: Callable[[str], Any]
    """Who speaks to the reader in this language."""
    goal: Callable[[], int]
    """How many of what wins the game."""
    values: Callable[[Any], Mapping[str, Any]]
    """What sentences may name, all read from the game."""
    picture: Callable[[str, str], Html]
    """What a step shows, by language and name."""
    caption: Callable[[Any, str, Mapping[str, Any]], str]
    """The picture in words."""
    lessons: bool = False
    """Are there prepared positions to play?"""
    chapters: Mapping[str, Chapter] = field(default_factory=dict)
    """By their address."""
    drawn: Callable[[Any, Any], tuple[Html, str]] = lambda speaker, shown: (EMPTY, "")
    """What a section of a chapter shows: the picture, and what it is in words."""

    @property
    def path(self) -> str:
        return address("/guide", self.edition)

    def show(self, reader: Reader, step: int = 1) -> Html:
        """One screen; a number outside the guide leads to its first or last one."""
        number = min(max(step, 1), len(self.steps))
        speaker, shown = self.speaker(reader.locale), self.steps[number - 1]
        values, goal = self.values(speaker), self.goal()

        def say(message: str, **more: Any) -> str:
            return str(speaker.t(f"{self.prefix}{message}", **more))

        steps = address("/guide", self.edition, step="")
        body = render(
            "library/guide/guide.html",
            t=speaker.t,
            guide=self,
            address=steps,
            heading=say("guide-title"),
            hint=say("guide-start-hint"),
            games=links(speaker.t, guides(), self.path),
            chapters=self._listed(speaker),
            number=number,
            goal=say("opening-goal", goal=goal),
            goal_line=say("opening-goal-line", goal=goal),
            steps=[speaker.t(one.title) for one in self.steps],
            step=f"{self.prefix}{shown.name}",
            title=speaker.t(shown.title),
            text=say(f"guide-{shown.name}-text", **values),
            question=say(f"guide-{shown.name}-question", **values),
            answers=[
                (
                    letter,
                    say(f"guide-{shown.name}-{letter}", **values),
                    shown.verdict(letter),
                    say(f"guide-{shown.name}-{letter}-why", **values),
                )
                for letter in ANSWERS
            ],
            picture=self.picture(reader.locale, shown.name),
            caption=self.caption(speaker, shown.name, values),
        )
        return page(reader, say("guide-title"), body, path=f"{steps}{number}", current="guide")

    def chapter(self, reader: Reader, name: str) -> Html | None:
        """One chapter; None if there is none of this name."""
        told = self.chapters.get(name)
        if told is None:
            return None
        edition = told.edition or self.edition
        speaker = words_of(edition).speaker_about(reader.locale, edition)
        title = speaker.t(f"chapter-{name}")
        body = render(
            "library/guide/chapter.html",
            t=speaker.t,
            title=title,
            line=speaker.t(f"chapter-{name}-line"),
            sections=[
                (
                    speaker.t(f"chapter-{name}-{section.name}"),
                    speaker.t(f"chapter-{name}-{section.name}-text"),
                    [self.drawn(speaker, shown) for shown in section.shown],
                )
                for section in told.sections
            ],
            preset=told.preset,
            more=told.more,
            chapters=self._listed(speaker),
            current=name,
        )
        return page(reader, title, body, path=f"/guide/{name}", current="guide")

    def _listed(self, speaker: Any) -> list[tuple[str, str]]:
        """(name, title) of all chapters."""
        return [(name, speaker.t(f"chapter-{name}")) for name in self.chapters]
