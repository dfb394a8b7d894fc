"""What is said aloud to a reader who is asked."""

from __future__ import annotations

from warptable.table.scene.data import ScenePart

from ..html import Attributes, Html, tag


def call_region(scene: ScenePart, key: str = "", text: str = "", sound: str = "decision") -> Html:
    """`<i id="call">`: what the script says aloud and shows in the title. `key` tells the call from one that was heard
    already; without it nobody is called."""
    if not key:
        return tag("i", id="call", hidden=True)
    heard: Attributes = {"data-call": key, "data-call-text": text, "data-call-sound": sound}
    return tag("i", id="call", hidden=True, **heard, data_mark=scene.t("shell-mark"))
