"""The style sheets and scripts: short lines, names for screens, and one of each thing that all scripts need."""

import re

import pytest

from warptable.table.page import assets

SHEETS, SCRIPTS = assets.own(".css"), assets.own(".js")
WIDTHS = {"phone", "above-phone", "tablet", "above-tablet", "laptop", "desktop", "wide"}
HEIGHTS = {"landscape", "small", "short", "low", "high"}
NAMES = WIDTHS | HEIGHTS | {"touch", "light", "still"}


@pytest.mark.parametrize(("path", "text"), [*SHEETS.items(), *SCRIPTS.items()])
def test_no_line_is_longer_than_120_characters(path: str, text: str) -> None:
    assert [number for number, line in enumerate(text.splitlines(), 1) if len(line) > 120] == []


def test_these_are_all_the_named_screens() -> None:
    assert set(re.findall(r"@custom-media --([\w-]+)", SHEETS["base/tokens.css"])) == NAMES


@pytest.mark.parametrize(("path", "text"), SHEETS.items())
def test_a_rule_asks_for_a_screen_by_its_name(path: str, text: str) -> None:
    queries = re.findall(r"@media ([^{]+)\{", text)
    assert [query for query in queries if re.search(r"width|height|pointer|prefers", query)] == []
    assert {name for query in queries for name in re.findall(r"--([\w-]+)", query)} <= NAMES


def test_the_browser_gets_what_the_names_stand_for() -> None:
    style = assets.assets()["style.css"].content.decode()
    assert "@media (max-width: 599px)" in style
    assert "@media (min-width: 600px) and (min-height: 480px) and (max-height: 849px)" in style
    assert "@custom-media" not in style
    assert not re.search(r"@(media|container)[^{]*\(--", style)


def test_the_light_theme_is_written_once_and_holds_for_those_whose_system_chooses_it() -> None:
    sheets = "".join(SHEETS.values())
    assert assets.AUTO not in sheets
    style = assets.assets()["style.css"].content.decode()
    rules = re.findall(rf"^{re.escape(assets.LIGHT)}[^}}]*}}\n", style, re.MULTILINE)
    assert len(rules) == sheets.count(f"\n{assets.LIGHT}")
    for rule in rules:
        assert f"@media (prefers-color-scheme: light) {{\n{rule.replace(assets.LIGHT, assets.AUTO)}}}" in style


def test_keys_countdowns_and_second_taps_are_in_one_script() -> None:
    """One registry of keys, one countdown, one way to ask for a second tap: all in the script that the others use."""
    seen = {path: text for path, text in SCRIPTS.items() if path != "base/shared.js"}
    once = r'addEventListener\(\s*"keydown"|setInterval\(paint|\(pointer: coarse\)|performance\.now\(\) \+|data-sure'
    steering = {"game/dock/dock.js": 1}  # it only notes whether people walk with keys
    assert {name: len(re.findall(once, text)) for name, text in seen.items() if re.search(once, text)} == steering
