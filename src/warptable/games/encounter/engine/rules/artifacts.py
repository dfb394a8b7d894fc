"""A card that is played, with all that its file declares: what playing it does, what it does where it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ParamSpec, Unpack

from warptable.kernel import Prompt, Sense
from warptable.kernel.moments import Occ
from warptable.kernel.standing import Question, R_co, declare_answer

from ..model.roles import Role
from .abilities import Ability, Ending, declared, windows_of
from .standing import CardRule

if TYPE_CHECKING:
    from .abilities import CardEffect, CardWhen, Moments
    from .use import Use


Q = ParamSpec("Q")


@dataclass(frozen=True, slots=True)
class Artifact:
    """A card that is played at its moment and then discarded (F-ART-2, F-ART-3), or an encounter card or kicker that
    does something while it lies revealed."""

    id: str
    plays: list[Ability] = field(default_factory=list)
    faceup: list[Ability] = field(default_factory=list)
    standing: dict[str, Callable[..., Any]] = field(default_factory=dict)
    prompts: list[Prompt] = field(default_factory=list)

    def prompt(self, name: str, of: str, words: Sequence[str] = (), **sense: Unpack[Sense]) -> Prompt:
        """Declare a question: what its options are, which plain words are among them, and what answers mean. Its id is
        made of the card's and this name; without a name it is that of the card."""
        whole = f"{self.id}-{name}" if name else self.id
        return declared(self.prompts, Prompt(whole, of, words, **sense))

    def play(
        self, at: Moments[Occ], *, role: Role = Role.ANY, when: CardWhen[Occ] = None, zaps: bool = False
    ) -> Callable[[CardEffect[Occ, Ending]], CardEffect[Occ, Ending]]:
        """Declare the effect of playing it at these moments. `zaps`: it counts as a Cosmic Zap."""

        def declare(effect: CardEffect[Occ, Ending]) -> CardEffect[Occ, Ending]:
            windows = windows_of(at, effect)
            ability = Ability(self.id, windows, role.value, False, effect, when, once=False, is_use=False, zaps=zaps)
            self.plays.append(ability)
            return effect

        return declare

    def while_revealed(
        self, at: Moments[Occ], *, when: CardWhen[Occ] = None
    ) -> Callable[[CardEffect[Occ, Ending]], CardEffect[Occ, Ending]]:
        """Declare what the card does for its main player at these moments while it lies revealed, once in an encounter.
        This is neither a use nor a play: nobody may decline it and nothing zaps it."""

        def declare(effect: CardEffect[Occ, Ending]) -> CardEffect[Occ, Ending]:
            ability_id, windows = f"{self.id}.{effect.__name__.replace('_', '-')}", windows_of(at, effect)
            self.faceup.append(Ability(ability_id, windows, Role.MAIN.value, True, effect, when, is_use=False))
            return effect

        return declare

    def rule(self, question: Question[Q, R_co]) -> Callable[[Callable[Q, R_co]], Callable[Q, R_co]]:
        """Declare a rule that holds while the card lies revealed: an answer to a question of the engine (`CardRule`)
        for the main player whose card it is."""
        return declare_answer(self.standing, CardRule, question)


@dataclass(frozen=True, slots=True)
class Rift(Artifact):
    """N-RIFT-1, N-RIFT-2: a card that is played for a gain, and explodes when it is taken from a hand."""

    blasts: list[Ability] = field(default_factory=list)

    def explodes(self, effect: CardEffect[None, Ending]) -> CardEffect[None, Ending]:
        """Declare what whoever took it loses. This is neither a use nor a play."""
        self.blasts.append(Ability(self.id, (), Role.ANY.value, True, effect, once=False, is_use=False))
        return effect


@dataclass(frozen=True, slots=True)
class Reinforcement(Artifact):
    """A reinforcement whose value is not printed on it."""

    worths: list[Callable[[Use], int]] = field(default_factory=list)

    def worth(self, amount: Callable[[Use], int]) -> Callable[[Use], int]:
        """Declare what it adds when this seat plays it."""
        self.worths.append(amount)
        return amount
