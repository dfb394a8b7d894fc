"""The catalogue of all aliens, and the sheet of one, with the win rates that the laboratory measured."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import Any

from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.model.phases import PHASES
from warptable.games.encounter.words.rulebook import RULEBOOK
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel.packs import Packs
from warptable.lab.measured import measured_with
from warptable.table.page.art.emblems import portrait, tile
from warptable.table.page.html import Html, joined, tag
from warptable.table.page.library.catalogue import Catalogue, Filter
from warptable.table.page.library.rates import provenance
from warptable.table.page.page import page
from warptable.table.page.render import render
from warptable.table.reader import Reader

from ..alien_entries import LEVELS, Entry, entries, entry
from ..alien_rates import how_to_read, strength_of, strengths
from ..catalogues import PHASE, ROLE
from ..help import when

VERSIONS = ("ffg", "avalon")
"""The editions of which an alien may have a version."""


def rated(reader: Reader, packs: Packs = ()) -> list[Entry]:
    """All aliens, including those of packs."""
    speaker = Speaker(reader.locale, packs=packs)
    measured = strengths(speaker)
    return [replace(one, rate=measured[one.id].order) if one.id in measured else one for one in entries(speaker)]


def about(reader: Reader, packs: Packs) -> dict[str, Any]:
    """What the tiles need, and where the win rates come from."""
    speaker = Speaker(reader.locale, packs=packs)
    known = provenance(speaker)
    said = speaker.t("catalogue-measured", by=known) if known else speaker.t("catalogue-not-measured")
    return {
        "about": f"{said} {how_to_read(speaker)}",
        "measured": strengths(speaker),
        "phases": PHASES,
        "tile": tile,
        "used_in": partial(_used_in, speaker),
    }


def _used_in(speaker: Speaker, one: Entry) -> str:
    """The strip of phases, in words."""
    return speaker.t("catalogue-strip", phases=", ".join(speaker.t(f"phase-{phase}") for phase in one.phases))


def sheet(reader: Reader, alien: str, packs: Packs = (), edition: str = "") -> Html | None:
    """Everything about one alien, as this edition has it if it does; what another edition has stands below where it
    differs. None if the alien does not exist."""
    wanted = "avalon" if edition == "avalon" and alien in facts.avalon_aliens() else "ffg"
    measured_in = wanted if wanted == "avalon" else facts.home_of(alien)
    speaker = Speaker(reader.locale, packs=packs, edition=wanted)
    found = [one for one in entries(speaker) if wanted == "ffg" or wanted in one.editions]
    place = next((place for place, one in enumerate(found) if one.id == alien), None)
    if place is None:
        return None
    one = found[place]
    body = render(
        "encounter/library/aliens/alien.html",
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
        answers=RULEBOOK.answers(reader.locale, wanted, f"alien:{alien}"),
        same=version is not None and version.power == one.power,
        other=speaker.t("sheetpage-other-name", name=one.other) if one.other else "",
        strength=strength_of(speaker, one.id, measured_in),
        provenance=provenance(speaker, measured_in, measured_with(one.id, measured_in)),
        before=found[place - 1],
        after=found[(place + 1) % len(found)],
    )
    return page(reader, one.name, body, path=_address(one.id, wanted), current="aliens")


def _address(alien: str, edition: str) -> str:
    """Of the page of a version."""
    return f"/aliens/{alien}?edition=avalon" if edition == "avalon" else f"/aliens/{alien}"


def marked(power: str, word: str) -> Html:
    """The text with the word that makes it a use highlighted: the use is what a zap stops."""
    parts = re.split(rf"\b({re.escape(word)})\b", power)
    return joined(tag("em", part) if nth % 2 else part for nth, part in enumerate(parts))


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


ALIENS = Catalogue(
    path="/aliens",
    words="catalogue",
    listed="alien-list",
    entries=rated,
    filters={
        "alert": Filter(LEVELS, "catalogue-alert-"),
        "role": ROLE,
        "phase": PHASE,
        "duty": Filter(("mandatory", "optional"), "duty-"),
        "edition": Filter(("ffg", "dominion", "avalon", "homemade"), "catalogue-edition-"),
    },
    sorts=("name", "alert", "rate"),
    kind="catalogue-kind-aliens",
    template="encounter/library/aliens/aliens.html",
    more=about,
    sheet=sheet,
)
