"""What a phone needs of the markup: help that can be tapped, tags that hide nothing, a short line about oneself."""

from __future__ import annotations

import pytest

from warptable.games.encounter.page.examples import scene_at
from warptable.table.page.game.page import game_page
from warptable.text import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_begins_with_colours_and_signs(locale: str) -> None:
    """A phone has no keys."""
    scene = scene_at("launch", locale=locale)
    page = game_page(scene)
    assert scene.t("legend-tap") in page
    assert page.index('class="legend"') < page.index('class="keylist"')
