"""The hand on a page: a card is sent once, and then only what may be done with it."""

from __future__ import annotations

import random
import re
from dataclasses import replace

from tests.table.test_frames import patched
from warptable.games.encounter.engine.model.views import CardView
from warptable.games.encounter.page.dock import DOCK
from warptable.games.encounter.page.dock.hand import Hand
from warptable.games.encounter.page.examples import scene_at
from warptable.games.encounter.page.scene.data import EncounterScene

FACES = ("attack-08", "attack-10", "negotiate", "morph", "reinforcement-3", "plague", "cosmic-zap", "flare-zombie")


def hand(scene: EncounterScene) -> Hand:
    found = DOCK.regions(scene)["holding"]
    assert isinstance(found, Hand)
    return found


def holding(scene: EncounterScene, *cards: int) -> EncounterScene:
    """Cards by number; equal numbers have equal faces."""
    return replace(scene, view=replace(scene.view, hand=[CardView(card, FACES[card % 8]) for card in cards]))


def at_rest(*cards: int) -> EncounterScene:
    return holding(replace(scene_at("aim"), asked=None), *cards)


def test_a_question_about_cards_brings_marks_and_no_pictures() -> None:
    asked = scene_at("encounter-card")
    quiet = replace(asked, asked=None)
    for before, after in ((quiet, asked), (asked, quiet)):
        sent = hand(after).since(hand(before))
        assert sent is not None
        assert "<svg" not in sent
        assert re.findall(r'<hx-partial id="mark-(\d+)" hx-swap="outerMorph">', sent) == [
            str(one.number) for one in hand(asked).cards
        ]
        assert patched(hand(before).whole, sent) == hand(after).whole


def test_a_card_that_goes_takes_its_picture_along_and_one_that_comes_brings_it() -> None:
    before, after = hand(at_rest(1, 2, 3)), hand(at_rest(1, 3, 4))
    sent = after.since(before)
    assert sent is not None
    assert sent.count("cardface") == 1
    assert '<hx-partial id="card-2" hx-swap="delete"></hx-partial>' in sent
    assert 'id="opener"' not in sent, "there are as many as before"
    assert hand(at_rest(1, 3)).since(before) == (
        f'<hx-partial id="opener" hx-swap="outerMorph">{opener(hand(at_rest(1, 3)))}</hx-partial>'
        '<hx-partial id="card-2" hx-swap="delete"></hx-partial>'
    )


def opener(shown: Hand) -> str:
    start = shown.whole.index('<label for="hand-open"')
    return shown.whole[start : shown.whole.index("</label>", start) + len("</label>")]


def test_whatever_happens_to_a_hand_the_page_shows_it_as_if_it_were_opened_now() -> None:
    chance = random.Random(5)
    before = hand(at_rest(*range(8)))
    page: str = before.whole
    for _ in range(300):
        cards = chance.sample(range(40), chance.choice((0, 1, 2, 7, 8, 12)))
        kept = [one.number for one in before.cards if chance.random() < 0.8]
        after = hand(at_rest(*dict.fromkeys([*kept, *cards])))
        sent = after.since(before)
        page = after.whole if sent is None else patched(page, sent)
        assert page == after.whole
        before = after


def test_a_number_that_has_got_another_face_is_another_card() -> None:
    before = at_rest(1, 2, 3)
    cards = [CardView(card, "quash" if card == 2 else face) for card, face in before.view.hand]
    after = replace(before, view=replace(before.view, hand=cards))
    assert hand(after).since(hand(before)) is None
