"""Ids to words, for one reader: seats, planets, cards, aliens, powers."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from warptable.kernel.colors import COLORS
from warptable.kernel.packs import Packs
from warptable.text import capital, outside
from warptable.text.speaker import Speaker as GeneralSpeaker

from ..engine import facts
from ..engine.model.cards import flare_of
from ..engine.model.pieces import model_of
from ..engine.model.places import PLACE_NAMES, order_in_system
from .rewards import MINUS, RewardText, reward_text
from .sheets import SheetText, part_name, sheet_text
from .techs import TechText, lab_words, tech_text

if TYPE_CHECKING:
    from ..engine.model.views import TechView, View

LETTERS = tuple(color[0].upper() for color in COLORS)
"""The letters of the seats; they do not change with the language, so that a planet is called Y5 everywhere."""
FLARE = flare_of("")
ATTACK = "attack-"
SIDES = ("offense", "defense")
FLARE_SIDES = ("wild", "super")


class Speaker(GeneralSpeaker):
    """Speaks about everything on the table, too."""

    def __init__(
        self,
        locale: str,
        me: int | None = None,
        home_of: Sequence[int] = (),
        edition: str = "ffg",
        names: Sequence[str] = (),
        packs: Packs = (),
    ) -> None:
        super().__init__(locale, me, names, packs)
        self.home_of = tuple(home_of)
        self.edition = edition

    @cached_property
    def identity(self) -> tuple[Hashable, ...]:
        return (*super().identity, self.home_of, self.edition)

    def fits(self, view: View) -> bool:
        """Planets may come into the game."""
        return self.home_of == view.home_of

    @cached_property
    def to_others(self) -> Speaker:
        """Who tells the same to a spectator."""
        return Speaker(self.locale, None, self.home_of, self.edition, self.names, self.packs)

    # ---- places -----------------------------------------------------------------------------------

    def planet(self, planet: int) -> str:
        """Letter of the home system and number: R3."""
        return f"{LETTERS[self.home_of[planet]]}{order_in_system(self.home_of, planet) + 1}"

    def place(self, place: int) -> str:
        return self.planet(place) if place >= 0 else self.t(f"place-{PLACE_NAMES[place]}")

    def spot(self, place: int) -> str:
        """The name of a place other than a planet, as people type it."""
        return self.t(f"spot-{PLACE_NAMES[place]}")

    def place_title(self, place: int) -> str:
        name = self.planet(place) if place >= 0 else self.spot(place)
        return capital(name)

    # ---- cards and powers -------------------------------------------------------------------------

    def card(self, face: str) -> str:
        """The name of a card of the cosmic deck, the reward deck or the destiny deck."""
        if face in facts.destiny():
            destiny = facts.destiny()[face]
            return destiny.name_de if self.locale == "de" else destiny.name
        if face.startswith(FLARE):
            return self.t("card-flare", alien=self.alien(face.removeprefix(FLARE)))
        if face.startswith(ATTACK):
            values = face.removeprefix(ATTACK).split("-")
            return self.t("card-attack", value="/".join(map(_number, values)))
        if self.locale == "de":
            artifact = facts.artifacts().get(face)
            if (text := getattr(artifact, self.edition, None)) is not None:
                return str(text.name_de)
        printed = facts.cards().get(face) or facts.rewards().get(face)
        if printed is None:
            return spelled(face)
        return printed.name_de if self.locale == "de" else printed.name

    def cards(self, faces: Iterable[str]) -> str:
        return ", ".join(self.card(face) for face in faces)

    def count_cards(self, number: int) -> str:
        return self.t("count-cards", n=number, case="nom")

    def tech(self, tech: str) -> str:
        """The name of a tech card."""
        printed = facts.techs().get(tech)
        if printed is None:
            return spelled(tech)
        return printed.name_de if self.locale == "de" else printed.name

    def tech_text(self, tech: str) -> TechText:
        """What a tech card says."""
        return tech_text(self.locale, tech)

    def reward_text(self, card: str) -> RewardText:
        """What a card of the reward deck says."""
        return reward_text(self.locale, card)

    def laboratory(self, techs: Sequence[TechView]) -> str:
        """The techs of a seat in one line, as the reader may know them."""
        return lab_words(self.locale, techs, self.tech)

    def alien(self, alien: str) -> str:
        """The name on the sheet of the edition; in German the singular where one is known."""
        old = facts.avalon_aliens().get(alien)
        sheet = old if old is not None and self.edition == "avalon" else facts.sheet_of(alien) or old
        if sheet is None:  # one from outside has no facts
            return super().alien(alien)
        if self.locale == "de":
            return sheet.name_de_singular or sheet.name_de
        return sheet.name

    def level(self, alien: str) -> str:
        """The alert level printed on the sheet of the edition; empty: none. That of 2000 knows no levels."""
        sheet = facts.sheet_of(alien)
        if sheet is None or (self.edition == "avalon" and alien in facts.avalon_aliens()):
            return ""
        return sheet.level

    def sheet(self, alien: str) -> SheetText:
        """The texts of a sheet and its flare; an alien from outside brings its own."""
        text = outside.about(alien, self.packs)
        return sheet_text(self.locale, alien, self.own, text, self.edition)

    def ability(self, ability: str) -> str:
        """What is used: a power by its alien and printed name, or a card."""
        source, _, part = ability.partition(".")
        if source == "reinforcement":  # any of them; which one, the event before has told
            return self.t("ability-reinforcement")
        if part in FLARE_SIDES:
            return self.flare(source, part)
        if self.is_tech(source):
            return self.tech(source)
        if (model := model_of(source)) in facts.ships():
            return self.t("ability", alien=self.source(source), power=self.t(f"ship-{model}-part-{part}"))
        if not self.is_alien(source) and (not part or source in facts.rewards()):
            return self.card(source)
        if facts.sheet_of(source) is None and source not in facts.avalon_aliens():
            own = f"alien-{source}-part-{part}"
            power = self.t(own) if self.has(own) else part.replace("-", " ") or self.sheet(source).power_name
            return self.t("ability", alien=self.alien(source), power=power) if power else self.alien(source)
        if self.has(act := f"act-{source}-{part}"):
            return self.t("ability", alien=self.alien(source), power=self.t(act))
        power, sheet = self.sheet(source).power_name, facts.sheet_of(source)
        if sheet is not None and len(sheet.power.used) > 1 and part:
            power = f"{power}: {part_name(self.locale, source, part)}"
        return self.t("ability", alien=self.alien(source), power=power)

    def is_alien(self, name: str) -> bool:
        """Is this one of the package's aliens, or of those that came to this table from outside?"""
        known = facts.sheet_of(name) is not None or name in facts.avalon_aliens()
        return known or outside.about(name, self.packs) is not None

    def is_flare(self, name: str) -> bool:
        return name.startswith(FLARE) and self.is_alien(name.removeprefix(FLARE))

    def is_tech(self, name: str) -> bool:
        return name in facts.techs()

    def is_reward(self, name: str) -> bool:
        """Is this a kind of card that only the reward deck has?"""
        return name in facts.rewards() and name not in facts.cards()

    def is_card(self, name: str) -> bool:
        return name in facts.cards() or self.is_reward(name) or name in facts.destiny() or self.is_flare(name)

    def is_played(self, ability: str) -> bool:
        """Is this a card that is played, rather than a power or a tech that is used?"""
        head, _, part = ability.partition(".")
        return not (self.is_alien(head) or self.is_tech(head)) or part in FLARE_SIDES

    def flare(self, alien: str, side: str) -> str:
        """A flare and which of its sides is played."""
        return self.t("ability-flare", flare=self.card(flare_of(alien)), side=side)

    def source(self, source: str) -> str:
        """A rule id as it is; an alien, a tech or a card by its name."""
        head = source.partition(".")[0]
        if self.is_alien(head):
            return self.alien(head)
        if self.is_tech(head):
            return self.tech(head)
        if ship := facts.ships().get(model_of(head)):
            name = ship.name_de if self.locale == "de" else ship.name
            return name if ship.id == head else self.t("second-ship", ship=name)
        return self.card(head) if self.is_card(head) else source


def _number(written: str) -> str:
    """The value of an attack as it stands in the name of its face: 08 is 8, m09 is -9."""
    return f"{MINUS}{int(written[1:])}" if written.startswith("m") else str(int(written))


def spelled(word: str) -> str:
    """An id as words, if there is nothing better."""
    text = word.replace("-", " ").replace("_", " ").strip()
    return capital(text)
