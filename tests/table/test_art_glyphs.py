"""The emblems: every alien has a drawing of its own, in two tones."""

from __future__ import annotations

import re
from importlib import resources
from xml.etree import ElementTree

import pytest

from warptable.games.duel.engine import facts as duel
from warptable.games.encounter.engine import dominion, facts
from warptable.table.page.art.emblems import emblem, glyph

ALIENS = sorted({*facts.aliens(), *facts.avalon_aliens(), *dominion.ALIENS, *duel.aliens(), *duel.envoys()})
FILES = resources.files("warptable.table.page.art").joinpath("glyphs")


@pytest.mark.parametrize("alien", ALIENS)
def test_every_alien_has_a_drawing(alien: str) -> None:
    assert "initial" not in glyph(alien), "it shows a letter only"
    ElementTree.fromstring(emblem(alien, 24, 2))


@pytest.mark.parametrize("alien", ALIENS)
def test_a_drawing_takes_its_two_tones_from_the_page(alien: str) -> None:
    """So that one drawing serves every seat's colour, both themes and the paper of a flare."""
    drawing = FILES.joinpath(f"{alien}.svg").read_text(encoding="utf-8")
    assert 'viewBox="-32 -32 64 64"' in drawing
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', drawing)) <= {"currentColor", "none"}
    assert set(re.findall(r'class="([^"]+)"', drawing)) <= {"c", "cs"}
    assert "<text" not in drawing
    assert "href" not in drawing


def test_no_two_aliens_look_the_same() -> None:
    assert len({glyph(alien) for alien in ALIENS}) == len(ALIENS)


def test_an_unknown_alien_shows_its_initial_escaped() -> None:
    assert ">H</text>" in glyph("herald")
    assert "&lt;" in glyph("<script>")
    assert ">?</text>" in glyph("")
