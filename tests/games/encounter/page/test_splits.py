"""Questions of which the page asks several in one form: rewards of several kinds, special and plain ships."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.games.encounter.page.dock_scenes import fields_of
from tests.games.encounter.scenario import WARP, Table, table
from tests.table.tables import act, game, questions, url
from tests.table.test_web import new_table
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.ships import move
from warptable.games.encounter.page.dock import dock, read_answer, read_next
from warptable.games.encounter.page.examples import helping, launching, played_to, rewarded, scene_of
from warptable.kernel import PASS, IllegalAnswer
from warptable.table.web.app import make_app


def on(t: Table, prompt: str) -> Table:
    """Up to a question; Green helps the defense with four ships."""
    return Table(played_to(t.session, prompt, helping))


def sent() -> Table:
    """Red sends two of them."""
    return Table(launching()).do(0, "launch", {0: 2})


def form(t: Table, seat: int, **numbers: int) -> dict[str, list[str]]:
    """What the page sends if these fields are set; what has no number stays as it was, or is not ticked."""
    sent = fields_of(dock(scene_of(t.session, seat))).sent
    fields = sent["splits"]
    for key in fields:
        sent.pop(f"split-{key}", None)
    kinds = {re.split("@", key)[0]: key for key in fields}
    return sent | {
        f"split-{kinds[kind.replace('_', '-')]}": [str(number)] for kind, number in numbers.items() if number
    }


def answered(t: Table, seat: int, said: dict[str, list[str]]) -> Table:
    """One form answers a question and what follows from it, as the web table does."""
    decision, left = t.session.decisions[0], dict[str, Any](said)
    t.session.answer(decision, read_answer(decision, said))
    while (more := t.session.decisions[0]).seat == seat and (given := read_next(more, left)) is not None:
        t.session.answer(more, given)
    return t


@pytest.mark.parametrize("locale", ["en", "de"])
def test_rewards_are_split_in_one_form(locale: str) -> None:
    scene = scene_of(rewarded(), 2, locale)
    page = dock(scene)
    fields = fields_of(page)
    assert {"en": "your 4 rewards?", "de": "deine 4 Belohnungen?"}[locale] in page
    assert fields.sent["splits"] == ["ships", "rewards"]
    most = {one["name"]: one["max"] for one in fields.inputs if "data-split" in one}
    assert most == {"split-ships": "2", "split-rewards": "4"}
    [main] = [one for one in fields.buttons if one.get("data-mode") == "split"]
    said = {"en": "Take 1 ship, 2 reward cards and 1 cosmic card", "de": "1 Schiff, 2 Belohnungskarten und 1 kosmische"}
    assert said[locale] in main["data-labels"]
    assert '"2,3"' not in main["data-labels"], "five of four rewards cannot be taken"


@pytest.mark.rule("N-REWARD-3")
def test_the_form_answers_both_questions() -> None:
    t = Table(rewarded())
    answered(t, 2, form(t, 2, ships=1, rewards=2))
    [event] = [one for one in t.session.log if one.kind == "rewarded_with_rewards"]
    told = event.seen_by(None)
    assert (told["ships"], told["cards"], told["rewards"]) == (1, 1, 2)


def test_what_leaves_nothing_to_choose_is_not_asked_for() -> None:
    hands = {0: ["attack-05"], 1: ["attack-20"], 2: ["attack-08"]}

    def prepare(g: Game) -> None:
        move(g, 2, 10, WARP, 3)
        move(g, 2, 11, WARP, 3)

    t = on(table(players=4, hands=hands, rewards={}, prepare=prepare), "reward-ships")
    answered(t, 2, form(t, 2, ships=4))
    assert t.session.decisions[0].prompt != "reward-backs"


def test_more_than_is_due_is_refused() -> None:
    t = Table(rewarded())
    for many in ({"ships": 2, "rewards": 3}, {"ships": 3}, {"ships": 0, "rewards": 5}):
        with pytest.raises(IllegalAnswer):
            read_answer(t.session.decisions[0], form(t, 2, **many))
    with pytest.raises(IllegalAnswer):
        read_answer(t.session.decisions[0], form(t, 2) | {"split-rewards": ["many"]})


def test_without_ships_in_the_warp_only_the_deck_is_chosen() -> None:
    t = Table(rewarded(in_warp=0))
    page = dock(scene_of(t.session, 2))
    assert fields_of(page).sent["splits"] == ["rewards"]
    assert "Take 3 reward cards and 1 cosmic card" in page
    assert read_answer(t.session.decisions[0], form(t, 2, rewards=3)) == 3


def test_a_table_with_one_deck_asks_as_ever() -> None:
    hands = {0: ["attack-05"], 1: ["attack-20"], 2: ["attack-08"]}
    t = table(players=4, hands=hands, prepare=lambda g: move(g, 2, 10, WARP, 2))
    page = dock(scene_of(on(t, "reward-ships").session, 2))
    assert "splits" not in fields_of(page).sent
    assert 'name="number"' in page


@pytest.mark.parametrize("locale", ["en", "de"])
def test_special_ships_are_chips_and_plain_ones_the_rest(locale: str) -> None:
    page = dock(scene_of(sent().session, 0, locale))
    fields = fields_of(page)
    kinds = [key.partition("@")[0] for key in fields.sent["splits"]]
    assert kinds == ["flagship", "lizard"]
    shown = {one["name"].partition("@")[0]: one["type"] for one in fields.inputs if "data-split" in one}
    assert shown == {"split-flagship": "checkbox", "split-lizard": "number"}
    [main] = [one for one in fields.buttons if one.get("data-mode") == "split"]
    assert {"en": "Move Flagship and 1 plain ship", "de": "Flaggschiff und 1 einfaches Schiff bewegen"}[locale] in main[
        "data-labels"
    ]
    assert '"1,2"' not in main["data-labels"], "three of two ships cannot go"
    assert '"2,' not in main["data-labels"]


@pytest.mark.parametrize(
    ("chosen", "marked"),
    [
        ({"flagship": 1, "lizard": 1}, {"flagship": 1, "lizard": 1}),
        ({"flagship": 1}, {"flagship": 1}),
        ({"lizard": 2}, {"lizard": 2}),
        ({}, {}),
    ],
)
def test_the_chips_answer_all_questions_about_them(chosen: dict[str, int], marked: dict[str, int]) -> None:
    t = sent()
    answered(t, 0, form(t, 0, **chosen))
    assert t.session.decisions[0].prompt not in ("which-ships", "how-many-marked")
    assert {mark.kind: mark.number for mark in t.view(0).marks if (mark.seat, mark.place) == (0, -1)} == marked


def test_a_launch_says_which_special_ships_may_go_along() -> None:
    """All but the one that stays because another goes."""
    fields = fields_of(dock(scene_of(launching(), 0)))
    assert fields.sent["marked"] == ["flagship@0", "lizard@0"]
    shown = {one["name"]: one["type"] for one in fields.inputs if "data-marked" in one}
    assert shown == {"marked-flagship@0": "checkbox", "marked-lizard@0": "number"}


def test_a_launch_of_plain_ships_says_nothing_about_others() -> None:
    assert "marked-ships" not in dock(scene_of(on(table(players=4, destiny=("wild",)), "launch").session, 0))


@pytest.mark.parametrize(
    ("ships", "along", "marked"),
    [
        ({0: 2, 2: 1}, {"flagship": "1", "lizard": "0"}, {"flagship": 1}),
        ({0: 2}, {"lizard": "2"}, {"lizard": 2}),
        ({0: 1}, {"lizard": "2"}, {"lizard": 1}),
        ({0: 4}, {}, {"lizard": 2}),
        ({2: 1}, {"flagship": "1", "lizard": "2"}, {}),
    ],
)
def test_one_form_launches_ships_and_says_which(
    ships: dict[int, int], along: dict[str, str], marked: dict[str, int]
) -> None:
    """As far as they can be among the ships that leave; the rest of a place goes where no plain ship is left."""
    t = Table(launching())
    said = {"marked": ["flagship@0", "lizard@0"]} | {f"marked-{kind}@0": [number] for kind, number in along.items()}
    answered(t, 0, said | {f"ships-{place}": [str(number)] for place, number in ships.items()})
    assert t.session.decisions[0].prompt not in ("which-ships", "how-many-marked")
    assert {mark.kind: mark.number for mark in t.view(0).marks if (mark.seat, mark.place) == (0, -1)} == marked


def test_ships_that_are_lost_are_plain_ones_unless_somebody_says_otherwise() -> None:
    t = table("human", "virus", "zombie", variants=("two-ships",), hands={0: ["attack-08", "plague"]})
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", {5: 2, 6: 1})
    page = dock(scene_of(t.session, 1))
    assert "Which 2 ships do you lose?" in page
    assert fields_of(page).sent["splits"]
    assert not [one for one in fields_of(page).inputs if "data-split" in one and "checked" in one]
    assert re.search(r'<span class="wording">Lose 2 plain ships<', page)


def test_whoever_picks_ships_of_somebody_else_picks_special_ones_unless_it_says_otherwise() -> None:
    t = table("shadow", "virus", "human", variants=("two-ships",)).passes(0)
    [planet] = [mark.place for mark in t.view(1).marks if (mark.seat, mark.kind) == (1, "flagship")]
    while t.session.decisions[0].prompt != "shadow-ship":
        t.session.answer(t.session.decisions[0], PASS)
    t.do(0, "shadow-ship", planet)
    page = dock(scene_of(t.session, 0))
    assert "Which ship of Blue do you pick?" in page
    assert len([one for one in fields_of(page).inputs if "data-split" in one and "checked" in one]) == 1
    assert "Pick Flagship" in page


def test_a_form_without_script_answers_what_follows_and_both_answers_are_stored(tmp_path: Path) -> None:
    """What is too much or stale is refused, and then nothing has changed."""
    with TestClient(make_app(url(tmp_path)), follow_redirects=False) as client:
        place = new_table(client, window="0", **{"one-of": "two-ships"})
        room = next(iter(client.app.state.services.hub.rooms.values()))  # type: ignore[attr-defined]
        object.__setattr__(room, "row", replace(room.row, seed=12))
        client.post(f"{place}/start", data={"fill": "steady"})
        play, rng = game(room), random.Random(1)
        assert client.portal is not None
        while not (asked := [one for one in questions(play) if len((one.about or {}).get("others", ())) > 1]):
            client.portal.call(act, play, rng)
            assert not play.session.over
        known, number = len(play.session.history), play.deadlines.number_of(asked[0])
        page = fields_of(client.get(place).text).sent
        keys = page["splits"]
        said = {"serial": str(number), "splits": keys, f"split-{keys[1]}": "1"}
        client.post(f"{place}/answer", data=said | {f"split-{keys[0]}": "9"})
        assert len(play.session.history) == known
        assert client.post(f"{place}/answer", data=said).status_code == 303
        given = [entry.answer for entry in play.session.history[known : known + 2]]
        assert given == ["without-it", "with-it"]
        client.post(f"{place}/answer", data=said)
        assert play.session.history[known : known + 2][0].answer == "without-it"
    with TestClient(make_app(url(tmp_path))) as client:
        [again] = client.app.state.services.hub.rooms.values()  # type: ignore[attr-defined]
        assert [entry.answer for entry in game(again).session.history[known : known + 2]] == given
