"""The piles: how many cards lie facedown, and the open ones. The page shows the newest open card; all of them are
fetched when somebody opens the pile."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.page.art.emblems import drawing
from warptable.table.page.family import Fetched
from warptable.table.page.html import Html, tag
from warptable.table.page.render import KEPT_PAGES, render

from ..art.cards import kind_of
from ..scene.data import EncounterPart
from .card_names import CardNames, named_card, names_of


def piles(scene: EncounterPart) -> dict[str, Html]:
    """`<b id="deck-left">`, `<b id="destiny-left">`, `<button id="discard-pile">`; with technology also
    `<b id="techs-left">`, with a reward deck `<b id="rewards-left">`."""
    view = scene.view
    newest = view.discard[-1].face if view.discard else ""
    left = {"deck-left": view.deck, "destiny-left": view.destiny_deck}
    left |= {"techs-left": view.tech_deck} if view.technology else {}
    left |= {"rewards-left": view.reward_deck} if view.has_rewards else {}
    discarded = len(view.discard) + len(view.reward_discard)
    pile = _pile(names_of(scene.speaker), discarded, newest)
    return {"discard-pile": pile, **{name: _left(name, number) for name, number in left.items()}}


@lru_cache(maxsize=1024)
def _left(name: str, number: int) -> Html:
    return tag("b", number, id=name)


@lru_cache(maxsize=KEPT_PAGES)
def _pile(names: CardNames, number: int, newest: str) -> Html:
    speaker = names.speaker
    with drawing(names.packs):
        picture = named_card(speaker, newest, 42) if newest else tag("span", class_="empty-pile")
    return tag(
        "button",
        picture,
        tag("span", speaker.t("controls-discard"), " ", tag("b", number)),
        type="button",
        class_="pile",
        popovertarget="discard-list",
        id="discard-pile",
        aria_label=speaker.t("controls-discard-show", n=number),
    )


def discards(scene: EncounterPart) -> Fetched:
    """The open cards, newest first, by their backs."""
    speaker, view = scene.speaker, scene.view
    cosmic, rewards = (
        [(face, kind_of(face), speaker.card(face)) for _, face in reversed(pile)]
        for pile in (view.discard, view.reward_discard)
    )
    cosmic += [(tech, "tech", speaker.tech(tech)) for tech in reversed(view.tech_discard)]
    note = scene.t("controls-discard-order")
    groups = [("", len(cosmic), note, cosmic)]
    if view.has_rewards:
        backs = ((scene.t("controls-backs-cosmic"), cosmic), (scene.t("controls-rewards"), rewards))
        groups = [(title, len(cards), note, cards) for title, cards in backs]
    return Fetched(scene.t("controls-discard-title"), render("game/dock/discards.html", t=scene.t, groups=groups))
