"""Steering random games to what has not happened yet: by the aliens at the table, the envoys in play, the destiny cards
on top of their decks, and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warptable import new_game
from warptable.kernel import PASS, Compose, Decision, Option, Rng, Session
from warptable.lab.coverage import Coverage

from ..engine.content.registry import registry
from ..engine.model import prompts
from ..engine.model.decks import ICONS
from ..engine.model.state import State
from ..engine.model.windows import W, Window
from ..engine.rules.abilities import Power
from .coverage import CANCELLED, DECLINED, RESTARTED, item_of, missing_of
from .usage import envoy_item, prize_of

WHIM = 8  # one choice in this many is left to chance
LIMIT = 200  # destiny cards after which a game stops (D-GAP-44)
ON_TOP = 24  # destiny cards that are laid on top of the decks
AGAINST_PRIZES = (W.PRIZE_STOP, W.PRIZE_FEE)


@dataclass(frozen=True, slots=True)
class TableSetup:
    """How a game is set up."""

    seed: int
    aliens: tuple[str, ...] | None = None
    envoys: tuple[str, ...] | None = None
    decks: tuple[str, ...] = ()
    steered: bool = False

    def open(self, edition: str, players: int, variants: tuple[str, ...]) -> Session[State]:
        return new_game(
            edition,
            players,
            self.seed,
            self.aliens,
            variants,
            envoys=self.envoys,
            decks=self.decks,
            limit=LIMIT,
        )


def lacking(coverage: Coverage, names: Sequence[str], rng: Rng) -> list[str]:
    """All of these names in random order, those of which something is missing first."""
    shuffled = sorted(names)
    rng.shuffle(shuffled)
    return sorted(shuffled, key=lambda name: not missing_of(coverage, [name, envoy_item(name)]))


def plain_setup(coverage: Coverage, seed: int, players: int) -> TableSetup:
    """Two aliens, one of which lacks something; the rest is left to chance."""
    rng = Rng.seeded("line-up", seed)
    first = lacking(coverage, list(registry().aliens), rng)[:1]
    others = [alien for alien in sorted(registry().aliens) if alien not in first]
    return TableSetup(seed, (*first, rng.choice(others)) if first and others else None)


def steered_setup(coverage: Coverage, seed: int, players: int, variants: tuple[str, ...]) -> TableSetup:
    """Aliens, envoys and destiny cards of which something is missing. If that is a cancelled prize, one alien is there
    that can cancel it."""
    rng, content = Rng.seeded("line-up", seed), registry()
    names = lacking(coverage, list(content.aliens), rng)
    if any(facet == CANCELLED for _, facet in coverage.missing()):
        names.sort(key=lambda name: not acts_in(content.aliens[name], *AGAINST_PRIZES))
        names[1:] = lacking(coverage, names[1:], rng)
    aliens = tuple(names[:2])
    envoys = []
    for icon in ICONS:
        here = [envoy.id for envoy in content.envoys.values() if envoy.icon == icon]
        envoys += lacking(coverage, here, rng)[:1]
    cards = [card for card in content.cards if missing_of(coverage, [card])]
    rng.shuffle(cards)
    return TableSetup(seed, aliens if len(aliens) == 2 else None, tuple(envoys), tuple(cards[:ON_TOP]), True)


def acts_in(power: Power, *windows: Window) -> bool:
    """Has this alien or envoy something to do in one of these windows?"""
    return any(set(windows) & set(ability.windows) for ability in power.abilities)


def promise(coverage: Coverage, game: Session[State]) -> int:
    """How much of what is missing can happen in this game now."""
    s = game.state
    names = [seat.alien for seat in s.seats if seat.alien]
    for envoy in s.envoys:
        names += [envoy.id, envoy_item(envoy.id)]
    for deck in s.destiny:
        for card in deck:
            names += [card, prize_of(card)]
    names += [s.faces[card] for seat in s.seats for card in seat.hand]
    return len(missing_of(coverage, names))


def choose(coverage: Coverage, game: Session[State], decision: Decision[object], rng: Rng) -> Option:
    """An option that leads to something missing, else a random one."""
    options = decision.options
    if not rng.below(WHIM):
        return rng.choice(options)
    if decision.prompt == prompts.REVEAL_ENVOY:
        return _reveal(coverage, game, decision, rng)
    if decision.prompt in (prompts.USE, prompts.REINFORCE):
        items = {option: item_of(game, decision.seat, option) for option in options if option != PASS}
        if any(coverage.lacks(item, DECLINED) for item in items.values()) and PASS in options:
            return PASS
        wished = [option for option, item in items.items() if missing_of(coverage, [item])]
        return rng.choice(wished or options)
    if decision.prompt == prompts.FRIEND_UP:
        return rng.choice([option for option in options if _strange(game, decision.seat, option)] or options)
    if _wants_restart(coverage):
        return _for_restart(game, decision, rng)
    return rng.choice(options)


def _reveal(coverage: Coverage, game: Session[State], decision: Decision[object], rng: Rng) -> Option:
    """Waiting counts as declining; an envoy that has been declined once is turned up. One that acts when it is turned
    up waits for a duel that has started over, as long as that has not happened."""
    s = game.state
    hidden = [envoy.id for envoy in s.envoys if envoy.ally == decision.seat and not envoy.up]
    waiting = any(coverage.lacks(envoy_item(envoy), DECLINED) for envoy in hidden)
    if s.frame is not None and s.frame.round == 1:
        known = registry().envoys
        waiting |= any(coverage.lacks(envoy, RESTARTED) and acts_in(known[envoy], W.ENVOY_REVEALED) for envoy in hidden)
    if waiting and "wait" in decision.options:
        return "wait"
    return "reveal" if "reveal" in decision.options else rng.choice(decision.options)


def _strange(game: Session[State], seat: int, icon: Option) -> bool:
    """Is this an envoy that is not yet allied with the seat?"""
    return any(envoy.icon == icon and envoy.ally != seat for envoy in game.state.envoys)


def _wants_restart(coverage: Coverage) -> bool:
    return any(facet == RESTARTED for _, facet in coverage.missing())


def _for_restart(game: Session[State], decision: Decision[object], rng: Rng) -> Option:
    """Few ships and high blasts, so that nobody has ships left and the duel starts over."""
    if decision.prompt == prompts.DIAL:
        return decision.options[0]
    if isinstance(decision, Compose) and decision.prompt == prompts.LOCK_IN:
        tactics = game.game.tactics
        blasts = [
            option
            for option in decision.options
            if isinstance(option, tuple) and len(option) == 3 and tactics[option[1]][option[2]].kind == "blast"
        ]
        if blasts:
            return max(blasts, key=lambda option: tactics[option[1]][option[2]].value)
    return rng.choice(decision.options)
