"""Every question is declared once, and says truly what its options are."""

import random
from typing import Any

import pytest

import warptable
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.games.encounter.engine.editions.ffg import TECHS
from warptable.games.encounter.engine.model.cards import FACES
from warptable.games.encounter.engine.model.places import PLACE_NAMES
from warptable.games.encounter.engine.model.prompts import DRIVE_OUT, OF_GAP, OF_SLOT, OF_TECH, REINFORCEMENT, WINDOWS
from warptable.kernel import Decision, Of

REGISTRY = registry_for(
    "ffg", tech_deck=TECHS, more=dominion.ALIENS, reward_deck=dominion.REWARDS, special=dominion.SHIPS
)
DECLARED = {str(prompt): prompt for prompt in (*REGISTRY.prompts, *WINDOWS.values())}
ABILITIES = {ability.id for alien in REGISTRY.aliens.values() for ability in (*alien.abilities, *alien.flares)}
ABILITIES |= {ability.id for ship in REGISTRY.ships.values() for ability in ship.abilities}
ABILITIES |= {ability.id for tech in REGISTRY.techs.values() for ability in tech.abilities}
PLACES = (Of.PLANET, Of.PLACE, Of.LEAVING, Of.ARRIVING, OF_GAP)


def fits(decision: Decision[Any], option: Any, players: int, planets: int, cards: int) -> bool:
    """Is this option a declared word, or what the question says its options are?"""
    of = decision.of
    if isinstance(option, str):
        if option in REGISTRY.words:
            return option in decision.prompt.words or option in ("pass", "done") or of in (Of.USE, REINFORCEMENT)
        named = {Of.FACE: {*FACES, "destiny"}, Of.ALIEN: REGISTRY.aliens, Of.USE: ABILITIES, REINFORCEMENT: ABILITIES}
        named[OF_TECH] = REGISTRY.techs
        is_face = option.startswith(("flare-", "destiny-", "wild", "special"))
        return option in named.get(of, ()) or (of == Of.FACE and is_face)
    if isinstance(option, tuple):
        return of in (Of.TERM, REINFORCEMENT, Of.CARD, Of.USE)
    if of in (Of.CARD, Of.USE, REINFORCEMENT):
        return bool(0 <= option < cards)
    if of in (OF_TECH, OF_SLOT):
        return bool(0 <= option < 20)
    if of in (Of.SEAT, DRIVE_OUT):
        return bool(0 <= option < players)
    return option in PLACE_NAMES or 0 <= option < planets if of in PLACES else of == Of.NUMBER


def test_no_question_is_declared_twice() -> None:
    assert len(DECLARED) == len(REGISTRY.prompts) + len(WINDOWS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_every_question_is_declared_and_its_options_are_what_it_says(edition: str, seed: int) -> None:
    variants = EDITIONS[edition].together(EDITIONS[edition].variants, 4) if seed % 2 else ()
    game = warptable.new_game(edition, 4, seed=seed, variants=variants)
    chance = random.Random(seed)
    while not game.over:
        decision = chance.choice(game.decisions)
        assert decision.prompt is DECLARED[decision.prompt]
        planets, cards = len(game.state.home_of), len(game.state.faces)
        wrong = [option for option in decision.options if not fits(decision, option, 4, planets, cards)]
        assert wrong == [], decision
        assert (decision.of in (Of.LEAVING, Of.ARRIVING)) == (decision.kind == "distribute")
        assert (decision.of == Of.NUMBER) == (decision.kind == "number")
        game.answer(decision, chance.choice(decision.options))
