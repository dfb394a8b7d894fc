"""The plates of the other players: who they are, what they hold, which role they have. Public facts only."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import escape

from ....encounter import facts
from ....encounter.model.roles import WITH_OFFENSE
from ....kernel.packs import Packs
from ...scene.data import Person
from ...scene.encounter.data import BoardPart
from ..art.emblems import alert, drawing, emblem
from ..art.icons import icon
from ..art.ships import ship_icon
from ..render import KEPT_PAGES
from .board.geometry import Chart
from .board.selectable import Selectable
from .board.words import Name, Voice, has_powers, power_state


@dataclass(frozen=True, slots=True)
class Plate:
    """What stands on one plate. `slot` is where it lies around the map."""

    seat: int
    slot: str
    name: str
    alien: str
    alien_name: str
    level: str
    level_name: str
    state: str
    hand: int
    hand_words: str
    colonies: str
    colonies_words: str
    bot: str
    absence: str
    role: str
    role_words: str
    legal: bool
    nick: str = ""  # what a person is called; bots go by their colour
    powers: bool = True  # are there aliens in this game?
    packs: Packs = ()  # whose emblems may be on it


def plate_order(chart: Chart, watched: bool) -> list[int]:
    """Clockwise from the reader's left. The reader's own plate lies beside the hand; a spectator sees all plates
    here."""
    return [(chart.bottom + step) % chart.players for step in range(0 if watched else 1, chart.players)]


def plates(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable) -> dict[str, str]:
    """`<button id="plate-N">` of everybody else."""
    return {
        f"plate-{seat}": _drawn(_plate(scene, voice, chart, choices, seat))
        for seat in plate_order(chart, scene.me is None)
    }


SIGNS = {"offense": icon("sword", 12), "defense": icon("shield", 12)}
COLOURS = {"offense": "off", "defense": "def"}


@lru_cache(maxsize=4 * KEPT_PAGES)
def _drawn(plate: Plate) -> str:
    seat = plate.seat
    with drawing(plate.packs):
        face = emblem(plate.alien, 30, seat) if plate.powers else ship_icon(seat, 22)
    level = alert(plate.level, plate.level_name, 13) if plate.alien_name and plate.level else ""
    role = (
        f' <span class="role"><span class="tag {COLOURS.get(plate.role, "")}">{SIGNS.get(plate.role, "")}'
        f"{escape(plate.role_words)}</span></span>"
        if plate.role
        else ""
    )
    pick = f' data-pick-seat="{seat}" aria-pressed="false"' if plate.legal else ""
    folk = f"<span>{escape(plate.alien_name)}</span>" if plate.alien_name else ""
    return (
        f'<button type="button" id="plate-{seat}" class="plate seat-{seat} at-{plate.slot}'
        f'{" legal" if plate.legal else ""}"{_attribute("data-help", plate.alien)}'
        f"{pick}>"
        f'<span class="face">{face}</span> '
        f'<span class="who">{ship_icon(seat, 20)}{_span("nm", plate.name)}'
        f"{_span('nick', plate.nick) if plate.nick else ''}"
        f"{icon('bot', 15, label=plate.bot) if plate.bot else ''}</span> "
        f'<span class="folk">{folk}{level}'
        f"{_span('off', plate.state) if plate.state else ''}</span> "
        f'<span class="stats"><span>{icon("cards", 14, label=plate.hand_words)} {plate.hand}</span> '
        f'<span class="cols">{icon("planet", 15, label=plate.colonies_words)} {plate.colonies}</span>'
        f"{_span('gone', plate.absence) if plate.absence else ''}</span>{role}</button>"
    )


def _span(kind: str, words: str) -> str:
    return f'<span class="{kind}">{escape(words)}</span>'


def _attribute(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"' if value else ""


def nows(scene: BoardPart) -> str:
    """`<i id="nows">`: whom the table waits for, which the style marks on their plates."""
    seats = sorted({entry.seat for entry in scene.waiting} if scene.reaction is None else ())
    return f'<i id="nows" hidden class="{" ".join(f"now-{seat}" for seat in seats)}"></i>'


def _plate(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable, seat: int) -> Plate:
    player, goal = scene.view.seats[seat], scene.view.colonies_to_win
    sheet = player.sheets[0] if player.sheets else None
    alien = sheet.alien if sheet else ""
    powers = has_powers(scene.view)
    state = power_state(sheet) if powers and scene.phase != "setup" else ""  # nobody has chosen yet
    level = level_of(alien)
    role, *whose = role_of(scene, voice, seat)
    person = scene.people[seat] if seat < len(scene.people) else Person("")
    return Plate(
        seat=seat,
        slot=chart.system(seat).slot,
        name=voice.names[seat][0],
        alien=alien,
        alien_name=voice.speaker.alien(alien) if alien else "",
        level=level,
        level_name=voice.say(f"level-{level}") if level else "",
        state=voice.say(f"board-power-{state}") if state else "",
        hand=player.hand,
        hand_words=voice.say("board-hand", ("n", player.hand)),
        colonies=f"{player.foreign}/{goal}",
        colonies_words=voice.say("board-colonies", ("n", player.foreign), ("goal", goal)),
        bot=voice.say("board-bot") if person.bot else "",
        absence=_absence(voice, person),
        role=role,
        role_words=voice.say(f"board-role-{role}", *(("who", name) for name in whose)) if role else "",
        legal=seat in choices.seats,
        nick=person.name if not person.bot and person.name != voice.names[seat][0] else "",
        powers=powers,
        packs=scene.speaker.packs,
    )


def _absence(voice: Voice, person: Person) -> str:
    """A person who is not there: a bot plays meanwhile, or the connection has just been lost."""
    if person.bot or (person.present and not person.absent):
        return ""
    return voice.say("board-absent" if person.absent else "board-away")


@lru_cache(maxsize=512)
def level_of(alien: str) -> str:
    """The alert level printed on the sheet; empty if there is none."""
    sheet = facts.aliens().get(alien)
    return sheet.level if sheet is not None else ""


def role_of(scene: BoardPart, voice: Voice, seat: int) -> tuple[str] | tuple[str, Name]:
    """offense, defense, ally (of whom) or invited; empty for everybody else."""
    encounter = scene.view.encounter
    if encounter is None or encounter.defense < 0:
        return ("offense" if encounter is not None and encounter.offense == seat else "",)
    if seat in (encounter.offense, encounter.defense):
        return ("offense" if seat == encounter.offense else "defense",)
    if allied := encounter.allied[seat]:
        main = encounter.offense if allied & WITH_OFFENSE else encounter.defense
        return "ally", voice.names[main]
    return ("invited" if encounter.invited[seat] and scene.phase == "alliance" else "",)
