"""The forms in what a socket sends, found without building a document: a whole page, or a few regions of it.

A simulated person looks for three forms only: the prompt, the reaction bar and the deal board. Their controls lie
inside them or name them by `form="..."`, as the cards of the hand do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

PROMPT, REACTION, DEAL = "prompt-form", "react-form", "deal-form"
AGAIN = 'id="again-form"'
MARKS = tuple(f'"{form}"'.encode() for form in (PROMPT, REACTION, DEAL, "again-form"))
"""What a message contains if it has anything to do with one of these forms."""
PASSES = 0.7
"""How often a person who could react passes."""
ACCEPTS = 0.7
"""How often an offered deal is taken."""
_ATTRIBUTE = re.compile(r'([a-z-]+)(?:="([^"]*)")?')
_CONTROL = re.compile(r"<(?:input|button)\b([^>]*)>")
Tag = dict[str, str]
Fields = list[tuple[str, str]]


@dataclass(slots=True)
class Question:
    """A form to be filled in. `number`: the hidden one that names the question; `refused`: how many answers were not
    accepted."""

    form: str
    number: str
    controls: list[Tag]
    refused: int = 0

    @property
    def path(self) -> str:
        """The last part of the address it is posted to."""
        return "react" if self.form == REACTION else "answer"

    def answer(self, rng: Random) -> Fields:
        """The fields of some answer."""
        if self.form == REACTION:
            return [("number", self.number), ("answer", self._reaction(rng))]
        chosen = self._deal(rng) if self.form == DEAL else self._choice(rng)
        return [("serial", self.number), *chosen]

    def _named(self, name: str) -> list[Tag]:
        return [tag for tag in self.controls if tag.get("name") == name and "disabled" not in tag]

    def _values(self, name: str) -> list[str]:
        return [tag.get("value", "") for tag in self._named(name)]

    def _reaction(self, rng: Random) -> str:
        others = [value for value in self._values("answer") if value != "pass"]
        return rng.choice(others) if others and rng.random() > PASSES else "pass"

    def _choice(self, rng: Random) -> Fields:
        """One of several, some of several, a number, or ships as they are filled in."""
        ships = [tag for tag in self.controls if tag.get("name", "").startswith("ships-")]
        if ships:
            return [(tag["name"], tag.get("value", "")) for tag in ships]
        if numbers := self._named("number"):
            chosen = next((tag for tag in numbers if "checked" in tag), numbers[0])
            return [("number", chosen.get("value") or chosen.get("min") or "")]
        picks = self._values("pick")
        mode = next((tag for tag in self.controls if "data-mode" in tag), {})
        if mode.get("data-mode") in ("set", "some"):
            low, high = int(mode["data-low"]), min(int(mode["data-high"]), len(picks))
            return [("pick", value) for value in rng.sample(picks, rng.randint(min(low, high), high))]
        buttons = [value for value in self._values("say") if value != "back"]
        chances = [("pick", value) for value in picks] + [("say", value) for value in buttons]
        return [rng.choice(chances)] if chances else []

    def _deal(self, rng: Random) -> Fields:
        """Take most offers, offer a colony for a colony, and break off when neither is possible."""
        acts = self._values("act")
        if "accept" in acts and rng.random() < ACCEPTS:
            return [("act", "accept")]
        wanted, granted = ([value for value in self._values(part) if value] for part in ("want", "grant"))
        if "propose" in acts and wanted and granted and not self.refused:
            return [("act", "propose"), ("want", rng.choice(wanted)), ("grant", rng.choice(granted))]
        return [("act", next((act for act in ("refuse", "wait", "accept") if act in acts), ""))]


@dataclass(slots=True)
class Forms:
    """What the newest messages of one page ask of its person."""

    questions: dict[str, Question] = field(default_factory=dict)
    answered: dict[str, str] = field(default_factory=dict)  # by form: the number of the last question answered
    over: bool = False

    def read(self, data: bytes) -> None:
        """Take in a page, a frame or some regions. Most messages have nothing to do with any form, so that they need
        not become text."""
        if any(mark in data for mark in MARKS):
            self._read(data.decode())

    def _read(self, text: str) -> None:
        for form in (PROMPT, REACTION, DEAL):
            inside, outside = _inside(text, form), list(_naming(text, form))
            if inside is not None:
                controls = [_attributes(match[1]) for match in _CONTROL.finditer(inside)]
                number = "number" if form == REACTION else "serial"
                hidden = (tag for tag in controls if tag.get("name") == number and tag.get("type") == "hidden")
                self._ask(form, next(hidden, {}).get("value", ""), [*controls, *outside])
            elif outside and form in self.questions:
                self.questions[form].controls += outside
        self.over = self.over or AGAIN in text

    def _ask(self, form: str, number: str, controls: list[Tag]) -> None:
        shown = [tag for tag in controls if tag.get("type") != "hidden"]
        if number and any("name" in tag for tag in shown):
            before = self.questions.get(form)
            refused = before.refused if before is not None and before.number == number else 0
            self.questions[form] = Question(form, number, shown, refused)
        else:
            self.questions.pop(form, None)

    def open(self) -> Question | None:
        """The question to answer now."""
        for form in (DEAL, REACTION, PROMPT):
            question = self.questions.get(form)
            if question is not None and self.answered.get(form) != question.number:
                return question
        return None

    def close(self, question: Question) -> None:
        """The question needs no answer any more: it was answered, or it is stale."""
        self.answered[question.form] = question.number
        if question.form == DEAL:
            self.answered[PROMPT] = question.number


def _inside(text: str, form: str) -> str | None:
    """What stands between the tags of a form."""
    start = text.find(f'id="{form}"')
    return text[start : text.index("</form>", start)] if start >= 0 else None


def _naming(text: str, form: str) -> Iterator[Tag]:
    """The controls that say which form they belong to."""
    mark = f' form="{form}"'
    at = text.find(mark)
    while at >= 0:
        yield _attributes(text[text.rindex("<", 0, at) : text.index(">", at)])
        at = text.find(mark, at + len(mark))


def _attributes(tag: str) -> Tag:
    return dict(_ATTRIBUTE.findall(tag))
