"""Ids to words, for one reader: planets, cards, tactics, envoys, aliens, abilities."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from warptable.kernel.packs import Packs
from warptable.text.speaker import Speaker as GeneralSpeaker

from ..engine import facts
from ..engine.model.places import PLACE_NAMES, planet_id
from ..engine.model.tactics import ALTERNATIVE
from .cards import DestinyText, SheetText, alien_text, destiny_text, envoy_text
from .numbers import MINUS, signed

if TYPE_CHECKING:
    from ..engine.facts import Half, Tactic


class Speaker(GeneralSpeaker):
    """Speaks about everything on the table of a game for two."""

    colors = ("orange", "blue")
    some_rule = "D-D05-02"

    def __init__(
        self,
        locale: str,
        me: int | None = None,
        names: Sequence[str] = (),
        variants: Sequence[str] = (),
        packs: Packs = (),
    ) -> None:
        super().__init__(locale, me, names, packs)
        self.variants = tuple(variants)

    @cached_property
    def identity(self) -> tuple[Hashable, ...]:
        return (*super().identity, self.variants)

    @cached_property
    def to_others(self) -> Speaker:
        """Who tells the same to a spectator."""
        return Speaker(self.locale, None, self.names, self.variants, self.packs)

    # ---- places -----------------------------------------------------------------------------------

    def level(self, alien: str) -> str:
        """The alert level printed on its sheet."""
        return facts.aliens()[alien].level

    def planet(self, tile: int) -> str:
        """The name of a planet tile."""
        return self._named(facts.planets()[planet_id(tile)])

    def place(self, place: int) -> str:
        return self.planet(place) if place >= 0 else self.t(f"duel-place-{PLACE_NAMES[place]}")

    # ---- cards and tactics ------------------------------------------------------------------------

    def card(self, face: str) -> str:
        """The name and value of a plan or a reinforcement, or the name of a destiny card."""
        if plan := facts.plans().get(face):
            return self.t("duel-card-plan", name=self._named(plan), value=printed(plan.value))
        if extra := facts.reinforcements().get(face):
            return self.t("duel-card-reinforcement", name=self._named(extra), value=value_of(face))
        return self._named(facts.destiny()[face]) if face in facts.destiny() else face

    def cards(self, faces: Iterable[str]) -> str:
        return ", ".join(self.card(face) for face in faces)

    def deck(self, deck: str) -> str:
        """One of the three decks of destiny cards."""
        return self.t(f"duel-deck-{deck}")

    @property
    def tactics(self) -> tuple[Tactic, ...]:
        """The five tactics of this table."""
        return tuple(facts.tactics(alternative=ALTERNATIVE in self.variants).values())

    def tactic(self, tactic: int) -> str:
        """Both halves of a tactic."""
        first, second = (self.half_words(half) for half in self.tactics[tactic].halves)
        return self.t("duel-tactic", first=first, second=second)

    def half(self, tactic: int, side: int) -> str:
        """One half of a tactic."""
        return self.half_words(self.tactics[tactic].halves[side])

    def half_words(self, half: Half) -> str:
        return self.t(f"duel-half-{half.kind}", value=half.value)

    # ---- aliens and envoys ------------------------------------------------------------------------

    def alien(self, alien: str) -> str:
        known = facts.aliens().get(alien)
        return self._named(known) if known is not None else super().alien(alien)

    def sheet(self, alien: str) -> SheetText:
        """The texts of an alien card."""
        return alien_text(self.locale, alien)

    def envoy(self, envoy: str, icon: str = "") -> str:
        """The name of an envoy; one that the reader does not know has only its icon."""
        if envoy in facts.envoys():
            return self._named(facts.envoys()[envoy])
        return self.t("duel-envoy-hidden", icon=self.t(f"duel-icon-{icon}"))

    def envoy_sheet(self, envoy: str) -> SheetText:
        """The texts of an envoy card."""
        return envoy_text(self.locale, envoy)

    def destiny_text(self, card: str) -> DestinyText:
        """The texts of a destiny card."""
        return destiny_text(self.locale, card)

    def ability(self, ability: str) -> str:
        """What is used, with whose it is: Bouncer: House Rules."""
        source, _, part = ability.partition(".")
        if alien := facts.aliens().get(source):
            found = next((one for one in alien.abilities if one.id == part), None)
            named = self._named(alien)
            return named if found is None else self.t("duel-ability", owner=named, ability=self._named(found))
        if envoy := facts.envoys().get(source):
            return self.t("duel-ability", owner=self._named(envoy), ability=self._named(envoy.ability))
        return self.source(source)

    def ability_text(self, ability: str) -> str:
        """The text of an ability; empty for anything else."""
        source, _, part = ability.partition(".")
        if source in facts.aliens():
            return next((one.text for one in self.sheet(source).abilities if one.id == part), "")
        return self.envoy_sheet(source).abilities[0].text if source in facts.envoys() else ""

    def source(self, source: str) -> str:
        """A rule id as it is; anything else by its name."""
        head = source.partition(".")[0]
        for group in (facts.aliens(), facts.envoys(), facts.planets(), facts.tactics(), facts.switches()):
            if head in group:
                return self._named(group[head])
        return self.card(head)

    def way(self, way: str) -> str:
        """The text by which somebody has won the game; some say what was needed."""
        head = way.partition(".")[0]
        if self.has(f"duel-way-{head}"):
            return self.t(f"duel-way-{head}", source=self.source(head))
        return self.source(head)

    def _named(self, entry: HasNames) -> str:
        return entry.name_de if self.locale == "de" else entry.name


HasNames = (
    facts.AlienFacts
    | facts.AbilityFacts
    | facts.EnvoyFacts
    | facts.DestinyFacts
    | facts.Plan
    | facts.Reinforcement
    | facts.Planet
    | facts.Tactic
    | facts.Switch
)
"""What the facts name in both languages."""


def printed(value: int) -> str:
    """A number as plans show it: with two digits."""
    return f"{abs(value):02}" if value >= 0 else f"{MINUS}{-value:02}"


def value_of(face: str) -> str:
    """What stands on a card: the number of a plan, or that of a reinforcement with its sign."""
    if plan := facts.plans().get(face):
        return printed(plan.value)
    card = facts.reinforcements()[face]
    if card.value is not None:
        return signed(card.value)
    return f"±{card.even}" if (card.even or 0) > 0 else f"∓{-(card.even or 0)}"
