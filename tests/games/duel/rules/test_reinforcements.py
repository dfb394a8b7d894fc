"""Reinforcements, contests, and the parity cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.scenario import Table, duel
from warptable.games.duel.engine.game import Game


@pytest.mark.rule(
    "D-EX-02",
    "D-REI-03",
    "D-REI-04",
    "D-REI-05",
    "D-REI-06",
    "D-REI-07",
    "D-REI-08",
    "D-LEAD-05",
    "D-D08-01",
    "D-D11-03",
)
def test_reinforcements_in_turn_until_two_passes() -> None:
    hands = {0: ["plan-31", "traitors"], 1: ["plan-10", "mega-support", "swayed-backing"]}
    t = duel(card="vacant-shipyard", hands=hands, leader=1).fight(
        (2, 2), ("plan-31", "plan-10"), ("shield-2", "shield-2")
    )
    clouts = []
    for seat, answer in ((1, ("mega-support", 1)), (0, "pass"), (1, ("swayed-backing", 0))):
        t.do(seat, "reinforce", answer)
        clouts.append((t.clout(0), t.clout(1)))
    assert clouts == [(31, 22), (31, 22), (21, 22)]
    t.do(0, "reinforce", ("traitors", 1), options=["pass", ("traitors", 0), ("traitors", 1)])
    assert t.won()["clouts"] == [21, 15]  # the others have none left and can only pass
    assert sorted(t.pile(0)) == ["plan-31", "swayed-backing"]
    assert sorted(t.pile(1)) == ["mega-support", "plan-10", "traitors"]


@pytest.mark.rule("D-REI-05", "D-REI-06")
def test_two_passes_end_it_after_a_reinforcement_too() -> None:
    hands = {0: ["plan-10", "traitors"], 1: ["plan-08", "grumblers", "deserters"]}
    t = duel(card="bake-off", hands=hands).lock((0, "plan-10"), (1, "plan-08"))
    t.do(0, "reinforce", "pass").do(1, "reinforce", ("grumblers", 0))
    t.do(0, "reinforce", "pass").do(1, "reinforce", "pass")
    assert t.won()["clouts"] == [7, 8]


def parity(face: str, first: str, later: str) -> tuple[int, int]:
    """The clout after a parity card, and after another reinforcement."""
    t = duel(card="bake-off", hands={0: [first, face, later]}).lock((0, first), (1, "plan-04"))
    t.do(0, "reinforce", (face, 0))
    before = t.clout(0)
    t.do(0, "reinforce", (later, 0)) if t.open == [(0, "reinforce")] else None
    return before, t.won()["clouts"][0]


@pytest.mark.rule("D-EX-11", "D-MISC-07", "D-MISC-08", "D-MISC-09")
@pytest.mark.parametrize(
    ("face", "first", "later", "clouts"),
    [
        ("even-support-odd-suppression", "plan-10", "moral-support", (20, 5)),
        ("even-support-odd-suppression", "plan-13", "token-support", (3, 5)),
        ("even-suppression-odd-support", "plan-10", "moral-support", (0, 25)),
        ("even-suppression-odd-support", "plan-13", "token-support", (23, 25)),
    ],
)
def test_parity_cards_flip_with_the_clout(face: str, first: str, later: str, clouts: tuple[int, int]) -> None:
    assert parity(face, first, later) == clouts


def test_two_parity_cards_never_flip_each_other() -> None:
    both = ["even-support-odd-suppression", "even-suppression-odd-support"]
    t = duel(card="bake-off", hands={0: ["plan-10", *both]}).lock((0, "plan-10"), (1, "plan-04"))
    t.do(0, "reinforce", (both[0], 0)).do(0, "reinforce", (both[1], 0))
    assert t.won()["clouts"][0] == 10


@pytest.mark.rule("D-REI-01", "D-REI-10", "D-MISC-06")
def test_gaining_draws_from_the_reinforcement_deck_as_long_as_it_lasts() -> None:
    def nearly_empty(g: Game) -> None:
        keep = g.s.support[-1:]
        g.seats[0].deck += g.s.support[:-1]
        g.s.support = keep

    t = duel(
        card="recruitment-drive", support=["traitors"], hands={0: ["plan-18"], 1: ["plan-06"]}, prepare=nearly_empty
    )
    assert t.hand(1) == ["plan-06", "traitors"]  # the straggler first
    assert t.hand(0) == ["plan-18"]
    assert t.state.support == []


@pytest.mark.rule("D-CNT-01", "D-CNT-03", "D-CNT-04", "D-CNT-05", "D-CNT-06", "D-CNT-07", "D-CNT-08", "D-DES-07")
def test_a_contest_is_decided_by_plans_and_reinforcements_alone() -> None:
    t = duel(card="bake-off", hands={0: ["plan-10", "loyal-support"], 1: ["plan-13", "plan-02"]})
    assert t.game.frame.planet == -1
    t.lock((0, "plan-10"), (1, "plan-13"))
    t.do(0, "reinforce", ("loyal-support", 0))
    assert (t.won()["what"], t.won()["clouts"], t.won()["seat"]) == ("contest", [18, 13], 0)
    assert t.events("recovered") == [{"source": "bake-off", "seat": 0, "ships": 5, "places": [[-2, 5]]}]
    assert t.events("prize") == []
    assert (t.pile(0), t.pile(1)) == (["plan-10", "loyal-support"], ["plan-13"])


@pytest.mark.reading("duel-when-revealed", "duel-only-allies")
@pytest.mark.rule("D-CNT-02", "D-D03-01", "D-D03-02", "D-D03-03", "D-LEAD-06", "D-ENV-12")
def test_the_leader_decides_first_about_an_envoy() -> None:
    t = duel(card="bake-off", envoys={"cudgel": (0, False), "zombie": (1, False), "deuce": (-1, False)}, leader=1)
    assert t.open == [(1, "reveal-envoy")]
    t.do(1, "reveal-envoy", "reveal")
    assert t.view(0).envoys[1].id == "zombie"
    t.do(0, "reveal-envoy", "wait")
    assert t.open == [(1, "lock-in"), (0, "lock-in")]


@pytest.mark.reading("duel-roles-in-a-contest")
@pytest.mark.rule("D-LEAD-02", "D-LEAD-04", "D-CNT-06", "D-GAP-15")
def test_roles_that_change_in_a_contest_count_for_a_tie() -> None:
    """A ship destroyed by a punishment strands on the Warpplanet, and its owner has one planet more."""

    def prepare(g: Game) -> None:
        g.s.warpplanet = 5

    planets = {0: (1, 0), 2: (0, 1), 5: (0, 0)}
    t = duel("iron-matron", "", card="bake-off", planets=planets, envoys={"voyager": 1}, prepare=prepare)
    t.do(0, "iron-matron-decree", "even").lock((0, "plan-13"), (1, "plan-13"))
    t.do(0, "iron-matron-punishment", "ships")
    assert t.view(0).leader == 0
    t.do(1, "destroyed-to", {5: 1})
    assert (t.events("roles_changed")[0]["leader"], t.won()["clouts"], t.won()["seat"]) == (1, [13, 13], 0)


@pytest.mark.rule("D-CNT-09", "D-ALI-02")
def test_texts_headed_duels_sleep_in_a_contest() -> None:
    t = duel("sponge", "duelist", card="bake-off").lock((0, "plan-06"), (1, "plan-08"))
    assert t.won()["clouts"] == [6, 8]


def test_a_limbo_contest_is_won_by_the_lower_clout() -> None:
    t = duel(card="limbo-contest", leader=0).lock((0, "plan-06"), (1, "plan-08"))
    assert t.won()["seat"] == 0
    t = duel(card="limbo-contest", leader=0).lock((0, "plan-06"), (1, "plan-06"))
    assert t.won()["seat"] == 1


def contest(card: str, **more: Any) -> Table:
    """A contest that seat 0 has won."""
    return duel(card=card, **more).lock((0, "plan-18"), (1, "plan-06"))


def test_what_the_winner_of_a_contest_does() -> None:
    t = contest("hostile-takeover", planets={3: (0, 3), 4: (0, 1), 5: (1, 0)})
    t.do(0, "destroy-at", 3, options=[3, 4])
    assert t.ships(1, 3) == 1
    assert contest("demolition-derby", supply=(15, 3)).ships(1, -1) == 1
    t = contest("peace-talks", supply=(12, 12)).do(0, "choice", "both", options=["both", "alone"])
    assert (t.ships(0, -1), t.ships(1, -1)) == (16, 16)
    t = contest("space-race", planets=dict.fromkeys(range(4), (1, 0)))
    assert t.events("ships_sent") == []  # four planets are too many
