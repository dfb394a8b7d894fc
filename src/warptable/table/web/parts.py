"""Addresses of the parts of the page, for whoever changes one (`warptable dev parts`). No server of tables has them."""

from __future__ import annotations

import shutil
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlencode

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from warptable.text import LOCALES

from ..page import assets
from ..page.parts import SIZED, WIDTHS, Look, Part, Places, all_parts, elements, framed, sheet_page
from .library import healthz, static

HOME = "/dev/parts"


def _query(look: Look, **more: str) -> str:
    return urlencode(more | {"lang": look.locale, "theme": look.theme})


PLACES = Places(
    sheet=lambda element, look: f"{HOME}?{_query(look, width=str(look.width), element=element)}",
    part=lambda name, look: f"{HOME}/{name}?{_query(look)}",
)


def _look(request: Request) -> tuple[Look, bool]:
    """How the parts are looked at, and whether a width is asked for. What is unknown is as usual."""
    asked, usual = request.query_params, Look()
    locale, theme, width = (asked.get(name, "") for name in ("lang", "theme", "width"))
    sized = width.isdecimal() and int(width) in WIDTHS
    return Look(
        locale if locale in LOCALES else usual.locale,
        theme if theme in SIZED else usual.theme,
        int(width) if sized else usual.width,
    ), sized


async def show_sheet(request: Request) -> Response:
    return HTMLResponse(sheet_page(_look(request)[0], request.query_params.get("element", ""), PLACES))


async def show_part(request: Request) -> Response:
    part = all_parts().get(request.path_params["name"])
    if part is None:
        return PlainTextResponse("no such part", 404)
    look, sized = _look(request)
    return HTMLResponse(framed(part, look, PLACES) if sized else _drawn(part, look.locale, look.theme))


@lru_cache(maxsize=512)
def _drawn(part: Part, locale: str, theme: str) -> str:
    return part.document(Look(locale, theme).reader)


def make_parts_app() -> Starlette:
    """All parts, and a page that leads to them. There is no table behind any of them."""
    return Starlette(
        routes=[
            Route("/", lambda request: RedirectResponse(HOME)),
            Route(HOME, show_sheet),
            Route(HOME + "/{name}", show_part),
            Route("/static/{version}/{name}", static),
            Route("/healthz", healthz),
        ]
    )


# ---- as files ----------------------------------------------------------------------------------------------------


def _sheet_file(element: str, look: Look) -> str:
    name = element.replace("/", "-") or "index"
    return f"{name}.{look.locale}.{look.theme}.{look.width}.html"


FILES = Places(sheet=_sheet_file, part=lambda name, look: f"{name}.{look.locale}.{look.theme}.html")


def write_parts(folder: Path) -> Path:
    """Write all of it as files that need no server; returns the one to open."""
    shutil.rmtree(folder / "static", ignore_errors=True)
    (folder / "static").mkdir(parents=True)
    for asset in assets.assets().values():
        (folder / "static" / asset.name).write_bytes(asset.content)
    for locale in LOCALES:
        for theme in SIZED:
            look = Look(locale, theme)
            for part in all_parts().values():
                _write(folder / FILES.part(part.name, look), part.document(look.reader))
            for width in WIDTHS:
                sized = look._replace(width=width)
                for element in ("", *elements()):
                    _write(folder / FILES.sheet(element, sized), sheet_page(sized, element, FILES))
    first = folder / "index.html"
    _write(first, sheet_page(Look(), "", FILES))
    return first


def _write(path: Path, document: str) -> None:
    path.write_text(document.replace(assets.url(""), "static/"), encoding="utf-8")
