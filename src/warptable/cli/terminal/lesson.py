"""A lesson at the terminal: the goal first, what the lesson says at every question, and the way to the next one."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from warptable.bots import make_bot, voices_of
from warptable.kernel import Decision, Rng
from warptable.lessons import LEARNER, LESSONS, Lesson, begin
from warptable.lessons.scripted import ScriptedBot
from warptable.lessons.telling import LessonText, told
from warptable.text.speaker import Speaker
from warptable.text.typed.asked import Asked
from warptable.text.words import words_of

from ..errors import Refused
from .screen import Screen
from .style import ACT, QUIET
from .table import TerminalTable

COMMAND = "./play terminal"
SEED = 1
"""A lesson does not depend on chance."""


@dataclass
class LessonTable(TerminalTable):
    """A lesson. It ends with its encounter."""

    lesson: Lesson = LESSONS[0]
    number: int = 1

    @property
    def is_over(self) -> bool:
        return self.session.over or bool(self.lesson.result(self.session.log))

    def tell_beginning(self) -> None:
        """The goal, how a turn goes, what this lesson is about, and who plays which alien."""
        speaker, screen, view = self.speaker, self.screen, self.view
        screen.heading(speaker.t("lesson-named", number=self.number, name=speaker.t(f"lesson-{self.lesson.id}")))
        for line in self.face.opening(speaker, view):
            screen.say(line)
        screen.console.print()
        screen.say(screen.names(speaker.t(f"lesson-{self.lesson.id}-begin")))
        for line in self.face.players(speaker, view):
            screen.indented(screen.names(line))

    def ask(self, asked: Asked) -> None:
        """What the lesson says comes before the question."""
        self.teach(self.told_about(asked.decision))
        super().ask(asked)

    def told_about(self, decision: Decision[object] | None) -> LessonText | None:
        return told(self.lesson, self.speaker, self.view, self.session.log, decision)

    def teach(self, said: LessonText | None) -> None:
        if said is not None:
            self.screen.console.print()
            self.screen.indented(self.screen.names(said.text))
            advice = Text("★ ", style=f"bold {ACT}")
            self.screen.indented(advice.append_text(self.screen.names(said.advice)))

    def finish(self) -> None:
        """What happened, and the next lesson."""
        self.screen.board(self.view)
        self.teach(self.told_about(None))
        self.screen.console.print()
        following = self.number + 1
        if following <= len(LESSONS):
            words, command = self.speaker.t("lesson-next", number=following), f"{COMMAND} --lesson {following}"
        else:
            words, command = self.speaker.t("lesson-first-game"), COMMAND
        options = "".join(f" {option}" for option in self.settings)
        self.screen.indented(f"{words}: {command}{options}", "bold")
        self.screen.indented(f"{self.speaker.t('lesson-again')}: {self.start_again}", QUIET)
        self.autosave()


def lesson_table(number: int, locale: str, level: str, name: str, file: str = "") -> LessonTable:
    """The table of a lesson, with the goal told; Refused with one line if there is no such lesson."""
    if not 1 <= number <= len(LESSONS):
        raise Refused(f"there are lessons 1 to {len(LESSONS)}, but no lesson {number}")
    lesson = LESSONS[number - 1]
    session = begin(lesson, SEED)
    view = session.view(LEARNER)
    speaker: Speaker = words_of(view.edition).speaker_for(locale, view, LEARNER, (name.strip(),), ())
    bots = {seat: ScriptedBot(lesson, make_bot(level)) for seat in range(len(lesson.aliens)) if seat != LEARNER}
    rng = Rng.seeded("play", SEED)
    table = LessonTable(session, speaker, Screen(speaker), bots, rng, voices_of(session), LEARNER, file)
    table.lesson, table.number = lesson, number
    table.start_again = f"{COMMAND} --lesson {number}"
    table.tell_beginning()
    return table
