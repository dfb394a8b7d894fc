"""The texts of aliens, envoys and destiny cards of the game for two, in one language: messages `duel-alien-<id>-<part>`
and so on. Names lie with the facts.

`own` says what of a card is of our own design: nothing for a printed text, a sentence of its own where a part of the
card is known, and otherwise what holds for its kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from warptable.text.bundles import has, t

from ..engine import facts
from .numbers import signed


@dataclass(frozen=True, slots=True)
class AbilityText:
    """An ability as its owner reads it; `header` is when it works, empty: always."""

    id: str
    name: str
    header: str
    text: str
    optional: bool

    @property
    def lead(self) -> str:
        """The name as it stands before the text."""
        return with_stop(self.name)


@dataclass(frozen=True, slots=True)
class SheetText:
    """What is on an alien or envoy card. `does` says it in one short line, `own` what of it is ours, and `label` the
    same in a few words; both are empty for a printed text."""

    does: str
    abilities: tuple[AbilityText, ...]
    rulings: tuple[str, ...]
    own: str
    label: str

    @property
    def whole(self) -> str:
        """All abilities with their names."""
        return " ".join(f"{ability.name}: {ability.text}" for ability in self.abilities)


@dataclass(frozen=True, slots=True)
class DestinyText:
    """What is on a destiny card; `prize` and `lines` (by symbol) are empty if it has none."""

    effect: str
    prize: str
    prize_name: str
    lines: Mapping[str, str]
    rulings: tuple[str, ...]
    own: str
    label: str


@lru_cache(maxsize=128)
def alien_text(locale: str, alien: str) -> SheetText:
    """Every text of an alien card."""
    card, head = facts.aliens()[alien], f"duel-alien-{alien}"
    abilities = tuple(_ability(locale, ability, t(locale, f"{head}-{ability.id}")) for ability in card.abilities)
    own = _own(locale, head, card.original, "alien")
    return SheetText(t(locale, f"{head}-does"), abilities, _lines(locale, f"{head}-rulings"), *own)


@lru_cache(maxsize=128)
def envoy_text(locale: str, envoy: str) -> SheetText:
    """Every text of an envoy card."""
    card, head = facts.envoys()[envoy], f"duel-envoy-{envoy}"
    ability = _ability(locale, card.ability, t(locale, f"{head}-effect"))
    own = _own(locale, head, card.original, "envoy" if card.name_confirmed else "envoy-and-name")
    return SheetText(t(locale, f"{head}-does"), (ability,), _lines(locale, f"{head}-rulings"), *own)


@lru_cache(maxsize=256)
def destiny_text(locale: str, destiny: str) -> DestinyText:
    """Every text of a destiny card."""
    card, head = facts.destiny()[destiny], f"duel-destiny-{destiny}"
    symbols = ("blue", "pink", "green") if card.resources else ()
    prize = card.prize
    own, label = _own(locale, head, card.original, "destiny")
    return DestinyText(
        effect=t(locale, f"{head}-effect"),
        prize=t(locale, f"{head}-prize") if prize else "",
        prize_name=(prize.name_de if locale == "de" else prize.name) if prize else "",
        lines={symbol: t(locale, f"{head}-{symbol}") for symbol in symbols},
        rulings=_lines(locale, f"{head}-rulings"),
        own=own,
        label=label,
    )


def reinforcement_text(locale: str, card: str) -> str:
    """What a reinforcement does."""
    printed = facts.reinforcements()[card]
    if printed.value is None:
        even, odd = signed(printed.even or 0), signed(printed.odd or 0)
        return t(locale, "duel-reinforcement-parity", even=even, odd=odd)
    return t(locale, "duel-reinforcement-text", value=signed(printed.value))


def tactic_text(locale: str, half: facts.Half) -> str:
    """What a half of a tactic does."""
    return t(locale, f"duel-half-{half.kind}-text", value=half.value)


def with_stop(name: str) -> str:
    """A name that ends as a sentence does."""
    return name if name.endswith(("?", "!")) else f"{name}."


def _ability(locale: str, ability: facts.AbilityFacts, text: str) -> AbilityText:
    name = ability.name_de if locale == "de" else ability.name
    header = "" if ability.header == "always" else t(locale, f"duel-header-{ability.header.replace('_', '-')}")
    return AbilityText(ability.id, name, header, text, ability.mandatory == "optional")


def _own(locale: str, head: str, original: bool, kind: str) -> tuple[str, str]:
    """What of a card is ours, and the label for it."""
    if has(locale, f"{head}-own"):
        return t(locale, f"{head}-own"), t(locale, "duel-own-part")
    return (t(locale, f"duel-own-{kind}"), t(locale, "duel-own")) if original else ("", "")


def _lines(locale: str, message: str) -> tuple[str, ...]:
    return tuple(t(locale, message).splitlines()) if has(locale, message) else ()
