"""Help in place: every rule, alien, card, phase and word explains itself, in both languages."""

from __future__ import annotations

import re

import pytest

from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.content.api import Alien
from warptable.games.encounter.engine.model.phases import PHASES
from warptable.games.encounter.page.library.library import HELP
from warptable.games.encounter.page.library.terms import CARD_RULES, PHASE_RULES, TERMS, cited
from warptable.games.encounter.words.rulebook import rule_text
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel.packs import Pack
from warptable.text import LOCALES, t
from warptable.text.bundles import sources

HERALDS = (
    Pack("heralds", "1", {"herald": Alien("herald")}, {"herald": "Draws a card <b>before</b> allies are invited."}),
)


def shown(locale: str, source: str, edition: str = "ffg") -> str:
    """The words of the popover, without the markup."""
    made = HELP.text(locale, source, edition)
    assert made is not None, source
    return " ".join(re.sub(r"<[^>]+>", " ", made).split())


def plain(text: str) -> str:
    return " ".join(text.replace("'", "&#39;").split())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rule_gives_its_text_and_its_address(locale: str) -> None:
    made = HELP.text(locale, "F-LAUNCH-2")
    assert made is not None
    assert plain(rule_text(locale, "F-LAUNCH-2")) in made
    assert 'href="/rules#F-LAUNCH-2"' in made


def test_a_rule_of_2000_leads_to_the_rules_of_2000() -> None:
    made = HELP.text("en", "A-S1-1")
    assert made is not None
    assert 'href="/rules?edition=avalon#A-S1-1"' in made


def test_a_rule_on_which_the_book_is_silent_says_so() -> None:
    assert t("en", "tip-gap") in shown("en", "F-REGROUP-4")
    assert t("en", "tip-gap") not in shown("en", "F-REGROUP-1")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("alien", ["oracle", "tick-tock", "zombie"])
def test_an_alien_gives_power_flares_level_and_its_sheet(locale: str, alien: str) -> None:
    made, texts = HELP.text(locale, alien), Speaker(locale).sheet(alien)
    assert made is not None
    for text in (texts.does, texts.power, texts.power_name, texts.wild, texts.super):
        assert plain(text) in made
    assert f'aria-label="{t(locale, f"level-{facts.aliens()[alien].level}")}"' in made
    assert f'href="/aliens/{alien}"' in made


def test_a_power_is_explained_by_its_alien_and_a_flare_by_its_sides() -> None:
    assert HELP.text("en", "zombie.immortality") == HELP.text("en", "zombie")
    assert HELP.text("en", "zombie.wild") == HELP.text("en", "flare-zombie")
    flare = shown("en", "flare-zombie")
    assert Speaker("en").sheet("zombie").power not in flare
    assert Speaker("en").sheet("zombie").super in flare


def test_the_edition_of_2000_has_its_own_powers_and_no_flares() -> None:
    made = HELP.text("de", "zombie", "avalon")
    assert made is not None
    assert "Unsterblicher" in made
    assert Speaker("de", edition="avalon").sheet("zombie").power in made
    assert Speaker("de").sheet("zombie").wild not in made
    laser = HELP.text("de", "laser", "avalon")
    assert laser is not None
    assert Speaker("de", edition="avalon").sheet("laser").power in laser


def test_cards_differ_by_edition_where_the_editions_do() -> None:
    assert t("en", "artifact-plague") in shown("en", "plague")
    assert t("en", "artifact-plague-avalon") in shown("en", "plague", "avalon")
    assert t("en", "role-offense") in shown("en", "mobius-tubes")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_and_every_alien_is_known(locale: str) -> None:
    aliens = {*facts.aliens(), *facts.avalon_aliens()}
    flares = {f"flare-{alien}" for alien in facts.aliens()}
    for source in {*aliens, *flares, *facts.cards(), *facts.destiny(), *facts.artifacts()}:
        assert HELP.text(locale, source) is not None, source


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phase_and_every_word_is_known(locale: str) -> None:
    for phase in (*PHASES, "setup"):
        assert t(locale, f"phase-{phase}") in shown(locale, f"phase-{phase}")
    for term in TERMS:
        assert t(locale, f"tip-term-{term}-name") in shown(locale, f"term-{term}")


def test_there_is_no_message_without_a_word() -> None:
    content = "".join(
        said for name, said in sources("en") if name.endswith(("/web_help.ftl", "/techs.ftl", "/rewards.ftl"))
    )
    assert {
        name.removesuffix("-name") for name in re.findall(r"^tip-term-([a-z-]+) =", content, re.MULTILINE)
    } == TERMS.keys()
    assert set(re.findall(r"^tip-phase-([a-z-]+) =", content, re.MULTILINE)) == PHASE_RULES.keys()


def test_the_rules_behind_words_exist_in_both_editions() -> None:
    for group in (TERMS, PHASE_RULES, CARD_RULES):
        for rules in group.values():
            assert set(rules) <= facts.rules().keys()
            assert all(rule.startswith("A-") and rule in facts.rules() for rule in cited(rules, "avalon"))


@pytest.mark.parametrize(
    "source", ["", "   ", "term-", "term-nothing", "phase-night", "<script>", "F-LAUNCH-99", "x" * 500]
)
def test_what_nobody_knows_has_no_help(source: str) -> None:
    assert HELP.text("en", source) is None


def test_an_unknown_edition_is_that_of_2008() -> None:
    assert HELP.text("en", "zombie", "<b>") == HELP.text("en", "zombie")


def test_a_home_made_alien_is_explained_by_its_author_and_escaped() -> None:
    made = HELP.text("en", "herald", packs=HERALDS)
    assert made is not None
    assert "Draws a card &lt;b&gt;before&lt;/b&gt; allies are invited." in made
    assert HELP.text("en", "flare-herald", packs=HERALDS) == made
