"""The table of dials: what the file holds is what the model says."""

import pytest

from warptable.games.duel.bots.joint.dials import ADVANTAGES, cell, kept
from warptable.games.duel.bots.joint.sending import (
    DIALS,
    EVEN,
    USUAL,
    Cell,
    Tokens,
    after,
    ahead,
    as_cell,
    dialled,
    make_cell,
)
from warptable.games.duel.engine.model.cards import PLAN_VALUES
from warptable.games.duel.engine.model.tactics import OTHER_TACTICS, TACTICS
from warptable.games.duel.lab.dials import Table

ALL = 0b11111


@pytest.mark.parametrize(
    ("step", "ready", "ships"),
    [
        (0, (0, 0), (1, 2)),
        (1, (0, 1), (4, 4)),
        (0, (1, 2), (3, 1)),
        (1, (3, 3), (2, 2)),
        (0, (8, 24), (1, 1)),
        (1, (16, 5), (7, 3)),
        (0, (6, 9), (8, 8)),
        (1, (2, 12), (4, 1)),
        (0, (18, 4), (5, 4)),
        (1, (20, 20), (3, 4)),
    ],
)
def test_cells_made_anew_are_those_of_the_file(step: int, ready: tuple[int, int], ships: tuple[int, int]) -> None:
    made, found = Table(ADVANTAGES[step]).cell(ships, ready), kept(step, ready, ships)
    assert found.wins == pytest.approx(made.wins, abs=0.005)
    assert found.lost == pytest.approx(made.lost, abs=0.02)


def test_the_model_has_the_pieces_of_the_game() -> None:
    assert tuple(map(tuple, USUAL)) == tuple(tuple(tuple(half) for half in tactic) for tactic in TACTICS)
    assert ahead(3) == pytest.approx(
        sum((one + 3 > two) + (one + 3 == two) / 2 for one in PLAN_VALUES for two in PLAN_VALUES) / 17**2
    )


def test_equal_seats_have_equal_chances() -> None:
    for step in (0, 1):
        for ships in range(1, 9):
            assert kept(step, (ALL, ALL), (ships, ships)).wins == pytest.approx(0.5, abs=0.02)


def test_a_table_seen_from_the_other_side() -> None:
    one, other = cell((3, 2), (ALL, 7), 6), cell((2, 3), (7, ALL), 6)
    assert one.wins == pytest.approx(1 - other.wins, abs=0.005)
    assert one.lost == pytest.approx(other.lost[::-1], abs=0.03)


def test_more_ships_and_more_tactics_are_better() -> None:
    assert cell((4, 2), (ALL, ALL), 6).wins > 0.6
    assert cell((3, 3), (ALL, 0), 6).wins > 0.9
    assert cell((3, 0), (0, ALL), 6) == Cell(1.0, (0.0, 0.0))
    assert cell((3, 2), (0, 0), 9).wins > cell((3, 2), (0, 0), 3).wins


def test_ships_that_no_tactic_can_reach_count_by_their_difference() -> None:
    assert as_cell((7, 6)) == (6, 5)
    assert as_cell((12, 2)) == (8, 2)
    assert as_cell((3, 4)) == (3, 4)


def test_a_dial_follows_from_the_cells() -> None:
    """With all tactics readied and ships to spare, everything is sent."""
    cells = [[cell((one, two), (ALL, ALL), 6) for two in DIALS] for one in DIALS]
    mine, other, value = dialled(cells)
    assert mine[-1] > 0.9
    assert other[-1] > 0.9
    assert value.wins == pytest.approx(0.5, abs=0.02)


def test_tactics_after_a_duel() -> None:
    """D-TAC-05 to D-TAC-10."""
    assert after(ALL, 0, ("blast", 4)) == 0b11110
    assert after(0b10000, 4, ("recover", 2)) == 0b10011
    assert after(0b00001, 0, ("recover", 1)) == 0b00011
    assert after(0b00001, 0, ("blast", 4), gift=1) == 0b00010, "never the tactic that was just shown"
    assert after(0, -1, ("", 0)) == 0


def test_other_tactics_are_worked_out_on_the_spot() -> None:
    tokens: Tokens = OTHER_TACTICS
    assert cell((2, 2), (1, 1), 6, tokens) == make_cell((2, 2), (1, 1), 6, tokens=tokens)
    assert EVEN.turned == EVEN
