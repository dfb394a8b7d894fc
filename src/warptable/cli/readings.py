"""`warptable rules --readings`: how this table plays what the rulebooks leave open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from warptable.text.readings import Reading
from warptable.text.rulebook import Rulebook
from warptable.text.speaker import Speaker

from .terminal.style import QUIET


def readings_as_data(book: Rulebook, readings: Iterable[Reading]) -> list[dict[str, Any]]:
    """For scripts, with the English texts."""
    return [
        {
            "id": reading.id,
            "topic": reading.topic,
            "editions": list(reading.editions),
            "rules": list(reading.rules),
            "about": list(reading.about),
            "asks": reading.asks("en"),
            "plays": reading.plays("en"),
            "house": reading.house,
            "tests": list(book.tests_of(reading)),
        }
        for reading in readings
    ]


def print_readings(console: Console, speaker: Speaker, book: Rulebook, readings: Sequence[Reading]) -> None:
    """Topic by topic the question with the aliens, cards and rules that it is about, our answer, and the house rule
    that changes it."""
    topic = ""
    for reading in readings:
        if reading.topic != topic:
            topic = reading.topic
            console.print(Text(f"\n◇ {reading.headed(speaker.locale)}", style="bold"))
        named = [book.called(speaker.locale, reading.editions[0], about) for about in reading.about]
        asked = Text(f"{reading.asks(speaker.locale)} ")
        asked.append(", ".join((*named, *reading.rules)), style=QUIET)
        console.print(Padding(asked, (0, 0, 0, 2), expand=False))
        console.print(Padding(Text(reading.plays(speaker.locale), style="bold"), (0, 0, 0, 4), expand=False))
        if reading.house is not None:
            house = speaker.t("reading-house", variant=speaker.t(f"lobby-variant-{reading.house}"))
            console.print(Padding(Text(house, style="italic"), (0, 0, 0, 4), expand=False))
