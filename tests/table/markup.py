"""Looking at markup: elements, ids, words."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from warptable.table.page.frames import Drawn, whole

VOID = {"input", "br", "img", "meta", "link", "hr"}


class Page(HTMLParser):
    """What a test wants to know of some markup: elements, ids, words."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(markup)
        self.close()
        assert self.open == [], f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", " ".join(self.words)).strip()

    def all(self, tag: str = "", **attrs: str) -> list[dict[str, str | None]]:
        """The elements with these attributes; `cls` asks for one class."""
        wanted = {name.replace("_", "-"): value for name, value in attrs.items() if name != "cls"}
        return [
            found
            for name, found in self.elements
            if (not tag or name == tag)
            and all(found.get(key) == value for key, value in wanted.items())
            and ("cls" not in attrs or attrs["cls"] in (found.get("class") or "").split())
        ]

    def check(self) -> None:
        """Ids occur once, every label and help hook can be reached, nothing unnamed is said."""
        ids = [str(found["id"]) for _, found in self.elements if "id" in found]
        assert len(ids) == len(set(ids)), sorted(ids)
        for tag, found in self.elements:
            if "data-help" in found:
                assert tag == "button", found
            if "aria-label" in found and tag in ("p", "b", "span", "div"):
                assert found.get("role"), f"{tag} cannot be named: {found}"


def page(region: Drawn) -> Page:
    made = Page(whole(region))
    made.check()
    return made
