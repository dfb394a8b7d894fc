"""One page that tells everything a balance run found out. It carries its own style, fonts and charts, and no script."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from importlib import resources
from math import ceil
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from warptable.game import family_of
from warptable.table.page.art.icons import logo
from warptable.text.bundles import has
from warptable.text.speaker import Speaker

from ..wording import bot_name, decimal, games, interval, percent, verdict_on_guest
from .charts import axis, emblem, heat_map, histogram, rate_bar, stack_bar, symbols
from .sections import sections_of

FONTS = {"Fredoka One": "fredoka.woff2", "Manrope": "manrope.woff2"}
PARTNERS, SURPRISES = 12, 6  # pairs that are listed
FAR = 2.0  # standard deviations from which on a pair stands out,
BY_CHANCE = 0.0455  # which this share of all pairs does by chance alone
LONGEST = 60  # encounters, at the right end of a histogram; a multiple of its bars
ALONE = 2  # players of a table at which nobody else sits with two that meet
CAUTION = 20  # average games that each pair is given besides its own


@lru_cache(maxsize=1)
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("warptable.lab.report", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["zip"] = partial(zip, strict=True)
    return made


def page(speaker: Speaker, report: Mapping[str, Any], command: str = "") -> str:
    """The report as HTML; `command` is what was typed to get it."""
    template = environment().get_template("report.html")
    words = {
        "t": partial(_told, speaker, family_of(report["edition"]).id),
        "locale": speaker.locale,
        "name": speaker.alien,
        "percent": partial(percent, speaker),
        "decimal": partial(decimal, speaker),
        "interval": partial(interval, speaker),
        "facts": _facts(speaker, report),
        "verdict": verdict_on_guest(speaker, report),
    }
    return template.render(
        report=report, command=command, logo=logo(34), style=_style(), **words, **_charts(speaker, report)
    )


def _told(speaker: Speaker, family: str, message: str, **values: Any) -> str:
    """In the words of the family, where it has its own for this message."""
    own = f"{message}-{family}"
    return speaker.t(own if speaker.has(own) else message, **values)


def _charts(speaker: Speaker, report: Mapping[str, Any]) -> dict[str, Any]:
    """Everything on the page that is drawn or listed."""
    aliens, met = report["aliens"], report["pairs"] if max(report["players"]) > ALONE else []
    more = [one for one in sections_of(report["edition"])(speaker, report) if one.lines or not one.heads]
    shown = {*aliens, *(line.emblem for section in more for line in section.lines if line.emblem)}
    cells = {(pair["alien"], pair["other"]): (pair["z"], _met(speaker, pair)) for pair in met}
    return {
        "symbols": symbols(sorted(shown)),
        "emblem": emblem,
        "axis": axis(_rates_scale(aliens)),
        "bars": _bars(speaker, aliens),
        "heat": heat_map({alien: speaker.alien(alien) for alien in aliens}, cells, speaker.t("lab-report-pairs"))
        if met
        else "",
        "surprises": _surprises(speaker, met),
        "chance": _chance(speaker, met),
        "partners": _partners(speaker, met),
        "histograms": _histograms(partial(_told, speaker, family_of(report["edition"]).id), speaker, report["lengths"]),
        "sections": more,
    }


def _style() -> Markup:
    """The style sheet with the fonts in it, where the package has been built with them."""
    built = resources.files("warptable.table").joinpath("static", "built")
    faces = [
        f'@font-face{{font-family:"{family}";font-weight:200 800;src:url(data:font/woff2;base64,'
        f'{base64.b64encode(built.joinpath(file).read_bytes()).decode()}) format("woff2")}}\n'
        for family, file in FONTS.items()
        if built.joinpath(file).is_file()
    ]
    css = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    return Markup("".join(faces) + css)


def _facts(speaker: Speaker, report: Mapping[str, Any]) -> list[str]:
    """What was played, as short notes."""
    counts = speaker.join([str(count) for count in report["players"]])
    return [
        games(speaker, report["games"]),
        speaker.t("lab-report-players", counts=counts),
        speaker.t("lab-report-bots", bots=bot_name(speaker, report["bots"])),
        speaker.t(f"edition-{report['edition']}"),
        *(_variant(speaker, variant) for variant in report["variants"]),
        f"Warptable {report['version']}",
        report["date"],
    ]


def _variant(speaker: Speaker, variant: str) -> str:
    message = f"lobby-variant-{variant}"
    return speaker.t(message) if has(speaker.locale, message) else variant


def _scale(values: Iterator[float]) -> float:
    """The right end of an axis: the next twentieth."""
    return max(0.05, ceil(max(values, default=0.0) * 20 - 1e-9) / 20)


def _rates_scale(aliens: Mapping[str, dict[str, Any]]) -> float:
    return _scale(one["high"] for one in aliens.values())


def _bars(speaker: Speaker, aliens: Mapping[str, dict[str, Any]]) -> dict[str, Markup]:
    scale = _rates_scale(aliens)
    return {
        alien: rate_bar(
            one,
            scale,
            speaker.t(
                "lab-report-bar",
                alien=speaker.alien(alien),
                rate=percent(speaker, one["rate"]),
                interval=interval(speaker, one),
                games=games(speaker, one["games"]),
            ),
        )
        for alien, one in aliens.items()
    }


def _met(speaker: Speaker, pair: Mapping[str, Any]) -> str:
    """How an alien fared when another was at the table."""
    return speaker.t(
        "lab-report-cell",
        alien=speaker.alien(pair["alien"]),
        other=speaker.alien(pair["other"]),
        wins=str(pair["wins"]),
        games=games(speaker, pair["games"]),
    )


def _surprises(speaker: Speaker, pairs: Sequence[Mapping[str, Any]]) -> dict[str, list[tuple[str, str, str]]]:
    """The pairs that stand out most, for the better and for the worse: (alien, the other, how it fared)."""
    ordered = sorted(pairs, key=lambda pair: -pair["z"])
    better = [pair for pair in ordered if pair["z"] >= FAR][:SURPRISES]
    worse = [pair for pair in reversed(ordered) if pair["z"] <= -FAR][:SURPRISES]
    return {
        word: [(pair["alien"], pair["other"], _met(speaker, pair)) for pair in part]
        for word, part in (("more", better), ("less", worse))
    }


def _chance(speaker: Speaker, pairs: Sequence[Mapping[str, Any]]) -> str:
    """How many pairs stand out, and how many would by chance alone."""
    far = sum(abs(pair["z"]) >= FAR for pair in pairs)
    return speaker.t("lab-report-chance", far=far, pairs=len(pairs), chance=round(BY_CHANCE * len(pairs)))


def _partners(speaker: Speaker, pairs: Sequence[Mapping[str, Any]]) -> list[tuple[str, str, Markup, str]]:
    """The pairs that most often win together. A pair that met a few times is taken for an average one until more games
    speak for it: each gets some average games more."""
    met = [pair for pair in pairs if pair["alien"] < pair["other"]]
    mean = sum(pair["together"] for pair in met) / max(1, sum(pair["games"] for pair in met))

    def share(pair: Mapping[str, Any]) -> float:
        return float((pair["together"] + CAUTION * mean) / (pair["games"] + CAUTION))

    best = sorted((pair for pair in met if pair["together"]), key=share, reverse=True)[:PARTNERS]
    scale = _scale(map(share, best))
    found = []
    for pair in best:
        text = speaker.t("lab-report-together", wins=pair["together"], games=games(speaker, pair["games"]))
        found.append((pair["alien"], pair["other"], stack_bar([("plain", share(pair))], scale, text), text))
    return found


def _histograms(
    told: Callable[..., str], speaker: Speaker, lengths: Mapping[str, Any]
) -> list[tuple[int, Mapping[str, Any], Markup]]:
    def label(low: int, high: int | None, number: int) -> str:
        if high is None:
            return told("lab-report-longer", most=str(low - 1), games=games(speaker, number))
        return told("lab-report-bin", low=str(low), high=str(high), games=games(speaker, number))

    return [
        (count, one, histogram(one["games"], LONGEST, label, told("lab-report-length", players=count)))
        for count, one in lengths["by_players"].items()
    ]
