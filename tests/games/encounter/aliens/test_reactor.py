"""Reactor: the others' flares lie on its sheet. Wild: a colony anywhere. Super: a win without other flares wins all."""

import pytest

import warptable
from tests.games.encounter.aliens.dominion import STOP, ZAP, dominion
from tests.games.encounter.scenario import Table, planet
from tests.readings import homes, outcome, uses
from warptable.games.encounter.engine.game import Game

GRANT, COLLECT, FLARE = "reactor.grant-flare", "reactor.collect-flare", "flare-reactor"
SPOILS = "window-SPOILS"


def faces_on(t: Table, seat: int = 2) -> list[str]:
    return sorted(t.state.faces[card] for card in t.state.seats[seat].sheets[0].cards)


def faceup(game: Game) -> None:
    game.seats[2].sheets[0].memory["faceup"] = True
    for card in game.seats[2].sheets[0].cards:
        game.s.seen[card] = 7


def fought(
    *own: str,
    on_sheet: tuple[str, ...] = ("flare-hacker", "flare-pacifist"),
    side: str = "offense",
    first: tuple[str, ...] = (),
    second: tuple[str, ...] = (),
    moves: list[tuple[int, int, int, int]] | None = None,
    joins: bool = True,
) -> Table:
    """Seat 0 (hacker) attacks seat 1 (pacifist); that side wins. Reactor, seat 2, is its ally or takes no part."""
    played = ("attack-30", "attack-08") if side == "offense" else ("attack-04", "attack-30")
    hands = {0: [played[0], "attack-06", *first], 1: [played[1], "attack-05", *second], 2: ["attack-10", *own]}
    t = dominion(
        "hacker",
        "pacifist",
        "reactor",
        hands=hands,
        stored={2: on_sheet},
        destiny=["blue", "green"],
        moves=moves or [],
        prepare=faceup,
    )
    t.encounter(ships=3, allies={2: (side, 1)} if joins else {}, cards=played)
    return t


@pytest.mark.rule("F-SETUP-5")
def test_at_set_up_the_flares_of_the_others_lie_open_on_its_sheet() -> None:
    game = warptable.new_game("ffg", 3, 5, ("reactor", "hacker", "pacifist"), ("dominion-aliens",))
    lying = [game.state.faces[card] for card in game.state.seats[0].sheets[0].cards]
    assert sorted(lying) == ["flare-hacker", "flare-pacifist"]
    for viewer in (None, 0, 1, 2):
        shown = game.view(viewer).seats[0].sheets[0].own_cards
        assert sorted(card.face for card in shown) == sorted(lying)
        assert all((card.number >= 0) is (viewer == 0) for card in shown)
    held = [game.state.faces[card] for seat in game.state.seats for card in seat.hand]
    assert not set(lying) & set(held)
    assert all(len(seat.hand) == 8 for seat in game.state.seats)


@pytest.mark.parametrize(("side", "main"), [("offense", 0), ("defense", 1)])
def test_the_main_player_with_whom_it_wins_gets_the_matching_flare(side: str, main: int) -> None:
    t = fought(side=side)
    if side == "defense":
        t.do(2, "ships-home", 1)
    flare = ("flare-hacker", "flare-pacifist")[main]
    assert flare in t.hand(main)
    assert (faces_on(t), uses(t)[0]) == ([("flare-hacker", "flare-pacifist")[1 - main]], (2, GRANT))


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_keeps_the_flare() -> None:
    t = fought(second=("cosmic-zap",)).do(1, ZAP, "cosmic-zap")
    assert faces_on(t) == ["flare-hacker", "flare-pacifist"]


def test_a_discarded_flare_of_an_alien_at_the_table_comes_on_its_sheet() -> None:
    """A flare that is stopped by a Card Zap."""
    hands = {0: ["negotiate", "flare-loser"], 1: ["attack-08"], 2: ["attack-10", "card-zap"]}
    t = dominion("hacker", "loser", "reactor", hands=hands).encounter(ships=2)
    t.do(0, "window-PLANNING_BEFORE", "flare-loser").do(2, STOP, "card-zap")
    assert faces_on(t) == ["flare-loser"]
    assert (2, COLLECT) in uses(t)


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_grants_nothing() -> None:
    assert uses(fought(moves=homes(2, 2))) == []


@pytest.mark.rule("F-ZAP-3")
def test_uninvited_it_may_take_the_losers_flare() -> None:
    t = fought(joins=False).do(2, SPOILS, "reactor.turn-away", options=["pass", "reactor.turn-away"])
    assert (t.hand(2), faces_on(t)) == (["attack-10", "flare-pacifist"], ["flare-hacker"])
    assert uses(t) == []


def test_or_its_own_or_discard_the_losers_from_its_hand() -> None:
    t = fought("flare-pacifist", on_sheet=(FLARE,), joins=False).do(2, SPOILS, "reactor.turn-away")
    t.do(2, "reactor-choice", "discard-theirs", options=["discard-theirs", "take-mine"])
    assert (t.hand(2), "flare-pacifist" in t.discards()) == (["attack-10"], True)
    t = fought(on_sheet=(FLARE,), joins=False).do(2, SPOILS, "reactor.turn-away")
    assert t.hand(2) == ["attack-10", FLARE]


def test_whoever_plays_another_super_flare_hands_over_the_reactors() -> None:
    hands = {0: ["attack-30", "flare-amoeba", FLARE], 1: ["attack-08"], 2: ["attack-10"]}
    t = dominion("amoeba", "pacifist", "reactor", hands=hands, destiny=["green", "blue"], first=1)
    t.encounter(offense=1, defense=2, ships=1, allies={0: ("offense", 1)}, cards=("attack-08", "attack-10"))
    t.do(0, "window-CARDS_SELECTED", "flare-amoeba")
    while t.open[0][0] == 0 and t.open[0][1].startswith("amoeba"):
        t.do(*t.open[0], t.decision(*t.open[0]).options[0] if t.open[0][1] == "amoeba-way" else {planet(0): 1})
    assert FLARE in t.hand(2)
    assert t.events("handed_over")[-1] == {"source": "reactor", "seat": 2, "giver": 0, "face": FLARE}


# ---------------------------------------------------------------- super and wild


@pytest.mark.rule("F-FLARE-6", "F-GOAL-9")
def test_super_a_win_without_any_other_flare_wins_the_game() -> None:
    t = fought(FLARE, on_sheet=()).do(2, SPOILS, FLARE, options=["pass", FLARE])
    assert (t.session.over, t.session.winners) == (True, (2,))


@pytest.mark.rule("F-FLARE-6")
def test_super_not_with_another_flare_in_hand_or_on_the_sheet() -> None:
    for t in (fought(FLARE, on_sheet=("flare-pacifist",)), fought(FLARE, "flare-mite", on_sheet=())):
        assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("colony-four-ships")
def test_wild_a_winning_defense_founds_a_colony_anywhere() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-30", FLARE], 2: ["attack-10"]}
    t = dominion("hacker", "pacifist", "clone", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=1, cards=("attack-04", "attack-30")).do(1, SPOILS, FLARE, options=["pass", FLARE])
    t.do(1, "found-planet", planet(2, 2), options=[planet(seat, n) for seat in (2, 0) for n in range(5)])
    t.do(1, "deal-colony", {planet(1, 1): 2})
    assert (t.ships(1, planet(2, 2)), FLARE in t.discards()) == (2, True)
    assert outcome(t)[1] == 1


@pytest.mark.rule("F-FLARE-8")
def test_wild_not_for_others() -> None:
    hands = {0: ["attack-30", FLARE], 1: ["attack-04"], 2: ["attack-10"]}
    t = dominion("hacker", "pacifist", "clone", hands=hands).encounter(ships=1, cards=("attack-30", "attack-04"))
    assert t.events("flare_played") == []
