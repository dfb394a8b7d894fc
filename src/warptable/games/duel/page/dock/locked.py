"""What the reader has chosen while the other has not, in words for the reader alone."""

from __future__ import annotations

from warptable.kernel import DONE
from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.pieces import post_attributes
from warptable.table.page.html import Html, tag

from ...engine.model.prompts import DIAL, LOCK_IN, SLEEVE, TACTIC, WITH
from ...words.asking import card_name
from ..scene.data import DockPart

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


def chosen_words(scene: DockPart) -> str:
    """Empty if there are no words for it."""
    chosen, speaker = scene.chosen, scene.speaker
    if type(chosen) is int:
        return str(chosen)
    if isinstance(chosen, str):
        return speaker.alien(chosen) if chosen in scene.view.dealt else ""
    if not isinstance(chosen, tuple):
        return ""
    words = []
    for pick in chosen:
        if isinstance(pick, int):
            words.append(card_name(speaker, scene.view, pick))
        elif isinstance(pick, tuple) and pick[0] == WITH:
            words.append(card_name(speaker, scene.view, pick[1]))
        elif isinstance(pick, tuple) and pick[0] in (TACTIC, SLEEVE):
            words.append(speaker.half(pick[1], pick[2]))
        elif pick != DONE:
            return ""
    return speaker.join(words) if words else ""
