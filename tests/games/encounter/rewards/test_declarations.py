"""What is declared about reward cards is what the facts say about them: type, values, number, role, phases."""

from functools import reduce
from operator import or_

import pytest

from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.content.registry import all_rewards, registry_for
from warptable.games.encounter.engine.editions.ffg import FFG
from warptable.games.encounter.engine.model.cards import FACES, CardType
from warptable.games.encounter.engine.model.roles import ROLE_LINES
from warptable.games.encounter.engine.model.windows import MOMENTS, phase_of
from warptable.games.encounter.engine.rules.abilities import Ability
from warptable.games.encounter.words.speaker import Speaker

LIES = (CardType.KICKER, CardType.NEGOTIATE)
"""Types of cards that do something while they lie revealed."""


def plays(face: str) -> list[Ability]:
    """How a card leaves the hand besides being selected as an encounter card."""
    registry = registry_for("ffg", reward_deck=dominion.REWARDS)
    return list(dict.fromkeys(registry.card_plays.get(face, {}).values()))


@pytest.mark.rule("N-VAR-1", "N-VAR-4")
def test_the_deck_is_that_of_the_facts() -> None:
    printed = facts.rewards()
    assert dict(dominion.REWARDS) == {face: card.count for face, card in printed.items()}
    assert FFG.prepared(("reward-deck",), 4).reward_deck == dominion.REWARDS
    for face, card in printed.items():
        declared = FACES[face]
        assert (declared.type, declared.value, declared.hazard) == (card.type, card.value or 0, card.value_hazard)
        assert declared.encounter is card.encounter_card


@pytest.mark.parametrize("face", sorted(facts.rewards()))
def test_a_card_is_played_in_its_role_and_phases(face: str) -> None:
    card = facts.rewards()[face]
    if card.encounter_card:
        assert plays(face) == [], "it is selected, never played"
        return
    roles = reduce(or_, (play.role for play in plays(face)), 0)
    assert roles & ROLE_LINES[card.role].value == roles, "the role line"
    for play in plays(face):
        assert not play.must
        for window in play.windows:
            assert "any" in card.phases or phase_of(window) in card.phases, f"{face}: {MOMENTS[window].name}"


@pytest.mark.rule("N-KICK-1", "N-INTIM-2")
@pytest.mark.parametrize("face", sorted(facts.rewards()))
def test_kickers_and_intimidates_are_laid_facedown_and_nothing_else_is(face: str) -> None:
    laid = FACES[face].type in (CardType.KICKER, CardType.INTIMIDATE)
    assert {play.facedown for play in plays(face)} <= {laid}
    assert plays(face) or not laid


@pytest.mark.parametrize("face", sorted(all_rewards()))
def test_what_a_card_does_where_it_lies_is_no_use_and_no_choice(face: str) -> None:
    declared = all_rewards()[face]
    assert declared.id == face
    for ability in declared.faceup:
        assert FACES[face].type in LIES
        assert (ability.must, ability.is_use, ability.source) == (True, False, face)
    assert not declared.standing or FACES[face].type in LIES


@pytest.mark.parametrize("locale", ["en", "de"])
def test_what_a_card_does_where_it_lies_is_called_by_the_card(locale: str) -> None:
    """One who must order several effects reads the name of the card."""
    speaker = Speaker(locale)
    for declared in all_rewards().values():
        for ability in declared.faceup:
            assert speaker.ability(ability.id) == speaker.card(declared.id) != declared.id


def test_kickers_and_unique_negotiates_have_their_files() -> None:
    special = {face for face, _ in dominion.REWARDS if FACES[face].type in LIES}
    assert special <= all_rewards().keys()
    assert len(special) == 9
