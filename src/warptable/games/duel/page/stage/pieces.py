"""Pieces that the stages share."""

from __future__ import annotations

from markupsafe import Markup, escape

from warptable.table.page.art.icons import icon
from warptable.table.page.names import coloured

from ...engine.model.tactics import Tactic
from ..art.tokens import half, help_on
from ..scene.data import DuelPart, Shot, ToldPart


def shell(scene: DuelPart, kind: str, label: str, slim: str, inside: str) -> Markup:
    """`<section id="stage">`, which can be put aside to look at the board; `slim` is what is left of it then."""
    board, back = escape(scene.t("stages-show-board")), escape(scene.t("duel-web-back"))
    return Markup(
        f'<section id="stage" class="stage space st-duel st-{kind}" aria-label="{escape(label)}">'
        f'<input type="checkbox" class="slimbox vh" id="slim-{kind}"><label for="slim-{kind}" class="btn sm '
        f'slimtoggle">'
        f'<span class="to-board">{icon("orbit", 16)} {board}</span><span class="to-stage">{icon("cards", 16)} '
        f"{back}</span> "
        f'<kbd>B</kbd></label><div class="slimline" id="faceoff">{slim}</div><div class="st-full">{inside}</div>'
        f"</section>"
    )


def seats_of(scene: DuelPart) -> tuple[int, int]:
    """Left and right: the upper player, and the reader or the lower player."""
    return scene.upper, 1 - scene.upper


def who(scene: DuelPart, seat: int) -> str:
    """A player as a heading."""
    name = scene.t("stages-you") if seat == scene.me else scene.speaker.name(seat)
    return f'<b class="pc seat-{seat}">{escape(name)}</b>'


def panel(title: str, inside: str) -> str:
    return f'<div class="panel dpanel"><h3>{escape(title)}</h3>{inside}</div>'


def shot_token(halves: Tactic, shot: Shot) -> str:
    """A tactic that was turned up, large; the chosen half lies on paper."""
    inside = "".join(
        f'<span class="hf {one.kind}{" chosen" if side == shot.half else ""}"{help_on(one)}>'
        f"{half(one.kind, shot.value if side == shot.half else one.value, 34)}</span>"
        for side, one in enumerate(halves)
    )
    return f'<span class="bigtoken" aria-hidden="true">{inside}</span>'


def announcements(scene: ToldPart) -> str:
    """What was promised, decreed or named in this duel: everybody goes by it until it is over."""
    lines = "".join(f"<li>{icon('chat', 15)} {coloured(scene.speaker, 2, one)}</li>" for one in scene.announced)
    return f'<ul class="announced">{lines}</ul>' if lines else ""
