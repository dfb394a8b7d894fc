"""What is declared is what the facts say: pieces, destiny cards, and the abilities of aliens and envoys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from warptable.games.duel.engine import facts
from warptable.games.duel.engine.content.registry import registry
from warptable.games.duel.engine.model.cards import FACES, REINFORCEMENTS
from warptable.games.duel.engine.model.places import SYMBOLS, planet_id
from warptable.games.duel.engine.model.tactics import OTHER_TACTICS, TACTICS
from warptable.games.duel.engine.rules.abilities import Ability, Answer, Formula, Power

KNOWN = registry()


def test_cards_tactics_and_planets_are_those_of_the_facts() -> None:
    assert {face.id: face.value for face in FACES.values() if face.plan} == {
        plan.id: plan.value for plan in facts.plans().values()
    }
    assert {face.id: (face.value or None, face.even or None, count) for face, count in REINFORCEMENTS} == {
        card.id: (card.value, card.even, card.count) for card in facts.reinforcements().values()
    }
    assert [[tuple(half) for half in tactic] for tactic in TACTICS] == [
        [(half.kind, half.value) for half in tactic.halves] for tactic in facts.tactics().values()
    ]
    assert len(OTHER_TACTICS) == len(TACTICS)
    assert {planet_id(tile): symbol for tile, symbol in enumerate(SYMBOLS)} == {
        planet.id: planet.symbol for planet in facts.planets().values()
    }


def test_every_destiny_card_is_there_and_as_the_facts_say() -> None:
    assert KNOWN.cards.keys() == facts.destiny().keys()
    for name, card in KNOWN.cards.items():
        said = facts.destiny()[name]
        assert (card.kind, card.deck, card.next) == (said.kind, said.deck, said.next), name
        assert card.advantage == (said.ship_advantage or 0), name
        assert card.bar == said.planet_bar, name
        assert (card.prize.who if card.prize else None) == (said.prize.who if said.prize else None), name


def parts(power: Power) -> list[Ability | Answer | Formula]:
    return [*power.abilities, *power.rules, *power.formulas]


@pytest.mark.rule("D-ABL-01", "D-ABL-07", "D-ABL-08")
@pytest.mark.parametrize("name", sorted(KNOWN.aliens))
def test_an_alien_declares_the_abilities_of_its_card(name: str) -> None:
    alien, said = KNOWN.aliens[name], {f"{name}.{ability.id}": ability for ability in facts.aliens()[name].abilities}
    assert {part.id for part in parts(alien)} == said.keys()
    for part in parts(alien):
        check(part, said[part.id])


@pytest.mark.rule("D-ABL-01", "D-ABL-07", "D-ABL-08")
@pytest.mark.parametrize("name", sorted(KNOWN.envoys))
def test_an_envoy_declares_the_ability_of_its_card(name: str) -> None:
    envoy, said = KNOWN.envoys[name], facts.envoys()[name]
    assert envoy.icon == said.deck
    assert parts(envoy)
    for part in parts(envoy):
        check(part, said.ability)


def check(part: Ability | Answer | Formula, said: facts.AbilityFacts) -> None:
    assert part.header == said.header, part.id
    if isinstance(part, Ability):
        if part.may:
            assert said.mandatory == "optional", part.id
        codes = [set(window.codes) for window in part.windows]
        assert all(code & set(said.steps) for code in codes), f"{part.id}: {codes} are not {said.steps}"


def test_no_name_is_declared_twice() -> None:
    powers: Sequence[Power] = [*KNOWN.aliens.values(), *KNOWN.envoys.values()]
    prompts = Counter(prompt for power in powers for prompt in power.prompts)
    assert [name for name, number in prompts.items() if number > 1] == []
