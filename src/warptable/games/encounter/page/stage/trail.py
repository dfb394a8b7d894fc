"""How a total came about: chips with their sources, and the sum as it would be written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from ...engine.model.cards import FACES
from ...engine.model.encounter import Layer, Modifier
from ...engine.rules.reckoning import Part
from ...words.speaker import Speaker
from .reveal_matchup import Reveal
from .sides import Side, changes, touches

VALUE_LAYERS = (Layer.KICK, Layer.VALUE_FIRST, Layer.VALUE)
MINUS, TIMES = "−", "×"
AGAINST = " x -1"
"""Ships that count one each against their own side."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One part of a total. `seat` is the owner of ships, else -1."""

    sign: str  # what stands before it: +, − or nothing
    number: str
    label: str
    source: str
    seat: int = -1
    look: str = ""  # kicked: by a kicker; warned: the other value of a card


@dataclass(frozen=True, slots=True)
class Added:
    """A reinforcement of one side."""

    face: str
    amount: int


@dataclass(frozen=True, slots=True)
class Trail:
    """The total of a side, part by part."""

    chips: tuple[Chip, ...]
    subtotal: int
    added: tuple[Added, ...]
    total: int
    kicked: int | None = None  # what card and kickers come to, where a kicker multiplies (N-KICK-6)

    @property
    def factors(self) -> int:
        """How many of the chips are multiplied."""
        return 0 if self.kicked is None else 1 + sum(chip.look == "kicked" for chip in self.chips)


def trail(reveal: Reveal, side: Side) -> Trail:
    """The trail of one side; only while totals are known."""
    assert reveal.totals is not None
    total, parts = reveal.totals[side.number]
    speaker, modifiers = reveal.speaker, reveal.matchup.modifiers
    mine = [change for change in changes(modifiers, Layer.REINFORCE) if touches(change, side.number)]
    kept = parts[: len(parts) - len(mine)]  # reinforcements are the last parts of a total
    kicked = _kicked(speaker, modifiers, side, kept[0])
    rest = kept[1:] if kicked else kept
    chips = [_chip(speaker, modifiers, side, part, first=not (number or kicked)) for number, part in enumerate(rest)]
    added = tuple(Added(change.source, change.amount) for change in mine)
    subtotal = total - sum(change.amount for change in mine)
    return Trail((*kicked, *chips), subtotal, added, total, kept[0].amount if kicked else None)


def _kicked(speaker: Speaker, modifiers: Sequence[Modifier], side: Side, part: Part) -> list[Chip]:
    """The card and the kickers that multiply it, each a chip of its own; none if nothing multiplies it, or if other
    effects have changed the product."""
    kicks = [change for change in changes(modifiers, Layer.KICK) if touches(change, side.number)]
    value = FACES[side.laid.counts].value if side.laid.counts else 0
    if part.what != "card" or not kicks or value * prod(change.amount for change in kicks) != part.amount:
        return []
    card = Chip("", _signed(value), *_card_label(speaker, side), look="warned" if side.laid.warned else "")
    word = speaker.t("stages-part-kicker")
    return [card, *(Chip(TIMES, _signed(change.amount), word, change.source, look="kicked") for change in kicks)]


def _card_label(speaker: Speaker, side: Side) -> tuple[str, str]:
    """What the value of a card is called, and why it is what it is."""
    if side.laid.warned:
        return speaker.t("stages-part-warned"), "N-VAR-2"
    return speaker.t("stages-part-card"), side.laid.counts


def _signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else str(number)


def _chip(speaker: Speaker, modifiers: Sequence[Modifier], side: Side, part: Part, *, first: bool) -> Chip:
    what, source, amount, note = part
    sign = MINUS if amount < 0 else "" if first else "+"
    number = _written(note, amount)
    if what == "card":
        by = _sources(modifiers, side.number, VALUE_LAYERS)
        label, rule = _card_label(speaker, side) if side.laid.warned else (speaker.t("stages-part-card"), source)
        look = "warned" if side.laid.warned else ""
        return Chip(sign, number, _by(speaker, label, by), by[0] if by else rule, look=look)
    if what == "ships":
        seat = int(source)
        by = _worth(modifiers, side, seat)
        label = _by(speaker, speaker.t("stages-part-ships", who=speaker.who(seat)), by)
        return Chip(sign, number, label, by[0] if by else "F-REVEAL-3", seat)
    return Chip(sign, number, speaker.source(source), source)


def _written(note: str, amount: int) -> str:
    """The number without its sign; 4×2 where it is a product."""
    if not note or note.endswith(AGAINST):
        return str(abs(amount))
    return note.replace("-", "").replace(" x ", TIMES)


def _by(speaker: Speaker, label: str, sources: list[str]) -> str:
    """A label with the powers that changed the number."""
    names = dict.fromkeys(speaker.source(source) for source in sources)
    return ", ".join([label, *names])


def _sources(modifiers: Sequence[Modifier], side: int, layers: Sequence[Layer]) -> list[str]:
    return [change.source for change in changes(modifiers, *layers) if touches(change, side)]


def _worth(modifiers: Sequence[Modifier], side: Side, seat: int) -> list[str]:
    """What makes these ships count other than one each."""
    found = changes(modifiers, Layer.WORTH, Layer.SIGN)
    return [change.source for change in found if touches(change, side.number) and _concerns(change, side, seat)]


def _concerns(change: Modifier, side: Side, seat: int) -> bool:
    if change.layer == Layer.SIGN:
        return change.seat == seat or (change.op == "allies" and seat != side.seat)
    return change.seat in (-1, seat)


def written(found: Trail) -> str:
    """The sum in one line, for screen readers: 8 + 4 = 12, + 2 = 14; with a kicker 10 × 2 = 20, + 4 = 24."""
    factors = found.factors
    kicked, sums = (
        " ".join(f"{chip.sign} {chip.number}".strip() for chip in chips)
        for chips in (found.chips[:factors], found.chips[factors:])
    )
    line = f"{sums} = {found.subtotal}"
    if found.kicked is not None:
        line = f"{kicked} = {_signed(found.kicked)}" + (f", {line}" if sums else "")
    if found.added:
        line += ", " + " ".join(f"+ {added.amount}" for added in found.added) + f" = {found.total}"
    return line
