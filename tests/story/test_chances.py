"""Chances: estimated from imagined games with all hands open, from any moment of a game that is over."""

import json

import pytest

from warptable.kernel import BadSave
from warptable.replay import ALL, Record, Replay
from warptable.story.borders import borders_of
from warptable.story.chances import Chance, Curve, Point
from warptable.story.estimates import Estimator
from warptable.story.turning import TurningPoint
from warptable.story.work import Story


def test_a_share_has_its_interval_and_a_result_has_none() -> None:
    chance = Chance(16, 64)
    low, high = chance.interval
    assert chance.share == 0.25
    assert 0.15 < low < 0.25 < high < 0.37
    assert Chance(1, 1, exact=True).interval == (1.0, 1.0)


def test_there_is_a_border_before_every_round_with_nothing_of_it(replay: Replay) -> None:
    borders = borders_of(replay.record)
    last = replay.moments(ALL)[-1].round
    assert sorted(borders) == list(range(last))
    assert all(state.step for state in borders.values())


def test_a_curve_has_a_point_for_every_border_and_ends_with_the_result(replay: Replay) -> None:
    estimator = Estimator(replay)
    end = estimator.end()
    assert list(estimator.rounds) == list(range(end.round))
    moments = [moment.number for moment in estimator.rounds.values()]
    assert moments == sorted(set(moments))
    assert moments[-1] < end.moment
    won = [seat for seat, chance in enumerate(end.chances) if chance.share == 1.0]
    assert tuple(won) == replay.session.winners
    assert end.games == 0


def test_the_same_seed_gives_the_same_point_and_another_seed_other_games(replay: Replay) -> None:
    estimator = Estimator(replay)
    assert estimator.point(1, 6, seed=5) == estimator.point(1, 6, seed=5)
    points = {estimator.point(1, 3, seed).chances for seed in range(6)}
    assert len(points) > 1


def test_estimating_leaves_the_game_as_it_was(replay: Replay) -> None:
    estimator = Estimator(replay)
    borders = {over: state.clone() for over, state in estimator._borders.items()}
    middle = replay.moments(ALL)[len(replay.moments(ALL)) // 2]
    estimator.point(1, 2)
    estimator.within(middle, 2)
    assert estimator._borders == borders
    assert Replay(replay.record).session.state == replay.session.state


def test_just_before_the_end_the_winner_has_won_nearly_and_a_loser_has_lost(replay: Replay) -> None:
    """The last question of all: what follows from it is settled, or nearly so."""
    questions = [moment for moment in replay.moments(ALL) if moment.is_question]
    point = Estimator(replay).within(questions[-1], 24)
    winners = replay.session.winners
    others = [seat for seat in range(replay.seats) if seat not in winners]
    assert max(point.chances[seat].share for seat in winners) > 0.7
    assert min(point.chances[seat].share for seat in others) < 0.3


def test_a_running_game_has_no_chances(replay: Replay) -> None:
    record = replay.record
    questions = [moment for moment in replay.moments(ALL) if moment.is_question]
    given = record.answers[: questions[len(questions) // 2].answers]
    half = Record(record.rules, record.seed, record.options, record.uniform, given)
    with pytest.raises(BadSave, match="not over"):
        Estimator(Replay(half))


def test_a_story_comes_back_from_json() -> None:
    chances = (Chance(3, 8), Chance(5, 8))
    end = (Chance(0.0, 1, exact=True), Chance(1.0, 1, exact=True))
    curve = Curve((Point(0, 4, chances), Point(1, 90, end)))
    story = Story(curve, (TurningPoint(1, 20, 22, chances, end),))
    assert Story.from_data(json.loads(json.dumps(story.to_data()))) == story
