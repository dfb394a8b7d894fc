"""What is special about this family's questions."""

from __future__ import annotations

from typing import Any

from warptable.kernel import PASS, Decision, Of

from ..engine.model.views import View
from ..words.asking import WINDOW


def is_window(decision: Decision[Any], /) -> bool:
    return decision.prompt.startswith(WINDOW)


def sources(decision: Decision[Any], view: View, /) -> list[str]:
    """Also the use that a window answers."""
    found = [decision.source]
    if decision.of in (Of.USE, Of.ALIEN):
        faces: dict[Any, str] = dict(view.hand)
        found += [faces.get(option, str(option)) for option in decision.options if option != PASS]
    if decision.about and "answering" in decision.about:
        found.append(decision.about["answering"])
    return list(dict.fromkeys(found))
