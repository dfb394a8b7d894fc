"""Turning points: in curves made for it, and in a real game."""

from tests.story.conftest import finished
from warptable.kernel import Rng
from warptable.replay import ALL
from warptable.story import turning
from warptable.story.chances import Chance, Curve, Point
from warptable.story.estimates import Estimator
from warptable.story.turning import Turning, TurningPoint, is_turn, steepest


def made(shares: list[tuple[float, ...]], games: int = 200) -> Curve:
    """A curve with these shares; the last point is the result."""
    points = [
        Point(place, 10 * place, tuple(Chance(share * games, games) for share in seats))
        for place, seats in enumerate(shares[:-1])
    ]
    last = len(points)
    return Curve((*points, Point(last, 10 * last, tuple(Chance(share, 1, exact=True) for share in shares[-1]))))


def test_the_steepest_steps_come_first() -> None:
    curve = made([(0.5, 0.5), (0.5, 0.5), (0.25, 0.75), (0.25, 0.75), (0.6, 0.4), (0.6, 0.4), (1.0, 0.0)])
    assert steepest(curve) == [5, 3, 1]


def test_a_short_game_has_no_turning_point() -> None:
    assert steepest(made([(0.5, 0.5), (0.1, 0.9), (0.0, 1.0)])) == []


def test_noise_is_no_turn() -> None:
    """Points of a game in which nothing happens: two draws of the same chance. One in a hundred may look
    like a turn."""
    rng = Rng.seeded("noise")

    def drawn() -> Point:
        wins = sum(rng.chance(30) for _ in range(128))
        return Point(0, 0, (Chance(wins, 128),))

    assert sum(is_turn(drawn(), drawn()) for _ in range(200)) <= 4


def test_a_real_change_is_a_turn_and_a_small_one_is_none() -> None:
    def point(share: float, games: int = 128) -> Point:
        return Point(0, 0, (Chance(share * games, games),))

    assert is_turn(point(0.25), point(0.5))
    assert not is_turn(point(0.25), point(0.35))
    assert not is_turn(point(0.25, 20000), point(0.35, 20000))  # certain, but not worth telling
    assert not is_turn(point(0.25, 12), point(0.5, 12))  # large, but not certain


def test_a_turning_point_says_who_gained_and_who_lost() -> None:
    def of(*shares: float) -> tuple[Chance, ...]:
        return tuple(Chance(share * 100, 100) for share in shares)

    turn = TurningPoint(3, 20, 22, of(0.4, 0.3, 0.3), of(0.1, 0.4, 0.5))
    assert (turn.gained, turn.lost, turn.seat) == (2, 0, 0)


def test_the_turn_of_a_real_game_is_found_between_two_neighbouring_questions() -> None:
    """A duel that was lost by one destiny card: the moment lies in that round."""
    replay = finished("duel", 2, 7)
    estimator = Estimator(replay)
    ends = [estimator.point(over, 8) for over in estimator.rounds]
    search = Turning(estimator, Curve((*ends, estimator.end())), games=16)
    for _ in search.search():
        pass
    assert len(search.turns) <= turning.MOST
    moments = replay.moments(ALL)
    for turn in search.turns:
        assert moments[turn.moment].round == turn.round
        between = {moment.answers for moment in moments[turn.moment + 1 : turn.until] if moment.is_question}
        assert between <= {moments[turn.moment].answers}
