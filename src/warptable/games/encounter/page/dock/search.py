"""A question about many kinds of cards: a list to search instead of a picture for each. Whoever types sees what fits;
Enter takes the first. Without a script the whole list is there to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from warptable.table.page.game.dock.control import Control, ShownOption
from warptable.table.page.game.dock.pieces import KEYS, tick
from warptable.table.page.html import EMPTY, Html, tag
from warptable.table.page.render import render

from ...words.hands import KINDS
from ...words.speaker import Speaker
from ..art.cards import kind_of

MOST_PICTURES = 12
"""Up to this many cards are shown as pictures."""
ORDER = (*KINDS, "artifact", "flare")


def search(speaker: Speaker, control: Control, choices: Sequence[ShownOption], serial: int) -> Html:
    """`<div class="search">`: a field, the kinds of cards there are, and all cards by kind and name."""
    ordered = sorted(choices, key=lambda choice: (_rank(choice), choice.option if choice.face else ""))
    kinds = list(dict.fromkeys(kind_of(choice.face) for choice in ordered))
    return render(
        "encounter/dock/search.html",
        t=speaker.t,
        serial=serial,
        listed=f"found-{serial}",
        kinds=kinds if len(kinds) > 1 else (),
        role="group" if control.several else "radiogroup",
        items=[_item(speaker, control, choice, serial) for choice in ordered],
    ).strip()


def _rank(choice: ShownOption) -> int:
    kind = kind_of(choice.face)
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


def _item(speaker: Speaker, control: Control, choice: ShownOption, serial: int) -> Html:
    """Its kind is part of the words that are searched."""
    kind = kind_of(choice.face)
    word = speaker.t(f"kind-{kind}")
    shown = (tag("span", choice.name), " ", EMPTY if word in choice.name else tag("small", word))
    ticked = tick(control, choice, serial, KEYS + 1)
    return tag("label", ticked, *shown, class_=f"find-one kind-{kind}", data_help=choice.help)
