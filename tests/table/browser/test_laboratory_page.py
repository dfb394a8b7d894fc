"""The laboratory in a browser: one completes and uses a tech at a desk, the other researches on a phone, in German."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.games.encounter.scenario import table
from tests.table.browser.conftest import NewPerson
from tests.table.browser.looks import axe, screenshot
from tests.table.browser.serving import Server
from tests.table.browser.tables import ALIENS, QUICK, Played, start

LAB = replace(QUICK, variants=("technology",))
TECHS: dict[int, list[tuple[str, int] | str]] = {
    0: [("vacuum-turbines", 2), ("omega-missile", 1)],
    1: [("warpspace-key", 1)],
    2: ["xenon-lasers"],
}


def at_the_regroup_phase() -> Played:
    return table(*ALIENS[:3], techs=TECHS, uniform=True, hands={0: ["attack-08"], 1: ["attack-06"]}).session


def tap(page: Page, selector: str) -> None:
    """A press; on a phone the second one counts."""
    page.locator(selector).click()
    if page.locator(f"{selector}.armed").count():
        page.locator(selector).click()


def test_techs_are_researched_completed_and_used(server: Server, person: NewPerson) -> None:
    ada, bix = person(), person(phone=True, locale="de-DE")
    start(server, [ada, bix], LAB, session=at_the_regroup_phase())
    desk, phone = ada.page, bix.page

    own = desk.locator("#own-vacuum-turbines")
    expect(own).to_have_class("tile ready")
    expect(own).to_contain_text("2 of 2 ships: ready")
    expect(desk.locator("#own-omega-missile")).to_contain_text("1 of 8 ships")
    expect(desk.locator("#lab-1")).to_contain_text("facedown tech with one ship")
    expect(desk.locator("#lab-2")).to_contain_text("Xenon Lasers")
    expect(phone.locator("#lab-0 .down")).to_have_count(2)
    axe(desk, "#dock")
    screenshot(desk, "laboratory")

    # what a tile tells when it is pressed
    own.click()
    expect(desk.locator("#help-title")).to_contain_text("Vacuum Turbines")
    desk.keyboard.press("Escape")

    tap(desk, ".steps:first-of-type .step:first-child")
    expect(phone.locator("#reaction-question")).to_have_text("Labor: ein Schritt?")
    axe(phone, "#dock")
    screenshot(phone, "laboratory-phone")
    tap(phone, ".steps .step:first-child")  # the phone is asked again: a tech that is completed is news
    expect(desk.locator("#question")).to_be_visible()
    tap(desk, "#prompt-form .main")
    expect(desk.locator("#own-vacuum-turbines")).to_have_class("tile done")
    expect(phone.locator("#lab-0 [data-help=vacuum-turbines]")).to_have_count(1)

    # the rest of the pause is one for both: what Ada says now counts when the rules come to it
    use = desk.locator("#react-form .reply", has_text="Vacuum Turbines")
    use.click()
    expect(use).to_have_count(0)
    tap(phone, ".steps .step:first-child")
    expect(phone.locator("#question")).to_contain_text("Warpraum-Schlüssel")
    phone.locator("#prompt-form .target").first.click()
    tap(phone, "#prompt-form .main")
    expect(desk.locator("#lab-1")).to_contain_text("facedown tech with 2 ships")
    phone.locator("#opener").click()
    expect(phone.locator("#own-warpspace-key")).to_contain_text("2 von 3 Schiffen")
    expect(desk.locator("#question")).to_contain_text("keep")
    expect(phone.locator("#lab-0 .spent, #lab-0 [data-help=vacuum-turbines]")).to_have_count(1)
