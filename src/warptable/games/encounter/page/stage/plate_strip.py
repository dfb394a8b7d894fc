"""The other players in a row over the reveal: cards by their backs, colonies, role, and who has laid a card to
intimidate. Only at tables with a reward deck: there backs matter while the totals are open."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from warptable.table.page.art.emblems import drawing, emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.html import EMPTY, Html, tag
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.piles import REWARD
from ...words.speaker import Speaker
from ..art.cards import EYES, card_back
from ..backs import pill
from ..roles import COLOURS, SIGNS, Role, role_of
from ..scene.data import StagePart


class StripPlate(NamedTuple):
    """What everybody sees of one player."""

    seat: int
    alien: str
    cosmic: int
    rewards: int
    foreign: int
    goal: int
    role: Role
    laid: bool


def strip_of(scene: StagePart) -> tuple[StripPlate, ...]:
    """Everybody but a reader who plays, clockwise from the reader's left; none at a table without reward cards."""
    view, encounter = scene.view, scene.view.current
    if not view.has_rewards:
        return ()
    laid = {one.seat for one in encounter.laid}
    count, first = len(view.seats), 0 if scene.me is None else scene.me if scene.watched else scene.me + 1
    order = [(first + step) % count for step in range(count if scene.watched else count - 1)]
    return tuple(
        StripPlate(
            seat,
            next((sheet.alien for sheet in view.seats[seat].sheets if sheet.alien), ""),
            view.seats[seat].hand - view.seats[seat].rewards,
            view.seats[seat].rewards,
            view.seats[seat].foreign,
            view.colonies_to_win,
            role_of(encounter, scene.phase, seat),
            seat in laid,
        )
        for seat in order
    )


@lru_cache(maxsize=KEPT_PAGES)
def plate_strip(speaker: Speaker, plates: tuple[StripPlate, ...]) -> Html:
    """`<div id="reveal-plates">`."""
    with drawing(speaker.packs):
        return tag("div", *(_plate(speaker, one) for one in plates), id="reveal-plates", class_="stage-plates")


def _plate(speaker: Speaker, one: StripPlate) -> Html:
    words = speaker.t("board-hand-backs", cosmic=one.cosmic, rewards=one.rewards)
    pills = pill(one.cosmic), pill(one.rewards, REWARD) if one.rewards else ""
    colonies = icon("planet", 15, label=speaker.t("board-colonies", n=one.foreign, goal=one.goal))
    alien = tag("small", speaker.alien(one.alien)) if one.alien else ""
    has = (
        tag("span", words, class_="spoken"),
        tag("span", *pills, class_="back-numbers", aria_hidden="true"),
        " ",
        tag("span", colonies, f" {one.foreign}/{one.goal}"),
        " ",
        _role(speaker, one),
    )
    return tag(
        "div",
        emblem(one.alien, 30, one.seat),
        tag("span", tag("b", speaker.name(one.seat), class_="in-colour"), " ", alien, class_="stage-plate-who"),
        tag("span", *has, class_="stage-plate-has"),
        _laid(speaker, one),
        class_=f"stage-plate seat-{one.seat}",
    )


def _role(speaker: Speaker, one: StripPlate) -> Html:
    role, of = one.role
    if not role:
        return EMPTY
    words = speaker.t(f"board-role-{role}", who=speaker.who(of)) if of >= 0 else speaker.t(f"board-role-{role}")
    return tag("span", SIGNS.get(role, ""), words, class_=f"tag {COLOURS.get(role, '')}")


def _laid(speaker: Speaker, one: StripPlate) -> Html:
    if not one.laid:
        return EMPTY
    words = tag("span", speaker.t("board-intimidates"), class_="tag")
    return tag("span", card_back(26, REWARD), EYES, words, class_="laid")
