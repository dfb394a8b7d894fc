"""Destiny: with whom the offense has its encounter, and where (F-DESTINY)."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.readings import system
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.model.roles import DEFENSE, OFFENSE
from warptable.kernel import Distribute, Session

COLORS = ["red", "blue", "green", "yellow", "purple"]
DECK_OF_THREE = [*["destiny-red", "destiny-blue", "destiny-green"] * 3, *["destiny-wild"] * 2]
DECK_OF_THREE += ["destiny-most-colonies", "destiny-most-cards", "destiny-fewest-in-warp"]


def with_destiny(deck: list[str], discards: list[str], seed: int = 1) -> Table:
    """A turn of seat 0 with exactly this destiny deck, next card first, and these discards."""
    assert sorted([*deck, *discards]) == sorted(DECK_OF_THREE)
    t = table(players=3, seed=seed)
    state = t.state.clone()
    state.destiny.draw, state.destiny.discard = deck[::-1], discards
    state.frames, state.step = [], "turn.start"
    return Table(Session(t.session.rules, seed, t.session.options, state))


def without(*cards: str) -> list[str]:
    """The destiny deck of three players but for these cards."""
    rest = list(DECK_OF_THREE)
    for card in cards:
        rest.remove(card)
    return rest


def drawn(t: Table) -> list[str]:
    return [event["card"].removeprefix("destiny-") for event in t.events("destiny")]


@pytest.mark.rule("F-DESTINY-1", "F-DESTINY-3")
@pytest.mark.parametrize(("color", "seat"), [("blue", 1), ("green", 2)])
def test_another_players_color_makes_that_player_the_defense_in_its_home_system(color: str, seat: int) -> None:
    t = table(players=3, destiny=[color, "red"])
    assert t.events("destiny") == [{"source": "F-DESTINY-1", "seat": 0, "card": f"destiny-{color}"}]
    assert t.events("defense") == [{"source": "F-DESTINY-3", "seat": seat, "system": seat, "offense": 0}]
    assert t.open == [(0, "aim")]
    assert t.options(0, "aim") == system(seat)
    assert t.state.destiny.draw[-1] == "destiny-red"


@pytest.mark.rule("F-DESTINY-1")
def test_a_used_destiny_card_is_discarded_after_the_encounter() -> None:
    t = table(players=3, hands={0: ["attack-04"], 1: ["attack-20", "attack-08"]}, destiny=["blue", "green"])
    assert t.state.destiny.discard == []
    t.encounter(ships=1, cards=("attack-04", "attack-20"))
    assert t.open == [(1, "aim")]
    assert t.state.destiny.discard == ["destiny-blue"]
    assert drawn(t) == ["blue", "green"]


@pytest.mark.rule("F-DESTINY-2")
def test_the_last_card_of_the_destiny_deck_is_not_drawn_but_shuffled_into_a_new_deck() -> None:
    tops = set()
    for seed in range(12):
        t = with_destiny(["destiny-blue"], without("destiny-blue"), seed)
        assert t.events("destiny_reshuffled")[0] == {"source": "F-DESTINY-2", "cards": 14}
        cards = [f"destiny-{card}" for card in drawn(t)]
        assert Counter([*t.state.destiny.draw, *cards]) == Counter(DECK_OF_THREE)
        tops.add(cards[0])
    assert len(tops) > 1


@pytest.mark.rule("F-DESTINY-2")
def test_with_two_cards_left_the_top_one_is_drawn() -> None:
    t = with_destiny(["destiny-green", "destiny-blue"], without("destiny-green", "destiny-blue"))
    assert t.events("destiny_reshuffled") == []
    assert drawn(t) == ["green"]
    assert t.state.destiny.draw == ["destiny-blue"]


@pytest.mark.rule("F-DESTINY-2", "F-DESTINY-5")
def test_a_redraw_never_draws_the_last_card_either() -> None:
    """The discarded own card is shuffled in, too."""
    t = with_destiny(["destiny-red", "destiny-blue"], without("destiny-red", "destiny-blue"))
    assert t.events("destiny_reshuffled") == [{"source": "F-DESTINY-2", "cards": 14}]
    assert drawn(t)[0] == "red"
    assert len(t.state.destiny.draw) + len(t.state.destiny.discard) + 1 == 14


@pytest.mark.rule("F-DESTINY-4")
def test_the_own_color_leaves_a_choice_of_redraw_driving_out_and_resettling() -> None:
    moves = [(1, 1, planet(1), planet(0, 1)), (2, 1, planet(2), planet(0, 1)), (0, 4, planet(0, 3), planet(0))]
    t = table(players=4, destiny=["red", "yellow"], moves=moves)
    assert t.decision(0, "own-colour").source == "F-DESTINY-4"
    assert t.options(0, "own-colour") == ["redraw", 1, 2, "resettle"]


@pytest.mark.rule("F-DESTINY-4", "F-DESTINY-5")
def test_with_nothing_to_drive_out_or_resettle_the_own_color_is_redrawn() -> None:
    t = table(players=3, destiny=["red", "green"])
    assert t.open == [(0, "aim")]
    assert drawn(t) == ["red", "green"]
    assert t.state.destiny.discard == ["destiny-red"]


@pytest.mark.rule("F-DESTINY-5")
def test_redraw_goes_on_until_a_card_is_not_the_own_color() -> None:
    t = table(players=3, destiny=["red", "red", "red", "green"], moves=[(1, 1, planet(1), planet(0))])
    t.do(0, "own-colour", "redraw", options=["redraw", 1])
    assert drawn(t) == ["red", "red", "red", "green"]
    assert t.state.destiny.discard == ["destiny-red"] * 3
    assert t.open == [(0, "aim")]
    assert t.options(0, "aim") == system(2)


@pytest.mark.rule("F-DESTINY-5", "F-DESTINY-8")
def test_a_wild_may_end_the_redraw() -> None:
    t = table(players=3, destiny=["red", "wild"])
    t.do(0, "wild", 2, options=[1, 2])
    assert t.options(0, "aim") == system(2)


@pytest.mark.rule("F-DESTINY-6")
def test_driving_out_makes_the_owner_of_the_colony_the_defense() -> None:
    moves = [(1, 1, planet(1), planet(0, 1)), (2, 2, planet(2), planet(0, 4)), (2, 1, planet(2), planet(0, 2))]
    t = table(players=3, destiny=["red"], moves=moves)
    t.do(0, "own-colour", 2, options=["redraw", 1, 2])
    t.do(0, "aim", planet(0, 4), options=[planet(0, 2), planet(0, 4)])
    encounter = t.view(None).current
    assert (encounter.offense, encounter.defense, encounter.system) == (0, 2, 0)
    assert encounter.target == planet(0, 4)


@pytest.mark.rule("F-DESTINY-7", "F-DESTINY-14")
def test_resettling_settles_an_empty_home_planet_at_once_and_counts_as_success() -> None:
    moves = [(0, 4, planet(0, 3), WARP), (0, 1, planet(0), planet(1))]
    t = table(players=3, hands={0: ["attack-06", "attack-08"]}, destiny=["red", "green"], moves=moves)
    t.do(0, "regroup", planet(0))
    t.do(0, "own-colour", "resettle", options=["redraw", "resettle"])
    assert t.open == [(0, "launch")]
    assert t.view(None).current.defense == -1, "nobody is met"
    t.do(0, "launch", {planet(0): 1, planet(0, 1): 2, planet(1): 1})
    assert t.ships(0, planet(0, 3)) == 4
    assert (t.ships(0, planet(0)), t.ships(0, planet(0, 1)), t.ships(0, planet(1))) == (3, 2, 0)
    assert t.ships(0, GATE) == 0
    assert t.events("resettled") == [{"source": "F-DESTINY-7", "seat": 0, "planet": planet(0, 3)}]
    for skipped in ("invited", "card_laid", "revealed", "outcome"):
        assert t.events(skipped) == []
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert t.hand(0) == ["attack-06", "attack-08"]


@pytest.mark.rule("F-DESTINY-7", "F-DESTINY-14")
def test_resettling_takes_one_to_four_ships() -> None:
    t = table(players=3, destiny=["red"], moves=[(0, 4, planet(0, 3), planet(0))])
    t.do(0, "own-colour", "resettle")
    decision = t.decision(0, "launch")
    assert isinstance(decision, Distribute)
    assert (decision.low, decision.high) == (1, 4)
    assert "done" not in decision.options
    assert planet(0, 3) not in decision.options
    t.do(0, "launch", {planet(0): 1})
    assert t.ships(0, planet(0, 3)) == 1


@pytest.mark.rule("F-DESTINY-7")
def test_the_offense_chooses_which_empty_home_planet_it_resettles() -> None:
    moves = [(0, 4, planet(0, 1), planet(0)), (0, 4, planet(0, 4), planet(0))]
    t = table(players=3, destiny=["red"], moves=moves)
    t.do(0, "own-colour", "resettle")
    t.do(0, "aim", planet(0, 4), options=[planet(0, 1), planet(0, 4)])
    t.do(0, "launch", {planet(0): 2})
    assert (t.ships(0, planet(0, 1)), t.ships(0, planet(0, 4))) == (0, 2)


@pytest.mark.rule("F-DESTINY-8")
@pytest.mark.parametrize("defense", [1, 2, 3])
def test_a_wild_lets_the_offense_pick_any_other_player_in_its_home_system(defense: int) -> None:
    t = table(players=4, destiny=["wild"], moves=[(defense, 1, planet(defense), planet(0))])
    t.do(0, "wild", defense, options=[1, 2, 3])
    assert t.options(0, "aim") == system(defense)
    encounter = t.view(None).current
    assert (encounter.defense, encounter.system) == (defense, defense)


@pytest.mark.rule("F-DESTINY-9")
def test_most_foreign_colonies_names_the_defense() -> None:
    moves = [(2, 1, planet(2), planet(1)), (2, 1, planet(2), planet(1, 1)), (1, 1, planet(1), planet(2))]
    t = table(players=4, destiny=["most-colonies"], moves=moves)
    assert t.options(0, "aim") == system(2)


@pytest.mark.rule("F-DESTINY-9")
def test_most_cards_in_hand_names_the_defense() -> None:
    t = table(players=4, destiny=["most-cards"], hands={3: ["attack-06", "attack-08"]})
    assert t.options(0, "aim") == system(3)


@pytest.mark.rule("F-DESTINY-9")
def test_fewest_ships_in_the_warp_names_the_defense() -> None:
    moves = [(0, 2, planet(0), WARP), (1, 2, planet(1), WARP), (2, 1, planet(2), WARP), (3, 3, planet(3), WARP)]
    t = table(players=4, destiny=["fewest-in-warp"], moves=moves)
    t.do(0, "regroup", planet(0))
    # The offense is down to one ship in the warp, as seat 2 is: among the tied players it comes last.
    assert t.options(0, "aim") == system(2)


@pytest.mark.rule("F-DESTINY-9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_among_tied_players_a_special_names_the_first_from_the_left_of_the_offense(first: int) -> None:
    t = table(players=3, first=first, destiny=["fewest-in-warp"])
    assert t.options(first, "aim") == system((first + 1) % 3)


@pytest.mark.rule("F-DESTINY-10")
def test_a_special_works_like_a_card_of_the_color_of_the_defense_it_names() -> None:
    encounters = []
    for card in ("destiny-green", "destiny-most-cards"):
        t = table(
            players=3, destiny=[card], hands={2: ["attack-06", "attack-08"]}, moves=[(2, 1, planet(2), planet(0))]
        )
        encounter = t.view(None).current
        assert encounter.destiny == card
        encounters.append((replace(encounter, destiny=""), t.options(0, "aim"), t.events("defense")))
    assert encounters[0] == encounters[1]


@pytest.mark.rule("F-DESTINY-10", "F-DESTINY-11", "F-DRIVE-1")
@pytest.mark.reading("special-names-the-offense")
def test_a_special_that_names_the_offense_is_its_own_color() -> None:
    moves = [(0, 1, planet(0), planet(1)), (2, 1, planet(2), planet(0)), (0, 4, planet(0, 2), planet(0))]
    t = table(players=3, destiny=["most-colonies"], moves=[*moves, (0, 1, planet(0), planet(1, 1))])
    t.do(0, "own-colour", 2, options=["redraw", 2, "resettle"])
    assert (t.state.frames[-1].defense, t.state.frames[-1].system) == (2, 0)


@pytest.mark.rule("F-DESTINY-5", "F-DESTINY-10", "F-DESTINY-11")
def test_a_redraw_passes_over_a_special_that_names_the_offense() -> None:
    t = table(players=3, destiny=["red", "most-cards", "red", "blue"], hands={0: ["attack-06", "attack-08"]})
    assert drawn(t) == ["red", "most-cards", "red", "blue"]
    assert t.options(0, "aim") == system(1)


@pytest.mark.rule("F-DESTINY-9", "F-DESTINY-10")
@pytest.mark.parametrize("shadow", [2, 3])
@pytest.mark.reading("special-fixed")
def test_whom_a_special_names_is_fixed_when_it_is_turned_up_whatever_the_shadow_does(shadow: int) -> None:
    """The executed ship gives its owner more ships in the warp than others have: it is the defense all the same."""
    aliens = ["amoeba", "virus", "human", "human"]
    aliens[shadow] = "shadow"
    t = table(*aliens, destiny=["fewest-in-warp", "blue"]).do(shadow, "shadow-ship", planet(1), options=system(1))
    assert [event["seat"] for event in t.events("defense")] == [1]
    assert t.options(0, "aim") == system(1)


@pytest.mark.rule("F-DESTINY-9", "F-DESTINY-10")
@pytest.mark.reading("special-fixed")
def test_a_zap_spent_on_the_execution_does_not_change_who_holds_the_most_cards() -> None:
    hands = {1: ["attack-06", "cosmic-zap"], 3: ["attack-06", "attack-08"]}
    t = table("amoeba", "virus", "shadow", "human", destiny=["most-cards"], hands=hands)
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert ([event["seat"] for event in t.events("defense")], t.options(0, "aim")) == ([1], system(1))


@pytest.mark.rule("F-DESTINY-9", "F-DESTINY-11")
@pytest.mark.reading("special-fixed")
def test_a_special_does_not_become_the_color_of_the_offense_afterwards() -> None:
    moves = [(1, 1, planet(1), planet(0)), (0, 1, planet(0), planet(2))]
    t = table("amoeba", "virus", "shadow", destiny=["most-colonies"], moves=moves)
    t.do(2, "shadow-ship", planet(0), options=[planet(0), *system(1)])
    assert (t.state.seats[0].foreign, t.state.seats[1].foreign) == (1, 0)
    assert (drawn(t), t.options(0, "aim")) == (["most-colonies"], system(1))


@pytest.mark.rule("F-DESTINY-9", "F-LAUNCH-6")
@pytest.mark.reading("special-without-colony")
def test_whoever_lost_its_last_colony_to_the_shadow_is_still_the_defense_in_its_home_system() -> None:
    moves = [(1, 4, planet(1, number), WARP) for number in range(4)]
    moves += [(1, 3, planet(1, 4), WARP), (1, 1, planet(1, 4), planet(2))]
    t = table("amoeba", "virus", "shadow", destiny=["most-colonies"], moves=moves)
    assert (t.ships(1, WARP), t.game.has_colonies(1)) == (20, False)
    assert t.options(0, "aim") == system(1)


@pytest.mark.rule("F-DESTINY-9", "F-TIMING-2")
@pytest.mark.reading("shadow-every-card")
def test_a_rejected_special_still_costs_the_player_it_named_when_it_was_turned_up() -> None:
    hands = {2: ["attack-06", "flare-dictator"]}
    t = table("amoeba", "virus", "human", "shadow", destiny=["fewest-in-warp", "blue"], hands=hands)
    t.do(2, "window-DESTINY_DRAWN", "flare-dictator").do(3, "shadow-ship", planet(1), options=system(1))
    t.do(3, "shadow-ship", planet(1, 1), options=system(1))


@pytest.mark.rule("F-DESTINY-12")
def test_hazard_warnings_have_no_effect() -> None:
    """One of the three cards of each color carries a warning; the base game does not tell them apart."""
    colors = [card for card in facts.destiny().values() if card.kind == "color" and card.count.ffg]
    assert {card.color: (card.count.ffg, card.with_hazard) for card in colors} == dict.fromkeys(COLORS, (3, 1))
    t = table(players=5, destiny=["blue"])
    for color in COLORS:
        left = [*t.state.destiny.draw, t.state.frames[-1].destiny]
        assert [card for card in left if color in card] == [f"destiny-{color}"] * 3
    t.do(0, "aim", planet(1))
    kinds = [event.kind for event in t.session.log]
    assert kinds[kinds.index("destiny") :] == ["destiny", "defense", "aimed"]


@pytest.mark.rule("F-DESTINY-13")
@pytest.mark.parametrize("card", ["blue", "wild", "most-colonies"])
def test_the_offense_cannot_attack_a_colony_in_a_third_players_system(card: str) -> None:
    """Seat 1 has a colony in every other system; only its own planets can be targeted."""
    moves = [(1, 1, planet(1), planet(2, 1)), (1, 1, planet(1), planet(3, 1)), (1, 1, planet(1), planet(0, 1))]
    t = table(players=4, destiny=[card], moves=moves)
    if card == "wild":
        t.do(0, "wild", 1)
    t.do(0, "aim", planet(1, 2), options=system(1))


@pytest.mark.rule("F-DESTINY-13")
def test_driving_out_reaches_only_colonies_in_the_own_system() -> None:
    moves = [(1, 1, planet(1), planet(2, 1)), (1, 1, planet(1), planet(0, 1)), (1, 1, planet(1), planet(0, 2))]
    t = table(players=3, destiny=["red"], moves=moves)
    t.do(0, "own-colour", 1, options=["redraw", 1])
    t.do(0, "aim", planet(0, 2), options=[planet(0, 1), planet(0, 2)])


@pytest.mark.rule("F-DESTINY-3", "F-DESTINY-13")
def test_a_third_player_is_no_main_player() -> None:
    t = table(players=3, hands={0: ["attack-06", "attack-08"], 1: ["attack-06", "attack-08"]})
    t.encounter(ships=2, allies={2: ("defense", 1)})
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert [t.game.main(side) for side in (OFFENSE, DEFENSE)] == [0, 1]
    assert t.ships(2, BESIDE) == 1
