"""The dock: reaction bar, prompt and hand, always in this order and always in the same place."""

from __future__ import annotations

from functools import lru_cache, partial

from markupsafe import Markup, escape

from .....text import t
from ....play.bots import STAND_IN
from ....rooms.names import read_out
from ....scene.campaign import InCampaign
from ....scene.encounter.data import DockPart
from ...art.emblems import drawing
from ...art.icons import icon
from ...frames import Frame, Growing, slot
from ...render import KEPT_PAGES, render, render_kept
from .control import control_of
from .hand import holding
from .laboratory import laboratory
from .piles import piles
from .plate import own_plate
from .prompt import prompt
from .reaction import answering_cards, reaction_bar, replies_to


def dock_shell(locale: str, table: str, seated: bool, technology: bool = False, rewards: bool = False) -> Markup:
    """`<section id="dock">` with slots for its regions."""
    values = {"at": f"/t/{table}", "seated": seated, "technology": technology, "rewards": rewards}
    return render("controls_dock.html", t=partial(t, locale), **values)


def dock(scene: DockPart) -> Markup:
    """The whole dock."""
    seated = scene.me is not None
    if scene.phase == "over":
        return Frame(slot("dock"), regions(scene)).whole
    shell = dock_shell(scene.speaker.locale, scene.table, seated, scene.view.technology, scene.view.has_rewards)
    return Frame(shell, regions(scene)).whole


def regions(scene: DockPart) -> dict[str, str | Growing]:
    """While a bot plays for the reader, the dock says so, and asks nothing. After the game it is one region."""
    with drawing(scene.speaker.packs):
        return {"dock": after_game(scene)} if scene.phase == "over" else _regions(scene)


def _regions(scene: DockPart) -> dict[str, str | Growing]:
    drawn: dict[str, str | Growing] = {**NOTHING, **piles(scene)}
    control, answering = None, {}
    if scene.me is not None and scene.people[scene.me].absent:
        drawn["replaced"] = stand_in(scene)
    else:
        if reaction := scene.reaction:
            replies = replies_to(scene, reaction)
            answering = answering_cards(scene, reaction, replies)
            drawn["reaction"] = reaction_bar(scene, reaction, replies)
        if asked := scene.asked:
            control = control_of(scene, asked.decision)
            drawn["prompt"] = prompt(scene, asked, control)
        if not reaction and not asked:
            drawn["quiet"] = quiet(scene)
    if scene.me is not None:
        drawn |= {"own-plate": own_plate(scene, scene.me), "holding": holding(scene, control, answering)}
        if scene.view.technology:
            drawn["laboratory"] = laboratory(scene, scene.me)
    return drawn | {"notices": notices(scene)}


NOTHING = {
    "notices": Markup('<div id="notices" hidden></div>'),
    "replaced": Markup('<form id="replaced" hidden></form>'),
    "reaction": Markup('<section id="reaction" hidden></section>'),
    "prompt": Markup('<section id="prompt" hidden></section>'),
    "quiet": Markup('<p id="quiet" hidden></p>'),
}
"""What stands in the place of a region that has nothing to say."""


def stand_in(scene: DockPart) -> Markup:
    """`<form id="replaced">`: the way back for somebody for whom a bot plays."""
    return render_kept("controls_replaced.html", scene.speaker, at=f"/t/{scene.table}")


def quiet(scene: DockPart) -> Markup:
    """`<p id="quiet">`: whom the table waits for, or that it is stopped; nothing if only for absent players, who have
    their own lines."""
    who = awaited(scene)
    if scene.halted:
        return _quiet(scene.t("controls-halted"), waits=True)
    if not who and _others(scene):
        return NOTHING["quiet"]
    return _quiet(scene.t("controls-waits", who=who) if who else scene.t("controls-goes-on"), waits=bool(who))


@lru_cache(maxsize=KEPT_PAGES)
def _quiet(words: str, *, waits: bool) -> Markup:
    clock = icon("clock", 16) + " " if waits else ""
    return Markup(f'<p id="quiet" class="quiet">{clock}{escape(words)}</p>')


def awaited(scene: DockPart) -> str:
    """The other players the table waits for, as a list; empty if there are none. Absent players have their own line."""
    seats = [seat for seat in _others(scene) if seat not in absentees(scene)]
    return scene.speaker.join([scene.speaker.name(seat) for seat in seats]) if seats else ""


def _others(scene: DockPart) -> list[int]:
    """The seats that the table waits for, except the reader's."""
    return list(dict.fromkeys(waiting.seat for waiting in scene.waiting if waiting.seat != scene.me))


def after_game(scene: DockPart) -> Markup:
    """`<section id="dock">` of a game that is over: no hand and no piles any more, but the way to the next game."""
    seated = scene.me is not None
    return render_kept(
        "controls_after_game.html",
        scene.speaker,
        at=f"/t/{scene.table}",
        again=scene.again,
        words=read_out(scene.again),
        said=_about_next(scene),
        join=scene.t("people-next-join" if seated else "people-next-watch"),
        may=seated and (scene.leads or scene.campaign is not None) and scene.taught is None,
        next=scene.t("campaign-next-game" if scene.campaign is not None else "stages-again"),
        decided=scene.campaign.id if scene.campaign is not None and scene.campaign.decided else "",
    )


def _about_next(scene: DockPart) -> str:
    if scene.campaign is not None:
        return _about_next_of(scene, scene.campaign)
    if scene.taught is not None:
        return scene.t("lesson-dock-over")
    if scene.again and scene.again_by:
        return scene.t("people-next-open", name=scene.again_by)
    if scene.again:
        return scene.t("people-next-is-open")
    return scene.t("controls-over" if scene.me is None or scene.leads else "people-next-host")


def _about_next_of(scene: DockPart, campaign: InCampaign) -> str:
    """What is said of the next game of a campaign: it may have begun."""
    if campaign.decided:
        return scene.t("campaign-decided-said")
    if scene.again:
        return scene.t("campaign-next-open", name=scene.again_by, number=campaign.number + 1)
    return scene.t("campaign-next-watch" if scene.me is None else "campaign-next-said", number=campaign.number)


def notices(scene: DockPart) -> Markup:
    """What passed while the reader was away, absent players, requests for seats; empty if there is nothing to say."""
    away = absentees(scene)
    passing, missed = scene.orders.away, scene.orders.missed
    if not (away or scene.requests or scene.requested is not None or missed or scene.orders.ended):
        return NOTHING["notices"]
    return render_kept(
        "controls_notices.html",
        scene.speaker,
        at=f"/t/{scene.table}",
        away=[(seat, scene.people[seat].name or scene.speaker.name(seat)) for seat in away],
        may=scene.leads,
        level=STAND_IN,
        passing=passing,
        missed=missed,
        ended=scene.orders.ended,
        requests=[(ask, scene.speaker.name(ask.seat)) for ask in scene.requests],
        requested=None if scene.requested is None else scene.speaker.name(scene.requested),
    )


def absentees(scene: DockPart) -> list[int]:
    """Absent people whom the table waits for. None during a countdown, which ends without them, or while the reader has
    a question to answer. By the day nobody has to be there."""
    if scene.by_day or scene.asked is not None or (scene.reaction is not None and scene.reaction.seconds):
        return []
    asked = dict.fromkeys(waiting.seat for waiting in scene.waiting)
    people = scene.people
    return [seat for seat in asked if seat != scene.me and not people[seat].bot and not people[seat].present]
