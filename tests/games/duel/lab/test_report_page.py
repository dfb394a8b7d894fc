"""The page of a balance run of Duel: alien against alien, envoys, tactics, ways of winning."""

import re
from typing import Any

import pytest

from warptable.games.duel.lab.uses import measured, uses
from warptable.games.duel.words.speaker import Speaker
from warptable.lab.plan import Row
from warptable.lab.report.page import page
from warptable.lab.tables import lengths, pairs, rates

ENGLISH = ("Bouncer against Knot", "Cudgel", "Recover 1 of Blast 4 / Recover 1", "nobody winning", "Destiny cards")
GERMAN = ("Rausschmeißer gegen Knoten", "Totschläger", "Erholen 1 von Feuer 4", "leeren Vorrat", "Schicksalskarten")


def made_up_report() -> dict[str, Any]:
    used = {"tactic-1.blast": 90, "tactic-1.recover": 1, "bouncer.house-rules": 2, "rich-veins": 1}
    extras = {"way": ("planets",), "duels": ("9",), "allies": ("0:cudgel",)}
    rows = [
        Row(0, 0, 0, ("steady",) * 2, ("bouncer", "knot"), winners, 18, used=used, extras={**extras, "way": way})
        for winners, way in (((0,), ("planets",)), ((1,), ("red-tape",)), ((), ("none",)))
    ] * 20
    found = {"version": "1", "date": "today", "edition": "duel", "players": [2], "bots": "steady", "variants": []}
    told = {"seed": 0, "asked": 60, "guest": "", "complete": True, "seconds": 1.0, "errors": [], "games": 60}
    tables = {"shared_wins": 0, "aliens": rates([rows]), "techs": {}, "by_players": {2: rates([rows])}}
    more = {"lengths": lengths({2: rows}), "uses": uses(rows), "pairs": pairs([rows]), "digest": ["x"]}
    return {**found, **told, **tables, **more, **measured(rows)}


@pytest.mark.parametrize(("locale", "words"), [("en", ENGLISH), ("de", GERMAN)])
def test_the_page_shows_the_tables_of_this_family(locale: str, words: tuple[str, ...]) -> None:
    report = made_up_report()
    report["ways"] = {**report["ways"], "supply": 1}
    html = page(Speaker(locale), report)
    assert [word for word in words if word not in html] == []
    assert re.findall(r'<section aria-labelledby="(\w+)">', html) == [
        *("rates", "flags", "matrix", "envoys", "halves", "ways", "totals", "powers", "cards", "lengths", "method")
    ]
    assert html.count('<rect class="cut"') >= 1, "the half that is too rare"
    assert html.count('<symbol id="e-cudgel"') == 1
    assert set(re.findall(r'href="#e-([^"]+)"', html)) <= set(re.findall(r'<symbol id="e-([^"]+)"', html))


def test_the_page_says_whether_anything_stands_out() -> None:
    report = made_up_report()
    assert report["flags"] == ["tactic-1.recover"]
    assert "Out of line: Recover 1 of" in page(Speaker("en"), report)
    assert "Nothing: no alien" in page(Speaker("en"), {**report, "flags": []})
