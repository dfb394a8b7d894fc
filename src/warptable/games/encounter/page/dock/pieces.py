"""Pieces of markup that the prompt, the reaction bar and the hand share."""

from __future__ import annotations

from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import CardGroup, ShownOption
from warptable.table.page.game.dock.pieces import button_words
from warptable.table.page.html import Html, tag

from ...words.speaker import Speaker
from ..art.cards import kind_of, value_of
from ..scene.data import EncounterPart
from .badges import badge
from .card_names import card_words


def asker(scene: EncounterPart, source: str, size: int) -> Html:
    """Who or what asks; it explains itself."""
    label = scene.t("controls-asker")
    return tag("button", badge(scene, source, size), type="button", class_="asker", data_help=source, aria_label=label)


def card_sides(speaker: Speaker, group: CardGroup, field: str, name: str) -> Html:
    """A card and the two sides it may be played for: `field` is what the buttons send, `name` begins the id."""
    words, face = card_words(speaker, group.face)[0], group.face
    value = tag(
        "button",
        value_of(face),
        tag("span", words, class_="vh"),
        type="button",
        class_=f"value kind-{kind_of(face)}",
        data_help=face,
    )
    sides = (_side(speaker, choice, field) for choice in group.choices)
    return tag("span", value, *sides, class_="card-sides", id=f"{name}-{group.card}", role="group", aria_label=words)


def _side(speaker: Speaker, choice: ShownOption, field: str) -> Html:
    return tag(
        "button",
        icon("sword" if choice.name == "offense" else "shield", 18),
        " ",
        button_words(speaker, speaker.t(f"side-{choice.name}").capitalize()),
        class_="btn react" if field == "answer" else "btn",
        type="submit",
        name=field,
        value=choice.token,
        formnovalidate=True,
        data_twice=True,
        aria_label=choice.label,
    )
