"""Reward cards in a browser: two backs, kickers in planning and in the reveal, and a list to search by keyboard."""

from __future__ import annotations

from urllib.parse import parse_qs

from playwright.sync_api import Page, Route, expect

from tests.games.encounter.aliens.test_mesmer import ready
from tests.games.encounter.page.test_splits import sent as chips
from tests.table.browser.looks import axe, screenshot
from tests.table.browser.still import HOST, push, show
from warptable.games.encounter.page.examples import (
    Game,
    handing_out,
    kickers_planned,
    kickers_revealed,
    launching,
    rewarded,
    scene_of,
    searching,
)
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import frame

RECEIVE = "text => htmx.swap({text, target: '#table', swap: 'outerMorph', sourceElement: document.body})"

UNDER_BUTTONS = """(rows) => {
  const box = (element) => element.getBoundingClientRect(), go = box(document.querySelector('#prompt .go'));
  const over = (a) => a.left < go.right && go.left < a.right && a.top < go.bottom && go.top < a.bottom;
  return [...document.querySelectorAll(`#prompt ${rows}`)].map(box).filter(over).length;
}"""


def scene(game: Game, seat: int, locale: str = "en") -> EncounterScene:
    return scene_of(game, seat, locale)


def overlaps(page: Page, small: str, big: str) -> bool:
    """Does one lie over a corner of the other?"""
    one, other = (page.locator(selector).first.bounding_box() for selector in (small, big))
    assert one
    assert other
    return (
        one["width"] < other["width"] * 0.6
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
    )


def test_kickers_and_two_backs(page: Page) -> None:
    before, after = scene(kickers_planned(), 1), scene(kickers_revealed(), 1)
    show(page, before)
    expect(page.locator("#cards > .card.reward")).to_have_count(1)
    expect(page.locator("#backs")).to_contain_text("2 cosmic")
    expect(page.locator("#stats-0 .back-number.reward")).to_have_text("1")
    expect(page.locator("#faceoff .stage-slimkick")).to_have_count(2)
    expect(page.locator("#laid-2")).to_contain_text("intimidates")
    expect(page.locator("#destiny .hazard")).to_have_count(1)
    axe(page, "#table")
    screenshot(page, "rewards-planning")

    # what comes as a message makes what a new page shows
    shown = Shown()
    shown.message(frame(before))
    page.evaluate(RECEIVE, shown.message(frame(after)))
    expect(page.locator("#cards > .card.reward")).to_have_count(0)
    expect(page.locator("#backs")).to_have_count(0)
    expect(page.locator("#stage .stage-kick")).to_have_count(2)
    for role in ("offense", "defense"):
        assert overlaps(page, f".stage-{role} .stage-kick", f".stage-{role} > .stage-bigcard"), (
            "the kicker lies over a corner"
        )
    expect(page.locator("#trail-defense .stage-sum")).to_contain_text("20 × 4 = 80, + 4 + 1 = 85")
    expect(page.locator("#trail-defense .stage-warned")).to_contain_text("hazard")
    axe(page, "#stage")
    screenshot(page, "rewards-reveal")

    page.set_viewport_size({"width": 390, "height": 844})
    show(page, scene(kickers_revealed(), 1, "de"))
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    assert overlaps(page, ".stage-defense .stage-kick", ".stage-defense > .stage-bigcard"), "on a phone, too"
    screenshot(page, "rewards-reveal-phone")
    push(page, scene(kickers_planned(), 1, "de"))
    cards = page.locator("#faceoff .slimcard").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    )
    assert min(left for left, _ in cards) >= 0, "cards with kickers beside them stay on the page"
    assert max(right for _, right in cards) <= 390


def sending(page: Page) -> list[dict[str, list[str]]]:
    """What the page sends as answers."""
    sent: list[dict[str, list[str]]] = []

    def answer(route: Route) -> None:
        sent.append(parse_qs(route.request.post_data or ""))
        route.fulfill(body="")

    page.route(f"{HOST}/t/abc/answer", answer)
    return sent


def test_rewards_ships_and_cards_are_divided_in_one_form(page: Page) -> None:
    sent = sending(page)
    show(page, scene(rewarded(), 2))
    main, rest = page.locator("#prompt .main"), page.locator("#prompt .rest-of")
    expect(main).to_contain_text("Take 4 cosmic cards")
    ships, rewards = (page.locator(f'#prompt input[name="split-{key}"]') for key in ("ships", "rewards"))
    page.keyboard.press("+")
    expect(ships).to_have_value("1")
    rewards.fill("3")
    expect(rest).to_have_text("0")
    expect(main).to_contain_text("Take 1 ship and 3 reward cards")
    rewards.blur()
    page.keyboard.press("Escape")
    expect(rest).to_have_text("4")
    rewards.fill("4")
    ships.locator("xpath=../button[2]").click()
    expect(rewards).to_have_value("3")  # four in all
    axe(page, "#prompt")
    screenshot(page, "rewards-split")
    with page.expect_response("**/answer"):
        main.click()
    given = {name: words for name, words in sent[0].items() if name.startswith("split")}
    assert given == {"splits": ["ships", "rewards"], "split-ships": ["1"], "split-rewards": ["3"]}

    show(page, scene(chips().session, 0))
    expect(main).to_contain_text("Move Flagship and 1 × Lizard")
    page.keyboard.press("1")
    expect(main).to_contain_text("Move 1 × Lizard and 1 plain ship")
    page.locator('#prompt input[name^="split-lizard"]').fill("2")
    expect(main).to_contain_text("Move 2 × Lizard")
    axe(page, "#prompt")

    show(page, scene(handing_out(), 0))
    expect(main).to_have_attribute("aria-disabled", "true")
    for nth, seat in enumerate(("2", "3", "2")):
        page.locator(f'#prompt .hand-row:nth-child({nth + 1}) input[value="{seat}"]').check(force=True)
    expect(main).to_contain_text("Hand out 3 cards")
    expect(page.locator("#prompt .receiver.ok")).to_have_count(2)
    for high in (560, 720):
        page.set_viewport_size({"width": 1280, "height": high})
        assert page.evaluate(UNDER_BUTTONS, ".hand-row") == 0, "no card is handed out below a button"
    axe(page, "#prompt")
    screenshot(page, "hand-out")

    show(page, scene(ready("quash", "flare-mesmer").session, 0))
    page.locator("#cards .answers").first.click()
    expect(page.locator(".as-another[open] .as-list button").first).to_be_focused()
    axe(page, "#reaction")
    screenshot(page, "card-as-card")


def test_a_launch_tells_which_special_ships_go_along(page: Page) -> None:
    show(page, scene(launching(), 0))
    detail, fates = page.locator("#prompt .main .sum"), page.locator("#prompt .marked-ships .fate")
    expect(detail).to_contain_text("with Flagship + 1 × Lizard")
    expect(fates).to_have_text(["goes along", "1 goes along"])
    page.keyboard.press("1")
    expect(detail).to_contain_text("with 2 × Lizard")
    expect(fates).to_have_text(["stays", "2 go along"])
    page.locator("[name='ships-0']").fill("0")
    expect(fates).to_have_text(["stays", "stay"])
    page.keyboard.press("Tab")
    page.locator("#prompt .marked-ships .target").click()
    expect(page.locator("[name='ships-0']")).to_have_value("1")  # whoever takes it along wants a ship from there
    expect(detail).to_contain_text("with Flagship")
    axe(page, "#prompt")


def test_many_cards_are_searched_by_keyboard(page: Page) -> None:
    game = searching()
    sent = sending(page)
    show(page, scene(game, 0))
    expect(page.locator("#prompt .find-one:visible")).to_have_count(len(game.decisions[0].options))
    axe(page, "#prompt")
    screenshot(page, "search")
    page.locator("#prompt .find").focus()
    page.keyboard.type("omni")
    expect(page.locator("#prompt .find-one:visible")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#prompt .main")).to_contain_text("Ask for Omni-Zap")
    assert not sent, "the first Enter takes a card, the second one answers"
    with page.expect_response("**/answer"):
        page.keyboard.press("Enter")
    chosen = sent[0]["pick"][0]
    assert page.locator(f"#prompt .tick[value='{chosen}']").get_attribute("data-name") == "Omni-Zap"
    page.locator("#prompt .find").fill("no such card")
    expect(page.locator("#prompt [data-filter-none]")).to_be_visible()
