"""Results of many games, counted."""

from __future__ import annotations

from typing import Any

from warptable.table.rooms.tally import Duels, Opponent, Played, Tally, counted

BOB = Opponent("b" * 24, "Bob", "", won=False)
STEADY = Opponent("", "Nova", "steady", won=False)


def game(edition: str = "ffg", players: int = 3, alien: str = "", **more: Any) -> Played:
    said = {"won": False, "winners": 1, "others": (BOB, STEADY)} | more
    return Played(edition, players, alien, **said)  # type: ignore[arg-type]


def test_nothing_played_is_nothing_counted() -> None:
    results = counted([])
    assert results.all == Tally(0, 0, 0)
    assert [results.editions, results.aliens, results.players, results.people, results.bots] == [[]] * 5


def test_a_shared_win_is_a_win_and_said_to_be_shared() -> None:
    results = counted([game(won=True, winners=2), game(won=True), game(), game(winners=0)])
    assert results.all == Tally(games=4, won=2, shared=1)


def test_a_win_that_others_share_is_none_of_mine() -> None:
    assert counted([game(winners=2)]).all == Tally(games=1, won=0, shared=0)


def test_games_are_counted_by_edition_by_alien_and_by_number_of_players() -> None:
    results = counted(
        [game(alien="x", won=True), game("avalon", 4, "x"), game("avalon", 4, "y"), game("avalon", 2), game("duel", 2)]
    )
    assert results.editions == [("avalon", Tally(3)), ("duel", Tally(1)), ("ffg", Tally(1, 1))]
    assert results.aliens == [(("avalon", "x"), Tally(1)), (("avalon", "y"), Tally(1)), (("ffg", "x"), Tally(1, 1))]
    assert results.players == [(2, Tally(2)), (3, Tally(1, 1)), (4, Tally(2))]


def test_people_are_told_apart_by_who_they_are_and_called_as_in_the_newest_game() -> None:
    newest = BOB._replace(name="Bobby", won=True)
    other = Opponent("c" * 24, "Bob", "", won=False)
    results = counted([game(won=True, winners=2, others=(newest,)), game(others=(BOB,)), game(others=(other,))])
    assert results.people == [Duels("Bobby", games=2, mine=1, theirs=1, together=1), Duels("Bob", games=1)]


def test_several_bots_of_one_level_are_one_opponent_in_a_game() -> None:
    others = (STEADY, STEADY._replace(won=True), Opponent("", "Quill", "seer", won=False))
    assert counted([game(others=others), game(others=(STEADY,), won=True)]).bots == [
        Duels("steady", games=2, mine=1, theirs=1),
        Duels("seer", games=1),
    ]


def test_somebody_who_was_forgotten_is_no_opponent() -> None:
    results = counted([game(others=(Opponent("", "", "", won=True),))])
    assert (results.all.games, results.people, results.bots) == (1, [], [])
