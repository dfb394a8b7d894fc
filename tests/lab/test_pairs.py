"""Every pair of aliens sits at one table."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace

import pytest

import warptable
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.content.rulings import FORBIDDEN
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.games.encounter.lab.modules import ROUNDS
from warptable.games.encounter.lab.pairs import PairBroken, play_table, tables_of

VARIANTS = ("hidden-powers", "rotating-powers", "freewheeling-flares", "four-planets", "classic-filch", "technology")


@pytest.mark.parametrize(("edition", "seats"), [("ffg", 3), ("ffg", 4), ("ffg", 5), ("avalon", 2), ("avalon", 4)])
def test_the_tables_hold_every_pair_that_may_meet(edition: str, seats: int) -> None:
    aliens = sorted(EDITIONS[edition].aliens)
    apart = [frozenset((one, other)) for one, other, _ in FORBIDDEN]
    tables = tables_of(edition, seats)
    met = {frozenset(pair) for table in tables for pair in combinations(table, 2)}
    assert met == {frozenset(pair) for pair in combinations(aliens, 2)} - set(apart)
    assert all(len(set(table)) == seats for table in tables)


@pytest.mark.slow
def test_every_eighth_table_of_all_pairs_plays_without_breaking_anything() -> None:
    """The soak below plays all of them."""
    for number, table in list(enumerate(tables_of("ffg", 5)))[::8]:
        play_table(table, number)


@pytest.mark.slow
def test_some_tables_of_four_and_of_two_play_in_the_edition_of_2000() -> None:
    """The soak below plays all of them."""
    for number, table in list(enumerate(tables_of("avalon", 4)))[::12]:
        play_table(table, number, edition="avalon")
    for number, table in list(enumerate(tables_of("avalon", 2)))[::48]:
        play_table(table, number, edition="avalon")


def test_aliens_that_a_large_table_cannot_have_meet_everybody_at_smaller_ones() -> None:
    def offered(edition: str, players: int, **_: object) -> SimpleNamespace:
        aliens = {"void", "mite", "virus", "zombie", "clone", "filch"} | ({"explorer"} if players < 5 else set())
        return SimpleNamespace(variants=(), dealt_from=lambda _: aliens)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("warptable.games.encounter.lab.pairs.Settings", offered)
        tables = tables_of("ffg", 5)
    assert {len(table) for table in tables} == {4, 5}
    assert all(("explorer" in table) == (len(table) == 4) for table in tables)
    met = {other for table in tables if "explorer" in table for other in table}
    assert met == {"void", "mite", "virus", "zombie", "clone", "filch", "explorer"}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(ROUNDS)))
def test_some_tables_with_aliens_of_the_expansion_play(number: int) -> None:
    """The soak below plays all of them."""
    variants = ROUNDS[number]
    tables = [table for table in tables_of("ffg", 5, variants) if set(table) & set(dominion.ALIENS)]
    for seed, table in list(enumerate(tables))[number :: len(tables) // 5]:
        play_table(table, seed, variants)


def all_pairs(seats: int, rounds: int, variants: tuple[str, ...] = (), edition: str = "ffg") -> None:
    """Tables that hold every pair of an edition's aliens that may meet, this many times."""
    for number, table in enumerate(tables_of(edition, seats, variants) * rounds):
        play_table(table, number, variants, edition)


@pytest.mark.soak
@pytest.mark.parametrize("variants", ROUNDS)
def test_all_pairs_with_the_expansion_play(variants: tuple[str, ...]) -> None:
    for seats in (3, 4, 5):
        all_pairs(seats, 2, variants)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 4), (4, 8)])
def test_all_pairs_of_2000_play(seats: int, rounds: int) -> None:
    all_pairs(seats, rounds, edition="avalon")


@pytest.mark.soak
@pytest.mark.parametrize("variants", [(), *((variant,) for variant in VARIANTS), VARIANTS])
def test_all_pairs_play_with_the_variants(variants: tuple[str, ...]) -> None:
    for seats in (3, 4, 5):
        all_pairs(seats, 2, variants)


def test_a_table_that_breaks_is_named() -> None:
    with pytest.raises(PairBroken, match="aliens zombie,zombie,void, seed 3"):
        play_table(("zombie", "zombie", "void"), 3)


@pytest.mark.rule("F-SETUP-4")
@pytest.mark.parametrize(("one", "other"), [(one, other) for one, other, _ in FORBIDDEN])
def test_aliens_that_may_not_meet_are_neither_dealt_nor_taken_together(one: str, other: str) -> None:
    if not {one, other} <= registry_for("ffg").aliens.keys():
        pytest.fail(f"{one} or {other} is not there")
    with pytest.raises(ValueError, match="may not be at one table"):
        warptable.new_game(players=3, aliens=(one, other, "void"))
    for seed in range(150):
        dealt = {alien for seat in warptable.new_game(players=5, seed=seed).state.seats for alien in seat.dealt}
        assert not {one, other} <= dealt
