"""Playing an encounter from a script, where what else is offered does not matter."""

from __future__ import annotations

from typing import Any

from tests.games.encounter.scenario import Table

Script = dict[tuple[int, str], list[Any]]
"""(seat, prompt) -> answers."""


def play(t: Table, script: Script) -> Table:
    """Answer from the script and pass all other offers, until something else is asked or the encounter is over."""
    while not t.events("encounter_over"):
        told = next((d for d in t.session.decisions if script.get((d.seat, str(d.prompt)))), None)
        if told is not None:
            t.do(told.seat, told.prompt, script[told.seat, str(told.prompt)].pop(0))
        elif offer := next((d for d in t.session.decisions if d.kind == "offer"), None):
            t.do(offer.seat, offer.prompt, "pass")
        else:
            break
    return t
