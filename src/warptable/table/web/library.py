"""Addresses of everything to read: catalogues, rules, guide, explanations, files."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from warptable.table.page.html import Html

from ..errors import Refused
from ..page import assets
from ..page.families import library_of
from ..page.library.catalogue import Catalogue
from ..page.library.games import libraries
from .http import Call, endpoint

CATALOGUES = tuple(one for library in libraries().values() for one in library.catalogues)
FOR_GOOD = "public, max-age=31536000, immutable"


async def show_catalogue(catalogue: Catalogue, call: Call) -> Html:
    """Everything of one kind; what does not match the filters is hidden."""
    return catalogue.show(call.reader, call.hub.packs, **{name: call.query(name) for name in catalogue.asked})


async def show_sheet(catalogue: Catalogue, call: Call) -> Html:
    """The page of one entry."""
    assert catalogue.sheet is not None
    found = catalogue.sheet(call.reader, call.path["entry"], call.hub.packs, call.query("edition"))
    if found is None:
        raise Refused("refused-no-alien")
    return found


async def show_rules(call: Call) -> Html:
    edition = call.query("edition")
    return library_of(edition).book.rules(call.reader, call.query("query"), edition, call.query("state"))


async def show_readings(call: Call) -> Html:
    """How we play what the rulebooks leave open."""
    edition = call.query("edition")
    return library_of(edition).book.readings(call.reader, call.query("query"), edition)


async def show_guide(call: Call) -> Html:
    step, guide = call.query("step", "1"), library_of(call.query("edition")).guide
    if guide is None:
        raise Refused("refused-no-chapter")
    return guide.show(call.reader, int(step) if step.isdecimal() and len(step) < 3 else 1)


async def show_chapter(call: Call) -> Html:
    guide = library_of(call.query("edition")).guide
    found = guide.chapter(call.reader, call.path["chapter"]) if guide is not None else None
    if found is None:
        raise Refused("refused-no-chapter")
    return found


async def show_help(call: Call) -> Response | Html:
    """The words behind a rule, an alien, a card, a phase. The same for everybody who reads this language."""
    edition = call.query("edition")
    found = library_of(edition).help.text(call.reader.locale, call.query("source"), edition, call.hub.packs)
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
    *(Route(one.path, endpoint(partial(show_catalogue, one))) for one in CATALOGUES),
    *(Route(f"{one.path}/{{entry}}", endpoint(partial(show_sheet, one))) for one in CATALOGUES if one.sheet),
    Route("/rules", endpoint(show_rules)),
    Route("/readings", endpoint(show_readings)),
    Route("/guide", endpoint(show_guide)),
    Route("/guide/{chapter}", endpoint(show_chapter)),
    Route("/help", endpoint(show_help)),
    Route("/static/{version}/{name}", static),
    Route("/healthz", healthz),
]
