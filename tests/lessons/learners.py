"""Learners without a browser: those who follow the advice, and those who never do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warptable.bots import Sight, make_bot
from warptable.kernel import PASS, Composite, Decision, Rng, Session
from warptable.lessons import LEARNER, Advice, Lesson, begin
from warptable.lessons.scripted import ScriptedBot
from warptable.lessons.telling import LessonText, told
from warptable.text import LOCALES
from warptable.text.words import words_of

Answering = Callable[[Session[Any], Decision[Any], Advice | None], Any]


class Learner:
    """A lesson being played. `asked`: (question, what the lesson said about it), as far as there was a choice."""

    def __init__(self, lesson: Lesson, *, uniform: bool = False, seed: int = 1) -> None:
        self.lesson = lesson
        self.session = begin(lesson, seed, uniform=uniform)
        self.bot = ScriptedBot(lesson, make_bot("steady"))
        self.rng = Rng.seeded("learner", seed)
        self.asked: list[tuple[str, str]] = []
        self.said: set[str] = set()

    def play(self, answering: Answering, *, to_the_end: bool = False) -> str:
        """Play until the lesson is over, or the game; how the lesson came out."""
        session = self.session
        while not session.over and (to_the_end or not self.lesson.result(session.log)):
            decision = session.decisions[0]
            if decision.seat == LEARNER:
                session.answer(decision, self.answer(decision, answering))
            else:
                session.answer(decision, self.bot.choose(Sight(session, decision.seat), decision, self.rng))
        self.listen(None)
        return self.lesson.result(session.log)

    def answer(self, decision: Decision[Any], answering: Answering) -> Any:
        if list(decision.options) == [PASS]:
            return PASS
        advice = self.lesson.advice(self.session.view(LEARNER), decision)
        if not self.lesson.result(self.session.log):
            self.asked.append((decision.prompt, advice.key if advice is not None else ""))
            self.listen(decision)
        return answering(self.session, decision, advice)

    def listen(self, decision: Decision[Any] | None) -> dict[str, LessonText | None]:
        """What is said now, in every language."""
        view = self.session.view(LEARNER)
        heard = {}
        for locale in LOCALES:
            speaker = words_of(view.edition).speaker_for(locale, view, LEARNER, (), ())
            heard[locale] = told(self.lesson, speaker, view, self.session.log, decision)
        self.said |= {one.key for one in heard.values() if one is not None}
        return heard


def obedient(session: Session[Any], decision: Decision[Any], advice: Advice | None) -> Any:
    """What is advised; where nothing is, what a clock would answer."""
    return decision.default if advice is None else advice.answer


def contrary(rng: Rng) -> Answering:
    """Never what is advised, wherever there is another answer; otherwise anything legal."""

    def answering(session: Session[Any], decision: Decision[Any], advice: Advice | None) -> Any:
        for _ in range(20):
            answer = by_chance(rng, decision)
            if advice is None or answer != advice.answer:
                return answer
        return answer

    return answering


def by_chance(rng: Rng, decision: Decision[Any]) -> Any:
    if not isinstance(decision, Composite):
        return rng.choice(list(decision.options))
    partial: list[Any] = []
    while following := decision.following(partial):
        partial.append(rng.choice(list(following)))
    return decision.whole(partial)


def choosing(**answers: Any) -> Answering:
    """These answers to these questions (`encounter_card` for encounter-card; cards by their faces), and otherwise what
    is advised."""

    def answering(session: Session[Any], decision: Decision[Any], advice: Advice | None) -> Any:
        wanted = answers.get(decision.prompt.replace("-", "_"))
        if callable(wanted):
            wanted = wanted(decision)
        if wanted is None:
            return obedient(session, decision, advice)
        if decision.prompt == "encounter-card":
            return next(card for card in decision.options if session.state.faces[card] == wanted)
        return wanted

    return answering
