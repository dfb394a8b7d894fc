"""The table as an app on a device: manifest, icons, service worker."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.table.tables import url
from tools.icons import FOLDER, note_of, size_of
from warptable.table.page.art.mark import AMBER, MINT, NIGHT, PICTURES
from warptable.table.page.assets import own
from warptable.table.web.app import make_app

HOW = "run: .venv/bin/python tools/icons.py"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(make_app(url(tmp_path_factory.mktemp("app")))) as made:
        yield made


def test_every_icon_is_made_from_todays_drawing() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(PICTURES)
    for name, (draw, size) in PICTURES.items():
        picture = (FOLDER / name).read_bytes()
        assert size_of(picture) == (size, size), HOW
        assert note_of(draw()) in picture, HOW


def test_the_emblem_has_the_colours_of_the_table() -> None:
    tokens = own(".css")["base/tokens.css"]
    dark = tokens[tokens.index('[data-theme="dark"]') :]
    for name, colour in (("s1", NIGHT), ("act", AMBER), ("legal", MINT)):
        found = re.search(rf"--{name}: (#\w+);", dark)
        assert found is not None
        assert found[1] == colour.lower()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_manifest_names_the_app_and_icons_that_exist(client: TestClient, language: str) -> None:
    answer = client.get("/app.webmanifest", headers={"accept-language": language})
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert (told["name"], told["lang"], told["display"], told["start_url"]) == (
        "Warptable",
        language,
        "standalone",
        "/",
    )
    assert {(icon["sizes"], icon.get("purpose")) for icon in told["icons"]} == {
        ("any", None),
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in told["icons"]:
        found = client.get(icon["src"])
        assert found.status_code == 200
        assert found.headers["content-type"] == icon["type"]
    assert '<link rel="manifest" href="/app.webmanifest">' in client.get("/").text
    assert client.get("/icons/none.png").status_code == 404


def test_the_worker_serves_the_whole_site_is_never_out_of_date_and_keeps_no_page(client: TestClient) -> None:
    answer = client.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "caches" not in answer.text
    assert 'addEventListener("fetch"' not in answer.text
    for path in re.findall(r'"(/icons/[^"]+)"', answer.text):
        assert client.get(path).status_code == 200
