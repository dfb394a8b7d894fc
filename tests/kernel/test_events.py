"""Events: what they tell to whom, and that nobody changes them by what they gave out."""

import copy
from typing import Any

import pytest

from warptable.kernel import Event, RuleBug
from warptable.kernel.events import Field, Kind, Kinds

DRAWN = Event("drew", "F-DRAW-2", {"seat": 1, "number": 2}, {1: {"cards": [4, 9], "faces": ["morph", "negotiate"]}})


def test_everybody_learns_the_public_part_and_a_seat_what_is_told_to_it() -> None:
    public = {"kind": "drew", "source": "F-DRAW-2", "seat": 1, "number": 2}
    assert DRAWN.seen_by(None) == public
    assert DRAWN.seen_by(0) == public
    assert DRAWN.seen_by(1) == public | {"cards": [4, 9], "faces": ["morph", "negotiate"]}


def test_of_a_secret_event_nobody_else_learns_anything() -> None:
    secret = Event("looked", "miser", {}, {2: {"face": "morph"}}, secret=True)
    assert [secret.known_to(seat) for seat in (None, 0, 2)] == [False, False, True]
    assert secret.seen_by(0) == {}
    assert secret.seen_by(2) == {"kind": "looked", "source": "miser", "face": "morph"}


def test_data_that_was_given_out_can_be_changed_without_changing_the_event() -> None:
    DRAWN.data["seat"] = 3
    DRAWN.private[1].clear()
    assert DRAWN.data == {"seat": 1, "number": 2}
    assert DRAWN.private == {1: {"cards": [4, 9], "faces": ["morph", "negotiate"]}}


def test_an_event_without_data_has_none() -> None:
    quake = Event("quake", "N-QUAKE-1", {})
    assert (quake.data, quake.private) == ({}, {})
    assert quake.seen_by(0) == {"kind": "quake", "source": "N-QUAKE-1"}


def test_what_everybody_learns_is_read_by_attribute() -> None:
    assert (DRAWN.seat, DRAWN.number) == (1, 2)
    with pytest.raises(AttributeError, match="drew does not tell everybody faces"):
        _ = DRAWN.faces
    assert repr(copy.copy(DRAWN)) == repr(DRAWN)


# ---------------------------------------------------------------- kinds


@pytest.fixture
def kinds() -> Kinds:
    declared = {
        "drew": Kind("seat number", private="cards faces"),
        "laid": Kind("seat", private="card", sometimes="face"),
        "saw": Kind("seat face", whisper=True),
    }
    fields = {
        "seat": Field(int, "who"),
        "faces": Field(list[str], "which"),
        "face": Field(str | None, "which"),
        "card": Field(dict[str, Any], "which"),
    }
    return Kinds(declared, fields)


def test_the_kinds_of_a_game(kinds: Kinds) -> None:
    kinds.check("drew", {"seat": 1, "number": 2}, {1: {"cards": [4], "faces": ["morph"]}, 0: {"faces": ["morph"]}})
    kinds.check("laid", {"seat": 1, "face": "morph"}, {1: {"card": {"number": 3}}})
    kinds.check("laid", {"seat": 1}, {1: {"face": None}})
    kinds.check("saw", {}, {2: {"seat": 2, "face": "morph"}}, whisper=True)
    kinds.add("sang", Kind(), "siren")
    kinds.check("sang", {})
    assert [*kinds] == ["drew", "laid", "saw", "sang"]
    assert (len(kinds), kinds["laid"].fields) == (4, ("seat", "face", "card"))
    with pytest.raises(ValueError, match="siren declares the event sang, which there is already"):
        kinds.add("sang", Kind("seat"), "siren")


WRONG: list[tuple[str, dict[str, Any], dict[int, dict[str, Any]], bool, str]] = [
    ("drow", {"seat": 1, "number": 2}, {}, False, "there is no event drow; drew is meant?"),
    ("quake", {}, {}, False, "there is no event quake$"),
    ("drew", {"seat": 1}, {}, False, "drew lacks number"),
    ("drew", {"seat": 1, "number": 2, "faces": ["morph"]}, {}, False, "drew does not tell that: faces"),
    ("drew", {"seat": 1, "number": 2}, {1: {"why": "rule"}}, False, "drew does not tell that: why"),
    ("drew", {}, {1: {"seat": 1, "number": 2}}, True, "drew is not for one seat alone"),
    ("saw", {"seat": 1, "face": "morph"}, {}, False, "saw is for one seat alone"),
    ("saw", {}, {2: {"seat": 2}}, True, "saw lacks face"),
    ("laid", {"seat": True}, {}, False, "seat of laid is True"),
    ("laid", {"seat": 1, "face": 3}, {}, False, "face of laid is 3"),
    ("laid", {"seat": 1}, {1: {"card": [3]}}, False, r"card of laid is \[3\]"),
    ("drew", {"seat": 1, "number": 2}, {1: {"faces": [3]}}, False, r"faces of drew is \[3\]"),
]


@pytest.mark.parametrize(("kind", "data", "private", "whisper", "line"), WRONG)
def test_a_game_logs_nothing_else(
    kinds: Kinds, kind: str, data: dict[str, Any], private: dict[int, dict[str, Any]], whisper: bool, line: str
) -> None:
    with pytest.raises(RuleBug, match=line):
        kinds.check(kind, data, private, whisper=whisper)


def test_types_of_values_are_compared_by_tests_only(kinds: Kinds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kinds, "check_values", False)
    kinds.check("laid", {"seat": "one"})
    assert kinds.known == {("laid", "seat")}
    with pytest.raises(RuleBug, match="laid does not tell that: planet"):
        kinds.check("laid", {"seat": "one", "planet": 3})
