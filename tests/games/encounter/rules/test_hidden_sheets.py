"""What happens to a facedown sheet is told without its name."""

import pytest

from tests.games.encounter.scenario import Table, table
from warptable.games.encounter.engine.verbs.powers import check_power, remove


def seen(t: Table, kind: str, reader: int | None) -> list[str | None]:
    """The aliens that this reader is told of in events of a kind."""
    return [event.seen_by(reader).get("alien") for event in t.session.log if event.kind == kind]


def with_home(t: Table, seat: int, home: int) -> None:
    t.state.seats[seat].home = home
    check_power(t.game, seat)


@pytest.mark.rule("F-VHID-1")
def test_of_a_facedown_power_nobody_is_told_that_it_is_lost_and_comes_back() -> None:
    """Some powers need no home colonies: that a facedown one is lost would tell that it is none of these."""
    t = table("virus", "void", "human")
    t.state.seats[1].sheets[0].hidden = True
    lost = []
    for home in (2, 3):
        with_home(t, 1, home)
        lost.append(t.state.seats[1].sheets[0].lost)
    assert lost == [True, False]
    assert t.events("power_lost") == t.events("power_back") == []


@pytest.mark.rule("F-VHID-5")
def test_a_revealed_power_is_lost_openly() -> None:
    t = table("virus", "void", "human")
    with_home(t, 1, 2)
    assert seen(t, "power_lost", 0) == ["void"]


@pytest.mark.rule("F-VHID-1")
def test_a_facedown_sheet_leaves_without_its_name() -> None:
    t = table("virus", "void", "human")
    sheet = t.state.seats[1].sheets[0]
    sheet.hidden = True
    remove(t.game, 1, sheet, "F-VROT-2")
    assert seen(t, "power_gone", 1) == ["void"]
    assert seen(t, "power_gone", 2) == [None]
