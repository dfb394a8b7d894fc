"""What bots always do: the questions that a level answered in one and the same way, however often it was asked.

Every answer is counted where there was a real choice, by what can be compared from one question to the next:

- `word`: which of the plain words was said, or that something else was named;
- `which`: the first, the last or another one of the things that could be named (two equal cards are one thing);
- `amount`: as few as possible, as many as possible, or a number between;
- `use`: whether a power or a card was used or left when it was offered.

A bot that always gives the same answer may be right, or it may not look: a person has to say which it is.

`python -m warptable.lab.habits --bots steady --games 300` prints the list.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from warptable import new_game
from warptable.bots import thinks_ahead
from warptable.game import family_of, usual_edition
from warptable.kernel import DONE, PASS, Composite, Decision, Distribute, Of, Option, PickSome, Rng, Session
from warptable.kernel.session import KEEP

from .ledger import Ledger, ledger_of
from .plan import NEVER, SPACING
from .playing import Choose, by_bots, play

WORD, WHICH, AMOUNT, USE = "word", "which", "amount", "use"
NAMED = "(named)"
"""The answer in place of a word: something was named."""
OFTEN = 30  # questions from which on the same answer is called a habit


CountedAnswer: TypeAlias = tuple[str, str, str]
"""What an answer tells: (subject, facet, answer)."""


class Table(NamedTuple):
    """What kind of table a game is played at."""

    edition: str
    players: int
    variants: tuple[str, ...] = ()


class Asked(NamedTuple):
    """A question, by its prompt or by the item that is offered, and what of its answers is counted."""

    subject: str
    facet: str


class Habit(NamedTuple):
    """A question that was always answered in the same way."""

    asked: Asked
    answer: str
    times: int


class Habits:
    """How often each question was answered in which way."""

    def __init__(self) -> None:
        self.counts: dict[Asked, Counter[str]] = {}

    def note(self, subject: str, facet: str, answer: str) -> None:
        self.counts.setdefault(Asked(subject, facet), Counter())[answer] += 1

    def fixed(self, often: int = OFTEN) -> list[Habit]:
        """The questions that were asked at least this often and always answered in the same way."""
        single = [(asked, *counts.most_common(1)[0]) for asked, counts in self.counts.items() if len(counts) == 1]
        return sorted(Habit(*one) for one in single if one[2] >= often)

    def times(self, subject: str, facet: str) -> int:
        return self.counts.get(Asked(subject, facet), Counter()).total()

    def text(self) -> str:
        """All counts, one question per line."""
        lines = []
        for (subject, facet), counts in sorted(self.counts.items()):
            told = ", ".join(f"{answer} {number}" for answer, number in counts.most_common())
            lines.append(f"{subject} {facet}: {told}")
        return "\n".join(lines)


def tables(editions: Sequence[str] = ()) -> list[Table]:
    """Every number of players, each without variants, with every single one, and with all that go together. In these
    editions; without any in those of the first game."""
    found = []
    for name in editions or family_of(usual_edition()).editions():
        facts = family_of(name).editions()[name]
        together = tuple(variant for variant in facts.variants if variant not in facts.one_of[1:])
        variants = dict.fromkeys([(), *((variant,) for variant in facts.variants), together])
        counts = range(facts.low, facts.high + 1)
        found += [Table(name, players, chosen) for chosen, players in product(variants, counts)]
    return found


def watch(habits: Habits, game: Session[Any], choose: Choose) -> None:
    """Play to the end and count the answers."""
    ledger = ledger_of(game.state.edition)

    def noted(decision: Decision[Any]) -> Option:
        option = choose(decision)
        for subject, facet, answer in read(ledger, game, decision, option):
            habits.note(subject, facet, answer)
        return option

    play(game, noted)


def game_of(bot: str, table: Table, seed: int) -> tuple[Session[Any], Choose]:
    """A game at such a table with this bot in all seats."""
    keep = KEEP if thinks_ahead(bot, family_of(table.edition).id) else NEVER
    game = new_game(table.edition, table.players, seed, None, table.variants, record=False, keep=keep)
    sources = [Rng.seeded("habits", seed, seat) for seat in range(table.players)]
    return game, by_bots(game, [bot] * table.players, sources)


def habits_of(bot: str, games: int, seed: int = 0, editions: Sequence[str] = ()) -> Habits:
    """The answers of a bot in this many games, at all kinds of tables in turn."""
    habits, kinds = Habits(), tables(editions)
    for number in range(games):
        watch(habits, *game_of(bot, kinds[number % len(kinds)], seed * SPACING + number))
    return habits


# ---------------------------------------------------------------- reading one answer


def read(ledger: Ledger, game: Session[Any], decision: Decision[Any], option: Option) -> Iterator[CountedAnswer]:
    """All that can be counted in this answer."""
    if decision.kind == "offer":
        yield from _uses(ledger, game, decision, option)
    if isinstance(decision, PickSome | Distribute):
        yield from _amounts(decision, option)
    elif decision.kind == "number":
        yield str(decision.prompt), AMOUNT, _amount(option, decision.options[0], decision.options[-1])
    elif decision.of != Of.USE:
        yield from _words(decision, option)
        yield from _positions(ledger, game, decision, option)


def _uses(ledger: Ledger, game: Session[Any], decision: Decision[Any], option: Option) -> Iterator[CountedAnswer]:
    """What is offered and neither used nor left, because something else was used, tells nothing."""
    for offered in decision.options:
        item = ledger.item_of(game, decision.seat, offered)
        if item and option in (PASS, offered):
            yield item, USE, "left" if option == PASS else "used"


def _amounts(decision: PickSome | Distribute, option: Option) -> Iterator[CountedAnswer]:
    complete, whole = decision.twin().take(option)
    if not complete:
        return
    assert whole is not None
    most = len(decision.items) if isinstance(decision, PickSome) else sum(n for _, n in decision.places)
    high = min(most, decision.high)
    number = len(whole) if isinstance(decision, PickSome) else sum(n for _, n in whole)
    if decision.low < high:
        yield str(decision.prompt), AMOUNT, _amount(number, decision.low, high)


def _amount(number: int, low: int, high: int) -> str:
    return "fewest" if number == low else "most" if number == high else "between"


def _words(decision: Decision[Any], option: Option) -> Iterator[CountedAnswer]:
    """A whole deal is called by its last word."""
    said = option[-1] if isinstance(decision, Composite) and isinstance(option, tuple) and option else option
    words = [_word(decision, one) for one in decision.options]
    if len(set(words)) > 1:
        yield str(decision.prompt), WORD, _word(decision, said)


def _word(decision: Decision[Any], option: Option) -> str:
    words = decision.prompt.words
    is_word = isinstance(option, str) and (decision.of == Of.WORD or option in words or option in (PASS, DONE))
    return option if is_word else NAMED


def _positions(ledger: Ledger, game: Session[Any], decision: Decision[Any], option: Option) -> Iterator[CountedAnswer]:
    if isinstance(decision, Composite) or _word(decision, option) != NAMED:
        return
    looks = [ledger.look_of(game, decision, one) for one in decision.options if _word(decision, one) == NAMED]
    different = list(dict.fromkeys(looks))
    if len(different) > 1:
        at = different.index(ledger.look_of(game, decision, option))
        yield str(decision.prompt), WHICH, "first" if at == 0 else "last" if at == len(different) - 1 else "another"


def main(words: Sequence[str] | None = None) -> int:
    """Play and print what a bot always does; with --all, how often it gave which answer."""
    parser = argparse.ArgumentParser(prog="python -m warptable.lab.habits", description=main.__doc__)
    parser.add_argument("--bots", default="steady", help="levels, separated by commas")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--often", type=int, default=OFTEN, help="questions from which on the same answer is listed")
    parser.add_argument("--all", action="store_true", help="list all counts")
    asked = parser.parse_args(words)
    for bot in asked.bots.split(","):
        habits = habits_of(bot, asked.games, asked.seed)
        if asked.all:
            sys.stdout.write(f"{habits.text()}\n\n")
        for (subject, facet), answer, times in habits.fixed(asked.often):
            sys.stdout.write(f"{bot} always: {subject} {facet} = {answer} ({times} times)\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
