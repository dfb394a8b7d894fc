"""The addresses of devices and mailboxes: the form, the link that confirms, the link that stops."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.table.push_service import Browser
from tests.table.tables import url
from warptable.table.notices.mail import Mails
from warptable.table.notices.notices import Notices
from warptable.table.notices.settings import MailServer, NoticeSettings
from warptable.table.store.rows import MailboxRow
from warptable.table.web.app import make_app

HTMX = {"hx-request": "true"}
NOWHERE = MailServer("127.0.0.1", 9, encrypts=False, sender="table@example.org")
SETTINGS = NoticeSettings(address="https://table.example.org/", mail=NOWHERE, retries=())


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(url(tmp_path), settings=SETTINGS), follow_redirects=False) as made:
        yield made


def notices(client: TestClient) -> Notices:
    found: Notices = client.app.state.notices  # type: ignore[attr-defined]
    return found


def boxes(client: TestClient) -> Mails:
    mails = notices(client).mails
    assert mails is not None
    return mails


def give(client: TestClient, address: str = "me@example.org", **headers: str) -> str:
    """Give an address in the form; returns the new form."""
    return client.post("/mail", data={"address": address}, headers=HTMX | headers).text


def stored(client: TestClient) -> MailboxRow | None:
    """The only mailbox there is."""
    assert client.portal is not None
    guest = client.cookies["warptable"].partition(".")[0]
    return client.portal.call(boxes(client).mailbox, guest)


def box_of(client: TestClient) -> MailboxRow:
    box = stored(client)
    assert box is not None
    return box


def test_an_address_is_given_confirmed_and_deleted(client: TestClient) -> None:
    client.get("/")
    assert "Give an address" in client.get("/mail", headers=HTMX).text
    assert "on its way to me@example.org" in give(client)
    token = box_of(client).token
    asks = client.get(f"/mail/{token}")
    assert "Was it you?" in asks.text
    assert not box_of(client).confirmed  # programs that look into mails follow links, too
    assert client.post(f"/mail/{token}").status_code == 200
    assert box_of(client).confirmed
    assert boxes(client).guests == {box_of(client).guest}
    assert "a mail goes to me@example.org" in client.get("/mail", headers=HTMX).text
    assert "a mail goes to me@example.org" in give(client)  # the same address needs no second mail
    assert box_of(client).token == token
    assert "Give an address" in client.post("/mail/off", headers=HTMX).text
    assert stored(client) is None
    assert boxes(client).guests == set()


def test_another_address_has_to_be_confirmed_again(client: TestClient) -> None:
    client.get("/")
    give(client)
    token = box_of(client).token
    client.post(f"/mail/{token}")
    assert "on its way to you@example.org" in give(client, "you@example.org")
    assert boxes(client).guests == set()
    assert client.post(f"/mail/{token}").status_code == 404  # the link for the old one is void


def test_one_click_stops_all_mail_from_any_browser(client: TestClient) -> None:
    client.get("/")
    give(client)
    token = box_of(client).token
    client.post(f"/mail/{token}")
    page = client.get(f"/mail/{token}/stop", headers={"accept-language": "de"})
    assert f'action="/mail/{token}/stop"' in page.text
    assert box_of(client).confirmed
    stranger = TestClient(client.app, follow_redirects=False)
    stranger.portal = client.portal
    answer = stranger.post(f"/mail/{token}/stop", data={"List-Unsubscribe": "One-Click"})  # RFC 8058
    assert answer.status_code == 200
    assert stored(client) is None
    assert client.get(f"/mail/{token}/stop").status_code == 404


def test_the_form_is_a_page_for_browsers_without_script(client: TestClient) -> None:
    client.get("/")
    assert "<h1>Mail for tables by the day</h1>" in client.get("/mail").text
    answer = client.post("/mail", data={"address": "me@example.org"}, headers={"accept-language": "de"})
    assert "<h1>Mail bei „Tag für Tag“</h1>" in answer.text
    assert "unterwegs an me@example.org" in answer.text


@pytest.mark.parametrize(
    "address", ["", "me", "@x", "a@b c", "a@b\nBcc: c@d", "a,b@c.de", "a@b@c", "x" * 250 + "@y.de"]
)
def test_what_is_no_address_is_refused(client: TestClient, address: str) -> None:
    client.get("/")
    answer = client.post("/mail", data={"address": address}, headers=HTMX)
    assert answer.status_code == 409
    assert "no mail address" in answer.text
    assert stored(client) is None


def test_nobody_can_have_many_mails_sent_to_somebody(client: TestClient) -> None:
    for number in range(3):
        client.cookies.clear()
        client.get("/")
        assert "on its way" in give(client, "Victim@example.org" if number else "victim@example.org")
    client.cookies.clear()
    client.get("/")
    assert "Too many mails" in give(client, "victim@example.org")
    for number in range(4):
        assert "on its way" in give(client, f"me{number}@example.org")
    assert "Too many mails" in give(client, "me5@example.org")


def test_without_a_mail_server_there_is_no_form(tmp_path: Path) -> None:
    with TestClient(make_app(url(tmp_path)), follow_redirects=False) as client:
        assert client.get("/mail", headers=HTMX).status_code == 204
        assert client.get("/mail").status_code == 404
        assert client.post("/mail", data={"address": "me@example.org"}).status_code == 404


def test_a_browser_comes_and_goes(client: TestClient) -> None:
    client.get("/")
    key = client.get("/push/key").text
    assert re.fullmatch(r"[\w-]{87}", key)
    fields = Browser().keys | {"endpoint": "https://push.example.net/send/1"}
    assert client.post("/push", data=fields, headers=HTMX).status_code == 204
    guest = client.cookies["warptable"].partition(".")[0]
    assert notices(client).pushes.guests == {guest}
    assert client.post("/push/off", data={"endpoint": fields["endpoint"]}, headers=HTMX).status_code == 204
    assert notices(client).pushes.guests == set()
    assert client.post("/push", data=fields | {"endpoint": "http://10.0.0.1/"}, headers=HTMX).status_code == 409
    foreign = client.post("/push", data=fields, headers=HTMX | {"origin": "https://evil.example"})
    assert foreign.status_code == 403
