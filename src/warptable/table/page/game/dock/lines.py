"""What stands beside the question in the dock of every game: whom the table waits for, who is away, the way back from a
bot, the next game."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.play.bots import STAND_IN
from warptable.table.rooms.names import read_out
from warptable.table.scene.campaign import InCampaign
from warptable.table.scene.data import AnswerPart

from ...art.icons import icon
from ...html import Html, tag
from ...render import KEPT_PAGES, render_kept

NOTHING = {
    "notices": tag("div", id="notices", hidden=True),
    "replaced": tag("form", id="replaced", hidden=True),
    "reaction": tag("section", id="reaction", hidden=True),
    "prompt": tag("section", id="prompt", hidden=True),
    "quiet": tag("p", id="quiet", hidden=True),
}
"""What stands in the place of a region that has nothing to say."""


def stand_in(scene: AnswerPart) -> Html:
    """`<form id="replaced">`: the way back for somebody for whom a bot plays."""
    return render_kept("game/dock/replaced.html", scene.speaker, at=f"/t/{scene.table}")


def quiet(scene: AnswerPart) -> Html:
    """`<p id="quiet">`: whom the table waits for, or that it is stopped; nothing if only for absent players, who have
    their own lines."""
    who = awaited(scene)
    if scene.halted:
        return _quiet(scene.t("controls-halted"), waits=True)
    if not who and _others(scene):
        return NOTHING["quiet"]
    return _quiet(scene.t("controls-waits", who=who) if who else scene.t("controls-goes-on"), waits=bool(who))


@lru_cache(maxsize=KEPT_PAGES)
def _quiet(words: str, *, waits: bool) -> Html:
    return tag("p", icon("clock", 16) + " " if waits else "", words, id="quiet", class_="quiet")


def awaited(scene: AnswerPart) -> str:
    """The other players the table waits for, as a list; empty if there are none. Absent players have their own line."""
    seats = [seat for seat in _others(scene) if seat not in absentees(scene)]
    return scene.speaker.join([scene.speaker.name(seat) for seat in seats]) if seats else ""


def _others(scene: AnswerPart) -> list[int]:
    """The seats that the table waits for, except the reader's."""
    return list(dict.fromkeys(waiting.seat for waiting in scene.waiting if waiting.seat != scene.me))


def after_game(scene: AnswerPart) -> Html:
    """`<section id="dock">` of a game that is over: no hand and no piles any more, but the way to the next game."""
    seated = scene.me is not None
    return render_kept(
        "game/dock/after_game.html",
        scene.speaker,
        at=f"/t/{scene.table}",
        mine=scene.has_list,
        table=scene.table,
        title=scene.t("highlights-picture"),
        save=not scene.behind,
        campaign=scene.campaign.id if scene.campaign is not None else "",
        again=scene.again,
        words=read_out(scene.again),
        said=_about_next(scene),
        join=scene.t("people-next-join" if seated else "people-next-watch"),
        may=seated and scene.taught is None,
        next=scene.t("campaign-next-game" if scene.campaign is not None else "stages-again"),
        decided=scene.campaign.id if scene.campaign is not None and scene.campaign.decided else "",
    )


def _about_next(scene: AnswerPart) -> str:
    if scene.campaign is not None:
        return _about_next_of(scene, scene.campaign)
    if scene.taught is not None:
        return scene.t("lesson-dock-over")
    if scene.again and scene.again_by:
        return scene.t("people-next-open", name=scene.again_by)
    if scene.again:
        return scene.t("people-next-is-open")
    return scene.t("people-next-all" if scene.me is not None and _others_sit(scene) else "controls-over")


def _others_sit(scene: AnswerPart) -> bool:
    """Do other people have seats at this table?"""
    return any(not person.bot and person.name for seat, person in enumerate(scene.people) if seat != scene.me)


def _about_next_of(scene: AnswerPart, campaign: InCampaign) -> str:
    """What is said of the next game of a campaign: it may have begun."""
    if campaign.decided:
        return scene.t("campaign-decided-said")
    if scene.again:
        return scene.t("campaign-next-open", name=scene.again_by, number=campaign.number + 1)
    return scene.t("campaign-next-watch" if scene.me is None else "campaign-next-said", number=campaign.number)


def notices(scene: AnswerPart) -> Html:
    """What passed while the reader was away, absent players, requests for seats; empty if there is nothing to say."""
    away = absentees(scene)
    passing, missed = scene.orders.away, scene.orders.missed
    if not (away or scene.requests or scene.requested is not None or missed or scene.orders.ended or scene.behind):
        return NOTHING["notices"]
    return render_kept(
        "game/dock/notices.html",
        scene.speaker,
        at=f"/t/{scene.table}",
        away=[(seat, scene.people[seat].name or scene.speaker.name(seat)) for seat in away],
        may=scene.leads,
        level=STAND_IN,
        behind=scene.behind // 60,
        passing=passing,
        missed=missed,
        ended=scene.orders.ended,
        requests=[(ask, scene.speaker.name(ask.seat)) for ask in scene.requests],
        requested=None if scene.requested is None else scene.speaker.name(scene.requested),
    )


def absentees(scene: AnswerPart) -> list[int]:
    """Absent people whom the table waits for. None during a countdown, which ends without them, or while the reader has
    a question to answer. By the day nobody has to be there."""
    if scene.by_day or scene.asked is not None or (scene.reaction is not None and scene.reaction.seconds):
        return []
    asked = dict.fromkeys(waiting.seat for waiting in scene.waiting)
    people = scene.people
    return [seat for seat in asked if seat != scene.me and not people[seat].bot and not people[seat].present]
