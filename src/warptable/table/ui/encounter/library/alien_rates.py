"""How strong the laboratory found an alien, as the catalogue and the sheets show it.

Nothing here is typed in: the numbers come from the file that `warptable balance --publish` wrote, with all that is
needed to judge them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from markupsafe import Markup

from .....lab import measured as lab
from .....lab.measured import Measured, Rate
from .....lab.wording import bot_name, decimal, games, percent
from .....text.encounter.speaker import Speaker

WIDTH = 20  # shares that the axis of a bar counts in: its right end is the next twentieth


@dataclass(frozen=True, slots=True)
class Strength:
    """One alien in words: `order` sorts, the strongest first."""

    order: float
    verdict: str
    rate: str
    sentence: str
    bar: Markup


def strengths(speaker: Speaker) -> dict[str, Strength]:
    """All aliens that were measured."""
    found = lab.measured()
    if found is None:
        return {}
    end = max(one.high for one in found.aliens.values())
    scale = (int(end * WIDTH) + 1) / WIDTH
    return {alien: _strength(speaker, one, scale) for alien, one in found.aliens.items()}


def provenance(speaker: Speaker) -> str:
    """When, with what and on how many games it was measured; empty if nothing was."""
    found = lab.measured()
    return "" if found is None else _provenance(speaker, found)


def _provenance(speaker: Speaker, found: Measured) -> str:
    return speaker.t(
        "measured-by",
        games=games(speaker, found.games),
        bots=bot_name(speaker, found.bots),
        counts=speaker.join([str(count) for count in found.players]),
        version=found.version,
        date=date.fromisoformat(found.date),
    )


def _strength(speaker: Speaker, one: Rate, scale: float) -> Strength:
    rate = percent(speaker, one.rate, 0)
    sentence = speaker.t(
        "measured-rate",
        rate=percent(speaker, one.rate),
        games=games(speaker, one.games),
        low=decimal(speaker, 100 * one.low),
        high=decimal(speaker, 100 * one.high),
        par=percent(speaker, one.par),
    )
    return Strength(-one.rate, one.verdict, rate, sentence, bar(one, scale))


def bar(one: Rate, scale: float) -> Markup:
    """From par to the rate, with the interval as a line over it."""
    left, right = sorted((one.rate, one.par))
    at = {
        name: f"{100 * share / scale:.2f}%"
        for name, share in {
            "left": left,
            "wide": right - left,
            "par": one.par,
            "low": one.low,
            "high": one.high,
            "rate": one.rate,
        }.items()
    }
    return Markup(
        '<svg class="ratebar" width="100%" height="20" aria-hidden="true">'
        '<rect x="{left}" width="{wide}" y="4" height="12" rx="2"/>'
        '<line class="par" x1="{par}" x2="{par}" y1="0" y2="20"/>'
        '<line class="span" x1="{low}" x2="{high}" y1="10" y2="10"/><circle cx="{rate}" cy="10" r="4"/></svg>'
    ).format(**at)
