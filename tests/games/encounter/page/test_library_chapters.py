"""Chapters of the guide: complete in both languages, with true pictures, and with a way to try what they tell."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

from warptable.games.encounter.engine.editions import EDITIONS
from warptable.games.encounter.page.library.chapters import CHAPTERS
from warptable.games.encounter.page.library.guide import GUIDE
from warptable.table.reader import Reader
from warptable.table.rooms.presets import presets
from warptable.text import LOCALES, t


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_tells_all_its_sections_and_leads_on(name: str, locale: str) -> None:
    page = GUIDE.chapter(Reader("g", locale=locale), name)
    assert page is not None
    for section in CHAPTERS[name].sections:
        assert str(escape(t(locale, f"chapter-{name}-{section.name}"))) in page
        assert str(escape(t(locale, f"chapter-{name}-{section.name}-text"))) in page
    assert page.count('role="img"') >= sum(len(section.shown) for section in CHAPTERS[name].sections)
    assert ('name="preset"' in page) is (CHAPTERS[name].preset in presets())
    for words, address in CHAPTERS[name].more:
        assert f'href="{escape(address)}">{t(locale, words)}</a>' in page


def test_every_page_of_the_guide_leads_to_the_chapters() -> None:
    for step in (1, 8):
        page = GUIDE.show(Reader("g"), step)
        assert all(f'href="/guide/{name}"' in page for name in CHAPTERS)
    for name in CHAPTERS:
        found = GUIDE.chapter(Reader("g"), name) or ""
        assert re.findall(r'<a class="chip" href="([^"]+)"', found) == [
            "/guide",
            *(f"/guide/{one}" for one in CHAPTERS),
        ]


def test_a_chapter_that_there_is_not() -> None:
    assert GUIDE.chapter(Reader("g"), "no-such") is None


def test_the_chapter_about_2000_says_what_the_edition_does() -> None:
    """Its numbers and its switches are those of the manifest."""
    edition = EDITIONS["avalon"]
    for locale, seven in (("en", "seven"), ("de", "sieben")):
        assert seven in t(locale, "chapter-avalon-lean-text")
    assert edition.hand_size == 7
    assert sum(number for _, number in edition.deck) == 54
    assert (edition.flares, edition.wild, edition.specials) == (0, 0, ())
    assert len(edition.aliens) == 20
    assert edition.steps.index("launch.send") < edition.steps.index("launch.aim")
    assert edition.regroup_optional
    assert edition.compensation_optional
    assert edition.rewards_optional
    assert edition.refill_on_becoming_defense
    assert edition.others_first
    assert not edition.zap_own_power
    assert edition.prepared((), 2).home_for_power == 4
    assert {*edition.groups} == {"beginner-1", "beginner-2", "beginner-3"}
