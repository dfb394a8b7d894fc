"""Home-made aliens: one file in a folder of one's own, loaded without touching the package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import warptable
from warptable.encounter.content.registry import all_aliens, drop_homemade
from warptable.kernel import Rng

HERALD = '''
"""Herald: as a main player, draws a card before allies are invited."""

from warptable.encounter.content.api import Alien, Role, Use, W, draw_cards

ALIEN = Alien("herald")


@ALIEN.ability(W.ALLIANCE_BEFORE, role=Role.MAIN)
async def proclaim(use: Use) -> None:
    await draw_cards(use.g, use.seat, 1, use.source)
'''


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    drop_homemade()


def folder(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_homemade_alien_plays(tmp_path: Path) -> None:
    assert warptable.load_aliens(folder(tmp_path, herald=HERALD)) == ["herald"]
    game = warptable.new_game(players=3, seed=1, aliens=("herald", "zombie", "void"))
    rng, used = Rng.seeded(1), False
    while not game.over:
        decision = game.decisions[0]
        wants = "herald.proclaim"
        option = wants if wants in decision.options else rng.choice(decision.options)
        used = used or option == wants
        game.answer(decision, option)
    assert used
    assert any(event.kind == "drew" and event.source == "herald" for event in game.log)


def test_it_is_dealt_like_the_others(tmp_path: Path) -> None:
    warptable.load_aliens(folder(tmp_path, herald=HERALD))
    dealt = [
        alien
        for seed in range(60)
        for decision in warptable.new_game(players=5, seed=seed).decisions
        for alien in decision.options
    ]
    assert "herald" in dealt


def test_without_it_nothing_is_left_behind(tmp_path: Path) -> None:
    warptable.load_aliens(folder(tmp_path, herald=HERALD))
    drop_homemade()
    assert "herald" not in all_aliens()
    with pytest.raises(ValueError, match="unknown alien 'herald'"):
        warptable.new_game(players=3, aliens=("herald", "zombie", "void"))


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({}, "no alien file"),
        ({"herald": "x = 1"}, "herald.py does not define ALIEN"),
        ({"herald": "import nothing_like_this"}, "herald.py: ModuleNotFoundError"),
        ({"herald": "def ("}, "herald.py: SyntaxError"),
        ({"zombie": HERALD.replace("herald", "zombie")}, "already an alien 'zombie'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, files: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message) as raised:
        warptable.load_aliens(folder(tmp_path, **files))
    assert "\n" not in str(raised.value)


def test_a_folder_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="there is no folder 'nowhere'"):
        warptable.load_aliens("nowhere")
