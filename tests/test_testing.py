"""The check that every game must pass: ours do. What it says of broken ones stands in tests/test_adding_a_game.py."""

import pytest

from warptable.game import games
from warptable.testing import CheckFailed, check_game


@pytest.mark.parametrize("game", [pytest.param("encounter", marks=pytest.mark.soak), "duel"])
def test_our_games_keep_what_is_promised_of_every_game(game: str) -> None:
    assert game in games()
    check_game(game, rounds=1)


def test_a_game_that_is_not_installed_is_no_game() -> None:
    with pytest.raises(
        CheckFailed, match=r"no game is called 'chess': is it installed\? \(there are: encounter, duel\)"
    ):
        check_game("chess")
