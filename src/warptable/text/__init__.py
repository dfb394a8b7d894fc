"""What the program says, in the languages it speaks: sentences for events, questions, options, rules.

t("de", "option-pass")                                # one message
Speaker("en", me=0, home_of=view.home_of)          # names of seats, planets, cards, aliens for one reader
sentence(speaker, event.seen_by(0))                   # what happened
question(speaker, decision, view)                     # what is asked
label(speaker, decision, option, view)                # what can be answered
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .bundles import LOCALES, MissingText, Who, t

if TYPE_CHECKING:
    from .encounter.asking import hint, key, label, question
    from .encounter.explain import Explanation, explain, in_short, named
    from .encounter.rulebook import rule_text, section_name
    from .encounter.sheets import SheetText, sheet_text
    from .encounter.speaker import LETTERS, Speaker
    from .encounter.telling import sentence

_HOMES = {
    "explain": "encounter.explain",
    "Explanation": "encounter.explain",
    "hint": "encounter.asking",
    "in_short": "encounter.explain",
    "key": "encounter.asking",
    "label": "encounter.asking",
    "LETTERS": "encounter.speaker",
    "named": "encounter.explain",
    "question": "encounter.asking",
    "rule_text": "encounter.rulebook",
    "section_name": "encounter.rulebook",
    "sentence": "encounter.telling",
    "sheet_text": "encounter.sheets",
    "SheetText": "encounter.sheets",
    "Speaker": "encounter.speaker",
}


def __getattr__(name: str) -> Any:
    """Modules that speak about games are loaded at first use: commands that play no game start without them."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value


__all__ = [
    "LETTERS",
    "LOCALES",
    "Explanation",
    "MissingText",
    "SheetText",
    "Speaker",
    "Who",
    "explain",
    "hint",
    "in_short",
    "key",
    "label",
    "named",
    "question",
    "rule_text",
    "section_name",
    "sentence",
    "sheet_text",
    "t",
]
