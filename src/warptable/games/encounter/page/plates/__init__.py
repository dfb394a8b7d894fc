"""The plates of the other players: who they are, what they hold, which role they have. Public facts only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.art.emblems import alert, drawing, emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.frames import Frame, slot
from warptable.table.page.html import EMPTY, Child, Html, tag
from warptable.table.page.render import KEPT_PAGES
from warptable.table.scene.data import Person

from ...engine.model.piles import REWARD
from ...words.pieces import remembered
from ..art.cards import EYES, card_back
from ..backs import pill
from ..board.geometry import Chart
from ..board.systems import Sheets
from ..board.words import Voice, has_powers
from ..lab_chips import Chip, chips_of, lab
from ..roles import COLOURS, SIGNS, Role, role_of
from ..scene.data import BoardPart


@dataclass(frozen=True, slots=True)
class PlatesPart:
    """All plates that one reader sees. What is by seat is for all seats."""

    voice: Voice
    chart: Chart
    watched: bool
    powers: bool  # are there aliens in this game?
    chosen: bool  # has everybody got one?
    goal: int
    people: tuple[Person, ...]
    sheets: tuple[Sheets, ...]
    holdings: tuple[tuple[int, int, int], ...]  # cards in hand, of them reward cards, foreign colonies
    roles: tuple[Role, ...]
    points: tuple[int, ...] = ()  # in the campaign
    labs: tuple[tuple[Chip, ...], ...] = ()  # empty: a table without technology
    laid: tuple[int, ...] = ()  # who has laid a card facedown to intimidate
    rewards: bool = False  # is there a reward deck?
    tags: tuple[tuple[int, str], ...] = ()  # what lies on sheets: whose sheet, in a few words


def plate_order(chart: Chart, watched: bool) -> list[int]:
    """Clockwise from the reader's left. The reader's own plate lies beside the hand; a spectator sees all plates
    here."""
    return [(chart.bottom + step) % chart.players for step in range(0 if watched else 1, chart.players)]


def plates_part(scene: BoardPart, voice: Voice, chart: Chart, sheets: tuple[Sheets, ...]) -> PlatesPart:
    view, phase = scene.view, scene.phase
    return PlatesPart(
        voice,
        chart,
        scene.watched,
        has_powers(view),
        phase != "setup",
        view.colonies_to_win,
        tuple(scene.people),
        sheets,
        tuple((player.hand, player.rewards, player.foreign) for player in view.seats),
        tuple(role_of(view.encounter, phase, seat) for seat in range(chart.players)),
        scene.campaign.points if scene.campaign is not None else (),
        chips_of(view, scene.spent) if view.technology else (),
        tuple(sorted(laid.seat for laid in view.encounter.laid)) if view.encounter is not None else (),
        view.has_rewards,
        remembered(voice.speaker, view, "tag"),
    )


@lru_cache(maxsize=KEPT_PAGES)
def plates(part: PlatesPart) -> Mapping[str, Frame]:
    """`<button id="plate-N">` of everybody else; in it, what changes often can be sent alone."""
    drawn = {}
    for seat in plate_order(part.chart, part.watched):
        person = part.people[seat] if seat < len(part.people) else Person("")
        alien, state = part.sheets[seat][0] if part.sheets[seat] else ("", "none")
        changing = {
            f"stats-{seat}": _stats(
                part.voice,
                seat,
                *part.holdings[seat],
                part.goal,
                _absence(person),
                part.points[seat] if part.points else None,
            ),
            f"role-{seat}": _role(part.voice, seat, *part.roles[seat]),
        }
        if part.rewards:
            changing[f"laid-{seat}"] = _laid(part.voice, seat, seat in part.laid)
        if part.labs:
            changing[f"lab-{seat}"] = lab(part.voice, seat, part.labs[seat])
        told = state if part.powers and part.chosen else ""
        more = tuple(name for name in (f"laid-{seat}", f"lab-{seat}") if name in changing)
        tags = tuple([tag for holder, tag in part.tags if holder == seat])
        plate = _plate(part.voice, part.chart, seat, person, part.powers, alien, told, tags, more)
        drawn[f"plate-{seat}"] = Frame(plate, changing)
    return drawn


@lru_cache(maxsize=4 * KEPT_PAGES)
def _plate(
    voice: Voice,
    chart: Chart,
    seat: int,
    person: Person,
    powers: bool,
    alien: str,
    state: str,
    tags: tuple[str, ...],
    more: tuple[str, ...],
) -> Html:
    """`more`: the regions that only some tables have."""
    name = voice.names[seat][0]
    nick = person.name if not person.bot and person.name != name else ""  # bots go by their colour
    with drawing(voice.speaker.packs):
        face = emblem(alien, 30, seat) if powers else ship_icon(seat, 22)
    who = (
        ship_icon(seat, 20),
        tag("span", name, class_="name"),
        tag("span", nick, class_="nick") if nick else "",
        icon("bot", 15, label=voice.say("board-bot")) if person.bot else "",
    )
    folk = (
        _alien(voice, alien),
        tag("span", voice.say(f"board-power-{state}"), class_="off") if state else "",
        *(tag("span", words, class_="kept") for words in tags),
    )
    return tag(
        "button",
        tag("span", face, class_="face"),
        " ",
        tag("span", *who, class_="who"),
        " ",
        tag("span", *folk, class_="folk"),
        " ",
        slot(f"stats-{seat}"),
        " ",
        slot(f"role-{seat}"),
        *map(slot, more),
        type="button",
        id=f"plate-{seat}",
        class_=f"plate seat-{seat} at-{chart.system(seat).slot}",
        data_seat=seat,
        data_help=alien or None,
    )


@lru_cache(maxsize=4096)
def _stats(
    voice: Voice, seat: int, cards: int, rewards: int, foreign: int, goal: int, absence: str, points: int | None = None
) -> Html:
    """`<span id="stats-N">`: cards in hand, colonies, points in the campaign, and whether the person is there."""
    hand: Html = icon("cards", 14, label=voice.say("board-hand", ("n", cards))) + f" {cards}"
    if rewards:
        cosmic = cards - rewards
        words = tag("span", voice.say("board-hand-backs", ("cosmic", cosmic), ("rewards", rewards)), class_="spoken")
        pills = (pill(cosmic) if cosmic > 0 else "", pill(rewards, REWARD))
        hand = words + tag("span", *pills, class_="back-numbers", aria_hidden="true")
    colonies = icon("planet", 15, label=voice.say("board-colonies", ("n", foreign), ("goal", goal)))
    shown: list[Child] = [tag("span", hand), " ", tag("span", colonies, f" {foreign}/{goal}", class_="cols")]
    if points is not None:
        flag = icon("flag", 14, label=voice.say("campaign-plate", ("n", points)))
        shown += [" ", tag("span", flag, f" {points}", class_="points")]
    if absence:
        shown.append(tag("span", voice.say(f"board-{absence}"), class_="gone"))
    return tag("span", *shown, id=f"stats-{seat}", class_="stats")


@lru_cache(maxsize=256)
def _laid(voice: Voice, seat: int, laid: bool) -> Html:
    """`<span id="laid-N">`: a facedown card that intimidates, and the word for it; empty if there is none."""
    shown = (card_back(26, REWARD), EYES, tag("span", voice.say("board-intimidates"), class_="tag")) if laid else ()
    return tag("span", *shown, id=f"laid-{seat}", class_="laid", data_help="term-intimidate" if laid else None)


def _alien(voice: Voice, alien: str) -> Html:
    """Its name, and the alert level printed on its sheet, if there is one."""
    if not alien:
        return EMPTY
    level = voice.speaker.level(alien)
    name = tag("span", voice.speaker.alien(alien))
    return name + alert(level, voice.say(f"level-{level}"), 13) if level else name


@lru_cache(maxsize=4096)
def _role(voice: Voice, seat: int, role: str, of: int) -> Html:
    """`<span id="role-N">`, empty for whoever has none."""
    shown: Html = EMPTY
    if role:
        words = voice.say(f"board-role-{role}", *([("who", voice.names[of])] if of >= 0 else []))
        shown = tag("span", SIGNS.get(role, ""), words, class_=f"tag {COLOURS.get(role, '')}")
    return tag("span", shown, id=f"role-{seat}", class_="role")


def _absence(person: Person) -> str:
    """A person who is not there: a bot plays meanwhile, or the connection has just been lost."""
    if person.bot or (person.present and not person.absent):
        return ""
    return "absent" if person.absent else "away"
