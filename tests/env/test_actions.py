"""Every option has its action, and nothing else has."""

import pytest

from tests.env.games import TABLES, questions
from tests.games.encounter.scenario import table
from tests.questions import asks
from warptable import Pack, new_game
from warptable.env.match import Match
from warptable.games.encounter.engine.content.api import Alien, W
from warptable.games.encounter.engine.model import prompts
from warptable.games.encounter.engine.model.places import LAB
from warptable.games.encounter.engine.rulebook import Settings
from warptable.games.encounter.env.actions import OTHERS, Actions, Held
from warptable.games.encounter.env.vocabulary import vocabulary_of
from warptable.kernel import Option, Pick, PickSome, Prompt
from warptable.kernel.errors import WarptableError


def card_of(option: Option, held: Held) -> tuple[object, ...]:
    """What an option comes to: cards by what they show and where they lie."""
    parts = option if isinstance(option, tuple) else (option,)
    return tuple((held.faces[p], held.sheet_of.get(p)) if p in held.faces else p for p in parts)


@pytest.mark.parametrize(("edition", "players", "variants", "uniform"), TABLES)
def test_every_option_can_be_chosen_and_no_two_share_an_action(
    edition: str, players: int, variants: tuple[str, ...], uniform: bool
) -> None:
    match = Match(edition, players, variants, uniform=uniform)
    others = match.actions.layout["others"]
    asked = 0
    for seed in range(4):
        for decision, held, choices in questions(match, seed, 400):
            asked += 1
            left = [option for option in decision.options if option not in choices.values()]
            found = {card_of(option, held) for option in choices.values()}
            assert {card_of(option, held) for option in left} <= found, decision
            assert len(set(map(repr, choices.values()))) == len(choices), decision
            assert choices == match.actions.choices(decision, held)
            assert all(0 < action < match.actions.size for action in choices)
            strays = [option for action, option in choices.items() if action in others]
            assert all(option in held.sheet_of for option in strays), f"{decision}: {strays}"
    assert asked > 400


def test_names_never_mean_two_things() -> None:
    v = vocabulary_of(Settings("ffg", 5, None, ("classic-filch",)))
    names = [*v.words, *v.faces, *v.destiny, *v.aliens, *v.uses]
    assert len(set(names)) == len(names)
    assert {"pass", "done", "accept", "cheat-deck"} <= set(v.words)
    assert not {"use", "seat", "planet", "give"} & set(v.words)


def test_the_vocabulary_follows_the_table() -> None:
    plain = vocabulary_of(Settings("ffg", 4))
    assert len(plain.aliens) == 50
    assert "flare-zombie" in plain.faces
    assert "zombie.wild" in plain.answerable
    old = vocabulary_of(Settings("avalon", 4))
    assert len(old.aliens) == 20
    assert {"chronos.time-travel", "laser.blind", "mind.read"} <= set(old.uses)
    assert plain.fingerprint == vocabulary_of(Settings("ffg", 4, ("zombie", "void", "mite", "virus"))).fingerprint
    assert plain.fingerprint != vocabulary_of(Settings("ffg", 5)).fingerprint


def acting(seat: int) -> tuple[Actions, Held, list[int]]:
    """A table of four at its first question; the hand of a seat."""
    match = Match("ffg", 4, (), ("zombie", "void", "mite", "virus"))
    view = match.game.view(seat)
    return match.actions, Held(view), [card for card, _ in view.hand]


@pytest.mark.parametrize(
    ("seat", "prompt", "option", "name"),
    [
        (0, "ally", "decline", "words decline"),
        (1, "plague-victim", 2, "seats 1"),
        (3, "plague-victim", 0, "seats 1"),
        (0, "aim", 7, "planets 7"),
        (1, "aim", 7, "planets 2"),
        (1, "regroup", -1, "places gate"),
        (1, "warp-ships", -3, "places warp"),
        (2, "gambler-spread", 40, "numbers 40"),
        (2, "deal", ("ask", 1), "ask 1"),
        (2, "deal", ("want", 0), "want 10"),
        (2, "deal", ("free", 1), "free 3"),
        (2, "choose-alien", "will", "aliens will"),
        (2, "dictator-face", "destiny-green", "colours 0"),
        (2, "dictator-face", "destiny-wild", "destiny destiny-wild"),
        (2, "gambler-face", "attack-40", "faces attack-40"),
        (2, "window-FREE_1", "miser.new-hoard", "uses miser.new-hoard"),
    ],
)
def test_actions_are_told_from_the_chair_of_whoever_is_asked(seat: int, prompt: str, option: Option, name: str) -> None:
    actions, held, _ = acting(seat)
    decision = Pick(seat, asks(prompt), "F-TIMING-1", [option, "pass"])
    action = next(action for action, chosen in actions.choices(decision, held).items() if chosen == option)
    assert actions.name(action) == name


def test_techs_are_chosen_by_their_names_and_those_of_others_by_their_places() -> None:
    t = table(players=3, techs={0: [("energy-cloak", 2), ("gluon-mines", 1)], 1: ["xenon-lasers"]})
    actions, held = Actions(vocabulary_of(t.session.options)), Held(t.view(0))

    def names(prompt: Prompt, *options: Option) -> list[str]:
        return [actions.name(action) for action in actions.choices(Pick(0, prompt, "F-TECH-3", options), held)]

    offered = t.decision(0, "window-REGROUP_TECH")
    assert [actions.name(action) for action in actions.choices(offered, held)] == [
        "words pass",
        *("research energy-cloak", "abandon energy-cloak", "research gluon-mines"),
    ]
    assert names(prompts.KEEP_TECH, 0, 1) == ["techs energy-cloak", "techs gluon-mines"]
    assert names(prompts.WHICH_TECH, 0, 3) == ["numbers 0", "numbers 3"]
    assert names(asks("tech-scrambler-target"), "xenon-lasers") == ["techs xenon-lasers"]
    assert names(asks("shadow-ship"), LAB) == ["places lab"]


def test_cards_are_chosen_by_what_they_show() -> None:
    actions, held, _ = acting(0)
    held.faces = {3: "attack-08", 5: "attack-08", 9: "negotiate", 11: "attack-08"}
    held.sheet_of = {11: 0}
    decision = PickSome(0, asks("miser-cards"), "miser", [3, 5, 9, 11], 2, 2)
    names = {actions.name(action): option for action, option in actions.choices(decision, held).items()}
    assert names == {"faces attack-08": 3, "faces negotiate": 9}
    decision.take(3)
    names = {actions.name(action): option for action, option in actions.choices(decision, held).items()}
    assert names == {"faces attack-08": 5, "faces negotiate": 9, "others 0": 11}
    pairs = Pick(0, asks("reinforce"), "F-REINF-4", [(3, 0), (5, 0), (3, 1), ("give", 9)])
    names = {actions.name(action): option for action, option in actions.choices(pairs, held).items()}
    assert names == {"for-offense attack-08": (3, 0), "for-defense attack-08": (3, 1), "give negotiate": ("give", 9)}


def test_options_nobody_foresaw_have_actions_too() -> None:
    actions, held, _ = acting(0)
    strange = [7, "whistle", ("whistle", 1, 2), ("whistle", 3)]
    choices = actions.choices(Pick(0, "a-prompt-of-ones-own", "mine", ["pass", *strange]), held)
    assert [actions.name(action) for action in choices] == ["words pass", *(f"others {place}" for place in range(4))]
    assert list(choices.values()) == ["pass", *strange]
    with pytest.raises(WarptableError, match="no action of their own"):
        actions.choices(Pick(0, "a-prompt-of-ones-own", "mine", list(range(OTHERS + 1))), held)


def test_every_action_has_a_name_of_its_own() -> None:
    actions = Actions(vocabulary_of(new_game("ffg", 3, variants=["classic-filch", "technology"]).options))
    names = [actions.name(action) for action in range(actions.size)]
    assert len(set(names)) == len(names)
    assert names[0] == "idle 0"


def test_every_table_has_the_names_of_its_own_packs() -> None:
    """Two kinds of table in one process, with different aliens of the same name."""

    def herald(power: str) -> Alien:
        alien = Alien("herald")
        alien.ability(W.ALLIANCE_BEFORE, name=power)(lambda use: None)
        return alien

    aliens = ("herald", "zombie", "void")
    one, other = (Match("ffg", 3, (), aliens, packs=[Pack(power, "1", {"herald": herald(power)})]) for power in "ab")
    assert ("herald.a" in one.vocabulary.uses, "herald.b" in one.vocabulary.uses) == (True, False)
    assert ("herald.a" in other.vocabulary.uses, "herald.b" in other.vocabulary.uses) == (False, True)
    assert len({one.vocabulary.fingerprint, other.vocabulary.fingerprint, Match("ffg", 3).vocabulary.fingerprint}) == 3
    assert "herald" not in Match("ffg", 3).vocabulary.aliens
    assert "herald.a" in {one.actions.name(action).rpartition(" ")[2] for action in range(one.actions.size)}
