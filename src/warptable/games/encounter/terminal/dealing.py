"""Talks at the terminal: look at what is proposed, accept, break off, or build a proposal step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from warptable.cli.terminal.face import Interrupted
from warptable.kernel import Compose, Event
from warptable.kernel.colors import COLORS
from warptable.text.typed.answers import Unclear

from ..engine.model.prompts import DEAL
from ..engine.model.views import View
from ..engine.rules.deals import describe, terms_of
from ..words.hands import hand_order
from ..words.sentences import terms
from ..words.speaker import Speaker

if TYPE_CHECKING:  # they ask the family
    from warptable.cli.terminal.screen import Screen
    from warptable.text.typed.asked import Asked

ACCEPT, REFUSE, PROPOSE, WAIT = "accept", "refuse", "propose", "wait"
ASKS = ("ask", "ask-rewards")
PARTS = ("give", *ASKS, "grant", "want", "free")


def talks(screen: Screen, asked: Asked, log: Sequence[Event], read: Callable[[], str], /) -> Talks | None:
    """A deal is talked over; any other composed answer is made step by step."""
    if asked.decision.prompt != DEAL:
        return None
    return Talks(screen, asked, faces_offered(log, asked.decision.seat), read)


def faces_offered(log: Sequence[Event], seat: int) -> list[str] | None:
    """The cards named in the latest proposal, if this seat knows them."""
    for event in reversed(log):
        if event.kind == "deal_offered":
            return event.seen_by(seat).get("faces")
    return None


class Talks:
    """One question of the talks."""

    def __init__(self, screen: Screen, asked: Asked, faces: list[str] | None, read: Callable[[], str]) -> None:
        """`faces`: the cards named in the proposal on the table, if this seat knows them. `read` gives a line."""
        assert isinstance(asked.decision, Compose)
        assert isinstance(asked.speaker, Speaker)
        assert isinstance(asked.view, View)
        self.faces = faces
        self.read = read
        self.screen = screen
        self.speaker = asked.speaker
        self.view = asked.view
        self.decision = asked.decision
        self.first = list(self.decision.following([]))

    def show(self) -> None:
        """What lies on the table, and what can be done about it."""
        about = self.decision.about or {}
        if about.get("terms"):
            words = terms(self.speaker, about["terms"], self.faces)
            self.screen.indented(self.screen.names(self.speaker.t("deal-on-table", terms=words)), by=2)
        else:
            self.screen.indented(self.speaker.t("deal-nothing"))
        for number, (word, label) in enumerate(self.choices(), 1):
            self.screen.indented(f"{number:>2} {self.speaker.t(f'key-{word}')}  {label}")

    def choices(self) -> list[tuple[str, str]]:
        """Accept, break off, propose: as far as each is possible now."""
        words = [word for word in (ACCEPT, REFUSE, WAIT) if word in self.first]
        if any(isinstance(option, tuple) for option in self.first):
            words.append(PROPOSE)
        return [(word, self.speaker.t(f"option-{word}")) for word in words]

    def answer(self, line: str) -> tuple[Any, ...] | None:
        """The answer that a line gives; None if a proposal was begun and dropped. Raises Unclear."""
        words = line.lower().replace(",", " ").split()
        if not words:
            raise Unclear(self.speaker.t("again-empty"))
        for number, (word, label) in enumerate(self.choices(), 1):
            if " ".join(words) in (str(number), self.speaker.t(f"key-{word}"), word, label.lower()):
                return self.guided() if word == PROPOSE else (word,)
        if self.part(words[0]):
            return self.confirmed(self.one_line(words))
        raise Unclear(self.speaker.t("again-unknown", input=line.strip()))

    # ---- building a proposal ------------------------------------------------------------------------

    def part(self, word: str) -> str | None:
        """The part of a proposal that a word names."""
        return next((part for part in PARTS if word in (part, self.speaker.t(f"word-{part}"))), None)

    def one_line(self, words: Sequence[str]) -> list[Any]:
        """`give 1 3 ask 2 grant r4 want b2` as picks."""
        named: dict[str, list[str]] = {}
        part = ""
        for word in words:
            if begun := self.part(word):
                part = begun
            elif not self.is_propose(word):
                named.setdefault(part, []).append(word)
        return [pick for part, items in named.items() for pick in self.picks(part, items)]

    def is_propose(self, word: str) -> bool:
        return word in (PROPOSE, self.speaker.t("key-propose"))

    def guided(self) -> tuple[Any, ...] | None:
        """Ask for one part after another."""
        self.screen.indented(self.speaker.t("deal-step-back", back=self.speaker.t("word-back")), "dim")
        picks: list[Any] = []
        for part in PARTS:
            offered = self.offered(part)
            if not offered:
                continue
            chosen = self.ask_part(part, offered)
            if chosen is None:
                self.say_dropped()
                return None
            picks += chosen
        return self.confirmed(picks)

    def reply(self, *lines: str | Text, hand: bool = False) -> str:
        """What is typed after these lines; a command in between repeats them."""
        while True:
            for line in lines:
                self.screen.say(line)
            if hand:
                self.screen.hand(self.view)
            try:
                return self.read().lower()
            except Interrupted:
                self.screen.say("")

    def ask_part(self, part: str, offered: list[Any]) -> list[Any] | None:
        """One part of the proposal; None to give up."""
        while True:
            asking = self.speaker.t(f"deal-{part}", **self.values(part, offered))
            words = self.reply(asking, hand=part == "give").replace(",", " ").split()
            if words == [self.speaker.t("word-back")] or words == ["back"]:
                return None
            try:
                return self.picks(part, words)
            except Unclear as error:
                self.screen.complain(str(error))

    def values(self, part: str, offered: list[Any]) -> dict[str, Any]:
        """What the question for a part needs to say."""
        if part in ("grant", "want"):
            return {"planets": ", ".join(self.speaker.planet(planet) for planet in offered)}
        if part == "free":
            return {"seats": ", ".join(self.speaker.name(seat) for seat in offered)}
        return {"high": max(offered)}

    def offered(self, part: str) -> list[Any]:
        """What may be named for a part."""
        return [option[1] for option in self.first if isinstance(option, tuple) and option[0] == part]

    def picks(self, part: str, words: Sequence[str]) -> list[Any]:
        """The picks that these words mean."""
        offered = self.offered(part) if part else []
        picks = []
        for word in words:
            if part in ASKS and word == "0":
                continue
            found = [item for item in offered if word in self.names(part, item)]
            if not found:
                raise Unclear(self.speaker.t("again-place", input=word))
            picks.append((part, found[0]))
        if part != "free" and len(set(picks)) != len(picks):
            raise Unclear(self.speaker.t("again-twice", input=" ".join(words)))
        if part in (*ASKS, "grant", "want") and len(picks) > 1:
            raise Unclear(self.speaker.t("again-many", high=1))
        return picks

    def names(self, part: str, item: int) -> tuple[str, ...]:
        """How an item may be typed."""
        if part == "give":
            return (str([card for card, _ in hand_order(self.view)].index(item) + 1),)
        if part in ASKS:
            return (str(item),)
        if part == "free":
            return self.speaker.name(item).lower(), self.speaker.t(f"seat-{_colour(item)}").lower(), _colour(item)[0]
        return (self.speaker.planet(item).lower(),)

    def confirmed(self, picks: list[Any]) -> tuple[Any, ...] | None:
        """Show the whole proposal; send it after a yes. Cards go in the order of the hand, as the rules want it."""
        picks = self.ordered(picks)
        if not picks or PROPOSE not in self.decision.following(picks):
            self.screen.complain(self.speaker.t("deal-empty"))
            return None
        summary = self.screen.names(self.speaker.t("deal-summary", terms=self.in_words(picks)))
        yes, no = self.speaker.t("word-yes"), self.speaker.t("word-no")
        confirm = f"{self.speaker.t('deal-confirm')} ({yes}/{no}) [{self.speaker.t('table-enter', answer=yes)}]"
        word = self.reply(summary, confirm)
        if not word or yes.startswith(word) or word in ("y", "yes"):
            return (*picks, PROPOSE)
        self.say_dropped()
        return None

    def in_words(self, picks: list[Any]) -> str:
        """What these picks propose."""
        partner = (self.decision.about or {})["partner"]
        hand = dict(self.view.hand)
        faces = [hand[item] for part, item in picks if part == "give"]
        return terms(self.speaker, describe(terms_of(self.decision.seat, partner, picks)), faces)

    def ordered(self, picks: list[Any]) -> list[Any]:
        order = {option: rank for rank, option in enumerate(self.first)}
        return sorted(picks, key=lambda pick: (PARTS.index(pick[0]), order[pick]))

    def say_dropped(self) -> None:
        self.screen.say(self.speaker.t("deal-dropped"), "dim")


def _colour(seat: int) -> str:
    return COLORS[seat]
