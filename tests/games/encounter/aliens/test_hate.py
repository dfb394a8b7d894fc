"""Hate: discards; the others match it or lose three ships. Wild: the opponent drops a card. Super: only shown."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table

ZAP, RIDER, PLAN = "window-USE_ANNOUNCED", "window-RIDER", "window-PLANNING_BEFORE"
SHIPS = "give-up-ships"


def turn(
    *own: str,
    first: tuple[str, ...] = ("attack-06",),
    second: tuple[str, ...] = ("attack-06",),
    moves: list[tuple[int, int, int, int]] | None = None,
    deck: tuple[str, ...] = (),
) -> Table:
    """Hate's turn begins."""
    hands = {0: list(own), 1: list(first), 2: list(second)}
    return table("hate", "mite", "filch", hands=hands, moves=moves or [], deck=deck)


@pytest.mark.rule("F-START-1", "F-GOAL-7")
@pytest.mark.reading("hate-answers")
def test_the_others_answer_clockwise_with_a_card_of_that_type_or_three_ships() -> None:
    t = turn("attack-10", "negotiate", first=("attack-04", "negotiate"))
    t.do(0, "hate-card", "negotiate", options=["attack-10", "negotiate"])
    t.do(1, "hate-answer-card", "negotiate", options=[SHIPS, "negotiate"])
    t.do(0, "hate-ships", {planet(2): 2, planet(2, 4): 1}, options=[planet(2, n) for n in range(5)])
    assert (t.hand(0), t.hand(1), t.discards()) == (["attack-10"], ["attack-04"], ["negotiate", "negotiate"])
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(2, planet(2))) == (0, 3, 2)
    assert t.events("to_warp") == [{"source": "hate", "seat": 2, "ships": 3}]
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-TYPES-1")
def test_an_attack_must_be_matched_by_one_that_is_not_lower() -> None:
    t = turn("attack-10", "attack-08", first=("attack-06", "attack-08", "attack-10", "negotiate"))
    t.do(0, "hate-card", "attack-08").do(1, "hate-answer-card", "attack-08", options=[SHIPS, "attack-08", "attack-10"])
    assert t.hand(1) == ["attack-06", "attack-10", "negotiate"]
    assert t.open == [(0, "hate-ships")]  # seat 2 has only a 06


@pytest.mark.rule("F-TYPES-1")
@pytest.mark.parametrize(
    ("card", "match"),
    [
        ("quash", "plague"),
        ("flare-zombie", "flare-void"),
        ("reinforcement-5", "reinforcement-2"),
    ],
)
def test_other_types_are_matched_by_any_card_of_that_type(card: str, match: str) -> None:
    t = turn("attack-10", card, first=("attack-20", "negotiate", match))
    t.do(0, "hate-card", card).do(1, "hate-answer-card", match, options=[SHIPS, match])
    assert t.discards() == [card, match]


@pytest.mark.rule("F-TYPES-1")
@pytest.mark.parametrize(
    ("card", "match"),
    [
        ("kicker-2-duplicity", "kicker-m1-reverse-polarity"),
        ("kicker-m1-reverse-polarity", "kicker-2-duplicity"),
        ("intimidate-39", "intimidate-m09"),
    ],
)
@pytest.mark.reading("hate-kickers")
def test_of_other_types_the_value_does_not_matter_even_below_nothing(card: str, match: str) -> None:
    t = table("hate", "mite", "filch", rewards={0: [card], 1: [match]}).do(0, "hate-card", card)
    t.do(1, "hate-answer-card", match, options=[SHIPS, match])
    assert t.ships(1, WARP) == 0


@pytest.mark.rule("F-TYPES-1", "F-MORPH-4")
def test_the_only_morph_costs_everybody_three_ships() -> None:
    t = turn("attack-10", "morph", first=("attack-20", "negotiate")).do(0, "hate-card", "morph")
    t.do(0, "hate-ships", {planet(1): 3}).do(0, "hate-ships", {planet(2): 3})
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (3, 3)


@pytest.mark.rule("F-COMPONENT-4")
def test_who_holds_a_fitting_card_may_prefer_to_lose_ships() -> None:
    t = turn("attack-10", "attack-06").do(0, "hate-card", "attack-06").do(1, "hate-answer-card", SHIPS)
    t.do(0, "hate-ships", {planet(1): 3}).do(2, "hate-answer-card", "attack-06")
    assert (t.hand(1), t.ships(1, WARP), t.hand(2)) == (["attack-06"], 3, [])


@pytest.mark.rule("F-STRIP-1", "F-POWER-1")
def test_it_may_wipe_out_colonies() -> None:
    moves = [(1, 3, planet(1, n), planet(1, 4)) for n in range(3)]
    t = turn("attack-10", "morph", moves=moves).do(0, "hate-card", "morph")
    t.do(0, "hate-ships", {planet(1, 0): 1, planet(1, 1): 1, planet(1, 2): 1})
    assert (t.state.seats[1].home, t.events("power_lost")[-1]["seat"]) == (2, 1)


@pytest.mark.rule("F-COMPONENT-4")
def test_who_has_fewer_ships_loses_those_and_who_has_none_nothing() -> None:
    moves = [(1, 4, planet(1, n), WARP) for n in range(4)] + [(1, 2, planet(1, 4), WARP)]
    moves += [(2, 4, planet(2, n), WARP) for n in range(5)]
    t = turn("attack-10", "morph", moves=moves).do(0, "hate-card", "morph")
    assert (t.ships(1, WARP), t.ships(2, WARP), t.open) == (20, 20, [(0, "aim")])


@pytest.mark.rule("F-START-2", "F-DRAW-6")
def test_without_encounter_card_it_draws_a_new_hand_before_and_another_one_after() -> None:
    eight = ["quash", "plague", "card-zap", "card-zap", "ionic-gas", "reinforcement-5", "morph", "force-field"]
    t = turn("reinforcement-2", deck=(*eight, *["attack-08"] * 6, "attack-10", "attack-10"))
    assert [event["source"] for event in t.events("new_hand")] == ["F-START-2"]
    t.do(0, "hate-card", "morph", options=eight).do(0, "hate-ships", {planet(1): 3}).do(0, "hate-ships", {planet(2): 3})
    assert [event["source"] for event in t.events("new_hand")] == ["F-START-2", "hate"]
    assert t.hand(0) == ["attack-08"] * 6 + ["attack-10"] * 2


@pytest.mark.rule("F-COMPONENT-4")
def test_on_the_turns_of_others_nothing_happens_and_it_rages_once_a_turn() -> None:
    t = table("mite", "hate", "filch")
    assert t.events("power_used") == []
    t = turn("attack-10", "attack-20", "attack-40").do(0, "hate-card", "attack-10")
    t.do(0, "hate-ships", {planet(1): 3}).do(0, "hate-ships", {planet(2): 3})
    t.encounter(ships=3, cards=("attack-40", "attack-06")).do(0, "second-encounter", "go-on")
    assert [event["ability"] for event in t.events("power_used")] == ["hate.rage"]


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_there_is_no_rage() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    assert turn("attack-10", moves=away).open == [(0, "aim")]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
@pytest.mark.reading("hate-answers")
def test_zapped_it_keeps_its_card_and_nobody_loses_anything() -> None:
    t = turn("attack-10", "morph", second=("attack-06", "cosmic-zap")).do(2, ZAP, "cosmic-zap")
    assert (t.hand(0), t.ships(1, WARP), t.open) == (["attack-10", "morph"], 0, [(0, "aim")])


@pytest.mark.rule("F-FAQ-10")
def test_zombie_brings_the_ships_home() -> None:
    t = table("hate", "zombie", "filch", hands={0: ["attack-10", "morph"]}).do(0, "hate-card", "morph")
    t.do(0, "hate-ships", {planet(1): 3}).do(1, "ships-home", {planet(1, 1): 3})
    assert (t.ships(1, WARP), t.ships(1, planet(1, 1))) == (0, 7)


# ---------------------------------------------------------------- super


def shown(*zap: str) -> Table:
    return turn("attack-10", "morph", "flare-hate", second=("attack-06", *zap))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6", "F-FAQ-17")
def test_super_the_card_is_only_shown_and_the_flare_is_not_among_them() -> None:
    t = shown().do(0, RIDER, "flare-hate", options=["pass", "flare-hate"])
    t.do(0, "hate-card", "morph", options=["attack-10", "morph"])
    t.do(0, "hate-ships", {planet(1): 3}).do(0, "hate-ships", {planet(2): 3})
    assert (t.hand(0), t.discards(), t.ships(1, WARP)) == (["attack-10", "flare-hate", "morph"], [], 3)
    assert t.events("card_shown") == [{"source": "hate", "seat": 0, "face": "morph"}]
    assert "morph" in t.view(1).seats[0].known


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_the_card_is_discarded_which_may_be_the_flare() -> None:
    t = shown().do(0, RIDER, "pass").do(0, "hate-card", "flare-hate", options=["attack-10", "morph", "flare-hate"])
    assert t.discards() == ["flare-hate"]


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_makes_it_an_ordinary_rage() -> None:
    t = shown("card-zap").do(0, RIDER, "flare-hate").do(2, "window-CARD_PLAYED", "card-zap").do(0, "hate-card", "morph")
    t.do(0, "hate-ships", {planet(1): 3}).do(0, "hate-ships", {planet(2): 3})
    assert (t.hand(0), sorted(t.discards())) == (["attack-10"], ["card-zap", "flare-hate", "morph"])


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_returns_it_and_ends_the_rage() -> None:
    t = shown("cosmic-zap").do(0, RIDER, "flare-hate").do(2, ZAP, "cosmic-zap")
    assert (t.hand(0), t.open) == (["attack-10", "flare-hate", "morph"], [(0, "aim")])


# ---------------------------------------------------------------- wild


def wild(holder: int, victims: tuple[str, ...], zap: tuple[str, ...] = ()) -> Table:
    hands: dict[int, list[str]] = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-06", *zap]}
    hands[holder].append("flare-hate")
    if holder < 2:
        hands[1 - holder] = list(victims)
    t = table("mite", "filch", "hacker", hands=hands, deck=["attack-04"] * 4 + ["attack-05"] + ["attack-06"] * 3)
    return t.encounter(ships=3, allies={2: ("offense", 1)})


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-GOAL-7")
@pytest.mark.reading("declared-results")
def test_wild_an_opponent_left_without_encounter_card_has_lost() -> None:
    t = wild(0, ("attack-20",)).do(0, PLAN, "flare-hate", options=["pass", "flare-hate"])
    last = t.events("outcome")[-1]
    assert (last["result"], last["winner"], last["how"], last["source"]) == ("won", 0, "declared", "F-GOAL-7")
    assert (t.ships(0, planet(1)), t.ships(2, planet(1)), t.ships(1, WARP)) == (3, 1, 4)
    assert (t.events("card_laid"), t.discards(), t.hand(0)) == ([], ["attack-20"], ["attack-10", "flare-hate"])
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_defense_wins_so_too() -> None:
    t = wild(1, ("attack-20",)).do(1, PLAN, "flare-hate")
    assert (t.events("outcome")[-1]["winner"], t.ships(0, WARP), t.ships(2, WARP)) == (1, 3, 1)


@pytest.mark.rule("F-FLARE-5")
def test_wild_with_an_encounter_card_left_the_encounter_goes_on() -> None:
    t = wild(0, ("attack-20", "attack-20")).do(0, PLAN, "flare-hate")
    assert (t.discards()[0], t.events("revealed")[-1]["faces"]) == ("attack-20", ["attack-10", "attack-20"])


@pytest.mark.rule("F-PLAN-2", "F-FLARE-5")
def test_wild_a_defense_that_needs_a_new_hand_draws_it_first() -> None:
    t = wild(0, ("reinforcement-2",)).do(0, PLAN, "flare-hate")
    assert t.events("new_hand")[0]["source"] == "F-PLAN-2"
    assert [event["source"] for event in t.events("discarded")] == ["F-PLAN-2", "hate"]
    assert (t.ships(0, GATE), t.events("outcome")) == (3, [])


@pytest.mark.rule("F-FLARE-8")
def test_wild_an_ally_cannot_play_it() -> None:
    assert wild(2, ()).events("flare_played") == []


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = wild(0, ("attack-20",), ("card-zap",)).do(0, PLAN, "flare-hate").do(2, "window-CARD_PLAYED", "card-zap")
    assert t.events("revealed")[-1]["faces"] == ["attack-10", "attack-20"]


@pytest.mark.rule("F-FLARE-6")
def test_hate_itself_has_no_wild_side() -> None:
    t = table("mite", "hate", "filch", hands={0: ["attack-10"], 1: ["attack-08", "flare-hate"]}).encounter(ships=3)
    assert (t.events("flare_played"), len(t.events("totals"))) == ([], 1)
