"""What a player of the game for two learns at the terminal: card texts, clouts, what an answer would bring."""

from __future__ import annotations

import io
import shlex
from typing import Any

import pytest
from rich.console import Console

from tests.games.duel.scenario import Table, duel
from warptable.bots import make_bot, voices_of
from warptable.cli.game_options import older_seat
from warptable.cli.terminal import commands
from warptable.cli.terminal.screen import Screen
from warptable.cli.terminal.start import command_for, fresh_game
from warptable.cli.terminal.table import TerminalTable
from warptable.games.duel.engine import facts
from warptable.games.duel.terminal.face import is_told
from warptable.games.duel.words.asking import hint, question
from warptable.games.duel.words.layer import speaker_for
from warptable.games.duel.words.reading import leads_to, read_aloud, standing
from warptable.games.duel.words.sentences import sentence
from warptable.kernel import Rng
from warptable.text import LOCALES
from warptable.text.typed.asked import Asked


def asked(t: Table, seat: int = 0, locale: str = "en") -> Asked:
    decision = next(one for one in t.session.decisions if one.seat == seat)
    return Asked(speaker_for(locale, t.view(seat), seat), decision, t.view(seat))


def advice(t: Table, seat: int = 0) -> str:
    one = asked(t, seat)
    return hint(one.speaker, one.decision, one.view)  # type: ignore[arg-type]


def brought(t: Table, seat: int = 0) -> list[str]:
    """What each option would bring."""
    return [entry.leads_to for entry in asked(t, seat).menu()]


def terminal(t: Table, seat: int = 0, locale: str = "en") -> TerminalTable:
    """The table of somebody who sits there, with a console that keeps what it prints."""
    speaker = speaker_for(locale, t.view(seat), seat)
    screen = Screen(speaker, Console(file=io.StringIO(), width=110, no_color=True))
    bots = {1 - seat: make_bot("steady", "duel")}
    return TerminalTable(t.session, speaker, screen, bots, Rng.seeded(1), voices_of(t.session), seat)


def printed(table: TerminalTable) -> str:
    """What was printed since the last look."""
    out = table.screen.console.file
    assert isinstance(out, io.StringIO)
    text = out.getvalue()
    out.seek(0)
    out.truncate()
    return " ".join(text.split())


# ---------------------------------------------------------------- what is read out


@pytest.mark.rule("D-DES-02")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", facts.destiny())
def test_the_whole_text_of_a_destiny_card_is_read_out(card: str, locale: str) -> None:
    speaker = speaker_for(locale, duel(card="bake-off").view(0), 0)
    lines = read_aloud(speaker, {"kind": "destiny_drawn", "card": card})
    text, known = speaker.destiny_text(card), facts.destiny()[card]
    assert lines[0] == text.effect
    assert [line for line in lines if text.prize and line.endswith(f": {text.prize}")] == lines[1:2] * bool(known.prize)
    assert all(any(line.endswith(f": {one}") for line in lines) for one in text.lines.values())
    assert lines[-1].endswith(speaker.t("duel-next", deck=speaker.deck(known.next)))
    assert ("·" in lines[-1]) == bool(known.planet_bar)


def test_the_terminal_reads_out_what_is_turned_up() -> None:
    table = terminal(duel(card="siege", planets={0: (0, 2)}))
    table.tell_news()
    news = printed(table)
    assert "Shields revealed by those players are increased by 2." in news
    assert "Prize for the winner: Take 1 card at random from your opponent’s hand." in news
    commands.show_log(table, "")
    assert "Shields revealed" not in printed(table), "the log is short"


def test_a_symbol_is_not_taken_for_a_player() -> None:
    speaker = speaker_for("en", duel(card="bake-off").view(0), 0)
    lines = read_aloud(speaker, {"kind": "destiny_drawn", "card": "tourist-season"})
    assert "A planet with the blue symbol: Recover 3 ships." in lines
    assert not any("Blue" in line for line in lines)


def test_an_envoy_is_read_out_to_whoever_reads_it_and_when_the_opponent_turns_it_up() -> None:
    view = duel(card="bake-off").view(0)
    me, other = speaker_for("en", view, 0), speaker_for("en", view, 1)
    text = [me.envoy_sheet("deuce").whole]
    assert read_aloud(me, {"kind": "envoy_read", "seat": 0, "icon": "orbit", "envoy": "deuce"}) == text
    turned = {"kind": "envoy_revealed", "seat": 0, "icon": "orbit", "envoy": "deuce"}
    assert read_aloud(me, turned) == []
    assert read_aloud(other, turned) == text


def test_clouts_say_what_they_are_made_of() -> None:
    t = duel("prime", "sponge", card="rich-veins", hands={0: ["plan-31"], 1: ["plan-08", "plan-06"]})
    t.fight((1, 2), ("plan-31", "plan-08"), ("shield-2", "shield-2"))
    event = t.session.log[[one.kind for one in t.session.log].index("clouts")]
    told = read_aloud(speaker_for("en", t.view(0), 0), event.seen_by(0))
    assert told == ["Your clout: 62 (plan 31, Prime +31)", "Blue’s clout: 12 (plan 8, ship advantage +4)"]
    plain = duel(card="bake-off").lock((0, "plan-06"), (1, "plan-08"))
    event = next(one for one in plain.session.log if one.kind == "clouts")
    assert read_aloud(speaker_for("en", plain.view(0), 0), event.seen_by(0)) == []


def test_a_win_by_the_lower_clout_is_told_as_such() -> None:
    speaker = speaker_for("en", duel(card="bake-off").view(0), 0)
    won: dict[str, Any] = {
        "kind": "won",
        "source": "D-D09-02",
        "what": "contest",
        "seat": 0,
        "loser": 1,
        "how": "clout",
    }
    assert (
        sentence(speaker, won | {"clouts": [-2, 13]})
        == "You win the contest, −2 to 13: this time the lower clout wins."
    )
    assert sentence(speaker, won | {"clouts": [13, -2]}) == "You win the contest, 13 to −2."


# ---------------------------------------------------------------- reinforcements


def test_a_reinforcement_shows_what_would_come_of_it() -> None:
    hands = {0: ["plan-13", "even-support-odd-suppression", "moral-support"], 1: ["plan-23", "plan-06"]}
    t = duel(card="bake-off", hands=hands).lock((0, "plan-13"), (1, "plan-23"))
    one = asked(t)
    assert standing(one.speaker, one.decision, one.view) == ["Your clout: 13 (plan 13)", "Blue’s clout: 23 (plan 23)"]  # type: ignore[arg-type]
    shown = dict(zip(map(str, t.options(0, "reinforce")), brought(t), strict=True))
    assert shown["pass"] == "13 to 23, you would lose"
    assert sorted(shown.values()) == [
        "13 to 13, you would lose",  # an odd clout loses 10
        "13 to 23, you would lose",
        "13 to 28, you would lose",
        "18 to 23, you would lose",
        "3 to 23, you would lose",
    ]


def test_a_doubled_reinforcement_is_shown_doubled() -> None:
    t = duel("prime", "sponge", card="bake-off", hands={0: ["plan-13", "token-support", "moral-support"]})
    t.lock((0, "plan-13"), (1, "plan-06"))
    assert sorted(brought(t)) == [
        "26 to 10, you would win",
        "26 to 16, you would win",
        "26 to 6, you would win",
        "30 to 6, you would win",
        "36 to 6, you would win",
    ]


def test_the_pass_of_the_opponent_is_told_and_the_own_is_not() -> None:
    t = duel(card="bake-off", hands={1: ["plan-13", "moral-support"]}).lock((0, "plan-06"), (1, "plan-13"))
    t.do(1, "reinforce", "pass")
    passed = [one for one in t.session.log if one.kind == "no_reinforcement"]
    assert [one.data["seat"] for one in passed] == [0, 1]
    assert [is_told(one, 0) for one in passed] == [False, True]
    assert [is_told(one, 1) for one in passed] == [True, False]


# ---------------------------------------------------------------- other questions


def test_resources_say_what_they_bring() -> None:
    t = duel(card="double-dividend", planets={0: (1, 0), 1: (1, 0), 4: (1, 0), 8: (0, 1)})
    one = asked(t)
    assert question(one.speaker, one.decision, one.view) == "Of which planets, up to 2, do you acquire the resources?"  # type: ignore[arg-type]
    lines = facts.planets()
    words = {"blue": "Gain 1 reinforcement", "pink": "Recover 2 ships", "green": "Draw 2 cards"}
    symbols = [list(lines.values())[tile].symbol for tile in (0, 1, 4)]
    assert brought(t) == [words[symbol] for symbol in symbols]
    assert one.on_enter() is None, "Enter gives up nothing"
    two = asked(duel(card="double-dividend", planets={0: (1, 0), 1: (1, 0), 8: (0, 1)}))
    assert two.on_enter() == ((0, 1), "all")
    for card in ("tourist-season", "cosmic-market"):
        t = duel(card=card, planets={0: (1, 0), 4: (0, 1), 8: (1, 1)})
        assert all(brought(t, t.open[0][0])), card


def test_enter_says_that_no_ship_is_meant() -> None:
    one = asked(duel(card="supply-lines", planets={0: (2, 0)}))
    assert one.on_enter() == ((), "none")
    assert asked(duel(card="supply-lines", planets={0: (2, 0)}), locale="de").on_enter() == ((), "keine")


def test_an_ability_says_what_it_costs_and_does() -> None:
    t = duel("bouncer", "sponge", card="rich-veins").dials(1, 2)
    assert t.open == [(0, "use")]
    assert advice(t).startswith(
        "After the dials are revealed and ships are sent you may discard 1 card from your hand."
    )
    t.do(0, "use", "bouncer.not-on-the-list")
    assert [prompt for _, prompt in t.open] == ["discard"]
    assert advice(t).startswith("After the dials are revealed")
    assert advice(duel(card="spring-cleaning")).endswith("then draws that many plus 1.")


@pytest.mark.parametrize(
    ("card", "told"),
    [("tiny-rock", "You send 2 ships at most."), ("crowded-orbit", "You send 1 more than your dial shows.")],
)
def test_a_dial_says_what_the_card_makes_of_it(card: str, told: str) -> None:
    assert told in advice(duel(card=card))
    assert told not in advice(duel(card="rich-veins"))


def test_a_known_envoy_says_what_it_does() -> None:
    t = duel(card="diplomatic-gala", envoys={"deuce": (-1, True)})
    seat = t.open[0][0]
    one = asked(t, seat)
    shown = {str(option): leads_to(one.speaker, one.decision, option, one.view) for option in one.decision.options}  # type: ignore[arg-type]
    known = {envoy.icon: envoy.id for envoy in t.view(seat).envoys}
    assert {icon for icon, text in shown.items() if text} == {icon for icon, name in known.items() if name}
    assert any(shown.values())


# ---------------------------------------------------------------- commands


def test_why_after_undo_tells_what_was_told_last() -> None:
    table = terminal(duel(card="rich-veins"))
    table.tell_news()
    decision = next(one for one in table.session.decisions if one.seat == 0)
    table.session.answer(decision, 2)
    with pytest.raises(commands.TakenBack):
        commands.undo(table, "")
    table.tell_news()
    printed(table)
    commands.show_why(table, "")
    assert "A planet is discovered" in printed(table)


@pytest.mark.parametrize("aliens", [None, "first-game", "prime,swarm", "none"])
@pytest.mark.parametrize("variants", ["", "tamed-underdog", "tamed-underdog,alternative-tactics"])
@pytest.mark.parametrize("older", ["", "bot"])
def test_the_same_table_again_keeps_all_options(aliens: str | None, variants: str, older: str) -> None:
    game = fresh_game("duel", 2, 5, aliens, variants, older=older_seat("duel", older))
    words = shlex.split(command_for(game))[2:]
    again = dict(zip([word.removeprefix("--") for word in words[::2]], words[1::2], strict=True))
    assert again.pop("players") == "2"
    same = fresh_game(
        again.pop("edition"),
        2,
        int(again.pop("seed")),
        again.pop("aliens", None),
        again.pop("variants", ""),
        older=older_seat("duel", again.pop("older", "")),
    )
    assert again == {}
    assert same.options == game.options
    assert same.state == game.state
