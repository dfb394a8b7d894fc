"""Pictures of pages, and what axe has to say about them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SCREENSHOTS = Path(__file__).resolve().parents[3] / "screenshots"
GRAVE = ("serious", "critical")


def screenshot(page: Page, name: str) -> Path:
    """Keep a picture for people to look at; nothing compares it."""
    SCREENSHOTS.mkdir(exist_ok=True)
    file = SCREENSHOTS / f"{name}.png"
    page.screenshot(path=file, animations="disabled")
    return file


def axe(page: Page) -> None:
    """Fails if something on the page keeps people out."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    grave = [
        f"{finding['id']}: {finding['help']} at {node['target']}: {node['html'][:160]}"
        for finding in found
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
    ]
    assert not grave, "\n".join(grave)
