"""The open question in a vector: which one, its shape, what it is about, what was picked so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warptable.env.encoding import Layout
from warptable.kernel import Composite, Decision, Distribute, Number, PickSome

from ..engine.model.views import View
from .actions import Actions, Held
from .seeing import Names, small
from .vocabulary import Vocabulary

KINDS = ("pick", "offer", "number", "pick_some", "distribute", "compose")
LIMITS = ("fewest", "most", "picked so far", "offers left")
TERMS = ("cards to me", "cards from me", "random to me", "random from me")
_SEATS = ("of", "seat", "victim", "partner", "whose")  # fields that name the seat a question is about


class AskedPart:
    """Writes the question put to the viewer; all zero for a seat that is not asked."""

    def __init__(self, layout: Layout, v: Vocabulary, names: Names, actions: Actions) -> None:
        self.v, self.faces, self.actions = v, names.faces, actions
        self.prompts = {prompt: place for place, prompt in enumerate(v.prompts)}
        self.answerable = {ability: place for place, ability in enumerate(v.answerable)}
        add = layout.add
        self.prompt = add("prompt", len(v.prompts) + 1)  # the last: a question that nobody has declared
        self.kind, self.limits = add("kind", len(KINDS)), add("limits", len(LIMITS))
        self.picked = add("picked", actions.size)
        self.answering = add("answering", len(v.answerable))
        self.seat, self.face = add("about_seat", v.players), add("about_face", len(v.faces))
        self.planet = add("about_planet", v.places)
        self.terms = add("terms", len(TERMS))
        self.to_me, self.from_me = add("colonies_to_me", v.places), add("colonies_from_me", v.places)
        self.freed = add("freed", v.players)
        self.techs = {name: place for place, name in enumerate(v.techs)}
        self.tech = add("about_tech", len(v.techs))
        self.rewards = add("reward_terms", 2 * bool(v.rewards))  # random reward cards to me, from me

    def write(self, row: bytearray, decision: Decision[Any], held: Held) -> None:
        row[self.prompt + self.prompts.get(decision.prompt, len(self.prompts))] = 1
        row[self.kind + KINDS.index(decision.kind)] = 1
        if isinstance(decision, (PickSome, Distribute)):
            row[self.limits], row[self.limits + 1] = small(decision.low), small(decision.high)
        elif isinstance(decision, Number):
            row[self.limits], row[self.limits + 1] = small(decision.options[0]), small(decision.options[-1])
        if isinstance(decision, Composite) and decision.partial:
            self._picks(row, decision, held)
        if decision.about:
            self._about(row, decision.about, held.view)

    def _picks(self, row: bytearray, decision: Composite[Any], held: Held) -> None:
        row[self.limits + 2] = small(len(decision.partial))
        for pick in decision.partial:
            action = self.actions.action(decision, pick, held)
            if action is not None:
                row[self.picked + action] += 1

    def _about(self, row: bytearray, about: Mapping[str, Any], view: View) -> None:
        me = view.me
        for field in _SEATS:
            if field in about:
                row[self.seat + (about[field] - me) % self.v.players] = 1
        if about.get("answering") in self.answerable:
            row[self.answering + self.answerable[about["answering"]]] = 1
        if about.get("face") in self.faces:
            row[self.face + self.faces[about["face"]]] = 1
        if about.get("tech") in self.techs:
            row[self.tech + self.techs[about["tech"]]] = 1
        if "planet" in about:
            self._planet(row, self.planet, about["planet"], view)
        row[self.limits + 3] = small(about.get("offers_left", 0))
        for term in about.get("terms", ()):
            self._term(row, term, view)

    def _planet(self, row: bytearray, start: int, planet: int, view: View) -> None:
        if (place := self.v.place(planet, view)) is not None:
            row[start + place] = 1

    def _term(self, row: bytearray, term: Mapping[str, Any], view: View) -> None:
        """One part of the proposal that lies on the table."""
        me = view.me
        mine = term["giver"] == me
        if term["kind"] == "colony":
            self._planet(row, self.from_me if mine else self.to_me, term["planet"], view)
        elif term["kind"] == "free":
            row[self.freed + (term["receiver"] - me) % self.v.players] = small(term["number"])
        elif term["kind"] == "random-rewards":
            row[self.rewards + mine] = small(term["number"])
        else:
            row[self.terms + 2 * (term["kind"] == "random") + mine] = small(term["number"])
