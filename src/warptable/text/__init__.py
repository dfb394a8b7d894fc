"""What the program says, in the languages it speaks: sentences for events, questions, options, rules.

t("de", "option-pass")                                # one message
Speaker("en", me=0, home_of=view.home_of)          # names of seats, planets, cards, aliens for one reader
sentence(speaker, event.seen_by(0))                   # what happened
question(speaker, decision, view)                     # what is asked
label(speaker, decision, option, view)                # what can be answered
"""

from .bundles import LOCALES, MissingText, Who, t
from .encounter.asking import hint, key, label, question
from .encounter.explain import Explanation, explain, in_short, named
from .encounter.rulebook import rule_text, section_name
from .encounter.sheets import SheetText, sheet_text
from .encounter.speaker import LETTERS, Speaker
from .encounter.telling import sentence

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
