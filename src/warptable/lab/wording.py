"""Numbers and names of measurements as people read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from warptable.text.bundles import has

if TYPE_CHECKING:
    from warptable.text.speaker import Speaker

NO_BREAK = "\u00a0"


def decimal(speaker: Speaker, number: float, digits: int = 1) -> str:
    """With the decimal sign of the language."""
    text = f"{number:.{digits}f}"
    return text.replace(".", ",") if speaker.locale == "de" else text


def percent(speaker: Speaker, share: float, digits: int = 1) -> str:
    return speaker.t("lab-percent", number=decimal(speaker, 100 * share, digits))


def interval(speaker: Speaker, one: Mapping[str, Any], digits: int = 1) -> str:
    """The interval of a rate."""
    low, high = (decimal(speaker, 100 * one[end], digits) for end in ("low", "high"))
    return speaker.t("lab-interval", low=low, high=high)


def bot_name(speaker: Speaker, bot: str) -> str:
    """A bot of ours by its name in the language, one from elsewhere by its id."""
    message = f"bot-{bot}"
    return speaker.t(message) if has(speaker.locale, message) else bot


def games(speaker: Speaker, number: int) -> str:
    return speaker.t("lab-games", number=number)


def alien_of(use: str) -> str:
    """The alien whose power or flare was used: `zombie.rise` is the zombie's."""
    return use.partition(".")[0]


def verdict_on_guest(speaker: Speaker, report: Mapping[str, Any]) -> str:
    """Whether the home-made alien that sat at every table is weak, fair or strong; empty if there was none."""
    one = report["aliens"].get(report["guest"])
    if one is None:
        return ""
    numbers = {
        "rate": percent(speaker, one["rate"]),
        "games": games(speaker, one["games"]),
        "interval": interval(speaker, one),
        "par": percent(speaker, one["par"]),
    }
    unbroken = {name: number.replace(" ", NO_BREAK) for name, number in numbers.items()}  # a long sentence wraps
    return speaker.t("lab-guest", alien=speaker.alien(report["guest"]), verdict=one["verdict"], **unbroken)
