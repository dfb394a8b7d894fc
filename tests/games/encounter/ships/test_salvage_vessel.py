"""The salvage vessel: spoils after a win, and the tractor beam."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import buried
from tests.games.encounter.scenario import WARP, Table, planet
from tests.games.encounter.ships.tables import SALVAGE, VESSELS, fight, mark, on, ships
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.ships import move

FIND, BEAM, SPOILS = "salvage-vessel.salvage", "salvage-vessel.beam", "window-SPOILS"
CARDS = ("attack-20", "attack-06")
HANDS = {0: ["attack-20"], 1: ["attack-06"]}
REWARDS, TECHS = (*VESSELS, "reward-deck"), (*VESSELS, "technology")


def won(
    *stop: tuple[int, str],
    variants: tuple[str, ...] = VESSELS,
    aliens: tuple[str, ...] = (),
    sent: int = 2,
    **rest: Any,
) -> Table:
    """Seat 0 wins with its salvage vessel in the encounter."""
    hands = rest.pop("hands", HANDS)
    t = ships(*aliens, variants=variants, hands=hands, **rest)
    return fight(t, *(stop or ((0, SPOILS),)), ships={planet(0): sent}, cards=CARDS, along={0: "with-it"})


@pytest.mark.rule("N-SALV-1", "N-SALV-2")
def test_a_win_brings_two_reward_cards() -> None:
    t = won(variants=REWARDS).do(0, SPOILS, FIND, options=["pass", FIND])
    assert t.view(0).seats[0].rewards == 2
    assert t.ships(0, planet(1)) == 2
    assert (mark(t, 0, SALVAGE).place, mark(t, 0, SALVAGE).ready) == (planet(1), True)


@pytest.mark.rule("N-SALV-1")
def test_or_one_of_two_techs() -> None:
    t = won(variants=TECHS, techs={1: ["precursor-seed"]}).do(0, SPOILS, FIND)
    t.do(0, "salvage-vessel-find", "techs", options=["rewards", "techs"]).do(0, "keep-tech", 1, options=[0, 1])
    assert t.state.laboratory is not None
    assert len(t.state.laboratory.of(0)) == 1
    assert len(t.state.laboratory.deck.discard) == 1
    assert mark(t, 0, SALVAGE).place == planet(1)


@pytest.mark.rule("N-SALV-4")
@pytest.mark.reading("salvage-are-no-ship-rewards")
def test_without_a_reward_deck_these_are_two_rewards() -> None:
    def lose(g: Game) -> None:
        move(g, 0, planet(0, 1), WARP, 3)

    t = won((0, "regroup"), touch=lose)
    t.do(0, "regroup", planet(0, 1))
    fight(t, (0, SPOILS), ships={planet(0): 2}, cards=CARDS, along={0: "with-it"})
    t.do(0, SPOILS, FIND).do(0, "reward-ships", 1, options=[0, 1, 2])
    on(t, {(0, "ships-home"): [{planet(0): 1}]})
    [event] = t.events("rewarded")
    assert (event["source"], event["seat"], event["ships"], event["cards"]) == (SALVAGE, 0, 1, 1)


@pytest.mark.rule("N-SALV-4")
@pytest.mark.reading("salvage-are-no-ship-rewards")
def test_two_rewards_are_no_more_for_ships_that_count_more() -> None:
    """Macron gets two cards for each ship; these rewards are not for ships."""
    t = won(aliens=("macron", "mite", "void"), sent=1).do(0, SPOILS, FIND)
    assert [event["cards"] for event in t.events("rewarded")] == [2]


@pytest.mark.rule("N-SALV-1")
def test_an_ally_of_the_winner_has_them_too() -> None:
    allies = {2: ("offense", {planet(2): 2})}
    t = ships(variants=REWARDS, hands=HANDS)
    fight(t, (2, SPOILS), ships={planet(0, 1): 1}, cards=CARDS, allies=allies, along={2: "with-it"})
    t.do(2, SPOILS, FIND)
    assert t.view(2).seats[2].rewards == 2


@pytest.mark.rule("N-SALV-2")
@pytest.mark.reading("salvage-are-no-ship-rewards")
def test_besides_the_rewards_for_helping_the_defense() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"]}
    t = ships(variants=VESSELS, hands=hands, at={(1, SALVAGE): planet(1, 1)})
    allies = {2: ("defense", {planet(2): 2})}
    cards = ("attack-04", "attack-40")
    fight(t, (2, "ships-home"), ships={planet(0, 1): 1}, cards=cards, allies=allies, along={2: "with-it"})
    t.do(2, "ships-home", {planet(2): 2}).do(2, SPOILS, FIND)
    assert [(event["seat"], event["cards"]) for event in t.events("rewarded")] == [(2, 2), (2, 2)]


@pytest.mark.rule("N-SALV-1", "N-SHIP-2")
def test_nothing_for_losers_or_for_ships_elsewhere() -> None:
    t = ships(variants=VESSELS, hands={0: ["attack-04"], 1: ["attack-40"]}, at={(1, SALVAGE): planet(1, 1)})
    cards = ("attack-04", "attack-40")
    fight(t, (0, SPOILS), (1, SPOILS), ships={planet(0): 2}, cards=cards, along={0: "with-it"})
    assert t.events("rewarded") == []
    assert mark(t, 0, SALVAGE).place == WARP


def test_nothing_where_nobody_gains_anything() -> None:
    hands = {0: ["attack-20"], 1: ["attack-06"], 2: ["attack-06", "ionic-gas"]}
    t = won((2, "window-RESOLUTION_START"), hands=hands).do(2, "window-RESOLUTION_START", "ionic-gas")
    on(t, {}, (0, SPOILS))
    assert (0, SPOILS) not in t.open


# ---------------------------------------------------------------- the tractor beam


@pytest.mark.rule("N-SHIP-3", "N-SALV-3")
def test_it_takes_a_card_of_the_cosmic_discards() -> None:
    t = ships(variants=VESSELS, hands=HANDS, touch=buried("attack-40", "cosmic-zap"))
    t.do(0, "window-ENCOUNTER_START", BEAM, options=["pass", BEAM])
    t.do(0, "salvage-vessel-face", "attack-40", options=["attack-40", "cosmic-zap"])
    assert t.hand(0) == ["attack-20", "attack-40"]
    assert t.discards() == ["cosmic-zap"]
    assert not mark(t, 0, SALVAGE).ready
    assert (0, "window-ENCOUNTER_START") not in t.open


@pytest.mark.rule("N-SALV-3", "N-REWARD-8")
def test_the_discards_of_the_reward_deck_are_out_of_reach() -> None:
    def discard(g: Game) -> None:
        pile = g.s.piles["reward"]
        pile.discard.append(pile.draw.pop())

    t = ships(variants=REWARDS, hands=HANDS, touch=discard)
    assert (0, "window-ENCOUNTER_START") not in t.open


@pytest.mark.reading("tractor-beam-moments")
def test_it_is_offered_at_the_calm_points_only() -> None:
    t = ships(variants=VESSELS, hands=HANDS, touch=buried("attack-40"))
    moments = set()
    while t.state.turn == 1:
        decision = t.session.decisions[0]
        if decision.seat == 0 and BEAM in decision.options:
            moments.add(str(decision.prompt))
        t.do(decision.seat, decision.prompt, decision.default)
    assert moments == {"window-ENCOUNTER_START", "window-FREE_4", "window-FREE_7", "window-ENCOUNTER_CLOSED"}
