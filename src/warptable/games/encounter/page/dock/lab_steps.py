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
from .pieces import reply_button

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
    found = []
    for some in techs:
        buttons = (_step(scene, number, choice, nth) for nth, choice in enumerate(some))
        found.append(tag("span", *buttons, class_="steps", role="group", aria_label=some[0].name))
    return found


def _step(scene: DockPart, number: int, choice: ShownOption, nth: int) -> Html:
    """The first step of a tech names it; the second has less room. Giving up looks like what it is."""
    action, _ = choice.option
    costs = in_short(scene.speaker, choice.option, scene.view)
    words = scene.t(f"lab-{'step' if nth else 'first'}-{action}", tech=choice.name)
    sign = icon("x", 16) if action == "abandon" else EMPTY if nth else tech_glyph(choice.help, 20)
    look, told = " step gives-up" if action == "abandon" else " step", tag("small", costs)
    shown = (sign, " ", button_words(scene.speaker, words, told))
    return reply_button(number, choice, *shown, look=look, aria_label=choice.label, aria_description=costs)
