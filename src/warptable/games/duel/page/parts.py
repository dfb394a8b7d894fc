"""Whole pages of the game for two, as examples."""

from __future__ import annotations

from functools import partial

from warptable.table.page.parts import Draw, of_game, only

from . import examples

locking = partial(examples.asked_scene, "lock-in")
PLACES = {
    "duel-board": "#stars",
    "duel-strips": "#strip-upper, #strip-lower",
    "duel-destiny": "#destiny",
    "duel-dial-and-cards": "#own-dial, #own-cards",
    "duel-tactics": "#own-tactics",
    "duel-own-plate": "#own-plate",
}
PARTS: dict[str, Draw] = {
    "duel-text": of_game(locking, text_view=True),
    "duel-watched": of_game(partial(examples.asked_scene, "lock-in", seen_by=None)),
    "duel-watched-reinforce": of_game(partial(examples.asked_scene, "reinforce", seen_by=None)),
    **{name: only(selector, of_game(locking)) for name, selector in PLACES.items()},
}
