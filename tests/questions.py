"""The declared questions by their ids, for tests that make a decision by hand."""

from warptable.encounter import dominion
from warptable.encounter.content.registry import registry_for
from warptable.encounter.editions.ffg import TECHS
from warptable.encounter.model.prompts import WINDOWS
from warptable.kernel import Prompt


def asks(name: str) -> Prompt:
    """The question of this id; KeyError if nobody declares it."""
    return {
        str(prompt): prompt
        for prompt in (
            *registry_for("ffg", tech_deck=TECHS, more=dominion.ALIENS, special=dominion.SHIPS).prompts,
            *WINDOWS.values(),
        )
    }[name]
