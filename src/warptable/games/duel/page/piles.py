"""The piles: how many cards lie in both plan decks and their discards, and the list of everything that lies open
(D-DES-04, D-MISC-04), which is fetched when somebody opens it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from warptable.table.page.art.icons import icon
from warptable.table.page.family import Fetched
from warptable.table.page.html import Attributes, Html, tag
from warptable.table.page.render import render
from warptable.text import t

from ..engine import facts
from ..engine.model.cards import FACES
from ..words.piles import Pile, discard_lines, discards, past, past_lines, unseen
from ..words.speaker import Speaker
from .art.cards import card_back
from .scene.data import DuelPart

TARGET = "discard-list"
"""The list that a button opens."""


@dataclass(frozen=True, slots=True)
class PilesPart:
    """The sizes of all piles. `opens` is false where nothing can be fetched, as beside a replay."""

    speaker: Speaker
    order: tuple[int, int]  # the seats, the reader's first
    decks: tuple[int, ...]
    piles: tuple[int, ...]
    past: int
    opens: bool


def piles_part(scene: DuelPart) -> PilesPart:
    seats = scene.view.seats
    return PilesPart(
        scene.speaker,
        (1 - scene.upper, scene.upper),
        tuple(known.deck for known in seats),
        tuple(len(known.pile) for known in seats),
        len(scene.view.past),
        not scene.replayed,
    )


@lru_cache(maxsize=1024)
def plan_piles(part: PilesPart) -> Html:
    """`<button id="discard-pile">`: deck and discards of both seats. The list is fetched again when this changes."""
    rows = [_row(part, seat) for seat in part.order]
    if not part.opens:
        return tag("div", *rows, class_="planpiles")
    look = tag("span", icon("eye", 15), f" {part.speaker.t('duel-piles-show')}", class_="look")
    opener: Attributes = {"type": "button", "class": "planpiles", "id": "discard-pile", "popovertarget": TARGET}
    return tag("button", *rows, look, **opener, data_past=part.past)


def _row(part: PilesPart, seat: int) -> Html:
    speaker = part.speaker
    who = tag("b", speaker.t("duel-piles-of", who=speaker.who(seat)), class_=f"in-colour seat-{seat}")
    deck = tag("span", speaker.t("duel-piles-in-deck", n=part.decks[seat]))
    pile = tag("span", speaker.t("duel-piles-in-pile", n=part.piles[seat]))
    return tag("span", card_back(16, speaker.colors[seat]), who, deck, pile, class_="plandeck")


@lru_cache(maxsize=64)
def open_list(locale: str, table: str) -> Html:
    """`<div id="discard-list">`: empty until somebody opens it."""
    at = f"/t/{table}/show/discards"
    return render("duel/rail/discards.html", t=partial(t, locale), at=at, target=TARGET).strip()


def open_cards(scene: DuelPart) -> Fetched:
    """Everything that lies open, and what the reader cannot see."""
    speaker, view = scene.speaker, scene.view
    hidden = [pile for pile in unseen(speaker, view) if pile.cards]
    groups = [_group(pile) for pile in (*discards(speaker, view), *hidden, past(speaker, view))]
    return Fetched(scene.t("duel-piles-title"), render("game/dock/discards.html", t=scene.t, groups=groups))


def _group(pile: Pile) -> tuple[str, int, str, list[tuple[str, str, str]]]:
    return pile.title, pile.number, pile.note, [(face, _kind(face), words) for face, words in pile.cards]


def _kind(face: str) -> str:
    """What colours the card: its deck, or whether a reinforcement adds or takes away."""
    if face in facts.destiny():
        return facts.destiny()[face].deck
    card = FACES[face]
    return "plan" if card.plan else "turning" if card.even else "support" if card.value > 0 else "hindrance"


def piles_in_words(scene: DuelPart) -> Html:
    """`<ul id="piles">`: the same for the page in words."""
    lines = [*discard_lines(scene.speaker, scene.view), *past_lines(scene.speaker, scene.view)]
    return tag("ul", *(tag("li", line) for line in lines), id="piles")
