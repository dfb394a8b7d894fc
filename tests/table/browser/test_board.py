"""The star map in a browser: clicks and keys move the question's form, ships outlive a frame, plates hide nothing."""

from __future__ import annotations

import base64
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import warptable
from tests.games.encounter.page.test_board_picture import asking, at
from tests.games.encounter.scenario import table as scenario
from tests.table.browser.conftest import StillContext
from tests.table.browser.looks import axe
from warptable.bots import Sight, make_bot
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.verbs.planets import add_planet, put_token
from warptable.games.encounter.engine.verbs.ships import move
from warptable.games.encounter.lab.modules import COSMOS
from warptable.games.encounter.page.board import Fleet
from warptable.games.encounter.page.examples import played
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.kernel import Rng
from warptable.kernel.colors import COLORS
from warptable.table.page import assets
from warptable.table.page.game.page import table
from warptable.table.scene.data import Person

COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const planets = [...document.querySelectorAll('#stars .globe > circle')].map(box);
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const hides = (plate) => planets.some((planet) => over(box(plate), planet));
  return [...document.querySelectorAll('.plate, #waitline p')].filter(hides).map((plate) => plate.textContent.trim());
}"""
COVERED_TARGETS = """() => {
  const box = (element) => element.getBoundingClientRect(), pane = box(document.getElementById('skyview'));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const inside = ([, [x, y]]) => x > pane.left && x < pane.right && y > pane.top && y < pane.bottom;
  const legal = [...document.querySelectorAll('#stars .planet.legal')];
  const seen = legal.map((planet) => [planet, middle(box(planet.querySelector('.globe')))]).filter(inside);
  const covered = seen.filter(([planet, at]) => !planet.contains(document.elementFromPoint(...at)));
  return seen.length ? covered.map(([planet]) => planet.id) : ['nothing that may be chosen is in sight'];
}"""
HIDDEN = """() => [...document.querySelectorAll('.plate')].filter((plate) => {
  const box = (name) => plate.querySelector(name)?.getBoundingClientRect();
  const cols = box('.cols'), tag = box('.role .tag');
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return (tag && over(tag, cols)) || cols.right > plate.getBoundingClientRect().right;
}).map((plate) => plate.id)"""
SWAP = """(text) => htmx.swap({
  sourceElement: document.body, target: document.getElementById('table'), swap: 'outerMorph settle:0ms', text
})"""


@pytest.fixture
def show(still_context: StillContext) -> Any:
    """Shows a scene as a page that is served by nobody; what its forms send is kept in `sent`."""

    def shown(scene: EncounterScene, width: int = 1440, height: int = 900, *, phone: bool = False) -> Page:
        looks = {"reduced_motion": "reduce", "has_touch": phone, "is_mobile": phone}
        [page] = still_context(viewport={"width": width, "height": height}, **looks).pages
        page.set_content(
            '<!doctype html><html lang="en" data-theme="dark" data-motion="none"><title>Board</title>'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<style>{_style()}</style><body class=bare>{table(scene)}<div id=toast></div>"
        )
        page.evaluate("document.fonts.ready")
        page.evaluate(
            "() => { window.sent = 0; document.addEventListener('submit', (event) => {"
            "event.preventDefault(); event.stopImmediatePropagation(); window.sent += 1; }, true); }"
        )
        page.add_script_tag(content=assets.assets()["script.js"].content.decode())
        return page

    return shown


@lru_cache(maxsize=1)
def _style() -> str:
    """The style with its fonts inside: other letters need other room."""
    served = assets.assets()
    style = served["style.css"].content.decode()
    for name in (name for name in served if name.endswith("woff2")):
        inside = base64.b64encode(served[name].content).decode()
        style = style.replace(f'url("{name}")', f'url("data:font/woff2;base64,{inside}")')
    return style


def tick(page: Page, value: int) -> Locator:
    return page.locator(f'input[name="pick"][value="{value}"]')


def ships(page: Page, place: str) -> Locator:
    return page.locator(f'input[name="ships-{place}"]')


def sent(page: Page, number: int) -> None:
    page.wait_for_function("(number) => sent === number", arg=number)


def test_a_click_chooses_and_a_second_one_sends(show: Any) -> None:
    scene = at("aim")
    assert scene.asked is not None
    one, other = scene.asked.decision.options[:2]
    page = show(scene)
    for planet in (one, other):
        page.locator(f"#planet-{planet} .hit").click()
        expect(tick(page, planet)).to_be_checked()
        sent(page, 0)
    expect(page.locator(f"#planet-{one}")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(f"#planet-{other}.selected")).to_have_count(1)
    page.locator(f"#planet-{other} .hit").click()
    sent(page, 1)


def test_steppers_and_planets_drive_the_same_ships(show: Any) -> None:
    page = show(at("launch"))
    suggested = page.eval_on_selector_all('input[name^="ships-"]', "all => all.map((one) => [one.name, one.value])")
    name, value = next((name, value) for name, value in suggested if value != "0")
    place = name.removeprefix("ships-")
    expect(page.locator(f"#stepper-{place} output")).to_have_text(value)
    page.locator(f'#stepper-{place} [data-step="-1"]').click()
    expect(ships(page, place)).to_have_value(str(int(value) - 1))
    page.locator(f"#planet-{place} .hit").click()
    expect(ships(page, place)).to_have_value(value)


def test_a_ship_too_many_comes_from_another_planet(show: Any) -> None:
    page = show(at("launch"))
    sums = "all => all.reduce((sum, one) => sum + Number(one.value), 0)"
    full = page.eval_on_selector_all('input[name^="ships-"]', sums)
    assert full == int(page.locator("#picker").get_attribute("data-most"))
    with_all = "(all, full) => all.filter((one) => Number(one.max) >= full).at(-1).name"
    name = page.eval_on_selector_all('input[name^="ships-"]', with_all, full)
    place = name.removeprefix("ships-")
    before = int(ships(page, place).input_value())
    page.locator(f"#planet-{place} .hit").click()
    expect(ships(page, place)).to_have_value(str(before + 1))
    assert page.eval_on_selector_all('input[name^="ships-"]', sums) == full
    while int(ships(page, place).input_value()) < full:
        page.locator(f'#stepper-{place} [data-step="1"]').click()
    expect(page.locator(f'#stepper-{place} [data-step="1"]')).to_be_disabled()
    page.locator(f"#planet-{place} .hit").click()
    expect(ships(page, place)).to_have_value(str(full))  # no more than the question allows


def test_keys_walk_the_map(show: Any) -> None:
    scene = at("aim")
    assert scene.asked is not None
    first, second = scene.asked.decision.options[:2]
    page = show(scene)

    def press(key: str, planet: int) -> None:
        page.keyboard.press(key)
        expect(page.locator(f"#planet-{planet}")).to_be_focused()

    press("b", first)
    press("ArrowRight", second)
    press("Enter", second)
    expect(tick(page, second)).to_be_checked()
    page.keyboard.press("]")
    expect(page.locator(f"#planet-{second}")).not_to_be_focused()
    press("[", first)
    press("ArrowRight", second)
    page.keyboard.press("Enter")
    sent(page, 1)
    expect(page.locator('#stars [tabindex="0"]')).to_have_count(1)


def test_a_new_frame_keeps_ships_choice_and_focus(show: Any) -> None:
    scene, fleet = at("aim"), Fleet()
    assert scene.asked is not None
    fleet.update(scene.view)
    page = show(replace(scene, fleet=fleet))
    chosen = scene.asked.decision.options[1]
    page.locator(f"#planet-{chosen}").focus()
    page.keyboard.press("Enter")
    expect(tick(page, chosen)).to_be_checked()
    page.evaluate("for (const ship of document.querySelectorAll('.ship')) ship.known = ship.id;")
    warp = [number + 1 if seat == 0 else number for seat, number in enumerate(scene.view.warp)]
    planets = [list(row) for row in scene.view.planets]
    next(row for row in planets if row[0] > 1)[0] -= 1
    later = replace(scene, view=replace(scene.view, warp=warp, planets=planets), fleet=fleet)
    fleet.update(later.view)
    page.evaluate(SWAP, str(table(later)))
    assert page.eval_on_selector_all(".ship", "all => all.filter((one) => one.known !== one.id).length") == 0
    expect(page.locator(f"#planet-{chosen}.selected")).to_have_count(1)
    expect(page.locator(f"#planet-{chosen}")).to_be_focused()
    foreign = "all => all.filter((one) => one.namespaceURI !== 'http://www.w3.org/2000/svg').length"
    assert page.eval_on_selector_all("#stars *", foreign) == 0


@pytest.mark.parametrize(
    ("players", "size"),
    [
        *((players, (1200, 800)) for players in (3, 4, 5)),
        (5, (1920, 1080)),
        *(pytest.param(players, (1440, 900), marks=pytest.mark.soak) for players in (3, 4, 5)),
        *(pytest.param(players, (1920, 1080), marks=pytest.mark.soak) for players in (3, 4)),
    ],
)
def test_plates_hide_no_planet(show: Any, players: int, size: tuple[int, int]) -> None:
    game = played(asking("encounter-card"), players=players)
    page = show(replace(scene_of(game, 0, "de"), people=[Person("", "steady")] * players), *size)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("players", "seed"), [(4, 7), (5, 5)])
def test_plates_hide_no_planet_of_a_low_board_with_everything_in_play(show: Any, players: int, seed: int) -> None:
    """Techs, two backs and the part somebody takes make them high and wide; the map is as high as the board."""
    game = warptable.new_game("ffg", players, seed, variants=list(COSMOS), uniform=True)
    bot, rng = make_bot("steady"), Rng.seeded("plates", 1)
    while game.state.encounters < 5 or game.decisions[0].prompt not in ("ships-home", "ally-ships"):
        decision = game.decisions[0]
        game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))
    page = show(scene_of(game, game.decisions[0].seat, "de"), 1280, 720)
    assert page.locator(".plate .lab").count()
    assert page.evaluate(COVERED) == []


def test_a_phone_shows_what_is_asked_and_lets_it_be_moved(show: Any) -> None:
    page = show(at("launch"), 390, 844, phone=True)
    expect(page.locator("#planet-2")).to_be_in_viewport()
    before, pane = page.locator("#planet-2").bounding_box(), page.locator("#skyview").bounding_box()
    assert before is not None
    assert pane is not None
    assert pane["x"] < before["x"] < pane["x"] + pane["width"]

    def moved_by(way: int) -> None:
        """The browser tells of moves at its leisure."""
        script = "([x]) => Math.abs(document.getElementById('planet-2').getBoundingClientRect().x - x) < 12"
        page.wait_for_function(script, arg=[before["x"] + way])

    x, y = pane["x"] + 60, pane["y"] + 40
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 20, steps=4)
    page.mouse.up()
    moved_by(90)


def test_a_phone_with_room_has_buttons_for_the_map(show: Any) -> None:
    page = show(replace(at("launch"), asked=None, reaction=None), 390, 844, phone=True)
    width = "document.getElementById('map').offsetWidth"
    before = page.evaluate(width)
    page.locator('#lens [data-zoom="1.25"]').click()
    page.wait_for_function(f"(before) => Math.abs({width} - before * 1.25) < 2", arg=before)
    page.locator('#lens [data-zoom="0"]').click()
    page.wait_for_function(f"(before) => Math.abs({width} - before) < 2", arg=before)


def _grown(players: int, prompt: str = "lunar-cannon-place") -> EncounterScene:
    """The reader and the right neighbour have a sixth planet each; a cannon stands between two planets. The reader
    moves it, or aims the gate."""

    def grow(g: Game) -> None:
        for home in (0, players - 1):
            move(g, home, 5 * home, add_planet(g, home, "test"), 2)
        put_token(g, "lunar-cannon", Token(6, between=True), "test")

    destiny = ("wild",) if prompt == "lunar-cannon-place" else (COLORS[players - 1],)
    t = scenario(players=players, techs={0: ["lunar-cannon"]}, destiny=destiny, prepare=grow)
    if prompt == "lunar-cannon-place":
        t.do(0, "window-DESTINY_DRAWN", "lunar-cannon.relocate")
    assert (0, prompt) in t.open
    return replace(scene_of(t.session, 0, "de"), people=[Person("", "steady")] * players)


def test_a_gap_between_planets_is_chosen_like_a_planet(show: Any) -> None:
    page = show(_grown(3))
    assert page.locator("#picker .gap").count() == 13
    for gap in (2, 4):
        page.locator(f"#gap-{gap}").click()
        expect(tick(page, gap)).to_be_checked()
        sent(page, 0)
    expect(page.locator("#gap-4.selected")).to_have_attribute("aria-pressed", "true")
    axe(page, "#board")
    page.locator("#gap-4").click()
    sent(page, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_sixth_planet_is_hidden_by_nothing_and_may_be_aimed_at(show: Any, players: int) -> None:
    page = show(_grown(players, "aim"), 1200, 800)
    assert page.evaluate(COVERED) == []
    sixth = 5 * players + 1
    page.locator(f"#planet-{sixth} .hit").click()
    expect(tick(page, sixth)).to_be_checked()


@pytest.mark.parametrize("prompt", ["launch", "aim", "regroup"])
def test_nothing_covers_what_a_finger_may_choose(show: Any, prompt: str) -> None:
    """No buttons of the map, no steppers, no plates; and what may be chosen is in sight."""
    page = show(at(prompt, locale="de"), 390, 844, phone=True)
    assert page.locator("#picker .ship-stepper:visible").count() == 0
    assert page.evaluate(COVERED_TARGETS) == []


def test_the_part_somebody_takes_hides_no_number(show: Any) -> None:
    scene = at("ally", locale="de")
    view = replace(scene.view, seats=[replace(seat, hand=14) for seat in scene.view.seats])
    page = show(replace(scene, view=view), 390, 844, phone=True)
    assert page.locator(".plate .role .tag").count() >= 2
    for size in ("100", "130"):
        page.evaluate("(size) => { document.documentElement.dataset.size = size; }", size)
        assert page.evaluate(HIDDEN) == []
