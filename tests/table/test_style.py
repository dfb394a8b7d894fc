"""The style sheets: short lines, and every width at which a page changes has a name."""

import re
from importlib import resources
from pathlib import Path

import pytest

from warptable.table.ui import assets

STATIC = Path(str(resources.files("warptable.table").joinpath("static")))
SHEETS = sorted(STATIC.joinpath("css").glob("*.css"))
WIDTHS = {"phone", "above-phone", "tablet", "above-tablet", "laptop", "desktop", "wide"}
NAMES = WIDTHS | {"low", "touch", "light", "still"}


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_no_line_is_longer_than_120_characters(path: Path) -> None:
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    assert [number for number, line in lines if len(line) > 120] == []


def test_these_are_all_the_named_screens() -> None:
    tokens = STATIC.joinpath("css/10-tokens.css").read_text(encoding="utf-8")
    assert set(re.findall(r"@custom-media --([\w-]+)", tokens)) == NAMES


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_a_rule_asks_for_a_screen_by_its_name(path: Path) -> None:
    queries = re.findall(r"@media ([^{]+)\{", path.read_text(encoding="utf-8"))
    assert [query for query in queries if re.search(r"width|height|pointer|prefers", query)] == []
    assert {name for query in queries for name in re.findall(r"--([\w-]+)", query)} <= NAMES


def test_the_browser_gets_what_the_names_stand_for() -> None:
    style = assets.assets()["style.css"].content.decode()
    assert "@media (max-width: 599px)" in style
    assert "@media (min-width: 600px) and (max-height: 849px)" in style
    assert "@custom-media" not in style
    assert not re.search(r"@(media|container)[^{]*\(--", style)
