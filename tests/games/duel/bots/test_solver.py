"""Mixed strategies: small games whose solution is known."""

import pytest

from warptable.games.duel.bots.joint.solver import Holder, best_reply, cleaned, drawn, solve, solve_in_two
from warptable.kernel import Rng

ROUNDS = 400


def alone(size: int) -> list[Holder]:
    """A side that has only one hand, with all actions."""
    return [Holder.free(1.0, range(size))]


def test_rock_paper_scissors() -> None:
    payoff = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    found = solve(payoff, alone(3), alone(3), ROUNDS)
    assert found.rows[0] == pytest.approx([1 / 3] * 3, abs=0.02)
    assert found.columns[0] == pytest.approx([1 / 3] * 3, abs=0.02)
    assert found.value == pytest.approx(0.0, abs=0.01)


def test_a_game_with_a_known_mix() -> None:
    """Rock counts double when it wins: the mix is a quarter rock, a half paper, a quarter scissors."""
    payoff = [[0, -1, 2], [1, 0, -1], [-2, 1, 0]]
    found = solve(payoff, alone(3), alone(3), ROUNDS)
    assert found.rows[0] == pytest.approx([0.25, 0.5, 0.25], abs=0.02)
    assert found.columns[0] == pytest.approx([0.25, 0.5, 0.25], abs=0.02)


def test_dominated_rows_get_nothing() -> None:
    payoff = [[3, 0, 2], [1, -1, 1], [0, 3, 1]]  # the second row is worse than the first against everything
    found = solve(payoff, alone(3), alone(3), ROUNDS)
    assert cleaned(found.rows[0])[1] == 0.0
    assert sum(cleaned(found.rows[0])) == pytest.approx(1.0)


def test_a_costly_action_is_left_alone() -> None:
    payoff = [[1, 1], [1, 1]]
    rows = [Holder(1.0, (0, 1), (0.0, 0.2))]
    assert cleaned(solve(payoff, rows, alone(2), ROUNDS).rows[0]) == [1.0, 0.0]


def test_each_hand_has_its_own_strategy() -> None:
    """A strong hand bets, a weak one mostly does not; the caller cannot see which one it is."""
    # rows: bet strong, bet weak, fold; columns: call, give up
    payoff = [[2, 1], [-2, 1], [0, 0]]
    rows = [Holder.free(1.0, (0, 2)), Holder.free(1.0, (1, 2))]
    found = solve(payoff, rows, alone(2), 2000)
    strong, weak = found.rows
    assert strong[0] == pytest.approx(1.0, abs=0.02)
    assert weak[0] == pytest.approx(1 / 3, abs=0.03)  # so often that calling and giving up bring the same
    assert found.columns[0][0] == pytest.approx(1 / 3, abs=0.03)


def test_the_same_game_has_the_same_solution() -> None:
    payoff = [[0, -1, 2], [1, 0, -1], [-2, 1, 0]]
    one, other = (solve(payoff, alone(3), alone(3), 50) for _ in range(2))
    assert one == other
    draws = [[drawn(one.rows[0], rng) for _ in range(20)] for rng in (Rng.seeded(5), Rng.seeded(5))]
    assert draws[0] == draws[1]


def test_draws_follow_the_strategy_without_its_traces() -> None:
    rng = Rng.seeded("draws")
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[drawn([0.25, 0.73, 0.02], rng)] += 1
    assert counts[2] == 0
    assert counts[0] / 4000 == pytest.approx(0.25 / 0.98, abs=0.03)


def test_nobody_can_exploit_the_solution() -> None:
    rng = Rng.seeded("matrix")
    payoff = [[rng.below(200) / 100 - 1 for _ in range(9)] for _ in range(8)]
    columns = [Holder.free(1.0, range(5)), Holder.free(2.0, range(3, 9))]
    found = solve(payoff, alone(8), columns, ROUNDS)
    assert found.value - best_reply(payoff, found.rows[0], columns) < 0.01


def test_leaving_out_what_nobody_takes_changes_little() -> None:
    rng = Rng.seeded("large")
    payoff = [[rng.below(200) / 100 - 1 for _ in range(24)] for _ in range(20)]
    rows = [
        Holder(1.0, tuple(range(12)), tuple(rng.below(10) / 100 for _ in range(12))),
        Holder.free(1.0, range(8, 20)),
    ]
    columns = [Holder.free(1.0, range(14)), Holder.free(2.0, range(10, 24))]
    whole, thin = solve(payoff, rows, columns, 1500), solve_in_two(payoff, rows, columns, 600)
    assert thin.value == pytest.approx(whole.value, abs=0.02)
    assert [len(one) for one in thin.rows] == [12, 12]
    assert all(sum(one) == pytest.approx(1.0) for one in (*thin.rows, *thin.columns))


def test_a_deadline_ends_the_work() -> None:
    payoff = [[0, 1], [1, 0]]
    assert solve(payoff, alone(2), alone(2), 10_000_000, deadline=0.0).rows[0] == pytest.approx([0.5, 0.5], abs=0.1)
