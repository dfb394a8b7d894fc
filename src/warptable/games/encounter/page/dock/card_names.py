"""Cards with their words. What they are called and how they look depends on three things, the same for many readers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from warptable.kernel.packs import Packs
from warptable.table.page.html import Svg

from ...words.speaker import FLARE, Speaker
from ..art.cards import card, kind_of


class CardNames(NamedTuple):
    """All that the name and the picture of a card depend on."""

    locale: str
    edition: str
    packs: Packs

    @property
    def speaker(self) -> Speaker:
        return _speaker(self)


def names_of(speaker: Speaker) -> CardNames:
    return CardNames(speaker.locale, speaker.edition, speaker.packs)


@lru_cache(maxsize=64)
def _speaker(names: CardNames) -> Speaker:
    return Speaker(names.locale, edition=names.edition, packs=names.packs)


def named_card(speaker: Speaker, face: str, width: int, *, hazard: bool = False, reward: bool | None = None) -> Svg:
    """The picture of a card with its name on it; `hazard` and `reward` as `card` takes them."""
    name, sub = card_words(speaker, face)
    return card(face, name, width, sub, hazard=hazard, reward=reward)


def card_words(speaker: Speaker, face: str) -> tuple[str, str]:
    """What is printed below the picture of a card: its name and a second line. A value is not repeated."""
    if face.startswith(FLARE):
        return speaker.alien(face.removeprefix(FLARE)), speaker.t("controls-flare")
    head = face.partition("-")[0]
    if head in ("attack", "reinforcement"):
        return speaker.t(f"controls-{head}"), ""
    if not speaker.is_reward(face):
        return speaker.card(face), ""
    kind = speaker.t(f"kind-{kind_of(face)}")
    if head in ("intimidate", "rift", "retreat"):
        return kind, ""
    title = speaker.card(face).rpartition("(")[2].rstrip(")")
    return (kind, title) if head == "negotiate" else (title, "")
