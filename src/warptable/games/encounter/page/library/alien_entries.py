"""Every alien, as the catalogue and the sheets show it: those of both editions and of the expansion, and home-made
ones."""

from __future__ import annotations

from dataclasses import dataclass

from warptable.kernel.packs import pack_of
from warptable.table.page.library.catalogue import folded

from ...engine import facts
from ...words.speaker import Speaker
from .catalogues import ROLES, used_in

LEVELS = ("green", "yellow", "red")


@dataclass(frozen=True, slots=True)
class Entry:
    """One alien. A home-made one has no level, role, duty or phases; one that only the 2000 edition has, no level and
    no flare."""

    id: str
    name: str
    does: str
    power_name: str
    power: str
    level: str = ""
    role: str = ""
    duty: str = ""
    phases: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    other: str = ""  # the name in the other language, if it is another one
    rate: float | None = None  # its position by win rate, if it was measured

    @property
    def roles(self) -> tuple[str, ...]:
        return ROLES.get(self.role, ())

    @property
    def acts_in(self) -> tuple[str, ...]:
        """The phases in which the power is used; `any` is all of them."""
        return used_in(self.phases)

    @property
    def words(self) -> str:
        """What a search looks through."""
        return folded(" ".join((self.name, self.other, self.does, self.power_name, self.power)))

    @property
    def has(self) -> dict[str, tuple[str, ...]]:
        """What the catalogue can filter by."""
        return {
            "alert": (self.level,),
            "role": self.roles,
            "phase": self.acts_in,
            "duty": (self.duty,),
            "edition": self.editions,
        }

    @property
    def order(self) -> dict[str, float]:
        """By alert level, and by the win rate if it was measured."""
        alert: dict[str, float] = {"alert": LEVELS.index(self.level) if self.level else len(LEVELS)}
        return alert if self.rate is None else {**alert, "rate": self.rate}


def entries(speaker: Speaker) -> list[Entry]:
    """All aliens by name in the reader's language."""
    brought = [alien for pack in speaker.packs for alien in pack.ids]
    ids = dict.fromkeys((*facts.aliens(), *facts.dominion_aliens(), *facts.avalon_aliens(), *brought))
    return sorted((entry(speaker, alien) for alien in ids), key=lambda one: folded(one.name))


def entry(speaker: Speaker, alien: str) -> Entry:
    name = speaker.alien(alien)
    if pack_of(alien, speaker.packs) is not None:
        own = speaker.sheet(alien)
        return Entry(alien, name, own.does, own.power_name, own.power, editions=("homemade",), rulings=own.rulings)
    sheet, old, texts = facts.sheet_of(alien), facts.avalon_aliens().get(alien), speaker.sheet(alien)
    first, second = (old, sheet) if speaker.edition == "avalon" else (sheet, old)
    printed: facts.AlienFacts | facts.AvalonAlien | None = first or second
    assert printed is not None, f"no facts about {alien}"
    return Entry(
        id=alien,
        name=name,
        does=texts.does,
        power_name=texts.power_name,
        power=texts.power,
        level=speaker.level(alien),
        role=printed.role,
        duty=printed.mandatory,
        phases=printed.phases,
        editions=_sets(sheet, old),
        rulings=texts.rulings,
        other=_other_name(speaker, name, printed),
    )


def _sets(sheet: facts.AlienFacts | None, old: facts.AvalonAlien | None) -> tuple[str, ...]:
    """Where an alien comes from: the base game of 2008 or its expansion, and the edition of 2000."""
    of_2008 = () if sheet is None else ("ffg",) if sheet.set == "base" else (sheet.set,)
    return (*of_2008, *(() if old is None else ("avalon",)))


def _other_name(speaker: Speaker, name: str, printed: facts.AlienFacts | facts.AvalonAlien) -> str:
    other = printed.name if speaker.locale == "de" else printed.name_de_singular or printed.name_de
    return "" if other == name else other
