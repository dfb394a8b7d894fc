"""The version of saves: `python tools/save_version.py` moves it if the shape of what is saved has changed.

Run it after every change of a class that is part of the state or of the settings (also after a merge in which the
version file was in conflict: take either side first). `--move` moves it in any case: when the rules ask other questions
than before, so that the answers of older games do not fit (those of `encounter`, unless a family is named). With
`--keep` it also writes saves of today's version into tests/saves, where they stay for good: a later version must load
them or refuse them in one clear line.
"""

import re
import sys
from pathlib import Path

from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.games.duel.engine import rulebook as duel_rulebook
from warptable.games.duel.engine import version as duel_version
from warptable.games.duel.engine.model.state import State as DuelState
from warptable.games.encounter.engine import version
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.rulebook import Settings
from warptable.kernel import Rng, Session
from warptable.kernel.shape import digest

ROOT = Path(__file__).resolve().parent.parent
SAVES = ROOT / "tests" / "saves"
ALIENS = ("zombie", "filch", "oracle", "vacuum", "mirror")
AVALON = ("chronos", "laser", "philanthropist", "mutant")


SHAPES = {"encounter": (State, Settings), "duel": (DuelState, duel_rulebook.Settings)}
VERSIONS = {"encounter": version, "duel": duel_version}


def shape(family: str = "encounter") -> str:
    """The shape of what a save of the family holds."""
    return digest(*SHAPES[family])


def move(family: str = "encounter", *, anyway: bool = False) -> int:
    """The version that fits today's shape, written down."""
    number: int = VERSIONS[family].RULES_VERSION
    if shape(family) == VERSIONS[family].SHAPE and not anyway:
        return number
    moved = number + 1
    file = ROOT / "src" / "warptable" / "games" / family / "engine" / "version.py"
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"\nRULES_VERSION = .*\n", f"\nRULES_VERSION = {moved}\n", text)
    text = re.sub(r"\nSHAPE = .*\n", f'\nSHAPE = "{shape(family)}"\n', text)
    file.write_text(text, encoding="utf-8")
    return moved


def games() -> dict[str, Session[State]]:
    """A running game and a finished one of each edition, and one in which many powers have worked."""
    variants = ("four-planets", "hidden-powers")
    return {
        "ffg-running": _played(new_game("ffg", 4, 1), "random", 6),
        "ffg-over": _played(new_game("ffg", 4, 2), "steady", 1000),
        "ffg-aliens-running": _played(new_game("ffg", 5, 3, ALIENS, variants, uniform=True), "random", 5),
        "avalon-over": _played(new_game("avalon", 3, 4, ()), "steady", 1000),
        "avalon-aliens-running": _played(new_game("avalon", 4, 5, AVALON), "random", 5),
    }


def _played(game: Session[State], bot: str, encounters: int) -> Session[State]:
    rng = Rng.seeded("kept")
    player = make_bot(bot)
    while game.decisions and game.state.encounters <= encounters:
        decision = game.decisions[0]
        game.answer(decision, player.choose(Sight(game, decision.seat), decision, rng))
    return game


def main() -> None:
    """Move the version; keep saves of it if asked to."""
    named = [family for family in VERSIONS if family in sys.argv]
    anyway = named or ["encounter"]
    moved = {family: move(family, anyway="--move" in sys.argv and family in anyway) for family in VERSIONS}
    print(", ".join(f"{family}: version {number}" for family, number in moved.items()))
    number = moved["encounter"]
    if "--keep" in sys.argv:
        if number != version.RULES_VERSION:
            sys.exit("the version has moved just now: run this once more to keep saves of it")
        for name, game in games().items():
            (SAVES / f"{number}-{name}.save").write_bytes(game.save())


if __name__ == "__main__":
    main()
