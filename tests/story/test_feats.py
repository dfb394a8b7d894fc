"""What is told of a finished game is shown by its log, is worth telling, and has words in both languages."""

from __future__ import annotations

import os

import pytest

from warptable.game import family_of
from warptable.games.duel.words.speaker import Speaker
from warptable.replay import Record
from warptable.story.feats import GROUPS, MOST, WORTH_TELLING, Feat, longest_run
from warptable.story.highlights import highlights_of
from warptable.story.rounds import Ending
from warptable.text import LOCALES
from warptable.text.highlights import ending_said, round_said, told, turning_said, words_for
from warptable.text.words import words_of

from .games import TABLES, finished
from .games import told as told_of
from .proofs import PROOFS, Log, prove

Table = tuple[str, int, tuple[str, ...]]


def kinds(of: type[Feat]) -> list[type[Feat]]:
    return [one for kind in of.__subclasses__() for one in (kind, *kinds(kind))]


@pytest.mark.parametrize("table", TABLES)
def test_the_log_shows_every_feat(table: Table) -> None:
    for seed in range(2):
        game = finished(*table, seed)
        log = Log(game)
        for feat in told_of(game).found:
            prove(log, feat)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES)
def test_the_log_shows_every_feat_of_many_games(table: Table) -> None:
    shown = set()
    for seed in range(int(os.environ.get("WARPTABLE_SOAK_GAMES", "60"))):
        game = finished(*table, 1000 + seed, ("novice", "steady")[seed % 2])
        log = Log(game)
        for feat in told_of(game).found:
            prove(log, feat)
            shown.add(feat.name)
    print(table, sorted(shown))


@pytest.mark.parametrize("table", TABLES)
def test_at_most_three_are_told_one_of_each_group_in_the_order_of_groups(table: Table) -> None:
    for seed in range(2):
        highlights = told_of(finished(*table, seed))
        groups = [feat.group for feat in highlights.feats]
        assert len(groups) <= MOST
        assert groups == sorted(set(groups), key=GROUPS.index)
        assert all(feat.score >= WORTH_TELLING for feat in highlights.feats)
        for feat in highlights.feats:
            assert feat.score == max(one.score for one in highlights.found if one.group == feat.group)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES)
def test_everything_that_is_found_has_words_for_every_reader(table: Table, locale: str) -> None:
    game = finished(*table, 1)
    highlights, words = told_of(game), words_for(table[0])
    for seat in (None, *range(table[1])):
        speaker = words_of(table[0]).speaker_for(locale, game.view(None), seat)
        for feat in highlights.found:
            assert all(text and "{" not in text for text in told(words, speaker, feat))
        for outcome in highlights.rounds.values():
            assert round_said(words, speaker, outcome)
            assert turning_said(words, speaker, highlights, outcome.round)
        assert ending_said(words, speaker, highlights.ending)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_feat_and_no_proof_is_without_words(locale: str) -> None:
    from warptable.text.bundles import has

    found = {
        (family, kind.name)
        for kind in kinds(Feat)
        for family in ("encounter", "duel")
        if ".games." not in kind.__module__ or f".{family}." in kind.__module__
    }
    assert found == set(PROOFS)
    for family, name in found:
        prefix = "duel-" if family == "duel" else ""
        assert has(locale, f"{prefix}highlights-{name}")
        assert has(locale, f"{prefix}highlights-{name}-said")


def test_every_round_has_what_it_came_to_and_where_it_begins() -> None:
    for table in TABLES:
        game = finished(*table, 0)
        highlights = told_of(game)
        rounds = family_of(table[0]).rounds(game.state)
        assert sorted(highlights.rounds) == list(range(1, rounds + 1))
        assert sorted(round_ for round_ in highlights.starts if round_) == list(range(1, rounds + 1))
        assert highlights.ending.round == rounds


def test_a_game_that_is_not_over_has_no_highlights() -> None:
    from warptable import new_game

    with pytest.raises(ValueError, match="not over"):
        highlights_of(Record.of(new_game("ffg", 3, 1)))


@pytest.mark.parametrize(
    ("flags", "found"),
    [("", (0, 0)), ("..", (0, 0)), ("x.xx.xx", (2, 2)), ("..xxx", (3, 2)), ("xxx.x", (3, 0))],
)
def test_the_first_of_the_longest_runs_counts(flags: str, found: tuple[int, int]) -> None:
    assert longest_run(flag == "x" for flag in flags) == found


@pytest.mark.parametrize(
    ("me", "said"),
    [(0, "your supply is empty"), (1, "Orange’s supply is empty"), (None, "Orange’s supply is empty")],
)
def test_an_empty_supply_is_somebodys(me: int | None, said: str) -> None:
    speaker = Speaker("en", me)
    ending = Ending(kind="supply", round=12, other=0)
    assert said in ending_said(words_for("duel"), speaker, ending)
