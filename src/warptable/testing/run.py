"""A game of random players, looked at on its way: what must hold in every game, whoever brings it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from warptable.game import Game
from warptable.kernel import Composite, Decision, Rng, Session
from warptable.kernel.packs import Packs
from warptable.kernel.save import load
from warptable.opening import new_game
from warptable.packs import place_in_pack
from warptable.text import LOCALES
from warptable.text.formatting import mistakes
from warptable.text.speaker import Speaker

from .failure import CheckFailed

LONGEST = 50_000
"""Answers after which a game between random players must be over."""
ANOTHER = "the same answers lead to another game: is there chance besides the state's rng?"
LOOKED_AT = 25
"""Every so many answers a game is looked at: saved, forked, imagined, put into words and numbers."""
SHOWN = 80
"""Characters of a list of options that a message quotes."""


@dataclass(frozen=True)
class Table:
    """A table at which random players sit. The game is looked at every so many answers. If it is `about` an alien, its
    questions are looked at each time, and no other events."""

    game: Game
    edition: str
    players: int
    seed: int
    aliens: tuple[str, ...] | None = None
    packs: Packs = ()
    every: int = LOOKED_AT
    about: str = ""

    def __str__(self) -> str:
        return f"{self.edition}, {self.players} players, seed {self.seed}"

    def is_about(self, source: str, name: str) -> bool:
        """Is this a question or an event of the alien?"""
        return source.partition(".")[0] == self.about or name.startswith((f"{self.about}-", f"{self.about}_"))

    def open(self) -> Session[Any]:
        more: dict[str, Any] = {"packs": self.packs} if self.packs else {}
        return new_game(self.edition, self.players, self.seed, self.aliens, keep=1, **more)


class Run:
    """A game at such a table. Raises CheckFailed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.words = table.game.layer("words")
        self.encoding = table.game.layer("encoding")
        self.asked: set[str] = set()

    def fail(self, what: str) -> CheckFailed:
        return CheckFailed(f"{self.table}: {what}")

    def play(self) -> Session[Any]:
        """To the end, and once more."""
        try:
            session = self.table.open()
            answers = self._answered(session)
        except CheckFailed:
            raise
        except Exception as error:
            raise self.fail(f"{type(error).__name__}: {error}{place_in_pack(error)}") from error
        if strangers := [seat for seat in session.winners if not 0 <= seat < self.table.players]:
            raise self.fail(f"seat {strangers[0]} has won, which is not there")
        again = self._copy(lambda: session.played_again(session.history))
        if [repr(event) for event in again.log] != [repr(event) for event in session.log]:
            raise self.fail(f"{ANOTHER} ({answers} answers)")
        for locale in LOCALES:
            self._check_told(session, locale)
        return session

    def _answered(self, session: Session[Any]) -> int:
        chance, answers = random.Random(self.table.seed), 0
        actions = self.encoding.actions_of(session.options)
        while not session.over:
            for decision in session.decisions:
                if wrong := decision.unanswerable():
                    raise self.fail(f"{wrong}: {decision}")
            self._look(session, actions, at_all=answers % self.table.every == 0)
            asked = chance.choice(session.decisions)
            self.asked.add(asked.prompt)
            session.answer(asked, chance.choice(asked.options))
            answers += 1
            if answers % self.table.every == 0 and (found := self.game.layer("engine").problems(session)):
                raise CheckFailed(f"{self.table}, after {answers} answers: {found[0]}")
            if answers > LONGEST:
                raise self.fail(f"not over after {LONGEST} answers")
        return answers

    def _look(self, session: Session[Any], actions: Any, *, at_all: bool) -> None:
        if at_all:
            self._check_copies(session)
        for decision in session.decisions:
            if at_all or (self.table.about and self.table.is_about(decision.source, decision.prompt)):
                self._check_words(session, decision)
                self._check_secrets(session, decision)
                shown = actions.choices(decision, self.encoding.held_in(session.view(decision.seat)))
                if not shown or not all(option in decision.options for option in shown.values()):
                    raise self.fail(f"{decision} has no action for learners")

    def _check_copies(self, session: Session[Any]) -> None:
        """A fork and a saved game are the same game, and looking changes nothing."""
        seats: list[int | None] = [None, *range(self.table.players)]
        views = [session.view(seat) for seat in seats]
        for make in (session.fork, lambda: load(session.save(), [session.rules])):
            if [self._copy(make).view(seat) for seat in seats] != views:
                raise self.fail(ANOTHER)
        for decision in session.decisions:
            self._check_secrets(session, decision)
        if [session.view(seat) for seat in seats] != views:
            raise self.fail("looking at a game changes it")

    def _copy(self, make: Callable[[], Session[Any]]) -> Session[Any]:
        """The same game once more, from its answers."""
        try:
            return make()
        except Exception as error:  # whatever does not fit may break a rule anywhere
            raise self.fail(f"{ANOTHER} ({error})") from error

    def _check_secrets(self, session: Session[Any], decision: Decision[Any]) -> None:
        """A game that differs only in what a seat cannot know looks the same to it, and asks it the same."""
        if isinstance(decision, Composite) and decision.partial:
            return
        engine, seat = self.game.layer("engine"), decision.seat
        world = engine.imagined(session, seat, Rng.seeded("check", self.table.seed), lambda *_: True)
        if world is None:
            return
        if world.view(seat) != session.view(seat):
            raise self.fail(f"seat {seat} can tell an imagined game from its own: it sees what is hidden from it")
        if world.view(None) != session.view(None):
            raise self.fail(f"spectators see what is hidden from seat {seat}")
        there = next(one for one in world.decisions if one.key == decision.key)
        for what in ("options", "about"):
            mine, other = plain(getattr(decision, what)), plain(getattr(there, what))
            if mine != other:
                shown = f"{str(mine)[:SHOWN]} here, {str(other)[:SHOWN]} if others held other things"
                raise self.fail(f"{decision.prompt} tells seat {seat} what is hidden from it: {shown}")

    def _check_words(self, session: Session[Any], decision: Decision[Any]) -> None:
        view = session.view(decision.seat)
        for locale in LOCALES:
            speaker = self.words.speaker_for(locale, view, decision.seat, (), self.table.packs)
            labels = [self.words.label(speaker, decision, option, view) for option in decision.options]
            asked = self.words.question(speaker, decision, view)
            if not asked:
                raise self.fail(f"nothing is asked by {decision} in {locale}")
            if not all(labels):
                raise self.fail(f"an answer to {decision} has no words in {locale}")
            self.words.hint(speaker, decision, view)
            self._check_messages(speaker)

    def _check_told(self, session: Session[Any], locale: str) -> None:
        for seat in (None, *range(self.table.players)):
            speaker = self.words.speaker_for(locale, session.view(seat), seat, (), self.table.packs)
            for event in known(session, seat):
                if self.table.about and not self.table.is_about(event["source"], event["kind"]):
                    continue
                if not self.words.sentence(speaker, event):
                    raise self.fail(f"{event['kind']} is not told in {locale}")
            self._check_messages(speaker)

    def _check_messages(self, speaker: Speaker) -> None:
        """A message from outside with a mistake in it is shown as it is, and ends no game."""
        for (own, message), wrong in mistakes.items():
            if own == speaker.own:
                raise self.fail(f"the message {message} in {speaker.locale}: {wrong}")


def known(session: Session[Any], seat: int | None) -> Iterator[dict[str, Any]]:
    return (event.seen_by(seat) for event in session.log if event.known_to(seat))


def plain(found: Any) -> Any:
    """Options may be a range or a tuple."""
    return found if isinstance(found, dict) or found is None else list(found)
