"""Pirate: prisoners, sold or ransomed. Wild: cards of the winner instead of rewards. Super: two for one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import RIDER, ZAP, dominion
from tests.games.encounter.scenario import GATE, WARP, Table, planet
from tests.readings import uses
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.places import HELD
from warptable.games.encounter.engine.verbs.held import hold
from warptable.games.encounter.engine.verbs.powers import check_power, exchange
from warptable.games.encounter.engine.verbs.ships import mark_ships, move

POWER, FLARE = "pirate.raid", "flare-pirate"
STAY, OPEN = "window-STAY", "window-REGROUP_OPEN"
CARDS = ("attack-40", "attack-04")
ALIENS = ("pirate", "hacker", "mite", "void")


def won(*own: str, ships: int = 3, allies: dict[int, tuple[str, int]] | None = None, **rest: Any) -> Table:
    """Pirate attacks with three ships and wins; seat 1 loses four ships."""
    hands = {0: ["attack-40", *own], 1: ["attack-04"], **rest.pop("hands", {})}
    t = dominion(*rest.pop("aliens", ALIENS), hands=hands, **rest)
    return t.encounter(ships=ships, allies=allies, cards=CARDS)


def crew(t: Table) -> tuple[int, ...]:
    assert not problems(t.session)
    return t.state.seats[0].sheets[0].crew


@pytest.mark.rule("F-RES-3")
def test_beaten_ships_are_taken_and_as_many_own_ships_go_home() -> None:
    t = won().do(0, STAY, POWER, options=["pass", POWER])
    t.do(0, "pirate-captives", 2, options=[1, 2, 3]).do(0, "ships-home", {planet(0): 2})
    assert crew(t) == (0, 2, 0, 0)
    assert (t.ships(1, WARP), t.ships(0, planet(1)), t.ships(0, GATE)) == (2, 1, 0)
    assert uses(t) == [(0, POWER)]


def test_without_an_escort_left_it_has_won_all_the_same() -> None:
    t = won(ships=1).do(0, STAY, POWER).do(0, "ships-home", {planet(0): 1})
    assert t.ships(0, planet(1)) == 0
    assert t.state.seats[0].foreign == 0
    assert [event["result"] for event in t.events("outcome")] == ["won"]


def test_ships_of_beaten_allies_may_be_taken_too() -> None:
    t = won(allies={2: ("defense", 2)}).do(0, STAY, POWER)
    t.do(0, "pirate-captives", 0, options=[0, 1, 2, 3]).do(0, "pirate-captives", 1, options=[1, 2])
    t.do(0, "ships-home", {planet(0): 1})
    assert crew(t) == (0, 0, 1, 0)
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (4, 1)


@pytest.mark.rule("F-REWARD-2")
def test_as_an_ally_of_the_defense_it_gives_up_a_reward_for_each() -> None:
    aliens = ("hacker", "virus", "pirate", "mite")
    hands = {0: ["attack-04"], 1: ["attack-40"]}
    t = dominion(*aliens, hands=hands)
    t.encounter(ships=3, allies={2: ("defense", 3)}, cards=("attack-04", "attack-40"))
    t.do(2, STAY, POWER).do(2, "pirate-captives", 2).do(2, "ships-home", {planet(2): 2})
    t.do(2, "ships-home", {planet(2): 1})
    assert t.state.seats[2].sheets[0].crew == (2, 0, 0, 0)
    assert [(event["seat"], event["cards"]) for event in t.events("rewarded")] == [(2, 1)]


def test_a_defense_takes_no_prisoners() -> None:
    t = dominion("hacker", "pirate", "mite", hands={0: ["attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("attack-04", "attack-40"))
    assert t.ships(0, WARP) == 3
    assert uses(t) == []


@pytest.mark.rule("F-COMP-1")
@pytest.mark.reading("pirate-nothing-lost")
def test_prisoners_bring_no_compensation() -> None:
    t = dominion("pirate", "void", "mite", hands={0: ["attack-40", "attack-08", "attack-10"], 1: ["negotiate"]})
    t.encounter(ships=3, cards=("attack-40", "negotiate"))
    t.do(0, STAY, POWER).do(0, "pirate-captives", 3).do(0, "ships-home", {planet(0): 3})
    assert [event["number"] for event in t.events("took")] == [1]


def test_a_zap_sends_all_of_them_to_the_warp() -> None:
    t = won(hands={1: ["attack-04", "cosmic-zap"]}).do(0, STAY, POWER).do(1, ZAP, "cosmic-zap")
    assert t.ships(1, WARP) == 4
    assert crew(t) == ()


@pytest.mark.reading("pirate-nothing-lost")
def test_which_special_ships_are_taken_the_pirate_says() -> None:
    def flagship(g: Game) -> None:
        mark_ships(g, 1, "the-prometheus", planet(1), "test")

    t = won(prepare=flagship).do(0, STAY, POWER).do(0, "pirate-captives", 1)
    t.do(0, "which-taken", "with-it").do(0, "ships-home", {planet(0): 1})
    assert [mark.place for mark in t.state.marks] == [HELD]


def test_the_super_flare_takes_two_for_one() -> None:
    t = won(FLARE, ships=2).do(0, STAY, POWER).do(0, RIDER, FLARE)
    t.do(0, "pirate-captives", 3, options=[1, 2, 3, 4]).do(0, "ships-home", {planet(0): 2})
    assert crew(t) == (0, 3, 0, 0)
    assert t.ships(1, WARP) == 1


# ---------------------------------------------------------------- what becomes of prisoners


def holding(
    *crews: tuple[int, int], first: int = 1, touch: Any = None, aliens: tuple[str, ...] = ALIENS, **rest: Any
) -> Table:
    """So many ships of these seats are prisoners; somebody else's regroup phase."""

    def prepare(g: Game) -> None:
        for seat, number in crews:
            hold(g, g.seats[0].sheets[0], seat, planet(seat), number, "test")
        if touch is not None:
            touch(g)

    return dominion(*aliens, first=first, prepare=prepare, destiny=["green"], **rest)


@pytest.mark.rule("F-REWARD-1")
def test_in_every_regroup_phase_up_to_four_go_to_the_warp_for_a_reward_each() -> None:
    t = holding((1, 3), (2, 3)).do(0, OPEN, "pirate.sell", options=["pass", "pirate.sell", "pirate.ransom"])
    t.do(0, "pirate-sold", 3, options=[0, 1, 2, 3]).do(0, "pirate-sold", 1, options=[0, 1])
    assert crew(t) == (0, 0, 2, 0)
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (3, 1)
    assert [(event["seat"], event["cards"]) for event in t.events("rewarded")] == [(0, 4)]
    assert t.options(0, OPEN) == ["pass", "pirate.ransom"]


@pytest.mark.parametrize(("answer", "place"), [("with-it", WARP), ("without-it", HELD)])
def test_which_special_ships_go_to_the_warp_the_pirate_says(answer: str, place: int) -> None:
    t = holding((1, 2), touch=lambda g: mark_ships(g, 1, "the-prometheus", HELD, "test"))
    t.do(0, OPEN, "pirate.sell").do(0, "pirate-sold", 1).do(0, "which-taken", answer, options=["with-it", "without-it"])
    assert [mark.place for mark in t.state.marks] == [place]


@pytest.mark.reading("pirate-ransom")
def test_an_owner_may_ransom_them_for_cards() -> None:
    t = holding((1, 3), hands={1: ["attack-06", "attack-08"]}).do(0, OPEN, "pirate.ransom")
    t.do(0, "pirate-owner", 1, options=["nobody", 1]).do(0, "pirate-freed", 2, options=[1, 2, 3])
    t.do(0, "pirate-cards", 1, options=[0, 1, 2]).do(0, "pirate-colony", "no-colony")
    t.do(1, "pirate-ransom", "accept", options=["accept", "refuse"]).do(1, "ships-home", {planet(1, 1): 2})
    assert crew(t) == (0, 1, 0, 0)
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 1)
    assert t.ships(1, planet(1, 1)) == 6


@pytest.mark.reading("pirate-ransom")
def test_a_ransom_may_be_a_colony() -> None:
    t = holding((1, 2)).do(0, OPEN, "pirate.ransom").do(0, "pirate-owner", 1).do(0, "pirate-freed", 2)
    t.do(0, "pirate-cards", 0).do(0, "pirate-colony", planet(1, 3))
    t.do(1, "pirate-ransom", "accept").do(0, "deal-colony", {planet(0): 1}).do(1, "ships-home", {planet(1): 2})
    assert t.state.seats[0].foreign == 1
    assert t.ships(1, planet(1, 3)) == 4


@pytest.mark.reading("pirate-ransom")
def test_nothing_happens_if_the_owner_refuses_and_each_owner_is_asked_once() -> None:
    t = holding((1, 1), (2, 1)).do(0, OPEN, "pirate.ransom").do(0, "pirate-owner", 1)
    t.do(0, "pirate-cards", 1).do(0, "pirate-colony", "no-colony").do(1, "pirate-ransom", "refuse")
    assert crew(t) == (0, 1, 1, 0)
    t.do(0, "pirate-owner", "nobody", options=["nobody", 2])
    assert t.options(0, OPEN) == ["pass", "pirate.sell"]


def test_neither_can_be_zapped() -> None:
    t = holding((1, 1), hands={1: ["attack-06", "cosmic-zap"]}).do(0, OPEN, "pirate.sell").do(0, "pirate-sold", 1)
    assert t.events("power_used") == []
    assert t.ships(1, WARP) == 1


def test_whoever_cannot_act_is_not_asked_even_where_all_are_asked_alike() -> None:
    t = dominion(*ALIENS, uniform=True, first=1, destiny=["green"])
    assert not any(OPEN in str(decision) for decision in t.open)
    asked = holding((1, 1), uniform=True)
    while (0, OPEN) not in asked.open:
        decision = asked.session.decisions[0]
        asked.do(decision.seat, decision.prompt, decision.default)


def test_own_ships_on_a_sheet_that_came_from_elsewhere_are_free() -> None:
    t = holding((1, 2), touch=lambda g: exchange(g, 0, 1, "test")).do(1, OPEN, "pirate.ransom")
    t.do(1, "ships-home", {planet(1): 2})
    assert t.state.ships[HELD] == [0, 0, 0, 0]


def test_they_are_frozen_while_the_power_is_lost() -> None:
    def overrun(g: Game) -> None:
        for number in range(3):
            move(g, 0, planet(0, number), WARP, 4)
        check_power(g, 0)

    t = holding((1, 2), touch=overrun)
    assert (0, OPEN) not in t.open
    assert crew(t) == (0, 2, 0, 0)


@pytest.mark.rule("F-GOAL-9")
def test_a_masochist_counts_them_as_lost() -> None:
    def lose(g: Game) -> None:
        for number in range(1, 5):
            move(g, 1, planet(1, number), WARP, 4)

    t = holding((1, 4), touch=lose, first=2, aliens=("pirate", "masochist", "mite", "void"))
    assert t.session.over
    assert t.session.winners == (1,)


# ---------------------------------------------------------------- the wild flare


def rewarded(number: int, warped: int = 0) -> Table:
    """Seat 2 has helped a winning defense with so many ships, and holds the flare."""
    hands = {0: ["attack-04"], 1: ["attack-40", "attack-30", "attack-20"], 2: ["attack-06", FLARE]}
    moves = [(2, warped, planet(2, 4), WARP)] if warped else []
    t = dominion("hacker", "virus", "zombie", "mite", hands=hands, moves=moves)
    t.encounter(allies={2: ("defense", number)}, cards=("attack-04", "attack-40"))
    return t.do(2, "ships-home", {planet(2): number})


@pytest.mark.rule("F-REWARD-2")
def test_the_wild_flare_takes_cards_of_the_winner_instead() -> None:
    t = rewarded(3).do(2, "window-REWARDS", FLARE).do(2, "pirate-instead", 2, options=[1, 2])
    assert [(event["seat"], event["cards"]) for event in t.events("rewarded")] == [(2, 1)]
    assert {"attack-20", "attack-30"} < set(t.hand(2))


@pytest.mark.reading("pirate-wild-order")
def test_cards_are_replaced_before_ships() -> None:
    t = rewarded(2, warped=1).do(2, "reward-ships", 1).do(2, "window-REWARDS", FLARE).do(2, "pirate-instead", 2)
    assert t.ships(2, WARP) == 1
    assert [(event["ships"], event["cards"]) for event in t.events("rewarded")] == [(0, 0)]
