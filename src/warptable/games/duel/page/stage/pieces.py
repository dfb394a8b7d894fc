"""Pieces that the stages share."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.page.art.icons import icon
from warptable.table.page.html import EMPTY, Html, tag
from warptable.table.page.names import coloured

from ...engine.model.tactics import Tactic
from ..art.tokens import half, help_of
from ..scene.data import DuelPart, Shot, ToldPart


def shell(scene: DuelPart, kind: str, label: str, slim: Html, inside: Html) -> Html:
    """`<section id="stage">`, which can be put aside to look at the board; `slim` is what is left of it then."""
    switch = _switch(kind, scene.t("stages-show-board"), scene.t("duel-web-back"))
    shown = tag("div", slim, class_="slimline", id="faceoff") + tag("div", inside, class_="stage-full")
    return tag("section", switch, shown, id="stage", class_=f"stage space stage-duel stage-{kind}", aria_label=label)


@lru_cache(maxsize=16)
def _switch(kind: str, board: str, back: str) -> Html:
    """Between the stage and the board."""
    to_board = tag("span", icon("orbit", 16), f" {board}", class_="to-board")
    to_stage = tag("span", icon("cards", 16), f" {back}", class_="to-stage")
    words = (to_board, to_stage, " ", tag("kbd", "B"))
    box = tag("input", type="checkbox", class_="slimbox spoken", id=f"slim-{kind}")
    return box + tag("label", *words, for_=f"slim-{kind}", class_="button compact slimtoggle")


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
