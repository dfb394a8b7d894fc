"""What the reader has chosen while the other has not, in words for the reader alone."""

from __future__ import annotations

from warptable.kernel import DONE

from ...engine.model.prompts import SLEEVE, TACTIC, WITH
from ...words.asking import card_name
from ..scene.data import DockPart


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
