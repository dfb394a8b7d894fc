"""Scenarios in one line, played strictly: a decision that the test does not script fails it.

    t = table("sorcerer", "macron", "zombie", hands={0: ["attack-08"], 1: ["negotiate"]})
    t.encounter(offense=0, defense=1, ships=3, cards=("attack-08", "negotiate"))
    t.do(0, "window-CARDS_SELECTED", "sorcerer.switch")

Every test is a fork test (`tests/games/strict.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.games.strict import StrictTable
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.places import BESIDE, GATE, OUT, WARP
from warptable.games.encounter.engine.model.position import Position
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.model.views import View
from warptable.games.encounter.engine.rulebook import EncounterRules, Settings
from warptable.games.encounter.engine.rules.totals import total
from warptable.games.encounter.engine.verbs.position import pull
from warptable.kernel import Decision, Session
from warptable.kernel.packs import Pack

REINFORCING = ("reinforce", "reserve-attack", "mirage-negotiate")
"""Questions that are answered with (card, side)."""

__all__ = ["BESIDE", "GATE", "OUT", "WARP", "Table", "planet", "table"]


def planet(home: int, number: int = 0, per_system: int = 5) -> int:
    """The n-th planet of a seat's home system."""
    return home * per_system + number


OFFERED = {"flare_played": "flare-", "power_used": ".", "tech_used": "."}
"""What the options of those look like who may cause such an event."""


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
        if not found and kind in OFFERED:
            asked = [(str(one.prompt), option) for one in self.session.decisions for option in one.options]
            named = [self.named(prompt, option) for prompt, option in asked]
            offered = [option for option in named if isinstance(option, str) and OFFERED[kind] in option]
            assert not offered, f"nothing was used yet, but who knows: {offered}"
        return found

    def hand(self, seat: int) -> list[str]:
        """The faces in a hand, sorted."""
        return sorted(self.state.faces[card] for card in self.state.seats[seat].hand)

    def ships(self, seat: int, place: int) -> int:
        return self.state.ships[place][seat]

    def discards(self) -> list[str]:
        """The faces in the discard pile, top last."""
        return [self.state.faces[card] for card in self.state.piles["cosmic"].discard]

    def total(self, side: int) -> int:
        return total(self.game, side).value

    def view(self, seat: int | None) -> View:
        return self.session.view(seat)

    def seen_card(self, viewer: int | None, side: int) -> str:
        """The face that a viewer sees in the slot of a side; empty for a back, or if there is no card."""
        slot = self.view(viewer).current.cards[side]
        return slot.face if slot is not None else ""

    # ---- acting ---------------------------------------------------------------------------------

    def passes(self, *seats: int) -> Table:
        """These seats, one after another, pass the offer that is open to them."""
        for seat in seats:
            decision = next((d for d in self.session.decisions if d.seat == seat and d.kind == "offer"), None)
            assert decision is not None, f"seat {seat} has no offer to pass; open: {self.open}"
            self.do(seat, decision.prompt, "pass")
        return self

    def encounter(
        self,
        *,
        offense: int = 0,
        defense: int = 1,
        target: int | None = None,
        ships: int | Mapping[int, int] = 1,
        allies: Mapping[int, tuple[str, int | Mapping[int, int]]] | None = None,
        cards: Sequence[str] | None = None,
    ) -> Table:
        """Play on through the plain decisions of an encounter, as given; stop at the first other decision.

        `allies` maps a seat to (side, ships): exactly these seats are invited by that side and accept.
        """
        aimed = target if target is not None else self.game.home_planets(defense)[0]
        joining = allies or {}
        script: dict[tuple[int, str], list[Any]] = {
            (offense, "wild"): [defense],
            (offense, "aim"): [aimed],
            (offense, "launch"): [ships],
            (offense, "invite"): [tuple(s for s, (side, _) in joining.items() if side == "offense")],
            (defense, "invite"): [tuple(s for s, (side, _) in joining.items() if side == "defense")],
        }
        for seat, (side, sent) in joining.items():
            script[seat, "ally"] = [side]
            script[seat, "ally-ships"] = [sent]
        if cards is not None:
            script[offense, "encounter-card"] = [cards[0]]
            script[defense, "encounter-card"] = [cards[1]]
        return self.scripted(script)

    def scripted(self, script: dict[tuple[int, str], list[Any]]) -> Table:
        """Answer open decisions from a script of (seat, prompt) -> answers, as long as it has one."""
        left = {asked: list(answers) for asked, answers in script.items()}
        while True:
            for decision in self.session.decisions:
                answers = left.get((decision.seat, decision.prompt))
                if answers:
                    self.do(decision.seat, decision.prompt, answers.pop(0))
                    break
            else:
                return self

    # ---- names ----------------------------------------------------------------------------------

    def named(self, prompt: str, option: Any) -> Any:
        """Cards by face, for readable assertions."""
        if self._is_card(prompt, option):
            return self.state.faces[option]
        if isinstance(option, tuple) and len(option) == 2 and prompt in REINFORCING:
            return (self.state.faces[option[0]], option[1])
        if isinstance(option, tuple) and option[0] == "give":
            return ("give", self.state.faces[option[1]])
        if prompt.startswith("window-") and isinstance(option, tuple) and isinstance(option[1], str):
            card, face, *flare = option  # a card played as another, perhaps with a flare
            return (self.state.faces[card], face, *(self.state.faces[one] for one in flare))
        return option

    @staticmethod
    def _is_card(prompt: str, option: Any) -> bool:
        if prompt in REINFORCING:  # a flare among the reinforcements
            return isinstance(option, int)
        return isinstance(option, int) and (prompt.startswith("window-") or prompt.endswith("-card"))

    def answer_of(self, decision: Decision[Any], answer: Any) -> Any:
        """A card may be given by its face, ships as {planet: number}."""
        prompt = decision.prompt
        if isinstance(answer, str) and decision.kind in ("pick", "offer") and answer not in decision.options:
            for option in decision.options:
                if self.named(prompt, option) == answer and option != answer:
                    return option
            raise AssertionError(f"{prompt}: {answer!r} is not offered, only {self.options(decision.seat, prompt)}")
        if isinstance(answer, tuple) and (prompt in REINFORCING or prompt.startswith("window-")):
            return next(o for o in decision.options if self.named(prompt, o) == answer)
        if decision.kind == "distribute":
            return self._spread(decision, answer)
        if decision.kind == "compose":
            return tuple(self._card_of(decision.seat, pick) for pick in answer)
        return answer

    def _spread(self, decision: Any, answer: Any) -> Any:
        if isinstance(answer, Mapping):
            return tuple(sorted(answer.items(), key=lambda pair: [p for p, _ in decision.places].index(pair[0])))
        if isinstance(answer, int):  # that many, from the fullest places, never stripping one if avoidable
            spread: dict[int, int] = {}
            for _ in range(answer):
                left = [(most - spread.get(place, 0), -i, place) for i, (place, most) in enumerate(decision.places)]
                best = max(left)[2]
                spread[best] = spread.get(best, 0) + 1
            return tuple((place, spread[place]) for place, _ in decision.places if place in spread)
        return answer

    def _card_of(self, seat: int, pick: Any) -> Any:
        if isinstance(pick, tuple) and pick[0] == "give" and isinstance(pick[1], str):
            return ("give", next(card for card in self.state.seats[seat].hand if self.state.faces[card] == pick[1]))
        return pick


def table(
    *aliens: str,
    edition: str = "ffg",
    players: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    destiny: Sequence[str] = ("blue",),
    first: int = 0,
    moves: Sequence[tuple[int, int, int, int]] = (),
    variants: Sequence[str] = (),
    step: str = "turn.start",
    uniform: bool = False,
    seed: int = 1,
    prepare: Callable[[Game], object] | None = None,
    stored: Mapping[int, Sequence[str]] | None = None,
    packs: Sequence[Pack] = (),
    techs: Mapping[int, Sequence[tuple[str, int] | str]] | None = None,
    rewards: Mapping[int, Sequence[str]] | None = None,
    reward_deck: Sequence[str] = (),
) -> Table:
    """A table at the start of a turn, exactly as described.

    `hands`: faces per seat; a seat not named holds one attack-06 (attack-08 in other editions run dry first).
    `deck`: faces on top of the deck, next draw first. `destiny`: cards on top of the destiny deck, by colour
    or id, next draw first. The deck holds exactly the flares (`flare-zombie`) that are named here. `moves`: (seat,
    ships, from, to) before the game starts. `stored`: faces on the first sheet of a seat. `prepare`: last touches to
    the game before it starts. `packs`: aliens from outside the package. `techs`: (tech, ships) per seat lie facedown, a
    name alone is a completed one; naming any adds the technology variant. `rewards`: faces of reward cards per seat,
    besides its hand; `reward_deck`: faces on top of that deck; naming any adds the variant.
    """
    n = players or len(aliens) or 3
    held = [*(hands or {}).values(), *(stored or {}).values()]
    named = [face for faces in held for face in faces] + list(deck)
    flares = tuple(dict.fromkeys(face.removeprefix("flare-") for face in named if face.startswith("flare-")))
    position = Position(
        tuple(tuple((hands or {}).get(seat, ("attack-06",))) for seat in range(n)),
        tuple(deck),
        tuple(name if name.startswith("destiny-") else f"destiny-{name}" for name in destiny),
        first,
        tuple(moves),
        tuple(_laid_out(seat, tech) for seat, named in (techs or {}).items() for tech in named),
        tuple(tuple(rewards.get(seat, ())) for seat in range(n)) if rewards is not None else (),
        tuple(reward_deck),
    )
    wanted = {"technology": techs is not None, "reward-deck": rewards is not None or bool(reward_deck)}
    chosen = (*variants, *(name for name, is_wanted in wanted.items() if is_wanted and name not in variants))
    described = Settings(edition, n, tuple(aliens), chosen, flares, packs=tuple(packs), position=position)
    settings = described.checked()
    rules = EncounterRules(edition, tuple(packs))
    state = rules.start(seed, settings)
    game = rules.game(state, settings, None, uniform)
    for seat, faces in (stored or {}).items():
        cards = pull(game, faces)
        state.seats[seat].sheets[0].cards = cards
        for card in cards:
            state.seen[card] = 1 << seat
    game.rewire()
    if prepare is not None:
        prepare(game)
    state.step = step
    return Table(Session(rules, seed, settings, state, uniform))


def _laid_out(seat: int, tech: tuple[str, int] | str) -> tuple[int, str, int, bool]:
    """A tech of a position: completed if only its name is given."""
    return (seat, tech, 0, True) if isinstance(tech, str) else (seat, *tech, False)
