"""Pieces of markup that the prompt, the reaction bar and the hand share. They are plain strings, because most of what a
page gets is drawn with them; words for people are escaped here."""

from __future__ import annotations

from markupsafe import escape

from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import CardGroup, ShownOption
from warptable.table.page.game.dock.pieces import again, said

from ...words.speaker import Speaker
from ..art.cards import kind_of, value_of
from ..scene.data import EncounterPart
from .badges import badge
from .card_names import card_words

KEYS = 9
"""Options up to this number have a key."""


def asker(scene: EncounterPart, source: str, size: int) -> str:
    """Who or what asks; it explains itself."""
    return (
        f'<button type="button" class="asker" data-help="{escape(source)}" '
        f'aria-label="{said(scene.speaker, "controls-asker")}">{badge(scene, source, size)}</button>'
    )


def card_sides(speaker: Speaker, group: CardGroup, field: str, name: str) -> str:
    """A card and the two sides it may be played for: `field` is what the buttons send, `name` begins the id."""
    words, face = escape(card_words(speaker, group.face)[0]), group.face
    buttons = "".join(_side(speaker, choice, field) for choice in group.choices)
    return (
        f'<span class="card-sides" id="{name}-{group.card}" role="group" aria-label="{words}">'
        f'<button type="button" class="value kind-{kind_of(face)}" data-help="{escape(face)}">{value_of(face)}'
        f'<span class="vh">{words}</span></button>{buttons}</span>'
    )


def _side(speaker: Speaker, choice: ShownOption, field: str) -> str:
    look = "btn react" if field == "answer" else "btn"
    sign = icon("sword" if choice.name == "offense" else "shield", 18)
    words = escape(speaker.t(f"side-{choice.name}").capitalize())
    return (
        f'<button class="{look}" type="submit" name="{field}" value="{choice.token}" formnovalidate data-twice '
        f'aria-label="{escape(choice.label)}">{sign} <span class="lbl">{again(speaker)}{words}</span></button>'
    )
