"""The deal board: what each seat sees of the talks, and that a posted board is read as the rules want it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.encounter.scenario import table
from tests.questions import asks
from tests.table.markup import Page, page
from warptable.games.encounter.engine.rules.deals import ACCEPT, ORDER, PROPOSE, REFUSE, WAIT
from warptable.games.encounter.page.examples import Game, answering, encounter, found, moments, talking
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene, Offered
from warptable.games.encounter.page.stage import read_deal, stage
from warptable.games.encounter.page.stage.deal import meaning
from warptable.games.encounter.page.stage.drafts import beginning, in_words, not_kept
from warptable.kernel import PASS, Compose, IllegalAnswer, Offer, Rng

DRAFTS = 40


def frees_ships(game: Game) -> bool:
    """May this deal set ships free? Only together with something else."""
    if not talking(game):
        return False
    decision = deal_of(game)
    first = [option for option in decision.following([]) if isinstance(option, tuple)]
    return any(option[0] == "free" for option in decision.following(first[:1]) if isinstance(option, tuple) and first)


def without_offers_left(game: Game) -> bool:
    return talking(game) and not any(isinstance(option, tuple) for option in deal_of(game).following([]))


def opening(game: Game) -> bool:
    return talking(game) and not (deal_of(game).about or {})["terms"]


def deal_of(game: Game) -> Compose:
    decision = game.decisions[0]
    assert isinstance(decision, Compose)
    return decision


@lru_cache(maxsize=1)
def decisions() -> list[Compose]:
    """Questions of talks from several games, some with ships that may be freed, one with reward cards."""
    asked = [deal_of(game).twin() for seed in range(1, 5) for game in moments(seed, encounters=10) if talking(game)]
    return [*asked, deal_of(found(frees_ships)).twin(), about_rewards().twin()]


def about_rewards() -> Compose:
    """Both partners hold reward cards."""
    hands, rewards = {0: ["negotiate"], 1: ["negotiate", "attack-06"]}, {0: ["retreat"], 1: ["rift-1", "rift-2"]}
    t = table(players=3, hands=hands, rewards=rewards)
    while not talking(t.session):
        decision, faces = t.session.decisions[0], t.session.state.faces
        laid = [card for card in decision.options if decision.prompt == "encounter-card" and faces[card] == "negotiate"]
        t.session.answer(decision, PASS if isinstance(decision, Offer) else laid[0] if laid else decision.default)
    return deal_of(t.session)


# ---------------------------------------------------------------- reading the form


def draft(decision: Compose, rng: Rng) -> list[Any]:
    """A random answer, picked as the rules allow it."""
    picks: list[Any] = []
    while following := decision.following(picks):
        picks.append(following[rng.below(len(following))])
    return picks


def posted(answer: list[Any], rng: Rng) -> dict[str, list[str]]:
    """The fields that a browser sends for an answer; cards in any order."""
    form: dict[str, list[str]] = {"act": [answer[-1]], "serial": ["7"], "ask": ["0"], "grant": [""], "want": [""]}
    for part, item in answer[:-1]:
        if part == "give":
            form.setdefault("give", []).append(str(item))
        elif part == "free":
            field = f"free-{item}"
            form[field] = [str(int(form.get(field, ["0"])[0]) + 1)]
        else:
            form[part] = [str(item)]
    rng.shuffle(form.get("give", []))
    return form


def test_a_posted_board_is_read_as_it_was_meant() -> None:
    rng = Rng.seeded("drafts", 3)
    seen: set[str] = set()
    for decision in decisions():
        for _ in range(DRAFTS):
            meant = draft(decision, rng)
            seen.update(pick if isinstance(pick, str) else pick[0] for pick in meant)
            assert read_deal(decision, posted(meant, rng)) == tuple(meant)
        assert decision.partial == []
    assert seen == {ACCEPT, REFUSE, WAIT, PROPOSE, *ORDER}


@given(data=st.data())
def test_any_form_is_legal_or_refused(data: st.DataObject) -> None:
    decision = data.draw(st.sampled_from(decisions()))
    numbers = st.one_of(st.integers(-3, 70).map(str), st.sampled_from(["", "0", "x", "1.5", "²", "9" * 9, " 1"]))
    fields = st.sampled_from(["give", "ask", "ask-rewards", "grant", "want", "free-0", "free-2", "free-x", "free-"])
    form = data.draw(st.dictionaries(fields, st.lists(numbers, max_size=3)))
    form["act"] = data.draw(st.lists(st.sampled_from([ACCEPT, REFUSE, WAIT, PROPOSE, "", "win"]), max_size=2))
    before = list(decision.options)
    try:
        answer = read_deal(decision, form)
    except IllegalAnswer:
        pass
    else:
        assert decision.check(answer) == answer
    assert decision.partial == []
    assert list(decision.options) == before


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"act": ["propose"]},
        {"act": ["done"]},
        {"act": ["accept", "refuse"]},
        {"act": ["propose"], "give": ["999"]},
        {"act": ["propose"], "ask": ["-1"]},
        {"act": ["propose"], "ask": ["1", "2"]},
        {"act": ["propose"], "free-0": ["1"]},
        {"act": ["propose"], "grant": ["G5"]},
    ],
)
def test_nonsense_is_refused(form: dict[str, list[str]]) -> None:
    with pytest.raises(IllegalAnswer):
        read_deal(deal_of(found(opening)).twin(), form)


def test_the_same_card_cannot_be_given_twice() -> None:
    decision = next(one for one in decisions() if any(option[0] == "give" for option in one.options))
    card = next(str(option[1]) for option in decision.options if option[0] == "give")
    assert read_deal(decision, {"act": ["propose"], "give": [card]})
    with pytest.raises(IllegalAnswer):
        read_deal(decision, {"act": ["propose"], "give": [card, card]})


# ---------------------------------------------------------------- who sees what


def seats(game: Game) -> tuple[int, int, int]:
    """Who is asked, who waits, somebody else."""
    asked, partner = game.decisions[0].seat, (game.decisions[0].about or {})["partner"]
    return asked, partner, next(seat for seat in range(5) if seat not in (asked, partner))


def test_the_board_of_the_one_who_is_asked() -> None:
    game = found(answering)
    asked, _, _ = seats(game)
    scene = scene_of(game, asked)
    shown = page(stage(scene))
    form = shown.all("form", id="deal-form")[0]
    assert form["action"] == form["hx-post"] == "/t/abc/answer"
    assert shown.all("input", type="hidden", name="serial", value=str(game.decisions[0].serial))
    first = list(deal_of(game).following([]))
    for part in ("give", "grant", "want"):
        offered = {str(option[1]) for option in first if isinstance(option, tuple) and option[0] == part}
        usable = {one["value"] for one in shown.all("input", name=part) if "disabled" not in one and one["value"]}
        assert usable == offered
    assert {one["value"] for one in shown.all("input", name="ask")} == {
        "0",
        *(str(option[1]) for option in first if isinstance(option, tuple) and option[0] == "ask"),
    }
    acts = [button["value"] for button in shown.all("button", name="act")]
    assert acts == [PROPOSE, ACCEPT, REFUSE]
    assert acts[0] == PROPOSE, "Enter in a field presses the first button: never the one that breaks off"


def test_every_card_of_the_hand_has_its_chip_and_no_other() -> None:
    game = found(answering)
    scene = scene_of(game, seats(game)[0])
    shown = page(stage(scene))
    said = [one["data-said"] for one in shown.all("input", name="give")]
    assert sorted(map(str, said)) == sorted(scene.speaker.card(face) for _, face in scene.view.hand)


def test_the_partner_sees_the_same_board_shut() -> None:
    game = found(answering)
    _, partner, _ = seats(game)
    shown = page(stage(scene_of(game, partner)))
    assert all("disabled" in shown.all("fieldset", id=side)[0] for side in ("deal-give", "deal-get"))
    assert shown.all("button", name="act") == []
    assert "is thinking it over" in shown.text
    assert shown.all("input", name="serial", value="")


def named_cards(scene: EncounterScene) -> list[str]:
    assert scene.talks is not None
    return [scene.speaker.card(face) for offer in scene.talks.offers for face in offer.faces or ()]


def test_others_read_numbers_of_cards_only() -> None:
    game = found(answering)
    asked, partner, third = seats(game)
    names = named_cards(scene_of(game, asked))
    assert names
    assert names == named_cards(scene_of(game, partner))
    for seat in (third, None):
        scene = scene_of(game, seat)
        shown = page(stage(scene))
        assert named_cards(scene) == []
        assert not any(name in shown.text for name in names)
        assert " cards" in shown.text or " card" in shown.text
        assert shown.all(cls="stage-strip")
        assert shown.all("form") == []


def test_offers_are_told_in_order_and_the_last_one_stands() -> None:
    game = found(answering)
    scene = scene_of(game, seats(game)[0])
    assert scene.talks is not None
    shown = page(stage(scene))
    offers = shown.all("div", cls="deal-offer")
    assert len(offers) == len(scene.talks.offers)
    assert ["stage-standing" in str(one["class"]) for one in offers] == [offer.standing for offer in scene.talks.offers]
    assert all(name in shown.text for name in named_cards(scene))


def test_without_offers_left_one_may_only_take_or_leave() -> None:
    game = found(without_offers_left, bot="random")
    shown = page(stage(scene_of(game, game.decisions[0].seat)))
    assert PROPOSE not in [button["value"] for button in shown.all("button", name="act")]
    assert "disabled" in shown.all("fieldset", id="deal-give")[0]
    assert "You have no offers left" in shown.text


def test_the_first_to_speak_may_let_the_other_begin() -> None:
    game = found(opening)
    shown = page(stage(scene_of(game, game.decisions[0].seat, "de")))
    acts = [button["value"] for button in shown.all("button", name="act")]
    assert acts == [PROPOSE, WAIT, REFUSE]
    assert "Noch liegt kein Vorschlag vor." in shown.text


def test_freed_ships_have_a_stepper_as_far_as_the_warp_goes() -> None:
    game = found(frees_ships)
    scene = scene_of(game, game.decisions[0].seat)
    steppers = page(stage(scene)).all("input", type="number")
    assert steppers
    for one in steppers:
        owner = int(str(one["name"]).removeprefix("free-"))
        assert one["max"] == str(scene.view.warp[owner])


# ---------------------------------------------------------------- drafts


def ticked(shown: Page) -> dict[str, set[str | None]]:
    """What the board would send as it comes."""
    on = [one for one in shown.all("input") if "checked" in one and one["value"] not in ("", "0")]
    return {part: {one["value"] for one in on if one["name"] == part} for part in ("give", "ask", "grant", "want")}


def with_colonies(game: Game) -> bool:
    kinds = {term["kind"] for term in (game.decisions[0].about or {})["terms"]} if talking(game) else set()
    return "colony" in kinds and bool(kinds & {"cards", "random"})


@pytest.mark.parametrize("where", [answering, with_colonies])
def test_a_counter_offer_begins_with_what_lies_on_the_table(where: Callable[[Game], bool]) -> None:
    game = found(where)
    asked, _, _ = seats(game)
    terms = (game.decisions[0].about or {})["terms"]
    drafted = ticked(page(stage(scene_of(game, asked))))
    colonies = [term for term in terms if term["kind"] == "colony"]
    assert drafted["grant"] == {str(term["planet"]) for term in colonies if term["giver"] == asked}
    assert drafted["want"] == {str(term["planet"]) for term in colonies if term["receiver"] == asked}
    cards = [term["number"] for term in terms if term["kind"] in ("cards", "random") and term["receiver"] == asked]
    assert drafted["ask"] == {str(number) for number in cards}
    assert drafted["give"] == set(), "which of the own cards are given is for their holder to say"


def test_what_a_counter_offer_cannot_keep_is_said() -> None:
    """F-DEAL-3: cards are named by their holder. A card promised by name would silently become one at random."""
    game = found(answering)
    asked, partner, _ = seats(game)
    scene = scene_of(game, asked)
    names = named_cards(scene)
    notes = page(stage(scene)).all("p", data_note="ask")
    assert [(note["data-least"], note["data-most"]) for note in notes] == [("1", "99")]
    said = page(stage(scene)).text
    assert f"has named {', '.join(names)}." in said
    assert "only for cards at random" in said
    assert not page(stage(scene_of(game, partner))).all("p", data_note="ask"), "their own offer can be kept"


def test_a_counter_offer_keeps_the_cards_that_the_reader_has_named() -> None:
    """The partner wants one card less than was promised by name, and can only say how many."""
    game = found(answering)
    asked, partner, _ = seats(game)
    scene = scene_of(game, partner)
    assert scene.talks is not None
    own = scene.talks.offers[-1]
    assert own.faces
    wants: dict[str, Any] = {"giver": partner, "receiver": asked, "planet": -1}
    for wanted in (1, len(scene.view.hand) + 1):
        answer = Offered(asked, ({"kind": "random", "number": wanted, **wants},), (), True)
        talks = replace(scene.talks, offers=(replace(own, standing=False), answer))
        kept = beginning(scene, talks).give
        assert len(kept) == min(wanted, len(own.faces))
        assert {face for card, face in scene.view.hand if card in kept} <= set(own.faces)
        [note] = not_kept(scene.speaker, answer, partner, asked)
        assert (note.field, note.most) == ("give", wanted - 1)
        assert "you name the cards you give" in note.text


def test_the_dock_says_what_the_offer_makes_one_give_and_get() -> None:
    game = found(answering)
    asked, partner, _ = seats(game)
    mine, theirs = scene_of(game, asked), scene_of(game, partner)
    assert mine.talks is not None
    offer = mine.talks.offers[-1]
    give, get = in_words(mine.speaker, offer, asked)
    assert set(named_cards(mine)) <= set(get)
    assert in_words(theirs.speaker, offer, partner) == (get, give)
    said = page(stage(mine)).text
    assert f"You give: {', '.join(give) or 'nothing'} You get: {', '.join(get) or 'nothing'}" in said
    assert "A deal must move" in said
    assert [one for one in page(stage(mine)).all("span", cls="bad") if "hidden" not in one] == []
    assert "Your offer lies on the table" in page(stage(theirs)).text


def test_a_draft_that_was_sent_does_not_come_back() -> None:
    """The browser keeps what is ticked by its id: the board of the next question has others."""
    game = found(answering)
    asked, _, _ = seats(game)
    scene = scene_of(game, asked)
    assert scene.asked is not None
    later = replace(scene, asked=replace(scene.asked, serial=scene.asked.serial + 2))
    fields = [
        {one["id"] for one in page(stage(shown)).all("input") if one.get("name") in ("give", "ask", "grant", "want")}
        for shown in (scene, scene, later)
    ]
    assert fields[0] == fields[1]
    assert not fields[0] & fields[2]


# ---------------------------------------------------------------- what it means, and the clock


def test_the_meaning_of_the_offer_on_the_table() -> None:
    game = found(answering)
    asked, partner, _ = seats(game)
    scene = scene_of(game, asked)
    assert scene.talks is not None
    terms = scene.talks.offers[-1].terms
    lines = {line["key"]: line["then"] - line["now"] for line in meaning(scene, scene.talks, partner)}
    given = sum(term["number"] for term in terms if term["kind"] in ("cards", "random") and term["receiver"] == asked)
    taken = sum(term["number"] for term in terms if term["kind"] in ("cards", "random") and term["giver"] == asked)
    assert lines["cards-mine"] == given - taken == -lines["cards-theirs"]
    founded = [term for term in terms if term["kind"] == "colony" and term["receiver"] == partner]
    assert lines["colonies-theirs"] == sum(scene.view.home_of[term["planet"]] != partner for term in founded)


def test_the_clock_is_there_when_the_table_has_one() -> None:
    game = found(answering)
    scene = scene_of(game, seats(game)[0])
    assert scene.talks is not None
    assert page(stage(scene)).all(id="deal-clock", data_ends="41.000", data_seconds="60")
    none = replace(scene, talks=replace(scene.talks, ends=None, seconds=0))
    assert not page(stage(none)).all(id="deal-clock")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_phrases_go_to_the_chat(locale: str) -> None:
    game = found(answering)
    scene = scene_of(game, seats(game)[0], locale)
    shown = page(stage(scene))
    assert shown.all("form", id="deal-say", action="/t/abc/chat")
    said = [button["value"] for button in shown.all("button", form="deal-say", name="text")]
    assert len(said) == 4
    assert scene.t("stages-phrase-last") in said


def test_planets_that_cannot_be_granted_say_why() -> None:
    game = found(answering)
    scene = scene_of(game, seats(game)[0])
    view = copy.deepcopy(scene.view)
    asked, partner, _ = seats(game)
    closed = next(planet for planet, owner in enumerate(view.home_of) if owner == asked)
    view.planets[closed][partner] = 2
    e = encounter(game)
    assert e is not None
    decision = Compose(
        asked, asks("deal"), "F-DEAL-3", lambda picks: [REFUSE] if not picks else [], {"partner": partner}
    )
    assert scene.asked is not None
    shut = replace(scene, view=view, asked=replace(scene.asked, decision=decision))
    assert "already has a colony here." in page(stage(shut)).text
