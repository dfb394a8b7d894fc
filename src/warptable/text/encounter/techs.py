"""The texts of a tech card in one language: messages `tech-<id>-does`, `tech-<id>-effect`, `tech-<id>-rulings`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ...encounter import facts
from ..bundles import has, t


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
