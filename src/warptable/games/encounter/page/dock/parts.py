"""Questions of every shape, the hand, and what else the dock shows."""

from __future__ import annotations

from functools import partial

from warptable.table.page.parts import Draw, of_game, only

from .. import examples

card_asked = of_game(partial(examples.asked_scene, "encounter-card"))
technology = of_game(partial(examples.prepared_scene, examples.laboratory, 0))
PARTS: dict[str, Draw] = {
    **{f"prompt-{prompt}": of_game(partial(examples.asked_scene, prompt)) for prompt in examples.asked_first()},
    "reaction": of_game(partial(examples.staged, examples.may_stop_and_reinforce, seat=0)),
    "window": of_game(partial(examples.staged, examples.in_a_window, seat=0)),
    "rewards-split": of_game(partial(examples.prepared_scene, examples.rewarded, 2)),
    "rewards-hand-out": of_game(partial(examples.prepared_scene, examples.handing_out, 0)),
    "special-ships": of_game(partial(examples.prepared_scene, examples.launching, 0)),
    "search": of_game(partial(examples.prepared_scene, examples.searching, 0)),
    "laboratory": technology,
    "laboratory-watched": of_game(partial(examples.prepared_scene, examples.laboratory, None)),
    "laboratory-alone": only("#laboratory", technology),
    "hand": only("#hand", card_asked),
    "own-plate": only("#own-plate", card_asked),
    "piles": only("#deck-left, #destiny-left, #discard-pile", card_asked),
}
