"""The pure model of a duel, with the numbers of the worked examples."""

import pytest

from warptable.games.duel.bots.joint.plain import (
    NO_TACTIC,
    PlainDuel,
    Result,
    clouts,
    damage,
    fought,
    sent,
    stays_ready,
)

ORANGE, BLUE = 0, 1


def test_vacant_shipyard() -> None:
    """D-EX-01: three against two ships; the blast turns the ship advantage round."""
    duel = PlainDuel((sent(3, 15), sent(2, 15)), 8, straggler=ORANGE)
    assert clouts(duel, (13, 6)) == (21, 6)
    result = fought(duel, (("shield", 2), ("blast", 4)), (13, 6))
    assert result == Result(BLUE, (2, 0), (13, 14))


def test_both_wiped_out() -> None:
    """D-EX-09: nobody has ships left, so the duel begins anew."""
    duel = PlainDuel((2, 2), 5, straggler=ORANGE)
    assert fought(duel, (("blast", 4), ("blast", 4)), (42, 0)) == Result(-1, (2, 2), None)


def test_recover_does_not_stop_a_blast() -> None:
    """D-EX-10: the blast still destroys."""
    halves = ("recover", 2), ("blast", 4)
    assert damage(PlainDuel((4, 4), 5, ORANGE), halves) == (4, 0)
    assert stays_ready(halves[0])
    assert not stays_ready(halves[1])


def test_ties_go_to_the_straggler() -> None:
    """D-EX-13."""
    for straggler in (ORANGE, BLUE):
        result = fought(PlainDuel((3, 3), 6, straggler), (NO_TACTIC, NO_TACTIC), (20, 20))
        assert result == Result(straggler, (0, 0), (20, 20))


def test_revenge_is_decided_by_ships() -> None:
    """D-EX-15: four ships against two, and the blast leaves none of them."""
    result = fought(PlainDuel((4, 2), 7, BLUE), (("blast", 4), ("shield", 2)), (8, 15))
    assert result == Result(ORANGE, (0, 2), None)


@pytest.mark.parametrize(
    ("halves", "lost"),
    [
        ((("blast", 2), ("shield", 3)), (0, 0)),
        ((("blast", 3), ("blast", 1)), (1, 3)),
        ((("shield", 4), ("shield", 2)), (0, 0)),
        ((("recover", 1), ("blast", 1)), (1, 0)),
        ((("blast", 4), NO_TACTIC), (0, 3)),
    ],
)
def test_halves_against_halves(halves: tuple[tuple[str, int], tuple[str, int]], lost: tuple[int, int]) -> None:
    assert damage(PlainDuel((4, 3), 5, ORANGE), halves) == lost


def test_what_the_table_adds() -> None:
    """A card may add to every blast, to the shields of one seat, or to the clout of one seat."""
    assert damage(PlainDuel((4, 4), 5, ORANGE, blast=1), (("blast", 1), ("shield", 2))) == (0, 0)
    assert damage(PlainDuel((4, 4), 5, ORANGE, blast=1), (("blast", 2), ("shield", 2))) == (0, 1)
    assert damage(PlainDuel((4, 4), 5, ORANGE, shields=(0, 2)), (("blast", 4), ("shield", 2))) == (0, 0)
    assert clouts(PlainDuel((4, 4), 5, ORANGE, clout=(8, 0)), (10, 15)) == (18, 15)


def test_a_dial_above_the_supply() -> None:
    """D-D02-03."""
    assert [sent(4, supply) for supply in (15, 4, 3, 0)] == [4, 4, 3, 0]
