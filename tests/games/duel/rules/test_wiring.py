"""Which texts are in force, and that bots and pages reckon over what a seat sees as the rules do over the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.duel.scenario import Table, duel
from warptable.games.duel.engine.content.registry import all_formulas, registry
from warptable.games.duel.engine.game import Game
from warptable.games.duel.engine.model.frame import Header, Layer
from warptable.games.duel.engine.model.prompts import Brings
from warptable.games.duel.engine.model.windows import W
from warptable.games.duel.engine.rules.abilities import Alien, Envoy
from warptable.games.duel.engine.rules.clout import bout_of
from warptable.games.duel.engine.rules.reckoning import Bout, Slot
from warptable.games.duel.engine.rules.seen import bout_seen
from warptable.games.duel.engine.rules.standing import BoutRule, Rule
from warptable.games.duel.engine.rules.use import Use
from warptable.games.duel.engine.rules.wiring import Registry, Wiring


def wiring(kind: str, *first: str, second: tuple[str, ...] = ("",)) -> Wiring:
    """Of a registry that has worked out nothing yet."""
    known = registry()
    return Registry(known.aliens, known.envoys, known.cards).wiring((first, second), kind)


def named(by_name: dict[Any, Any]) -> dict[Any, list[str]]:
    return {name: [one.id for one in found] for name, found in by_name.items()}


@pytest.mark.rule("D-ALI-02", "D-CNT-09", "D-ENV-13")
def test_a_header_says_when_a_text_is_in_force() -> None:
    powers = ("cheater", "voyager")
    assert named(wiring("duel", *powers).rules[0]) == {"sleeve": ["cheater.up-the-sleeve"], "shelters": ["voyager"]}
    assert (
        named(wiring("contest", *powers).rules[0]) == named(wiring("", *powers).rules[0]) == {"shelters": ["voyager"]}
    )
    assert named(wiring("duel", *powers).by_window[0]) == {
        W.DOUBT: ["cheater.caught"],
        W.ENVOY_REVEALED: ["voyager"],
    }
    assert named(wiring("contest", *powers).by_window[0]) == {W.ENVOY_REVEALED: ["voyager"]}
    assert named(dict(wiring("duel", "duelist").formulas[0])) == {
        "ripostes": ["duelist.riposte"],
        "clout": ["duelist.flourish"],
    }
    assert wiring("contest", "duelist").formulas[0] == {}


@pytest.mark.rule("D-ENV-13")
def test_each_seat_has_its_own_texts() -> None:
    found = wiring("duel", "cheater", second=("spy", "shadow"))
    assert [named(side) for side in found.by_window] == [
        {W.DOUBT: ["cheater.caught"]},
        {W.PEEK: ["spy.peek"], W.ENVOYS_DONE: ["shadow"]},
    ]
    assert found.mask == 1 << W.DOUBT | 1 << W.PEEK | 1 << W.ENVOYS_DONE


def test_an_envoy_may_be_called_like_an_alien() -> None:
    alien, envoy = Alien("namesake"), Envoy("namesake", "skull")

    @alien.rule(Rule.HAND_LIMIT)
    def of_the_alien(use: Use) -> int:
        return 7

    @envoy.rule(Rule.ENVOY_LIMIT)
    def of_the_envoy(use: Use) -> int:
        return 2

    found = Registry({"namesake": alien}, {"namesake": envoy}, {}).wiring((("namesake", "namesake"), ("",)), "")
    assert named(found.rules[0]) == {"hand_limit": ["namesake.of-the-alien"], "envoy_limit": ["namesake"]}


def test_what_is_declared_is_there_under_its_name() -> None:
    alien = Alien("sample")

    def act(use: Use) -> None: ...

    def double(number: int) -> int:
        return 2 * number

    def always(*asked: object) -> bool:
        return True

    def five(*asked: object) -> int:
        return 5

    brings = Brings(cards=1)
    assert alien.ability(W.OVER, header="duels", may=True, once="round", brings=brings)(act) is act
    alien.ability(W.OVER, header="contests", name="other")(act)
    alien.rule(Rule.SLEEVE, header="duels")(always)
    alien.rule(Rule.BREEDS, name="other")(always)
    alien.formula(BoutRule.RIPOSTES, header="duels")(always)
    alien.value(Layer.DOUBLE, header="contests_and_duels")(double)
    alien.clout(header="always", name="more")(five)
    assert alien.op(double) == "sample.double"
    assert str(alien.prompt("question", words=("yes",))) == "sample-question"
    assert [(one.id, one.mark, one.header, one.may, one.once, one.brings) for one in alien.abilities] == [
        ("sample.act", "sample.act", Header.DUELS, True, "round", brings),
        ("sample.other", "sample.other", Header.CONTESTS, False, "", None),
    ]
    assert [(one.id, one.question, one.header) for one in alien.rules] == [
        ("sample.always", "sleeve", Header.DUELS),
        ("sample.other", "breeds", Header.ALWAYS),
    ]
    assert [(one.id, one.question, one.header, one.layer, one.envoy) for one in alien.formulas] == [
        ("sample.always", "ripostes", Header.DUELS, Layer.ADD, False),
        ("sample.double", "value", Header.BOTH, Layer.DOUBLE, False),
        ("sample.more", "clout", Header.ALWAYS, Layer.ADD, False),
    ]
    known = Registry({"sample": alien}, {}, {})
    assert (known.ops["sample.double"](4), [str(prompt) for prompt in alien.prompts]) == (8, ["sample-question"])
    envoy = Envoy("guest", "heart", resets=True)
    envoy.formula(BoutRule.CLOUT, header="always")(five)
    assert (envoy.id, envoy.icon, envoy.resets, Envoy("other", "heart").resets) == ("guest", "heart", True, False)
    assert [(one.id, one.envoy) for one in envoy.formulas] == [("guest", True)]
    with pytest.raises(ValueError, match=r"nobody asks 'sleves'; did you mean Rule\.SLEEVE"):
        alien.rule("sleves")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="nobody asks 'weather'; there are: CLOUT, VALUE"):
        alien.formula("weather", header="always")  # type: ignore[arg-type]


# ---------------------------------------------------------------- what a seat sees


def hybrid() -> Table:
    """Two plans that make a number, and a warrior with experience; its other ally lies facedown."""
    hands = {0: ["plan-31", "plan-06", "traitors"], 1: ["plan-10"]}
    t = duel("hybrid", "swarm", card="rich-veins", hands=hands, envoys={"warrior": 1, "deuce": (0, False)})
    t.dials(3, 4).do(0, "reveal-envoy", "reveal")
    t.lock((0, "plan-31", ("with", "plan-06"), "shield-2"), (1, "plan-10", "blast-4"))
    return t.do(0, "build", ("plan-31", "", "plan-06"))


def bred() -> Table:
    t = duel("hybrid", "musician", card="limbo-contest", hands={0: ["plan-31", "plan-06", "traitors"]}, leader=1)
    t.lock((0, "plan-31", ("with", "plan-06")), (1, "plan-10")).do(0, "build", ("plan-06", "plan-31", ""))
    return t.do(0, "reinforce", ("traitors", 1)) if t.open == [(1, "reinforce")] else t


def mirrored() -> Table:
    t = duel("prime", "tactician", card="bake-off", hands={1: ["plan-13", "traitors"]}, envoys={"mirror": 0})
    return t.lock((0, "plan-13"), (1, "plan-13")).do(0, "use", "mirror")


def late() -> Table:
    planets = {0: (1, 2), 5: (1, 0), 6: (0, 1), 7: (0, 1)}
    t = duel("unseen", "politician", card="stragglers-choice", planets=planets, leader=1)
    return t.do(0, "where", 0)


def asleep() -> Table:
    """An ally that lies facedown, and an alien whose text is about duels."""
    envoys = {"warrior": (0, False), "anti-matter": (1, False)}
    t = duel(
        "swarm", "musician", card="bake-off", planets={3: (1, 0)}, hands={0: ["plan-13", "traitors"]}, envoys=envoys
    )
    t.do(0, "reveal-envoy", "wait").do(1, "reveal-envoy", "wait")
    return t.lock((0, "plan-13"), (1, "plan-06"))


def turned() -> Table:
    """Roles have changed since the contest began: a ship was stranded on the Warpplanet."""

    def prepare(g: Game) -> None:
        g.s.warpplanet = 5

    planets, hands = {0: (1, 0), 2: (0, 1), 5: (0, 0)}, {0: ["plan-13", "traitors"]}
    t = duel("iron-matron", "", card="bake-off", planets=planets, hands=hands, envoys={"voyager": 1}, prepare=prepare)
    t.do(0, "iron-matron-decree", "even").lock((0, "plan-13"), (1, "plan-13"))
    t.do(0, "iron-matron-punishment", "ships").do(1, "destroyed-to", {5: 1})
    assert (t.open, t.game.frame.leader, t.state.leader) == ([(0, "reinforce")], 0, 1)
    return t


@pytest.mark.parametrize("played", [hybrid, bred, mirrored, late, asleep, turned])
def test_what_lies_open_is_reckoned_as_by_the_rules(played: Callable[[], Table]) -> None:
    t = played()
    real = bout_of(t.game)
    for viewer in (None, 0, 1):
        seen = bout_seen(t.view(viewer), all_formulas())
        for name in Bout._fields:
            one, other = getattr(real, name), getattr(seen, name)
            if isinstance(one, (list, tuple)) and name != "formulas":
                one, other = list(one), list(other)
            if name in ("planets", "tokens") and not any(real.formulas):
                continue  # nobody asks for them
            assert one == other, name


def test_plans_that_lie_facedown_count_0_until_somebody_supposes_some() -> None:
    t = duel("politician", "knot", card="rich-veins").dials(2, 2)
    t.lock((0, "plan-13", "shield-2"), (1, "plan-08", "shield-2"))
    assert t.open == [(0, "politician-promise")]
    formulas = all_formulas()
    assert bout_seen(t.view(None), formulas).slots == (Slot(), Slot())
    assert bout_seen(t.view(0), formulas).slots == (Slot((13,)), Slot())
    supposed = Slot((6,)), Slot((31, 8), 4)
    assert bout_seen(t.view(1), formulas, slots=supposed).slots == supposed
