"""The document round every page."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest

from warptable.table.page.html import tag
from warptable.table.page.page import PLACES, page
from warptable.table.reader import Reader
from warptable.text import LOCALES

BODY = tag("h1", "Hello")


def made(locale: str = "en", **more: Any) -> str:
    return page(Reader("guest", "Ada", locale, theme="light", size="115"), "A & B", BODY, path="/x?y=1&z", **more)


@pytest.mark.parametrize("locale", LOCALES)
def test_it_speaks_the_readers_language_and_shows_the_looks(locale: str) -> None:
    first = made(locale)[:300]
    assert (
        f'<html lang="{locale}" data-theme="light" data-size="115" data-motion="auto" data-keys="on" data-voices="on">'
        in first
    )


def test_title_and_address_are_escaped() -> None:
    assert "<title>A &amp; B · Warptable</title>" in made()
    assert 'name="back" value="/x?y=1&amp;z"' in made()


def test_nothing_runs_or_loads_from_the_page_itself() -> None:
    """A strict content policy must not break it: no script in the page, no handlers, no foreign address."""
    text = made(live="/t/abc/ws")
    assert re.findall(r"<script(?! defer src=\"/static/)", text) == []
    assert re.findall(r"\son[a-z]+=", text) == []
    assert re.findall(r' (?:src|href|action)="(?!/|#|data:image/svg)', text) == []


def test_a_live_page_morphs_its_table() -> None:
    live = made(live="/t/abc/ws")
    assert 'hx-ws:connect="/t/abc/ws?lang=en" hx-target="#table" hx-swap="outerMorph"' in live
    assert "hx-ws" not in made()


def test_htmx_can_read_its_configuration() -> None:
    config = json.loads(unescape(re.findall(r'name="htmx-config" content="([^"]+)"', made())[0]))
    assert config["ws"]["pauseOnBackground"] is False
    assert "open" in config["morphIgnore"]


def test_the_header_marks_where_the_reader_is() -> None:
    text = made(current="rules")
    assert re.findall(r'<a href="([^"]+)" aria-current="page">', text) == ["/rules"]
    assert all(f'<a href="{place}"' in text for place in PLACES.values())


def test_a_bare_page_has_settings_and_live_regions_but_no_header() -> None:
    text = made(bare=True)
    assert "site-head" not in text
    assert "<h1>Hello</h1>" in text
    for id in ("settings", "toast", "help", "offline", "say-assertive", "say-polite"):
        assert text.count(f'id="{id}"') == 1


def test_the_settings_show_what_is_chosen() -> None:
    text = made()
    for look, chosen in (("theme", "light"), ("size", "115"), ("motion", "auto")):
        assert re.findall(rf'name="{look}" value="(\w+)" aria-pressed="true"', text) == [chosen]
    assert 'name="keys" value="off" aria-checked="true"' in text
    assert 'name="text_view" value="on" aria-checked="false"' in text
