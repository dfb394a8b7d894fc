"""Avalon Hill 2000: goal, components, set-up, the turn (A-GOAL, A-COMPONENT, A-SETUP, A-TURN)."""

from collections import Counter
from typing import Any

import pytest

import warptable
from tests.games.encounter.scenario import BESIDE, GATE, WARP, planet, table
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.rulebook import EncounterRules, Settings
from warptable.kernel import Session
from warptable.kernel.colors import COLORS

FOUR_IN_ONE = [(0, 1, planet(0, n), planet(1, n)) for n in range(4)]
FOUR_IN_TWO = [(0, 1, planet(0, n), planet(1 + n % 2, n)) for n in range(4)]


def discs(s: State) -> Counter[str]:
    """All destiny discs: those still to be turned, those turned, and the one now in force."""
    return Counter([*s.destiny.draw, *s.destiny.discard, *(e.destiny for e in s.frames if e.destiny)])


# ---------------------------------------------------------------- goal and definitions


@pytest.mark.rule("A-GOAL-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    assert len(warptable.new_game("avalon", players).state.seats) == players


@pytest.mark.rule("A-GOAL-1")
@pytest.mark.parametrize("players", [1, 5])
def test_not_for_fewer_or_more(players: int) -> None:
    with pytest.raises(ValueError, match="avalon is for 2 to 4 players"):
        warptable.new_game("avalon", players)


@pytest.mark.rule("A-GOAL-2", "A-GOAL-3")
@pytest.mark.parametrize("moves", [FOUR_IN_ONE, FOUR_IN_TWO])
def test_five_foreign_colonies_win_in_one_system_or_in_several(moves: list[tuple[int, int, int, int]]) -> None:
    t = table(edition="avalon", players=3, hands={0: ["attack-30"]}, moves=moves)
    assert t.open == [(0, "launch")]  # four are not enough
    t.encounter(ships={planet(0, 4): 2}, target=planet(1, 4), cards=("attack-30", "attack-06"))
    assert t.session.over
    assert t.session.winners == (0,)
    assert t.events("claim") == [{"source": "A-GOAL-2", "seat": 0, "foreign": 5}]
    assert t.events("game_over") == [{"source": "A-GOAL-2", "winners": [0]}]


@pytest.mark.rule("A-GOAL-2")
def test_a_fourth_colony_does_not_win() -> None:
    t = table(edition="avalon", players=3, hands={0: ["attack-30"]}, moves=FOUR_IN_ONE[:3], destiny=["blue", "green"])
    t.encounter(ships={planet(0, 4): 2}, target=planet(1, 4), cards=("attack-30", "attack-06"))
    assert t.view(0).seats[0].foreign == 4
    assert (t.state.player, t.open) == (1, [(1, "regroup")])


@pytest.mark.rule("A-GOAL-4", "A-GOAL-7", "A-S10-4")
def test_more_ships_on_a_planet_make_no_second_colony_and_know_no_limit() -> None:
    moves = [(0, 4, planet(0, n), planet(1)) for n in range(3)]
    t = table(edition="avalon", players=3, hands={0: ["attack-30"]}, moves=moves)
    assert t.view(0).seats[0].foreign == 1
    t.encounter(ships={planet(0, 3): 4}, target=planet(1), cards=("attack-30", "attack-06"))
    assert t.ships(0, planet(1)) == 16
    assert t.view(0).seats[0].foreign == 1
    assert t.events("colonies")[-1] == {"source": "A-GOAL-4", "seat": 1, "foreign": 0, "home": 4}


@pytest.mark.rule("A-GOAL-5")
def test_main_players_are_offense_and_defense_an_ally_is_none() -> None:
    two = ["attack-06", "attack-08"]
    t = table(edition="avalon", players=3, hands={0: two, 1: two, 2: two})
    t.encounter(allies={2: ("offense", 1)})
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("A-GOAL-6")
def test_an_alien_power_breaks_a_rule_in_one_respect() -> None:
    """One's side counts card and ships only; Human's four more."""
    t = table("human", "zombie", "oracle", edition="avalon", hands={0: ["attack-10"]})
    t.encounter(ships=3, cards=("attack-10", "attack-06"))
    assert t.events("totals")[-1]["offense"] == 10 + 3 + 4


# ---------------------------------------------------------------- components and set-up


@pytest.mark.rule("A-COMPONENT-1", "A-COMPONENT-2", "A-COMPONENT-3", "A-COMPONENT-4")
def test_the_box() -> None:
    s = warptable.new_game("avalon", 4).state
    assert Counter(s.home_of) == dict.fromkeys(range(4), 5)
    assert [sum(row[seat] for row in s.ships) for seat in range(4)] == [20] * 4
    assert discs(s) == {f"destiny-{color}": 3 for color in COLORS[:4]}
    kinds = Counter(facts.cards()[face].type for face in s.faces)
    assert kinds == {"attack": 36, "negotiate": 10, "artifact": 8}
    assert len(EDITIONS["avalon"].aliens) == 20
    assert set(EDITIONS["avalon"].aliens) == set(facts.avalon_aliens())


@pytest.mark.rule("A-SETUP-1", "A-SETUP-2", "A-SETUP-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_home_planet_has_four_ships_and_unused_colours_are_put_away(players: int) -> None:
    t = table(edition="avalon", players=players)
    view = t.view(None)
    assert view.planets == [
        [4 if seat == owner else 0 for seat in range(players)] for owner in range(players) for _ in range(5)
    ]
    assert [view.gate, view.beside, view.warp] == [[0] * players] * 3
    assert discs(t.state) == {f"destiny-{color}": 3 for color in COLORS[:players]}


@pytest.mark.rule("A-SETUP-4", "A-SETUP-9")
def test_a_random_disc_names_the_first_player_and_goes_back() -> None:
    begun = set()
    for seed in range(12):
        game = warptable.new_game("avalon", 3, seed)
        (first,) = (event for event in game.log if event.kind == "first_player")
        assert first.source == "A-SETUP-4"
        assert first.data["card"] == f"destiny-{COLORS[first.data['seat']]}"
        assert game.state.player == first.data["seat"]
        assert discs(game.state).total() == 9
        begun.add(first.data["seat"])
    assert begun == {0, 1, 2}


@pytest.mark.rule("A-SETUP-4")
def test_all_discs_are_shuffled_again_when_the_first_player_is_known() -> None:
    rules, settings = EncounterRules("avalon"), Settings("avalon", 3, ()).checked()
    pile = [f"destiny-{color}" for color in COLORS[:3] for _ in range(3)]
    orders = set()
    for seed in range(4):
        state = rules.start(seed, settings)
        rules.steps["setup.board"](rules.game(state, settings, None, False))
        state.destiny.draw, state.step = list(pile), "setup.first"
        game = Session(rules, seed, settings, state)
        turned = [event.data["card"] for event in game.log if event.kind == "destiny"]
        assert [event.data["seat"] for event in game.log if event.kind == "first_player"] == [2], (
            "the top disc is green"
        )
        orders.add((*turned, *reversed(game.state.destiny.draw)))
    assert len(orders) == 4
    assert tuple(reversed(pile)) not in orders


@pytest.mark.rule("A-SETUP-7")
def test_the_cards_are_shuffled_before_dealing() -> None:
    hands = {tuple(face for _, face in warptable.new_game("avalon", 3, seed).view(0).hand) for seed in range(4)}
    assert len(hands) == 4


@pytest.mark.rule("A-SETUP-5", "A-SETUP-6")
def test_each_player_is_dealt_one_alien_at_random_and_openly() -> None:
    dealt = set()
    for seed in range(6):
        game = warptable.new_game("avalon", 3, seed)
        assert "choose-alien" not in [decision.prompt for decision in game.decisions]
        aliens = [[sheet.alien for sheet in seat.sheets] for seat in game.view(None).seats]
        assert [len(sheets) for sheets in aliens] == [1, 1, 1]
        names = [sheets[0] for sheets in aliens]
        assert len(set(names)) == 3
        assert set(names) | set(game.state.unused) == set(EDITIONS["avalon"].aliens)
        shown = [event for event in game.log if event.kind == "alien_revealed"]
        assert [(event.source, event.data["alien"]) for event in shown] == [("A-SETUP-6", name) for name in names]
        dealt.add(tuple(names))
    assert len(dealt) > 1


@pytest.mark.rule("A-SETUP-7", "A-SETUP-8")
def test_seven_cards_each_seen_by_their_owner_only() -> None:
    t = table(edition="avalon", players=3)
    game = warptable.new_game("avalon", 3, 4)
    draws = [event for event in game.log if event.kind == "drew"][:3]
    assert [(event.source, event.data) for event in draws] == [
        ("A-SETUP-7", {"seat": seat, "number": 7}) for seat in range(3)
    ]
    assert [len(draws[0].seen_by(seat).get("faces", [])) for seat in (0, 1, 2, None)] == [7, 0, 0, 0]
    view = game.view(0)
    assert len(view.hand) == 7
    assert [seat.hand for seat in view.seats] == [7, 7, 7]
    assert [seat.known for seat in view.seats] == [[], [], []]
    assert (view.deck, view.discard) == (54 - 21, [])
    t.encounter(cards=("attack-06", "attack-06"))
    assert [face for _, face in t.view(2).discard] == ["attack-06", "attack-06"]


@pytest.mark.rule("A-SETUP-10")
def test_three_groups_of_four_aliens_are_suggested_to_beginners() -> None:
    groups = EDITIONS["avalon"].groups
    for number, aliens in enumerate(groups.values(), 1):
        assert set(aliens) == {alien.id for alien in facts.avalon_aliens().values() if alien.beginner_game == number}
    for group, aliens in groups.items():
        for players in (2, 3, 4):
            seats = warptable.new_game("avalon", players, players, group=group).view(None).seats
            dealt = [sheet.alien for seat in seats for sheet in seat.sheets]
            assert len(set(dealt)) == players
            assert set(dealt) <= set(aliens)


@pytest.mark.parametrize(
    ("how", "line"),
    [
        ({"group": "expert"}, r"avalon has no group of aliens 'expert' \(it has: beginner-1, beginner-2, beginner-3\)"),
        ({"group": "beginner-1", "aliens": ("laser", "mind", "virus")}, "name either the group or the aliens"),
        ({"pool": ("laser", "mind", "human")}, "2 aliens are too few to deal from for 3 players"),
        ({"aliens": ("laser", "mind")}, "2 aliens named for 3 players"),
        ({"aliens": ("laser", "mind", "laser")}, "each alien can be at the table only once"),
    ],
)
def test_what_cannot_be_dealt_is_refused_in_one_line(how: dict[str, Any], line: str) -> None:
    with pytest.raises(ValueError, match=line):
        warptable.new_game("avalon", 3, **how)


def test_a_later_edition_suggests_no_groups() -> None:
    with pytest.raises(ValueError, match=r"ffg has no group of aliens 'beginner-1' \(it has: none\)"):
        warptable.new_game("ffg", 3, group="beginner-1")


def test_a_table_may_play_without_powers() -> None:
    game = warptable.new_game("avalon", 3, 1, ())
    assert [seat.sheets for seat in game.view(None).seats] == [[], [], []]
    assert game.state.unused == []


def test_a_few_aliens_may_be_dealt() -> None:
    pool = ("laser", "mind", "virus")
    seats = warptable.new_game("avalon", 3, 2, pool=pool).view(None).seats
    assert {sheet.alien for seat in seats for sheet in seat.sheets} == set(pool)


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("A-TURN-1", "A-TURN-2")
def test_a_lost_first_encounter_ends_the_turn_which_passes_clockwise() -> None:
    two = ["attack-06", "attack-08"]
    t = table(edition="avalon", players=3, hands={0: two, 1: two, 2: two}, destiny=["blue", "green"])
    assert t.events("turn") == [{"source": "A-TURN-1", "seat": 0, "turn": 1}]
    assert t.open == [(0, "launch")]  # there is no way to decline the encounter
    t.encounter(cards=("attack-06", "attack-08"))
    assert t.open == [(1, "launch")]
    assert t.state.turn == 2


@pytest.mark.rule("A-TURN-3", "A-TURN-4", "A-SECOND-1", "A-SECOND-2", "A-SECOND-3")
def test_a_won_first_encounter_allows_a_second_and_no_third() -> None:
    t = table(
        edition="avalon",
        players=3,
        hands={0: ["attack-20", "attack-30", "attack-12"], 1: ["attack-04", "attack-06", "attack-08"]},
        destiny=["blue", "blue", "green"],
        moves=[(0, 2, planet(0), WARP)],
    )
    t.do(0, "regroup", planet(0)).encounter(ships={planet(0, 1): 2}, cards=("attack-20", "attack-04"))
    assert t.decision(0, "second-encounter").source == "A-SECOND-1"
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert t.open == [(0, "regroup")]  # step 1 again
    t.do(0, "regroup", planet(0))
    t.encounter(ships={planet(0, 2): 2}, target=planet(1, 1), cards=("attack-30", "attack-06"))
    assert t.ships(0, planet(1, 1)) == 2  # won again, and still:
    assert t.state.player == 1
    assert t.events("encounter")[-1] == {"source": "A-TURN-5", "seat": 1, "number": 1, "count": 3}


@pytest.mark.rule("A-TURN-3")
def test_the_second_encounter_may_be_declined() -> None:
    t = table(edition="avalon", players=3, hands={0: ["attack-20", "attack-30"]}, destiny=["blue", "green"])
    t.encounter(ships=2, cards=("attack-20", "attack-06")).do(0, "second-encounter", "stop")
    assert t.state.player == 1


@pytest.mark.rule("A-SECOND-1")
@pytest.mark.reading("no-second-without-card")
def test_no_second_encounter_without_encounter_card() -> None:
    t = table(edition="avalon", players=3, hands={0: ["attack-20", "cosmic-zap"]}, destiny=["blue", "green"])
    t.encounter(ships=2, cards=("attack-20", "attack-06"))
    assert t.ships(0, planet(1)) == 2
    assert t.hand(0) == ["cosmic-zap"]
    assert t.state.player == 1


@pytest.mark.rule("A-TURN-5")
def test_the_ten_steps_in_their_order() -> None:
    two = ["attack-06", "attack-08"]
    t = table(edition="avalon", players=3, hands={0: two, 1: two}, moves=[(0, 1, planet(0), WARP)])
    t.do(0, "regroup", planet(0)).encounter(allies={2: ("defense", 1)}, cards=("attack-06", "attack-08"))
    assert [entry.prompt for entry in t.session.history] == [
        "regroup",
        "launch",
        "aim",
        "invite",
        "invite",
        "ally",
        "ally-ships",
        "encounter-card",
        "encounter-card",
    ]
    ten = ("regrouped", "destiny", "ships_sent", "aimed", "invited", "card_laid", "revealed", "outcome")
    kinds = [event.kind for event in t.session.log if event.kind in ten]
    assert list(dict.fromkeys(kinds)) == list(ten)
    assert (t.ships(0, GATE), t.ships(2, BESIDE)) == (0, 1)
