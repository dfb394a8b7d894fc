"""The catalogue and the sheets: complete, filtered without script, escaped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape

from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.content.api import Alien
from warptable.games.encounter.page.library.alien_rates import strength_of, strengths
from warptable.games.encounter.page.library.aliens import ALIENS, marked, sheet
from warptable.games.encounter.page.library.techs import TECHS
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel.packs import Pack
from warptable.lab import measured
from warptable.lab.measured import Rate
from warptable.table.page.library.catalogue import folded
from warptable.table.page.library.rates import bar, provenance
from warptable.table.reader import Reader
from warptable.text import LOCALES, t

READER = Reader("g", "Ada", theme="dark")
GERMAN = Reader("g", "Ada", "de")
ALL = {*facts.aliens(), *facts.dominion_aliens(), *facts.avalon_aliens()}
TILE = re.compile(r'<li id="tile-([a-z-]+)"[^>]*?( hidden)?>')


HERALDS = (
    Pack("heralds", "1", {"herald": Alien("herald")}, {"herald": "Draws a card <i>before</i> allies are invited."}),
)


def listed(page: str) -> list[str]:
    """The aliens one sees, in order."""
    return [alien for alien, hidden in TILE.findall(page) if not hidden]


def test_everybody_is_there() -> None:
    page = ALIENS.show(READER)
    assert len(listed(page)) == len(ALL) == 82
    assert set(listed(page)) == ALL
    assert f'<b id="alien-list-count">{len(ALL)}</b>' in page


@pytest.mark.parametrize("reader", [READER, GERMAN])
def test_all_are_counted_and_those_of_one_edition_stand_among_the_others(reader: Reader) -> None:
    page = ALIENS.show(reader)
    assert t(reader.locale, "catalogue-count", all=len(ALL)) in page
    names = [folded(Speaker(reader.locale).alien(alien)) for alien in listed(page)]
    assert names == sorted(names)


def test_an_alien_is_found_by_its_name_in_the_other_language() -> None:
    """The sheet tells it, so people look for it."""
    assert listed(ALIENS.show(GERMAN, query="miser")) == ["miser"]
    assert listed(ALIENS.show(READER, query="geizhals")) == ["miser"]


@pytest.fixture
def rates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where published win rates are looked for; there are none yet."""
    file = tmp_path / "measured.json"
    monkeypatch.setattr(measured, "FILE", file)
    measured.measured.cache_clear()
    yield file
    measured.measured.cache_clear()


def percents(page: str) -> list[str]:
    """All percentages in the words of a page but the text sizes."""
    words = re.sub(r"<[^>]+>", " ", page)
    return [number for number in re.findall(r"\d+(?:[.,]\d+)? ?%", words) if number not in ("100 %", "115 %", "130 %")]


def test_without_a_measurement_no_number_is_invented(rates: Path) -> None:
    assert percents(ALIENS.show(READER) + (sheet(READER, "oracle") or "")) == []
    assert t("en", "catalogue-not-measured") in ALIENS.show(READER)
    assert t("de", "measured-not-yet") in (sheet(GERMAN, "oracle") or "")
    assert 'value="rate"' not in ALIENS.show(READER)


def test_win_rates_are_those_that_were_published(rates: Path) -> None:
    strong = {"games": 800, "wins": 320, "rate": 0.4, "low": 0.3666, "high": 0.4344, "par": 0.262, "verdict": "strong"}
    weak = {"games": 700, "wins": 70, "rate": 0.1, "low": 0.08, "high": 0.1245, "par": 0.262, "verdict": "weak"}
    head = {"version": "9.8.7", "date": "2031-02-03", "edition": "ffg", "bots": "steady", "players": [3, 4], "seed": 1}
    rates.write_text(json.dumps({**head, "games": 1234, "aliens": {"void": strong, "oracle": weak}}), encoding="utf-8")
    page, shown = ALIENS.show(READER, sort="rate"), sheet(GERMAN, "void") or ""
    assert listed(page)[0] == "void"
    assert listed(page)[-1] != "void"
    assert sorted(percents(page)) == ["10 %", "40 %", "45 %", "95 %"], "two rates, the end of the axis, the interval"
    assert page.count(t("en", "measured-not-yet")) == len(ALL) - 2
    for word in ("1,234 games", "Steady", "3 and 4 players", "Warptable 9.8.7", "February 3, 2031"):
        assert word in page
    for word in (
        "Stark.",
        "40,0 %",
        "800 Spiele",
        "36,7 bis 43,4 %",
        "26,2 %",
        "1.234 Spiele",
        "Solide",
        "9.8.7, 3. Februar 2031",
    ):
        assert word in shown
    assert "Schwach." in (sheet(GERMAN, "oracle") or "")
    assert t("de", "measured-not-yet") in (sheet(GERMAN, "zombie") or "")


def test_the_editions_and_the_techs_have_rates_of_their_own(rates: Path) -> None:
    one = {"games": 800, "wins": 320, "rate": 0.4, "low": 0.3666, "high": 0.4344, "par": 0.262, "verdict": "strong"}
    head = {"version": "9", "date": "2031-02-03", "bots": "steady", "players": [2], "seed": 1, "games": 9}
    for edition, variants, kinds in (("avalon", (), ("aliens",)), ("ffg", ("technology",), ("aliens", "techs"))):
        found = {"aliens": {"mutant": one}, "techs": {"xenon-lasers": one}}
        text = json.dumps({**head, "edition": edition, **{kind: found[kind] for kind in kinds}})
        measured.file_of(edition, variants).write_text(text, encoding="utf-8")
    assert "40.0 %" in (sheet(READER, "mutant", edition="avalon") or "")
    assert t("en", "measured-not-yet") in (sheet(READER, "mutant") or "")
    page = TECHS.show(READER)
    assert t("en", "techs-rate", rate="40 %", games="800 games") in page
    assert page.count("ratebar") == 1


def test_aliens_of_the_expansion_are_measured_in_games_of_their_own(rates: Path) -> None:
    one = {"games": 800, "wins": 320, "rate": 0.4, "low": 0.3666, "high": 0.4344, "par": 0.262, "verdict": "strong"}
    other = one | {"rate": 0.3}
    head = {"edition": "ffg", "version": "9", "date": "2031-02-03", "bots": "steady", "players": [4], "seed": 1}
    rates.write_text(json.dumps({**head, "games": 1234, "aliens": {"void": one}}), encoding="utf-8")
    more = {**head, "games": 777, "aliens": {"void": other, "ace": other}}
    measured.file_of(variants=measured.DOMINION).write_text(json.dumps(more), encoding="utf-8")
    speaker = Speaker("en")
    for alien, rate, games in (("void", "40.0 %", "1,234 games"), ("ace", "30.0 %", "777 games")):
        shown = strength_of(speaker, alien)
        assert shown is not None
        assert rate in shown.sentence
        assert games in provenance(speaker, "ffg", measured.measured_with(alien))
    found = strengths(speaker)
    assert (found["void"].rate, found["ace"].rate) == ("40 %", "30 %")


def test_an_alien_that_only_the_edition_of_2000_has_shows_its_rate_there(rates: Path) -> None:
    """On the axis of all others; the sentence about the bars names the end of that axis."""
    high = {"games": 800, "wins": 480, "rate": 0.6, "low": 0.5656, "high": 0.6334, "par": 0.37, "verdict": "strong"}
    low = high | {"rate": 0.2, "low": 0.18, "high": 0.23}
    head = {"version": "9", "date": "2031-02-03", "bots": "steady", "seed": 1, "games": 9}
    rates.write_text(json.dumps({**head, "edition": "ffg", "players": [4], "aliens": {"void": low}}), encoding="utf-8")
    old = {**head, "edition": "avalon", "players": [2], "aliens": {"chronos": high, "void": high}}
    measured.file_of("avalon").write_text(json.dumps(old), encoding="utf-8")
    found = strengths(Speaker("en"))
    assert (found["chronos"].rate, found["void"].rate) == ("60 %", "20 %")
    assert t("en", "catalogue-bars", end="65 %") in ALIENS.show(READER)
    assert "60.0 %" in (sheet(READER, "chronos") or "")


def drawn(bar: str, part: str) -> str:
    """The attributes of the only piece of this kind in a bar."""
    (found,) = re.findall(rf"<{part}([^>]*)>", bar)
    return str(found)


def test_bars_have_an_axis_the_fair_share_the_interval_and_the_games(rates: Path) -> None:
    """On an axis from 0 to 50 %, the end of which is the next twentieth behind the highest interval."""
    one = Rate(games=1234, wins=494, rate=0.4, low=0.37, high=0.46, par=0.25, verdict="strong")
    data = {"version": "1", "date": "2031-02-03", "edition": "ffg", "bots": "steady", "players": [4], "seed": 1}
    rates.write_text(json.dumps({**data, "games": 9, "aliens": {"void": asdict(one)}}), encoding="utf-8")
    shown = strengths(Speaker("en"))["void"]
    for one_bar in (shown.bar, shown.tile_bar):
        assert 'x="0" width="80.00%"' in drawn(one_bar, "rect")
        assert 'x1="50.00%" x2="50.00%"' in drawn(one_bar, 'line class="par"')
        assert 'class="span" x1="74.00%" x2="92.00%"' in one_bar
        assert one_bar.count('class="axis"') == 1 + 6, "the axis, and a mark from 0 to 50 at every tenth"
        said = re.findall('role="img" aria-label="([^"]*)"', one_bar)
        assert len(said) == 1
        for word in ("95 % interval 37.0 to 46.0 %", "fair share 25.0 %", "1,234 games"):
            assert word in said[0]
    assert re.findall(">([^<]+)</text>", shown.bar) == [*(f"{n} %" for n in range(0, 51, 10)), "fair share 25.0 %"]
    assert "<text" not in shown.tile_bar
    assert "1,234 games" in ALIENS.show(READER)
    assert "Die Balken reichen von 0 bis 50 %" in ALIENS.show(GERMAN)
    assert "Grundlage: 1.234 Spiele" in (sheet(GERMAN, "void") or "")


def test_words_at_the_ends_of_an_axis_stay_inside(rates: Path) -> None:
    one = Rate(games=10, wins=1, rate=0.1, low=0.05, high=0.19, par=0.19, verdict="weak")
    large = bar(Speaker("en"), one, 0.2, "")
    assert re.findall('text class="([^"]*)"', large) == ["first", "", "last", "par last"]


def test_a_query_looks_into_names_sentences_and_powers() -> None:
    assert listed(ALIENS.show(READER, query="oracle")) == ["oracle"]
    assert "tripler" in listed(ALIENS.show(READER, query="count only a third"))
    assert listed(ALIENS.show(READER, query="rounded up")) == ["tripler"]
    assert listed(ALIENS.show(GERMAN, query="SEHER")) == ["oracle"]
    assert "amoeba" in listed(ALIENS.show(GERMAN, query="amobe")), "nobody must type accents"


@pytest.mark.parametrize(
    ("filters", "in_", "out"),
    [
        ({"alert": "red"}, "void", "zombie"),
        ({"phase": "destiny"}, "dictator", "oracle"),
        ({"phase": "destiny"}, "zombie", "oracle"),
        ({"role": "ally"}, "human", "oracle"),
        ({"role": "other"}, "zombie", "human"),
        ({"duty": "optional"}, "amoeba", "zombie"),
        ({"edition": "avalon"}, "chronos", "tripler"),
        ({"alert": "red", "role": "offense", "query": "hold"}, "machine", "void"),
    ],
)
def test_filters_work_without_script(filters: dict[str, Any], in_: str, out: str) -> None:
    page = ALIENS.show(READER, **filters)
    assert in_ in listed(page)
    assert out not in listed(page)
    assert f'<b id="alien-list-count">{len(listed(page))}</b>' in page
    for name, value in filters.items():
        assert name == "query" or f'name="{name}" value="{value}" checked' in page


def test_nonsense_filters_are_none() -> None:
    assert (
        set(listed(ALIENS.show(READER, alert="mauve", phase="<b>", role="x", duty="x", edition="x", sort="x"))) == ALL
    )


def test_nothing_found_says_so() -> None:
    page = ALIENS.show(READER, query="xyzzy")
    assert listed(page) == []
    assert f'id="alien-list-none">{t("en", "catalogue-none")}' in page
    assert 'id="alien-list-none" hidden' in ALIENS.show(READER)


def test_the_order_is_that_of_the_language_or_of_the_levels() -> None:
    german = [Speaker("de").alien(alien) for alien in listed(ALIENS.show(GERMAN))]
    assert german[:2] == ["Alchemist", "Amöbe"]
    assert german != [Speaker("de").alien(alien) for alien in listed(ALIENS.show(READER))]
    levels = [
        facts.aliens()[alien].level for alien in listed(ALIENS.show(READER, sort="alert")) if alien in facts.aliens()
    ]
    assert levels == sorted(levels, key=("green", "yellow", "red").index)


def test_what_is_typed_is_escaped() -> None:
    page = ALIENS.show(READER, query='"><script>alert(1)</script>')
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("alien", sorted(ALL))
def test_a_sheet_has_every_text(locale: str, alien: str) -> None:
    page = sheet(Reader("g", locale=locale), alien)
    assert page is not None
    bare = page.replace("<em>", "").replace("</em>", "")
    texts = Speaker(locale).sheet(alien)
    for text in (texts.power, texts.power_name, texts.does, texts.wild, texts.super, *texts.rulings, texts.setup):
        assert escape(text) in bare
    assert re.search(r'rel="prev" href="/aliens/[a-z-]+"', page)
    assert re.search(r'rel="next" href="/aliens/[a-z-]+"', page)


def test_sheets_can_be_leafed_through_all_the_way_round() -> None:
    seen, alien = [], "oracle"
    while alien not in seen:
        seen.append(alien)
        page = sheet(READER, alien)
        assert page is not None
        found = re.search(r'rel="next" href="/aliens/([a-z-]+)"', page)
        assert found is not None
        alien = found[1]
    assert set(seen) == ALL


def test_a_sheet_marks_the_phases_of_the_power() -> None:
    page = sheet(READER, "oracle")
    assert page is not None
    assert re.findall(r'data-help="phase-([a-z-]+)" tabindex="0" class="on"', page) == ["planning"]


def test_the_word_use_is_set_off_and_the_text_escaped() -> None:
    assert marked("You must use <it>; used.", "use") == "You must <em>use</em> &lt;it&gt;; used."


def test_an_alien_of_both_editions_tells_the_old_power() -> None:
    for reader, name in ((READER, "Macron"), (GERMAN, "Gewaltiger")):
        page = sheet(reader, "macron")
        assert page is not None
        assert t(reader.locale, "sheetpage-in-avalon", name=name) in page
        old = Speaker(reader.locale, edition="avalon").sheet("macron")
        assert escape(old.power) in page
        assert all(escape(ruling) in page for ruling in old.rulings)
    assert 'id="edition-avalon"' not in (sheet(READER, "tripler") or "")
    assert 'id="edition-avalon"' not in (sheet(READER, "chronos") or "")


@pytest.mark.parametrize("alien", sorted(facts.avalon_aliens()))
@pytest.mark.parametrize("reader", [READER, GERMAN])
def test_the_version_of_2000_has_a_page_of_its_own(reader: Reader, alien: str) -> None:
    page = sheet(reader, alien, (), "avalon")
    assert page is not None
    old, later = (Speaker(reader.locale, edition=edition).sheet(alien) for edition in ("avalon", "ffg"))
    shown = page.partition('class="sheet-text"')[2].partition("</p>")[0]
    assert re.sub(r"</?em>", "", shown).endswith(str(escape(old.power)))
    assert "sheet-flare" not in page
    assert all(str(escape(ruling)) in page for ruling in old.rulings)
    both = facts.sheet_of(alien) is not None
    assert ('id="edition-ffg"' in page) is both
    if both:
        assert (t(reader.locale, "sheetpage-same") in page) is (old.power == later.power)
        assert f'href="/aliens/{alien}"' in page, "the way to the other version"
    links = re.findall(r'rel="(?:prev|next)" href="/aliens/([a-z-]+)\?edition=avalon"', page)
    assert len(links) == 2
    assert set(links) <= facts.avalon_aliens().keys()


def test_an_alien_that_2000_does_not_have_is_shown_as_in_2008() -> None:
    assert sheet(READER, "tripler", (), "avalon") == sheet(READER, "tripler")
    assert sheet(READER, "tripler", (), "no-such-edition") == sheet(READER, "tripler")


@pytest.mark.parametrize("alien", ["", "nobody", "../etc", "<b>"])
def test_no_sheet_for_nobody(alien: str) -> None:
    assert sheet(READER, alien) is None


def test_a_home_made_alien_is_listed_with_its_text() -> None:
    page = ALIENS.show(READER, HERALDS, edition="homemade")
    assert listed(page) == ["herald"]
    own = sheet(READER, "herald", HERALDS)
    assert own is not None
    for text in (page, own):
        assert "Draws a card &lt;i&gt;before&lt;/i&gt; allies are invited." in text
    assert t("en", "tip-homemade") in own


def test_home_made_aliens_are_asked_for_only_where_there_are_some() -> None:
    assert 'value="homemade"' not in ALIENS.show(READER)
