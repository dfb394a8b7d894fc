"""What can happen to powers, cards and techs, and what has happened: offered, used, declined, cancelled, zapped; and in
the laboratory researched, completed, abandoned.

Powers are zapped, cards and techs are cancelled; a super flare may be answered in both ways (F-FAQ-6). What is used and
then stopped does not count as used. What more can happen to reward cards is in `happenings`.
"""

from collections.abc import Iterator, Sequence
from types import FunctionType
from typing import Any

from warptable.kernel import PASS, Decision, Event, Of, Session
from warptable.kernel.packs import Packs
from warptable.lab.coverage import Coverage, Wanted

from ..engine.content.registry import all_techs, registry_for
from ..engine.editions import edition_for
from ..engine.model.cards import FACES, CardType, Face, flare_of
from ..engine.model.prompts import REINFORCEMENT, played_as
from ..engine.model.state import State
from ..engine.rulebook import Settings
from ..engine.rules.abilities import SUPER, WILD, Ability
from ..engine.rules.tech_uses import ABANDON, COMPLETE, RESEARCH
from ..engine.rules.usable import matching_sheet
from ..engine.rules.wiring import Registry
from .happenings import ACTED, HAPPENINGS, LATER, happened, reward_facets
from .positions import techs_of

OFFERED, USED, DECLINED, CANCELLED, ZAPPED = "offered", "used", "declined", "cancelled", "zapped"
ACTIONS = {RESEARCH: "researched", COMPLETE: "completed", ABANDON: "abandoned"}
FACETS = (OFFERED, USED, DECLINED, CANCELLED, ZAPPED, *ACTIONS.values(), *HAPPENINGS)
STOPPERS = {CANCELLED: "card-zap", ZAPPED: "cosmic-zap"}
THREE = 3  # players: every edition and variant is played by this many
CHOSEN = (OFFERED, USED, DECLINED)
SCRAMBLER = "tech-scrambler"
"""The tech that cancels others; there is one, so nothing cancels it."""


ZAPS = {STOPPERS[ZAPPED], *(one.id for tech in all_techs().values() for one in tech.abilities if one.zaps)}
"""What zaps powers."""


def playable(edition: str, players: int, variants: tuple[str, ...] = (), packs: Packs = ()) -> list[str]:
    """The aliens of an edition, of the expansions in play and of these packs that can be at a table of this many."""
    rules = edition_for(edition, variants, players)
    dealt = Settings(edition, players, variants=variants, packs=packs).dealt_from(rules)
    return [alien for alien in (*rules.pool, *(alien for pack in packs for alien in pack.ids)) if alien in dealt]


def content_of(edition: str, variants: tuple[str, ...] = (), packs: Packs = ()) -> Registry:
    """The content of an edition with these variants and packs, with flares as printed."""
    rules = edition_for(edition, variants, THREE)
    return registry_for(edition, (), packs, (), rules.more_aliens, rules.reward_deck, rules.ships)


def wanted(edition: str, players: int, variants: tuple[str, ...] = (), packs: Packs = ()) -> Wanted:
    """What can happen at such tables, read from the deck and from the declarations of the aliens.

    A secret play is left out: only a game knows the choices by which it is offered, and nobody is told of it.
    """
    rules, registry = edition_for(edition, variants, players), content_of(edition, variants, packs)
    cards = {face for face, _ in rules.deck}
    found: Wanted = {}
    for alien in playable(edition, players, variants, packs):
        for ability in registry.aliens[alien].abilities:
            found[ability.id] = power_facets(ability, "cosmic-zap" in cards)
        for ability in registry.aliens[alien].house if alien in rules.classic else ():
            found[ability.id] = CHOSEN
        if rules.flares and flare_of(alien) in registry.flares:
            for flare in registry.aliens[alien].sides(alien in rules.classic):
                if flare.secret is not None:
                    continue
                stopped = (CANCELLED, ZAPPED) if flare.flare == SUPER else (CANCELLED,)
                later = LATER if flare.flare == WILD and _announces(flare) else ()
                found[flare.id] = (*CHOSEN, *(facet for facet in stopped if STOPPERS[facet] in cards), *later)
    for face in registry.artifacts:
        if face in cards and (face != "cosmic-zap" or rules.pool):
            found[face] = (*CHOSEN, CANCELLED) if "card-zap" in cards else CHOSEN
    for face, _ in rules.reward_deck:
        found[face] = (*_played_as(FACES[face]), *reward_facets(FACES[face], registry))
    for ship in registry.ships.values():
        found |= dict.fromkeys((ability.id for ability in ship.abilities), CHOSEN)
    for tech in techs_of(rules):
        found[tech.id] = tuple(ACTIONS[word] for word in ACTIONS if word != COMPLETE or not tech.hidden)
        facets = (*CHOSEN, CANCELLED) if tech.id != SCRAMBLER else CHOSEN
        found |= dict.fromkeys((ability.id for ability in tech.abilities), facets)
    return {item: facets for item, facets in found.items() if facets}


def _announces(ability: Ability) -> bool:
    """Does it leave something for later in the encounter (`Use.later`, `Use.instead_of_cards`)?"""
    names = ability.effect.__code__.co_names if isinstance(ability.effect, FunctionType) else ()
    return "later" in names or "instead_of_cards" in names


def _played_as(face: Face) -> tuple[str, ...]:
    """How a card of the reward deck is used: an encounter card by being revealed, a reinforcement without an offer of
    its own, the rest as it is offered. Card Zap reaches artifacts only (N-RIFT-8)."""
    if face.encounter:
        return (USED,)
    if face.type is CardType.REINFORCEMENT:
        return ()
    return (*CHOSEN, CANCELLED) if face.type is CardType.ARTIFACT else CHOSEN


def power_facets(ability: Ability, zaps: bool) -> tuple[str, ...]:
    """A mandatory power is not offered. A part of a power that does not count as a use is not zapped; if it is also
    mandatory, it neither asks nor announces anything. An ability without a window is used through another offer."""
    if ability.must and not ability.is_use:
        return ()
    chosen = (USED,) if ability.must or not ability.windows else CHOSEN
    return (*chosen, ZAPPED) if ability.is_use and zaps else chosen


def item_of(game: Session[State], seat: int, option: object) -> str:
    """The item that an option of an offer stands for: an ability, an artifact, the side of a flare that this seat would
    play, or the tech of an action in the laboratory; empty for a pass."""
    if action_of(option):
        return tech_at(game, seat, option)
    if played_as(option) and isinstance(option, tuple):  # as another card; the flare that makes it possible
        option = option[-1]
    if isinstance(option, int):
        face = game.state.faces[option]
        flare = content_of(game.state.edition, game.state.variants, game.options.packs).flares.get(face)
        return face if flare is None else side_of(game, seat, flare.alien)
    return option if isinstance(option, str) and option != PASS else ""


def action_of(option: object) -> str:
    """What an option does in the laboratory, as a facet; empty for any other option."""
    return ACTIONS.get(option[0], "") if isinstance(option, tuple) and len(option) == 2 else ""


def tech_at(game: Session[State], seat: int, option: Any) -> str:
    """The tech that an action names by its place among those of the seat."""
    assert game.state.laboratory is not None
    name: str = game.state.laboratory.of(seat)[option[1]].id
    return name


def look_of(game: Session[State], decision: Decision[object], option: object) -> object:
    """A card looks like its face; everything else is one of a kind."""
    card = option[0] if isinstance(option, tuple) and decision.of == REINFORCEMENT else option
    if decision.of in (Of.CARD, Of.USE, REINFORCEMENT) and isinstance(card, int):
        return game.state.faces[card]
    return option


def side_of(game: Session[State], seat: int, alien: str) -> str:
    """F-FLARE-5, F-FLARE-6: the side of this alien's flare that the seat would play now."""
    return f"{alien}.{WILD if matching_sheet(game.game, seat, alien) is None else SUPER}"


def note_offer(coverage: Coverage, game: Session[State], decision: Decision[object], option: object) -> None:
    """Count an offer. A pass declines all of it; an option that announces nothing is used as soon as it is chosen. A
    question tells that the card acts that asks it."""
    if decision.kind != "offer":
        coverage.counts[decision.source, ACTED] += 1
        return
    for offered in decision.options:
        item, action = item_of(game, decision.seat, offered), action_of(offered)
        if action:
            coverage.counts[item, action] += option == offered
        elif item:
            coverage.counts[item, OFFERED] += 1
            coverage.counts[item, DECLINED] += option == PASS
            coverage.counts[item, USED] += option == offered and silent(coverage, item)


def silent(coverage: Coverage, item: str) -> bool:
    """Is nothing announced when this is chosen? So it is with house rules, special ships, parts that do not count as a
    use, and cards that are laid facedown."""
    if item in FACES and FACES[item].type in (CardType.KICKER, CardType.INTIMIDATE):
        return True
    content = content_of(coverage.edition, coverage.variants, coverage.packs)
    declared = [(*alien.abilities, *alien.house) for alien in content.aliens.values()]
    declared += [tuple(ship.abilities) for ship in content.ships.values()]
    return any(ability.id == item and not ability.is_use for abilities in declared for ability in abilities)


def note_events(coverage: Coverage, log: Sequence[Event], since: int) -> None:
    """Count what the events from this place on tell: a card that was played, a power that was used, the cancelling of
    one, and what else happens to cards."""
    for place in range(since, len(log)):
        event = log[place]
        item = played(event)
        if item:
            coverage.counts[item, USED] += 1
        elif event.kind == "revealed":
            coverage.counts.update((face, USED) for face in event.faces)
        elif event.kind == "cancelled":
            facet = ZAPPED if event.source in ZAPS else CANCELLED
            coverage.counts[event.ability, facet] += 1
            coverage.counts[event.ability, USED] -= 1
        if coverage.variants:
            coverage.counts.update(happened(log, place))


def played(event: Event) -> str:
    """The item whose use this event reports; empty for other events."""
    if event.kind in ("power_used", "tech_used"):
        return str(event.ability)
    if event.kind == "card_played":
        return str(event.face)
    if event.kind == "flare_played":
        return f"{event.face.removeprefix('flare-')}.{event.side}"
    return ""


def in_reach(game: Session[State]) -> Iterator[tuple[int, str]]:
    """(seat, item) for every power in force, every card in hand and every tech."""
    registry = game.game.registry
    for number, seat in enumerate(game.state.seats):
        for sheet in seat.sheets:
            if not sheet.lost:
                yield from ((number, ability.id) for ability in registry.aliens[sheet.alien].abilities)
        for card in seat.hand:
            yield number, item_of(game, number, card)
    for tech in game.state.laboratory.techs if game.state.laboratory is not None else ():
        yield tech.owner, tech.id
        yield from ((tech.owner, ability.id) for ability in registry.techs[tech.id].abilities)
