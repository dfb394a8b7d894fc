"""Writes docs/timing-duel.md: every moment of a game for two in play order, with what can happen in it.

Run `.venv/bin/python tools/timing_duel.py` after a change of windows or content; a test compares.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from warptable.games.duel.engine.content.registry import all_aliens, all_envoys
from warptable.games.duel.engine.model.windows import MOMENTS, Window
from warptable.games.duel.engine.rules.abilities import Power
from warptable.games.duel.engine.rules.standing import BoutRule, Rule

FILE = Path(__file__).parent.parent / "docs" / "timing-duel.md"

HEAD = """# Timing of Duel

Every moment of a duel or contest at which the text of an alien or an envoy acts, in play order. This page is made from
the code by `tools/timing_duel.py`; a timing change is judged here. Inside a window the leader acts first, then the
straggler. Nobody can answer a use.

An entry reads: ability (must or may). "About" is the class of what is happening, `use.event` in an effect
(`model/occurrences.py` of the engine); most windows are about nothing but their moment.
"""
STANDING = """
## Standing answers

What some aliens and envoys say all the time, or to a duel as plain data: no window opens for it.

| question | answer | who |
|---|---|---|"""


def powers() -> list[Power]:
    """Aliens, then envoys, each by name."""
    return [held[name] for held in (all_aliens(), all_envoys()) for name in sorted(held)]


def entries(window: Window) -> Iterable[str]:
    """Everything that listens in this window."""
    for power in powers():
        for ability in power.abilities:
            if window in ability.windows:
                yield f"`{ability.id}` ({'may' if ability.may else 'must'})"


def standing(question: str) -> Iterable[str]:
    """Everything that answers this question."""
    for power in powers():
        found = [rule.id for rule in power.rules if rule.question == question]
        found += [formula.id for formula in power.formulas if formula.question == question]
        yield from (f"`{name}`" for name in dict.fromkeys(found))


def page() -> str:
    lines = [HEAD, "| window | meaning | about | rule | who acts |", "|---|---|---|---|---|"]
    for window in MOMENTS:
        about = f"`{window.occurrence.__name__}`" if window.occurrence is not None else ""
        lines.append(f"| {window.name} | {window.meaning} | {about} | {window.rule} | {', '.join(entries(window))} |")
    lines.append(STANDING)
    for questions in (Rule, BoutRule):
        for name, question in questions.all().items():
            who = ", ".join(standing(name))
            lines.append(f"| {name} `{questions.shape(question)}` | {question.meaning} | {who} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
    print(f"wrote {FILE}")
