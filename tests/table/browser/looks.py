"""Pictures of pages, and what axe has to say about them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

SCREENSHOTS = Path(__file__).resolve().parents[3] / "screenshots"
GRAVE = ("serious", "critical")


OPTIONS = {"resultTypes": ["violations"], "preload": False}
"""All rules are run, but only what is wrong is told in full: that is half of the work of axe. Nothing is loaded for it:
what axe loads must come within ten seconds, and a busy machine may take longer."""
RUN = """([within, options]) => axe.run(within, options).then(({ violations }) => violations)"""
"""Everything else that axe tells would be half of the rest of the work, on the way from the page to the test."""


def screenshot(page: Page, name: str) -> None:
    """Keep a picture for people to look at, if they want any (`./test --screenshots`); nothing compares it."""
    if "WARPTABLE_SCREENSHOTS" in os.environ:
        SCREENSHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")


AT_REST = """async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { content-visibility: visible !important; transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}"""
"""Draws also what is out of sight: axe scrolls, and whatever is first drawn then moves what it has just measured."""


def axe(page: Page, within: str = "html") -> None:
    """Fails if something on the page, or in this part of it, keeps people out."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(RUN, [within, OPTIONS])
    grave = [
        f"{finding['id']}: {finding['help']} at {node['target']}: {node['html'][:160]}"
        for finding in found
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
    ]
    assert not grave, "\n".join(grave)


SMALL = """() => {
  const found = new Set();
  const seen = (part) => part.getClientRects().length && getComputedStyle(part).visibility !== "hidden";
  for (const part of document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary")) {
    if (part.closest(".spoken, .skip, #stars, .stepper, .stage-stepper") || !seen(part)) continue; // one target each
    const hit = part.matches("[type=checkbox], [type=radio]") ? part.closest("label") ?? part : part;
    let { width, height } = hit.getBoundingClientRect();
    for (const edge of ["::before", "::after"]) {
      const around = getComputedStyle(hit, edge);
      if (around.content === "none" || around.position !== "absolute") continue;
      width = Math.max(width, parseFloat(around.width) || 0);
      height = Math.max(height, parseFloat(around.height) || 0);
    }
    if (Math.min(width, height) < 43.5) found.add(`${hit.outerHTML.slice(0, 120)}: ${width} x ${height}`);
  }
  return [...found];
}"""
"""What a finger would miss: 44 pixels are asked for, with the invisible border that some things have."""


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL)
    return found
