"""The set-up, and what lies on the table at all times."""

from __future__ import annotations

from typing import Any

import pytest

from warptable import new_game
from warptable.games.duel.engine.content.registry import registry
from warptable.games.duel.engine.model.cards import FACES, PLAN_VALUES
from warptable.games.duel.engine.model.decks import ICONS
from warptable.games.duel.engine.model.places import SUPPLY, WARP
from warptable.games.duel.engine.model.tactics import ALL_READY
from warptable.games.duel.engine.rulebook import DuelRules, Settings
from warptable.games.duel.engine.rules.steps.setup import roles
from warptable.games.duel.words.speaker import Speaker
from warptable.kernel import Session


def fresh(seed: int = 3, **asked: Any) -> Session[Any]:
    """A game at its first dial."""
    game = new_game("duel", 2, seed, asked.pop("aliens", ()), **asked)
    assert {decision.prompt for decision in game.decisions} == {"dial"}
    return game


@pytest.mark.rule("D-CON-02", "D-SET-08", "D-SET-09", "D-SET-10")
def test_both_players_have_the_same_pieces() -> None:
    state = fresh().state
    assert [state.ships[SUPPLY], state.ships[WARP]] == [(15, 15), (5, 5)]
    for number, seat in enumerate(state.seats):
        own = [card for card in (*seat.hand, *seat.deck) if state.origin[card] == number]
        assert sorted(FACES[state.faces[card]].value for card in own) == sorted(PLAN_VALUES)
        assert seat.ready == ALL_READY
    assert len(state.support) == 19
    assert (len(state.seats), Speaker.colors) == (2, ("orange", "blue"))
    with pytest.raises(ValueError, match="this game is for 2 players, not for 3"):
        Settings(players=3).checked()


@pytest.mark.rule("D-SET-01", "D-SET-02", "D-SET-03", "D-SET-04", "D-ENV-01", "D-SET-16", "D-DES-02")
def test_decks_stack_and_envoys_are_laid_out() -> None:
    games = [fresh(seed).state for seed in (1, 2)]
    for state in games:
        assert [len(deck) for deck in state.destiny] == [12, 25, 19]
        assert registry().cards[state.past[0]].deck == "discovery"
        assert len(state.stack) == 11
        assert [envoy.icon for envoy in state.envoys] == [icon for icon in ICONS if registry().envoys]
        assert all(not envoy.up and envoy.ally < 0 for envoy in state.envoys)
        named = [*(envoy.id for envoy in state.envoys), *(name for deck in state.envoy_decks for name in deck)]
        assert sorted(named) == sorted(registry().envoys)
    for deck in range(3):  # each of them is shuffled
        assert games[0].destiny[deck] != games[1].destiny[deck]
        assert games[0].envoy_decks[deck] != games[1].envoy_decks[deck]
        assert sorted(games[0].destiny[deck]) != games[0].destiny[deck]
    assert games[0].stack != games[1].stack
    assert [envoy.id for envoy in games[0].envoys] != [envoy.id for envoy in games[1].envoys]
    assert len({tuple(state.faces[card] for card in state.support) for state in games}) == 2


@pytest.mark.rule("D-SET-08")
def test_each_deck_of_plans_is_shuffled_by_itself() -> None:
    games = [fresh(seed).state for seed in (1, 2)]
    orders = [tuple(state.faces[card] for card in seat.deck) for state in games for seat in state.seats]
    assert len(set(orders)) == 4


@pytest.mark.reading("duel-aliens")
@pytest.mark.rule("D-SET-06", "D-GAP-19")
def test_each_keeps_one_of_three_aliens_in_secret() -> None:
    pool = sorted(registry().aliens)[:6] if len(registry().aliens) >= 6 else None
    game = new_game("duel", 2, 5, pool=pool)
    assert [(decision.seat, decision.prompt) for decision in game.decisions] == [
        (0, "choose-alien"),
        (1, "choose-alien"),
    ]
    dealt = [list(decision.options) for decision in game.decisions]
    assert set(dealt[0]).isdisjoint(dealt[1])
    game.answer(game.decisions[0], dealt[0][-1])
    assert game.view(1).seats[0].alien == ""
    game.answer(game.decisions[0], dealt[1][0])
    assert [seat.alien for seat in game.view(None).seats] == [dealt[0][-1], dealt[1][0]]


def test_one_alien_may_be_dealt_or_both_named() -> None:
    for uniform in (False, True):  # nobody is asked who has no choice, at a table neither
        assert all(seat.alien for seat in new_game("duel", 2, 5, deal="one", uniform=uniform).state.seats)
    named = new_game("duel", 2, 5, ("sponge", "hybrid"))
    assert [seat.alien for seat in named.state.seats] == ["sponge", "hybrid"]


@pytest.mark.rule("D-SET-11", "D-SET-12", "D-SET-14", "D-EX-07", "D-LEAD-01")
def test_the_higher_plan_leads_and_comes_to_the_hand() -> None:
    leaders = set()
    for seed in range(6):
        game = fresh(seed)
        [event] = [event for event in game.log if event.kind == "roles_set"]
        values = [FACES[face].value for face in event.data["faces"]]
        if values[0] != values[1]:
            assert event.data["leader"] == values.index(max(values))
        assert event.data["straggler"] == 1 - event.data["leader"]
        assert game.state.leader == event.data["leader"]
        leaders.add(game.state.leader)
        for number, seat in enumerate(game.state.seats):
            assert (len(seat.hand), len(seat.deck)) == (6, 11)
            assert event.data["faces"][number] in [game.state.faces[card] for card in seat.hand]
            assert game.view(1 - number).seats[number].known == [event.data["faces"][number]]
    assert leaders == {0, 1}


@pytest.mark.reading("duel-older")
@pytest.mark.rule("D-SET-13", "D-GAP-13")
def test_with_equal_plans_the_older_player_leads_else_chance_decides() -> None:
    def tied(seed: int, older: int) -> tuple[bool, str, int]:
        event = next(event for event in fresh(seed, older=older).log if event.kind == "roles_set")
        return len(set(event.data["faces"])) == 1, event.source, event.data["leader"]

    seed = next(seed for seed in range(200) if tied(seed, -1)[0])
    assert tied(seed, -1)[1] == "D-GAP-13"
    assert tied(seed, 0) == (True, "D-SET-13", 0)
    assert tied(seed, 1) == (True, "D-SET-13", 1)


@pytest.mark.rule("D-GAP-13")
def test_chance_makes_either_of_them_the_leader() -> None:
    leaders = set()
    for seed in range(8):
        settings, rules = Settings(aliens=()).checked(), DuelRules()
        game = rules.game(rules.start(seed, settings), settings, None, uniform=False)
        roles(game)  # nothing is shuffled yet: the top plans are equal
        leaders.add(game.s.leader)
    assert leaders == {0, 1}


def test_envoys_and_cards_may_be_named() -> None:
    named = ("cudgel", "zombie", "deuce")
    game = fresh(envoys=named, decks=("tiny-rock", "siege"))
    assert [envoy.id for envoy in game.state.envoys] == list(named)
    assert not any(envoy.up for envoy in game.state.envoys)
    assert game.state.past == ["tiny-rock"]
    assert game.state.destiny[1][-1] == "siege"


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ({"aliens": ("sponge",)}, "1 aliens named for 2 players"),
        ({"aliens": ("sponge", "sponge")}, "each alien can be at the table only once"),
        ({"aliens": ("sponge", "amoeba")}, "unknown alien 'amoeba'"),
        ({"variants": ("four-planets",)}, "duel has no variant 'four-planets'"),
        ({"envoys": ("cudgel", "cudgel")}, "there is one envoy of each icon at most"),
        ({"decks": ("siege", "siege")}, "each destiny card is there once"),
        ({"decks": ("doomsday",)}, "unknown destiny card 'doomsday'"),
        ({"older": 2}, "seat 2 cannot be the older player"),
        ({"deal": "five"}, "aliens are dealt as three or one, not as 'five'"),
        ({"flares": ("zombie",)}, "duel knows no flares"),
        ({"colour": "red"}, "duel knows no colour"),
        ({"group": "experts"}, "duel has no group of aliens 'experts' .it has: first-game."),
        ({"aliens": "sponge"}, "aliens must be a list of names, not 'sponge'"),
        ({"pool": [["sponge"], "knot"]}, "pool must be a list of names"),
        ({"variants": None}, "variants must be a list of names, not None"),
        ({"limit": -1}, "a simulation cannot stop after -1 destiny cards"),
        ({"limit": "200"}, "limit must be a whole number, not '200'"),
        ({"older": True}, "older must be a whole number, not True"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(asked: dict[str, Any], line: str) -> None:
    with pytest.raises(ValueError, match=line):
        new_game("duel", 2, 1, **asked)
