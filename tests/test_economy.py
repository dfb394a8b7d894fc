"""The counts of what there is to read."""

from pathlib import Path

from tools.economy import figures


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
