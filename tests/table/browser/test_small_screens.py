"""Where things are, whatever is asked: the map stays in sight with all that a question is about, nothing lies over it,
and the main button keeps its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.games.encounter.aliens.test_tourist import at_sea
from tests.table.browser import looks
from tests.table.browser.still import push, show, stop_the_clock
from warptable.games.encounter.page.examples import Game, answering, found, in_a_window, scene_at
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.rooms.chat import ChatLine

LANDSCAPES = [(844, 390), (667, 375)]
PHONES = [(360, 640), (390, 844)]
DESKTOPS = [(1280, 720), (1440, 900)]


def sizes(*groups: list[tuple[int, int]]) -> list[Any]:
    """The first of each group, and the others where there is time."""
    soaks = pytest.mark.soak
    every = [(size, group[0] == size) for group in groups for size in group]
    return [pytest.param(size, marks=() if first else soaks, id=f"{size[0]}x{size[1]}") for size, first in every]


QUESTIONS = ("aim", "launch", "invite", "ally", "regroup", "encounter-card", "lose-ships")
SPREAD = 5
"""More planets than this are all over the map: where it is small, it shows one's own and can be moved."""
LOOK = """async () => {
  do await new Promise(requestAnimationFrame); while (document.getAnimations().length); // all has come to rest
  const box = (selector) => boxed(document.querySelector(selector));
  const boxed = (element) => {
    const found = element?.getBoundingClientRect();
    return found?.width ? [found.left, found.top, found.right, found.bottom].map(Math.round) : null;
  };
  const lens = document.getElementById('lens').offsetHeight;
  const pane = box('#skyview');
  const legal = [...document.querySelectorAll('#stars [data-place].legal')].map((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return { map: [...pane.slice(0, 3), pane[3] - lens], legal, ask: box('#prompt') ?? box('#reaction'),
    main: box('#prompt .main') ?? box('#pass'),
    words: [...document.querySelectorAll('#prompt .go button')].map(boxed),
    hand: box('#hand'), news: box('#lately .turn:not(:has(~ .turn))') };
}"""


def asking(prompt: str) -> Callable[[Game], bool]:
    return lambda game: game.decisions[0].prompt == prompt and len(game.decisions[0].options) > 1


ASKING = {prompt: asking(prompt) for prompt in QUESTIONS}


def asked(prompt: str) -> EncounterScene:
    game = found(ASKING[prompt])
    return scene_of(game, game.decisions[0].seat, "de")


def scenes() -> list[EncounterScene]:
    """Every kind of question, and a window to answer in."""
    return [*map(asked, QUESTIONS), scene_of(found(in_a_window), 0, "de")]


def of_two_words() -> EncounterScene:
    """A question with two buttons that are alike."""
    t = at_sea(1)
    assert t.open == [(0, "tourist-direction")]
    return scene_of(t.session, 0, "de")


def looked_at(page: Page, size: tuple[int, int]) -> list[dict[str, Any]]:
    """One question after the other, as somebody meets them who stays on the page."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    first, *others = scenes()
    seen = [show(page, first).evaluate(LOOK)]
    for scene in others:
        push(page, scene)
        seen.append(page.evaluate(LOOK))
    return seen


def spread(boxes: list[list[int]]) -> int:
    """By how much a rectangle moves, at most."""
    return max(max(box[edge] for box in boxes) - min(box[edge] for box in boxes) for edge in range(4))


@pytest.mark.parametrize("size", sizes(LANDSCAPES, PHONES))
def test_a_phone_shows_map_question_and_hand_and_none_of_them_lies_over_another(
    page: Page, size: tuple[int, int]
) -> None:
    lies = size in LANDSCAPES
    least = (size[0] - 56 - 318, 180) if lies else (size[0], 100)
    seen = looked_at(page, size)
    for one in seen:
        left, top, right, bottom = one["map"]
        assert right - left >= least[0], one
        assert bottom - top >= least[1], one
        assert one["hand"][3] == size[1]
        assert 60 <= one["hand"][3] - one["hand"][1] <= (64 if lies or size[1] < 720 else 112)
        assert (one["ask"][0] >= right) if lies else (one["ask"][1] >= bottom), "the question is beside the map"
        assert one["main"][3] <= size[1]
        assert one["main"][3] - one["main"][1] >= 52
        shown = [(x, y) for x, y in one["legal"] if left < x < right and top < y < bottom]
        everywhere = len(one["legal"]) > SPREAD
        assert len(shown) >= (SPREAD if everywhere else len(one["legal"])), f"a planet to choose is out of sight: {one}"
        if lies:
            assert one["news"][3] <= one["main"][1], "the newest line is above the main button"
            assert one["main"][1] - one["news"][3] <= 12
    assert any(one["legal"] for one in seen)
    assert spread([one["main"] for one in seen]) <= 4
    push(page, of_two_words())
    worded = page.evaluate(LOOK)
    assert worded["main"] is None
    assert max(bottom for *_, bottom in worded["words"]) <= size[1]
    assert not lies or worded["news"][3] <= min(top for _, top, *_ in worded["words"]), "no line lies over a button"
    push(page, asked("ally"))
    page.evaluate("document.getElementById('prompt').scrollTop = 1000")
    push(page, asked("launch"))
    assert not page.evaluate("document.getElementById('prompt').scrollTop"), "the next question begins at its beginning"
    hinted = asked("invite")
    push(page, replace(hinted, reader=replace(hinted.reader, coach=True)))
    expect(page.locator("#coach p")).to_be_visible()
    expect(page.locator("#question")).to_be_in_viewport(ratio=1)  # a hint never takes its place


@pytest.mark.parametrize("size", sizes(DESKTOPS))
def test_the_main_button_keeps_its_place_on_a_desktop(page: Page, size: tuple[int, int]) -> None:
    boxes = [one["main"] for one in looked_at(page, size)]
    rights, bottoms = ([box[edge] for box in boxes] for edge in (2, 3))
    assert max(rights) - min(rights) <= 4
    assert max(bottoms) - min(bottoms) <= 4
    assert spread(boxes) <= 4


def test_the_second_half_of_a_double_click_does_not_answer_the_next_question(page: Page, posts: list[Any]) -> None:
    """The button of the next question is where the last one was."""
    page.set_viewport_size({"width": 1280, "height": 720})
    show(page, asked("launch"))
    main = page.locator("#prompt .main").bounding_box()
    assert main is not None
    middle = (main["x"] + main["width"] / 2, main["y"] + main["height"] / 2)
    with page.expect_response("**/answer"):
        page.mouse.click(*middle)
    push(page, scene_of(found(in_a_window), 0, "de"))
    expect(page.locator("#pass")).to_be_visible()
    page.mouse.move(*middle)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    with page.expect_response("**/react"):
        page.mouse.click(*middle)
    assert [post.url.rpartition("/")[2] for post in posts] == ["answer", "react"]


@pytest.mark.parametrize("size", sizes(LANDSCAPES, PHONES, DESKTOPS))
def test_whoever_watches_has_a_full_board(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    game = found(ASKING["aim"])
    show(page, scene_of(game, None, "de"))
    heights = page.evaluate("['dock', 'field'].map((id) => document.getElementById(id).offsetHeight)")
    assert heights[0] <= (112 if size in PHONES else 64), "no empty dock"
    assert heights[1] >= size[1] * 0.6
    if size in LANDSCAPES:
        assert page.locator("#field").evaluate("one => one.offsetWidth") == size[0] - 56


def test_a_question_shows_the_newest_line_at_once(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    scene = scene_at("launch")
    quiet = replace(scene, asked=None, log=scene.log[:-5])
    stop_the_clock(page)
    show(page, quiet)
    push(page, replace(quiet, log=scene.log[:-1]))  # four lines, which take turns
    push(page, scene)
    newest = page.locator(f'#log .log-line[data-n="{scene.log[-1].number}"] .told').text_content()
    assert page.locator("#lately .log-line.turn:visible .told").last.text_content() == newest


def say(number: int) -> tuple[ChatLine, ...]:
    return tuple(
        ChatLine(n, n % 4, "Bix", f"Sentence {n}, which is not so short that it takes one line.") for n in range(number)
    )


@pytest.mark.parametrize("size", sizes(LANDSCAPES, PHONES))
def test_the_chat_shows_its_last_line(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    scene = replace(scene_at("launch", locale="de"), chat=say(30))
    show(page, scene)
    page.locator(".top .drawer").click()
    page.locator("#rail .tab", has=page.locator("#tab-chat")).click()
    expect(page.locator("#chat-29")).to_be_in_viewport(ratio=0.99)
    push(page, replace(scene, chat=say(32)))
    expect(page.locator("#chat-31")).to_be_in_viewport(ratio=0.99)
    page.locator("#chat").evaluate("one => { one.scrollTop = 0; }")
    expect(page.locator("#chat-0")).to_be_in_viewport()
    page.evaluate("() => new Promise(requestAnimationFrame)")  # the page has noticed that
    push(page, replace(scene, chat=say(33)))
    expect(page.locator("#chat-0")).to_be_in_viewport()  # somebody reads there
    page.locator("#rail .shut").click()
    page.locator(".top .drawer").click()
    expect(page.locator("#chat-32")).to_be_in_viewport(ratio=0.99)


def test_what_appears_under_a_pointer_at_rest_explains_nothing(page: Page) -> None:
    """And whatever explains a card does not lie over the question."""
    page.set_viewport_size({"width": 1280, "height": 720})
    asked_for = asked("encounter-card")
    bare = replace(asked_for, view=replace(asked_for.view, hand=[]))
    page.route("**/help?*", lambda route: route.fulfill(body="<h3>Help</h3>" + "<p>Words.</p>" * 12))
    stop_the_clock(page)
    show(page, asked_for)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<div id=help popover=manual></div>')")
    card = page.locator("#cards > .card").nth(2).bounding_box()
    assert card is not None
    push(page, bare)
    middle = (card["x"] + 20, card["y"] + card["height"] / 2)
    page.mouse.move(*middle)
    push(page, asked_for)
    expect(page.locator("#cards > .card").nth(2)).to_be_visible()
    assert page.evaluate("""([x, y]) => document.elementFromPoint(x, y).closest('.card') !== null""", list(middle)), (
        "a card is under the pointer now"
    )
    page.clock.run_for(2000)
    expect(page.locator("#help")).to_be_hidden()
    page.mouse.move(middle[0] + 3, middle[1])
    page.clock.run_for(2000)
    expect(page.locator("#help")).to_be_visible()
    explained, question = page.locator("#help").bounding_box(), page.locator("#prompt").bounding_box()
    assert explained is not None
    assert question is not None
    assert explained["y"] + explained["height"] <= question["y"]


def test_everything_at_the_table_fits_fingers(browser: Browser) -> None:
    """Also the drawers: log, chat, powers, menu, and the open hand."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.route("**/*", lambda route: route.fulfill(status=404, body=""))
    deal = found(answering)
    every = [*scenes(), scene_of(deal, deal.decisions[0].seat, "de"), scene_of(deal, None, "de")]
    show(page, every[0])
    for scene in every:
        push(page, scene)
        assert looks.small_targets(page) == [], scene.asked
    push(page, every[0])
    page.locator(".opener").tap()
    assert looks.small_targets(page) == []
    page.locator(".opener").tap()
    page.locator(".top .drawer").tap()
    for tab in ("chat", "deals", "powers", "log"):
        page.locator("#rail .tab", has=page.locator(f"#tab-{tab}")).tap()
        assert looks.small_targets(page) == [], tab
    page.locator("#rail .shut").tap()
    page.locator(".top .narrow").tap()
    assert looks.small_targets(page) == []
    context.close()


WORDS = "#dock :is(h2, .button, .button span, .target, .tag, label:not(.mark)), .plate .name, .brief b"
CUT = """(words) => [...document.querySelectorAll(words)]
  .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
  .filter((one) => getComputedStyle(one).display !== "inline")
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""


def test_no_word_is_cut_on_a_narrow_phone(page: Page) -> None:
    """In either size of the text."""
    page.set_viewport_size({"width": 360, "height": 640})
    scenes_of_colours = [scene_at(prompt, locale="de") for prompt in ("aim", "launch", "ally", "encounter-card")]
    show(page, scenes_of_colours[0])
    for scene in scenes_of_colours:
        push(page, scene)
        for size in ("100", "130"):
            page.evaluate("size => { document.documentElement.dataset.size = size; }", size)
            assert page.evaluate(CUT, WORDS) == [], size
            assert page.evaluate("document.documentElement.scrollWidth") == 360, size
