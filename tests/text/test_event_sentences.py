"""Every event of the multi-player game is told to everybody who learns of it, in whole sentences, with any values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions.ffg import TECHS
from warptable.games.encounter.engine.model.encounter import Layer
from warptable.games.encounter.words.sentences import UNTOLD, sentence
from warptable.games.encounter.words.speaker import Speaker
from warptable.text import LOCALES

KINDS = registry_for(
    "ffg", tech_deck=TECHS, more=dominion.ALIENS, reward_deck=dominion.REWARDS, special=dominion.SHIPS
).events

HOME_OF = (0, 0, 0, 1, 1, 1, 2, 2, 2)
TERM = {"kind": "cards", "giver": 0, "receiver": 1, "number": 2, "planet": -1}
WORDS: dict[str, list[Any]] = {
    "seat offense colonist winner giver owner system": [0, 1],
    "other victim receiver of defense": [1],
    "instead": [-1, 1],
    "guests partners winners": [[1], [0, 1]],
    "planet": [3],
    "planets": [[3, 4]],
    "place": [3, -1, -2, -3, -6],
    "to": [[[3, 2]], [[3, 2], [4, 1]]],
    "card": ["blue"],
    "cards": [1, 3],
    "face other_face counts": ["negotiate", "attack-08"],
    "faces": [["negotiate"], ["morph", "attack-08"]],
    "side": [0, 1],
    "what": ["intimidate"],
    "numbers": [[0, 2]],
    "alien": ["zombie"],
    "aliens": [["zombie", "void"]],
    "origin": ["own", "incarnation"],
    "ability": ["zombie.immortality", "cosmic-zap"],
    "tech": ["genesis-bomb"],
    "techs": [["genesis-bomb", "lunar-cannon"]],
    "slot": [0],
    "mark": ["flagship"],
    "token": ["tourist"],
    "ready upset kept right honest colony": [True, False],
    "number ships rewards value count turn home foreign left total votes offense_votes": [1, 2],
    "margin": [4],
    "amount": [4, -2],
    "layer": [int(layer) for layer in Layer if layer not in (*UNTOLD, Layer.FACE)],
    "trail": [["8 + 2 = 10", "6 + 1 = 7"]],
    "terms": [[TERM], [TERM, {**TERM, "kind": "colony", "planet": 3}]],
    "result": ["won", "both_lost", "deal", "deal_failed"],
    "how": ["totals", "automatic", "declared", "faces"],
    "loot": ["cheat-deck"],
    "whom": ["the-winner", "the-loser"],
    "gain": ["a-colony", "one-card"],
    "way": ["as-is", "even-hands", "switched"],
    "word": ["even", "odd"],
    "price": ["cards", "colony", "both"],
}
SAMPLES = {field: values for fields, values in WORDS.items() for field in fields.split()}
"""What the fields of events can hold."""
SPECIAL: dict[str, dict[str, list[Any]]] = {
    "revealed": {"faces": [["morph", "attack-08"]]},
    "flare_played": {"side": ["wild", "super"], "face": ["flare-zombie"]},
    "modified": {"side": [0, 1, -1]},
    "peeked": {"what": ["top-of-deck", "top-of-destiny", "top-of-rewards", "top-of-techs"]},
    "peeked_at": {"what": ["aside-card", "facedown-tech", "slot-card", "tech-card"]},
    "tech_used": {"ability": ["genesis-bomb.create"]},
    "yielded": {"to": [0, 1]},
}
WHOLE: dict[str, dict[str, list[Any]]] = {
    "modified": {"layer": [int(Layer.FACE)]},
    "loot_returned": {"loot": ["cheat-discards"]},
}
"""What they hold where all fields are there."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_told_to_everybody(kind: str, locale: str) -> None:
    for me in (0, 1, None):
        speaker = Speaker(locale, me, HOME_OF)
        for fields, values in _known(kind, me):
            samples = SAMPLES | SPECIAL.get(kind, {}) | values
            most = max((len(samples[field]) for field in fields), default=1)
            for turn in range(most):
                seen = {"kind": kind, "source": "zombie"}
                seen |= {field: samples[field][turn % len(samples[field])] for field in fields}
                text = sentence(speaker, seen)
                assert text[0].isupper() or not text[0].isalpha(), text
                assert text.endswith((".", "!", ")", "?", "”", "“")), text
                assert not re.search(r"\b(hidden|yes|None)\b|\{|  | \.", text), text


def _known(kind: str, me: int | None) -> Iterator[tuple[tuple[str, ...], dict[str, list[Any]]]]:
    """The fields that this seat may learn together, with what some of them hold then. What a seat may learn about its
    own power it does. Numbers of cards are not told."""
    told = KINDS[kind]
    if told.whisper:
        yield (*told.public, *told.sometimes), {}
        return
    if me is None or not {*told.private} & {*told.sometimes}:
        yield told.public, {}
    private = [name for name in (*told.sometimes, *told.private) if name not in ("card", "cards")]
    yield (*told.public, *dict.fromkeys(private)), WHOLE.get(kind, {})
