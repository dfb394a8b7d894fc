"""What a tech's file declares is what the facts say about its card: number, kind, role, phases."""

from functools import reduce
from operator import or_

import pytest

from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.content import techs
from warptable.games.encounter.engine.content.registry import all_techs
from warptable.games.encounter.engine.editions.ffg import FFG, TECHS
from warptable.games.encounter.engine.model.phases import PHASES
from warptable.games.encounter.engine.model.roles import ROLE_LINES
from warptable.games.encounter.engine.model.windows import W, Window, phase_of
from warptable.games.encounter.engine.rules.techs import Tech, X
from warptable.games.encounter.engine.rules.use import TechUse
from warptable.kernel import Of

IMPLEMENTED = sorted(all_techs())
NO_USE = ("precursor-seed", "the-prometheus")
"""Techs that simply work."""
ELSEWHERE = {
    ("lunar-cannon", W.DESTINY_DRAWN): "reveal",  # its ruling: moving the token happens in the destiny phase
}
"""Moments that the printed strip and role line do not speak of."""


def in_strip(tech: str, window: Window, strip: tuple[str, ...]) -> bool:
    phase = ELSEWHERE.get((tech, window), phase_of(window))
    return strip == ("any",) or set(strip) == set(PHASES) or phase in strip


@pytest.mark.rule("F-TECH-10")
@pytest.mark.parametrize("tech", IMPLEMENTED)
def test_a_techs_file_declares_what_its_card_says(tech: str) -> None:
    declared, card = all_techs()[tech], facts.techs()[tech]
    assert declared.id == tech
    assert declared.research == (X if card.research is None else card.research)
    assert declared.hidden is card.facedown
    assert declared.lasting is (card.kind != "one-shot")
    assert bool(declared.abilities) is (tech not in NO_USE)
    printed = [ability for ability in declared.abilities if not any((tech, at) in ELSEWHERE for at in ability.windows)]
    roles = reduce(or_, (ability.role for ability in printed), 0)
    assert roles & ROLE_LINES[card.role].value == roles, "the role line"
    for ability in declared.abilities:
        assert ability.id.partition(".")[0] == tech
        assert not ability.must
        for window in ability.windows:
            assert in_strip(tech, window, card.phases), f"{ability.id}: {window.name} lies outside {card.phases}"


def test_every_tech_of_the_deck_has_its_file_and_its_facts() -> None:
    assert facts.techs().keys() == set(TECHS)
    assert len(TECHS) == 20
    assert set(all_techs()) == set(TECHS)
    assert FFG.prepared(("technology",), 4).techs == TECHS
    names = [module.replace("_", "-") for module in dir(techs) if not module.startswith("_")]
    assert set(names) == set(all_techs())


def test_ability_ids_are_unique() -> None:
    ids = [ability.id for tech in all_techs().values() for ability in tech.abilities]
    assert len(ids) == len(set(ids))


def test_a_tech_is_listened_to_in_the_windows_of_its_abilities() -> None:
    tech = Tech("horn", research=1)

    @tech.ability((W.FREE_1, W.FREE_2))
    def blow(use: TechUse) -> None: ...

    [ability] = tech.abilities
    assert tech.by_window == {W.FREE_1: [ability], W.FREE_2: [ability]}
    assert tech.mask == 1 << W.FREE_1 | 1 << W.FREE_2


def test_a_question_without_a_name_has_that_of_the_tech() -> None:
    tech = Tech("horn", research=1)
    assert [str(tech.prompt(name, Of.CARD)) for name in ("", "tune")] == ["horn", "horn-tune"]
