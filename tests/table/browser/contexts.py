"""Browser contexts that are used again: a page in a new one costs twice as much, for a process of its own has to be
started and everything loaded and compiled anew. What one test leaves behind is cleared away before the next."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as BrowserError

BLANK = "about:blank"
FORGET = "() => { if (location.protocol.startsWith('http')) { sessionStorage.clear(); window.name = ''; } }"
CLOCK_IS_REPLACED = "() => '__pwClock' in globalThis"
"""A test has put a clock of its own into every page of the context, and there is no way to take it out again."""


class Contexts:
    """Contexts by their options. Each has one empty page while it is not in use."""

    def __init__(self) -> None:
        self._free: dict[str, list[BrowserContext]] = {}
        self._options: dict[BrowserContext, dict[str, Any]] = {}

    def take(self, browser: Browser, **options: Any) -> BrowserContext:
        """A context with one empty page, which knows nothing of those who had it before."""
        free = self._free.setdefault(repr(sorted(options.items())), [])
        if free:
            return free.pop()
        made = browser.new_context(**options)
        self._options[made] = options
        for scripted in (made, made.new_page()):
            setattr(scripted, "add_init_script", _refused)  # noqa: B010 it is a method
        return made

    def give_back(self, context: BrowserContext, *origins: str) -> None:
        """It is used again, unless it is none of these or a test has changed it for good. `origins`: the hosts that its
        pages were from."""
        options = self._options.get(context)
        try:
            again = options is not None and _cleared(context, options, origins)
        except BrowserError:  # whatever a test has done to it, there are others
            again = False
        if options is not None and again:
            self._free[repr(sorted(options.items()))].append(context)
        else:
            self._options.pop(context, None)
            context.close()

    def forget(self) -> None:
        """The browser is closed."""
        self._free.clear()
        self._options.clear()

    def has(self, context: BrowserContext) -> bool:
        return context in self._options


def _refused(*_: Any, **__: Any) -> None:
    raise AssertionError("such a script cannot be taken out again: ask for `person(script=...)`")


def _cleared(context: BrowserContext, options: dict[str, Any], origins: tuple[str, ...]) -> bool:
    """Empty it; False if that is impossible."""
    page, *others = context.pages
    for other in others:
        other.close()
    page.unroute_all()
    context.unroute_all()
    page.evaluate(FORGET)
    page.goto(BLANK)
    if page.evaluate(CLOCK_IS_REPLACED):
        return False
    if (viewport := options.get("viewport")) != page.viewport_size and viewport is not None:
        page.set_viewport_size(viewport)
    page.mouse.move(0, 0)
    context.clear_cookies()
    context.clear_permissions()
    _forget_all(context, page, origins)
    return True


def _forget_all(context: BrowserContext, page: Page, origins: tuple[str, ...]) -> None:
    """What pages have stored, service workers, and the way back."""
    session = context.new_cdp_session(page)
    for origin in origins:
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.send("Page.resetNavigationHistory")
    session.detach()
