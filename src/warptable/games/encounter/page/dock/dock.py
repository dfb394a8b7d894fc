"""The dock of encounter: reaction bar, question and hand, always in this order and always in the same place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, ClassVar

from warptable.kernel import Decision, Distribute
from warptable.table.page.art.icons import icon
from warptable.table.page.frames import Drawn, Frame, slot
from warptable.table.page.game.dock.control import OTHER_HAND, CardGroup, Control, ShownOption
from warptable.table.page.game.dock.dock import Dock, dock_shell
from warptable.table.page.game.dock.lines import NOTHING
from warptable.table.page.game.dock.pieces import warning
from warptable.table.page.game.dock.ship_picker import Berth
from warptable.table.page.html import EMPTY, Html, joined, tag
from warptable.table.page.render import render
from warptable.table.scene.data import Asked
from warptable.text import t

from ...engine.model.piles import REWARD
from ...engine.model.prompts import REWARD_BACKS
from ...words.hands import hand_order
from ...words.spreads import owner, takes
from ..art.cards import card_back
from ..scene.data import DockPart
from .aliens import aliens
from .asking import ASKING
from .badges import badge
from .card_names import named_card
from .context import context_of, news
from .hand import holding, small_cards, stored
from .handout import MODE as HANDS
from .handout import hand_out_fields
from .laboratory import laboratory
from .laid_row import is_laid_row, laid_row
from .marked_ships import marked_ships
from .pieces import card_sides
from .piles import piles
from .plate import own_plate
from .reaction import answering_cards, reaction_bar, replies_to
from .search import MOST_PICTURES, search
from .split import MODE as SPLIT
from .split import is_split, question_in, split_fields
from .talk import talk_fields
from .techs import techs

BY_BACK = ("take-rewards", REWARD_BACKS)
"""Questions for a number of cards with the reward back."""

REGIONS = ("notices", "replaced", "reaction", "prompt", "quiet")


class EncounterDock(Dock[DockPart]):
    asking = ASKING
    nothing: ClassVar = {name: NOTHING[name] for name in REGIONS}
    pictures: ClassVar = {"alien": aliens, "tech": techs, "part": talk_fields}
    broad = (*Dock.broad, "tech", "part")

    def beside(self, scene: DockPart) -> tuple[Mapping[str, Drawn], Mapping[int, str]]:
        reaction = scene.reaction
        if reaction is None:
            return {}, {}
        replies = replies_to(scene, reaction)
        return {"reaction": reaction_bar(scene, reaction, replies)}, answering_cards(scene, reaction, replies)

    def own(self, scene: DockPart, control: Control | None, answering: Mapping[int, str]) -> Mapping[str, Drawn]:
        drawn: dict[str, Drawn] = {**piles(scene)}
        if scene.me is not None:
            drawn |= {"own-plate": own_plate(scene, scene.me), "holding": holding(scene, control, answering)}
            if scene.view.technology:
                drawn["laboratory"] = laboratory(scene, scene.me)
        return drawn

    # ---- the question ---------------------------------------------------------------------------------------------

    def badge(self, scene: DockPart, source: str, size: int) -> Html:
        return badge(scene, source, size)

    def question(self, scene: DockPart, decision: Decision[Any]) -> str:
        return question_in(scene, decision)

    def hint(self, scene: DockPart, decision: Decision[Any]) -> str:
        return "" if is_split(decision) else super().hint(scene, decision)

    def news(self, scene: DockPart) -> list[str]:
        return news(scene)

    def context(self, scene: DockPart, decision: Decision[Any]) -> tuple[list[Html], list[Html]]:
        found = context_of(scene, decision)
        news = [tag("p", icon("spark", 14), " ", tag("span", line), class_="news") for line in found.news]
        sides = [tag("p", found.sides, class_="standing")] if found.sides else []
        return news, [*sides, *(warning(line, good) for line, good in found.warnings)]

    def switch(self, scene: DockPart, control: Control, serial: int) -> Html:
        """A switch between the board and what there is to choose."""
        if not control.of("alien", "tech"):
            return EMPTY
        field, others = f"show-board-{serial}", "aliens" if control.of("alien") else "techs"
        words = (tag("span", scene.t(message)) for message in ("stages-show-board", f"controls-show-{others}"))
        switch = tag("input", type="checkbox", class_="spoken board-shown", id=field)
        return switch + tag("label", *words, class_="show-board", for_=field)

    # ---- what it is answered with ---------------------------------------------------------------------------------

    controls: ClassVar = {HANDS: hand_out_fields, SPLIT: split_fields}

    def fields(self, scene: DockPart, asked: Asked, control: Control) -> Html:
        return joined((super().fields(scene, asked, control), _hands(scene, control)))

    def is_broad(self, control: Control) -> bool:
        return control.mode == HANDS or super().is_broad(control)

    def choices(self, scene: DockPart, asked: Asked, control: Control) -> list[Html]:
        if not is_laid_row(asked.decision, control):
            return super().choices(scene, asked, control)
        return [laid_row(scene, asked.decision, control, asked.serial)]

    def sign(self, choice: ShownOption) -> Html:
        if choice.kind != "side":
            return EMPTY
        return icon("sword" if choice.option == "offense" else "shield", 18) + " "

    def faces(self, scene: DockPart, control: Control, choices: Sequence[ShownOption], serial: int) -> Html:
        if len(choices) > MOST_PICTURES and all(choice.face for choice in choices):
            return search(scene.speaker, control, choices, serial)
        on_sheet = tag("p", scene.t("controls-on-sheet"), class_="inhand") if control.of("laid") else EMPTY
        return on_sheet + super().faces(scene, control, choices, serial)

    def card_picture(self, scene: DockPart, choice: ShownOption) -> Html:
        return named_card(scene.speaker, choice.face, 72) if choice.face else card_back(72)

    def numbers(self, scene: DockPart, asked: Asked, control: Control) -> Html:
        back = card_back(26, REWARD) if asked.decision.prompt in BY_BACK else EMPTY
        return back + super().numbers(scene, asked, control)

    def ships(self, scene: DockPart, decision: Distribute, control: Control, serial: int) -> Html:
        return super().ships(scene, decision, control, serial) + marked_ships(scene, decision, serial)

    def berths(self, scene: DockPart, decision: Distribute) -> list[Berth]:
        """With the reader's own ships: on planets that could be left empty, or where more may come."""
        me, planets, found = scene.me, scene.view.planets, super().berths(scene, decision)
        if me is None or (takes(decision) and owner(decision) != me):
            return found
        there = [0 if one.place < 0 else planets[one.place][me] for one in found]
        if takes(decision):
            return [replace(one, all=number) for one, number in zip(found, there, strict=True)]
        return [replace(one, here=number) if one.place >= 0 else one for one, number in zip(found, there, strict=True)]

    def sides(self, scene: DockPart, one: CardGroup) -> Html:
        return card_sides(scene.speaker, one, "say", "say-sides")


DOCK = EncounterDock()


def _hands(scene: DockPart, control: Control) -> Html:
    """The cards that a question about two hands compares, under what the buttons call them."""
    if all(choice.option != OTHER_HAND for choice in control.words):
        return EMPTY
    sets = {
        "option-first-hand": [face for _, face in hand_order(scene.view)],
        f"option-{OTHER_HAND}": [face for _, faces in stored(scene) for face in faces],
    }
    shown = (
        tag("section", tag("h3", scene.t(name)), small_cards(scene.speaker, faces, 40)) for name, faces in sets.items()
    )
    return tag("div", *shown, class_="sets")


@lru_cache(maxsize=64)
def shell(locale: str, table: str, seated: bool, technology: bool = False, rewards: bool = False) -> Html:
    """`<section id="dock">` with slots for its regions."""
    own = ("own-plate", "holding", *(("laboratory",) if technology else ())) if seated else ()
    values = {"at": f"/t/{table}", "technology": technology, "rewards": rewards, "card_back": card_back}
    shown = render("encounter/dock/piles.html", t=partial(t, locale), **values)
    return dock_shell(locale, seated, REGIONS, (*map(slot, own), shown))


def dock(scene: DockPart) -> Html:
    """The whole dock."""
    if scene.phase == "over":
        return Frame(slot("dock"), DOCK.regions(scene)).whole
    view = scene.view
    frame = shell(scene.speaker.locale, scene.table, scene.me is not None, view.technology, view.has_rewards)
    return Frame(frame, DOCK.regions(scene)).whole
