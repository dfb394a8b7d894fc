"""The page of the numbered rules."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

from warptable.games.encounter.engine import facts
from warptable.games.encounter.page.library.library import BOOK
from warptable.games.encounter.words.rulebook import RULEBOOK as ENCOUNTER
from warptable.games.encounter.words.rulebook import rule_text
from warptable.table.reader import Reader
from warptable.text import LOCALES, t

linked, rules = BOOK.linked, BOOK.rules
READER = Reader("g")
RULE = re.compile(r'<li id="([FAN]-[A-Z0-9]+-\d+)"[^>]*?( hidden)?>')


def listed(page: str) -> list[str]:
    return [rule for rule, hidden in RULE.findall(page) if not hidden]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("edition", "held"), [("ffg", ("ffg", "dominion")), ("avalon", ("avalon",))])
def test_every_rule_stands_once_with_its_text(locale: str, edition: str, held: tuple[str, ...]) -> None:
    page = rules(Reader("g", locale=locale), edition=edition)
    wanted = [rule.id for rule in facts.rules().values() if rule.edition in held]
    assert sorted(listed(page)) == sorted(wanted)
    bare = re.sub(r"</?a\b[^>]*>", "", page)
    assert all(escape(rule_text(locale, rule)) in bare for rule in wanted)


def test_sections_follow_the_rulebook_and_the_contents_lead_to_them() -> None:
    page = rules(READER)
    sections = re.findall(r'<section id="(s-[a-z0-9-]+)"', page)
    assert sections[:3] == ["s-goal-and-definitions", "s-components", "s-set-up"]
    assert len(set(sections)) == len(sections)
    assert re.findall(r'<li data-for="(s-[a-z0-9-]+)"', page) == sections
    assert all(f'href="#{section}"' in page for section in sections)


def test_a_search_hides_what_does_not_fit() -> None:
    page = rules(READER, query="one to four gate")
    assert "F-LAUNCH-2" in listed(page)
    assert "F-GOAL-1" not in listed(page)
    assert f'<b id="rule-list-count">{len(listed(page))}</b>' in page
    assert re.search(r'<section id="s-goal-and-definitions"[^>]* hidden>', page), "an empty section goes too"
    assert listed(rules(READER, query="f-launch-2")) == ["F-LAUNCH-2"]
    assert "F-GOAL-2" in listed(rules(Reader("g", locale="de"), query="fünf fremde"))


def test_nothing_found_says_so() -> None:
    page = rules(READER, query="xyzzy <script>")
    assert listed(page) == []
    assert f'id="rule-list-none">{t("en", "rulebook-none")}' in page
    assert "xyzzy &lt;script&gt;" in page


def test_a_rule_that_names_another_links_to_it() -> None:
    assert linked("as F-TIMING-2 says; <b>") == 'as <a href="#F-TIMING-2">F-TIMING-2</a> says; &lt;b&gt;'
    assert linked("no F-NOTHING-1 here") == "no F-NOTHING-1 here"
    assert '<a href="#F-TIMING-2">F-TIMING-2</a>' in rules(READER)


def test_our_readings_and_answers_are_marked() -> None:
    def marks(rule: str) -> str:
        found = re.search(rf'<li id="{rule}".*?</li>', rules(READER), re.DOTALL)
        assert found is not None
        return found[0]

    assert 'class="state reading"' in marks("F-REGROUP-4")
    assert t("en", "rule-state-reading") in marks("F-REGROUP-4")
    assert 'class="state proved"' in marks("F-LAUNCH-1")
    assert 'class="state left-out"' in marks("N-NEG-2")
    assert t("en", "left-out-n-neg-2") in marks("N-NEG-2")
    assert '<a class="book-more" href="/readings#r-deal-minute">2 readings of ours</a>' in marks("F-DEAL-2")
    assert t("en", "rulebook-answer") in marks("F-FAQ-1")
    assert t("en", "rulebook-community") in marks("F-FAQ-9")
    assert t("en", "rulebook-example") in marks("F-VEC-1")
    assert 'class="tag"' not in marks("F-LAUNCH-1")


def test_rules_of_one_state_can_be_sought_and_the_legend_counts_them() -> None:
    wanted = [rule for rule in listed(rules(READER)) if ENCOUNTER.state(rule) == "left-out"]
    page = rules(READER, state="left-out")
    assert listed(page) == wanted != []
    assert f'<option value="left-out" selected>✕ {t("en", "rule-state-left-out")}: {len(wanted)}</option>' in page
    assert listed(rules(READER, state="nonsense")) == listed(rules(READER))


def test_an_unknown_edition_is_that_of_2008() -> None:
    assert listed(rules(READER, edition="x")) == listed(rules(READER))
