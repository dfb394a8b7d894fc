"""Tables at which two main players talk, for the tests of deals."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.encounter.scenario import Table, table

SPARE = {0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-04", "attack-12"]}


def talks(hands: Mapping[int, Sequence[str]] = SPARE, ships: Any = 2, **given: Any) -> Table:
    """Two negotiates without allies: the offense is about to speak."""
    t = table(players=3, hands=hands, **given)
    t.encounter(ships=ships, cards=("negotiate", "negotiate"))
    assert t.open == [(0, "deal")]
    return t


def say(t: Table, seat: int, *picks: Any) -> Table:
    return t.do(seat, "deal", picks)


def pick(t: Table, seat: int, option: Any) -> None:
    """One small pick of a proposal."""
    t.session.answer(t.decision(seat, "deal"), option)
    t.verify()


def card(t: Table, seat: int, face: str) -> int:
    return next(c for c in t.state.seats[seat].hand if t.state.faces[c] == face)


def known(t: Table, viewer: int | None, holder: int) -> list[str]:
    faces: list[str] = t.view(viewer).seats[holder].known
    return faces
