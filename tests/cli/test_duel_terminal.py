"""The game for two at the terminal: its board, and lines such as `lock 13 b3`."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from tests.cli.helpers import warptable
from tests.games.duel.page.test_lock import with_more
from tests.games.duel.scenario import duel
from warptable.games.duel.engine.facts import rules
from warptable.games.duel.engine.model.cards import FACES
from warptable.games.duel.engine.model.prompts import SLEEVE, TACTIC, WITH
from warptable.games.duel.page.examples import Game, game_at, played
from warptable.games.duel.terminal.face import FACE
from warptable.games.duel.words.layer import speaker_for
from warptable.games.duel.words.typed import typed
from warptable.kernel import DONE, PASS, Compose
from warptable.text.typed.answers import Unclear, parse
from warptable.text.typed.asked import Asked


def asked_of(session: Game, seat: int = 0, locale: str = "en") -> Asked:
    decision = next(one for one in session.decisions if one.seat == seat)
    view = session.view(seat)
    return Asked(speaker_for(locale, view, seat), decision, view)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_board_has_about_ten_lines(locale: str) -> None:
    for session in (game_at("dial"), game_at("lock-in"), played(lambda game: game.over, seed=3)):
        view = session.view(0)
        console = Console(file=io.StringIO(), width=200, no_color=True)
        console.print(FACE.board(speaker_for(locale, view, 0), view))
        out = console.file.getvalue()  # type: ignore[attr-defined]
        assert len(out.splitlines()) <= 12
        assert "Orange" in out


def test_a_plan_and_a_half_in_one_line() -> None:
    session = game_at("lock-in")
    asked = asked_of(session)
    assert isinstance(asked.decision, Compose)
    plan = next(card for card in asked.view.hand if card.number in asked.decision.following([]))  # type: ignore[attr-defined]
    tactic, half = next(
        (option[1], option[2]) for option in asked.decision.following([plan.number]) if isinstance(option, tuple)
    )
    words = asked.speaker.half(tactic, half)  # type: ignore[attr-defined]
    short = f"{tactic + 1}.{words[0].lower()}{words[-1]}"
    value = FACES[plan.face].value
    for line in (f"lock {value} {short}", f"{value} {short}"):
        answer = parse(asked, line)
        assert answer[:2] == (plan.number, (TACTIC, tactic, half))
        assert asked.decision.checked(answer) == answer


def test_further_plans_and_a_hidden_tactic() -> None:
    session = game_at("lock-in")
    view, speaker = session.view(0), asked_of(session).speaker
    plans = [card for card in view.hand if FACES[card.face].plan][:2]
    one, other = (card.number for card in plans)
    decision = with_more(one, other)
    first, second = (FACES[card.face].value for card in plans)

    def read(line: str) -> Any:
        return typed(speaker, decision, line, view)  # type: ignore[arg-type]

    assert read(f"lock {first} b3") == (one, (TACTIC, 1, 0), DONE)
    assert read(f"lock {first} with {second} b3 hide b4") == (one, (WITH, other), (TACTIC, 1, 0), (SLEEVE, 0, 0))
    with pytest.raises(Unclear):
        read(f"lock {first}")
    with pytest.raises(Unclear):
        read(f"lock {first} b9")


def test_a_dial_and_a_reinforcement() -> None:
    assert parse(asked_of(game_at("dial")), "dial 3") == 3
    assert parse(asked_of(game_at("dial"), locale="de"), "rad 2") == 2
    with pytest.raises(Unclear):
        parse(asked_of(game_at("dial")), "dial 9")
    asked = asked_of(game_at("reinforce"))
    assert parse(asked, "play pass") == PASS
    assert parse(asked, "pass") == PASS
    for option in asked.decision.options:
        if isinstance(option, tuple):
            card, seat = option
            face_id = next(one.face for one in asked.view.hand if one.number == card)  # type: ignore[attr-defined]
            if FACES[face_id].even:
                continue
            found = parse(asked, f"play {FACES[face_id].value:+} {'me' if seat == 0 else 'other'}")
            assert found[1] == seat
            held = {one.number: one.face for one in asked.view.hand}  # type: ignore[attr-defined]
            assert held[found[0]] == face_id
    with pytest.raises(Unclear):
        parse(asked, "play +99 me")


@pytest.mark.parametrize(
    ("typed", "face"),
    [
        ("±10", "even-support-odd-suppression"),
        ("+-10", "even-support-odd-suppression"),
        ("∓10", "even-suppression-odd-support"),
        ("-+10", "even-suppression-odd-support"),
        ("+10", "grand-support"),
        ("-10", "swayed-backing"),
    ],
)
def test_a_parity_card_is_named_by_its_signs(typed: str, face: str) -> None:
    held = ["even-suppression-odd-support", "swayed-backing", "even-support-odd-suppression", "grand-support"]
    t = duel(card="bake-off", hands={0: ["plan-13", *held]}).lock((0, "plan-13"), (1, "plan-06"))
    card, seat = parse(asked_of(t.session), f"play {typed} other")
    assert (t.state.faces[card], seat) == (face, 1)


@pytest.mark.parametrize("typed", ["play", "play ±0", "play ∓", "play me", "9" * 5000])
def test_a_reinforcement_that_is_not_named_is_no_answer(typed: str) -> None:
    t = duel(card="bake-off", hands={0: ["plan-13", "token-support"]}).lock((0, "plan-13"), (1, "plan-06"))
    with pytest.raises(Unclear):
        parse(asked_of(t.session), typed)


@pytest.mark.parametrize("typed", ["dial " + "9" * 5000, "9" * 5000, "dial 0", "dial 33", "dial -1"])
def test_a_dial_that_does_not_exist_is_no_answer(typed: str) -> None:
    with pytest.raises(Unclear):
        parse(asked_of(game_at("dial")), typed)


def test_it_begins_with_its_name_alone() -> None:
    """`play --edition duel` is a table for two, whatever other games have."""
    run = warptable("play", "--edition", "duel", "--seed", "3", "--aliens", "prime,swarm", "--lang", "en")
    assert run.stderr == ""
    assert "You are Orange; Blue is played by a bot (Steady)." in run.stdout
    assert "You are the Prime." in run.stdout


@pytest.mark.parametrize("locale", ["en", "de"])
def test_help_names_a_rule_of_this_game(locale: str) -> None:
    speaker = speaker_for(locale, game_at("dial").view(0), 0)
    assert speaker.some_rule in rules()
    typed_help = "?\nrules\n" if locale == "en" else "?\nregel\n"
    out = warptable("play", "--edition", "duel", "--seed", "3", "--lang", locale, typed=typed_help).stdout
    assert out.count(speaker.some_rule) == 2
    assert "F-LAUNCH" not in out


def test_aliens_of_the_other_game_are_not_suggested() -> None:
    refused = warptable("play", "--edition", "duel", "--aliens", "prime,void").stderr
    assert refused.startswith("warptable: unknown alien 'void' (playable: bouncer, ")
    assert len(refused.splitlines()) == 1


@pytest.mark.parametrize(("locale", "words"), [("en", ("past", "discards")), ("de", ("vergangenheit", "ablage"))])
@pytest.mark.rule("D-DES-04", "D-MISC-04")
def test_the_past_and_the_discard_piles_can_be_looked_at(locale: str, words: tuple[str, str]) -> None:
    aliens = ("--aliens", "prime,swarm")
    line = "\n".join(("?", *words, ""))
    out = warptable("play", "--edition", "duel", "--seed", "3", "--lang", locale, *aliens, typed=line).stdout
    begin = {"en": ("The past, newest first, 1 card:", "Your discard pile, 0 cards: none.", "Blue’s discard pile,")}
    begin["de"] = (
        "Die Vergangenheit, neueste zuerst, 1 Karte:",
        "Dein Ablagestapel, 0 Karten: keine.",
        "Ablagestapel von",
    )
    for told in (*begin[locale], *(f"  {word} " for word in words)):
        assert told in out
