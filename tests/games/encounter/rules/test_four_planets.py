"""The variant with four planets (F-V4P)."""

import pytest

from tests.games.encounter.scenario import Table, table

VARIANT = ("four-planets",)


def place(home: int, number: int = 0) -> int:
    """The n-th planet of a home system of four."""
    return home * 4 + number


@pytest.mark.rule("F-V4P-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_four_planets_and_sixteen_ships(players: int) -> None:
    t = table(players=players, variants=VARIANT)
    assert t.state.home_of == tuple(seat for seat in range(players) for _ in range(4))
    for seat in range(players):
        assert [t.ships(seat, place(seat, number)) for number in range(4)] == [4] * 4
        assert sum(row[seat] for row in t.state.ships) == 16
        assert t.state.seats[seat].home == 4
    assert t.options(0, "aim") == [place(1, number) for number in range(4)]


def three_colonies(variants: tuple[str, ...], per_system: int) -> Table:
    """Seat 0 with three foreign colonies wins one more."""
    home, far = 0, 2 * per_system
    t = table(
        players=3,
        variants=variants,
        hands={0: ["attack-20", "attack-30"]},
        moves=[(0, 1, home, far + number) for number in range(3)],
    )
    assert t.state.seats[0].foreign == 3
    return t.encounter(ships={home + 1: 1}, cards=("attack-20", "attack-06"))


@pytest.mark.rule("F-V4P-2")
def test_four_foreign_colonies_win() -> None:
    t = three_colonies(VARIANT, 4)
    assert t.state.seats[0].foreign == 4
    assert t.session.winners == (0,)
    assert t.view(None).colonies_to_win == 4


@pytest.mark.rule("F-V4P-2")
def test_without_the_variant_they_do_not() -> None:
    t = three_colonies((), 5)
    assert t.state.seats[0].foreign == 4
    assert t.open == [(0, "second-encounter")]


def few_homes(variants: tuple[str, ...], per_system: int, kept: int) -> Table:
    """Seat 0, the Human, launches the last ships of its home planets until it has `kept` home colonies."""
    moves = [(0, 4, number, per_system * 2 + 1) for number in range(kept + 1, per_system)]
    moves.append((0, 3, 0, per_system * 2 + 1))
    t = table("human", "void", "zombie", variants=variants, moves=moves, hands={0: ["attack-20", "attack-30"]})
    assert t.state.seats[0].home == kept + 1
    return t.encounter(ships={0: 1}, cards=("attack-20", "attack-06"))


@pytest.mark.rule("F-V4P-3")
def test_two_home_colonies_keep_the_power() -> None:
    t = few_homes(VARIANT, 4, kept=2)
    assert t.state.seats[0].home == 2
    assert t.events("power_lost") == []
    assert t.events("totals")[0]["offense"] == 20 + 1 + 4


@pytest.mark.rule("F-V4P-3")
def test_with_one_home_colony_the_power_is_lost() -> None:
    t = few_homes(VARIANT, 4, kept=1)
    assert t.state.seats[0].home == 1
    assert t.events("power_lost") == [{"source": "F-POWER-1", "seat": 0, "alien": "human", "home": 1}]
    assert t.events("totals")[0]["offense"] == 20 + 1


@pytest.mark.rule("F-V4P-3")
def test_without_the_variant_two_home_colonies_are_too_few() -> None:
    t = few_homes((), 5, kept=2)
    assert t.state.seats[0].home == 2
    assert [event["alien"] for event in t.events("power_lost")] == ["human"]
    assert t.events("totals")[0]["offense"] == 20 + 1
