"""The dock after the game: no hand and no piles any more, but the way to the next game."""

from __future__ import annotations

from markupsafe import Markup

from ....scene.data import Scene
from ...render import render


def closing(scene: Scene) -> Markup:
    """`<section id="dock">` of a game that is over."""
    seated = scene.me is not None
    return render(
        "controls_closing.html",
        t=scene.t,
        at=f"/t/{scene.table}",
        again=scene.again,
        said=_said(scene),
        join=scene.t("people-next-join" if seated else "people-next-watch"),
        may=seated and scene.leads,
    )


def _said(scene: Scene) -> str:
    if scene.again and scene.again_by:
        return scene.t("people-next-open", name=scene.again_by)
    if scene.again:
        return scene.t("people-next-is-open")
    return scene.t("controls-over" if scene.me is None or scene.leads else "people-next-host")
