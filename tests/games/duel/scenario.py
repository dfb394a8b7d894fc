"""Scenarios of the game for two in one line, played strictly: a decision that the test does not script fails it.

    t = duel("sponge", "knot", planets={3: (2, 0)}, supply=(9, 12), hands={0: ["plan-13"]}, card="siege")
    t.dials(3, 2).lock((0, "plan-13", "shield-2"), (1, "plan-06", "blast-4"))

Everything that must always hold is checked at each decision, and every test is a fork test (`tests/games/strict.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tests.games.strict import StrictTable
from warptable.games.duel.engine.checks import problems
from warptable.games.duel.engine.content.registry import registry
from warptable.games.duel.engine.game import Game
from warptable.games.duel.engine.model.cards import FACES
from warptable.games.duel.engine.model.decks import DECKS, ICONS
from warptable.games.duel.engine.model.places import FLEET, SUPPLY, TILES, WARP
from warptable.games.duel.engine.model.state import Envoy, State
from warptable.games.duel.engine.model.views import View
from warptable.games.duel.engine.rulebook import DuelRules, Settings
from warptable.games.duel.engine.rules.clout import clout
from warptable.kernel import Decision, Session, Together

__all__ = ["SUPPLY", "WARP", "Table", "duel"]

HAND = ("plan-04", "plan-06", "plan-08", "plan-10", "plan-13", "plan-18")
"""What a seat holds that is not named."""
QUIET = {"discovery": "rich-veins", "event": "bake-off", "refresh": "coffee-break"}
"""The card that comes next from each deck: it asks before it changes anything."""
OF_CARDS = ("hand-limit", "discard", "give", "exchange", "from-pile")


class Table(StrictTable[State]):
    """A session under strict test."""

    # ---- looking --------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        game: Game = self.session.game
        return game

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The public data of all events of a kind, with their source. That nothing was used proves little while
        somebody is still asked whether to use it, so this is an error."""
        found = [{"source": event.source, **event.data} for event in self.session.log if event.kind == kind]
        assert found or kind != "used" or "use" not in dict(self.open).values(), f"nothing was used yet: {self.open}"
        return found

    def hand(self, seat: int) -> list[str]:
        """The faces in a hand, sorted."""
        return self.faces(sorted(self.state.seats[seat].hand, key=lambda card: self.state.faces[card]))

    def pile(self, seat: int) -> list[str]:
        """The faces of a discard pile, top last."""
        return self.faces(self.state.seats[seat].pile)

    def faces(self, cards: Iterable[int]) -> list[str]:
        return [self.state.faces[card] for card in cards]

    def ships(self, seat: int, place: int) -> int:
        return self.state.ships[place][seat]

    def there(self) -> list[int]:
        """The ships of both seats on the planet of the duel."""
        return list(self.state.ships[self.game.frame.planet])

    def clout(self, seat: int) -> int:
        return clout(self.game, seat).value

    def envoy(self, name: str) -> Envoy:
        return next(envoy for envoy in self.state.envoys if envoy.id == name)

    def view(self, seat: int | None) -> View:
        return self.session.view(seat)

    def won(self) -> dict[str, Any]:
        """How the last duel or contest came out."""
        return self.events("won")[-1]

    # ---- acting ---------------------------------------------------------------------------------

    def dials(self, first: int = 0, second: int = 0) -> Table:
        """Both seats set their dials; 0: this seat is not asked."""
        for seat, number in enumerate((first, second)):
            if number:
                self.do(seat, "dial", number)
        return self

    def lock(self, *locked: tuple[Any, ...]) -> Table:
        """(seat, plan, tactic): both lock in; without a tactic just (seat, plan). Further picks as `lock-in` has
        them."""
        for seat, *picks in locked:
            self.do(seat, "lock-in", picks)
        return self

    def fight(self, dials: tuple[int, int], plans: tuple[str, str], tactics: tuple[str, str]) -> Table:
        """A plain duel up to the first other question."""
        self.dials(*dials)
        return self.lock(*((seat, plans[seat], tactics[seat]) for seat in (0, 1)))

    def check(self) -> None:
        assert problems(self.session) == [], self.session.where()

    # ---- names ----------------------------------------------------------------------------------

    def named(self, prompt: str, option: Any) -> Any:
        """Cards by face, for readable assertions."""
        if type(option) is int and (prompt in OF_CARDS or prompt == "lock-in" or prompt.endswith("-card")):
            return self.state.faces[option]
        match option:
            case ("with", int(card)):
                return ("with", self.state.faces[card])
            case (int(card), int(on)) if prompt in ("reinforce", "roll-out"):
                return (self.state.faces[card], on)
            case (int(tens), int(ones), int(half)) if prompt == "build":
                return tuple(self.state.faces[card] if card >= 0 else "" for card in (tens, ones, half))
        return option

    def answer_of(self, decision: Decision[Any], answer: Any) -> Any:
        """A card may be given by its face, a tactic in a locked answer as `blast-4`, ships as {place: number}."""
        prompt = str(decision.prompt)
        if decision.kind == "compose":
            return tuple(self._pick(decision, pick) for pick in answer)
        if decision.kind == "pick_some":
            items: list[Any] = list(getattr(decision, "items"))  # noqa: B009 - only this shape has them
            chosen = []
            for wanted in answer:
                found = next(item for item in items if wanted in (item, self.named(prompt, item)))
                items.remove(found)
                chosen.append(found)
            return tuple(chosen)
        if decision.kind == "distribute" and isinstance(answer, Mapping):
            return tuple(answer.items())
        for option in decision.options:
            if option == answer or self.named(prompt, option) == answer:
                return option
        raise AssertionError(f"{prompt}: {answer!r} is not offered, only {self.options(decision.seat, prompt)}")

    def _pick(self, decision: Decision[Any], pick: Any) -> Any:
        """A pick of a locked answer: a face, ("with", face), `blast-4`, ("sleeve", "blast-4"), (face, seat)."""
        hand = self.state.seats[decision.seat].hand
        match pick:
            case str(face) if face in FACES:
                return self._card(hand, face)
            case ("with", str(face)):
                return ("with", self._card(hand, face))
            case ("sleeve", str(half)):
                return ("sleeve", *self._half(decision.seat, half))
            case (str(face), int(on)) if face in FACES:
                return (self._card(hand, face), on)
            case str(half) if half.rpartition("-")[0] in ("blast", "shield", "recover"):
                return ("tactic", *self._half(decision.seat, half))
        return pick

    def _card(self, hand: Sequence[int], face: str) -> int:
        return next(card for card in hand if self.state.faces[card] == face)

    def _half(self, seat: int, half: str) -> tuple[int, int]:
        """The first readied tactic with this half, such as `shield-2`."""
        kind, _, value = half.rpartition("-")
        for tactic in self.game.readied(seat):
            for side in (0, 1):
                if self.game.half(tactic, side) == (kind, int(value)):
                    return tactic, side
        raise AssertionError(f"seat {seat} has no readied {half}")


def duel(
    *aliens: str,
    card: str = "",
    cards: Sequence[str] = (),
    planets: Mapping[int, tuple[int, int]] | None = None,
    supply: tuple[int, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    support: Sequence[str] = (),
    under: Mapping[int, Sequence[str]] | None = None,
    envoys: Mapping[str, int | tuple[int, bool]] | None = None,
    ready: Mapping[int, Sequence[int]] | None = None,
    leader: int = 0,
    stack: Sequence[int] | None = None,
    variants: Sequence[str] = (),
    uniform: bool = False,
    seed: int = 1,
    prepare: Callable[[Game], object] | None = None,
) -> Table:
    """A table at which the destiny card `card` is drawn next, exactly as described.

    `cards`: further destiny cards on top of their decks. `planets`: revealed tiles in their order, with the ships of
    both seats; `supply`: ships in the supplies (the others are in the Warp; 15 at the start). `hands`: faces per seat;
    `decks`, `piles`, `support`: faces on top, next draw first, and discards, top last. `under`: what lies under an
    alien. `envoys`: by id the seat they are allied with, faceup, or -1, facedown and neutral; with a second value it
    says whether they lie faceup. `ready`: the readied tactics, if not all. `stack`: the next planets. `prepare`: last
    touches before the game begins.
    """
    names = (*aliens, "", "")[:2]
    settings = Settings(aliens=() if "" in names else names, variants=tuple(variants)).checked()
    rules = DuelRules()
    state = rules.start(seed, settings)
    game = rules.game(state, settings, None, uniform)
    while state.step != "destiny.draw":
        result = rules.steps[state.step](game)
        if hasattr(result, "send"):
            _finish(result)
        state.step = rules.following(state)[state.step]
    for seat, name in enumerate(names):
        state.seats[seat].alien = name
    state.leader = leader
    _deal(state, hands or {}, decks or {}, piles or {}, support, under or {})
    _place_ships(state, planets or {}, supply, stack)
    _place_envoys(state, envoys or {})
    for seat, tactics in (ready or {}).items():
        state.seats[seat].ready = sum(1 << tactic for tactic in tactics)
    _stack_destiny(state, [name for name in (card, *cards) if name])
    game.rewire()
    if prepare is not None:
        prepare(game)
    state.step = "destiny.draw"
    return Table(Session(rules, seed, settings, state, uniform))


def _finish(flow: Any) -> None:
    """Run a step of the set-up to its end with default answers."""
    answer: Any = None
    while True:
        try:
            asked = flow.send(answer)
            answer = [one.default for one in asked.decisions] if isinstance(asked, Together) else asked.default
        except StopIteration:
            return


def _deal(
    state: State,
    hands: Mapping[int, Sequence[str]],
    decks: Mapping[int, Sequence[str]],
    piles: Mapping[int, Sequence[str]],
    support: Sequence[str],
    under: Mapping[int, Sequence[str]],
) -> None:
    """Every card goes where it is named; all others to the decks."""
    state.faces = list(rules_faces())
    state.origin = (0,) * 17 + (1,) * 17 + (2,) * 19
    free = set(range(len(state.faces)))

    def pull(seat: int, face: str) -> int:
        candidates = [card for card in sorted(free) if state.faces[card] == face]
        assert candidates, f"there is no further {face}"
        card = min(candidates, key=lambda card: state.origin[card] != seat)
        free.discard(card)
        return card

    for seat, player in enumerate(state.seats):
        player.hand = [pull(seat, face) for face in hands.get(seat, HAND)]
        player.under = [pull(seat, face) for face in under.get(seat, ())]
        player.pile = [pull(seat, face) for face in piles.get(seat, ())]
    tops = [[pull(seat, face) for face in decks.get(seat, ())][::-1] for seat in (0, 1)]
    top = [pull(2, face) for face in support][::-1]
    for seat, player in enumerate(state.seats):
        player.deck = [card for card in sorted(free) if state.origin[card] == seat] + tops[seat]
    state.support = [card for card in sorted(free) if state.origin[card] == 2] + top
    state.seen = [0] * len(state.faces)
    for seat, player in enumerate(state.seats):
        for card in (*player.hand, *player.under):
            state.seen[card] = 1 << seat
        for card in player.pile:
            state.seen[card] = 3


def rules_faces() -> Sequence[str]:
    """The faces of all cards as they come out of the box."""
    return DuelRules().start(0, Settings(aliens=())).faces


def _place_ships(
    state: State,
    planets: Mapping[int, tuple[int, int]],
    supply: tuple[int, int] | None,
    stack: Sequence[int] | None,
) -> None:
    state.ships = [planets.get(tile, (0, 0)) for tile in range(TILES)]
    landed = [sum(ships[seat] for ships in planets.values()) for seat in (0, 1)]
    held = supply or (FLEET - 5 - landed[0], FLEET - 5 - landed[1])
    state.ships += [(FLEET - landed[0] - held[0], FLEET - landed[1] - held[1]), held]  # the Warp, the supply
    state.row = list(planets)
    coming = list(stack or ())
    state.stack = [tile for tile in range(TILES) if tile not in (*planets, *coming)] + coming[::-1]


def _place_envoys(state: State, envoys: Mapping[str, int | tuple[int, bool]]) -> None:
    known = registry().envoys
    named = {known[name].icon: name for name in envoys}
    decks = [sorted(name for name in known if known[name].icon == icon) for icon in ICONS]
    state.envoys = []
    for icon, deck in zip(ICONS, decks, strict=True):
        name = named.get(icon, deck[0])
        deck.remove(name)
        place = envoys.get(name, -1)
        ally, up = place if isinstance(place, tuple) else (place, place >= 0)
        read = 3 if up else (1 << ally if ally >= 0 else 0)
        state.envoys.append(Envoy(name, icon, up, ally, read))
    state.envoy_decks = tuple(map(tuple, decks))


def _stack_destiny(state: State, cards: Sequence[str]) -> None:
    """These cards come next, and then one that asks before it changes anything."""
    known = registry().cards
    spare = {deck: [name for name in (QUIET[deck], *sorted(known)) if known[name].deck == deck] for deck in DECKS}
    decks = []
    for deck in DECKS:
        top = [name for name in cards if known[name].deck == deck]
        after = next(name for name in spare[deck] if name not in top)
        rest = sorted(name for name in known if known[name].deck == deck and name not in (*top, after))
        decks.append((*rest, after, *reversed(top)))
    state.destiny = tuple(decks)
    state.past = []
    if cards:
        state.next_deck = DECKS.index(known[cards[0]].deck)
