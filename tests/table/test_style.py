"""The style sheets and scripts: short lines, names for screens, and one of each thing that all scripts need."""

import re
from importlib import resources
from pathlib import Path

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


# ---------------------------------------------------------------- colours and names

SHORT_WORDS = set(
    re.findall(
        r"\w+",
        "ask bad big bot dot eye far few gap go hit lab lit log map me new now of off ok old on own par qr rim row "
        "run say seg set sum sun tab tag top use way who why win won",
    )
)
IN_DRAWINGS = {"c", "cs"}
"""The dark parts of an emblem: drawings of packs use them, too."""
SELECTORS = {path: re.findall(r"(?<=[\n};/])([^;{}@/]+)\{", f"\n{text}") for path, text in SHEETS.items()}
CLASSES = {name for found in SELECTORS.values() for one in found for name in re.findall(r"\.([a-z][\w-]*)", one)}


@pytest.mark.parametrize("path", [path for path in SHEETS if not path.endswith("tokens.css")])
def test_a_colour_has_a_name(path: str) -> None:
    """Only the files of tokens, ours and those of games, say what a colour is."""
    values = re.findall(r":([^;{}]*);", re.sub(r"/\*.*?\*/", "", SHEETS[path], flags=re.DOTALL))
    colours = r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\(|(?<![\w-])(?:white|black)(?![\w-])"
    assert [value for value in values if re.search(colours, value)] == []


def test_names_of_classes_are_words() -> None:
    assert len(CLASSES) > 900
    assert {name for name in CLASSES if len(name) <= 3} - IN_DRAWINGS == SHORT_WORDS


def test_no_class_is_styled_that_no_page_has() -> None:
    package = Path(str(resources.files("warptable")))
    found = [path for folder in ("table/page", "games") for path in package.joinpath(folder).rglob("*")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in found if path.suffix in (".py", ".html", ".js"))
    written = set(re.findall(r"[\w-]+", text))
    begun = tuple(set(re.findall(r"\b([a-z][a-z-]*-)(?=\$?\{)", text)))
    unknown = {name for name in CLASSES - written if not name.startswith(begun)}
    assert unknown == {"htmx-request"}, "htmx sets this one itself"
