"""The texts of an alien's sheet and of its flare, in one language.

They are messages `alien-<id>-<field>`; what another edition than that of 2008 says otherwise ends with the edition's id
(`-avalon`). Where a language has no such message the facts' English text stands in.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from warptable.text import capital
from warptable.text.bundles import Own, has, speak, t

from ..engine import facts

FIELDS = ("power-name", "does", "power", "wild", "super", "rulings")
"""What every alien with messages has."""
EXTRAS = ("setup", "restriction")
"""What only some sheets have."""
NOT_IN_2000 = ("wild", "super", "restriction")
"""What no sheet of that edition has: it has no flares, and all its aliens may meet."""


@dataclass(frozen=True, slots=True)
class SheetText:
    """What the owner reads. `does` says in one plain sentence what the alien does for its player; a sheet without
    one has the first sentence of its power."""

    power_name: str
    does: str
    power: str
    wild: str
    super: str
    rulings: tuple[str, ...]
    setup: str
    restriction: str


@lru_cache(maxsize=512)
def sheet_text(locale: str, alien: str, own: Own = (), about: str | None = None, edition: str = "ffg") -> SheetText:
    """Every text of a sheet as an edition has it, each from the messages if they have it, else from the facts; for an
    alien from outside, `about` is what its author says of it."""
    texts = _from_facts(alien) | ({} if about is None else {"power": about})
    for field in (*FIELDS, *EXTRAS):
        message = f"alien-{alien}-{field}"
        for found in (f"{message}-{edition}", message):
            if has(locale, found, own):
                texts[field] = speak(locale, own, found, {})
                break
    if edition == "avalon" and alien in facts.avalon_aliens():
        texts |= dict.fromkeys(NOT_IN_2000, "")
    texts["does"] = texts["does"] or first_sentence(texts["power"])
    rulings = tuple(line for line in texts.pop("rulings").splitlines() if line)
    return SheetText(rulings=rulings, **{field.replace("-", "_"): text for field, text in texts.items()})


def part_name(locale: str, alien: str, part: str) -> str:
    """The name of one part of a power that has several."""
    message = f"alien-{alien}-part-{part}"
    return t(locale, message) if has(locale, message) else part.replace("-", " ")


def first_sentence(text: str) -> str:
    """The text up to its first full stop."""
    return as_sentence(SENTENCE_END.split(text.strip(), maxsplit=1)[0]) if text.strip() else ""


def as_sentence(text: str) -> str:
    """The text with a capital letter and a full stop."""
    text = capital(text)
    return text if text.endswith((".", "!", "?")) else f"{text}."


SENTENCE_END = re.compile(r"(?<=[.!?])\s")
PART_NAME = re.compile(r"^[a-z-]+( \([^)]*\))?: ")
"""The name of a passive part, which the facts put before its text."""


def _from_facts(alien: str) -> dict[str, str]:
    sheet = facts.sheet_of(alien)
    if sheet is None:
        texts = dict.fromkeys((*FIELDS, *EXTRAS), "")
        if alien not in facts.avalon_aliens():
            return texts
        old = facts.avalon_aliens()[alien]
        return texts | {"power-name": old.power_name, "power": old.effect, "rulings": _lines(old.rulings)}
    return {
        "power-name": sheet.power_name,
        "does": "",
        "power": _power(sheet.power),
        "wild": as_sentence(sheet.flare.wild.effect),
        "super": as_sentence(sheet.flare.super.effect),
        "rulings": _lines(sheet.rulings),
        "setup": sheet.setup or "",
        "restriction": sheet.restriction or "",
    }


def _power(power: facts.Power) -> str:
    used = [as_sentence(f"{use.trigger}: {use.effect}") for use in power.used]
    return " ".join([*used, *(as_sentence(PART_NAME.sub("", text)) for text in power.passive)])


def _lines(rulings: tuple[facts.Ruling, ...]) -> str:
    return "\n".join(ruling.text for ruling in rulings)
