"""The catalogue of the tech cards: each with its picture, what it costs and its whole text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from .....encounter import facts
from .....encounter.model.phases import PHASES
from .....lab.measured import TECHNOLOGY
from .....text.encounter.speaker import Speaker
from .....text.encounter.techs import TechText, tech_kind
from ....reader import Reader
from ...page import page
from ...render import render
from ..art.cards import card
from .alien_entries import ROLES, folded
from .alien_rates import provenance, tech_strengths
from .catalogues import CATALOGUES
from .help import when

COSTS = {"few": range(1, 4), "some": range(4, 7), "many": range(7, 10)}
"""Research numbers, as the filter groups them; X is a group of its own."""
GROUPS = {
    "kind": ("one-shot", "lasting", "passed-on", "facedown"),
    "cost": (*COSTS, "x"),
    "phase": PHASES,
    "role": ("offense", "defense", "ally", "other"),
}
"""The filters and the values each of them offers."""
LABELS = {"kind": "tech-kind-", "cost": "techs-cost-", "phase": "phase-", "role": "cat-role-"}
SORTS = ("name", "cost")
FILTERS = ("query", *GROUPS, "sort")
"""What can be asked of this catalogue."""
LONGEST = 80


@dataclass(frozen=True, slots=True)
class Entry:
    """One tech."""

    id: str
    name: str
    text: TechText
    kind: str
    cost: str
    role: str
    phases: tuple[str, ...]
    when: str
    picture: Markup
    rank: int
    other: str  # the name in the other language

    @property
    def acts_in(self) -> tuple[str, ...]:
        return PHASES if "any" in self.phases else self.phases

    @property
    def roles(self) -> tuple[str, ...]:
        return ROLES[self.role]

    @property
    def words(self) -> str:
        """What a search looks through."""
        return folded(" ".join((self.name, self.other, self.text.does, self.text.effect)))


def techs(
    reader: Reader, query: str = "", kind: str = "", cost: str = "", phase: str = "", role: str = "", sort: str = "name"
) -> Markup:
    """All techs; those that do not match are hidden, so that the page can filter by itself as well."""
    speaker = Speaker(reader.locale)
    asked = {"kind": kind, "cost": cost, "phase": phase, "role": role}
    wanted = {name: value if value in GROUPS[name] else "" for name, value in asked.items()}
    query, sort = query[:LONGEST], sort if sort in SORTS else "name"
    found = list(enumerate(entries(speaker)))
    shown = {one.id for _, one in found if fits(one, query, wanted.items())}
    if sort == "cost":
        found.sort(key=lambda item: (item[1].rank, item[0]))
    body = render(
        "techs.html",
        t=speaker.t,
        found=found,
        shown=shown,
        query=query,
        wanted=wanted,
        sort=sort,
        sorts=SORTS,
        groups=GROUPS,
        labels=LABELS,
        longest=LONGEST,
        catalogues=CATALOGUES,
        measured=tech_strengths(speaker),
        provenance=provenance(speaker, variants=TECHNOLOGY),
    )
    return page(reader, speaker.t("techs-title"), body, path="/techs", current="aliens")


def entries(speaker: Speaker) -> list[Entry]:
    """All techs by name in the reader's language."""
    return sorted((entry(speaker, tech) for tech in facts.techs()), key=lambda one: folded(one.name))


def entry(speaker: Speaker, tech: str) -> Entry:
    printed, name = facts.techs()[tech], speaker.tech(tech)
    return Entry(
        id=tech,
        name=name,
        text=speaker.tech_text(tech),
        kind=tech_kind(tech),
        cost=next((group for group, numbers in COSTS.items() if printed.research in numbers), "x"),
        role=printed.role,
        phases=printed.phases,
        when=when(speaker, printed.role, printed.phases),
        picture=card(tech, name, 92),
        rank=printed.research or 0,
        other=printed.name if speaker.locale == "de" else printed.name_de,
    )


def fits(one: Entry, query: str, wanted: Iterable[tuple[str, str]]) -> bool:
    """Does it contain all the words, and have each property that is wanted?"""
    has = {"kind": (one.kind,), "cost": (one.cost,), "phase": one.acts_in, "role": one.roles}
    return all(word in one.words for word in folded(query).split()) and all(
        value in has[name] for name, value in wanted if value
    )
