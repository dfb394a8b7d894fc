"""Alliance: invitations, answers and the ships of allies (F-ALLIANCE)."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, Table, planet, table
from warptable.kernel import Distribute, IllegalAnswer


def launched() -> Table:
    """Five players; seat 0 has sent two ships against the first planet of seat 2."""
    t = table(
        players=5,
        destiny=["green"],
        hands={0: ["attack-06", "attack-08"], 2: ["attack-06", "attack-08"]},
    )
    t.do(0, "aim", planet(2))
    t.do(0, "launch", {planet(0): 2})
    return t


def invited(offense: tuple[int, ...], defense: tuple[int, ...]) -> Table:
    """The same table after both invitations."""
    t = launched()
    t.do(0, "invite", offense)
    t.do(2, "invite", defense)
    return t


@pytest.mark.rule("F-ALLIANCE-1")
def test_first_the_offense_invites_anybody_but_the_defense() -> None:
    t = launched()
    assert t.open == [(0, "invite")]
    assert t.decision(0, "invite").source == "F-ALLIANCE-1"
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(0, "invite"), (1, 2))
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(0, "invite"), (0,))
    t.do(0, "invite", (1, 3, 4), options=["done", 1, 3, 4])
    assert t.events("invited") == [{"source": "F-ALLIANCE-1", "seat": 0, "guests": [1, 3, 4]}]


@pytest.mark.rule("F-ALLIANCE-2")
def test_invited_players_do_not_answer_before_the_defense_has_invited() -> None:
    t = launched()
    t.do(0, "invite", (1, 3))
    assert t.open == [(2, "invite")]
    assert not any(seat.allied for seat in t.state.frames[-1].seats)


@pytest.mark.rule("F-ALLIANCE-3")
def test_the_defense_may_invite_the_guests_of_the_offense_but_not_the_offense() -> None:
    t = launched()
    t.do(0, "invite", (1, 3))
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(2, "invite"), (0,))
    t.do(2, "invite", (3, 4), options=["done", 1, 3, 4])
    assert t.events("invited")[1] == {"source": "F-ALLIANCE-3", "seat": 2, "guests": [3, 4]}
    assert t.view(None).current.invited == [0, 1, 0, 3, 2]


@pytest.mark.rule("F-ALLIANCE-4")
def test_both_may_invite_nobody() -> None:
    t = invited((), ())
    assert [event["guests"] for event in t.events("invited")] == [[], []]
    assert t.open == [(0, "encounter-card"), (2, "encounter-card")]


@pytest.mark.rule("F-ALLIANCE-5")
def test_players_answer_one_by_one_clockwise_from_the_left_of_the_offense() -> None:
    t = invited((1, 3, 4), (1, 3, 4))
    for seat in (1, 3, 4):
        assert t.open == [(seat, "ally")]
        assert t.decision(seat, "ally").source == "F-ALLIANCE-5"
        t.do(seat, "ally", "decline", options=["decline", "offense", "defense"])
    assert [event["seat"] for event in t.events("declined")] == [1, 3, 4]
    assert t.open == [(0, "encounter-card"), (2, "encounter-card")]


@pytest.mark.rule("F-ALLIANCE-5")
def test_the_round_starts_left_of_the_offense_wherever_it_sits() -> None:
    t = table(players=5, first=3, destiny=["blue"], hands={3: ["attack-06", "attack-08"]})
    t.do(3, "aim", planet(1))
    t.do(3, "launch", {planet(3): 1})
    t.do(3, "invite", (0, 2, 4))
    t.do(1, "invite", ())
    for seat in (4, 0, 2):
        assert t.open == [(seat, "ally")]
        t.do(seat, "ally", "decline")


@pytest.mark.rule("F-ALLIANCE-6")
def test_a_player_may_join_only_a_side_that_invited_it() -> None:
    t = invited((1, 3), (3, 4))
    t.do(1, "ally", "offense", options=["decline", "offense"])
    t.do(1, "ally-ships", {planet(1): 1})
    t.do(3, "ally", "decline", options=["decline", "offense", "defense"])
    t.do(4, "ally", "defense", options=["decline", "defense"])


@pytest.mark.rule("F-ALLIANCE-6")
def test_a_player_nobody_invited_is_not_asked() -> None:
    t = invited((4,), ())
    assert t.open == [(4, "ally")]
    t.do(4, "ally", "decline")
    assert t.open == [(0, "encounter-card"), (2, "encounter-card")]
    assert not any(seat.allied for seat in t.state.frames[-1].seats)


@pytest.mark.rule("F-ALLIANCE-6")
@pytest.mark.parametrize(("side", "allies"), [("offense", ([3], [])), ("defense", ([], [3]))])
def test_a_player_invited_by_both_joins_one_side_only(side: str, allies: tuple[list[int], list[int]]) -> None:
    t = invited((3,), (3,))
    t.do(3, "ally", side)
    t.do(3, "ally-ships", {planet(3): 3})
    assert (t.game.allies(0), t.game.allies(1)) == allies
    assert (t.ships(3, GATE), t.ships(3, BESIDE)) == ((3, 0) if side == "offense" else (0, 3))
    assert t.open == [(0, "encounter-card"), (2, "encounter-card")]


@pytest.mark.rule("F-ALLIANCE-7", "F-ALLIANCE-8")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_an_ally_sends_one_to_four_ships_from_any_colonies(side: str) -> None:
    t = table(players=3, hands={0: ["attack-06", "attack-08"]}, moves=[(2, 2, planet(2), planet(0, 3))])
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0): 1})
    t.do(0, "invite", (2,))
    t.do(1, "invite", (2,))
    t.do(2, "ally", side)
    decision = t.decision(2, "ally-ships")
    assert isinstance(decision, Distribute)
    assert (decision.low, decision.high) == (1, 4)
    assert list(decision.options) == [planet(0, 3), *(planet(2, number) for number in range(5))]
    for wrong in ((), ((planet(2, 1), 4), (planet(2, 2), 1)), ((planet(1), 1),)):
        with pytest.raises(IllegalAnswer):
            t.session.answer(decision, wrong)
    t.do(2, "ally-ships", {planet(0, 3): 1, planet(2): 2, planet(2, 4): 1})
    assert t.ships(2, GATE if side == "offense" else BESIDE) == 4
    assert (t.ships(2, planet(0, 3)), t.ships(2, planet(2)), t.ships(2, planet(2, 4))) == (1, 0, 3)


@pytest.mark.rule("F-ALLIANCE-7")
def test_an_offensive_ally_puts_its_ships_on_the_gate() -> None:
    t = invited((1,), ())
    t.do(1, "ally", "offense")
    t.do(1, "ally-ships", {planet(1): 2})
    assert t.events("ships_sent")[-1] == {"source": "F-ALLIANCE-7", "seat": 1, "ships": 2, "place": GATE}
    assert (t.ships(0, GATE), t.ships(1, GATE), t.ships(1, BESIDE)) == (2, 2, 0)


@pytest.mark.rule("F-ALLIANCE-8")
def test_a_defensive_ally_puts_its_ships_beside_the_planet_not_on_it() -> None:
    t = invited((), (4,))
    t.do(4, "ally", "defense")
    t.do(4, "ally-ships", {planet(4): 3})
    assert t.events("ships_sent")[-1] == {"source": "F-ALLIANCE-8", "seat": 4, "ships": 3, "place": BESIDE}
    assert (t.ships(4, BESIDE), t.ships(4, planet(2)), t.ships(4, GATE)) == (3, 0, 0)
    assert t.state.seats[4].foreign == 0


@pytest.mark.rule("F-ALLIANCE-9")
def test_a_player_commits_ships_before_the_next_player_decides() -> None:
    t = invited((1, 3), (4,))
    t.do(1, "ally", "offense")
    assert t.open == [(1, "ally-ships")]
    t.do(1, "ally-ships", {planet(1): 4})
    assert t.open == [(3, "ally")]
    assert t.view(3).gate == [2, 4, 0, 0, 0]
    t.do(3, "ally", "offense")
    t.do(3, "ally-ships", {planet(3): 1})
    assert t.open == [(4, "ally")]
    assert t.view(4).gate == [2, 4, 0, 1, 0]


@pytest.mark.rule("F-GOAL-7", "F-ALLIANCE-6")
def test_a_power_may_join_uninvited() -> None:
    """Parasite: where a power and a rule disagree, the power wins."""
    t = table("loser", "zombie", "parasite", hands={0: ["attack-06", "attack-08"]})
    t.encounter(ships=1)
    t.do(2, "window-ANSWER", "parasite.infest", options=["pass", "parasite.infest"])
    t.do(2, "parasite-side", "defense", options=["offense", "defense"])
    t.do(2, "ally-ships", {planet(2): 2})
    assert t.game.allies(1) == [2]
    assert t.ships(2, BESIDE) == 2
