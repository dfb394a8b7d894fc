"""The piles: how many cards lie facedown, and the open ones. The page shows the newest open card; all of them are
fetched when somebody opens the pile."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from warptable.table.page.art.emblems import drawing
from warptable.table.page.family import Fetched
from warptable.table.page.render import KEPT_PAGES, render

from ..art.cards import kind_of
from ..scene.data import EncounterPart
from .card_names import CardNames, named_card, names_of


def piles(scene: EncounterPart) -> dict[str, str]:
    """`<b id="deck-left">`, `<b id="destiny-left">`, `<button id="discard-pile">`; with technology also
    `<b id="techs-left">`, with a reward deck `<b id="rewards-left">`."""
    view = scene.view
    newest = view.discard[-1].face if view.discard else ""
    more = {"techs-left": f'<b id="techs-left">{view.tech_deck}</b>'} if view.technology else {}
    if view.has_rewards:
        more["rewards-left"] = f'<b id="rewards-left">{view.reward_deck}</b>'
    return more | {
        "deck-left": f'<b id="deck-left">{view.deck}</b>',
        "destiny-left": f'<b id="destiny-left">{view.destiny_deck}</b>',
        "discard-pile": _pile(names_of(scene.speaker), len(view.discard) + len(view.reward_discard), newest),
    }


@lru_cache(maxsize=KEPT_PAGES)
def _pile(names: CardNames, number: int, newest: str) -> str:
    speaker = names.speaker
    with drawing(names.packs):
        picture = named_card(speaker, newest, 42) if newest else '<span class="empty-pile"></span>'
    return (
        '<button type="button" class="pile" popovertarget="discard-list" id="discard-pile" '
        f'aria-label="{escape(speaker.t("controls-discard-show", n=number))}">{picture}'
        f"<span>{escape(speaker.t('controls-discard'))} <b>{number}</b></span></button>"
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
