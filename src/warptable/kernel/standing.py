"""Questions that standing rules answer: pure functions that content declares, and that the rules of a game ask.

A game lists its questions in classes made with `Questions`. Each says what it is asked with and what it answers, so
that mypy checks every function that is declared for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class Question(Generic[P, R_co]):
    """A question by its name, with what it means in words."""

    name: str
    meaning: str


def split_at_list_end(text: str) -> tuple[str, str]:
    """`A, B[C]], D` is split into `A, B[C]` and `D`."""
    depth = 0
    for place, character in enumerate(text):
        depth += {"[": 1, "]": -1}.get(character, 0)
        if depth < 0:
            return text[:place], text[place + 3 :]
    raise ValueError(f"no list ends in {text!r}")


class Questions(type):
    """A list of questions that says which one is meant where there is none of that name."""

    def all(cls) -> dict[str, Question[..., Any]]:
        """All of them, by name. No other is asked."""
        return {question.name: question for question in vars(cls).values() if isinstance(question, Question)}

    def shape(cls, question: Question[..., Any]) -> str:
        """What it is asked with and what it answers, as text: `(Use, int) -> bool`."""
        constant = next(name for name, value in vars(cls).items() if value is question)
        asked, answered = split_at_list_end(str(cls.__annotations__[constant]).partition("[[")[2][:-1])
        return f"({asked}) -> {answered}"

    def check(cls, question: Question[P, R_co]) -> Question[P, R_co]:
        """The question, if it is one of these. Files of packs are not seen by mypy."""
        name = getattr(question, "name", str(question))
        if cls.all().get(name) is not question:
            raise ValueError(cls.refusal(name))
        return question

    def refusal(cls, name: str) -> str:
        """What is wrong with a question that nobody asks."""
        there = [constant for constant, value in vars(cls).items() if isinstance(value, Question)]
        near = get_close_matches(name.upper().replace("-", "_"), there, 1)
        meant = f"did you mean {cls.__name__}.{near[0]}?" if near else f"there are: {', '.join(there)}"
        return f"nobody asks {name!r}; {meant}"

    if not TYPE_CHECKING:

        def __getattr__(cls, name: str) -> Any:
            raise AttributeError(cls.refusal(name))


def declare_answer(
    answers: dict[str, Callable[..., Any]], questions: Questions, question: Question[P, R_co]
) -> Callable[[Callable[P, R_co]], Callable[P, R_co]]:
    """Keep the decorated answer to a question, which must be one of these."""
    name = questions.check(question).name

    def declare(answer: Callable[P, R_co]) -> Callable[P, R_co]:
        answers[name] = answer
        return answer

    return declare
