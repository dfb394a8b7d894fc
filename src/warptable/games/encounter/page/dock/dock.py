"""The dock: reaction bar, prompt and hand, always in this order and always in the same place."""

from __future__ import annotations

from functools import partial

from warptable.table.page.art.emblems import drawing
from warptable.table.page.frames import Drawn, Frame, slot
from warptable.table.page.game.dock.lines import NOTHING, after_game, notices, quiet, stand_in
from warptable.table.page.html import Html
from warptable.table.page.render import render
from warptable.text import t

from ..art.cards import card_back
from ..scene.data import DockPart
from .asking import ASKING
from .hand import holding
from .laboratory import laboratory
from .piles import piles
from .plate import own_plate
from .prompt import prompt
from .reaction import answering_cards, reaction_bar, replies_to


def dock_shell(locale: str, table: str, seated: bool, technology: bool = False, rewards: bool = False) -> Html:
    """`<section id="dock">` with slots for its regions."""
    values = {
        "at": f"/t/{table}",
        "seated": seated,
        "technology": technology,
        "rewards": rewards,
        "card_back": card_back,
    }
    return render("encounter/dock/dock.html", t=partial(t, locale), **values)


def dock(scene: DockPart) -> Html:
    """The whole dock."""
    seated = scene.me is not None
    if scene.phase == "over":
        return Frame(slot("dock"), regions(scene)).whole
    shell = dock_shell(scene.speaker.locale, scene.table, seated, scene.view.technology, scene.view.has_rewards)
    return Frame(shell, regions(scene)).whole


def regions(scene: DockPart) -> dict[str, Drawn]:
    """While a bot plays for the reader, the dock says so, and asks nothing. After the game it is one region."""
    with drawing(scene.speaker.packs):
        return {"dock": after_game(scene)} if scene.phase == "over" else _regions(scene)


def _regions(scene: DockPart) -> dict[str, Drawn]:
    drawn: dict[str, Drawn] = {**NOTHING, **piles(scene)}
    control, answering = None, {}
    if scene.me is not None and scene.people[scene.me].absent:
        drawn["replaced"] = stand_in(scene)
    else:
        if reaction := scene.reaction:
            replies = replies_to(scene, reaction)
            answering = answering_cards(scene, reaction, replies)
            drawn["reaction"] = reaction_bar(scene, reaction, replies)
        if asked := scene.asked:
            control = ASKING.control_of(scene, asked.decision)
            drawn["prompt"] = prompt(scene, asked, control)
        if not reaction and not asked:
            drawn["quiet"] = quiet(scene)
    if scene.me is not None:
        drawn |= {"own-plate": own_plate(scene, scene.me), "holding": holding(scene, control, answering)}
        if scene.view.technology:
            drawn["laboratory"] = laboratory(scene, scene.me)
    return drawn | {"notices": notices(scene)}
