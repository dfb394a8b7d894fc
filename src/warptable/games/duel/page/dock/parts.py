"""Every question of the game for two, and what is locked in."""

from __future__ import annotations

from functools import partial

from warptable.table.page.parts import Draw, of_game

from .. import examples

PARTS: dict[str, Draw] = {
    **{f"duel-{prompt}": of_game(partial(examples.asked_scene, prompt)) for prompt in examples.asked_first()},
    "duel-locked": of_game(examples.locked_in),
}
