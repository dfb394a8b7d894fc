"""The vector of one seat, put together from its parts."""

from __future__ import annotations

from typing import Any

from warptable.env.encoding import Layout
from warptable.kernel import Decision

from ..engine.model.views import View
from .actions import Actions, Held
from .asked import AskedPart
from .fighting import EncounterPart
from .seeing import Names, TablePart


class Observer:
    """Makes the vector of one seat, from its view and the question put to it and from nothing else."""

    def __init__(self, actions: Actions) -> None:
        v = actions.vocabulary
        self.layout, names = Layout(), Names(v)
        self.table = TablePart(self.layout, v, names)
        self.encounter = EncounterPart(self.layout, v, self.table)
        self.asked = AskedPart(self.layout, v, names, actions)

    def vector(self, view: View, decision: Decision[Any] | None, held: Held) -> bytearray:
        row = bytearray(self.layout.size)
        self.table.write(row, view)
        if view.encounter is not None:
            self.encounter.write(row, view)
        if decision is not None:
            self.asked.write(row, decision, held)
        return row
