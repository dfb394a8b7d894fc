"""What answers were worth, as the seer thinks."""

import pytest

from tests.story.conftest import finished
from warptable.replay import ALL, Moment, Replay
from warptable.story.answers import answer_chances

GAMES = [("ffg", 4, 3), ("duel", 2, 7)]


def questions(replay: Replay) -> list[Moment]:
    """The first question of each kind."""
    found: dict[str, Moment] = {}
    for moment in replay.moments(ALL):
        asked = replay.at(moment).asked(ALL)
        if asked is not None:
            found.setdefault(asked.decision.prompt, moment)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_every_question_has_a_chance_for_the_answer_that_was_given(game: tuple[str, int, int]) -> None:
    replay = finished(*game)
    for moment in questions(replay):
        chances = answer_chances(replay, moment, games=2)
        asked = replay.at(moment).asked(ALL)
        assert chances is not None
        assert asked is not None
        assert chances.seat == asked.decision.seat
        assert chances.games, "some game can always be imagined"
        assert [answer.option for answer in chances.answers if answer.given] == [asked.answer]
        assert len({repr(answer.option) for answer in chances.answers}) == len(chances.answers)
        shares = [answer.share for answer in chances.answers]
        assert shares == sorted(shares, reverse=True)
        for answer in chances.answers:
            low, high = answer.interval
            assert 0.0 <= low <= answer.share <= high <= 1.0


def test_the_same_seed_gives_the_same_chances_and_what_is_no_question_has_none() -> None:
    replay = finished("duel", 2, 7)
    asked = questions(replay)[1]
    assert answer_chances(replay, asked, games=3, seed=1) == answer_chances(replay, asked, games=3, seed=1)
    told = next(moment for moment in replay.moments(ALL) if not moment.is_question)
    assert answer_chances(replay, told, games=3) is None


def test_hands_that_a_seat_did_not_know_are_dealt_anew_and_it_says_so_where_they_are_not() -> None:
    replay = finished("ffg", 4, 3)
    kinds = {replay.at(moment).asked(ALL).decision.prompt: moment for moment in questions(replay)}  # type: ignore[union-attr]
    own = answer_chances(replay, kinds["aim"], games=2)
    dealing = answer_chances(
        replay, kinds["choose-alien"], games=2
    )  # no encounter yet in which to imagine another deal
    assert own is not None
    assert dealing is not None
    assert not own.open_hands
    assert dealing.open_hands
