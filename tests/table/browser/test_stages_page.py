"""The stages in a browser: they fill desktops and fit on phones, nothing is cut, axe finds nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.browser.stages import asked, idle, tick
from tests.table.browser.still import push, show
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.model.cards import flare_of
from warptable.games.encounter.page.examples import (
    attack_meets_negotiate,
    both_attack,
    found,
    may_stop,
    may_stop_and_reinforce,
)
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.library.library import HELP
from warptable.games.encounter.words.explain import power_name, use_text
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.play import reactions as pauses
from warptable.text.bundles import LOCALES

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


SIZES = """() => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect();
  const shown = ["where", "bigcard", "totals", "tug", "verdict", "what-if", "parts", "sum"].map((a) => `.stage-${a}`);
  const stage = box("#stage"), parts = [...document.querySelectorAll(`#stage :is(header, .panel, ${shown})`)]
    .filter((one) => one.checkVisibility()).map((one) => [one.className || one.localName, one.getBoundingClientRect()]);
  const meet = ([, one], [, other]) => one.left < other.right - 6 && other.left < one.right - 6
    && one.top < other.bottom - 6 && other.top < one.bottom - 6;
  return {
    card: Math.min(...[...document.querySelectorAll(".stage-bigcard")].map((one) => one.offsetHeight)),
    stage: stage.height,
    total: parseFloat(getComputedStyle(document.querySelector(".stage-totals")).fontSize),
    hidden: document.querySelector("#stage").scrollHeight - Math.ceil(stage.height),
    bar: Math.max(...["#reaction", "#quiet"].map((name) => box(name)?.height ?? 0)),
    dock: box("#dock").height - box("#hand").height,
    hint: document.querySelector(".coach")?.checkVisibility() ?? false,
    overlaps: parts.flatMap((one, at) => parts.slice(at + 1).filter((other) => meet(one, other))
      .map((other) => `${one[0]} / ${other[0]}`)),
  };
}"""
"""Cards stand askew, so a few pixels of two boxes may meet."""


def sizes_of(page: Page) -> dict[str, Any]:
    """When nothing moves any more."""
    page.wait_for_function("document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)")
    found: dict[str, Any] = page.evaluate(SIZES)
    return found


@pytest.mark.parametrize(
    ("size", "card", "total"),
    [((1440, 900), 0.47, 0.25), ((1280, 720), 0.42, 0.23)],
)
def test_the_reveal_fills_the_stage_of_a_desktop(page: Page, size: tuple[int, int], card: float, total: float) -> None:
    """Cards and totals by the height of the stage; the dock has given up what it does not need."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, idle())
    sizes = sizes_of(page)
    assert sizes["card"] / sizes["stage"] == pytest.approx(card, abs=0.01)
    assert sizes["total"] == pytest.approx(max(96, total * sizes["stage"]), abs=1)
    assert sizes["hidden"] <= 0
    assert sizes["overlaps"] == []
    assert sizes["dock"] <= 90, "a bar, and the hand"
    assert sizes["stage"] > 0.62 * size[1]
    assert not sizes["hint"]


def test_the_reveal_of_a_phone_has_the_totals_between_the_cards(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    scene = scene_of(found(both_attack), 0, "de")
    show(page, scene)
    sizes = sizes_of(page)
    assert (sizes["card"], sizes["total"]) == (154, 72)
    assert sizes["overlaps"] == []
    chips, fates = page.locator(".stage-parts").first, page.locator(".stage-stakes li:not(.stage-me)").first
    expect(page.locator(".stage-sum").first).to_be_visible()
    expect(page.locator(".stage-stakes li.stage-me").first).to_be_visible()
    for closed, opener in ((chips, "fold-trails"), (fates, "fold-stakes")):
        expect(closed).to_be_hidden()
        page.locator(f"label[for={opener}]").click()
        expect(closed).to_be_visible()
    push(page, scene)
    expect(chips).to_be_visible()


@pytest.mark.parametrize("height", [700, pytest.param(844, marks=pytest.mark.soak), 1000])
def test_both_cards_fit_on_a_phone_however_much_height_there_is(page: Page, height: int) -> None:
    """A sheet that gets smaller makes room in height, not in width."""
    page.set_viewport_size({"width": 390, "height": height})
    show(page, scene_of(found(attack_meets_negotiate), None, "de"))
    cards = page.locator(".stage-bigcard:visible")
    assert cards.count() == 2
    assert all(
        box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in (card.bounding_box() for card in cards.all()) if box
    )
    wide = page.evaluate("document.querySelector('#stage').scrollWidth - document.querySelector('#stage').clientWidth")
    assert wide <= 1


def test_on_a_phone_both_halves_of_a_deal_stand_one_under_the_other(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, asked())
    give, get = page.locator("#deal-give").bounding_box(), page.locator("#deal-get").bounding_box()
    assert give is not None
    assert get is not None
    assert give["y"] + give["height"] <= get["y"]


SMALL = """() => [...document.querySelectorAll('#stage :is(button, label)')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.getBoundingClientRect(), one.textContent.trim()])
  .filter(([box]) => Math.min(box.width, box.height) < 43.9)
  .map(([box, said]) => `${said}: ${box.width} x ${box.height}`)"""
CUT = """() => {
  const words = document.createTreeWalker(document.querySelector('#stage'), NodeFilter.SHOW_TEXT), cut = [];
  while (words.nextNode()) {
    const node = words.currentNode, range = document.createRange();
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility() || parent.closest('.spoken, svg')) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let around = node.parentElement; around; around = around.parentElement) {
      const clips = around === document.body || getComputedStyle(around).overflowX !== 'visible';
      const edge = around.getBoundingClientRect();
      if (clips && (box.left < edge.left - 1 || box.right > edge.right + 1)) cut.push(node.data.trim());
    }
  }
  return cut;
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
@pytest.mark.parametrize("locale", ["de", "en"])
def test_on_a_phone_a_deal_begins_with_what_can_be_given_and_asked(
    page: Page, width: int, height: int, locale: str
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show(page, asked(locale))
    expect(page.locator(".deal-head-clock .clocktext")).to_be_in_viewport()
    expect(page.locator("#deal-give input[name=grant]").first).to_be_in_viewport()
    expect(page.locator("#deal-give input[name=give]").first).to_be_in_viewport()
    expect(page.locator("#deal-get h3")).to_be_in_viewport()
    get, offers = page.locator("#deal-get").bounding_box(), page.locator("#deal-offers").bounding_box()
    assert get is not None
    assert offers is not None
    assert get["y"] + get["height"] <= offers["y"]
    assert page.evaluate(SMALL) == []
    tick(page, "give")
    assert page.evaluate(CUT) == []
    foot = page.locator("#deal-foot").bounding_box()
    assert foot is not None
    for button in page.locator("#stage > .slimtoggle, .deal-buttons > .button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] >= foot["y"]
        assert box["y"] + box["height"] <= height


SAY_ALL = """([names, texts, helps]) => {
  const use = document.querySelector("#reaction .use"), reply = document.querySelector("#reaction .reply:has(small)");
  texts.forEach((text, at) => {
    const [one, other] = [use.cloneNode(true), reply.cloneNode(true)];
    one.querySelector("b").textContent = names[at];
    for (const spot of [one.querySelector(".use-text"), other.querySelector("small")]) spot.textContent = text;
    use.after(one);
    reply.after(other);
  });
  const box = Object.assign(document.createElement("div"), { id: "help", popover: "manual" });
  box.innerHTML = helps.join("");
  document.body.append(box);
}"""
"""Every text at once, each as the page shows one of them."""
UNCUT = """() => {
  const cut = [], help = document.querySelector("#help");
  if (!help.matches(":popover-open")) help.showPopover();
  /* What hides a part of itself hides a part of the text; what scrolls does not. */
  for (const element of document.querySelectorAll(".use-text, .use-name b, .reply small, .help-text, .help-title")) {
    const range = document.createRange(), free = { x: false, y: false };
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    if (!box.height) cut.push(`not shown: ${element.textContent}`);
    for (let around = element; around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around), edge = around.getBoundingClientRect();
      free.x ||= ["auto", "scroll"].includes(style.overflowX);
      free.y ||= ["auto", "scroll"].includes(style.overflowY);
      if (free.x && free.y) break;
      const hidesX = !free.x && style.overflowX !== "visible", hidesY = !free.y && style.overflowY !== "visible";
      const out = { x: box.left < edge.left - 1 || box.right > edge.right + 1, y: box.bottom > edge.bottom + 1 };
      const clamped = around === element && around.scrollHeight > around.clientHeight + 1;
      if ((hidesX && out.x) || (hidesY && (out.y || clamped))) cut.push(element.textContent);
    }
  }
  return cut;
}"""


def test_a_phone_shows_two_answers_to_a_use_without_scrolling(page: Page) -> None:
    """What passes more than this moment gives way to them; the pass stays in its place."""
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, scene_of(found(may_stop_and_reinforce), 0, "de"))
    passing = page.locator("#pass").bounding_box()
    assert passing is not None
    free = """all => all.slice(0, 2).map((one) => {
      const { left, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 20, bottom - 6));
    })"""
    assert page.locator("#react-form > .card-sides").evaluate_all(free) == [True, True], "nothing lies over them"
    page.locator(".reaction .rest").scroll_into_view_if_needed()
    assert page.locator("#pass").bounding_box() == passing


def test_no_effect_is_cut(page: Page) -> None:
    """Every text of a power, flare and artifact in both languages, where it may be stopped, on the button that uses it
    and in the help beside it."""
    game = found(may_stop)
    pause = pauses.pause_at(game)
    assert pause is not None
    seat = next(seat for seat, choices in pause.choices.items() if len(choices) == 2)
    page.set_viewport_size({"width": 360, "height": 640})
    show(page, scene_of(game, seat, "de"))
    names, texts, helps = [], [], []
    for locale in LOCALES:
        speaker = Speaker(locale)
        uses = [f"{alien}.{part}" for alien in facts.aliens() for part in ("power", "wild", "super")]
        for use in (*uses, *facts.artifacts()):
            names.append(power_name(speaker, use))
            texts.append(use_text(speaker, use, whole=True))
        for source in (*facts.aliens(), *map(flare_of, facts.aliens()), *facts.artifacts()):
            helps.append(str(HELP.text(locale, source)))
    page.evaluate(SAY_ALL, [names, texts, helps])
    assert page.locator("#reaction .use").count() > len(texts) == page.locator(".reply small").count() - 2
    for width, height in ((360, 640), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNCUT) == []
