"""A question about many kinds of cards: a list to search instead of a picture for each. Whoever types sees what fits;
Enter takes the first. Without a script the whole list is there to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import escape

from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import Control, ShownOption
from warptable.table.page.game.dock.pieces import KEYS, said, tick

from ...words.hands import KINDS
from ...words.speaker import Speaker
from ..art.cards import kind_of

MOST_PICTURES = 12
"""Up to this many cards are shown as pictures."""
ORDER = (*KINDS, "artifact", "flare")


def search(speaker: Speaker, control: Control, choices: Sequence[ShownOption], serial: int) -> str:
    """`<div class="search">`: a field, the kinds of cards there are, and all cards by kind and name."""
    ordered = sorted(choices, key=lambda choice: (_rank(choice), choice.option if choice.face else ""))
    kinds = dict.fromkeys(kind_of(choice.face) for choice in ordered)
    chips = "".join(_chip(speaker, kind) for kind in kinds) if len(kinds) > 1 else ""
    listed, label = f"found-{serial}", said(speaker, "controls-search")
    role = "group" if control.several else "radiogroup"
    items = "".join(_item(speaker, control, choice, serial) for choice in ordered)
    return (
        f'<div class="search"><span class="find-line">{icon("search", 16)}<input type="search" class="find" '
        f'id="find-{serial}" data-filter="{listed}" placeholder="{label}" aria-label="{label}" autocomplete="off" '
        f'enterkeyhint="done"></span><span class="find-kinds">{chips}</span>'
        f'<div class="found" id="{listed}" role="{role}" aria-labelledby="question">{items}</div>'
        f'<p class="muted small" data-filter-none="{listed}" hidden>{said(speaker, "controls-search-none")}</p></div>'
    )


def _rank(choice: ShownOption) -> int:
    kind = kind_of(choice.face)
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


def _chip(speaker: Speaker, kind: str) -> str:
    word = said(speaker, f"kind-{kind}")
    return f'<button type="button" class="chip kind-{kind}" data-find="{word}" tabindex="-1">{word}</button>'


def _item(speaker: Speaker, control: Control, choice: ShownOption, serial: int) -> str:
    """Its kind is part of the words that are searched."""
    kind = kind_of(choice.face)
    word = "" if speaker.t(f"kind-{kind}") in choice.name else f"<small>{said(speaker, f'kind-{kind}')}</small>"
    return (
        f'<label class="find-one kind-{kind}" data-help="{escape(choice.help)}">'
        f"{tick(control, choice, serial, KEYS + 1)}<span>{escape(choice.name)}</span> {word}</label>"
    )
