"""A card that can be played for either side, in the question and in the reaction bar."""

from __future__ import annotations

from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import CardGroup, ShownOption
from warptable.table.page.game.dock.pieces import button_words, submit
from warptable.table.page.html import Attribute, Attributes, Child, Html, tag

from ...words.speaker import Speaker
from ..art.cards import kind_of, value_of
from .card_names import card_words


def card_sides(speaker: Speaker, group: CardGroup, field: str, name: str) -> Html:
    """A card and the two sides it may be played for: `field` is what the buttons send, `name` begins the id."""
    words, face = card_words(speaker, group.face)[0], group.face
    look: Attributes = {"type": "button", "class": f"value kind-{kind_of(face)}", "data-help": face}
    value = tag("button", value_of(face), tag("span", words, class_="spoken"), **look)
    sides = (_side(speaker, choice, field) for choice in group.choices)
    return tag("span", value, *sides, class_="card-sides", id=f"{name}-{group.card}", role="group", aria_label=words)


def _side(speaker: Speaker, choice: ShownOption, field: str) -> Html:
    look, words = "button react" if field == "answer" else "button", speaker.t(f"side-{choice.name}").capitalize()
    sign = icon("sword" if choice.name == "offense" else "shield", 18)
    shown = (sign, " ", button_words(speaker, words))
    return submit(field, choice.token, None, *shown, look=look, aria_label=choice.label)


def reply_button(number: int, choice: ShownOption, *words: Child, look: str = "", **more: Attribute) -> Html:
    """A button of the reaction bar."""
    id_ = f"answer-{number}-{choice.token}"
    sent: Attributes = {"type": "submit", "name": "answer", "value": choice.token, "data-twice": True}
    return tag("button", *words, class_=f"button reply{look}", id=id_, **sent, **more)
