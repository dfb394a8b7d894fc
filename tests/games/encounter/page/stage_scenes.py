"""Moments of real games for the tests of the stages: found once, looked at from any seat."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from html.parser import HTMLParser
from typing import Any

import warptable
from warptable.bots import make_bot
from warptable.games.encounter.engine.model.encounter import Encounter
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.rules.totals import faces
from warptable.games.encounter.page.scene import build as staging
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Rng, Session
from warptable.table.page.frames import Drawn, whole
from warptable.table.play import reactions as pauses
from warptable.table.reader import Reader
from warptable.table.scene.data import Answer, Asked, Person, Reaction, WaitedFor

Game = Session[State]
NAMES = ("<Ada>", 'Bix"', "Nova & Co", "Quill", "Tarn")
"""Names that would break a page if they were not escaped."""
LONGEST = 60


def moments(seed: int, aliens: tuple[str, ...] = (), encounters: int = 25, bot: str = "steady") -> Iterator[Game]:
    """A game of bots, stopped at every question."""
    game = warptable.new_game("ffg", 5, seed, aliens=list(aliens) or None, uniform=True)
    player, rng = make_bot(bot), Rng.seeded("stages", seed)
    while not game.over and game.state.encounters < encounters:
        yield game
        decision = game.decisions[0]
        game.answer(decision, player.choose(lambda seat=decision.seat: game.view(seat), decision, rng))  # type: ignore[misc]
    yield game


@lru_cache(maxsize=64)
def found(where: Callable[[Game], bool], first: str = "", bot: str = "steady") -> Game:
    """The first such moment; `first` is the alien of the first seat."""
    aliens = (first, "zombie", "human", "oracle", "trader") if first else ()
    for seed in range(1, LONGEST):
        for game in moments(seed, aliens, bot=bot):
            if where(game):
                return game
    raise AssertionError("no game has such a moment")


@cache
def finished(seed: int) -> Game:
    *_, last = moments(seed, encounters=400)
    assert last.over
    return last


def encounter(game: Game) -> Encounter | None:
    return game.state.frames[-1] if game.state.frames else None


def is_open(game: Game) -> bool:
    """Do both cards lie open, before anything is carried out?"""
    e = encounter(game)
    return e is not None and e.revealed and game.state.step.startswith("reveal.") and min(e.slots) >= 0


def kinds(game: Game) -> tuple[str, str]:
    off, deff = faces(game.game)
    return off.type.value, deff.type.value


def talking(game: Game) -> bool:
    return any(decision.prompt == "deal" for decision in game.decisions)


def answering(game: Game) -> bool:
    """Is somebody asked about a proposal that lies on the table and names cards?"""
    return talking(game) and any(term["kind"] == "cards" for term in (game.decisions[0].about or {})["terms"])


def scene_of(game: Game, seat: int | None = 0, locale: str = "en", **changes: Any) -> EncounterScene:
    """The table as this seat sees it."""
    view = game.view(seat)
    speaker = Speaker(locale, seat, view.home_of, view.edition, NAMES)
    pause = pauses.pause_at(game)
    reaction, asked = None, None
    if pause is not None:
        choices = pause.choices.get(seat, ()) if seat is not None else ()
        answers = tuple(Answer(str(key), choice.decision, choice.option) for key, choice in enumerate(choices))
        reaction = Reaction(1, pause.first, 5, 4, reader_asked=seat in pause.seats_asked, answers=answers)
    else:
        asked = next((Asked(d, d.serial) for d in game.decisions if d.seat == seat), None)
    foreseen, outlooks = staging.outlook_of(game)
    made = EncounterScene(
        reader=Reader("guest", "Ada", locale),
        table="abc",
        title="Comet",
        view=view,
        speaker=speaker,
        people=[Person(name, "" if seat < 2 else "steady") for seat, name in enumerate(NAMES)],
        log=staging.lines(speaker, game.log, seat),
        asked=asked,
        reaction=reaction,
        waiting=[WaitedFor(d.seat, d.prompt) for d in game.decisions],
        talks=staging.talks_of(game, seat, 41, 60),
        agreed=staging.agreed_of(game, seat),
        totals=staging.totals_of(game),
        foreseen=foreseen,
        outlooks=outlooks,
        winners=game.winners,
        seed_hash="9f2c41d0",
        seed=game.seed if game.over else None,
    )
    return replace(made, **changes)


# ---- looking at pages -------------------------------------------------------------------------------

VOID = {"input", "br", "img", "meta", "link", "hr"}


class Page(HTMLParser):
    """What a test wants to know of some markup: elements, ids, words."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(markup)
        self.close()
        assert self.open == [], f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", " ".join(self.words)).strip()

    def all(self, tag: str = "", **attrs: str) -> list[dict[str, str | None]]:
        """The elements with these attributes; `cls` asks for one class."""
        wanted = {name.replace("_", "-"): value for name, value in attrs.items() if name != "cls"}
        return [
            found
            for name, found in self.elements
            if (not tag or name == tag)
            and all(found.get(key) == value for key, value in wanted.items())
            and ("cls" not in attrs or attrs["cls"] in (found.get("class") or "").split())
        ]

    def check(self) -> None:
        """Ids occur once, every label and help hook can be reached, nothing unnamed is said."""
        ids = [str(found["id"]) for _, found in self.elements if "id" in found]
        assert len(ids) == len(set(ids)), sorted(ids)
        for tag, found in self.elements:
            if "data-help" in found:
                assert tag == "button", found
            if "aria-label" in found and tag in ("p", "b", "span", "div"):
                assert found.get("role"), f"{tag} cannot be named: {found}"


def page(region: Drawn) -> Page:
    made = Page(whole(region))
    made.check()
    return made
