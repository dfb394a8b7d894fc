"""The parts of the page by name: all can be drawn, each is found, and no server of tables has them."""

from __future__ import annotations

import re
from pathlib import Path
from zlib import crc32

import pytest
from starlette.testclient import TestClient

from tests.table.test_web import client
from warptable.cli import dev
from warptable.table.page import parts
from warptable.table.page.parts import SIZED, Look, all_parts, elements
from warptable.table.web.parts import HOME, make_parts_app
from warptable.text import LOCALES, t

__all__ = ["client"]
WINDOW = re.compile(r'<iframe[^>]* src="([^"]+)"[^>]* width="(\d+)" height="(\d+)"')


@pytest.fixture(scope="module")
def sheet() -> TestClient:
    return TestClient(make_parts_app())


def test_every_part_is_a_page_of_its_reader() -> None:
    """In one of the languages and themes each, for there are many."""
    for name, part in all_parts().items():
        chance = crc32(name.encode())
        look = Look(LOCALES[chance % 2], SIZED[chance // 2 % 2])
        document = part.document(look.reader)
        assert f'<html lang="{look.locale}" data-theme="{look.theme}"' in document, name
        assert document.count("</html>") == 1, name
        assert "hx-ws:connect" not in document, "nothing happens at its table"


def test_a_part_is_found_by_its_name_in_a_language_a_theme_and_a_width(sheet: TestClient) -> None:
    plain = sheet.get(f"{HOME}/home?lang=de&theme=light").text
    assert plain == all_parts()["home"].document(Look("de", "light").reader)
    [(address, *size)] = WINDOW.findall(sheet.get(f"{HOME}/home?lang=de&theme=light&width=390").text)
    assert size == ["390", "844"]
    assert sheet.get(address.replace("&amp;", "&")).text == plain
    assert sheet.get(f"{HOME}/no-such-part").status_code == 404
    assert sheet.get(f"{HOME}/home?lang=xx&theme=xx&width=7").status_code == 200


def test_the_sheet_leads_to_everything(sheet: TestClient) -> None:
    page = sheet.get("/").text
    assert t("en", "parts-title") in page
    for name in (*all_parts(), *(element.replace("/", "%2F") for element in elements())):
        assert f"{name}?" in page or f"element={name}&" in page, name
    windows = WINDOW.findall(sheet.get(HOME, params={"element": "lobby", "lang": "de", "width": "844"}).text)
    assert [re.findall(r"/(\S+)\?", address)[0].rpartition("/")[2] for address, *_ in windows] == [
        part.name for part in elements()["lobby"]
    ]
    assert {tuple(size) for _, *size in windows} == {("844", "390")}


def test_a_server_of_tables_has_no_parts(client: TestClient) -> None:
    assert client.get(HOME).status_code == 404
    assert client.get(f"{HOME}/home").status_code == 404


def test_two_parts_of_the_same_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_modules", lambda package: ["warptable.table.page.game.parts"])
    with pytest.raises(ValueError, match="two parts are called 'reported'"):
        all_parts.__wrapped__()


@pytest.mark.parametrize("locale", LOCALES)
def test_they_are_written_as_files_that_lead_to_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], locale: str
) -> None:
    few = {name: all_parts()[name] for name in ("home", "reported")}
    for module in ("warptable.table.page.parts", "warptable.table.web.parts"):
        monkeypatch.setattr(f"{module}.all_parts", lambda: few)
    assert dev.parts(to=tmp_path, lang=locale) == 0
    assert capsys.readouterr().out.strip() == t(locale, "dev-parts-written", file=str(tmp_path / "index.html"))
    seen: set[str] = set()
    left = ["index.html"]
    while left:
        text = (tmp_path / left.pop()).read_text()
        found = set(re.findall(r'(?:href|src)="((?!/|#|data:|https?:)[^"]+)"', text)) - seen
        seen |= found
        left += [name for name in found if name.endswith(".html")]
    assert {f"{name}.{at}.{theme}.html" for name in few for at in LOCALES for theme in SIZED} < seen
    assert {"static/style.css", "static/script.js"} < seen
    assert all((tmp_path / name).exists() for name in seen)
