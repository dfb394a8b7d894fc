"""The object that rules and content work with: the state, and what can be asked of it at once.

It holds nothing that is not derived from the state, so that a fork needs nothing but the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import Any, Concatenate, ParamSpec, TypeVar

from warptable.kernel import Event, RuleBug
from warptable.kernel.standing import Question

from .editions import Edition, edition_for
from .model.cards import FACES, CardType, Face
from .model.constraints import FromWarp, Later, Sends, ShowsDraws
from .model.encounter import Encounter, Modifier
from .model.piles import COSMIC, REWARD, Pile, back_of
from .model.places import GATE, WARP
from .model.roles import DEFENSE, OFFENSE, WITH_DEFENSE, WITH_OFFENSE, Role
from .model.state import Played, Seat, Sheet, State
from .rules import use
from .rules.abilities import STORES, itself
from .rules.hidden import listens
from .rules.standing import Rule, TechRule
from .rules.stash import NO_MATTER_WHEN_MASK, stashed
from .rules.tech_uses import tech_mask
from .rules.ways import mask_of
from .rules.wiring import NO_CARDS, PublicCards, Registry, Wiring, conflict_order
from .verbs.encounter import modify

NESTING = 16

P = ParamSpec("P")
R = TypeVar("R")
Default = TypeVar("Default")

_OFFENSE, _DEFENSE, _NONE = Role.OFFENSE.value, Role.DEFENSE.value, Role.NONE.value


def _handles_apart(data: dict[str, Any], private: dict[int, dict[str, Any]] | None) -> dict[int, dict[str, Any]]:
    """Take the card numbers out of public data and add them to what the seat learns that the event is about."""
    handles: dict[str, Any] = {key: data.pop(key) for key in ("card", "cards") if key in data}
    holder = data.get("seat")
    if not isinstance(holder, int):
        return private or {}
    return {**(private or {}), holder: {**handles, **(private or {}).get(holder, {})}}


@lru_cache(maxsize=1024)
def _home_planets(home_of: tuple[int, ...], away: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The planets of a home system that are there. Few maps ever differ, and this is asked all the time."""
    return tuple(planet for planet, owner in enumerate(home_of) if owner == seat and planet not in away)


class Game:
    """A state with its edition, its wiring and its log.

    The rules make uses with the classes that they find here: the verbs of a use know all rules, so they stand above
    them.
    """

    Use, PowerUse, TechUse = use.Use, use.PowerUse, use.TechUse
    __slots__ = (
        "_checks_events",
        "_rule_numbers",
        "active",
        "card_masks",
        "changes",
        "depth",
        "e",
        "edition",
        "log",
        "masks",
        "n",
        "public_cards",
        "public_rewards",
        "registry",
        "s",
        "seats",
        "tech_masks",
        "uniform",
        "wiring",
    )

    def __init__(self, state: State, registry: Registry, log: list[Event] | None, uniform: bool) -> None:
        self.s = state
        self.n = len(state.seats)
        self.seats: list[Seat] = state.seats
        self.edition: Edition = edition_for(state.edition, state.variants, self.n)
        self.registry = registry
        self.log = log
        self.uniform = uniform
        self.depth = 0  # of nested uses and plays
        self.changes: list[tuple[int, int, int]] = []  # (seat, planet, +1 or -1): colonies since the last check
        self._rule_numbers = self.edition.rule_numbers
        self._checks_events = registry.events.check_values
        self.e: Encounter = state.frames[-1] if state.frames else Encounter(0, 0)
        self.public_cards = self._public_cards() if uniform else NO_CARDS
        self.public_rewards = registry.public_cards(self.edition.reward_deck, flares=False) if uniform else NO_CARDS
        self.rewire()

    def _public_cards(self) -> PublicCards:
        """The cosmic cards that by public knowledge may be in a hand: the deck's, and any flare if there are some."""
        flares = any(FACES[face].type is CardType.FLARE for face in self.s.faces)
        return self.registry.public_cards(self.edition.deck, flares=flares)

    # ---- log --------------------------------------------------------------------------------------

    def emit(self, kind: str, source: str, private: dict[int, dict[str, Any]] | None = None, /, **data: Any) -> None:
        """Log that something happened (`model/events.py`), and by which rule, alien or card.

        The number of a card (`card`, `cards`) is the handle of whoever holds it: `seat` learns it, nobody else, for
        numbers would let the others follow a card through moves they cannot see.
        """
        log = self.log
        if log is not None:
            if ("card" in data and type(data["card"]) is int) or ("cards" in data and type(data["cards"]) is list):
                private = _handles_apart(data, private)
            if self._checks_events:  # in tests: here it would take 4 % of a game's time
                self.registry.events.check(kind, data, private)
            if self._rule_numbers:
                source = self._rule_numbers.get(source, source)
            log.append(Event(kind, source, data, private))

    def whisper(self, seat: int, kind: str, source: str, /, **data: Any) -> None:
        """Log something for one seat alone: the others do not learn that anything happened."""
        if self.log is not None:
            private = {seat: {"seat": seat, **data}}
            self.registry.events.check(kind, {}, private, whisper=True)
            self.log.append(Event(kind, self._rule_numbers.get(source, source), {}, private, secret=True))

    # ---- who listens ------------------------------------------------------------------------------

    def rewire(self) -> None:
        """Sheets came, went or moved."""
        self.wiring: Wiring = self.registry.wiring(
            tuple([tuple([sheet.alien for sheet in seat.sheets]) for seat in self.seats])
        )
        self.masks = [0] * self.n
        self.card_masks = [0] * self.n  # the same, by the cards alone that it does hold
        self.tech_masks = [0] * self.n  # the same, by its techs alone
        self.update_all_masks()

    def update_all_masks(self) -> None:
        """Work out again for every seat in which windows it could act."""
        for seat in range(self.n):
            self._listen(seat)
        self.join_masks()

    def update_masks(self, seat: int) -> None:
        """Work out again in which windows this seat could act: its hand has changed, or which of its powers it has."""
        self._listen(seat)
        self.join_masks()

    def _listen(self, seat: int) -> None:
        """In which windows this seat could act, by the sheets that it has not lost and the cards in its hand.

        In uniform mode the cards it *might* hold count, so that nobody can tell what it does hold.
        """
        wiring, masks, faces = self.wiring, self.registry.wild_masks, self.s.faces
        player = self.seats[seat]
        mask = wiring.house
        for sheet, windows in zip(player.sheets, wiring.masks[seat], strict=True):
            if not (sheet.lost or sheet.replaced):
                mask |= windows
        if self.edition.hidden_powers:
            mask |= listens(self, seat)
        if self.s.laboratory is not None:
            self.tech_masks[seat] = by_techs = tech_mask(self, seat)
            mask |= by_techs
        if self.s.stash and stashed(self, seat):
            mask |= NO_MATTER_WHEN_MASK
        hand = player.hand
        if STORES in wiring.standing:
            hand = [*hand, *self._on_sheets(seat)]
        own = wiring.own_flares[seat]
        held = 0
        for card in hand:
            face = faces[card]
            if face in masks:
                held |= masks[face]
                if face in own:
                    held |= own[face]
        if wiring.ways:
            by_ways, possible = mask_of(self, seat)
            held |= by_ways
            mask |= possible
        self.card_masks[seat] = held
        if self.uniform and hand:
            held |= self.public_cards.mask if REWARD not in self.s.piles else self._might_hear(hand)
        self.masks[seat] = mask | held

    def _might_hear(self, cards: list[int]) -> int:
        """The windows of all cards that these might be, by their backs."""
        rewards = sum(self.back(card) == REWARD for card in cards)
        cosmic = self.public_cards.mask if rewards < len(cards) else 0
        return cosmic | (self.public_rewards.mask if rewards else 0)

    def join_masks(self) -> None:
        """Work out again in which windows anybody could act, or something is due that a card promised."""
        active = reduce(or_, self.masks)
        if self.e.constraints:
            for held in self.e.all_of(Later):
                active |= 1 << held.window
        self.active = active  # a bit for each window in which somebody could act

    def _on_sheets(self, seat: int) -> list[int]:
        """The cards this seat may play off its sheets, now or when these are in force again."""
        owned = [index for owner, index, _ in self.wiring.standing[STORES] if owner == seat]
        return [card for index in owned for card in self.seats[seat].sheets[index].cards]

    def is_active(self, window: int) -> bool:
        """Could anybody act in this window? Cheap: most windows end here."""
        return self.active >> window & 1 == 1

    def power(self, seat: int, sheet: Sheet) -> use.PowerUse:
        """A sheet as it sets itself up, or answers by its standing rules: no use that anybody could stop."""
        return use.PowerUse(self, seat, itself(sheet.alien), sheet, -1, None)

    def standing(self, question: Question[P, R]) -> Iterator[tuple[use.PowerUse, Callable[P, R]]]:
        """The standing rules in force that answer this question. A zap does not touch them (F-ZAP-3)."""
        for seat, index, answer in self.wiring.standing.get(question.name, ()):
            sheet = self.seats[seat].sheets[index]
            if not (sheet.lost or sheet.hidden or sheet.replaced):
                yield self.power(seat, sheet), answer

    def asks(self, question: Question[P, R]) -> bool:
        """Could anybody at this table answer this question?"""
        return question.name in self.wiring.standing

    def rule_for(
        self,
        seat: int,
        question: Question[Concatenate[use.PowerUse, P], R],
        default: Default,
        *args: P.args,
        **named: P.kwargs,
    ) -> R | Default:
        """What this seat's own standing rules answer, or the default."""
        if question.name in self.wiring.standing:
            for power, answer in self.standing(question):
                if power.seat == seat:
                    return answer(power, *args, **named)
        return default

    # ---- seats and sides --------------------------------------------------------------------------

    def order(self) -> tuple[int, ...]:
        """The conflict order of seats (F-TIMING-2, A-TIMING-2)."""
        return conflict_order(self.n, self.e.offense, self.e.defense, self.edition.others_first)

    def clockwise(self, after: int) -> list[int]:
        """All other seats, from the left neighbour on."""
        return [(after + i) % self.n for i in range(1, self.n)]

    def role(self, seat: int) -> int:
        """The roles of a seat now, as flags."""
        e = self.e
        if seat == e.offense:
            return _OFFENSE
        if seat == e.defense:
            return _DEFENSE
        return (e.seats[seat].allied << 2) or _NONE

    def main(self, side: int) -> int:
        """The main player of a side."""
        return self.e.offense if side == OFFENSE else self.e.defense

    def opponent(self, seat: int) -> int:
        """The other main player."""
        return self.e.defense if seat == self.e.offense else self.e.offense

    def side_of(self, seat: int) -> int:
        """The side a seat is on, as main player or ally; -1 if on none (of both: the offense's)."""
        e = self.e
        if seat == e.offense or e.seats[seat].allied & WITH_OFFENSE:
            return OFFENSE
        if seat == e.defense or e.seats[seat].allied & WITH_DEFENSE:
            return DEFENSE
        return -1

    def sides_of(self, seat: int) -> list[int]:
        """The sides a seat is on, as main player or ally: both, one or none."""
        e = self.e
        if seat in (e.offense, e.defense):
            return [OFFENSE if seat == e.offense else DEFENSE]
        return [side for side in (OFFENSE, DEFENSE) if e.seats[seat].allied >> side & 1]

    def allies(self, side: int) -> list[int]:
        """The allies of a side, clockwise from the offense's left."""
        bit = side + 1
        seats = self.e.seats
        return [seat for seat in self.clockwise(self.e.offense) if seats[seat].allied & bit]

    # ---- ships and colonies -----------------------------------------------------------------------

    def colonies(self, seat: int) -> list[int]:
        """The planets on which this seat has a colony (F-GOAL-4)."""
        ships = self.s.ships
        return [planet for planet in range(len(self.s.home_of)) if ships[planet][seat]]

    def has_colonies(self, seat: int) -> bool:
        """Has this seat any colony, and so a ship to take? Counted by the ship verbs, but for guests on planets that
        are adrift."""
        player = self.seats[seat]
        return player.home + player.foreign > 0 or any(self.s.ships[planet][seat] for planet in self.s.adrift)

    def planets(self) -> list[int]:
        """All planets of all home systems."""
        away = self.s.gone + self.s.adrift
        return [planet for planet in range(len(self.s.home_of)) if planet not in away]

    def home_planets(self, seat: int) -> list[int]:
        return [*_home_planets(self.s.home_of, self.s.gone + self.s.adrift, seat)]

    def in_warp(self, seat: int) -> int:
        """How many ships of a seat are in the warp, also on planets adrift there."""
        ships = self.s.ships
        number = ships[WARP][seat]
        return number + sum(ships[planet][seat] for planet in self.s.adrift) if self.s.adrift else number

    def gaps(self, seat: int) -> list[int]:
        """The places between two neighbouring planets of a home system: the planets after which each of them lies."""
        return self.home_planets(seat)[:-1]

    def sources(self, seat: int) -> list[tuple[int, int]]:
        """(planet, ships) from which this seat can take ships."""
        ships = self.s.ships
        return [(planet, n) for planet in range(len(self.s.home_of)) if (n := ships[planet][seat])]

    def own_ships(self, side: int) -> int:
        """The main player's own ships in the encounter (F-REVEAL-3)."""
        e = self.e
        if side == OFFENSE:
            return self.s.ships[GATE][e.offense]
        return self.s.ships[e.target][e.defense] if e.target >= 0 else 0

    # ---- cards ------------------------------------------------------------------------------------

    def face(self, card: int) -> Face:
        """What a card shows."""
        return FACES[self.s.faces[card]]

    def back(self, card: int) -> str:
        """The back of a card, which everybody can tell wherever it lies. A flare out of the box has a number after
        those of all decks."""
        return back_of(self.s.piles, card)

    def backs(self, seat: int) -> tuple[list[int], list[int]]:
        """The cosmic and the reward cards in a hand."""
        hand = self.seats[seat].hand
        if REWARD not in self.s.piles:
            return hand, []
        rewards = [card for card in hand if self.back(card) == REWARD]
        return [card for card in hand if card not in rewards], rewards

    def pile(self, card: int) -> Pile:
        """The deck and the discards that a card belongs to."""
        return self.s.piles[self.back(card)]

    def discarded(self, card: int) -> bool:
        """Does this card lie on a discard pile? (-1: no card at all.)"""
        return any(card in pile.discard for pile in self.s.piles.values())

    def can_draw(self, back: str = COSMIC) -> bool:
        """Is there a card to draw, counting the discards that would be shuffled (F-DRAW-7)?"""
        pile = self.s.piles[back]
        return bool(pile.draw or pile.discard)

    def played(self, card: int) -> Played:
        """A card on the table with who played it."""
        return next(played for played in self.s.played if played.card == card)

    def hand(self, seat: int) -> list[int]:
        return self.seats[seat].hand

    def stores(self, seat: int) -> list[Sheet]:
        """The sheets of this seat whose cards may now be played as if from the hand. Each such play is a use of the
        power, so there is none while it is zapped."""
        if STORES not in self.wiring.standing:
            return []
        there = self.standing(Rule.PLAYS_OFF_SHEET)
        return [power.sheet for power, _ in there if power.seat == seat and not power.sheet.zapped]

    def store_of(self, seat: int, card: int) -> Sheet | None:
        """The sheet this card is to be played from; None: it is in the hand."""
        return next((sheet for sheet in self.stores(seat) if card in sheet.cards), None)

    def encounter_cards(self, seat: int) -> list[int]:
        """The attacks, negotiates and morphs in a hand (F-TYPES-2)."""
        faces = self.s.faces
        return [card for card in self.seats[seat].hand if FACES[faces[card]].encounter]

    def has_encounter_card(self, seat: int) -> bool:
        faces = self.s.faces
        return any(FACES[faces[card]].encounter for card in self.seats[seat].hand)

    # ---- modifiers, constraints --------------------------------------------------------------------------------

    def modify(self, modifier: Modifier) -> None:
        """Leave a modifier in force for this encounter."""
        modify(self, modifier)

    def may_send(self, seat: int) -> tuple[int, int]:
        """F-LAUNCH-2, F-ALLIANCE-7: the fewest and the most ships this seat may send, unless an effect says more."""
        held = self.e.constraint(Sends, seat)
        fewest, most = (1, 4) if held is None else (held.fewest, held.most)
        more = 0 if self.s.laboratory is None else self.tech_rule(seat, TechRule.SENDS_MORE, 0)
        return fewest, most + more

    def tech_rule(self, seat: int, question: Question[[use.TechUse], R], default: R) -> R:
        """What the completed techs of this seat answer, or the default."""
        if self.s.laboratory is not None:
            for tech in self.s.laboratory.techs:
                answer = self.registry.techs[tech.id].standing.get(question.name)
                if tech.owner == seat and tech.open and answer is not None:
                    found: R = answer(use.TechUse(self, seat, itself(tech.id), tech, None))
                    return found
        return default

    def may_send_from_warp(self, seat: int) -> tuple[int, int]:
        """How many ships of the warp this seat may send by an effect: within the usual number, and beyond it."""
        held = self.e.constraint(FromWarp, seat)
        return (0, 0) if held is None else (held.within, held.beyond)

    def watchers(self, seat: int) -> list[int]:
        """The seats that see by an effect what this seat draws."""
        return sorted({held.viewer for held in self.e.all_of(ShowsDraws) if held.seat == seat})

    def deeper(self) -> None:
        """Guard against uses that answer each other for ever."""
        self.depth += 1
        if self.depth > NESTING:
            raise RuleBug(f"uses nested more than {NESTING} deep")
