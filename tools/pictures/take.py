"""Pictures of pages in Chromium, with everything standing still."""

from __future__ import annotations

import re
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute, sync_playwright

from tools.browser import chromium
from tools.pictures.looks import PHONES, Look, looks, readable, steady
from warptable.table.page.assets import assets, version
from warptable.table.page.parts import Part, all_parts
from warptable.table.reader import Reader

HOST = "http://table.test"
MANY = 10
SCREENS = 3
"""Of a page that scrolls, so many screens are in the picture."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    # what is drawn must not depend on what was drawn before, or on which thread was faster
    "--disable-partial-raster",
    "--num-raster-threads=1",
    "--disable-threaded-animation",
    "--disable-threaded-scrolling",
    "--disable-checker-imaging",
    "--run-all-compositor-stages-before-draw",
    "--disable-new-content-rendering-timeout",
)
STILL = """
if (location.protocol === "http:") { localStorage.clear(); sessionStorage.clear(); }
const Then = Date, start = setTimeout;
Date = class extends Then {
  constructor(...given) { super(...(given.length ? given : [1767225600000])); }
  static now() { return 1767225600000; }
};
performance.now = () => 1000;
Math.random = () => 0.5;
setInterval = () => 0;
setTimeout = (run, after = 0, ...given) => after > 100 ? 0 : start(run, after, ...given);
"""
"""The first second of 2026 does not end: nothing counts down, nothing is shown only for a while. Nothing is known of
the pages before."""
STEADY = """
*, ::before, ::after { content-visibility: visible !important; text-decoration-style: solid !important }
"""
"""What is out of sight is drawn, for where a list is scrolled to depends on it. Lines of dots are whole: Chromium
begins them now with a dot, now with half a gap."""
AT_REST = """async () => {
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  for (const list of document.querySelectorAll("main *, #table *")) {
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    if (list.scrollTop > 0 && left > 0 && left < 40) list.scrollTop = list.scrollHeight;
  }
}"""
"""What is scrolled almost to its end is at its end: scripts race for the last pixels."""
HEIGHT = "Math.max(document.documentElement.scrollHeight, innerHeight)"


def take(folder: Path, words: Sequence[str] = ()) -> None:
    """Write pictures of all pages into this folder, or of those with one of these words in their names."""
    path = chromium()
    if path is None:
        raise SystemExit("there is no Chromium here")
    folder.mkdir(parents=True, exist_ok=True)
    began, number = time.monotonic(), 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS])
        camera = Camera(browser)
        for name, look, document in documents(words):
            file = folder / f"{name}.{look.name}.png"
            camera.shoot(document, look, file)
            file.with_suffix(".html").write_text(readable(document), encoding="utf-8")
            number += 1
        browser.close()
    print(f"{number} pictures in {folder}, {time.monotonic() - began:.0f} seconds")


def documents(words: Sequence[str] = ()) -> Iterator[tuple[str, Look, str]]:
    """All parts of the page with their looks. Very many of a kind, such as questions, are looked at in one way each."""
    kinds = Counter(map(_kind, all_parts().values()))
    for name, part in all_parts().items():
        if not words or any(word in name for word in words):
            for look in looks(name)[: 1 if kinds[_kind(part)] > MANY else None]:
                yield name, look, _document(part, look)


def _kind(part: Part) -> tuple[str, str]:
    return part.element, part.name.partition("-")[0]


def _document(part: Part, look: Look) -> str:
    reader = Reader("guest", "Ada", look.locale, theme=look.theme, motion="none")
    return steady(part.document(reader), version())


@cache
def style() -> str:
    """The style with its fonts in it: a font that comes later leaves traces of the one that was shown before."""
    text = assets()["style.css"].content.decode() + STEADY
    for name, asset in assets().items():
        text = text.replace(f'url("{name}")', f"url(data:font/woff2;base64,{b64encode(asset.content).decode()})")
    return text


class Camera:
    """Shows pages in a browser and takes their pictures. Each kind of screen has one page that is used again."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.pages: dict[tuple[int, int, str], Page] = {}
        self.document = ""

    def shoot(self, document: str, look: Look, file: Path) -> None:
        page, self.document = self._page(look), document
        page.goto(f"{HOST}/shown")
        page.evaluate(AT_REST)
        options: dict[str, Any] = {"path": file, "animations": "disabled", "caret": "hide"}
        high = min(page.evaluate(HEIGHT), SCREENS * look.height)
        if high > look.height:
            options |= {"full_page": True, "clip": {"x": 0, "y": 0, "width": look.width, "height": high}}
        page.screenshot(**options)

    def _page(self, look: Look) -> Page:
        kind = look.width, look.height, look.locale
        if kind not in self.pages:
            self.pages[kind] = self._context(look).new_page()
        return self.pages[kind]

    def _context(self, look: Look) -> BrowserContext:
        small = (look.width, look.height) in PHONES
        context = self.browser.new_context(
            viewport={"width": look.width, "height": look.height},
            locale={"en": "en-GB", "de": "de-DE"}[look.locale],
            timezone_id="UTC",
            reduced_motion="reduce",
            is_mobile=small,
            has_touch=small,
            service_workers="block",
        )
        context.set_default_timeout(60_000)
        context.add_init_script(STILL)
        context.route("**/*", self._serve)
        context.route_web_socket(re.compile(".*"), _says_nothing)
        return context

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOST)
        if path == "/shown":
            route.fulfill(body=self.document, content_type="text/html; charset=utf-8")
        elif path.endswith("/style.css"):
            route.fulfill(body=style(), content_type="text/css; charset=utf-8")
        elif asset := assets().get(path.removeprefix("/static/version/")):
            route.fulfill(body=asset.content, content_type=asset.type)
        else:
            route.fulfill(status=404, body="")


def _says_nothing(_: WebSocketRoute) -> None:
    """A table at which nothing happens."""
