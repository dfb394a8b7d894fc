"""Bytes that are no save of this program are refused, whatever they are; nothing else than BadSave comes out."""

import hashlib
import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.play import examples, image, start, step
from warptable import load
from warptable.kernel import BadSave, Rng
from warptable.kernel.save import FORMAT, MAGIC


def a_save(steps: int = 120) -> bytes:
    game, rng = start(("ffg", 3, ()), 8), Rng.seeded("saves")
    for _ in range(steps):
        step(game, rng)
    return game.save()


SAVE = a_save()
HEAD = len(MAGIC) + 9


def body() -> dict[str, Any]:
    unpacked: dict[str, Any] = json.loads(zlib.decompress(SAVE[HEAD:]))
    return unpacked


def wrapped(data: Any) -> bytes:
    """A save with a right checksum round any data."""
    packed = zlib.compress(json.dumps(data).encode())
    return MAGIC + bytes([FORMAT]) + hashlib.sha256(packed).digest()[:8] + packed


def test_the_save_itself_and_its_honest_wrapping_are_read() -> None:
    assert image(load(SAVE)) == image(load(wrapped(body())))


def test_a_save_cut_off_at_any_length_is_refused() -> None:
    for length in range(len(SAVE)):
        with pytest.raises(BadSave):
            load(SAVE[:length])


def test_a_flipped_byte_anywhere_is_refused() -> None:
    for place in range(len(SAVE)):
        for flip in (1, 128):
            harmed = bytearray(SAVE)
            harmed[place] ^= flip
            with pytest.raises(BadSave):
                load(bytes(harmed))


def test_bytes_after_the_end_are_refused() -> None:
    with pytest.raises(BadSave):
        load(SAVE + b"x")


@examples(300)
@given(st.binary(max_size=400))
def test_garbage_is_refused(data: bytes) -> None:
    for head in (b"", MAGIC, MAGIC + bytes([FORMAT]), SAVE[:HEAD]):
        with pytest.raises(BadSave):
            load(head + data)


@pytest.mark.parametrize(
    ("field", "other", "message"),
    [
        ("rules", 0, "rules version 0"),
        ("rules", "1", "rules version"),
        ("game", "chess", "unknown game"),
        ("game", None, "unknown game"),
    ],
)
def test_foreign_versions_and_games_are_refused(field: str, other: Any, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        load(wrapped({**body(), field: other}))


def test_another_format_is_refused() -> None:
    with pytest.raises(BadSave, match="format 9; this program reads format"):
        load(MAGIC + bytes([9]) + SAVE[len(MAGIC) + 1 :])


@pytest.mark.parametrize("data", [[], {}, None, 5, "text", [1, 2], {"game": "ffg"}])
def test_other_data_in_an_honest_wrapping_is_refused(data: Any) -> None:
    with pytest.raises(BadSave):
        load(wrapped(data))


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside."""
    inner: list[tuple[Any, ...]] = [path] if path else []
    if isinstance(data, dict):
        for key in data:
            inner += places(data[key], (*path, key))
    elif isinstance(data, list):
        for i, part in enumerate(data):
            inner += places(part, (*path, i))
    return inner


PLACES = places(body())
FOREIGN: list[Any] = [None, -1, 10**9, "", "nonsense", [], {}, 2.5, True, [[]]]


@examples(400)
@given(st.sampled_from(PLACES), st.sampled_from(FOREIGN))
def test_a_changed_value_gives_a_game_or_bad_save(path: tuple[Any, ...], value: Any) -> None:
    """With a right checksum anything may stand anywhere. It must not break out as another error."""
    data = body()
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    try:
        game = load(wrapped(data))
    except BadSave:
        return
    assert game.decisions or game.over


def test_a_packed_bomb_is_refused() -> None:
    packed = zlib.compress(b"[" * (64 << 20))
    with pytest.raises(BadSave):
        load(MAGIC + bytes([FORMAT]) + hashlib.sha256(packed).digest()[:8] + packed)
