"""Golden playthroughs: seeded games written down as text, to be read in review.

    python tools/golden.py          writes tests/golden/*.txt again
    python tools/golden.py --check  says which of them differ

Every decision stands there with its seat, the number of options and the answer, and every event as everybody sees it.
After twelve encounters (of the game for two: destiny cards) only a digest of the rest follows. A change of rules shows
as a change of these files: read it.
"""

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from warptable import new_game
from warptable.game import family_of_session
from warptable.kernel import Decision, Rng, Session

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
ENCOUNTERS = 12
COSMOS = ("technology", "reward-deck", "flagships", "dominion-aliens")
HEADINGS = ("turn", "encounter", "destiny_drawn")
CARD_PROMPTS = ("encounter-card", "plague-card")


class Golden(NamedTuple):
    """One playthrough."""

    name: str
    edition: str
    players: int
    seed: int
    aliens: tuple[str, ...] = ()  # named or none, and no flares: so new content changes nothing here
    variants: tuple[str, ...] = ()
    more: Mapping[str, Any] = MappingProxyType({})  # other settings of its family


GAMES = (
    Golden("ffg-4-aliens", "ffg", 4, 1, ("sorcerer", "macron", "zombie", "filch")),
    Golden("ffg-3-four-planets", "ffg", 3, 2, ("human", "parasite", "mutant"), ("four-planets",)),
    Golden("ffg-4-technology", "ffg", 4, 5, ("machine", "shadow", "healer", "virus"), ("technology",)),
    Golden("ffg-4-rewards", "ffg", 4, 20, ("macron", "zombie", "warpish", "human"), ("reward-deck",)),
    Golden("ffg-4-dominion", "ffg", 4, 10, ("ace", "pirate", "diplomat", "joker"), ("dominion-aliens",)),
    Golden("ffg-4-cosmos", "ffg", 4, 21, ("quartermaster", "usurper", "tourist", "lizard"), COSMOS),
    Golden("avalon-2", "avalon", 2, 3),
    Golden("avalon-4", "avalon", 4, 4),
    Golden("avalon-2-aliens", "avalon", 2, 5, ("laser", "empath")),
    Golden("avalon-4-aliens", "avalon", 4, 6, ("chronos", "laser", "empath", "vulch")),
    Golden("duel-plain", "duel", 2, 1, more={"envoys": ()}),
    Golden("duel-envoys", "duel", 2, 2, ("swarm", "prime"), more={"envoys": ("cudgel", "chosen", "deuce")}),
    Golden("duel-late-ships", "duel", 2, 3, ("unseen", "prime"), more={"decks": ("foggy-landing",)}),
    Golden("duel-red", "duel", 2, 4, ("cheater", "politician")),
)


def transcript(golden: Golden) -> str:
    """The playthrough as text."""
    game = new_game(
        golden.edition, golden.players, golden.seed, golden.aliens, golden.variants, flares=(), **golden.more
    )
    return "\n".join([*_head(golden), *_lines(game, Rng.seeded("golden", golden.seed)), ""])


def _head(golden: Golden) -> list[str]:
    variants = f", {', '.join(golden.variants)}" if golden.variants else ""
    aliens = f", {', '.join(golden.aliens)}" if golden.aliens else ""
    more = "".join(f", {name}: {', '.join(named) or 'none'}" for name, named in golden.more.items())
    return [
        f"{golden.edition}{variants}{aliens}{more}, {golden.players} players, seed {golden.seed}, random answers",
        "",
    ]


def _lines(game: Session[Any], rng: Rng) -> Iterator[str]:
    told = 0
    digest, rounds = hashlib.sha256(), family_of_session(game).rounds
    while True:
        for event in game.log[told:]:
            seen = event.seen_by(None)
            if seen and rounds(game.state) <= ENCOUNTERS:
                if event.kind in HEADINGS:
                    yield ""
                yield f"    {_event(seen)}"
            digest.update(json.dumps(seen).encode())
        told = len(game.log)
        if not game.decisions:
            break
        decision = game.decisions[rng.below(len(game.decisions))]
        option = decision.options[rng.below(len(decision.options))]
        if rounds(game.state) <= ENCOUNTERS:
            yield f"[{decision.seat}] {_asked(decision)} -> {_named(game, decision, option)}"
        digest.update(json.dumps([decision.seat, decision.prompt, option]).encode())
        game.answer(decision, option)
    yield ""
    yield f"{_end(game)}; digest of all events and answers: {digest.hexdigest()}"


def _end(game: Session[Any]) -> str:
    family, winners = family_of_session(game), list(game.winners)
    if family.id == "duel":
        return f"{family.rounds(game.state)} destiny cards, won by {winners}"
    return f"{game.state.encounters} encounters, {game.state.turn} turns, won by {winners}"


def _asked(decision: Decision[Any]) -> str:
    return f"{decision.prompt} ({len(decision.options)}, {decision.source})"


def _event(seen: dict[str, Any]) -> str:
    rest = {key: part for key, part in seen.items() if key not in ("kind", "source")}
    words = " ".join(f"{key}={json.dumps(part, separators=(',', ':'))}" for key, part in rest.items())
    return f"{seen['kind']} ({seen['source']}) {words}".rstrip()


def _named(game: Session[Any], decision: Decision[Any], option: Any) -> str:
    """An answer, of the multi-player games with cards by their faces."""
    if family_of_session(game).id == "duel":
        return json.dumps(option, separators=(",", ":"))
    faces: list[str] = game.state.faces
    if isinstance(option, tuple):
        if decision.prompt == "reinforce":
            return f"{faces[option[0]]} for side {option[1]}"
        if option[0] == "give":
            return f"give {faces[option[1]]}"
        return " ".join(str(part) for part in option)
    if isinstance(option, int) and (decision.prompt.startswith("window-") or decision.prompt in CARD_PROMPTS):
        return faces[option]
    return str(option)


def main() -> int:
    """Write the files, or check them."""
    differing = []
    for golden in GAMES:
        path, text = FOLDER / f"{golden.name}.txt", transcript(golden)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            differing.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    print(f"differing: {', '.join(differing)}" if differing else "all as they were")
    return 1 if differing and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
