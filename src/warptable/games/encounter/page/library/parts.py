"""The sheet of an alien."""

from __future__ import annotations

from warptable.table.page.html import Html
from warptable.table.page.parts import Draw
from warptable.table.reader import Reader

from .aliens import ALIENS


def sheet(reader: Reader) -> Html:
    assert ALIENS.sheet is not None
    found = ALIENS.sheet(reader, "sorcerer", (), "ffg")
    assert found is not None
    return found


PARTS: dict[str, Draw] = {"alien": sheet}
