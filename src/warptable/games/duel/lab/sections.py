"""The parts of a balance report that only the two-player family has: alien against alien, envoys, tactics, ways of
winning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from warptable.lab.report.charts import SURE, heat_map, rate_bar, stack_bar
from warptable.lab.report.sections import Line, Section, usage_section
from warptable.lab.tables import verdict
from warptable.lab.wording import decimal, games, interval, percent

from ..engine.model.state import WAYS
from ..words.speaker import Speaker as DuelSpeaker
from .uses import FAIR, RARE, TOTALS

if TYPE_CHECKING:
    from warptable.text.speaker import Speaker

HALF = 0.5
FULL = 0.25  # from a half, at which a colour of the heat table is full


def sections(speaker: Speaker, report: Mapping[str, Any]) -> list[Section]:
    """What stands out, alien against alien, envoys, tactics, ways of winning, numbers of a game, abilities, cards."""
    told = DuelSpeaker(speaker.locale, variants=tuple(report["variants"]))
    used = report["uses"]
    return [
        flags(told, report),
        matrix(told, report),
        envoys(told, report),
        halves(told, report),
        ways(told, report),
        totals(told, report),
        usage_section(told, "powers", used["powers"], named="duel-powers", with_emblems=True),
        usage_section(told, "cards", used["cards"], named="duel-cards"),
    ]


def flags(told: DuelSpeaker, report: Mapping[str, Any]) -> Section:
    """The aliens and halves that are out of line, or that none is."""
    names = [told.alien(name) if name in report["aliens"] else half_name(told, name) for name in report["flags"]]
    limits = {"low": percent(told, FAIR[0], 0), "high": percent(told, FAIR[1], 0), "rare": percent(told, RARE, 0)}
    key = "lab-report-duel-flags" if names else "lab-report-duel-no-flags"
    return Section("flags", told.t("lab-report-duel-flagged"), told.t(key, names=told.join(names), **limits))


def matrix(told: DuelSpeaker, report: Mapping[str, Any]) -> Section:
    """Alien against alien as a heat table."""
    cells = {
        (alien, other): (SURE * (one["rate"] - HALF) / FULL, _met(told, alien, other, one))
        for alien, row in report["matrix"].items()
        for other, one in row.items()
    }
    names = {alien: told.alien(alien) for alien in report["aliens"]}
    title = told.t("lab-report-duel-matrix")
    legend = (("strong", told.t("lab-report-duel-over")), ("weak", told.t("lab-report-duel-under")))
    text = told.t("lab-report-duel-matrix-text", full=percent(told, HALF + FULL, 0))
    return Section("matrix", title, text, legend, chart=heat_map(names, cells, title))


def _met(told: DuelSpeaker, alien: str, other: str, one: Mapping[str, Any]) -> str:
    return told.t(
        "lab-report-duel-cell",
        alien=told.alien(alien),
        other=told.alien(other),
        rate=percent(told, one["rate"], 0),
        wins=decimal(told, one["wins"], 0 if float(one["wins"]).is_integer() else 1),
        games=games(told, one["games"]),
    )


def envoys(told: DuelSpeaker, report: Mapping[str, Any]) -> Section:
    """How often a seat won with whom an envoy was allied faceup."""
    scale = max((one["high"] for one in report["envoys"].values()), default=1.0)
    lines = []
    for envoy, one in report["envoys"].items():
        rated = {**one, "par": HALF, "verdict": verdict(one["low"], one["high"], HALF)}
        name, number = told.envoy(envoy), games(told, one["games"])
        label = told.t(
            "lab-report-bar",
            alien=name,
            rate=percent(told, one["rate"]),
            interval=interval(told, one),
            games=number,
        )
        numbers = percent(told, one["rate"]), str(one["games"])
        lines.append(Line(envoy, name, rate_bar(rated, scale, label), numbers))
    heads = told.t("lab-report-duel-envoy"), told.t("lab-rate"), told.t("lab-games-name")
    text = told.t("lab-report-duel-envoys-text")
    return Section("envoys", told.t("lab-report-duel-envoys"), text, heads=heads, lines=tuple(lines))


def half_name(told: DuelSpeaker, item: str) -> str:
    """A half with the tactic it belongs to: `tactic-1.blast`."""
    tactic, _, kind = item.partition(".")
    number = int(tactic.removeprefix("tactic-")) - 1
    half = next(one for one in told.tactics[number].halves if one.kind == kind)
    return told.t("lab-report-duel-half", half=told.half_words(half), tactic=told.tactic(number))


def halves(told: DuelSpeaker, report: Mapping[str, Any]) -> Section:
    """The share of each half among the tactics shown, in the order of the tactics."""
    scale = max(report["halves"].values(), default=1.0) or 1.0
    lines = []
    for item, share in report["halves"].items():
        number = percent(told, share)
        bar = stack_bar([("cut" if share < RARE else "plain", share)], scale, number)
        lines.append(Line("", half_name(told, item), bar, (number,)))
    return Section(
        "halves",
        told.t("lab-report-duel-halves"),
        told.t("lab-report-duel-halves-text"),
        (
            ("plain", told.t("lab-report-duel-usual")),
            ("cut", told.t("lab-report-duel-rare", rare=percent(told, RARE, 0))),
        ),
        (told.t("lab-report-what"), told.t("lab-report-duel-share")),
        tuple(lines),
    )


def ways(told: DuelSpeaker, report: Mapping[str, Any]) -> Section:
    """How games ended, the most frequent way first."""
    every, lines = max(1, report["games"]), []
    for way, number in sorted(report["ways"].items(), key=lambda item: (-item[1], item[0])):
        name = told.t(f"lab-report-duel-way-{way}") if way in WAYS else told.source(way)
        text = games(told, number)
        bar = stack_bar([("plain", number / every)], 1.0, text)
        lines.append(Line("", name, bar, (percent(told, number / every), str(number))))
    heads = told.t("lab-report-duel-way"), told.t("lab-report-duel-share"), told.t("lab-games-name")
    return Section("ways", told.t("lab-report-duel-ways"), heads=heads, lines=tuple(lines))


def totals(told: DuelSpeaker, report: Mapping[str, Any]) -> Section:
    """Duels, contests, restarts and duels without a reveal in a game."""
    scale = max((report["totals"][name]["mean"] for name in TOTALS), default=1.0) or 1.0
    lines = []
    for name in TOTALS:
        one = report["totals"][name]
        number = decimal(told, one["mean"])
        bar = stack_bar([("plain", one["mean"])], scale, number)
        lines.append(Line("", told.t(f"lab-report-duel-{name}"), bar, (number, str(one["p99"]))))
    heads = told.t("lab-report-what"), *(told.t(f"lab-report-duel-{head}") for head in ("mean", "most"))
    return Section("totals", told.t("lab-report-duel-totals"), heads=heads, lines=tuple(lines))
