"""The stages in a browser: the draft of a deal is reckoned, kept by a new frame and sent by keys; axe finds nothing."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.table.browser import looks
from tests.table.browser.still import HOST, push, show, stop_the_clock
from tests.table.stage_scenes import Game, answering, finished, found, is_open, kinds, moments, scene_of
from warptable.encounter import facts
from warptable.encounter.model.cards import flare_of
from warptable.table.play import reactions as pauses
from warptable.table.scene.data import Line
from warptable.table.scene.encounter.data import EncounterScene
from warptable.table.ui.encounter.library.help import help_text
from warptable.text.bundles import LOCALES
from warptable.text.encounter.explain import power_name, use_text
from warptable.text.encounter.speaker import Speaker

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def asked(locale: str = "en") -> EncounterScene:
    game = found(answering)
    return scene_of(game, game.decisions[0].seat, locale)


def both_attack(game: Game) -> bool:
    return is_open(game) and kinds(game) == ("attack", "attack")


def tick(page: Page, name: str) -> str:
    """Choose the first thing of this kind that may be chosen; returns what it says."""
    choice = page.locator(f"#deal-form input[name={name}]:enabled:not([value='']):not([value='0'])").first
    choice.check(force=True)
    return choice.get_attribute("data-said") or ""


def test_a_draft_is_put_into_words_and_reckoned(page: Page) -> None:
    scene = asked()
    show(page, scene)
    send, take = page.locator("#deal-send"), page.locator("#deal-take")
    expect(send).to_be_disabled()
    expect(take).to_have_class("btn pri")
    expect(page.locator("#deal-standing")).to_be_visible()
    expect(page.locator("#deal-draft")).to_be_hidden()
    expect(page.locator(".dvalid .bad")).to_be_hidden()
    page.locator("#deal-form input[name=ask][value='0']").check(force=True)
    given, wanted = tick(page, "give"), tick(page, "want")
    expect(page.locator("#deal-standing")).to_be_hidden()
    expect(page.locator("[data-list=give]")).to_contain_text(given)
    expect(page.locator("[data-list=get]")).to_have_text(wanted)
    assert scene.me is not None
    held = scene.view.seats[scene.me].hand
    expect(page.locator("[data-mean=cards-mine]")).to_have_text(f"{held} → {held - 1}")
    expect(send).to_be_enabled()
    expect(send).to_have_class("btn pri")
    expect(take).to_have_class("btn")


def test_a_draft_says_that_a_named_card_cannot_be_asked_for(page: Page) -> None:
    """Not before there is a draft, and not if it asks for no cards."""
    show(page, asked())
    note = page.locator("[data-note=ask]")
    expect(note).to_be_hidden()
    tick(page, "give")
    expect(note).to_be_visible()
    page.locator("#deal-form input[name=ask][value='0']").check(force=True)
    expect(note).to_be_hidden()


def later(scene: EncounterScene) -> EncounterScene:
    """The same offer once more, as the answer to one that was sent meanwhile."""
    assert scene.asked is not None
    return replace(scene, asked=replace(scene.asked, serial=scene.asked.serial + 2))


def test_enter_does_not_repeat_what_was_refused(page: Page, posts: list[Request]) -> None:
    scene = asked()
    show(page, scene)
    given = tick(page, "give")
    with page.expect_response("**/answer"):
        page.keyboard.press("Enter")
    push(page, later(scene))
    expect(page.locator("#deal-standing")).to_be_visible()
    expect(page.locator("#deal-form input[name=give]:checked")).to_have_count(0)
    expect(page.locator("#deal-send")).to_be_disabled()
    expect(page.locator("#deal-take")).to_have_class("btn pri")
    page.keyboard.press("Enter")
    tick(page, "give")
    expect(page.locator("[data-list=give]")).to_contain_text(given)
    with page.expect_response("**/chat"):
        page.locator("button[form=deal-say]").first.click()
    assert [post.url.rpartition("/")[2] for post in posts] == ["answer", "chat"]


def test_a_new_frame_keeps_the_draft(page: Page) -> None:
    scene = asked()
    show(page, scene)
    given = tick(page, "give")
    push(page, scene)
    expect(page.locator("[data-list=give]")).to_contain_text(given)
    expect(page.locator("#deal-send")).to_be_enabled()


def test_enter_sends_the_draft_and_t_takes_theirs(page: Page, posts: list[Request]) -> None:
    scene = asked()
    show(page, scene)
    page.keyboard.press("Enter")
    assert posts == []
    tick(page, "give")
    with page.expect_response("**/answer"):
        page.keyboard.press("Enter")
    assert [post.url for post in posts] == [f"{HOST}/t/abc/answer"]
    assert "propose" in (posts[0].post_data or "")
    with page.expect_response("**/answer"):
        page.locator("body").press("t")
    assert "accept" in (posts[-1].post_data or "")


def test_breaking_off_takes_two_clicks(page: Page, posts: list[Request]) -> None:
    show(page, asked())
    button = page.locator("#deal-refuse")
    button.click()
    expect(button).to_contain_text("Really?")
    assert posts == []
    with page.expect_response("**/answer"):
        button.click()
    assert "refuse" in (posts[0].post_data or "")


def test_phrases_are_said_without_touching_the_draft(page: Page, posts: list[Request]) -> None:
    show(page, asked())
    given = tick(page, "give")
    with page.expect_response("**/chat"):
        page.locator("button[form=deal-say]").first.click()
    assert posts[0].url == f"{HOST}/t/abc/chat"
    expect(page.locator("[data-list=give]")).to_contain_text(given)


def test_the_clock_runs(page: Page) -> None:
    """It is written as on a clock, and the last seconds are marked."""
    stop_the_clock(page)
    scene, now = asked(), page.evaluate("Date.now()") / 1000
    assert scene.talks is not None
    show(page, replace(scene, talks=replace(scene.talks, ends=now + 3723, seconds=3600)))
    clock, ring = page.locator("#deal-clock .clocktext"), page.locator("#deal-clock .ring")
    expect(clock).to_have_text("1:02:03")
    expect(ring).to_have_attribute("stroke-dasharray", "100 100")
    page.clock.fast_forward(3_663_000)  # an hour of ticks is not needed
    expect(clock).to_have_text("1:00")
    page.clock.run_for(19_000)
    expect(clock).to_have_text("0:41")
    expect(page.locator("#deal-clock.st-last")).to_have_count(0)
    page.clock.run_for(32_000)
    expect(clock).to_have_text("0:09")
    expect(page.locator("#deal-clock.st-last")).to_have_count(1)
    page.clock.run_for(20_000)
    expect(clock).to_have_text("0:00")


def test_without_motion_a_deal_can_be_read_as_soon_as_it_follows_a_reveal(page: Page) -> None:
    """The reveal is white on black, a deal in the light theme black on white."""
    game = found(answering)
    show(page, scene_of(found(is_open), 0), "light")
    push(page, scene_of(game, game.decisions[0].seat))
    colors = page.evaluate(
        "[...document.querySelectorAll('#stage, .dealbody, .dcol h3')].map((one) => getComputedStyle(one).color)"
    )
    assert set(colors) == {page.evaluate("getComputedStyle(document.body).color")}


def test_b_shows_the_board_and_a_new_frame_leaves_it(page: Page) -> None:
    scene = scene_of(found(both_attack), 0)
    show(page, scene)
    expect(page.locator(".st-reveal .st-full")).to_be_visible()
    expect(page.locator("#board")).to_have_js_property("inert", True)
    page.keyboard.press("b")
    expect(page.locator("#board")).to_have_js_property("inert", False)
    expect(page.locator(".st-reveal .st-full")).to_be_hidden()
    expect(page.locator("#faceoff")).to_be_visible()
    push(page, scene)
    expect(page.locator(".st-reveal .st-full")).to_be_hidden()
    page.keyboard.press("b")
    expect(page.locator(".st-reveal .st-full")).to_be_visible()


SIZES = """() => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect();
  const shown = ["where", "bigcard", "totals", "tug", "verdict", "whatif", "parts", "sum"].map((name) => `.st-${name}`);
  const stage = box("#stage"), parts = [...document.querySelectorAll(`#stage :is(header, .panel, ${shown})`)]
    .filter((one) => one.checkVisibility()).map((one) => [one.className || one.localName, one.getBoundingClientRect()]);
  const meet = ([, one], [, other]) => one.left < other.right - 6 && other.left < one.right - 6
    && one.top < other.bottom - 6 && other.top < one.bottom - 6;
  return {
    card: Math.min(...[...document.querySelectorAll(".st-bigcard")].map((one) => one.offsetHeight)),
    stage: stage.height,
    total: parseFloat(getComputedStyle(document.querySelector(".st-totals")).fontSize),
    hidden: document.querySelector("#stage").scrollHeight - Math.ceil(stage.height),
    bar: Math.max(...["#reaction", "#quiet"].map((name) => box(name)?.height ?? 0)),
    dock: box("#dock").height - box("#hand").height,
    hint: document.querySelector(".coach")?.checkVisibility() ?? false,
    overlaps: parts.flatMap((one, at) => parts.slice(at + 1).filter((other) => meet(one, other))
      .map((other) => `${one[0]} / ${other[0]}`)),
  };
}"""
"""Cards stand askew, so a few pixels of two boxes may meet."""


def idle() -> EncounterScene:
    """The reveal as somebody sees it who has nothing to answer."""
    game = found(both_attack)
    scenes = (scene_of(game, seat) for seat in range(5))
    return next(scene for scene in scenes if scene.reaction is None or not scene.reaction.answers)


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
    chips, fates = page.locator(".st-parts").first, page.locator(".st-stakes li:not(.st-me)").first
    expect(page.locator(".st-sum").first).to_be_visible()
    expect(page.locator(".st-stakes li.st-me").first).to_be_visible()
    for closed, opener in ((chips, "fold-trails"), (fates, "fold-stakes")):
        expect(closed).to_be_hidden()
        page.locator(f"label[for={opener}]").click()
        expect(closed).to_be_visible()
    push(page, scene)
    expect(chips).to_be_visible()


@cache
def power_comes() -> tuple[EncounterScene, EncounterScene]:
    """The frame before a power is used and the one after, with a window in which it may be stopped."""
    before: EncounterScene | None = None
    for game in moments(1):
        scene = scene_of(game, 0)
        used = scene.log[-1].kind == "power_used" if scene.log else False
        if before is not None and used and scene.log[-1] not in before.log and scene.reaction is not None:
            return before, scene
        before = scene
    raise AssertionError("no power was used")


def test_a_power_has_its_moment_and_nothing_waits_for_it(page: Page, posts: list[Request]) -> None:
    """Without motion it is a still picture of 1.2 seconds; the question is open meanwhile, and a key does what it
    always does."""
    before, after = power_comes()
    stop_the_clock(page)
    show(page, before)
    shown = page.locator("#moment-shown")
    expect(shown).to_have_count(0)
    push(page, after)
    expect(shown).to_have_attribute("data-kind", "power")
    expect(shown).to_have_attribute("aria-hidden", "true")
    expect(page.locator("#pass")).to_be_enabled()
    assert page.evaluate("document.querySelector('#moment-shown').getAnimations({ subtree: true }).length") == 0
    with page.expect_response("**/react"):
        page.keyboard.press("Space")
    expect(shown).to_have_count(0)
    push(page, after)
    expect(shown).to_have_count(0)
    assert [post.url.rpartition("/")[2] for post in posts] == ["react"]
    push(page, before)
    push(page, after)
    page.clock.run_for(1190)
    expect(shown).to_have_count(1)
    page.clock.run_for(20)
    expect(shown).to_have_count(0)


def test_a_moment_bursts_from_its_owner_and_ends_in_the_upper_half_of_a_phone(page: Page) -> None:
    before, after = power_comes()
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, before)
    page.evaluate("document.documentElement.dataset.motion = 'auto'")
    paused = "document.querySelector('#moment-shown').getAnimations({ subtree: true })"
    page.evaluate(
        """() => new MutationObserver(() => document.querySelector('#moment-shown')
        ?.getAnimations({ subtree: true }).forEach((one) => one.pause())).observe(document.body, { childList: true,
        subtree: true })"""
    )
    push(page, after)
    shown = page.locator("#moment-shown")
    expect(shown).to_have_count(1)
    ends = page.evaluate(f"{paused}.map((one) => one.effect.getComputedTiming().endTime)")
    assert ends
    assert max(ends) == 1640
    page.evaluate(f"{paused}.forEach((one) => {{ one.currentTime = 700 }})")
    box = shown.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 0.47 * 844
    expect(page.locator("#pass")).to_be_in_viewport()
    page.evaluate(f"{paused}.forEach((one) => one.finish())")
    expect(shown).to_have_count(0)


def test_a_moment_tells_the_total_before_and_after(page: Page) -> None:
    scene = idle()
    assert scene.totals is not None
    offense, defense = scene.totals
    used = Line(scene.log[-1].number + 1, "", "virus", seat=1, kind="power_used", what="virus.multiply")
    after = replace(scene, totals=(offense._replace(value=offense.value + 5), defense), log=[*scene.log, used])
    stop_the_clock(page)
    show(page, scene)
    push(page, after)
    change = page.locator("#moment-shown .mo-change")
    expect(change.locator("s")).to_have_text(str(offense.value))
    expect(change.locator("b")).to_have_text(str(offense.value + 5))


def attack_meets_negotiate(game: Game) -> bool:
    return is_open(game) and set(kinds(game)) == {"attack", "negotiate"}


@pytest.mark.parametrize("height", [700, pytest.param(844, marks=pytest.mark.soak), 1000])
def test_both_cards_fit_on_a_phone_however_much_height_there_is(page: Page, height: int) -> None:
    """A sheet that gets smaller makes room in height, not in width."""
    page.set_viewport_size({"width": 390, "height": height})
    show(page, scene_of(found(attack_meets_negotiate), None, "de"))
    cards = page.locator(".st-bigcard:visible")
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
    if (!node.data.trim() || !node.parentElement.checkVisibility() || node.parentElement.closest('.vh, svg')) continue;
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
    expect(page.locator(".dhclock .clocktext")).to_be_in_viewport()
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
    for button in page.locator("#stage > .slimtoggle, .dbuttons > .btn").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] >= foot["y"]
        assert box["y"] + box["height"] <= height


def screens(name: str, locale: str) -> EncounterScene:
    if name == "deal":
        return asked(locale)
    if name == "over":
        return scene_of(finished(8), 0, locale, host=True)
    return scene_of(found(both_attack), 0, locale)


@pytest.mark.parametrize("name", ["reveal", "deal", "over"])
@pytest.mark.parametrize(
    ("locale", "theme", "viewport", "size"),
    [
        pytest.param("en", "dark", DESKTOP, "100", marks=pytest.mark.soak),
        ("de", "light", PHONE, "100"),
        pytest.param("de", "light", DESKTOP, "130", marks=pytest.mark.soak),
    ],
)
def test_nothing_keeps_people_out(
    page: Page, name: str, locale: str, theme: str, viewport: dict[str, int], size: str
) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    show(page, screens(name, locale), theme, size)
    wide = page.evaluate("document.querySelector('#stage').scrollWidth - document.querySelector('#stage').clientWidth")
    assert wide <= 1, "the stage must not be wider than its place"
    looks.axe(page, "#stage")


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


def may_stop(game: Game) -> bool:
    pause = pauses.pause_at(game)
    stops = pause is not None and "answering" in (pause.first.about or {})
    return stops and pause is not None and any(len(choices) == 2 for choices in pause.choices.values())


def may_stop_and_reinforce(game: Game) -> bool:
    """Is a power of the reveal in question while somebody holds two different reinforcements?"""
    pause = pauses.pause_at(game) if is_open(game) else None
    if pause is None or "answering" not in (pause.first.about or {}):
        return False
    return len({choice.option[0] for choice in pause.choices.get(0, ()) if isinstance(choice.option, tuple)}) >= 2


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
            helps.append(str(help_text(locale, source)))
    page.evaluate(SAY_ALL, [names, texts, helps])
    assert page.locator("#reaction .use").count() > len(texts) == page.locator(".reply small").count() - 2
    for width, height in ((360, 640), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNCUT) == []
