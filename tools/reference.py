"""Write docs/content-reference.md: what content can do, from the docstrings of what it is given.

Run with `.venv/bin/python tools/reference.py` after a change of a verb, a standing question or a constraint.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from warptable.games.duel.engine.rules import standing as duel_standing
from warptable.games.duel.engine.rules.use import Use as DuelUse
from warptable.games.encounter.engine.model import constraints
from warptable.games.encounter.engine.rules import standing
from warptable.games.encounter.engine.rules.use import PowerUse, TechUse, Use
from warptable.kernel.asking import Asking
from warptable.kernel.decisions import Decision
from warptable.kernel.standing import Questions

FILE = Path(__file__).parent.parent / "docs" / "content-reference.md"

HEAD = """# What content can do

Aliens, cards, techs and envoys are given a *use*: an ability of one seat at one moment. Everything that they can ask
and do is a method of it. This page is made from the code by `tools/reference.py`; how a file is written is in
[adding-an-alien.md](adding-an-alien.md) and [adding-a-tech.md](adding-a-tech.md), when what can happen in
[timing.md](timing.md) and [timing-duel.md](timing-duel.md).

- A verb is about the seat whose use it is, unless another one is named (`seat=ally`). Events, questions and modifiers
  name the alien or card by themselves.
- What begins with `await` may ask a player or be answered by one.
- A condition that asks for nothing more is named as it is: `when=Use.won`.
"""


def lines_of(text: str | None) -> str:
    """A docstring in one line of a table."""
    return " ".join((text or "").split()).replace("|", "\\|")


def parameters(function: Callable[..., Any]) -> str:
    """`number, *, seat=, back=`: what has a default is named with a sign of equality."""
    shown, keyword = [], False
    for name, parameter in list(inspect.signature(function).parameters.items())[1:]:
        if parameter.kind is parameter.VAR_KEYWORD or (name == "source" and parameter.kind is parameter.KEYWORD_ONLY):
            continue  # the source of a constraint is written by `impose`
        if parameter.kind is parameter.KEYWORD_ONLY and not keyword:
            keyword = True
            shown.append("*")
        star = "*" if parameter.kind is parameter.VAR_POSITIONAL else ""
        shown.append(f"{star}{name}{'' if parameter.default is parameter.empty else '='}")
    return ", ".join(shown)


def is_awaited(function: Callable[..., Any]) -> bool:
    answer = str(inspect.signature(function).return_annotation)
    return inspect.iscoroutinefunction(function) or answer in {kind.__name__ for kind in _kinds(Decision)}


def _kinds(kind: type) -> Iterator[type]:
    yield kind
    heirs: list[type] = kind.__subclasses__()
    for heir in heirs:
        yield from _kinds(heir)


def verbs(kind: type) -> Iterator[str]:
    """The rows of what a class itself adds to a use."""
    for name, held in vars(kind).items():
        if name.startswith("_") or name == "source":
            continue
        if isinstance(held, property):
            yield f"| `use.{name}` | {lines_of(held.__doc__)} |"
        elif inspect.isfunction(held):
            awaited = "await " if is_awaited(held) else ""
            yield f"| `{awaited}use.{name}({parameters(held)})` | {lines_of(held.__doc__)} |"


def subjects(*kinds: type) -> Iterator[str]:
    """A table for each class that these are made of, the most general ones first."""
    done: list[type] = [object]
    for kind in kinds:
        for part in reversed(kind.__mro__):
            rows = [] if part in done else list(verbs(part))
            done.append(part)
            if rows:
                about = inspect.getdoc(part) or ""
                yield from (f"### {part.__name__}", "", about, "", "| | |", "|---|---|", *rows, "")


def questions(lists: ModuleType) -> Iterator[str]:
    """The questions that standing rules answer."""
    for asked in [held for held in vars(lists).values() if isinstance(held, Questions)]:
        yield from (
            f"### {asked.__name__}",
            "",
            inspect.getdoc(asked) or "",
            "",
            "| question | asks | |",
            "|---|---|---|",
        )
        for name, question in vars(asked).items():
            if name in asked.__annotations__:
                shape = asked.shape(question).replace("|", "\\|")
                yield f"| `{asked.__name__}.{name}` | `{shape}` | {lines_of(question.meaning)} |"
        yield ""


def imposed() -> Iterator[str]:
    """What can be imposed until the encounter ends."""
    yield from ("| imposed | |", "|---|---|")
    for name, kind in vars(constraints).items():
        if inspect.isclass(kind) and issubclass(kind, constraints.Constraint) and not kind.__subclasses__():
            yield f"| `{name}({parameters(kind.__init__)})` | {lines_of(kind.__doc__)} |"
    yield ""


def page() -> str:
    lines = [
        HEAD,
        "## The multi-player game",
        "",
        "A power, its super flare and a standing rule are given a `PowerUse`: they have a sheet. A tech is given a",
        "`TechUse`, all other cards a `Use`.",
        "",
        *subjects(Use, PowerUse, TechUse),
        "### Constraints",
        "",
        "`use.impose(...)` leaves one of these in force until the encounter ends.",
        "",
        *imposed(),
        *questions(standing),
        "## Duel",
        "",
        f"Questions are put as in the multi-player game (`{Asking.__name__}`).",
        "",
        *(line for line in duel_subjects()),
        *questions(duel_standing),
    ]
    return "\n".join(lines).rstrip() + "\n"


def duel_subjects() -> Iterator[str]:
    """As `subjects`, without what both games have."""
    asking = list(subjects(Asking))
    yield from list(subjects(DuelUse))[len(asking) :]


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
    print(f"wrote {FILE}")
