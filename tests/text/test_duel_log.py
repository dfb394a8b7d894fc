"""Lines of the log of the game for two that must name what decided, who won and how."""

from __future__ import annotations

import re

import pytest

from tests.games.duel.scenario import duel
from warptable.games.duel.page.examples import played
from warptable.games.duel.words.sentences import seats_in, sentence
from warptable.games.duel.words.speaker import Speaker
from warptable.text import LOCALES


@pytest.mark.rule("D-SET-13", "D-GAP-13")
def test_the_log_says_who_leads_with_equal_plans_and_why() -> None:
    seen = {"kind": "roles_set", "faces": ["plan-13", "plan-13"], "leader": 0, "straggler": 1}
    speaker = Speaker("en")
    assert "The same: the older player leads. Orange is the leader" in sentence(speaker, {**seen, "source": "D-SET-13"})
    assert "The same: chance decides. Orange is the leader" in sentence(speaker, {**seen, "source": "D-GAP-13"})
    assert "same" not in sentence(speaker, {**seen, "source": "D-SET-11"})


@pytest.mark.rule("D-WIN-06")
@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_looked_on_wins_when_both_are_out_of_ships(locale: str) -> None:
    t = duel(card="vacant-shipyard", supply=(0, 0))
    seen = t.session.log[-1].seen_by(None)
    assert (seen["way"], seen["winners"]) == ("observers", [])
    told = {me: sentence(Speaker(locale, me), seen) for me in (None, 0, 1)}
    assert told[0] == told[1] != told[None]
    assert seats_in(seen) == {0, 1}
    spectator, player = {
        "en": ("So you win, with everybody else who looked on: household pets", "So whoever looked on wins"),
        "de": ("Also gewinnst du, zusammen mit allen, die sonst zugesehen haben", "Also gewinnt, wer zugesehen hat"),
    }[locale]
    assert spectator in told[None]
    assert player in told[0]


@pytest.mark.rule("D-GAP-44")
def test_nobody_wins_a_simulation_that_stops_with_as_many_planets_on_both_sides() -> None:
    seen = {"kind": "game_over", "source": "D-GAP-44", "winners": [], "way": "none"}
    assert sentence(Speaker("en", None), seen) == "The game is over. Nobody wins."


@pytest.mark.rule("D-WIN-07")
def test_a_win_names_its_way() -> None:
    seen = {"kind": "game_over", "source": "D-WIN-02", "winners": [0], "way": "red-tape.fully-processed"}
    assert sentence(Speaker("en", 0), seen).endswith("Won by you, by twelve forms, all in order (Red Tape).")
    seen["way"] = "early-certification"
    assert sentence(Speaker("en", 1), seen).endswith("Won by Orange, by Early Certification.")
    assert sentence(Speaker("de", 1), seen).endswith("Es gewinnt: Orange, durch Vorzeitige Zertifizierung.")


def test_what_is_cancelled_names_the_text_that_cancels_it() -> None:
    skipped = {"kind": "prize_skipped", "source": "red-tape.denied", "seat": 1, "card": "siege", "why": "cancelled"}
    assert sentence(Speaker("en", 0), skipped).startswith("Red Tape: the ")
    counted = {"kind": "counted", "source": "red-tape.denied", "seat": 0, "what": "forms", "number": 9, "change": -3}
    assert sentence(Speaker("en", 0), counted) == "Red Tape: 3 forms spent, 9 left."
    assert sentence(Speaker("en", 0), {**counted, "change": 1}) == "Red Tape: 1 form more, 9 in all."
    assert sentence(Speaker("de", 0), counted) == "Amtsschimmel: 3 Formulare verbraucht, noch 9 übrig."
    won = {"kind": "won", "source": "underdog.bottom-of-the-barrel", "what": "duel", "seat": 0, "loser": 1}
    assert sentence(Speaker("en", 0), won | {"how": "automatic", "clouts": []}) == "Underdog: you win the duel at once."


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_of_a_game_names_a_rule_by_its_number(locale: str) -> None:
    for seed in (3, 5, 8, 13):
        session = played(lambda game: game.over, seed=seed)
        for me in (None, 0, 1):
            lines = [sentence(Speaker(locale, me), event.seen_by(me)) for event in session.log if event.known_to(me)]
            assert not [line for line in lines if re.search(r"\bD-[A-Z0-9]+-\d", line)]
