"""Roller."""

from __future__ import annotations

from tests.games.duel.scenario import Table, duel

SNOWBALL = "roller.snowball"


def rolled(own: list[str], theirs: list[str], picks: list[object], *, uniform: bool = False) -> Table:
    """A contest up to the step of reinforcements."""
    hands = {0: ["plan-18", *own], 1: ["plan-06", *theirs]}
    t = duel("roller", "sponge", card="bake-off", hands=hands, uniform=uniform, support=["token-support"])
    t.lock((0, "plan-18"), (1, "plan-06"))
    return t.do(1, "roll-out", picks) if picks else t


def test_the_opponent_plays_before_the_reveal_and_is_silent_then() -> None:
    t = rolled(["grumblers"], ["traitors", "modest-support"], [("traitors", 0), "done"])
    assert t.game.frame.revealed
    assert t.open == [(0, "reinforce")]
    t.do(0, "reinforce", ("grumblers", 1))
    assert [event["seat"] for event in t.events("reinforced")] == [1, 0]
    assert t.won()["seat"] == 0


def test_it_comes_before_plans_are_seen() -> None:
    t = rolled([], ["traitors"], [])
    assert t.open == [(1, "roll-out")]
    assert t.view(1).current.laid[0].faces == ()


def test_the_roller_plays_one_after_another() -> None:
    t = rolled(["grumblers", "modest-support"], ["traitors"], ["done"])
    t.do(0, "reinforce", ("grumblers", 1)).do(0, "reinforce", ("modest-support", 0))
    assert t.won()["seat"] == 0


def test_it_takes_a_reinforcement_that_was_played() -> None:
    t = rolled(["grumblers"], ["traitors"], [("traitors", 0), "done"])
    t.do(0, "reinforce", ("grumblers", 1)).do(0, "use", SNOWBALL, options=["pass", SNOWBALL])
    t.do(0, "roller-snowball-card", "traitors", options=["traitors", "grumblers"])
    assert "traitors" in t.hand(0)
    assert (t.pile(0), t.pile(1)) == (["plan-18"], ["plan-06", "grumblers"])


def test_without_any_it_draws_a_card_if_it_holds_none() -> None:
    t = rolled([], ["plan-04"], []).do(0, "use", SNOWBALL)
    drawn = [(event["seat"], event["number"]) for event in t.events("drawn") if event["source"] == SNOWBALL]
    assert (drawn, t.events("gained")) == ([(0, 1)], [])
    t = rolled(["grumblers"], ["plan-04"], []).do(0, "reinforce", "pass")
    assert t.events("used")[-1]["ability"] == "roller.roll-ahead"


def test_a_table_that_asks_uniformly_does_not_betray_the_hand() -> None:
    for own in ([], ["grumblers"]):
        t = rolled([*own, "plan-04"], ["plan-04"], ["done"], uniform=True)
        t.do(0, "reinforce", "pass")
        assert t.open == [(0, "use")]


def test_a_loser_takes_nothing() -> None:
    t = duel("roller", "sponge", card="bake-off")
    t.lock((0, "plan-04"), (1, "plan-18"))
    assert t.events("gained") == []
    assert (0, "use") not in t.open


def test_after_a_win_in_step_6_nothing_was_played_and_a_card_is_drawn() -> None:
    t = duel("roller", "sponge", card="vacant-shipyard", hands={1: ["plan-06", "traitors"]})
    t.fight((1, 1), ("plan-18", "plan-06"), ("blast-4", "shield-2"))
    assert t.won()["how"] == "ships"
    t.do(0, "use", SNOWBALL)
    assert [event["number"] for event in t.events("drawn") if event["source"] == SNOWBALL] == [1]


def test_each_reinforcement_is_rolled_out_once_on_either_side() -> None:
    t = duel("roller", "sponge", card="bake-off", hands={1: ["plan-10", "traitors", "token-support"]})
    t.lock((0, "plan-08"), (1, "plan-10"))
    picks = [("traitors", 0), ("token-support", 1)]
    for place, pick in enumerate(picks):
        decision = t.decision(1, "roll-out")
        options = {option: t.named("roll-out", option) for option in decision.options}
        assert sorted(map(str, options.values())) == sorted(
            ["done", *(str((face, on)) for face, _ in picks[place:] for on in (0, 1))]
        )
        t.session.answer(decision, next(option for option, name in options.items() if name == pick))
    t.verify()
    assert [(event["face"], event["on"]) for event in t.events("reinforced")] == picks
    assert t.won()["clouts"] == [1, 12]


def test_uniformly_asked_an_empty_hand_rolls_nothing_out() -> None:
    for hand, asked in ((["plan-10"], False), (["plan-10", "plan-04"], True)):
        t = duel("roller", "sponge", card="bake-off", hands={1: hand}, uniform=True)
        t.lock((0, "plan-08"), (1, "plan-10"))
        assert ((1, "roll-out") in t.open) is asked
