"""How a game asks on its page: which control fits a question, and how each of its options is shown.

A question is shown by its shape and by what its options are (`Of`), whatever rule, alien or card asks it. What a game
says here has a default that suits any game; it adds its own kinds of options, and controls for questions of which the
page asks several at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from warptable.kernel import DONE, PASS, Decision, Distribute, Number, Of, PickSome
from warptable.table.scene.data import AnswerPart
from warptable.text.words import Words

from ..answers import token
from .control import Control, ShownOption, first_number, grouped, items_of, limits

Part = TypeVar("Part", bound=AnswerPart)
Look: TypeAlias = Callable[[Any, Decision[Any], Any], Mapping[str, Any]]
"""The values of a `ShownOption` for an option of one kind, from the scene."""
BY_NAME = 4
"""Up to this many players are named by the main button; more would be a list nobody reads on a button."""
COUNTED = {"seat": "seats", "card": "cards", "laid": "cards", "face": "cards"}
"""Kinds of options, and what they are called where they are counted; all others are only numbers."""


def seat_look(scene: AnswerPart, _decision: Decision[Any], seat: Any) -> Mapping[str, Any]:
    return {"name": scene.speaker.name(seat), "seat": seat}


def place_look(scene: AnswerPart, _decision: Decision[Any], place: Any) -> Mapping[str, Any]:
    return {"name": scene.speaker.place_title(place)}


def use_look(_scene: AnswerPart, _decision: Decision[Any], ability: Any) -> Mapping[str, Any]:
    return {"help": ability}


class Asking(Generic[Part]):
    """The questions of a game as controls."""

    words: Words
    prefix: ClassVar[str] = ""
    """What the messages of the game begin with; if empty, with the id of its edition."""
    revocable: ClassVar[bool] = False
    """Can a secret answer be taken back as long as somebody else has not answered?"""
    at_once: ClassVar[frozenset[str]] = frozenset({"word", "use"})
    """Kinds of options that are buttons and answer at once."""
    kinds: ClassVar[Mapping[str, str]] = {
        Of.SEAT: "seat",
        **dict.fromkeys((Of.PLANET, Of.PLACE, Of.LEAVING, Of.ARRIVING), "place"),
    }
    """How numbers among the options are shown, by what they are. A `card` is in the hand, else it is `laid`."""
    named_kinds: ClassVar[Mapping[str, str]] = {}
    """The same for names among the options; any other one that is no plain word is shown as what can be used."""
    looks: ClassVar[Mapping[str, Look]] = {"seat": seat_look, "place": place_look, "use": use_look}
    """What there is to be seen of an option, by its kind. Other kinds are shown by their words."""

    # ---- options ------------------------------------------------------------------------------------------------

    def shown_options(self, scene: Part, decision: Decision[Any]) -> list[ShownOption]:
        """Every option of a question with a choice of one or several."""
        items = items_of(decision)
        return [self.shown_option(scene, decision, token(items, option), option) for option in items]

    def shown_option(self, scene: Part, decision: Decision[Any], name: str, option: Any) -> ShownOption:
        """One option with its words. `name` is its token in the form."""
        said = self.words.label(scene.speaker, decision, option, scene.view)
        kind = self.kind_of(scene, decision, option)
        look = self.looks.get(kind)
        more = {} if look is None else look(scene, decision, option)
        known = {"token": name, "label": said, "kind": kind, "option": option, "name": said}
        return ShownOption(**{**known, "declines": decision.prompt.means_no(option), **more})

    def kind_of(self, scene: Part, decision: Decision[Any], option: Any) -> str:
        """How an option is shown; whatever has no picture is shown by its words."""
        if isinstance(option, tuple):
            return self.kind_of_parts(decision, option)
        if isinstance(option, str):
            return "word" if self.is_word(decision, option) else self.named_kinds.get(decision.of, "use")
        kind = self.kinds.get(decision.of, "word")
        return "laid" if kind == "card" and not self.in_hand(scene, option) else kind

    def kind_of_parts(self, decision: Decision[Any], option: tuple[Any, ...]) -> str:
        """How an option of several parts is shown."""
        return "word"

    def is_word(self, decision: Decision[Any], option: str) -> bool:
        """Is this option a plain word, and not the id of something?"""
        named = decision.of == Of.USE or decision.of in self.named_kinds
        return not named or option in decision.prompt.words or option in (PASS, DONE)

    def in_hand(self, scene: Part, card: int) -> bool:
        return any(number == card for number, _ in self.words.hand(scene.speaker, scene.view))

    # ---- controls -----------------------------------------------------------------------------------------------

    def control_of(self, scene: Part, decision: Decision[Any]) -> Control:
        """The one control that fits the shape of a question."""
        if (special := self.special(scene, decision)) is not None:
            return special
        revocable = self.revocable and decision.secret
        if isinstance(decision, Distribute):
            low, high = decision.low, decision.high
            few, many = limits(scene, "ships", low, high)
            labels, start = self.labels_by_number(scene, decision, low, high), self.suggested(scene, decision)
            return Control("ships", (), (), (), labels, few, many, low, high, str(sum(start.values())))
        if isinstance(decision, Number):
            low, high = int(decision.options[0]), int(decision.options[-1])
            labels, few = self.labels_by_number(scene, decision, low, high), scene.t("controls-need-number")
            usual = first_number(decision)
            return Control("number", (), (), (), labels, few, "", low, high, usual, revocable=revocable)
        return self._some(scene, decision) if isinstance(decision, PickSome) else self._one(scene, decision)

    def special(self, scene: Part, decision: Decision[Any]) -> Control | None:
        """A control that only this game has; None: the question has one that fits its shape."""
        return None

    def suggested(self, scene: Part, decision: Distribute) -> dict[int, int]:
        """How many ships are filled in at first, by place."""
        return dict(self.words.suggestion(scene.view, decision, None))

    def _one(self, scene: Part, decision: Decision[Any]) -> Control:
        choices = self.shown_options(scene, decision)
        words = tuple(choice for choice in choices if choice.kind in self.at_once)
        if groups := grouped(choices):
            return Control(words=words, groups=tuple(groups))
        targets = tuple(choice for choice in choices if choice not in words)
        if not targets:
            return Control(words=words)
        labels = {choice.token: self.label_of(scene, decision, choice) for choice in targets}
        start = targets[0].token if len(targets) == 1 else ""
        return Control("one", targets, words, labels=labels, few=self.need(scene, targets[0].kind), start=start)

    def _some(self, scene: Part, decision: PickSome) -> Control:
        choices = tuple(self.shown_options(scene, decision))
        low, high = max(1, decision.low), decision.high
        by_name = len(choices) <= BY_NAME and all(choice.kind == "seat" for choice in choices)
        labels = self._labels_of_some(scene, decision, choices, by_name)
        few, many = self.limits(scene, decision, choices)
        mode = "set" if by_name else "some"
        if decision.low == 0:
            none, everyone = self._label_of_none(scene, decision), self._label_of_all(scene, decision)
            return Control(mode, choices, (), (), labels, few, many, low, high, none=none, everyone=everyone)
        start = next(iter(labels)) if low == len(choices) else ""
        return Control(mode, choices, labels=labels, few=few, many=many, low=low, high=high, start=start)

    # ---- what the main button says --------------------------------------------------------------------------------

    def message(self, scene: Part, name: str) -> str:
        """The id of a message of this game; empty if it has none of this name."""
        message = f"{self.prefix or scene.view.edition}-{name}"
        return message if scene.speaker.has(message) else ""

    def need(self, scene: Part, kind: str) -> str:
        """What is said as long as nothing is chosen."""
        return scene.t(f"controls-need-{kind}")

    def limits(self, scene: Part, decision: PickSome, choices: Sequence[ShownOption]) -> tuple[str, str]:
        """Why there is no valid answer yet: too few are chosen, or too many."""
        counted = {COUNTED.get(choice.kind, "others") for choice in choices}
        what = counted.pop() if len(counted) == 1 else "others"
        few, many = limits(scene, what, max(1, decision.low), decision.high)
        return self.need(scene, choices[0].kind) if decision.low == 0 and what != "others" else few, many

    def label_of(self, scene: Part, decision: Decision[Any], choice: ShownOption) -> str:
        """One option in the words of the button: Aim at Y5."""
        message = self.message(scene, f"do-{decision.prompt}")
        return scene.t(message, what=choice.name, who=scene.speaker.who(choice.seat)) if message else choice.label

    def labels_by_number(self, scene: Part, decision: Distribute | Number, low: int, high: int) -> dict[str, str]:
        """Labels by the number of ships, or by the number itself."""
        ships = "arriving" if decision.of == Of.ARRIVING else "leaving"
        general = f"controls-do-any-{ships if isinstance(decision, Distribute) else 'number'}"
        message = self.message(scene, f"do-{decision.prompt}") or general
        return {str(n): scene.t(message, n=n) for n in range(low, high + 1)}

    def _labels_of_some(
        self, scene: Part, decision: PickSome, choices: Sequence[ShownOption], by_name: bool
    ) -> dict[str, str]:
        """Labels by the chosen tokens, if they stand for few players; otherwise by how many are chosen. Choosing
        nothing has a button of its own."""
        message, low = self._message_of_some(scene, decision), max(1, decision.low)
        if not by_name:
            return {str(n): scene.t(message, n=n) for n in range(low, min(decision.high, len(choices)) + 1)}
        return {
            ",".join(choice.token for choice in some): _naming(scene, message, [choice.seat for choice in some])
            for n in range(low, decision.high + 1)
            for some in combinations(choices, n)
        }

    def _message_of_some(self, scene: Part, decision: PickSome) -> str:
        prompt = f"do-{decision.prompt}"
        return self.message(scene, f"{prompt}-some") or self.message(scene, prompt) or "controls-do-any-some"

    def _label_of_none(self, scene: Part, decision: PickSome) -> str:
        """The button that chooses nothing: Invite nobody."""
        return _naming(scene, self.message(scene, "do-none") or self._message_of_some(scene, decision), ())

    def _label_of_all(self, scene: Part, decision: PickSome) -> str:
        """The button that chooses everything: Invite all. Empty if there is none."""
        message = self.message(scene, f"all-{decision.prompt}")
        return scene.t(message) if message and decision.high == len(decision.items) > 1 else ""


def _naming(scene: AnswerPart, message: str, seats: Sequence[int]) -> str:
    """A message about several players, or about none."""
    speaker = scene.speaker
    return scene.t(message, n=len(seats), acc=speaker.everyone(seats), dat=speaker.everyone(seats, "dat"))
