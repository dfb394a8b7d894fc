"""The texts of a reward card or a special ship in one language: messages `reward-<id>-does`, `-effect`, `-rulings` and
`-own`, `ship-<id>-does` and so on. Cards that differ by their numbers alone share the messages of their kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warptable.text.bundles import has, t

from ..engine import facts

MINUS = "−"


@dataclass(frozen=True, slots=True)
class RewardText:
    """What its player reads. `does` says it in one short line, `effect` in full; `own` says which part of the card is
    of our own design, and is empty for a card that is known as printed."""

    does: str
    effect: str
    rulings: tuple[str, ...]
    own: str


@dataclass(frozen=True, slots=True)
class ShipText:
    """What the owner of a special ship reads; the action is what turning its marker over does."""

    does: str
    effect: str
    action_name: str
    action: str
    rulings: tuple[str, ...]


@lru_cache(maxsize=128)
def reward_text(locale: str, card: str) -> RewardText:
    """Every text of a card of the reward deck."""
    printed = facts.rewards()[card]
    numbers = {"value": signed(printed.value or 0), "hazard": signed(printed.value_hazard or 0)}

    def said(field: str) -> str:
        named = (f"reward-{card}-{field}", f"reward-{printed.type}-{field}")
        found = next((message for message in named if has(locale, message)), "")
        return t(locale, found, **numbers) if found else ""

    return RewardText(said("does"), said("effect"), tuple(said("rulings").splitlines()), said("own"))


@lru_cache(maxsize=16)
def ship_text(locale: str, ship: str) -> ShipText:
    """Every text of a special ship."""
    own, both = f"ship-{ship}-rulings", t(locale, "ship-both-rulings").splitlines()
    return ShipText(
        does=t(locale, f"ship-{ship}-does"),
        effect=t(locale, f"ship-{ship}-effect"),
        action_name=t(locale, f"ship-{ship}-action-name"),
        action=t(locale, f"ship-{ship}-action"),
        rulings=(*(t(locale, own).splitlines() if has(locale, own) else ()), *both),
    )


def signed(number: int) -> str:
    """A number as people write it."""
    return f"{number}".replace("-", MINUS)
