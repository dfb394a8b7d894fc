"""What the seer knows of aliens: how often each has won between shrewd bots."""

from pathlib import Path

import msgspec
import pytest

from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.games.duel.bots.common.rates import EVEN, rate_of, rates
from warptable.games.duel.engine import facts
from warptable.games.duel.lab.rates import against_the_other, main
from warptable.kernel import Rng
from warptable.lab.plan import Row
from warptable.lab.store import rows_in


def row(aliens: tuple[str, str], winners: tuple[int, ...]) -> Row:
    return Row(0, 0, 0, ("shrewd", "shrewd"), aliens=aliens, winners=winners)


def test_a_game_without_a_single_winner_is_half_a_win() -> None:
    played = [row(("spy", "knot"), (0,)), row(("knot", "spy"), ()), row(("spy", "prime"), (0, 1))]
    assert against_the_other(played) == {"knot": 0.25, "prime": 0.5, "spy": pytest.approx(0.667)}


def test_the_games_of_a_run_that_was_cut_off_are_read(tmp_path: Path) -> None:
    whole = msgspec.json.encode(row(("spy", "knot"), (1,)))
    (tmp_path / "games.jsonl").write_bytes(b"\n".join([b"{}", whole, whole[:9]]))
    assert against_the_other(rows_in(tmp_path / "games.jsonl")) == {"knot": 1.0, "spy": 0.0}


@pytest.mark.parametrize(
    ("content", "line"),
    [(None, "No such file"), (b"{}\n{]\n", "JSON is malformed"), (b"{}\n", "not between all aliens of Duel")],
)
def test_files_of_other_things_are_refused(
    content: bytes | None, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SystemExit):
        main([str(file)])
    assert line in capsys.readouterr().err


def test_every_alien_has_been_measured_and_an_unknown_one_counts_as_even() -> None:
    assert set(rates()) == set(facts.aliens())
    assert all(0.2 < rate < 0.8 for rate in rates().values())
    assert rate_of("nobody") == EVEN


def test_the_seer_takes_the_alien_that_has_won_most() -> None:
    for seed in range(5):
        game = new_game("duel", 2, seed)
        decision = game.decisions[0]
        chosen = make_bot("seer", "duel").choose(Sight(game, decision.seat), decision, Rng.seeded(seed))
        assert rate_of(chosen) == max(map(rate_of, decision.options))
