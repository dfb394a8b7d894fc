"""Reward cards at the web table: two backs, kickers, cards that intimidate, hazard warnings; and nothing of it for eyes
that may not see it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from io import StringIO

import pytest
from rich.console import Console

import warptable
from tests.games.encounter.scenario import Table, table
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.model.constraints import GainsTurned
from warptable.games.encounter.engine.verbs.encounter import impose
from warptable.games.encounter.page.art.cards import INKS, card_back
from warptable.games.encounter.page.coach import coach
from warptable.games.encounter.page.dock.hand import holding
from warptable.games.encounter.page.dock.piles import discards
from warptable.games.encounter.page.dock.search import MOST_PICTURES
from warptable.games.encounter.page.examples import (
    KICKER_HANDS,
    KICKER_REWARDS,
    answer,
    kickers_planned,
    kickers_revealed,
    kickers_to,
    scene_of,
    with_kickers,
)
from warptable.games.encounter.page.moment import moment
from warptable.games.encounter.page.scene.build import line, totals_of
from warptable.games.encounter.page.stage.deal_form import read_deal
from warptable.games.encounter.page.text_view import hand as text_hand
from warptable.games.encounter.page.text_view import players
from warptable.games.encounter.terminal.board import board
from warptable.games.encounter.terminal.face import hand
from warptable.games.encounter.words.asking import question
from warptable.games.encounter.words.hands import hand_order, own_rewards
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import PASS, Compose, Number, Offer, Rng
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import frame
from warptable.table.page.game.page import table as page_of
from warptable.table.scene.data import Answer, Reaction


@lru_cache(maxsize=1)
def planning() -> Table:
    return Table(kickers_planned())


@lru_cache(maxsize=1)
def revealed() -> Table:
    return Table(kickers_revealed())


def shown(t: Table, seat: int | None, locale: str = "en") -> str:
    return str(page_of(scene_of(t.session, seat, locale, totals=totals_of(t.session))))


def test_plates_tell_the_cards_of_a_hand_by_their_backs() -> None:
    page = shown(planning(), 1)
    stats = page[page.index('id="stats-0"') :][:400]
    assert "4 cosmic, 1 reward card" in stats
    assert '<b class="back-number">4</b><b class="back-number reward">1</b>' in stats
    assert "pb" not in page[page.index('id="stats-3"') :][:300], "a hand without reward cards looks as ever"


def test_the_own_hand_stands_in_two_groups_as_others_see_it() -> None:
    t = planning()
    view = t.session.view(0)
    faces = [face for _, face in hand_order(view)]
    assert faces == ["attack-09", "attack-10", "morph", "reinforcement-3", "rift-1"]
    hand = holding(scene_of(t.session, 0), None, {}).whole
    assert isinstance(hand, str)
    assert re.findall(r'class="card( reward)?"', hand) == ["", "", "", "", " reward"]
    assert hand.count('id="backs"') == 1


def test_a_face_of_both_decks_is_told_apart_by_number() -> None:
    t = table(players=3, hands={0: ["morph", "attack-08"]}, rewards={0: ["morph", "retreat"]})
    view = t.session.view(0)
    rewards = own_rewards(view)
    assert len(rewards) == view.seats[0].rewards == 2
    pile = t.session.state.piles["reward"]
    assert all(pile.first <= card < pile.end for card in rewards)


def test_piles_of_both_backs() -> None:
    t = planning()
    page = shown(t, 0)
    assert f'<b id="rewards-left">{t.session.view(0).reward_deck}</b>' in page
    assert 'data-help="term-reward-deck"' in page


def test_the_open_piles_lie_side_by_side() -> None:
    t = table(players=3, rewards={0: ["retreat"]})
    pile = t.session.state.piles["reward"]
    pile.discard.append(pile.draw.pop())
    shown = discards(scene_of(t.session, 0)).markup
    assert re.findall(r'open-title">([\w ]+) <b>(\d+)</b>', shown) == [("cosmic", "0"), ("Reward cards", "1")]


@pytest.mark.rule("N-KICK-1", "N-INTIM-7")
def test_what_lies_facedown_is_in_the_markup_of_its_owner_only() -> None:
    t = planning()
    for seat in (0, 1, 2, 3, None):
        page = shown(t, seat)
        for owner, face in ((0, "kicker-2-duplicity"), (1, "kicker-4-overload"), (2, "intimidate-29")):
            name = {"kicker-2-duplicity": "Duplicity", "kicker-4-overload": "Overload", "intimidate-29": "29"}[face]
            said = face in page or (name in page if face.startswith("kicker") else "Intimidate 29" in page)
            assert said is (seat == owner), (seat, face)
        strip = page[page.index('id="stage"') :][:6000]
        assert strip.count("stage-slimkick") == 2, "that there are kickers, everybody sees"
        if seat != 2:
            assert 'id="laid-2" class="laid" data-help="term-intimidate"' in page


@pytest.mark.rule("N-KICK-1", "N-INTIM-2")
@pytest.mark.parametrize(
    ("owner", "one", "other"),
    [(0, "kicker-2-duplicity", "kicker-2-team-spirit"), (2, "intimidate-29", "intimidate-m09")],
)
def test_which_card_lies_facedown_changes_nothing_for_others(owner: int, one: str, other: str) -> None:
    """Byte for byte, from the first page to the question for encounter cards, and in every message between them."""
    rest = KICKER_REWARDS[owner][1:]
    games = [
        table("spiff", "void", "chosen", "mind", hands=KICKER_HANDS, rewards={**KICKER_REWARDS, owner: [face, *rest]})
        for face in (one, other)
    ]
    others = [seat for seat in (0, 1, 2, 3, None) if seat != owner]
    known = [{seat: Shown() for seat in others} for _ in games]
    while games[0].session.decisions[0].prompt != "encounter-card":
        seen = [
            [pages[seat].message(frame(scene_of(t.session, seat))) for seat in others]
            for t, pages in zip(games, known, strict=True)
        ]
        assert seen[0] == seen[1]
        for t, face in zip(games, (one, other), strict=True):
            answer(t.session, with_kickers({one: face}))
    laid = [page_of(scene_of(t.session, owner)) for t in games]
    assert laid[0] != laid[1], "its owner sees which"


@pytest.mark.rule("N-KICK-3", "N-KICK-6", "N-VAR-2")
def test_the_reveal_shows_kickers_the_other_value_and_the_sum() -> None:
    page = shown(revealed(), 0)
    stage = page[page.index('id="stage"') :]
    assert stage.count('class="stage-kick"') == 2
    assert "10 × 2 = 20, + 1 + 1 = 22" in stage
    assert "20 × 4 = 80, + 4 + 1 = 85" in stage
    assert "card, hazard" in stage
    assert "Hazard warning" in stage
    assert "(Duplicity)" in stage, "what is at stake for the ally"
    assert "(Overload)" in stage


def test_with_turned_gains_allies_of_the_defense_land() -> None:
    t = revealed()
    plain = shown(t, 3)
    impose(t.game, GainsTurned(), "solar-wind")
    plain, turned = (page[page.index('id="stakes"') :] for page in (plain, shown(t, 3)))
    assert (plain.count("one reward"), turned.count("one reward")) == (1, 1), "now for the ally of the offense"
    assert turned.count("colony 1 of 5") == plain.count("colony 1 of 5") + 1


@pytest.mark.rule("N-HAZ-1", "N-HAZ-2")
def test_the_triangle_stands_beside_the_destiny_card() -> None:
    assert '<g class="hazard"' in shown(planning(), 0)
    page = shown(revealed(), 3)
    assert '<g class="hazard on"' in page
    assert "with a hazard warning" in page


@pytest.mark.parametrize(("kind", "named"), [("exploded", "Rift 1"), ("quake", "Cosmic quake")])
def test_a_rift_that_explodes_and_a_quake_have_a_moment(kind: str, named: str) -> None:
    scene = scene_of(planning().session, 3)
    seen = {"kind": kind, "source": "rift-1", "seat": 1, "face": "rift-1"}
    made = moment(replace(scene, log=[*scene.log, line(scene.speaker, 99, seen, 3)]))
    assert f"<b>{named}</b>" in made
    assert ('class="crack"' in made) is (kind == "exploded")


def test_whoever_says_how_many_reward_cards_knows_from_whom_and_what_for() -> None:
    hands = {0: ["attack-04"], 1: ["attack-08", "attack-06"]}
    about = {"victim": 1, "pool": False, "number": 3}
    view = table(players=3, hands=hands, rewards={1: ["retreat", "rift-2"]}).session.view(0)
    said = {
        source: question(Speaker("en", 0, view.home_of), Number(0, "take-rewards", source, 1, 2, about=about), view)
        for source in ("F-COMP-2", "laser")
    }
    assert said["F-COMP-2"].startswith("You take 3 cards from Blue as compensation. How many of them are reward cards")
    assert said["laser"].startswith("This is about 3 cards from the hand of Blue.")
    mixed = Number(0, "take-rewards", "whirligig", 0, 1, about={"pool": True, "number": 1})
    said_of_all = question(Speaker("de", 0, view.home_of), mixed, view)
    assert said_of_all == "Du bekommst 1 Karte von den gemischten Händen. Ist es eine Belohnungskarte?"


@pytest.mark.rule("N-REWARD-11")
def test_a_number_of_reward_cards_is_asked_beside_their_back() -> None:
    t = table(players=3, hands={0: ["negotiate"], 1: ["attack-08", "attack-06"]}, rewards={1: ["retreat", "rift-2"]})
    while t.session.decisions[0].prompt != "take-rewards":
        decision = t.session.decisions[0]
        wanted = {"encounter-card": decision.options[0]}.get(decision.prompt, decision.default)
        t.session.answer(decision, PASS if isinstance(decision, Offer) else wanted)
    asked = shown(t, 0)
    prompt = asked[asked.index('id="prompt"') :]
    assert "You take 1 card from Blue as compensation. Is it a reward card?" in re.sub("<[^>]*>", "", prompt)
    assert card_back(26, "reward") in prompt[: prompt.index("</form>")]


def test_many_kinds_of_cards_are_a_list_to_search() -> None:
    t = table("angler", "void", "mind", variants=("dominion-aliens",), rewards={0: ["rift-1"]})
    while t.session.decisions[0].prompt != "angler-face":
        decision = t.session.decisions[0]
        used = "angler.fish" in decision.options
        chosen = "angler.fish" if used else PASS if isinstance(decision, Offer) else decision.default
        t.session.answer(decision, chosen)
    faces = t.session.decisions[0].options
    assert len(faces) > 12
    page = shown(t, 0, "de")
    prompt = page[page.index('id="prompt"') :]
    prompt = prompt[: prompt.index("</form>")]
    assert prompt.count('class="find-one') == len(faces)
    assert "Riss 1" in prompt
    assert "cardface" not in prompt, "a list, no pictures"
    assert 'data-find="Überraschung"' in prompt
    assert "find-one" not in shown(t, 1)


def test_every_kind_of_card_has_a_word_to_search_by() -> None:
    """Also destiny cards: with hazard warnings a Dictator chooses among more than a dozen kinds."""
    for locale in ("en", "de"):
        assert all(Speaker(locale).has(f"kind-{kind}") for kind in INKS)
    assert len(facts.destiny()) > MOST_PICTURES


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_text_view_and_the_terminal_say_the_same(seat: int | None) -> None:
    """Also there, what lies facedown is told to its owner alone."""
    t = planning()
    scene = scene_of(t.session, seat)
    rows = {player.seat: player for player in players(scene)}
    assert rows[0].cards == "4 cosmic, 1 reward card"
    assert "intimidates" in rows[2].role
    console = Console(width=200, record=True, file=StringIO())
    console.print(board(scene.speaker, scene.view))
    told = console.export_text()
    assert "4+1" in told
    assert ("Duplicity" in told) is (seat == 0)
    assert ("Intimidate 29" in told) is (seat == 2)
    assert told.count("Kicker") == 2, "a kicker that is seen says so by its name"
    if seat == 0:
        assert [str(card) for _, card in hand(scene.speaker, scene.view)][-1] == "Rift 1*"
        assert text_hand(scene)[-1] == ("rift-1", "Rift 1 (reward card)")


def test_a_deal_names_reward_cards_and_asks_for_them_by_their_back() -> None:
    hands = {0: ["negotiate", "attack-09"], 1: ["negotiate", "attack-06"]}
    rewards = {0: ["kicker-2-duplicity", "rift-1", "intimidate-29", "retreat"], 1: ["attack-02-20", "rift-2"]}
    t = table(players=3, hands=hands, rewards=rewards)
    while (decision := t.session.decisions[0]).prompt != "deal":
        faces = t.session.state.faces
        negotiate = [o for o in decision.options if isinstance(o, int) and faces[o] == "negotiate"]
        card = negotiate[0] if decision.prompt == "encounter-card" else decision.default
        t.session.answer(decision, PASS if isinstance(decision, Offer) else card)
    page = shown(t, decision.seat)
    assert "Kicker x2 (Duplicity)" in page
    assert re.findall(r'name="ask-rewards" value="(\d)"', page) == ["0", "1", "2"]
    assert isinstance(decision, Compose)
    asked = read_deal(decision, {"act": ["propose"], "ask-rewards": ["2"], "ask": ["0"]})
    assert ("ask-rewards", 2) in asked


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_every_moment_of_a_game_with_everything_can_be_shown(seed: int) -> None:
    """By chance, with aliens of the expansion and reward cards in many hands."""
    variants = ("technology", "reward-deck", "dominion-aliens")
    session = warptable.new_game("ffg", 4, seed, variants=variants, uniform=True)
    rng = Rng.seeded("shown", seed)
    for step in range(120 * seed):
        if session.over:
            break
        seat = None if step % 5 == 4 else step % 5
        page = str(page_of(scene_of(session, seat, "de" if step % 2 else "en", totals=totals_of(session))))
        assert "{ $" not in page
        decision = session.decisions[0]
        session.answer(decision, rng.choice(decision.options))


@pytest.mark.parametrize(
    ("seat", "prompt", "key"),
    [
        (0, "window-PLANNING_BEFORE", "may-kicker"),
        (2, "window-ENCOUNTER_START", "may-intimidate"),
        (0, "window-ENCOUNTER_START", "may-rift"),
    ],
)
def test_the_first_kicker_rift_and_intimidate_have_a_hint(seat: int, prompt: str, key: str) -> None:
    game = kickers_to(prompt, seat)
    scene, decision = scene_of(game, seat), game.decisions[0]
    answers = tuple(Answer(str(n), decision, option) for n, option in enumerate(decision.options))
    reacting = Reaction(1, decision, 5, 4, reader_asked=True, answers=answers)
    scene = replace(scene, asked=None, reaction=reacting, reader=replace(scene.reader, coach=True))
    assert f'data-key="{key}"' in coach(scene)


def test_a_table_without_reward_cards_has_nothing_of_it() -> None:
    t = table("spiff", "void", "chosen", "mind", hands={0: ["attack-10"], 1: ["attack-08"]})
    while t.session.decisions[0].prompt != "encounter-card":
        answer(t.session, with_kickers())
    page = shown(t, 0)
    for word in ("hazard", "kick", "laid-", "rewards-left", 'class="back-number', "backs"):
        assert word not in page
