"""Steering random games to what has not happened yet: by the aliens at the table, the flares in the deck, the deal of
the cards, the techs that are laid out, the reward cards in hands, and the answers to offers."""

from dataclasses import dataclass
from typing import Any

from warptable import new_game
from warptable.kernel import PASS, Decision, Option, Rng, Session
from warptable.kernel.packs import Packs
from warptable.lab.coverage import Coverage

from ..engine.content.registry import all_techs, registry_for
from ..engine.editions import edition_for
from ..engine.model import prompts
from ..engine.model.position import Position
from ..engine.model.prompts import WINDOWS
from ..engine.model.state import State
from ..engine.model.windows import W
from ..engine.rules.abilities import SUPER
from ..engine.rules.tech_uses import ABANDON, COMPLETE
from .coverage import (
    ACTIONS,
    CANCELLED,
    DECLINED,
    SCRAMBLER,
    STOPPERS,
    USED,
    ZAPPED,
    action_of,
    in_reach,
    item_of,
    playable,
)
from .happenings import EXPLODED, HAPPENINGS, TAKEN
from .positions import laid_out, techs_of

DEALS = 40  # deals of the cards that are looked at for one table
FLARES = 10  # in the deck of a steered table
BY_USE = tuple(facet for facet in HAPPENINGS if facet not in (TAKEN, EXPLODED))  # what comes of using a card
WHIM = 8  # one choice in this many is left to chance
BY_BACK = ("reward-backs", "take-rewards")  # questions how many cards are reward cards
APART = 10_000  # between the seeds of two deals for one table


@dataclass(frozen=True, slots=True)
class TableSetup:
    """How a game is set up."""

    seed: int
    aliens: tuple[str, ...] | None = None
    flares: tuple[str, ...] | None = None
    steered: bool = False
    position: Position | None = None
    packs: Packs = ()

    def open(self, edition: str, players: int, variants: tuple[str, ...]) -> Session[State]:
        more: dict[str, Any] = {"flares": self.flares, "position": self.position, "packs": self.packs}
        return new_game(edition, players, self.seed, self.aliens, variants, **more)


def lacking(coverage: Coverage, players: int) -> list[str]:
    """The aliens with a power or flare of which something is missing."""
    items = {item.partition(".")[0] for item, _ in coverage.missing()}
    there = playable(coverage.edition, players, coverage.variants, coverage.packs)
    return [alien for alien in there if alien in items]


def aliens_for(coverage: Coverage, first: int, players: int, rng: Rng) -> tuple[str, ...]:
    """An alien per seat, in random order; `first` of them lack something."""
    aliens = playable(coverage.edition, players, coverage.variants, coverage.packs)
    wanted = lacking(coverage, players)
    rng.shuffle(wanted)
    rng.shuffle(aliens)
    chosen: list[str] = []
    for alien in wanted[:first] + aliens:
        if len(chosen) < players and registry_for(coverage.edition, (), coverage.packs).may_join(alien, chosen):
            chosen.append(alien)
    rng.shuffle(chosen)
    return tuple(chosen)


def plain_setup(coverage: Coverage, seed: int, players: int) -> TableSetup:
    """Half of the aliens lack something; the rest is as the edition has it."""
    aliens = aliens_for(coverage, max(1, players // 2), players, Rng.seeded("line-up", seed))
    return TableSetup(seed, aliens, packs=coverage.packs)


def steered_setup(coverage: Coverage, seed: int, players: int, variants: tuple[str, ...]) -> TableSetup:
    """All aliens lack something, and the deck holds flares that lack something; techs that lack something are laid out,
    reward cards that lack something are in hands. Of several deals the one is taken that brings most of it into the
    right hands."""
    rng = Rng.seeded("line-up", seed)
    aliens = aliens_for(coverage, players, players, rng)
    flares = flares_for(coverage, aliens, rng)
    named = [*techs_for(coverage, players), *rewards_for(coverage, players)]
    setups = []
    for number in range(DEALS):
        made, position = seed + number * APART, None
        if named:
            dealt = Rng.seeded("techs", made)
            position = laid_out(coverage.edition, players, variants, flares or (), dealt, named)
        setups.append(TableSetup(made, aliens, flares, True, position, coverage.packs))
    return max(setups, key=lambda setup: promise(coverage, setup.open(coverage.edition, players, variants)))


def techs_for(coverage: Coverage, players: int) -> list[str]:
    """The techs of which something is missing, and the one that cancels others."""
    lack = {item.partition(".")[0] for item, _ in coverage.missing()}
    wanted = [
        tech.id for tech in techs_of(edition_for(coverage.edition, coverage.variants, players)) if tech.id in lack
    ]
    return [*wanted, SCRAMBLER] if wanted else []


def rewards_for(coverage: Coverage, players: int) -> list[str]:
    """The reward cards of which something is missing."""
    lack = {item for item, _ in coverage.missing()}
    return [face for face, _ in edition_for(coverage.edition, coverage.variants, players).reward_deck if face in lack]


def flares_for(coverage: Coverage, aliens: tuple[str, ...], rng: Rng) -> tuple[str, ...] | None:
    """The flares of which something is missing: the super side only for an alien at the table."""
    sides = {item.partition(".")[::2] for item, _ in coverage.missing() if item.endswith((".wild", ".super"))}
    wanted = sorted({alien for alien, side in sides if side != SUPER or alien in aliens})
    rng.shuffle(wanted)
    return tuple(wanted[:FLARES]) or None


def promise(coverage: Coverage, game: Session[State]) -> int:
    """The number of missing facets that can happen now; it counts twice if another seat holds the zap for it."""
    reach = list(in_reach(game))
    holders = {facet: {seat for seat, item in reach if item == card} for facet, card in STOPPERS.items()}
    missing = [
        (seat, facet) for seat, item in reach for facet in coverage.wanted.get(item, ()) if coverage.lacks(item, facet)
    ]
    return sum(1 + bool(holders.get(facet, set()) - {seat}) for seat, facet in missing)


def choose(coverage: Coverage, game: Session[State], decision: Decision[object], rng: Rng) -> Option:
    """An option that leads to something missing, else a random one; zaps are kept for what is missing, and cards that
    nobody has taken yet for whoever takes them."""
    options = decision.options
    if not rng.below(WHIM):
        return rng.choice(options)
    if decision.kind != "offer":
        return rng.choice(rewarding(coverage, game, decision) or options)
    items = {option: item_of(game, decision.seat, option) for option in options if option != PASS}
    if any(coverage.lacks(item, DECLINED) for item in items.values()):
        return PASS
    answering = (decision.about or {}).get("answering")
    if answering is not None and items:
        facet = ZAPPED if decision.prompt == WINDOWS[W.USE_ANNOUNCED] else CANCELLED
        return answer(coverage, str(answering), facet, items, rng)
    wishes = [option for option, item in items.items() if wished(coverage, item) or leads_on(coverage, option, item)]
    kept = [option for option in options if not coverage.lacks(items.get(option, ""), TAKEN)]
    return rng.choice(wishes or kept)


def rewarding(coverage: Coverage, game: Session[State], decision: Decision[object]) -> list[Option]:
    """Where no offer is made, what brings reward cards on: laying those that were not laid yet, drawing and taking
    some. Nothing where all of it has happened."""
    if decision.prompt == prompts.ENCOUNTER_CARD:
        faces = {option: game.state.faces[option] for option in decision.options}
        return [option for option, face in faces.items() if coverage.lacks(face, USED)]
    if decision.prompt in BY_BACK and rewards_for(coverage, len(game.state.seats)):
        return [decision.options[-1]]
    return []


def leads_on(coverage: Coverage, option: Option, item: str) -> bool:
    """Is this action in the laboratory missing, or does it bring a tech on that lacks something?"""
    action = action_of(option)
    if not action:
        return False
    return coverage.lacks(item, action) or (option[0] != ABANDON and _unused(coverage, item))


def _unused(coverage: Coverage, tech: str) -> bool:
    """Is anything missing that a tech does once it is completed?"""
    later = coverage.lacks(tech, ACTIONS[COMPLETE])
    return later or any(wished(coverage, ability.id) for ability in all_techs()[tech].abilities)


def answer(coverage: Coverage, target: str, facet: str, items: dict[Option, str], rng: Rng) -> Option:
    """Stop the target if that is still missing, unless its effect is missing too."""
    wishes = [option for option, item in items.items() if wished(coverage, item)]
    if wishes or (coverage.lacks(target, facet) and not coverage.lacks(target, USED)):
        return rng.choice(wishes or list(items))
    return PASS


def wished(coverage: Coverage, item: str) -> bool:
    """Is anything missing that comes of using this?"""
    return any(coverage.lacks(item, facet) for facet in (USED, CANCELLED, ZAPPED, *BY_USE))
