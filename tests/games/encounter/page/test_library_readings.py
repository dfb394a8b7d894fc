"""The page of our readings, and where else each of them is found."""

from __future__ import annotations

import re
from typing import cast

import pytest
from markupsafe import escape

from warptable.games.encounter.engine.facts import aliens, rewards, ships, techs
from warptable.games.encounter.page.library.aliens import sheet
from warptable.games.encounter.page.library.library import BOOK
from warptable.games.encounter.page.library.rewards import REWARDS
from warptable.games.encounter.page.library.techs import TECHS
from warptable.games.encounter.words.rulebook import RULEBOOK
from warptable.table.reader import Reader
from warptable.text import LOCALES, t

EDITIONS = ("ffg", "dominion", "avalon")


def listed(page: str) -> list[str]:
    """The readings that are shown, without the rules of our own that end the page."""
    shown = re.findall(r'<li id="r-([^"]+)" data-words="[^"]*">', page)
    return [one for one in shown if one in RULEBOOK.readings]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_reading_about_an_edition_stands_on_its_page_under_a_topic_that_is_linked(
    locale: str, edition: str
) -> None:
    page = BOOK.readings(Reader("g", locale=locale), edition=edition)
    ours = [one for one in RULEBOOK.readings.values() if edition in one.editions]
    assert sorted(listed(page)) == sorted(one.id for one in ours)
    for one in ours:
        assert str(escape(one.asks(locale))) in page
        assert str(escape(one.plays(locale))) in page
        assert f">{escape(one.headed(locale))}</a>" in page


def test_a_reading_is_found_by_the_name_of_the_alien_that_it_is_about() -> None:
    page = BOOK.readings(Reader("g"), query="zombie")
    assert "power-goes-with-ships" in listed(page)
    assert "deal-minute" not in listed(page)
    assert '<a class="book-about" href="/aliens/zombie">Zombie</a>' in page
    old = BOOK.readings(Reader("g", locale="de"), edition="avalon")
    assert '<a class="book-about" href="/aliens/zombie?edition=avalon">Unsterblicher</a>' in old


@pytest.mark.parametrize("locale", LOCALES)
def test_readings_about_an_alien_or_a_card_stand_on_its_page_too(locale: str) -> None:
    reader = Reader("g", locale=locale)
    pages = {"tech": TECHS.show(reader), "reward": REWARDS.show(reader), "ship": REWARDS.show(reader)}
    assert {*techs(), *rewards(), *ships()} >= {one.partition(":")[2] for one in subjects() if one[:5] != "alien"}
    for about in subjects():
        kind, _, one = about.partition(":")
        for edition in ("ffg", "avalon"):
            page = cast("str", sheet(reader, one, edition=edition)) if kind == "alien" else pages[kind]
            for asks, plays in RULEBOOK.answers(locale, edition, about) if page else ():
                assert str(escape(asks)) in page
                assert str(escape(plays)) in page


def test_a_sheet_without_readings_has_no_heading_for_them() -> None:
    without = next(one for one in aliens() if not RULEBOOK.answers("en", "ffg", f"alien:{one}"))
    assert t("en", "readings-about") not in str(sheet(Reader("g"), without))


def subjects() -> list[str]:
    return sorted({about for one in RULEBOOK.readings.values() for about in one.about})
