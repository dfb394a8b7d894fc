"""The dock of the game for two: question and hand, always in this order and always in the same place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, ClassVar

from warptable.kernel import Decision
from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.palette import look_of
from warptable.table.page.frames import Drawn, slot
from warptable.table.page.game.dock.control import CardGroup, Control, ShownOption
from warptable.table.page.game.dock.dock import Dock, dock_shell, phase_badge
from warptable.table.page.game.dock.lines import NOTHING
from warptable.table.page.html import EMPTY, Html
from warptable.table.page.render import render
from warptable.table.scene.data import Asked
from warptable.text import t

from ...engine import facts
from ...engine.model.prompts import DIAL, LINE
from ..art.cards import card_back
from ..scene.data import DockPart
from .asking import ASKING
from .choosing import aliens, brings, envoys, sides, tactics
from .hand import further, named_card, own_things
from .leading import lead_in
from .lock import is_lock
from .locked import NOT_LOCKED, locked

PHASE_ICONS = {
    "setup": "people",
    "destiny": "spark",
    "dials": "orbit",
    "send": "orbit",
    "envoys": "people",
    "choose": "cards",
    "volley": "blast",
    "check": "eye",
    "reveal": "eye",
    "reinforce": "plus",
    "winner": "flag",
    "prize": "flag",
    "cleanup": "recover",
}
OWN = ("own-plate", "own-dial", "own-cards", "own-tactics")
REGIONS = ("notices", "replaced", "prompt", "locked", "quiet")


class DuelDock(Dock[DockPart]):
    asking = ASKING
    nothing: ClassVar = {name: NOTHING.get(name, NOT_LOCKED) for name in REGIONS}
    pictures: ClassVar = {"alien": aliens, "envoy": envoys, "tactic": tactics}
    broad = (*Dock.broad, "envoy")
    badge_width = 50
    ships_in_all = False

    def beside(self, scene: DockPart) -> tuple[Mapping[str, Drawn], Mapping[int, str]]:
        waits = scene.asked is None and scene.chosen is not None
        return ({"locked": locked(scene)} if waits else {}), {}

    def own(self, scene: DockPart, control: Control | None, answering: Mapping[int, str]) -> Mapping[str, Drawn]:
        return {} if scene.me is None else own_things(scene, control)

    def look(self, decision: Decision[Any]) -> str:
        return f"prompt asks-{decision.prompt}"

    def is_asked(self, scene: DockPart) -> bool:
        """After the game nothing is said of it."""
        return scene.phase == "over" or super().is_asked(scene)

    def badge(self, scene: DockPart, source: str, size: int) -> Html:
        """The picture for a source: alien, envoy, or the phase that a rule belongs to."""
        head = source.partition(".")[0]
        if head in facts.aliens():
            holder = next((seat for seat, known in enumerate(scene.view.seats) if known.alien == head), None)
            return emblem(head, size, look_of(scene.speaker.colors, holder) if holder is not None else None)
        if head in facts.envoys():
            return emblem(head, size)
        return phase_badge(PHASE_ICONS.get(scene.phase, "spark"), size)

    def context(self, scene: DockPart, decision: Decision[Any]) -> tuple[tuple[Html], tuple[()]]:
        return (lead_in(scene),), ()

    def fields(self, scene: DockPart, asked: Asked, control: Control) -> Html:
        return further(scene) if is_lock(asked.decision) else super().fields(scene, asked, control)

    def brings(self, scene: DockPart, decision: Decision[Any], place: Any) -> Html:
        lines = decision.prompt == LINE and decision.source in facts.destiny()
        return brings(scene, decision.source, place) if lines else EMPTY

    def card_picture(self, scene: DockPart, choice: ShownOption) -> Html:
        return named_card(scene.speaker, choice.face, 64) if choice.face else card_back(64, "reinforcement")

    def numbers(self, scene: DockPart, asked: Asked, control: Control) -> Html:
        """The number of ships is chosen on the reader's dial."""
        return EMPTY if asked.decision.prompt == DIAL else super().numbers(scene, asked, control)

    def sides(self, scene: DockPart, one: CardGroup) -> Html:
        return sides(scene, one)


DOCK = DuelDock()


@lru_cache(maxsize=8)
def shell(locale: str, seated: bool) -> Html:
    """`<section id="dock">` with slots for its regions."""
    tabs = render("duel/dock/tabs.html", t=partial(t, locale))
    own = (tabs, *map(slot, OWN)) if seated else (EMPTY,)
    return dock_shell(locale, seated, REGIONS, own, look="dock dueldock", hand_look="duelhand")
