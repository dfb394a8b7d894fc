"""The map and what stands round it, each alone in its place."""

from __future__ import annotations

from functools import partial

from warptable.table.page.parts import Draw, of_game, only

from .. import examples

PLACES = {
    "board-map": "#stars",
    "board-planets": "[id^=sun-], [id^=planet-]",
    "board-ships": "#fleet",
    "board-gate-and-warp": "#gate, #beside, #warp, #track, #markers",
    "board-destiny": "#destiny",
    "board-plates": "[id^=plate-]",
    "board-waiting": "#waitline",
    "table-top": "#where, #phases, #brief, #tempo, #menu",
    "table-rail": "#rail",
}
launch = of_game(partial(examples.asked_scene, "launch"))
PARTS: dict[str, Draw] = {name: only(selector, launch) for name, selector in PLACES.items()}
