"""The catalogue of the reward cards and the special ships of Cosmic Dominion: each card with its picture and its whole
text, and with an honest note where we had to design something ourselves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from .....encounter import facts
from .....encounter.model.phases import PHASES
from .....text.encounter.hands import KINDS
from .....text.encounter.rewards import RewardText, ShipText, ship_text
from .....text.encounter.speaker import Speaker
from ....reader import Reader
from ...page import page
from ...render import render
from ..dock.card_names import named_card
from .alien_entries import ROLES, folded
from .catalogues import CATALOGUES
from .help import when

TYPES = (*KINDS, "artifact")
GROUPS = {"kind": TYPES, "phase": PHASES, "role": ("offense", "defense", "ally", "other")}
"""The filters and the values each of them offers."""
LABELS = {"kind": "kind-", "phase": "phase-", "role": "cat-role-"}
SORTS = ("kind", "name")
FILTERS = ("query", *GROUPS, "sort")
"""What can be asked of this catalogue."""
LONGEST = 80
PLANNED = ("main player", ("planning",))
"""Who may play an encounter card, and when."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of card."""

    id: str
    name: str
    text: RewardText
    kind: str
    count: int
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


@dataclass(frozen=True, slots=True)
class Ship:
    """One kind of special ship."""

    id: str
    name: str
    text: ShipText
    when: str


def rewards(
    reader: Reader, query: str = "", kind: str = "", phase: str = "", role: str = "", sort: str = "kind"
) -> Markup:
    """All reward cards; those that do not match are hidden, so that the page can filter by itself as well."""
    speaker = Speaker(reader.locale)
    asked = {"kind": kind, "phase": phase, "role": role}
    wanted = {name: value if value in GROUPS[name] else "" for name, value in asked.items()}
    query, sort = query[:LONGEST], sort if sort in SORTS else "kind"
    found = list(enumerate(entries(speaker)))
    shown = {one.id for _, one in found if fits(one, query, wanted.items())}
    if sort == "kind":
        found.sort(key=lambda item: (item[1].rank, item[0]))
    body = render(
        "rewards.html",
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
        ships=ships(speaker),
    )
    return page(reader, speaker.t("rewards-title"), body, path="/rewards", current="aliens")


def entries(speaker: Speaker) -> list[Entry]:
    """All kinds of cards by name in the reader's language."""
    return sorted((entry(speaker, place, card) for place, card in enumerate(facts.rewards())), key=_by_name)


def _by_name(one: Entry) -> str:
    return folded(one.name)


def entry(speaker: Speaker, place: int, card: str) -> Entry:
    printed, name = facts.rewards()[card], speaker.card(card)
    role, phases = (printed.role, printed.phases) if printed.phases else PLANNED
    return Entry(
        id=card,
        name=name,
        text=speaker.reward_text(card),
        kind=printed.type,
        count=printed.count,
        role=role,
        phases=phases,
        when=when(speaker, role, phases) if printed.phases else speaker.t("rewards-in-planning"),
        picture=named_card(speaker, card, 92, reward=True),
        rank=TYPES.index(printed.type) * len(facts.rewards()) + place,
        other=printed.name if speaker.locale == "de" else printed.name_de,
    )


def ships(speaker: Speaker) -> list[Ship]:
    """The special ships."""
    return [
        Ship(ship, speaker.source(ship), ship_text(speaker.locale, ship), when(speaker, printed.role, printed.phases))
        for ship, printed in facts.ships().items()
    ]


def fits(one: Entry, query: str, wanted: Iterable[tuple[str, str]]) -> bool:
    """Does it contain all the words, and have each property that is wanted?"""
    has = {"kind": (one.kind,), "phase": one.acts_in, "role": one.roles}
    return all(word in one.words for word in folded(query).split()) and all(
        value in has[name] for name, value in wanted if value
    )
