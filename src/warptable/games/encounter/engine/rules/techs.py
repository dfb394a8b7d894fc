"""A tech card is declared like a power: a moment, a role, a condition, an effect, besides its research number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, ParamSpec, Unpack

from warptable.kernel import Of, Prompt, Sense
from warptable.kernel.moments import Occ
from warptable.kernel.standing import Question, R_co, declare_answer

from ..model.roles import Role
from .abilities import Ability, Ending, declared, windows_of
from .standing import TechRule

if TYPE_CHECKING:
    from ..editions import Edition
    from .abilities import Moments
    from .use import TechUse

    TechWhen = Callable[[TechUse[Occ]], bool] | None
    TechEffect = Callable[[TechUse[Occ]], Ending]

Q = ParamSpec("Q")
X = 0
"""The research number of a tech that any number of ships completes, one at least (F-TECH-17)."""


@dataclass(frozen=True)
class Tech:
    """A tech card. `hidden`: it stays facedown until it is used, and then needs the ships on it. `lasting`: it stays in
    play; any other is discarded by its use (F-TECH-10).

    The conditions of a hidden tech read only what everybody knows: others are asked alike who might have it.
    """

    id: str
    research: int
    hidden: bool = False
    lasting: bool = False
    abilities: list[Ability] = field(default_factory=list)
    prompts: list[Prompt] = field(default_factory=list)
    arrivals: list[Callable[..., Any]] = field(default_factory=list)
    departures: list[Callable[..., Any]] = field(default_factory=list)
    standing: dict[str, Callable[..., Any]] = field(default_factory=dict)

    def enough(self, ships: int) -> bool:
        """F-TECH-7, F-TECH-17: do this many ships complete it?"""
        return ships >= max(self.research, 1)

    @cached_property
    def by_window(self) -> dict[int, list[Ability]]:
        found: dict[int, list[Ability]] = {}
        for ability in self.abilities:
            for window in ability.windows:
                found.setdefault(int(window), []).append(ability)
        return found

    @cached_property
    def mask(self) -> int:
        """A bit for each window in which it may be used."""
        return sum(1 << window for window in self.by_window)

    def prompt(self, name: str = "", of: str = Of.WORD, words: Sequence[str] = (), **sense: Unpack[Sense]) -> Prompt:
        """Declare a question: what its options are, which plain words are among them, and what answers mean. Its id is
        made of the tech's and this name; without a name it is that of the tech."""
        return declared(self.prompts, Prompt(f"{self.id}-{name}" if name else self.id, of, words, **sense))

    def ability(
        self,
        at: Moments[Occ],
        *,
        role: Role = Role.ANY,
        when: TechWhen[Occ] = None,
        once: bool = True,
        zaps: bool = False,
    ) -> Callable[[TechEffect[Occ, Ending]], TechEffect[Occ, Ending]]:
        """Declare what its owner may do with it; the decorated function is the effect and gives it its name. `once`: in
        an encounter; else once for each occurrence of what it answers. `zaps`: it counts as a Cosmic Zap."""

        def declare(effect: TechEffect[Occ, Ending]) -> TechEffect[Occ, Ending]:
            ability_id = f"{self.id}.{effect.__name__.replace('_', '-')}"
            windows = windows_of(at, effect)
            self.abilities.append(Ability(ability_id, windows, role.value, False, effect, when, once=once, zaps=zaps))
            return effect

        return declare

    def completed(self, effect: TechEffect[None, Ending]) -> TechEffect[None, Ending]:
        """Declare what happens when it is completed, before its ships return (F-TECH-9)."""
        self.arrivals.append(effect)
        return effect

    def leaves(self, effect: TechEffect[None, Ending]) -> TechEffect[None, Ending]:
        """Declare what goes with it when it leaves play."""
        self.departures.append(effect)
        return effect

    def rule(self, question: Question[Q, R_co]) -> Callable[[Callable[Q, R_co]], Callable[Q, R_co]]:
        """Declare a standing rule that holds while the tech is completed: a pure answer to a question of the engine
        (`TechRule`)."""
        return declare_answer(self.standing, TechRule, question)


def deck_of(edition: Edition, techs: Mapping[str, Tech]) -> list[str]:
    """F-TECH-1, F-V4P-4: the tech deck, without those whose research number is too high."""
    return [name for name, tech in techs.items() if tech.research <= edition.most_research]
