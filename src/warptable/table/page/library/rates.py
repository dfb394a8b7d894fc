"""How strong the laboratory found an alien or a tech, as the catalogues and the sheets show it.

Nothing here is typed in: the numbers come from the file that `warptable balance --publish` wrote, with all that is
needed to judge them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from warptable.game import usual_edition
from warptable.lab import measured as lab
from warptable.lab.measured import Rate
from warptable.lab.wording import bot_name, decimal, games, percent
from warptable.text.speaker import Speaker

from ..html import Svg, svg_text

ENDS = 20  # the right end of the axis is the next twentieth
TICKS = 10  # the axis has a mark at every tenth


@dataclass(frozen=True, slots=True)
class Strength:
    """One alien in words: `order` sorts, the strongest first. `tile_bar` is the small bar of the catalogue, `bar` the
    one with a labelled axis."""

    order: float
    verdict: str
    rate: str
    games: str
    sentence: str
    bar: Svg
    tile_bar: Svg


def strengths_of(speaker: Speaker, rates: Mapping[str, Rate]) -> dict[str, Strength]:
    """Everything that was measured together, on one axis."""
    scale = scale_of(rates) if rates else 0.0
    return {name: strength(speaker, one, scale) for name, one in rates.items()}


def scale_of(rates: Mapping[str, Rate]) -> float:
    """The right end of the axis, the same for all of them."""
    return (int(max(one.high for one in rates.values()) * ENDS) + 1) / ENDS


def provenance(speaker: Speaker, edition: str = usual_edition(), variants: Sequence[str] = ()) -> str:
    """When, with what and on how many games it was measured; empty if nothing was."""
    found = lab.measured(lab.file_of(edition, variants))
    if found is None:
        return ""
    return speaker.t(
        "measured-by",
        games=games(speaker, found.games),
        bots=bot_name(speaker, found.bots),
        counts=speaker.join([str(count) for count in found.players]),
        version=found.version,
        date=date.fromisoformat(found.date),
    )


def strength(speaker: Speaker, one: Rate, scale: float) -> Strength:
    """One of them, on an axis that ends there."""
    numbers = {
        "rate": percent(speaker, one.rate),
        "games": games(speaker, one.games),
        "low": decimal(speaker, 100 * one.low),
        "high": decimal(speaker, 100 * one.high),
        "par": percent(speaker, one.par),
    }
    return Strength(
        order=-one.rate,
        verdict=one.verdict,
        rate=percent(speaker, one.rate, 0),
        games=numbers["games"],
        sentence=speaker.t("measured-rate", **numbers),
        bar=bar(speaker, one, scale, speaker.t("measured-bar", end=percent(speaker, scale, 0), **numbers)),
        tile_bar=tile_bar(one, scale, speaker.t("measured-tile", **numbers)),
    )


def tile_bar(one: Rate, scale: float, said: str) -> Svg:
    """The bar of a tile: from 0 to the rate on an axis, with the interval and the fair share. `said`: for those who do
    not see it."""
    ticks = "".join(f'<line class="axis" x1="{at}" x2="{at}" y1="12" y2="15"/>' for at, _ in _ticks(scale))
    return _bar("ratebar", 16, said, f"{ticks}{_drawn(one, scale, 3, 12)}")


def bar(speaker: Speaker, one: Rate, scale: float, said: str) -> Svg:
    """The same, large: the axis has numbers and the fair share its name."""
    ticks = "".join(
        f'<line class="axis" x1="{at}" x2="{at}" y1="40" y2="45"/><text class="{_side(share / scale)}" x="{at}" '
        f'y="59">{svg_text(percent(speaker, share, 0))}</text>'
        for at, share in _ticks(scale)
    )
    side, par = _side(one.par / scale, 0.25), svg_text(speaker.t("measured-par", par=percent(speaker, one.par)))
    par = Svg(f'<text class="par {side}" x="{_at(one.par, scale)}" y="12">{par}</text>')
    return _bar("ratebar large", 62, said, f"{ticks}{_drawn(one, scale, 22, 40)}{par}")


def _bar(look: str, height: int, said: str, inside: str) -> Svg:
    label = svg_text(said)
    return Svg(f'<svg class="{look}" width="100%" height="{height}" role="img" aria-label="{label}">{inside}</svg>')


def _drawn(one: Rate, scale: float, top: int, base: int) -> Svg:
    """The bar between its top and the axis, the interval across it, the fair share through both."""
    rate, low, high, par = (_at(share, scale) for share in (one.rate, one.low, one.high, one.par))
    middle = (top + base - 2) / 2
    return Svg(
        f'<line class="axis" x1="0" x2="100%" y1="{base}" y2="{base}"/>'
        f'<rect x="0" width="{rate}" y="{top}" height="{base - 2 - top}" rx="2"/>'
        f'<line class="par" x1="{par}" x2="{par}" y1="{top - 3}" y2="{base}"/>'
        f'<line class="span" x1="{low}" x2="{high}" y1="{middle:g}" y2="{middle:g}"/>'
        f'<line class="span" x1="{low}" x2="{low}" y1="{middle - 3:g}" y2="{middle + 3:g}"/>'
        f'<line class="span" x1="{high}" x2="{high}" y1="{middle - 3:g}" y2="{middle + 3:g}"/>'
    )


def _ticks(scale: float) -> list[tuple[str, float]]:
    """Where the marks of the axis are, and their shares."""
    return [(_at(tenth / TICKS, scale), tenth / TICKS) for tenth in range(int(scale * TICKS + 0.001) + 1)]


def _at(share: float, scale: float) -> str:
    return f"{100 * share / scale:.2f}%"


def _side(place: float, margin: float = 0.04) -> str:
    """Words near an end of the axis stay inside."""
    if place < margin:
        return "first"
    return "last" if place > 1 - margin else ""
