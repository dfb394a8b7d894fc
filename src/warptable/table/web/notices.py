"""Addresses of messages to people who are asked: their devices, their mail address, and the links in mails."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ..errors import Refused
from ..notices.mail import Mails
from ..page.html import Html
from ..page.notices import confirmed_page, mail_form, mail_page, stopped_page, token_page
from .http import Call, done, endpoint
from .limits import MAILS, RECEIVED


async def push_key(call: Call) -> Response:
    """The public half of the key that signs pushes: a browser takes pushes from its owner only."""
    return PlainTextResponse(call.notices.pushes.key)


async def add_device(call: Call) -> Response:
    address, key, auth = (call.sent(name) for name in ("endpoint", "p256dh", "auth"))
    await call.notices.pushes.add(call.reader.guest, address, key, auth, call.reader.locale)
    return done()


async def drop_device(call: Call) -> Response:
    await call.notices.pushes.drop(call.reader.guest, call.sent("endpoint"))
    return done()


# ---- mail ---------------------------------------------------------------------------------------------------


def _mails(call: Call) -> Mails:
    mails = call.notices.mails
    if mails is None:
        raise Refused("refused-no-page")
    return mails


async def _shown(call: Call) -> Html:
    box = await _mails(call).mailbox(call.reader.guest)
    return mail_form(call.reader, box) if call.by_script else mail_page(call.reader, box)


async def show_mail(call: Call) -> Response | Html:
    """What is known of the reader's address, and the form to change it; nothing where the host has no mail server."""
    if call.notices.mails is None and call.by_script:
        return Response(status_code=204)
    return await _shown(call)


async def add_mail(call: Call) -> Html:
    mails, address = _mails(call), call.sent("address").strip()
    call.spend(MAILS)
    call.services.limits.spend(RECEIVED, address.lower(), "")
    box = await mails.add(call.reader.guest, address, call.reader.locale)
    if not box.confirmed:
        call.notices.do(mails.ask_to_confirm(box))
    return await _shown(call)


async def drop_mail(call: Call) -> Html:
    await _mails(call).drop(call.reader.guest)
    return await _shown(call)


async def show_link(call: Call) -> Html:
    """The page behind a link in a mail. Programs that look into mails follow links too, so it only asks."""
    return token_page(call.reader, await _mails(call).by_token(call.path["token"]))


async def confirm(call: Call) -> Html:
    await _mails(call).confirm(call.path["token"])
    return confirmed_page(call.reader)


async def stop(call: Call) -> Html:
    mails = _mails(call)
    await mails.drop((await mails.by_token(call.path["token"])).guest)
    return stopped_page(call.reader)


ROUTES: list[BaseRoute] = [
    Route("/push/key", endpoint(push_key)),
    Route("/push", endpoint(add_device), methods=["POST"]),
    Route("/push/off", endpoint(drop_device), methods=["POST"]),
    Route("/mail", endpoint(show_mail)),
    Route("/mail", endpoint(add_mail), methods=["POST"]),
    Route("/mail/off", endpoint(drop_mail), methods=["POST"]),
    Route("/mail/{token}", endpoint(show_link)),
    Route("/mail/{token}", endpoint(confirm), methods=["POST"]),
    Route("/mail/{token}/stop", endpoint(show_link)),
    Route("/mail/{token}/stop", endpoint(stop), methods=["POST"]),
]
