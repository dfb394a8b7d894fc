"""The aliens of Cosmic Dominion: at a table with the variant, and at no other."""

from itertools import permutations

import pytest

import warptable
from warptable.game import family_of
from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions import EDITIONS, edition_for
from warptable.games.encounter.engine.model.cards import flare_of
from warptable.games.encounter.lab.coverage import wanted
from warptable.games.encounter.lab.pairs import tables_of

VARIANT = ("dominion-aliens",)
OTHERS = ("dominion-aliens", "reward-deck", "four-planets", "hidden-powers", "freewheeling-flares")


@pytest.mark.rule("N-SETUP-1")
def test_its_sheets_join_those_of_the_base_game_and_its_flares_the_flares() -> None:
    pool = edition_for("ffg", VARIANT, 4).pool
    assert set(pool) == {*EDITIONS["ffg"].aliens, *dominion.ALIENS}
    games = [warptable.new_game("ffg", 4, seed=seed, variants=VARIANT).state for seed in range(110)]
    assert {alien for game in games for seat in game.seats for alien in seat.dealt} >= set(dominion.ALIENS)
    assert {face for game in games for face in game.faces} >= {flare_of(alien) for alien in dominion.ALIENS}


@pytest.mark.rule("N-SETUP-1")
def test_without_it_a_table_knows_nothing_of_them() -> None:
    base = registry_for("ffg")
    assert base.aliens.keys() == facts.aliens().keys()
    assert not {flare_of(alien) for alien in dominion.ALIENS} & base.flares.keys()
    assert base is registry_for("ffg", (), ()) is registry_for("ffg", (), (), ())
    with pytest.raises(ValueError, match="judge needs the variant 'dominion-aliens'"):
        warptable.new_game("ffg", 3, aliens=("judge", "void", "mite"))
    with pytest.raises(ValueError, match="judge needs the variant 'dominion-aliens'"):
        warptable.new_game("avalon", 3, aliens=("judge", "void", "mite"))


def test_the_order_of_variants_changes_nothing() -> None:
    made = [edition_for("ffg", order, 4) for order in permutations(OTHERS)]
    assert all(edition == made[0] for edition in made)


def test_tables_of_people_are_offered_it() -> None:
    family = family_of("ffg")
    offered = {
        *VARIANT,
        "reward-deck",
        "flagships",
        "salvage-vessels",
        "two-ships",
        "two-flagships",
        "two-salvage-vessels",
    }
    assert offered <= set(family.editions()["ffg"].variants)
    assert set(family.dealt("ffg", VARIANT)) - set(family.dealt("ffg")) == set(dominion.ALIENS)


def test_the_laboratory_knows_its_aliens_at_such_tables() -> None:
    apart = {alien for table in tables_of("ffg", 4, VARIANT) for alien in table}
    assert apart == {*EDITIONS["ffg"].aliens, *dominion.ALIENS}
    more = wanted("ffg", 4, VARIANT).keys() - wanted("ffg", 4).keys()
    assert {item.partition(".")[0] for item in more} == set(dominion.ALIENS)
    assert {"judge.fiat", "judge.wild", "judge.super"} <= more
