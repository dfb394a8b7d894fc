"""Scenes of real games in a browser, without a server: what is looked at stands still, and the next frame comes when a
test wants it."""

from __future__ import annotations

from playwright.sync_api import Page, Route

from warptable.table.page.assets import assets
from warptable.table.page.game.page import table
from warptable.table.page.parts import Look, all_parts
from warptable.table.scene.data import Scene

HOST = "http://table.test"


def document(scene: Scene, theme: str = "dark", size: str = "100") -> str:
    """The table with its style and scripts."""
    files = assets()
    style, script = files["style.css"].content.decode(), files["script.js"].content.decode()
    return (
        f'<!doctype html><html lang="{scene.reader.locale}" data-theme="{theme}" data-size="{size}" data-motion="none">'
        '<head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Table</title>'
        '<link rel="expect" href="#toast" blocking="render">'  # drawn once, not while it is being read
        f'<style>{style}</style></head><body class="bare">{table(scene)}'
        f'<div id="toast" role="status"></div><script>{script}</script></body></html>'
    )


def show(page: Page, scene: Scene, theme: str = "dark", size: str = "100") -> Page:
    body = document(scene, theme, size)
    page.route(f"{HOST}/t/abc", lambda route: route.fulfill(body=body, content_type="text/html; charset=utf-8"))
    page.goto(f"{HOST}/t/abc")
    return page


def show_part(page: Page, name: str, look: Look) -> Page:
    """A part of the page by its name, as `warptable dev parts` shows it."""
    document = all_parts()[name].document(look.reader)

    def serve(route: Route) -> None:
        asset = assets()[route.request.url.rpartition("/")[2]]
        route.fulfill(body=asset.content, content_type=asset.type)

    page.route(f"{HOST}/static/**", serve)
    page.route(f"{HOST}/{name}", lambda route: route.fulfill(body=document, content_type="text/html; charset=utf-8"))
    page.goto(f"{HOST}/{name}")
    return page


def push(page: Page, scene: Scene) -> None:
    """A new frame, as the socket brings it."""
    page.evaluate(
        "text => htmx.swap({text, target: '#table', swap: 'outerMorph', sourceElement: document.body})",
        str(table(scene)),
    )


def stop_the_clock(page: Page) -> None:
    """From now on, time passes in the page only where a test says so: no machine is too slow for it."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
