"""The dock: question and hand, always in this order and always in the same place."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from warptable.table.page.art.emblems import drawing
from warptable.table.page.art.icons import icon
from warptable.table.page.frames import Drawn, slot
from warptable.table.page.game.dock.lines import NOTHING, after_game, notices, quiet, stand_in
from warptable.table.page.game.dock.pieces import post, said
from warptable.text import t

from ...engine.model.prompts import DIAL, LOCK_IN
from ..scene.data import DockPart
from .asking import ASKING
from .hand import own_things
from .locked import chosen_words
from .prompt import prompt

OWN = ("own-plate", "own-dial", "own-cards", "own-tactics")


@lru_cache(maxsize=8)
def dock_shell(locale: str, seated: bool) -> Markup:
    """`<section id="dock">` with slots for its regions."""
    lines = "".join(slot(name) for name in ("notices", "replaced", "prompt", "locked", "quiet"))
    watching = f'<p class="watching">{icon("eye", 20)} {escape(t(locale, "controls-watching"))}</p>'
    own = f"{_tabs(locale)}{''.join(map(slot, OWN))}" if seated else watching
    look = "dock dueldock" if seated else "dock dueldock onlooker"
    return Markup(
        f'<section id="dock" class="{look}" aria-label="{escape(t(locale, "controls-dock"))}" tabindex="-1">{lines}'
        f'<div id="hand" class="duelhand">{own}</div></section>'
    )


def _tabs(locale: str) -> str:
    """On a small phone either plans or tactics are shown; a dot marks what is still to be chosen."""
    labels = "".join(
        f'<label class="of-{name}"><input type="radio" name="duel-tab" id="duel-tab-{name}"{checked}>'
        f"{escape(t(locale, f'duel-web-tab-{name}'))} <i></i></label>"
        for name, checked in (("plans", " checked"), ("tactics", ""))
    )
    return f'<div class="dueltabs" role="radiogroup" aria-label="{escape(t(locale, "controls-dock"))}">{labels}</div>'


def regions(scene: DockPart) -> dict[str, Drawn]:
    """While a bot plays for the reader, the dock says so, and asks nothing. After the game it is one region."""
    with drawing(scene.speaker.packs):
        return {"dock": after_game(scene)} if scene.phase == "over" else _regions(scene)


def _regions(scene: DockPart) -> dict[str, Drawn]:
    drawn: dict[str, Drawn] = {name: NOTHING[name] for name in ("notices", "replaced", "prompt", "quiet")}
    drawn["locked"] = NOT_LOCKED
    control = None
    if scene.me is not None and scene.people[scene.me].absent:
        drawn["replaced"] = stand_in(scene)
    elif asked := scene.asked:
        control = ASKING.control_of(scene, asked.decision)
        drawn["prompt"] = prompt(scene, asked, control)
    elif scene.chosen is not None:
        drawn["locked"] = locked(scene)
    else:
        drawn["quiet"] = quiet(scene)
    if scene.me is not None:
        drawn |= own_things(scene, control)
    return drawn | {"notices": notices(scene)}


NOT_LOCKED = '<form id="locked" hidden></form>'


def locked(scene: DockPart) -> str:
    """`<form id="locked">`: what the reader has locked in, which nobody else sees, and the way back."""
    speaker = scene.speaker
    others = [one for one in scene.waiting if one.seat != scene.me]
    prompt = others[0].prompt if others else LOCK_IN
    kind = "dial" if prompt == DIAL else "lock" if prompt == LOCK_IN else "other"
    words = chosen_words(scene)
    what = escape(scene.t(f"duel-web-chosen-{kind}", what=words or "none"))
    waits = escape(scene.t("controls-waits", who=speaker.join([speaker.name(one.seat) for one in others])))
    return (
        f'<form id="locked" class="lockedbar" {post(scene.table, "undo")}><span class="sign">{icon("lock", 22)}</span>'
        f"<p><b>{what}</b><small>{waits} {said(speaker, 'duel-web-secret')}</small></p>"
        f'<button class="btn" id="take-back">{icon("undo", 18)} {said(speaker, "duel-web-take-back")}</button></form>'
    )
