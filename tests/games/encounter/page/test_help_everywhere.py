"""Whatever a page says it can explain, it can explain."""

from __future__ import annotations

import re

import pytest

from warptable.games.encounter.page.examples import scene_at
from warptable.games.encounter.page.library.aliens import ALIENS, sheet
from warptable.games.encounter.page.library.guide import GUIDE, STEPS
from warptable.games.encounter.page.library.library import HELP
from warptable.table.page.game.page import table
from warptable.table.reader import Reader

MARKED = re.compile(r'data-help="([^"]*)"')
PROMPTS = ("choose-alien", "aim", "launch", "invite", "ally", "encounter-card", "reinforce", "deal", "second-encounter")


def unknown(page: str) -> list[str]:
    return sorted({source for source in MARKED.findall(page) if HELP.text("en", source) is None})


@pytest.mark.parametrize("prompt", PROMPTS)
def test_everything_at_the_table_explains_itself(prompt: str) -> None:
    page = table(scene_at(prompt))
    assert MARKED.search(page)
    assert unknown(page) == []


def test_everything_on_the_other_pages_explains_itself() -> None:
    reader = Reader("g")
    pages = [
        ALIENS.show(reader),
        sheet(reader, "oracle") or "",
        *(GUIDE.show(reader, n + 1) for n in range(len(STEPS))),
    ]
    assert unknown("".join(pages)) == []
