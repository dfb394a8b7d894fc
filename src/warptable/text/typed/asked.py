"""An open question as a person sees it: numbered options, short keys, what Enter means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from warptable.kernel import DONE, PASS, Compose, Decision, Distribute, Number, Of, Offer, PickSome
from warptable.kernel.views import CommonView

from ..speaker import Speaker
from ..words import Words, words_of


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the menu."""

    number: str
    key: str
    label: str
    option: Any
    leads_to: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision with the words for it."""

    speaker: Speaker
    decision: Decision[Any]
    view: CommonView

    @property
    def words(self) -> Words:
        return words_of(self.view.edition)

    @property
    def items(self) -> list[Any]:
        """What may be named: options, or the items and places of a composite answer."""
        decision = self.decision
        if isinstance(decision, PickSome):
            return list(decision.items)
        if isinstance(decision, Distribute):
            return [place for place, _ in decision.places]
        if isinstance(decision, Number):  # typed as it is: a list with numbers of its own would only mislead
            return []
        return list(decision.options)

    def menu(self) -> list[Entry]:
        """The options with their numbers: a card has its number in the hand, a pass is 0."""
        entries: list[Entry] = []
        taken: set[str] = set()
        held = self.held()
        mixed = any(option in held for option in self.items)
        running = len(held) if mixed else 0  # what is not a card of the hand comes after them
        for option in self.items:
            short = self.words.key(self.speaker, self.decision, option)
            short = "" if short in taken else short
            taken.add(short)
            if option == PASS:
                number = "0"
            elif option in held:
                number = str(held.index(option) + 1)
            else:
                running += 1
                number = str(running)
            words = self.words.label(self.speaker, self.decision, option, self.view)
            then = self.words.leads_to(self.speaker, self.decision, option, self.view)
            entries.append(Entry(number, short, words, option, then))
        if mixed:
            entries.sort(key=lambda entry: int(entry.number))
        return entries

    def held(self) -> list[int]:
        """The cards of the hand in their order, where options that are among them are named by their numbers there."""
        if self.decision.of != Of.CARD:
            return []
        return [card for card, _ in self.words.hand(self.speaker, self.view)]

    def find(self, word: str) -> Entry | None:
        """The option that a number, a key or a name means."""
        return find(self.menu(), word)

    def on_enter(self) -> tuple[Any, str] | None:
        """What Enter answers, and its words; None where a choice must be made."""
        decision, speaker = self.decision, self.speaker
        if isinstance(decision, Offer):
            return PASS, speaker.t("option-pass")
        if isinstance(decision, Distribute):
            spread = self.words.suggestion(self.view, decision, None)
            return spread, speaker.spread(spread) or speaker.t("word-none")
        if isinstance(decision, PickSome):
            if decision.prompt.gains:  # nobody gives up by Enter what can be had
                return (tuple(decision.items), speaker.t("word-all")) if len(decision.items) <= decision.high else None
            nothing = "list-none" if decision.of == Of.SEAT else "word-none"
            return ((), speaker.t(nothing)) if decision.low == 0 else None
        if isinstance(decision, Number):
            return decision.default, str(decision.default)
        if isinstance(decision, Compose) and DONE in decision.options:
            return DONE, speaker.t("option-done")
        return None


def find(menu: Sequence[Entry], word: str) -> Entry | None:
    """The line of a menu that a number, a key, a name or the beginning of one name means."""
    for entry in menu:
        if word in (entry.number, entry.key):
            return entry
    named = [entry for entry in menu if entry.label.lower() == word]
    started = named or [entry for entry in menu if len(word) > 2 and entry.label.lower().startswith(word)]
    return started[0] if started and len({entry.label for entry in started}) == 1 else None
