"""The role of a player in an encounter, as plates tell it. Public facts only."""

from __future__ import annotations

from warptable.table.page.art.icons import icon

from ..engine.model.roles import WITH_OFFENSE
from ..engine.model.views import EncounterView

SIGNS = {"offense": icon("sword", 12), "defense": icon("shield", 12)}
COLOURS = {"offense": "offense", "defense": "defense"}
Role = tuple[str, int]
"""offense, defense, ally or invited, empty for everybody else; and whose ally, or -1."""


def role_of(encounter: EncounterView | None, phase: str, seat: int) -> Role:
    if encounter is None or encounter.defense < 0:
        return "offense" if encounter is not None and encounter.offense == seat else "", -1
    if seat in (encounter.offense, encounter.defense):
        return "offense" if seat == encounter.offense else "defense", -1
    if allied := encounter.allied[seat]:
        return "ally", encounter.offense if allied & WITH_OFFENSE else encounter.defense
    return "invited" if encounter.invited[seat] and phase == "alliance" else "", -1
