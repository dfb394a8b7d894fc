"""Masochist: wins by losing every ship. Its flare: another's ship returns, or an own one leaves the game."""

import pytest

from tests.games.encounter.scenario import GATE, OUT, WARP, Table, planet, table
from tests.readings import uses, zapped

WIN = "masochist.win"
FLARE = "flare-masochist"
REGROUP = "window-REGROUP_SHIP"
PLAYED = "window-CARD_PLAYED"
ANNOUNCED = "window-USE_ANNOUNCED"
ZAP = ["attack-06", "cosmic-zap"]


def gone(seat: int, *, left: int = 0, out: int = 0) -> list[tuple[int, int, int, int]]:
    """All ships of a seat are lost, but for those left on its last planet; some are out of the game."""
    moves = [(seat, 4, planet(seat, n), WARP) for n in range(4)] + [(seat, 4 - left, planet(seat, 4), WARP)]
    return [*moves, (seat, out, WARP, OUT)]


@pytest.mark.rule("F-GOAL-2", "F-GOAL-7")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("out", [0, 7])
def test_with_every_ship_lost_it_wins_when_a_regroup_begins_whoever_is_the_offense(seat: int, out: int) -> None:
    aliens = ["parasite", "void", "filch"]
    aliens[seat] = "masochist"
    t = table(*aliens, moves=gone(seat, out=out))
    assert uses(t) == [(seat, WIN)]
    assert t.events("game_over")[-1]["winners"] == [seat]
    assert t.session.over
    assert t.events("regrouped") == []


@pytest.mark.rule("F-GOAL-7")
def test_a_single_ship_on_a_colony_is_one_too_many() -> None:
    t = table("masochist", "void", "virus", moves=gone(0, left=1))
    assert uses(t) == []
    assert t.open == [(0, "aim")]  # the ship goes to the only colony


@pytest.mark.rule("F-POWER-1", "F-POWER-5")
def test_the_number_of_home_colonies_has_no_influence_on_the_power() -> None:
    t = table("masochist", "void", "virus", moves=gone(0, left=1))
    assert [sheet.lost for sheet in t.view(None).seats[0].sheets] == [False]
    t = table("filch", "void", "virus", moves=gone(0, left=1))
    assert [sheet.lost for sheet in t.view(None).seats[0].sheets] == [True]


@pytest.mark.rule("F-POWER-1")
def test_losing_home_colonies_in_play_takes_no_power_away() -> None:
    moves = [(1, 4, planet(1, n), planet(1, 4)) for n in range(1, 3)]
    t = table("filch", "masochist", "virus", hands={0: ["attack-40"], 1: ["attack-01"]}, moves=moves)
    t.encounter(ships=1, cards=("attack-40", "attack-01"))
    assert t.state.seats[1].home == 2
    assert t.events("power_lost") == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-REGROUP-3")
def test_zapped_the_phase_goes_on_and_the_next_regroup_checks_again() -> None:
    t = table("masochist", "zombie", "virus", hands={1: ["attack-06"] * 2, 2: ZAP}, moves=gone(0))
    t.do(2, ANNOUNCED, "cosmic-zap", options=["pass", "cosmic-zap"])
    assert not t.session.over
    assert t.ships(0, GATE) == 1
    t.encounter(ships=0, cards=("attack-06", "attack-06"))
    assert t.ships(0, WARP) == 20
    assert uses(t) == [(0, WIN), (0, WIN)]
    assert t.events("game_over")[-1]["winners"] == [0]


@pytest.mark.rule("F-GOAL-2")
def test_the_usual_way_to_win_stays_open() -> None:
    moves = [(0, 1, planet(0, n), planet(2, n)) for n in range(4)]
    t = table("masochist", "void", "virus", hands={0: ["attack-40"], 1: ["attack-01"]}, moves=moves)
    t.encounter(ships=1, cards=("attack-40", "attack-01"))
    assert t.events("game_over")[-1]["winners"] == [0]
    assert uses(t)[-1:] != [(0, WIN)]


@pytest.mark.rule("F-V4P-1")
def test_with_four_planets_sixteen_ships_are_all() -> None:
    moves = [(1, 4, planet(1, n, 4), WARP) for n in range(4)]
    t = table("filch", "masochist", "virus", variants=["four-planets"], moves=moves)
    assert t.events("game_over")[-1]["winners"] == [1]


# ---------------------------------------------------------------- wild


def regroup(holder: int = 2, zap: str = "attack-06", **more: int) -> Table:
    """Offense and defense have ships in the warp; a seat without the power holds the flare."""
    hands = {0: ["attack-08"], 1: ["attack-10"], 2: ["attack-06"], 3: ["attack-06", zap]}
    hands[holder].append(FLARE)
    moves = [(seat, 2, planet(seat, 1), WARP) for seat in (0, 1)]
    moves += [(0, more.get("stripped", 0) and 4, planet(0, n), OUT) for n in (0, 2, 3, 4)]
    moves += [(0, more.get("stripped", 0) and 2, planet(0, 1), OUT)]
    return table("parasite", "void", "filch", "trader", hands=hands, moves=moves)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-REGROUP-1")
@pytest.mark.reading("masochist-wild-limits")
def test_wild_somebody_else_takes_a_ship_in_the_place_of_the_offense() -> None:
    t = regroup().do(2, REGROUP, FLARE, options=["pass", FLARE])
    t.do(1, "regroup", planet(1))
    assert (t.ships(0, WARP), t.ships(1, WARP), t.ships(1, planet(1))) == (2, 1, 5)
    assert FLARE in t.hand(2)
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_offense_itself_may_give_way_but_not_be_named() -> None:
    hands = {0: ["attack-08", FLARE]}
    moves = [(seat, 2, planet(seat, 1), WARP) for seat in (0, 1, 2)]
    t = table("parasite", "void", "filch", hands=hands, moves=moves).do(0, REGROUP, FLARE)
    t.do(0, "masochist-seat", 2, options=[1, 2]).do(2, "regroup", planet(2))
    assert [t.ships(seat, WARP) for seat in range(3)] == [2, 2, 1]


@pytest.mark.rule("F-REGROUP-1")
def test_wild_left_alone_the_offense_takes_its_ship() -> None:
    t = regroup().passes(2).do(0, "regroup", planet(0))
    assert t.ships(0, WARP) == 1


@pytest.mark.rule("F-REGROUP-3")
@pytest.mark.reading("masochist-wild-limits")
def test_wild_not_if_the_offense_had_nothing_left_to_launch() -> None:
    t = regroup(stripped=1)
    assert t.events("flare_played") == []
    assert t.ships(0, GATE) == 1


@pytest.mark.rule("F-TIMING-4")
def test_wild_card_zapped_the_offense_takes_its_ship() -> None:
    t = regroup(zap="card-zap").do(2, REGROUP, FLARE).do(3, PLAYED, "card-zap")
    t.do(0, "regroup", planet(0))
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (1, 2)
    assert FLARE in t.discards()


# ---------------------------------------------------------------- super


def masochist(third: list[str] | None = None, alien: str = "virus") -> Table:
    hands = {0: ["attack-08", FLARE], 2: third or ["attack-06"]}
    return table("masochist", "void", alien, hands=hands, moves=[(0, 2, planet(0, 1), WARP)])


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-REGROUP-1")
def test_super_a_ship_leaves_the_game_instead_of_the_warp() -> None:
    t = masochist().do(0, REGROUP, FLARE, options=["pass", FLARE])
    assert (t.ships(0, WARP), t.ships(0, OUT)) == (1, 1)
    assert t.events("eradicated") == [{"source": "masochist", "seat": 0, "ships": 1}]
    assert t.hand(0) == ["attack-08", FLARE]
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-REGROUP-1")
def test_super_left_alone_the_ship_returns() -> None:
    t = masochist().passes(0).do(0, "regroup", planet(0))
    assert (t.ships(0, WARP), t.ships(0, OUT)) == (1, 0)


@pytest.mark.rule("F-FAQ-12")
def test_super_even_that_ship_can_be_healed() -> None:
    t = masochist(alien="healer").do(0, REGROUP, FLARE).do(2, "window-WARPED", "healer.heal")
    t.do(0, "ships-home", {planet(0): 1})
    assert (t.ships(0, WARP), t.ships(0, OUT), t.ships(0, planet(0))) == (1, 0, 5)


@pytest.mark.rule("F-FLARE-8")
def test_super_in_the_regroup_of_others_it_cannot_be_played() -> None:
    moves = [(seat, 2, planet(seat, 1), WARP) for seat in (0, 1)]
    t = table("void", "masochist", "virus", hands={1: ["attack-06", FLARE]}, moves=moves)
    assert t.open == [(0, "regroup")]


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_the_ship_returns() -> None:
    t = masochist(["attack-06", "card-zap"]).do(0, REGROUP, FLARE).do(2, PLAYED, "card-zap")
    assert t.open == [(0, "regroup")]
    assert FLARE in t.discards()


@pytest.mark.rule("F-FAQ-6")
def test_super_cosmic_zapped_the_ship_returns_and_the_flare_is_back() -> None:
    t = masochist(ZAP).do(0, REGROUP, FLARE).do(2, ANNOUNCED, "cosmic-zap")
    assert t.open == [(0, "regroup")]
    assert (t.hand(0), zapped(t, 0)) == (["attack-08", FLARE], [True])
