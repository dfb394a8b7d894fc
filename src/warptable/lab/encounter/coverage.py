"""What has happened at the tables played so far: each power and each card offered, used, declined, cancelled, zapped.

Powers are zapped and cards are cancelled; a super flare may be answered in both ways (F-FAQ-6).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from ...encounter.content.registry import registry_for
from ...encounter.editions import EDITIONS, edition_for
from ...encounter.model.cards import flare_of
from ...encounter.model.state import State
from ...encounter.rules.abilities import SUPER, WILD, Ability
from ...encounter.rules.use import matching_sheet
from ...kernel import PASS, Decision, Event, Session

OFFERED, USED, DECLINED, CANCELLED, ZAPPED = "offered", "used", "declined", "cancelled", "zapped"
FACETS = (OFFERED, USED, DECLINED, CANCELLED, ZAPPED)
STOPPERS = {CANCELLED: "card-zap", ZAPPED: "cosmic-zap"}
CHOSEN = (OFFERED, USED, DECLINED)

Wanted = dict[str, tuple[str, ...]]


@dataclass(slots=True)
class Coverage:
    """What has happened so far. What is used and then stopped does not count as used."""

    edition: str
    wanted: Wanted
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)  # (item, facet)
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def lacks(self, item: str, facet: str) -> bool:
        """Can this happen, and has it not?"""
        return facet in self.wanted.get(item, ()) and self.counts[item, facet] <= 0

    def missing(self) -> list[tuple[str, str]]:
        """(item, facet) pairs that can happen and have not."""
        return [(item, facet) for item, facets in self.wanted.items() for facet in facets if self.lacks(item, facet)]

    def table(self) -> str:
        """The counts as text; a dash where something cannot happen."""
        width = max((len(item) for item in self.wanted), default=4)
        lines = [" ".join(["item".ljust(width), *(facet.rjust(9) for facet in FACETS)])]
        for item, facets in sorted(self.wanted.items()):
            cells = [str(self.counts[item, facet]) if facet in facets else "-" for facet in FACETS]
            lines.append(" ".join([item.ljust(width), *(cell.rjust(9) for cell in cells)]))
        return "\n".join(lines)


def playable(edition: str) -> list[str]:
    """The powers of an edition that are there to be played."""
    return [alien for alien in EDITIONS[edition].aliens if alien in registry_for(edition).aliens]


def wanted_of(edition: str, players: int, variants: tuple[str, ...] = ()) -> Wanted:
    """What can happen at all at such tables, read from the deck and from the declarations. A secret play is not
    counted: it is offered by its choices, which only a game knows, and nobody is told of it."""
    rules, registry = edition_for(edition, variants, players), registry_for(edition)
    cards = {face for face, _ in rules.deck}
    wanted: Wanted = {}
    for alien in playable(edition):
        for ability in registry.aliens[alien].abilities:
            wanted[ability.id] = power_facets(ability, "cosmic-zap" in cards)
        for ability in registry.aliens[alien].house if alien in rules.classic else ():
            wanted[ability.id] = CHOSEN
        if rules.flares and flare_of(alien) in registry.flares:
            for flare in registry.aliens[alien].sides(alien in rules.classic):
                if flare.secret is not None:
                    continue
                stopped = (CANCELLED, ZAPPED) if flare.flare == SUPER else (CANCELLED,)
                wanted[flare.id] = (*CHOSEN, *(facet for facet in stopped if STOPPERS[facet] in cards))
    for face in registry.artifacts:
        if face in cards and (face != "cosmic-zap" or playable(edition)):
            wanted[face] = (*CHOSEN, CANCELLED) if "card-zap" in cards else CHOSEN
    return {item: facets for item, facets in wanted.items() if facets}


def power_facets(ability: Ability, zaps: bool) -> tuple[str, ...]:
    """A mandatory power is not offered, and what is no use is not zapped; a mandatory part that is no use neither asks
    nor announces anything. What has no moment of its own is used by way of something else that is offered."""
    if ability.must and not ability.is_use:
        return ()
    chosen = (USED,) if ability.must or not ability.windows else CHOSEN
    return (*chosen, ZAPPED) if ability.is_use and zaps else chosen


def item_of(game: Session[State], seat: int, option: object) -> str:
    """What an option of an offer is called here: an ability, an artifact, or the side of a flare this seat would play;
    empty for a pass."""
    if isinstance(option, int):
        face = game.state.faces[option]
        flare = registry_for(game.state.edition).flares.get(face)
        return face if flare is None else side_of(game, seat, flare.alien)
    return option if isinstance(option, str) and option != PASS else ""


def side_of(game: Session[State], seat: int, alien: str) -> str:
    """F-FLARE-5, F-FLARE-6: the side of this alien's flare that the seat would play now."""
    return f"{alien}.{WILD if matching_sheet(game.game, seat, alien) is None else SUPER}"


def note_offer(coverage: Coverage, game: Session[State], decision: Decision[object], option: object) -> None:
    """An offer was made; what announces nothing is used when it is chosen; all are declined if nothing is."""
    if decision.kind != "offer":
        return
    for offered in decision.options:
        item = item_of(game, decision.seat, offered)
        if item:
            coverage.counts[item, OFFERED] += 1
            coverage.counts[item, DECLINED] += option == PASS
            coverage.counts[item, USED] += option == offered and silent(coverage.edition, item)


def silent(edition: str, item: str) -> bool:
    """Is this a part of a power that is no use, or what everybody may do, so that nothing is announced?"""
    aliens = registry_for(edition).aliens.values()
    quiet = (ability for alien in aliens for ability in (*alien.abilities, *alien.house) if not ability.is_use)
    return any(ability.id == item for ability in quiet)


def note_event(coverage: Coverage, event: Event) -> None:
    """Cards that were played, powers that were used, and what was cancelled."""
    item = played(event)
    if item:
        coverage.counts[item, USED] += 1
    elif event.kind == "cancelled":
        facet = ZAPPED if event.source == STOPPERS[ZAPPED] else CANCELLED
        coverage.counts[event.data["ability"], facet] += 1
        coverage.counts[event.data["ability"], USED] -= 1


def played(event: Event) -> str:
    """The item that this event says is used; empty if it says something else."""
    if event.kind == "power_used":
        return str(event.data["ability"])
    if event.kind == "card_played":
        return str(event.data["face"])
    if event.kind == "flare_played":
        return f"{event.data['face'].removeprefix('flare-')}.{event.data['side']}"
    return ""


def in_reach(game: Session[State]) -> Iterator[tuple[int, str]]:
    """(seat, item): what the seats hold and have in force now."""
    registry = registry_for(game.state.edition)
    for number, seat in enumerate(game.state.seats):
        for sheet in seat.sheets:
            if not sheet.lost:
                yield from ((number, ability.id) for ability in registry.aliens[sheet.alien].abilities)
        for card in seat.hand:
            yield number, item_of(game, number, card)
