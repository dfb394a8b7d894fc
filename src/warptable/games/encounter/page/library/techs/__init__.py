"""The catalogue of the tech cards: each with its picture, what it costs and its whole text."""

from __future__ import annotations

from typing import Any

from warptable.games.encounter.engine import facts
from warptable.games.encounter.words.rulebook import RULEBOOK
from warptable.games.encounter.words.speaker import Speaker
from warptable.games.encounter.words.techs import tech_kind
from warptable.kernel.packs import Packs
from warptable.lab.measured import TECHNOLOGY
from warptable.table.page.html import EMPTY
from warptable.table.page.library.catalogue import CardEntry, Catalogue, Filter, Part
from warptable.table.page.library.rates import Strength, provenance
from warptable.table.page.render import render
from warptable.table.reader import Reader

from ...art.cards import card
from ..alien_rates import tech_strengths
from ..catalogues import PHASE, ROLE, ROLES, used_in
from ..help import when

COSTS = {"few": range(1, 4), "some": range(4, 7), "many": range(7, 10)}
"""Research numbers, as the filter groups them; X is a group of its own."""


def entries(reader: Reader, packs: Packs = ()) -> list[CardEntry]:
    """All techs."""
    speaker = Speaker(reader.locale)
    measured = tech_strengths(speaker)
    return [entry(speaker, tech, measured.get(tech)) for tech in facts.techs()]


def entry(speaker: Speaker, tech: str, measured: Strength | None) -> CardEntry:
    printed, name, text = facts.techs()[tech], speaker.tech(tech), speaker.tech_text(tech)
    cost = next((group for group, numbers in COSTS.items() if printed.research in numbers), "x")
    kind = tech_kind(tech)
    said = (
        speaker.t("techs-ships", n=text.research),
        speaker.t(f"tech-kind-{kind}"),
        when(speaker, printed.role, printed.phases),
    )
    return CardEntry(
        id=tech,
        name=name,
        other=printed.name if speaker.locale == "de" else printed.name_de,
        picture=card(tech, name, 92),
        facts=said,
        does="",
        parts=(Part(text.effect),),
        also=text.does,
        has={"kind": (kind,), "cost": (cost,), "phase": used_in(printed.phases), "role": ROLES[printed.role]},
        order={"cost": printed.research or 0},
        rulings=text.rulings,
        answers=RULEBOOK.answers(speaker.locale, "ffg", f"tech:{tech}"),
        above=render("encounter/library/techs/rate.html", t=speaker.t, measured=measured)
        if measured is not None
        else EMPTY,
    )


def about(reader: Reader, packs: Packs) -> dict[str, Any]:
    speaker = Speaker(reader.locale)
    measured = provenance(speaker, variants=TECHNOLOGY) if tech_strengths(speaker) else ""
    said = [speaker.t("techs-about"), *([speaker.t("techs-measured", by=measured)] if measured else [])]
    return {"about": " ".join(said)}


TECHS = Catalogue(
    path="/techs",
    words="techs",
    listed="tech-list",
    entries=entries,
    filters={
        "kind": Filter(("one-shot", "lasting", "passed-on", "facedown"), "tech-kind-"),
        "cost": Filter((*COSTS, "x"), "techs-cost-"),
        "phase": PHASE,
        "role": ROLE,
    },
    sorts=("name", "cost"),
    kind="catalogue-kind-techs",
    rules="/rules#s-variant-technology",
    more=about,
)
