"""Talks among three, or with somebody in the place of a main player: all that may be part of a proposal, by partner.
What is ticked is proposed together; what excludes each other is told by the script as it is ticked, and by the rules in
any case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warptable.kernel import Compose, IllegalAnswer
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.dock.control import Control, ShownOption
from warptable.table.page.game.dock.pieces import KEYS, number_field, tick
from warptable.table.page.html import EMPTY, Html, tag
from warptable.table.scene.data import Asked

from ...engine.rules.deals import PROPOSE
from ..art.cards import card_back, kind_of
from ..scene.data import DockPart

GIVE, CARDS, REWARDS, COLONY, FREE = "give", "cards", "rewards", "colony", "free"
"""First words of the parts of a proposal; then come how much or which, the giver, the receiver."""
FREE_FIELD = "free-"
LONGEST_NUMBER = 2


def talk_fields(scene: DockPart, asked: Asked, control: Control) -> Html:
    """`<div class="talk">`: who agrees so far, and what each party may get."""
    decision = asked.decision
    assert isinstance(decision, Compose)
    partners = (decision.about or {}).get("partners", ())
    parts, serial = control.of("part"), asked.serial
    parties = (_party(scene, control, parts, seat, serial) for seat in (*partners, decision.seat))
    return tag("div", _agreed(scene), *parties, *_frees(scene, decision, parts), class_="talk")


def _agreed(scene: DockPart) -> Html:
    """Who has said yes to what is on the table."""
    talks = scene.view.current.talks
    if talks is None or not talks.terms:
        return EMPTY
    words = scene.t("talk-agreed", n=len(talks.agreed), all=len(talks.parties))
    who = scene.speaker.join([scene.speaker.name(seat) for seat in talks.agreed])
    return tag("p", icon("check", 15), f" {words}: {who}", class_="chip talk-agreed")


def _party(scene: DockPart, control: Control, parts: Sequence[ShownOption], seat: int, serial: int) -> Html:
    """Own cards for this party, cards from it by their backs, and a colony for it."""
    t, who = scene.t, scene.speaker.who(seat)
    given = [one for one in parts if one.option[0] == GIVE and one.option[3] == seat]
    colonies = [one for one in parts if one.option[0] == COLONY and one.option[3] == seat]
    rows = {
        "talk-give": [_box(scene, control, one, serial, f"card-{one.option[1]}") for one in given],
        "talk-ask": [_asks(scene, control, parts, seat, kind, serial) for kind in (CARDS, REWARDS)],
        "talk-colony": [
            _box(scene, control, one, serial, f"colony-{seat}", scene.speaker.planet(one.option[1])) for one in colonies
        ],
    }
    shown = [
        tag("div", tag("span", t(words, who=who)), *boxes, class_="talk-row")
        for words, boxes in rows.items()
        if any(boxes)
    ]
    if not shown:
        return EMPTY
    name = tag("legend", ship_icon(seat, 16), f" {scene.speaker.name(seat)}", class_="in-colour")
    return tag("fieldset", name, *shown, class_=f"talk-party seat-{seat}")


def _asks(scene: DockPart, control: Control, parts: Sequence[ShownOption], seat: int, kind: str, serial: int) -> Html:
    asked = [one for one in parts if one.option[0] == kind and one.option[2] == seat]
    if not asked:
        return EMPTY
    back = card_back(20, "reward" if kind == REWARDS else "cosmic") if scene.view.has_rewards else ""
    boxes = (_box(scene, control, one, serial, f"{kind}-{seat}", str(one.option[1])) for one in asked)
    return tag("span", back, *boxes, class_="talk-back")


def _box(scene: DockPart, control: Control, one: ShownOption, serial: int, group: str, short: str = "") -> Html:
    """One part of a proposal. Of those in one group at most one can be meant."""
    kind = f" kind-{kind_of(one.face)}" if one.face else ""
    words = tag("span", short or scene.speaker.card(one.face))
    return tag("label", tick(control, one, serial, KEYS + 1), words, class_=f"talk-part{kind}", data_one=group)


def _frees(scene: DockPart, decision: Compose, parts: Sequence[ShownOption]) -> list[Html]:
    """Ships that a power lets a deal release from the warp, together with something else."""
    if not parts:
        return []
    following = decision.following([parts[0].option])
    owners = dict.fromkeys(option[1] for option in following if isinstance(option, tuple) and option[0] == FREE)
    found = []
    for owner in owners:
        words = f" {scene.t('stages-free', who=scene.speaker.who(owner))} "
        number = number_field(f"{FREE_FIELD}{owner}", None, 0, scene.view.warp[owner])
        found.append(tag("label", ship_icon(owner, 16), words, number, class_="talk-free"))
    return found


def read_talk(decision: Compose, form: Mapping[str, Sequence[str]], picks: Sequence[Any]) -> tuple[Any, ...]:
    """The proposal that is ticked, in the order that the rules expect; raises IllegalAnswer and changes nothing."""
    first = list(decision.following([]))
    parts = sorted({pick for pick in picks if isinstance(pick, tuple)}, key=first.index)
    freed: list[tuple[str, int]] = []
    for field in sorted(name for name in form if name.startswith(FREE_FIELD)):
        owner, number = field.removeprefix(FREE_FIELD), (form[field] or ("0",))[0] or "0"
        if not all(word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER for word in (owner, number)):
            raise IllegalAnswer(f"talk: {field} is not a number")
        freed += [(FREE, int(owner))] * int(number)
    return decision.check((*parts, *freed, PROPOSE))
