"""Answers as the fields of a form, and back.

A decision and its form speak of options by *tokens*:

- a number (planet, place, seat, card) is itself: `12`, `-1`. So the board and the hand can address what they show.
- a word, the face of a card, an alien, an ability or a card with a side is `o` and its index in `options`: `o0`, `o3`.

The fields, by the shape of the decision:

- one of several (Pick, Offer): `pick` is the token that is ticked; `say` the token of a button that answers at once.
  A button that is pressed overrules what is ticked.
- some of several (PickSome): `pick` once for each item; nothing ticked is the empty answer.
- ships over places (Distribute): `ships-<place>` for every place, such as `ships-7` or `ships--1`; zero may be left
  out or left empty.
- a number: `number`.
- an answer that is composed step by step (Compose): as one of several, added to the steps made so far; `say` may be
  `back`, which takes the last step back. The answer is whole when no further step is possible.
- some questions have a form of their own, which their family reads (games/encounter/page/dock/answers.py).

Other fields are ignored, except for ships at places that the question does not name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from warptable.kernel import Compose, Decision, Distribute, IllegalAnswer, Number, Option, PickSome

Form: TypeAlias = Mapping[str, Sequence[str]]

PICK, SAY, NUMBER, SHIPS = "pick", "say", "number", "ships-"
ALL, NONE, PICKED = "all", "none", "picked"
"""What the buttons of a question for any number say: everything, nothing, or what is ticked and must be something."""
WORD = "o"
BACK = "back"
_NUMBER = re.compile(r"-?[0-9]{1,6}", re.ASCII)


def token(options: Sequence[Option], option: Option) -> str:
    """How a form names one of these options."""
    return str(option) if type(option) is int else f"{WORD}{options.index(option)}"


def read_answer(decision: Decision[Any], form: Form) -> Any:
    """The complete answer in a form, or the steps so far of a composed one. Raises IllegalAnswer if there is none, and
    changes nothing."""
    if isinstance(decision, Number):
        return decision.checked(_integer(_single(decision, form, NUMBER)))
    if isinstance(decision, Distribute):
        return decision.checked(_spread(decision, form))
    if isinstance(decision, PickSome):
        return decision.checked(_some(decision, form))
    pressed = SAY if form.get(SAY) else PICK
    word = _single(decision, form, pressed)
    if not isinstance(decision, Compose):
        return decision.checked(named(decision, decision.options, word))
    if word == BACK:
        return tuple(decision.partial[:-1])
    return (*decision.partial, named(decision, decision.options, word))


def fields_for(decision: Decision[Any], answer: Any) -> dict[str, list[str]]:
    """The form fields that give this complete answer; a deal has its own form."""
    if isinstance(decision, Number):
        return {NUMBER: [str(answer)]}
    if isinstance(decision, Distribute):
        return {f"{SHIPS}{place}": [str(number)] for place, number in answer}
    if isinstance(decision, PickSome):
        return {PICK: [token(decision.items, item) for item in answer]}
    return {PICK: [token(decision.options, answer)]}


def _some(decision: PickSome, form: Form) -> tuple[Option, ...]:
    said, picked = list(form.get(SAY, ())), form.get(PICK, ())
    if said in ([ALL], [NONE]):
        return tuple(decision.items) if said == [ALL] else ()
    if said == [PICKED] and not picked:
        raise IllegalAnswer(f"{decision.prompt}: nothing is chosen")
    return tuple(named(decision, decision.items, word) for word in picked)


def named(decision: Decision[Any], options: Sequence[Option], word: str) -> Option:
    """The option that a token names; the decision itself checks numbers."""
    if not word.startswith(WORD):
        return _integer(word)
    place = _integer(word.removeprefix(WORD))
    if not 0 <= place < len(options):
        raise IllegalAnswer(f"{decision.prompt}: there is no option number {place}")
    return options[place]


def _spread(decision: Distribute, form: Form) -> tuple[tuple[int, int], ...]:
    given = {name: _integer(_single(decision, form, name) or "0") for name in form if name.startswith(SHIPS)}
    asked = {f"{SHIPS}{place}": place for place, _ in decision.places}
    if strays := given.keys() - asked.keys():
        raise IllegalAnswer(f"{decision.prompt}: nobody asked for {', '.join(sorted(strays))[:80]}")
    return tuple((place, given[name]) for name, place in asked.items() if given.get(name))


def _single(decision: Decision[Any], form: Form, name: str) -> str:
    values = form.get(name, ())
    if len(values) != 1:
        raise IllegalAnswer(f"{decision.prompt}: the form must have {name!r} once, not {len(values)} times")
    return values[0]


def _integer(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise IllegalAnswer(f"{text[:40]!r} is not a number that could be meant")
    return int(text)
