"""The rail: log in chapters, deals, powers, standing orders, chat."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from warptable.games.encounter.engine.model.views import View
from warptable.games.encounter.engine.view import BACK
from warptable.games.encounter.page.examples import played, scene_at, scene_of
from warptable.games.encounter.page.hooks import PHASES
from warptable.games.encounter.page.panes import deals, deals_pane, powers, powers_shown
from warptable.games.encounter.page.scene import build as staging
from warptable.games.encounter.page.scene.data import EncounterScene, Talks
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Event
from warptable.table.page.game.page import table
from warptable.table.page.game.rail.log import MOST_LINES, chapters, log, whole_log
from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.data import Line, Orders, Reaction
from warptable.text import LOCALES


def rail(scene: EncounterScene) -> str:
    """The rail of the whole page."""
    page = table(scene)
    return page[page.index('<aside class="rail"') : page.index("</aside>", page.index('<aside class="rail"'))]


def told(number: int, *, heading: bool = False, kind: str = "") -> Line:
    return Line(number, f"line {number}", "F-LAUNCH-2", heading=heading, kind=kind)


def some_lines(number: int, every: int) -> list[Line]:
    return [told(n, heading=n % every == 0 and n > 0) for n in range(number)]


# ---------------------------------------------------------------- the log


def test_each_encounter_is_a_chapter_and_the_last_two_are_open() -> None:
    found = chapters(some_lines(20, 5))
    assert [(chapter.heading, chapter.old) for chapter in found] == [
        ("", True),
        ("line 5", True),
        ("line 10", False),
        ("line 15", False),
    ]
    assert [line.number for line in found[1].lines] == [6, 7, 8, 9]


def test_a_chapter_keeps_its_number_when_the_log_grows() -> None:
    assert [c.number for c in chapters(some_lines(20, 5))] == [c.number for c in chapters(some_lines(24, 5))][:4]


def test_a_chapter_that_is_cut_keeps_its_heading() -> None:
    found = chapters(some_lines(20, 5), most=8)
    assert [(c.heading, [line.number for line in c.lines]) for c in found] == [
        ("line 10", [12, 13, 14]),
        ("line 15", [16, 17, 18, 19]),
    ]


def test_an_encounter_that_has_just_begun_has_a_chapter() -> None:
    assert chapters(some_lines(6, 5))[-1].heading == "line 5"


def test_an_empty_log_has_no_chapters() -> None:
    assert chapters([]) == []


@pytest.fixture(scope="module")
def late() -> EncounterScene:
    return scene_of(played(lambda game: game.state.encounters > 12))


def test_a_frame_holds_the_newest_lines_and_leads_to_the_others(late: EncounterScene) -> None:
    assert len(late.log) > MOST_LINES
    page = log(late).whole
    numbers = [int(n) for n in re.findall(r'id="line-(\d+)"', page)]
    shown = [line.number for line in late.log[-MOST_LINES:] if not line.heading]
    assert numbers == shown
    assert 'href="/t/abc/log"' in page
    assert len(re.findall(r'id="line-\d+"', whole_log(late, "Comet"))) == sum(not line.heading for line in late.log)


def test_a_line_names_its_rule_its_actor_and_its_places(late: EncounterScene) -> None:
    line = next(line for line in reversed(late.log) if line.kind == "aimed")
    entry = log(late).whole.partition(f'id="line-{line.number}"')[2].partition("</div>")[0]
    assert f'data-help="{line.source}"' in entry
    assert f'data-places="{line.places[0]}"' in entry
    assert "<svg" in entry


def test_lines_about_the_reader_are_marked(late: EncounterScene) -> None:
    page = log(late).whole
    for line in late.log[-40:]:
        if not line.heading:
            look = f"log-line me{' loss' if line.loss else ''}"
            assert (f'class="{look}" id="line-{line.number}"' in page) == line.mine


def test_what_the_reader_loses_is_no_good_news() -> None:
    """Green is for the reader, and never for a loss."""
    events = [
        Event("to_warp", "F-RES-3", {"seat": 0, "ships": 2}),
        Event("to_warp", "F-RES-3", {"seat": 1, "ships": 2}),
        Event("took", "F-COMP-2", {"seat": 1, "victim": 0, "number": 1}),
    ]
    lines = staging.SCENES.lines(Speaker("en", 0, (0, 1)), events, 0)
    assert [(line.mine, line.loss) for line in lines] == [(True, True), (False, False), (True, True)]
    assert not any(line.loss for line in staging.SCENES.lines(Speaker("en", None, (0, 1)), events, None))


def test_an_open_page_gets_new_lines_alone(late: EncounterScene) -> None:
    lines = late.log[:-1] if late.log[-1].heading else late.log
    whole, before = (log(replace(late, log=some)) for some in (lines, lines[:-1]))
    assert whole.since(whole) == ""
    newest, place = lines[-1], next(line.number for line in reversed(lines) if line.heading)
    assert whole.since(before) == (
        f'<hx-partial id="chapter-{place}" hx-swap="beforeend">{whole.teller.entry(newest)}</hx-partial>'
    )


def test_a_new_chapter_comes_with_its_first_lines() -> None:
    """Targets are looked up before anything is added."""
    lines = [told(0), told(3, heading=True), told(4), told(7), told(9, heading=True), told(12), told(13, heading=True)]
    scene = scene_of(played(lambda game: True))
    changes = log(replace(scene, log=lines)).since(log(replace(scene, log=lines[:3])))
    assert changes is not None
    found = re.findall(r'<hx-partial id="([\w-]+)" hx-swap="beforeend">(.*?)</hx-partial>', changes, re.DOTALL)
    assert [target for target, _ in found] == ["chapter-3", "log", "log"]
    assert [re.findall(r'id="((?:line|chapter)-\d+)"', added) for _, added in found] == [
        ["line-7"],
        ["chapter-9", "line-12"],
        ["chapter-13"],
    ]


def test_a_log_that_was_empty_or_lost_lines_is_drawn_anew() -> None:
    scene = scene_of(played(lambda game: True))
    one, two = (replace(scene, log=[told(number) for number in range(length)]) for length in (1, 2))
    assert log(one).since(log(replace(scene, log=[]))) is None
    assert log(one).since(log(two)) is None


def test_lines_are_escaped(late: EncounterScene) -> None:
    page = log(replace(late, log=[Line(0, "<script>", "F-LAUNCH-2")])).whole
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


# ---------------------------------------------------------------- deals and powers


def test_a_deal_is_the_offer_that_was_accepted() -> None:
    lines = [
        told(0, heading=True),
        told(1, kind="deal_offered"),
        told(2, kind="deal_offered"),
        told(3, kind="deal_agreed"),
        told(4, heading=True),
        told(5, kind="deal_offered"),
    ]
    [made] = deals(lines)
    assert (made.heading, made.offered.number, made.agreed) == ("line 0", 2, lines[3])
    talked, _ = deals(lines, talking=True)
    assert (talked.offered.number, talked.agreed) == (5, None)


def test_an_offer_does_not_outlive_its_encounter() -> None:
    lines = [told(0, kind="deal_offered"), told(1, heading=True), told(2, kind="deal_agreed")]
    assert deals(lines, talking=True) == []


def test_deals_are_searched_for_only_when_there_is_something_new(late: EncounterScene) -> None:
    after = len(late.log)
    before, now = deals_pane(late), deals_pane(replace(late, log=[*late.log, told(after), told(after + 1)]))
    assert now.since(before) == ""
    assert now.whole == before.whole
    for kind in ("deal_offered", "deal_agreed"):
        assert deals_pane(replace(late, log=[*late.log, told(after, kind=kind)])).since(before) is None
    assert deals_pane(replace(late, talks=Talks((0, 1)))).since(before) is None
    assert deals_pane(replace(late, log=late.log[:-1])).since(before) is None, "somebody has taken back a choice"


def test_the_powers_begin_with_the_readers_own(late: EncounterScene) -> None:
    assert [seat for seat, _ in powers(powers_shown(scene_of_view(late, late.view, me=2)))] == [2, 3, 0, 1]
    seat, [power] = powers(powers_shown(late))[0]
    assert seat == 0
    assert power.alien == late.view.seats[0].sheets[0].alien
    assert power.short


def test_a_facedown_power_tells_nothing(late: EncounterScene) -> None:
    seats = late.view.seats[:]
    seats[1] = replace(seats[1], sheets=[BACK])
    alien = late.view.seats[1].sheets[0].alien
    page = rail(replace(late, view=replace(late.view, seats=seats), log=()))
    assert alien not in page
    assert "A facedown power" in page


def test_a_power_that_is_off_says_so(late: EncounterScene) -> None:
    seats = late.view.seats[:]
    seats[1] = replace(seats[1], sheets=[replace(seats[1].sheets[0], zapped=True)])
    assert '<span class="tag zapped">zapped</span>' in rail(replace(late, view=replace(late.view, seats=seats)))


def scene_of_view(scene: EncounterScene, view: View, me: int) -> EncounterScene:
    speaker = Speaker("en", me, view.home_of, view.edition)
    return replace(scene, view=replace(view, seat=me), speaker=speaker)


# ---------------------------------------------------------------- orders and chat


def form(page: str, id: str) -> str:
    return page.partition(f'id="{id}"')[2].partition("</form>")[0]


def sent(page: str, id: str) -> dict[str, str]:
    """What a click on the form's only button sends."""
    return dict(re.findall(r'name="(\w+)" value="(\w+)"', form(page, id)))


@pytest.mark.parametrize("untouched", [False, True])
@pytest.mark.parametrize("encounter", [-1, 3])
def test_a_switch_turns_one_order_and_keeps_the_other(untouched: bool, encounter: int) -> None:
    page = rail(scene_at("launch", orders=Orders(untouched, encounter)))
    first, second = {"untouched": "on"}, {"encounter": "on"}
    kept_first, kept_second = first if untouched else {}, second if encounter >= 0 else {}
    assert sent(page, "order-untouched") == ({} if untouched else first) | kept_second
    assert sent(page, "order-encounter") == ({} if encounter >= 0 else second) | kept_first
    assert f'aria-checked="{"true" if untouched else "false"}"' in form(page, "order-untouched")


def test_every_phase_can_be_a_stop() -> None:
    page = rail(scene_at("launch", orders=Orders(stops=("reveal",))))
    pressed = dict(re.findall(r'id="stop-(\w+)"[^>]*aria-pressed="(\w+)"', page))
    assert pressed == {phase: "true" if phase == "reveal" else "false" for phase in PHASES}


def test_hold_names_the_open_window() -> None:
    open_window = scene_of(played(lambda game: game.decisions[0].kind == "offer"))
    assert isinstance(open_window.reaction, Reaction)
    assert 'name="number" value="1"' in form(rail(open_window), "hold-form")
    assert "disabled" not in form(rail(open_window), "hold-form")
    assert "disabled" in form(rail(scene_at("launch")), "hold-form")


def test_undo_is_offered_only_if_it_works() -> None:
    assert "disabled" in form(rail(scene_at("launch")), "undo-form")
    assert "disabled" not in form(rail(scene_at("launch", may_undo=True)), "undo-form")


def test_spectators_talk_but_give_no_orders() -> None:
    page = rail(scene_of(played(lambda game: game.state.encounters > 1), None))
    assert 'id="chat-form"' in page
    assert '<section id="orders" hidden></section>' in page
    assert 'id="undo-form"' not in page


def test_a_game_that_is_over_needs_no_orders() -> None:
    over = rail(scene_of(played(lambda game: False, players=3)))
    assert '<section id="orders" hidden></section>' in over


def test_chat_is_escaped_and_a_nameless_spectator_has_a_name() -> None:
    page = rail(scene_at("launch"))
    assert "Stay out &amp; I owe you &lt;one&gt;." in page
    assert "Spectator" in page


@pytest.mark.parametrize("locale", LOCALES)
def test_every_id_stands_once(locale: str, late: EncounterScene) -> None:
    page = rail(scene_of(played(lambda game: game.state.encounters > 6), 1, locale))
    ids = re.findall(r' id="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))


def test_the_own_lines_of_the_chat_are_told_apart() -> None:
    """They count as read, whichever form has sent them."""
    said = [
        ChatLine(0, 1, "Bix", "Hello"),
        ChatLine(1, 0, "Ada", "Too much"),
        ChatLine(2, 0, "", "Ada is away", notice=True),
    ]
    page = rail(replace(scene_at("aim", 0), chat=said))
    assert re.findall(r'id="chat-(\d+)" data-chat="\d+" data-mine', page) == ["1"]
