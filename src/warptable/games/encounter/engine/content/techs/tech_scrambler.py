"""Tech Scrambler: another tech has no effect and is discarded."""

from ..api import OF_TECH, Tech, TechCard, TechPlay, TechUse, W, X

TECH = Tech("tech-scrambler", research=X, hidden=True)
TARGET = TECH.prompt("target", OF_TECH, harms=True)


def _reaches(use: TechUse[object], tech: TechCard) -> bool:
    """Its research number is not above the ships that researched the Scrambler; X counts the ships on it. (Nobody is
    asked about techs of one's own.)"""
    needed = use.g.registry.techs[tech.id].research or tech.researching
    return tech.owner != use.seat and needed <= use.tech.researching


@TECH.ability(W.TECH_USED, when=lambda use: _reaches(use, use.event.tech))
def scramble(use: TechUse[TechPlay]) -> None:
    """A tech that is being used has no effect."""
    use.event.cancel()


def _lasting(use: TechUse) -> list[str]:
    """Completed techs that stay in play and are within its reach."""
    g = use.g
    lab = g.s.laboratory
    assert lab is not None
    there = [tech for tech in lab.techs if tech.open and g.registry.techs[tech.id].lasting]
    return [tech.id for tech in there if _reaches(use, tech)]


@TECH.ability(W.ENCOUNTER_START, when=lambda use: bool(_lasting(use)))
async def shut_down(use: TechUse) -> None:
    """A tech that stays in play is discarded at the start of an encounter."""
    name = await use.pick(TARGET, _lasting(use))
    lab = use.g.s.laboratory
    tech = None if lab is None else lab.named(name)
    if tech is not None:
        await use.discard_tech(tech)
