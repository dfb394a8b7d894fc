"""The catalogue of reward cards and special ships: complete, filtered without script, honest about what is ours; and
their help and their pictures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from markupsafe import escape

from warptable.games.encounter.engine import facts
from warptable.games.encounter.page.art.card_pictures import picture
from warptable.games.encounter.page.art.cards import card, card_back, value_of
from warptable.games.encounter.page.dock.card_names import named_card
from warptable.games.encounter.page.library.aliens import ALIENS
from warptable.games.encounter.page.library.library import HELP
from warptable.games.encounter.page.library.rewards import REWARDS
from warptable.games.encounter.page.library.techs import TECHS
from warptable.games.encounter.words.rewards import ship_text
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.reader import Reader
from warptable.text import LOCALES, t

READER = Reader("g", "Ada", theme="dark")
ENTRY = re.compile(r'<li id="([a-z0-9-]+)" class="tech-entry"[^>]*?( hidden)?>')
ALL = set(facts.rewards())
FOLD = 'd="M99,124 V129'


def listed(page: str) -> list[str]:
    """The cards one sees, in order."""
    return [card for card, hidden in ENTRY.findall(page) if not hidden]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_there_with_its_picture_and_its_whole_text(locale: str) -> None:
    page, speaker = REWARDS.show(Reader("g", "Ada", locale)), Speaker(locale)
    assert sorted(listed(page)) == sorted(ALL)
    for one in ALL:
        text = speaker.reward_text(one)
        assert named_card(speaker, one, 92, reward=True) in page
        for said in (speaker.card(one), text.effect, *text.rulings, text.own):
            assert str(escape(said)) in page
    for ship in facts.ships():
        assert str(escape(ship_text(locale, ship).action)) in page
    original = sum(one.original for one in facts.rewards().values())
    assert page.count(f'<b class="tag">{t(locale, "rewards-own")}</b>') == original


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({"kind": "retreat"}, {"retreat"}),
        ({"kind": "rift"}, {"rift-1", "rift-2", "rift-3"}),
        ({"kind": "artifact", "phase": "reveal"}, {"omni-zap", "ship-zap", "solar-wind"}),
        ({"kind": "kicker", "role": "ally"}, set()),
        ({"query": "duplicity"}, {"kicker-2-duplicity"}),
        ({"query": "teamgeist"}, {"kicker-2-team-spirit"}),
        ({"kind": "no such kind"}, ALL),
        ({"query": "no such word"}, set()),
    ],
)
def test_filters(asked: dict[str, str], found: set[str]) -> None:
    page = REWARDS.show(READER, **asked)
    assert set(listed(page)) == found
    assert f'<b id="reward-list-count">{len(found)}</b>' in page


def test_sorted_by_kind_as_in_the_hand_or_by_name() -> None:
    assert listed(REWARDS.show(READER))[0].startswith("attack")
    names = [Speaker("en").card(one).lower() for one in listed(REWARDS.show(READER, sort="name"))]
    assert names == sorted(names)


def test_the_catalogues_lead_to_each_other() -> None:
    for page in (ALIENS.show(READER), TECHS.show(READER), REWARDS.show(READER)):
        assert 'href="/rewards"' in page
        assert 'href="/aliens"' in page


def test_aliens_by_set() -> None:
    tile = re.compile(r'<li id="tile-([a-z-]+)"[^>]*?( hidden)?>')
    page = ALIENS.show(READER, edition="dominion")
    shown = {alien for alien, hidden in tile.findall(page) if not hidden}
    assert {"ace", "yin-yang"} <= shown
    assert "zombie" not in shown
    assert 'id="tile-zombie"' in page


def test_every_card_has_a_picture_that_can_be_told_from_others() -> None:
    drawn = {one: picture(facts.rewards()[one].type, one, "#000") + value_of(one) for one in ALL}
    alike = {"kicker-2-duplicity", "kicker-2-team-spirit"}  # these two are told apart by their names
    assert len(set(drawn.values())) == len(ALL) - 1
    assert drawn["kicker-2-duplicity"] == drawn["kicker-2-team-spirit"], alike
    for one in ALL:
        ElementTree.fromstring(card(one, "Name", sub="A very long second line indeed"))
        ElementTree.fromstring(card(one, "Name", hazard=True))
    ElementTree.fromstring(card_back(40, "reward"))


def test_an_attack_with_two_values_changes_its_big_number_with_the_warning() -> None:
    assert (value_of("attack-02-20"), value_of("attack-02-20", hazard=True)) == ("2", "20")
    calm, warned = card("attack-02-20", ""), card("attack-02-20", "", hazard=True)
    assert '>2</text></g><g class="card-triangle"' in calm
    assert '>20</text></g><g class="card-triangle"' in warned


def test_only_cards_with_the_reward_back_have_a_folded_corner() -> None:
    assert FOLD in card("retreat", "")
    assert FOLD not in card("attack-10", "")
    assert FOLD not in card("morph", ""), "most morphs are cosmic cards"
    assert FOLD in card("morph", "", reward=True)


@pytest.mark.parametrize("locale", LOCALES)
def test_help_in_place(locale: str) -> None:
    found = HELP.text(locale, "kicker-4-overload") or ""
    speaker = Speaker(locale)
    for said in (speaker.card("kicker-4-overload"), *vars_of(speaker, "kicker-4-overload")):
        assert str(escape(said)) in found
    assert 'href="/rewards#kicker-4-overload"' in found
    assert HELP.text(locale, "term-hazard") is not None


def vars_of(speaker: Speaker, one: str) -> tuple[str, str]:
    text = speaker.reward_text(one)
    return text.effect, text.own
