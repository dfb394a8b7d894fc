"""Do the proofs prove? Bends the rules one place at a time, and says which changes no test notices.

    python -m tools.mutate_rules                          all rules and a sample of the content (long)
    python -m tools.mutate_rules games/duel/engine/rules               a folder below src/warptable
    python -m tools.mutate_rules games/encounter/engine/rules/deals.py games/encounter/engine/content/aliens/will.py
    python -m tools.mutate_rules --per-file 20 --seed 3   so many of each file, drawn with this seed
    python -m tools.mutate_rules --list games/duel/engine/rules/volley.py
    python -m tools.mutate_rules games/duel/engine/rules --json first.jsonl
    python -m tools.mutate_rules games/duel/engine/rules --again first.jsonl --tests tests/games/duel/rules/test_duel.py

The tests run once to learn which of them run which lines. Then each mutant gets a process of its own, forked from the
one that has everything loaded: the changed code takes the place of the old in the living functions, and the tests that
run its lines run until one fails. What is left are rules that may be broken without anybody noticing, or code that
changes nothing. Survivors that were looked at and change no rule stand in `tools/mutate_rules/judged.toml` with the
reason. Tests of whole games notice nearly everything but prove no rule, so they do not count; `--games` also says which
of the survivors they notice. Code that runs only while modules are imported is not tried.

Mutants are tried in an order that is drawn, so that a run stopped with Ctrl-C has tried a sample and tells its rates.
What survives takes longest, because every test that runs its lines has its turn: `--limit` ends that after so many
seconds and makes the rate higher than it is; `--again` lets more tests, or new ones, look at what survived before.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from .operators import Mutant, mutants
from .suite import GAMES, SCENARIOS, SRC, Plugin, Verdict

JUDGED = Path(__file__).with_name("judged.toml")
RULES = tuple(f"games/{game}/engine/rules{steps}" for game in ("encounter", "duel") for steps in ("", "/steps"))
KINDS = ("aliens", "techs", "rewards", "artifacts", "ships")
CONTENT = tuple(f"games/encounter/engine/content/{kind}" for kind in KINDS)
ALONE = [
    *("-s", "-qq", "--no-summary", "--no-header", "-m", "not soak and not browser"),
    *("-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:faulthandler"),
]
"""All tests in one process, and nothing told by it."""
SAMPLE = 60
"""Files of the content that a run without names looks at."""


def files_of(name: str) -> list[str]:
    """The modules of a folder (not of those below it), or the one named."""
    path = SRC / name
    found = sorted(path.glob("*.py")) if path.is_dir() else [path]
    if not all(one.is_file() for one in found):
        raise SystemExit(f"there is no {path}")
    return [one.relative_to(SRC).as_posix() for one in found]


def usual_files(rng: random.Random) -> list[str]:
    """All rules, and a sample of the content."""
    content = [path for folder in CONTENT for path in files_of(folder) if not path.endswith("__init__.py")]
    return [*(path for folder in RULES for path in files_of(folder)), *sorted(rng.sample(content, SAMPLE))]


def drawn(paths: Iterable[str], per_file: int, rng: random.Random) -> tuple[list[Mutant], dict[str, int]]:
    """The mutants to try, and how many there are in each folder."""
    chosen: list[Mutant] = []
    all_of: dict[str, int] = defaultdict(int)
    for path in paths:
        found = mutants((SRC / path).read_text(encoding="utf-8"), path)
        all_of[folder_of(path)] += len(found)
        if per_file and len(found) > per_file:
            picked = sorted(rng.sample(range(len(found)), per_file))
            found = [found[number] for number in picked]
        chosen += found
    return chosen, all_of


def folder_of(path: str) -> str:
    return path.rpartition("/")[0]


def judged() -> dict[tuple[str, str], str]:
    """(path, name of the mutant) -> why it changes no rule."""
    if not JUDGED.exists():
        return {}
    data = tomllib.loads(JUDGED.read_text(encoding="utf-8"))
    return {(path, name): why for path, of_file in data.items() for name, why in of_file.items()}


def line_of(verdict: Verdict) -> str:
    mutant = verdict.mutant
    change = f"{mutant.before}  ->  {mutant.after}" if mutant.after else mutant.before
    how = {"games": " (only whole games notice)", "unreached": " (no test runs it)"}.get(verdict.state, "")
    return f"{mutant.path}:{mutant.line} {mutant.function}: {mutant.operator}: {change}{how}"


def table(verdicts: list[Verdict], all_of: dict[str, int], harmless: dict[tuple[str, str], str]) -> list[str]:
    """A line for each folder."""
    by_folder: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        by_folder[folder_of(verdict.mutant.path)].append(verdict)
    lines = [
        f"{'folder':32} {'all':>5} {'tried':>6} {'noticed':>8} {'harmless':>9} {'survive':>8} {'rate':>7} {'raw':>7}"
    ]
    for folder, found in by_folder.items():
        tried = [verdict for verdict in found if verdict.state != "fixed"]
        noticed = sum(verdict.state == "killed" for verdict in tried)
        spared = sum(is_harmless(verdict, harmless) for verdict in tried)
        left = len(tried) - noticed - spared
        rate, raw = left / max(1, len(tried) - spared), (left + spared) / max(1, len(tried))
        counts = f"{all_of[folder]:5} {len(tried):6} {noticed:8} {spared:9} {left:8}"
        lines.append(f"{folder:32} {counts} {rate:7.1%} {raw:7.1%}")
    return lines


def is_harmless(verdict: Verdict, harmless: dict[tuple[str, str], str]) -> bool:
    return verdict.state != "killed" and (verdict.mutant.path, verdict.mutant.name) in harmless


def stale(verdicts: list[Verdict], harmless: dict[tuple[str, str], str]) -> list[str]:
    """What stands in the list of those judged although a test notices it."""
    return [
        f"{v.mutant.path} {v.mutant.name}: noticed by {v.test}"
        for v in verdicts
        if v.state == "killed" and (v.mutant.path, v.mutant.name) in harmless
    ]


def forgotten(paths: Iterable[str], harmless: dict[tuple[str, str], str]) -> list[str]:
    """What was judged in these files and is not there any more: its function was changed since."""
    lines = []
    for path in paths:
        there = {mutant.name for mutant in mutants((SRC / path).read_text(encoding="utf-8"), path)}
        lines += [f"{path} {name}" for of, name in harmless if of == path and name not in there]
    return lines


def as_json(verdict: Verdict) -> str:
    mutant = verdict.mutant
    return json.dumps(
        {
            "path": mutant.path,
            "line": mutant.line,
            "name": mutant.name,
            "state": verdict.state,
            "test": verdict.test,
        }
    )


def survivors(report: Path) -> set[tuple[str, str]]:
    """What no test noticed when this report was written."""
    told = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    return {(one["path"], one["name"]) for one in told if one["state"] not in ("killed", "fixed")}


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate_rules", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", help="folders or files below src/warptable")
    parser.add_argument("--per-file", type=int, default=0, help="try so many of each file (0: all)")
    parser.add_argument("--seed", type=int, default=27, help="of what is drawn")
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side")
    parser.add_argument("--games", action="store_true", help="let whole games look at the survivors, too")
    parser.add_argument("--tests", nargs="*", default=list(SCENARIOS), help="folders of tests that may notice")
    parser.add_argument("--limit", type=float, default=0, help="seconds for all tests of a mutant (0: no limit)")
    parser.add_argument("--json", type=Path, help="write what became of each mutant to this file, a line for each")
    parser.add_argument("--again", type=Path, help="only what survived when this file was written with --json")
    parser.add_argument("--list", action="store_true", help="list the mutants and try none")
    return parser.parse_args(arguments)


def main() -> int:
    options = parsed()
    rng = random.Random(options.seed)
    paths = [path for name in options.paths for path in files_of(name)] or usual_files(rng)
    chosen, all_of = drawn(paths, options.per_file, rng)
    if options.list:
        print("\n".join(line_of(Verdict(mutant, "")) for mutant in chosen))
        return 0
    if options.again:
        before = survivors(options.again)
        chosen = [mutant for mutant in chosen if (mutant.path, mutant.name) in before]
    rng.shuffle(chosen)
    harmless = judged()
    begin = time.monotonic()
    if options.json:
        options.json.write_text("", encoding="utf-8")

    def progress(verdict: Verdict) -> None:
        if options.json:
            with options.json.open("a", encoding="utf-8") as report:
                report.write(as_json(verdict) + "\n")
        if verdict.state not in ("killed", "fixed") and not is_harmless(verdict, harmless):
            print(line_of(verdict), flush=True)

    plugin = Plugin(chosen, options.jobs, options.limit, options.games, progress)
    folders = [*options.tests, *(GAMES if options.games else ())]
    pytest.main([*ALONE, *dict.fromkeys(folders)], plugins=[plugin])
    if plugin.trouble:
        print(plugin.trouble, file=sys.stderr)
        return 2
    print("\n".join(["", *table(plugin.verdicts, all_of, harmless)]))
    print(f"{len(plugin.verdicts)} of {len(chosen)} mutants, {time.monotonic() - begin:.0f} s")
    if old := stale(plugin.verdicts, harmless):
        print("\n".join(["", "no longer harmless, or judged wrongly:", *old]))
    if lost := forgotten(paths, harmless):
        print("\n".join(["", "to be judged again, if it still survives:", *lost]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
