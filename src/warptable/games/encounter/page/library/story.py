"""One encounter for the guide: a real game, played by the engine to the moments that the guide shows.

The first encounters are played by chance. Then the reader's seat is the offense, and everybody does what makes the
clearest story: both sides get an ally, both cards are attacks, and the offense wins by its ally alone. Which game tells
such a story is found by trying one seed after another, so the guide never shows anything that cannot happen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Any

import warptable
from warptable.kernel import PASS, Decision, Distribute, Offer, PickSome, Rng, Session

from ...engine.model.state import State
from ...engine.model.views import View
from ...engine.rules.reckoning import Total
from ..scene.build import totals_of

ME = 0
PLAYERS = 4
FIRST_SEED = 19463
ALIENS = ("trader", "spiff", "hacker", "clone")
"""Green ones whose powers are optional, so that nobody has to explain one."""
EARLY, LATE = 1, 6
"""Encounters before the story: the board has something to show and nobody is about to win."""
SENT, HELPING, HINDERING = 3, 2, 1
"""Ships of the offense, of its ally and of the ally of the defense."""
ATTACK, HIGHEST = "attack-", "attack-20"
"""With a higher card the ships would no longer matter."""
MOMENTS = ("regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")


@dataclass(frozen=True, slots=True)
class Moment:
    """What the table looked like, and the question to the reader's seat if there was one."""

    view: View
    decision: Decision[Any] | None = None
    totals: tuple[Total, Total] | None = None


@dataclass(slots=True)
class Story:
    """The encounter by phase, and who was in it."""

    moments: dict[str, Moment] = field(default_factory=dict)
    defense: int = -1
    target: int = -1
    helper: int = -1
    hinderer: int = -1
    cards: tuple[int, int] = (0, 0)  # values of the two attacks
    totals: tuple[int, int] = (0, 0)


@lru_cache(maxsize=1)
def story() -> Story:
    """The first game that fits."""
    return next(told for seed in count(FIRST_SEED) if (told := _told(seed)) is not None)


def _told(seed: int) -> Story | None:
    session = _before(seed)
    if session is None:
        return None
    teller = _Teller(session, Story())
    return teller.story if all(teller.phases()) and set(teller.story.moments) == set(MOMENTS) else None


def _before(seed: int) -> Session[State] | None:
    """A game just before the reader's regroup, with one ship to be taken from the warp."""
    session = warptable.new_game("ffg", PLAYERS, seed, aliens=ALIENS, flares=())
    rng = Rng.seeded("guide", seed)
    while not session.over and session.state.encounters <= LATE:
        decision = session.decisions[0]
        asked = decision.prompt == "regroup" and decision.seat == ME
        if asked and session.state.encounters >= EARLY and len(decision.options) > 1:
            return session
        session.answer(decision, PASS if isinstance(decision, Offer) else rng.choice(decision.options))
    return None


class _Teller:
    """Plays the encounter on, phase by phase; every phase says whether the story still holds."""

    def __init__(self, session: Session[State], story: Story) -> None:
        self.session = session
        self.story = story

    def phases(self) -> Iterator[bool]:
        self._keep("regroup")
        yield self._until("aim")
        encounter = self.session.state.frames[-1]
        self.story.defense = encounter.defense
        yield self._system_is_theirs()
        self._keep("destiny")
        yield self._until("invite")
        self.story.target = self.session.state.frames[-1].target
        self._keep("launch")
        yield self._until("encounter-card") and min(self.story.helper, self.story.hinderer) >= 0
        self._keep("alliance")
        self._keep("planning")
        yield self._revealed()
        yield self._until("second-encounter")
        self._keep("resolution")

    def _keep(self, name: str) -> None:
        mine = next((decision for decision in self.session.decisions if decision.seat == ME), None)
        self.story.moments[name] = Moment(self.session.view(ME), mine, totals_of(self.session))

    def _until(self, prompt: str) -> bool:
        """Answer everything until the reader's seat is asked this; False if the encounter goes another way."""
        number = self.session.state.encounters
        while not self.session.over and self.session.state.encounters == number:
            decision = self._next()
            if decision.prompt == prompt and decision.seat == ME:
                return True
            self.session.answer(decision, self._answer(decision))
        return False

    def _next(self) -> Decision[Any]:
        """The reader's own question first, where several are asked at once."""
        return next((one for one in self.session.decisions if one.seat == ME), self.session.decisions[0])

    def _system_is_theirs(self) -> bool:
        """Destiny showed somebody else's colour; the player holds every planet there, and one clearly suits best."""
        defense = self.story.defense
        rows = [self.session.state.ships[planet] for planet in self._homes(defense)]
        held = [row[defense] for row in rows]
        alone = [row[defense] for row in rows if sum(row) == row[defense]]
        return defense != ME and min(held) > 0 and min(held) < max(held) and min(held) in alone

    def _homes(self, seat: int) -> list[int]:
        return [planet for planet, home in enumerate(self.session.state.home_of) if home == seat]

    def _revealed(self) -> bool:
        """Both lay attacks, and these with the ships alone let the offense win."""
        frame, number = self.session.state.frames[-1], self.session.state.encounters
        while not self.session.over and self.session.state.encounters == number and not frame.revealed:
            decision = self._next()
            self.session.answer(decision, self._answer(decision))
        totals, faces = totals_of(self.session), [self.session.state.faces[card] for card in frame.slots]
        if totals is None or not all(face.startswith(ATTACK) for face in faces):
            return False
        self._keep("reveal")
        offense, defense = (int(face.removeprefix(ATTACK)) for face in faces)
        self.story.cards, self.story.totals = (offense, defense), (totals[0].value, totals[1].value)
        held = self.story.totals[0] == offense + SENT + HELPING
        return held and offense < defense + HINDERING < self.story.totals[1] < self.story.totals[0]

    # ---- what everybody does

    def _answer(self, decision: Decision[Any]) -> Any:
        if isinstance(decision, Offer):
            return PASS
        if isinstance(decision, PickSome) and decision.prompt == "invite":
            return tuple(decision.items)
        if isinstance(decision, Distribute) and decision.prompt in ("launch", "ally-ships"):
            return self._ships(decision)
        chosen = {"aim": self._aim, "ally": self._side, "encounter-card": self._card}.get(decision.prompt)
        return decision.default if chosen is None else chosen(decision)

    def _aim(self, decision: Decision[Any]) -> Any:
        """Where the fewest ships defend and nobody else stands."""
        ships = self.session.state.ships
        return min(decision.options, key=lambda planet: (sum(ships[planet]), ships[planet][self.story.defense]))

    def _side(self, decision: Decision[Any]) -> Any:
        """The first player who is asked helps the offense, the second the defense."""
        if self.story.helper < 0 and "offense" in decision.options:
            self.story.helper = decision.seat
            return "offense"
        self.story.hinderer = decision.seat
        return "defense" if "defense" in decision.options else decision.default

    def _ships(self, decision: Distribute) -> Any:
        """From the fullest places, one after the other."""
        wanted = SENT if decision.prompt == "launch" else HELPING if decision.seat == self.story.helper else HINDERING
        left = dict(decision.places)
        taken: dict[int, int] = {}
        for _ in range(min(wanted, decision.high)):
            place = max(left, key=lambda one: left[one])
            left[place] -= 1
            taken[place] = taken.get(place, 0) + 1
        return tuple(taken.items())

    def _card(self, decision: Decision[Any]) -> Any:
        """An attack: the highest up to 20 for the reader, a middling one for the defense."""
        faces = {card: self.session.state.faces[card] for card in decision.options}
        attacks = sorted((card for card in faces if faces[card].startswith(ATTACK)), key=lambda card: faces[card])
        low = [card for card in attacks if faces[card] <= HIGHEST]
        if not low:
            return decision.default
        return low[-1] if decision.seat == ME else low[len(low) // 2]
