"""Saves of earlier versions, and the version that moves with the shape of the state.

The files of tests/saves were written by the program as it was: `VERSION-NAME.save`. Version 1 wrote fields by their
place (format 1); from version 2 on they have names.
"""

from pathlib import Path

import pytest

from tools import save_version
from warptable import load
from warptable.games.encounter.engine import version
from warptable.kernel import BadSave, save
from warptable.kernel.save import FORMAT

FILES = sorted(save_version.SAVES.glob("*.save"))


@pytest.mark.parametrize("family", save_version.VERSIONS)
def test_the_version_moves_with_the_shape(family: str) -> None:
    assert save_version.shape(family) == save_version.VERSIONS[family].SHAPE, (
        "what a save holds has changed its shape, and saves of before would be misread:"
        f" run `python tools/save_version.py` (it moves RULES_VERSION in {family}/version.py) and commit that file"
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_older_save_loads_or_is_refused_in_one_clear_line(file: Path) -> None:
    made_by = int(file.stem.partition("-")[0])
    if made_by == version.RULES_VERSION:
        try:
            game = load(file.read_bytes())
        except BadSave as error:
            pytest.fail(f"{error}: the rules have changed, run `python tools/save_version.py --move` and commit that")
        assert game.over == file.stem.endswith("-over")
        assert "-SETUP-" in game.log[0].source  # the whole game is there, from its beginning
        assert load(game.save()).history == game.history
        return
    with pytest.raises(BadSave) as refused:
        load(file.read_bytes())
    expected = f"this save was made by rules version {made_by}, not {version.RULES_VERSION}"
    positional = f"this save has format 1; this program reads format {FORMAT}"
    assert str(refused.value) == (positional if made_by == 1 else expected)


def test_there_are_saves_of_both_formats() -> None:
    assert {file.stem.partition("-")[0] for file in FILES} > {"1"}
    assert {"1-ffg-running", "1-ffg-over", "1-ffg-aliens-running", "1-avalon-over"} <= {file.stem for file in FILES}


def test_settings_and_state_are_saved_by_name() -> None:
    game = save_version.games()["ffg-aliens-running"]
    body = save.peek(game.save())
    assert body["options"]["aliens"] == list(save_version.ALIENS)
    assert body["checkpoint"]["edition"] == "ffg"
    assert {"seats", "faces", "ships"} <= body["checkpoint"].keys()


@pytest.mark.parametrize(
    ("part", "change", "line"),
    [
        ("checkpoint", {"dice": 3}, "this save does not hold a game: State has no field 'dice'"),
        ("checkpoint", {"edition": None}, "this save does not hold a game: State.edition: expected str, got NoneType"),
        ("options", {"colour": "red"}, "this save does not hold a game: Settings has no field 'colour'"),
        ("options", {"players": "4"}, "this save does not hold a game: Settings.players: expected int, got str"),
    ],
)
def test_a_field_that_does_not_fit_is_named_in_one_line(part: str, change: dict[str, object], line: str) -> None:
    body = save.peek(save_version.games()["ffg-running"].save())
    body[part] |= change
    with pytest.raises(BadSave) as refused:
        load(save.wrapped(body))
    assert str(refused.value) == line


def test_a_missing_field_is_named_in_one_line() -> None:
    body = save.peek(save_version.games()["ffg-running"].save())
    del body["checkpoint"]["rng"]
    with pytest.raises(BadSave) as refused:
        load(save.wrapped(body))
    assert str(refused.value) == "this save does not hold a game: State lacks 'rng'"
