"""An open question as a person sees it: numbered options, short keys, what Enter means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...encounter.model.prompts import DEAL
from ...encounter.model.views import View
from ...kernel import DONE, PASS, Compose, Decision, Distribute, Number, Of, Offer, PickSome
from ...text.encounter.asking import key, label
from ...text.encounter.hands import hand_number, in_hand
from ...text.encounter.speaker import Speaker
from ...text.encounter.spreads import suggestion


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the menu."""

    number: str
    key: str
    label: str
    option: Any


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision with the words for it."""

    speaker: Speaker
    decision: Decision[Any]
    view: View

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

    @property
    def is_deal(self) -> bool:
        """A deal is talked over; any other composed answer is made step by step."""
        return self.decision.prompt == DEAL

    def menu(self) -> list[Entry]:
        """The options with their numbers: a card has its number in the hand, a pass is 0."""
        entries: list[Entry] = []
        taken: set[str] = set()
        mixed = any(map(self.by_hand, self.items))
        running = len(self.view.hand) if mixed else 0  # what is no card of the hand comes after them
        for option in self.items:
            short = key(self.speaker, self.decision, option)
            short = "" if short in taken else short
            taken.add(short)
            if option == PASS:
                number = "0"
            elif self.by_hand(option):
                number = str(hand_number(self.view, option))
            else:
                running += 1
                number = str(running)
            entries.append(Entry(number, short, label(self.speaker, self.decision, option, self.view), option))
        if mixed:
            entries.sort(key=lambda entry: int(entry.number))
        return entries

    def by_hand(self, option: Any) -> bool:
        """Is this option a card of the hand, to be named by its number there?"""
        return isinstance(option, int) and self.decision.of == Of.CARD and in_hand(self.view, option)

    def find(self, word: str) -> Entry | None:
        """The option that a number, a key or a name means."""
        menu = self.menu()
        for entry in menu:
            if word in (entry.number, entry.key):
                return entry
        named = [entry for entry in menu if entry.label.lower() == word]
        started = named or [entry for entry in menu if len(word) > 2 and entry.label.lower().startswith(word)]
        return started[0] if started and len({entry.label for entry in started}) == 1 else None

    def on_enter(self) -> tuple[Any, str] | None:
        """What Enter answers, and its words; None where a choice must be made."""
        decision, speaker = self.decision, self.speaker
        if isinstance(decision, Offer):
            return PASS, speaker.t("option-pass")
        if isinstance(decision, Distribute):
            spread = suggestion(self.view, decision, decision.high)
            return spread, speaker.spread(spread)
        if isinstance(decision, PickSome):
            nothing = "list-none" if decision.of == Of.SEAT else "word-none"
            return ((), speaker.t(nothing)) if decision.low == 0 else None
        if isinstance(decision, Number):
            return decision.default, str(decision.default)
        if isinstance(decision, Compose) and DONE in decision.options:
            return DONE, speaker.t("option-done")
        return None
