"""The cards of the hand. A card is drawn once. What may be done with it now is a mark over its picture: whoever points
at a card, presses it or has it read aloud meets the mark. So a question about cards brings marks and no pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from warptable.table.page.art.emblems import drawing
from warptable.table.page.art.icons import icon
from warptable.table.page.frames import Growing, exchanged, partial
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.pieces import key_hint, tick
from warptable.table.page.html import EMPTY, Attributes, Html, joined, tag
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.piles import REWARD
from ...engine.model.views import CardView, View
from ...words.hands import hand_order, in_order, own_rewards
from ...words.speaker import Speaker
from ..art.cards import card, kind_of
from ..backs import pill
from ..scene.data import DockPart
from .card_names import CardNames, named_card, names_of

SMALL = 30
"""The width of a card in a row of small ones."""

OnSheet = tuple[str, tuple[str, ...]]
"""An alien and the faces of the cards that lie on its sheet."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the hand, and the element over its picture."""

    number: int
    face: str
    mark: Html
    reward: bool = False  # it has the back of the reward deck


@dataclass(frozen=True, slots=True)
class Hand(Growing):
    """`<div id="holding">`: the cards of the reader, and those on the reader's sheets."""

    names: CardNames
    cards: tuple[Held, ...]
    stored: tuple[OnSheet, ...]
    hazard: bool = False  # a hazard warning was drawn: some attacks count another value

    @property
    def whole(self) -> Html:
        with drawing(self.names.packs):
            nothing = tag("p", self.names.speaker.t("controls-no-cards"), class_="muted none-held")
            cards = list(map(self._card, self.cards)) or [nothing]
            return tag(
                "div",
                tag("input", type="checkbox", id="hand-open", class_="spoken"),
                self._opener,
                self._backs,
                tag("div", *cards, class_="cards", id="cards", role="group", aria_labelledby="opener"),
                *map(self._sheet, self.stored),
                id="holding",
                class_="holding",
            )

    def since(self, before: Any) -> Html | None:
        """Cards that have gone or come, and marks that are different."""
        assert isinstance(before, Hand)
        known, now = ({one.number: one for one in hand.cards} for hand in (before, self))
        same_sheets = (self.names, self.stored, self.hazard) == (before.names, before.stored, before.hazard)
        same_faces = all(known.get(one.number, one).face == one.face for one in self.cards)
        if not (known and now and same_sheets and same_faces) or bool(self._backs) != bool(before._backs):
            return None
        changes = [exchanged("opener", self._opener)] if len(now) != len(known) else []
        if self._backs != before._backs:
            changes.append(exchanged("backs", self._backs))
        changes += [partial(f"card-{number}", EMPTY, "delete") for number in known if number not in now]
        changes += [
            exchanged(f"mark-{one.number}", one.mark)
            for one in self.cards
            if known.get(one.number, one).mark != one.mark
        ]
        with drawing(self.names.packs):
            return joined([*changes, *self._insertions(frozenset(known))])

    def _insertions(self, known: frozenset[int]) -> list[Html]:
        """Cards that have come, each group behind the card that it follows."""
        groups: dict[tuple[str, str], list[Html]] = {}
        place = ("cards", "afterbegin")
        for one in self.cards:
            if one.number in known:
                place = (f"card-{one.number}", "afterend")
            else:
                groups.setdefault(place, []).append(self._card(one))
        return [partial(name, joined(cards), swap) for (name, swap), cards in groups.items()]

    @property
    def _opener(self) -> Html:
        words = self.names.speaker.t("controls-hand", n=len(self.cards))
        return tag("label", icon("up", 16), " ", words, for_="hand-open", id="opener", class_="opener")

    @property
    def _backs(self) -> Html:
        """How the others see the hand, where some of its cards have another back."""
        rewards = sum(one.reward for one in self.cards)
        if not rewards:
            return EMPTY
        t = self.names.speaker.t
        seen = tag("small", t("controls-backs-seen"))
        return tag(
            "p",
            tag("span", pill(len(self.cards) - rewards), " ", t("controls-backs-cosmic")),
            tag("span", pill(rewards, REWARD), " ", t("controls-backs-reward", n=rewards), " ", seen),
            id="backs",
            class_="backs",
        )

    def _card(self, one: Held) -> Html:
        speaker, reward = self.names.speaker, one.reward
        if reward:
            picture = named_card(speaker, one.face, 84, hazard=self.hazard, reward=True)
        else:
            picture = named_card(speaker, one.face, 84)
        look = "card reward" if reward else "card"
        return tag("div", picture, one.mark, id=f"card-{one.number}", class_=look, data_help=one.face)

    def _sheet(self, sheet: OnSheet) -> Html:
        alien, faces = sheet
        speaker = self.names.speaker
        words = speaker.t("controls-stored", alien=speaker.alien(alien), n=len(faces))
        shown = tag("span", words, class_="small muted") + small_cards(speaker, faces, 34)
        return tag("div", shown, class_="stored", id=f"stored-{alien}", role="group", aria_label=words)


def small_cards(speaker: Speaker, faces: Iterable[str], width: int) -> Html:
    """Cards to look at, in a row."""
    return tag("span", *(_small_card(speaker, face, width) for face in faces), class_="minis")


def _small_card(speaker: Speaker, face: str, width: int) -> Html:
    label, drawn = speaker.card(face), card(face, "", width)
    return tag("span", drawn, class_="mini", data_help=face, role="img", tabindex=0, aria_label=label)


def cards_held(speaker: Speaker, view: View) -> list[Html]:
    """The cards of a seat as small pictures."""
    return [_small_card(speaker, held.face, SMALL) for held in hand_order(view)]


def holding(scene: DockPart, control: Control | None, answering: Mapping[int, str]) -> Hand:
    """The hand with its marks. `answering`: cards that can answer now, each with the id of what plays it."""
    on_sheets = () if control and control.compares else stored(scene)
    view = scene.view
    hazard = view.encounter is not None and view.encounter.hazard
    hand = _at_rest(names_of(scene.speaker), tuple(view.hand), on_sheets, own_rewards(view), hazard)
    if control and control.of("card"):
        return replace(hand, cards=_to_choose(scene, control, hand.cards))
    if answering:
        return replace(hand, cards=_to_answer(scene.speaker, answering, hand.cards))
    return hand


def stored(scene: DockPart) -> tuple[OnSheet, ...]:
    """The cards that lie on the reader's own sheets."""
    if scene.me is None:
        return ()
    sheets = scene.view.seats[scene.me].sheets
    return tuple((sheet.alien, tuple(face for _, face in sheet.own_cards)) for sheet in sheets if sheet.own_cards)


# ---- marks --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT_PAGES)
def _at_rest(
    names: CardNames,
    cards: tuple[CardView, ...],
    on_sheets: tuple[OnSheet, ...],
    rewards: tuple[int, ...] = (),
    hazard: bool = False,
) -> Hand:
    """A hand of which nothing is asked: its cards can be looked at."""
    held = tuple(
        Held(number, face, _mark_at_rest(number, names.speaker.card(face)), number in rewards)
        for number, face in in_order(cards, rewards)
    )
    return Hand(names, held, on_sheets, hazard)


def _mark_at_rest(number: int, name: str) -> Html:
    return tag("span", id=f"mark-{number}", class_="mark", role="img", tabindex=0, aria_label=name)


def _to_choose(scene: DockPart, control: Control, cards: tuple[Held, ...]) -> tuple[Held, ...]:
    """Cards that can be chosen have a tick; the others say why they cannot."""
    assert scene.asked is not None
    serial = scene.asked.serial
    choices = {choice.option: choice for choice in control.of("card")}
    marked = []
    for nth, one in enumerate(cards, 1):
        if choice := choices.get(one.number):
            inside, look, why = tick(control, choice, serial, nth, "prompt-form") + key_hint(nth), "choice", None
        else:
            why, look = _why_not(scene, one.face), "refused"
            inside = _refusal(serial, one.number, scene.speaker.card(one.face), why)
        mark = tag("label", inside, id=f"mark-{one.number}", class_=f"mark {look}", title=why)
        marked.append(replace(one, mark=mark))
    return tuple(marked)


def _refusal(serial: int, card: int, name: str, why: str) -> Html:
    """In the place of a tick: it can be reached, and says why the card cannot be chosen."""
    reason = f"why-{card}"
    field: Attributes = {"type": "checkbox", "id": f"no-{serial}-{card}", "aria-disabled": "true"}
    return tag("input", class_="tick", **field, aria_label=name, aria_describedby=reason) + tag(
        "span", why, class_="spoken", id=reason
    )


def _why_not(scene: DockPart, face: str) -> str:
    """Why a card cannot be chosen: the question's own reason for this face, otherwise a general one."""
    assert scene.asked is not None
    prompt = scene.asked.decision.prompt
    if prompt == "encounter-card" and kind_of(face) not in ("attack", "negotiate", "morph", "retreat"):
        return scene.t("controls-not-encounter-rewards" if scene.view.has_rewards else "controls-not-encounter")
    message = f"controls-not-{prompt}"
    return scene.t(message if scene.speaker.has(message) else "controls-not-offered")


def _to_answer(speaker: Speaker, answering: Mapping[int, str], cards: tuple[Held, ...]) -> tuple[Held, ...]:
    """Cards that can answer lead to their button in the reaction bar."""
    marked = []
    for nth, one in enumerate(cards, 1):
        if button := answering.get(one.number):
            mark = tag(
                "button",
                tag("span", speaker.t("controls-answers"), class_="badge"),
                key_hint(nth),
                type="button",
                id=f"mark-{one.number}",
                class_="mark answers",
                aria_label=speaker.t("controls-answers-with", card=speaker.card(one.face)),
                data_nth=nth,
                data_for=button,
            )
            one = replace(one, mark=mark)
        marked.append(one)
    return tuple(marked)
