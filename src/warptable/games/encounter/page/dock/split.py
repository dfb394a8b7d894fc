"""A split: how much of each kind makes up a fixed number. Rewards are ships, reward cards and cosmic cards; ships that
go somewhere are special and plain ones. The rules ask for one kind after the other; the page asks for all in one
form.

Each kind but the last has a field `split-<key>`; `splits` lists the keys, that of the open question first. The last
kind is the rest. A question that the rules then do not ask, because nothing is left to choose, is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from warptable.kernel import Decision, IllegalAnswer, Number
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.answers import Form
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.fields import stepper
from warptable.table.page.game.dock.pieces import hidden_field, key_hint, number_field
from warptable.table.page.html import Attributes, Html, Svg, tag
from warptable.table.scene.data import Asked

from ...engine.model.piles import REWARD
from ...engine.model.places import AIR, BESIDE, GATE, HELD, LAB, WARP
from ...engine.model.prompts import (
    HOW_MANY_MARKED,
    HOW_MANY_TAKEN,
    REWARD_BACKS,
    REWARD_SHIPS,
    WHICH_SHIPS,
    WHICH_TAKEN,
)
from ...words.asking import question
from ..art.cards import card_back
from ..board.pieces import RING, SIGNS
from ..scene.data import EncounterPart
from ..scene.fleet import kind_number
from .handout import receivers_of

MODE, FIELD, KEYS = "split", "split-", "splits"
REWARDS = frozenset({REWARD_SHIPS, REWARD_BACKS})
SHIPS = frozenset({WHICH_SHIPS, HOW_MANY_MARKED, WHICH_TAKEN, HOW_MANY_TAKEN})
LONGEST_NUMBER = 2
SHOWN = (GATE, BESIDE, WARP, HELD, LAB)
"""Places that have a name, besides planets."""


@dataclass(frozen=True, slots=True)
class Share:
    """One kind that may be part of a split: up to `most`, `start` of it at first."""

    key: str
    name: str
    picture: Svg
    most: int
    start: int = 0
    single: bool = False  # there is only one, and it is part of the split or not


@dataclass(frozen=True, slots=True)
class Split:
    """`due` in all: some of each share, and the rest, of which there are at most `rest_most`."""

    shares: tuple[Share, ...]
    due: int
    rest: str
    rest_picture: Svg
    rest_most: int

    def all(self) -> Iterator[tuple[int, ...]]:
        """How much of each share can be meant together."""
        return _amounts(self.shares, self.due, self.rest_most)

    @property
    def start(self) -> tuple[int, ...]:
        return tuple(share.start for share in self.shares)


def _amounts(shares: Sequence[Share], due: int, rest: int) -> Iterator[tuple[int, ...]]:
    if not shares:
        if due <= rest:
            yield ()
        return
    for number in range(min(shares[0].most, due) + 1):
        for others in _amounts(shares[1:], due - number, rest):
            yield (number, *others)


def is_split(decision: Decision[Any]) -> bool:
    """Does this question ask for a part of what the page asks for as a whole?"""
    rewards = decision.prompt in REWARDS and isinstance(decision, Number) and "due" in (decision.about or {})
    return rewards or decision.prompt in SHIPS


def split_of(scene: EncounterPart, decision: Decision[Any]) -> Split | None:
    """The split of which a question asks one part; None: it asks something else."""
    about = decision.about or {}
    if not is_split(decision):
        return None
    if isinstance(decision, Number) and decision.prompt in REWARDS:
        return _rewards(scene, decision, about["due"], about["left"])
    return _ships(scene, decision, about)


def asks(scene: EncounterPart, decision: Decision[Any], split: Split) -> str:
    """The question for the whole split."""
    about = decision.about or {}
    if decision.prompt in REWARDS:
        return scene.t("controls-split-rewards", n=split.due)
    values = {"n": split.due, "where": _where(scene, about) or "none"}
    if "victim" in about:
        return scene.t("controls-split-picked", whose=scene.speaker.who(about["victim"]), **values)
    return scene.t("controls-split-lost" if about.get("lost") else "controls-split-ships", **values)


def _where(scene: EncounterPart, about: dict[str, Any]) -> str:
    """Where the ships are, and where they go if that is known."""
    there = [place for place in (about["place"], about.get("destination", AIR)) if place in SHOWN or place >= 0]
    return " → ".join(scene.speaker.place_title(place) for place in there)


def question_in(scene: EncounterPart, decision: Decision[Any]) -> str:
    """A question as the page asks it: for all that its form answers."""
    if receivers_of(decision):
        return scene.t("controls-hand-out")
    split = split_of(scene, decision)
    return question(scene.speaker, decision, scene.view) if split is None else asks(scene, decision, split)


def labels(scene: EncounterPart, decision: Decision[Any], split: Split) -> dict[str, str]:
    """What the main button says, by the numbers of all shares."""
    about = decision.about or {}
    if decision.prompt in REWARDS:
        does = "rewards"
    elif "victim" in about:
        does = "picked"
    else:
        does = "lost" if about.get("lost") else "ships"
    return {_joined(some): scene.t(f"controls-do-split-{does}", what=_said(scene, split, some)) for some in split.all()}


def split_control(scene: EncounterPart, decision: Decision[Any], split: Split) -> Control:
    """All parts of a split together."""
    few, many = scene.t("controls-split-few", n=split.due), scene.t("controls-split-many", n=split.due)
    said, start = labels(scene, decision, split), _joined(split.start)
    return Control(MODE, labels=said, few=few, many=many, low=0, high=split.due, start=start)


def _joined(amounts: Sequence[int]) -> str:
    return ",".join(map(str, amounts))


def _said(scene: EncounterPart, split: Split, amounts: Sequence[int]) -> str:
    """A split in words: 1 ship, 2 cosmic cards and 1 reward card."""
    named = [_amount(scene, share, n) for share, n in zip(split.shares, amounts, strict=True) if n]
    if left := split.due - sum(amounts):
        named.append(scene.t(split.rest, n=left))
    return scene.speaker.join(named)


def _amount(scene: EncounterPart, share: Share, n: int) -> str:
    if share.key in REWARD_SHARES:
        return scene.t(f"controls-split-n-{share.key}", n=n)
    return share.name if share.single else f"{n} × {share.name}"


# ---- rewards ------------------------------------------------------------------------------------------------------


REWARD_SHARES = {"ships": REWARD_SHIPS, "rewards": REWARD_BACKS}


def _rewards(scene: EncounterPart, decision: Number, due: int, left: int) -> Split:
    """N-REWARD-3: ships from the warp, cards of the reward deck, and for the rest cosmic cards."""
    ship = ship_icon(decision.seat, 26, letter=False)
    cards = Share("rewards", scene.t("controls-split-reward-cards"), card_back(22, REWARD), min(due, left))
    ships = Share("ships", scene.t("controls-split-warp"), ship, decision.options[-1])
    shares = (ships, cards) if decision.prompt == REWARD_SHIPS else (cards,)
    return Split(shares, due, "controls-split-n-cosmic", card_back(22), due)


# ---- ships --------------------------------------------------------------------------------------------------------


def _ships(scene: EncounterPart, decision: Decision[Any], about: dict[str, Any]) -> Split:
    """The kind that is asked about and those that are asked about after it; plain ships are the rest."""
    seat, plain, kinds = about.get("victim", decision.seat), about["plain"], about["others"]
    shares: list[Share] = []
    left, others = about["left"], plain + sum(number for _, number in kinds)
    for kind, number in kinds:
        others -= number
        fewest, most = max(0, left - others), min(left, number)
        start = fewest if about.get("lost") and "victim" not in about else most
        left -= start
        name, sign = scene.speaker.source(kind), ship_sign(seat, kind)
        shares.append(Share(_key(kind, about), name, sign, min(about["left"], number), start, number == 1))
    return Split(tuple(shares), about["left"], "controls-split-n-plain", ship_icon(seat, 22, letter=False), plain)


def _key(kind: str, about: dict[str, Any]) -> str:
    """Ships of one kind, as one form may be about them: some go from one place to another."""
    return f"{kind}@{about['place']}>{about.get('destination', AIR)}"


def ship_sign(seat: int, kind: str) -> Svg:
    """A ship with the sign of its kind, as on the map."""
    return Svg(
        '<svg class="ship-icon marked" width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">'
        f'<use href="#bare-{seat}"/>{RING}{SIGNS[kind_number(kind)]}</svg>'
    )


# ---- markup and form ----------------------------------------------------------------------------------------------


def split_fields(scene: EncounterPart, asked: Asked, control: Control) -> Html:
    """`<div class="split">`: a field for each share, and what is left for the rest."""
    split, serial = split_of(scene, asked.decision), asked.serial
    assert split is not None
    left = split.due - sum(split.start)
    rest = (tag("span", scene.t(f"{split.rest}-name")), " ", tag("output", left, class_="rest-of", hidden=True))
    unseen = tag("small", scene.t("controls-split-rest"), class_="unseen")
    return tag(
        "div",
        *(_row(scene, share, serial, nth) for nth, share in enumerate(split.shares, 1)),
        tag("span", split.rest_picture, *rest, unseen, class_="share rest"),
        class_="split",
        role="group",
        aria_labelledby="question",
        data_due=split.due,
    )


def _row(scene: EncounterPart, share: Share, serial: int, nth: int) -> Html:
    field = f"{FIELD}{share.key}"
    id_, key = f"{field}-{serial}", hidden_field(KEYS, share.key)
    if share.single:
        about: Attributes = {"value": "1", "id": id_, "data-split": True, "data-nth": nth}
        tick = tag("input", class_="tick", type="checkbox", name=field, **about, checked=bool(share.start))
        shown = (share.picture, tag("span", share.name), " ", key_hint(nth))
        return tag("label", key, tick, *shown, class_="share target")
    number = number_field(field, id_, share.start, share.most, data_split=True)
    words = (scene.t(f"controls-{step}-at", place=share.name) for step in ("less", "more"))
    return tag("span", key, share.picture, tag("label", share.name, for_=id_), stepper(number, words), class_="share")


def key_of(decision: Decision[Any]) -> str:
    """The part of a split that a question asks for; empty: it asks for none."""
    about = decision.about or {}
    if decision.prompt in SHIPS:
        return _key(about["mark"], about)
    return next((key for key, prompt in REWARD_SHARES.items() if prompt == decision.prompt), "")


def read_split(decision: Decision[Any], form: Form) -> Any:
    """What a form says about its own question. The whole split must fit: what is told of the other parts is asked
    later. Raises IllegalAnswer."""
    about = decision.about or {}
    due = about["due" if decision.prompt in REWARDS else "left"]
    if sum(number_in(form, FIELD + key) for key in form[KEYS]) > due:
        raise IllegalAnswer(f"{decision.prompt}: more than {due} in all")
    return _part(decision, form)


def read_next(decision: Decision[Any], form: dict[str, Sequence[str]]) -> Any:
    """What the form of an earlier question says about this part of the split; None: nothing. What is used is taken out
    of the form, so that a question that comes twice is answered once. Raises IllegalAnswer."""
    key, (_, *others) = key_of(decision), form.get(KEYS) or ("",)
    if not key or key not in others:
        return None
    form[KEYS] = ["", *(one for one in others if one != key)]
    return _part(decision, form)


def _part(decision: Decision[Any], form: Form) -> Any:
    number = number_in(form, FIELD + key_of(decision))
    return decision.checked(number if isinstance(decision, Number) else decision.options[0 if number else 1])


def number_in(form: Form, field: str) -> int:
    """The number in a field; zero if it is empty or was not sent. Raises IllegalAnswer."""
    word = (form.get(field) or ("0",))[0] or "0"
    if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER):
        raise IllegalAnswer(f"{word[:20]!r} is not a number that could be meant")
    return int(word)
