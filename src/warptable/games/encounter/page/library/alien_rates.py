"""How strong the laboratory found the aliens and techs of this family."""

from __future__ import annotations

from warptable.lab import measured as lab
from warptable.lab.measured import Rate
from warptable.lab.wording import percent
from warptable.table.page.library.rates import Strength, scale_of, strength, strengths_of

from ...engine.facts import home_of
from ...words.speaker import Speaker


def strengths(speaker: Speaker) -> dict[str, Strength]:
    """All aliens that were measured, on one axis."""
    return strengths_of(speaker, _rates())


def _rates() -> dict[str, Rate]:
    """Each alien as it was measured in its first set: 2008, else the expansion, else the edition of 2000."""
    files = (lab.file_of(), lab.file_of(variants=lab.DOMINION), lab.file_of("avalon"))
    found = [one for one in map(lab.measured, files) if one is not None]
    return {
        alien: rate
        for one in reversed(found)
        for alien, rate in one.aliens.items()
        if one.edition == "ffg" or home_of(alien) == one.edition
    }


def strength_of(speaker: Speaker, alien: str, edition: str = "ffg") -> Strength | None:
    """One alien alone as an edition has it, for its sheet; None if it was not measured."""
    found = lab.measured(lab.file_of(edition, lab.measured_with(alien, edition)))
    one = found.aliens.get(alien) if found is not None else None
    return None if found is None or one is None else strength(speaker, one, scale_of(found.aliens))


def tech_strengths(speaker: Speaker) -> dict[str, Strength]:
    """All techs that were measured, by the seats that kept them first."""
    found = lab.measured(lab.file_of(variants=lab.TECHNOLOGY))
    return {} if found is None else strengths_of(speaker, found.techs)


def how_to_read(speaker: Speaker) -> str:
    """What the bars of the catalogue show; empty if nothing was measured."""
    rates = _rates()
    return speaker.t("catalogue-bars", end=percent(speaker, scale_of(rates), 0)) if rates else ""
