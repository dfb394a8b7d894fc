"""The cards of the hand. A card is drawn once. What may be done with it now is a mark over its picture: whoever points
at a card, presses it or has it read aloud meets the mark. So a question about cards brings marks and no pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from markupsafe import escape

from warptable.table.page.art.emblems import drawing
from warptable.table.page.art.icons import icon
from warptable.table.page.frames import Growing, partial
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.pieces import tick
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
DIGITS = 9
"""Cards up to this number have a key."""

OnSheet = tuple[str, tuple[str, ...]]
"""An alien and the faces of the cards that lie on its sheet."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the hand, and the element over its picture."""

    number: int
    face: str
    mark: str
    reward: bool = False  # it has the back of the reward deck


@dataclass(frozen=True, slots=True)
class Hand(Growing):
    """`<div id="holding">`: the cards of the reader, and those on the reader's sheets."""

    names: CardNames
    cards: tuple[Held, ...]
    stored: tuple[OnSheet, ...]
    hazard: bool = False  # a hazard warning was drawn: some attacks count another value

    @property
    def whole(self) -> str:
        with drawing(self.names.packs):
            none = f'<p class="muted none-held">{escape(self.names.speaker.t("controls-no-cards"))}</p>'
            return (
                '<div id="holding" class="holding"><input type="checkbox" id="hand-open" class="vh">'
                f'{self._opener}{self._backs}<div class="cards" id="cards" role="group" aria-labelledby="opener">'
                f"{''.join(map(self._card, self.cards)) or none}</div>{''.join(map(self._sheet, self.stored))}</div>"
            )

    def since(self, before: Any) -> str | None:
        """Cards that have gone or come, and marks that are different."""
        assert isinstance(before, Hand)
        known, now = ({one.number: one for one in hand.cards} for hand in (before, self))
        same_sheets = (self.names, self.stored, self.hazard) == (before.names, before.stored, before.hazard)
        same_faces = all(known.get(one.number, one).face == one.face for one in self.cards)
        if not (known and now and same_sheets and same_faces) or bool(self._backs) != bool(before._backs):
            return None
        changes = [partial("opener", self._opener, "outerMorph")] if len(now) != len(known) else []
        if self._backs != before._backs:
            changes.append(partial("backs", self._backs, "outerMorph"))
        changes += [partial(f"card-{number}", "", "delete") for number in known if number not in now]
        changes += [
            partial(f"mark-{one.number}", one.mark, "outerMorph")
            for one in self.cards
            if known.get(one.number, one).mark != one.mark
        ]
        with drawing(self.names.packs):
            return "".join([*changes, *self._insertions(frozenset(known))])

    def _insertions(self, known: frozenset[int]) -> list[str]:
        """Cards that have come, each group behind the card that it follows."""
        groups: dict[tuple[str, str], str] = {}
        place = ("cards", "afterbegin")
        for one in self.cards:
            if one.number in known:
                place = (f"card-{one.number}", "afterend")
            else:
                groups[place] = groups.get(place, "") + self._card(one)
        return [partial(name, cards, swap) for (name, swap), cards in groups.items()]

    @property
    def _opener(self) -> str:
        words = escape(self.names.speaker.t("controls-hand", n=len(self.cards)))
        return f'<label for="hand-open" id="opener" class="opener">{icon("up", 16)} {words}</label>'

    @property
    def _backs(self) -> str:
        """How the others see the hand, where some of its cards have another back."""
        rewards = sum(one.reward for one in self.cards)
        if not rewards:
            return ""
        t, cosmic = self.names.speaker.t, len(self.cards) - rewards
        return (
            f'<p id="backs" class="backs"><span>{pill(cosmic)} {escape(t("controls-backs-cosmic"))}</span>'
            f"<span>{pill(rewards, REWARD)} {escape(t('controls-backs-reward', n=rewards))} "
            f"<small>{escape(t('controls-backs-seen'))}</small></span></p>"
        )

    def _card(self, one: Held) -> str:
        if not one.reward:
            picture = named_card(self.names.speaker, one.face, 84)
            return f'<div id="card-{one.number}" class="card" data-help="{escape(one.face)}">{picture}{one.mark}</div>'
        picture = named_card(self.names.speaker, one.face, 84, hazard=self.hazard, reward=True)
        return f'<div id="card-{one.number}" class="card rw" data-help="{escape(one.face)}">{picture}{one.mark}</div>'

    def _sheet(self, sheet: OnSheet) -> str:
        alien, faces = sheet
        speaker = self.names.speaker
        words = escape(speaker.t("controls-stored", alien=speaker.alien(alien), n=len(faces)))
        return (
            f'<div class="stored" id="stored-{escape(alien)}" role="group" aria-label="{words}">'
            f'<span class="small muted">{words}</span>{small_cards(speaker, faces, 34)}</div>'
        )


def small_cards(speaker: Speaker, faces: Iterable[str], width: int) -> str:
    """Cards to look at, in a row."""
    return f'<span class="minis">{"".join(_small_card(speaker, face, width) for face in faces)}</span>'


def _small_card(speaker: Speaker, face: str, width: int) -> str:
    return (
        f'<span class="mini" data-help="{escape(face)}" role="img" tabindex="0" '
        f'aria-label="{escape(speaker.card(face))}">{card(face, "", width)}</span>'
    )


def cards_held(speaker: Speaker, view: View) -> list[str]:
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
    held = (
        Held(
            number,
            face,
            f'<span id="mark-{number}" class="mark" role="img" tabindex="0" '
            f'aria-label="{escape(names.speaker.card(face))}"></span>',
            number in rewards,
        )
        for number, face in in_order(cards, rewards)
    )
    return Hand(names, tuple(held), on_sheets, hazard)


def _to_choose(scene: DockPart, control: Control, cards: tuple[Held, ...]) -> tuple[Held, ...]:
    """Cards that can be chosen have a tick; the others say why they cannot."""
    assert scene.asked is not None
    serial = scene.asked.serial
    choices = {choice.option: choice for choice in control.of("card")}
    marked = []
    for nth, one in enumerate(cards, 1):
        name = f'<label id="mark-{one.number}" class="mark'
        if choice := choices.get(one.number):
            field = tick(control, choice, serial, nth, ' form="prompt-form"')
            mark = f'{name} choice">{field}{_key(nth)}</label>'
        else:
            why = escape(_why_not(scene, one.face))
            mark = (
                f'{name} refused" title="{why}"><input class="tick" type="checkbox" id="no-{serial}-{one.number}" '
                f'aria-disabled="true" aria-label="{escape(scene.speaker.card(one.face))}" '
                f'aria-describedby="why-{one.number}"><span class="vh" id="why-{one.number}">{why}</span></label>'
            )
        marked.append(replace(one, mark=mark))
    return tuple(marked)


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
            words = escape(speaker.t("controls-answers-with", card=speaker.card(one.face)))
            mark = (
                f'<button type="button" id="mark-{one.number}" class="mark answers" aria-label="{words}" '
                f'data-nth="{nth}" data-for="{button}"><span class="bdg">{escape(speaker.t("controls-answers"))}</span>'
                f"{_key(nth)}</button>"
            )
            one = replace(one, mark=mark)
        marked.append(one)
    return tuple(marked)


def _key(nth: int) -> str:
    return f"<kbd>{nth}</kbd>" if nth <= DIGITS else ""
