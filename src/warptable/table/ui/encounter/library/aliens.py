"""The catalogue of all aliens, and the sheet of one, with the win rates that the laboratory measured."""

from __future__ import annotations

import re
from functools import partial

from markupsafe import Markup

from .....encounter import facts
from .....encounter.model.phases import PHASES
from .....kernel.packs import Packs
from .....lab.measured import measured_with
from .....text.encounter.speaker import Speaker
from ....reader import Reader
from ...art.emblems import portrait, tile
from ...page import page
from ...render import render
from .alien_entries import LEVELS, Entry, entries, entry, fits
from .alien_rates import how_to_read, provenance, strength_of, strengths
from .catalogues import CATALOGUES
from .help import when

GROUPS = {
    "alert": LEVELS,
    "role": ("offense", "defense", "ally", "other"),
    "phase": PHASES,
    "duty": ("mandatory", "optional"),
    "edition": ("ffg", "dominion", "avalon", "homemade"),
}
"""The filters and the values each of them offers."""
LABELS = {
    "alert": "cat-alert-",
    "role": "cat-role-",
    "phase": "phase-",
    "duty": "duty-",
    "edition": "cat-edition-",
}
SORTS = ("name", "alert", "rate")
FILTERS = ("query", *GROUPS, "sort")
"""What can be asked of the catalogue."""
VERSIONS = ("ffg", "avalon")
"""The editions of which an alien may have a version."""
LONGEST = 80
"""The length limit of a query."""


def catalogue(
    reader: Reader,
    query: str = "",
    alert: str = "",
    phase: str = "",
    role: str = "",
    duty: str = "",
    edition: str = "",
    sort: str = "name",
    packs: Packs = (),
) -> Markup:
    """All aliens, including those of packs. Those that do not match are hidden, so that the page can filter by itself
    as well."""
    speaker = Speaker(reader.locale, packs=packs)
    asked = {"alert": alert, "phase": phase, "role": role, "duty": duty, "edition": edition}
    wanted = {name: value if value in GROUPS[name] else "" for name, value in asked.items()}
    query, sort = query[:LONGEST], sort if sort in SORTS else "name"
    found = [(place, one) for place, one in enumerate(entries(speaker))]
    shown = {one.id for _, one in found if fits(one, query, wanted.items())}
    measured = strengths(speaker)
    if sort == "alert":
        found.sort(key=lambda item: (item[1].rank, item[0]))
    elif sort == "rate":
        found.sort(key=lambda item: (measured[item[1].id].order if item[1].id in measured else 0, item[0]))
    body = render(
        "aliens.html",
        t=speaker.t,
        found=found,
        shown=shown,
        query=query,
        wanted=wanted,
        sort=sort,
        sorts=SORTS if measured else SORTS[:-1],
        measured=measured,
        provenance=provenance(speaker),
        how_to_read=how_to_read(speaker),
        groups=_offered(found),
        labels=LABELS,
        phases=PHASES,
        tile=tile,
        used_in=partial(_used_in, speaker),
        longest=LONGEST,
        catalogues=CATALOGUES,
    )
    return page(reader, speaker.t("cat-title"), body, path="/aliens", current="aliens")


def _used_in(speaker: Speaker, one: Entry) -> str:
    """The strip of phases, in words."""
    return speaker.t("cat-strip", phases=", ".join(speaker.t(f"phase-{phase}") for phase in one.phases))


def _offered(found: list[tuple[int, Entry]]) -> dict[str, tuple[str, ...]]:
    """The filters on offer; a set without aliens has none."""
    there = {edition for _, one in found for edition in one.editions}
    return {**GROUPS, "edition": tuple(edition for edition in GROUPS["edition"] if edition in there)}


def sheet(reader: Reader, alien: str, packs: Packs = (), edition: str = "") -> Markup | None:
    """Everything about one alien, as this edition has it if it does; what another edition has stands below where it
    differs. None if the alien does not exist."""
    wanted = "avalon" if edition == "avalon" and alien in facts.avalon_aliens() else "ffg"
    speaker = Speaker(reader.locale, packs=packs, edition=wanted)
    found = [one for one in entries(speaker) if wanted == "ffg" or wanted in one.editions]
    place = next((place for place, one in enumerate(found) if one.id == alien), None)
    if place is None:
        return None
    one = found[place]
    body = render(
        "alien.html",
        t=speaker.t,
        one=one,
        picture=portrait(one.id, one.level),
        power=marked(one.power, speaker.t("sheetpage-use")),
        phases=PHASES,
        flares=_flares(speaker, one),
        extras=_extras(speaker, one),
        edition=wanted,
        versions=VERSIONS if facts.sheet_of(one.id) is not None and one.id in facts.avalon_aliens() else (),
        version=(version := _version(reader, one, wanted)),
        of=_address,
        version_when=when(speaker, version.role, version.phases) if version is not None else "",
        more_rulings=[ruling for ruling in version.rulings if ruling not in one.rulings] if version is not None else (),
        same=version is not None and version.power == one.power,
        other=speaker.t("sheetpage-other-name", name=one.other) if one.other else "",
        strength=strength_of(speaker, one.id, wanted),
        provenance=provenance(speaker, wanted, measured_with(one.id, wanted)),
        before=found[place - 1],
        after=found[(place + 1) % len(found)],
    )
    return page(reader, one.name, body, path=_address(one.id, wanted), current="aliens")


def _address(alien: str, edition: str) -> str:
    """Of the page of a version."""
    return f"/aliens/{alien}?edition=avalon" if edition == "avalon" else f"/aliens/{alien}"


def marked(power: str, word: str) -> Markup:
    """The text with the word that makes it a use highlighted: the use is what a zap stops."""
    text, last = Markup(), 0
    for match in re.finditer(rf"\b{re.escape(word)}\b", power):
        text += power[last : match.start()] + Markup("<em>{}</em>").format(match[0])
        last = match.end()
    return text + power[last:]


def _flares(speaker: Speaker, one: Entry) -> list[tuple[str, str, str, str]]:
    """(side, who it is for, when, text) of the two effects."""
    printed = facts.sheet_of(one.id)
    if printed is None or not speaker.sheet(one.id).wild:
        return []
    texts = speaker.sheet(one.id)
    wild, super_ = printed.flare.wild, printed.flare.super
    return [
        ("wild", speaker.t("sheetpage-wild-who"), when(speaker, wild.role, wild.phases), texts.wild),
        (
            "super",
            speaker.t("sheetpage-super-who", alien=one.name),
            when(speaker, super_.role, super_.phases),
            texts.super,
        ),
    ]


def _extras(speaker: Speaker, one: Entry) -> list[tuple[str, str]]:
    """Set-up and restriction, where the sheet has them."""
    if facts.sheet_of(one.id) is None:
        return []
    texts = speaker.sheet(one.id)
    pairs = ((speaker.t("sheet-setup"), texts.setup), (speaker.t("sheet-note"), texts.restriction))
    return [(label, text) for label, text in pairs if text]


def _version(reader: Reader, one: Entry, shown: str) -> Entry | None:
    """The alien as the other edition has it, if it is in both."""
    other = next(edition for edition in VERSIONS if edition != shown)
    both = one.id in facts.avalon_aliens() and facts.sheet_of(one.id) is not None
    return entry(Speaker(reader.locale, edition=other), one.id) if both else None
