"""Writes docs/timing.md: every moment in play order, with what can happen in it.

Run `.venv/bin/python tools/timing.py` after a change of windows or content; a test compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import (
    aliens_of,
    all_aliens,
    all_artifacts,
    all_rewards,
    all_ships,
    all_techs,
)
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.games.encounter.engine.model.roles import ROLE_LINES
from warptable.games.encounter.engine.model.windows import MOMENTS, Window, phase_of
from warptable.games.encounter.engine.rules.abilities import Ability

FILE = Path(__file__).parent.parent / "docs" / "timing.md"

HEAD = """# Timing

Every moment at which something may be used, in play order. This page is made from the code by
`tools/timing.py`; a timing change is judged here. Inside a window the seats act in conflict order (offense,
defense, others clockwise; the 2000 edition: others first), for one seat mandatory uses before optional ones,
and it goes round until everybody has passed since the last use. The nine FREE points are where effects that say "at
any time" are offered.

An entry reads: ability (role; must or may). Artifacts are played by whoever holds them. "About" is the class of what is
happening, `use.event` in an effect (`model/occurrences.py`); most windows are about nothing but their moment.
"""


def role_line(role: int) -> str:
    return next(line for line, flags in ROLE_LINES.items() if flags.value == role)


def entry(ability: Ability) -> str:
    duty = "must" if ability.must else "may"
    return f"`{ability.id}` ({role_line(ability.role)}; {duty})"


def _expansion(edition: str) -> tuple[str, ...]:
    """The aliens that an expansion adds to an edition."""
    return dominion.ALIENS if edition == "ffg" else ()


def powers(alien: str, window: Window) -> Iterator[str]:
    """The abilities of an alien that listen here, with the editions if it does not do so in all that have the alien."""
    having = [name for name, edition in EDITIONS.items() if alien in (*edition.aliens, *_expansion(name))]
    listening: dict[str, list[str]] = {}
    for name in having:
        for ability in aliens_of(name, (), _expansion(name))[alien].abilities:
            if window in ability.windows:
                listening.setdefault(entry(ability), []).append(name)
    for told, editions in listening.items():
        yield told if editions == having else f"{told} in {', '.join(editions)}"


def entries(window: Window) -> list[str]:
    """Everything that listens in this window: powers by alien, what a variant lets everybody do, then artifacts with
    the editions they are in, reward cards, techs and special ships."""
    found = [power for alien in sorted(all_aliens()) for power in powers(alien, window)]
    found += [
        f"{entry(ability)} with the classic {alien.id} flare"
        for alien in all_aliens().values()
        for ability in alien.house
        if window in ability.windows
    ]
    for artifact in sorted(all_artifacts().values(), key=lambda artifact: artifact.id):
        for play in artifact.plays:
            editions = [
                edition.id
                for edition in EDITIONS.values()
                if any(face == artifact.id for face, _ in edition.deck)
                and window in edition.card_windows.get(artifact.id, play.windows)
            ]
            if editions:
                found.append(f"{entry(play)} in {', '.join(editions)}")
    found += [
        f"{entry(ability)} in the reward deck"
        for face in sorted(all_rewards())
        for ability in (*all_rewards()[face].plays, *all_rewards()[face].faceup)
        if window in ability.windows
    ]
    found += [
        entry(ability)
        for held in (all_techs(), all_ships())
        for name in sorted(held)
        for ability in held[name].abilities
        if window in ability.windows
    ]
    return found


def page() -> str:
    lines = [HEAD]
    phase = ""
    for window in MOMENTS:
        if phase_of(window) != phase:
            phase = phase_of(window)
            title = "Reactions, at any moment" if phase == "any" else phase.capitalize()
            lines += [f"## {title}", "", "| window | meaning | about | rule | who acts |", "|---|---|---|---|---|"]
        about = f"`{window.occurrence.__name__}`" if window.occurrence is not None else ""
        lines.append(f"| {window.name} | {window.meaning} | {about} | {window.rule} | {', '.join(entries(window))} |")
        following = next((other for other in MOMENTS if other > window), None)
        if following is None or phase_of(following) != phase:
            lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
    print(f"wrote {FILE}")
