"""Takes pictures of the pages of the web table, and compares two sets of them.

    python -m tools.pictures take FOLDER [WORD...]   pictures of all parts, or of those with such a word in their names
    python -m tools.pictures compare BEFORE AFTER    says which differ; exit code 1 if any does

The parts are those that `warptable dev parts` shows.

Beside each picture lies the HTML of its page, one element a line. Nothing in a picture depends on the clock, on chance
or on the machine's speed, so two sets of the same code are equal: take one before a refactoring and one after it. Run
it in the folder of the code of which pictures are wanted.

`compare` fails where a picture differs or is missing. The folder `differences` of AFTER then shows before, after, and
where; and what differs in the HTML, also of pages that look the same. `--html` fails for those as well.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.pictures.compare import compare
from tools.pictures.take import take


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("take")
    taking.add_argument("folder", type=Path)
    taking.add_argument("words", nargs="*", metavar="WORD")
    comparing = commands.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--html", action="store_true", help="fail for pages with another HTML, too")
    asked = parser.parse_args()
    if asked.command == "take":
        take(asked.folder, asked.words)
        return 0
    found = compare(asked.before, asked.after)
    print(found.report())
    return int(found.failed or (asked.html and bool(found.html)))


if __name__ == "__main__":
    sys.exit(main())
