"""A home-made alien asks a question of every shape: each option has an action, and the question is seen."""

import warptable
from tests.curious import FOLDER, QUESTIONS
from tests.env.games import questions
from warptable.env.match import Match
from warptable.games.encounter.env.actions import OTHERS

OWN = {
    "seat": "seats",
    "card": "faces",
    "face": "faces",
    "planet": "planets",
    "place": "planets",
    "number": "numbers",
    "count": "numbers",
    "word": "words",
    "species": "aliens",
    "offer": "seats",
    "leaving": "planets",
    "arriving": "planets",
    "together": "words",
}
"""Questions whose options have actions of their own, and which."""


def test_every_question_is_seen_and_every_option_has_an_action() -> None:
    pack = warptable.load_pack(FOLDER)
    match = Match("ffg", 3, aliens=("curious", "zombie", "void"), packs=[pack])
    declared = match.actions.vocabulary.prompts
    met: dict[str, set[str]] = {}
    for decision, _, choices in questions(match, 1, 20_000):
        name = decision.prompt.removeprefix("curious-")
        if name == decision.prompt:
            continue
        assert decision.prompt in declared
        assert match.observe(decision.seat)["observation"].any()
        assert len({repr(option) for option in choices.values()}) == len(choices) <= len(decision.options)
        met.setdefault(name, set()).update(match.actions.name(action).split()[0] for action in choices)
        if met.keys() == set(QUESTIONS):
            break
    assert met.keys() == set(QUESTIONS)
    assert {name: part in met[name] for name, part in OWN.items()} == dict.fromkeys(OWN, True)
    assert OTHERS > 20, "what has no action of its own, as the steps of a composed answer, gets one of these"
    assert met["compose"] == {"words", "others"}
