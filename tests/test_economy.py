"""The counts of what there is to read."""

from pathlib import Path

from tools.economy import LONG_ALIEN, ROOT, figures

MOST_NAMES = 150


def test_what_there_is_is_counted(tmp_path: Path) -> None:
    package = tmp_path / "src" / "warptable"
    (package / "duel").mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from .duel import rules\nPARTS = {'encounter': 1, 'duel': 2}\n", encoding="utf-8"
    )
    (package / "duel" / "rules.py").write_text("from . import duel\n" + "x = 1\n" * 50, encoding="utf-8")
    (package / "style.css").write_text("a {\n}\n", encoding="utf-8")
    found = figures(tmp_path)
    assert {name: number for name, number in found.items() if number} == {
        "modules": 2,
        "modules_under_40_lines": 1,
        "lines_of_python": 53,
        "lines_of_style": 2,
        "registries": 1,
        "general_importers": 1,
    }


def test_what_a_file_of_an_alien_may_import_can_be_looked_through() -> None:
    assert figures()["content_api"] <= MOST_NAMES


def test_a_long_alien_says_why() -> None:
    files = ROOT.glob("src/warptable/games/*/engine/content/aliens/*.py")
    texts = {path.stem: path.read_text(encoding="utf-8") for path in files}
    long = {name for name, text in texts.items() if len(text.splitlines()) > LONG_ALIEN}
    assert {name for name in long if "\n\nIt is long: " not in texts[name]} == set()
    assert {name for name in texts if "It is long: " in texts[name]} <= long
