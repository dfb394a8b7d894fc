"""What belongs to a question: what has happened, how the sides stand, who would win."""

from __future__ import annotations

import ast
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from markupsafe import Markup

import warptable
from tests.games.encounter.page.dock_scenes import samples
from tests.games.encounter.page.test_dock import german
from tests.questions import asks
from tests.table.tables import QUICK, begun, by_chance, game, idle, opened, people, questions, run, until
from warptable.games.encounter.engine.model.roles import WITH_DEFENSE, WITH_OFFENSE
from warptable.games.encounter.engine.model.views import CardView
from warptable.games.encounter.page.coach import hint_key
from warptable.games.encounter.page.dock import DOCK, dock
from warptable.games.encounter.page.dock.asking import ASKING
from warptable.games.encounter.page.dock.context import HOME_BY_RULE, news, sides, warnings
from warptable.games.encounter.page.examples import scene_at
from warptable.games.encounter.page.scene.build import SCENES
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.page.stage import stage
from warptable.games.encounter.words.asking import hint, label
from warptable.kernel import Distribute, Event, Offer, Pick
from warptable.table.page.frames import whole
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache
from warptable.table.scene.data import Asked, Reaction
from warptable.text import LOCALES, t

ENCOUNTER = Path(warptable.__file__).parent / "games" / "encounter" / "engine"


def plain(page: str) -> str:
    return re.sub(r"\s+", " ", Markup(page).striptags())


def asked(scene: EncounterScene) -> Any:
    assert scene.asked is not None
    return scene.asked.decision


def standing(
    scene: EncounterScene, offense: int, defense: int, gate: list[int], beside: list[int], foreign: int = 0
) -> EncounterScene:
    """The same scene with these ships in the encounter, and this many colonies of everybody."""
    bits = [WITH_OFFENSE if gate[seat] else WITH_DEFENSE if beside[seat] else 0 for seat in range(4)]
    bits[offense] = bits[defense] = 0
    known = replace(scene.view.current, offense=offense, defense=defense, allied=bits, result=None)
    seats = [replace(seat, foreign=foreign) for seat in scene.view.seats]
    return replace(scene, view=replace(scene.view, encounter=known, gate=gate, beside=beside, seats=seats))


def card_question(locale: str = "en") -> EncounterScene:
    """You are the offense with Blue, against Green and Yellow, with no ship of Green on the target."""
    scene = scene_at("encounter-card", locale=locale)
    home = scene.view.home_of.index(2)
    view = replace(scene.view, encounter=replace(scene.view.current, target=home, modifiers=[]))
    planets = [list(row) for row in view.planets]
    planets[home] = [0, 0, 0, 0]
    return standing(replace(scene, view=replace(view, planets=planets)), 0, 2, [4, 3, 0, 0], [0, 0, 0, 2])


# ---------------------------------------------------------------- how the sides stand


def test_the_question_for_a_card_counts_the_ships_of_both_sides() -> None:
    assert sides(card_question()) == "Ships at G1: You 4 + Blue 3 against Green 0 + Yellow 2."
    assert sides(card_question("de")) == "Schiffe bei G1: Du 4 + Blau 3 gegen Grün 0 + Gelb 2."
    assert "Ships at G1: You 4 + Blue 3 against" in plain(dock(card_question()))
    assert sides(standing(card_question("de"), 2, 0, [0, 0, 4, 0], [0] * 4)).endswith("Grün 4 gegen dich 0.")


def test_the_button_tells_what_card_and_ships_make() -> None:
    scene = card_question()
    acts = ASKING.control_of(scene, asked(scene)).labels
    faces = {str(card): face for card, face in scene.view.hand}
    attacks = {card: face for card, face in faces.items() if face.startswith("attack") and card in acts}
    assert attacks
    for card, face in attacks.items():
        assert acts[card].endswith(f"(with ships: {int(face.removeprefix('attack-')) + 7})")
    assert not any("ships" in act for card, act in acts.items() if card not in attacks)


def test_there_are_no_sides_before_there_is_a_target() -> None:
    assert sides(scene_at("aim")) == ""
    assert sides(scene_at("launch")) == ""


# ---------------------------------------------------------------- who would win


def four(scene: EncounterScene) -> EncounterScene:
    return standing(scene, 3, 2, [2, 0, 0, 4], [0] * 4, scene.view.colonies_to_win - 1)


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_would_win_by_the_offense_is_named(locale: str) -> None:
    scene = four(card_question(locale))
    (text, good), *others = warnings(scene, asked(scene))
    assert others == []
    assert good
    assert text == t(locale, "context-would-win", n=5, who=scene.speaker.everyone([3, 0]))
    alone = standing(scene, 3, 2, [0, 2, 0, 4], [0] * 4, 4)
    (text, good), *_ = warnings(alone, asked(alone))
    assert not good
    assert plain(scene.t("seat-yellow")) in text
    assert "ends-game" in dock(alone)


def test_nobody_is_warned_of_without_reason() -> None:
    scene = card_question()
    assert warnings(scene, asked(scene)) == []
    far = standing(scene, 3, 2, [2, 0, 0, 4], [0] * 4, 3)
    assert warnings(far, asked(far)) == []
    target = scene.view.current.target
    planets = [[1, 1, 1, 1] if planet == target else row for planet, row in enumerate(scene.view.planets)]
    there = four(replace(scene, view=replace(scene.view, planets=planets)))
    assert warnings(there, asked(there)) == []  # a colony that one has is no new one


def test_the_reaction_bar_warns_too() -> None:
    scene = four(card_question())
    scene = replace(scene, asked=None, reaction=Reaction(1, Offer(-1, asks("reinforce"), "F-REINF-4", ["pass"]), 0, 0))
    assert "If the offense wins, the game is over: 5 colonies for Yellow and you." in plain(dock(scene))


def test_who_may_join_is_told_that_this_would_win() -> None:
    scene = scene_at("ally")
    target = next(planet for planet, owner in enumerate(scene.view.home_of) if owner == 2)
    view = replace(scene.view, encounter=replace(scene.view.current, target=target))
    empty = [[0] * 4 if planet == target else row for planet, row in enumerate(scene.view.planets)]
    scene = standing(replace(scene, view=replace(view, planets=empty)), 3, 2, [0, 0, 0, 4], [0] * 4, 4)
    both, one = (
        Pick(0, asks("ally"), "F-ALLIANCE-5", ["decline", *options, "defense"]) for options in (["offense"], [])
    )
    assert [good for _, good in warnings(scene, both)] == [False, True]
    assert warnings(scene, both)[1][0] == "If you join the offense and it wins, you win the game with 5 colonies."
    assert [good for _, good in warnings(scene, one)] == [False]


def test_a_deal_tells_whom_one_colony_more_would_win() -> None:
    scene = scene_at("deal")
    encounter = scene.view.current
    partner = next(seat for seat in (encounter.offense, encounter.defense) if seat != scene.me)
    seats = [replace(seat, foreign=4 if number == partner else 0) for number, seat in enumerate(scene.view.seats)]
    near = replace(scene, view=replace(scene.view, seats=seats))
    assert warnings(near, asked(near)) == [(f"One more colony, and {scene.speaker.name(partner)} wins.", False)]
    assert "One more colony" in plain(dock(near))  # which the deal board covers
    assert "One more colony" in plain(whole(stage(near)))
    assert "One more colony" not in plain(whole(stage(scene)))


# ---------------------------------------------------------------- what has happened


def zapped() -> EncounterScene:
    scene = scene_at("encounter-card")
    log = [
        Event("power_used", "miser.hoard", {"seat": 0, "ability": "miser.hoard"}),
        Event("card_played", "cosmic-zap", {"seat": 2, "card": 7, "face": "cosmic-zap"}),
        Event("cancelled", "cosmic-zap", {"seat": 2, "ability": "miser.hoard", "of": 0}),
        Event("invited", "F-ALLIANCE-1", {"seat": 2, "guests": [0]}),
    ]
    return replace(scene, log=SCENES.lines(scene.speaker, log, 0), since=0)


def test_a_question_that_comes_again_tells_why() -> None:
    scene = zapped()
    assert news(scene) == ["Green stops your Miser (Hoard) with Cosmic Zap."]
    page = dock(scene)
    assert page.index('class="news"') < page.index('id="question"')


def test_what_happened_is_said_aloud_before_the_question() -> None:
    assert (
        "Green stops your Miser (Hoard) with Cosmic Zap. Which card do you lay facedown?"
        in DOCK.announcement(zapped()).text
    )


def test_what_was_before_the_last_answer_is_no_news() -> None:
    assert news(replace(zapped(), since=3)) == []
    assert news(replace(zapped(), since=None)) == []


def test_the_room_remembers_how_much_was_told_before_an_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room, (reader,) = await begun(hub, QUICK, 1), people(1)
            play = game(room)
            await until(lambda: idle(play))
            assert scene_for(room, reader, SceneCache()).since is None
            decision, before = questions(play)[0], len(play.session.log)
            await play.answers.give(decision.seat, play.deadlines.number_of(decision), by_chance(random.Random(1)))
            assert scene_for(room, reader, SceneCache()).since == before

    run(story())


def test_every_rule_that_sends_ships_home_has_a_reason() -> None:
    """As they stand in the calls; a power or a card gives its own name."""
    found = set()
    for path in ENCOUNTER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "go_home",
                "all_allies_home",
                "spread_home",
            ):
                found |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    assert found == set(HOME_BY_RULE)


@pytest.mark.parametrize("locale", LOCALES)
def test_ships_that_come_back_have_a_reason_and_company(locale: str) -> None:
    scene = samples()["ships-home"]
    scene = german(scene) if locale == "de" else scene
    decision = asked(scene)
    assert isinstance(decision, Distribute)
    for berth in DOCK.berths(scene, decision):
        assert berth.here == scene.view.planets[berth.place][scene.view.me]
    page = dock(scene)
    reason = HOME_BY_RULE.get(decision.source, "")
    speaker = scene.speaker
    assert reason or speaker.is_alien(decision.source.partition(".")[0]) or speaker.is_card(decision.source)
    assert (t(locale, f"context-why-{reason}") if reason else scene.speaker.source(decision.source)) in plain(page)
    assert page.count('class="crew here') == len(DOCK.berths(scene, decision))


def test_ships_that_are_sent_have_none() -> None:
    scene = scene_at("launch")
    assert 'class="crew here' not in dock(scene)
    assert 'class="of"' in dock(scene)


# ---------------------------------------------------------------- what an answer means


def test_the_aim_shows_the_ships_of_the_defense_alone() -> None:
    scene = scene_at("aim")
    decision, defense = asked(scene), scene.view.current.defense
    first = decision.options[0]
    row = [4 if seat not in (defense, scene.me) else 0 for seat in range(4)]
    planets = [row if planet == first else old for planet, old in enumerate(scene.view.planets)]
    scene = replace(scene, view=replace(scene.view, planets=planets))
    choice, *others = ASKING.shown_options(scene, decision)
    assert choice.ships == ((defense, 0),)
    assert choice.label == f"{scene.speaker.planet(first)}: {scene.speaker.name(defense)} 0"
    for other in others:
        assert other.ships == ((defense, planets[other.option][defense]),)
    assert f"Only ships of {scene.speaker.name(defense)} count" in hint(scene.speaker, decision, scene.view)


def test_a_ship_from_the_warp_is_set_against_ones_own() -> None:
    scene = scene_at("regroup")
    for choice in ASKING.shown_options(scene, asked(scene)):
        assert choice.ships == ((0, scene.view.planets[choice.option][0]),)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_defends_is_told_against_whom_and_gets_fitting_advice(locale: str) -> None:
    scene = scene_at("invite", locale=locale)
    for mine, against in ((True, 2), (False, 0)):
        made = standing(scene, against, 0 if mine else 2, [0] * 4, [0] * 4)
        text = hint(made.speaker, asked(made), made.view)
        target = made.speaker.planet(made.view.current.target)
        assert (target in text and made.speaker.name(2) in text) == mine
        assert hint_key(made) == ("ask-invite-defense" if mine else "ask-invite")


def test_the_own_colour_says_with_whom_and_where() -> None:
    scene = scene_at("aim")
    planets = [list(row) for row in scene.view.planets]
    planets[1][3] = 2
    planets[4][3] = 1
    view = replace(scene.view, planets=planets)
    decision = Pick(0, asks("own-colour"), "F-DESTINY-4", ["redraw", 3])
    assert label(scene.speaker, decision, 3, view) == "Encounter Yellow at R2, R5"
    assert label(german(scene).speaker, decision, 3, view) == "Begegnung mit Gelb bei R2, R5"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_free_choice_of_the_defense_is_explained(locale: str) -> None:
    scene = samples()["wild"]
    scene = german(scene) if locale == "de" else scene
    assert hint(scene.speaker, asked(scene), scene.view) in plain(dock(scene))
    assert len(hint(scene.speaker, asked(scene), scene.view)) > 40


# ---------------------------------------------------------------- cards on a sheet


def hoarding(prompt: str) -> EncounterScene:
    scene = scene_at(prompt)
    stored = [CardView(90, "attack-12"), CardView(91, "negotiate")]
    sheet = replace(scene.view.seats[0].sheets[0], alien="miser", cards=2, own_cards=stored)
    seats = [replace(seat, sheets=[sheet]) if number == 0 else seat for number, seat in enumerate(scene.view.seats)]
    return replace(scene, view=replace(scene.view, seats=seats))


def test_the_hoard_lies_beside_the_hand() -> None:
    page = dock(hoarding("launch"))
    assert page.count('class="mini"') == 2
    assert "On your Miser sheet, 2 cards" in plain(page)
    assert 'class="stored"' not in dock(scene_at("launch"))


def test_sets_of_cards_are_compared_by_their_pictures() -> None:
    scene = hoarding("launch")
    decision = Pick(0, asks("miser-hand"), "miser", ["first-hand", "second-hand"])
    page = dock(replace(scene, asked=Asked(decision, 5)))
    assert page.count('class="mini"') == len(scene.view.hand) + 2
    assert 'aria-label="Attack 12"' in page
    assert 'class="stored"' not in page  # not twice


# ---------------------------------------------------------------- the log


def test_what_a_deal_gives_carries_the_ship_of_who_gets_it() -> None:
    scene = scene_at("aim")
    log = [
        Event("colony_granted", "F-DEAL-4", {"seat": 1, "receiver": 3, "planet": 7, "ships": 1}),
        Event("ships_freed", "F-RES-9", {"seat": 1, "owner": 2, "ships": 2}),
    ]
    granted, freed = SCENES.lines(scene.speaker, log, 0)
    assert granted.text.startswith("Yellow founds")
    assert granted.seat == 3
    assert freed.seat == 2
