"""The kernel: plain data, decisions, flows, journal, events, saves. It knows no game."""

from .composites import Compose, Composite, Distribute, PickSome, Spread
from .decisions import DONE, PASS, Decision, Number, Offer, Option, Pick, Together
from .errors import BadSave, CannotUndo, Divergence, IllegalAnswer, NoOptions, RuleBug, StaleDecision, WarptableError
from .events import Event
from .memory import Memory
from .plain import Plain, Variant, plain, value
from .prompts import EACH, Of, Prompt, Sense
from .rng import Rng
from .rules import GameState, GoTo, Rules
from .session import Entry, Session
from .shape import BadData, from_data, to_data
from .views import CommonView, view_class

__all__ = [
    "DONE",
    "EACH",
    "PASS",
    "BadData",
    "BadSave",
    "CannotUndo",
    "CommonView",
    "Compose",
    "Composite",
    "Decision",
    "Distribute",
    "Divergence",
    "Entry",
    "Event",
    "GameState",
    "GoTo",
    "IllegalAnswer",
    "Memory",
    "NoOptions",
    "Number",
    "Of",
    "Offer",
    "Option",
    "Pick",
    "PickSome",
    "Plain",
    "Prompt",
    "Rng",
    "RuleBug",
    "Rules",
    "Sense",
    "Session",
    "Spread",
    "StaleDecision",
    "Together",
    "Variant",
    "WarptableError",
    "from_data",
    "plain",
    "to_data",
    "value",
    "view_class",
]
