"""What must hold at every decision of every game; each check returns what is wrong, or nothing."""

from collections import Counter
from collections.abc import Iterator

from warptable.kernel import Session

from .editions import edition_for
from .model.origins import RESTING
from .model.piles import REWARD, back_of
from .model.places import AIR, BESIDE, GATE, HELD, LAB, PLACE_NAMES
from .model.state import State
from .verbs.planets import planets_beside

BEFORE_LAUNCH = ("turn.start", "regroup.start", "regroup.ship", "regroup.open", "destiny.draw", "destiny.settle")
NO_EVENT = ("", "launch.aim", "launch.send", "alliance.invite", "planning.select")  # nothing is on its way to the warp


def problems(game: Session[State]) -> list[str]:
    """Everything that is wrong with a running game."""
    state = game.state
    found = [*ship_problems(game), *card_problems(state), *colony_problems(state), *hearing_problems(game)]
    found += [*quiet_problems(state), *tech_problems(game), *reward_problems(state), *facedown_problems(state)]
    if not game.over:
        found += [f"{wrong}: {decision}" for decision in game.decisions if (wrong := decision.unanswerable())]
        if not game.decisions:
            found.append(f"nothing is asked in {state.step}")
    return found


def facedown_problems(state: State) -> Iterator[str]:
    """Nothing has come of the power of a sheet that lies facedown: nothing lies on it, and it remembers nothing."""
    for seat, player in enumerate(state.seats):
        for sheet in player.sheets:
            if sheet.hidden and (sheet.memory or sheet.cards or any(sheet.crew)):
                yield f"something has come of the facedown sheet of seat {seat}: {sheet}"


def ship_problems(game: Session[State]) -> Iterator[str]:
    """Ships are conserved per colour and never negative; at the end of an event none hangs in the air."""
    state = game.state
    edition = edition_for(state.edition, state.variants, len(state.seats))
    fleet = edition.planets * edition.ships_per_planet
    if state.step.startswith("setup."):
        return
    for seat in range(len(state.seats)):
        ships = [row[seat] for row in state.ships]
        due = fleet + sum(mark.number for mark in state.marks if mark.seat == seat and mark.added)
        if sum(ships) != due or min(ships) < 0:
            yield f"seat {seat} has {sum(ships)} ships, not {due}: {ships}"
    marked: Counter[tuple[int, int]] = Counter()
    for mark in state.marks:
        marked[mark.seat, mark.place] += mark.number
    for (seat, place), number in marked.items():
        if number > state.ships[place][seat]:
            yield f"seat {seat} has marked ships at {place} that are not there"
    if len({(mark.kind, mark.seat, mark.place) for mark in state.marks}) < len(state.marks):
        yield f"marks of one kind are not together: {state.marks}"
    if edition.more_aliens:
        crews = [sheet.crew for player in state.seats for sheet in player.sheets if sheet.crew]
        counted = [sum(crew[seat] for crew in crews) for seat in range(len(state.seats))]
        if counted != state.ships[HELD] or any(number < 0 for crew in crews for number in crew):
            yield f"on sheets lie {crews}, but {state.ships[HELD]} are counted"
    if _quiet(game) and any(state.ships[AIR]):
        yield f"ships hang in the air: {state.ships[AIR]}"
    for planet in state.gone:
        tokens = any(planet in planets_beside(state, token) for token in state.tokens.values())
        if any(state.ships[planet]) or planet in state.planet_cards or tokens:
            yield f"something is left of planet {planet}: {state.ships[planet]}"


def _quiet(game: Session[State]) -> bool:
    """Is nothing under way, no event and no use of anything?"""
    return game.state.step in NO_EVENT and game.game.depth == 0


def card_problems(state: State) -> Iterator[str]:
    """Every card lies in exactly one place; nobody holds a card unseen."""
    places = [played.card for played in state.played]
    for pile in state.piles.values():
        places += [*pile.draw, *pile.discard]
    for seat in state.seats:
        places += seat.hand
        for sheet in seat.sheets:
            places += sheet.cards
    for cards in state.planet_cards.values():
        places += cards
    if state.laboratory is not None:
        places += [tech.card for tech in state.laboratory.techs if tech.card >= 0]
    if state.box is not None:
        places += state.box.removed
    for encounter in state.frames:
        places += encounter.facedown
        if encounter.talks is not None and encounter.talks.card >= 0:
            places.append(encounter.talks.card)
        places += [aside.card for aside in encounter.aside]
    places += [held.card for held in state.stash]
    if sorted(places) != list(range(len(state.faces))):
        yield f"cards are missing or doubled: {sorted(places)}"
    if REWARD in state.piles:
        for back, pile in state.piles.items():
            if any(back_of(state.piles, card) != back for card in (*pile.draw, *pile.discard)):
                yield f"there are cards with another back among the {back} cards: {pile}"
    for number, seat in enumerate(state.seats):
        for card in seat.hand:
            if not state.seen[card] >> number & 1:
                yield f"seat {number} does not know its card {card}"


def reward_problems(state: State) -> Iterator[str]:
    """The cards with the reward back show what the reward deck holds."""
    if REWARD in state.piles:
        edition, pile = edition_for(state.edition, state.variants, len(state.seats)), state.piles[REWARD]
        if (shown := Counter(state.faces[pile.first : pile.end])) != Counter(dict(edition.reward_deck)):
            yield f"the reward cards show {shown}"


def colony_problems(state: State) -> Iterator[str]:
    """The kept numbers of colonies are those of a recount."""
    for number, seat in enumerate(state.seats):
        standing = [planet for planet in range(len(state.home_of)) if state.ships[planet][number]]
        adrift = [planet for planet in standing if planet in state.adrift]
        own = [planet for planet in standing if state.home_of[planet] == number]
        home, foreign = len(own), len({*standing} - {*own} - {*adrift}) + len({*own} & {*adrift})
        if (seat.home, seat.foreign) != (home, foreign):
            counted = f"{home} home and {foreign} foreign colonies"
            yield f"seat {number} has {counted}, not {seat.home} and {seat.foreign}"


def hearing_problems(game: Session[State]) -> Iterator[str]:
    """What the engine keeps about who could act in which window is what a fresh look at sheets and hands gives."""
    kept = game.game
    fresh = game.rules.game(game.state, game.options, None, game.uniform)
    if any(getattr(kept, name) != getattr(fresh, name) for name in ("masks", "card_masks", "active", "wiring")):
        yield f"the windows that are listened to are {kept.masks}, not {fresh.masks}"


def tech_problems(game: Session[State]) -> Iterator[str]:
    """Every tech is in one place. The row of researching ships counts those on techs; a completed tech holds none, and
    nothing is left of a choice or a use that is over."""
    state, lab = game.state, game.state.laboratory
    if lab is None:
        return
    edition = edition_for(state.edition, state.variants, len(state.seats))
    names = [*lab.deck.draw, *lab.deck.discard, *(tech.id for tech in lab.techs)]
    known = game.game.registry.techs
    if sorted(names) != sorted(name for name in known if known[name].research <= edition.most_research):
        yield f"techs are missing or doubled: {sorted(names)}"
    for seat, ships in enumerate(state.ships[LAB]):
        if ships != sum(tech.ships for tech in lab.of(seat)):
            yield f"seat {seat} has {ships} ships in its laboratory, but on its techs {lab.of(seat)}"
    quiet = _quiet(game)
    for tech in lab.techs:
        chosen = not state.step.endswith((".keep", ".spoils"))  # N-SALV-1: spoils may be techs
        if (quiet and (tech.spent or (tech.open and tech.ships))) or (tech.drawn and chosen):
            yield f"a tech is left over: {tech}"


def quiet_problems(state: State) -> Iterator[str]:
    """Before anything is launched nothing is left of the last encounter. Only a regrouped ship without a colony waits
    in the gate (F-REGROUP-3)."""
    if state.step not in BEFORE_LAUNCH or len(state.frames) != 1:
        return
    edition = edition_for(state.edition, state.variants, len(state.seats))
    for place in (GATE, BESIDE):
        for number, ships in enumerate(state.ships[place]):
            if ships and (place != GATE or number != state.frames[-1].offense):
                yield f"ships are left over at the {PLACE_NAMES[place]}: {state.ships[place]}"
    if state.frames[-1].slots != [-1, -1]:
        yield f"encounter cards are left over: {state.frames[-1].slots}"
    if any(side.kicker >= 0 for side in state.frames[-1].sides):
        yield f"kickers are left over: {state.frames[-1].sides}"
    for number, seat in enumerate(state.seats):
        for sheet in seat.sheets:
            if state.step == "turn.start" and (sheet.home != number or (sheet.replaced and sheet.origin != RESTING)):
                yield f"seat {number} still has a borrowed power: {sheet}"
            if sheet.lost and seat.home >= edition.home_for_power:
                yield f"seat {number} lacks its power with {seat.home} home colonies"
