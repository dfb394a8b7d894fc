"""The table as text: systems with planets and ships, gate, warp, colony track, hands."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warptable.cli.terminal.style import ACT, COLOURS, DANGER, QUIET, SHAPES, fleet

from ..engine.model.encounter import INTIMIDATE
from ..engine.model.pieces import model_of
from ..engine.model.places import BESIDE, GATE, OUT, PLACE_NAMES, WARP
from ..engine.model.views import SeatView, SheetView, View
from ..words.pieces import sheet_words, stash_words, token_words
from ..words.speaker import Speaker

PHASES = ("regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
NAME_WIDTH = 24
THE, SECOND = "the-", "²"
STEP_PHASE = {"turn": "start-turn", "encounter": "resolution", "game": "resolution", "setup": "setup"}


def board(speaker: Speaker, view: View) -> RenderableType:
    """The whole table."""
    return Group(title(speaker, view), phase_line(speaker, view), systems(speaker, view), zones(speaker, view))


def pictures(view: View, /) -> tuple[Any, Any]:
    """Where all ships are, and the reader's cards."""
    return (view.planets, view.gate, view.beside, view.warp), view.hand


def title(speaker: Speaker, view: View) -> Text:
    """Turn, encounter, who against whom."""
    text = Text(speaker.t("table-title", turn=view.turn, encounters=view.rounds), style="bold")
    encounter = view.encounter
    if encounter is not None and encounter.defense >= 0:
        sides = {"offense": speaker.who(encounter.offense), "defense": speaker.who(encounter.defense)}
        text.append(" · ").append(speaker.t("table-against", **sides))
    return text


def phase_of(view: View) -> str:
    """The phase the table is in."""
    head: str = view.step.partition(".")[0]
    return STEP_PHASE.get(head, head)


def phase_line(speaker: Speaker, view: View) -> Text:
    """The phases of an encounter, the present one marked."""
    now = phase_of(view)
    done = now in PHASES
    text = Text()
    for phase in PHASES:
        if text:
            text.append(" › ", style=QUIET)
        if phase == now:
            done = False
            text.append(f"[{speaker.t(f'phase-{phase}')}]", style=f"bold {ACT}")
        else:
            text.append(speaker.t(f"phase-{phase}"), style="" if done else QUIET)
    return text


def systems(speaker: Speaker, view: View) -> Table:
    """One row per player: name and power, planets with ships, colony track, cards."""
    planets = min(view.home_of.count(seat) for seat in range(len(view.seats)))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=False)
    table.add_column("", width=NAME_WIDTH)
    for number in range(planets):
        table.add_column(str(number + 1), min_width=6)
    table.add_column(speaker.t("table-colonies"), no_wrap=True)
    table.add_column(speaker.t("table-cards"), justify="right", no_wrap=True)
    for seat in range(len(view.seats)):
        own = [planet for planet, owner in enumerate(view.home_of) if owner == seat]
        cells = [planet_cell(view, planet) for planet in own[:planets]]
        for number, planet in enumerate(own[planets:], planets):  # those that joined the system later
            name = Text(f"\n{speaker.planet(planet)} ", style=QUIET)
            cells[number % planets].append_text(name).append_text(planet_cell(view, planet))
        player = view.seats[seat]
        table.add_row(name_cell(speaker, view, seat), *cells, track(view, seat), card_count(player))
    return table


def card_count(player: SeatView) -> str:
    """How many cards a player holds; reward cards, which have another back, are added: 6+2."""
    return f"{player.hand - player.rewards}+{player.rewards}" if player.rewards else str(player.hand)


def planet_cell(view: View, planet: int) -> Text:
    """Who stands on a planet; the target of the gate is marked, and a planet that is adrift in the warp."""
    if planet in view.gone:
        return Text("×", style=QUIET)
    encounter = view.encounter
    crew = crew_at(view, planet)
    if not crew:
        crew = Text("-", style=QUIET)
    if planet in view.adrift:
        return Text("~", style=QUIET).append_text(crew)
    if encounter is not None and encounter.target == planet:
        return Text("→", style=f"bold {DANGER}").append_text(crew)
    return crew


def crew_at(view: View, place: int) -> Text:
    """All ships at a place. One that is not plain is told by a letter: four ships with the Prometheus are 4+P. A small
    letter is a ship whose special action is used, a number before it says that there are several, a small one after it
    that it is the second of two equal ships."""
    row = view.ships_at(place)
    letters = [""] * len(row)
    for mark in view.marks:
        if mark.place == place:
            letter = model_of(mark.kind).removeprefix(THE)[0]
            many = str(mark.number) if mark.number > 1 else ""
            second = "" if model_of(mark.kind) == mark.kind else SECOND
            letters[mark.seat] += f"+{many}{letter.upper() if mark.ready else letter}{second}"
    return fleet(row, letters)


def name_cell(speaker: Speaker, view: View, seat: int) -> Text:
    """Sign, name, role; below it the power."""
    text = Text(f"{SHAPES[seat]} {speaker.name(seat)}", style=f"bold {COLOURS[seat]}")
    if seat == speaker.me:
        text.append(f" ({speaker.t('table-you')})")
    text.append("\n  ")
    aliens = power(speaker, view.seats[seat].sheets)
    text.append_text(aliens)
    if tag := role_tag(speaker, view, seat):
        beside = len(aliens) + len(tag) + 5 <= NAME_WIDTH
        text.append(f" · {tag}" if beside else f"\n  {tag}", style="not bold italic")
    return text


def power(speaker: Speaker, sheets: list[SheetView]) -> Text:
    """The aliens of a seat and what is wrong with them."""
    words: list[Text] = []
    for sheet in sheets:
        if sheet.rests:
            continue
        if not sheet.alien:
            words.append(Text(f"({speaker.t('table-hidden')})", style="not bold"))
            continue
        off = "lost" if sheet.lost else "zapped" if sheet.zapped else "hidden" if sheet.hidden else ""
        struck = off in ("lost", "zapped")
        word = Text(speaker.alien(sheet.alien), style="not bold strike" if struck else "not bold")
        words.append(word.append(f" ({speaker.t(f'table-{off}')})", style="not strike") if off else word)
    return Text(", ").join(words) if words else Text(speaker.t("table-no-power"), style=f"not bold {QUIET}")


def role_tag(speaker: Speaker, view: View, seat: int) -> str:
    """The role of a seat in the encounter."""
    encounter = view.encounter
    if encounter is None or encounter.defense < 0:
        return ""
    if seat == encounter.offense:
        return speaker.t("tag-offense")
    if seat == encounter.defense:
        return speaker.t("tag-defense")
    allied = encounter.allied[seat]
    return speaker.t("tag-ally-offense" if allied & 1 else "tag-ally-defense") if allied else ""


def track(view: View, seat: int) -> Text:
    """The colony track of a seat."""
    goal, held = view.colonies_to_win, view.seats[seat].foreign
    style = f"bold {COLOURS[seat]}"
    return Text("■" * min(held, goal), style=style).append("□" * (goal - held), style=QUIET).append(f" {held}")


def zones(speaker: Speaker, view: View) -> RenderableType:
    """Gate, warp, cards on the table: only where there is something."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(style=QUIET, no_wrap=True)
    table.add_column()
    encounter = view.encounter
    for place in (GATE, BESIDE, WARP, OUT):
        if any(view.ships_at(place)):
            words = crew_at(view, place)
            if place == GATE and encounter is not None and encounter.target >= 0:
                words.append(f"  → {speaker.planet(encounter.target)}", style=f"bold {DANGER}")
            table.add_row(speaker.t(f"table-{PLACE_NAMES[place]}"), words)
    for name, words in (
        ("laid", laid_cards(speaker, view)),
        ("planet-cards", planet_cards(speaker, view)),
        ("on-map", on_map(speaker, view)),
        ("sheet-cards", sheet_cards(speaker, view)),
        ("sheet-crews", sheet_crews(speaker, view)),
        ("tokens", tokens(speaker, view)),
        ("stash", stash(speaker, view)),
    ):
        if words:
            table.add_row(speaker.t(f"table-{name}"), words)
    if encounter is not None and encounter.hazard:
        table.add_row("", Text(f"⚠ {speaker.t('stages-hazard')}", style=f"bold {DANGER}"))
    for place, words in enumerate(laboratories(speaker, view)):
        table.add_row("" if place else speaker.t("tip-term-laboratory-name"), words)
    piles = speaker.t("table-deck", deck=view.deck, discard=len(view.discard))
    if view.has_rewards:
        rewards = speaker.t("table-rewards", deck=view.reward_deck, discard=len(view.reward_discard))
        piles = f"{piles}; {rewards}"
    table.add_row("", Text(piles, style=QUIET))
    return table


def laid_cards(speaker: Speaker, view: View) -> Text:
    """The encounter cards in their slots, as far as the viewer may know them."""
    encounter = view.encounter
    if encounter is None:
        return Text()
    words = []
    for seat, card in zip(encounter.mains, encounter.cards, strict=True):
        if card is not None:
            face = speaker.card(card.face) if card.face else speaker.t("table-facedown")
            words.append(Text(f"{speaker.name(seat)}: {face}", style=COLOURS[seat]))
    for seat, kicker in zip(encounter.mains, encounter.kickers or (None, None), strict=True):
        if kicker is not None:
            facedown = speaker.t("stages-kicker", card=speaker.t("table-facedown"))
            said = speaker.card(kicker.face) if kicker.face else facedown
            words.append(Text(f"{speaker.name(seat)}: {said}", style=COLOURS[seat]))
    for laid in encounter.laid:
        face = speaker.card(laid.face) if laid.face else speaker.t("table-facedown")
        said = f"{speaker.t('board-intimidates')} ({face})" if laid.kind == INTIMIDATE else face
        words.append(Text(f"{speaker.name(laid.seat)}: {said}", style=COLOURS[laid.seat]))
    return Text(" · ").join(words)


def planet_cards(speaker: Speaker, view: View) -> Text:
    """The cards that lie open at planets (citadels)."""
    lying = [(planet, faces) for planet, faces in view.planet_cards.items() if faces]
    words = [Text(f"{speaker.planet(planet)}: {speaker.cards(faces)}") for planet, faces in sorted(lying)]
    return Text(" · ").join(words)


def on_map(speaker: Speaker, view: View) -> Text:
    """Tokens on planets, between them and beside suns."""
    words = [
        token_words(speaker, view.gone, kind, token)
        if token.between or token.system >= 0
        else f"{speaker.planet(token.planet)}: {speaker.source(kind)}"
        for kind, token in view.tokens.items()
    ]
    return Text(" · ".join(words))


def sheet_cards(speaker: Speaker, view: View) -> Text:
    """The cards on sheets (the Miser's hoard): the reader's by name, those of others by number."""
    words = []
    for seat, sheet in open_sheets(view):
        if sheet.cards:
            own = [face for _, face in sheet.own_cards]
            shown = speaker.cards(own) if own else speaker.count_cards(sheet.cards)
            words.append(Text(f"{speaker.name(seat)}: {shown}", style=COLOURS[seat]))
    return Text(" · ").join(words)


def sheet_crews(speaker: Speaker, view: View) -> Text:
    """The ships that lie on sheets: whose sheet, then the ships as on a planet."""
    words, none = [], [""] * len(view.seats)
    for seat, sheet in open_sheets(view):
        if any(sheet.crew):
            words.append(
                Text(f"{speaker.name(seat)}: ", style=COLOURS[seat]).append_text(fleet(list(sheet.crew), none))
            )
    return Text(" · ").join(words)


def stash(speaker: Speaker, view: View) -> Text:
    """The cards in the warp: the reader's by name, those of others by number."""
    own = [card.face for card in view.stash if card.face]
    words = [Text(speaker.cards(own), style=COLOURS[speaker.me or 0])] if own else []
    others = Counter(card.seat for card in view.stash if not card.face)
    return Text(" · ").join([*words, *map(Text, stash_words(speaker, others))])


def tokens(speaker: Speaker, view: View) -> Text:
    """How many tokens lie on sheets that collect or spend them (Warrior, Tick-Tock), or what their alien says of
    them."""
    counted = [(seat, sheet.memory.get("tokens"), sheet_words(speaker, sheet)) for seat, sheet in open_sheets(view)]
    words = [
        Text(f"{speaker.name(seat)}: {said or number}", style=COLOURS[seat])
        for seat, number, said in counted
        if said or isinstance(number, int)
    ]
    return Text(" · ").join(words)


def laboratories(speaker: Speaker, view: View) -> list[Text]:
    """One line for each seat with techs: the reader's by name, facedown ones of others by their ships."""
    return [
        Text(f"{speaker.name(seat)}: {speaker.laboratory(player.techs)}", style=COLOURS[seat])
        for seat, player in enumerate(view.seats)
        if player.techs
    ]


def open_sheets(view: View) -> list[tuple[int, SheetView]]:
    """(seat, sheet) of every sheet the viewer may read."""
    return [(seat, sheet) for seat, player in enumerate(view.seats) for sheet in player.sheets if sheet.alien]
