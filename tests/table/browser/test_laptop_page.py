"""The table on a laptop: what is asked does not push the board about, and nothing that matters is cut off."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

import warptable
from tests.table.browser.still import push, show
from warptable.games.encounter.engine.model.views import CardView
from warptable.games.encounter.page.examples import Game, answering, encounter, found, in_a_window, is_open, kinds
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.play import reactions as pauses
from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.cache import spoken
from warptable.table.scene.data import Taught
from warptable.text import t

pytestmark = pytest.mark.soak
"""Many windows and widths take their time: `./test -m soak tests/table/browser`."""

LAPTOPS = [(1366, 768), (1280, 720)]
PLAIN = ("aim", "launch", "invite", "regroup", "encounter-card", "lose-ships")
"""Questions that every game asks again and again."""
USABLE = {768: 385, 720: 335}
"""How high the board must be, by the height of the window, also above the strip in which the cards are laid."""


def at(page: Page, size: tuple[int, int], scene: EncounterScene) -> Page:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return show(page, scene)


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


def asking(prompt: str) -> Callable[[Game], bool]:
    return lambda game: not game.over and game.decisions[0].prompt == prompt and len(game.decisions[0].options) > 1


QUESTIONS = {prompt: asking(prompt) for prompt in PLAIN}


def asked(prompt: str, locale: str = "en") -> EncounterScene:
    game = found(QUESTIONS[prompt])
    return scene_of(game, game.decisions[0].seat, locale)


FEW = 6
"""So many planets have room in the dock as it is. Somebody with ships on more of them has a higher dock."""


def places(game: Game) -> int:
    """On how many planets whoever is asked has ships."""
    seat = game.decisions[0].seat
    return sum(fleets[seat] > 0 for fleets in game.view(seat).planets)


def asking_for_ships(prompt: str, many: bool) -> Callable[[Game], bool]:
    return lambda game: QUESTIONS[prompt](game) and (places(game) > FEW) is many


SHIPS = ("launch", "lose-ships")
ON_FEW = {prompt: asking_for_ships(prompt, many=False) for prompt in SHIPS}
ON_MANY = {prompt: asking_for_ships(prompt, many=True) for prompt in SHIPS}
CUT_OFF = "document.getElementById('prompt').scrollHeight - document.getElementById('prompt').clientHeight"


def ordinary(locale: str) -> list[EncounterScene]:
    """Every question that every game asks, and a window to answer in."""
    games = [found(ON_FEW.get(prompt, QUESTIONS[prompt])) for prompt in PLAIN]
    return [scene_of(game, game.decisions[0].seat, locale) for game in games] + [
        scene_of(found(in_a_window), 0, locale)
    ]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("size", LAPTOPS)
def test_the_board_does_not_jump_with_every_question(page: Page, size: tuple[int, int], locale: str) -> None:
    docks = []
    for scene in ordinary(locale):
        at(page, size, scene)
        docks.append(height(page, "#dock"))
        assert height(page, "#board") >= USABLE[size[1]]
        assert page.evaluate(CUT_OFF) <= 1, scene.asked
        for button in page.locator("#prompt .main").all():
            expect(button).to_be_in_viewport(ratio=1)
    assert max(docks) - min(docks) <= 1, docks


@pytest.mark.parametrize("prompt", SHIPS)
def test_the_dock_grows_where_ships_would_be_cut_off(page: Page, prompt: str) -> None:
    game = found(ON_MANY[prompt])
    at(page, LAPTOPS[1], scene_of(game, game.decisions[0].seat, "de"))
    berths = page.locator("#prompt .berth")
    assert berths.count() > FEW
    for berth in berths.all():
        expect(berth).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT_OFF) <= 1
    assert height(page, "#board") >= USABLE[720]


def with_many_allies(game: Game) -> bool:
    e = encounter(game)
    return (
        e is not None
        and is_open(game)
        and kinds(game) == ("attack", "attack")
        and sum(bool(seat.allied) for seat in e.seats) >= 3
    )


def with_answers(game: Game) -> bool:
    pause = pauses.pause_at(game) if is_open(game) and kinds(game) == ("attack", "attack") else None
    return pause is not None and any(len(choices) > 1 for choices in pause.choices.values())


TAUGHT = Taught(
    2,
    3,
    "alliance",
    "lesson-alliance-behind",
    t("de", "lesson-alliance-behind", mine=19, theirs=20),
    t("de", "lesson-alliance-behind-advice", choice="Verstärkung +3"),
)


@pytest.mark.parametrize("size", LAPTOPS)
@pytest.mark.parametrize(("where", "taught"), [(with_many_allies, None), (with_answers, None), (with_answers, TAUGHT)])
def test_all_that_is_at_stake_is_seen_at_once(
    page: Page, size: tuple[int, int], where: Callable[[Game], bool], taught: Taught | None
) -> None:
    game = found(where)
    pause = pauses.pause_at(game)
    seat = max(range(5), key=lambda one: len(pause.choices.get(one, ()))) if pause is not None else 0
    at(page, size, scene_of(game, seat, "de", taught=taught))
    page.wait_for_function("document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)")
    stage, stakes = page.locator("#stage").bounding_box(), page.locator("#stakes").bounding_box()
    assert stage is not None
    assert stakes is not None
    assert stakes["y"] + stakes["height"] <= stage["y"] + stage["height"]
    hidden = page.locator("#stage").evaluate("stage => stage.scrollHeight - stage.clientHeight")
    assert hidden <= 1
    for part in (".stage-bigcard", ".stage-sum", ".stage-totals"):
        for found_part in page.locator(f"#stage {part}").all():
            expect(found_part).to_be_in_viewport(ratio=1)


def with_rotating_powers() -> EncounterScene:
    game = warptable.new_game("ffg", 5, 3, variants=("rotating-powers",), uniform=True)
    while game.decisions[0].prompt != "rotate":
        decision = game.decisions[0]
        game.answer(decision, decision.default)
    return scene_of(game, game.decisions[0].seat, "de")


@pytest.mark.parametrize("size", LAPTOPS)
def test_aliens_are_chosen_in_the_place_of_the_board(page: Page, size: tuple[int, int]) -> None:
    at(page, size, with_rotating_powers())
    expect(page.locator("#board")).to_be_hidden()
    sheets = page.locator(".candidate")
    expect(sheets).to_have_count(2)
    for sheet in sheets.all():
        expect(sheet).to_be_in_viewport(ratio=0.9)
    page.locator(".show-board").click()
    expect(page.locator("#board")).to_be_visible()
    assert height(page, "#board") >= USABLE[size[1]]
    expect(page.locator(".candidates")).to_be_hidden()
    page.locator(".show-board").click()
    expect(page.locator(".candidates")).to_be_visible()


def with_hand(number: int) -> EncounterScene:
    faces = ["attack-04", "attack-10", "negotiate", "morph", "reinforcement-3", "plague", "cosmic-zap", "flare-zombie"]
    scene = scene_of(found(in_a_window), 0)
    return replace(scene, view=replace(scene.view, hand=[CardView(900 + at, faces[at % 8]) for at in range(number)]))


@pytest.mark.parametrize(("number", "whole"), [(12, False), (5, True)])
def test_a_crowded_hand_shows_no_half_names(page: Page, number: int, whole: bool) -> None:
    at(page, LAPTOPS[1], with_hand(number))
    cards = page.locator("#cards > .card")
    expect(cards).to_have_count(number)
    expect(cards.last.locator(".card-name").first).to_be_visible()
    first, second = cards.nth(0).bounding_box(), cards.nth(1).bounding_box()
    picture = cards.first.locator(".card-middle").bounding_box()
    assert first is not None
    assert second is not None
    assert picture is not None
    expect(cards.first.locator(".card-name")).to_be_visible(visible=whole)
    assert picture["x"] + picture["width"] <= second["x"] + 2, "the picture is not covered by the next card"
    cards.first.hover(position={"x": 10, "y": 40})
    expect(cards.first.locator(".card-name")).to_be_visible()


def test_no_fleet_of_a_deal_is_covered(page: Page) -> None:
    game = found(answering)
    scene = scene_of(game, game.decisions[0].seat)
    view = copy.deepcopy(scene.view)
    assert scene.talks is not None
    third = next(seat for seat in range(5) if seat not in scene.talks.partners)
    view.planets[view.home_of.index(third)] = [4, 4, 4, 4, 4]
    at(page, LAPTOPS[0], replace(scene, view=view))
    for row in page.locator(".map-row").all():
        crew, none = row.locator(".map-crew").last.bounding_box(), row.locator(".map-none").bounding_box()
        assert crew is not None
        assert none is not None
        assert crew["x"] + crew["width"] <= none["x"] or crew["y"] + crew["height"] <= none["y"]


def test_the_words_of_a_standing_order_switch_it(page: Page) -> None:
    show(page, with_hand(5))
    with page.expect_response("**/orders") as sent:
        page.locator("#order-untouched-is").click()
    assert "untouched=on" in (sent.value.request.post_data or "")


def test_what_one_has_said_oneself_is_not_unread(page: Page) -> None:
    """A phrase of the deal board is chat too, and not sent by the form of the chat."""
    scene = asked("aim")
    assert scene.me is not None
    show(page, replace(scene, chat=[]))
    unread = page.locator("#unread-tab")
    expect(unread).to_be_hidden()
    other = ChatLine(1, (scene.me + 1) % 5, "Bix", "No")
    push(page, replace(scene, chat=[ChatLine(0, scene.me, "Ada", "Too much"), other]))
    expect(unread).to_have_text("1")


def test_bots_are_heard_but_not_in_the_way_of_people(page: Page) -> None:
    """They are counted as nothing unread, never push out what a person said last, and can be hidden."""
    scene, hello = asked("aim"), ChatLine(0, 1, "Ada", "Hello")
    show(page, replace(scene, chat=[hello]))
    said = [
        spoken("en", ChatLine(n, 2, "Quill", f"say-{topic}-dry 1 Ada", bot=True))
        for n, topic in ((1, "plea"), (2, "gloat"))
    ]
    push(page, replace(scene, chat=[hello, *said]))
    last = page.locator("#last-chat .chat-line:visible")
    expect(last).to_have_text(["Ada Hello", "Quill As calculated, Ada. More or less."])
    expect(page.locator("#unread-tab")).to_be_hidden()
    page.evaluate("document.documentElement.dataset.voices = 'off'")
    expect(last).to_have_text(["Ada Hello"])
