"""Addresses of everything to read: aliens, techs, reward cards, rules, guide, explanations, files."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ..errors import Refused
from ..ui import assets
from ..ui.families import library_of
from .http import Call, endpoint

FOR_GOOD = "public, max-age=31536000, immutable"


async def show_aliens(call: Call) -> Markup:
    library = library_of(call.query("edition"))
    return library.catalogue(call.reader, **{name: call.query(name) for name in library.filters}, packs=call.hub.packs)


async def show_alien(call: Call) -> Markup:
    edition = call.query("edition")
    found = library_of(edition).sheet(call.reader, call.path["alien"], call.hub.packs, edition)
    if found is None:
        raise Refused("refused-no-alien")
    return found


async def show_techs(call: Call) -> Markup:
    library = library_of(call.query("edition"))
    return library.techs(call.reader, **{name: call.query(name) for name in library.tech_filters})


async def show_rewards(call: Call) -> Markup:
    library = library_of(call.query("edition"))
    return library.rewards(call.reader, **{name: call.query(name) for name in library.reward_filters})


async def show_rules(call: Call) -> Markup:
    edition = call.query("edition", "ffg")
    return library_of(edition).rules(call.reader, call.query("query"), edition)


async def show_guide(call: Call) -> Markup:
    step = call.query("step", "1")
    return library_of(call.query("edition")).guide(call.reader, int(step) if step.isdecimal() and len(step) < 3 else 1)


async def show_chapter(call: Call) -> Markup:
    found = library_of(call.query("edition")).chapter(call.reader, call.path["chapter"])
    if found is None:
        raise Refused("refused-no-chapter")
    return found


async def show_help(call: Call) -> Response | Markup:
    """The words behind a rule, an alien, a card, a phase. The same for everybody who reads this language."""
    edition = call.query("edition", "ffg")
    found = library_of(edition).help_text(call.reader.locale, call.query("source"), edition, call.hub.packs)
    return found if found is not None else Response(status_code=404)


async def static(request: Request) -> Response:
    """Style, script, fonts. The version in the address lets browsers keep them forever."""
    asset = assets.assets().get(request.path_params["name"])
    if asset is None:
        return PlainTextResponse("not found", 404)
    fresh = request.path_params["version"] == assets.version()
    return Response(asset.content, media_type=asset.type, headers={"cache-control": FOR_GOOD if fresh else "no-cache"})


async def healthz(request: Request) -> Response:
    return PlainTextResponse("ok")


ROUTES: list[BaseRoute] = [
    Route("/aliens", endpoint(show_aliens)),
    Route("/aliens/{alien}", endpoint(show_alien)),
    Route("/techs", endpoint(show_techs)),
    Route("/rewards", endpoint(show_rewards)),
    Route("/rules", endpoint(show_rules)),
    Route("/guide", endpoint(show_guide)),
    Route("/guide/{chapter}", endpoint(show_chapter)),
    Route("/help", endpoint(show_help)),
    Route("/static/{version}/{name}", static),
    Route("/healthz", healthz),
]
