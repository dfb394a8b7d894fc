"""The loop: bots answer for their seats, the person is asked, until somebody has won or the person leaves."""

from __future__ import annotations

import os
import shlex
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from warptable.bots import THINKING, Bot, Saying, Sight, Voices
from warptable.kernel import PASS, Decision, Event, IllegalAnswer, Offer, Rng, Session
from warptable.kernel.views import CommonView
from warptable.text.speaker import Speaker
from warptable.text.typed.answers import Unclear, parse
from warptable.text.typed.asked import Asked
from warptable.text.words import Words, words_of

from . import commands
from .face import Face, Interrupted, Talks, face_of
from .screen import Leave, Line, Screen, read_aloud
from .style import QUIET

RECENT = 40  # lines shown at once before a question


@dataclass
class TerminalTable:
    """One game at the terminal."""

    session: Session[Any]
    speaker: Speaker
    screen: Screen
    bots: Mapping[int, Bot]
    rng: Rng
    voices: Voices
    me: int = 0
    file: str = ""
    speaking: Collection[int] = ()  # the bots that say something now and then
    start_again: str = ""  # the command that sets up the same table
    settings: tuple[str, ...] = ()  # options that the same person wants again
    asked: Asked | None = None
    told_to: int = 0  # events of the log the player has been told
    told_from: list[int] = field(default_factory=list)  # where each piece of news began; shorter after an undo
    board_shown: Any = None
    hand_shown: Any = None
    passed: tuple[Any, ...] | None = None  # the offer that was declined last, and when

    @property
    def view(self) -> CommonView:
        view: CommonView = self.session.view(self.me)
        return view

    @property
    def words(self) -> Words:
        return words_of(self.session.rules.name)

    @property
    def face(self) -> Face:
        return face_of(self.session.rules.name)

    @property
    def shown_from(self) -> int:
        """The first event of those told last."""
        return self.told_from[-1] if self.told_from else 0

    @property
    def is_over(self) -> bool:
        """Is nothing left to play?"""
        return self.session.over

    # ---- the loop -----------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the end; the exit code."""
        self.autosave()
        try:
            while not self.is_over:
                self.bots_answer()
                mine = [decision for decision in self.session.decisions if decision.seat == self.me]
                if mine and not self.is_over:
                    self.person_answers(mine[0])
                    self.autosave()
        except Leave:
            return self.good_bye()
        except KeyboardInterrupt:  # while bots think: the file holds the last answer, and stays as it is
            self.screen.console.print()
            return self.good_bye(write=False)
        self.tell_news()
        self.finish()
        return 0

    def bots_answer(self) -> None:
        """Every open decision that is not the person's, until none is left."""
        session = self.session
        while not self.is_over:
            theirs = [decision for decision in session.decisions if decision.seat != self.me]
            if not theirs:
                return
            decision = theirs[0]
            bot = self.bots[decision.seat]
            session.answer(decision, bot.choose(Sight(session, decision.seat), decision, self.rng, THINKING))

    def person_answers(self, decision: Decision[Any]) -> None:
        """Tell the news, ask, and read until there is an answer."""
        if self.just_passed(decision):
            self.session.answer(decision, PASS)
            return
        self.asked = Asked(self.speaker, decision, self.view)
        self.tell_news()
        self.show(self.asked)
        try:
            while not self.try_answer(self.asked, self.line()):
                pass
        except commands.TakenBack:
            self.board_shown = self.hand_shown = self.passed = None

    def just_passed(self, decision: Decision[Any]) -> bool:
        """The same window again, though nothing has happened since the person passed: others were asked in between."""
        return isinstance(decision, Offer) and self.passed == self.situation(decision)

    def situation(self, decision: Decision[Any]) -> tuple[Any, ...]:
        return decision.prompt, tuple(decision.options), decision.about, len(self.session.log)

    def line(self) -> str:
        """The next line that is not a command; commands are carried out at once."""
        while True:
            line = self.screen.read()
            command = commands.command_of(self, line)
            if command is None or self.is_option(line):
                return line
            commands.run(self, *command)
            if self.asked is not None:
                self.ask(self.asked)

    def step(self) -> str:
        """A line within the talks: after a command the step at hand is asked again, not the whole question."""
        line = self.screen.read()
        if (command := commands.command_of(self, line)) is None:
            return line
        commands.run(self, *command)
        raise Interrupted

    def is_option(self, line: str) -> bool:
        """Does this word name an option of the question? Then it is not a command."""
        return self.asked is not None and line.lower() in {entry.key for entry in self.asked.menu() if entry.key}

    def try_answer(self, asked: Asked, line: str) -> bool:
        """Answer with this line; False (and a clear line) if it is not an answer."""
        try:
            talks = self.talks(asked)
            answer = parse(asked, line) if talks is None else talks.answer(line)
            if answer is None:
                self.show(asked)
                return False
            self.passed = self.situation(asked.decision) if answer == PASS else None
            self.session.answer(asked.decision, answer)
        except Unclear as error:
            self.screen.complain(str(error))
            return False
        except IllegalAnswer as error:
            self.screen.complain(self.speaker.t("again-refused", reason=str(error)))
            return False
        return True

    # ---- showing ------------------------------------------------------------------------------------

    def show(self, asked: Asked) -> None:
        """The table if it has changed, the hand, the question."""
        view = asked.view
        if not view.step.startswith("setup"):
            board, hand = self.face.pictures(view)
            aside = self.face.is_window(asked.decision) and self.board_shown is not None
            if board != self.board_shown and not aside:
                self.board_shown = board
                self.screen.board(view)
            if hand != self.hand_shown or self.face.is_about_cards(asked.decision):
                self.hand_shown = hand
                self.screen.console.print()
                self.screen.hand(view)
        self.ask(asked)

    def ask(self, asked: Asked) -> None:
        """The question alone."""
        self.screen.question(asked)
        if talks := self.talks(asked):
            talks.show()
        else:
            self.screen.menu(asked)

    def talks(self, asked: Asked) -> Talks | None:
        return self.face.talks(self.screen, asked, self.session.log, self.step)

    def told(self, start: int, end: int | None = None) -> list[Line]:
        """The events from there on, as the person may see them."""
        return [Line(self.sentence(event), self.face.is_heading(event)) for event in self.worth_telling(start, end)]

    def told_with_voices(self, start: int) -> list[Line]:
        """The same, with what is read out, and what the bots say about it."""
        lines = []
        for number, event in enumerate(self.session.log[start:], start):
            if told := self.told(number, number + 1):
                lines += told
                lines += read_aloud(self.words, self.speaker, event.seen_by(self.me))
            lines += [Line(self.quoted(saying)) for saying in self.voices.hear([event], self.speaking)]
        return lines

    def quoted(self, saying: Saying) -> str:
        """What a bot says, in the words of this reader."""
        text = self.speaker.t(saying.message_id, who=self.speaker.name(saying.to) if saying.to >= 0 else "")
        return self.speaker.t("table-says", who=self.speaker.name(saying.seat), text=text)

    def sentence(self, event: Event) -> str:
        """An event as the person may see it."""
        return self.words.sentence(self.speaker, event.seen_by(self.me))

    def worth_telling(self, start: int, end: int | None = None) -> list[Event]:
        """The events from there on that a reader does not want to miss."""
        log = self.session.log[start:end]
        return [event for event in log if event.known_to(self.me) and self.face.is_told(event, self.me)]

    def tell_news(self) -> None:
        """What happened since the last question. What was told before stays the last news if there is nothing new,
        also after an answer was taken back."""
        log = self.session.log
        start = min(self.told_to, len(log))
        while self.told_from and self.told_from[-1] >= start:
            self.told_from.pop()
        if start < len(log):
            self.told_from.append(start)
        lines = self.told_with_voices(start)
        if len(lines) > RECENT:
            left_out = len(lines) - RECENT
            words = self.speaker.t("table-earlier", number=left_out, command=self.speaker.t("command-log"))
            self.screen.indented(words, QUIET)
        self.screen.events(lines[-RECENT:])
        self.told_to = len(log)

    # ---- the end ------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Who won, and why; how to see it again."""
        view = self.view
        self.screen.board(view)
        self.screen.heading(self.sentence(self.session.log[-1]))
        for line in self.face.end_lines(self.speaker, view, self.session.winners):
            self.screen.indented(self.screen.names(line))
        self.screen.say_to_copy(self.speaker.t("end-again", command=self.start_again))
        self.autosave()

    def good_bye(self, *, write: bool = True) -> int:
        """Leave politely, saying how to go on."""
        if not self.file:
            self.screen.say_to_copy(self.speaker.t("leave-unsaved", command=self.start_again))
            return 0
        try:
            if write:
                self.write(self.file)
        except OSError as error:
            self.screen.complain(self.speaker.t("leave-failed", reason=error.strerror or str(error)))
            return 1
        command = " ".join([f"./play terminal --load {shlex.quote(self.file)}", *self.settings])
        self.screen.say_to_copy(self.speaker.t("leave-saved", command=command))
        return 0

    def autosave(self) -> None:
        """With --save the file is always up to date; a full disk must not end the game."""
        if self.file:
            try:
                self.write(self.file)
            except OSError as error:
                self.screen.complain(self.speaker.t("save-failed", file=self.file, reason=error.strerror or str(error)))

    def write(self, name: str) -> None:
        """Write the save beside and move it into place, so that a half-written file never replaces a good one."""
        path = Path(name).expanduser()
        fresh = path.with_name(path.name + ".part")
        fresh.write_bytes(self.session.save())
        os.replace(fresh, path)
