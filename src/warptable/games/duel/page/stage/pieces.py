"""Pieces that the stages share."""

from __future__ import annotations

from warptable.table.page.art.icons import icon
from warptable.table.page.html import EMPTY, Html, tag
from warptable.table.page.names import coloured
from warptable.table.page.render import render

from ...engine.model.tactics import Tactic
from ..art.tokens import half, help_of
from ..scene.data import DuelPart, Shot, ToldPart


def shell(scene: DuelPart, kind: str, label: str, slim: Html, inside: Html) -> Html:
    """`<section id="stage">`, which can be put aside to look at the board; `slim` is what is left of it then."""
    return render("duel/stage/stage.html", t=scene.t, kind=kind, label=label, slim=slim, inside=inside).strip()


def seats_of(scene: DuelPart) -> tuple[int, int]:
    """Left and right: the upper player, and the reader or the lower player."""
    return scene.upper, 1 - scene.upper


def who(scene: DuelPart, seat: int) -> Html:
    """A player as a heading."""
    name = scene.t("stages-you") if seat == scene.me else scene.speaker.name(seat)
    return tag("b", name, class_=f"in-colour seat-{seat}")


def panel(title: str, *inside: Html, look: str = "") -> Html:
    return tag("div", tag("h3", title), *inside, class_=f"panel duel-panel{look}")


def shot_token(halves: Tactic, shot: Shot) -> Html:
    """A tactic that was turned up, large; the chosen half lies on paper."""
    inside = (
        tag(
            "span",
            half(one.kind, shot.value if side == shot.half else one.value, 34),
            class_=f"half-token {one.kind}{' chosen' if side == shot.half else ''}",
            data_help=help_of(one),
        )
        for side, one in enumerate(halves)
    )
    return tag("span", *inside, class_="bigtoken", aria_hidden="true")


def no_token(words: str) -> Html:
    """In the place of a tactic or a plan, where there is none."""
    return tag("span", words, class_="bigtoken none")


def announcements(scene: ToldPart) -> Html:
    """What was promised, decreed or named in this duel: everybody goes by it until it is over."""
    lines = [tag("li", icon("chat", 15), " ", coloured(scene.speaker, 2, one)) for one in scene.announced]
    return tag("ul", *lines, class_="announced") if lines else EMPTY
