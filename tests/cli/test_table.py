"""The table as a person at the terminal sees it, and the loop that asks."""

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from tests.games.encounter.scenario import GATE, Table, planet, table
from tests.questions import asks
from warptable.bots import make_bot, voices_of
from warptable.cli.terminal.screen import Screen
from warptable.cli.terminal.table import TerminalTable
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.stores import lay_at_planet
from warptable.games.encounter.terminal.board import board
from warptable.games.encounter.terminal.face import hand
from warptable.games.encounter.words.explain import in_short
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import PASS, Distribute, Number, Offer, Pick, Rng
from warptable.text.typed.answers import parse
from warptable.text.typed.asked import Asked


def picture(game: Table, seat: int = 0, locale: str = "en") -> str:
    """The board as one seat sees it."""
    view = game.view(seat)
    console = Console(file=io.StringIO(), width=80)
    console.print(board(Speaker(locale, seat, view.home_of), view))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def walls(*faces: str, at: int) -> Callable[[Game], None]:
    def build(g: Game) -> None:
        for face in faces:
            card = next(card for card in g.s.piles["cosmic"].draw if g.s.faces[card] == face)
            g.s.piles["cosmic"].draw.remove(card)
            g.hand(2).append(card)
            lay_at_planet(g, 2, card, at, "citadel")

    return build


def test_the_own_hoard_is_seen_card_by_card_and_that_of_others_as_a_number() -> None:
    game = table("miser", "virus", "human", stored={0: ["attack-20", "morph"]})
    assert "On sheets  Red: Attack 20, Morph" in picture(game)
    assert "Auf Tafeln  Rot: 2 Karten" in picture(game, 1, "de")
    assert "Attack 20" not in picture(game, 1)


def test_cards_at_planets_lie_open_for_everybody() -> None:
    game = table("citadel", "virus", "human", prepare=walls("attack-05", "attack-07", at=planet(1, 2)))
    for seat in range(3):
        assert "At planets  B3: Attack 5, Attack 7" in picture(game, seat)


def test_tokens_are_counted() -> None:
    assert "Tokens  Blue: 10" in picture(table("virus", "tick-tock", "human"))


def test_a_table_without_such_cards_says_nothing_of_them() -> None:
    shown = picture(table())
    assert not any(word in shown for word in ("On sheets", "At planets", "Tokens", "Cards laid"))


# ---------------------------------------------------------------- menus


def ask(decision: Distribute | Number | Pick, game: Table, locale: str = "en") -> Asked:
    view = game.view(decision.seat)
    return Asked(Speaker(locale, decision.seat, view.home_of), decision, view)


def test_a_number_is_typed_as_it_is_and_not_chosen_from_a_numbered_list() -> None:
    assert ask(Number(0, asks("compensation"), "F-COMP-2", 0, 3, 2), table()).menu() == []


@pytest.mark.parametrize(
    ("locale", "typed", "label"), [("en", "gate:2 r1", "Gate: Red 3"), ("de", "tor tor r1", "Tor: Rot 3")]
)
def test_ships_on_the_gate_are_counted_and_can_be_named(locale: str, typed: str, label: str) -> None:
    game = table(moves=[(0, 3, planet(0), GATE)])
    asked = ask(Distribute(0, asks("lose-ships"), "F-DEAL-7", [(planet(0), 1), (GATE, 3)], 3, 3), game, locale)
    assert asked.menu()[1].label == label
    assert parse(asked, typed) == ((planet(0), 1), (GATE, 2))


def test_what_is_no_card_of_the_hand_has_a_number_after_them() -> None:
    game = table(hands={0: ["attack-06", "attack-08", "negotiate"]})
    hand = {face: card for card, face in game.view(0).hand}
    options = [hand["attack-06"], hand["attack-08"], "give-up-ships"]
    asked = ask(Pick(0, asks("hate-answer-card"), "hate", options, about={"seat": 1, "face": "attack-06"}), game)
    assert [(entry.number, entry.option) for entry in asked.menu()] == list(zip("124", options, strict=True))
    assert parse(asked, "4") == "give-up-ships"


# ---------------------------------------------------------------- the loop


def seated(
    game: Table, monkeypatch: pytest.MonkeyPatch, *lines: str, locale: str = "en"
) -> tuple[TerminalTable, list[str]]:
    """A person at seat 0 who types these lines; what is left of them."""
    typed = list(lines)
    monkeypatch.setattr("builtins.input", lambda: typed.pop(0))
    speaker = Speaker(locale, 0, game.view(0).home_of)
    screen = Screen(speaker, Console(file=io.StringIO(), width=80))
    bots = {seat: make_bot("random") for seat in range(1, len(game.state.seats))}
    return TerminalTable(game.session, speaker, screen, bots, Rng.seeded("test"), voices_of(game.session)), typed


def said(at: TerminalTable) -> str:
    assert isinstance(at.screen.console.file, io.StringIO)
    return " ".join(at.screen.console.file.getvalue().split())


@pytest.mark.parametrize("locale", ["en", "de"])
def test_what_may_be_stopped_is_told_with_its_whole_effect(monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    game = table("human", "virus", "sorcerer")
    at, _ = seated(game, monkeypatch, locale=locale)
    prompt = asks("window-USE_ANNOUNCED")
    offer = Offer(0, prompt, "F-ZAP-1", [PASS], PASS, {"answering": "virus.multiply", "of": 1})
    speaker = Speaker(locale, 0, game.view(0).home_of)
    at.screen.question(Asked(speaker, offer, game.view(0)))
    sheet = speaker.sheet("virus")
    assert f"{sheet.power_name}: {' '.join(sheet.power.split())}" in said(at)


def offered() -> Table:
    """The Sorcerer may use its power once the cards are down."""
    game = table("sorcerer", "virus", "human", hands={0: ["attack-06", "attack-08"], 1: ["attack-10", "attack-12"]})
    game.encounter(ships=2, target=planet(1), cards=("attack-06", "attack-10"))
    assert game.open == [(0, "window-CARDS_SELECTED")]
    return game


def test_a_question_is_not_repeated_when_nothing_has_happened_since_the_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    game = offered()
    at, typed = seated(game, monkeypatch, "", "1")
    decision = game.session.decisions[0]
    at.passed = at.situation(decision)
    at.person_answers(decision)
    assert typed == ["", "1"], "nobody was asked"
    assert game.session.decisions[0] is not decision


def test_a_question_is_asked_again_when_something_has_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    game = offered()
    at, typed = seated(game, monkeypatch, "1")
    decision = game.session.decisions[0]
    at.passed = (*at.situation(decision)[:-1], len(game.session.log) - 1)
    at.person_answers(decision)
    assert typed == []
    assert "sorcerer.switch" in [event["ability"] for event in game.events("power_used")]


def talking() -> Table:
    game = table(hands={0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-20"]})
    game.encounter(ships=2, target=planet(1), cards=("negotiate", "negotiate"))
    while game.session.decisions[0].prompt != "deal":
        game.passes(game.session.decisions[0].seat)
    return game


def test_a_command_amid_a_proposal_leaves_the_step_open(monkeypatch: pytest.MonkeyPatch) -> None:
    at, typed = seated(talking(), monkeypatch, "p", "hand", "1", "", "", "b1", "rules F-DEAL-1", "yes")
    at.person_answers(at.session.decisions[0])
    assert typed == []
    assert said(at).count("Which of your cards do you give?") == 2
    assert said(at).count("Send it?") == 2
    assert at.session.log[-1].kind == "deal_offered"


def test_a_proposal_is_dropped_by_the_word_the_table_names(monkeypatch: pytest.MonkeyPatch) -> None:
    at, typed = seated(talking(), monkeypatch, "v", "abbruch", "x", locale="de")
    at.person_answers(at.session.decisions[0])
    assert typed == []
    assert "Mit „abbruch“ lässt du den Vorschlag fallen." in said(at)
    assert "Nichts wurde abgeschickt." in said(at)


def test_the_cards_of_a_proposal_are_named_to_whom_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    game = talking()
    offered = next(card for card, face in game.view(1).hand if face == "attack-20")
    game.session.answer(game.decision(0, "deal"), (("ask", 1), "propose"))
    game.session.answer(game.decision(1, "deal"), (("give", offered), "propose"))
    at, typed = seated(game, monkeypatch, "x", "r")
    at.person_answers(game.decision(0, "deal"))
    assert typed == []
    assert "On the table: Blue gives you 1 card (Attack 20)." in said(at)


def test_the_hand_command_tells_what_is_known_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    game = offered()
    card = game.state.seats[1].hand[0]
    game.state.seen[card] |= 1
    at, _ = seated(game, monkeypatch, "hand", "")
    at.person_answers(game.session.decisions[0])
    assert "Known in the hand of Blue: Attack 12" in said(at)


def test_what_a_power_or_a_card_does_is_told_when_it_is_first_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = offered()
    at, _ = seated(game, monkeypatch, "board", "")
    at.person_answers(game.session.decisions[0])
    assert said(at).count("Use Sorcerer (Magic)") == 2
    assert said(at).count("Before the reveal you can swap your card with your opponent’s.") == 1


@pytest.mark.parametrize(("alien", "words"), [("zombie", "each player who joins you"), ("void", "one of them returns")])
def test_a_flare_tells_the_side_that_would_be_played(alien: str, words: str) -> None:
    game = table(alien, "virus", "human", hands={0: ["flare-zombie", "attack-06"]})
    view = game.view(0)
    card = next(card for card, face in view.hand if face == "flare-zombie")
    assert words in in_short(Speaker("en", 0, view.home_of), card, view)


def test_the_own_facedown_power_is_marked() -> None:
    game = table("zombie", "virus", "human", variants=("hidden-powers",))
    assert "Zombie (hidden)" in picture(game)
    assert "Zombie (hidden)" not in picture(table("zombie", "virus", "human"))


def test_the_laboratory_has_a_line_for_each_seat_and_names_only_what_the_reader_knows() -> None:
    game = table(
        "virus", "human", "warrior", techs={0: [("warpspace-key", 2)], 2: [("gluon-mines", 1), "xenon-lasers"]}
    )
    shown = " ".join(picture(game).split())
    assert "Laboratory Red: Warpspace Key (2 of 3 ships) Green: facedown tech with one ship, Xenon Lasers" in shown
    assert "Warpspace" not in picture(game, 1)
    shown = " ".join(picture(game, 2, "de").split())
    assert "Labor Rot: verdeckte Technik mit 2 Schiffen Grün: Gluonenminen (1 Schiff), Xenon-Laser" in shown
    assert "Laboratory" not in picture(table("virus", "human", "warrior"))


def test_reward_cards_are_told_apart_by_their_backs() -> None:
    game = table(players=3, hands={0: ["morph", "attack-08"]}, rewards={0: ["morph"], 1: ["retreat", "rift-2"]})
    assert "1+2" in picture(game)
    assert "Deck 68, discards 0; reward cards 29, discards 0" in " ".join(picture(game).split())
    held = [text.plain for _, text in hand(Speaker("en", 0, game.view(0).home_of), game.view(0))]
    assert sorted(held) == ["Attack 8", "Morph", "Morph*"]
