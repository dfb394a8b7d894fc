"""Steps in the reader's laboratory as buttons: those of each tech together, with what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import escape

from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import ShownOption
from warptable.table.page.game.dock.pieces import again

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


def steps(scene: DockPart, number: int, techs: Sequence[Sequence[ShownOption]]) -> str:
    return "".join(
        f'<span class="steps" role="group" aria-label="{escape(some[0].name)}">'
        f"{''.join(_step(scene, number, choice, nth) for nth, choice in enumerate(some))}</span>"
        for some in techs
    )


def _step(scene: DockPart, number: int, choice: ShownOption, nth: int) -> str:
    """The first step of a tech names it; the second has less room. Giving up looks like what it is."""
    action, _ = choice.option
    costs = escape(in_short(scene.speaker, choice.option, scene.view))
    words = scene.t(f"lab-{'step' if nth else 'first'}-{action}", tech=choice.name)
    sign = icon("x", 16) if action == "abandon" else "" if nth else tech_glyph(choice.help, 20)
    look = " gives-up" if action == "abandon" else ""
    return (
        f'<button class="btn reply step{look}" id="answer-{number}-{choice.token}" type="submit" name="answer" '
        f'value="{choice.token}" data-twice aria-label="{escape(choice.label)}" aria-description="{costs}">{sign} '
        f'<span class="lbl">{again(scene.speaker)}{escape(words)}<small>{costs}</small></span></button>'
    )
