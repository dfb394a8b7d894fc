"""The campaign (A-CAMP): points, who begins the next game, and who wins."""

import pytest

from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.games.encounter.engine import campaign
from warptable.games.encounter.engine.campaign import (
    Played,
    champions,
    counted_from,
    decided_by,
    is_over,
    next_starter,
    noted,
    outlook,
    played,
    points,
    scores,
    why_next,
)
from warptable.kernel import Rng, to_data


def over(*winners: int, starter: int = 0, foreign: tuple[int, ...] = (), hands: tuple[int, ...] = ()) -> Played:
    """A game of four that these seats have won; the others have one colony unless told otherwise."""
    held = foreign or tuple(5 if seat in winners else 1 for seat in range(4))
    return Played(starter, winners, held, hands or (5,) * len(held))


@pytest.mark.rule("A-CAMP-2", "A-CAMP-3", "A-CAMP-4", "A-CAMP-13")
@pytest.mark.parametrize(
    ("game", "worth"),
    [
        (over(2), (0, 0, 8, 0)),
        (over(0, 3), (4, 0, 0, 4)),
        (over(0, 1, 2), (4, 4, 4, 0)),
        (over(1, foreign=(4, 5, 4, 3)), (1, 8, 1, 0)),
        (over(0, 1, foreign=(5, 5, 4, 0)), (4, 4, 1, 0)),
        (over(1, foreign=(2, 4, 4, 0)), (0, 8, 1, 0)),  # a winner gets nothing besides
        (Played(0, (1,), (4, 5), (3, 3)), (1, 8)),
    ],
)
def test_what_a_game_is_worth(game: Played, worth: tuple[int, ...]) -> None:
    assert points(game) == worth


@pytest.mark.rule("A-CAMP-1")
def test_points_are_added_up() -> None:
    assert scores([]) == ()
    assert scores([over(0), over(1, foreign=(4, 5, 1, 1)), over(0, 2)]) == (13, 8, 4, 0)


@pytest.mark.rule("A-CAMP-6")
def test_the_lowest_score_begins_the_next_game() -> None:
    games = [over(0), over(1, foreign=(4, 5, 4, 1))]
    assert scores(games) == (9, 8, 1, 0)
    assert next_starter(games) == 3
    assert next_starter([*games, over(3)]) == 2


@pytest.mark.rule("A-CAMP-7")
@pytest.mark.parametrize(("winner", "begins"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_of_several_with_the_lowest_score_the_next_clockwise_from_the_winner_begins(winner: int, begins: int) -> None:
    assert next_starter([over(winner)]) == begins


@pytest.mark.rule("A-CAMP-7")
def test_seats_between_that_have_more_points_are_passed_over() -> None:
    games = [over(1), over(0)]  # seats 2 and 3 have nothing
    assert next_starter(games) == 2
    assert next_starter([over(2), over(1)]) == 3


@pytest.mark.rule("A-CAMP-14")
@pytest.mark.parametrize(
    ("starter", "first", "begins"), [(0, 1, 2), (1, 1, 2), (2, 3, 0), (3, 3, 0)], ids=lambda value: str(value)
)
def test_after_a_shared_win_seats_are_counted_from_the_winner_next_to_who_began(
    starter: int, first: int, begins: int
) -> None:
    game = over(1, 3, starter=starter)
    assert counted_from(game) == first
    assert next_starter([game]) == begins


@pytest.mark.rule("A-CAMP-7")
@pytest.mark.parametrize("starter", range(4))
@pytest.mark.reading("campaign-nobody-won")
def test_after_a_game_that_nobody_won_seats_are_counted_from_who_began(starter: int) -> None:
    game = over(starter=starter)
    assert counted_from(game) == starter
    assert next_starter([game]) == (starter + 1) % 4


def test_the_first_game_begins_as_its_set_up_says() -> None:
    with pytest.raises(AssertionError, match="a disc names who begins"):
        next_starter([])


@pytest.mark.rule("A-CAMP-6", "A-CAMP-7", "A-CAMP-14")
@pytest.mark.parametrize(
    ("games", "rule"),
    [
        ([over(0), over(1), over(2)], "A-CAMP-6"),
        ([over(0, 1, foreign=(5, 5, 4, 3))], "A-CAMP-6"),
        ([over(0)], "A-CAMP-7"),
        ([over(0, 1)], "A-CAMP-14"),
    ],
)
def test_the_rule_that_names_who_begins_is_told(games: list[Played], rule: str) -> None:
    assert why_next(games) == rule


@pytest.mark.rule("A-CAMP-6", "A-CAMP-7", "A-CAMP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_the_campaign_names_has_the_first_turn(players: int) -> None:
    for seat in range(players):
        game = new_game("avalon", players, 5, first=seat)
        assert [(event.source, event.data["seat"]) for event in game.log if event.kind == "campaign_first"] == [
            ("A-CAMP-6", seat)
        ]
        (turn,) = (event.data for event in game.log if event.kind == "turn")
        assert (turn["seat"], turn["turn"], game.state.first) == (seat, 1, seat)
        assert not any(event.kind == "first_player" for event in game.log), "no disc was drawn for it"


@pytest.mark.rule("A-SETUP-4")
def test_a_disc_names_who_begins_the_first_game_of_a_campaign() -> None:
    begun = {new_game("avalon", 4, seed).state.first for seed in range(40)}
    assert begun == {0, 1, 2, 3}


@pytest.mark.reading("campaign-aliens")
def test_the_same_cards_and_aliens_are_dealt_whoever_begins() -> None:
    one, other = (new_game("avalon", 3, 5, first=seat).state for seat in (0, 2))
    assert [seat.hand for seat in one.seats] == [seat.hand for seat in other.seats]
    assert [seat.dealt for seat in one.seats] == [seat.dealt for seat in other.seats]


@pytest.mark.parametrize(
    ("edition", "players", "first", "line"),
    [
        ("ffg", 4, 0, "ffg has no campaign: who begins is left to chance"),
        ("avalon", 3, 3, "seat 3 cannot begin: there are seats 0 to 2"),
        ("avalon", 3, -1, "seat -1 cannot begin: there are seats 0 to 2"),
    ],
)
def test_a_seat_that_cannot_begin_is_refused_in_one_line(edition: str, players: int, first: int, line: str) -> None:
    with pytest.raises(ValueError, match=line):
        new_game(edition, players, first=first)


def test_what_would_end_the_campaign_is_told() -> None:
    games = [over(0), over(1, foreign=(4, 5, 4, 1)), over(1, 3)]
    assert (scores(games), [outlook(games, seat) for seat in range(4)]) == ((9, 12, 1, 4), ["sole", "any", "", ""])
    nearly = [over(0), over(0, 1), over(1, foreign=(4, 5, 4, 4)), over(1, 2, foreign=(4, 5, 5, 1))]
    assert (scores(nearly[:3]), outlook(nearly[:3], 0), scores(nearly)[0]) == ((13, 12, 1, 1), "any", 14)
    assert outlook(nearly, 0) == "four"
    assert outlook([], 0) == ""


@pytest.mark.rule("A-CAMP-8")
def test_fifteen_points_end_the_campaign() -> None:
    games = [over(0), over(0, 1)]
    assert (scores(games), is_over(games), champions(games), decided_by(games)) == ((12, 4, 0, 0), False, (), "")
    games.append(over(0, 2))
    assert (scores(games)[0], is_over(games), champions(games), decided_by(games)) == (16, True, (0,), "score")


@pytest.mark.rule("A-CAMP-9")
def test_of_several_beyond_the_goal_the_higher_score_wins() -> None:
    games = [over(0), over(1), over(1, foreign=(4, 5, 1, 1)), over(0)]
    assert scores(games) == (17, 16, 0, 0)
    assert (champions(games[:3]), champions(games)) == ((1,), (0,))


def tied(*hands: int) -> list[Played]:
    """Two games for each of the first two seats; the last game ends with these hands."""
    return [over(0), over(1), over(0, 1), over(0, 1, hands=hands)]


@pytest.mark.rule("A-CAMP-10")
@pytest.mark.parametrize(("hands", "winner"), [((7, 3, 9, 9), 0), ((2, 3, 9, 9), 1)])
@pytest.mark.reading("campaign-tie-by-cards")
def test_tied_seats_are_told_apart_by_the_cards_in_hand(hands: tuple[int, ...], winner: int) -> None:
    assert scores(tied(*hands)) == (16, 16, 0, 0)
    assert (champions(tied(*hands)), decided_by(tied(*hands))) == ((winner,), "cards")


@pytest.mark.rule("A-CAMP-12")
def test_who_is_still_tied_shares_the_campaign_if_nobody_knows_a_birthday() -> None:
    assert (champions(tied(4, 4, 9, 9)), decided_by(tied(4, 4, 9, 9))) == ((0, 1), "shared")


@pytest.mark.rule("A-CAMP-11")
@pytest.mark.parametrize(
    ("earliest", "winners", "how"), [(0, (0,), "birthday"), (1, (1,), "birthday"), (2, (0, 1), "shared")]
)
def test_the_earliest_birthday_tells_apart_who_is_still_tied(earliest: int, winners: tuple[int, ...], how: str) -> None:
    """Of those who are tied, and of nobody else."""
    games = tied(4, 4, 9, 9)
    assert campaign.tied(games) == (0, 1)
    assert (champions(games, earliest), decided_by(games, earliest)) == (winners, how)


@pytest.mark.rule("A-CAMP-11")
@pytest.mark.parametrize("games", [tied(7, 3, 9, 9), tied(4, 4, 9, 9)[:3], [over(0), over(0)]])
def test_where_something_else_decides_no_birthday_matters(games: list[Played]) -> None:
    """More cards, nobody at the goal yet, a higher score."""
    assert campaign.tied(games) == ()
    assert [champions(games, seat) for seat in range(4)] == [champions(games)] * 4
    assert {decided_by(games, seat) for seat in range(4)} == {decided_by(games)}


@pytest.mark.rule("A-CAMP-1")
def test_what_is_noted_of_a_game_is_read_off_its_end() -> None:
    game = new_game("avalon", 3, 4, group="beginner-1")
    bot, rng = make_bot("steady"), Rng.seeded("campaign")
    (starter,) = (event.data["seat"] for event in game.log if event.kind == "first_player")
    while game.decisions:
        decision = game.decisions[0]
        game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))
    result = played(game.state)
    assert (result.starter, result.winners) == (starter, game.winners)
    assert result.foreign == tuple(seat.foreign for seat in game.view(None).seats)
    assert result.hands == tuple(seat.hand for seat in game.view(None).seats)
    assert sum(points(result)) >= 8
    assert noted(to_data(result)) == result
