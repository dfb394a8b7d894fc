"""The catalogue of techs: complete, filtered without script, with the same cards as in play; and their help."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from markupsafe import escape

from warptable.games.encounter.engine import facts
from warptable.games.encounter.page.art.cards import card, card_back, tech_glyph
from warptable.games.encounter.page.art.tech_pictures import GLYPHS
from warptable.games.encounter.page.library.library import HELP
from warptable.games.encounter.page.library.techs import TECHS
from warptable.games.encounter.page.library.terms import TERMS
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.library.catalogue import folded
from warptable.table.reader import Reader
from warptable.text import LOCALES, t

READER = Reader("g", "Ada", theme="dark")
ENTRY = re.compile(r'<li id="([a-z-]+)" class="tech-entry"[^>]*?( hidden)?>')
ALL = set(facts.techs())


def listed(page: str) -> list[str]:
    """The techs one sees, in order."""
    return [tech for tech, hidden in ENTRY.findall(page) if not hidden]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_tech_is_there_with_its_card_and_its_whole_text(locale: str) -> None:
    page, speaker = TECHS.show(Reader("g", "Ada", locale)), Speaker(locale)
    assert set(listed(page)) == ALL
    assert len(listed(page)) == len(ALL)
    for tech in ALL:
        text = speaker.tech_text(tech)
        assert card(tech, speaker.tech(tech), 92) in page
        for said in (speaker.tech(tech), text.effect, *text.rulings):
            assert str(escape(said)) in page
    names = [folded(speaker.tech(tech)) for tech in listed(page)]
    assert names == sorted(names)


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({"kind": "facedown"}, {"genesis-bomb", "gluon-mines", "tech-scrambler"}),
        ({"kind": "passed-on"}, {"the-qax"}),
        ({"cost": "many"}, {"coldsleep-ship", "omega-missile", "precursor-seed", "the-prometheus"}),
        ({"cost": "x"}, {"gluon-mines", "tech-scrambler"}),
        ({"role": "defense", "phase": "planning", "kind": "facedown"}, {"gluon-mines", "tech-scrambler"}),
        ({"query": "warp key"}, {"warpspace-key"}),
        ({"query": "schlüssel"}, {"warpspace-key"}),
        ({"kind": "no such kind"}, ALL),
        ({"query": "no such word"}, set()),
    ],
)
def test_filters(asked: dict[str, str], found: set[str]) -> None:
    page = TECHS.show(READER, **asked)
    assert set(listed(page)) == found
    assert f'<b id="tech-list-count">{len(found)}</b>' in page


def test_sorted_by_ships() -> None:
    costs = [facts.techs()[tech].research or 0 for tech in listed(TECHS.show(READER, sort="cost"))]
    assert costs == sorted(costs)


def test_a_query_is_escaped() -> None:
    assert "<script>alert" not in TECHS.show(READER, query="<script>alert(1)</script>")


def test_every_tech_has_a_picture_of_its_own() -> None:
    assert GLYPHS.keys() == ALL
    assert len(set(GLYPHS.values())) == len(ALL)
    for tech in ALL:
        ElementTree.fromstring(card(tech, "Name"))
        ElementTree.fromstring(tech_glyph(tech))
        assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', GLYPHS[tech])) <= {"currentColor", "none"}
    assert len({card_back(60, deck) for deck in ("cosmic", "destiny", "tech")}) == 3


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("tech", sorted(ALL))
def test_help_tells_what_a_tech_does_and_where_it_stands(locale: str, tech: str) -> None:
    note = HELP.text(locale, tech)
    assert note is not None
    assert str(escape(Speaker(locale).tech_text(tech).effect)) in note
    assert f'href="/techs#{tech}"' in note
    assert 'href="/rules#F-TECH-7"' in note


TECH_TERMS = sorted(term for term, rules in TERMS.items() if rules and rules[0].startswith("F-TECH"))


def test_the_words_of_technology_have_help_that_cites_nearly_all_its_rules() -> None:
    cited = {rule for term in TECH_TERMS for rule in TERMS[term]}
    missing = {rule for rule in facts.rules() if rule.startswith("F-TECH")} - cited
    assert missing == {"F-TECH-14"}, "about one alien"
    for locale in LOCALES:
        for term in TECH_TERMS:
            note = HELP.text(locale, f"term-{term}")
            assert note is not None
            assert str(escape(t(locale, f"tip-term-{term}"))) in note
