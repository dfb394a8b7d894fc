"""The dock: question and hand, always in this order and always in the same place."""

from __future__ import annotations

from functools import lru_cache, partial

from warptable.table.page.art.emblems import drawing
from warptable.table.page.art.icons import icon
from warptable.table.page.frames import Drawn
from warptable.table.page.game.dock.lines import NOTHING, after_game, notices, quiet, stand_in
from warptable.table.page.game.dock.pieces import post_attributes
from warptable.table.page.html import Html, tag
from warptable.table.page.render import render
from warptable.text import t

from ...engine.model.prompts import DIAL, LOCK_IN
from ..scene.data import DockPart
from .asking import ASKING
from .hand import own_things
from .locked import chosen_words
from .prompt import prompt


@lru_cache(maxsize=8)
def dock_shell(locale: str, seated: bool) -> Html:
    """`<section id="dock">` with slots for its regions."""
    return render("duel/dock/dock.html", t=partial(t, locale), seated=seated).strip()


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


NOT_LOCKED = tag("form", id="locked", hidden=True)


def locked(scene: DockPart) -> Html:
    """`<form id="locked">`: what the reader has locked in, which nobody else sees, and the way back."""
    t, speaker = scene.t, scene.speaker
    others = [one for one in scene.waiting if one.seat != scene.me]
    prompt = others[0].prompt if others else LOCK_IN
    kind = "dial" if prompt == DIAL else "lock" if prompt == LOCK_IN else "other"
    what = t(f"duel-web-chosen-{kind}", what=chosen_words(scene) or "none")
    waits = t("controls-waits", who=speaker.join([speaker.name(one.seat) for one in others]))
    return tag(
        "form",
        tag("span", icon("lock", 22), class_="sign"),
        tag("p", tag("b", what), tag("small", f"{waits} {t('duel-web-secret')}")),
        tag("button", icon("undo", 18), f" {t('duel-web-take-back')}", class_="button", id="take-back"),
        id="locked",
        class_="lockedbar",
        **post_attributes(f"/t/{scene.table}/undo"),
    )
