"""The texts of a tech card in one language: messages `tech-<id>-does`, `tech-<id>-effect`, `tech-<id>-rulings`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from warptable.text.bundles import has, t

from ..engine import facts

if TYPE_CHECKING:
    from ..engine.model.views import TechView


@dataclass(frozen=True, slots=True)
class TechText:
    """What the owner reads. `does` says it in one short line, `effect` in full; `research` is the number of ships that
    complete it, or X."""

    does: str
    effect: str
    rulings: tuple[str, ...]
    research: str


@lru_cache(maxsize=128)
def tech_text(locale: str, tech: str) -> TechText:
    """Every text of a tech card."""
    number, rulings = facts.techs()[tech].research, f"tech-{tech}-rulings"
    return TechText(
        does=t(locale, f"tech-{tech}-does"),
        effect=t(locale, f"tech-{tech}-effect"),
        rulings=tuple(t(locale, rulings).splitlines()) if has(locale, rulings) else (),
        research="X" if number is None else str(number),
    )


def tech_kind(tech: str) -> str:
    """What becomes of a tech: one-shot, lasting, passed-on, or facedown until it is used."""
    printed = facts.techs()[tech]
    return "facedown" if printed.facedown else printed.kind.replace(" ", "-")


def tech_state(locale: str, tech: TechView) -> tuple[str, str]:
    """How far a tech that the reader may see is: growing, ready or done; and the same in words."""
    needed = facts.techs()[tech.id].research
    if tech.open:
        return "done", t(locale, f"lab-done-{tech_kind(tech.id)}")
    ready = tech.ships >= (needed or 1)
    said = (
        t(locale, "lab-ships-any", n=tech.ships)
        if needed is None
        else t(locale, "lab-ships", n=tech.ships, needed=needed, ready="yes" if ready else "no")
    )
    return "ready" if ready else "growing", said


def lab_words(locale: str, techs: Sequence[TechView], names: Callable[[str], str]) -> str:
    """The laboratory of a seat in one line, as the reader may know it."""
    return ", ".join(_told(locale, tech, names) for tech in techs)


def _told(locale: str, tech: TechView, names: Callable[[str], str]) -> str:
    if tech.id:
        words = t(locale, "lab-told", tech=names(tech.id), state=tech_state(locale, tech)[1])
    else:
        words = t(locale, "board-tech-facedown", n=tech.ships)
    return t(locale, "lab-on-sheet", tech=words) if tech.on_sheet else words
