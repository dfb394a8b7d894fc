"""Steps in the reader's laboratory as buttons: those of each tech together, with what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import ShownOption
from warptable.table.page.game.dock.pieces import button_words
from warptable.table.page.html import EMPTY, Html, tag

from ...words.explain import in_short
from ..art.cards import tech_glyph
from ..scene.data import DockPart

ORDER = ("complete", "research", "abandon")
"""The first of a tech's steps is what one mostly wants."""


def steps_in(choices: Iterable[ShownOption]) -> tuple[tuple[ShownOption, ...], ...]:
    """The steps among these options, by tech."""
    found: dict[str, list[ShownOption]] = {}
    for choice in choices:
        if choice.kind == "lab":
            found.setdefault(choice.help, []).append(choice)
    return tuple(tuple(sorted(some, key=lambda one: ORDER.index(one.option[0]))) for some in found.values())


def steps(scene: DockPart, number: int, techs: Sequence[Sequence[ShownOption]]) -> list[Html]:
    return [
        tag(
            "span",
            *(_step(scene, number, choice, nth) for nth, choice in enumerate(some)),
            class_="steps",
            role="group",
            aria_label=some[0].name,
        )
        for some in techs
    ]


def _step(scene: DockPart, number: int, choice: ShownOption, nth: int) -> Html:
    """The first step of a tech names it; the second has less room. Giving up looks like what it is."""
    action, _ = choice.option
    costs = in_short(scene.speaker, choice.option, scene.view)
    words = scene.t(f"lab-{'step' if nth else 'first'}-{action}", tech=choice.name)
    sign = icon("x", 16) if action == "abandon" else EMPTY if nth else tech_glyph(choice.help, 20)
    return tag(
        "button",
        sign,
        " ",
        button_words(scene.speaker, words, tag("small", costs)),
        class_=f"btn reply step{' gives-up' if action == 'abandon' else ''}",
        id=f"answer-{number}-{choice.token}",
        type="submit",
        name="answer",
        value=choice.token,
        data_twice=True,
        aria_label=choice.label,
        aria_description=costs,
    )
