"""Home, new table, waiting room: what stands there for whom, in both languages, and nothing unescaped."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from warptable.bots import levels_of
from warptable.game import editions
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.table.errors import Refused
from warptable.table.page import assets
from warptable.table.page.lobby.choices import choices, in_words, words
from warptable.table.page.lobby.forms import read_settings
from warptable.table.page.lobby.home import home
from warptable.table.page.lobby.new_table import new_table
from warptable.table.page.lobby.parts import CARD, SEATS, TAKEN, room
from warptable.table.page.lobby.waiting import waiting_page, waiting_room
from warptable.table.reader import Reader
from warptable.table.rooms.chat import ChatLine
from warptable.table.rooms.presets import presets
from warptable.table.rooms.settings import TableSettings
from warptable.table.scene.lobby import FewerSeats
from warptable.text import LOCALES, t

BOT_LEVELS = levels_of("ffg")
EVIL = "<script>alert(1)</script>"
VOID = {"input", "br", "meta", "link", "hr", "img"}


def reader(locale: str = "en") -> Reader:
    return Reader("guest", "Vega", locale)


class Page(HTMLParser):
    """Every element with its attributes; complains about elements that are not closed and ids that stand twice."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(markup)
        assert self.open == []
        ids = [str(attributes["id"]) for _, attributes in self.found if attributes.get("id")]
        assert sorted(ids) == sorted(set(ids))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str, **wanted: str) -> list[dict[str, str | None]]:
        return [has for name, has in self.found if name == tag and wanted.items() <= has.items()]

    def actions(self) -> set[str]:
        return {form["action"] or "" for form in self.all("form")} - {"/prefs"}


# ---------------------------------------------------------------- home


@pytest.mark.parametrize("locale", LOCALES)
def test_one_click_plays_against_bots(locale: str) -> None:
    page = Page(home(reader(locale), [], []))
    assert {"/play-now", "/join"} <= page.actions()
    for name, values in (("edition", editions()), ("bots", BOT_LEVELS), ("players", ("2", "3", "4", "5"))):
        offered = page.all("input", type="radio", name=name)
        assert [radio["value"] for radio in offered] == list(values)
        assert sum("checked" in radio for radio in offered) == 1


def test_a_first_game_comes_with_hints() -> None:
    forms = home(reader(), [], []).split('action="/play-now"')[1:]
    first = [form.partition("</form>")[0] for form in forms if 'value="first"' in form.partition("</form>")[0]]
    duel = [form.partition("</form>")[0] for form in forms if 'value="duel-first"' in form.partition("</form>")[0]]
    assert (len(first), len(duel)) == (2, 1)
    assert all('name="coach" value="on"' in form for form in first + duel)
    assert sum('name="coach"' in form for form in forms) == 3


def test_a_game_of_mine_is_one_click_away() -> None:
    mine = replace(CARD, phase="playing", encounter=7, mine=2, my_turn=True)
    markup = home(reader(), [mine], [])
    (link,) = Page(markup).all("a", href="/t/k7m2")
    assert link["class"] == "button primary"
    assert Page(markup).all("b", **{"class": "small lobby-turn"})
    assert t("en", "lobby-mine-playing", n=7, game="encounter") in markup
    assert t("en", "lobby-mine-playing", n=7, game="duel") in home(
        reader(), [replace(mine, edition="duel", mine=1)], []
    )
    calm = home(reader(), [replace(mine, my_turn=False)], [])
    assert Page(calm).all("a", href="/t/k7m2")[0]["class"] == "button"
    assert not Page(calm).all("b", **{"class": "small lobby-turn"})


@pytest.mark.parametrize(
    ("changes", "label"),
    [
        ({}, "lobby-open-join-to"),
        ({"seats": (TAKEN,) * 4}, "lobby-open-watch-to"),
        ({"phase": "playing"}, "lobby-open-watch-to"),
        ({"phase": "playing", "spectators": False}, ""),
    ],
)
def test_an_open_table_is_joined_or_watched(changes: dict[str, object], label: str) -> None:
    card = replace(CARD, **changes)  # type: ignore[arg-type]
    links = [link["aria-label"] for link in Page(home(reader(), [], [card])).all("a", href="/t/k7m2")]
    assert links == ([t("en", label, table="Comet")] if label else [])


def test_every_preset_can_be_taken_and_those_for_bots_played() -> None:
    page = Page(home(reader(), [], []))
    links = [f"/tables/new?preset={name}" for name in presets()]
    assert [link["href"] for link in page.all("a") if str(link["href"]).startswith("/tables/new")] == links
    played = page.all("input", type="hidden", name="preset")
    assert {form["value"] for form in played} == {*presets()}


def test_both_games_say_how_many_aliens_they_have() -> None:
    for locale in LOCALES:
        page = home(reader(locale), [], [])
        assert t(locale, "lobby-fact-aliens", n=20) in page
        assert t(locale, "lobby-fact-aliens", n=50) in page


def test_an_error_is_shown_in_words() -> None:
    assert Page(home(reader(), [], [], "No such table.")).all("p", role="alert")
    assert not Page(home(reader(), [], [])).all("p", role="alert")


# ---------------------------------------------------------------- a new table


def as_sent(page: Page, prefix: str) -> dict[str, list[str]]:
    """What a browser would send of the settings on a page that nobody has touched."""
    form: dict[str, list[str]] = {}
    for field in page.all("input"):
        if str(field.get("id", "")).startswith(f"{prefix}-") and (field["type"] == "text" or "checked" in field):
            form.setdefault(field["name"] or "", []).append(field["value"] or "")
    names = [field["name"] or "" for field in page.all("select") if str(field.get("id", "")).startswith(f"{prefix}-")]
    chosen = [[option["value"] or ""] for option in page.all("option") if "selected" in option]
    return form | dict(zip(names, chosen, strict=True))


@pytest.mark.parametrize("preset", presets())
@pytest.mark.parametrize("locale", LOCALES)
def test_a_preset_fills_the_form(locale: str, preset: str) -> None:
    page = Page(new_table(reader(locale), presets()[preset].settings))
    assert "/tables" in page.actions()
    assert read_settings(as_sent(page, "new")) == presets()[preset].settings
    assert [chip["href"] for chip in page.all("a") if chip.get("aria-current") == "true"] == [
        f"/tables/new?preset={preset}"
    ]


def test_the_form_is_filled_with_what_was_chosen() -> None:
    chosen = TableSettings(
        name='"Comet" & Co',
        variants=("four-planets", "classic-filch"),
        choice="free",
        flares=False,
        window=0,
        speed="none",
        listed=True,
        spectators=False,
        delay=300,
    )
    assert read_settings(as_sent(Page(new_table(reader(), chosen)), "new")) == chosen


@pytest.mark.parametrize("locale", LOCALES)
def test_the_form_says_who_is_left_out_and_why(locale: str) -> None:
    page = new_table(reader(locale), presets()["neighbours"].settings)
    without = t(locale, "lobby-needs-flares", aliens="")[:6]
    assert f'data-without="flares">{without}' in page
    assert t(locale, "lobby-set-modules") in page
    assert 'name="sets" value="dominion"' in page


def test_the_length_of_a_game_is_told_where_it_was_measured() -> None:
    page = home(reader(), [], [])
    assert t("en", "lobby-preset-length", rounds=19, decisions=165) in page
    assert presets()["cosmos"].measured == (19, 165)


def test_every_variant_and_bot_and_preset_has_words() -> None:
    for locale in LOCALES:
        for variant, _ in (*choices().variants, *choices().modules, *choices().one_of, *choices().house):
            assert t(locale, f"lobby-variant-{variant}") != t(locale, f"lobby-variant-{variant}-line")
        for bot in ("random", *BOT_LEVELS):
            assert t(locale, f"bot-{bot}") != t(locale, f"bot-{bot}-text")
        for preset in presets():
            assert t(locale, f"lobby-preset-{preset}") != t(locale, f"lobby-preset-{preset}-line")


def test_house_rules_are_folded_away_until_one_is_switched_on() -> None:
    page = Page(new_table(reader(), TableSettings()))
    assert [group.get("open", "folded") for group in page.all("details", id="new-house")] == ["folded"]
    ticked = Page(new_table(reader(), TableSettings(variants=("two-proposals",))))
    assert "open" in ticked.all("details", id="new-house")[0]
    offered = [box["value"] for box in ticked.all("input", name="variants") if "checked" in box]
    assert offered == ["two-proposals"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_house_rule_is_called_so_wherever_a_table_is_described(locale: str) -> None:
    named = t(locale, "lobby-house-rule", rule=t(locale, "lobby-variant-closed-planet"))
    assert named in in_words(words(reader(locale)), TableSettings(variants=("closed-planet",)))
    card = replace(CARD, variants=("closed-planet",))
    assert named in home(reader(locale), [], [card])


def test_the_style_hides_what_an_edition_lacks() -> None:
    """One rule an edition: a new edition needs one."""
    style = assets.assets()["style.css"].content.decode()
    for edition in editions():
        assert f'[value="{edition}"]:checked) [data-editions]:not([data-editions~="{edition}"])' in style
        assert f"#now-edition-{edition}:checked" in style


def test_choices_know_their_editions() -> None:
    assert dict(choices().players) == {2: "avalon duel", 3: "ffg avalon", 4: "ffg avalon", 5: "ffg"}
    assert dict.fromkeys(where for _, where in choices().variants) == {"ffg": None}
    assert dict(choices().house) == {
        "closed-planet": "ffg avalon",
        "two-proposals": "ffg avalon",
        "others-named": "ffg",
        "tamed-underdog": "duel",
        "alternative-tactics": "duel",
    }
    assert (choices().with_aliens, choices().with_flares) == ("ffg avalon duel", "ffg")
    assert choices().with_pauses == "ffg avalon"
    assert dict(choices().ways) == {
        "two": "ffg",
        "three": "duel",
        "one": "avalon duel",
        "free": "ffg avalon duel",
        "levels": "ffg",
        "groups": "avalon duel",
        "none": "avalon",
    }
    assert [edition for _, edition in choices().groups] == [*["avalon"] * 3, "duel"]


@pytest.mark.parametrize(
    ("locale", "names"),
    [("en", "Healer, Laser, Pacifist, Virus"), ("de", "Retter, Lichtwesen, Pazifist, Schrecklicher")],
)
def test_a_group_of_aliens_is_named_in_the_readers_language(locale: str, names: str) -> None:
    assert names in new_table(reader(locale), TableSettings(edition="avalon", choice="groups", group="beginner-3"))


def test_zero_seconds_are_explained_honestly() -> None:
    for locale in LOCALES:
        assert t(locale, "lobby-set-window-zero") in new_table(reader(locale), TableSettings())


def test_settings_are_summed_up() -> None:
    say = words(reader())
    summary = in_words(say, presets()["first"].settings)
    assert {say("level-green"), say("lobby-set-flares-off"), say("lobby-count-players", n=4)} <= {*summary}
    lean = in_words(say, TableSettings(edition="avalon", spectators=False))
    assert say("lobby-choice-two") not in lean
    assert say("lobby-choice-one") in lean
    group = in_words(say, presets()["old"].settings)
    assert {say("lobby-choice-groups"), say("lobby-group-beginner-1")} <= {*group}
    assert lean[-1] == say("lobby-set-spectators-off")


# ---------------------------------------------------------------- the waiting room


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mine", [None, 0, 2])
def test_the_room_is_one_region_of_a_live_page(locale: str, mine: int | None) -> None:
    region = waiting_room(room(mine, locale=locale))
    assert region.lstrip().startswith('<div id="table"')
    Page(region)
    document = waiting_page(room(mine, locale=locale))
    assert region.strip() in document
    assert f'hx-ws:connect="/t/k7m2/ws?lang={locale}"' in document


def test_who_opens_the_link_is_asked_for_name_and_colour() -> None:
    page = Page(waiting_room(room()))
    (name,) = page.all("input", id="w-join-name")
    assert name["value"] == "Vega"
    assert "required" in name
    seats = page.all("input", type="radio", name="seat")
    assert [seat["value"] for seat in seats] == ["3", "3"]  # any, and the one that is free
    assert page.actions() == {"/t/k7m2/sit", "/t/k7m2/chat"}
    assert page.all("input", id="w-watching")


def test_without_a_free_seat_one_may_watch_or_not() -> None:
    full = tuple(replace(seat, taken=True, name="Tarn") for seat in SEATS)
    watched = waiting_room(room(seats=full))
    assert t("en", "lobby-sit-full-watch") in watched
    assert "/t/k7m2/sit" not in watched
    closed = waiting_room(room(seats=full, settings=TableSettings(spectators=False)))
    assert t("en", "lobby-sit-no-watch") in closed


def test_a_guest_may_move_rename_and_leave_but_not_rule() -> None:
    actions = Page(waiting_room(room(2))).actions()
    assert actions == {f"/t/k7m2/{what}" for what in ("sit", "name", "leave", "chat")}


def test_the_host_rules() -> None:
    page = Page(waiting_room(room(0)))
    prefix = "/t/k7m2/"
    ruling = {"start", "settings", "host", "seats/1/free", "seats/2/free", "seats/3/bot"}
    assert {prefix + what for what in ruling} <= page.actions()
    assert prefix + "seats/0/free" not in page.actions()
    assert [button["value"] for button in page.all("button", name="level")] == 2 * list(
        BOT_LEVELS
    )  # a bot, a free seat
    assert [button["value"] for button in page.all("button", name="level", **{"aria-pressed": "true"})] == ["steady"]
    assert {button["title"] for button in page.all("button", name="level")} == {
        t("en", f"bot-{b}-text") for b in BOT_LEVELS
    }
    assert [radio["value"] for radio in page.all("input", name="fill")] == list(BOT_LEVELS)
    assert [field["value"] for field in page.all("input", type="hidden", name="seat")] == ["2", "3"]  # host, move
    assert read_settings(as_sent(page, "w-set")) == TableSettings(name="Comet")


@pytest.mark.parametrize("locale", LOCALES)
def test_what_fewer_seats_mean_is_said_beforehand(locale: str) -> None:
    few = (FewerSeats(2, full=True), FewerSeats(3, moved=(("Quill", 1),), dropped=(1,)))
    page = waiting_room(room(0, locale=locale, fewer=few))
    assert t(locale, "lobby-fewer-full") in page
    blue = t(locale, "seat-blue")
    assert t(locale, "lobby-fewer-moves", name="Quill", colour=blue) in page
    assert t(locale, "lobby-fewer-goes", colour=blue) in page
    assert [p["data-players"] for p in Page(page).all("p", **{"class": "small lobby-fewer"})] == ["2", "3"]


def test_the_start_says_why_it_must_wait() -> None:
    waiting = waiting_room(room(0))
    assert t("en", "refused-not-ready") in waiting
    assert "disabled" in Page(waiting).all("button", **{"aria-describedby": "w-why"})[0]
    full = tuple(replace(seat, taken=True, present=True) for seat in SEATS)
    seats = tuple(replace(seat, mine=seat.number == 0) for seat in full)
    ready = Page(waiting_room(room(0, seats=seats, may_start=True, why_not="")))
    assert not any("disabled" in button for button in ready.all("button"))
    assert not ready.all("input", name="fill")


def test_aliens_are_chosen_only_where_the_choice_is_free() -> None:
    aliens = EDITIONS["ffg"].aliens
    free = TableSettings(choice="free")
    page = Page(waiting_room(room(2, settings=free, aliens=aliens)))
    offered = [button["value"] for button in page.all("button", name="alien")]
    assert offered[0] == ""
    assert {*offered[1:]} == {*aliens}
    assert not Page(waiting_room(room(None, settings=free, aliens=aliens))).all("button", name="alien")
    assert not Page(waiting_room(room(2, aliens=aliens))).all("button", name="alien")


@pytest.mark.parametrize("locale", LOCALES)
def test_my_alien_is_marked(locale: str) -> None:
    data = room(2, locale=locale, settings=TableSettings(choice="free"), aliens=("zombie", "human"))
    seats = tuple(replace(seat, alien="zombie") if seat.mine else seat for seat in data.seats)
    buttons = Page(waiting_room(replace(data, seats=seats))).all("button", name="alien")
    assert {button["value"]: button["aria-pressed"] for button in buttons} == {
        "": "false",
        "zombie": "true",
        "human": "false",
    }


def test_markup_that_people_write_stays_text() -> None:
    seats = (replace(SEATS[0], name=EVIL, mine=True), *SEATS[1:])
    data = room(
        0,
        seats=seats,
        settings=TableSettings(name=EVIL[:24]),
        reader=replace(reader(), name=EVIL),
        chat=(ChatLine(0, 0, EVIL, EVIL), ChatLine(1, -1, EVIL, EVIL)),
    )
    card = replace(CARD, name=EVIL)
    pages = (
        waiting_room(data),
        waiting_room(replace(data, seats=SEATS)),
        home(reader(), [replace(card, mine=0)], [card], EVIL),
        new_table(reader(), TableSettings(name=EVIL), EVIL),
    )
    for markup in pages:
        assert "<script>" not in markup
        assert "&lt;script&gt;" in markup


def test_forms_of_the_room_are_sent_by_script_and_without() -> None:
    for form in Page(waiting_room(room(0))).all("form"):
        assert form["method"] == "post"
        assert form["hx-post"] == form["action"]
        assert form["hx-target"] == "#toast"
        assert form["id"]


# ---------------------------------------------------------------- refusals


def raised() -> dict[str, set[str]]:
    """The refusals in the table's code, by message id, with the names of their values."""
    found: dict[str, set[str]] = {}
    for file in Path(str(resources.files("warptable.table"))).rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        for message, rest in re.findall(r'Refused\(\s*"(refused-[a-z-]+)"([^)]*)\)', code):
            found.setdefault(message, set()).update(re.findall(r"(\w+)=", rest))
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_words(locale: str) -> None:
    known = raised()
    assert {"refused-full", "refused-window", "refused-not-host"} <= known.keys()
    for message, values in known.items():
        assert t(locale, message, **dict.fromkeys(values, 7)).endswith((".", "!", "?"))


def test_settings_that_cannot_be_are_refused_in_words() -> None:
    with pytest.raises(Refused) as caught:
        msgspec.structs.replace(TableSettings(), window=99).checked()
    assert "10" in t("en", caught.value.message_id, **caught.value.values)
