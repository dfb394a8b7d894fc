"""The Qax: an ally that cannot refuse, and then owns the tech."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table

QAX = "the-qax.enslave"


def owner(t: Table) -> int:
    assert t.state.laboratory is not None
    return t.state.laboratory.techs[0].owner


def enslaved(*aliens: str, guest: int = 2, moves: tuple[tuple[int, int, int, int], ...] = ()) -> Table:
    """Red invites with The Qax."""
    t = table(*aliens, players=0 if aliens else 4, techs={0: ["the-qax"]}, moves=moves)
    t.do(0, "aim", planet(1)).do(0, "launch", 1)
    t.do(0, "window-INVITING", QAX, options=["pass", QAX])
    if len(t.state.seats) > 3:
        t.do(0, "the-qax-guest", guest, options=[2, 3])
    return t


def test_the_guest_gets_the_tech_and_joins_with_four_ships() -> None:
    t = enslaved()
    assert owner(t) == 2
    assert t.events("tech_passed") == [{"source": "the-qax", "seat": 0, "receiver": 2, "tech": "the-qax"}]
    t.do(0, "invite", (3,), options=[3, "done"]).do(1, "invite", ())
    decision = t.decision(2, "ally-ships")
    assert (decision.low, decision.high) == (4, 4)  # type: ignore[attr-defined]
    t.do(2, "ally-ships", 4)
    assert t.ships(2, GATE) == 4
    assert t.open == [(3, "ally")]
    assert t.events("invited")[0] == {"source": "F-ALLIANCE-1", "seat": 0, "guests": [2, 3]}


def test_the_defense_may_use_it_too() -> None:
    t = table(players=3, techs={1: ["the-qax"]})
    t.do(0, "aim", planet(1)).do(0, "launch", 1).do(0, "invite", (2,))
    t.do(1, "window-INVITING", QAX).do(2, "ally-ships", 4)
    assert t.ships(2, BESIDE) == 4
    assert owner(t) == 2


def test_the_receiver_may_pass_it_on_in_a_later_encounter() -> None:
    t = enslaved()
    t.do(0, "invite", ()).do(1, "invite", ()).do(2, "ally-ships", 4)
    while t.state.player != 2 or t.open[0][1] != "window-INVITING":
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    t.do(2, "window-INVITING", QAX, options=["pass", QAX])
    assert owner(t) != 2 or t.open[0][1] == "the-qax-guest"


@pytest.mark.reading("qax-and-a-ship")
def test_nobody_has_to_give_up_a_colony_for_it() -> None:
    """Two ships to spare: two are enough, though it may send four."""
    moves = [(2, 3, planet(2, number), WARP) for number in range(1, 5)] + [(2, 1, planet(2), WARP)]
    t = enslaved("human", "virus", "zombie", moves=tuple(moves))
    t.do(1, "invite", ())
    decision = t.decision(2, "ally-ships")
    assert (decision.low, decision.high) == (2, 4)  # type: ignore[attr-defined]


@pytest.mark.reading("qax-and-a-ship")
def test_without_a_ship_to_spare_the_guest_answers_as_usual() -> None:
    moves = [(2, 3, planet(2, number), WARP) for number in range(5)]
    t = enslaved("human", "virus", "zombie", moves=tuple(moves))
    t.do(1, "invite", ())
    t.do(2, "ally", "decline", options=["decline", "offense"])
    assert owner(t) == 2


@pytest.mark.rule("F-LAUNCH-2")
def test_a_macron_sends_one_ship() -> None:
    t = enslaved("human", "virus", "macron")
    t.do(1, "invite", ())
    decision = t.decision(2, "ally-ships")
    assert (decision.low, decision.high) == (1, 1)  # type: ignore[attr-defined]
    t.do(2, "ally-ships", 1)
    assert t.events("ships_sent")[-1]["ships"] == 1


@pytest.mark.reading("qax-and-a-ship")
def test_a_parasite_cannot_escape_to_the_other_side() -> None:
    t = enslaved("human", "virus", "parasite")
    t.do(1, "invite", ())
    t.do(2, "ally-ships", 4)
    assert t.events("ships_sent")[-1] == {"source": "the-qax", "seat": 2, "ships": 4, "place": GATE}


@pytest.mark.reading("energy-cloak-invitations")
def test_the_energy_cloak_keeps_the_defense_from_it() -> None:
    t = table(players=3, techs={0: ["energy-cloak"], 1: ["the-qax"]})
    t.do(0, "aim", planet(1)).do(0, "window-AIMED", "energy-cloak.hide").do(0, "launch", 1).do(0, "invite", ())
    assert t.events("tech_passed") == []
    assert owner(t) == 1
