"""What an alien's file declares is what the facts say about its sheet: parts, role, duty, phases, set-up."""

import ast
from functools import reduce
from operator import or_
from pathlib import Path

import pytest

from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.content import aliens
from warptable.games.encounter.engine.content.registry import aliens_of, all_aliens, all_versions
from warptable.games.encounter.engine.editions.avalon import AVALON
from warptable.games.encounter.engine.editions.ffg import FFG
from warptable.games.encounter.engine.facts import AlienFacts
from warptable.games.encounter.engine.model.phases import PHASES
from warptable.games.encounter.engine.model.roles import ROLE_LINES, Role
from warptable.games.encounter.engine.model.windows import MOMENTS, W, Window, phase_of
from warptable.games.encounter.engine.rules.aliens import Alien

IMPLEMENTED = sorted(all_aliens())
OF_2008 = sorted(aliens_of("ffg", (), dominion.ALIENS))


def pair(alien_id: str) -> tuple[Alien, AlienFacts]:
    sheet = facts.sheet_of(alien_id)
    assert sheet is not None
    return all_aliens()[alien_id], sheet


def in_strip(window: Window, strip: tuple[str, ...]) -> bool:
    """Does a moment lie in the phases of a timing strip? Reactions fit only a strip that lights up everywhere."""
    return strip == ("any",) or set(strip) == set(PHASES) or phase_of(window) in strip


@pytest.mark.rule("F-COMPONENT-4", "F-COMPONENT-5", "F-TIMING-1", "F-ZAP-3")
@pytest.mark.parametrize("alien_id", OF_2008)
def test_an_aliens_file_declares_what_its_sheet_says(alien_id: str) -> None:
    alien, sheet = pair(alien_id)
    parts = {f"{alien_id}.{part.id}": part for part in sheet.power.used}
    uses = {ability.id: ability for ability in alien.abilities if ability.is_use}
    assert uses.keys() == parts.keys(), "the parts that are used, hence zappable"

    line = ROLE_LINES[sheet.role]
    assert reduce(or_, (ability.role for ability in uses.values()), Role(0)) == line, "the role line"
    for ability_id, ability in uses.items():
        part = parts[ability_id]
        assert ability.must is part.choice.startswith("must"), f"{ability_id}: {part.choice}"
        assert ability.must or part.choice.startswith("may")
        assert sheet.mandatory != "optional" or not ability.must, ability_id
        for window in ability.windows:
            assert in_strip(window, sheet.phases), f"{ability_id}: {window.name} lies outside {sheet.phases}"
        if (part.limit or "").startswith("once per encounter"):
            assert ability.once, f"{ability_id}: {part.limit}"
    assert sheet.mandatory != "mandatory" or any(ability.must for ability in uses.values()), "the duty line"
    if alien.standing or len(uses) < len(alien.abilities):
        assert sheet.power.passive, "something holds without a use that the sheet does not know"
    assert alien.has_setup is (sheet.setup is not None)


@pytest.mark.rule("F-FLARE-5", "F-FLARE-6", "F-TIMING-1")
@pytest.mark.parametrize("alien_id", dominion.ALIENS)
def test_a_flare_is_played_in_the_role_and_the_phases_of_its_two_sides(alien_id: str) -> None:
    """What changes a use of the power is played when that is used."""
    alien, sheet = pair(alien_id)
    sides = {f"{alien_id}.wild": sheet.flare.wild, f"{alien_id}.super": sheet.flare.super}
    assert {ability.id for ability in alien.flares} == sides.keys()
    for ability in alien.flares:
        side = sides[ability.id]
        if ability.windows != (W.RIDER,):
            assert ability.role == ROLE_LINES[side.role], f"{ability.id}: {side.role}"
            assert all(in_strip(window, side.phases) for window in ability.windows), f"{ability.id}: {side.phases}"


@pytest.mark.rule("F-COMPONENT-4")
def test_ability_ids_are_unique_and_the_edition_deals_exactly_the_implemented_aliens() -> None:
    ids = [ability.id for alien in all_aliens().values() for ability in alien.abilities]
    assert len(ids) == len(set(ids))
    assert set(FFG.aliens) == aliens_of("ffg").keys() == facts.aliens().keys()
    assert {*FFG.aliens, *dominion.ALIENS} == set(OF_2008)
    assert list(dominion.ALIENS) == sorted(dominion.ALIENS)
    assert facts.dominion_aliens().keys() >= set(dominion.ALIENS)
    both = set(dominion.ALIENS) & aliens_of("avalon").keys()
    assert all(aliens_of("avalon")[alien].edition == "avalon" for alien in both), "only the name is the same"
    assert set(AVALON.aliens) == facts.avalon_aliens().keys() <= aliens_of("avalon").keys()


@pytest.mark.rule("A-COMPONENT-4", "A-POWER-1")
@pytest.mark.parametrize("alien_id", AVALON.aliens)
def test_a_version_of_2000_declares_what_its_facts_say(alien_id: str) -> None:
    alien, sheet = aliens_of("avalon")[alien_id], facts.avalon_aliens()[alien_id]
    assert [ability.id for ability in alien.abilities] == [f"{alien_id}.{part}" for part in sheet.parts]
    assert reduce(or_, (ability.role for ability in alien.abilities), Role(0)) == ROLE_LINES[sheet.role]
    for ability in alien.abilities:
        assert ability.is_use
        assert ability.must is (sheet.mandatory == "mandatory")
        for window in ability.windows:
            assert in_strip(window, sheet.phases), f"{ability.id}: {window.name} lies outside {sheet.phases}"
    assert not alien.has_setup


OTHERWISE = {"macron", "mind", "mutant", "philanthropist", "virus"}
"""What the edition of 2000 shares with that of 2008, and has otherwise."""


def test_only_what_differs_has_a_version_of_its_own() -> None:
    own = {alien.id for alien in all_versions().values() if alien.edition == "avalon"}
    assert own == OTHERWISE | {"chronos", "empath", "laser"}
    for alien_id in set(AVALON.aliens) - own:
        assert aliens_of("avalon")[alien_id] is aliens_of("ffg")[alien_id]


@pytest.mark.rule("F-TURN-3", "F-TIMING-1")
def test_every_moment_lies_in_one_phase_and_reactions_in_none() -> None:
    """The check of the strips above rests on this."""
    assert {phase_of(window) for window in MOMENTS} == {*PHASES, "any"}
    assert (phase_of(W.LAUNCHED), phase_of(W.ALLIANCE_BEFORE)) == ("launch", "alliance")
    assert not in_strip(W.LAUNCHED, ("alliance",))
    assert not in_strip(W.USE_ANNOUNCED, ("reveal", "resolution"))
    assert in_strip(W.USE_ANNOUNCED, ("any",))


PARTS = {"setup": 0, "ability": 1, "rule": 1, "wild": 2, "super": 3, "rides": 3}
"""In which order an alien's file tells what there is; the classic version of a flare and the versions for other
editions come last of all."""


def declared(alien_id: str, of: str = "") -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """(how, function) for everything an alien's file declares, in its order, or what it declares by this name (ALIEN,
    or a version); what is declared twice counts by the innermost decorator."""
    path = Path(aliens.__path__[0]) / f"{alien_id.replace('-', '_')}.py"
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.decorator_list:
            decorator = node.decorator_list[-1]
            called = decorator.func if isinstance(decorator, ast.Call) else decorator
            assert isinstance(called, ast.Attribute)
            assert isinstance(called.value, ast.Name)
            if of in ("", called.value.id):
                found.append((called.attr, node))
    return found


@pytest.mark.parametrize("alien_id", IMPLEMENTED)
def test_every_effect_says_in_words_what_the_card_says(alien_id: str) -> None:
    assert [node.name for _, node in declared(alien_id) if not ast.get_docstring(node)] == []


@pytest.mark.parametrize("alien_id", IMPLEMENTED)
def test_a_file_tells_the_power_then_the_wild_and_then_the_super_side(alien_id: str) -> None:
    told = [PARTS[how] for how, _ in declared(alien_id, "ALIEN") if how in PARTS]
    assert told == sorted(told)
