"""Events: what they tell to whom, and that nobody changes them by what they gave out."""

from warptable.kernel import Event

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
