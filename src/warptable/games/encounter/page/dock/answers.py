"""Answers as the fields of a form. A deal has its own form; all others are read by their shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warptable.kernel import Compose, Decision, PickSome
from warptable.table.page.game import answers
from warptable.table.page.game.answers import PICK, Form, named

from ...engine.model.prompts import DEAL, TALK
from ..stage.deal_form import read_deal
from . import handout, marked_ships, split
from .handout import is_handed, read_hand_out
from .split import KEYS, key_of, read_split
from .talk import read_talk


def read_answer(decision: Decision[Any], form: Form) -> Any:
    """The answer in a form; raises IllegalAnswer if there is none, and changes nothing."""
    if decision.prompt == DEAL and isinstance(decision, Compose):
        return read_deal(decision, form)
    if decision.prompt == TALK and isinstance(decision, Compose) and form.get(PICK):
        return read_talk(decision, form, [named(decision, decision.options, word) for word in form[PICK]])
    if is_handed(decision, form) and isinstance(decision, PickSome):
        return read_hand_out(decision, form)
    if form.get(KEYS) and form[KEYS][0] == key_of(decision):
        return read_split(decision, form)
    return answers.read_answer(decision, form)


def read_next(decision: Decision[Any], form: dict[str, Sequence[str]]) -> Any:
    """What the form of an earlier question says about this one, too; None: nothing. Raises IllegalAnswer."""
    said = (read(decision, form) for read in (handout.read_next, marked_ships.read_next, split.read_next))
    return next((given for given in said if given is not None), None)
