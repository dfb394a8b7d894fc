"""What cards show is declared, not guessed from names."""

from collections import Counter

import pytest

from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.games.encounter.engine.model.cards import FACES, CardType, Face, artifact, attack, flare_of


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_a_deck_is_declared_by_its_edition(edition: str) -> None:
    declared = {face.id for face in EDITIONS[edition].faces}
    assert {face for face, _ in EDITIONS[edition].deck} <= declared


def test_declared_faces_are_those_of_the_facts() -> None:
    for face, card in facts.cards().items():
        assert (FACES[face].type, FACES[face].value) == (card.type, card.value or 0)


def test_an_unknown_face_is_an_error() -> None:
    """It used to pass for an artifact."""
    with pytest.raises(KeyError, match="no face 'atack-08' is declared"):
        FACES["atack-08"]


def test_the_flare_of_an_alien_from_outside_needs_no_declaration() -> None:
    assert FACES[flare_of("herald")] == Face("flare-herald", CardType.FLARE)


def test_two_faces_cannot_have_one_name() -> None:
    FACES.declare(attack(8))
    with pytest.raises(ValueError, match="another face 'attack-08'"):
        FACES.declare(artifact("attack-08"))


@pytest.mark.rule("N-MORE-1")
def test_the_reward_deck_has_32_cards_of_29_kinds() -> None:
    kinds = [FACES[face] for face, _ in dominion.REWARDS]
    assert (len(kinds), sum(number for _, number in dominion.REWARDS)) == (29, 32)
    assert {face.type for face in kinds} == set(CardType) - {CardType.FLARE}
    number = Counter(FACES[face].type for face, count in dominion.REWARDS for _ in range(count))
    assert (number[CardType.REINFORCEMENT], number[CardType.MORPH]) == (2, 1)
    assert number[CardType.ARTIFACT] > 2
    assert {face.type for face in kinds if face.encounter} == {
        CardType.ATTACK,
        CardType.NEGOTIATE,
        CardType.MORPH,
        CardType.RETREAT,
    }
