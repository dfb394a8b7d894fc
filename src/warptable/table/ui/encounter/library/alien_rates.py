"""How strong the laboratory found the aliens and techs of this family."""

from __future__ import annotations

from .....lab import measured as lab
from .....lab.wording import percent
from .....text.encounter.speaker import Speaker
from ...library.rates import Strength, scale_of, strength, strengths_of


def strengths(speaker: Speaker) -> dict[str, Strength]:
    """All aliens that were measured: those of an expansion in games of their own, on the same axis."""
    found = [one for one in (lab.measured(lab.file_of()), lab.measured(lab.file_of(variants=lab.DOMINION))) if one]
    rates = {alien: rate for one in reversed(found) for alien, rate in one.aliens.items()}
    return strengths_of(speaker, rates)


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
    found = lab.measured(lab.file_of())
    return "" if found is None else speaker.t("cat-bars", end=percent(speaker, scale_of(found.aliens), 0))
