"""The declared questions by their ids, for tests that make a decision by hand."""

from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions.ffg import TECHS
from warptable.games.encounter.engine.model.prompts import WINDOWS
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
