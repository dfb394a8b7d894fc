"""The address that is sent to friends works for them, or says that it does not."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.table.tables import url
from warptable.table.invitation import Invitation, invitation
from warptable.table.network import network_address, own_address
from warptable.table.page.art.qr import qr_code
from warptable.table.web.app import make_app

FORM = {"edition": "ffg", "players": "3", "choice": "two", "pace": "relaxed", "window": "5", "speed": "none"}


@pytest.mark.parametrize("base", ["http://127.0.0.1:8797/", "http://localhost:8797/", "http://[::1]:8797/"])
def test_the_address_of_this_computer_is_replaced_by_the_one_in_the_network(base: str) -> None:
    assert invitation(base, "http://192.168.1.20:8797/", "abc") == Invitation("http://192.168.1.20:8797/t/abc")


def test_whoever_came_by_another_address_sends_that_one() -> None:
    assert invitation("https://play.example/", "http://10.0.0.2:80/", "abc") == Invitation("https://play.example/t/abc")


def test_a_server_that_listens_to_this_computer_alone_says_so() -> None:
    assert invitation("http://127.0.0.1:8797/", "", "abc") == Invitation("http://127.0.0.1:8797/t/abc", only_here=True)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", ""),
        ("localhost", ""),
        ("::1", ""),
        ("192.168.1.20", "http://192.168.1.20:8797/"),
        ("fd00::7", "http://[fd00::7]:8797/"),
    ],
)
def test_how_others_reach_a_server_follows_from_where_it_listens(host: str, address: str) -> None:
    assert network_address(host, 8797) == address


def test_a_server_that_listens_everywhere_is_reached_at_the_address_of_its_computer() -> None:
    own = own_address()
    assert network_address("0.0.0.0", 8797) == (f"http://{own}:8797/" if own and own != "127.0.0.1" else "")
    if own:
        with socket.socket() as probe:
            probe.bind((own, 0))  # it is ours


def test_the_waiting_room_shows_the_link_with_a_picture_for_phones_or_says_why_it_is_of_no_use(tmp_path: Path) -> None:
    for network, is_told in (("http://192.168.1.20:8797/", False), ("", True)):
        app = make_app(url(tmp_path), network=network)
        with TestClient(app, base_url="http://127.0.0.1:8797", follow_redirects=False) as client:
            client.get("/")
            page = client.get(client.post("/tables", data=FORM).headers["location"]).text
            assert ("works on this computer only" in page) == is_told
            assert ('class="qr"' in page) == (not is_told)
            assert ("http://192.168.1.20:8797/t/" in page) == (not is_told)


def test_a_picture_for_phones_differs_by_address_and_says_what_it_is() -> None:
    one, other = (qr_code(f"http://192.168.1.20:8797/t/{table}", "a <b> label") for table in ("abc", "abd"))
    assert one != other
    assert 'aria-label="a &lt;b&gt; label"' in one
