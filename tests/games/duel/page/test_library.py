"""Pages to read about the game for two: complete in both languages, filtered without script, honest about what is ours,
and linked from those about the other game."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

from warptable.games.duel.engine import facts
from warptable.games.duel.page.library.catalogues import ALIENS, DESTINY, ENVOYS, aliens, destiny, envoys
from warptable.games.duel.page.library.guide import GUIDE
from warptable.games.duel.page.library.guide import STEPS as SCREENS
from warptable.games.duel.page.library.library import BOOK, HELP
from warptable.games.duel.page.library.story import story
from warptable.games.duel.page.library.terms import KIND_RULES, STEPS, TERMS
from warptable.games.duel.words.rulebook import example, question, rule_text
from warptable.games.duel.words.speaker import Speaker
from warptable.games.encounter.page.library.aliens import ALIENS as OTHER_ALIENS
from warptable.games.encounter.page.library.guide import GUIDE as OTHER_GUIDE
from warptable.games.encounter.page.library.library import BOOK as OTHER_BOOK
from warptable.games.encounter.page.library.library import HELP as OTHER_HELP
from warptable.lab import measured as lab
from warptable.table.page.families import library_of
from warptable.table.page.library.catalogue import CardEntry, Catalogue, folded
from warptable.table.reader import Reader
from warptable.table.web.library import CATALOGUES
from warptable.text import LOCALES, t

READER = Reader("g", "Ada")
ENTRY = re.compile(r'<li id="([a-z0-9-]+)" class="tech-entry duel-entry"[^>]*?( hidden)?>')
BOTH = [(ALIENS, facts.aliens()), (ENVOYS, facts.envoys()), (DESTINY, facts.destiny())]
NAMES = {locale: {alien: folded(Speaker(locale).alien(alien)) for alien in facts.aliens()} for locale in LOCALES}


def listed(page: str) -> list[str]:
    """The entries one sees, in order."""
    return [one for one, hidden in ENTRY.findall(page) if not hidden]


# ---------------------------------------------------------------- catalogues


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("catalogue", "known"), BOTH, ids=["aliens", "envoys", "destiny"])
def test_everything_is_there_with_its_whole_text(catalogue: Catalogue, known: dict[str, object], locale: str) -> None:
    reader = Reader("g", "Ada", locale)
    page = catalogue.show(reader)
    assert sorted(listed(page)) == sorted(known)
    for one in catalogue.entries(reader, ()):
        assert isinstance(one, CardEntry)
        for said in (one.name, one.does, one.own, *one.rulings, *one.facts, *(part.text for part in one.parts)):
            assert str(escape(said)) in page, said


@pytest.mark.parametrize("locale", LOCALES)
def test_measured_strength_stands_with_each_alien_and_orders_them(locale: str) -> None:
    found = lab.measured(lab.file_of("duel"))
    assert found is not None
    assert set(found.aliens) == set(facts.aliens())
    page = ALIENS.show(Reader("g", "Ada", locale), sort="strength")
    assert listed(page) == sorted(found.aliens, key=lambda alien: (-found.aliens[alien].rate, NAMES[locale][alien]))
    assert page.count("ratebar") == len(found.aliens)
    assert t(locale, "measured-par", par="").strip() in page


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_ours_says_so(locale: str) -> None:
    reader = Reader("g", "Ada", locale)
    labels = {one.id: one.label for one in (*aliens(reader), *envoys(reader), *destiny(reader))}
    assert {one for one, label in labels.items() if not label} == {"underdog"}
    partly = {one for one, label in labels.items() if label == t(locale, "duel-own-part")}
    assert partly >= {"cheater", "grumpus", "regular-revenge", "vacant-shipyard", "cosmic-market"}
    assert labels["bouncer"] == labels["kamikaze"] == labels["tiny-rock"] == t(locale, "duel-own")
    page = ALIENS.show(reader)
    assert page.count(f">{t(locale, 'duel-own')}</span>") == 21
    assert page.count(f">{t(locale, 'duel-own-part')}</span>") == 5
    assert str(escape(t(locale, "duel-own-why"))) in page


@pytest.mark.parametrize(
    ("catalogue", "asked", "found"),
    [
        (ALIENS, {"alert": "green", "header": "contests-and-duels"}, {"knot", "prime", "uber-reserve", "underdog"}),
        (ALIENS, {"own": "none"}, {"underdog"}),
        (ALIENS, {"query": "griesgram"}, {"crabby"}),
        (ALIENS, {"query": "prime number"}, {"prime"}),
        (ENVOYS, {"icon": "skull", "header": "contests-and-duels"}, {"warrior"}),
        (ENVOYS, {"own": "part"}, {"grumpus", "voyager"}),
        (DESTINY, {"deck": "event", "kind": "calamity", "query": "tactics"}, {"solar-flare"}),
        (
            DESTINY,
            {"kind": "refresh", "query": "acquires"},
            {"cosmic-market", "harvest-season", "tourist-season", "double-dividend"},
        ),
        (DESTINY, {"query": "no such word"}, set()),
    ],
)
def test_filters(catalogue: Catalogue, asked: dict[str, str], found: set[str]) -> None:
    page = catalogue.show(READER, **asked)
    assert set(listed(page)) == found
    assert f'<b id="{catalogue.listed}-count">{len(found)}</b>' in page


def test_sorted_by_name_or_as_the_boxes_are() -> None:
    assert listed(ENVOYS.show(READER)) == list(facts.envoys())
    assert listed(DESTINY.show(READER)) == list(facts.destiny())
    levels = [facts.aliens()[one].level for one in listed(ALIENS.show(READER, sort="alert"))]
    assert levels == sorted(levels, key=("green", "yellow", "red").index)


# ---------------------------------------------------------------- rules


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_gap_and_example_stands_once(locale: str) -> None:
    page = BOOK.rules(Reader("g", "Ada", locale), edition="duel")
    assert re.findall(r'<li id="(D-[A-Z0-9]+-\d+)"', page) == list(facts.rules())
    bare = re.sub(r"</?a\b[^>]*>", "", page)
    for rule in facts.rules().values():
        if rule.example is None:
            assert str(escape(rule_text(locale, rule.id))) in bare, rule.id
            assert str(escape(question(locale, rule.id))) in bare
        else:
            case = example(locale, rule.id)
            assert all(str(escape(line)) in bare for line in (*case.given, *case.actions, *case.expect)), rule.id
    assert page.count('data-state="reading"') >= 44


def test_rules_are_found_by_word_and_number_and_lead_to_each_other() -> None:
    page = BOOK.rules(READER, "voyager", "duel")
    found = [rule for rule, hidden in re.findall(r'<li id="(D-[A-Z0-9]+-\d+)"[^>]*?( hidden)?>', page) if not hidden]
    assert "D-WRP-01" in found
    assert "D-CON-01" not in found
    assert '<a href="#D-GAP-08">D-GAP-08</a>' in BOOK.rules(READER)
    assert BOOK.linked("see F-LAUNCH-2") == "see F-LAUNCH-2", "a rule of the other family"


# ---------------------------------------------------------------- help


def sources() -> list[str]:
    groups = (facts.rules(), facts.aliens(), facts.envoys(), facts.destiny(), facts.cards(), facts.planets())
    found = [one for group in (*groups, facts.tactics(), facts.switches()) for one in group]
    found += [f"term-{term}" for term in TERMS] + [f"phase-{step}" for step in STEPS]
    return found + [f"{alien.id}.{ability.id}" for alien in facts.aliens().values() for ability in alien.abilities]


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_help_for_everything(locale: str) -> None:
    for source in sources():
        note = HELP.text(locale, source)
        assert note is not None, source
        assert "help-title" in note
    assert HELP.text(locale, "no-such-thing") is None
    assert HELP.text(locale, "x" * 61) is None


def test_terms_and_steps_cite_rules_that_exist() -> None:
    for cited in (TERMS, STEPS, KIND_RULES):
        assert {rule for rules in cited.values() for rule in rules} <= facts.rules().keys()
    assert '<a href="/rules?edition=duel#D-LEAD-04" target="_blank">' in (HELP.text("en", "term-straggler") or "")


def test_one_name_in_two_families_has_two_notes() -> None:
    """15 envoys are aliens of the other family, too; the edition of the table says which is meant."""
    for envoy in sorted(facts.envoys()):
        note = library_of("duel").help.text("en", envoy, "duel", ())
        assert note is not None
        assert str(escape(Speaker("en").envoy_sheet(envoy).abilities[0].text)) in note
        assert note != OTHER_HELP.text("en", envoy)


def test_a_note_says_what_is_ours() -> None:
    assert t("en", "duel-own-alien") in (HELP.text("en", "bouncer") or "")
    assert t("de", "duel-alien-cheater-own") in (HELP.text("de", "cheater") or "")
    assert "design" not in (HELP.text("en", "underdog") or "")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_small_pieces_say_what_is_ours_too(locale: str) -> None:
    """Plans, reinforcements, planets and tactics: by the facts."""
    ours = {name: plan.original for name, plan in facts.plans().items()}
    ours |= {name: card.original for name, card in facts.reinforcements().items()}
    ours |= {name: planet.original for name, planet in facts.planets().items()}
    for name, original in ours.items():
        note = (HELP.text(locale, name) or "").lower()
        assert (t(locale, "duel-own").lower() in note) == original, name
    for name in facts.tactics():
        assert str(escape(t(locale, "duel-own-tactic"))) in (HELP.text(locale, name) or "")


# ---------------------------------------------------------------- how they are found


def test_the_pages_about_one_game_lead_to_those_about_the_other() -> None:
    assert {"/duel/aliens", "/duel/envoys", "/duel/destiny"} <= {one.path for one in CATALOGUES}
    for catalogue in (*CATALOGUES, OTHER_ALIENS):
        page = catalogue.show(READER)
        shown, other = ("/duel/aliens", "/aliens") if "/duel/" in catalogue.path else ("/aliens", "/duel/aliens")
        assert f'<a href="{shown}" aria-current="true">' in page
        assert f'<a href="{other}">' in page
    assert 'href="/rules?edition=duel"' in OTHER_BOOK.rules(READER)
    assert 'href="/rules"' in BOOK.rules(READER)
    assert '<a href="/guide">' in GUIDE.show(READER)
    assert '<a href="/guide?edition=duel">' in OTHER_GUIDE.show(READER)


# ---------------------------------------------------------------- guide


def test_the_story_of_the_guide_is_a_duel_won_by_a_shield() -> None:
    told = story()
    assert 0 < told.plans[1] - told.plans[0] < 8
    assert told.clouts == (told.plans[0] + 8, told.plans[1])
    there = [told.games[moment].state.ships for moment in ("choose", "reveal", "over")]
    planet = told.games["reveal"].view(0).frame
    assert planet is not None
    assert [ships[planet.planet] for ships in there] == [(3, 2), (3, 2), (3, 0)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", range(1, len(SCREENS) + 1))
def test_every_screen_has_picture_text_and_a_question_with_one_right_answer(locale: str, number: int) -> None:
    page, step = GUIDE.show(Reader("g", locale=locale), number), SCREENS[number - 1]
    assert f'href="/guide?edition=duel&amp;step={number}" aria-current="step"' in page
    assert page.count('type="radio" name="answer"') == 3
    assert page.count('class="guide-answer right"') == 1
    assert f'class="guide-answer right"><input type="radio" name="answer" value="{step.right}"' in page
    assert "<svg" in page.partition('class="guide-picture')[2].partition("</figure>")[0]
    assert 'name="preset" value="duel-first"' in page


def test_the_guide_ends_where_it_ends() -> None:
    assert GUIDE.show(READER, 0) == GUIDE.show(READER, 1)
    assert GUIDE.show(READER, 99) == GUIDE.show(READER, len(SCREENS))
