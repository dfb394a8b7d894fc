"""The first-game guide: a true story, told in both languages, that leads into a first game."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

from warptable.games.encounter.page.library.guide import GUIDE, STEPS
from warptable.games.encounter.page.library.story import HELPING, HINDERING, ME, MOMENTS, SENT, story
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.library.guide import ANSWERS
from warptable.table.reader import Reader
from warptable.text import LOCALES, t

READER = Reader("g")


def words(page: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page).split())


def test_the_story_is_what_the_guide_tells() -> None:
    told = story()
    assert tuple(told.moments) == MOMENTS
    before, after = told.moments["destiny"].view, told.moments["resolution"].view
    row = before.planets[told.target]
    homes = [
        row[told.defense] for row, home in zip(before.planets, before.home_of, strict=True) if home == told.defense
    ]
    assert row[told.defense] == sum(row) == min(homes) < max(homes), "the fewest ships, and nobody else there"
    assert told.totals == (told.cards[0] + SENT + HELPING, told.cards[1] + row[told.defense] + HINDERING)
    assert told.totals[0] > told.totals[1]
    landed = after.planets[told.target]
    assert (landed[ME], landed[told.helper], landed[told.defense]) == (SENT, HELPING, 0)
    assert after.seats[ME].foreign == before.seats[ME].foreign + 1
    assert after.warp[told.hinderer] == before.warp[told.hinderer] + HINDERING
    assert told.moments["regroup"].view.warp[ME] > 0


def test_the_card_laid_is_the_highest_of_the_hand_and_there_are_others() -> None:
    told = story()
    hand = [face for _, face in told.moments["planning"].view.hand]
    attacks = [int(face.removeprefix("attack-")) for face in hand if face.startswith("attack-")]
    assert told.cards[0] == max(attacks) > min(attacks)
    assert "negotiate" in hand


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", range(1, len(STEPS) + 1))
def test_every_screen_has_picture_text_and_a_question_with_one_right_answer(locale: str, number: int) -> None:
    page = GUIDE.show(Reader("g", locale=locale), number)
    assert 'aria-current="step"' in page
    assert f'href="/guide?step={number}" aria-current="step"' in page
    assert page.count('type="radio" name="answer"') == len(ANSWERS)
    assert page.count('class="guide-answer right"') == 1
    assert f'class="guide-answer right"><input type="radio" name="answer" value="{STEPS[number - 1].right}"' in page
    assert "<svg" in page.partition('class="guide-picture')[2].partition("</figure>")[0]
    assert len(re.findall(r"<p [^>]*data-answer=", page)) == len(ANSWERS)


def test_sentences_name_what_the_picture_shows() -> None:
    told, speaker = story(), Speaker("en", ME, story().moments["regroup"].view.home_of)
    launch = words(GUIDE.show(READER, 3))
    assert f"The gate points at {speaker.planet(told.target)}" in launch
    reveal = words(GUIDE.show(READER, 6))
    assert f"{told.totals[0]} in all" in reveal
    assert f"{told.totals[1]} in all" in reveal
    assert f"{speaker.name(told.helper)} joins you" in words(GUIDE.show(READER, 4))


def test_it_begins_with_the_goal_and_the_way_to_the_lessons() -> None:
    for locale in LOCALES:
        page = GUIDE.show(Reader("", locale=locale), 1)
        assert page.index(t(locale, "opening-goal-line", goal=5)) < page.index('class="guide-figure')
    assert 'action="/lessons/1"' in GUIDE.show(READER, 1)
    assert 'action="/lessons/1"' in GUIDE.show(READER, len(STEPS))


def test_one_can_walk_through_and_play() -> None:
    for number in range(1, len(STEPS) + 1):
        page = GUIDE.show(READER, number)
        assert ('rel="prev"' in page) == (number > 1)
        assert ('rel="next"' in page) == (number < len(STEPS))
        form = page.partition('action="/play-now"')[2].partition("</form>")[0]
        assert 'name="preset" value="first"' in form
    assert t("en", "guide-start") in GUIDE.show(READER, len(STEPS))


@pytest.mark.parametrize(("asked", "shown"), [(0, 1), (-5, 1), (99, len(STEPS))])
def test_a_step_that_there_is_not_leads_to_the_nearest(asked: int, shown: int) -> None:
    assert GUIDE.show(READER, asked) == GUIDE.show(READER, shown)


def test_the_picture_is_out_of_reach_and_told_in_words() -> None:
    page = GUIDE.show(READER, 5)
    assert re.search(r'<div class="guide-picture space" inert aria-hidden="true">', page)
    hand = [Speaker("en").card(face) for _, face in story().moments["planning"].view.hand]
    caption = page.partition("<figcaption>")[2].partition("</figcaption>")[0]
    assert all(str(escape(name)) in caption for name in hand)


def test_nothing_of_other_hands_is_in_the_story() -> None:
    """The pictures are drawn from what the reader's seat may know."""
    for moment in story().moments.values():
        assert moment.view.seat == ME
        assert all(isinstance(seat.hand, int) for seat in moment.view.seats)
