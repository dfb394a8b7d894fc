"""The dock: every question can be answered completely, and nothing illegal can."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import Markup

from tests.games.encounter.page.dock_scenes import Fields, fields_of, samples
from tests.questions import asks
from warptable import new_game
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions.ffg import TECHS
from warptable.games.encounter.engine.model.views import CardView
from warptable.games.encounter.page.dock import discards, dock, read_answer
from warptable.games.encounter.page.dock.asking import ASKING
from warptable.games.encounter.page.examples import played, questions, scene_at, scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Compose, Distribute, IllegalAnswer, Number, Of, Offer, Pick, PickSome, Prompt
from warptable.table.page.game.answers import token
from warptable.table.page.game.dock.control import items_of
from warptable.table.play import reactions as pauses
from warptable.table.scene.data import Answer, Asked, Reaction
from warptable.text.bundles import has

ACTS = {"alien", "place", "planet", "leaving", "arriving", "seat", "card", "number", "face"}
"""Kinds of options whose answer the main button words."""


def german(scene: EncounterScene) -> EncounterScene:
    speaker = Speaker("de", scene.me, scene.view.home_of, scene.view.edition)
    return replace(scene, speaker=speaker)


def asked(scene: EncounterScene) -> Any:
    assert scene.asked is not None
    return scene.asked.decision


def plain(page: str) -> str:
    return re.sub(r"\s+", " ", Markup(page).striptags())


# ---------------------------------------------------------------- every question


def test_many_prompts_are_met() -> None:
    assert len(samples()) > 40
    assert {type(asked(scene)).__name__ for scene in samples().values()} == {
        "Pick",
        "PickSome",
        "Distribute",
        "Number",
        "Compose",
    }


@pytest.mark.parametrize("locale", ["en", "de"])
def test_exactly_the_legal_options_can_be_named(locale: str) -> None:
    for prompt, scene in samples().items():
        decision, page = asked(scene), dock(scene if locale == "en" else german(scene))
        assert page.count('id="prompt"') == 1, prompt
        named, wanted = named_and_wanted(decision, fields_of(page))
        if prompt == "reserve-attack":  # of equal cards one is enough
            assert set(named) <= set(wanted)
        else:
            assert sorted(named) == sorted(wanted), prompt


def named_and_wanted(decision: Any, fields: Fields) -> tuple[list[Any], list[Any]]:
    """What the form can name, and what it has to name, whatever the shape of the question."""
    if isinstance(decision, Compose):
        return fields.tokens, []
    if isinstance(decision, Distribute):
        named = [(one["name"], one["max"]) for one in fields.inputs if one.get("name", "").startswith("ships-")]
        return named, [(f"ships-{place}", str(most)) for place, most in decision.places if most]
    if split := next((one for one in fields.buttons if one.get("data-mode") == "split"), None):
        first = {int(key.partition(",")[0]) for key in json.loads(split["data-labels"])}
        return sorted(first), list(decision.options) if isinstance(decision, Number) else [0, 1]
    if isinstance(decision, Number):
        numbers = [one for one in fields.inputs if one.get("name") == "number"]
        shown = [one["value"] for one in numbers] if len(numbers) > 1 else [numbers[0]["min"], numbers[0]["max"]]
        return [shown[0], shown[-1]], [str(decision.options[0]), str(decision.options[-1])]
    items = items_of(decision)
    return fields.tokens, [token(items, item) for item in items]


def test_what_is_filled_in_is_legal_or_says_what_is_missing() -> None:
    for prompt, scene in samples().items():
        decision, page = asked(scene), dock(scene)
        control = ASKING.control_of(scene, decision)
        if not control.mode:
            assert isinstance(decision, Compose) or 'name="say"' in page, prompt
            continue
        assert Markup('class="wording">{}</span>').format(control.opening) in page, prompt
        legal = control.start in control.labels
        if control.mode == "number":
            assert legal == (decision.default in (0, decision.options[-1])), prompt
        if isinstance(decision, Distribute):
            assert legal, prompt
        if legal:
            read_answer(decision, fields_of(page).confirmed)
        else:
            with pytest.raises(IllegalAnswer):
                read_answer(decision, fields_of(page).confirmed)


def test_every_answer_of_a_form_has_its_words() -> None:
    """The prompts of the rules and of every alien, whether or not a random game asks them."""
    for prompt in registry_for("ffg", tech_deck=TECHS, more=dominion.ALIENS, special=dominion.SHIPS).prompts:
        if prompt.of in ACTS:
            for locale in ("en", "de"):
                assert has(locale, f"controls-do-{prompt}"), prompt


def test_ids_are_unique_on_every_dock() -> None:
    for scene in samples().values():
        ids = re.findall(r'\sid="([^"]+)"', dock(scene))
        assert len(ids) == len(set(ids)), asked(scene)


# ---------------------------------------------------------------- shapes


def test_where_no_flares_are_played_none_are_shown() -> None:
    scene = samples()["choose-alien"]
    assert 'class="flares"' in dock(scene)
    assert 'class="flares"' not in dock(replace(scene, flares=False))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_whoever_may_exchange_a_power_reads_both(locale: str) -> None:
    """Rotating powers, F-VROT-2: the old one and what becomes of it stand beside the new one."""
    game = new_game("ffg", 3, 3, variants=("rotating-powers",), uniform=True)
    while game.decisions[0].prompt != "rotate":
        game.answer(game.decisions[0], game.decisions[0].default)
    scene = scene_of(game, game.decisions[0].seat, locale)
    page = dock(scene)
    [old] = [sheet.alien for sheet in scene.view.seats[game.decisions[0].seat].sheets]
    new = next(option for option in game.decisions[0].options if option != "keep")
    for alien in (old, new):
        assert f'id="alien-{alien}"' in page
        assert scene.speaker.sheet(alien).power in Markup(page).unescape()
    assert fields_of(page).tokens.count("o1") == 1, "the old one is kept by its button alone"
    assert plain(scene.t("hint-rotate")) in plain(page)


def test_a_planet_is_chosen_by_its_number() -> None:
    page = dock(scene_at("aim"))
    assert 'type="radio" name="pick"' in page
    assert "Aim at " in page
    assert "Choose a planet" in page
    assert 'name="serial"' in page


def test_the_main_button_comes_first_so_that_enter_means_it() -> None:
    page = dock(scene_at("ally"))
    buttons = [one for one in fields_of(page).buttons if one.get("type") == "submit"]
    assert "data-mode" in buttons[0]
    assert buttons[1]["name"] == "say"
    assert "data-no" in buttons[1]


@pytest.mark.parametrize(
    ("asked_by", "options"),
    [
        (asks("ally"), ["decline", "offense"]),
        (asks("second-encounter"), ["stop", "go-on"]),
        (asks("vacuum-victim"), ["no-more", 1]),
        (asks("pirate-colony"), ["no-colony", 0]),
        (
            Prompt("fairy-wish", Of.WORD, ("bread", "nothing-at-all"), declines="nothing-at-all"),
            ["nothing-at-all", "bread"],
        ),
        (Prompt("fairy-whom", Of.SEAT), ["pass", 1]),
    ],
    ids=str,
)
def test_a_no_is_shown_as_one_whoever_asks(asked_by: Prompt, options: list[Any]) -> None:
    """Also where an alien of one's own asks: N answers no, and no other answer is shown so."""
    decision = Pick(0, asked_by, "F-ALLIANCE-5", options)
    said = fields_of(dock(replace(scene_at("ally"), asked=Asked(decision, 5)))).buttons
    assert [button["value"] for button in said if "data-no" in button] == [token(decision.options, options[0])]


def test_guests_are_named_on_the_button_in_every_combination() -> None:
    scene = scene_at("invite")
    page = dock(scene).unescape()
    decision = asked(scene)
    assert isinstance(decision, PickSome)
    assert page.count('": "Invite ') == 2 ** len(decision.items) - 1


@pytest.mark.parametrize("prompt", ["invite", "chosen-keep", "barbarian-cards"])
def test_with_nothing_ticked_the_main_button_does_nothing(prompt: str) -> None:
    """Enter never throws something away: nobody and nothing have a button of their own, which N presses."""
    scene = scene_at("invite")
    decision = PickSome(0, asks(prompt), "F-ALLIANCE-1", [1, 2, 3], 0, 3)
    page = dock(replace(scene, asked=Asked(decision, 5)))
    sent = fields_of(page)
    main, *others = [one for one in sent.buttons if one.get("type") == "submit"]
    assert main["data-low"] == "1"
    assert '"": ' not in str(main["data-labels"])
    assert '"0": ' not in str(main["data-labels"])
    assert "pick" not in sent.sent
    with pytest.raises(IllegalAnswer):
        read_answer(decision, sent.confirmed)
    answers = [read_answer(decision, {"say": [str(one["value"])]}) for one in others if one.get("name") == "say"]
    assert answers == ([(1, 2, 3), ()] if prompt == "invite" else [()])
    assert "data-no" in others[-1]
    if prompt == "invite":
        assert "Invite all" in page
        assert "Invite nobody" in page


def test_cards_that_cannot_be_laid_are_shown_with_the_reason() -> None:
    scene = next(
        scene_of(game, decision.seat)
        for game, decision in questions()
        if decision.prompt == "encounter-card" and len(decision.options) < len(game.view(decision.seat).hand)
    )
    page = dock(scene)
    assert page.count('class="card') >= len(scene.view.hand)
    assert 'aria-disabled="true"' in page
    assert scene.t("controls-not-encounter") in page


def test_ships_are_filled_in_without_giving_up_a_colony() -> None:
    scene = scene_at("launch")
    decision = asked(scene)
    answer = dict(read_answer(decision, fields_of(dock(scene)).sent))
    assert sum(answer.values()) == decision.high
    assert all(number < scene.view.planets[place][0] for place, number in answer.items())


@pytest.mark.parametrize(
    ("low", "high", "usual", "armed"),
    [(0, 4, None, True), (0, 4, 4, True), (1, 4, 4, True), (1, 4, None, False), (1, 20, None, False), (0, 4, 2, False)],
)
def test_enter_answers_with_a_number_only_if_that_gives_nothing_away(
    low: int, high: int, usual: int | None, armed: bool
) -> None:
    """Taking all or spending nothing is a safe answer; the least stake or call is none."""
    asked = Asked(Number(0, asks("reward-ships"), "F-REWARD-2", low, high, usual), 5)
    made = dock(replace(scene_at("aim"), asked=asked))
    start = low if usual is None else usual
    filled = f'data-nth="{start}" checked' in made or f'max="{high}" value="{start}"' in made
    assert filled == armed
    assert ("Choose a number" in made.partition('class="wording">')[2].partition("<")[0]) != armed


def test_ships_that_leave_an_encounter_are_named_one_by_one() -> None:
    """Enter does not take all of them out."""
    scene = scene_at("aim")
    home = [planet for planet, ships in enumerate(scene.view.planets) if ships[0]]
    decision = Distribute(0, asks("ships-home"), "amoeba", [(planet, 3) for planet in home[:2]], 1, 3)
    assert ASKING.control_of(scene, decision).start == "1"


def test_numbers_are_a_segment_or_a_stepper() -> None:
    scene = samples()["reward-ships"]
    few = replace(scene, asked=Asked(Number(0, asks("reward-ships"), "F-REWARD-2", 0, 4), 5))
    many = replace(scene, asked=Asked(Number(0, asks("reward-ships"), "F-REWARD-2", 0, 5), 5))
    assert dock(few).count('type="radio" name="number"') == 5
    assert 'type="number" name="number"' in dock(many)


def test_a_deadline_is_told() -> None:
    scene = scene_at("aim")
    assert scene.asked is not None
    assert 'id="deadline"' not in dock(scene)
    assert 'data-ends="41.500"' in dock(replace(scene, asked=replace(scene.asked, deadline=41.5)))


# ---------------------------------------------------------------- reaction windows


def window(answers: int = 1) -> EncounterScene:
    """A window in which seat 0 can answer."""
    session = played(lambda game: len(((pause := pauses.pause_at(game)) and pause.choices.get(0, ())) or ()) >= answers)
    return scene_of(session, 0)


def bar(scene: EncounterScene) -> str:
    page = dock(scene)
    return page[page.index('<section id="reaction"') : page.index('<div id="hand"')]


def test_a_pause_offers_to_pass_the_whole_encounter_and_to_take_that_back() -> None:
    found = next(scene for scene in samples().values() if scene.view.encounter is not None)
    offer = Offer(-1, asks("window-ALLIANCES_FORMED"), "F-TIMING-1", ("pass",))
    reaction = Reaction(5, offer, seconds=6, ends=6, reader_asked=True)
    scene = replace(found, asked=None, reaction=reaction)
    page = dock(scene)
    assert 'id="pass-rest"' in page
    assert 'name="encounter" value="on"' in page
    ordered = replace(scene.orders, encounter=3, untouched=True)
    answered = dock(replace(scene, orders=ordered, reaction=replace(reaction, answered=True)))
    assert 'id="pass-rest"' not in answered
    form = answered[answered.index('id="ask-form"') :].partition("</form>")[0]
    assert "untouched" in form
    assert "encounter" not in form
    stopped = replace(scene, orders=replace(scene.orders, stops=(scene.phase,)))
    assert 'id="pass-rest"' not in dock(stopped)


def test_answers_are_buttons_and_the_pass_is_always_there() -> None:
    scene = window()
    assert scene.reaction is not None
    values = [one["value"] for one in fields_of(dock(scene), "react-form").buttons if one.get("name") == "answer"]
    assert values[-1] == "pass"
    assert set(values) <= {"pass", *(answer.key for answer in scene.reaction.answers)}
    assert len(values) > 1


def test_a_card_that_answers_is_marked_in_the_hand_and_leads_to_its_button() -> None:
    for game, _ in questions():
        pause = pauses.pause_at(game)
        for seat, choices in (pause.choices if pause else {}).items():
            if any(isinstance(choice.option, int) for choice in choices):
                page = dock(scene_of(game, seat))
                meant = re.findall(r'class="mark answers"[^>]* data-for="([^"]+)"', page)
                assert meant
                assert all(f'id="{name}"' in page for name in meant)
                return
    raise AssertionError("no card ever answers")


def test_the_bar_is_the_same_for_everybody_but_for_the_answers() -> None:
    scene = window()
    assert scene.reaction is not None
    empty = replace(scene, reaction=replace(scene.reaction, answers=()))
    assert bar(empty) != bar(scene)
    names = (Speaker("en", 1, scene.view.home_of), replace(scene.view, seat=1, hand=[]))
    other = replace(empty, speaker=names[0], view=names[1])
    assert bar(other) == bar(empty)


def test_who_has_answered_waits_without_buttons() -> None:
    scene = window()
    assert scene.reaction is not None
    for quiet in (replace(scene.reaction, answered=True), replace(scene.reaction, reader_asked=False)):
        page = dock(replace(scene, reaction=quiet))
        assert 'id="reaction"' in page
        assert 'id="pass"' not in page
        assert 'class="mark answers"' not in page


def test_without_a_countdown_there_is_no_ring() -> None:
    scene = window()
    assert scene.reaction is not None
    assert 'id="countdown"' in dock(scene)
    assert 'id="countdown"' not in dock(replace(scene, reaction=replace(scene.reaction, seconds=0, ends=0)))


def test_a_reinforcement_asks_for_the_side() -> None:
    scene = samples()["aim"]
    card = scene.view.hand[0][0]
    offer = Offer(scene.me or 0, asks("reinforce"), "F-REINF-4", ["pass", (card, 0), (card, 1)])
    answers = (Answer("0", offer, (card, 0)), Answer("1", offer, (card, 1)))
    page = dock(replace(scene, asked=None, reaction=Reaction(3, offer, 5, 4, answers=answers)))
    assert f'id="answer-sides-{card}"' in page
    assert "Offense" in page
    assert "Defense" in page


def test_a_pause_is_headed_by_the_moment_of_what_it_offers() -> None:
    """Ships came back, then there is a quiet moment, then the encounter ends: the reader can do something in the last
    two."""
    scene = samples()["aim"]
    cards = [card for card, _ in scene.view.hand[:2]]
    quiet, end = (
        Offer(scene.me or 0, asks(f"window-{name}"), "F-TURN-1", ["pass", card])
        for name, card in zip(("FREE_8", "ENCOUNTER_END"), cards, strict=True)
    )
    came_back = Offer(-1, asks("window-FROM_WARP"), "F-TURN-1", ["pass"])
    answers = (Answer("0", quiet, cards[0]), Answer("1", end, cards[1]))
    pause = Reaction(3, came_back, 5, 4, answers=answers)
    page = dock(replace(scene, asked=None, reaction=pause))
    heading = page[page.index('id="reaction-question"') :].partition("</p>")[0]
    assert scene.t("moment-free") in heading
    assert page.count(f"<small>{scene.t('moment-encounter-end')}") == 1, "the later one says when"
    unasked = dock(replace(scene, asked=None, reaction=replace(pause, answers=())))
    assert scene.t("moment-from-warp") in unasked, "to whoever can do nothing it tells what has happened"


# ---------------------------------------------------------------- the rest


def test_when_nothing_is_asked_the_dock_says_whom_the_table_waits_for() -> None:
    scene = replace(scene_at("aim", 0), asked=None, waiting=())
    assert scene.t("controls-goes-on") in plain(dock(scene))
    other = scene_of(played(lambda game: game.decisions[0].prompt == "aim" and game.decisions[0].seat == 1), 0)
    assert scene.t("controls-waits", who="Blue") in plain(dock(other))


def test_a_spectator_has_no_hand() -> None:
    scene = scene_of(played(lambda game: game.decisions[0].prompt == "aim"), None)
    page = dock(scene)
    assert scene.t("controls-watching") in plain(page)
    assert 'id="card-' not in page
    assert 'id="discard-list"' in page


def test_names_are_escaped() -> None:
    scene = scene_at("invite")
    names = tuple("<b>x</b>\"'&" for _ in scene.people)
    speaker = Speaker("en", 0, scene.view.home_of, names=names)
    page = dock(replace(scene, speaker=speaker))
    assert "<b>x</b>" not in page
    assert "&lt;b&gt;x&lt;/b&gt;" in page


def test_the_hand_is_sorted_and_numbered() -> None:
    scene = scene_at("encounter-card")
    page = dock(scene)
    shown = [int(card) for card in re.findall(r'id="card-(\d+)"', page)]
    faces = dict(scene.view.hand)
    attacks = [faces[card] for card in shown if faces[card].startswith("attack")]
    assert attacks == sorted(attacks)
    assert len(shown) == len(faces)


@pytest.mark.parametrize("word", ["lost", "zapped", "aside", "hidden"])
def test_the_plate_says_what_is_wrong_with_a_power(word: str) -> None:
    scene = scene_at("aim")
    flag: dict[str, Any] = {word: True}
    sheet = replace(scene.view.seats[0].sheets[0], **flag)
    seats = [replace(scene.view.seats[0], sheets=[sheet]), *scene.view.seats[1:]]
    assert scene.t(f"controls-power-{word}") not in plain(dock(scene))
    assert scene.t(f"controls-power-{word}") in plain(dock(replace(scene, view=replace(scene.view, seats=seats))))


def test_the_discard_pile_is_shown_newest_first() -> None:
    scene = replace(scene_at("aim"))
    pile = [CardView(-1, face) for face in ("attack-08", "flare-zombie", "quash")]
    scene = replace(scene, view=replace(scene.view, discard=pile))
    listed = discards(scene).markup
    assert re.findall(r'data-help="([^"]+)"', listed) == ["quash", "flare-zombie", "attack-08"]
    top = dock(scene).partition('id="discard-pile"')[2].partition("</button>")[0]
    assert "Quash" in top
    assert "<b>3</b>" in top
