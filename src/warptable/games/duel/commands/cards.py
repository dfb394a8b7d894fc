"""Aliens, envoys and destiny cards of the game for two: all of one kind, or one with its whole text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from warptable.cli.catalogue import find, heading, paragraph, print_properties, print_table, section, show
from warptable.cli.errors import Refused
from warptable.cli.options import language

from ..engine import facts
from ..engine.facts import AlienFacts, DestinyFacts, EnvoyFacts
from ..words.cards import SheetText
from ..words.speaker import Speaker

LEVELS = {"green": "#2fa866", "yellow": "#c08a00", "red": "#d8472f"}
Card = AlienFacts | EnvoyFacts | DestinyFacts


def aliens(name: str | None, edition: str | None, aliens_from: str | None, lang: str | None, *, json: bool) -> None:
    """All aliens, or the card of one (`cli/aliens.py`)."""
    if aliens_from:
        raise Refused(f"packs bring no aliens to {edition}: --aliens-from goes without --edition {edition}")
    speaker, everything = Speaker(language(lang)), list(facts.aliens().values())
    found = None if name is None else find(name, everything, "alien", "aliens --edition duel")
    show(
        found,
        everything,
        json=json,
        print_all=lambda console: _list_aliens(console, speaker),
        print_one=lambda console, one: _print_alien(console, speaker, one),
    )


def show_envoys(name: str | None, lang: str | None, *, json: bool) -> None:
    """All envoys, or the card of one."""
    speaker, everything = Speaker(language(lang)), list(facts.envoys().values())
    found = None if name is None else find(name, everything, "envoy", "envoys")
    show(
        found,
        everything,
        json=json,
        print_all=lambda console: _list_envoys(console, speaker),
        print_one=lambda console, one: _print_envoy(console, speaker, one),
    )


def show_destiny(name: str | None, lang: str | None, *, json: bool) -> None:
    """All destiny cards, or one."""
    speaker, everything = Speaker(language(lang)), list(facts.destiny().values())
    found = None if name is None else find(name, everything, "destiny card", "destiny")
    show(
        found,
        everything,
        json=json,
        print_all=lambda console: _list_destiny(console, speaker),
        print_one=lambda console, one: _print_destiny(console, speaker, one),
    )


# ---------------------------------------------------------------- all of them


def _list_aliens(console: Console, speaker: Speaker) -> None:
    rows = [
        (_title(speaker, alien), Text(speaker.t(f"duel-level-{alien.level}")), Text(speaker.sheet(alien.id).does))
        for alien in facts.aliens().values()
    ]
    _print_list(console, speaker, ("list-alien", "sheet-level", "list-what"), rows, "duel-list-aliens")


def _list_envoys(console: Console, speaker: Speaker) -> None:
    rows = [
        (_title(speaker, envoy), Text(speaker.t(f"duel-icon-{envoy.deck}")), Text(speaker.envoy_sheet(envoy.id).does))
        for envoy in facts.envoys().values()
    ]
    _print_list(console, speaker, ("duel-list-envoy", "duel-list-icon", "list-what"), rows, "duel-list-envoys")


def _list_destiny(console: Console, speaker: Speaker) -> None:
    rows = [
        (_title(speaker, card), Text(speaker.deck(card.deck)), Text(speaker.destiny_text(card.id).effect))
        for card in facts.destiny().values()
    ]
    _print_list(console, speaker, ("duel-list-card", "duel-list-deck", "list-what"), rows, "duel-list-destiny")


def _print_list(
    console: Console, speaker: Speaker, heads: Sequence[str], rows: Sequence[Sequence[Text]], below: str
) -> None:
    print_table(console, [(speaker.t(head), False) for head in heads], rows, speaker.t(below, number=len(rows)))


def _title(speaker: Speaker, card: Card) -> Text:
    """The name, of an alien in the colour of its frame."""
    style = LEVELS[card.level] if isinstance(card, AlienFacts) else ""
    return Text(speaker.source(card.id), style=f"bold {style}".strip())


# ---------------------------------------------------------------- one of them


def _print_alien(console: Console, speaker: Speaker, alien: AlienFacts) -> None:
    said = [speaker.t(f"duel-level-{alien.level}")]
    if alien.hand_limit != facts.components().start.hand_limit:
        said.append(speaker.t("duel-cat-hand-limit", limit=alien.hand_limit))
    _print_sheet(console, speaker, alien, speaker.sheet(alien.id), " · ".join(said))


def _print_envoy(console: Console, speaker: Speaker, envoy: EnvoyFacts) -> None:
    _print_sheet(console, speaker, envoy, speaker.envoy_sheet(envoy.id), speaker.t(f"duel-icon-{envoy.deck}"))


def _print_sheet(console: Console, speaker: Speaker, card: Card, sheet: SheetText, line: str) -> None:
    heading(console, speaker, _title(speaker, card), card, sheet.does, Text(line))
    for ability in sheet.abilities:
        paragraph(console, f"{ability.name}  ({ability.header})" if ability.header else ability.name, ability.text)
    _print_end(console, speaker, sheet.rulings, sheet.own, sheet.label)


def _print_destiny(console: Console, speaker: Speaker, card: DestinyFacts) -> None:
    text = speaker.destiny_text(card.id)
    line = f"{speaker.deck(card.deck)} · {speaker.t('duel-next', deck=speaker.deck(card.next))}"
    heading(console, speaker, _title(speaker, card), card, "", Text(line))
    rows = [("kind", speaker.t(f"duel-kind-{card.kind}"))]
    print_properties(console, speaker, rows)
    if card.ship_advantage is not None:
        console.print(Text(speaker.t("duel-advantage", value=f"+{card.ship_advantage}")))
    if card.planet_bar:
        symbols = ", ".join(speaker.t(f"duel-symbol-{symbol}") for symbol in card.planet_bar)
        console.print(Text(speaker.t("duel-bar", symbols=symbols)))
    paragraph(console, speaker.t("sheet-effect"), text.effect)
    for symbol, said in text.lines.items():
        paragraph(console, speaker.t(f"duel-symbol-{symbol}"), said)
    if card.prize is not None:
        paragraph(console, f"{speaker.t(f'duel-prize-{card.prize.who}')}: {text.prize_name}", text.prize)
    _print_end(console, speaker, text.rulings, text.own, text.label)


def _print_end(console: Console, speaker: Speaker, rulings: Sequence[str], own: str, label: str) -> None:
    section(console, speaker.t("sheet-rulings"), rulings)
    if own:
        paragraph(console, label, own)
