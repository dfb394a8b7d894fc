"""What the game for two says: every card, question, moment and event has its words in both languages, and no others."""

import re
from pathlib import Path
from typing import Any

import pytest

import warptable
from tests.games.duel.scenario import Table, duel
from warptable import new_game
from warptable.games.duel.engine import facts
from warptable.games.duel.engine.content.envoys.orbit import TICKS
from warptable.games.duel.engine.content.registry import registry
from warptable.games.duel.engine.model.decks import DECKS, ICONS
from warptable.games.duel.engine.model.events import EVENTS
from warptable.games.duel.engine.model.frame import Layer
from warptable.games.duel.engine.model.prompts import ENGINE, OF_FACE_IN_PILE, OF_LOCK, OF_REINFORCEMENT
from warptable.games.duel.engine.model.windows import MOMENTS
from warptable.games.duel.words.asking import hint, question
from warptable.games.duel.words.cards import alien_text, destiny_text, envoy_text
from warptable.games.duel.words.explain import explain, named
from warptable.games.duel.words.sentences import seats_in, sentence
from warptable.games.duel.words.speaker import Speaker
from warptable.kernel import Decision, Of, Rng
from warptable.text import LOCALES, t
from warptable.text.bundles import entries
from warptable.text.words import words_of

CITED = re.compile(r" \((?:see )?D-[A-Z0-9]+-\d\d\)")
ENGLISH = re.compile(r"\b(the|of|with|your|opponent|ships)\b")


def mine(head: str) -> set[str]:
    return {name.removeprefix(head) for name in entries("en") if name.startswith(head)}


def plain(text: str) -> str:
    """A text of the facts as players read it: without the numbers of rules."""
    return CITED.sub("", text).replace("'", "’")


# ---------------------------------------------------------------- cards


OURS = ("duel-", "reading-duel-", "reading-topic-duel-")


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_of_this_family_begin_with_its_name_and_no_others_do(locale: str) -> None:
    """15 envoys are aliens of the other family, so the name of the family always goes with the id."""
    for path in sorted(Path(warptable.__file__).parent.glob(f"**/{locale}/*.ftl")):
        # What is still to be chosen, by the kind of the options, is found without the name of the family.
        names = re.findall(r"^(?!controls-need-)([a-z][\w-]*) *=", path.read_text("utf-8"), flags=re.MULTILINE)
        assert {name.startswith(OURS) for name in names} <= {"duel" in path.parts}, path


@pytest.mark.rule("D-ALI-01")
@pytest.mark.parametrize("alien", facts.aliens())
def test_an_alien_says_what_the_facts_say(alien: str) -> None:
    printed, english, german = facts.aliens()[alien], alien_text("en", alien), alien_text("de", alien)
    assert [ability.text for ability in english.abilities] == [plain(one.effect) for one in printed.abilities]
    assert [ability.name for ability in english.abilities] == [one.name for one in printed.abilities]
    assert (Speaker("en").alien(alien), Speaker("de").alien(alien)) == (printed.name, printed.name_de)
    assert english.rulings == tuple(plain(ruling) for ruling in printed.rulings)
    assert bool(english.own) == bool(german.own) == printed.original
    told = {"does", "rulings", *(ability.id for ability in printed.abilities)}
    assert mine(f"duel-alien-{alien}-") == told | ({"own"} if printed.original_part else set())
    same([english.whole, *english.rulings], [german.whole, *german.rulings])


@pytest.mark.parametrize("envoy", facts.envoys())
def test_an_envoy_says_what_the_facts_say(envoy: str) -> None:
    printed, english, german = facts.envoys()[envoy], envoy_text("en", envoy), envoy_text("de", envoy)
    assert english.abilities[0].text == plain(printed.ability.effect)
    assert english.rulings == tuple(plain(ruling) for ruling in printed.rulings)
    assert english.own
    assert german.own
    same([english.whole, *english.rulings], [german.whole, *german.rulings])


@pytest.mark.parametrize("card", facts.destiny())
def test_a_destiny_card_says_what_the_facts_say(card: str) -> None:
    printed, english, german = facts.destiny()[card], destiny_text("en", card), destiny_text("de", card)
    assert english.effect == plain(printed.effect)
    assert english.prize == (plain(printed.prize.effect) if printed.prize else "")
    assert english.rulings == tuple(plain(ruling) for ruling in printed.rulings)
    assert bool(english.own) == bool(german.own) == (printed.original or bool(printed.original_part))
    if printed.resources:
        assert dict(english.lines) == {symbol: getattr(printed.resources, symbol) for symbol in english.lines}
    parts = [english.effect, english.prize, *english.lines.values(), *english.rulings]
    same(parts, [german.effect, german.prize, *german.lines.values(), *german.rulings])


def same(english: list[str], german: list[str]) -> None:
    """As many texts in German, with the same numbers and no English words."""
    assert len(english) == len(german)
    for first, second in zip(english, german, strict=True):
        assert sorted(re.findall(r"\d+", first)) == sorted(re.findall(r"\d+", second)), second
        assert not ENGLISH.search(second), second
        assert bool(first) == bool(second)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_follows_from_an_answer_has_the_numbers_of_the_card(locale: str) -> None:
    for name in sorted(entries(locale)):
        card = next((one for one in (*facts.aliens(), *facts.envoys()) if name.startswith(f"duel-hint-{one}-")), "")
        if card:
            sheet = alien_text(locale, card) if card in facts.aliens() else envoy_text(locale, card)
            numbers = set(re.findall(r"\d+", sheet.whole))
            assert set(re.findall(r"\d+", entries(locale)[name])) <= numbers, name


def test_no_text_of_a_card_is_left_over() -> None:
    for head, known in (("alien", facts.aliens()), ("envoy", facts.envoys()), ("destiny", facts.destiny())):
        found = mine(f"duel-{head}-") - {"hidden", "icon"}
        assert {name for name in found if not any(name.startswith(f"{one}-") for one in known)} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_small_things_have_names(locale: str) -> None:
    speaker = Speaker(locale)
    for head, words in {
        "icon": ICONS,
        "deck": DECKS,
        "symbol": ("blue", "pink", "green"),
        "kind": ("duel", "contest", "calamity", "refresh"),
        "layer": tuple(layer.name.lower() for layer in Layer),
        "switch": tuple(facts.switches()),
    }.items():
        for word in words:
            assert speaker.t(f"duel-{head}-{word}")


# ---------------------------------------------------------------- explaining


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_can_be_explained_and_found_by_name(locale: str) -> None:
    speaker = Speaker(locale)
    groups = (facts.aliens(), facts.envoys(), facts.destiny(), facts.cards(), facts.tactics(), facts.planets())
    for group in groups:
        for source in group:
            found = explain(speaker, source)
            assert found is not None
            assert found.text, source
            assert named(speaker, found.title) == source
    assert explain(speaker, "bouncer.house-rules") == explain(speaker, "bouncer")
    assert explain(speaker, "no-such-thing") is None


def test_an_ability_is_called_by_its_owner_and_its_name() -> None:
    assert Speaker("en").ability("bouncer.house-rules") == "Bouncer: House Rules"
    assert Speaker("de").ability("cudgel") == "Totschläger: Draufhauen"


def test_cards_show_their_numbers() -> None:
    speaker = Speaker("en")
    assert speaker.card("plan-06") == "The Inadequate 06"
    assert speaker.card("plan-m02") == "The Backfiring −02"
    assert speaker.card("traitors") == "Traitors −7"
    assert speaker.card("even-support-odd-suppression") == "Even Support/Odd Suppression ±10"
    assert speaker.tactic(0) == "Blast 4 / Recover 1"
    assert Speaker("de", variants=("alternative-tactics",)).tactic(0) == "Feuer 4 / Schild 1"
    assert Speaker("de").name(0) == "Orange"


# ---------------------------------------------------------------- questions, moments


def test_every_question_has_words_and_no_words_are_left_over() -> None:
    prompts = {*ENGINE, *registry().prompts}
    assert sorted(prompts - mine("duel-prompt-")) == []
    assert sorted(mine("duel-prompt-") - prompts) == []
    assert sorted(mine("duel-hint-") - prompts) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_hints_and_answers_name_no_number_that_their_card_does_not_name(locale: str) -> None:
    for powers, text in ((registry().aliens, alien_text), (registry().envoys, envoy_text)):
        for power in powers.values():
            card = text(locale, power.id)
            known = set(re.findall(r"\d+", " ".join([card.whole, *card.rulings])))
            for prompt in power.prompts:
                for name in entries("en"):
                    if name.startswith((f"duel-hint-{prompt}", f"duel-option-{prompt}")):
                        assert set(re.findall(r"\d+", t(locale, name))) <= known, name


def test_the_card_of_a_countdown_says_how_many_ticks_there_are() -> None:
    assert any(f"{TICKS} ticks" in ruling for ruling in envoy_text("en", "tick-tock").rulings)


def test_every_moment_is_described() -> None:
    assert mine("duel-moment-") == {window.name.lower().replace("_", "-") for window in MOMENTS}


@pytest.mark.parametrize(
    ("locale", "you"), [("en", r"\b[Yy]ours?\b|\b[Yy]ou\b"), ("de", r"\b(?i:du|dein\w*|dich|dir)\b")]
)
def test_a_moment_is_told_to_everybody_and_speaks_to_nobody(locale: str, you: str) -> None:
    for moment in mine("duel-moment-"):
        assert not re.search(you, t(locale, f"duel-moment-{moment}")), moment


# ---------------------------------------------------------------- events

SAMPLES: dict[str, list[Any]] = {
    "seat": [0, 1],
    "victim": [1],
    "receiver": [1],
    "viewer": [1],
    "loser": [1],
    "leader": [0],
    "straggler": [1],
    "on": [0, 1],
    "was": [0],
    "ally": [0, -1],
    "seats": [[0], [0, 1]],
    "winners": [[0], [0, 1], []],
    "controllers": [[], [1]],
    "alien": ["prime"],
    "icons": [list(ICONS)],
    "icon": ["skull"],
    "envoy": ["cudgel", ""],
    "gone": ["cudgel", ""],
    "new": [True, False],
    "number": [1, 3],
    "numbers": [[2, 2]],
    "faces": [["plan-13", "traitors"]],
    "gave": [["plan-13"]],
    "got": [["plan-06"]],
    "face": ["plan-13"],
    "why": ["opening", "zero", "text", "limit", "cost", "restart", "cleanup", "cancelled", "fee"],
    "card": ["vacant-shipyard"],
    "deck": ["event"],
    "next": ["refresh"],
    "round": [2],
    "planet": [3],
    "how": ["bar", "pick", "last", "ships", "automatic", "clout"],
    "what": ["duel", "contest", "promise", "worry", "decree", "digit", "accuse", "forms", "tick-tock", "warrior"],
    "word": ["blast", "ships", "odd", "3", "accuse", "low"],
    "advantage": [8],
    "dial": [3],
    "late": [True],
    "ships": [1, 2],
    "origin": [-1],
    "changed": ["yes", "no", ""],
    "tactic": [0],
    "half": [1],
    "value": [-12],
    "second": [True, False],
    "damage": [[2, 0]],
    "riposte": [[0, 0], [1, 0]],
    "layer": [int(layer) for layer in Layer],
    "op": ["add"],
    "amount": [5, -5],
    "clouts": [[14, 13]],
    "trails": [[[], []]],
    "places": [[[-2, 2]], [[-2, 1], [4, 1]]],
    "place": [3, -1],
    "blast": [True],
    "to": [[[-2, 2]], [[-1, 1], [-2, 1]]],
    "tactics": [[0, 2]],
    "change": [1, -1],
    "ability": ["bouncer.house-rules"],
    "way": ["planets", "supply", "limit", "red-tape.fully-processed", "tick-tock"],
}
"""What the fields of events can hold."""
SPECIAL: dict[str, dict[str, list[Any]]] = {
    "plan_built": {"half": ["", "plan-06"]},
    "roles_set": {"faces": [["plan-13", "plan-06"]]},
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_told_to_everybody(kind: str, locale: str) -> None:
    told = EVENTS[kind]
    samples = SAMPLES | SPECIAL.get(kind, {})
    for me in (0, 1, None):
        speaker = Speaker(locale, me, ("Ada", "Ben"))
        for knows in (True, False):
            fields = (*told.public, *(told.private if knows or told.whisper else ()))
            most = max((len(samples[field]) for field in fields), default=1)
            for turn in range(most):
                seen = {"kind": kind, "source": "prime"}
                seen |= {field: samples[field][turn % len(samples[field])] for field in fields}
                text = sentence(speaker, seen)
                assert text[0].isupper() or not text[0].isalpha(), text
                assert text.endswith((".", "!")), text
                assert not re.search(r"\b(hidden|none|yes|no one|plain)\b|\{|  | \.|\bNone\b", text), text


def test_no_sentence_is_left_over() -> None:
    assert mine("duel-event-") == {kind.replace("_", "-") for kind in EVENTS}


def test_an_event_speaks_to_its_seats() -> None:
    won = {"kind": "won", "source": "D-D09-02", "what": "duel", "seat": 0, "loser": 1, "how": "clout"}
    seen = won | {"clouts": [14, 13]}
    assert sentence(Speaker("en", 0), seen) == "You win the duel, 14 to 13."
    assert sentence(Speaker("en", 1, ("Ada", "Ben")), seen) == "Ada wins the duel, 14 to 13."
    assert sentence(Speaker("de", None), seen) == "Orange gewinnt das Duell mit 14 zu 13."
    assert seats_in(seen) == {0, 1}


def test_a_sentence_ends_once() -> None:
    used = {"kind": "used", "source": "cheater.caught", "seat": 1, "ability": "cheater.caught"}
    assert sentence(Speaker("en", 0), used) == "Blue uses Cheater: Caught?"


def asked(table: Table, seat: int) -> list[str]:
    """A question and its hint."""
    decision, view = next(one for one in table.session.decisions if one.seat == seat), table.view(seat)
    return [said(Speaker("en", seat), decision, view) for said in (question, hint)]


def test_a_seat_is_asked_for_what_it_can_lock_in() -> None:
    t = duel(card="rich-veins")
    assert asked(t, 0)[1].endswith("send enough to have some left. You have 15 ships in supply.")
    both, usual = asked(t.dials(2, 2), 0)
    assert both == "Which plan and which tactic?"
    assert usual.endswith("If both still have ships, the higher clout wins; more ships there count 4.")
    t = duel(card="peaceful-landing")
    assert "There is no volley in this duel." in asked(t, 0)[1]
    plan, hinted = asked(t.dials(2, 2), 0)
    assert plan == "Which plan do you lay?"
    assert hinted == "There are no tactics in this duel. The higher clout wins; more ships there count 12."
    assert asked(duel(card="rich-veins", ready={0: []}).dials(1, 1), 0)[0] == "Which plan do you lay?"
    t = duel(card="rich-veins", envoys={"oracle": 1}).dials(1, 1).do(1, "use", "oracle")
    assert asked(t.do(0, "plan-open", ("plan-13",)), 0)[0] == "Which tactic do you choose?"


def test_a_hint_says_which_clout_wins_and_where_ships_come_from() -> None:
    assert asked(duel(card="bake-off"), 0)[1].endswith("The higher clout wins, a tie goes to the straggler.")
    assert asked(duel(card="limbo-contest"), 0)[1].endswith("The lower clout wins, a tie goes to the straggler.")
    turned = duel(card="limbo-contest", envoys={"anti-matter": 1})
    assert asked(turned, 0)[1].endswith("The higher clout wins, a tie goes to the straggler.")
    assert asked(duel("knot", "", card="bake-off"), 0)[1].endswith("The higher clout wins.")
    assert asked(duel(card="its-full-of-stars"), 0)[1].endswith("Ships come from the Warp, where you have 5.")
    dry = duel("unseen", card="its-full-of-stars", supply=(20, 15))
    assert asked(dry, 0)[1].endswith("You have 20 ships in supply.")


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("locale", LOCALES)
def test_random_games_are_asked_and_told_in_words(locale: str) -> None:
    words, rng = words_of("duel"), Rng.seeded(locale)
    for seed in range(4):
        game, told = new_game("duel", 2, seed), 0
        while game.decisions and len(game.log) < 400:
            decision = game.decisions[0]
            view = game.view(decision.seat)
            speaker = words.speaker_for(locale, view, decision.seat, ("Ada", "Ben"), ())
            said = [
                words.question(speaker, decision, view),
                *(words.label(speaker, decision, one, view) for one in decision.options),
            ]
            said += [
                words.sentence(speaker, event.seen_by(decision.seat))
                for event in game.log[told:]
                if event.known_to(decision.seat)
            ]
            assert all(said)
            assert not [text for text in said if re.search(r"duel-|\{|plan-\d|tactic-\d|planet-\d", text)]
            assert locale == "en" or not [text for text in said if re.search(r"\b(hidden|none|yes)\b", text)]
            assert len({words.label(speaker, decision, one, view) for one in decision.options}) == len(
                set(decision.options)
            ) or of_cards(decision)
            told = len(game.log)
            game.answer(decision, rng.choice(decision.options))


def of_cards(decision: Decision[Any]) -> bool:
    """Two cards may show the same."""
    return decision.of in (Of.CARD, OF_LOCK, OF_REINFORCEMENT, OF_FACE_IN_PILE)


@pytest.mark.parametrize(
    ("aliens", "ability", "prompt"),
    [
        (("roller", "sponge"), "snowball", "roller-snowball-card"),
        (("preservationist", "hybrid"), "waste-not", "preservationist-return-card"),
    ],
)
def test_cards_that_lie_open_are_named_by_what_they_show(aliens: tuple[str, str], ability: str, prompt: str) -> None:
    """They are in no hand of the reader: the question brings their faces."""
    for seed in range(60):
        game, rng = new_game("duel", 2, seed, aliens=aliens), Rng.seeded(seed)
        while game.decisions and len(game.log) < 900:
            decision = game.decisions[0]
            if decision.prompt == prompt:
                view = game.view(decision.seat)
                speaker = words_of("duel").speaker_for("en", view, decision.seat)
                told = [words_of("duel").label(speaker, decision, card, view) for card in decision.options]
                assert told == [speaker.card(game.state.faces[card]) for card in decision.options]
                return
            use = f"{aliens[0]}.{ability}"
            game.answer(decision, use if use in decision.options else rng.choice(decision.options))
    raise AssertionError("nobody was asked")
